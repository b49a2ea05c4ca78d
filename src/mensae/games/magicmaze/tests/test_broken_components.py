"""A file of parts that does not fit is named, with what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from mensae.games.magicmaze import components
from mensae.games.magicmaze.components import BadComponents
from mensae.games.magicmaze.tests.edited import FOLDER, READ, at, changed, put

X = 13  # the first X tile
EDGE = ("tiles", 1, "edges")  # of A1; S is its arrow
DOME = ("tiles", 3, "inner", 1)  # A3.d
ROAD = ("tiles", 1, "highways", 0)
TIMER = "timer"
THIRD = ("missions", 2)
BROKEN: list[tuple[str, Callable[[Any], object], str]] = [
    ("tiles.json", put("schema", value="magicmaze.tiles/2"), "schema magicmaze.tiles/2"),
    ("tiles.json", put("side_order", value=["N", "S", "E", "W"]), "N, E, S, W"),
    ("tiles.json", at("colours", do=list.reverse), "the colours are blue, purple"),
    ("tiles.json", at("colours", do=list.pop), "the colours are"),
    ("tiles.json", put("colours", 0, "resource", value="cow"), "the same resource"),
    ("tiles.json", put("resources_per_colour", value=3), "3 resources of each colour, not 2"),
    ("tiles.json", at("tiles", do=list.pop), "the tiles are"),
    ("tiles.json", at("tiles", do=list.reverse), "the tiles are"),
    ("tiles.json", put("tiles", 2, "id", value="A1"), "the tiles are 0, A1, A1"),
    ("tiles.json", put("tiles", 2, "letter", value="B"), "A2 has letter B and number 2"),
    ("tiles.json", put("tiles", 2, "number", value=3), "A2 has letter A and number 3"),
    ("tiles.json", at(*EDGE, do=list.reverse), "A1 should have the edges N, E, S, W"),
    ("tiles.json", at(*EDGE, do=list.pop), "A1 should have the edges N, E, S, W"),
    ("tiles.json", put(*EDGE, 0, "side", value="E"), "A1 should have the edges N, E, S, W"),
    ("tiles.json", put(*EDGE, 0, "side", value="NE"), "side"),
    ("tiles.json", put("tiles", 0, "arrow", value="N"), "0 is the start tile and has an arrow"),
    ("tiles.json", put("tiles", 1, "arrow", value=None), "A1 has no arrow"),
    ("tiles.json", put("tiles", 1, "arrow", value="N"), "A1 has a lock on its arrow edge N"),
    ("tiles.json", put(*EDGE, 2, "lock", value="blue"), "A1 has a lock on its arrow edge S"),
    ("tiles.json", put(*EDGE, 0, "lock", value=None), "A1 has no lock on edge N"),
    ("tiles.json", put(*EDGE, 0, "lock", value="red"), "lock"),
    ("tiles.json", put(*EDGE, 0, "rubbish", value=True), "A1 has a symbol on edge N"),
    ("tiles.json", put(*EDGE, 0, "slug_to", value="c"), "A1 has a symbol on edge N"),
    ("tiles.json", put(*EDGE, 2, "slug_to", value="z"), "A1 has its slug on z"),
    ("tiles.json", put(*EDGE, 2, "slug_to", value="r"), "A1 has its slug on r"),
    ("tiles.json", put(*EDGE, 0, "factory", value="blue"), "2 blue factories, not 1"),
    ("tiles.json", put("tiles", 0, "edges", 3, "factory", value=None), "0 blue factories, not 1"),
    ("tiles.json", put("tiles", 1, "inner", 1, "kind", value="plain"), "0 rocket platforms, not 1"),
    ("tiles.json", put("tiles", 1, "inner", 0, "kind", value="rocket"), "2 rocket platforms, not 1"),
    ("tiles.json", put("tiles", 1, "inner", 0, "kind", value="tower"), "kind"),
    ("tiles.json", put("tiles", 1, "inner", 0, "id", value="r"), "A1 has two platforms of the same name"),
    ("tiles.json", put("tiles", 1, "inner", 0, "id", value="cc"), "A1 has a platform cc"),
    ("tiles.json", put("tiles", 1, "inner", 0, "id", value=""), "A1 has a platform ;"),
    ("tiles.json", put("tiles", 1, "inner", 0, "x", value=100), "A1 has platform c at 100, 56"),
    ("tiles.json", put("tiles", 1, "inner", 0, "y", value=0), "A1 has platform c at 42, 0"),
    ("tiles.json", put("tiles", 1, "inner", 0, "needs", value=["blue"]), "which needs 1 resources"),
    ("tiles.json", put(*DOME, "needs", value=["blue", "green"]), "A3 has platform d .dome_site., which needs 2"),
    ("tiles.json", put(*DOME, "needs", value=["blue"] * 3), "A3 has platform d, which needs more of a colour"),
    ("tiles.json", put(*ROAD, "a", value="x"), "A1 has a highway or bridge site from x to c"),
    ("tiles.json", put(*ROAD, "b", value="S"), "A1 has a highway or bridge site from S to S"),
    ("tiles.json", put(*ROAD, "colour", value="grey"), "colour"),
    ("tiles.json", put("tiles", 1, "highways", 1, "b", value="S"), "A1 has two highways or bridge sites between"),
    ("tiles.json", put("tiles", 6, "bridge_sites", 0, "b", value="N"), "B6 has two highways or bridge sites between"),
    ("tiles.json", put("tiles", 6, "bridge_sites", 0, "id", value="d-E"), "B6 has a bridge site d-E from E to d"),
    ("tiles.json", put("tiles", 6, "bridge_sites", 0, "b", value="q"), "B6 has a highway or bridge site from E to q"),
    ("tiles.json", put("tiles", 0, "highways", 0, "length", value=2), "length"),
    (
        "tiles.json",
        at("tiles", 1, "inner", do=lambda inner: inner.append({**inner[0], "id": "q"})),
        "A1 has no highway to q",
    ),
    ("missions.json", put("schema", value="1"), "schema 1, not magicmaze.missions/1"),
    ("missions.json", put(TIMER, "scales", 1, "id", value="1.5"), "timer: the scales are 1, 1.33 and 2"),
    ("missions.json", at(TIMER, "scales", do=list.pop), "timer: the scales are"),
    ("missions.json", put(TIMER, "sand_ms", value=170_000), "timer: a glass of 170000 ms does not scale"),
    ("missions.json", put(TIMER, "scales", 2, "sand_ms", value=300_000), "timer: a glass of 180000 ms does not"),
    ("missions.json", put(TIMER, "grace_ms", value=400), "timer: grace_ms is 500"),
    ("missions.json", put(TIMER, "talk_guard_ms", value=0), "talk_guard_ms 1000"),
    ("missions.json", put(TIMER, "rubbish_choice_ms", value=0), "timer: a time is not more than 0"),
    ("missions.json", put(TIMER, "solo_period_ms", value=999), "timer: a time is not more than 0"),
    ("missions.json", put("start_tile", value="A1"), "the start tile is 0, not A1"),
    ("missions.json", at("x_tiles", do=list.pop), "the X tiles are not X13"),
    ("missions.json", put("x_tiles", 0, value="E12"), "the X tiles are not E12"),
    ("missions.json", at("communication_icons", do=list.reverse), "the icons are produce, hourglass"),
    ("missions.json", at("missions", do=list.pop), r"missions \[1, 2, 3, 4\], not 1 to 5"),
    ("missions.json", at("missions", do=list.reverse), "not 1 to 5"),
    ("missions.json", put(*THIRD, "id", value="third"), "mission 3 has the id third"),
    ("missions.json", at(*THIRD, "tiles", do=list.pop), "mission 3 has the tiles A1"),
    ("missions.json", put(*THIRD, "tiles", 0, value="X13"), "mission 3 has the tiles X13"),
    ("missions.json", put(*THIRD, "letters", value=["A", "B"]), "mission 3 has the tiles"),
    ("missions.json", put(*THIRD, "letters", value=["A", "C", "B"]), "mission 3 has the letters A, C, B"),
    ("missions.json", put(*THIRD, "domes", value=2), "mission 3 has 3 dome sites, 2 domes and 3 colonists"),
    ("missions.json", put(*THIRD, "colonists", value=4), "mission 3 has 3 dome sites, 3 domes and 4 colonists"),
    ("missions.json", put(*THIRD, "hourglass_markers", value=4), "mission 3 has 3 hourglass platforms and 4 markers"),
    ("missions.json", put(*THIRD, "slugs", value=1), "mission 3 has 0 slug symbols and 1 slugs"),
    ("missions.json", put(*THIRD, "rubbish", value=3), "mission 3 has 3 pieces of rubbish"),
    ("missions.json", put("missions", 0, "rubbish", value=10), "mission 1 has 10 pieces of rubbish"),
    ("missions.json", put(*THIRD, "bridges", value=3), "mission 3 has 3 bridge sites and 3 bridges"),
    ("missions.json", put("missions", 0, "bridges", value=6), "mission 1 has 0 bridge sites and 6 bridges"),
    ("missions.json", put(*THIRD, "pipes", value=False), "mission 3 has 2 pipe platforms, and pipes is False"),
    ("missions.json", put("missions", 1, "pipes", value=True), "mission 2 has 0 pipe platforms"),
    ("missions.json", put(*THIRD, "jokers", value=-1), "mission 3 has -1 jokers"),
    ("missions.json", put(*THIRD, "communication_board", value=False), "communication board False"),
    ("missions.json", put(*THIRD, "talk", value="free"), "mission 3 has talk free and pawn True"),
    ("missions.json", put(*THIRD, "talk", value="whispered"), "talk"),
    ("action_faces.json", put("schema", value=""), "schema , not magicmaze.action_faces/1"),
    ("action_faces.json", at("faces", do=list.pop), "the faces are brown_orange, blue_purple"),
    ("action_faces.json", at("faces", do=list.reverse), "in this order"),
    ("action_faces.json", put("faces", 0, "id", value="grey"), "id"),
    ("action_faces.json", put("faces", 0, "colours", value=["brown"]), "brown_orange shows brown"),
    ("action_faces.json", put("faces", 0, "players", value=[]), r"brown_orange is for \[\] players"),
    ("action_faces.json", put("faces", 0, "players", value=[3, 3, 4, 5, 6]), "brown_orange is for"),
    ("action_faces.json", put("faces", 0, "players", value=[3, 4, 5, 6, 7]), "brown_orange is for"),
    ("action_faces.json", put("faces", 0, "players", value=[2, 3, 4, 5, 6]), "3 faces for 2 players"),
    ("action_faces.json", put("faces", 0, "players", value=[4, 5, 6]), "2 faces for 3 players"),
    ("action_faces.json", put("solo", "two", value=["brown_orange"]), "one player uses the faces"),
    ("action_faces.json", at("solo", do=lambda solo: solo.pop("six")), "one player uses the faces"),
]


@pytest.mark.rule("MM-08", "MM-22", "MM-29", "MM-38", "MM-45")
@pytest.mark.parametrize(("file", "change", "problem"), BROKEN)
def test_a_broken_file_is_named_with_what_is_wrong(file: str, change: Callable[[Any], object], problem: str) -> None:
    with pytest.raises(BadComponents, match=problem) as bad:
        READ[file](changed(file, change))
    assert str(bad.value).startswith(f"components/{file}: ")


@pytest.mark.rule("MM-08")
@pytest.mark.parametrize("file", READ)
@pytest.mark.parametrize("text", [b"", b"{", b"{}", b"[]", b"null", b"\xff"])
def test_a_file_that_is_no_list_of_parts_is_named(file: str, text: bytes) -> None:
    with pytest.raises(BadComponents, match=f"components/{file}: "):
        READ[file](text)


@pytest.mark.rule("MM-08", "MM-45")
def test_all_colours_must_be_shown_for_every_player_count() -> None:
    exchange = [put("faces", 0, "players", value=[3, 4, 5]), put("faces", 3, "players", value=[3, 4, 5, 6])]
    exchange += [put("faces", 2, "players", value=[4, 5, 6]), put("faces", 5, "players", value=[6, 4, 5])]
    with pytest.raises(BadComponents, match="faces for 3 players do not show all colours"):
        components.faces(changed("action_faces.json", *exchange))


@pytest.mark.rule("MM-08", "MM-200")
def test_missions_are_held_to_the_tiles() -> None:
    spare = put(
        "tiles",
        X,
        "inner",
        0,
        value={"id": "c", "kind": "dome_site", "x": 9, "y": 9, "needs": ["blue"] * 2 + ["brown"]},
    )
    tiles = components.tiles(changed("tiles.json", spare))
    with pytest.raises(BadComponents, match="dome site on an X tile"):
        components.missions((FOLDER / "missions.json").read_bytes(), tiles)
    rocket = (put("tiles", 1, "inner", 1, "kind", value="plain"), put("tiles", 12, "inner", 0, "kind", value="rocket"))
    tiles = components.tiles(changed("tiles.json", *rocket))
    with pytest.raises(BadComponents, match="mission 1 has no rocket platform"):
        components.missions((FOLDER / "missions.json").read_bytes(), tiles)


@pytest.mark.rule("MM-08")
def test_the_tables_have_room_for_so_many_platforms_and_rubbish_symbols() -> None:
    def crowd(parts: Any) -> None:
        for tile in parts["tiles"]:
            for letter in "jklmnqt":
                tile["inner"].append({"id": letter, "kind": "plain", "x": 50, "y": 50, "needs": []})
                tile["highways"].append({"a": "N", "b": letter, "colour": "blue", "one_way": False})

    def litter(parts: Any) -> None:
        for tile in parts["tiles"][1:]:
            tile["edges"]["NESW".index(tile["arrow"])]["rubbish"] = True

    with pytest.raises(BadComponents, match="272 platforms; there is room for 254"):
        components.tiles(changed("tiles.json", crowd))
    with pytest.raises(BadComponents, match="20 rubbish symbols; there is room for 15"):
        components.tiles(changed("tiles.json", litter))
