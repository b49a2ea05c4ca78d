"""Chapter 9: the cards that turn and swap tiles."""

from typing import Any

import pytest

from mensae.games.spacemaze.schema import Card, Choose, EndTurn, Exchange, Exit, NoCard, Pick, Turn
from mensae.games.spacemaze.tests.position import (
    do,
    docked,
    laid,
    legal,
    look,
    playing,
    points,
    position,
    standing,
    tokens,
)

AROUND = {"B2": "T16", "A2": "T17", "B1": "T18", "B3": "T19", "C2": "T20", "A1": "T22", "A3": "T23", "C1": "T24"}


def quarters(s: Any, cell: str) -> list[int]:
    return [action.quarters for action in legal(s) if isinstance(action, Turn) and action.cell == cell]


@pytest.mark.rule("SM-109", "SM-110", "SM-111")
@pytest.mark.parametrize(("card", "turns"), [("ROTATE_90", [1]), ("ROTATE_180", [1, 2]), ("ROTATE_270", [1, 2, 3])])
def test_rotate_turns_the_own_tile_or_an_adjacent_one_so_many_quarters(card: Card, turns: list[int]) -> None:
    for cell in ("B2", "A2", "B1", "B3", "C2"):
        for quarter in turns:
            s = playing(card, anna={"green": "B2"}, tiles=AROUND)
            assert quarters(s, cell) == turns
            do(s, Turn(cell, quarter))
            assert laid(s, cell) == [f"{AROUND[cell]}+{quarter}"]
            assert look(s).turn == 1


@pytest.mark.rule("SM-109", "SM-102")
def test_rotate_reaches_no_diagonal_tile() -> None:
    s = playing("ROTATE_270", anna={"green": "B2"}, tiles=AROUND)
    assert {action.cell for action in legal(s) if isinstance(action, Turn)} == {"B2", "A2", "B1", "B3", "C2"}


@pytest.mark.rule("SM-112")
@pytest.mark.parametrize("tile", ["T13", "T14", "T15", "T13+1", "T14+2", "T15+3"])
def test_a_tile_of_two_opposite_pairs_cannot_be_turned_by_two_quarters(tile: str) -> None:
    s = playing("ROTATE_270", anna={"green": "B2"}, tiles={"B2": tile})
    assert quarters(s, "B2") == [1, 3]
    s = playing("ROTATE_180", anna={"green": "B2"}, tiles={"B2": tile})
    assert quarters(s, "B2") == [1]


@pytest.mark.rule("SM-112")
@pytest.mark.parametrize("tile", ["T01", "T02+1", "T03+2", "RELIC"])
def test_a_tile_of_one_colour_is_never_turned(tile: str) -> None:
    s = playing("ROTATE_270", anna={"green": "B2"}, tiles={"B2": tile, "A2": "T16"})
    assert (quarters(s, "B2"), quarters(s, "A2")) == ([], [1, 2, 3])


@pytest.mark.rule("SM-112")
@pytest.mark.parametrize("tile", [f"T{number:02}" for number in (*range(4, 13), *range(16, 25))])
def test_all_other_tiles_can_be_turned_by_one_two_or_three_quarters(tile: str) -> None:
    assert quarters(playing("ROTATE_270", anna={"green": "B2"}, tiles={"B2": tile}), "B2") == [1, 2, 3]


@pytest.mark.rule("SM-115", "SM-112")
def test_diagonal_twist_turns_a_diagonal_tile_by_one_or_two_quarters() -> None:
    s = playing("DIAGONAL_TWIST", anna={"green": "B2"}, tiles={**AROUND, "C1": "T13", "A3": "T01"})
    assert [quarters(s, cell) for cell in ("A1", "C1", "A3", "C3", "B2", "A2")] == [[1, 2], [1], [], [], [], []]
    do(s, Turn("A1", 2))
    assert laid(s, "A1") == ["T22+2"]


@pytest.mark.rule("SM-113", "SM-101")
@pytest.mark.parametrize("cell", ["A2", "B1", "B3", "C2"])
def test_exchange_swaps_the_own_tile_and_the_alien_travels_along(cell: str) -> None:
    s = playing("EXCHANGE", anna={"green": "B2"}, bob={"purple": cell}, tiles=AROUND)
    do(s, Exchange(cell))
    assert laid(s, "B2", cell) == [AROUND[cell], "T16"]
    assert (standing(s)["green"], standing(s, 1)["purple"]) == (cell, "B2")


@pytest.mark.rule("SM-114")
def test_exchange_is_not_played_from_the_ufo() -> None:
    s = position(hands=[["EXCHANGE"]], anna={"purple": "B2"})
    do(s, Pick("G6"))
    assert legal(s) == [NoCard()]


