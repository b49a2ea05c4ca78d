"""Chapter 8.3: what the kinds of tech do."""

import pytest

from mensae.games.onmars.data import SHELTER, TYPES
from mensae.games.onmars.rules.build import fitting
from mensae.games.onmars.rules.geometry import BIT, WHERE, WHOLE
from mensae.games.onmars.rules.packed import tech_use
from mensae.games.onmars.schema import (
    Blueprint,
    Build,
    Building,
    Crew,
    EndTurn,
    Executive,
    Hex,
    Main,
    MoveRover,
    Ship,
    Skip,
    TakeTile,
    Tech,
)
from mensae.games.onmars.tests.looking import (
    construct,
    hangar,
    marker_at,
    offered,
    people,
    rover_steps,
    size_of,
)
from mensae.games.onmars.tests.position import choices, colonists, do, goods, position, ships, tech
from mensae.games.onmars.tests.table import advanced, blueprint, bots, building, item, level, rover

SECOND: dict[Building, str] = {
    "mine": "0,-1",
    "generator": "1,-3",
    "water_extractor": "1,2",
    "greenhouse": "-3,2",
    "oxygen_condenser": "2,-2",
}
PLACES: dict[Building, str] = {
    "mine": "0,0",
    "generator": "0,-2",
    "water_extractor": "0,2",
    "greenhouse": "-2,1",
    "oxygen_condenser": "2,-1",
}


@pytest.mark.rule("OM-103")
@pytest.mark.parametrize("kind", PLACES)
def test_a_building_tech_of_level_1_joins_one_building_and_not_two(kind: Building) -> None:
    beside = {"0,0": "0,1", "0,-2": "0,-3", "0,2": "0,3", "-2,1": "-3,1", "2,-1": "3,-1"}[PLACES[kind]]
    for others, fits in (([], True), ([SECOND[kind]], False)):
        s = position()
        tech(s, 0, f"{kind}_tech", "c1_top")
        building(s, kind, *others)
        there = fitting(s, 0, TYPES.index(kind), WHOLE, 0)
        assert bool(there & BIT[WHERE[beside]]) is fits


@pytest.mark.rule("OM-104")
def test_the_shelter_tech_starts_at_level_2_and_joins_own_shelters_only() -> None:
    s = position()
    building(s, "shelter", "-3,-1", seat=0)
    construct(s, "shelter", "-3,0")
    assert size_of(s, "-3,0") == 3
    s = position()
    building(s, "shelter", "-3,-1", "-2,-2", seat=0)
    goods(s, 0, all=0, oxygen=1)
    colonists(s, 0, lq=1)
    assert Main("construct") not in choices(s)  # every hex of the zone would connect to 3
    s = position()
    bots(s, 0, "2,0")
    do(s, Main("construct"))
    assert Build("shelter") not in choices(s)  # only the other player's Shelter is near


@pytest.mark.rule("OM-104", "OM-097")
def test_the_shelter_tech_of_another_player_may_be_used() -> None:
    s = position()
    tech(s, 1, "shelter_tech", "c3_top")
    building(s, "shelter", "-3,-1", "-2,-2", seat=0)
    construct(s, "shelter", "-3,0", owner=1)
    assert (size_of(s, "-3,0"), s.uses) == (4, [tech_use(1, SHELTER)])


@pytest.mark.rule("OM-105")
def test_a_rover_tech_adds_its_level_once_per_effect() -> None:
    s = position()
    tech(s, 0, "rover_tech", "c4_top")
    goods(s, 0, crystal=0)
    do(s, Main("control_center"), Tech(0))
    assert offered(s, Tech) == []
    for _ in range(3):
        do(s, MoveRover("1,0"), MoveRover("1,1"))
    assert rover_steps(s) == []


@pytest.mark.rule("OM-105", "OM-088")
def test_bot_points_use_no_rover_tech() -> None:
    s = position()
    tech(s, 0, "rover_tech", "c4_top")
    goods(s, 0, crystal=2)
    do(s, Executive(6))
    assert offered(s, Tech) == []


