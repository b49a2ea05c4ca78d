"""Chapter 9: the end of the game and who wins."""

from typing import Any

import pytest

from mensae.core.schema import CHANCE
from mensae.games.gardens import GAME
from mensae.games.gardens.schema import Plant, Rolled, Stuck, Use
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import chance, do, legal, look, position, result, scores

CORNERS = {"white": ["A1", "A2", "B1", "B2"], "grey": ["K1", "K2", "J1", "J2"]}  # who stands on A1 or K1 has no room


def finish(seats: int, before: list[int], planted: list[int] | None = None, **options: Any) -> State:
    """Anna uses a blocked 6 in the last turn that the safety stop allows, and the game is over."""
    hand = 60 // seats
    stocks = [{"blue": hand - count} for count in planted] if planted else []
    idle = 12 * seats - 1
    s = position(seats, ["F7", "F3"], scores=before, stocks=stocks, pool=[6, 1], idle=idle, **options)
    do(s, Use(6))
    return s


# How it ends


@pytest.mark.rule("GM-80")
def test_the_game_is_over_when_a_player_has_planted_the_last_flower_of_the_stock() -> None:
    s = position(seats=3, gardeners=["H9"], stocks=[{"blue": 1}], pool=[3, 1])
    do(s, Use(3, "W"))
    assert GAME.rules.outcome(s) is None
    do(s, Plant("blue"))
    assert (GAME.rules.actors(s), legal(s), look(s).asks) == ([], [], "over")
    assert result(s).rule == "GM-80"


@pytest.mark.rule("GM-80")
def test_the_last_flower_of_a_colour_is_not_the_last_flower() -> None:
    s = position(gardeners=["H9"], stocks=[{"blue": 1, "red": 1}], pool=[3, 1])
    do(s, Use(3, "W"), Plant("blue"))
    assert GAME.rules.outcome(s) is None


@pytest.mark.rule("GM-81")
def test_the_last_flower_still_scores_with_its_jump_and_nobody_plays_on() -> None:
    s = position(3, ["A1", "H9"], {"blue": ["H5", "H4"]}, [{}, {"blue": 1}], [9, 28, 30], pool=[3, 1], turn=1)
    do(s, Use(3, "W"), Plant("blue"))
    assert scores(s) == [9, 31, 30]
    assert (GAME.rules.actors(s), look(s).turn, look(s).extra) == ([], 1, None)


@pytest.mark.rule("GM-82")
def test_the_game_is_over_when_the_pool_is_empty_and_nobody_has_room_to_roll() -> None:
    s = position(gardeners=["K2", "A1"], flowers=CORNERS, pool=[1], scores=[3, 5])
    do(s, Use(1, "W"))
    assert (GAME.rules.actors(s), scores(s), result(s).rule) == ([], [2, 5], "GM-82")


@pytest.mark.rule("GM-82")
def test_a_planting_can_close_the_last_gap() -> None:
    flowers = {"white": ["A1", "A2", "B1", "B2"], "grey": ["K2", "J1", "J2"]}
    s = position(gardeners=["K2", "A1"], flowers=flowers, pool=[1])
    do(s, Use(1, "W"), Plant("grey"))
    assert (scores(s), result(s).rule) == ([3, 0], "GM-82")


@pytest.mark.rule("GM-82")
def test_the_game_goes_on_while_one_gardener_can_roll() -> None:
    s = position(seats=3, gardeners=["K2", "A1", "F9"], flowers=CORNERS, pool=[1])
    do(s, Use(1, "W"))
    assert (GAME.rules.actors(s), legal(s), look(s).turn) == ([CHANCE], [Stuck()], 1)
    chance(s, Stuck())
    assert (GAME.rules.outcome(s), look(s).turn) == (None, 2)
    chance(s, Rolled(1))


@pytest.mark.rule("GM-82")
def test_the_centre_is_room_to_roll() -> None:
    flowers = {**CORNERS, "red": ["E6", "E7", "F7", "F8", "G6", "G7"]}
    s = position(gardeners=["K2", "F7"], flowers=flowers, pool=[1])
    do(s, Use(1, "W"))
    assert (GAME.rules.outcome(s), legal(s)[0]) == (None, Rolled(1))


@pytest.mark.rule("GM-83")
def test_the_game_goes_on_while_dice_are_in_the_pool() -> None:
    s = position(gardeners=["K2", "A1"], flowers=CORNERS, pool=[1, 1])
    do(s, Use(1, "W"))
    assert (GAME.rules.outcome(s), GAME.rules.actors(s)) == (None, [1])


