"""Chapter 4: how many dice are rolled, and when."""

import pytest

from mensae.core.schema import CHANCE
from mensae.games.gardens import GAME
from mensae.games.gardens.schema import Plant, Rolled, Stuck, Use
from mensae.games.gardens.tests.position import chance, do, legal, look, position, roll, scores

AROUND_C4 = ["B3", "B4", "C3", "C5", "D4", "D5"]
AROUND_F7 = ["E6", "E7", "F8", "G6", "G7"]  # but for the centre


@pytest.mark.rule("GM-25")
def test_each_flowerless_neighbour_gives_a_die() -> None:
    for grown in range(6):
        s = position(gardeners=["C4"], flowers={"red": AROUND_C4[:grown]})
        roll(s, *range(1, 7 - grown))
        assert look(s).pool == list(range(1, 7 - grown))
        assert look(s).box == grown


@pytest.mark.rule("GM-25")
def test_a_flower_under_the_gardener_makes_no_difference_to_the_roll() -> None:
    s = position(gardeners=["C4"], flowers={"red": ["C4"]})
    roll(s, 1, 1, 1, 1, 1, 1)


@pytest.mark.rule("GM-25")
def test_only_the_gardener_of_the_seat_in_turn_is_counted() -> None:
    s = position(gardeners=["C4", "A1"], turn=1)
    roll(s, 6, 6, 6)
    assert look(s).turn == 1


@pytest.mark.rule("GM-26")
def test_the_centre_counts_as_flowerless() -> None:
    s = position(gardeners=["F7"], flowers={"red": AROUND_F7})
    roll(s, 4)
    assert look(s).pool == [4]


@pytest.mark.rule("GM-27")
def test_a_flowerless_neighbour_with_a_gardener_on_it_counts() -> None:
    s = position(gardeners=["C4", "C5"], flowers={"red": ["B3", "B4", "C3", "D4"]})
    roll(s, 1, 2)


@pytest.mark.rule("GM-27")
def test_a_neighbour_with_a_flower_and_a_gardener_does_not_count() -> None:
    s = position(gardeners=["C4", "C5"], flowers={"red": ["B3", "B4", "C3", "D4", "C5"]})
    roll(s, 1)


@pytest.mark.rule("GM-28")
@pytest.mark.parametrize(("hex", "dice"), [("A1", 3), ("K6", 3), ("A3", 4), ("H9", 4), ("B2", 6), ("F8", 6)])
def test_only_hexes_on_the_board_are_counted(hex: str, dice: int) -> None:
    s = position(gardeners=[hex, "F1"])
    roll(s, *[5] * dice)


@pytest.mark.rule("GM-29")
def test_the_engine_rolls_without_asking_and_with_the_full_number_of_dice() -> None:
    s = position(gardeners=["A1"])
    for rolled in range(3):
        assert GAME.rules.actors(s) == [CHANCE]
        assert GAME.rules.legal(s, 0, 0) == GAME.rules.legal(s, 1, 0) == []
        assert len(look(s).pool) == rolled
        chance(s, Rolled(2))
    assert GAME.rules.actors(s) == [0]


@pytest.mark.rule("GM-30", "GM-31")
def test_a_player_without_a_flowerless_neighbour_is_stuck_and_loses_nothing() -> None:
    s = position(gardeners=["C4"], flowers={"red": AROUND_C4}, scores=[4, 3])
    assert (GAME.rules.actors(s), legal(s)) == ([CHANCE], [Stuck()])
    chance(s, Stuck())
    assert scores(s) == [4, 3]
    assert (look(s).pool, look(s).box) == ([], 6)
    assert look(s).turn == 1


@pytest.mark.rule("GM-30")
def test_after_a_stuck_turn_the_next_player_rolls() -> None:
    s = position(gardeners=["C4", "K1"], flowers={"red": AROUND_C4})
    chance(s, Stuck())
    roll(s, 1, 2, 3)
    assert GAME.rules.actors(s) == [1]


@pytest.mark.rule("GM-32")
def test_with_dice_in_the_pool_nobody_rolls() -> None:
    s = position(gardeners=["C4"], pool=[2])
    assert (GAME.rules.actors(s), look(s).pool) == ([0], [2])
    assert all(isinstance(action, Use) for action in legal(s))


@pytest.mark.rule("GM-32")
def test_new_dice_are_rolled_only_when_every_die_has_been_used() -> None:
    s = position(gardeners=["C4", "K1"], pool=[1, 2])
    do(s, Use(1, "E"), Plant("red"))
    assert (GAME.rules.actors(s), look(s).pool) == ([1], [2])
    do(s, Use(2, "E"), Plant("red"))
    assert (GAME.rules.actors(s), look(s).pool) == ([CHANCE], [])


@pytest.mark.rule("GM-33")
def test_with_dice_in_the_pool_a_gardener_among_flowers_takes_a_normal_turn() -> None:
    s = position(gardeners=["C4"], flowers={"red": AROUND_C4}, pool=[2])
    assert GAME.rules.actors(s) == [0]
    do(s, Use(2, "E"), Plant("red"))
    assert look(s).flowers["C6"] == "red"


@pytest.mark.rule("GM-34")
def test_all_players_use_the_dice_that_one_of_them_rolled() -> None:
    s = position(seats=3, gardeners=["A1", "K1", "K6"])
    roll(s, 1, 2, 3)
    do(s, Use(2, "E"), Plant("red"))
    do(s, Use(1, "E"), Plant("red"))
    assert (look(s).turn, look(s).pool) == (2, [3])
    do(s, Use(3, "W"), Plant("red"))
    assert look(s).box == 6
