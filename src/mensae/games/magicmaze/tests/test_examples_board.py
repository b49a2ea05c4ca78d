"""The worked examples of SPEC.md about tiles, producing, moving and exploring: E01 to E14."""

from collections import Counter

import pytest

from mensae.core.schema import CHANCE
from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.components import FACES
from mensae.games.magicmaze.rules import engine
from mensae.games.magicmaze.schema import Drawn, Joined
from mensae.games.magicmaze.tests.position import (
    CROSS,
    adjacent,
    chance,
    do,
    look,
    may,
    meant,
    on,
    opening,
    owners,
    position,
    put,
    refused,
    spot,
    take,
)
from mensae.games.magicmaze.views import Laid


@pytest.mark.example("E01")
@pytest.mark.rule("MM-34", "MM-198")
def test_e01_the_stack_grows_with_missions_and_x_tiles() -> None:
    assert [len(look(opening(mission=mission)).stack) for mission in range(1, 6)] == [4, 6, 8, 10, 12]
    for mission, count, stack in ((2, 3, 9), (5, 8, 20)):
        s = opening(mission=mission, x_tiles=count)
        chance(s, *(Joined(f"X{13 + i}") for i in range(count)))
        assert len(look(s).stack) == stack


@pytest.mark.example("E02")
@pytest.mark.rule("MM-44", "MM-45")
def test_e02_every_colour_is_there_once_or_twice() -> None:
    counts = {n: Counter(c for face in FACES.faces if n in face.players for c in face.colours) for n in range(2, 7)}
    for colours, expected in (
        ("orange blue", [1, 1, 2, 2, 2]),
        ("purple green", [1, 1, 1, 2, 2]),
        ("brown yellow", [1, 1, 1, 1, 2]),
    ):
        for colour in colours.split():
            assert [counts[n][colour] for n in range(2, 7)] == expected  # type: ignore[index]


@pytest.mark.example("E03")
@pytest.mark.rule("MM-13", "MM-79")
def test_e03_a3_from_the_east_is_turned_three_quarters() -> None:
    s = position("A3@0.E")
    assert list(look(s).tiles.values())[1] == Laid("A3", 1, 0, 3)
    places = {name: (spot(s, name).x, spot(s, name).y) for name in ("A3.N", "A3.E", "A3.S", "A3.W")}
    assert places == {"A3.N": (100, 50), "A3.E": (150, 0), "A3.S": (200, 50), "A3.W": (150, 100)}  # W, N, E, S


@pytest.mark.example("E04")
@pytest.mark.rule("MM-23", "MM-24", "MM-26", "MM-28")
def test_e04_two_halves_are_one_platform_without_a_lock() -> None:
    s = position(CROSS)
    assert (spot(s, "0.E").other, spot(s, "A2.W").name, spot(s, "0.E").lock) == ("A2.W", "0.E", None)
    assert adjacent(s, "0.E") == {"0.N": "yellow", "0.c": "orange", "A2.c": "orange"}


@pytest.mark.example("E05")
@pytest.mark.rule("MM-15", "MM-23", "MM-25", "MM-26", "MM-27", "MM-63", "MM-77")
def test_e05_all_halves_that_meet_merge() -> None:
    s = position("A2@0.E A4@0.S", {"A2.S": "brown", "A4.S": "brown"})
    do(s, 1, "explore(A2.S)", draws="A3")
    assert list(look(s).tiles.values())[-1] == Laid("A3", 1, 1, 0)
    merged = spot(s, "A3.W")
    assert (merged.name, merged.other, merged.lock, merged.factories) == ("A4.S", "A3.W", None, ["green"])
    assert merged.piece == "brown"
    assert adjacent(s, "A4.S") == {"A3.c": "purple", "A4.W": "purple", "A4.b": "orange"}
    refused(s, 3, "produce(green, A4.S)", "MM-63")
    refused(s, 1, "explore(A4.S)", "MM-77")
    refused(s, 3, "explore(A3.W)", "MM-77")
    do(s, 1, "move(brown, A4.S, A4.b)")
    do(s, 3, "produce(green, A4.S)")
    assert on(s, "A3.W") == ["green"]


@pytest.mark.example("E06")
@pytest.mark.rule("MM-24", "MM-63", "MM-65")
def test_e06_a_platform_with_two_factories() -> None:
    s = position("A3@0.S A1@A3.W A2@A1.E")
    assert (spot(s, "0.W").other, spot(s, "0.W").factories) == ("A2.S", ["blue", "yellow"])
    do(s, 3, "produce(yellow, 0.W)")
    refused(s, 2, "produce(blue, 0.W)", "MM-63")
    do(s, 2, "move(yellow, A2.S, 0.S)")
    do(s, 2, "produce(blue, 0.W)")


