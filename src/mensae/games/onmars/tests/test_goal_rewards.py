"""Chapter 14: the rewards of private goals."""

import pytest

from mensae.games.onmars.schema import (
    Accept,
    Blueprint,
    Crew,
    Develop,
    Discovery,
    EndTurn,
    Goal,
    Good,
    Hex,
    Main,
    MoveRover,
    Point,
    PutMarker,
    Refill,
    Retrieve,
    Reward,
    Science,
    Ship,
    Skip,
    Tech,
)
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.goal_positions import CONDITIONS
from mensae.games.onmars.tests.looking import (
    bots_at,
    contracts_of,
    crystals,
    hangar,
    lab,
    marker_at,
    offered,
    people,
    points,
    rover_at,
    science_row,
    scientists_of,
    ships_docked,
    stored,
    workers,
)
from mensae.games.onmars.tests.phases import colonization_is_over
from mensae.games.onmars.tests.position import choices, colonists, do, goods, hand, orbit, position, ships, tech, worker
from mensae.games.onmars.tests.table import advanced, blueprint, bots, building, contract, level, scientist

ARRANGE = {goal: (arrange, enough) for goal, arrange, _, enough in CONDITIONS}


def completed(goal: int, s: State | None = None) -> State:
    """Seat 0 has completed this goal and chooses its reward."""
    s = position() if s is None else s
    arrange, enough = ARRANGE[goal]
    hand(s, 0, goal)
    arrange(s, enough)
    do(s, Goal(goal))
    return s


# Both rewards


@pytest.mark.rule("OM-180")
@pytest.mark.parametrize("goal", range(1, 17))
def test_every_goal_offers_two_developments_at_no_cost(goal: int) -> None:
    s = completed(goal)
    assert set(choices(s)) == {Reward("develop"), Reward("second")}
    goods(s, 0, all=0, crystal=0)
    do(s, Reward("develop"))
    before = lab(s)
    for _ in range(2):
        assert offered(s, Develop) != []
        do(s, offered(s, Develop)[0])
        if Accept() in choices(s) or (offered(s, Develop) == [] and Skip() in choices(s)):
            do(s, Skip())
    moved = [kind for kind, at in lab(s).items() if before[kind] != at]
    steps = sum(int(lab(s)[kind][1]) - int(before[kind][1]) for kind in moved)
    assert (steps, offered(s, Develop)) == (2, [])


@pytest.mark.rule("OM-180")
def test_one_tile_is_developed_twice_with_its_benefits() -> None:
    s = completed(8)
    goods(s, 0, all=0)
    do(s, Reward("develop"), Develop("shelter_tech", "c3_top"), Accept(), Develop("shelter_tech", "c4_middle"))
    assert (lab(s), stored(s)) == ({"shelter_tech": "c4_middle"}, {"mineral": 1})


@pytest.mark.rule("OM-180")
def test_a_reward_that_can_do_nothing_may_be_chosen() -> None:
    s = completed(7)
    colonists(s, 0, lq=8)  # the Living Quarters are full
    do(s, Reward("second"))
    assert people(s)[0] == 8
    s = completed(1)
    bots(s, 0, "5,-3")  # nothing to upgrade there
    do(s, Reward("second"))
    assert Main("control_center") in choices(s)


@pytest.mark.rule("OM-182")
def test_goals_score_nothing() -> None:
    s = position(space_oddity=True)
    hand(s, 0, 8, 9)
    hand(s, 1, 1, 2)
    level(s, 3)
    do(s, Goal(8), Reward("second"), Skip())
    s.completed = 3
    colonization_is_over(s)
    assert points(s) == 0
    assert [player.total for player in view(s, None).players] == [3 + 2, 3 + 2]  # Colonists and Shelter Tech
    assert view(s, None).asks == "over"


# Second rewards


