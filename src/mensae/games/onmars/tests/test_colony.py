"""Chapter 5: the actions in the Colony."""

import pytest

from mensae.games.onmars.schema import (
    Blueprint,
    Build,
    Crew,
    EndTurn,
    Executive,
    Main,
    MoveBot,
    MoveRover,
    Pay,
    Point,
    Ship,
    Skip,
    Tech,
)
from mensae.games.onmars.state import HANGAR, LEFT
from mensae.games.onmars.tests.looking import (
    bot_steps,
    bots_at,
    construct,
    crystals,
    hangar,
    marker_at,
    offered,
    people,
    rover_at,
    rover_steps,
    scientists_of,
    ships_docked,
    standing,
    stored,
    workers,
)
from mensae.games.onmars.tests.position import asked, choices, colonists, do, goods, position, ships, tech
from mensae.games.onmars.tests.table import advanced, blueprint, bots, building, contract, level


@pytest.mark.rule("OM-067")
def test_control_center_has_two_points_for_bots_and_two_for_the_rover() -> None:
    s = position()
    goods(s, 0, crystal=0)
    bots(s, 0, "-2,-1", "3,2")
    do(s, Main("control_center"), MoveBot("-2,-1", "-2,-2"), MoveRover("1,0"), MoveBot("3,2", "3,1"))
    assert (bot_steps(s, "3,1"), bot_steps(s, "-2,-2"), len(rover_steps(s))) == ([], [], 6)
    do(s, MoveRover("1,1"))
    assert (bots_at(s), rover_at(s), choices(s)) == (["-2,-2", "3,1"], "1,1", [EndTurn()])


@pytest.mark.rule("OM-068")
def test_each_crystal_adds_a_point_to_the_pool_of_choice() -> None:
    s = position()
    goods(s, 0, crystal=2)
    do(s, Main("control_center"), Point("rover"), Point("bots"))
    assert crystals(s) == (0, 0)
    do(s, MoveBot("-2,-1", "-2,-2"), MoveBot("-2,-2", "-2,-1"), MoveBot("-2,-1", "-2,-2"))
    assert bot_steps(s, "-2,-2") == []
    do(s, MoveRover("1,0"), MoveRover("1,1"), MoveRover("1,0"))
    assert choices(s) == [EndTurn()]


@pytest.mark.example("E09")
@pytest.mark.rule("OM-068", "OM-105")
def test_a_rover_tech_of_level_3_makes_five_points() -> None:
    s = position()
    goods(s, 0, crystal=0)
    tech(s, 0, "rover_tech", "c3_top")
    do(s, Main("control_center"), Tech(0))
    assert offered(s, Tech) == []  # once
    for to in ("1,0", "1,1", "1,0", "1,1"):
        do(s, MoveRover(to))
    assert len(rover_steps(s)) > 0
    do(s, MoveRover("1,0"))
    assert rover_steps(s) == []


@pytest.mark.rule("OM-069")
def test_construct_upgrade_and_hire_take_a_worker_and_have_no_boost() -> None:
    s = position()
    construct(s, "shelter", "-3,0")
    assert (workers(s, "construct"), standing(s, "-3,0"), people(s)) == ([1, 0], "shelter 0", (2, 0, 9))
    assert choices(s) == [EndTurn()]
    s = position()
    blueprint(s, 0, 11, 12)
    goods(s, 0, mineral=2)
    bots(s, 0, "-1,-2")
    do(s, Main("upgrade"), Blueprint(11))
    assert (workers(s, "upgrade"), marker_at(s, "-2,-1"), choices(s)) == ([1, 0], 0, [EndTurn()])
    s = position()
    goods(s, 0, all=0, plant=2)
    colonists(s, 0, lq=2)
    do(s, Main("hire"))
    assert (workers(s, "hire"), scientists_of(s), choices(s)) == ([1, 0], ["geochemist"], [EndTurn()])


@pytest.mark.rule("OM-070")
@pytest.mark.parametrize(("bot", "colonist"), [(True, 1), (False, 2)])
def test_a_ship_costs_plant_and_water_and_brings_a_crew(bot: bool, colonist: int) -> None:
    s = position()
    colonists(s, 0, lq=2)
    bots(s, 0, "-1,-2")
    do(s, Main("welcome_ship"))
    assert offered(s, Ship) == [Ship(i) for i in (1, 2, 3, 4, 5)]
    do(s, Ship(3), Pay(("water", "plant")))
    assert choices(s) == [Crew(bot=True), Crew(bot=False)]
    do(s, Crew(bot=bot))
    assert (ships_docked(s), hangar(s), people(s)[0]) == ([1, 2, 4, 5], 1, 2 + colonist)
    assert bots_at(s) == (["-1,-2", "-2,-1"] if bot else ["-1,-2"])
    assert stored(s) == {"mineral": 1, "battery": 1, "oxygen": 1}


