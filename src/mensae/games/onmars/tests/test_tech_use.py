"""Chapters 8.2 and 8.3: using tech, own and foreign."""

import pytest

from mensae.games.onmars.data import GENERATOR, ROVER_TECH, SHIP_TECH, UPGRADE_TECH
from mensae.games.onmars.rules.packed import tech_use
from mensae.games.onmars.schema import (
    Accept,
    Blueprint,
    Build,
    Crew,
    Develop,
    EndTurn,
    Executive,
    Keep,
    Main,
    MissionLaid,
    MoveBot,
    MoveRover,
    Point,
    Ship,
    Skip,
    TakeTile,
    Tech,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    amount,
    blueprints_of,
    bot_steps,
    bots_at,
    construct,
    crystals,
    hexes,
    lab,
    lying,
    marker_at,
    offered,
    people,
    rover_steps,
    stored,
    units_left,
)
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    colonists,
    do,
    goods,
    hand,
    position,
    ships,
    tech,
    turn,
)
from mensae.games.onmars.tests.table import blueprint, bots, building, contract, item, rover


@pytest.mark.rule("OM-097")
def test_the_user_chooses_whose_tile_to_use_and_levels_never_add_up() -> None:
    s = position(3)
    goods(s, 0, crystal=0)
    tech(s, 0, "rover_tech", "c1_top")
    tech(s, 1, "rover_tech", "c3_top")
    do(s, Main("control_center"))
    assert offered(s, Tech) == [Tech(0), Tech(1)]
    do(s, Tech(0))
    assert (offered(s, Tech), s.uses) == ([], [])  # an own tile has no further effect
    do(s, MoveRover("1,0"), MoveRover("1,-1"), MoveRover("1,0"))
    assert rover_steps(s) == []


@pytest.mark.rule("OM-098")
def test_a_building_that_joins_must_use_a_tech() -> None:
    s = position()
    bots(s, 0, "-1,-2")
    do(s, Main("construct"), Build("generator"))
    assert [at for at in hexes(s) if at in ("-1,-1", "0,-3", "-1,-2")] == []  # beside the Generator
    s = position()
    bots(s, 0, "-1,-2")
    tech(s, 1, "generator_tech", "c1_top")
    construct(s, "generator", "0,-3")
    assert s.uses == [tech_use(1, GENERATOR)]


@pytest.mark.rule("OM-098")
def test_rover_upgrade_and_ship_tech_are_optional() -> None:
    s = position()
    for kind, at in (("rover_tech", "c1_top"), ("upgrade_tech", "c1_bottom"), ("ship_tech", "c2_top")):
        tech(s, 1, kind, at)
    do(s, Main("control_center"))
    assert {Tech(1), Skip()} <= set(choices(s))
    s = position()
    tech(s, 1, "ship_tech", "c2_top")
    colonists(s, 0, lq=0)
    goods(s, 0, mineral=0)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=False))
    assert choices(s) == [Tech(1), Skip()]
    s = position()
    tech(s, 1, "upgrade_tech", "c2_top")
    blueprint(s, 0, 3, 11)
    bots(s, 0, "-1,-2")
    goods(s, 0, mineral=2)
    do(s, Main("upgrade"), Blueprint(11))
    assert choices(s) == [Tech(1), Skip()]


def used(times: int = 1, at: str = "c1_top") -> State:
    """Seat 0 has used the Rover Tech of seat 1, with Control Center and perhaps with Executive action 2 too."""
    s = position()
    goods(s, 0, all=0, crystal=4)
    goods(s, 1, all=0)
    ships(s, 0, docked=(1, 3, 4, 5))
    tech(s, 1, "rover_tech", at)
    if times > 1:
        do(s, Executive(2), Tech(1), Skip())
    do(s, Main("control_center"), Tech(1), Skip())
    return s


