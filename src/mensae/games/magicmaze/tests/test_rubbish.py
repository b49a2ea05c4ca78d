"""Section 16: rubbish comes, spreads, and waits for its explorer."""

import pytest

from mensae.games.magicmaze.data import HEAP_OF, PLATFORM
from mensae.games.magicmaze.rules.rubbish import scatter
from mensae.games.magicmaze.schema import Settled
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import (
    choices,
    do,
    look,
    on,
    position,
    put,
    refused,
    wait,
    where,
)


def asked(tiles: str = "C7@0.N", seats: int = 3, **options: object) -> State:
    """Rubbish lies on 0.N; C8 is explored from 0.E at 10 000, and 0.c and C7.c are possible for the second piece."""
    s = position(tiles, {"0.N": "rubbish", "0.E": "blue"}, seats=seats, **{"mission": 5, **options})  # type: ignore[arg-type]
    do(s, 2, "explore(0.E)", 10_000, draws="C8")
    return s


@pytest.mark.rule("MM-155", "MM-156", "MM-157", "MM-178")
def test_a_rubbish_platform_stays_one_when_its_rubbish_is_gone() -> None:
    s = position("C7@0.N", {"0.E": "blue"}, mission=3)
    do(s, 2, "explore(0.E)", draws="C8")
    assert (where(s, "rubbish"), look(s).rubbish) == (["0.N", "0.E"], 8)
    refused(s, 2, "explore(C7.W)", "MM-74")  # rubbish pays for nothing
    do(s, 2, "move(rubbish, 0.N, C7.c)")
    do(s, 3, "move(rubbish, C7.c, C7.W)")
    refused(s, 2, "explore(C7.W)", "MM-74")


@pytest.mark.rule("MM-158", "MM-160", "MM-165")
def test_next_door_a_resource_gives_way_too() -> None:
    s = asked()
    put(s, {"0.c": "green"})
    do(s, 2, "place_rubbish(0.N, 0.c)", 11_000)
    assert (on(s, "0.c"), look(s).supply["green"]) == (["rubbish"], 2)


@pytest.mark.rule("MM-159", "MM-165")
def test_on_a_slug_the_piece_goes_back() -> None:
    s = asked()
    put(s, {"0.c": "slug"})
    do(s, 2, "place_rubbish(0.N, 0.c)", 11_000)
    assert (on(s, "0.c"), look(s).rubbish, look(s).questions) == (["slug"], 8, [])


@pytest.mark.rule("MM-141", "MM-164")
def test_rubbish_takes_bridges_but_no_pipes_sites_or_rocket() -> None:
    near = {"B5.N": "rubbish", "C7.c": "rubbish", "B5.c": "rubbish", "0.N": "blue"}
    s = position("B5@0.S C7@B5.N", near, mission=5)
    do(s, 2, "explore(0.N)", draws="C8")
    assert {choice.split(" to ")[1] for choice in choices(s, 2)} == {"C7.E", "C7.S", "C7.W", "B5.E", "B5.W", "0.S"}
    s = position("B5@0.S C7@B5.N", near, bridges={"B5.N-E": "green"}, mission=5)
    do(s, 2, "explore(0.N)", draws="C8")
    assert (choices(s, 2), on(s, "B5.E")) == ([], ["rubbish"])  # the bridge makes it adjacent


@pytest.mark.rule("MM-102", "MM-164")
def test_no_rubbish_comes_to_the_rocket_or_passes_it() -> None:
    near = {"A1.W": "rubbish", "C7.c": "rubbish", "A1.c": "rubbish", "0.E": "blue"}
    s = position("A1@0.N C7@A1.W", near, mission=5)
    do(s, 2, "explore(0.E)", draws="C8")
    assert choices(s, 2) == [f"A1.W to {target}" for target in ("0.N", "A1.N", "C7.E", "C7.S", "C7.W")]  # not A1.r
    for seat in (1, 2, 3):
        refused(s, seat, "place_rubbish(A1.W, A1.r)", "MM-162" if seat == 2 else "MM-169")


@pytest.mark.rule("MM-159", "MM-167", "MM-175")
def test_a_platform_with_a_slug_does_not_count_when_rubbish_is_short() -> None:
    s = position("C7@0.N", {"0.N": "slug", "0.E": "blue"}, mission=5)
    s.rubbish = 1  # enough for the new platform, the only one that takes a piece
    do(s, 2, "explore(0.E)", draws="C8")
    assert (on(s, "0.E"), look(s).questions, look(s).rubbish) == (["rubbish"], [], 0)


@pytest.mark.rule("MM-166")
def test_a_piece_that_can_be_nowhere_stays_in_the_supply() -> None:
    blocked = ["0.N", "0.E", "0.S", "0.W", "0.c", "C7.E", "C7.S", "C7.W", "C7.c", "C7.p"]
    pieces = {name: "colonist" if i < 5 else "rubbish" for i, name in enumerate(blocked)}
    s = position("C7@0.N", pieces, mission=5)
    scatter(s, 0, HEAP_OF[PLATFORM["C7.N"]], 1_000)
    assert (look(s).rubbish, look(s).questions) == (5, [])


