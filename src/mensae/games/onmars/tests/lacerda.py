"""Lacerda in a position (see `position`): his turn with a card of one's choice, or a single effect for him."""

from mensae.core.schema import CHANCE
from mensae.games.onmars.components import SOLO_DECK
from mensae.games.onmars.data import HEX_IDS, NONE
from mensae.games.onmars.frames import F_ROUND, F_SOLO, F_SOLO_ROVER
from mensae.games.onmars.rules import engine
from mensae.games.onmars.rules import turn as turns
from mensae.games.onmars.rules.effects import begin
from mensae.games.onmars.rules.geometry import RESEARCH_HEXES
from mensae.games.onmars.schema import GameAction, Side
from mensae.games.onmars.state import LACERDA, OWN, SPACE, State, pop, push
from mensae.games.onmars.tests.looking import offered
from mensae.games.onmars.tests.position import asked, choices, goods, position, space
from mensae.games.onmars.tests.table import clear, warehouse


def alone(side: Side = "orbit") -> State:
    """The human in the Colony and about to act, Lacerda on this side with 1 crystal and what he begins with."""
    s = position(1, (5, 7))
    space(s, LACERDA, 1 if side == "orbit" else 8)
    goods(s, LACERDA, crystal=1, pending=0)
    warehouse(s, crystal=2)
    return s


def his_turn(s: State, action: int, mission: str = "A", passes: int = 1, travels: bool = True) -> None:
    """His turn begins now, with a card of this action; the human's turn of the round is still to come."""
    cards = SOLO_DECK.cards
    fits = [i for i, card in enumerate(cards) if (card.action, card.travels) == (action, travels)]
    chosen = next((i for i in fits if cards[i].mission == mission), fits[0])
    while s.depth:
        pop(s)
    s.uses.clear()
    s.solo_deck, s.solo_pass = 1 << chosen, passes
    turns.stand_up(s)
    push(s, F_ROUND, NONE)
    push(s, F_SOLO, LACERDA)
    engine.run(s)


def for_him(s: State, effect: int) -> None:
    """He carries out this effect, and then the game goes on."""
    begin(s, LACERDA, effect)
    engine.run(s)


def his_rover(s: State) -> None:
    """His Rover moves."""
    push(s, F_SOLO_ROVER, LACERDA)
    engine.run(s)


def no_research(s: State) -> None:
    """All Research tiles have left the game."""
    for pair in RESEARCH_HEXES.values():
        for at in pair:
            clear(s, HEX_IDS[at])


def until(s: State, kind: type[GameAction]) -> list[GameAction]:
    """Chance brings what comes first, until such a choice is open."""
    while not offered(s, kind):
        assert asked(s) == CHANCE
        engine.apply(s, CHANCE, s.choices[0], 0)
    return choices(s)


def place(s: State, seat: int) -> int:
    """The Turn Order space of the marker."""
    return int(s.own[seat * OWN + SPACE])
