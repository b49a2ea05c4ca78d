"""The worked examples of SPEC.md about steps, passages and the reach of cards; the others are in their chapters.

E01 and E02 are in test_setup, E03 is in test_cards, E19 to E22 and E33 are in test_cards_tiles and test_cards_ufo, E23,
E24 and E28 in test_relic, E25 and E26 in test_cards_aliens, E27 in test_cards_run, E29 to E31 in test_round, E32 in
test_end.
"""

from typing import Any

import pytest

from mensae.games.spacemaze import data
from mensae.games.spacemaze.schema import (
    Choose,
    Colour,
    Drawn,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Go,
    Home,
    Morph,
    NoCard,
    Pad,
    Pick,
    Play,
    Take,
    Turn,
)
from mensae.games.spacemaze.tests.position import (
    chance,
    do,
    laid,
    legal,
    look,
    mine,
    playing,
    points,
    position,
    result,
    standing,
)

TURNABLE = {"E2": "T01", "E3": "T02", "E4": "T03"}  # the tiles that cannot be turned are far away


def passers(tiles: dict[str, str], cell: str, side: str) -> list[Colour]:
    """Who of Anna's aliens can go from the cell to that side."""
    s = position(
        anna=dict.fromkeys(("green", "purple", "orange"), cell),
        tiles=tiles,
        points={"green": 1, "purple": 1, "orange": 1},
    )
    return [action.alien for action in legal(s) if isinstance(action, Go) and action.side == side]


def cells(actions: list[GameAction]) -> set[str]:
    return {action.cell for action in actions if isinstance(action, Turn | Exchange | Choose)}


@pytest.mark.example("E04")
@pytest.mark.rule("SM-09", "SM-108")
def test_e04_four_quarters_of_t16_clockwise() -> None:
    doors = [look(position(tiles={"B2": f"T16+{k}"})).tiles[6].doors for k in range(4)]
    assert doors == ["RRYB", "BRRY", "YBRR", "RYBR"]
    for quarters, after in ((1, "BRRY"), (2, "YBRR"), (3, "RYBR")):
        s = playing("ROTATE_270", anna={"green": "B2"}, tiles={"B2": "T16"})
        do(s, Turn("B2", quarters))
        assert look(s).tiles[6].doors == after


@pytest.mark.example("E05")
@pytest.mark.rule("SM-78", "SM-79", "SM-80", "SM-81", "SM-82", "SM-83")
@pytest.mark.parametrize(
    ("one", "other", "who"),
    [
        ("T02", "T03", ["green"]),
        ("T03", "T01", ["purple"]),
        ("T01", "T02", ["orange"]),
        ("T01", "T04+1", []),  # both doors red
        ("T02", "T06+1", []),
        ("T03", "T08+1", []),
        ("RELIC", "T01", ["purple", "orange"]),
        ("RELIC", "T02", ["green", "orange"]),
        ("RELIC", "T03", ["green", "purple"]),
    ],
)
def test_e05_who_passes_which_two_doors_in_either_order(one: str, other: str, who: list[Colour]) -> None:
    assert passers({"B2": one, "B3": other}, "B2", "E") == who
    assert passers({"B2": one, "B3": other}, "B3", "W") == who
    assert passers({"B2": one, "C2": other.replace("+1", "")}, "B2", "S") == who


@pytest.mark.example("E06")
@pytest.mark.rule("SM-77", "SM-09", "SM-82")
@pytest.mark.parametrize(("quarters", "who"), [(0, ["orange"]), (1, ["orange"]), (2, []), (3, [])])
def test_e06_turning_t10_beside_t16_opens_and_closes_the_passage(quarters: int, who: list[Colour]) -> None:
    assert passers({"B2": "T16", "B3": f"T10+{quarters}"}, "B2", "E") == who


@pytest.mark.example("E07")
@pytest.mark.rule("SM-83")
def test_e07_purple_and_orange_pass_red_and_silver() -> None:
    assert passers({"C2": "T24"}, "C2", "E") == ["purple", "orange"]


