"""The worked examples of SPEC.md about sand, hourglass platforms, domes, landing and talk: E15 to E37."""

import pytest

from mensae.core.schema import TimeUp
from mensae.games.magicmaze.setup import silence
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import (
    CROSS,
    do,
    left,
    look,
    may,
    on,
    position,
    put,
    refused,
    result,
    spot,
    wait,
)

TO_HOURGLASS = "move(blue, A2.E, A2.h)"  # over brown


def ready_to_flip(tiles: str = CROSS, **options: object) -> State:
    """Blue stands next to the hourglass of A2."""
    return position(tiles, {"A2.E": "blue"}, **options)  # type: ignore[arg-type]


@pytest.mark.example("E15", "E16", "E17")
@pytest.mark.rule("MM-54", "MM-57", "MM-58")
@pytest.mark.parametrize(
    ("at", "before", "after", "ends"),
    [(170_000, 10_000, 170_000, 340_000), (10_000, 170_000, 10_000, 20_000), (90_000, 90_000, 90_000, 180_000)],
)
def test_e15_to_e17_a_flip(at: int, before: int, after: int, ends: int) -> None:
    s = ready_to_flip()
    assert left(s, at) == before
    do(s, 1, TO_HOURGLASS, at)
    assert (left(s), look(s).ends) == (after, ends)


@pytest.mark.example("E18")
@pytest.mark.rule("MM-57", "MM-60")
def test_e18_two_flips() -> None:
    s = position("A2@0.E B5@0.N", {"A2.E": "blue", "B5.W": "green"}, mission=2)
    assert left(s, 150_000) == 30_000
    do(s, 1, TO_HOURGLASS, 150_000)
    assert (left(s), look(s).ends, left(s, 290_000)) == (150_000, 300_000, 10_000)
    do(s, 2, "move(green, B5.W, B5.h)", 290_000)
    assert (left(s), look(s).ends) == (170_000, 460_000)


@pytest.mark.example("E19")
@pytest.mark.rule("MM-51", "MM-57")
@pytest.mark.parametrize(
    ("scale", "at", "sand", "before", "after", "ends"),
    [("1.33", 200_000, 240_000, 40_000, 200_000, 400_000), ("2", 300_000, 360_000, 60_000, 300_000, 600_000)],
)
def test_e19_a_larger_glass(scale: str, at: int, sand: int, before: int, after: int, ends: int) -> None:
    s = ready_to_flip(time_scale=scale)
    assert (look(s).sand, left(s, at)) == (sand, before)
    do(s, 1, TO_HOURGLASS, at)
    assert (left(s), look(s).ends) == (after, ends)


@pytest.mark.example("E22")
@pytest.mark.rule("MM-59")
def test_e22_a_flip_of_a_full_glass_loses() -> None:
    s = ready_to_flip()
    do(s, 1, TO_HOURGLASS, 0)
    assert (look(s).ends, look(s).now, look(s).phase) == (0, 0, "lost")
    assert result(s).rule == "MM-55"


@pytest.mark.example("E23")
@pytest.mark.rule("MM-82", "MM-83", "MM-85", "MM-86")
def test_e23_an_hourglass_platform_flips_once() -> None:
    s = ready_to_flip()
    do(s, 1, TO_HOURGLASS, 100_000)
    assert (look(s).supply["blue"], spot(s, "A2.h").marked, look(s).markers) == (2, True, 0)
    assert (look(s).ends, on(s, "A2.h")) == (200_000, [None])
    put(s, {"A2.N": "green"})
    do(s, 3, "move(green, A2.N, A2.h)", 120_000)
    assert (on(s, "A2.h"), look(s).ends) == (["green"], 200_000)


@pytest.mark.example("E24")
@pytest.mark.rule("MM-68", "MM-87")
def test_e24_rubbish_flips_nothing_and_blocks() -> None:
    s = position(CROSS, {"A2.E": "rubbish", "A2.N": "green"}, mission=3)
    do(s, 1, "move(rubbish, A2.E, A2.h)", 50_000)
    assert (look(s).ends, on(s, "A2.h"), look(s).markers) == (180_000, ["rubbish"], 3)
    refused(s, 3, "move(green, A2.N, A2.h)", "MM-68")


@pytest.mark.example("E25")
@pytest.mark.rule("MM-57", "MM-122", "MM-123")
def test_e25_a_flip_in_a_talk_window_opens_another() -> None:
    s = position("A2@0.E A3@0.S A4@0.W C8@0.N", {"A2.E": "blue", "C8.S": "green"}, mission=3)
    do(s, 1, TO_HOURGLASS, 100_000)
    assert (look(s).ends, look(s).talk, look(s).talk_since) == (200_000, "open", 100_000)
    assert left(s, 130_000) == 70_000
    do(s, 2, "move(green, C8.S, C8.h)", 130_000)
    assert (left(s), look(s).ends) == (110_000, 240_000)
    assert (look(s).talk, look(s).talk_since) == ("open", 130_000)
    refused(s, 2, "produce(blue, 0.W)", "MM-122", 130_999)


