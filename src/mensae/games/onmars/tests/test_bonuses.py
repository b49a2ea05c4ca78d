"""Chapter 17: the Turn Order spaces and their bonuses."""

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.schema import (
    Accept,
    Blueprint,
    Discovery,
    EndTurn,
    Explored,
    Good,
    Hex,
    Lab,
    Learn,
    Main,
    MoveBot,
    Pay,
    Point,
    PutMarker,
    PutShuttle,
    Skip,
    Travel,
)
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    blueprints_of,
    bots_at,
    crystals,
    in_warehouse,
    lab,
    offered,
    people,
    stored,
    workers,
)
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import asked, choices, colonists, do, draw, goods, opening, position, tech
from mensae.games.onmars.tests.table import bots, display, warehouse

RIDE = Travel("shuttle")


def in_orbit() -> State:
    """Seat 0 comes to Orbit, where all four spaces are empty; it has 1 of each resource and no crystal."""
    s = position(2, (5, 6), shuttle="colony")
    goods(s, 0, crystal=0)
    shuttle_phase(s)
    do(s, RIDE)
    return s


def in_colony() -> State:
    """Seat 0 comes to the Colony, where all four spaces are empty."""
    s = position(2, (1, 2), shuttle="orbit")
    goods(s, 0, crystal=0)
    shuttle_phase(s)
    do(s, RIDE, Discovery("d01"), Hex("3,-3"), Explored("d03"))
    return s


def is_over(s: State) -> bool:
    """The journey of seat 0 is over: seat 1 is asked."""
    return asked(s) == 1


# Spaces


@pytest.mark.rule("OM-204")
def test_each_of_the_8_spaces_holds_one_marker() -> None:
    s = opening(4)
    while asked(s) == CHANCE:
        draw(s)
    assert choices(s) == [PutMarker(number) for number in range(1, 9)]
    do(s, PutMarker(5))
    assert choices(s) == [PutMarker(number) for number in (1, 2, 3, 4, 6, 7, 8)]
    do(s, PutMarker(1))
    assert choices(s) == [PutMarker(number) for number in (2, 3, 4, 6, 7, 8)]


@pytest.mark.rule("OM-204", "OM-044")
def test_turns_run_from_space_1_to_space_8() -> None:
    s = position(4, (7, 2, 8, 5))
    order = []
    while view(s, None).round == 1 and view(s, None).asks == "action":
        order.append(asked(s))
        do(s, Main("resupply" if view(s, None).players[asked(s)].space < 5 else "control_center"))
        while EndTurn() not in choices(s):
            do(s, choices(s)[-1])
        do(s, EndTurn())
    assert order == [1, 3, 0, 2]


@pytest.mark.rule("OM-204")
def test_spaces_1_and_5_give_nothing() -> None:
    s = in_orbit()
    do(s, PutMarker(1))
    assert is_over(s)
    s = in_colony()
    do(s, PutMarker(5))
    assert is_over(s)


@pytest.mark.rule("OM-204")
def test_spaces_2_and_7_give_a_warehouse_item() -> None:
    s = in_orbit()
    do(s, PutMarker(2))
    assert set(choices(s)) == {Good(good) for good in ("crystal", "battery", "water", "plant", "oxygen")} | {Skip()}
    do(s, Good("plant"))
    assert (stored(s)["plant"], in_warehouse(s)["plant"], is_over(s)) == (2, 1, True)
    s = in_colony()
    do(s, PutMarker(7), Good("crystal"))
    assert (crystals(s), in_warehouse(s)["crystal"], is_over(s)) == ((0, 1), 1, True)


@pytest.mark.example("E31")
@pytest.mark.rule("OM-206", "OM-204")
def test_e31_the_tech_tile_of_space_3_brings_the_benefit_of_its_lab_space() -> None:
    s = in_orbit()
    goods(s, 0, mineral=0)
    do(s, PutMarker(3), Learn(4), Lab("c1_bottom"), Accept())
    assert (lab(s)["greenhouse_tech"], "battery" in stored(s)) == ("c1_bottom", False)  # the middle row costs a Battery
    assert (crystals(s), is_over(s)) == ((0, 1), True)


@pytest.mark.rule("OM-206")
def test_the_tech_tile_of_space_3_on_the_other_lab_space_brings_a_warehouse_item() -> None:
    s = in_orbit()
    do(s, PutMarker(3), Learn(8), Lab("c1_top"), Good("oxygen"))
    assert (stored(s)["oxygen"], is_over(s)) == (2, True)


