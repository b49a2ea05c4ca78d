"""Chapter 7: the score track."""

import pytest

from mensae.games.gardens.schema import Plant, Use
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import do, look, position, scores

RED = ["H5", "H4", "H3", "H2", "H1", "I5", "I4", "I3", "I2"]  # nine flowers in a row of touching ones, from H5 on


def gain(points: int, before: list[int]) -> State:
    """Anna plants red on H6 for this many points."""
    s = position(len(before), ["H9"], {"red": RED[:points]}, scores=before, pool=[3, 1])
    do(s, Use(3, "W"), Plant("red"))
    return s


def land_on_a_flower(before: list[int]) -> State:
    s = position(len(before), ["H9"], {"red": ["H6"]}, scores=before, pool=[3, 1])
    do(s, Use(3, "W"))
    return s


def use_a_blocked_die(before: list[int]) -> State:
    s = position(len(before), ["F7", "F3"], scores=before, pool=[6, 1])
    do(s, Use(6))
    return s


@pytest.mark.rule("GM-58")
def test_the_scorer_walks_forward_with_a_gain_and_back_with_a_loss() -> None:
    assert scores(gain(4, [10, 3])) == [14, 3]
    assert scores(land_on_a_flower([10, 3])) == [9, 3]
    assert scores(use_a_blocked_die([10, 3])) == [9, 3]


@pytest.mark.rule("GM-59", "GM-60")
def test_a_gain_that_would_stop_on_a_scorer_goes_on_to_the_next_free_space() -> None:
    assert scores(gain(4, [10, 14])) == [15, 14]
    assert scores(gain(4, [10, 14, 16, 15])) == [17, 14, 16, 15]
    assert scores(gain(4, [10, 14, 16])) == [15, 14, 16]


@pytest.mark.rule("GM-59")
def test_scorers_on_the_way_are_simply_passed() -> None:
    assert scores(gain(4, [10, 12, 13])) == [14, 12, 13]


@pytest.mark.rule("GM-59", "GM-60", "GM-61")
def test_a_loss_that_would_stop_on_a_scorer_goes_further_back() -> None:
    assert scores(land_on_a_flower([10, 9])) == [8, 9]
    assert scores(land_on_a_flower([10, 9, 8, 6])) == [7, 9, 8, 6]
    assert scores(use_a_blocked_die([10, 9])) == [8, 9]
    assert scores(use_a_blocked_die([10, 8, 9])) == [7, 8, 9]


@pytest.mark.rule("GM-62")
def test_nobody_drops_below_0() -> None:
    assert scores(land_on_a_flower([0, 5])) == [0, 5]
    assert scores(use_a_blocked_die([0, 0])) == [0, 0]


@pytest.mark.rule("GM-63")
def test_position_0_has_room_for_everyone_and_stops_every_jump_back() -> None:
    assert scores(land_on_a_flower([1, 0, 0])) == [0, 0, 0]
    assert scores(land_on_a_flower([3, 2, 1, 0])) == [0, 2, 1, 0]
    assert scores(use_a_blocked_die([2, 1, 0])) == [0, 1, 0]


@pytest.mark.rule("GM-64")
def test_a_planting_for_0_points_moves_nothing() -> None:
    assert scores(gain(0, [0, 0, 0])) == [0, 0, 0]
    assert scores(gain(0, [7, 8, 6])) == [7, 8, 6]


@pytest.mark.rule("GM-64")
def test_a_planting_for_0_points_gives_no_extra_turn() -> None:
    s = gain(0, [30, 31])
    assert (look(s).turn, look(s).extra) == (1, None)


@pytest.mark.example("E21")
@pytest.mark.rule("GM-65")
@pytest.mark.parametrize(
    ("score", "space", "laps"),
    [(0, 0, 0), (1, 1, 0), (49, 49, 0), (50, 50, 0), (51, 1, 1), (53, 3, 1), (100, 50, 1), (101, 1, 2), (151, 1, 3)],
)
def test_past_space_50_a_scorer_begins_another_lap(score: int, space: int, laps: int) -> None:
    player = look(position(scores=[score, 2], pool=[1])).holdings[0]
    assert (player.score, player.space, player.laps) == (score, space, laps)


@pytest.mark.rule("GM-65")
def test_a_loss_leads_back_into_the_lap_before() -> None:
    player = look(land_on_a_flower([51, 2])).holdings[0]
    assert (player.score, player.space, player.laps) == (50, 50, 0)


@pytest.mark.rule("GM-66")
def test_scorers_on_the_same_printed_space_of_different_laps_do_not_meet() -> None:
    assert scores(gain(4, [49, 3])) == [53, 3]
    assert scores(gain(4, [49, 53])) == [54, 53]
    assert scores(land_on_a_flower([54, 3])) == [53, 3]