@pytest.mark.example("E26")
@pytest.mark.rule("MM-93", "MM-94", "MM-95")
def test_e26_a_site_takes_what_it_needs() -> None:
    s = position(CROSS, {"A3.S": "green"}, mission=3)
    do(s, 3, "move(green, A3.S, A3.d)")
    assert (spot(s, "A3.d").held, spot(s, "A3.d").needs) == (["green"], ["yellow", "brown"])
    for piece in ("green", "blue"):
        put(s, {"A3.S": piece})
        refused(s, 3, f"move({piece}, A3.S, A3.d)", "MM-93")
        do(s, 3, f"move({piece}, A3.S, A3.c)")
        do(s, 2 if piece == "green" else 1, f"move({piece}, A3.c, {'A3.W' if piece == 'green' else 'A3.N'})")
    put(s, {"A3.E": "rubbish"})
    refused(s, 1, "move(rubbish, A3.E, A3.d)", "MM-95")
    refused(s, 1, "move(green, A3.d, A3.E)", "MM-68")
    do(s, 2, "move(rubbish, A3.E, A3.c)")
    do(s, 1, "move(green, A3.d, A3.E)")
    assert (spot(s, "A3.d").held, on(s, "A3.E")) == ([], ["green"])


@pytest.mark.example("E27")
@pytest.mark.rule("MM-96", "MM-103", "MM-105")
def test_e27_the_last_dome_lands_the_colonist() -> None:
    s = position(CROSS, {"A3.d": "brown green"})
    refused(s, 2, "build_dome(A3.d)", "MM-96", 90_000)
    put(s, {"A3.d": "yellow"})
    do(s, 2, "build_dome(A3.d)", 100_000)
    assert (set(look(s).supply.values()), look(s).domes, look(s).orbit) == ({2}, 0, 0)
    assert (spot(s, "A1.r").colonists, look(s).landed, spot(s, "A3.d").dome) == (1, True, True)


@pytest.mark.example("E28")
@pytest.mark.rule("MM-98", "MM-105")
def test_e28_a_dome_that_builds_itself() -> None:
    s = position(CROSS, {"A3.d": "brown green", "A3.S": "yellow"}, auto_dome=True)
    do(s, 3, "move(yellow, A3.S, A3.d)", 100_000)
    assert (spot(s, "A3.d").dome, look(s).domes, spot(s, "A1.r").colonists) == (True, 0, 1)
    assert set(look(s).supply.values()) == {2}


@pytest.mark.example("E29")
@pytest.mark.rule("MM-104", "MM-105", "MM-106")
def test_e29_colonists_wait_for_a1() -> None:
    s = position("A2@0.E A3@0.S A4@0.W", {"A3.d": "brown green yellow", "A2.E": "blue", "0.N": "blue"})
    do(s, 1, "build_dome(A3.d)", 120_000)
    assert (look(s).orbit, look(s).landed) == (1, False)
    assert left(s, 130_000) == 50_000
    do(s, 1, TO_HOURGLASS, 130_000)
    assert (left(s), look(s).ends) == (130_000, 260_000)
    do(s, 2, "explore(0.N)", 200_000, draws="A1")
    assert (look(s).orbit, look(s).landed, spot(s, "A1.r").colonists, look(s).now) == (0, True, 1, 200_000)


@pytest.mark.example("E30")
@pytest.mark.rule("MM-88", "MM-89")
def test_e30_no_flip_after_the_landing() -> None:
    s = position(CROSS, {"A3.d": "brown green yellow", "A2.E": "blue"})
    do(s, 1, "build_dome(A3.d)", 120_000)
    do(s, 1, TO_HOURGLASS, 130_000)
    assert (look(s).ends, on(s, "A2.h"), look(s).markers) == (180_000, ["blue"], 1)
    assert not spot(s, "A2.h").marked


@pytest.mark.example("E31")
@pytest.mark.rule("MM-107", "MM-109", "MM-111")
def test_e31_seven_moves_bring_the_colonist_home() -> None:
    s = position(CROSS, domes=["A3.d"])
    way = ["A1.r", "A1.c", "0.N", "0.c", "0.S", "A3.c", "A3.S", "A3.d"]
    for seat, start, to in zip((1, 3, 2, 1, 1, 3, 3), way, way[1:], strict=False):
        assert look(s).phase == "playing"
        do(s, seat, f"move(colonist, {start}, {to})", int(s.now) + 1_000)
    assert (look(s).phase, result(s).rule, result(s).winners) == ("won", "MM-109", [0, 1, 2])
    refused(s, 2, "produce(blue, 0.W)", "MM-111")
    assert wait(s, 180_000) == []


