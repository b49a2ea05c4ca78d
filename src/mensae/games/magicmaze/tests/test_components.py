"""The files of parts: their numbers are those of SPEC.md, and another layout is used."""

from collections import Counter
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from mensae.games.magicmaze import components
from mensae.games.magicmaze.components import FACES, MISSIONS, TILES
from mensae.games.magicmaze.parts import Mission, Tile
from mensae.games.magicmaze.tests.edited import changed


def of(mission: Mission) -> list[Tile]:
    """The tiles of a mission."""
    return [tile for tile in TILES.tiles if tile.id in mission.tiles]


@pytest.mark.rule("MM-04", "MM-05", "MM-06", "MM-253")
def test_21_tiles_of_six_letters_and_12_resources() -> None:
    letters = Counter(tile.letter for tile in TILES.tiles)
    assert letters == {"0": 1, "A": 4, "B": 2, "C": 2, "D": 2, "E": 2, "X": 8}
    assert [tile.number for tile in TILES.tiles] == list(range(21))
    assert {colour.id: colour.resource for colour in TILES.colours} == {
        "blue": "girder",
        "purple": "crystal",
        "green": "leaf",
        "yellow": "banana",
        "brown": "cow",
        "orange": "ore",
    }
    assert TILES.resources_per_colour * len(TILES.colours) == 12


@pytest.mark.example("I25")
@pytest.mark.rule("MM-14", "MM-20", "MM-22", "MM-29", "MM-38", "MM-259", "MM-261")
def test_the_tiles_fit_together() -> None:
    assert Counter(e.factory for t in TILES.tiles for e in t.edges if e.factory) == dict.fromkeys(
        (c.id for c in TILES.colours), 1
    )
    sites = {tile.letter: 0 for tile in TILES.tiles}
    for tile in TILES.tiles:
        sites[tile.letter] += sum(inner.kind == "dome_site" for inner in tile.inner)
        assert [edge.side for edge in tile.edges] == ["N", "E", "S", "W"]
        assert [edge.lock is None for edge in tile.edges] == [edge.side == tile.arrow for edge in tile.edges]
        pairs = [frozenset((road.a, road.b)) for road in tile.highways]
        assert len(set(pairs)) == len(pairs)
    assert sites == {"0": 0, "A": 1, "B": 1, "C": 1, "D": 1, "E": 1, "X": 0}
    assert sum(len(tile.bridge_sites) for tile in TILES.tiles if tile.letter != "X") == 6
    assert sum(edge.rubbish for tile in TILES.tiles if tile.letter != "X" for edge in tile.edges) == 4


@pytest.mark.example("I25")
@pytest.mark.rule("MM-31", "MM-34", "MM-36", "MM-37", "MM-38", "MM-241", "MM-250", "MM-251")
@pytest.mark.parametrize("mission", MISSIONS.missions, ids=lambda mission: mission.id)
def test_every_mission_has_what_its_tiles_ask_for(mission: Mission) -> None:
    n = mission.number
    assert (len(mission.tiles), mission.colonists, mission.domes) == (2 + 2 * n, n, n)
    assert mission.hourglass_markers == min(n, 4) == sum(i.kind == "hourglass" for t in of(mission) for i in t.inner)
    assert (mission.pawn, mission.communication_board, mission.talk == "free") == (n > 1, n > 1, n == 1)
    assert (mission.bridges, mission.jokers) == ((6, 3) if n > 1 else (0, 0))
    assert (mission.rubbish, mission.pipes) == ((10, True) if n > 2 else (0, False))
    assert mission.slugs == max(0, n - 3) == sum(edge.slug_to is not None for t in of(mission) for edge in t.edges)


