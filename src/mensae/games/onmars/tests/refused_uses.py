"""The use of advanced buildings that is refused, for `test_refusals`."""

from functools import partial

from mensae.games.onmars.schema import (
    Executive,
    Send,
    Use,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.position import (
    do,
    goods,
    orbit,
    position,
)
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.table import advanced, building, exploration, scientist


def using(start: State) -> State:
    """Anna has Casino, Mineral Mine and four more, Bob has Wind Turbines; the Geologist works for Anna."""
    s = start
    building(s, "shelter", "-3,0", seat=0)
    building(s, "greenhouse", "-4,3")
    building(s, "generator", "3,-5")
    advanced(s, 0, 11, "-3,0")
    advanced(s, 0, 13, "0,0")
    scientist(s, 0, "geologist", 13)
    advanced(s, 1, 4, "0,-2")
    advanced(s, 0, 20, "-2,1")
    advanced(s, 0, 18, "0,2")
    advanced(s, 0, 22, "2,-1")
    advanced(s, 0, 15, "3,-5")
    goods(s, 0, crystal=3, all=0)
    exploration(s, "d01", "d10")
    do(s, Executive(8))
    return s


def in_colony() -> State:
    return using(position())


def in_orbit() -> State:
    return using(orbit())


def for_others() -> State:
    """Only Bob has Advanced Buildings; Anna's Scientists work there."""
    s = position()
    building(s, "generator", "2,-4")
    advanced(s, 1, 13, "0,0")
    advanced(s, 1, 4, "0,-2")
    advanced(s, 1, 3, "2,-4")
    scientist(s, 0, "geologist")
    scientist(s, 0, "rd_engineer")
    do(s, Executive(8))
    return s


def helpless(card: int, at: str) -> State:
    """Two cards could be used, and none of them helps."""
    s = position()
    advanced(s, 0, 18, "0,2")
    advanced(s, 0, card, at)
    goods(s, 0, crystal=1)
    return s


def poor() -> State:
    s = position()
    advanced(s, 0, 13, "0,0")
    return s


USES = [
    Case(
        "cards",
        position,
        Executive(8),
        "OM-131",
        "You have no Advanced Building, and no Scientist with a place to work.",
    ),
    Case("crystals", poor, Executive(8), "OM-131", "This costs 2 crystals; you have 1 crystal."),
    Case(
        "card-helps",
        partial(helpless, 22, "2,-1"),
        Executive(8),
        "OM-258",
        "None of these can be used now: Aqueduct and Aerial Elevator. Each costs 2 crystals, or nothing with "
        "a Scientist, and has to have something to do; you have 1 crystal.",
    ),
    Case("built", in_colony, Use(1), "OM-130", "Construction Yard is not built; its action cannot be used."),
    Case("owner", in_colony, Use(4), "OM-131", "Wind Turbines belongs to Bob, and no Scientist of yours works there."),
    Case(
        "scientist", in_colony, Send(20), "OM-132", "You have no Scientist for Trade Market; you need the Biochemist."
    ),
    Case(
        "sending",
        in_colony,
        Send(13),
        "OM-133",
        "You have the Geologist at work in Mineral Mine already; use it for free.",
    ),
    Case(
        "producers",
        for_others,
        Send(3),
        "OM-257",
        "Automated Production can do nothing for you now. You have neither a Miner nor an Advanced Building "
        "to produce.",
    ),
    Case(
        "trade",
        in_colony,
        Use(20),
        "OM-257",
        "Trade Market can do nothing for you now. Your Storage is empty; there is nothing to trade.",
    ),
    Case(
        "radar",
        in_colony,
        Use(15),
        "OM-257",
        "Radar can do nothing for you now. No face-up Discovery tile has a benefit that can do something for you.",
    ),
    Case(
        "journey", in_orbit, Use(22), "OM-257", "Aerial Elevator can do nothing for you now. You are in Orbit already."
    ),
    Case(
        "retrieval",
        in_colony,
        Use(18),
        "OM-257",
        "Aqueduct can do nothing for you now. None of your Colonists is in the Working Area.",
    ),
]
