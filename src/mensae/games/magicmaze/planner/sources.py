"""Where things come from: resources that stand, are made or changed, and colonists."""

from typing import Final

from mypy_extensions import i64

from mensae.games.magicmaze.data import (
    COLONIST,
    DOME_OF,
    DOMES,
    FACTORIES,
    FACTORY,
    FACTORY_OF,
    KIND,
    NONE,
    ROCKET,
    RUBBISH,
    SITE,
)
from mensae.games.magicmaze.planner.routes import CLEARING, STEP
from mensae.games.magicmaze.rules.board import in_order
from mensae.games.magicmaze.rules.codes import slot
from mensae.games.magicmaze.state import NOTHING, NOWHERE, State

JOKER: Final = 120  # what a joker is worth in the unit of `STEP`
UNPICK: Final = 60  # what it costs to take a resource out of the slot of another site


def sources(s: State, colour: i64, jokers: i64) -> list[tuple[int, int]]:
    """Where a resource of the colour can come from, with what it costs to have it there.

    It stands somewhere, a factory makes it, or a joker changes another one.
    """
    found: list[tuple[int, int]] = []
    for p in in_order(s):
        on = s.on[p]
        if on == colour:
            found.append((0, p))
        elif NOTHING < on < RUBBISH and jokers > 0 and s.supply[colour] > 0:
            found.append((STEP + JOKER, p))
    if s.supply[colour] > 0:
        for p in FACTORIES:
            made: i64 = FACTORY[p]
            root = s.root[p]
            if root == NOWHERE or (s.on[root] != NOTHING and s.on[root] == colour):
                continue
            price: i64 = STEP if s.on[root] == NOTHING else STEP + CLEARING
            if made == colour:
                found.append((price, root))
            elif jokers > 0 and s.supply[made] > 0 and s.on[root] == NOTHING:
                found.append((price + STEP + JOKER, root))
    return found


def in_slots(s: State, colour: i64, but: i64) -> list[tuple[int, int]]:
    """The sites that hold a resource of the colour, which could be taken out again (MM-94), but for one of them."""
    return [(UNPICK, p) for p in DOMES if p != but and s.root[p] != NOWHERE and s.held[slot(DOME_OF[p], colour)] > 0]


def factory(s: State, p: i64, colour: i64) -> i64:
    """The factory of this colour on a platform, which may have two (MM-65)."""
    half = p if FACTORY[p] == colour else s.other[p]
    number: i64 = FACTORY_OF[half]
    return number


def makes(s: State, p: i64, colour: i64) -> bool:
    """Whether a factory of this colour is here."""
    other = s.other[p]
    return FACTORY[p] == colour or (other != NOWHERE and FACTORY[other] == colour)


def other_made(s: State, p: i64) -> i64:
    """A colour that is made here and that the supply has; NOTHING if there is none."""
    half = p
    while half != NOWHERE:
        made: i64 = FACTORY[half]
        if made != NONE and s.supply[made] > 0:
            return made
        half = s.other[p] if half == p else NOWHERE
    return NOTHING


def colonists_at(s: State) -> list[tuple[int, int]]:
    """Every colonist that is not at home in a dome."""
    found = [(0, p) for p in in_order(s) if s.on[p] == COLONIST and KIND[p] != SITE]
    if s.rocket > 0:
        found += [(0, p) for p in in_order(s) if KIND[p] == ROCKET]
    return found
