"""Chapter 11: how Bots move, clean and come onto the map."""

import pytest

from mensae.games.onmars.data import HEX_IDS
from mensae.games.onmars.schema import (
    Build,
    Crew,
    Discovery,
    EndTurn,
    Executive,
    Explored,
    Hex,
    Main,
    MoveBot,
    MoveRover,
    Point,
    PutMarker,
    Ship,
    Skip,
    Travel,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    bot_steps,
    bots_at,
    hexes,
    lying,
    people,
    rover_steps,
    standing,
    units_left,
)
from mensae.games.onmars.tests.phases import boxed, shuttle_phase
from mensae.games.onmars.tests.position import choices, colonists, do, goods, position
from mensae.games.onmars.tests.table import bots, building, item, mission, rover

CONTROL = Main("control_center")


def moving(*places: str, crystal: int = 0) -> State:
    """Seat 0 has Bots there and takes the Control Center, usually without a crystal for more points."""
    s = position()
    bots(s, 0, *places)
    goods(s, 0, crystal=crystal)
    return s


# Steps


@pytest.mark.rule("OM-150")
def test_a_point_takes_a_bot_to_any_of_the_six_hexes_beside_it() -> None:
    s = moving("-2,-1")
    do(s, CONTROL)
    assert set(bot_steps(s, "-2,-1")) == {"-2,-2", "-1,-2", "-1,-1", "-2,0", "-3,0", "-3,-1"}
    do(s, MoveBot("-2,-1", "-2,0"))
    assert bots_at(s) == ["-2,0"]


@pytest.mark.rule("OM-150")
def test_nothing_moves_off_the_map() -> None:
    s = moving("-6,2")
    do(s, CONTROL)
    assert set(bot_steps(s, "-6,2")) == {"-5,1", "-5,2", "-6,3"}


@pytest.mark.rule("OM-150")
def test_points_may_be_left_unused_and_no_more_steps_are_made_than_points() -> None:
    s = moving("-2,-1")
    do(s, CONTROL, MoveBot("-2,-1", "-2,0"), Skip())
    assert EndTurn() in choices(s)
    s = moving("-2,-1", "1,1")
    do(s, CONTROL, MoveBot("-2,-1", "-2,0"), MoveBot("1,1", "1,2"))
    assert (bot_steps(s, "-2,0"), bot_steps(s, "1,2")) == ([], [])
    assert rover_steps(s) != []


@pytest.mark.rule("OM-150")
def test_a_bot_stops_on_a_building_but_not_on_a_building_with_a_piece() -> None:
    s = moving("1,-1")
    building(s, "mine", "1,0", seat=1)
    do(s, CONTROL, MoveBot("1,-1", "0,0"))
    assert Skip() in choices(s)
    assert "1,0" not in bot_steps(s, "0,0")
    do(s, Skip())
    assert bots_at(s) == ["0,0"]


@pytest.mark.rule("OM-150")
def test_a_bot_passes_pieces_and_ground_items() -> None:
    s = moving("1,-1")
    bots(s, 1, "1,0")
    do(s, CONTROL, MoveBot("1,-1", "1,0"), MoveBot("1,0", "1,1"))
    assert (bots_at(s), bots_at(s, 1)) == (["1,1"], ["1,0"])
    s = moving("1,-1")
    item(s, "1,0", "d13")
    do(s, CONTROL, MoveBot("1,-1", "1,0"), MoveBot("1,0", "1,1"), Skip(), EndTurn())
    assert (bots_at(s), lying(s, "1,0")) == (["1,1"], "d13")


@pytest.mark.example("E25")
@pytest.mark.rule("OM-260")
def test_e25_a_step_onto_a_bot_is_offered_only_if_a_point_is_left_to_go_on() -> None:
    s = moving("-2,-1")
    bots(s, 1, "-2,-2")
    do(s, CONTROL)
    assert "-2,-2" in bot_steps(s, "-2,-1")
    do(s, MoveBot("-2,-1", "-1,-2"))
    assert "-2,-2" not in bot_steps(s, "-1,-2")
    assert "-1,-3" in bot_steps(s, "-1,-2")


@pytest.mark.rule("OM-260")
def test_a_piece_in_transit_has_to_go_on_before_anything_else_is_done() -> None:
    s = moving("-2,-1", "1,1", crystal=1)
    bots(s, 1, "-2,-2")
    do(s, CONTROL, MoveBot("-2,-1", "-2,-2"))
    assert len(bot_steps(s, "-2,-2")) == len(choices(s))  # no Skip, no crystal, no other piece
    do(s, MoveBot("-2,-2", "-2,-3"))
    assert {Skip(), Point("bots"), Point("rover")} <= set(choices(s))


@pytest.mark.rule("OM-260")
def test_a_rover_does_not_enter_a_hex_from_which_its_points_bring_it_nowhere() -> None:
    s = position()
    goods(s, 0, crystal=1)
    rover(s, 0, "-5,1")
    item(s, "-5,1", "d13")
    bots(s, 1, "-6,2", "-5,2", "-6,3")
    do(s, CONTROL)
    assert "-5,2" in rover_steps(s)  # from there it can go on to -4,1
    assert "-6,2" not in rover_steps(s)  # around it are a tile and two Bots
    do(s, Point("rover"))
    assert "-6,2" in rover_steps(s)
    do(s, MoveRover("-6,2"), MoveRover("-5,2"))
    assert "-4,1" in rover_steps(s)
    assert Skip() not in choices(s)


