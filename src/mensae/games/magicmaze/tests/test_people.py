"""Sections 12, 13 and 21: talk, pawn and expert rule."""

import pytest

from mensae.games.magicmaze.schema import Settled
from mensae.games.magicmaze.setup import silence
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import do, look, may, on, owners, position, refused, wait

FLIP = "move(blue, A2.E, A2.h)"


def talking(**options: object) -> State:
    """A talk window is open since 100 000."""
    s = position("A2@0.E", {"A2.E": "blue"}, **{"mission": 2, **options})  # type: ignore[arg-type]
    do(s, 1, FLIP, 100_000)
    return s


# Talk


@pytest.mark.rule("MM-116", "MM-127", "MM-240")
@pytest.mark.parametrize("edition", ["de", "nl"])
@pytest.mark.parametrize("mission", [2, 3, 4, 5])
def test_from_mission_2_on_there_is_silence_in_both_editions(mission: int, edition: str) -> None:
    s = position(mission=mission, edition=edition)
    no = silence(s)
    assert no is not None
    assert (no.rule, look(s).talk) == ("MM-116", "silent")
    refused(s, 1, "produce(blue, 0.W)", "MM-47")  # a breach of the rules is refused, so nobody has to speak
    assert silence(position(mission=1, edition=edition)) is None


@pytest.mark.rule("MM-126")
def test_after_the_end_talk_is_free() -> None:
    s = position(mission=2)
    wait(s, 180_000)
    assert (silence(s), look(s).talk) == (None, "free")


@pytest.mark.rule("MM-118", "MM-121", "MM-124", "MM-129", "MM-135")
def test_what_does_not_close_a_window() -> None:
    s = talking()
    do(s, 1, "stare(2)", 101_500)
    do(s, 2, "pawn(aside)")
    do(s, 0, "sits(gone, 3)")
    do(s, 0, "sits(person, 3)")
    refused(s, 1, "produce(blue, 0.W)", "MM-47")
    assert (look(s).talk, look(s).talk_since, look(s).stares) == ("open", 100_000, [1, None, None])
    s = talking()
    do(s, 2, "end_talk", 100_001)  # also in the guard time
    assert look(s).talk == "silent"
    refused(s, 2, "end_talk", "MM-124")
    do(s, 2, "produce(blue, 0.W)", 100_001)  # no window, no guard


@pytest.mark.rule("MM-121", "MM-169")
def test_placing_rubbish_does_not_close_a_window() -> None:
    s = position("C7@0.N A2@0.W", {"0.N": "rubbish", "0.E": "blue", "A2.E": "blue"}, mission=3)
    do(s, 2, "explore(0.E)", 99_000, draws="C8")
    do(s, 1, FLIP, 100_000)
    do(s, 2, "place_rubbish(0.N, 0.c)", 100_000)
    assert look(s).talk == "open"
    s = position("C7@0.N A2@0.W", {"0.N": "rubbish", "0.E": "blue", "A2.E": "blue"}, mission=3)
    do(s, 2, "explore(0.E)", 99_000, draws="C8")
    do(s, 1, FLIP, 100_000)
    assert wait(s, 104_000) == [Settled()]
    assert look(s).talk == "open"


@pytest.mark.rule("MM-120")
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (2, "produce(blue, 0.W)"),
        (1, "move(green, 0.c, 0.S)"),
        (2, "explore(0.N)"),
        (2, "build_bridge(B6.S-d, B6.S, purple)"),
        (3, "pipe(rubbish, C7.p, C8.p)"),
        (3, "eat(0.E, 0.N)"),
        (1, "build_dome(A3.d)"),
        (2, "joker_convert(0.c, green, purple)"),
    ],
)
def test_every_game_action_closes_the_window(seat: int, action: str) -> None:
    pieces = {"0.c": "green", "B6.S": "purple", "A3.d": "brown green yellow", "0.E": "slug", "0.N": "blue"}
    s = position("A3@0.S B6@A3.E C7@A3.W C8@B6.N", {**pieces, "C7.p": "rubbish"}, mission=5)
    do(s, 1, "joker_talk", 50_000)
    refused(s, seat, action, "MM-122", 50_999)
    do(s, seat, action, 51_000)
    assert look(s).talk_since is None


@pytest.mark.rule("MM-122")
@pytest.mark.parametrize("guard", [0, 1000, 3000])
def test_the_guard_time_is_an_option(guard: int) -> None:
    s = talking(talk_guard_ms=guard)
    assert [may(s, 2, "produce(blue, 0.W)", at) for at in (100_000 + guard - 1, 100_000 + guard)][guard == 0 :] == (
        [False, True] if guard else [True]
    )


@pytest.mark.rule("MM-124")
def test_a_bot_does_not_end_the_talk() -> None:
    s = talking()
    do(s, 0, "sits(bot, 2)")
    refused(s, 2, "end_talk", "MM-124")
    assert may(s, 3, "end_talk")


# Pawn


@pytest.mark.rule("MM-129", "MM-130", "MM-131", "MM-132", "MM-134", "MM-135")
def test_anybody_puts_the_pawn_anywhere() -> None:
    s = position(mission=2)
    assert look(s).pawn == "aside"
    at = 0
    for seat, target in ((1, "2"), (2, "3"), (3, "1"), (1, "slug"), (1, "pipe"), (2, "aside"), (3, "rubbish")):
        do(s, seat, f"pawn({target})", at := at + 1_000)
        assert look(s).pawn in (target, f"seat {target}")
    assert (look(s).talk, on(s, "0.c")) == ("silent", [None])


@pytest.mark.rule("MM-136", "MM-236")
def test_each_seat_moves_the_pawn_once_a_second() -> None:
    s = position(mission=2)
    do(s, 1, "pawn(2)", 5_000)
    do(s, 3, "pawn(2)", 5_000)  # again where it stands: a new call
    refused(s, 1, "pawn(3)", "MM-136", 5_999)
    do(s, 1, "pawn(2)", 6_000)


@pytest.mark.rule("MM-118", "MM-228")
def test_staring_has_no_effect() -> None:
    s = position(mission=2, pause="agreed")
    do(s, 2, "stare(1)")
    refused(s, 2, "stare(2)", "MM-118")
    assert (look(s).stares, int(s.acts)) == ([None, 0, None], 0)
    do(s, 1, "pause")
    refused(s, 2, "stare(3)", "MM-228")


# Expert rule


@pytest.mark.rule("MM-201", "MM-204", "MM-221", "MM-222")
def test_bots_and_vacant_seats_pass_their_tiles_too() -> None:
    s = position("A2@0.E", {"A2.E": "blue"}, seats=4, mission=2, expert=True, leaver="shared")
    do(s, 0, "sits(bot, 2)")
    do(s, 0, "sits(gone, 3)")
    do(s, 1, FLIP, 100_000)
    assert look(s).faces == ["orange_blue", "brown_orange", "blue_purple", "green_yellow"]
    assert owners(s, "produce(blue, 0.W)") == []  # the guard time
    wait(s, 101_000)
    assert [may(s, seat, "produce(blue, 0.W)", 101_000) for seat in (1, 2, 3, 4)] == [True, True, False, True]
    do(s, 0, "sits(person, 3)", 101_000)  # finds the face that the seat has now
    assert [may(s, seat, "produce(blue, 0.W)") for seat in (1, 2, 3, 4)] == [True, False, True, False]


@pytest.mark.rule("MM-201")
def test_without_the_expert_rule_faces_stay() -> None:
    assert look(talking()).faces == ["brown_orange", "blue_purple", "green_yellow"]
