"""Chapter 10: two gardeners each, for two players."""

from typing import Any

import pytest

from mensae.core.schema import CHANCE, Refused
from mensae.games.gardens import GAME
from mensae.games.gardens.data import BLACK_FIGURES, FIGURES, NAMES
from mensae.games.gardens.schema import Place, Plant, Roll, Rolled, Started, Stuck, Use
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import (
    chance,
    do,
    legal,
    look,
    opening,
    position,
    result,
    roll,
    scores,
    standing,
)

CORNERS = {"white": ["A1", "A2", "B1", "B2"], "grey": ["K1", "K2", "J1", "J2"], "red": ["F1", "F2", "E1", "G1"]}


def two(gardeners: list[str], **also: Any) -> State:
    """Anna has the first two gardeners, Bob the others."""
    return position(2, gardeners, two_gardeners=True, **also)


@pytest.mark.rule("GM-88")
def test_each_of_two_players_has_two_gardeners_and_chooses_which_one_moves() -> None:
    s = two(["A1", "K1", "A6", "K6"], pool=[1])
    assert legal(s) == [
        *(Use(1, "E"), Use(1, "SE"), Use(1, "SW")),
        *(Use(1, "NW", 2), Use(1, "NE", 2), Use(1, "E", 2)),
    ]
    do(s, Use(1, "NE", 2), Plant("red"))
    assert standing(s) == ["A1", "J2", "A6", "K6"]
    assert look(s).flowers == {"J2": "red"}


@pytest.mark.rule("GM-88")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_3_to_5_players_two_gardeners_are_rejected_at_setup(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        opening(seats, two_gardeners=True)
    assert caught.value.refusal.rule == "GM-88"


@pytest.mark.rule("GM-88")
def test_without_the_option_two_players_have_one_gardener_each() -> None:
    assert len(look(opening(2)).gardeners) == 2


@pytest.mark.rule("GM-89")
@pytest.mark.parametrize("start", [0, 1])
def test_the_start_player_has_black_the_other_white_and_each_has_one_scorer(start: int) -> None:
    s = opening(2, two_gardeners=True)
    chance(s, Started(start))
    black = [figure in FIGURES[:BLACK_FIGURES] for figure in (player.figure for player in look(s).holdings)]
    assert black == [start == 0, start == 1]
    assert (len(look(s).gardeners), scores(s)) == (4, [0, 0])
    assert GAME.sight.pieces(s)["scorers"] == 2


@pytest.mark.rule("GM-89")
def test_both_gardeners_score_for_the_same_scorer() -> None:
    s = two(["H9", "A1", "A6", "K6"], flowers={"red": ["H5", "A3", "A4"]}, pool=[3, 1, 1])
    do(s, Use(3, "W"), Plant("red"))
    do(s, Use(1, "W", 2), Plant("blue"))
    do(s, Use(1, "E", 2), Plant("red"))
    assert scores(s) == [3, 0]


@pytest.mark.rule("GM-90")
def test_gardeners_are_placed_in_turns() -> None:
    s = opening(2, two_gardeners=True)
    chance(s, Started(1))
    order = []
    for hex in ["A1", "A2", "A3", "A4"]:
        order.append(GAME.rules.actors(s))
        assert legal(s) == [Place(free) for free in NAMES if free != "F6" and free not in standing(s)]
        do(s, Place(hex))
    assert order == [[1], [0], [1], [0]]
    assert standing(s) == ["A2", "A4", "A1", "A3"]
    assert (GAME.rules.actors(s), look(s).asks) == ([CHANCE], "deal")


@pytest.mark.rule("GM-91")
def test_the_own_second_gardener_is_in_the_way() -> None:
    s = two(["F8", "F10", "A1", "K6"], pool=[1, 2, 3])
    east = [action for action in legal(s) if isinstance(action, Use) and action.direction == "E"]
    west = [action for action in legal(s) if isinstance(action, Use) and action.direction == "W"]
    assert east == [Use(1, "E"), Use(1, "E", 2)]
    assert west == [Use(1, "W"), Use(1, "W", 2), Use(3, "W")]


@pytest.mark.rule("GM-92")
def test_where_the_numbers_differ_the_player_chooses_and_the_larger_comes_first() -> None:
    s = two(["A1", "C4", "A6", "K6"])
    assert (GAME.rules.actors(s), GAME.offers(s, 0, 0)) == ([0], [Roll(2), Roll(1)])
    do(s, Roll(1))
    roll(s, 1, 2, 3)
    s = two(["C4", "A1", "A6", "K6"])
    assert GAME.offers(s, 0, 0) == [Roll(1), Roll(2)]
    do(s, Roll(1))
    roll(s, 1, 1, 1, 1, 1, 1)
    s = two(["C4", "K1", "A1", "C6"], turn=1)
    assert GAME.offers(s, 1, 0) == [Roll(2), Roll(1)]


@pytest.mark.rule("GM-92")
def test_where_the_numbers_are_equal_the_engine_rolls_without_a_question() -> None:
    s = two(["A1", "K1", "C4", "K6"])
    assert GAME.rules.actors(s) == [CHANCE]
    roll(s, 4, 5, 6)


@pytest.mark.rule("GM-92")
@pytest.mark.parametrize("gardeners", [["A1", "C6", "A6", "K6"], ["C6", "A1", "A6", "K6"]])
def test_a_gardener_with_the_number_0_is_no_choice(gardeners: list[str]) -> None:
    s = two(gardeners, flowers=CORNERS)
    assert GAME.rules.actors(s) == [CHANCE]
    roll(s, 1, 1, 1, 1, 1, 1)


@pytest.mark.rule("GM-93")
@pytest.mark.parametrize("counted", [1, 2])
def test_either_gardener_may_move_whichever_was_counted(counted: int) -> None:
    s = two(["A1", "A4", "K1", "K6"])
    do(s, Roll(counted))
    while GAME.rules.actors(s) == [CHANCE]:
        chance(s, Rolled(1))
    assert {action.gardener for action in legal(s) if isinstance(action, Use)} == {1, 2}


@pytest.mark.rule("GM-94")
def test_a_player_is_stuck_only_when_both_gardeners_have_no_room() -> None:
    s = two(["A1", "K1", "C6", "K6"], flowers=CORNERS, scores=[4, 0])
    assert legal(s) == [Stuck()]
    chance(s, Stuck())
    assert (look(s).turn, scores(s)) == (1, [4, 0])
    s = two(["A1", "F10", "C6", "K6"], flowers=CORNERS)
    assert Rolled(1) in legal(s)


@pytest.mark.rule("GM-95")
def test_a_die_is_blocked_only_when_neither_gardener_can_move_with_it() -> None:
    s = two(["F7", "A1", "F3", "K6"], pool=[6])
    assert legal(s) == [Use(6, "SE", 2)]
    s = two(["F7", "F8", "F3", "K6"], pool=[6], scores=[4, 0])
    assert legal(s) == [Use(6)]
    do(s, Use(6))
    assert (standing(s), scores(s)) == (["F7", "F8", "F3", "K6"], [3, 0])


@pytest.mark.rule("GM-96")
def test_the_game_ends_only_when_all_four_gardeners_have_no_room() -> None:
    flowers = {**CORNERS, "green": ["F11", "F10", "E10", "G10"]}
    s = two(["K2", "A1", "F1", "F11"], flowers=flowers, pool=[1])
    do(s, Use(1, "W"))
    assert result(s).rule == "GM-82"
    s = two(["K2", "A1", "F1", "F9"], flowers=flowers, pool=[1])
    do(s, Use(1, "W"))
    assert GAME.rules.outcome(s) is None
