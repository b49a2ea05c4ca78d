"""High Card, the smallest game that uses the whole contract: secrets, simultaneous choices, a clock, shared places."""

from collections.abc import Sequence
from dataclasses import dataclass

from mensae.core import plain
from mensae.core.chance import Rng
from mensae.core.schema import CHANCE, CLOCK, Did, Outcome, Refusal, Refused, Seat, Setup, Span, TimeUp, Told, Who, no
from mensae.core.state import Note, copy_of
from tests.highcard.schema import Choice, Dealt, GameAction, Keep, Options, Shown, Swap, View

RANKS = range(1, 14)
ACTIONS: Sequence[GameAction] = [Keep(), Swap(), *(Dealt(card) for card in RANKS), Shown(), TimeUp()]
CODE: dict[GameAction, int] = {action: code for code, action in enumerate(ACTIONS)}
DEALT = 1  # a note: to which seat


@dataclass
class State:
    """Cards are ranks; 0 is no card."""

    seconds: int
    pack: list[int]  # cards left, by rank
    cards: list[int]
    asides: list[int]
    choices: list[Choice | None]
    until: int | None = None
    shown: bool = False
    notes: list[Note] | None = None


def setup(config: Setup) -> State:
    """HC-02: a full pack, and nobody has a card."""
    options: Options = config.options
    if options.highest < config.seats:
        raise Refused(no("HC-02", "highcard-no-pack", highest=options.highest, seats=config.seats))
    none = [0] * config.seats
    pack = [2 if 0 < rank <= options.highest else 0 for rank in range(14)]
    return State(options.seconds, pack, none.copy(), none.copy(), [None] * config.seats)


def due(s: State) -> list[Seat]:
    """HC-03, HC-07: the seat that gets the next card, as long as there is one."""
    waiting = [seat for seat, card in enumerate(s.cards) if not card]
    swaps = [seat for seat, choice in enumerate(s.choices) if choice == "swap" and not s.asides[seat]]
    return waiting[:1] if waiting or None in s.choices else swaps[:1]


def actors(s: State) -> list[Seat]:
    """HC-04: everybody who has not decided; before and after chance deals, and at last turns up (HC-08)."""
    if s.shown:
        return []
    return [CHANCE] if 0 in s.cards else [seat for seat, choice in enumerate(s.choices) if not choice] or [CHANCE]


def legal(s: State, seat: Seat, at: int) -> list[int]:
    """Every legal action of the seat, by code."""
    if seat == CLOCK:
        return [] if deadline(s) is None else [CODE[TimeUp()]]
    if seat not in actors(s):
        return []
    if seat != CHANCE:
        return [CODE[Keep()], CODE[Swap()]]
    return [CODE[Dealt(card)] for card in RANKS if s.pack[card]] if due(s) else [CODE[Shown()]]


def apply(s: State, seat: Seat, code: int, at: int) -> None:
    """Does what the code says."""
    match ACTIONS[code]:
        case Keep():
            s.choices[seat] = "keep"
        case Swap():
            s.choices[seat] = "swap"
        case Dealt(card):
            [to] = due(s)
            plain.note(s, DEALT, to)
            s.pack[card] -= 1
            s.asides[to], s.cards[to] = s.cards[to], card
            if 0 not in s.cards and s.until is None:
                s.until = at + s.seconds * 1000  # HC-06
        case TimeUp():
            s.choices = [choice or "keep" for choice in s.choices]
        case Shown():
            s.shown = True


def draw(s: State, rng: Rng) -> int:
    """HC-02: every card left in the pack is as likely as the others."""
    return CODE[Dealt(_draw_card(s, rng)) if due(s) else Shown()]


def _draw_card(s: State, rng: Rng) -> int:
    return [card for card in RANKS for _ in range(s.pack[card])][rng.below(sum(s.pack))]


def deadline(s: State) -> int | None:
    """HC-06: when the time is up, as long as somebody has to decide."""
    return s.until if None in s.choices else None


def outcome(s: State) -> Outcome | None:
    """HC-08: places by card; equal cards share."""
    return Outcome("HC-08", s.cards.copy(), plain.places(s.cards)) if s.shown else None


def audience(s: State, seat: Seat, action: GameAction) -> list[Seat] | None:
    """HC-03, HC-04: cards and choices are secret."""
    match action:
        case Keep() | Swap():
            return [seat]
        case Dealt():
            return due(s)
        case Shown() | TimeUp():
            return None


def view(s: State, seat: Seat | None) -> View:
    """HC-03, HC-08: a reader sees its own card and choice, and at the end all."""
    return View(
        cards=[card or None if s.shown or holder == seat else None for holder, card in enumerate(s.cards)],
        aside=None if seat is None else s.asides[seat] or None,
        choices=[choice if s.shown or holder == seat else None for holder, choice in enumerate(s.choices)],
        decided=[choice is not None for choice in s.choices],
        until=s.until,
        over=s.shown,
    )


