"""Chapters 1 to 3: the board, the docks, and everything up to the first turn."""

from collections import Counter
from itertools import product
from typing import Any

import msgspec
import pytest

from mensae.core.chance import FastRng
from mensae.core.record import parse_options
from mensae.core.schema import CHANCE, Refused, Setup
from mensae.core.table import Table
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import BOARDS, NAMES, SIDES
from mensae.games.spacemaze.schema import Choose, Drawn, Exchange, GameAction, Go, Laid, Options, Rolled, Started
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import (
    chance,
    do,
    docked,
    laid,
    legal,
    look,
    mine,
    opening,
    playing,
    position,
)

TILES = [f"T{number:02}" for number in range(1, 25)]
SHAPES = {  # cells, inner passages, rim tiles, dock slots, players, steps from dock to relic
    "square5": (25, 40, 16, 20, [2, 3, 4], 4),
    "square3": (9, 12, 8, 12, [2], 2),
    "rect3x5": (15, 22, 12, 16, [2], 3),
    "diamond2": (13, 16, 8, 20, [2, 3, 4], 2),
    "diamond3": (25, 36, 12, 28, [2, 3, 4], 3),
}
RING = [
    *(("A", col, "N") for col in range(1, 6)),
    *((row, 5, "E") for row in "ABCDE"),
    *(("E", col, "S") for col in range(5, 0, -1)),
    *((row, 1, "W") for row in "EDCBA"),
]
SEED = bytes(32)


def laid_out(seats: int = 2, **options: Any) -> State:
    """Anna begins; every cell got the first tile that was left; the deal is next."""
    s = opening(seats, **options)
    chance(s, Started(0))
    while look(s).asks == "lay":
        chance(s, legal(s)[0])
    return s


def dealt(seats: int = 2) -> State:
    s = laid_out(seats)
    while look(s).asks == "deal":
        chance(s, legal(s)[0])
    return s


@pytest.mark.rule("SM-01")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        table = Table(GAME, Setup(seats, Options()), SEED)
        table.start()
        assert len(table.view(None).players) == seats
    for seats in (0, 1, 5):
        with pytest.raises(Refused, match="table-seats"):
            Table(GAME, Setup(seats, Options()), SEED)


