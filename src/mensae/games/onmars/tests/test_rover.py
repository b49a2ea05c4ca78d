"""Chapter 11: how the Rover enters the map, collects crystals, and stops on tiles or not."""

import pytest

from mensae.games.onmars.schema import (
    EndTurn,
    Executive,
    Goal,
    Main,
    MoveBot,
    MoveRover,
    Point,
    Skip,
    TakeTile,
    Tech,
    Use,
)
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import bot_steps, crystals, ground, lying, offered, people, rover_at, rover_steps
from mensae.games.onmars.tests.phases import discovered, studied
from mensae.games.onmars.tests.position import choices, colonists, do, goods, hand, position, tech
from mensae.games.onmars.tests.table import advanced, bots, contract, item, mission, rover

CONTROL = Main("control_center")
AROUND_THE_CENTRE = {"0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"}


def control(tile: str | int | None = None, at: str = "1,0", crystal: int = 0) -> State:
    """Seat 0 has taken the Control Center, its Rover is off the map, and a tile lies beside the centre."""
    s = position()
    goods(s, 0, crystal=crystal)
    if tile is not None:
        item(s, at, tile)
    do(s, CONTROL)
    return s


# Entering


@pytest.mark.rule("OM-154")
def test_the_first_step_of_a_rover_goes_from_the_centre_to_a_neighbour() -> None:
    s = control()
    assert rover_at(s) is None
    assert set(rover_steps(s)) == AROUND_THE_CENTRE
    do(s, MoveRover("1,0"))
    assert rover_at(s) == "1,0"
    do(s, MoveRover("2,0"))
    assert (rover_at(s), rover_steps(s)) == ("2,0", [])


@pytest.mark.rule("OM-154")
def test_a_piece_on_the_centre_does_not_keep_a_rover_from_entering() -> None:
    s = position()
    bots(s, 1, "0,0")
    do(s, CONTROL)
    assert set(rover_steps(s)) == AROUND_THE_CENTRE


@pytest.mark.rule("OM-154", "OM-149")
def test_with_0_points_a_rover_does_not_enter() -> None:
    s = position()
    bots(s, 0, "-1,-1")
    advanced(s, 0, 24, "-2,-1")  # Command Center, and no Rover Tech in any lab
    goods(s, 0, crystal=2)
    colonists(s, 0, lq=0)
    assert Executive(8) not in choices(s)
    colonists(s, 0, lq=1)
    do(s, Executive(8))
    assert rover_steps(s) == []
    do(s, Point("rover"))
    assert (set(rover_steps(s)), people(s)[:2]) == (AROUND_THE_CENTRE, (0, 1))


# Crystals


@pytest.mark.rule("OM-155")
def test_a_rover_collects_every_crystal_it_passes_or_stops_on_without_being_asked() -> None:
    s = position()
    goods(s, 0, crystal=0)
    for at in ("1,-1", "1,-2", "2,-2"):
        item(s, at, "crystal")
    do(s, CONTROL, MoveRover("1,-1"), MoveRover("2,-2"), Skip())
    assert (crystals(s), ground(s)) == ((0, 2), ["1,-2"])


@pytest.mark.rule("OM-155")
def test_a_bot_collects_no_crystal() -> None:
    s = position()
    goods(s, 0, crystal=0)
    item(s, "-2,0", "crystal")
    do(s, CONTROL, MoveBot("-2,-1", "-2,0"), MoveBot("-2,0", "-1,0"), Skip())
    assert (crystals(s), ground(s)) == ((0, 0), ["-2,0"])


# Taking tiles


@pytest.mark.rule("OM-156")
def test_a_rover_takes_the_tile_it_stands_on_before_any_step_and_then_moves_no_more() -> None:
    s = position()
    rover(s, 0, "1,0")
    item(s, "1,0", "d13")
    tech(s, 0, "rover_tech", "c1_top")
    do(s, CONTROL)
    assert {TakeTile("1,0"), Tech(0), Point("rover")} <= set(choices(s))
    do(s, TakeTile("1,0"))
    assert (crystals(s), rover_steps(s), lying(s, "1,0")) == ((1, 3), [], None)
    assert not {Tech(0), Point("rover")} & set(choices(s))
    assert bot_steps(s, "-2,-1") != []  # the points of the Bots are still there
    assert Point("bots") in choices(s)


@pytest.mark.rule("OM-156")
def test_a_rover_takes_a_tile_after_some_steps_but_not_in_transit() -> None:
    s = control("d13")
    do(s, MoveRover("1,0"), TakeTile("1,0"))
    assert (crystals(s), rover_steps(s)) == ((0, 3), [])
    s = position()
    item(s, "1,0", "d13")
    bots(s, 1, "1,0")
    do(s, CONTROL, MoveRover("1,0"))
    assert choices(s) == offered(s, MoveRover)


