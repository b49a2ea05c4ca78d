"""What entries tell boards: what was done, as data."""

from collections import Counter

import pytest

from mensae.core.schema import CHANCE, CLOCK, HOST, Did, Sits
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.schema import (
    BuildBridge,
    BuildDome,
    Drawn,
    Eat,
    EndTalk,
    Explore,
    GameAction,
    JokerConvert,
    JokerTalk,
    Move,
    PawnOn,
    PawnTo,
    Pipe,
    PlaceRubbish,
    Ready,
    Settled,
    Stare,
)
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import CROSS, do, meant, opening, position
from mensae.games.magicmaze.tests.refused_rubbish import asked
from mensae.games.magicmaze.tests.seen_games import Seen, entries
from mensae.games.magicmaze.views import View
from tests import telling

pytestmark = pytest.mark.both


def did(s: State, seat: int, action: GameAction | str, at: int = 10_000) -> list[Did]:
    """What an action does."""
    return telling.did(GAME, s, seat, meant(s, action)[0] if isinstance(action, str) else action, at)


def test_a_piece_moves_between_platforms_by_their_first_names() -> None:
    s = position("A2@0.E", {"0.E": "blue"})  # 0.E is also A2.W
    assert did(s, 0, "move(blue, A2.W, A2.c)") == [Did("move", 0, "blue", "0.E", "A2.c")]


def test_a_flip_removes_the_resource_and_says_what_it_brings() -> None:
    s = position(CROSS, {"A2.E": "blue"}, mission=2)
    moved, removed = Did("move", 0, "blue", "A2.E", "A2.h"), Did("remove", piece="blue", start="A2.h", count=-1)
    flip = Move("blue", "A2.E", "A2.h")
    assert did(s, 0, flip, 100_000) == [moved, removed, Did("flip", to="A2.h", count=20_000), Did("talk")]
    assert did(s, 0, flip, 60_000)[2] == Did("flip", to="A2.h", count=-60_000)


def test_whoever_explores_spends_the_resource_and_chance_lays_the_tile_with_what_it_brings() -> None:
    s = position("C7@0.S", {"0.E": "blue", "0.S": "brown"}, mission=5)
    assert did(s, 1, Explore("0.E")) == [Did("remove", piece="blue", start="0.E", count=-1)]
    do(s, 2, "explore(0.E)", 10_000)
    assert did(s, CHANCE, Drawn("C8")) == [
        Did("draw", piece="C8"),
        Did("lay", piece="C8", to="0.E"),
        Did("drop", piece="rubbish", to="0.E"),
        Did("remove", piece="brown", start="0.S", count=-1),
        Did("drop", piece="rubbish", to="0.S"),
    ]


def test_rubbish_is_asked_for_placed_or_settled() -> None:
    s = asked()
    assert did(s, 1, PlaceRubbish("C7.N", "C7.c"), 11_000) == [Did("drop", piece="rubbish", to="C7.c")]
    settled = [Did("settle", 1, count=1), Did("drop", piece="rubbish", to="0.c")]
    assert did(s, CLOCK, Settled(), 15_000) == settled
    assert did(s, HOST, Sits("gone", 1), 11_000) == [Did("sits", 1, "gone"), *settled]


def test_a_dome_uses_up_its_resources_and_the_last_one_lets_them_land() -> None:
    s = position(CROSS, {"A3.d": "brown green yellow"})
    used = [Did("remove", piece=colour, start="A3.d", count=-1) for colour in ("green", "yellow", "brown")]
    landed = Did("land", piece="colonist", to="A1.r", count=1)
    assert did(s, 1, BuildDome("A3.d")) == [*used, Did("dome", 1, to="A3.d"), landed]


def test_bridges_and_jokers_are_told_with_what_they_use_up() -> None:
    s = position("B6@0.N", {"B6.S": "blue"}, mission=2)
    spent = Did("remove", piece="blue", start="B6.S", count=-1)
    assert did(s, 0, "build_bridge(B6.S-d, B6.S, blue)") == [Did("bridge", 0, "blue", to="B6.S-d"), spent]
    s = position(pieces={"0.N": "blue"}, mission=2)
    assert did(s, 1, JokerConvert("0.N", "blue", "green")) == [
        Did("joker", 1, count=-1),
        Did("remove", piece="blue", start="0.N", count=-1),
        Did("produce", 1, "green", to="0.N"),
    ]
    assert did(s, 1, JokerTalk()) == [Did("joker", 1, count=-1), Did("talk")]
    do(s, 2, "joker_talk", 1_000)
    assert did(s, 0, EndTalk()) == [Did("silence", 0)]
    assert did(s, 1, Explore("0.N"))[-1] == Did("silence")


def test_gestures_and_agreements_are_told_with_who_makes_them() -> None:
    s = position(seats=3)
    assert did(s, 0, PawnTo(2)) == [Did("pawn", 0, to="seat 3")]
    assert did(s, 0, PawnOn("bridge")) == [Did("pawn", 0, to="bridge")]
    assert did(s, 1, Stare(2)) == [Did("stare", 1, to="2")]
    s = opening(2)
    assert did(s, 0, Ready()) == [Did("ready", 0)]


def placed(view: View) -> Counter[tuple[str, str]]:
    """What stands where, in slots and on the rocket platform too."""
    found: Counter[tuple[str, str]] = Counter()
    for name, spot in view.platforms.items():
        found.update((name, piece) for piece in [*spot.held, *([spot.piece] if spot.piece else [])])
        found[name, "colonist"] += spot.colonists
    return +found


def followed(entry: Seen) -> Counter[tuple[str, str]]:
    """What stands where for a board that knew it before, and follows what was done."""
    board = placed(entry.before)
    for deed in telling.did(GAME, entry.state, entry.seat, entry.action, entry.at):
        match deed:
            case Did("move" | "pipe", _, str(piece), str(start), str(to)):
                board[start, piece] -= 1
                board[to, piece] += 1
            case Did("produce" | "drop" | "crawl" | "land", _, str(piece), to=str(to)):
                board[to, piece] += deed.count or 1
            case Did("remove", _, str(piece), str(start), count=int(count)):
                board[start, piece] += count
    return +board


def test_a_board_that_follows_what_was_done_shows_what_the_view_shows() -> None:
    seen = entries()
    assert {type(entry.action) for entry in seen} >= {Move, Pipe, Eat, Explore, BuildDome, BuildBridge, JokerConvert}
    for entry in seen:
        assert followed(entry) == placed(entry.after), entry.action
        told = telling.did(GAME, entry.state, entry.seat, entry.action, entry.at)
        gained = sum(deed.count or 0 for deed in told if deed.what == "flip")
        if entry.before.ends is not None and entry.after.ends is not None:
            assert entry.after.ends - entry.before.ends == gained
        laid = [deed.piece for deed in told if deed.what == "lay"]
        assert [*entry.before.tiles, *laid] == [*entry.after.tiles]
        faces = {deed.seat: deed.piece for deed in told if deed.what == "take"}
        if not any(deed.what == "flip" for deed in told):  # with the expert rule all are passed on
            assert list(entry.after.faces) == [faces.get(seat, face) for seat, face in enumerate(entry.before.faces)]
