"""Sections 2 and 6 to 11: moving, exploring, hourglass platforms, domes, landing and the end."""

import pytest

from mensae.core.schema import TimeUp
from mensae.games.magicmaze.components import TILES
from mensae.games.magicmaze.rules import engine
from mensae.games.magicmaze.schema import Settled
from mensae.games.magicmaze.tests.position import (
    CROSS,
    adjacent,
    do,
    left,
    look,
    may,
    meant,
    on,
    owners,
    position,
    put,
    refused,
    result,
    spot,
    wait,
)

# Board


@pytest.mark.rule("MM-07", "MM-30")
def test_what_cannot_be_read_in_the_rulebooks_is_yellow() -> None:
    start, dome = TILES.tiles[0], TILES.tiles[3].inner[1]
    assert [road.colour for road in start.highways if {road.a, road.b} == {"N", "E"}] == ["yellow"]
    assert dome.needs == ["brown", "green", "yellow"]


@pytest.mark.rule("MM-23", "MM-27")
def test_a_piece_on_the_older_half_stays() -> None:
    s = position("A2@0.E A4@0.S", {"A2.S": "brown", "A4.S": "orange"})
    do(s, 1, "explore(A2.S)", draws="A3")
    assert (spot(s, "A3.W").name, on(s, "A3.W")) == ("A4.S", ["orange"])


@pytest.mark.rule("MM-28", "MM-29", "MM-69", "MM-75", "MM-84", "MM-255")
def test_one_move_is_one_highway() -> None:
    s = position(CROSS, {"0.c": "blue"}, mission=2)
    assert set(adjacent(s, "0.c")) == {"0.N", "0.E", "0.S", "0.W"}
    assert meant(s, "move(blue, 0.c, A2.c)") == meant(s, "move(blue, 0.W, 0.N)") == []
    do(s, 1, "move(blue, 0.c, 0.E)")
    do(s, 1, "move(blue, 0.E, A2.c)")
    refused(s, 3, "explore(A2.E)", "MM-74")  # nothing stands there yet
    do(s, 2, "move(blue, A2.c, A2.E)")
    assert look(s).ends == 180_000  # it is next to the hourglass, not on it


@pytest.mark.rule("MM-67", "MM-70", "MM-71")
def test_useless_moves_are_allowed_and_can_be_taken_back() -> None:
    s = position("A2@0.E", {"0.c": "blue"}, seats=4)
    for _ in range(3):
        do(s, 1, "move(blue, 0.c, 0.E)")
        do(s, 4, "move(blue, 0.E, 0.c)")  # orange is theirs too
    assert on(s, "0.c") == ["blue"]


@pytest.mark.rule("MM-66", "MM-72", "MM-102", "MM-242")
@pytest.mark.parametrize("edition", ["de", "nl"])
def test_the_colour_of_the_piece_does_not_matter_but_its_kind(edition: str) -> None:
    s = position("A1@0.N", {"A1.c": "green"}, mission=4, edition=edition)
    assert owners(s, "move(green, A1.c, A1.W)") == [1]
    for piece in ("green", "rubbish"):
        refused(s, 1, f"move({piece}, A1.c, A1.r)", "MM-102" if piece == "green" else "MM-73")


@pytest.mark.rule("MM-73")
def test_nothing_moves_from_an_empty_platform() -> None:
    refused(position(), 3, "move(blue, 0.W, 0.c)", "MM-73")


# Exploring


@pytest.mark.rule("MM-74")
def test_it_need_not_be_the_seat_that_brought_the_resource() -> None:
    s = position(pieces={"0.c": "blue"})
    do(s, 1, "move(blue, 0.c, 0.E)")
    assert owners(s, "explore(0.E)") == [2]


