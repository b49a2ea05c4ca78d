"""Chapter 10.1: upgrading buildings."""

import pytest

from mensae.games.onmars.schema import Blueprint, EndTurn, Goal, Hex, Main, Reward, Skip, Tech
from mensae.games.onmars.tests.looking import (
    amount,
    bots_at,
    hexes,
    marker_at,
    miner_at,
    offered,
    people,
    rover_at,
    stored,
    units_left,
    workers,
)
from mensae.games.onmars.tests.position import asked, choices, colonists, do, goods, hand, position, tech, turn
from mensae.games.onmars.tests.table import advanced, blueprint, bots, building, mission, rover


@pytest.mark.rule("OM-125")
def test_an_upgrade_needs_an_own_blueprint_and_an_unmarked_building_near_an_own_bot() -> None:
    s = position()
    bots(s, 0, "-1,-2")
    assert Main("upgrade") not in choices(s)
    blueprint(s, 1, 3)
    assert Main("upgrade") not in choices(s)
    blueprint(s, 0, 4, 1)  # a Generator is near, the Mine is not
    do(s, Main("upgrade"))
    assert (marker_at(s, "0,-2"), choices(s)) == (0, [EndTurn()])  # a starting building may be upgraded
    s = position()
    bots(s, 0, "-1,-2")
    blueprint(s, 0, 4)
    advanced(s, 1, 3, "0,-2")
    assert Main("upgrade") not in choices(s)


@pytest.mark.rule("OM-125")
def test_a_bot_of_another_player_does_not_help() -> None:
    s = position()
    blueprint(s, 0, 4)
    bots(s, 0, "4,0")
    bots(s, 1, "-1,-2")
    assert Main("upgrade") not in choices(s)


@pytest.mark.rule("OM-125")
def test_a_shelter_blueprint_fits_own_shelters_only() -> None:
    s = position()
    blueprint(s, 0, 11)
    bots(s, 0, "2,0")  # beside the Shelter of seat 1
    assert Main("upgrade") not in choices(s)
    bots(s, 0, "-2,0")
    do(s, Main("upgrade"))
    assert (marker_at(s, "-2,-1"), marker_at(s, "2,1")) == (0, None)


@pytest.mark.rule("OM-126")
def test_a_level_3_blueprint_needs_a_complex_of_3_at_that_moment() -> None:
    s = position()
    blueprint(s, 0, 15)
    bots(s, 0, "-1,-2")
    building(s, "generator", "0,-3")
    assert Main("upgrade") not in choices(s)
    building(s, "generator", "0,-4")
    do(s, Main("upgrade"))
    assert hexes(s) == ["0,-3", "0,-2"]
    s = position()
    blueprint(s, 0, 3)
    bots(s, 0, "-1,-2")
    do(s, Main("upgrade"))
    assert marker_at(s, "0,-2") == 0  # level 1 fits a single building


@pytest.mark.rule("OM-127")
def test_an_upgrade_costs_a_mineral_and_moves_the_marker_once() -> None:
    s = position()
    mission(s, "A", "m3", 8)
    blueprint(s, 0, 3)
    bots(s, 0, "-1,-2")
    goods(s, 0, all=2)
    do(s, Main("upgrade"))
    assert (amount(s, 0, "mineral"), marker_at(s, "0,-2"), units_left(s)[0]) == (1, 0, 7)
    building(s, "generator", "0,-3")
    do(s, EndTurn())
    turn(s, 0)
    assert Main("upgrade") not in choices(s)  # the blueprint is used
    goods(s, 0, mineral=0)
    blueprint(s, 0, 4)
    assert Main("upgrade") not in choices(s)  # nothing stands in for the Mineral


@pytest.mark.rule("OM-128", "OM-116")
def test_a_bot_or_rover_on_the_building_is_displaced() -> None:
    s = position()
    blueprint(s, 0, 3)
    bots(s, 0, "0,-2")
    do(s, Main("upgrade"))
    assert set(hexes(s)) == {"0,-3", "1,-3", "1,-2", "0,-1", "-1,-1", "-1,-2"}
    do(s, Hex("0,-1"))
    assert bots_at(s) == ["0,-1"]
    s = position()
    blueprint(s, 0, 3)
    bots(s, 0, "-1,-2")
    rover(s, 1, "0,-2")
    do(s, Main("upgrade"))
    assert asked(s) == 1
    do(s, Hex("0,-1"))
    assert rover_at(s, 1) == "0,-1"


@pytest.mark.rule("OM-128", "OM-024")
def test_a_miner_goes_home_to_its_owner() -> None:
    s = position()
    blueprint(s, 0, 1)
    building(s, "mine", "-1,-1", seat=1)
    before = people(s, 1)
    do(s, Main("upgrade"))
    assert (miner_at(s, "-1,-1"), marker_at(s, "-1,-1")) == (None, 0)
    assert people(s, 1) == (before[0] + 1, 0, before[2])
    s = position()
    blueprint(s, 0, 1)
    building(s, "mine", "-1,-1", seat=1)
    colonists(s, 1, lq=4)
    do(s, Main("upgrade"))
    assert people(s, 1) == (4, 0, 8)  # no room: into the supply


@pytest.mark.rule("OM-129")
def test_several_upgrades_are_made_one_after_another_and_the_player_may_stop() -> None:
    s = position()
    tech(s, 0, "upgrade_tech", "c2_top")
    blueprint(s, 0, 3, 11)
    bots(s, 0, "-1,-2")
    goods(s, 0, mineral=2)
    do(s, Main("upgrade"), Blueprint(3), Skip())
    assert (marker_at(s, "0,-2"), marker_at(s, "-2,-1"), amount(s, 0, "mineral")) == (0, None, 1)


@pytest.mark.rule("OM-129", "OM-187")
def test_an_upgrade_at_no_cost_saves_the_mineral_and_nothing_else() -> None:
    s = position()
    blueprint(s, 0, 3, 11, 1, 5)
    bots(s, 0, "-1,-2")
    goods(s, 0, all=0)
    hand(s, 0, 1)
    tech(s, 0, "upgrade_tech", "c3_top")
    do(s, Goal(1), Reward("second"))
    assert offered(s, Blueprint) == [Blueprint(3), Blueprint(11)]  # no Mine and no Water Extractor is near
    do(s, Blueprint(3), Blueprint(11))
    assert (marker_at(s, "0,-2"), marker_at(s, "-2,-1"), stored(s), offered(s, Tech)) == (0, 0, {}, [])
    assert workers(s, "upgrade") == [0, 0]
