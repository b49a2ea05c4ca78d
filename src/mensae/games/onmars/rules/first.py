"""Chapter 21.2: the cards of First Colonists."""

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.onmars.data import A_BUILDINGS, A_CARDS, B_CARDS, FIRST_CARD, REVEAL, SKIP
from mensae.games.onmars.frames import FRAME, WHO, A, B
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.effects import begin
from mensae.games.onmars.rules.verbs import TASK_EFFECT
from mensae.games.onmars.state import CHANCE, OWN, RAISED, SECRET, State, ask, note, pop


def reveal_choices(s: State, who: i64) -> list[int]:
    """OM-226: own "B" cards whose task the last action or travel has done, one a turn and Shuttle phase."""
    if not s.first_colonists or s.revealed:
        return []
    hand = s.own[who * OWN + SECRET]
    return [REVEAL + task for task in range(B_CARDS) if hand >> (A_CARDS + task) & 1 and s.events >> task & 1]


def holds_tasks(s: State, who: i64) -> bool:
    """Whether the player has a "B" card, which everybody knows."""
    return s.own[who * OWN + SECRET] >> A_CARDS != 0


def forget_tasks(s: State) -> None:
    """OM-226: what has happened counts up to the end of a turn or travel."""
    s.events = 0
    s.revealed = False


def reveal(s: State, who: i64, task: i64) -> None:
    """OM-226: the card goes to the box, and the reward to the player."""
    s.own[who * OWN + SECRET] &= ~bit(A_CARDS + task)
    s.revealed = True
    note(s, notes.TASK_DONE, who, task)
    begin(s, who, TASK_EFFECT[task])


def after_travel(s: State) -> bool:
    """OM-226: in the Shuttle phase the question comes after every travel of a holder, whatever the card."""
    who = s.stack[s.depth - FRAME + WHO]
    if not holds_tasks(s, who):
        pop(s)
        return False
    return ask(s, who, [*reveal_choices(s, who), SKIP])


def answer(s: State, code: i64) -> None:
    """Reveal, or not."""
    who = s.stack[s.depth - FRAME + WHO]
    pop(s)
    if code != SKIP:
        reveal(s, who, code - REVEAL)


def secrets(s: State) -> bool:
    """OM-225: A is the type just built (B cards still to draw in B); an "A" card that shows it brings two "B" cards."""
    top = s.depth - FRAME
    who, building = s.stack[top + WHO], s.stack[top + A]
    if s.stack[top + B] == 0:
        hand = s.own[who * OWN + SECRET]
        s.own[who * OWN + RAISED] |= bit(building)
        for card in range(A_CARDS):
            if hand >> card & 1 and building in A_BUILDINGS[card]:
                s.own[who * OWN + SECRET] &= ~bit(card)
                s.stack[top + B] = 2
                note(s, notes.CARD_REVEALED, who, card)
    left = [FIRST_CARD + card for card in range(A_CARDS, A_CARDS + B_CARDS) if s.secrets >> card & 1]
    if s.stack[top + B] == 0 or not left:
        pop(s)
        return False
    return ask(s, CHANCE, left)


def drawn(s: State, code: i64) -> None:
    """OM-225, OM-226: a secret card; what has happened so far does not count for it."""
    top = s.depth - FRAME
    s.secrets &= ~bit(code - FIRST_CARD)
    s.own[s.stack[top + WHO] * OWN + SECRET] |= bit(code - FIRST_CARD)
    s.events = 0
    note(s, notes.FIRST_DEALT, s.stack[top + WHO])
    s.stack[top + B] -= 1
    if s.stack[top + B] == 0:
        pop(s)
