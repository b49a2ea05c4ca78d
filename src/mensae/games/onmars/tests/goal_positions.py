"""Positions in which seat 0 has reached the number of a private goal, or not quite."""

from collections.abc import Callable

from mensae.games.onmars.schema import Deliver
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.phases import discovered, studied
from mensae.games.onmars.tests.position import colonists, cubes, do, goods, ships, tech
from mensae.games.onmars.tests.table import advanced, blueprint, building, contract, level, scientist


def blueprints(s: State, count: int) -> None:
    """1: 4 blueprints, built or not."""
    blueprint(s, 0, *[1, 3, 4][: count - 1])
    advanced(s, 0, 2, "0,0")


def advanced_buildings(s: State, count: int) -> None:
    """2: 3 Advanced Buildings."""
    for card, at in [(2, "0,0"), (4, "0,-2"), (6, "0,2")][:count]:
        advanced(s, 0, card, at)
    blueprint(s, 0, 1)
    advanced(s, 1, 8, "-2,1")


def mines(s: State, count: int) -> None:
    """3: 3 Mines with a Miner or marker."""
    advanced(s, 0, 2, "0,0")
    building(s, "mine", *["3,0", "4,-2"][: count - 1], seat=0)
    building(s, "mine", "3,-4", seat=1)


def discoveries(s: State, count: int) -> None:
    """4: 3 Discovery tiles."""
    discovered(s, 0, *["d14", "d16", "d17"][:count])
    studied(s, 0, "a")


def marker_in_4(s: State, size: int) -> None:
    """5: a marker in a complex of 4."""
    building(s, "generator", *["0,-3", "0,-4", "1,-4"][: size - 1])
    advanced(s, 0, 4, "0,-2")


def four_alike(s: State, count: int) -> None:
    """6: 4 of one resource, no Minerals."""
    goods(s, 0, all=3, mineral=4, plant=count)


def shelters(s: State, count: int) -> None:
    """7: 3 Shelters."""
    building(s, "shelter", *["-4,0", "-4,2"][: count - 1], seat=0)
    building(s, "shelter", "4,0", "4,-2", seat=1)


def colony_level(s: State, number: int) -> None:
    """8: colony level 3."""
    level(s, number)


def quarters(s: State, count: int) -> None:
    """9: 7 Colonists in the Living Quarters."""
    building(s, "shelter", "-4,0", "-4,2", seat=0)
    colonists(s, 0, lq=count, wa=3)


def techs(s: State, count: int) -> None:
    """10: 5 Tech tiles, the Shelter Tech among them."""
    spaces = ["c1_top", "c1_bottom", "c2_top", "c3_top"]
    for kind, at in list(zip(["mine_tech", "rover_tech", "ship_tech", "upgrade_tech"], spaces, strict=True))[
        : count - 1
    ]:
        tech(s, 0, kind, at)


def hangar(s: State, count: int) -> None:
    """11: 3 Ships in the Hangar."""
    level(s, 5)
    ships(s, 0, docked=[1], hangar=count)


def research(s: State, count: int) -> None:
    """12: 2 Research tiles."""
    studied(s, 0, "a")
    if count == 2:
        studied(s, 0, "d")


def scientist_and_contract(s: State, met: int) -> None:
    """13: a Scientist and a completed contract."""
    scientist(s, 0, "geologist")
    contract(s, 0, 7)
    goods(s, 0, mineral=4)
    do(s, *[Deliver(7, "mineral")] * (2 + met))


def marked_spaces(s: State, count: int) -> None:
    """14: 3 tiles on columns 4 to 6."""
    tech(s, 0, "shelter_tech", "c6")
    tech(s, 0, "ship_tech", "c1_top")
    tech(s, 0, "mine_tech", "c4_middle")
    tech(s, 0, "rover_tech", "c5_top" if count == 3 else "c3_top")


def progress(s: State, count: int) -> None:
    """15: 3 cubes."""
    cubes(s, 0, *["mine", "greenhouse", "generator"][:count])


def two_complexes(s: State, count: int) -> None:
    """16: 2 markers in 2 complexes of 3."""
    building(s, "generator", "0,-3", "0,-4")
    building(s, "water_extractor", "0,3", "0,4")
    advanced(s, 0, 3, "0,-2")
    if count == 2:
        advanced(s, 0, 6, "0,2")
    else:
        advanced(s, 0, 4, "0,-3")  # two markers, but in one complex


Arrange = Callable[[State, int], None]
CONDITIONS: list[tuple[int, Arrange, int, int]] = [  # the goal, the position, a number too small, one that will do
    (1, blueprints, 3, 4),
    (2, advanced_buildings, 2, 3),
    (3, mines, 2, 3),
    (4, discoveries, 2, 3),
    (5, marker_in_4, 3, 4),
    (6, four_alike, 3, 4),
    (7, shelters, 2, 3),
    (8, colony_level, 2, 3),
    (8, colony_level, 2, 4),
    (9, quarters, 6, 7),
    (9, quarters, 6, 8),
    (10, techs, 4, 5),
    (11, hangar, 2, 3),
    (11, hangar, 2, 4),
    (12, research, 1, 2),
    (13, scientist_and_contract, 1, 2),
    (14, marked_spaces, 2, 3),
    (15, progress, 2, 3),
    (16, two_complexes, 1, 2),
]
