"""The worked examples of SPEC.md, one by one (E01 is in test_setup, E21 in test_track)."""

from typing import Any

import pytest

from mensae.core.schema import CHANCE
from mensae.games.gardens import GAME
from mensae.games.gardens.schema import Plant, Roll, Rolled, Stuck, Use
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import (
    chance,
    do,
    heard,
    legal,
    look,
    position,
    result,
    roll,
    scores,
    standing,
    targets,
)

SIX_RED = ["H1", "H2", "H3", "H4", "H5", "I5"]  # with a red flower on H6 a group of 7
OWN_STOCK = {"red": 1, "green": 1, "white": 2, "yellow": 3, "blue": 5}
LONE = {"exclude_new": 0, "include_if_connected": 0, "include_new": 1}


def gain(points: int, before: list[int], **also: Any) -> State:
    """Anna plants red on H6 and gains up to 6 points."""
    s = position(len(before), ["H9"], {"red": SIX_RED[6 - points :]}, scores=before, **{"pool": [3, 1], **also})
    do(s, Use(3, "W"))
    do(s, Plant("red"))
    return s


def land_on_a_flower(before: list[int]) -> State:
    s = position(len(before), ["H9"], {"red": ["H6"]}, scores=before, pool=[3, 1])
    do(s, Use(3, "W"))
    return s


def five_players(dice: int) -> State:
    return position(5, ["H9"], stocks=[OWN_STOCK], pool=[1] * dice)


@pytest.mark.example("E02")
@pytest.mark.rule("GM-25", "GM-26", "GM-28")
@pytest.mark.parametrize(("hex", "dice"), [("A1", 3), ("A3", 4), ("C4", 6), ("F7", 6)])
def test_e02_a_roll_has_3_4_or_6_dice(hex: str, dice: int) -> None:
    roll(position(gardeners=[hex, "K1"]), *[1] * dice)


@pytest.mark.example("E03")
def test_e03_beside_the_centre_one_die_is_rolled_at_least() -> None:
    roll(position(gardeners=["F7"], flowers={"red": ["E6", "E7", "F8", "G6", "G7"]}), 5)


@pytest.mark.example("E04")
def test_e04_among_six_flowers_the_turn_is_over_without_a_loss() -> None:
    s = position(gardeners=["C4"], flowers={"red": ["B3", "B4", "C3", "C5", "D4", "D5"]}, scores=[8, 0])
    chance(s, Stuck())
    assert (look(s).turn, scores(s), look(s).pool) == (1, [8, 0], [])


@pytest.mark.example("E05")
def test_e05_the_first_turn_scores_nothing_and_leaves_5_dice() -> None:
    s = position(gardeners=["C4"])
    roll(s, 1, 2, 3, 3, 5, 6)
    do(s, Use(3, "E"), Plant("red"))
    assert (scores(s), look(s).pool, look(s).box) == ([0, 0], [1, 2, 3, 5, 6], 1)


@pytest.mark.example("E06")
def test_e06_targets_beside_the_centre() -> None:
    s = position(gardeners=["F7", "A1"], pool=[1, 2, 6])
    assert targets(s, 1) == ["E6", "E7", "F8", "G6", "G7"]
    assert targets(s, 2) == ["D5", "D7", "F5", "F9", "H5", "H7"]
    assert targets(s, 6) == ["F1"]


@pytest.mark.example("E07")
@pytest.mark.parametrize(("other", "centre"), [("F3", "cross"), ("A1", "block")])
def test_e07_the_6_is_blocked_and_costs_a_point(other: str, centre: str) -> None:
    s = position(gardeners=["F7", other], pool=[6], scores=[4, 0], centre_hex=centre)
    assert legal(s) == [Use(6)]
    do(s, Use(6))
    assert (scores(s), standing(s)[0]) == ([3, 0], "F7")


@pytest.mark.example("E08")
def test_e08_targets_from_a_corner() -> None:
    s = position(gardeners=["A1", "K1"], pool=[5, 6])
    assert (targets(s, 5), targets(s, 6)) == (["A6", "F1"], ["G6"])


@pytest.mark.example("E09")
@pytest.mark.parametrize(("scoring", "points"), [("exclude_new", 4), ("include_if_connected", 5), ("include_new", 5)])
def test_e09_a_group_of_five(scoring: str, points: int) -> None:
    s = position(gardeners=["H9"], flowers={"red": ["H2", "H3", "H4", "H5"]}, pool=[3], scoring=scoring)
    do(s, Use(3, "W"), Plant("red"))
    assert scores(s) == [points, 0]


