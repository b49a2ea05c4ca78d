"""The files of parts: their numbers are those of SPEC.md, corrections are used, and broken files are named."""

import json
from collections.abc import Callable
from importlib.resources import files
from itertools import product
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from mensae.games.spacemaze import components
from mensae.games.spacemaze.components import BadComponents
from mensae.games.spacemaze.data import FOR_CLIENTS

FOLDER = files("mensae.games.spacemaze") / "components"
READ: dict[str, Callable[[bytes], Any]] = {
    "cards.json": components.cards,
    "move_die.json": components.dice,
    "tiles.json": components.tiles,
    "layouts.json": components.layouts,
}
NUMBERS = {  # number and cost of each kind
    "ROTATE_90": (5, 2),
    "ROTATE_180": (5, 3),
    "ROTATE_270": (4, 4),
    "EXCHANGE": (5, 4),
    "DIAGONAL_TWIST": (4, 3),
    "DIAGONAL_SWITCH": (4, 4),
    "RUN_1": (4, 3),
    "RUN_2": (3, 5),
    "MORPH": (2, 5),
    "SUPERGLUE": (2, 4),
    "MOVE_BASE": (2, 4),
}


def changed(file: str, change: Callable[[Any], object]) -> bytes:
    """The file after somebody has edited it."""
    parts = json.loads((FOLDER / file).read_bytes())
    change(parts)
    return json.dumps(parts).encode()


def put(*path: str | int, value: Any) -> Callable[[Any], object]:
    """Somebody writes a value at a place of the file."""

    def change(parts: Any) -> None:
        for key in path[:-1]:
            parts = parts[key]
        parts[path[-1]] = value

    return change


def ring(order: Callable[[list[Any]], list[Any]]) -> Callable[[Any], object]:
    """Somebody puts the dock slots of the standard board in another order, and numbers them anew."""

    def change(parts: Any) -> None:
        slots = order(parts["layouts"][0]["dock_slots"])
        parts["layouts"][0]["dock_slots"] = [{**slot, "slot": i} for i, slot in enumerate(slots)]

    return change


# The numbers


@pytest.mark.rule("SM-02", "SM-13", "SM-31", "SM-53")
def test_there_are_40_cards_of_11_kinds_with_their_numbers_and_costs() -> None:
    cards = components.CARDS
    assert {kind.id: (kind.count, kind.cost) for kind in cards.cards} == NUMBERS
    assert (cards.total, sum(kind.count for kind in cards.cards)) == (40, 40)
    assert (cards.start_hand, cards.hand_limit) == (4, 7)
    assert sum(kind.count * kind.cost for kind in cards.cards) / 40 == 3.55


@pytest.mark.rule("SM-97", "SM-109", "SM-110", "SM-111", "SM-115", "SM-120", "SM-121")
def test_every_card_says_what_it_does() -> None:
    effects = {kind.id: kind.effect for kind in components.CARDS.cards}
    assert {id: effect.quarters for id, effect in effects.items() if effect.type == "rotate"} == {
        "ROTATE_90": [1],
        "ROTATE_180": [1, 2],
        "ROTATE_270": [1, 2, 3],
        "DIAGONAL_TWIST": [1, 2],
    }
    assert {id: effect.points for id, effect in effects.items() if effect.points} == {"RUN_1": 1, "RUN_2": 2}
    assert [kind.id for kind in components.CARDS.cards if kind.performer == "any_die"] == ["MOVE_BASE"]


@pytest.mark.rule("SM-11", "SM-12")
def test_every_face_of_the_move_die_has_4_footprints_and_every_colour_8() -> None:
    faces = [tuple(face.points[colour] for colour in ("green", "purple", "orange")) for face in components.DICE.faces]
    assert faces == [(2, 1, 1), (1, 2, 1), (1, 1, 2), (3, 1, 0), (0, 3, 1), (1, 0, 3)]
    assert {sum(face) for face in faces} == {4}
    assert [sum(face[colour] for face in faces) for colour in range(3)] == [8, 8, 8]
    assert components.DICE.power_die == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("SM-02", "SM-07", "SM-08", "SM-10")
