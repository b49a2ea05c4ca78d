"""Steps that are refused, for `test_refusals`."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from mensae.core.schema import Seat
from mensae.games.spacemaze.schema import Drawn, EndTurn, Exit, GameAction, Give, Go, Home, Pad, Take
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import ROW, chance, do, playing, position


class Case(NamedTuple):
    """A seat that wants something which is not legal, and what it hears."""

    key: str
    state: Callable[[], State]
    action: GameAction
    rule: str
    sentence: str
    seat: Seat = 0


def stopped() -> State:
    s = position(anna={"green": "B2"}, points={"green": 2, "purple": 1})
    do(s, Pad("green"))
    chance(s, Drawn("MORPH"))
    return s


FOUR = {"green": "A1", "purple": "A1", "orange": "A1"}  # with one of Anna's
STEPPING = partial(position, points={"green": 2, "purple": 1, "orange": 1})
WALKING = partial(STEPPING, anna={"green": "A2", "purple": "A3", "orange": "A2"}, tiles=ROW)
WEARING = partial(STEPPING, anna={"green": "B2 relic", "purple": "B2", "orange": "B3 pad"})
GLUED = partial(STEPPING, anna={"green": "B2 relic glued", "purple": "B2"})
# C2 has doors blue, red, blue, yellow; the relic tile is to the east
BESIDE_RELIC = partial(STEPPING, anna={"green": "C2", "purple": "C3"}, tiles={"C2": "T24"})

STEPS = [
    Case(
        "stopped",
        stopped,
        Go("green", "E"),
        "SM-87",
        "Your green alien has stopped on the pad of B2 and does nothing more in this turn.",
    ),
    Case(
        "points",
        partial(position, anna={"green": "B2"}, points={"purple": 2, "orange": 1}),
        Go("green", "E"),
        "SM-61",
        "Your green alien has no move points; you have 2 purple, 1 orange.",
    ),
    Case(
        "points-at-all",
        partial(position, points={}),
        Exit("green"),
        "SM-61",
        "Your green alien has no move points; all are spent.",
    ),
    Case("outside", WEARING, Exit("purple"), "SM-63", "Your purple alien is on B2, not in the UFO."),
    Case("outside", WEARING, Exit("orange"), "SM-63", "Your orange alien is on the pad of B3, not in the UFO."),
    Case(
        "inside", STEPPING, Go("green", "E"), "SM-76", "Your green alien is in the UFO; it can only leave it, for A1."
    ),
    Case("inside", STEPPING, Pad("orange"), "SM-76", "Your orange alien is in the UFO; it can only leave it, for A1."),
    Case(
        "full",
        partial(STEPPING, anna={"purple": "A1"}, bob=FOUR),
        Exit("green"),
        "SM-73",
        "A1 is full: 4 aliens are there, and your green alien would be one too many.",
    ),
    Case(
        "full",
        partial(STEPPING, seats=3, anna={"green": "A2 relic", "purple": "A1"}, bob=FOUR),
        Go("green", "W"),
        "SM-73",
        "A1 is full: 4 aliens are there, and your green alien would be one too many.",
    ),
    Case("edge", WALKING, Go("green", "N"), "SM-20", "The board ends north of A2."),
    Case(
        "equal",
        WALKING,
        Go("orange", "S"),
        "SM-82",
        "The passage from A2 to B2 is red/red: two equal colours are closed for your orange alien.",
    ),
    Case(
        "closed",
        WALKING,
        Go("green", "E"),
        "SM-78",
        "The passage from A2 to A3 is red/yellow; your green alien passes only yellow/blue.",
    ),
    Case(
        "closed",
        WALKING,
        Go("purple", "W"),
        "SM-79",
        "The passage from A3 to A2 is yellow/red; your purple alien passes only blue/red.",
    ),
    Case(
        "closed",
        partial(STEPPING, anna={"orange": "A1"}, tiles={"A1": "T12", "A2": "T03"}),
        Go("orange", "E"),
        "SM-80",
        "The passage from A1 to A2 is yellow/blue; your orange alien passes only red/yellow.",
    ),
    Case(
        "closed",
        BESIDE_RELIC,
        Go("green", "E"),
        "SM-83",
        "The passage from C2 to C3 is red/silver; your green alien passes only yellow/blue.",
    ),
    Case("padless", BESIDE_RELIC, Pad("purple"), "SM-10", "There is no pad on C3."),
    Case(
        "on-pad",
        WEARING,
        Pad("orange"),
        "SM-90",
        "Your orange alien is on the pad of B3 already; it must leave and come back to use it again.",
    ),
    Case(
        "pad-taken",
        partial(STEPPING, anna={"green": "B2"}, bob={"purple": "B2 pad"}),
        Pad("green"),
        "SM-90",
        "The pad of B2 is occupied by Bob's purple alien.",
    ),
    Case("worn", WEARING, Take("green"), "SM-137", "Your green alien wears the relic already."),
    Case(
        "relic-away",
        BESIDE_RELIC,
        Take("green"),
        "SM-137",
        "The relic is on C3; your green alien is on C2.",
    ),
    Case("relic-away", WEARING, Take("orange"), "SM-137", "The relic is on B2; your orange alien is on the pad of B3."),
    Case(
        "glued",
        partial(STEPPING, anna={"green": "B2"}, bob={"purple": "B2 relic glued"}),
        Take("green"),
        "SM-128",
        "The relic is glued to Bob's purple alien until the round ends.",
    ),
    Case("glued", GLUED, Take("purple"), "SM-131", "The relic is glued to Anna's green alien until the round ends."),
    Case(
        "give-bare",
        WEARING,
        Give("purple", "green"),
        "SM-67",
        "Your purple alien does not wear the relic and has nothing to give.",
    ),
    Case(
        "give-glued",
        GLUED,
        Give("green", "purple"),
        "SM-131",
        "The relic is glued to your green alien until the round ends.",
    ),
    Case(
        "give-away",
        WEARING,
        Give("green", "orange"),
        "SM-67",
        "The orange alien is on the pad of B3; the relic is on B2, and goes only to a teammate on the same tile.",
    ),
    Case(
        "home-bare", WEARING, Home("purple"), "SM-74", "Without the relic your purple alien cannot enter the UFO again."
    ),
    Case("far", WEARING, Home("green"), "SM-68", "Your UFO is docked at A1; your green alien with the relic is on B2."),
    Case(
        "end",
        partial(playing, "RUN_2"),
        EndTurn(),
        "SM-122",
        "RUN +2 asks for at least one step; points left: 2 green.",
    ),
]