@pytest.mark.rule("SM-116", "SM-117", "SM-101")
def test_diagonal_switch_swaps_a_diagonal_with_any_adjacent_tile_and_leaves_the_alien_where_it_is() -> None:
    s = playing("DIAGONAL_SWITCH", anna={"green": "B2"}, bob={"green": "A1 pad", "purple": "C2"}, tiles=AROUND)
    do(s, Choose("A1"))
    assert (look(s).chosen, look(s).card, look(s).die, look(s).turn) == ("A1", "DIAGONAL_SWITCH", "G6", 0)
    do(s, Exchange("C2"))  # the two do not touch
    assert laid(s, "A1", "C2", "B2") == ["T20", "T22", "T16"]
    assert standing(s)["green"] == "B2"
    assert standing(s, 1) == {"green": "C2 pad", "purple": "A1", "orange": "UFO"}
    assert (look(s).chosen, look(s).card, look(s).die, look(s).turn) == (None, None, None, 1)


@pytest.mark.rule("SM-118")
def test_from_the_ufo_the_docked_tile_is_switched_with_its_neighbour() -> None:
    s = playing("DIAGONAL_SWITCH", docks=["A3 N"], tiles={"A3": "T16+1", "A4": "T17+2"})
    do(s, Choose("A4"), Exchange("A3"))
    assert (laid(s, "A3", "A4"), docked(s)[0], standing(s)["green"]) == (["T17+2", "T16+1"], "A3 N", "UFO")


@pytest.mark.rule("SM-119")
def test_the_relic_tile_is_swapped_with_relic_and_aliens() -> None:
    s = playing("DIAGONAL_SWITCH", anna={"green": "B2"}, bob={"green": "C3"})
    do(s, Choose("C3"), Exchange("B3"))
    assert (look(s).relic, standing(s, 1)["green"], laid(s, "B3")) == ("B3", "B3", ["RELIC"])


@pytest.mark.rule("SM-119")
def test_with_a_fixed_relic_tile_neither_exchange_nor_diagonal_switch_includes_it() -> None:
    fixed: dict[str, Any] = {"relic_tile_fixed": True}
    assert legal(playing("EXCHANGE", anna={"green": "C2"}, **fixed)) == [Exchange("B2"), Exchange("C1"), Exchange("D2")]
    s = playing("DIAGONAL_SWITCH", anna={"green": "C2"}, **fixed)
    do(s, Choose("B3"))
    assert legal(s) == [Exchange("B2"), Exchange("C1"), Exchange("D2")]
    s = position(anna={"green": "C3"}, hands=[["EXCHANGE"]], **fixed)  # its own tile is the relic tile
    do(s, Pick("G6"))
    assert legal(s) == [NoCard()]


@pytest.mark.rule("SM-119")
def test_a_fixed_relic_tile_at_the_dock_leaves_nothing_to_switch() -> None:
    s = position(docks=["A3 N"], tiles={"A3": "RELIC"}, hands=[["DIAGONAL_SWITCH"]], relic_tile_fixed=True)
    do(s, Pick("G6"))
    assert legal(s) == [NoCard()]


@pytest.mark.rule("SM-112", "SM-119")
@pytest.mark.parametrize("fixed", [True, False])
def test_a_fixed_relic_tile_does_not_keep_others_from_being_turned(fixed: bool) -> None:
    s = playing("ROTATE_90", anna={"green": "C3"}, tiles={"B3": "T16"}, relic_tile_fixed=fixed)
    assert Turn("B3", 1) in legal(s)


@pytest.mark.example("E21")
@pytest.mark.rule("SM-22", "SM-101")
def test_e21_the_ufo_keeps_its_slot_and_opens_onto_the_tile_that_lies_there_now() -> None:
    s = playing("EXCHANGE", anna={"green": "A1"}, tiles={"A1": "T16", "A2": "T17"}, pool=["G6", "G1", "GPPO"])
    do(s, Exchange("A2"))
    assert (docked(s)[0], laid(s, "A1")) == ("A1 N", ["T17"])
    do(s, Pick("G1"))
    do(s, Pick("GPPO"), Exit("purple"))
    assert standing(s) == {"green": "A2", "purple": "A1", "orange": "UFO"}
    assert points(s) == [1, 1, 1]
    do(s, EndTurn())


@pytest.mark.example("E22")
@pytest.mark.rule("SM-119", "SM-100", "SM-141")
def test_e22_exchange_with_the_relic_tile_moves_the_lying_relic_without_a_token() -> None:
    s = playing("EXCHANGE", anna={"green": "C2"}, tiles={"C2": "T16+1"})
    do(s, Exchange("C3"))
    assert (laid(s, "C2", "C3"), look(s).relic, standing(s)["green"]) == (["RELIC", "T16+1"], "C2", "C3")
    assert tokens(s) == [0, 0]
    s = playing("EXCHANGE", anna={"green": "C2"}, relic_tile_fixed=True)
    assert Exchange("C3") not in legal(s)