def resample(s: State, seat: Seat, rng: Rng) -> State:
    """Others get other cards; while somebody decides, they may also have chosen otherwise."""
    t = copy_of(s)
    others = [] if s.shown else [other for other in range(len(s.cards)) if other != seat]
    hidden = [(hand, other) for other in others for hand in (t.cards, t.asides) if hand[other]]
    for hand, other in hidden:
        t.pack[hand[other]] += 1
    for hand, other in hidden:
        hand[other] = _draw_card(t, rng)
        t.pack[hand[other]] -= 1
    for other in others:
        if s.choices[other] and None in s.choices:
            t.choices[other] = "swap" if rng.below(2) else "keep"
    return t


def pieces(s: State) -> dict[str, int]:
    """HC-02: the cards of each rank."""
    return {f"rank {card}": s.pack[card] + s.cards.count(card) + s.asides.count(card) for card in RANKS}


def tell(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    """A sentence for those who may know the action, and one for those who may not."""
    match action:
        case None if seat == CHANCE:
            return [Told("highcard-dealt-hidden", {"who": Who(to)}) for _, to in notes]
        case None:
            return [Told("highcard-decided", {"who": Who(seat)})]
        case Keep() | Swap():
            return [Told("highcard-keep" if action == Keep() else "highcard-swap", {"who": Who(seat)})]
        case Dealt(card):
            return [Told("highcard-dealt", {"who": Who(to), "card": card}) for _, to in notes]
        case Shown():
            return [Told("highcard-shown", {"who": Who(to), "card": card}) for to, card in enumerate(s.cards)]
        case TimeUp():
            return [Told("highcard-time-up")]


def deeds(seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Did]:
    """HC-03, HC-04: who decided and who got a card; which one, for whoever may know it."""
    card = str(action.card) if isinstance(action, Dealt) else None
    decided = [Did("decide", seat)] if seat >= 0 else []
    return decided + [Did("deal", to, piece=card, count=1) for _, to in notes]


def prompt(s: State, seat: Seat | None) -> Told:
    """What is asked of the reader, or how many the table waits for."""
    if s.shown:
        return Told("highcard-ask-over")
    if actors(s) == [CHANCE]:
        return Told("table-ask-chance")
    return Told("highcard-ask-choose" if seat in actors(s) else "highcard-ask-wait", {"count": len(actors(s))})


def label(s: State, seat: Seat, action: GameAction) -> Told:
    """A choice with the card in it."""
    if not isinstance(action, Keep | Swap):
        return Told("table-do-chance")
    return Told("highcard-do-keep" if action == Keep() else "highcard-do-swap", {"card": s.cards[seat]})


def refusal(s: State, seat: Seat, action: GameAction, at: int) -> Refusal:
    """The first rule that forbids the action."""
    match action:
        case _ if s.shown:
            return no("HC-08", "highcard-no-over")
        case TimeUp():
            return no("HC-06", "highcard-no-time-up", seconds=s.seconds)
        case Dealt(card) if seat == CHANCE and due(s):
            return no("HC-02", "highcard-no-card", card=card)
        case Keep() | Swap() if 0 <= seat < len(s.cards):
            return no("HC-05", "highcard-no-twice") if s.choices[seat] else no("HC-04", "highcard-no-deal")
        case Keep() | Swap() | Dealt() | Shown():
            return no("HC-09", "highcard-no-chance")


def silence(s: State) -> Refusal | None:
    """HC-10: nobody talks while somebody has to decide."""
    return no("HC-10", "highcard-no-talk") if None in s.choices and 0 not in s.cards else None


def sketch(view: View, choices: Sequence[GameAction]) -> list[list[Span]]:
    """One line: the cards, face down ones as a dot."""
    return [[Span(f"{card or '·'} ", "bold" if choices else "") for card in view.cards]]


def worth(s: State, seat: Seat) -> float:
    """A share of the win, and before that the rank of the card."""
    if result := outcome(s):
        return (seat in result.winners) / len(result.winners)
    return s.cards[seat] / RANKS[-1]


def playout(s: State, rng: Rng, horizon: int) -> int:
    """Low cards are swapped."""
    decisions = 0
    while horizon > 0 and (seats := actors(s)):
        seat = seats[0]
        apply(s, seat, draw(s, rng) if seat == CHANCE else CODE[Swap() if worth(s, seat) < 0.5 else Keep()], 0)
        decisions += seat != CHANCE
        horizon -= 1
    return decisions
