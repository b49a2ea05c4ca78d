"""Movements that are refused, for `test_refusals`."""

from functools import partial

from mensae.games.onmars.schema import (
    Executive,
    GameAction,
    Main,
    MoveBot,
    MoveRover,
    Point,
    Skip,
    TakeTile,
    Tech,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.phases import studied
from mensae.games.onmars.tests.position import colonists, do, goods, position, ships, tech
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.table import advanced, bots, building, item, rover

START = "-2,-1"  # where Anna's first Bot is


def moving(*actions: GameAction, crystal: int = 0) -> State:
    """Control Center, with a Bot of Bob next to that of Anna and a third one further on."""
    s = position()
    goods(s, 0, crystal=crystal)
    bots(s, 0, START, "-2,1")
    bots(s, 1, "-2,-2", "-2,-3")
    do(s, Main("control_center"), *actions)
    return s


def no_bots() -> State:
    s = position()
    bots(s, 0)
    goods(s, 0, crystal=2)
    return s


def moving_the_rover_alone() -> State:
    s = no_bots()
    do(s, Main("control_center"))
    return s


def executive(space: int) -> State:
    s = position()
    ships(s, 0, (1, 3, 4, 5))
    goods(s, 0, crystal=4)
    do(s, Executive(space))
    return s


def roving(tile: str | int | None = None, at: str = "1,1", *actions: GameAction) -> State:
    """The Rover is on 1,0, Bob has a Rover Tech, and Storage is full of batteries."""
    s = position()
    rover(s, 0, "1,0")
    tech(s, 1, "rover_tech", "c1_top")
    goods(s, 0, battery=2, crystal=0)
    if tile is not None:
        item(s, at, tile)
    do(s, Main("control_center"), *actions)
    return s


def one_rover_point() -> State:
    """Next to the Discovery tile for batteries, with one point left."""
    return roving("d15", "1,2", MoveRover("1,1"))


def on_second_research() -> State:
    """One step away from a Research tile of a kind that Anna has."""
    s = position()
    studied(s, 0, "d")
    rover(s, 0, "2,0")
    item(s, "4,0", 8)
    do(s, Main("control_center"), MoveRover("3,0"))
    return s


def recycling(*actions: GameAction, lq: int = 0) -> State:
    s = position()
    building(s, "oxygen_condenser", "4,-1")
    advanced(s, 0, 21, "2,-1")
    goods(s, 0, crystal=2)
    colonists(s, 0, lq=lq)
    item(s, "-2,-2", "d11")
    do(s, Executive(8), *actions)
    return s


def commanding() -> State:
    s = position()
    building(s, "shelter", "-3,0", seat=0)
    advanced(s, 0, 24, "-3,0")
    goods(s, 0, crystal=2)
    colonists(s, 0, lq=0)
    return s


def rover_tech_used() -> State:
    s = position()
    tech(s, 1, "rover_tech", "c1_top")
    do(s, Main("control_center"), Tech(1))
    return s


MOVES = [
    Case(
        "transit",
        partial(moving, MoveBot(START, "-2,-2")),
        Skip(),
        "OM-260",
        "Your Bot cannot stop on -2,-2; move it on first.",
    ),
    Case(
        "transit",
        partial(moving, MoveBot(START, "-2,-2")),
        MoveRover("1,0"),
        "OM-260",
        "Your Bot cannot stop on -2,-2; move it on first.",
    ),
    Case(
        "transit",
        partial(moving, MoveBot(START, "-2,-2")),
        MoveBot("-2,1", "-2,0"),
        "OM-260",
        "Your Bot cannot stop on -2,-2; move it on first.",
    ),
    Case(
        "bot-points-here",
        partial(executive, 2),
        MoveBot(START, "-2,0"),
        "OM-150",
        "This effect does not move your Bots.",
    ),
    Case("bot-points-here", partial(executive, 2), Point("bots"), "OM-150", "This effect does not move your Bots."),
    Case(
        "rover-points-here", partial(executive, 6), MoveRover("1,0"), "OM-150", "This effect does not move your Rover."
    ),
    Case("rover-points-here", partial(executive, 6), Point("rover"), "OM-150", "This effect does not move your Rover."),
    Case("bots", moving_the_rover_alone, MoveBot(START, "-2,0"), "OM-150", "None of your Bots is on the map."),
    Case("bots", moving_the_rover_alone, Point("bots"), "OM-150", "None of your Bots is on the map."),
    Case("bot-there", moving, MoveBot("0,0", "1,0"), "OM-150", "You have no Bot on 0,0; your Bots are on -2,-1; -2,1."),
    Case(
        "points",
        partial(moving, MoveBot(START, "-2,0"), MoveBot("-2,0", START)),
        MoveBot(START, "-2,0"),
        "OM-150",
        "There are no points left for your Bots.",
    ),
    Case(
        "points",
        partial(moving, MoveRover("1,0"), MoveRover("2,0")),
        MoveRover("1,0"),
        "OM-150",
        "There are no points left for your Rover.",
    ),
    Case(
        "further-step",
        partial(roving, "d13", "1,0", TakeTile("1,0")),
        MoveRover("1,1"),
        "OM-156",
        "Your Rover on 1,0 has taken a tile and is done in this effect.",
    ),
    Case(
        "further-step",
        partial(roving, "d13", "1,0", TakeTile("1,0")),
        Tech(1),
        "OM-156",
        "Your Rover on 1,0 has taken a tile and is done in this effect.",
    ),
    Case(
        "neighbour",
        moving,
        MoveRover("3,0"),
        "OM-154",
        "Hex 3,0 is not next to your Rover, which comes onto the map on 0,0.",
    ),
    Case("neighbour", roving, MoveRover("4,0"), "OM-150", "Hex 4,0 is not next to your Rover, which is on 1,0."),
    Case(
        "stop",
        partial(moving, MoveBot("-2,1", "-2,0")),
        MoveBot(START, "-2,-2"),
        "OM-260",
        "Your Bot cannot stop on -2,-2, where a piece is, and with 1 point it would not get away from there.",
    ),
    Case(
        "stop-on-tile",
        one_rover_point,
        MoveRover("1,2"),
        "OM-157",
        "Your Rover cannot stop on 1,2, whose tile you may not take, and with 1 point it would not get away "
        "from there. Your Storage is full: it holds 2 batteries, and no contract of yours needs more.",
    ),
    Case(
        "second-research",
        on_second_research,
        MoveRover("4,0"),
        "OM-157",
        "Your Rover cannot stop on 4,0, whose tile you may not take, and with 1 point it would not get away "
        "from there. You have a Research tile of the kind on 4,0.",
    ),
    Case("steps", no_bots, Executive(6), "OM-260", "None of your Bots can take a step."),
    Case(
        "command",
        commanding,
        Executive(8),
        "OM-257",
        "Command Center can do nothing for you now. Your Rover gets as many points as the highest Rover Tech "
        "has levels, 0, and 1 for each Colonist you send; your Living Quarters hold 0.",
    ),
    Case("point-crystal", moving, Point("rover"), "OM-053", "A point costs 1 crystal; you have 0 crystals."),
    Case(
        "point-colonist",
        recycling,
        Point("bots"),
        "OM-052",
        "A point costs 1 Colonist; your Living Quarters are empty.",
    ),
    Case("rover-tech", partial(executive, 6), Tech(0), "OM-105", "A Rover Tech cannot be used with this effect."),
    Case(
        "second-rover-tech",
        rover_tech_used,
        Tech(1),
        "OM-105",
        "You have used a Rover Tech; only one goes with an effect.",
    ),
    Case("tech-anywhere", moving, Tech(0), "OM-097", "Nobody has Rover Tech."),
    Case(
        "collector",
        partial(executive, 6),
        TakeTile(START),
        "OM-156",
        "No tile can be taken: this effect does not move your Rover.",
    ),
    Case("collector-there", moving, TakeTile("0,0"), "OM-156", "Your Rover is not on 0,0."),
    Case("collector-there", recycling, TakeTile("0,0"), "OM-156", "Your Bot is not on 0,0."),
    Case("tile", roving, TakeTile("1,0"), "OM-156", "There is no tile on 1,0."),
]