@pytest.mark.rule("OM-180", "OM-183")
def test_goal_2_gives_up_to_3_resources_of_choice_except_minerals() -> None:
    s = completed(2)
    goods(s, 0, all=0)
    do(s, Reward("second"))
    assert offered(s, Good) == [Good("battery"), Good("water"), Good("plant"), Good("oxygen")]
    do(s, Good("water"), Good("water"))
    assert Skip() in choices(s)
    assert Good("water") not in choices(s)  # Storage takes 2
    do(s, Good("oxygen"))
    assert (stored(s), offered(s, Good)) == ({"water": 2, "oxygen": 1}, [])


@pytest.mark.rule("OM-180", "OM-183")
def test_goals_3_and_14_give_3_minerals_and_3_crystals() -> None:
    s = position()
    building(s, "shelter", "-4,0", "-4,2", seat=0)
    s = completed(3, s)
    goods(s, 0, mineral=0)
    do(s, Reward("second"))
    assert stored(s)["mineral"] == 3
    s = completed(14)
    goods(s, 0, crystal=0)
    do(s, Reward("second"))
    assert crystals(s) == (0, 3)


@pytest.mark.rule("OM-180", "OM-023")
@pytest.mark.parametrize("goal", [5, 7])
def test_goals_5_and_7_give_2_colonists(goal: int) -> None:
    s = completed(goal)
    colonists(s, 0, lq=1)
    supply = people(s)[2]
    do(s, Reward("second"))
    assert people(s) == (3, 0, supply - 2)


@pytest.mark.rule("OM-185")
@pytest.mark.parametrize("goal", [4, 8])
def test_goals_4_and_8_give_5_rover_points_to_which_crystals_and_one_rover_tech_add(goal: int) -> None:
    s = completed(goal)
    goods(s, 0, crystal=1)
    tech(s, 0, "rover_tech", "c2_top")
    do(s, Reward("second"))
    assert (view(s, 0).rover, Tech(0) in choices(s), Point("rover") in choices(s)) == (5, True, True)
    do(s, Tech(0), Point("rover"))
    assert (view(s, 0).rover, Tech(0) in choices(s)) == (8, False)
    do(s, MoveRover("1,0"), Skip())
    assert rover_at(s) == "1,0"


@pytest.mark.rule("OM-185")
@pytest.mark.parametrize("goal", [10, 15])
def test_goals_10_and_15_bring_2_colonists_home_from_slots_and_working_area_but_not_from_mines(goal: int) -> None:
    s = completed(goal)
    colonists(s, 0, lq=1, wa=1)
    worker(s, "obtain_blueprint", 0)
    worker(s, "upgrade", 0)
    building(s, "mine", "3,0", seat=0)
    do(s, Reward("second"))
    assert set(offered(s, Retrieve)) == {Retrieve("obtain_blueprint"), Retrieve("upgrade"), Retrieve("working_area")}
    do(s, Retrieve("obtain_blueprint"), Retrieve("working_area"))
    assert (people(s)[:2], workers(s, "obtain_blueprint"), workers(s, "upgrade")) == ((3, 0), [0, 0], [1, 0])
    assert offered(s, Retrieve) == []


@pytest.mark.rule("OM-186")
def test_goal_11_changes_sides_with_all_three_steps_and_the_main_action_is_one_of_the_new_side() -> None:
    s = completed(11)
    building(s, "mine", "3,0", seat=0)
    colonists(s, 0, lq=1, wa=2)
    goods(s, 0, mineral=0)
    do(s, Reward("second"), PutMarker(1))
    assert (stored(s)["mineral"], people(s)[:2], hangar(s)) == (1, (3, 0), ARRANGE[11][1])
    assert {Main("landing_pod"), Main("obtain_blueprint")} <= set(choices(s))
    assert Main("control_center") not in choices(s)


