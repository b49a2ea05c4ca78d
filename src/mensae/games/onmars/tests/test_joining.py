"""Chapter 9: joining complexes, with tech and with boosts."""

import pytest

from mensae.games.onmars.data import GENERATOR, TYPES
from mensae.games.onmars.rules.build import fitting
from mensae.games.onmars.rules.geometry import BIT, WHERE, WHOLE
from mensae.games.onmars.rules.packed import tech_use
from mensae.games.onmars.schema import Executive, Hex, Main, Skip, Tech
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    amount,
    construct,
    crystals,
    offered,
    people,
    size_of,
    standing,
    stored,
    workers,
)
from mensae.games.onmars.tests.position import choices, colonists, do, goods, position, tech
from mensae.games.onmars.tests.table import advanced, bots, building

LEVEL = ("c1_top", "c2_top", "c3_top", "c4_top")


def fits(s: State, kind: str, at: str) -> bool:
    """Whether seat 0 could build there if a Bot were near."""
    return bool(fitting(s, 0, TYPES.index(kind), WHOLE, 0) & BIT[WHERE[at]])


@pytest.mark.example("E19")
@pytest.mark.rule("OM-112")
def test_next_to_a_single_building_level_1_is_needed() -> None:
    s = position()
    assert not fits(s, "generator", "0,-3")
    tech(s, 0, "generator_tech", "c1_top")
    assert fits(s, "generator", "0,-3")


@pytest.mark.example("E20")
@pytest.mark.rule("OM-112")
def test_next_to_a_complex_of_3_level_3_is_needed() -> None:
    s = position()
    building(s, "generator", "1,-3", "1,-4")
    allowed = []
    for at in LEVEL:
        tech(s, 0, "generator_tech", at)
        allowed.append(fits(s, "generator", "2,-5"))  # it touches one of the three
    assert allowed == [False, False, True, True]


@pytest.mark.example("E21")
@pytest.mark.rule("OM-113", "OM-118")
def test_a_water_extractor_links_a_lone_one_with_a_pair() -> None:
    s = position()
    building(s, "shelter", "-3,-1", "-3,0", "-2,-2", seat=0)  # room for 5
    building(s, "water_extractor", "0,4", "-1,4")
    allowed = []
    for at in LEVEL[:3]:
        tech(s, 0, "water_extractor_tech", at)
        allowed.append(fits(s, "water_extractor", "0,3"))
    assert allowed == [False, False, True]
    bots(s, 0, "-1,3")
    goods(s, 0, all=0, battery=1)
    construct(s, "water_extractor", "0,3")
    assert (size_of(s, "0,3"), stored(s)) == (4, {"water": 4})


@pytest.mark.rule("OM-113")
def test_three_groups_are_joined_at_once() -> None:
    s = position()
    building(s, "generator", "1,-4", "-1,-3")
    tech(s, 0, "generator_tech", "c2_top")
    assert not fits(s, "generator", "0,-3")  # it touches (0,-2), (1,-4) and (-1,-3)
    tech(s, 0, "generator_tech", "c3_top")
    assert fits(s, "generator", "0,-3")


def deposit(lq: int, space: str | None = None, owner: int = 0) -> State:
    """Seat 0 is about to use Wind Turbines (construct a Generator); a pair of Generators stands in the north."""
    s = position()
    building(s, "generator", "0,-3")
    advanced(s, 0, 4, "0,-2")
    bots(s, 0, "0,-4")
    goods(s, 0, all=0, mineral=1, crystal=2)
    colonists(s, 0, lq=lq)
    if space is not None:
        tech(s, owner, "generator_tech", space)
    return s


@pytest.mark.example("E23")
@pytest.mark.rule("OM-123")
def test_a_tile_of_level_2_and_one_boost_connect_to_three() -> None:
    s = deposit(1, "c2_top")
    building(s, "generator", "1,-4")
    do(s, Executive(8))
    do(s, Hex("0,-4"))
    assert (people(s)[:2], size_of(s, "0,-4")) == ((0, 1), 4)


@pytest.mark.example("E23")
@pytest.mark.rule("OM-123")
def test_a_tile_of_level_2_without_a_boost_does_not_connect_to_three() -> None:
    s = deposit(0, "c2_top")
    building(s, "generator", "1,-4")
    assert Executive(8) not in choices(s)


@pytest.mark.rule("OM-123")
def test_exactly_as_many_colonists_as_levels_are_missing_move() -> None:
    s = deposit(3, "c1_top")
    do(s, Executive(8), Hex("0,-4"))
    assert (people(s)[:2], size_of(s, "0,-4")) == ((2, 1), 3)
    s = deposit(3, "c2_top")
    do(s, Executive(8), Hex("0,-4"))
    assert people(s)[:2] == (3, 0)


@pytest.mark.rule("OM-123")
def test_without_any_tile_boosts_alone_may_be_enough() -> None:
    s = deposit(2)
    do(s, Executive(8), Hex("0,-4"))
    assert (people(s)[:2], s.uses) == ((0, 2), [])
    s = deposit(1)
    assert Executive(8) not in choices(s)


@pytest.mark.rule("OM-123", "OM-099")
def test_if_any_lab_holds_a_matching_tile_one_must_be_used() -> None:
    s = deposit(4, "c1_top", owner=1)
    do(s, Executive(8), Hex("0,-4"))  # the only tile, so it is not asked
    assert (people(s)[:2], s.uses) == ((3, 1), [tech_use(1, GENERATOR)])


@pytest.mark.rule("OM-123", "OM-097")
def test_the_player_chooses_the_tile_and_pays_what_it_lacks() -> None:
    s = position(3)
    building(s, "generator", "0,-3")
    advanced(s, 0, 4, "0,-2")
    bots(s, 0, "0,-4")
    goods(s, 0, all=0, mineral=1, crystal=2)
    tech(s, 0, "generator_tech", "c1_top")
    tech(s, 1, "generator_tech", "c2_top")
    do(s, Executive(8), Hex("0,-4"))
    assert set(choices(s)) == {Tech(0), Tech(1)}
    do(s, Tech(0))
    assert (people(s)[:2], s.uses) == ((2, 1), [])


@pytest.mark.rule("OM-112", "OM-098")
def test_the_tile_used_must_be_of_the_level_by_itself() -> None:
    s = position(3)
    building(s, "generator", "1,-3", "1,-4")
    tech(s, 0, "generator_tech", "c2_top")
    tech(s, 1, "generator_tech", "c1_top")
    assert not fits(s, "generator", "2,-5")  # 2 + 1 is not 3
    tech(s, 1, "generator_tech", "c3_top")
    bots(s, 0, "2,-5")
    goods(s, 0, all=0, mineral=1)
    do(s, Main("construct"), Hex("2,-5"))
    do(s, *offered(s, Hex)[:1])
    assert s.uses == [tech_use(1, GENERATOR)]  # only the tile of seat 1 is good enough


@pytest.mark.rule("OM-135", "OM-123")
def test_a_construct_blueprint_needs_no_worker_and_its_boost_is_no_construction_more() -> None:
    s = deposit(2)
    bots(s, 0, "2,-4")
    do(s, Executive(8), Hex("2,-5"))
    assert (standing(s, "2,-5"), workers(s, "construct"), people(s)[:2]) == ("generator", [0, 0], (2, 0))
    assert (amount(s, 0, "battery"), crystals(s)[0], amount(s, 0, "mineral")) == (1, 0, 0)
    do(s, *offered(s, Skip)[:1])
    assert offered(s, Hex) == []
    assert Main("control_center") in choices(s)