@pytest.mark.rule("MM-78", "MM-80")
def test_chance_draws_before_anybody_else_acts() -> None:
    s = position(pieces={"0.S": "blue"}, mission=3)
    do(s, 2, "explore(0.S)", 9_000)
    assert (engine.actors(s), engine.deadline(s)) == ([-1], None)
    refused(s, 2, "produce(blue, 0.W)", "MM-78")
    do(s := position(pieces={"0.S": "blue"}, mission=3), 2, "explore(0.S)", 9_000, draws="C8")
    assert (on(s, "0.S"), look(s).now) == (["rubbish"], 9_000)


@pytest.mark.rule("MM-81")
def test_one_may_explore_after_the_landing() -> None:
    s = position("A1@0.N A3@0.S", {"0.E": "blue"}, domes=["A3.d"])
    assert look(s).landed
    do(s, 2, "explore(0.E)", draws="A2")
    assert (len(look(s).tiles), spot(s, "A1.r").colonists) == (4, 1)


@pytest.mark.rule("MM-25", "MM-244")
@pytest.mark.parametrize("edition", ["de", "nl"])
def test_a_complete_factory_still_works(edition: str) -> None:
    s = position("A1@0.W", edition=edition)
    assert spot(s, "0.W").other == "A1.S"
    do(s, 2, "produce(blue, 0.W)")


# Hourglass platforms


@pytest.mark.rule("MM-58", "MM-82", "MM-84", "MM-245")
@pytest.mark.parametrize("edition", ["de", "nl"])
def test_a_flip_happens_even_if_it_hurts(edition: str) -> None:
    s = position("A2@0.E", {"A2.E": "orange"}, edition=edition)
    do(s, 1, "move(orange, A2.E, A2.h)", 1_000)
    assert left(s) == 1_000


@pytest.mark.rule("MM-90")
def test_without_a_marker_there_is_no_flip() -> None:
    s = position("A2@0.E", {"A2.E": "orange"})
    s.markers = 0
    do(s, 1, "move(orange, A2.E, A2.h)", 1_000)
    assert (on(s, "A2.h"), look(s).ends) == (["orange"], 180_000)


@pytest.mark.rule("MM-86", "MM-87")
def test_with_a_marker_it_is_an_ordinary_platform() -> None:
    s = position("A2@0.E", {"A2.E": "orange"}, marked=["A2.h"])
    do(s, 1, "move(orange, A2.E, A2.h)", 1_000)
    do(s, 3, "move(orange, A2.h, A2.N)")
    assert (on(s, "A2.N"), look(s).ends) == (["orange"], 180_000)


@pytest.mark.rule("MM-87")
def test_a_colonist_flips_nothing() -> None:
    s = position("A2@0.E", {"A2.E": "colonist"})
    do(s, 1, "move(colonist, A2.E, A2.h)", 1_000)
    assert (on(s, "A2.h"), look(s).ends, look(s).markers) == (["colonist"], 180_000, 1)


# Domes


@pytest.mark.rule("MM-96", "MM-97")
def test_a_dome_needs_all_resources_and_a_dome_in_the_warehouse() -> None:
    s = position("A3@0.S", {"A3.d": "brown green yellow"})
    assert owners(s, "build_dome(A3.d)") == [1, 2, 3]
    s.domes = 0
    refused(s, 1, "build_dome(A3.d)", "MM-97")
    s = position("A3@0.S", {"A3.d": "brown green", "A3.S": "yellow"}, auto_dome=True)
    s.domes = 0
    do(s, 3, "move(yellow, A3.S, A3.d)")
    assert not spot(s, "A3.d").dome


@pytest.mark.rule("MM-98")
def test_without_the_option_a_full_site_waits() -> None:
    s = position("A3@0.S", {"A3.d": "brown green", "A3.S": "yellow"})
    do(s, 3, "move(yellow, A3.S, A3.d)")
    assert (spot(s, "A3.d").dome, spot(s, "A3.d").held) == (False, ["green", "yellow", "brown"])
    do(s, 1, "move(brown, A3.d, A3.E)")
    refused(s, 1, "build_dome(A3.d)", "MM-96")