@pytest.mark.rule("OM-260")
def test_pieces_move_in_any_order_step_by_step() -> None:
    s = moving("-2,-1", "1,1")
    do(s, CONTROL, MoveBot("-2,-1", "-2,0"), MoveRover("0,1"), MoveBot("1,1", "1,2"), MoveRover("-1,2"))
    assert bots_at(s) == ["-2,0", "1,2"]
    assert EndTurn() in choices(s)


# The Building Zone


@pytest.mark.rule("OM-151")
def test_the_building_zone_is_the_hex_of_a_bot_and_those_beside_it_and_serves_its_owner_only() -> None:
    s = position()
    bots(s, 0, "0,-1")
    bots(s, 1, "0,-4")
    do(s, Main("construct"), Build("generator"))
    assert set(hexes(s)) == {"-1,0", "1,-1"}  # of all hexes two away from the Generator on 0,-2
    s = position()
    bots(s, 0, "0,0")
    bots(s, 1, "0,-4")
    do(s, Main("construct"), Build("generator"))
    assert set(hexes(s)) == {"-1,0", "1,-1"}


@pytest.mark.rule("OM-151")
def test_every_bot_has_a_zone_which_ends_at_the_edge_of_the_map() -> None:
    s = position()
    bots(s, 0, "-6,2", "0,0")
    building(s, "generator", "-4,2")
    do(s, Main("construct"), Build("generator"))
    assert set(hexes(s)) == {"-5,1", "-6,2", "-6,3", "-1,0", "1,-1"}  # -5,2 is beside the new Generator


# Cleaning


@pytest.mark.rule("OM-152")
@pytest.mark.parametrize("what", ["d13", "crystal"])
def test_a_bot_removes_the_ground_item_it_stands_on_when_the_turn_ends(what: str) -> None:
    s = moving("1,-1")
    item(s, "1,0", what)
    do(s, CONTROL, MoveBot("1,-1", "1,0"), Skip())
    assert lying(s, "1,0") == what
    do(s, EndTurn())
    assert lying(s, "1,0") is None
    if what == "d13":
        assert boxed(s, "d13")


@pytest.mark.rule("OM-152")
def test_a_bot_moved_away_again_before_the_end_of_the_turn_leaves_the_item() -> None:
    s = moving("1,-1", crystal=2)
    item(s, "1,0", "crystal")
    do(s, CONTROL, MoveBot("1,-1", "1,0"), Skip(), Executive(6), MoveBot("1,0", "1,1"), Skip(), EndTurn())
    assert lying(s, "1,0") == "crystal"


@pytest.mark.rule("OM-152")
def test_a_bot_moved_outside_a_turn_cleans_at_the_end_of_the_effect() -> None:
    s = position(2, (1, 5), shuttle="orbit")
    bots(s, 0, "1,-1")
    item(s, "1,0", "crystal")
    goods(s, 0, crystal=0)
    shuttle_phase(s)
    do(s, Travel("shuttle"), Discovery("d01"), Hex("3,-3"), Explored("d03"), PutMarker(6), MoveBot("1,-1", "1,0"))
    assert lying(s, "1,0") == "crystal"
    do(s, Skip())
    assert lying(s, "1,0") is None


# New Bots


def welcome(s: State) -> None:
    """Seat 0 welcomes a Ship with 1 Colonist and 1 Bot."""
    goods(s, 0, mineral=0, plant=1, water=1)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=True))


@pytest.mark.rule("OM-153")
def test_a_new_bot_stands_on_an_own_shelter_without_a_piece_of_the_owners_choice() -> None:
    s = position()
    building(s, "shelter", "-4,0", "-4,2", seat=0)
    building(s, "shelter", "4,0", seat=1)
    welcome(s)
    assert set(hexes(s)) == {"-4,0", "-4,2"}
    do(s, Hex("-4,2"))
    assert bots_at(s) == ["-2,-1", "-4,2"]


@pytest.mark.rule("OM-153")
def test_if_every_own_shelter_has_a_piece_a_new_bot_goes_to_a_closest_empty_hex() -> None:
    s = position()
    item(s, "-2,-2", "crystal")
    bots(s, 1, "-1,-2")
    building(s, "greenhouse", "-3,0")
    welcome(s)
    assert set(hexes(s)) == {"-1,-1", "-2,0", "-3,-1"}


@pytest.mark.rule("OM-153")
def test_without_an_empty_hex_the_bot_is_not_gained() -> None:
    s = position()
    mission(s, "A", "m4", 3)
    for at in HEX_IDS:
        if standing(s, at) is None and lying(s, at) is None:
            item(s, at, "crystal")
    colonists(s, 0, lq=1)
    welcome(s)
    assert (bots_at(s), units_left(s)[0]) == (["-2,-1"], 3)
    assert people(s)[0] == 2  # the Colonist of the Ship has come
