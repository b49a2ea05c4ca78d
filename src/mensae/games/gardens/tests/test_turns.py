"""Chapter 8: the end of a turn, and extra turns."""

from typing import Any

import pytest

from mensae.core.schema import CHANCE
from mensae.games.gardens import GAME
from mensae.games.gardens.schema import Plant, Use
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import do, legal, look, position, scores

RED = ["H5", "H4", "H3", "H2", "H1", "I5", "I4", "I3", "I2"]  # nine touching flowers, from H5 on
LAST_RED = [{"red": 1, "blue": 4}, {"red": 3, "blue": 4}]


def gain(points: int, before: list[int], pool: tuple[int, ...] = (3, 1), **options: Any) -> State:
    """Anna plants red on H6 for this many points, and has red left."""
    s = position(len(before), ["H9"], {"red": RED[:points]}, scores=before, pool=pool, **options)
    do(s, Use(3, "W"), Plant("red"))
    return s


def plant_red(stocks: list[dict[str, int]], grown: int = 0, pool: tuple[int, ...] = (3, 1), **options: Any) -> State:
    """Anna plants red on H6, where this many red flowers grow on the board."""
    s = position(len(stocks), ["H9"], {"red": RED[:grown]}, stocks=stocks, pool=pool, **options)
    do(s, Use(3, "W"), Plant("red"))
    return s


@pytest.mark.rule("GM-67")
def test_after_a_planting_the_used_die_returns_to_the_box_and_the_next_player_plays() -> None:
    s = gain(0, [0, 0, 0], pool=(1, 3, 3))
    assert (look(s).pool, look(s).box) == ([1, 3], 4)
    assert (GAME.rules.actors(s), look(s).die) == ([1], None)


@pytest.mark.rule("GM-67")
def test_a_blocked_die_and_one_that_led_onto_a_flower_return_as_well() -> None:
    s = position(gardeners=["F7", "F3"], pool=[1, 6, 6])
    do(s, Use(6))
    assert (look(s).pool, look(s).turn) == ([1, 6], 1)
    s = position(gardeners=["H9", "A1"], flowers={"red": ["H6"]}, pool=[3, 4])
    do(s, Use(3, "W"))
    assert (look(s).pool, look(s).turn) == ([4], 1)


@pytest.mark.rule("GM-67")
def test_the_used_die_lies_on_the_table_while_a_flower_is_chosen() -> None:
    s = position(gardeners=["H9"], pool=[3, 1])
    do(s, Use(3, "W"))
    assert (look(s).asks, look(s).die, look(s).pool) == ("plant", 3, [1, 3])


@pytest.mark.rule("GM-16", "GM-67")
def test_turns_follow_the_seat_numbers_and_seat_0_comes_after_the_last() -> None:
    s = position(seats=3, gardeners=["A1", "H9", "K1"], pool=[1, 1, 1, 1], turn=1)
    do(s, Use(1, "W"), Plant("red"))
    assert GAME.rules.actors(s) == [2]
    do(s, Use(1, "E"), Plant("red"))
    assert GAME.rules.actors(s) == [0]
    do(s, Use(1, "E"), Plant("red"))
    assert GAME.rules.actors(s) == [1]


@pytest.mark.rule("GM-68")
def test_the_scorer_jumps_before_the_end_is_checked_and_the_end_comes_before_an_extra_turn() -> None:
    stocks = [{"red": 1}, {"blue": 1}]
    s = position(gardeners=["H9"], flowers={"red": RED[:5]}, stocks=stocks, scores=[25, 30], pool=[3, 1])
    do(s, Use(3, "W"), Plant("red"))
    assert (GAME.rules.actors(s), scores(s)) == ([], [31, 30])
    assert (look(s).pool, look(s).extra) == ([1], None)


@pytest.mark.rule("GM-68", "GM-70")
def test_the_die_is_in_the_box_before_extra_turns_are_checked() -> None:
    s = plant_red(LAST_RED, pool=(3,))
    assert (look(s).turn, look(s).extra) == (1, None)


@pytest.mark.rule("GM-68")
def test_a_roll_is_decided_after_the_move_of_the_player_before() -> None:
    s = position(gardeners=["H9", "H5"], pool=[3])
    do(s, Use(3, "W"), Plant("red"))
    assert GAME.rules.actors(s) == [CHANCE]
    assert look(s).gardeners[1].dice == 5


@pytest.mark.rule("GM-69")
def test_the_last_flower_of_a_colour_in_the_own_stock_gives_an_extra_turn() -> None:
    s = plant_red(LAST_RED)
    assert (GAME.rules.actors(s), look(s).extra) == ([0], "last_flower")


@pytest.mark.rule("GM-69")
def test_a_flower_that_is_not_the_last_of_its_colour_gives_none() -> None:
    s = plant_red([{"red": 2, "blue": 4}, {"blue": 4}])
    assert (GAME.rules.actors(s), look(s).extra) == ([1], None)


@pytest.mark.rule("GM-69")
def test_without_the_rule_of_the_last_flower_there_is_no_extra_turn_for_it() -> None:
    s = plant_red(LAST_RED, last_flower_turn="off")
    assert (GAME.rules.actors(s), look(s).extra) == ([1], None)
    s = plant_red([{"red": 1, "blue": 1}, {"blue": 4}], grown=9, last_flower_turn="off")
    assert (GAME.rules.actors(s), look(s).extra) == ([1], None)


