"""Chapter 6: which two doors let whom through, proven for every pair of tiles and rotations by the doors themselves."""

from itertools import product

import pytest

from mensae.games.spacemaze.schema import EndTurn, Exit, Go
from mensae.games.spacemaze.tests.position import chance, do, legal, look, points, position, standing
from mensae.games.spacemaze.views import Tile

OWN = {"green": {"Y", "B"}, "purple": {"B", "R"}, "orange": {"R", "Y"}}
LETTER = {"green": "G", "purple": "P", "orange": "O"}
MIXED = {"B2": "T22+1", "B3": "T18+2", "C2": "T20+3", "A2": "T16+1", "B1": "T24+3"}


def expected(one: str, other: str) -> list[str]:
    """The colours that pass two doors, by the words of the rules."""
    doors = {one, other}
    if "S" in doors:
        return [colour for colour, own in OWN.items() if doors & own]
    return [colour for colour, own in OWN.items() if doors == own]


@pytest.mark.rule("SM-77", "SM-78", "SM-79", "SM-80", "SM-81", "SM-82", "SM-83")
def test_every_passage_of_a_board_is_open_for_whom_its_two_doors_say() -> None:
    s = position(tiles=MIXED)
    tiles = {tile.cell: tile for tile in look(s).tiles}
    seen = set()
    for cell, tile in tiles.items():
        east, south = tiles.get(f"{cell[0]}{int(cell[1]) + 1}"), tiles.get(f"{chr(ord(cell[0]) + 1)}{cell[1]}")
        for side, beside, shown in ((1, east, tile.east), (2, south, tile.south)):
            assert (shown is None) == (beside is None)
            if beside is not None:
                who = expected(tile.doors[side], beside.doors[(side + 2) % 4])
                assert shown == "".join(LETTER[colour] for colour in who)
                assert who == walkers(cell, "ES"[side - 1]), f"{cell} to {beside.cell}"
                seen.add(len(who))
    assert seen == {0, 1, 2}


def walkers(cell: str, side: str) -> list[str]:
    crowd = dict.fromkeys(OWN, cell)
    s = position(anna=crowd, tiles=MIXED, points=dict.fromkeys(OWN, 1))
    return [action.alien for action in legal(s) if isinstance(action, Go) and action.side == side]


@pytest.mark.rule("SM-77", "SM-09")
def test_the_doors_that_touch_count_and_turn_with_their_tiles() -> None:
    for one, other in product(range(4), range(4)):
        s = position(tiles={"D2": f"T16+{one}", "D3": f"T21+{other}"})
        tile, beside = (at(look(s).tiles, cell) for cell in ("D2", "D3"))
        assert tile.doors == ("RRYB" * 2)[4 - one : 8 - one]
        assert beside.doors == ("BBYR" * 2)[4 - other : 8 - other]
        assert tile.east == "".join(LETTER[colour] for colour in expected(tile.doors[1], beside.doors[3]))


def at(tiles: list[Tile], cell: str) -> Tile:
    return next(tile for tile in tiles if tile.cell == cell)


@pytest.mark.rule("SM-07", "SM-83")
def test_the_relic_tile_has_four_silver_doors_wherever_it_is() -> None:
    s = position(tiles={"B2": "RELIC", "B3": "T01", "B1": "T02", "C2": "T03"})
    assert at(look(s).tiles, "B2").doors == "SSSS"
    assert (at(look(s).tiles, "B2").east, at(look(s).tiles, "B2").south) == ("PO", "GP")
    assert at(look(s).tiles, "B1").east == "GO"


@pytest.mark.rule("SM-84")
def test_leaving_the_ufo_needs_no_colour() -> None:
    s = position(tiles={"A1": "T03"}, points={"orange": 1})
    assert legal(s) == [Exit("orange"), EndTurn()]


@pytest.mark.rule("SM-85")
def test_the_wearer_passes_every_passage_and_pays_for_it() -> None:
    tiles = {"B2": "T01", "B3": "T04+1", "B1": "T03", "A2": "T02", "C2": "T05"}
    others = position(anna={"green": "B2"}, bob={"green": "B2 relic"}, tiles=tiles, points={"green": 2})
    assert [action for action in legal(others) if isinstance(action, Go)] == []
    s = position(anna={"green": "B2 relic"}, tiles=tiles, points={"green": 2})
    assert [action.side for action in legal(s) if isinstance(action, Go)] == ["N", "E", "S", "W"]
    do(s, Go("green", "S"), Go("green", "N"))
    assert (points(s), standing(s)["green"]) == ([0, 0, 0], "B2 relic")


@pytest.mark.rule("SM-85")
def test_passages_are_shown_as_they_are_without_the_relic() -> None:
    s = position(anna={"green": "B2 relic"}, tiles={"B2": "T01", "B3": "T04+1"}, panels=[["GGPO", "G1", "P1"]] * 2)
    assert at(look(s).tiles, "B2").east == ""
    assert look(s).relic is None
    chance(s, legal(s)[0])
    assert standing(s)["green"] == "B2 relic"
