"""Chapter 10.3: the actions of the blueprints of level 3."""

import pytest

from mensae.games.onmars.schema import (
    Blueprint,
    Develop,
    Discovery,
    EndTurn,
    Executive,
    Explored,
    Good,
    Main,
    MoveBot,
    MoveRover,
    Pay,
    Point,
    PutMarker,
    Retrieve,
    Skip,
    TakeTile,
    Tech,
)
from mensae.games.onmars.state import FOUND, ON_RADAR, side_of
from mensae.games.onmars.tests.looking import (
    blueprints_of,
    bot_steps,
    bots_at,
    contracts_of,
    crystals,
    lab,
    lying,
    marker_at,
    offered,
    people,
    points,
    rover_at,
    rover_steps,
    science_row,
    stored,
    units_left,
    using,
    workers,
)
from mensae.games.onmars.tests.position import (
    choices,
    colonists,
    do,
    draw,
    goods,
    orbit,
    tech,
    turn,
    worker,
)
from mensae.games.onmars.tests.table import (
    advanced,
    blueprint,
    bots,
    building,
    contract,
    exploration,
    item,
    mission,
    scientist,
)


@pytest.mark.rule("OM-141")
def test_mineral_mine_scores_two_points_at_once() -> None:
    s = using(13, "0,0")
    do(s, Executive(8))
    assert (points(s), offered(s, Skip), people(s)[:2]) == (2, [], (3, 0))


@pytest.mark.rule("OM-141", "OM-190")
def test_biolab_takes_a_contract_for_a_crystal() -> None:
    s = using(14, "0,0", crystal=3)
    scientist(s, 1, "geochemist")
    contract(s, None, 7, slot=5)
    do(s, Executive(8))
    assert (contracts_of(s), crystals(s), science_row(s)[4], workers(s, "hire")) == ([7], (0, 0), None, [0, 0])


@pytest.mark.rule("OM-142")
def test_radar_takes_a_face_up_tile_for_good_and_gives_its_benefit() -> None:
    s = using(15, "0,-2")
    mission(s, "A", "m5", 5)
    exploration(s, "d13", "d15")
    do(s, Executive(8))
    assert choices(s) == [Discovery("d13"), Discovery("d15")]
    do(s, Discovery("d13"))
    assert (int(s.tiles[12]), offered(s, Explored)[0], units_left(s)[0]) == (ON_RADAR, Explored("d01"), 5)
    do(s, Explored("d02"))
    assert (crystals(s), int(s.own[FOUND])) == ((0, 3), 0)
    turn(s, 0)
    do(s, Executive(8))  # the tile stays on the card
    assert crystals(s) == (1, 3)


@pytest.mark.rule("OM-142")
def test_radar_offers_only_tiles_that_can_do_something() -> None:
    s = using(15, "0,-2", battery=2)
    exploration(s, "d15", "d05")  # 3 Batteries without room, a Greenhouse without Water
    assert Executive(8) not in choices(s)
    goods(s, 0, water=1)
    do(s, Executive(8))
    assert int(s.tiles[4]) == ON_RADAR  # the only answer


@pytest.mark.rule("OM-142", "OM-133")
def test_radar_gives_its_tile_to_whoever_uses_it() -> None:
    s = using(15, "0,-2")
    exploration(s, "d13", "d15")
    do(s, Executive(8), Discovery("d15"))
    draw(s)
    scientist(s, 1, "rd_engineer")
    goods(s, 1, all=0, crystal=0)
    turn(s, 1)
    do(s, Executive(8))
    assert stored(s, 1) == {"battery": 2}


@pytest.mark.rule("OM-143")
def test_builder_drone_upgrades_anywhere_for_a_mineral() -> None:
    s = using(16, "0,-2", mineral=1)
    blueprint(s, 0, 5)
    do(s, Executive(8))
    assert (marker_at(s, "0,2"), stored(s)) == (0, {})
    s = using(16, "0,-2")
    blueprint(s, 0, 5)
    assert Executive(8) not in choices(s)


@pytest.mark.rule("OM-144")
def test_research_lab_makes_two_developments_and_more_by_boosts_all_paid() -> None:
    s = using(17, "0,2", oxygen=2, mineral=2)
    do(s, Executive(8), Develop("shelter_tech", "c3_bottom"), Pay(("oxygen",)), Skip())
    do(s, Develop("shelter_tech", "c4_middle"), Pay(("oxygen",)))
    assert people(s)[:2] == (3, 0)
    do(s, Develop("shelter_tech", "c5_top"), Skip())
    assert (lab(s), stored(s), people(s)[:2]) == ({"shelter_tech": "c5_top"}, {}, (2, 1))


@pytest.mark.rule("OM-144")
def test_library_takes_a_blueprint_and_more_by_boosts() -> None:
    s = using(23, "-2,-1")
    do(s, Executive(8), Blueprint(1), Blueprint(4), Skip())
    assert (blueprints_of(s), people(s)[:2]) == ([1, 4, 23], (2, 1))


@pytest.mark.rule("OM-145")
def test_aqueduct_brings_two_home_from_the_working_area() -> None:
    s = using(18, "0,2")
    colonists(s, 0, lq=1, wa=3)
    worker(s, "construct", 0)
    do(s, Executive(8))  # the first one without a question
    assert (people(s)[:2], choices(s)) == ((2, 2), [Retrieve("working_area"), Skip()])
    do(s, Retrieve("working_area"))
    assert (people(s)[:2], workers(s, "construct")) == ((3, 1), [1, 0])