def test_the_24_maze_tiles_are_all_colourings_that_differ_by_more_than_a_turn() -> None:
    *maze, relic = components.TILES.tiles
    least = [min(tile.doors[k:] + tile.doors[:k] for k in range(4)) for tile in maze]
    possible = {min(doors[k:] + doors[:k] for k in range(4)) for doors in map("".join, product("RYB", repeat=4))}
    assert (len(maze), set(least), len(possible)) == (24, possible, 24)
    assert (relic.id, relic.doors, relic.pad) == ("RELIC", "SSSS", False)
    assert [tile.id for tile in maze if tile.pad] == [f"T{number:02}" for number in range(1, 25)]
    doors = {tile.id: tile.doors for tile in maze}
    assert (doors["T01"], doors["T10"], doors["T13"], doors["T16"], doors["T24"]) == (
        "RRRR",
        "RRYY",
        "RYRY",
        "RRYB",
        "BRBY",
    )


@pytest.mark.rule("SM-78", "SM-79", "SM-80")
def test_every_alien_mixes_its_two_colours() -> None:
    colours = {colour: set(doors) for colour, doors in components.TILES.alien_colours.items()}
    assert colours == {"green": {"Y", "B"}, "purple": {"B", "R"}, "orange": {"R", "Y"}}


@pytest.mark.rule("SM-18", "SM-21")
@pytest.mark.parametrize("shape", components.LAYOUTS.layouts, ids=lambda shape: shape.id)
def test_the_slots_of_every_layout_run_clockwise_along_its_outline(shape: components.Shape) -> None:
    ways, cells = [(-1, 0), (0, 1), (1, 0), (0, -1)], set(shape.cells)
    slots = [(slot.cell, "NESW".index(slot.side)) for slot in shape.dock_slots]
    for (cell, side), after in zip(slots, slots[1:] + slots[:1], strict=True):
        right = (side + 1) % 4
        beside = (cell[0] + ways[right][0], cell[1] + ways[right][1])
        ahead = (beside[0] + ways[side][0], beside[1] + ways[side][1])
        if beside not in cells:
            assert after == (cell, right)
        elif ahead not in cells:
            assert after == (beside, side)
        else:
            assert after == (ahead, (side - 1) % 4)  # an inner corner
    assert len(set(slots)) == len(slots)
    assert len(cells) - 1 <= 24


@pytest.mark.rule("SM-13")
def test_clients_are_told_the_same_numbers() -> None:
    assert {id: (card["count"], card["cost"]) for id, card in FOR_CLIENTS["cards"].items()} == NUMBERS
    assert (FOR_CLIENTS["hand_limit"], FOR_CLIENTS["tokens_to_win"], FOR_CLIENTS["crowd"]) == (7, 3, 4)


# Corrections


@pytest.mark.rule("SM-13", "SM-08", "SM-12")
def test_an_owner_of_the_printed_set_can_correct_a_number() -> None:
    cards = components.cards(changed("cards.json", lambda parts: parts["cards"][0].update(cost=1)))
    assert cards.cards[0].cost == 1

    def one_more_morph(parts: Any) -> None:
        parts["cards"][8]["count"] += 1
        parts["total"] += 1

    assert components.cards(changed("cards.json", one_more_morph)).total == 41
    tiles = components.tiles(changed("tiles.json", put("tiles", 0, "doors", value="RRRY")))
    assert tiles.tiles[0].doors == "RRRY"
    tiles = components.tiles(changed("tiles.json", put("tiles", 3, "pad", value=False)))
    assert not tiles.tiles[3].pad
    faces = {"green": 0, "purple": 2, "orange": 2}
    dice = components.dice(changed("move_die.json", put("faces", 5, "points", value=faces)))
    assert dice.faces[5].points == faces


