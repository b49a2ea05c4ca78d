"""Chapter 22.3: Lacerda's actions in the Colony."""

from collections import Counter

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.actions import ACTIONS
from mensae.games.onmars.data import TYPES
from mensae.games.onmars.rules import solo
from mensae.games.onmars.schema import Blueprint, Hex, Keep, Refill, Science
from mensae.games.onmars.state import LACERDA, State
from mensae.games.onmars.tests.lacerda import alone, his_turn
from mensae.games.onmars.tests.looking import (
    contracts_of,
    crystals,
    hexes,
    lss_row,
    marker_at,
    miner_at,
    offered,
    points,
    progress_cubes,
    rover_at,
    science_row,
    scientists_of,
    size_of,
    standing,
    stored,
    workers,
)
from mensae.games.onmars.tests.position import asked, choices, colonists, do, draw, goods, tech, worker
from mensae.games.onmars.tests.table import (
    blueprint,
    building,
    contract,
    grid,
    lss,
    mission,
    scientist,
    stack,
)


def icon(s: State) -> str:
    """Where his Bot stands in the Progress area."""
    return TYPES[int(s.icon)]


@pytest.mark.example("E37")
@pytest.mark.rule("OM-241", "OM-242")
def test_he_builds_what_the_colony_needs_next() -> None:
    s = alone("colony")
    building(s, "greenhouse", "-4,2")
    building(s, "oxygen_condenser", "4,-2")
    s.icon = TYPES.index("greenhouse")
    his_turn(s, 1)
    assert asked(s) == CHANCE
    assert "1,-2" in hexes(s)
    do(s, Hex("1,-2"))
    draw(s)
    assert (standing(s, "1,-2"), miner_at(s, "1,-2"), icon(s)) == ("mine", LACERDA, "generator")
    assert workers(s, "construct") == [0, 1]
    assert (stored(s, LACERDA), asked(s)) == ({}, 0)


@pytest.mark.rule("OM-241")
def test_he_skips_types_that_cannot_be_built_or_are_not_needed() -> None:
    s = alone("colony")
    stack(s, "mine", 0)
    lss(s, 2, 1, 1, 1)
    his_turn(s, 1)
    do(s, Hex(hexes(s)[0]))
    draw(s)
    assert (lss_row(s, "water_extractor"), icon(s)) == (2, "greenhouse")


@pytest.mark.rule("OM-241", "OM-233")
def test_without_any_type_to_build_his_rover_moves() -> None:
    s = alone("colony")
    stack(s, "mine", 0)
    lss(s, 2, 2, 2, 1)
    stack(s, "oxygen_condenser", 0)
    his_turn(s, 1)
    draw(s)
    assert (workers(s, "construct"), icon(s)) == ([0, 0], "mine")
    assert rover_at(s, LACERDA) is not None


@pytest.mark.rule("OM-242")
@pytest.mark.parametrize("own", ["c2_top", "c1_top"])
def test_he_makes_the_largest_complex_with_any_tech(own: str) -> None:
    s = alone("colony")
    building(s, "mine", "1,0", seat=0)
    tech(s, 0, "mine_tech", "c2_top")
    grid(s, "mine_tech")
    tech(s, LACERDA, "mine_tech", own)
    his_turn(s, 1)
    assert set(hexes(s)) == {"0,-1", "1,-1", "2,0", "1,1", "0,1", "-1,1", "-1,0"}
    do(s, Hex("0,1"))
    draw(s)
    assert (size_of(s, "0,1"), progress_cubes(s, LACERDA), stored(s, LACERDA)) == (3, ["mine"], {})
    assert (Keep("mine_tech") in choices(s)) == (own == "c1_top")


@pytest.mark.rule("OM-242")
def test_his_buildings_bring_points_and_crystals_like_a_players() -> None:
    s = alone("colony")
    s.icon = TYPES.index("generator")
    his_turn(s, 1)
    do(s, Hex("0,-4"))
    draw(s)
    assert (lss_row(s, "generator"), crystals(s, LACERDA)) == (2, (1, 1))
    assert points(s, LACERDA) >= 2


@pytest.mark.rule("OM-243")
def test_he_upgrades_any_building_without_bot_or_price() -> None:
    s = alone("colony")
    blueprint(s, LACERDA, 7)
    his_turn(s, 2)
    assert (marker_at(s, "-2,1"), workers(s, "upgrade"), crystals(s, LACERDA)) == (LACERDA, [0, 1], (1, 0))


@pytest.mark.rule("OM-243", "OM-126")
def test_level_3_needs_a_complex_of_3_for_him_too() -> None:
    s = alone("colony")
    blueprint(s, LACERDA, 19)
    building(s, "greenhouse", "-3,1")
    his_turn(s, 2)
    draw(s)
    assert (marker_at(s, "-2,1"), workers(s, "upgrade")) == (None, [0, 0])
    building(s, "greenhouse", "-3,2")
    his_turn(s, 2)
    assert offered(s, Hex) == [Hex("-3,1"), Hex("-3,2"), Hex("-2,1")]


