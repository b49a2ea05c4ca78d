"""Chapters 3.2 and 3.3: boosts, and what effects need and do."""

import pytest

from mensae.games.onmars.schema import (
    Blueprint,
    Boost,
    Executive,
    Good,
    Main,
    MainAction,
    MoveBot,
    Point,
    Skip,
    Spend,
    Surcharge,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    blueprints_of,
    bot_steps,
    crystals,
    offered,
    people,
    stored,
    workers,
)
from mensae.games.onmars.tests.position import (
    choices,
    colonists,
    do,
    goods,
    hand,
    orbit,
    position,
    ships,
    worker,
)
from mensae.games.onmars.tests.table import (
    advanced,
    blueprint,
    bots,
    building,
    contract,
    display,
    exploration,
    grid,
    scientist,
    warehouse,
)


@pytest.mark.rule("OM-052")
def test_each_boost_moves_a_colonist_to_the_working_area() -> None:
    s = orbit()
    do(s, Main("resupply"), Good("water"))
    assert people(s) == (3, 0, 9)
    do(s, Good("plant"))
    assert people(s) == (2, 1, 9)
    do(s, Good("oxygen"), Good("battery"))
    assert people(s) == (0, 3, 9)


@pytest.mark.rule("OM-052", "OM-086")
def test_an_effect_without_a_boost_cannot_be_boosted() -> None:
    s = orbit()
    ships(s, 0, docked=(1, 2, 4, 5))
    goods(s, 0, crystal=3)
    do(s, Executive(3), Blueprint(1))
    assert (blueprints_of(s), people(s)) == ([1], (3, 0, 9))
    assert Main("resupply") in choices(s)  # the effect is over


@pytest.mark.rule("OM-053")
def test_every_crystal_is_one_more_movement_point() -> None:
    s = position()
    goods(s, 0, crystal=3)
    do(s, Executive(6), MoveBot("-2,-1", "-2,-2"), MoveBot("-2,-2", "-2,-1"))
    assert (bot_steps(s, "-2,-1"), Point("bots") in choices(s)) == ([], True)
    do(s, Point("bots"))
    assert (crystals(s), len(bot_steps(s, "-2,-1"))) == ((0, 0), 6)
    do(s, MoveBot("-2,-1", "-2,-2"))
    assert Main("control_center") in choices(s)  # no points and no crystals are left


@pytest.mark.rule("OM-054", "OM-079")
def test_a_boost_is_offered_only_if_its_colonist_can_leave() -> None:
    s = orbit()
    colonists(s, 0, lq=1)
    do(s, Main("obtain_blueprint"), Blueprint(1))  # the only Colonist is at work
    assert (blueprints_of(s), people(s)[0], workers(s, "obtain_blueprint")) == ([1], 0, [1, 0])
    assert offered(s, Blueprint) == []


@pytest.mark.rule("OM-054", "OM-139")
def test_boosts_are_decided_one_by_one() -> None:
    s = position()
    advanced(s, 0, 11, "-2,-1")
    goods(s, 0, crystal=2)
    do(s, Executive(8))
    assert (choices(s), crystals(s)) == ([Boost(), Skip()], (0, 2))
    do(s, Boost())
    assert (choices(s), crystals(s), people(s)) == ([Boost(), Skip()], (0, 3), (2, 1, 9))
    do(s, Skip())
    assert crystals(s) == (0, 3)


def _mains(s: State) -> list[MainAction]:
    return [action.action for action in choices(s) if isinstance(action, Main)]


@pytest.mark.rule("OM-257")
def test_orbit_actions_need_something_to_take_or_to_develop() -> None:
    s = orbit()
    every = ["landing_pod", "obtain_blueprint", "learn_technology", "research_development", "resupply"]
    assert _mains(s) == every
    display(s)
    warehouse(s, crystal=0, battery=0, water=0, plant=0, oxygen=0)
    grid(s, *[None] * 8)
    goods(s, 0, oxygen=0, mineral=0)
    assert _mains(s) == ["landing_pod"]