@pytest.mark.rule("OM-157")
def test_a_rover_does_not_stop_on_a_tile_whose_benefit_can_do_nothing() -> None:
    s = control("d09")  # upgrade, and there is no blueprint
    assert "1,0" in rover_steps(s)
    do(s, MoveRover("1,0"))
    assert choices(s) == offered(s, MoveRover)
    s = control("d09")
    do(s, MoveRover("1,-1"))
    assert "1,0" not in rover_steps(s)


@pytest.mark.rule("OM-157")
@pytest.mark.parametrize(("water", "stops"), [(2, False), (1, True)])
def test_three_water_are_no_benefit_if_storage_is_full(water: int, stops: bool) -> None:
    s = control("d16")
    goods(s, 0, water=water)
    do(s, MoveRover("1,0"))
    assert (TakeTile("1,0") in choices(s), Skip() in choices(s)) == (stops, stops)


@pytest.mark.rule("OM-157")
@pytest.mark.parametrize(("mineral", "stops"), [(0, False), (1, True)])
def test_a_tile_that_cannot_be_paid_for_is_not_taken(mineral: int, stops: bool) -> None:
    s = control("d03")  # construct a Generator, for 1 Mineral
    bots(s, 0, "0,-1")
    goods(s, 0, mineral=mineral)
    do(s, MoveRover("1,0"))
    assert (TakeTile("1,0") in choices(s), Skip() in choices(s)) == (stops, stops)


@pytest.mark.rule("OM-157", "OM-160")
@pytest.mark.parametrize(("tile", "stops"), [(2, False), (4, True)])
def test_nobody_takes_a_second_research_tile_of_a_kind(tile: int, stops: bool) -> None:
    s = control(tile)
    studied(s, 0, "a")
    do(s, MoveRover("1,0"))
    assert (TakeTile("1,0") in choices(s), Skip() in choices(s)) == (stops, stops)


@pytest.mark.rule("OM-158")
def test_a_rover_may_stop_on_a_tile_and_leave_it_there() -> None:
    s = control("d13")
    do(s, MoveRover("1,0"), Skip(), EndTurn())
    assert (rover_at(s), lying(s, "1,0")) == ("1,0", "d13")


@pytest.mark.rule("OM-158", "OM-157")
def test_a_rover_stays_on_a_tile_that_cannot_be_taken_any_more() -> None:
    s = control("d10", crystal=1)  # a Scientist or contract
    goods(s, 0, all=0)
    colonists(s, 0, lq=1)
    contract(s, None, 7, slot=2)  # the only card within reach, for 1 crystal
    do(s, MoveRover("1,0"))
    assert TakeTile("1,0") in choices(s)
    do(s, Point("bots"))
    assert TakeTile("1,0") not in choices(s)
    assert Skip() in choices(s)
    do(s, Skip(), EndTurn())
    assert (rover_at(s), lying(s, "1,0")) == ("1,0", "d10")


@pytest.mark.rule("OM-159")
def test_a_tile_is_carried_out_at_once_is_kept_and_counts_for_mission_and_goal() -> None:
    s = position()
    mission(s, "A", "m5", 3)
    hand(s, 0, 4)
    discovered(s, 0, "d14", "d15")
    goods(s, 0, crystal=0)
    item(s, "1,0", "d13")
    assert Goal(4) not in choices(s)
    do(s, CONTROL, MoveRover("1,0"), TakeTile("1,0"))
    assert crystals(s) == (0, 3 + 1)
    assert (view(s, 0).missions[0].left, view(s, 0).players[0].discoveries) == (2, ["d13", "d14", "d15"])
    do(s, Skip())
    assert Goal(4) in choices(s)


@pytest.mark.rule("OM-159", "OM-173")
def test_a_research_tile_is_kept_and_counts_for_mission_m1() -> None:
    s = control(5)
    mission(s, "B", "m1", 5)
    do(s, MoveRover("1,0"), TakeTile("1,0"))
    assert (crystals(s), view(s, 0).missions[1].left) == ((0, 2), 4)
    assert (view(s, 0).players[0].research, view(s, 0).players[0].discoveries) == (["r_c1"], [])


@pytest.mark.rule("OM-156", "OM-085")
def test_a_tile_is_taken_with_a_rover_that_cannot_or_need_not_move() -> None:
    s = position()
    bots(s, 0, "-1,-1")
    advanced(s, 0, 24, "-2,-1")
    colonists(s, 0, lq=0)
    goods(s, 0, crystal=2)
    rover(s, 0, "1,0")
    item(s, "1,0", "d13")
    assert Use(24) not in choices(s)
    do(s, Executive(8))
    assert set(choices(s)) >= {TakeTile("1,0")}
    do(s, TakeTile("1,0"))
    assert crystals(s) == (0, 3)