@pytest.mark.example("E07")
@pytest.mark.rule("MM-16")
def test_e07_platform_order() -> None:
    names = [each.name for each in look(position("A2@0.E A3@0.S")).platforms.values()]
    start = "0.N 0.E 0.S 0.W 0.c"
    assert names == f"{start} A2.N A2.E A2.S A2.c A2.h A3.E A3.S A3.W A3.c A3.d".split()


@pytest.mark.example("E08")
@pytest.mark.rule("MM-47", "MM-62", "MM-63", "MM-64")
def test_e08_producing() -> None:
    s = position()
    do(s, 2, "produce(blue, 0.W)")
    assert look(s).supply["blue"] == 1
    refused(s, 2, "produce(blue, 0.W)", "MM-63")
    do(s, 2, "move(blue, 0.W, 0.S)")
    do(s, 2, "produce(blue, 0.W)")
    assert look(s).supply["blue"] == 0
    do(s, 3, "move(blue, 0.W, 0.c)")
    refused(s, 2, "produce(blue, 0.W)", "MM-64")
    refused(s, 1, "produce(blue, 0.W)", "MM-47")


@pytest.mark.example("E09")
@pytest.mark.rule("MM-47", "MM-66", "MM-67", "MM-69")
def test_e09_moving() -> None:
    s = position(pieces={"0.W": "blue"})
    assert owners(s, "move(blue, 0.W, 0.c)") == [3]
    assert owners(s, "move(blue, 0.W, 0.S)") == [2]
    assert meant(s, "move(blue, 0.W, 0.N)") == meant(s, "move(blue, 0.W, 0.E)") == []  # no highway, no action
    do(s, 3, "move(blue, 0.W, 0.c)")
    do(s, 1, "move(blue, 0.c, 0.E)")
    assert on(s, "0.E") == ["blue"]
    do(s, 1, "move(blue, 0.E, 0.c)")
    do(s, 3, "move(blue, 0.c, 0.W)")
    assert on(s, "0.W", "0.c", "0.E") == ["blue", None, None]


@pytest.mark.example("E10")
@pytest.mark.rule("MM-68", "MM-231", "MM-233", "MM-234")
def test_e10_of_two_moves_to_one_platform_the_first_wins() -> None:
    s = position(pieces={"0.W": "blue", "0.N": "blue"})
    assert may(s, 2, "move(blue, 0.N, 0.c)", at=5_000)
    do(s, 3, "move(blue, 0.W, 0.c)", at=5_000)
    refused(s, 2, "move(blue, 0.N, 0.c)", "MM-68", at=5_000)
    assert on(s, "0.W", "0.c", "0.N") == [None, "blue", "blue"]


@pytest.mark.example("E11")
@pytest.mark.rule("MM-73", "MM-178")
def test_e11_an_action_names_its_piece() -> None:
    s = position(pieces={"0.c": "rubbish"}, mission=3)
    refused(s, 1, "move(blue, 0.c, 0.E)", "MM-73")
    do(s, 1, "move(rubbish, 0.c, 0.E)")
    assert on(s, "0.c", "0.E") == [None, "rubbish"]


@pytest.mark.example("E12")
@pytest.mark.rule("MM-35", "MM-74", "MM-78", "MM-79")
def test_e12_exploring() -> None:
    s = position(pieces={"0.S": "blue"})
    refused(s, 1, "explore(0.S)", "MM-47")
    do(s, 2, "explore(0.S)")
    assert (look(s).supply["blue"], look(s).phase) == (2, "exploring")
    assert [ACTIONS[code] for code in engine.legal(s, CHANCE, 0)] == [Drawn(f"A{number}") for number in (1, 2, 3, 4)]
    chance(s, Drawn("A3"))
    assert list(look(s).tiles.values())[1] == Laid("A3", 0, 1, 0)
    assert (spot(s, "0.S").other, look(s).stack) == ("A3.N", ["A1", "A2", "A4"])


@pytest.mark.example("E13")
@pytest.mark.rule("MM-19", "MM-21", "MM-74")
def test_e13_a_factory_edge_has_a_lock_of_its_own() -> None:
    s = position(pieces={"0.W": "blue"})
    assert owners(s, "explore(0.W)") == []
    refused(s, 3, "explore(0.W)", "MM-74")
    take(s, "0.W")
    put(s, {"0.W": "yellow"})
    do(s, 3, "explore(0.W)", draws="A1")
    assert list(look(s).tiles.values())[1] == Laid("A1", -1, 0, 3)


@pytest.mark.example("E14")
@pytest.mark.rule("MM-76", "MM-77")
def test_e14_no_exploring_at_a_complete_platform_or_with_an_empty_stack() -> None:
    s = position(CROSS, {"0.E": "blue", "A1.N": "blue"}, mission=2)
    refused(s, 2, "explore(0.E)", "MM-77")
    do(s, 2, "explore(A1.N)", draws="B5")
    assert list(look(s).tiles.values())[-1] == Laid("B5", 0, -2, 0)
    refused(position(CROSS, {"A1.N": "blue"}), 2, "explore(A1.N)", "MM-76")
