"""The worked examples of SPEC.md about rubbish: E43 to E55, E66, E67 and E70."""

import pytest

from mensae.core.schema import TimeUp
from mensae.games.magicmaze.schema import Drawn, Settled
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import (
    chance,
    choices,
    do,
    look,
    on,
    opening,
    position,
    put,
    refused,
    take,
    wait,
    where,
)


def e43(**options: object) -> State:
    """C7 has been explored from 0.N at 1 000."""
    s = position(pieces={"0.N": "blue"}, **{"mission": 5, **options})  # type: ignore[arg-type]
    do(s, 2, "explore(0.N)", 1_000, draws="C7")
    return s


def e44(s: State, seat: int = 2) -> State:
    """C8 is explored from 0.E at 10 000."""
    put(s, {"0.E": "blue"})
    do(s, seat, "explore(0.E)", 10_000, draws="C8")
    return s


def e46() -> State:
    """All four tiles with a rubbish symbol are explored, and ten pieces lie."""
    s = e44(e43())
    do(s, 2, "place_rubbish(0.N, C7.c)", 11_000)
    put(s, {"0.S": "blue"})
    do(s, 2, "explore(0.S)", 20_000, draws="D10")
    put(s, {"0.W": "yellow"})
    do(s, 3, "explore(0.W)", 30_000, draws="E12")
    do(s, 3, "place_rubbish(0.N, C7.S)")
    do(s, 3, "place_rubbish(0.E, C8.p)")
    return s


@pytest.mark.example("E43")
@pytest.mark.rule("MM-157")
def test_e43_the_first_tile_brings_one_piece() -> None:
    s = e43()
    assert (where(s, "rubbish"), look(s).rubbish) == (["0.N"], 9)


@pytest.mark.example("E44")
@pytest.mark.rule("MM-157", "MM-160", "MM-162", "MM-169")
def test_e44_the_second_brings_two_and_the_explorer_chooses() -> None:
    s = e44(e43())
    assert (where(s, "rubbish"), look(s).rubbish) == (["0.N", "0.E"], 7)
    assert choices(s, 2) == ["0.N to 0.c", "0.N to C7.c"]
    (question,) = look(s).questions
    assert (question.seat, question.pieces, question.origins, question.due) == (1, 1, ["C7.N"], 15_000)
    do(s, 2, "place_rubbish(0.N, C7.c)", 11_000)
    assert (where(s, "rubbish"), look(s).questions) == (["0.N", "0.E", "C7.c"], [])


@pytest.mark.example("E45")
@pytest.mark.rule("MM-167", "MM-168")
def test_e45_what_has_one_place_is_placed() -> None:
    s = e44(e43())
    do(s, 2, "place_rubbish(0.N, C7.c)", 11_000)
    put(s, {"0.S": "blue"})
    do(s, 2, "explore(0.S)", 20_000, draws="D10")
    assert (look(s).questions, look(s).rubbish) == ([], 4)
    assert where(s, "rubbish") == ["0.N", "0.E", "0.S", "0.c", "C7.c", "C8.c"]


@pytest.mark.example("E46")
@pytest.mark.rule("MM-63", "MM-155", "MM-161", "MM-162")
def test_e46_the_second_ring() -> None:
    s = e44(e43())
    do(s, 2, "place_rubbish(0.N, C7.c)", 11_000)
    put(s, {"0.S": "blue"})
    do(s, 2, "explore(0.S)", 20_000, draws="D10")
    put(s, {"0.W": "yellow"})
    do(s, 3, "explore(0.W)", 30_000, draws="E12")
    assert choices(s, 3) == ["0.N to C7.E", "0.N to C7.S", "0.N to C7.W"]
    do(s, 3, "place_rubbish(0.N, C7.S)")
    assert choices(s, 3) == ["0.E to C8.N", "0.E to C8.S", "0.E to C8.p"]
    do(s, 3, "place_rubbish(0.E, C8.p)")
    assert (look(s).questions, look(s).rubbish, len(where(s, "rubbish"))) == ([], 0, 10)
    assert where(s, "rubbish") == ["0.N", "0.E", "0.S", "0.W", "0.c", "C7.S", "C7.c", "C8.c", "C8.p", "D10.c"]
    refused(s, 2, "produce(blue, 0.W)", "MM-63")