@pytest.mark.rule("MM-08", "MM-92", "MM-101", "MM-154", "MM-156", "MM-185", "MM-195")
def test_where_things_are() -> None:
    def inner(kind: str) -> list[str]:
        return [f"{tile.id}.{inner.id}" for tile in TILES.tiles for inner in tile.inner if inner.kind == kind]

    edges = [(f"{tile.id}.{edge.side}", edge) for tile in TILES.tiles for edge in tile.edges]
    factories = {edge.factory: name for name, edge in edges if edge.factory}
    assert factories == {
        "blue": "0.W",
        "yellow": "A2.S",
        "green": "A3.W",
        "brown": "A4.N",
        "purple": "B5.E",
        "orange": "C8.N",
    }
    assert inner("rocket") == ["A1.r"]
    assert inner("hourglass") == ["A2.h", "B5.h", "C8.h", "D10.h"]
    assert inner("pipe") == ["C7.p", "C8.p", "D10.p", "E12.p", "X14.p", "X17.p", "X18.p", "X19.c"]
    needs = {f"{t.id}.{i.id}": " ".join(i.needs) for t in TILES.tiles for i in t.inner if i.needs}
    assert needs == {
        "A3.d": "brown green yellow",
        "B6.d": "orange orange purple",
        "C7.d": "blue green orange",
        "D9.d": "purple purple yellow",
        "E11.d": "brown blue orange",
    }
    heaps = [name for name, edge in edges if edge.rubbish]
    assert heaps == ["C7.N", "C8.E", "D10.N", "E12.S", "X13.N", "X15.S", "X17.N", "X19.S"]
    slugs = {name: edge.slug_to for name, edge in edges if edge.slug_to}
    assert slugs == {"D9.S": "g", "E11.W": "g"}
    sites = [f"{tile.id}.{site.id}" for tile in TILES.tiles for site in tile.bridge_sites]
    assert sites == ["B5.N-E", "B6.E-d", "B6.S-d", "D9.N-d", "D10.p-S", "E11.g-d", "X16.a-b", "X19.c-S"]
    one_way = Counter(tile.id for tile in TILES.tiles for road in tile.highways if road.one_way)
    assert one_way == {"E11": 3, "E12": 4, "X15": 4, "X18": 2}


@pytest.mark.rule("MM-50", "MM-51", "MM-61", "MM-122", "MM-136", "MM-172", "MM-215")
def test_the_times() -> None:
    timer = MISSIONS.timer
    assert {scale.id: scale.sand_ms for scale in timer.scales} == {"1": 180_000, "1.33": 240_000, "2": 360_000}
    assert (timer.rubbish_choice_ms, timer.talk_guard_ms, timer.grace_ms) == (5_000, 1_000, 500)
    assert (timer.pawn_pause_ms, timer.absence_ms) == (1_000, 15_000)
    assert (timer.solo_period_ms, timer.solo_open_ms) == (10_000, 1_000)


@pytest.mark.rule("MM-43", "MM-44", "MM-206")
def test_the_faces_by_player_count() -> None:
    of_count = {n: [face.id for face in FACES.faces if n in face.players] for n in range(2, 7)}
    assert of_count[2] == FACES.solo["two"] == ["brown_orange_blue", "purple_green_yellow"]
    assert of_count[3] == ["brown_orange", "blue_purple", "green_yellow"]
    assert [sorted(set(of_count[n]) - set(of_count[n - 1])) for n in (4, 5, 6)] == [
        ["orange_blue"],
        ["purple_green"],
        ["brown_yellow"],
    ]
    assert of_count[6] == FACES.solo["six"]


@pytest.mark.rule("MM-08")
def test_another_layout_can_replace_the_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    swap = {"brown": "green", "green": "brown"}

    def recolour(parts: Any) -> None:
        for road in parts["tiles"][0]["highways"]:
            road["colour"] = swap.get(road["colour"], road["colour"])

    monkeypatch.setattr(components, "TILES", components.tiles(changed("tiles.json", recolour)))
    data = run_path(str(Path(__file__).parents[1] / "data.py"))
    colours = [data["COLOURS"][colour] for colour in data["ROAD_COLOUR"][:6]]
    assert colours == ["brown", "purple", "orange", "green", "blue", "yellow"]