@pytest.mark.rule("OM-204", "OM-207")
def test_space_4_gives_a_colonist_for_a_water_or_a_plant_or_a_mineral() -> None:
    s = in_orbit()
    do(s, PutMarker(4))
    assert set(choices(s)) == {Pay(("water",)), Pay(("plant",)), Pay(("mineral",)), Skip()}
    do(s, Pay(("plant",)))
    assert (people(s), "plant" in stored(s), is_over(s)) == ((4, 0, 8), False, True)


@pytest.mark.rule("OM-204")
def test_space_6_gives_2_bot_points() -> None:
    s = in_colony()
    bots(s, 0, "-2,-1")
    do(s, PutMarker(6), MoveBot("-2,-1", "-2,0"), MoveBot("-2,0", "-3,1"))
    assert (bots_at(s), is_over(s)) == (["-3,1"], True)


@pytest.mark.rule("OM-204", "OM-207")
def test_space_8_gives_a_blueprint_without_worker_and_without_boost() -> None:
    s = in_colony()
    do(s, PutMarker(8), Blueprint(3))
    assert (blueprints_of(s), stored(s)["battery"], is_over(s)) == ([3], 2, True)
    assert (people(s)[:2], workers(s, "obtain_blueprint")) == ((3, 0), [0, 0])


# When


@pytest.mark.rule("OM-205")
@pytest.mark.parametrize("space", [2, 3, 4])
def test_a_bonus_in_orbit_may_be_let_go(space: int) -> None:
    s = in_orbit()
    before = (stored(s), crystals(s), people(s), lab(s))
    do(s, PutMarker(space), Skip())
    assert (stored(s), crystals(s), people(s), lab(s), is_over(s)) == (*before, True)


@pytest.mark.rule("OM-205")
@pytest.mark.parametrize("space", [6, 7, 8])
def test_a_bonus_in_the_colony_may_be_let_go(space: int) -> None:
    s = in_colony()
    before = (stored(s), crystals(s), bots_at(s), blueprints_of(s))
    do(s, PutMarker(space), Skip())
    assert (stored(s), crystals(s), bots_at(s), blueprints_of(s), is_over(s)) == (*before, True)


@pytest.mark.rule("OM-205", "OM-041")
def test_a_bonus_is_given_in_setup_too() -> None:
    s = opening(2)
    while asked(s) == CHANCE:
        draw(s)
    seat = asked(s)
    do(s, PutMarker(7), Good("water"))
    assert stored(s, seat)["water"] == 2
    do(s, PutMarker(4), Pay(("water",)))
    assert people(s, 1 - seat) == (4, 0, 8)
    assert choices(s) == [PutShuttle("orbit"), PutShuttle("colony")]


@pytest.mark.rule("OM-205")
def test_the_price_of_a_bonus_has_to_be_paid() -> None:
    s = in_orbit()
    goods(s, 0, water=0, plant=0, mineral=0)
    do(s, PutMarker(4))
    assert is_over(s)
    s = in_orbit()
    goods(s, 0, all=0)
    do(s, PutMarker(3))
    assert set(choices(s)) == {Learn(7), Learn(8), Skip()}  # the bottom row is free


@pytest.mark.rule("OM-205")
def test_a_bonus_that_can_do_nothing_is_passed_over() -> None:
    s = in_orbit()
    warehouse(s, crystal=0, battery=0, water=0, plant=0, oxygen=0)
    do(s, PutMarker(2))
    assert is_over(s)
    s = in_orbit()
    tech(s, 0, "rover_tech", "c1_top")
    tech(s, 0, "ship_tech", "c1_bottom")
    do(s, PutMarker(3))
    assert is_over(s)
    s = in_colony()
    display(s)
    do(s, PutMarker(8))
    assert is_over(s)


# Limits


@pytest.mark.rule("OM-207", "OM-023")
def test_space_4_needs_a_colonist_in_the_supply_and_room_in_the_quarters() -> None:
    s = in_orbit()
    colonists(s, 0, lq=4)
    do(s, PutMarker(4))
    assert is_over(s)
    s = in_orbit()
    colonists(s, 0, lq=3, wa=9)  # as if nobody had come home
    do(s, PutMarker(4))
    assert is_over(s)


@pytest.mark.rule("OM-207")
def test_crystals_of_the_depot_add_bot_points_and_colonists_do_not() -> None:
    s = in_colony()
    do(s, PutMarker(6))
    assert offered(s, Point) == []
    s = in_colony()
    goods(s, 0, crystal=1)
    do(s, PutMarker(6), Point("bots"))
    assert (view(s, 0).bots, crystals(s), people(s)[:2]) == (3, (0, 0), (3, 0))


@pytest.mark.rule("OM-207")
def test_one_item_is_all_that_spaces_2_and_7_give() -> None:
    s = in_orbit()
    do(s, PutMarker(2), Good("water"))
    assert (is_over(s), people(s)[1]) == (True, 0)