@pytest.mark.rule("GM-70")
def test_there_is_no_extra_turn_without_a_die_left() -> None:
    assert GAME.rules.actors(plant_red(LAST_RED, pool=(3, 1))) == [0]
    assert look(plant_red(LAST_RED, pool=(3,))).turn == 1


@pytest.mark.rule("GM-71")
def test_with_global_the_tenth_flower_of_a_colour_gives_the_extra_turn() -> None:
    s = plant_red([{"red": 1, "blue": 1}, {"blue": 4}], grown=9, last_flower_turn="global")
    assert (GAME.rules.actors(s), look(s).extra) == ([0], "last_flower")


@pytest.mark.rule("GM-71")
def test_with_global_the_last_of_the_own_stock_is_not_enough() -> None:
    s = plant_red([{"red": 1, "blue": 1}, {"red": 1, "blue": 4}], grown=8, last_flower_turn="global")
    assert (GAME.rules.actors(s), look(s).extra) == ([1], None)


@pytest.mark.rule("GM-72")
def test_a_gain_onto_an_occupied_space_above_25_gives_an_extra_turn() -> None:
    s = gain(5, [30, 35])
    assert (GAME.rules.actors(s), look(s).extra, scores(s)) == ([0], "crowded_track", [36, 35])


@pytest.mark.rule("GM-72")
def test_a_crowded_track_gives_no_extra_turn_without_a_die_left() -> None:
    s = gain(5, [30, 35], pool=(3,))
    assert (look(s).turn, look(s).extra) == (1, None)


@pytest.mark.rule("GM-72")
def test_without_the_rule_of_the_crowded_track_the_scorer_only_jumps() -> None:
    s = gain(5, [30, 35], crowded_track_turn=False)
    assert (GAME.rules.actors(s), look(s).extra, scores(s)) == ([1], None, [36, 35])


@pytest.mark.rule("GM-73")
def test_what_counts_is_the_space_before_the_jump_and_it_is_26_or_higher() -> None:
    assert look(gain(5, [20, 25])).extra is None
    assert look(gain(5, [21, 26])).extra == "crowded_track"
    assert look(gain(5, [20, 25, 26])).extra is None
    assert scores(gain(5, [20, 25, 26])) == [27, 25, 26]


@pytest.mark.rule("GM-73")
def test_passing_a_scorer_above_25_is_not_landing_on_it() -> None:
    assert look(gain(5, [30, 34])).extra is None


@pytest.mark.rule("GM-74")
def test_a_loss_onto_an_occupied_space_gives_no_extra_turn() -> None:
    s = position(gardeners=["H9", "A1"], flowers={"red": ["H6"]}, scores=[40, 39], pool=[3, 1])
    do(s, Use(3, "W"))
    assert (GAME.rules.actors(s), look(s).extra, scores(s)) == ([1], None, [38, 39])
    s = position(gardeners=["F7", "F3"], scores=[40, 39], pool=[6, 1])
    do(s, Use(6))
    assert (GAME.rules.actors(s), look(s).extra, scores(s)) == ([1], None, [38, 39])


@pytest.mark.rule("GM-75")
def test_on_later_laps_the_true_score_decides() -> None:
    s = gain(5, [48, 53])
    assert look(s).holdings[1].space == 3
    assert (look(s).extra, scores(s)) == ("crowded_track", [54, 53])


@pytest.mark.rule("GM-76")
def test_both_reasons_give_one_extra_turn() -> None:
    stocks = [{"red": 1, "blue": 4}, {"blue": 4}]
    s = position(2, ["H9"], {"red": RED[:5]}, stocks=stocks, scores=[30, 35], pool=[1, 1, 3])
    do(s, Use(3, "W"), Plant("red"))
    assert (GAME.rules.actors(s), look(s).extra) == ([0], "both")
    do(s, Use(1, "E"), Plant("blue"))
    assert (GAME.rules.actors(s), look(s).extra) == ([1], None)


@pytest.mark.rule("GM-77")
def test_an_extra_turn_must_be_taken_with_a_die_of_the_pool() -> None:
    s = plant_red(LAST_RED, pool=(2, 3, 4))
    assert GAME.rules.actors(s) == [0]
    assert {action.die for action in legal(s) if isinstance(action, Use)} == {2, 4}
    assert all(isinstance(action, Use) for action in legal(s))


@pytest.mark.rule("GM-77")
def test_an_extra_turn_is_used_up_by_a_loss_too() -> None:
    s = position(gardeners=["H9"], flowers={"white": ["H5"]}, stocks=LAST_RED, pool=[3, 1, 1])
    do(s, Use(3, "W"), Plant("red"))
    do(s, Use(1, "W"))
    assert (GAME.rules.actors(s), look(s).extra) == ([1], None)


@pytest.mark.rule("GM-78")
def test_an_extra_turn_can_earn_another_one_for_either_reason() -> None:
    stocks = [{"red": 1, "blue": 1, "white": 3}, {"green": 4}]
    s = position(2, ["H9"], {"red": RED[:5]}, stocks=stocks, scores=[30, 35], pool=[1, 1, 1, 3])
    do(s, Use(3, "W"), Plant("red"))
    assert look(s).extra == "both"
    do(s, Use(1, "E"), Plant("blue"))
    assert (GAME.rules.actors(s), look(s).extra) == ([0], "last_flower")
    do(s, Use(1, "E"), Plant("white"))
    assert (GAME.rules.actors(s), look(s).extra) == ([1], None)
