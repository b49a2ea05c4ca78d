"""Chapters 1 and 2: the pieces, and the board as moves and counts show it."""

import pytest

from mensae.games.gardens import GAME
from mensae.games.gardens.data import BLACK_FIGURES, CELLS, CENTRE, COLOURS, FIGURES, NAMES
from mensae.games.gardens.rules.board import flowerless_neighbours
from mensae.games.gardens.schema import Direction, Place, Plant, Rolled, Take, Use
from mensae.games.gardens.tests.plane import CELL, NAME, ROWS, STEPS, away, distance, neighbours
from mensae.games.gardens.tests.position import chance, do, legal, look, opening, position, standing, targets


def free_placings() -> list[str]:
    s = opening()
    chance(s, *legal(s)[:1])
    do(s, Take("M1"))
    return [action.hex for action in legal(s) if isinstance(action, Place)]


@pytest.mark.rule("GM-02")
def test_the_game_has_60_flowers_6_dice_and_5_types_of_figures() -> None:
    s = opening(5)
    pieces = GAME.sight.pieces(s)
    assert [pieces[colour] for colour in COLOURS] == [10] * 6
    assert (pieces["dice"], pieces["gardeners"], pieces["scorers"]) == (6, 5, 5)
    chance(s, *legal(s)[:1])
    assert legal(s) == [Take("M1"), Take("M2"), Take("M3"), Take("M4"), Take("M5")]


@pytest.mark.rule("GM-02")
def test_dice_are_ordinary_and_six_sided() -> None:
    assert legal(position()) == [Rolled(1), Rolled(2), Rolled(3), Rolled(4), Rolled(5), Rolled(6)]


@pytest.mark.rule("GM-03")
def test_of_the_figures_6_are_black_and_4_white() -> None:
    assert (2 * BLACK_FIGURES, 2 * (len(FIGURES) - BLACK_FIGURES)) == (6, 4)


@pytest.mark.rule("GM-05")
def test_the_flowers_are_blue_yellow_white_grey_red_and_green() -> None:
    s = position(gardeners=["F8"], pool=[1])
    do(s, Use(1, "E"))
    assert legal(s) == [Plant("blue"), Plant("yellow"), Plant("white"), Plant("grey"), Plant("red"), Plant("green")]
    assert list(look(s).holdings[0].stock) == ["blue", "yellow", "white", "grey", "red", "green"]


@pytest.mark.rule("GM-06")
def test_pool_box_stock_gardener_scorer_and_flowerless_hexes_are_what_the_words_say() -> None:
    s = position(
        gardeners=["A1", "F9"], flowers={"red": ["A2"]}, stocks=[{"blue": 3}, {"red": 1}], scores=[7, 2], pool=[4, 2, 4]
    )
    view = look(s)
    assert (view.pool, view.box) == ([2, 4, 4], 3)
    assert [sum(player.stock.values()) for player in view.holdings] == [3, 1]
    assert [player.score for player in view.holdings] == [7, 2]
    assert [(gardener.seat, gardener.hex, gardener.dice) for gardener in view.gardeners] == [(0, "A1", 2), (1, "F9", 6)]


@pytest.mark.rule("GM-08")
def test_the_board_has_91_hexes_up_to_5_steps_from_the_centre() -> None:
    axial = {(q, r) for q in range(-9, 10) for r in range(-9, 10) if max(abs(q), abs(r), abs(q + r)) <= 5}
    assert set(CELLS) == set(NAME) == axial
    assert len(CELLS) == len(NAMES) == 91
    assert sorted(free_placings()) == sorted(hex for hex in CELL if distance(hex) > 0)


@pytest.mark.rule("GM-09", "GM-12")
def test_the_centre_is_f6() -> None:
    assert (CELLS[CENTRE], NAMES[CENTRE]) == ((0, 0), "F6")
    assert "F6" not in free_placings()


@pytest.mark.rule("GM-10")
def test_the_six_directions_run_clockwise_from_north_west() -> None:
    ends: dict[Direction, str] = {"NW": "B3", "NE": "B4", "E": "C5", "SE": "D5", "SW": "D4", "W": "C3"}
    start = position(gardeners=["C4", "K1"], pool=[1])
    assert legal(start) == [Use(1, direction) for direction in ends]
    for direction, end in ends.items():
        s = GAME.copy(start)
        do(s, Use(1, direction))
        assert standing(s) == [end, "K1"]


@pytest.mark.rule("GM-11")
def test_corners_have_3_neighbours_other_edge_hexes_4_and_all_others_6() -> None:
    s = position()
    counts = {hex: int(flowerless_neighbours(s, NAMES.index(hex))) for hex in NAMES}
    assert {hex for hex in NAMES if counts[hex] == 3} == {"A1", "A6", "F1", "F11", "K1", "K6"}
    assert sum(count == 4 for count in counts.values()) == 24
    assert sum(count == 6 for count in counts.values()) == 61
    assert counts["F6"] == 6
    assert counts == {hex: len(neighbours(hex)) for hex in NAMES}


@pytest.mark.rule("GM-11", "GM-42")
@pytest.mark.parametrize("hex", ["A1", "A3", "A6", "F1", "F11", "H9", "K1", "K4", "K6"])
def test_no_edge_connects_to_the_opposite_one(hex: str) -> None:
    assert targets(position(seats=1, gardeners=[hex], pool=[1]), 1) == sorted(neighbours(hex))


@pytest.mark.rule("GM-12")
def test_rows_run_from_a_to_k_and_are_numbered_from_the_left() -> None:
    assert [f"{row}{number}" for row, size in ROWS.items() for number in range(1, size + 1)] == NAMES
    assert dict(zip(NAMES, CELLS, strict=True)) == CELL
    corners = {"A1": (0, -5), "A6": (5, -5), "F1": (-5, 0), "F11": (5, 0), "K1": (-5, 5), "K6": (0, 5)}
    assert {hex: CELL[hex] for hex in corners} == corners


@pytest.mark.example("I13")
@pytest.mark.rule("GM-38", "GM-39", "GM-42")
@pytest.mark.parametrize("hex", [hex for hex in NAMES if hex != "F6"])
def test_alone_on_the_board_every_die_has_a_legal_move_from_every_hex(hex: str) -> None:
    s = position(seats=1, gardeners=[hex], pool=[1, 2, 3, 4, 5, 6])
    for die in range(1, 7):
        ends = [end for end in (away(hex, direction, die) for direction in STEPS) if end and end != "F6"]
        assert targets(s, die) == sorted(ends)
        assert ends
    assert all(isinstance(action, Use) and action.direction for action in legal(s))


@pytest.mark.rule("GM-40")
def test_where_the_centre_blocks_30_hexes_have_no_legal_6() -> None:
    blocked = [
        hex
        for hex in NAMES
        if hex != "F6" and legal(position(seats=1, gardeners=[hex], pool=[6], centre_hex="block")) == [Use(6)]
    ]
    assert len(blocked) == 30