@pytest.mark.example("E08")
@pytest.mark.rule("SM-85")
def test_e08_an_orange_wearer_passes_blue_and_blue_for_1_point() -> None:
    s = position(anna={"orange": "B2 relic"}, tiles={"B2": "T03", "B3": "T09+1"}, points={"orange": 2})
    do(s, Go("orange", "E"))
    assert (standing(s)["orange"], points(s)) == ("B3 relic", [0, 0, 1])


@pytest.mark.example("E09")
@pytest.mark.rule("SM-69", "SM-87")
def test_e09_of_3_green_points_one_is_lost_on_the_pad() -> None:
    tiles = {"B2": "T02", "B3": "T03", "C2": "T01", "D2": "T09"}
    s = position(anna={"green": "B2", "purple": "C2"}, tiles=tiles, pool=["GGGP"])
    do(s, Pick("GGGP"), Go("purple", "S"), Go("green", "E"), Pad("green"))
    chance(s, Drawn("MORPH"))
    assert (points(s), mine(s).hand, look(s).deck) == ([1, 0, 0], ["MORPH"], 39)
    assert legal(s) == [EndTurn()]
    do(s, EndTurn())
    assert standing(s) == {"green": "B3 pad", "purple": "D2", "orange": "UFO"}
    assert {alien.points for alien in look(s).aliens} == {0}


@pytest.mark.example("E10")
@pytest.mark.rule("SM-70", "SM-91")
def test_e10_orange_goes_2_tiles_green_1_and_purple_steps_on_the_pad_where_it_stands() -> None:
    tiles = {"B2": "T01", "B3": "T02", "B4": "T04+1", "D1": "T07", "D2": "T03"}
    s = position(anna={"orange": "B2", "green": "D1", "purple": "E5"}, tiles=tiles, pool=["GPOO"])
    do(s, Pick("GPOO"), Go("orange", "E"), Go("green", "E"), Go("orange", "E"), Pad("purple"))
    chance(s, Drawn("RUN_1"))
    assert (points(s), mine(s).hand) == ([0, 0, 0], ["RUN_1"])
    assert standing(s) == {"green": "D2", "purple": "E5 pad", "orange": "B4"}


@pytest.mark.example("E11")
@pytest.mark.rule("SM-63", "SM-137", "SM-68")
def test_e11_the_shortest_way_to_the_relic_and_home_takes_11_points() -> None:
    s = position(tiles={"A1": "T02", "A2": "T03", "A3": "T07+1", "B3": "T09"}, points={"green": 12})
    do(s, Exit("green"), Go("green", "E"), Go("green", "E"), Go("green", "S"), Go("green", "S"))
    assert (standing(s)["green"], points(s)[0]) == ("C3", 12 - 5)
    do(s, Take("green"))
    assert points(s)[0] == 12 - 6
    do(s, Go("green", "N"), Go("green", "N"), Go("green", "W"), Go("green", "W"), Home("green"))
    assert (points(s)[0], result(s).winners) == (12 - 11, [0])


@pytest.mark.example("E12")
@pytest.mark.rule("SM-12", "SM-121", "SM-96")
def test_e12_one_alien_gets_at_most_7_points_in_a_round() -> None:
    pool = ["GGGP", "GGPO", "G5", "G6", "O1", "P1", "P1", "P1"]
    s, won = position(anna={"green": "B2 relic"}, hands=[["RUN_2", "RUN_2"]], pool=pool), []
    turns: list[list[GameAction]] = [[Pick("GGGP")], [Pick("G6"), Play("RUN_2")], [Pick("G5"), Play("RUN_2")]]
    for turn in turns:
        do(s, *turn)
        won.append(points(s)[0])
        do(s, Go("green", "E"), EndTurn())
        if len(won) < 3:
            do(s, Pick("P1"))  # Bob
    assert won == [3, 2, 2]
    assert max(die.count(colour) for die in data.MOVES for colour in "GPO") == 3


