"""Ships, Colonists and travel that are refused, for `test_refusals`."""

from functools import partial

from mensae.games.onmars.schema import (
    Build,
    Crew,
    Executive,
    GameAction,
    Goal,
    Hex,
    Lss,
    Main,
    PutMarker,
    Retrieve,
    Reward,
    Ship,
    Tech,
    Travel,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import (
    colonists,
    do,
    goods,
    hand,
    position,
    ships,
    tech,
    to_markers,
    worker,
)
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.table import advanced, building, level


def harbour(*docked: int, colony: int = 1) -> State:
    s = position()
    ships(s, 0, docked)
    level(s, colony)
    goods(s, 0, plant=3, water=3, mineral=0)
    return s


def welcoming(*actions: GameAction, lq: int = 3, ship_tech: bool = True) -> State:
    """Two Ships are on Depot spaces 3 and 5; Bob has a Ship Tech."""
    s = harbour(3, 5, colony=5)
    building(s, "shelter", "-3,0", seat=0)
    colonists(s, 0, lq=lq)
    if ship_tech:
        tech(s, 1, "ship_tech", "c1_top")
    do(s, Main("welcome_ship"), *actions)
    return s


def free_ship() -> State:
    """The second reward of goal 9."""
    s = position()
    building(s, "shelter", "-3,0", "-3,-1", seat=0)
    colonists(s, 0, lq=7)
    hand(s, 0, 9)
    do(s, Goal(9), Reward("second"))
    return s


def turbines(*actions: GameAction, mineral: int = 3) -> State:
    """A Generator brings an LSS benefit, without a worker."""
    s = position()
    advanced(s, 0, 4, "0,-2")
    goods(s, 0, crystal=2, mineral=mineral)
    do(s, Executive(8), Hex("-2,0"), *actions)
    return s


def generator() -> State:
    """The LSS benefit for a Generator; the worker and another Colonist are away."""
    s = position()
    worker(s, "upgrade", 0)
    do(s, Main("construct"), Build("generator"), Hex("-2,0"), Lss("retrieve"))
    return s


def aqueduct() -> State:
    s = position()
    building(s, "water_extractor", "0,4")
    advanced(s, 0, 18, "0,2")
    goods(s, 0, crystal=2)
    colonists(s, 0, wa=3)
    worker(s, "construct", 0)
    do(s, Executive(8))
    return s


def leaving(left: bool = False) -> State:
    """In the Shuttle phase; Bob has a Ship in the Hangar and can travel with it."""
    s = position(shuttle="colony" if left else "orbit")
    ships(s, 0, (2, 3, 4, 5), hangar=1 if left else 0)
    ships(s, 1, (2, 3, 4, 5))
    shuttle_phase(s)
    return s


def arriving() -> State:
    """Anna comes to Orbit, where Bob is."""
    s = position(spaces=(5, 2))
    shuttle_phase(s)
    while s.asked == 1:
        do(s, Travel("stay"))
    do(s, Travel("shuttle"))
    return s


def second_marker() -> State:
    s = to_markers()
    do(s, PutMarker(1))
    return s


JOURNEYS = [
    Case("ships", partial(harbour, colony=5), Main("welcome_ship"), "OM-070", "There is no Ship left in your Depot."),
    Case(
        "level",
        partial(harbour, 2, 3, 4, 5),
        Main("welcome_ship"),
        "OM-071",
        "At colony level 1 only 1 Ship may have left your Depot; so far: 1.",
    ),
    Case("such-ship", welcoming, Ship(1), "OM-070", "There is no Ship on Depot space 1; there are some on 3, 5."),
    Case("tech", partial(welcoming, Ship(3), Crew(bot=False)), Tech(0), "OM-097", "Anna has no Ship Tech."),
    Case("ship-tech", free_ship, Tech(0), "OM-187", "A Ship Tech cannot be used with this effect."),
    Case(
        "second-ship-tech",
        partial(welcoming, Ship(3), Crew(bot=False), Tech(1)),
        Tech(1),
        "OM-107",
        "You have used a Ship Tech; only one goes with an effect.",
    ),
    Case(
        "ship-tech-room",
        partial(welcoming, Ship(3), Crew(bot=False), lq=6),
        Tech(1),
        "OM-107",
        "A Ship Tech would bring nobody: your supply is empty or your Living Quarters are full.",
    ),
    Case(
        "retrieval",
        turbines,
        Lss("retrieve"),
        "OM-257",
        "None of your Colonists is on an action or in the Working Area.",
    ),
    Case(
        "room",
        turbines,
        Lss("mineral"),
        "OM-017",
        "Your Storage is full: it holds 2 minerals, and no contract of yours needs more.",
    ),
    Case(
        "colonist-there",
        generator,
        Retrieve("hire"),
        "OM-024",
        "No Colonist of yours can come home from “Hire a Scientist or Take an Earth Contract”, only from "
        "“Construct a Building” and from “Upgrade a Building”.",
    ),
    Case(
        "such-place",
        aqueduct,
        Retrieve("construct"),
        "OM-145",
        "This effect brings nobody home from “Construct a Building”, only from the Working Area.",
    ),
    Case(
        "space",
        second_marker,
        PutMarker(1),
        "OM-040",
        "Turn Order space 1 is taken by Anna; free are 2, 3, 4, 5, 6, 7, 8.",
        seat=1,
    ),
    Case("space", arriving, PutMarker(2), "OM-203", "Turn Order space 2 is taken by Bob; free are 1, 3, 4."),
    Case(
        "space-side",
        arriving,
        PutMarker(6),
        "OM-203",
        "Turn Order space 6 is in the Colony, and your journey ends in Orbit; free are 1, 3, 4.",
    ),
    Case(
        "shuttle",
        leaving,
        Travel("shuttle"),
        "OM-198",
        "The Shuttle has not left from your side; you are in the Colony.",
        seat=1,
    ),
    Case(
        "ship-needed",
        partial(leaving, left=True),
        Travel("ship"),
        "OM-198",
        "The Shuttle takes you free of charge; no Ship has to be discarded.",
    ),
]
