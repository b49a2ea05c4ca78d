"""Chapter 7: Executive actions."""

import pytest

from mensae.games.onmars.schema import (
    Accept,
    Blueprint,
    Develop,
    Executive,
    Good,
    Main,
    MoveBot,
    MoveRover,
    Point,
    Skip,
    Spend,
    Tech,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    amount,
    blueprints_of,
    bot_steps,
    crystals,
    in_hand,
    in_warehouse,
    lab,
    marker_at,
    offered,
    people,
    rover_at,
    rover_steps,
    stored,
)
from mensae.games.onmars.tests.position import choices, do, goods, hand, orbit, position, ships, tech
from mensae.games.onmars.tests.table import advanced, blueprint, bots, scientist


def rich(s: State, crystal: int = 8) -> State:
    """All spaces of the Depot are free of Ships."""
    ships(s, 0, docked=())
    goods(s, 0, crystal=crystal)
    return s


@pytest.mark.rule("OM-082")
def test_a_ship_on_the_space_bars_the_action_and_crystals_do_not() -> None:
    s = position()
    goods(s, 0, crystal=3)
    assert offered(s, Executive) == [Executive(6), Executive(7)]
    ships(s, 0, docked=(1, 2, 4, 6))
    goods(s, 0, crystal=4)
    assert offered(s, Executive) == [Executive(3), Executive(5), Executive(7)]


@pytest.mark.rule("OM-082")
def test_executive_actions_may_be_used_on_either_side() -> None:
    for s in (rich(orbit()), rich(position())):
        advanced(s, 0, 11, "-2,-1")
        blueprint(s, 0, 1)
        assert offered(s, Executive) == [Executive(i) for i in (1, 2, 3, 5, 6, 7, 8)]


@pytest.mark.rule("OM-083")
@pytest.mark.parametrize(("space", "price"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 3), (6, 2), (7, 2), (8, 2)])
def test_the_price_is_paid_in_crystals_before_the_effect(space: int, price: int) -> None:
    s = rich(position(), price)
    blueprint(s, 0, 12)
    advanced(s, 0, 13, "0,0")
    do(s, Executive(space))
    assert crystals(s)[0] == 0
    s = rich(position(), price - 1)
    blueprint(s, 0, 12)
    advanced(s, 0, 13, "0,0")
    assert Executive(space) not in choices(s)


@pytest.mark.rule("OM-083", "OM-085")
def test_the_price_is_no_boost() -> None:
    s = rich(position(), 5)
    do(s, Executive(2), MoveRover("1,0"), MoveRover("1,1"))
    assert (rover_steps(s), offered(s, Point)) == ([], [Point("rover")])
    do(s, Point("rover"))
    assert (crystals(s), len(rover_steps(s))) == ((0, 0), 5)  # a Bot stands on the sixth hex


@pytest.mark.rule("OM-084")
def test_space_1_develops_one_tile_at_no_cost_with_the_benefit() -> None:
    s = rich(position(), 4)
    goods(s, 0, all=0)
    do(s, Executive(1), Develop("shelter_tech", "c3_bottom"))
    assert choices(s) == [Accept(), Skip()]
    do(s, Accept())
    assert (lab(s), crystals(s), stored(s)) == ({"shelter_tech": "c3_bottom"}, (0, 1), {})
    assert offered(s, Develop) == []


@pytest.mark.rule("OM-085", "OM-105")
def test_space_2_moves_the_rover_and_may_use_a_rover_tech() -> None:
    s = rich(position(), 4)
    tech(s, 1, "rover_tech", "c2_top")
    do(s, Executive(2))
    assert (offered(s, Tech), bot_steps(s, "-2,-1")) == ([Tech(1)], [])
    do(s, Tech(1))
    for to in ("1,0", "1,1", "1,0", "1,1"):
        do(s, MoveRover(to))
    assert (rover_at(s), rover_steps(s)) == ("1,1", [])


@pytest.mark.rule("OM-086")
def test_space_3_takes_a_blueprint_and_space_5_gives_a_mineral() -> None:
    s = rich(position(), 3)
    do(s, Executive(3), Blueprint(4))
    assert (blueprints_of(s), amount(s, 0, "battery"), people(s)) == ([4], 2, (3, 0, 9))
    s = rich(position(), 3)
    do(s, Executive(5))
    assert amount(s, 0, "mineral") == 2


@pytest.mark.rule("OM-087")
def test_space_4_upgrades_one_building_paid_and_without_tech() -> None:
    s = rich(position(), 3)
    goods(s, 0, mineral=2)
    tech(s, 0, "upgrade_tech", "c3_top")
    blueprint(s, 0, 3, 11)
    bots(s, 0, "-1,-2")
    do(s, Executive(4), Blueprint(11))
    assert (marker_at(s, "-2,-1"), amount(s, 0, "mineral"), offered(s, Tech)) == (0, 1, [])
    assert Main("control_center") in choices(s)  # the effect is over
    s = rich(position(), 3)
    blueprint(s, 0, 11)
    goods(s, 0, mineral=0)
    assert Executive(4) not in choices(s)


@pytest.mark.rule("OM-088")
def test_space_6_moves_bots_with_two_points_and_more_for_crystals() -> None:
    s = rich(position(), 3)
    do(s, Executive(6))
    assert rover_steps(s) == []
    do(s, MoveBot("-2,-1", "-2,-2"), MoveBot("-2,-2", "-2,-1"))
    assert choices(s) == [Point("bots"), Skip()]


@pytest.mark.rule("OM-089")
def test_space_7_takes_one_item_from_the_warehouse_without_a_boost() -> None:
    s = rich(position(), 2)
    do(s, Executive(7), Good("plant"))
    assert (amount(s, 0, "plant"), in_warehouse(s)["plant"], offered(s, Good)) == (2, 1, [])


@pytest.mark.rule("OM-090", "OM-131", "OM-133")
def test_space_8_uses_an_advanced_building_for_2_crystals_or_free_with_a_scientist() -> None:
    s = rich(position(), 2)
    advanced(s, 0, 11, "-2,-1")
    do(s, Executive(8), Skip())
    assert crystals(s) == (0, 2)
    s = rich(position(), 0)
    advanced(s, 0, 11, "-2,-1")
    assert Executive(8) not in choices(s)
    scientist(s, 1, "systems_engineer", at=11)
    do(s, Executive(8), Skip())
    assert crystals(s) == (0, 2)


@pytest.mark.rule("OM-083", "OM-181")
def test_goal_cards_help_to_pay_an_executive_action() -> None:
    s = position()
    goods(s, 0, crystal=0)
    hand(s, 0, 8, 9)
    do(s, Executive(6))
    assert choices(s) == [Spend(8), Spend(9)]
    do(s, Spend(9))  # the other card then is the only way
    assert (in_hand(s), crystals(s), len(bot_steps(s, "-2,-1"))) == ([], (0, 0), 6)
