"""Chapter 8: what powers a card, who performs it, how far it reaches and where it goes."""

from typing import Any

import pytest

from mensae.games.spacemaze.schema import Card, Choose, Colour, Dock, EndTurn, Exchange, Go, NoCard, Pick, Play, Turn
from mensae.games.spacemaze.tests.position import (
    ALL_CARDS,
    chance,
    do,
    docked,
    finish_round,
    laid,
    legal,
    look,
    mine,
    playing,
    position,
    standing,
)

COSTS: dict[Card, int] = {
    "ROTATE_90": 2,
    "ROTATE_180": 3,
    "ROTATE_270": 4,
    "EXCHANGE": 4,
    "DIAGONAL_TWIST": 3,
    "DIAGONAL_SWITCH": 4,
    "RUN_1": 3,
    "RUN_2": 5,
    "MORPH": 5,
    "SUPERGLUE": 4,
    "MOVE_BASE": 4,
}
OUTSIDE = {"green": "B2 relic", "purple": "D4", "orange": "D5"}  # every card changes something for green
CALM = {"E2": "T01", "E3": "T02", "E4": "T03"}  # the tiles that cannot be turned are far away


def playable(die: str, **situation: Any) -> list[Card]:
    """The cards that can be put under the die; Anna has one of each kind."""
    s = position(**{"hands": [list(COSTS)], "anna": OUTSIDE, "tiles": CALM, "pool": [die, "P1"], **situation})
    do(s, Pick(die))
    return [action.card for action in legal(s) if isinstance(action, Play)]


# Power


@pytest.mark.example("E03")
@pytest.mark.rule("SM-94", "SM-13")
def test_e03_how_many_of_the_40_cards_a_die_can_power() -> None:
    assert [sum(ALL_CARDS.count(card) for card in playable(f"G{value}")) for value in range(1, 7)] == [
        0,
        5,
        18,
        35,
        40,
        40,
    ]


@pytest.mark.rule("SM-94", "SM-98")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_a_card_needs_a_die_of_at_least_its_cost(card: Card, cost: int) -> None:
    assert [value for value in range(1, 7) if card in playable(f"G{value}")] == list(range(cost, 7))


@pytest.mark.rule("SM-95")
@pytest.mark.parametrize("card", ["ROTATE_90", "ROTATE_180", "DIAGONAL_TWIST"])
def test_a_higher_value_gives_nothing_extra(card: Card) -> None:
    choices = []
    for value in (COSTS[card], 6):
        s = position(hands=[[card]], anna=OUTSIDE, pool=[f"G{value}"])
        do(s, Pick(f"G{value}"), Play(card))
        choices.append(legal(s))
    assert choices[0] == choices[1] != []


@pytest.mark.rule("SM-96")
def test_one_die_powers_one_card_so_two_cards_are_the_most_in_a_round() -> None:
    s = position(hands=[["ROTATE_90"] * 3], anna={"green": "B2"}, pool=["G2", "G3", "GGPO", "P1", "P1", "PPPO"])
    do(s, Pick("G2"), Play("ROTATE_90"), Turn("B2", 1))
    assert (look(s).turn, look(s).asks) == (1, "pick")
    do(s, Pick("P1"))
    do(s, Pick("G3"), Play("ROTATE_90"), Turn("B2", 1))
    do(s, Pick("P1"))
    assert legal(s) == [Pick("GGPO"), Pick("PPPO")]
    do(s, Pick("GGPO"))
    assert not any(isinstance(action, Play) for action in legal(s))
    assert mine(s).hand == ["ROTATE_90"]