@pytest.mark.rule("OM-186")
def test_goal_11_after_the_main_action_ends_the_turn_on_the_new_side() -> None:
    s = orbit()
    level(s, 5)
    ships(s, 0, docked=[1, 2])
    hand(s, 0, 11)
    do(s, Main("resupply"), Good("crystal"), Skip(), Goal(11), Reward("second"), Discovery("d01"), Hex("3,-3"))
    do(s, choices(s)[0], PutMarker(6), Skip())
    assert (view(s, None).players[0].space, offered(s, Main), hangar(s)) == (6, [], 3)
    assert EndTurn() in choices(s)


@pytest.mark.rule("OM-187")
@pytest.mark.parametrize("goal", [6, 13])
def test_goals_6_and_13_take_a_contract_without_worker_or_price(goal: int) -> None:
    s = completed(goal)
    scientist(s, 1, "rd_engineer")
    contract(s, None, 5, slot=2)
    contract(s, None, 6, slot=3)
    goods(s, 0, all=0, crystal=0)
    do(s, Reward("second"))
    assert set(choices(s)) == {Science(2), Science(3)}
    do(s, Science(2))
    assert (5 in contracts_of(s), workers(s, "hire"), science_row(s)[1]) == (True, [0, 0], None)
    do(s, Main("control_center"), Skip(), EndTurn(), Refill(8))
    assert science_row(s)[1] == 8  # filled at the end of the turn


@pytest.mark.rule("OM-187")
def test_goal_12_takes_a_scientist_without_worker_or_price() -> None:
    s = completed(12)
    contract(s, None, 5, slot=2)
    goods(s, 0, all=0, crystal=0)
    colonists(s, 0, lq=0)
    do(s, Reward("second"))
    assert set(choices(s)) == {Science(1), Science(3), Science(4), Science(5), Science(6)}
    do(s, Science(1))
    assert (scientists_of(s), people(s)[1], workers(s, "hire")) == (["geologist"], 0, [0, 0])


@pytest.mark.rule("OM-187", "OM-071")
def test_goal_9_welcomes_a_ship_without_plant_and_water_and_without_ship_tech() -> None:
    s = completed(9)
    colonists(s, 0, lq=6)
    goods(s, 0, all=0)
    tech(s, 0, "ship_tech", "c2_top")
    do(s, Reward("second"), Ship(2), Crew(bot=False))
    assert (people(s)[0], ships_docked(s), hangar(s)) == (8, [1, 3, 4, 5], 1)
    assert offered(s, Tech) == []
    assert Main("control_center") in choices(s)
    s = completed(9)
    ships(s, 0, docked=[1, 2, 3, 4])  # at colony level 1 one Ship has left already
    do(s, Reward("second"))
    assert offered(s, Ship) == []


@pytest.mark.rule("OM-187", "OM-129")
@pytest.mark.parametrize("goal", [1, 16])
def test_goals_1_and_16_upgrade_up_to_2_buildings_at_no_cost_and_without_upgrade_tech(goal: int) -> None:
    s = completed(goal)
    for card in (5, 7, 8):
        blueprint(s, 0, card)
    building(s, "greenhouse", "-1,2")
    tech(s, 0, "upgrade_tech", "c3_top")
    bots(s, 0, "-1,1")
    goods(s, 0, all=0)
    do(s, Reward("second"), Blueprint(7), Hex("-2,1"))
    assert Skip() in choices(s)
    do(s, Blueprint(8))
    assert [marker_at(s, "-2,1"), marker_at(s, "-1,2")] == [0, 0]
    assert (offered(s, Blueprint), offered(s, Tech), bots_at(s)) == ([], [], ["-1,1"])


@pytest.mark.rule("OM-187", "OM-126")
def test_an_upgrade_by_a_goal_needs_bot_and_size_as_ever() -> None:
    s = completed(16)
    blueprint(s, 0, 19)  # level 3, for a Greenhouse in a complex of 3
    advanced(s, 1, 8, "-2,1")
    bots(s, 0, "-1,1")
    do(s, Reward("second"))
    assert offered(s, Blueprint) == []
