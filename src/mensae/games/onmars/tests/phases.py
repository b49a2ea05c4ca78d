"""Brings a position to the end of a phase, and sets what only tests of the later chapters need (see `position`)."""

from typing import Literal

from mensae.core.schema import Seat
from mensae.games.onmars.data import DISCOVERY_COUNT, DISCOVERY_IDS, FIRST_CARDS, NONE, RESEARCH_KINDS
from mensae.games.onmars.frames import F_ROUND, F_SHUTTLES
from mensae.games.onmars.rules import engine
from mensae.games.onmars.state import BOX, FOUND, OWN, SECRET, STANDING, STUDIED, State, pop, push


def colonization_is_over(s: State) -> None:
    """Everybody has had the turn of this round, and the game goes on from there."""
    _lay_down(s)
    push(s, F_ROUND, NONE)
    engine.run(s)


def shuttle_phase(s: State) -> None:
    """The Shuttle phase begins now: the Shuttle moves, and the first player is asked."""
    _lay_down(s)
    push(s, F_ROUND, NONE, 1)
    push(s, F_SHUTTLES, NONE)
    engine.run(s)


def _lay_down(s: State) -> None:
    while s.depth:
        pop(s)
    s.active = NONE
    s.uses.clear()
    for seat in range(s.players):
        s.own[seat * OWN + STANDING] = 0


def discovered(s: State, seat: Seat, *tiles: str) -> None:
    """The Rover of the seat has taken these Discovery tiles."""
    for tile in tiles:
        s.tiles[DISCOVERY_IDS.index(tile)] = seat
        s.own[seat * OWN + FOUND] += 1


def studied(s: State, seat: Seat, *kinds: Literal["a", "b", "c", "d"]) -> None:
    """The Rover of the seat has taken the first Research tile of these kinds."""
    for kind in kinds:
        number = RESEARCH_KINDS.index(kind)
        s.tiles[DISCOVERY_COUNT + 2 * number] = seat
        s.own[seat * OWN + STUDIED] |= 1 << number


def secret(s: State, seat: Seat, *cards: str) -> None:
    """Exactly these First Colonist cards are in the hand of the seat."""
    s.own[seat * OWN + SECRET] = sum(1 << FIRST_CARDS.index(card) for card in cards)
    for card in cards:
        s.secrets &= ~(1 << FIRST_CARDS.index(card))


def boxed(s: State, tile: str) -> bool:
    """Whether this Discovery tile is out of the game."""
    return bool(s.tiles[DISCOVERY_IDS.index(tile)] == BOX)