@pytest.mark.rule("GM-83")
def test_dice_that_are_blocked_for_everyone_are_used_up_one_by_one() -> None:
    s = position(gardeners=["F7", "F3"], pool=[6, 6, 6], scores=[5, 9])
    do(s, Use(6))
    do(s, Use(6))
    do(s, Use(6))
    assert (scores(s), look(s).pool, GAME.rules.actors(s)) == ([3, 8], [], [CHANCE])


@pytest.mark.rule("GM-84")
@pytest.mark.parametrize(("seats", "limit"), [(2, 12), (3, 12), (5, 12), (2, 1), (4, 3)])
def test_the_game_stops_after_idle_limit_times_players_turns_without_a_planting(seats: int, limit: int) -> None:
    for idle, over in ((seats * limit - 2, False), (seats * limit - 1, True)):
        s = position(seats, ["F7", "F3"], pool=[6, 1], idle=idle, idle_limit=limit)
        do(s, Use(6))
        assert (GAME.rules.outcome(s) is not None) == over
        assert look(s).idle == idle + 1
    assert result(s).rule == "GM-84"


@pytest.mark.rule("GM-84")
def test_with_an_idle_limit_of_0_the_game_never_stops_for_this() -> None:
    s = position(gardeners=["F7", "F3"], pool=[6, 1], idle=9999, idle_limit=0)
    do(s, Use(6))
    assert GAME.rules.outcome(s) is None


@pytest.mark.rule("GM-84")
def test_a_planting_begins_the_count_anew() -> None:
    s = position(gardeners=["H9"], pool=[3, 1], idle=23)
    do(s, Use(3, "W"), Plant("red"))
    assert (GAME.rules.outcome(s), look(s).idle) == (None, 0)


@pytest.mark.rule("GM-84")
def test_stuck_turns_count_as_turns_without_a_planting() -> None:
    s = position(gardeners=["K1", "F9"], flowers=CORNERS, idle=23)
    chance(s, Stuck())
    assert result(s).rule == "GM-84"


@pytest.mark.rule("GM-84")
def test_extra_turns_count_as_turns_without_a_planting() -> None:
    stocks = [{"red": 1, "blue": 4}]
    s = position(gardeners=["H9"], flowers={"white": ["H5", "A5"]}, stocks=stocks, pool=[3, 1, 1], idle_limit=1)
    do(s, Use(3, "W"), Plant("red"))
    do(s, Use(1, "W"))
    assert (look(s).idle, look(s).turn, GAME.rules.outcome(s)) == (1, 1, None)
    do(s, Use(1, "W"))
    assert (look(s).idle, result(s).rule) == (2, "GM-84")


# Who wins


@pytest.mark.rule("GM-85")
def test_the_highest_score_wins() -> None:
    s = finish(3, [6, 17, 11])
    assert (result(s).winners, result(s).scores, result(s).places) == ([1], [5, 17, 11], [3, 1, 2])


@pytest.mark.rule("GM-86")
def test_players_tied_at_0_win_together() -> None:
    s = finish(3, [1, 0, 0], planted=[2, 9, 4])
    assert (result(s).winners, result(s).places) == ([0, 1, 2], [1, 1, 1])


@pytest.mark.rule("GM-86")
def test_with_planted_the_tied_player_with_more_flowers_wins() -> None:
    s = finish(3, [1, 0, 0], planted=[2, 9, 4], tie_break="planted")
    assert (result(s).winners, result(s).places) == ([1], [2, 1, 2])


@pytest.mark.rule("GM-86")
def test_with_planted_equal_numbers_of_flowers_share_the_win() -> None:
    s = finish(3, [0, 0, 0], planted=[9, 4, 9], tie_break="planted")
    assert (result(s).winners, result(s).places) == ([0, 2], [1, 3, 1])


@pytest.mark.rule("GM-86")
def test_with_planted_the_score_still_comes_first() -> None:
    s = finish(2, [9, 4], planted=[2, 9], tie_break="planted")
    assert result(s).winners == [0]


@pytest.mark.rule("GM-87")
def test_the_other_places_go_by_score_alone_and_equal_scores_share_a_place() -> None:
    s = finish(5, [1, 12, 0, 30, 0], planted=[2, 3, 9, 1, 5], tie_break="planted")
    assert (result(s).scores, result(s).places) == ([0, 12, 0, 30, 0], [3, 2, 3, 1, 3])


@pytest.mark.rule("GM-87")
def test_whoever_loses_a_tie_shares_the_next_place() -> None:
    s = finish(4, [0, 0, 0, 0], planted=[3, 8, 3, 8], tie_break="planted")
    assert result(s).places == [3, 1, 3, 1]
