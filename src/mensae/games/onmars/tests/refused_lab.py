"""Technology that is refused, for `test_refusals`."""

from functools import partial

from mensae.games.onmars.schema import (
    Build,
    Develop,
    EndTurn,
    Hex,
    Keep,
    Learn,
    Main,
    Tech,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.position import do, goods, orbit, position, tech
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.table import grid

FULL_LAB = {
    "mine_tech": "c3_top", "generator_tech": "c3_bottom", "water_extractor_tech": "c4_top",
    "greenhouse_tech": "c4_middle", "oxygen_condenser_tech": "c4_bottom", "rover_tech": "c5_top",
    "upgrade_tech": "c5_bottom", "ship_tech": "c6",
}  # fmt: skip


def developing() -> State:
    """Beside the Shelter Tech on c2_middle there are tiles on c1_top and c6."""
    s = orbit()
    tech(s, 0, "mine_tech", "c1_top")
    tech(s, 0, "ship_tech", "c6")
    do(s, Main("research_development"))
    return s


def full_lab() -> State:
    s = orbit()
    for kind, space in FULL_LAB.items():
        tech(s, 0, kind, space)
    return s


def deciding() -> State:
    """Bob's Shelter Tech was used by Anna, who has just ended her turn."""
    s = position()
    goods(s, 0, mineral=0)
    do(s, Main("construct"), Build("shelter"), Hex("-2,0"), Tech(1), EndTurn())
    return s


def learned(*spaces: str) -> State:
    s = orbit()
    for kind, space in zip(("mine_tech", "generator_tech"), spaces, strict=False):
        tech(s, 0, kind, space)
    return s


def learning() -> State:
    """The first space of the grid is empty, the second has a kind that Anna owns."""
    s = learned("c1_top", "c2_top")
    grid(s, None, "generator_tech")
    do(s, Main("learn_technology"))
    return s


def nothing_new() -> State:
    s = learned("c2_top")
    grid(s, "mine_tech", *[None] * 7)
    return s


LAB = [
    Case("own-tech", developing, Develop("rover_tech", "c2_top"), "OM-092", "You have no Rover Tech in your lab."),
    Case(
        "further",
        developing,
        Develop("ship_tech", "c5_top"),
        "OM-092",
        "Your Ship Tech is at level 6, the end of the lab.",
    ),
    Case(
        "link",
        developing,
        Develop("shelter_tech", "c5_top"),
        "OM-092",
        "Your Shelter Tech is at level 2, middle; from there it cannot go to level 5, top, only to level 3, "
        "top and level 3, bottom.",
    ),
    Case(
        "free-space",
        developing,
        Develop("mine_tech", "c2_middle"),
        "OM-092",
        "The space is taken (level 2, middle): Shelter Tech is there.",
    ),
    Case("links", full_lab, Main("research_development"), "OM-092", "No tile of your lab has an empty space to go to."),
    Case(
        "used", deciding, Keep("mine_tech"), "OM-100", "Nobody has used your Mine Tech; decide on Shelter Tech.", seat=1
    ),
    Case(
        "used",
        deciding,
        Develop("mine_tech", "c2_top"),
        "OM-100",
        "Nobody has used your Mine Tech; decide on Shelter Tech.",
        seat=1,
    ),
    Case(
        "link",
        deciding,
        Develop("shelter_tech", "c4_top"),
        "OM-092",
        "Your Shelter Tech is at level 2, middle; from there it cannot go to level 4, top, only to level 3, "
        "top and level 3, bottom.",
        seat=1,
    ),
    Case(
        "entry",
        partial(learned, "c1_top", "c1_bottom"),
        Main("learn_technology"),
        "OM-060",
        "Both spaces of column 1 of your lab are taken; develop a tile first.",
    ),
    Case(
        "kinds",
        nothing_new,
        Main("learn_technology"),
        "OM-060",
        "You have every kind of Tech tile that is left in the Tech Grid.",
    ),
    Case("grid-tile", learning, Learn(1), "OM-060", "Space 1 of the Tech Grid is empty."),
    Case("second-tech", learning, Learn(2), "OM-060", "You have Generator Tech already; you never own two of a kind."),
]