@pytest.mark.rule("SM-97")
@pytest.mark.parametrize(("die", "near"), [("G6", "B2"), ("P6", "D4"), ("O6", "E1")])
def test_the_colour_of_the_die_decides_who_performs_the_card(die: str, near: str) -> None:
    s = position(hands=[["EXCHANGE"]], anna={"green": "B2", "purple": "D4", "orange": "E1"}, pool=[die])
    do(s, Pick(die))
    assert look(s).performer == {"G6": "green", "P6": "purple", "O6": "orange"}[die]
    do(s, Play("EXCHANGE"))
    row, col = "ABCDE".index(near[0]), int(near[1])
    around = {f"{'ABCDE'[r]}{c}" for r in range(5) for c in range(1, 6) if abs(r - row) + abs(c - col) == 1}
    assert {action.cell for action in legal(s) if isinstance(action, Exchange)} == around


@pytest.mark.rule("SM-97", "SM-133")
@pytest.mark.parametrize("die", ["G4", "P4", "O4"])
def test_only_move_base_works_with_a_die_of_any_colour(die: str) -> None:
    s = position(hands=[["MOVE_BASE"]], anna=OUTSIDE, pool=[die, "GGPO"])
    do(s, Pick(die), Play("MOVE_BASE"))
    assert look(s).performer is None
    do(s, Dock("A2", "N"))
    assert docked(s)[0] == "A2 N"


@pytest.mark.rule("SM-98", "SM-99")
def test_a_card_that_cannot_be_used_cannot_be_put_away() -> None:
    s = position(hands=[["SUPERGLUE", "EXCHANGE", "MORPH"]], pool=["G6"])  # all aliens are in the UFO, nobody wears it
    do(s, Pick("G6"))
    assert legal(s) == [NoCard()]
    do(s, NoCard())
    assert (look(s).players[0].cards, look(s).players[0].powers[0].card) == (3, None)


@pytest.mark.rule("SM-99", "SM-112", "SM-114", "SM-122", "SM-127", "SM-129", "SM-133")
def test_in_the_ufo_only_cards_that_change_something_are_playable() -> None:
    assert playable("G6", anna={}, docks=["A3 N"]) == [
        "ROTATE_90",
        "ROTATE_180",
        "ROTATE_270",
        "DIAGONAL_TWIST",
        "DIAGONAL_SWITCH",
        "RUN_1",
        "RUN_2",
    ]
    plain = {"A2": "T01", "A3": "T02", "A4": "T03"}  # nothing that could be turned
    assert playable("G6", anna={}, docks=["A3 N"], tiles=plain) == ["DIAGONAL_SWITCH", "RUN_1", "RUN_2"]


# Tiles that move


@pytest.mark.rule("SM-100", "SM-101", "SM-22")
def test_a_swapped_tile_takes_everything_along_and_keeps_its_rotation() -> None:
    s = playing(
        "EXCHANGE",
        anna={"green": "A1", "purple": "A2 pad"},
        bob={"green": "A1 pad", "purple": "A2 relic", "orange": "C1"},
        tiles={"A1": "T16+1", "A2": "T20+3"},
    )
    do(s, Exchange("A2"))
    assert laid(s, "A1", "A2") == ["T20+3", "T16+1"]
    assert standing(s) == {"green": "A2", "purple": "A1 pad", "orange": "UFO"}
    assert standing(s, 1) == {"green": "A2 pad", "purple": "A1 relic", "orange": "C1"}
    assert docked(s) == ["A1 N", "E5 S"]


@pytest.mark.rule("SM-100", "SM-10")
def test_a_turned_tile_keeps_its_aliens_pads_included() -> None:
    s = playing("ROTATE_90", anna={"green": "B2 pad"}, bob={"green": "B2 relic"}, tiles={"B2": "T16"})
    do(s, Turn("B2", 1))
    assert (standing(s)["green"], standing(s, 1)["green"], laid(s, "B2")) == ("B2 pad", "B2 relic", ["T16+1"])


# Range


@pytest.mark.rule("SM-102", "SM-103")
def test_near_is_the_own_tile_and_those_beside_it_and_diagonal_those_at_its_corners() -> None:
    tiles = {**CALM, "C3": "T24", "D3": "RELIC"}
    near = legal(playing("ROTATE_90", anna={"green": "B2"}, tiles=tiles))
    assert near == [Turn(cell, 1) for cell in ("A2", "B1", "B2", "B3", "C2")]
    corners = legal(playing("DIAGONAL_TWIST", anna={"green": "B2"}, tiles=tiles))
    assert {action.cell for action in corners if isinstance(action, Turn)} == {"A1", "A3", "C1", "C3"}


