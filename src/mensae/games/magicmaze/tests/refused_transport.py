"""Producing, moving, pipes and slugs that are refused, for `test_refusals`."""

from functools import partial

from mensae.games.magicmaze.schema import Eat, Move, Pipe, Produce
from mensae.games.magicmaze.tests.position import CROSS, position
from mensae.games.magicmaze.tests.refused import Case

# Anna has brown and orange, Bob blue and purple, Cleo green and yellow
MISSION_3 = partial(position, "A2@0.E A3@0.S C7@0.N", mission=3)
PIPES = partial(position, "C7@0.N C8@0.E", mission=3)
SLUG = partial(position, "D9@0.N", pieces={"D9.g": "slug"}, mission=4)
# A1 is there and both domes are built, so two colonists have landed
LANDED = partial(position, "A1@0.N A2@0.E A3@0.S B6@0.W", mission=2, domes=["A3.d", "B6.d"])

TRANSPORT = [
    Case(
        "tile",
        position,
        Produce("yellow", "A2.S"),
        "MM-78",
        "A2 is still in the stack; it comes into play only by exploring.",
        seat=2,
    ),
    Case("such-tile", position, Produce("purple", "B5.E"), "MM-31", "B5 is not in this game.", seat=1),
    Case("colour", position, Produce("blue", "0.W"), "MM-47", "You do not own blue; this colour belongs to Bob."),
    Case(
        "colour",
        partial(position, seats=4),
        Produce("blue", "0.W"),
        "MM-47",
        "You do not own blue; this colour belongs to Bob and Dirk.",
        seat=2,
    ),
    Case(
        "active",
        partial(position, seats=1),
        Move("blue", "0.W", "0.c"),
        "MM-213",
        "Your active action tile does not have green; your colours now are blue, brown and orange.",
    ),
    Case(
        "factory",
        partial(position, pieces={"0.W": "brown"}),
        Produce("blue", "0.W"),
        "MM-63",
        "The factory on 0.W is blocked: a brown cow is there.",
        seat=1,
    ),
    Case(
        "factory",
        partial(position, pieces={"0.W": "rubbish"}, mission=3),
        Produce("blue", "0.W"),
        "MM-63",
        "The factory on 0.W is blocked: rubbish is there.",
        seat=1,
    ),
    Case(
        "supply",
        partial(position, pieces={"0.c": "blue", "0.S": "blue"}),
        Produce("blue", "0.W"),
        "MM-64",
        "No blue is left in the supply; 2 of 2 are in play.",
        seat=1,
    ),
    Case(
        "tile",
        position,
        Move("blue", "A2.W", "A2.c"),
        "MM-78",
        "A2 is still in the stack; it comes into play only by exploring.",
    ),
    Case(
        "colour",
        partial(position, pieces={"0.W": "blue"}),
        Move("blue", "0.W", "0.c"),
        "MM-47",
        "You do not own green; this colour belongs to Cleo.",
    ),
    Case(
        "piece", position, Move("blue", "0.c", "0.E"), "MM-73", "On 0.c there is nothing now; you meant a blue girder."
    ),
    Case(
        "piece",
        partial(position, pieces={"0.c": "rubbish"}, mission=3),
        Move("blue", "0.c", "0.E"),
        "MM-73",
        "On 0.c there is rubbish now; you meant a blue girder.",
    ),
    Case(
        "piece",
        partial(position, CROSS, {"A3.d": "brown green"}),
        Move("yellow", "A3.d", "A3.E"),
        "MM-73",
        "On A3.d there are a green leaf and a brown cow now; you meant a yellow banana.",
    ),
    Case(
        "piece",
        LANDED,
        Move("blue", "A1.r", "A1.c"),
        "MM-73",
        "On A1.r there are 2 colonists now; you meant a blue girder.",
    ),
    Case(
        "room",
        partial(position, pieces={"0.c": "blue", "0.E": "green"}),
        Move("blue", "0.c", "0.E"),
        "MM-68",
        "0.E is not empty: a green leaf is there.",
    ),
    Case(
        "room",
        partial(SLUG, pieces={"D9.g": "slug", "D9.W": "blue"}),
        Move("blue", "D9.W", "D9.g"),
        "MM-68",
        "D9.g is not empty: a slug is there.",
    ),
    Case(
        "way-back",
        partial(position, "E11@0.E", {"E11.N": "blue"}, mission=5),
        Move("blue", "E11.N", "E11.a"),
        "MM-195",
        "The highway from E11.a to E11.N is one-way; you cannot go back on it.",
        seat=1,
    ),
    Case(
        "bridge-yet",
        partial(position, "B6@0.E", {"B6.S": "purple"}, mission=2),
        Move("purple", "B6.S", "B6.d"),
        "MM-138",
        "There is no bridge between B6.S and B6.d yet.",
        seat=1,
    ),
    Case(
        "rocket",
        partial(position, CROSS, {"A1.c": "blue"}),
        Move("blue", "A1.c", "A1.r"),
        "MM-102",
        "Only colonists may go onto the rocket platform A1.r.",
    ),
    Case(
        "site-entry",
        partial(MISSION_3, pieces={"A3.E": "rubbish"}),
        Move("rubbish", "A3.E", "A3.d"),
        "MM-95",
        "Only resources may go onto the dome site A3.d before its dome is built.",
    ),
    Case(
        "slot",
        partial(MISSION_3, pieces={"A3.E": "blue"}),
        Move("blue", "A3.E", "A3.d"),
        "MM-93",
        "A3.d has no free slot for blue; free: green, yellow and brown.",
    ),
    Case(
        "slot",
        partial(MISSION_3, pieces={"A3.E": "green", "A3.d": "green brown"}),
        Move("green", "A3.E", "A3.d"),
        "MM-93",
        "A3.d has no free slot for green; free: yellow.",
    ),
    Case(
        "slots",
        partial(MISSION_3, pieces={"A3.E": "green", "A3.d": "green brown yellow"}),
        Move("green", "A3.E", "A3.d"),
        "MM-93",
        "All slots of A3.d are full; the dome can be built.",
    ),
    Case(
        "dome-entry",
        partial(LANDED, pieces={"A3.E": "green"}),
        Move("green", "A3.E", "A3.d"),
        "MM-99",
        "Only a colonist may go into the dome on A3.d.",
    ),
    Case(
        "dome-room",
        partial(LANDED, pieces={"A3.E": "colonist", "A3.d": "colonist"}),
        Move("colonist", "A3.E", "A3.d"),
        "MM-99",
        "There is a colonist in the dome on A3.d already.",
    ),
    Case("slug-moves", SLUG, Move("blue", "D9.g", "D9.W"), "MM-189", "There is a slug on D9.g; it moves only to eat."),
    Case(
        "pipes",
        partial(position, "X14@0.N X17@0.E", {"X14.p": "blue"}, mission=2),
        Pipe("blue", "X14.p", "X17.p"),
        "MM-39",
        "Pipes work from mission 3 on.",
    ),
    Case(
        "tile",
        partial(position, "C7@0.N", {"C7.p": "blue"}, mission=3),
        Pipe("blue", "C7.p", "C8.p"),
        "MM-78",
        "C8 is still in the stack; it comes into play only by exploring.",
    ),
    Case(
        "piece", PIPES, Pipe("blue", "C7.p", "C8.p"), "MM-73", "On C7.p there is nothing now; you meant a blue girder."
    ),
    Case(
        "pipe-room",
        partial(PIPES, pieces={"C7.p": "blue", "C8.p": "rubbish"}),
        Pipe("blue", "C7.p", "C8.p"),
        "MM-179",
        "The pipe platform C8.p is not empty: rubbish is there.",
    ),
    Case(
        "pipe-out",
        partial(PIPES, pieces={"C7.p": "blue"}),
        Pipe("blue", "C7.p", "C7.p"),
        "MM-179",
        "A pipe leads to another platform, not back to C7.p.",
    ),
    Case(
        "colonist-pipes",
        partial(PIPES, pieces={"C7.p": "colonist"}, edition="nl"),
        Pipe("colonist", "C7.p", "C8.p"),
        "MM-181",
        "At this table colonists do not go through pipes.",
    ),
    Case(
        "slug-pipes",
        partial(position, "C7@0.N C8@0.E", {"C7.p": "slug"}, mission=4),
        Pipe("blue", "C7.p", "C8.p"),
        "MM-182",
        "There is a slug on C7.p, and slugs never go through pipes.",
    ),
    Case(
        "slug",
        partial(SLUG, pieces={"D9.W": "blue"}),
        Eat("D9.W", "D9.g"),
        "MM-188",
        "Only a slug eats; on D9.W there is a blue girder.",
    ),
    Case(
        "colour",
        partial(SLUG, pieces={"D9.g": "slug", "D9.E": "purple"}),
        Eat("D9.g", "D9.E"),
        "MM-47",
        "You do not own blue; this colour belongs to Bob.",
    ),
    Case("food", SLUG, Eat("D9.g", "D9.W"), "MM-189", "A slug moves only to food; on D9.W there is nothing."),
    Case(
        "food",
        partial(position, "D9@0.N", {"D9.g": "slug", "D9.W": "slug"}, mission=5),
        Eat("D9.g", "D9.W"),
        "MM-189",
        "A slug moves only to food; on D9.W there is a slug.",
    ),
    Case(
        "slug-entry",
        partial(SLUG, pieces={"D9.g": "slug", "D9.d": "purple"}),
        Eat("D9.g", "D9.d"),
        "MM-193",
        "Slugs go neither onto dome sites and domes nor onto the rocket platform; D9.d is one of them.",
        seat=2,
    ),
    Case(
        "colonist-food",
        partial(SLUG, pieces={"D9.g": "slug", "D9.W": "colonist"}),
        Eat("D9.g", "D9.W"),
        "MM-192",
        "Slugs do not eat the colonist on D9.W.",
    ),
]