@pytest.mark.example("E47")
@pytest.mark.rule("MM-169", "MM-170", "MM-172")
def test_e47_the_others_go_on_and_the_clock_prefers_an_empty_platform() -> None:
    s = e44(e43())
    put(s, {"0.W": "blue"})
    refused(s, 2, "move(blue, 0.W, 0.S)", "MM-170", 12_000)
    take(s, "0.W")
    refused(s, 2, "produce(blue, 0.W)", "MM-170", 12_000)
    put(s, {"0.W": "blue"})
    do(s, 3, "move(blue, 0.W, 0.c)", 13_000)
    assert wait(s, 14_999) == []
    assert wait(s, 15_000) == [Settled()]
    assert (on(s, "C7.c", "0.c"), look(s).now) == (["rubbish", "blue"], 15_000)


@pytest.mark.example("E48")
@pytest.mark.rule("MM-16", "MM-172")
def test_e48_the_clock_takes_the_first_in_platform_order() -> None:
    s = e44(e43())
    wait(s, 15_000)
    assert on(s, "0.c", "C7.c") == ["rubbish", None]


@pytest.mark.example("E49")
@pytest.mark.rule("MM-171")
def test_e49_a_choice_is_judged_by_the_board_as_it_is_now() -> None:
    s = position("C7@0.N", {"0.N": "rubbish"}, seats=4, mission=5)
    s = e44(s, seat=4)
    do(s, 2, "move(rubbish, 0.N, 0.c)", 11_000)
    assert choices(s, 4) == ["0.N to 0.N"]
    refused(s, 4, "place_rubbish(0.N, C7.c)", "MM-171")
    do(s, 4, "place_rubbish(0.N, 0.N)")
    assert where(s, "rubbish") == ["0.N", "0.E", "0.c"]


@pytest.mark.example("E50")
@pytest.mark.rule("MM-157", "MM-158")
def test_e50_a_resource_gives_way() -> None:
    s = e43()
    do(s, 2, "move(rubbish, 0.N, 0.c)", 2_000)
    put(s, {"0.N": "orange"})
    e44(s)
    assert (look(s).supply["orange"], where(s, "rubbish")) == (2, ["0.N", "0.E", "0.c"])
    assert look(s).questions == []


@pytest.mark.example("E51")
@pytest.mark.rule("MM-159", "MM-167")
def test_e51_a_slug_on_a_rubbish_platform_takes_no_piece() -> None:
    s = e43()
    take(s, "0.N")
    put(s, {"0.N": "slug"})
    e44(s)
    assert (where(s, "rubbish"), look(s).rubbish, on(s, "0.N")) == (["0.E"], 9, ["slug"])


@pytest.mark.example("E52")
@pytest.mark.rule("MM-159", "MM-165", "MM-172")
def test_e52_the_clock_prefers_a_slug() -> None:
    s = e43()
    put(s, {"C7.c": "slug"})
    e44(s)
    assert choices(s, 2) == ["0.N to 0.c", "0.N to C7.c"]
    wait(s, 15_000)
    assert (where(s, "rubbish"), on(s, "C7.c"), look(s).rubbish) == (["0.N", "0.E"], ["slug"], 8)