@pytest.mark.rule("OM-070", "OM-082")
def test_the_freed_space_opens_its_executive_action() -> None:
    s = position()
    goods(s, 0, crystal=3, mineral=0)
    assert Executive(5) not in choices(s)
    do(s, Main("welcome_ship"), Ship(5), Crew(bot=False))
    assert Executive(5) in choices(s)


@pytest.mark.example("E10")
@pytest.mark.rule("OM-071")
def test_no_more_ships_leave_than_the_colony_level_allows() -> None:
    s = position()
    level(s, 3)
    ships(s, 0, docked=(1, 2, 3), hangar=1)
    building(s, "shelter", "-3,-1", seat=0)
    goods(s, 0, all=0, water=3, plant=3)
    colonists(s, 0, lq=2)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=False))
    assert (s.own[HANGAR], s.own[LEFT], choices(s)) == (2, 1, [EndTurn()])  # no boost for a fourth


@pytest.mark.rule("OM-071", "OM-138")
def test_the_limit_holds_for_private_ship_too() -> None:
    s = position()
    advanced(s, 0, 5, "0,2")
    goods(s, 0, crystal=2)
    assert Executive(8) in choices(s)
    ships(s, 0, docked=(1, 2, 3, 4), hangar=0)
    assert (Executive(8) in choices(s), Main("welcome_ship") in choices(s)) == (False, False)
    level(s, 2)
    assert (Executive(8) in choices(s), Main("welcome_ship") in choices(s)) == (True, True)


@pytest.mark.rule("OM-072")
def test_either_reward_may_be_chosen_though_a_part_of_it_is_not_there() -> None:
    s = position()
    colonists(s, 0, lq=4)
    goods(s, 0, mineral=0)
    bots(s, 0, "-1,-2")
    do(s, Main("welcome_ship"), Ship(1))
    assert choices(s) == [Crew(bot=True), Crew(bot=False)]
    do(s, Crew(bot=True))
    assert (people(s), bots_at(s)) == ((4, 0, 8), ["-1,-2", "-2,-1"])


@pytest.mark.rule("OM-073")
def test_each_boost_welcomes_one_more_ship_with_price_and_reward() -> None:
    s = position()
    level(s, 3)
    goods(s, 0, all=0, water=2, plant=2)
    colonists(s, 0, lq=1)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=False), Ship(2), Crew(bot=False))
    assert (hangar(s), stored(s), people(s)) == (2, {}, (4, 1, 7))


@pytest.mark.rule("OM-073")
def test_colonists_of_this_very_action_cannot_boost_it() -> None:
    s = position()
    level(s, 3)
    goods(s, 0, all=0, water=2, plant=2)
    colonists(s, 0, lq=0)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=False))
    assert (people(s)[0], choices(s)) == (2, [EndTurn()])


@pytest.mark.rule("OM-073")
def test_colonists_gained_earlier_in_the_turn_do_not_boost_either() -> None:
    s = position()
    level(s, 5)
    building(s, "shelter", "-3,-1", "-3,0", "-2,-2", seat=0)
    advanced(s, 0, 5, "0,2")
    goods(s, 0, all=0, water=4, plant=4, crystal=2)
    colonists(s, 0, lq=1)
    do(s, Executive(8), Ship(1), Crew(bot=False), Skip())
    assert people(s)[0] == 4  # 3 of them are new
    do(s, Main("welcome_ship"), Ship(2), Crew(bot=False), Ship(3), Crew(bot=False))
    assert (people(s), choices(s)) == ((7, 1, 4), [EndTurn()])  # 1 boost, no second


@pytest.mark.rule("OM-069")
def test_an_earth_contract_is_taken_from_the_display_by_the_hire_action() -> None:
    s = position()
    goods(s, 0, all=0, crystal=1)
    colonists(s, 0, lq=1)
    assert Main("hire") not in choices(s)
    contract(s, None, 8, slot=6)
    do(s, Main("hire"))
    assert (crystals(s), workers(s, "hire"), asked(s)) == ((0, 0), [1, 0], 0)


@pytest.mark.rule("OM-069")
def test_every_type_that_fits_may_be_constructed() -> None:
    s = position()
    goods(s, 0, mineral=0)
    do(s, Main("construct"))
    assert choices(s) == [Build("mine"), Build("greenhouse"), Build("shelter")]