@pytest.mark.rule("SM-105", "SM-106", "SM-115")
@pytest.mark.parametrize(
    ("layout", "dock", "beside"),
    [
        ("square5", "A3 N", {"A2", "A4"}),
        ("square5", "C5 E", {"B5", "D5"}),
        ("square5", "A1 W", {"B1"}),
        ("square5", "A5 E", {"B5"}),
        ("diamond2", "B4 N", {"B3"}),  # in an inner corner
        ("diamond2", "B4 E", {"C4"}),
    ],
)
def test_from_the_ufo_the_docked_tile_is_adjacent_and_its_neighbours_along_the_rim_are_diagonal(
    layout: str, dock: str, beside: set[str]
) -> None:
    tiles = {"C2": "T01", "D3": "T02", "C3": "T03", "B3": "T16", "C4": "T17", "B4": "T18", "D2": "RELIC"}
    s = playing("DIAGONAL_TWIST", docks=[dock], layout=layout, tiles=tiles)
    assert {action.cell for action in legal(s) if isinstance(action, Turn)} == beside
    s = playing("DIAGONAL_SWITCH", docks=[dock], layout=layout, tiles=tiles)
    assert {action.cell for action in legal(s) if isinstance(action, Choose)} == beside
    do(s, legal(s)[0])
    assert legal(s) == [Exchange(dock[:2])]
    s = playing("ROTATE_90", docks=[dock], layout=layout, tiles=tiles)
    assert legal(s) == [Turn(dock[:2], 1)]


@pytest.mark.rule("SM-106")
def test_at_the_tip_of_a_diamond_the_ufo_has_no_diagonal_tile() -> None:
    for card in ("DIAGONAL_TWIST", "DIAGONAL_SWITCH"):
        s = position(hands=[[card]], docks=["A3 N"], layout="diamond2")
        do(s, Pick("G6"))
        assert legal(s) == [NoCard()]


# Where cards go


@pytest.mark.rule("SM-107", "SM-50")
def test_a_used_card_stays_on_the_panel_until_the_discard_phase() -> None:
    s = playing("ROTATE_90", anna={"green": "B2"})
    do(s, Turn("B2", 1))
    assert ([power.card for power in look(s).players[0].powers], look(s).pile) == (["ROTATE_90"], {})
    finish_round(s)
    assert ([power.card for power in look(s).players[0].powers], look(s).pile) == ([], {"ROTATE_90": 1})


@pytest.mark.rule("SM-108", "SM-109")
def test_a_quarter_turn_is_clockwise() -> None:
    s = playing("ROTATE_90", anna={"green": "B2"}, tiles={"B2": "T16"})  # red, red, yellow, blue
    do(s, Turn("B2", 1))
    assert next(tile.doors for tile in look(s).tiles if tile.cell == "B2") == "BRRY"
    s = playing("ROTATE_90", anna={"green": "B2"}, tiles={"B2": "T16+3"})
    do(s, Turn("B2", 1))
    assert laid(s, "B2") == ["T16"]  # four quarters are none


@pytest.mark.rule("SM-47", "SM-62")
def test_every_card_but_run_ends_the_turn() -> None:
    colour: Colour = "green"
    s = playing("SUPERGLUE", colour, anna={"green": "B2 relic"})
    assert look(s).turn == 1
    s = playing("RUN_1", colour, anna={"green": "B2 relic"})
    do(s, Go("green", "E"))
    assert (look(s).turn, legal(s)) == (0, [EndTurn()])
    do(s, EndTurn())
    finish_round(s)
    chance(s, legal(s)[0])
    assert look(s).pile == {"RUN_1": 1}