@pytest.mark.example("E53")
@pytest.mark.rule("MM-175", "MM-176", "MM-177")
def test_e53_too_little_rubbish() -> None:
    s = e46()
    put(s, {"C7.W": "blue"})
    s.stack |= 1 << 13  # X13
    do(s, 2, "explore(C7.W)", 40_000, draws="X13")
    assert (look(s).questions, look(s).rubbish, on(s, "C7.W")) == ([], 0, [None])
    for seat in (2, None):
        s = e46()
        take(s, "C8.p")
        put(s, {"C7.W": "blue"})
        s.stack |= 1 << 13
        do(s, 2, "explore(C7.W)", 40_000, draws="X13")
        (question,) = look(s).questions
        assert (question.pieces, question.any_origin) == (1, True)
        assert question.origins == ["X13.N", "C7.N", "C8.E", "D10.N", "E12.S"]
        if seat:
            assert "0.E to C8.p" in choices(s, seat)
            do(s, seat, "place_rubbish(0.E, C8.p)")
            assert on(s, "C8.p", "C7.W") == ["rubbish", None]
        else:
            wait(s, 45_000)
            assert on(s, "C8.p", "C7.W") == [None, "rubbish"]
        assert (look(s).questions, look(s).rubbish) == ([], 0)


@pytest.mark.example("E54")
@pytest.mark.rule("MM-163")
def test_e54_a_colonist_counts_like_rubbish() -> None:
    s = e43()
    take(s, "0.N")
    put(s, {"0.N": "colonist"})
    e44(s)
    assert (on(s, "0.N"), choices(s, 2)) == (["colonist"], ["0.N to 0.c", "0.N to C7.c"])


@pytest.mark.example("E55")
@pytest.mark.rule("MM-235")
def test_e55_the_sand_runs_out_first() -> None:
    s = position("C7@0.N", {"0.N": "rubbish", "0.E": "blue"}, mission=5)
    do(s, 2, "explore(0.E)", 175_000, draws="C8")
    assert look(s).questions[0].due == 180_000
    assert wait(s, 181_000) == [TimeUp()]
    assert (look(s).phase, where(s, "rubbish")) == ("lost", ["0.N", "0.E"])


def solo(mission: int, *tiles: str) -> State:
    """A solo game with these tiles laid N, E, S, W."""
    s = opening(1, mission=mission)
    chance(s, *(Drawn(tile) for tile in tiles))
    for tile, side in zip(tiles, "NESW", strict=True):
        do(s, 1, f"place_start({tile}, {side})")
    return s


@pytest.mark.example("E66")
@pytest.mark.rule("MM-210", "MM-212")
def test_e66_every_symbol_of_a_solo_set_up_brings_its_own_piece() -> None:
    s = solo(3, "C7", "A2", "C8", "B5")
    assert (where(s, "rubbish"), look(s).rubbish, len(look(s).stack)) == (["0.N", "0.S"], 8, 4)
    assert look(solo(1, "A1", "A2", "A3", "A4")).stack == []


@pytest.mark.example("E67")
@pytest.mark.rule("MM-160", "MM-211")
def test_e67_later_tiles_count_those_of_the_solo_set_up() -> None:
    s = solo(5, "C7", "A2", "C8", "B5")
    do(s, 1, "ready")
    put(s, {"C7.W": "blue"})
    do(s, 1, "explore(C7.W)", 5_000, draws="D10")
    assert on(s, "C7.W", "0.N", "0.S") == ["rubbish"] * 3
    while look(s).questions:
        origin, target = choices(s, 1)[0].split(" to ")
        do(s, 1, f"place_rubbish({origin}, {target})")
    assert (look(s).rubbish, len(where(s, "rubbish"))) == (5, 5)


@pytest.mark.example("E70")
@pytest.mark.rule("MM-162", "MM-164", "MM-197")
def test_e70_arrows_do_not_matter_to_rubbish() -> None:
    s = position("E12@0.W", {"0.W": "rubbish", "0.N": "blue"}, mission=5)
    do(s, 2, "explore(0.N)", 1_000, draws="C7")
    assert on(s, "0.N") == ["rubbish"]
    targets = ["0.S", "0.c", "E12.E", "E12.W", "E12.c"]
    assert choices(s, 2) == [f"0.W to {target}" for target in targets]