@pytest.mark.rule("SM-13", "SM-08", "SM-12")
def test_the_tables_of_the_engine_follow_a_correction(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheaper(parts: Any) -> None:
        parts["cards"][0].update(cost=1)
        parts["cards"][8].update(count=3)
        parts.update(total=41, hand_limit=9)

    faces = {"green": 0, "purple": 2, "orange": 2}
    monkeypatch.setattr(components, "CARDS", components.cards(changed("cards.json", cheaper)))
    monkeypatch.setattr(
        components, "TILES", components.tiles(changed("tiles.json", put("tiles", 0, "doors", value="RRRY")))
    )
    monkeypatch.setattr(
        components, "DICE", components.dice(changed("move_die.json", put("faces", 5, "points", value=faces)))
    )
    data = run_path(str(Path(__file__).parents[1] / "data.py"))
    assert (data["COST"][0], data["HAND_LIMIT"]) == (1, 9)
    assert [*data["CARD_COUNTS"]] == [5, 5, 4, 5, 4, 4, 4, 3, 3, 2, 2]
    assert "".join("RYBS"[door] for door in data["DOORS"][:4]) == "RRRY"
    assert data["MOVES"][5] == "PPOO"


# Broken files

PLUS = {  # five cells, and a UFO at each tip: nowhere to move to
    "relic_cell": [1, 1],
    "steps_dock_to_relic": 1,
    "cells": [[0, 1], [1, 0], [1, 1], [1, 2], [2, 1]],
    "dock_slots": [
        {"slot": i, "cell": cell, "side": side}
        for i, (cell, side) in enumerate(
            (cell, side)
            for cell, sides in [([0, 1], "NE"), ([1, 2], "NES"), ([2, 1], "ESW"), ([1, 0], "SWN"), ([0, 1], "W")]
            for side in sides
        )
    ],
    "seats": {"2": [0, 6], "3": [0, 3, 6], "4": [0, 3, 6, 9]},
}
FAR_RIGHT = {"relic_cell": [0, 7], "cells": [[0, 6], [0, 7]]}
BROKEN: list[tuple[str, Callable[[Any], object], str]] = [
    ("cards.json", put("total", value=41), "40 cards, not 41"),
    ("cards.json", put("cards", 0, "count", value=4), "39 cards, not 40"),
    ("cards.json", put("cards", 0, "cost", value=7), "ROTATE_90 costs 7"),
    ("cards.json", put("cards", 0, "cost", value=0), "ROTATE_90 costs 0"),
    ("cards.json", put("cards", 0, "cost", value="two"), "cost"),
    ("cards.json", put("cards", 0, "id", value="ROTATE_45"), "id"),
    ("cards.json", lambda parts: parts["cards"].reverse(), "in this order"),
    ("cards.json", put("cards", value=[]), "in this order"),
    ("cards.json", put("cards", 0, "effect", "quarters", value=[]), "ROTATE_90 turns nothing"),
    ("cards.json", put("cards", 0, "effect", "targets", value=[]), "ROTATE_90 turns nothing"),
    ("cards.json", put("cards", 0, "effect", "quarters", value=[4]), "quarters"),
    ("cards.json", put("cards", 0, "effect", "quarters", value=[1, 1]), "ROTATE_90 says something twice"),
    ("cards.json", put("cards", 6, "effect", "points", value=0), "RUN_1"),
    ("cards.json", put("cards", 6, "effect", "points", value=16), "RUN_1"),
    ("cards.json", put("cards", 3, "effect", "points", value=1), "EXCHANGE"),
    ("cards.json", put("cards", 10, "performer", value="die_colour"), "MOVE_BASE"),
    ("cards.json", put("cards", 0, "performer", value="any_die"), "ROTATE_90"),
    ("cards.json", put("start_hand", value=8), "8 cards to begin with"),
    ("cards.json", put("start_hand", value=0), "0 cards to begin with"),
    ("cards.json", put("cards", 0, "range", value="near"), "range"),
    ("cards.json", lambda parts: parts["cards"][5]["effect"].pop("first"), "DIAGONAL_SWITCH should say what it swaps"),
    ("cards.json", put("cards", 0, "effect", "first", value="own"), "ROTATE_90 should say what it swaps"),
    ("cards.json", lambda parts: (parts["cards"][0].update(count=166), parts.update(total=201)), "201 cards for 4"),
    (
        "move_die.json",
        put("faces", 2, "points", value={"green": 0, "purple": 0, "orange": 0}),
        "face 3 has no footprint",
    ),
    ("move_die.json", lambda parts: parts["faces"].pop(), "5 faces, not 6"),
    ("move_die.json", put("faces", 0, "points", value={"green": 4}), "face 1"),
    ("move_die.json", put("faces", 1, "points", "green", value=-1), "face 2"),
    ("move_die.json", put("faces", 1, "points", "green", value=16), "face 2"),
    ("move_die.json", put("power_die", value=[1, 2, 3, 4, 5]), "1 to 6"),
    ("tiles.json", lambda parts: parts["tiles"].pop(0), "24 tiles, not 24 and the relic tile"),
    ("tiles.json", put("tiles", value=[]), "0 tiles, not 24"),
    ("tiles.json", put("tiles", 1, "id", value="T01"), "same id"),
    ("tiles.json", lambda parts: parts["tiles"].reverse(), "not the relic tile"),
    ("tiles.json", put("tiles", 24, "pad", value=True), "the relic tile has a pad"),
    ("tiles.json", put("tiles", 4, "doors", value="RRG"), "T05 has doors RRG"),
    ("tiles.json", put("tiles", 4, "doors", value="RRRS"), "T05 has doors RRRS"),
    ("tiles.json", put("alien_colours", "green", value="YY"), "green is printed as YB"),
    ("tiles.json", put("alien_colours", "green", value="YBR"), "green is printed as YB"),
    ("tiles.json", put("alien_colours", "purple", value="YB"), "purple as BR"),
    ("layouts.json", lambda parts: parts["layouts"].pop(), "the layouts are square5, square3, rect3x5, diamond2$"),
    ("layouts.json", lambda parts: parts["layouts"].append(parts["layouts"][0]), "square5"),
    ("layouts.json", lambda parts: parts["layouts"][1]["cells"].remove([0, 1]), "square3"),
    ("layouts.json", lambda parts: parts["layouts"][1]["cells"].append([4, 4]), "square3 is not connected"),
    ("layouts.json", lambda parts: parts["layouts"][0]["cells"].append([0, 5]), "square5 has 26 cells"),
    ("layouts.json", lambda parts: parts["layouts"][0]["cells"].append([0, 0]), "square5 has 26 cells"),
    (
        "layouts.json",
        lambda parts: parts["layouts"][0]["dock_slots"].pop(),
        "square5: the dock slots are not the outer sides",
    ),
    ("layouts.json", ring(lambda slots: slots[:1] + slots), "square5: the dock slots are not the outer sides"),
    ("layouts.json", ring(lambda slots: [*slots[:3], slots[7], *slots[3:7], *slots[8:]]), "square5: slot 2 is not"),
    ("layouts.json", ring(lambda slots: [*slots[:2], slots[4], *slots[2:4], *slots[5:]]), "square5: slot 1 is not"),
    ("layouts.json", ring(lambda slots: slots[::-1]), "square5: slot 0 is not"),
    ("layouts.json", put("layouts", 0, "dock_slots", 0, "slot", value=7), "square5: the dock slots are numbered"),
    ("layouts.json", put("layouts", 0, "seats", "2", value=[0]), r"square5: \[0\] are not the slots of 2 tiles"),
    ("layouts.json", put("layouts", 0, "seats", "2", value=[0, 0]), r"square5: \[0, 0\] are not the slots of 2 tiles"),
    ("layouts.json", put("layouts", 0, "seats", "2", value=[0, 10, 10]), "are not the slots of 2 tiles"),
    ("layouts.json", put("layouts", 0, "seats", "2", value=[0, 2]), r"square5: \[2, 4\] steps"),
    ("layouts.json", put("layouts", 0, "seats", "2", value=[0, 19]), "are not the slots of 2 tiles"),
    ("layouts.json", put("layouts", 0, "seats", "2", value=[0, 99]), "are not the slots of 2 tiles"),
    ("layouts.json", put("layouts", 0, "seats", "2", value=[0, -10]), "are not the slots of 2 tiles"),
    ("layouts.json", put("layouts", 0, "players", value=[2, 3]), "square5: seats for"),
    ("layouts.json", lambda p: p["layouts"][1].update(players=[], seats={}), "square3"),
    ("layouts.json", lambda p: p["layouts"][1].update(players=[1, 2], seats={"1": [0], "2": [0, 6]}), "square3"),
    ("layouts.json", lambda p: p["layouts"][0].update(players=[5], seats={"5": [0, 5, 10, 15, 4]}), "square5"),
    ("layouts.json", put("layouts", 0, "steps_dock_to_relic", value=5), "square5"),
    ("layouts.json", put("layouts", 0, "id", value="square9"), "id"),
    ("layouts.json", put("sides", "N", value=[-1]), "sides"),
    ("layouts.json", lambda parts: parts["layouts"][3].update(PLUS), "diamond2 has 4 rim tiles; 4 UFOs need one more"),
    ("layouts.json", lambda parts: parts["layouts"][1].update(FAR_RIGHT), "square3 is not within 7 rows and columns"),
]


@pytest.mark.rule("SM-13", "SM-12", "SM-08", "SM-18")
@pytest.mark.parametrize(("file", "change", "problem"), BROKEN)
def test_a_broken_file_is_named_with_what_is_wrong(file: str, change: Callable[[Any], object], problem: str) -> None:
    with pytest.raises(BadComponents, match=problem) as bad:
        READ[file](changed(file, change))
    assert str(bad.value).startswith(f"components/{file}: ")


@pytest.mark.rule("SM-13", "SM-12", "SM-08", "SM-18")
@pytest.mark.parametrize("file", READ)
@pytest.mark.parametrize("text", [b"", b"{", b"{}", b"[]", b"null", b"\xff"])
def test_a_file_that_is_no_list_of_parts_is_named(file: str, text: bytes) -> None:
    with pytest.raises(BadComponents, match=f"components/{file}: "):
        READ[file](text)
