"""Exploring, building and jokers that are refused, for `test_refusals`."""

from functools import partial

from mensae.games.magicmaze.schema import BuildBridge, BuildDome, Explore, JokerConvert, JokerTalk
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import CROSS, do, position
from mensae.games.magicmaze.tests.refused import Case

JOKERS = partial(position, "A2@0.E A3@0.S", mission=2)
BRIDGES = partial(position, "B5@0.N B6@0.E", mission=2)
FULL = partial(position, CROSS, {"A3.d": "brown green yellow"})


def without_jokers() -> State:
    s = JOKERS()
    s.jokers = 0
    return s


def without_domes() -> State:
    s = FULL()
    s.domes = 0
    return s


def talking() -> State:
    """Anna has opened a talk window at 60 s."""
    s = JOKERS()
    do(s, 1, "joker_talk", 60_000)
    return s


BUILD = [
    Case(
        "tile",
        position,
        Explore("A2.N"),
        "MM-78",
        "A2 is still in the stack; it comes into play only by exploring.",
        seat=2,
    ),
    Case(
        "edge",
        partial(position, CROSS, {"0.E": "blue"}, mission=2),
        Explore("0.E"),
        "MM-77",
        "0.E is complete; you explore only at half platforms.",
        seat=1,
    ),
    Case(
        "edge",
        partial(position, CROSS, mission=2),
        Explore("A2.W"),
        "MM-77",
        "0.E is complete; you explore only at half platforms.",
        seat=1,
    ),
    Case(
        "stack",
        partial(position, CROSS, {"A1.N": "blue"}),
        Explore("A1.N"),
        "MM-76",
        "The stack is empty: all tiles lie on the table.",
        seat=1,
    ),
    Case(
        "colour",
        partial(position, pieces={"0.S": "blue"}),
        Explore("0.S"),
        "MM-47",
        "You do not own blue; this colour belongs to Bob.",
    ),
    Case(
        "key",
        partial(position, pieces={"0.W": "blue"}),
        Explore("0.W"),
        "MM-74",
        "To explore at 0.W you need a yellow banana there; now there is a blue girder.",
        seat=2,
    ),
    Case(
        "key",
        position,
        Explore("0.S"),
        "MM-74",
        "To explore at 0.S you need a blue girder there; now there is nothing.",
        seat=1,
    ),
    Case(
        "tile", position, BuildDome("A3.d"), "MM-78", "A3 is still in the stack; it comes into play only by exploring."
    ),
    Case(
        "dome",
        partial(position, CROSS, {"A3.d": "brown green"}),
        BuildDome("A3.d"),
        "MM-96",
        "A3.d is not full yet; missing: yellow.",
        seat=1,
    ),
    Case(
        "second-dome",
        partial(position, CROSS, domes=["A3.d"]),
        BuildDome("A3.d"),
        "MM-96",
        "There is a dome on A3.d already.",
    ),
    Case("domes", without_domes, BuildDome("A3.d"), "MM-97", "There is no dome left in the warehouse."),
    Case(
        "bridges",
        partial(position, "X16@0.N", {"X16.a": "blue"}),
        BuildBridge("X16.a-b", "X16.a", "blue"),
        "MM-39",
        "Bridges are built from mission 2 on.",
        seat=1,
    ),
    Case(
        "tile",
        partial(position, mission=2),
        BuildBridge("B6.E-d", "B6.E", "blue"),
        "MM-78",
        "B6 is still in the stack; it comes into play only by exploring.",
        seat=1,
    ),
    Case(
        "bridge",
        BRIDGES,
        BuildBridge("B6.E-d", "B6.E", "blue"),
        "MM-139",
        "That takes a blue girder on B6.E; now there is nothing.",
        seat=1,
    ),
    Case(
        "bridge",
        partial(BRIDGES, pieces={"B6.d": "orange orange"}),
        BuildBridge("B6.E-d", "B6.d", "purple"),
        "MM-139",
        "That takes a purple crystal on B6.d; now there are orange ore and orange ore.",
        seat=1,
    ),
    Case(
        "colour",
        partial(BRIDGES, pieces={"B6.S": "purple"}),
        BuildBridge("B6.S-d", "B6.S", "purple"),
        "MM-47",
        "You do not own purple; this colour belongs to Bob.",
    ),
    Case(
        "bridge-left",
        partial(BRIDGES, pieces={"B6.E": "purple"}, bridges={"B6.S-d": "purple"}),
        BuildBridge("B6.E-d", "B6.E", "purple"),
        "MM-140",
        "The bridge in purple is used: it lies on B6.S-d.",
        seat=1,
    ),
    Case(
        "second-bridge",
        partial(BRIDGES, pieces={"B6.S": "blue"}, bridges={"B6.S-d": "purple"}),
        BuildBridge("B6.S-d", "B6.S", "blue"),
        "MM-142",
        "There is a bridge on B6.S-d already, in purple.",
        seat=1,
    ),
    Case("jokers", position, JokerTalk(), "MM-37", "There are jokers from mission 2 on."),
    Case(
        "jokers",
        partial(position, pieces={"0.c": "blue"}),
        JokerConvert("0.c", "blue", "orange"),
        "MM-37",
        "There are jokers from mission 2 on.",
    ),
    Case("joker", without_jokers, JokerTalk(), "MM-145", "All 3 jokers are used."),
    Case("joker", without_jokers, JokerConvert("0.c", "blue", "orange"), "MM-145", "All 3 jokers are used."),
    Case(
        "talk-alone",
        partial(position, seats=1, mission=2),
        JokerTalk(),
        "MM-147",
        "Alone you may talk as you like; a joker is not needed for that.",
    ),
    Case("talk-twice", talking, JokerTalk(), "MM-147", "You may talk already; keep the joker.", seat=1, at=62_000),
    Case(
        "change",
        partial(JOKERS, pieces={"0.c": "orange"}),
        JokerConvert("0.c", "orange", "orange"),
        "MM-150",
        "That would swap orange for orange.",
    ),
    Case(
        "colour",
        partial(JOKERS, pieces={"0.c": "blue"}),
        JokerConvert("0.c", "blue", "orange"),
        "MM-47",
        "You do not own orange; this colour belongs to Anna.",
        seat=1,
    ),
    Case(
        "tile",
        JOKERS,
        JokerConvert("A4.a", "blue", "orange"),
        "MM-78",
        "A4 is still in the stack; it comes into play only by exploring.",
    ),
    Case(
        "name",
        partial(JOKERS, pieces={"0.E": "blue"}),
        JokerConvert("A2.W", "blue", "orange"),
        "MM-15",
        "A2.W has merged into 0.E; here it is called by that name.",
    ),
    Case(
        "joker-there",
        partial(position, pieces={"0.c": "rubbish"}, mission=3),
        JokerConvert("0.c", "blue", "orange"),
        "MM-153",
        "A joker exchanges resources only; on 0.c there is rubbish.",
    ),
    Case(
        "piece",
        JOKERS,
        JokerConvert("0.c", "blue", "orange"),
        "MM-73",
        "On 0.c there is nothing now; you meant a blue girder.",
    ),
    Case(
        "supply",
        partial(JOKERS, pieces={"0.c": "orange", "0.N": "orange", "0.S": "blue"}),
        JokerConvert("0.S", "blue", "orange"),
        "MM-149",
        "No orange is left in the supply; 2 of 2 are in play.",
    ),
    Case(
        "slot",
        partial(JOKERS, pieces={"A3.d": "green"}),
        JokerConvert("A3.d", "green", "orange"),
        "MM-152",
        "A3.d has no free slot for orange; free: yellow and brown.",
    ),
    Case(
        "slots",
        partial(position, CROSS, {"A3.d": "brown green yellow"}, mission=2),
        JokerConvert("A3.d", "green", "orange"),
        "MM-152",
        "All slots of A3.d are full; the dome can be built.",
    ),
]