@pytest.mark.rule("OM-257")
def test_colony_actions_need_a_hex_a_blueprint_a_ship_or_a_card() -> None:
    s = position()
    assert _mains(s) == ["control_center", "construct", "welcome_ship", "hire"]
    goods(s, 0, all=0, mineral=1)
    bots(s, 0, "-6,3")
    colonists(s, 0, lq=2)  # one to work, one is not enough for the Geologist
    assert _mains(s) == ["control_center"]
    blueprint(s, 0, 11)
    bots(s, 0, "-2,-1")
    assert _mains(s) == ["control_center", "construct", "upgrade"]


@pytest.mark.rule("OM-257")
def test_executive_actions_need_an_effect_that_can_do_something() -> None:
    s = position()
    ships(s, 0, docked=())
    goods(s, 0, crystal=8)
    assert offered(s, Executive) == [Executive(i) for i in (1, 2, 3, 5, 6, 7)]
    goods(s, 0, mineral=2)
    assert Executive(5) not in choices(s)
    blueprint(s, 0, 11)
    assert Executive(4) in choices(s)
    advanced(s, 0, 11, "-2,-1")
    assert (Executive(4) in choices(s), Executive(8) in choices(s)) == (False, True)


@pytest.mark.rule("OM-257", "OM-131")
@pytest.mark.parametrize("card", [3, 5, 14, 15, 18, 19, 20])
def test_a_card_action_that_can_do_nothing_is_not_offered(card: int) -> None:
    s = position()
    goods(s, 0, all=0, mineral=2, crystal=2)
    building(s, "mine", "-1,-1")
    advanced(s, 0, card, "-1,-1")  # a Mine produces a Mineral, and there is room for none
    if card == 20:
        goods(s, 0, all=0)
    if card == 5:
        goods(s, 0, all=0, mineral=1)
    if card == 15:
        exploration(s, "d14")  # 2 Minerals
    assert Executive(8) not in choices(s)


@pytest.mark.example("E06")
@pytest.mark.rule("OM-258", "OM-131", "OM-141")
def test_biolab_is_not_offered_if_nothing_is_left_for_the_contract() -> None:
    s = position()
    scientist(s, 1, "systems_engineer")
    contract(s, None, 7, slot=6)
    advanced(s, 0, 14, "0,0")
    goods(s, 0, crystal=2)
    assert Executive(8) not in choices(s)
    hand(s, 0, 8)
    assert Executive(8) in choices(s)
    hand(s, 0)
    goods(s, 0, crystal=3)
    assert Executive(8) in choices(s)


@pytest.mark.rule("OM-258")
def test_only_ways_to_pay_that_leave_the_effect_something_to_do_are_offered() -> None:
    s = position()
    goods(s, 0, all=0, crystal=1)
    colonists(s, 0, lq=2)
    worker(s, "construct", 1)
    do(s, Main("construct"))  # a Mine needs the second Colonist, so the crystal pays the surcharge
    assert (crystals(s), people(s)[:2]) == ((0, 0), (1, 0))
    s = position()
    goods(s, 0, all=1, crystal=1)
    colonists(s, 0, lq=2)
    worker(s, "construct", 1)
    do(s, Main("construct"))
    assert choices(s) == [Surcharge(0), Surcharge(1)]


@pytest.mark.rule("OM-258", "OM-066")
def test_cards_do_not_pay_for_a_crystal_that_then_has_no_room() -> None:
    s = position()
    goods(s, 0, all=0, battery=2, water=2, plant=2, oxygen=2, crystal=3)
    hand(s, 0, 8, 9)
    do(s, Executive(7), Spend(8))
    assert crystals(s) == (2, 1)  # the rest is paid from the Depot, which makes room


@pytest.mark.rule("OM-259")
def test_an_effect_does_at_least_one_unit_and_then_may_stop() -> None:
    s = orbit()
    do(s, Main("obtain_blueprint"))
    assert Skip() not in choices(s)
    do(s, Blueprint(2))
    assert Skip() in choices(s)


@pytest.mark.rule("OM-259")
def test_movement_may_stop_at_any_time_and_goods_are_gained_in_full() -> None:
    s = position()
    do(s, Main("control_center"))
    assert Skip() in choices(s)
    s = position()
    goods(s, 0, crystal=2, mineral=1)
    building(s, "mine", "-1,-1", "1,0", seat=0)
    advanced(s, 0, 3, "0,-2")
    do(s, Executive(8))
    assert stored(s) == {"mineral": 2, "battery": 2, "water": 1, "plant": 1, "oxygen": 1}