@pytest.mark.example("E18")
@pytest.mark.rule("OM-106")
def test_an_upgrade_tech_of_level_2_makes_up_to_three_upgrades() -> None:
    s = position()
    tech(s, 0, "upgrade_tech", "c2_top")
    building(s, "shelter", "-3,-1", "-3,0", "-2,-2", seat=0)
    building(s, "generator", "-1,-2")
    blueprint(s, 0, 3, 4, 11, 12)
    bots(s, 0, "-2,0", "-1,-3", "-3,-2")
    goods(s, 0, mineral=4)
    do(s, Main("upgrade"), Blueprint(11), Hex("-3,0"), Tech(0), Blueprint(12), Hex("-2,-1"))
    assert Skip() in choices(s)
    do(s, Blueprint(3))
    assert (choices(s), [marker_at(s, at) for at in ("-3,0", "-2,-1", "-1,-2")]) == ([EndTurn()], [0, 0, 0])


@pytest.mark.rule("OM-106", "OM-087", "OM-143", "OM-161")
@pytest.mark.parametrize("by", ["executive 4", "builder drone", "discovery"])
def test_an_upgrade_tech_does_not_help_elsewhere(by: str) -> None:
    s = position()
    tech(s, 0, "upgrade_tech", "c2_top")
    building(s, "shelter", "-3,-1", "-3,0", seat=0)
    blueprint(s, 0, 11, 12, 23)
    bots(s, 0, "-2,0")
    goods(s, 0, mineral=3, crystal=3)
    if by == "executive 4":
        ships(s, 0, docked=(1, 2, 3, 5))
        do(s, Executive(4), Blueprint(11), Hex("-3,0"))
    elif by == "builder drone":
        advanced(s, 0, 16, "0,-2")
        do(s, Executive(8), Blueprint(11), Hex("-3,-1"))
    else:
        rover(s, 0, "0,-4")
        item(s, "0,-4", "d09")
        do(s, Main("control_center"))
        do(s, TakeTile("0,-4"), Blueprint(11), Hex("-3,0"), Blueprint(12))
    assert offered(s, Tech) == []


@pytest.mark.rule("OM-107")
def test_a_ship_tech_brings_as_many_colonists_as_its_level_once_per_action() -> None:
    s = position()
    level(s, 2)
    building(s, "shelter", "-3,-1", "-3,0", seat=0)
    tech(s, 0, "ship_tech", "c3_top")
    colonists(s, 0, lq=1)
    goods(s, 0, all=0, water=2, plant=2)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=False), Tech(0))
    assert people(s)[0] == 6
    do(s, Ship(2), Crew(bot=False))
    assert (people(s), hangar(s), choices(s)) == ((7, 1, 4), 2, [EndTurn()])


@pytest.mark.rule("OM-107", "OM-138")
def test_private_ship_may_use_a_ship_tech_as_far_as_there_is_room() -> None:
    s = position()
    building(s, "shelter", "-3,-1", seat=0)
    tech(s, 0, "ship_tech", "c3_top")
    advanced(s, 0, 5, "0,2")
    colonists(s, 0, lq=2)
    goods(s, 0, mineral=0, crystal=2)
    do(s, Executive(8), Ship(1), Crew(bot=False), Tech(0))
    assert people(s)[0] == 6


@pytest.mark.rule("OM-107", "OM-261")
def test_a_ship_tech_declined_after_one_ship_may_be_used_after_the_next() -> None:
    s = position()
    level(s, 2)
    building(s, "shelter", "-3,-1", "-3,0", seat=0)
    tech(s, 0, "ship_tech", "c1_top")
    colonists(s, 0, lq=2)
    goods(s, 0, all=0, water=2, plant=2)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=False), Skip(), Ship(2), Crew(bot=False))
    assert choices(s) == [Tech(0), Skip()]
