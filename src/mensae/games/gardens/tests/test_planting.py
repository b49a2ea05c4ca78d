"""Chapter 6: landing, planting and what a group scores."""

import pytest

from mensae.games.gardens import GAME
from mensae.games.gardens.schema import Colour, Plant, Use
from mensae.games.gardens.tests.position import do, legal, look, position, scores, standing


def planted_red_on_h6(red: list[str], scoring: str = "exclude_new") -> int:
    """What Anna scores who walks from H9 to H6 and plants red there, among these red flowers."""
    s = position(gardeners=["H9", "A1"], flowers={"red": red}, pool=[3, 1], scoring=scoring)
    do(s, Use(3, "W"), Plant("red"))
    return scores(s)[0]


@pytest.mark.rule("GM-48")
def test_landing_on_a_flower_costs_a_point_and_nothing_is_planted() -> None:
    s = position(gardeners=["H9", "A1"], flowers={"red": ["H6"]}, pool=[3, 1], scores=[5, 0])
    do(s, Use(3, "W"))
    assert (standing(s)[0], scores(s)) == ("H6", [4, 0])
    assert look(s).flowers == {"H6": "red"}
    assert (GAME.rules.actors(s), look(s).holdings[0].stock["red"]) == ([1], 2)


@pytest.mark.rule("GM-49")
def test_on_a_flowerless_hex_a_flower_of_any_colour_in_stock_must_be_planted() -> None:
    s = position(gardeners=["H9", "A1"], stocks=[{"yellow": 1, "grey": 3, "green": 2}], pool=[3])
    do(s, Use(3, "W"))
    assert legal(s) == [Plant("yellow"), Plant("grey"), Plant("green")]
    do(s, Plant("grey"))
    assert look(s).flowers == {"H6": "grey"}
    stock = look(s).holdings[0].stock
    assert (stock["yellow"], stock["grey"], stock["green"]) == (1, 2, 2)


@pytest.mark.rule("GM-49")
@pytest.mark.parametrize("colour", ["blue", "yellow", "white", "grey", "red", "green"])
def test_the_flower_comes_from_the_own_stock(colour: Colour) -> None:
    s = position(gardeners=["H9", "A1"], stocks=[{colour: 2, "blue": 2}, {"red": 5}], pool=[3])
    do(s, Use(3, "W"), Plant(colour))
    assert look(s).flowers == {"H6": colour}
    assert [player.stock[colour] for player in look(s).holdings] == [1, 5 if colour == "red" else 0]


@pytest.mark.rule("GM-50")
def test_a_long_chain_counts_in_full() -> None:
    assert planted_red_on_h6(["H5", "G5", "F5", "E4", "D3", "C2", "B1", "A1"]) == 8


@pytest.mark.rule("GM-50")
def test_other_colours_and_flowers_apart_do_not_count() -> None:
    s = position(
        gardeners=["H9", "A1"],
        flowers={"red": ["H5", "H3", "K1"], "blue": ["H4", "G6", "G7"], "green": ["I5", "I6"]},
        pool=[3],
    )
    do(s, Use(3, "W"), Plant("red"))
    assert scores(s)[0] == 1


@pytest.mark.rule("GM-50")
def test_a_ring_of_flowers_counts_each_flower_once() -> None:
    assert planted_red_on_h6(["G6", "G7", "H7", "I6", "I5", "H5"]) == 6


@pytest.mark.rule("GM-51")
@pytest.mark.parametrize(("red", "points"), [(["H5"], 1), (["H5", "H4"], 2), (["H5", "H7", "G6"], 3)])
def test_by_default_each_connected_flower_scores_a_point_and_the_new_one_none(red: list[str], points: int) -> None:
    assert planted_red_on_h6(red) == points


@pytest.mark.rule("GM-52")
def test_by_default_a_flower_with_no_neighbour_of_its_colour_brings_nothing() -> None:
    assert planted_red_on_h6([]) == 0
    assert planted_red_on_h6(["H4", "A1"]) == 0


@pytest.mark.rule("GM-53")
def test_counting_the_new_flower_if_connected_a_pair_scores_2_and_a_lone_flower_0() -> None:
    assert planted_red_on_h6(["H5"], "include_if_connected") == 2
    assert planted_red_on_h6(["H5", "H4", "I5"], "include_if_connected") == 4
    assert planted_red_on_h6(["H4"], "include_if_connected") == 0


@pytest.mark.rule("GM-54")
def test_always_counting_the_new_flower_a_lone_one_scores_1() -> None:
    assert planted_red_on_h6(["H5"], "include_new") == 2
    assert planted_red_on_h6(["H5", "H4", "I5"], "include_new") == 4
    assert planted_red_on_h6(["H4"], "include_new") == 1


@pytest.mark.rule("GM-55")
@pytest.mark.parametrize(("scoring", "points"), [("exclude_new", 5), ("include_if_connected", 6), ("include_new", 6)])
def test_a_flower_that_links_groups_scores_for_all_of_them(scoring: str, points: int) -> None:
    assert planted_red_on_h6(["H5", "H4", "G7", "I6", "J6"], scoring) == points


@pytest.mark.rule("GM-56")
def test_flowers_that_another_player_planted_count_for_the_group() -> None:
    s = position(gardeners=["H9", "H1"], pool=[1, 3, 4])
    do(s, Use(3, "W"), Plant("red"))
    do(s, Use(4, "E"), Plant("red"))
    assert look(s).flowers == {"H6": "red", "H5": "red"}
    assert scores(s) == [0, 1]


@pytest.mark.rule("GM-57")
def test_a_flower_stays_where_it_was_planted() -> None:
    s = position(gardeners=["H9", "A1"], pool=[3, 1, 2, 1])
    do(s, Use(3, "W"), Plant("red"))
    do(s, Use(1, "E"), Plant("blue"))
    do(s, Use(2, "W"), Plant("green"))
    do(s, Use(1, "W"), Plant("white"))
    assert look(s).flowers == {"H6": "red", "A2": "blue", "H4": "green", "A1": "white"}