@pytest.mark.example("E13")
@pytest.mark.rule("SM-72", "SM-73")
def test_e13_a_fifth_alien_cannot_enter_but_the_tile_can_be_swapped_and_turned_and_morphed() -> None:
    four: dict[str, Any] = {
        "bob": {"green": "A1", "purple": "A1 pad", "orange": "A1"},
        "anna": {"green": "A1", "orange": "A2"},
        "tiles": {"A1": "T04", "A2": "T02"},  # red and yellow: open for orange
    }
    s = position(**four, points={"orange": 1, "purple": 1})
    assert Go("orange", "W") not in legal(s)
    assert Exit("purple") not in legal(s)
    s = playing("EXCHANGE", "orange", **four)
    do(s, Exchange("A1"))
    assert (standing(s)["green"], standing(s, 1)["purple"], laid(s, "A2")) == ("A2", "A2 pad", ["T04"])
    s = playing("ROTATE_90", "orange", **four)
    do(s, Turn("A1", 1))
    assert laid(s, "A1") == ["T04+1"]
    s = playing("MORPH", "orange", **four)
    do(s, Morph("green"))
    assert standing(s) == {"green": "A2", "purple": "UFO", "orange": "A1"}


@pytest.mark.example("E14")
@pytest.mark.rule("SM-112")
@pytest.mark.parametrize(("tile", "quarters"), [("T01", []), ("T13", [1, 3]), ("T16", [1, 2, 3]), ("RELIC", [])])
def test_e14_only_turns_that_change_the_doors_are_legal(tile: str, quarters: list[int]) -> None:
    s = playing("ROTATE_270", anna={"green": "B2"}, tiles={"B3": tile})
    assert [action for action in legal(s) if action in [Turn("B3", q) for q in (1, 2, 3)]] == [
        Turn("B3", q) for q in quarters
    ]


@pytest.mark.example("E15")
@pytest.mark.rule("SM-102", "SM-106")
def test_e15_tiles_near_an_alien() -> None:
    near = [
        cells(legal(playing("ROTATE_90", anna={"green": place}, tiles=TURNABLE))) for place in ("B2", "A3", "A1", "UFO")
    ]
    assert near == [{"B2", "A2", "B1", "B3", "C2"}, {"A3", "A2", "A4", "B3"}, {"A1", "A2", "B1"}, {"A1"}]


@pytest.mark.example("E16")
@pytest.mark.rule("SM-113", "SM-114")
def test_e16_choices_of_exchange() -> None:
    choices = [cells(legal(playing("EXCHANGE", anna={"green": place}))) for place in ("B2", "A3", "A1")]
    assert choices == [{"A2", "B1", "B3", "C2"}, {"A2", "A4", "B3"}, {"A2", "B1"}]
    s = position(hands=[["EXCHANGE"]])
    do(s, Pick("G6"))
    assert legal(s) == [NoCard()]


def switches(**situation: Any) -> set[tuple[str, str]]:
    """Every pair of a diagonal and an adjacent tile that DIAGONAL SWITCH can swap."""
    pairs = set()
    for choice in legal(playing("DIAGONAL_SWITCH", **situation)):
        s = playing("DIAGONAL_SWITCH", **situation)
        do(s, choice)
        assert isinstance(choice, Choose)
        pairs |= {(choice.cell, other) for other in cells(legal(s))}
    return pairs


def pairs(diagonal: str, adjacent: str) -> set[tuple[str, str]]:
    return {(one, other) for one in diagonal.split() for other in adjacent.split()}


@pytest.mark.example("E17")
@pytest.mark.rule("SM-117", "SM-118", "SM-106")
def test_e17_choices_of_diagonal_switch() -> None:
    assert switches(anna={"green": "B2"}) == pairs("A1 A3 C1 C3", "A2 B1 B3 C2")
    assert switches(anna={"green": "A3"}) == pairs("B2 B4", "A2 A4 B3")
    assert switches(anna={"green": "A1"}) == pairs("B2", "A2 B1")
    assert switches(docks=["A3 N"]) == pairs("A2 A4", "A3")
    assert switches(docks=["A1 N"]) == pairs("A2", "A1")


@pytest.mark.example("E18")
@pytest.mark.rule("SM-119")
def test_e18_a_fixed_relic_tile_is_not_switched() -> None:
    assert switches(anna={"green": "B2"}, relic_tile_fixed=True) == pairs("A1 A3 C1", "A2 B1 B3 C2")