@pytest.mark.rule("OM-145", "OM-024")
def test_eco_resort_brings_any_number_home_from_slots_of_both_sides() -> None:
    s = using(19, "-2,1")
    colonists(s, 0, lq=2, wa=2)
    for action in ("obtain_blueprint", "construct", "construct", "hire"):
        worker(s, action, 0)
    before = people(s)
    do(s, Executive(8), Retrieve("obtain_blueprint"), Retrieve("construct"), Retrieve("construct"), Retrieve("hire"))
    assert people(s) == (4, 2, before[2] + 2)  # the Living Quarters hold 4


@pytest.mark.rule("OM-146")
def test_trade_market_gives_two_resources_for_one_and_more_by_boosts() -> None:
    s = using(20, "-2,1", mineral=1)
    do(s, Executive(8))  # the Mineral is all there is
    assert choices(s) == [Good("battery"), Good("water"), Good("plant"), Good("oxygen")]
    do(s, Good("water"), Good("oxygen"))
    assert Skip() in choices(s)
    do(s, Good("water"), Skip())
    assert (stored(s), people(s)[:2]) == ({"water": 2, "oxygen": 1}, (2, 1))


@pytest.mark.rule("OM-147")
def test_recycling_bots_collect_and_take_tiles_as_a_rover_does() -> None:
    s = using(21, "2,-1")
    mission(s, "A", "m5", 5)
    bots(s, 0, "-3,-1", "3,2")
    item(s, "-3,0", "crystal")
    item(s, "-4,1", "d13")
    do(s, Executive(8), MoveBot("-3,-1", "-3,0"), MoveBot("-3,0", "-4,1"))
    assert crystals(s) == (0, 1)
    do(s, TakeTile("-4,1"))
    assert (crystals(s), int(s.own[FOUND]), units_left(s)[0], lying(s, "-4,1")) == ((0, 5), 1, 4, None)
    do(s, Point("bots"))  # a boost; crystals add nothing here
    assert (people(s)[:2], bot_steps(s, "-4,1"), len(bot_steps(s, "3,2")) > 0) == ((2, 1), [], True)


@pytest.mark.rule("OM-147", "OM-152")
def test_a_tile_left_under_a_recycling_bot_is_removed_at_the_end_of_the_turn() -> None:
    s = using(21, "2,-1", crystal=3)
    bots(s, 0, "-3,0")
    colonists(s, 0, lq=0)
    item(s, "-4,1", "d13")
    do(s, Executive(8), MoveBot("-3,0", "-4,1"))
    assert (offered(s, Point), TakeTile("-4,1") in choices(s)) == ([], True)
    do(s, Skip(), Main("control_center"), Skip())
    assert lying(s, "-4,1") == "d13"
    do(s, EndTurn())
    assert (lying(s, "-4,1"), bots_at(s)) == (None, ["-4,1"])


@pytest.mark.rule("OM-148")
def test_aerial_elevator_travels_to_orbit_with_all_steps() -> None:
    s = using(22, "2,-1")
    building(s, "mine", "-1,-1", seat=0)
    colonists(s, 0, lq=1, wa=1)
    worker(s, "obtain_blueprint", 0)
    worker(s, "construct", 0)
    do(s, Executive(8))
    assert (stored(s), people(s)[:2]) == ({"mineral": 1, "oxygen": 1}, (3, 0))
    assert (workers(s, "obtain_blueprint"), workers(s, "construct")) == ([0, 0], [1, 0])
    do(s, PutMarker(1))
    assert side_of(s, 0) == 0
    assert offered(s, Main)[:2] == [Main("landing_pod"), Main("obtain_blueprint")]


@pytest.mark.rule("OM-148")
def test_aerial_elevator_after_the_main_action_ends_the_turn_in_orbit_and_is_of_no_use_there() -> None:
    s = using(22, "2,-1")
    do(s, Main("control_center"), Skip(), Executive(8), PutMarker(1))
    assert (choices(s), side_of(s, 0)) == ([EndTurn()], 0)
    s = orbit()
    advanced(s, 0, 22, "2,-1")
    goods(s, 0, crystal=2)
    assert Executive(8) not in choices(s)


@pytest.mark.rule("OM-149")
def test_command_center_moves_the_rover_by_the_highest_level_in_any_lab() -> None:
    s = using(24, "-2,-1", crystal=3)
    tech(s, 1, "rover_tech", "c2_top")
    do(s, Executive(8))
    assert (offered(s, Tech), offered(s, Point)) == ([], [Point("rover")])
    do(s, MoveRover("1,0"), MoveRover("1,-1"))
    assert (rover_steps(s), s.uses, crystals(s)) == ([], [], (1, 0))
    do(s, Point("rover"))
    assert (people(s)[:2], crystals(s)) == ((2, 1), (1, 0))
    do(s, MoveRover("1,0"))
    assert rover_at(s) == "1,0"


@pytest.mark.rule("OM-149")
def test_without_a_rover_tech_command_center_lives_on_boosts() -> None:
    s = using(24, "-2,-1")
    do(s, Executive(8))
    assert choices(s) == [Point("rover"), Skip()]
    s = using(24, "-2,-1")
    colonists(s, 0, lq=0)
    assert Executive(8) not in choices(s)