@pytest.mark.rule("SM-03", "SM-29", "SM-33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_begins_with_three_aliens_in_the_ufo_and_no_token(seats: int) -> None:
    view = look(dealt(seats))
    assert [(alien.seat, alien.colour) for alien in view.aliens] == list(
        product(range(seats), ("green", "purple", "orange"))
    )
    assert all((alien.cell, alien.on_pad, alien.relic) == (None, False, False) for alien in view.aliens)
    assert [(player.tokens, player.move, player.powers) for player in view.players] == [(0, None, [])] * seats


@pytest.mark.rule("SM-02", "SM-32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pieces_of_a_game_are_those_of_so_many_players(seats: int) -> None:
    pieces = GAME.sight.pieces(dealt(seats))
    assert (pieces.pop("tiles"), pieces.pop("dice")) == (25, 4 * seats)
    assert (pieces.pop("aliens"), pieces.pop("ufos")) == (3 * seats, seats)
    assert sum(pieces.values()) == 40


# The board


@pytest.mark.rule("SM-15")
def test_rows_are_lettered_from_the_top_and_north_is_one_row_up() -> None:
    assert [tile.cell for tile in look(position()).tiles[:6]] == ["A1", "A2", "A3", "A4", "A5", "B1"]
    s = position(anna={"green": "C3 relic"}, points={"green": 1})
    beside = BOARDS["square5"].beside
    at = NAMES.index("C3") * 4
    assert [NAMES[beside[at + side]] for side in range(4)] == ["B3", "C4", "D3", "C2"]
    assert [action.side for action in legal(s) if isinstance(action, Go)] == list(SIDES)


@pytest.mark.rule("SM-16", "SM-28")
def test_the_standard_board_is_a_square_of_25_with_relic_tile_and_relic_in_the_middle() -> None:
    assert Options().layout == "square5"
    s = laid_out()
    cells = [tile.cell for tile in look(s).tiles]
    assert cells == [f"{row}{col}" for row in "ABCDE" for col in range(1, 6)]
    assert (laid(s, "C3"), look(s).relic) == (["RELIC"], "C3")


@pytest.mark.rule("SM-17", "SM-18", "SM-19")
@pytest.mark.parametrize("layout", SHAPES)
def test_every_layout_has_the_numbers_of_its_line(layout: Any) -> None:
    cells, passages, rim, slots, players, steps = SHAPES[layout]
    board = BOARDS[layout]
    assert (len(board.cells), len(board.slot_cell), len(set(board.slot_cell))) == (cells, slots, rim)
    sides = [board.beside[cell * 4 + side] for cell in board.cells for side in range(4)]
    assert len([beside for beside in sides if beside in board.cells]) == 2 * passages
    assert list(board.seats) == players
    for seats in players:
        s = opening(seats, layout=layout)
        far = [walked(s, NAMES.index(dock[:-2])) for dock in docked(s)]
        assert far == [steps] * seats


def walked(s: State, start: int) -> int:
    """Steps from a cell to the relic cell by walking over the board."""
    reached, steps = {start}, 0
    while int(s.relic_cell) not in reached:
        beside = {s.layout.beside[cell * 4 + side] for cell in reached for side in range(4)}
        reached |= beside & set(s.layout.cells)
        steps += 1
    return steps


@pytest.mark.rule("SM-19")
@pytest.mark.parametrize("layout", ["square3", "rect3x5"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_small_boards_are_for_two(layout: Any, seats: int) -> None:
    with pytest.raises(Refused, match="SM-19") as refused:
        opening(seats, layout=layout)
    assert refused.value.refusal.text.values["seats"] == seats
    assert len(docked(opening(2, layout=layout))) == 2


@pytest.mark.rule("SM-20")
def test_a_gap_is_nothing() -> None:
    s = position(anna={"green": "A3 relic"}, points={"green": 1}, layout="diamond2")
    assert [action for action in legal(s) if isinstance(action, Go)] == [Go("green", "S")]
    s = playing("DIAGONAL_SWITCH", anna={"green": "B2"}, layout="diamond2")
    assert set(legal(s)) == {Choose("A3"), Choose("C1"), Choose("C3")}
    do(s, Choose("A3"))
    assert set(legal(s)) == {Exchange("B3"), Exchange("C2")}


@pytest.mark.rule("SM-21")
def test_the_dock_slots_run_clockwise_round_the_board() -> None:
    ring = [f"{row}{col} {side}" for row, col, side in RING]
    board = BOARDS["square5"]
    assert [f"{NAMES[cell]} {SIDES[side]}" for cell, side in zip(board.slot_cell, board.slot_side, strict=True)] == ring


@pytest.mark.rule("SM-23", "SM-24")
def test_the_ufos_begin_at_the_corners() -> None:
    assert docked(opening(4)) == ["A1 N", "A5 E", "E5 S", "E1 W"]
    assert docked(opening(3)) == ["A1 N", "A5 E", "E5 S"]
    assert docked(opening(2)) == ["A1 N", "E5 S"]


# Chance sets up


@pytest.mark.rule("SM-34")
@pytest.mark.parametrize("last", [(), (1,)])
def test_any_seat_can_be_drawn_as_start_player_also_in_a_rematch(last: tuple[int, ...]) -> None:
    s = opening(3, last)
    assert GAME.rules.actors(s) == [CHANCE]
    assert legal(s) == [Started(0), Started(1), Started(2)]
    chance(s, Started(2))
    assert (look(s).start, look(s).turn) == (2, 2)


@pytest.mark.rule("SM-25", "SM-26")
def test_the_cells_get_tiles_one_by_one_each_tile_once_in_any_rotation() -> None:
    s = opening()
    chance(s, Started(0))
    assert legal(s) == [Laid(tile, quarters) for tile in TILES for quarters in range(4)]
    chance(s, Laid("T07", 3), Laid("T24", 0))
    assert laid(s, "A1", "A2") == ["T07+3", "T24"]
    left = [tile for tile in TILES if tile not in ("T07", "T24")]
    assert legal(s) == [Laid(tile, quarters) for tile in left for quarters in range(4)]


@pytest.mark.rule("SM-25")
def test_no_tile_is_laid_on_the_relic_cell_and_the_rest_stays_out_of_the_game() -> None:
    s = laid_out(layout="diamond2")
    assert len(look(s).tiles) == 13
    assert laid(s, "A3", "B2", "C2", "C3", "C4", "E3") == ["T01", "T02", "T06", "RELIC", "T07", "T12"]


@pytest.mark.example("E02")
@pytest.mark.rule("SM-31")
@pytest.mark.parametrize(("seats", "left"), [(2, 32), (3, 28), (4, 24)])
def test_each_player_gets_4_cards_and_the_rest_is_the_deck(seats: int, left: int) -> None:
    s = dealt(seats)
    assert [player.cards for player in look(s).players] == [4] * seats
    assert (look(s).deck, look(s).pile, look(s).asks) == (left, {}, "roll")


@pytest.mark.rule("SM-31")
def test_a_kind_of_which_no_card_is_left_cannot_be_dealt() -> None:
    s = laid_out()
    chance(s, Drawn("MORPH"), Drawn("MORPH"))
    assert Drawn("MORPH") not in legal(s)
    assert len(legal(s)) == 10
    assert mine(s, 0).hand == ["MORPH", "MORPH"]


@pytest.mark.example("E01")
@pytest.mark.rule("SM-32", "SM-38", "SM-49")
@pytest.mark.parametrize(("seats", "dice", "turns", "left"), [(2, 8, 6, 2), (3, 12, 9, 3), (4, 16, 12, 4)])
def test_so_many_dice_are_rolled_turns_are_taken_and_power_dice_are_left(
    seats: int, dice: int, turns: int, left: int
) -> None:
    s, order = dealt(seats), []
    for colour in "GPO":
        for _ in range(seats):
            assert legal(s) == [Rolled(f"{colour}{value}") for value in range(1, 7)]
            chance(s, legal(s)[0])
    chance(s, *[Rolled("GGPO")] * seats)
    assert len(look(s).pool) == dice
    while look(s).asks == "pick":
        order.append(look(s).turn)
        assert len(look(s).pool) == dice - len(order) + 1
        GAME.rules.apply(s, s.turn, GAME.codes[legal(s)[0]], 0)
        if look(s).asks == "step":
            GAME.rules.apply(s, s.turn, GAME.codes[legal(s)[-1]], 0)
    assert order == [*range(seats)] * 3
    assert (len(order), len(look(s).pool)) == (turns, left)


@pytest.mark.rule("SM-31", "SM-34", "SM-26", "SM-152")
def test_start_player_tiles_and_cards_are_equally_likely() -> None:
    s, rng = opening(3), FastRng(1)
    starts = Counter(outcome(s, rng) for _ in range(3000))
    assert set(starts) == set(legal(s))
    assert all(900 < count < 1100 for count in starts.values())
    chance(s, Started(0), *(Laid(tile, 0) for tile in TILES[:22]))
    tiles = Counter(outcome(s, rng) for _ in range(8000))
    assert set(tiles) == set(legal(s))
    assert all(850 < count < 1150 for count in tiles.values())
    chance(s, Laid("T23", 0), Laid("T24", 0))
    cards = Counter(outcome(s, rng) for _ in range(8000))
    assert set(cards) == set(legal(s))
    assert 850 < cards[Drawn("ROTATE_90")] < 1150  # 5 of 40
    assert 320 < cards[Drawn("MOVE_BASE")] < 480  # 2 of 40


def outcome(s: State, rng: FastRng) -> GameAction:
    return GAME.actions[GAME.rules.draw(s, rng)]


# Options


@pytest.mark.rule("SM-16", "SM-119", "SM-148")
def test_unless_the_table_agrees_otherwise_the_relic_tile_moves_and_40_rounds_are_the_limit() -> None:
    assert Options() == Options("square5", False, 40)
    given = parse_options(GAME, {"layout": "diamond3", "relic_tile_fixed": True, "max_rounds": 0})
    assert given == Options("diamond3", True, 0)
    view = look(opening(layout="diamond3", relic_tile_fixed=True, max_rounds=0))
    assert (view.layout, view.relic_tile_fixed, view.max_rounds) == ("diamond3", True, 0)


@pytest.mark.rule("SM-19", "SM-148")
@pytest.mark.parametrize("given", [{"layout": "square4"}, {"max_rounds": -1}, {"relic_tile_fixed": 1}, {"dice": 7}])
def test_an_option_that_the_game_does_not_know_is_rejected(given: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        parse_options(GAME, given)