@pytest.mark.example("E10")
@pytest.mark.parametrize(("scoring", "points"), [("exclude_new", 5), ("include_if_connected", 6), ("include_new", 6)])
def test_e10_two_groups_are_linked(scoring: str, points: int) -> None:
    s = position(gardeners=["E5"], flowers={"red": ["F7", "F8", "E7", "E9", "E10"]}, pool=[3], scoring=scoring)
    do(s, Use(3, "E"), Plant("red"))
    assert (scores(s), look(s).flowers["E8"]) == ([points, 0], "red")


@pytest.mark.example("E11")
@pytest.mark.parametrize("scoring", LONE)
def test_e11_a_lone_flower(scoring: str) -> None:
    s = position(gardeners=["H9"], pool=[3], scoring=scoring)
    do(s, Use(3, "W"), Plant("red"))
    assert scores(s) == [LONE[scoring], 0]


@pytest.mark.example("E12")
def test_e12_a_jump_over_one_scorer_and_an_extra_turn() -> None:
    s = gain(6, [30, 36])
    assert (scores(s), GAME.rules.actors(s), look(s).extra) == ([37, 36], [0], "crowded_track")
    s = gain(6, [30, 36], pool=[3])
    assert (scores(s), look(s).turn) == ([37, 36], 1)


@pytest.mark.example("E13")
def test_e13_a_jump_over_two_scorers_and_one_extra_turn() -> None:
    s = position(3, ["H9"], {"red": SIX_RED}, scores=[30, 36, 37], pool=[3, 1, 1])
    do(s, Use(3, "W"))
    assert heard(s, Plant("red"))[0] == "Anna plants red on H6: 6 + 2 (jump)."
    do(s, Plant("red"))
    assert (scores(s), GAME.rules.actors(s)) == ([38, 36, 37], [0])
    do(s, Use(1, "E"), Plant("blue"))
    assert GAME.rules.actors(s) == [1]


@pytest.mark.example("E14")
def test_e14_space_25_is_not_above_25() -> None:
    s = gain(5, [20, 25])
    assert (scores(s), GAME.rules.actors(s)) == ([26, 25], [1])


@pytest.mark.example("E15")
def test_e15_space_26_is_above_25() -> None:
    s = gain(6, [20, 26])
    assert (scores(s), GAME.rules.actors(s)) == ([27, 26], [0])
    assert look(gain(6, [20, 26], pool=[3])).turn == 1


@pytest.mark.example("E16")
def test_e16_a_jump_back() -> None:
    assert scores(land_on_a_flower([12, 11])) == [10, 11]


@pytest.mark.example("E17")
def test_e17_a_loss_earns_no_extra_turn() -> None:
    s = land_on_a_flower([31, 30])
    assert (scores(s), GAME.rules.actors(s)) == ([29, 30], [1])


@pytest.mark.example("E18")
def test_e18_a_jump_back_stops_at_0() -> None:
    assert scores(land_on_a_flower([2, 1, 0, 0])) == [0, 1, 0, 0]


@pytest.mark.example("E19")
def test_e19_nobody_falls_below_0() -> None:
    assert scores(land_on_a_flower([0, 5])) == [0, 5]


@pytest.mark.example("E20")
def test_e20_scorers_on_different_laps_do_not_meet() -> None:
    s = gain(5, [48, 3])
    anna, bob = look(s).holdings
    assert scores(s) == [53, 3]
    assert (anna.space, anna.laps, bob.space, bob.laps) == (3, 1, 3, 0)


@pytest.mark.example("E22")
def test_e22_two_last_flowers_give_two_extra_turns() -> None:
    s = five_players(3)
    do(s, Use(1, "W"), Plant("red"))
    assert (GAME.rules.actors(s), look(s).pool) == ([0], [1, 1])
    do(s, Use(1, "W"), Plant("green"))
    assert (GAME.rules.actors(s), look(s).pool) == ([0], [1])
    do(s, Use(1, "W"), Plant("yellow"))
    assert (look(s).turn, look(s).pool, look(s).holdings[0].stock["yellow"]) == (1, [], 2)


@pytest.mark.example("E23")
def test_e23_without_a_die_there_is_no_extra_turn() -> None:
    s = five_players(1)
    do(s, Use(1, "W"), Plant("red"))
    assert (look(s).turn, look(s).pool) == (1, [])