@pytest.mark.rule("OM-243")
def test_he_prefers_scored_types_then_level_3_then_mines_without_his_miner() -> None:
    s = alone("colony")
    building(s, "greenhouse", "-3,1", "-3,2")
    building(s, "mine", "1,0", "1,-1", seat=LACERDA)
    building(s, "mine", "-1,0", seat=0)
    blueprint(s, LACERDA, 3, 7, 19, 1, 13)
    scientist(s, LACERDA, "systems_engineer")  # scores Mines
    his_turn(s, 2)
    assert choices(s) == [Hex("-1,0"), Hex("0,0")]  # with 13, of level 3
    do(s, Hex("-1,0"))
    draw(s)
    assert (marker_at(s, "-1,0"), miner_at(s, "-1,0")) == (LACERDA, None)


@pytest.mark.rule("OM-243")
@pytest.mark.parametrize(("own", "his_use"), [("c1_top", False), ("c2_top", True)])
def test_the_best_upgrade_tech_gives_him_further_upgrades(own: str, his_use: bool) -> None:
    s = alone("colony")
    colonists(s, 0, lq=0)
    blueprint(s, LACERDA, 3, 5, 7, 9)
    tech(s, 0, "upgrade_tech", "c2_top")
    grid(s, "upgrade_tech")
    tech(s, LACERDA, "upgrade_tech", own)
    his_turn(s, 2)
    draw(s)
    built = [at for at in ("0,-2", "0,2", "-2,1", "2,-1") if marker_at(s, at) == LACERDA]
    assert len(built) == 3
    assert (Keep("upgrade_tech") in choices(s)) == (not his_use)


@pytest.mark.rule("OM-243", "OM-235")
def test_equal_blueprints_are_chosen_by_chance() -> None:
    s = alone("colony")
    blueprint(s, LACERDA, 3, 5)
    his_turn(s, 2)
    assert (asked(s), choices(s)) == (CHANCE, [Blueprint(3), Blueprint(5)])
    building(s, "generator", "0,-4", "2,-4")  # all four buildings are to be equally likely
    assert Counter(ACTIONS[code] for code in solo.odds(s)) == {Blueprint(3): 3, Blueprint(5): 1}


@pytest.mark.rule("OM-244")
def test_he_hires_the_scientist_with_the_most_blueprints() -> None:
    s = alone("colony")
    blueprint(s, LACERDA, 7)
    blueprint(s, 0, 8, 3)
    his_turn(s, 3)
    assert (scientists_of(s, LACERDA), workers(s, "hire")) == (["hydrologist"], [0, 1])  # scores Greenhouses
    assert asked(s) == CHANCE
    assert len(offered(s, Refill)) == 12
    do(s, Refill(4))
    assert science_row(s)[2] == 4


@pytest.mark.rule("OM-244", "OM-235")
def test_among_equal_scientists_chance_chooses() -> None:
    s = alone("colony")
    blueprint(s, 0, 7, 3)
    his_turn(s, 3)
    assert (asked(s), choices(s)) == (CHANCE, [Science(1), Science(3)])


@pytest.mark.rule("OM-244", "OM-232")
def test_with_two_scientists_he_takes_the_contract_with_the_most_points() -> None:
    s = alone("colony")
    mission(s, "B", "m9", 2)
    scientist(s, LACERDA, "geologist")
    scientist(s, LACERDA, "hydrologist")
    contract(s, None, 7, slot=1)
    contract(s, None, 2, slot=3)
    his_turn(s, 3)
    assert (contracts_of(s, LACERDA), crystals(s, LACERDA)) == ([2], (0, 1))  # completed at once: a unit of M9
    assert workers(s, "hire") == [0, 1]


@pytest.mark.rule("OM-244", "OM-233")
@pytest.mark.parametrize("owned", [0, 1])
def test_a_contract_has_to_be_paid_beside_the_surcharge(owned: int) -> None:
    s = alone("colony")
    scientist(s, LACERDA, "geologist")
    scientist(s, LACERDA, "hydrologist")
    contract(s, None, 2, slot=3)
    goods(s, LACERDA, crystal=owned)
    worker(s, "hire", 0)
    his_turn(s, 3)
    draw(s)
    assert (contracts_of(s, LACERDA), workers(s, "hire"), crystals(s, LACERDA)[0]) == ([], [1, 0], owned)


@pytest.mark.rule("OM-244", "OM-234")
def test_a_taken_hire_slot_closes_the_action() -> None:
    s = alone("colony")
    worker(s, "hire", LACERDA)
    his_turn(s, 3)
    draw(s)
    assert (scientists_of(s, LACERDA), workers(s, "hire")) == ([], [0, 1])