@pytest.mark.rule("MM-95", "MM-99")
def test_no_colonist_enters_an_unfinished_site() -> None:
    s = position("A3@0.S", {"A3.S": "colonist"})
    refused(s, 3, "move(colonist, A3.S, A3.d)", "MM-95")


# Landing and end


@pytest.mark.rule("MM-101", "MM-103", "MM-104", "MM-243", "MM-249")
@pytest.mark.parametrize("edition", ["de", "nl"])
def test_all_colonists_land_on_the_rocket_platform(edition: str) -> None:
    s = position("A3@0.S B6@0.E", {"A3.d": "brown green yellow", "0.N": "blue"}, mission=2, edition=edition)
    do(s, 1, "build_dome(A3.d)")
    assert (look(s).orbit, look(s).landed, look(s).domes) == (2, False, 1)
    put(s, {"B6.d": "orange orange purple"})
    do(s, 1, "build_dome(B6.d)")
    assert (look(s).orbit, look(s).landed, look(s).domes) == (2, False, 0)
    do(s, 2, "explore(0.N)", draws="A1")
    assert (look(s).orbit, spot(s, "A1.r").colonists) == (0, 2)


@pytest.mark.rule("MM-107", "MM-109", "MM-256")
@pytest.mark.parametrize("edition", ["de", "nl"])
def test_any_colonist_goes_to_any_dome_and_the_last_one_wins(edition: str) -> None:
    places = {"A3.S": "colonist", "B6.S": "colonist"}
    s = position(
        "A1@0.N A3@0.S B6@0.E",
        places,
        domes=["A3.d", "B6.d"],
        bridges={"B6.S-d": "brown"},
        mission=2,
        edition=edition,
    )
    do(s, 3, "move(colonist, A3.S, A3.d)")
    assert look(s).phase == "playing"
    do(s, 1, "move(colonist, B6.S, B6.d)")
    assert look(s).phase == "won"


@pytest.mark.rule("MM-03", "MM-110", "MM-111", "MM-112")
def test_the_winning_move_needs_a_stamp_before_the_end_and_all_win() -> None:
    s = position(CROSS, domes=["A3.d"])
    put(s, {"A3.S": "colonist"})
    refused(s, 3, "move(colonist, A3.S, A3.d)", "MM-56", 180_000)
    do(s, 3, "move(colonist, A3.S, A3.d)", 177_500)
    ended = result(s)
    assert (ended.rule, ended.places, ended.scores) == ("MM-109", [1, 1, 1], [2, 2, 2])  # whole seconds of sand left
    assert (left(s), wait(s, 999_999), engine.actors(s)) == (2_500, [], [])


@pytest.mark.rule("MM-03", "MM-55", "MM-112")
def test_all_lose_together() -> None:
    s = position()
    assert wait(s, 180_000) == [TimeUp()]
    assert (result(s).rule, result(s).places, result(s).scores) == ("MM-55", [2, 2, 2], [0, 0, 0])
    refused(s, 2, "produce(blue, 0.W)", "MM-56")


@pytest.mark.rule("MM-113")
def test_a_hopeless_position_goes_on() -> None:
    s = position("A1@0.N A2@0.E A3@0.S A4@0.W B5@A1.N B6@A2.N", mission=2)
    s.jokers = 0  # and nothing makes the orange resources that B6 needs
    assert (look(s).stack, look(s).phase, engine.deadline(s)) == ([], "playing", 180_000)
    assert may(s, 2, "produce(blue, 0.W)")


@pytest.mark.rule("MM-235")
def test_at_one_moment_the_clock_acts_before_the_seats() -> None:
    s = position("C7@0.N", {"0.N": "rubbish", "0.E": "blue", "0.W": "blue"}, mission=3)
    do(s, 2, "explore(0.E)", 1_000, draws="C8")
    assert may(s, 3, "move(blue, 0.W, 0.c)", 6_000)
    assert wait(s, 6_000) == [Settled()]
    refused(s, 3, "move(blue, 0.W, 0.c)", "MM-68", 6_000)