@pytest.mark.rule("MM-169", "MM-170")
def test_only_the_explorer_is_asked_and_only_its_game_actions_wait() -> None:
    s = asked()
    refused(s, 1, "place_rubbish(0.N, 0.c)", "MM-169")
    refused(s, 2, "produce(blue, 0.W)", "MM-170")
    refused(s, 2, "joker_talk", "MM-170")
    do(s, 2, "pawn(1)")
    do(s, 2, "stare(3)")
    do(s, 1, "joker_talk", 10_500)
    do(s, 2, "place_rubbish(0.N, 0.c)", 10_600)  # also in the guard time
    assert look(s).talk == "open"
    refused(s, 2, "place_rubbish(0.N, C7.c)", "MM-169")


@pytest.mark.rule("MM-172", "MM-173")
@pytest.mark.parametrize("leaver", ["bot", "shared"])
def test_if_the_explorer_leaves_its_pieces_are_placed_at_once(leaver: str) -> None:
    s = asked(leaver=leaver)
    put(s, {"0.c": "green"})
    do(s, 0, "sits(gone, 2)", 11_000)
    assert (on(s, "0.c", "C7.c"), look(s).questions) == (["green", "rubbish"], [])
    assert wait(s, 20_000) == []


@pytest.mark.rule("MM-174", "MM-175")
def test_what_waits_cannot_be_used_by_another_explorer() -> None:
    s = position("C7@0.N", {"0.N": "rubbish", "0.E": "blue", "0.S": "blue"}, seats=4, mission=5)
    s.rubbish = 2  # the rest is out of this test
    do(s, 2, "explore(0.E)", 1_000, draws="C8")
    assert (look(s).rubbish, look(s).questions[0].pieces) == (0, 1)
    do(s, 4, "explore(0.S)", 2_000, draws="D10")
    assert ([q.seat for q in look(s).questions], on(s, "0.S")) == ([1], [None])


@pytest.mark.rule("MM-169", "MM-172")
def test_two_explorers_may_be_asked_at_once() -> None:
    s = position("C7@0.N", {"0.N": "rubbish", "0.E": "blue", "0.S": "blue"}, seats=4, mission=5)
    do(s, 2, "explore(0.E)", 1_000, draws="C8")
    do(s, 4, "explore(0.S)", 2_000, draws="D10")
    assert [(q.seat, q.pieces, q.due) for q in look(s).questions] == [(1, 1, 6_000), (3, 2, 7_000)]
    assert wait(s, 6_500) == [Settled()]
    assert [q.seat for q in look(s).questions] == [3]
    assert wait(s, 7_000) == [Settled()]
    assert (look(s).questions, look(s).rubbish, len(where(s, "rubbish"))) == ([], 4, 6)


@pytest.mark.rule("MM-176", "MM-177")
def test_of_too_little_rubbish_the_explorer_serves_any_platform() -> None:
    s = position("C7@0.N C8@0.S", {"0.N": "rubbish", "0.E": "blue"}, mission=5)
    s.rubbish = 2  # for three rubbish platforms
    do(s, 2, "explore(0.E)", 1_000, draws="D10")
    (question,) = look(s).questions
    assert (question.pieces, question.any_origin, question.origins) == (2, True, ["D10.N", "C7.N", "C8.E"])
    assert on(s, "0.E", "0.S") == [None, None]
    assert choices(s, 2) == ["0.N to 0.E", "0.N to 0.c", "0.N to C7.c", "0.S to 0.S", "0.E to 0.E"]
    do(s, 2, "place_rubbish(0.S, 0.S)")
    refused(s, 2, "place_rubbish(0.S, 0.S)", "MM-177")
    do(s, 2, "place_rubbish(0.N, 0.c)")
    assert (look(s).questions, on(s, "0.E", "0.S", "0.c")) == ([], [None, "rubbish", "rubbish"])


@pytest.mark.rule("MM-171")
def test_a_colonist_that_comes_moves_the_ring() -> None:
    s = asked()
    put(s, {"C7.c": "colonist"})
    assert choices(s, 2) == ["0.N to 0.c"]
    refused(s, 2, "place_rubbish(0.N, C7.c)", "MM-162")


@pytest.mark.rule("MM-210", "MM-211", "MM-248")
def test_a_slug_may_stand_on_a_rubbish_platform_of_the_set_up() -> None:
    s = position("C7@0.N C8@0.S", {"0.N": "slug", "0.E": "blue"}, mission=5)
    do(s, 2, "explore(0.E)", 1_000, draws="D10")
    assert (where(s, "rubbish"), look(s).rubbish) == (["0.E", "0.S"], 8)