@pytest.mark.rule("OM-099", "OM-100")
def test_held_oxygen_comes_to_the_owner_at_the_end_of_the_turn_only() -> None:
    s = used()
    assert stored(s, 1) == {}
    do(s, EndTurn())
    assert (asked(s), choices(s)) == (
        1,
        [Develop("rover_tech", "c2_top"), Keep("rover_tech")],
    )
    do(s, Keep("rover_tech"))
    assert (stored(s, 1), lab(s, 1)["rover_tech"]) == ({"oxygen": 1}, "c1_top")


@pytest.mark.rule("OM-100")
def test_the_owner_may_develop_the_tile_at_no_cost_and_return_the_oxygen() -> None:
    s = used(at="c2_top")
    do(s, EndTurn(), Develop("rover_tech", "c3_top"), Accept())
    assert (stored(s, 1), lab(s, 1)["rover_tech"], asked(s)) == ({"mineral": 1}, "c3_top", 1)
    assert Main("control_center") in choices(s)


@pytest.mark.rule("OM-100")
@pytest.mark.parametrize(("oxygen", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_tile_that_cannot_be_developed_keeps_the_oxygen_as_far_as_it_fits(oxygen: int, after: int) -> None:
    s = used(at="c6")
    goods(s, 1, oxygen=oxygen)
    do(s, EndTurn())
    assert amount(s, 1, "oxygen") == after


@pytest.mark.rule("OM-100", "OM-192")
def test_kept_oxygen_without_room_goes_onto_a_contract() -> None:
    s = used(at="c6")
    goods(s, 1, oxygen=2)
    contract(s, 1, 10)
    do(s, EndTurn())
    assert (amount(s, 1, "oxygen"), int(s.contracts[9 * 5 + 2])) == (2, 1)


@pytest.mark.rule("OM-101")
def test_two_uses_of_one_tile_are_two_decisions() -> None:
    s = used(times=2)
    do(s, EndTurn())
    do(s, Keep("rover_tech"))
    assert choices(s) == [Develop("rover_tech", "c2_top"), Keep("rover_tech")]
    do(s, Develop("rover_tech", "c2_top"), Skip())
    assert (stored(s, 1), lab(s, 1)["rover_tech"]) == ({"oxygen": 1}, "c2_top")


@pytest.mark.rule("OM-101")
def test_owners_decide_in_turn_order_after_the_active_player() -> None:
    s = position(4, spaces=(6, 8, 7, 2))
    goods(s, 0, crystal=0)
    tech(s, 1, "ship_tech", "c1_top")
    tech(s, 2, "rover_tech", "c1_top")
    tech(s, 3, "upgrade_tech", "c1_top")
    turn(s, 0)
    s.uses += [tech_use(3, UPGRADE_TECH), tech_use(1, SHIP_TECH), tech_use(2, ROVER_TECH)]
    do(s, Main("control_center"), Skip(), EndTurn())
    order = []
    while offered(s, Keep):
        order.append(asked(s))
        do(s, offered(s, Keep)[0])
    assert order == [2, 1, 3]  # spaces 7, 8, then 2


@pytest.mark.rule("OM-101")
def test_an_owner_with_several_uses_chooses_the_order() -> None:
    s = used()
    tech(s, 1, "ship_tech", "c1_bottom")
    s.uses.append(tech_use(1, SHIP_TECH))
    do(s, EndTurn())
    assert offered(s, Keep) == [Keep("rover_tech"), Keep("ship_tech")]


@pytest.mark.rule("OM-101", "OM-102")
def test_a_benefit_of_this_step_may_use_tech_again_which_is_decided_after_all_others() -> None:
    s = used(at="c3_top")  # c4_top is an upgrade
    tech(s, 0, "upgrade_tech", "c2_top")
    blueprint(s, 1, 3, 11)
    goods(s, 1, all=0, mineral=2)
    bots(s, 1, "1,1")
    building(s, "generator", "1,0")
    do(s, EndTurn(), Develop("rover_tech", "c4_top"), Blueprint(11), Tech(0))
    assert (marker_at(s, "1,0"), marker_at(s, "2,1"), asked(s)) == (1, 1, 0)
    assert choices(s) == [Develop("upgrade_tech", "c3_top"), Keep("upgrade_tech")]


@pytest.mark.rule("OM-102", "OM-181")
def test_the_active_player_decides_out_of_turn_too_and_without_goal_cards() -> None:
    s = used(at="c3_top")
    tech(s, 0, "upgrade_tech", "c1_top")
    blueprint(s, 1, 3, 11)
    goods(s, 1, all=0, mineral=2)
    goods(s, 0, crystal=0)
    hand(s, 0, 8)
    bots(s, 1, "1,1")
    building(s, "generator", "1,0")
    do(s, EndTurn(), Develop("rover_tech", "c4_top"), Blueprint(11), Tech(0), Develop("upgrade_tech", "c2_top"))
    assert (asked(s), bot_steps(s, "-2,-1") != [], offered(s, Point)) == (0, True, [])


@pytest.mark.rule("OM-102")
def test_the_owner_boosts_with_own_colonists_and_the_mission_counts_for_the_owner() -> None:
    s = position(draws=[MissionLaid("m2")])
    tech(s, 1, "rover_tech", "c4_middle")
    goods(s, 0, crystal=0)
    do(s, Main("control_center"), Tech(1), Skip(), EndTurn(), Develop("rover_tech", "c5_top"))
    do(s, Blueprint(1), Blueprint(2), Skip())
    assert (blueprints_of(s, 1), people(s, 1), units_left(s)[0]) == ([1, 2], (2, 1, 9), 8)
    # 2 crystals of the mission, which the owner's turn has brought to the Depot by now
    assert (crystals(s, 1), crystals(s, 0)) == ((3, 0), (0, 0))


@pytest.mark.rule("OM-102")
def test_out_of_turn_depot_crystals_add_points_goal_cards_do_not_and_bots_clean_at_once() -> None:
    s = used(at="c1_top")
    hand(s, 1, 8)
    goods(s, 1, crystal=1)
    item(s, "2,0", "crystal")
    do(s, EndTurn(), Develop("rover_tech", "c2_top"))
    assert (asked(s), Point("bots") in choices(s)) == (1, True)
    do(s, Point("bots"))
    assert (crystals(s, 1), Point("bots") in choices(s)) == ((0, 0), False)
    do(s, MoveBot("2,1", "2,0"), Skip())
    assert (bots_at(s, 1), lying(s, "2,0")) == (["2,0"], None)


@pytest.mark.rule("OM-261")
def test_a_tech_counts_as_used_when_it_has_its_effect() -> None:
    s = position()
    tech(s, 1, "upgrade_tech", "c1_top")
    blueprint(s, 0, 3, 11)
    bots(s, 0, "-1,-2")
    goods(s, 0, mineral=2)
    do(s, Main("upgrade"), Blueprint(11))
    assert s.uses == []
    do(s, Tech(1))
    assert (s.uses, marker_at(s, "0,-2")) == ([tech_use(1, UPGRADE_TECH)], 0)


@pytest.mark.rule("OM-261")
def test_a_tile_that_would_change_nothing_is_not_offered() -> None:
    s = position()
    tech(s, 1, "upgrade_tech", "c1_top")
    blueprint(s, 0, 11)
    bots(s, 0, "-1,-2")
    do(s, Main("upgrade"))  # there is no second blueprint
    assert (marker_at(s, "-2,-1"), offered(s, Tech)) == (0, [])
    s = position()
    tech(s, 1, "ship_tech", "c1_top")
    goods(s, 0, mineral=0)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=False))  # the Living Quarters are full
    assert (people(s)[0], offered(s, Tech)) == (4, [])
    s = position()
    tech(s, 1, "rover_tech", "c1_top")
    rover(s, 0, "0,-4")
    item(s, "0,-4", "d13")
    do(s, Main("control_center"), TakeTile("0,-4"))  # the Rover moves no further
    assert offered(s, Tech) == []