@pytest.mark.example("E32")
@pytest.mark.rule("MM-68", "MM-101", "MM-102", "MM-108")
def test_e32_the_rocket_platform_is_for_colonists() -> None:
    s = position(CROSS, {"A1.c": "blue"}, mission=2)
    refused(s, 1, "move(blue, A1.c, A1.r)", "MM-102")
    s = position(f"{CROSS} B6@A1.N", {"A1.c": "blue"}, domes=["A3.d", "B6.d"], mission=2)
    assert spot(s, "A1.r").colonists == 2
    refused(s, 1, "move(colonist, A1.r, A1.c)", "MM-68")
    do(s, 3, "move(colonist, A1.r, A1.E)")
    assert spot(s, "A1.r").colonists == 1
    do(s, 3, "move(colonist, A1.E, A1.r)")
    assert spot(s, "A1.r").colonists == 2


def speaks(s: State) -> bool:
    """Whether a message would be shown."""
    return silence(s) is None


@pytest.mark.example("E33")
@pytest.mark.rule("MM-116", "MM-119", "MM-120", "MM-122", "MM-125")
def test_e33_a_talk_window_lasts_until_somebody_acts() -> None:
    s = ready_to_flip(mission=2)
    assert (speaks(s), look(s).talk) == (False, "silent")
    do(s, 1, TO_HOURGLASS, 100_000)
    assert (speaks(s), look(s).talk) == (True, "open")
    refused(s, 2, "produce(blue, 0.W)", "MM-122", 100_999)
    assert speaks(s)
    do(s, 2, "produce(blue, 0.W)", 150_001)
    assert (speaks(s), look(s).talk) == (False, "silent")


@pytest.mark.example("E34")
@pytest.mark.rule("MM-120", "MM-122")
def test_e34_the_guard_lasts_a_second() -> None:
    s = ready_to_flip(mission=2)
    do(s, 1, TO_HOURGLASS, 100_000)
    assert not may(s, 2, "produce(blue, 0.W)", 100_999)
    do(s, 2, "produce(blue, 0.W)", 101_000)
    assert look(s).talk == "silent"


@pytest.mark.example("E35")
@pytest.mark.rule("MM-121", "MM-124", "MM-129", "MM-130", "MM-131", "MM-133", "MM-135", "MM-136")
def test_e35_the_pawn_neither_opens_nor_closes_a_window() -> None:
    s = ready_to_flip(mission=2)
    do(s, 1, TO_HOURGLASS, 100_000)
    do(s, 1, "pawn(3)", 100_200)
    assert (look(s).talk, look(s).pawn) == ("open", "seat 3")
    refused(s, 1, "pawn(hourglass)", "MM-136", 101_199)
    do(s, 1, "pawn(hourglass)", 101_200)
    assert look(s).pawn == "hourglass"
    do(s, 3, "pawn(2)", 101_201)
    refused(s, 2, "pawn(2)", "MM-133", 101_201)
    assert (look(s).pawn, look(s).talk) == ("seat 2", "open")
    do(s, 3, "end_talk", 101_201)
    assert look(s).talk == "silent"


@pytest.mark.example("E36")
@pytest.mark.rule("MM-146", "MM-147", "MM-203")
def test_e36_a_joker_opens_a_window() -> None:
    s = position(mission=2, expert=True)
    do(s, 2, "joker_talk", 60_000)
    assert (look(s).jokers, look(s).talk, look(s).ends) == (2, "open", 180_000)
    assert look(s).faces == ["brown_orange", "blue_purple", "green_yellow"]
    refused(s, 1, "joker_talk", "MM-147", 62_000)
    assert look(s).jokers == 2


@pytest.mark.example("E37")
@pytest.mark.rule("MM-37", "MM-115")
def test_e37_in_mission_1_talk_is_free() -> None:
    s = ready_to_flip()
    assert speaks(s)
    do(s, 1, TO_HOURGLASS, 100_000)
    assert (look(s).talk, look(s).talk_since) == ("free", None)
    do(s, 2, "produce(blue, 0.W)", 100_001)
    assert speaks(s)
    refused(s, 1, "pawn(2)", "MM-129")
    refused(s, 1, "joker_convert(0.W, blue, orange)", "MM-37")


@pytest.mark.example("E20")
@pytest.mark.rule("MM-55", "MM-56", "MM-235")
def test_e20_the_last_moment() -> None:
    s = position()
    assert may(s, 2, "produce(blue, 0.W)", 179_999)
    refused(s, 2, "produce(blue, 0.W)", "MM-56", 180_000)
    do(s, 2, "produce(blue, 0.W)", 179_999)
    assert wait(s, 180_000) == [TimeUp()]
    assert (look(s).phase, look(s).now, result(s).places) == ("lost", 180_000, [2, 2, 2])
