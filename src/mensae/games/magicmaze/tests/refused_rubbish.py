"""Rubbish that cannot be placed there, for `test_refusals`."""

from mensae.games.magicmaze.data import COLONIST, PLATFORM, PLATFORMS
from mensae.games.magicmaze.schema import BuildDome, PlaceRubbish
from mensae.games.magicmaze.state import NOTHING, State
from mensae.games.magicmaze.tests.position import do, position
from mensae.games.magicmaze.tests.refused import Case


def asked() -> State:
    """Bob has explored twice and has to place a piece of rubbish for 0.N."""
    s = position(pieces={"0.N": "blue", "0.E": "blue"}, mission=5)
    do(s, 2, "explore(0.N)", 1_000, draws="C7")
    do(s, 2, "explore(0.E)", 10_000, draws="C8")
    return s


def asked_but_free() -> State:
    """Somebody has moved the rubbish away from 0.N meanwhile."""
    s = asked()
    s.on[PLATFORM["0.N"]], s.on[PLATFORM["0.c"]] = NOTHING, s.on[PLATFORM["0.N"]]
    return s


def asked_in_vain() -> State:
    """There is a colonist wherever the rubbish could go."""
    s = asked()
    for p in range(PLATFORMS):
        if s.on[p] == NOTHING:
            s.on[p] = COLONIST
    return s


def asked_which() -> State:
    """Only one piece is left, and Bob says for which rubbish platform."""
    s = position("C7@0.N", {"0.E": "blue"}, mission=5)
    s.rubbish = 1
    do(s, 2, "explore(0.E)", 10_000, draws="C8")
    return s


RUBBISH = [
    Case("rubbish", position, PlaceRubbish("C7.N", "0.c"), "MM-169", "You have no rubbish to place."),
    Case("rubbish", asked, PlaceRubbish("C7.N", "0.c"), "MM-169", "You have no rubbish to place."),
    Case("origin", asked, PlaceRubbish("C8.E", "0.c"), "MM-169", "The rubbish that you place now is for 0.N.", seat=1),
    Case(
        "origin",
        asked_which,
        PlaceRubbish("D10.N", "0.c"),
        "MM-177",
        "The rubbish that you place now is for 0.E or 0.N.",
        seat=1,
    ),
    Case(
        "place",
        asked,
        PlaceRubbish("C7.N", "C7.E"),
        "MM-162",
        "C7.E is not next for the rubbish of 0.N; possible: 0.c or C7.c.",
        seat=1,
    ),
    Case(
        "place-next",
        asked_but_free,
        PlaceRubbish("C7.N", "C7.c"),
        "MM-171",
        "0.N itself is free now, so the rubbish goes there and not to C7.c.",
        seat=1,
    ),
    Case(
        "place-at-all",
        asked_in_vain,
        PlaceRubbish("C7.N", "C7.c"),
        "MM-166",
        "There is no platform for the rubbish of 0.N.",
        seat=1,
    ),
    Case(
        "name",
        asked,
        PlaceRubbish("C7.N", "C7.N"),
        "MM-15",
        "C7.N has merged into 0.N; here it is called by that name.",
        seat=1,
    ),
    Case(
        "tile",
        asked,
        PlaceRubbish("C7.N", "A2.c"),
        "MM-78",
        "A2 is still in the stack; it comes into play only by exploring.",
        seat=1,
    ),
    Case(
        "question",
        asked,
        BuildDome("C7.d"),
        "MM-170",
        "First place the rubbish for 0.N; 1 piece waits.",
        seat=1,
        at=12_000,
    ),
]