@pytest.mark.example("E24")
def test_e24_the_next_player_must_use_the_die_that_remains() -> None:
    s = five_players(4)
    do(s, Use(1, "W"), Plant("red"), Use(1, "W"), Plant("green"), Use(1, "W"), Plant("yellow"))
    assert (GAME.rules.actors(s), look(s).pool) == ([1], [1])
    assert {action.die for action in legal(s) if isinstance(action, Use)} == {1}


@pytest.mark.example("E25")
def test_e25_two_reasons_give_exactly_one_extra_turn() -> None:
    s = gain(6, [30, 36], stocks=[{"red": 1, "blue": 5}], pool=[3, 1, 1])
    assert (GAME.rules.actors(s), look(s).extra, len(look(s).pool)) == ([0], "both", 2)
    do(s, Use(1, "E"), Plant("blue"))
    assert GAME.rules.actors(s) == [1]


@pytest.mark.example("E26")
def test_e26_the_last_flower_scores_and_ends_the_game() -> None:
    s = position(
        2, ["H9"], {"blue": ["H5", "H4", "H3"]}, stocks=[{"blue": 1}, {"red": 9}], scores=[10, 13], pool=[1, 1, 1, 1, 3]
    )
    do(s, Use(3, "W"), Plant("blue"))
    assert (scores(s), GAME.rules.actors(s), len(look(s).pool)) == ([14, 13], [], 4)
    assert (result(s).rule, result(s).winners) == ("GM-80", [0])


@pytest.mark.example("E27")
def test_e27_a_blocked_5_and_two_equal_1s() -> None:
    s = position(seats=3, gardeners=["A1", "A3", "C1"], pool=[5, 1, 1], scores=[4, 0, 0])
    assert legal(s) == [Use(1, "E"), Use(1, "SE"), Use(1, "SW"), Use(5)]
    do(s, Use(5))
    assert (scores(s), look(s).pool) == ([3, 0, 0], [1, 1])


@pytest.mark.example("E28")
@pytest.mark.rule("GM-84")
def test_e28_36_turns_without_a_planting_end_a_game_of_three() -> None:
    s = position(3, ["F8", "C3", "I3"], {"red": ["F8", "F9"], "blue": ["C3", "C4"], "white": ["I3", "I4"]})
    for turn in range(36):
        while GAME.rules.actors(s) == [CHANCE]:
            chance(s, Rolled(1))
        assert (GAME.rules.outcome(s), look(s).turn) == (None, turn % 3)
        do(s, Use(1, "E" if turn // 3 % 2 == 0 else "W"))
    assert result(s).rule == "GM-84"


@pytest.mark.example("E28a")
@pytest.mark.rule("GM-41", "GM-47", "GM-83")
def test_e28a_blocked_dice_are_used_up_before_the_next_roll() -> None:
    s = position(gardeners=["F7", "F3"], pool=[6, 6], scores=[3, 7])
    for _ in range(2):
        assert legal(s) == [Use(6)]
        do(s, Use(6))
    assert (scores(s), standing(s), look(s).turn) == ([2, 6], ["F7", "F3"], 0)
    roll(s, 1, 2, 3, 4, 5, 6)


@pytest.mark.example("E29")
@pytest.mark.rule("GM-92")
def test_e29_one_of_two_gardeners_is_chosen_for_the_roll() -> None:
    flowers = {"red": ["C3", "C5", "B1"]}
    for choice, dice in ((Roll(1), 4), (Roll(2), 2)):
        s = position(2, ["C4", "A1", "K1", "K6"], flowers, two_gardeners=True)
        assert legal(s) == [Roll(1), Roll(2)]
        do(s, choice)
        roll(s, *[3] * dice)
    s = position(2, ["C4", "A1", "K1", "K6"], {"red": ["C3", "C5", "B1", "A2", "B2"]}, two_gardeners=True)
    roll(s, 3, 3, 3, 3)


@pytest.mark.example("E30")
@pytest.mark.parametrize(("tie_break", "winners"), [("shared", [0, 1]), ("planted", [1])])
def test_e30_a_tie_at_0(tie_break: str, winners: list[int]) -> None:
    stocks = [{"blue": 10, "red": 10, "green": 5}, {"white": 10, "grey": 10, "green": 3}]
    s = position(gardeners=["F7", "F3"], stocks=stocks, pool=[6], idle=23, tie_break=tie_break)
    do(s, Use(6))
    assert [player.planted for player in look(s).holdings] == [5, 7]
    assert (result(s).scores, result(s).winners) == ([0, 0], winners)
