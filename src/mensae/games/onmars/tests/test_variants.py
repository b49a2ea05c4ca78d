"""Chapters 2, 20 and 21: options, the differences for two players, and Space Oddity."""

import pytest

from mensae.core.schema import Refused
from mensae.games.onmars.result import outcome
from mensae.games.onmars.schema import Blueprint, EndTurn, Good, Main, Options, Skip, Surcharge, Travel
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import crystals, in_warehouse, people, standing, workers
from mensae.games.onmars.tests.phases import colonization_is_over
from mensae.games.onmars.tests.position import asked, choices, do, draw, goods, opening, position, turn, worker
from mensae.games.onmars.tests.table import lss, mission, warehouse

SHELTERS = {2: ["-2,-1", "2,1"], 3: ["-2,-1", "2,-3", "2,1"], 4: ["-2,-1", "2,-3", "2,1", "-2,3"]}


# Options


@pytest.mark.rule("OM-256")
def test_a_game_is_short_and_without_variants_unless_something_else_is_chosen() -> None:
    assert (Options().length, Options().space_oddity, Options().first_colonists) == ("short", False, False)
    seen = view(position(), None)
    assert (seen.length, seen.space_oddity, seen.first_colonists, seen.solo) == ("short", False, False, False)


@pytest.mark.rule("OM-256")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_can_be_combined_with_2_to_4_players(seats: int) -> None:
    for space_oddity in (False, True):
        for first_colonists in (False, True):
            s = opening(seats, length="long", space_oddity=space_oddity, first_colonists=first_colonists)
            draw(s)
            seen = view(s, None)
            assert (len(seen.players), seen.space_oddity, seen.first_colonists) == (
                seats,
                space_oddity,
                first_colonists,
            )
            assert len(seen.missions) == 3


@pytest.mark.rule("OM-256")
def test_first_colonists_is_not_played_alone() -> None:
    with pytest.raises(Refused) as refused:
        opening(1, first_colonists=True)
    assert refused.value.refusal.rule == "OM-256"
    assert view(opening(1, space_oddity=True, length="long"), None).solo


# Two players


@pytest.mark.rule("OM-221")
@pytest.mark.parametrize(("seats", "each", "stack"), [(2, 2, 0), (3, 3, 8), (4, 3, 8)])
def test_with_two_players_the_warehouse_begins_with_2_and_there_is_one_set_of_tech_tiles(
    seats: int, each: int, stack: int
) -> None:
    s = position(seats)
    assert set(in_warehouse(s).values()) == {each}
    assert view(s, None).tech_stack == stack


@pytest.mark.rule("OM-221", "OM-170")
def test_with_two_players_the_warehouse_is_filled_up_to_2_and_the_grid_never_again() -> None:
    s = position()
    warehouse(s, water=0, crystal=1)
    s.table[0] = -1  # the first tile of the grid is gone
    lss(s, 2, 2, 2, 2)
    do(s, Main("control_center"), Skip(), EndTurn())
    draw(s)
    assert (set(in_warehouse(s).values()), view(s, None).grid[0]) == ({2}, None)


@pytest.mark.rule("OM-221", "OM-037")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shelters_begin_on_the_hexes_for_the_number_of_players(seats: int) -> None:
    s = position(seats)
    assert [standing(s, at) for at in SHELTERS[seats]] == [f"shelter {seat}" for seat in range(seats)]


@pytest.mark.example("E36")
@pytest.mark.rule("OM-221", "OM-076", "OM-077")
def test_e36_with_two_players_every_colonist_on_the_action_counts_for_the_surcharge() -> None:
    s = position(2, (1, 2))
    worker(s, "obtain_blueprint", 0)
    worker(s, "obtain_blueprint", 1)
    goods(s, 0, crystal=2)
    goods(s, 1, crystal=1)
    do(s, Main("obtain_blueprint"), Surcharge(0), Blueprint(1), Skip())
    assert (crystals(s, 0), workers(s, "obtain_blueprint")) == ((0, 0), [2, 1])
    do(s, EndTurn())
    assert asked(s) == 1
    do(s, Main("obtain_blueprint"), Surcharge(0), Blueprint(3), Skip())
    assert (crystals(s, 1), workers(s, "obtain_blueprint"), people(s, 0)[1]) == ((0, 0), [0, 2], 2)


@pytest.mark.rule("OM-221", "OM-077")
def test_with_three_players_own_colonists_are_free() -> None:
    s = position(3, (1, 5, 6))
    worker(s, "obtain_blueprint", 0)
    worker(s, "obtain_blueprint", 1)
    goods(s, 0, crystal=1)
    do(s, Main("obtain_blueprint"))
    assert set(choices(s)) == {Surcharge(0), Surcharge(1)}
    do(s, Surcharge(0))
    assert crystals(s, 0) == (0, 0)


# Space Oddity


def last_mission(spaces: tuple[int, int], space_oddity: bool) -> State:
    """Seat 0 completes the third mission in its turn."""
    s = position(2, spaces, space_oddity=space_oddity)
    s.completed = 2
    mission(s, "A", "m2", 1)
    turn(s, 0)
    do(s, Main("obtain_blueprint"), Blueprint(1), Skip())
    return s


@pytest.mark.rule("OM-222")
def test_with_space_oddity_the_game_is_scored_at_the_end_of_the_colonization_phase() -> None:
    s = last_mission((1, 5), space_oddity=True)
    do(s, EndTurn())
    assert (asked(s), outcome(s)) == (1, None)  # the phase is played to its end
    do(s, Main("control_center"), Skip(), EndTurn())
    result = outcome(s)
    assert result is not None
    assert (result.rule, view(s, None).round, view(s, None).asks) == ("OM-208", 1, "over")


@pytest.mark.rule("OM-222")
def test_if_the_last_player_of_the_phase_brings_the_end_that_turn_is_the_last() -> None:
    s = position(2, (2, 1), space_oddity=True)
    s.completed = 2
    mission(s, "A", "m2", 1)
    goods(s, 0, crystal=0)
    turn(s, 1)
    do(s, Main("resupply"), Good("water"), Skip(), EndTurn(), seat=1)
    do(s, Main("obtain_blueprint"), Blueprint(1), Skip(), seat=0)
    assert outcome(s) is None
    do(s, EndTurn())
    assert outcome(s) is not None


@pytest.mark.rule("OM-222", "OM-209")
def test_without_space_oddity_the_same_game_goes_on() -> None:
    s = last_mission((1, 5), space_oddity=False)
    do(s, EndTurn(), Main("control_center"), Skip(), EndTurn())
    assert (outcome(s), Travel("shuttle") in choices(s)) == (None, True)


@pytest.mark.rule("OM-222", "OM-262")
def test_space_oddity_ends_a_standstill_at_once_too() -> None:
    s = position(space_oddity=True)
    s.quiet = 19
    colonization_is_over(s)
    result = outcome(s)
    assert result is not None
    assert result.rule == "OM-262"
