"""Fields of states: copied, compared, packed and unpacked, the same in every build."""

import os
import pickle
import subprocess
import sys
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.schema import Setup
from mensae.core.state import Note, copy_of, dump, equal, fields, pack, unpack
from mensae.games import GAMES

pytestmark = pytest.mark.both

ROOT = Path(__file__).parent.parent
PACKED = """
from hashlib import sha256
from mensae.games import GAMES
from tests.test_state import played_for_a_while
from mensae.core.state import pack
for id, game in GAMES.items():
    for seats in game.seats:
        print(id, seats, sha256(pack(played_for_a_while(game, seats))).hexdigest())
"""


@dataclass(frozen=True)
class Board:
    """Never changes, and is shared by all copies."""

    id: str


class Terms:
    """The same, without a name."""

    def __init__(self, limit: int) -> None:
        self.limit = limit


@dataclass
class State:
    """A bit of everything."""

    board: Board
    terms: Terms
    turn: int = 0
    rows: list[list[int]] = field(default_factory=lambda: [[1, 2], []])
    held: dict[str, int] = field(default_factory=lambda: {"ore": 1})
    until: int | None = None
    ended_by: str = ""
    over: bool = False
    notes: list[Note] | None = None


def state(board: str = "map", limit: int = 3, **values: Any) -> State:
    return State(Board(board), Terms(limit), **values)


def played_for_a_while(game: AnyGame, seats: int) -> Any:
    """A state in the midst of a game, the same whenever it is asked for."""
    made, rng = game.rules.setup(Setup(seats, game.options())), FastRng(seats)
    for _ in range(60):
        for seat in game.rules.actors(made)[:1]:
            legal = [game.rules.draw(made, rng)] if seat < 0 else game.rules.legal(made, seat, 0)
            game.rules.apply(made, seat, legal[rng.below(len(legal))], 0)
    return made


def test_the_class_is_the_list_of_fields_and_notes_are_none() -> None:
    assert fields(state()) == ("board", "ended_by", "held", "over", "rows", "terms", "turn", "until")


def test_a_dump_is_plain_data() -> None:
    assert dump(state(turn=2)) == {
        "board": "map",
        "ended_by": "",
        "held": {"ore": 1},
        "over": False,
        "rows": [[1, 2], []],
        "terms": {"limit": 3},
        "turn": 2,
        "until": None,
    }


def test_states_are_equal_if_all_fields_are_whoever_listens() -> None:
    assert equal(state(), state(notes=[(1, 2)]))
    assert not equal(state(), state(rows=[[1, 2], [3]]))
    assert not equal(state(), state(limit=4))
    assert pack(state()) == pack(state(notes=[(1, 2)])) != pack(state(over=True))


def test_what_is_no_plain_data_is_not_passed_over() -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        dump(state(turn={1, 2}))


def test_a_copy_shares_only_what_never_changes() -> None:
    one = state(notes=[(1,)])
    other = copy_of(one)
    assert equal(one, other)
    assert other.notes is None
    assert other.board is one.board
    other.rows[1].append(5)
    other.held["ore"] = 9
    assert equal(one, state())
    assert one.notes == [(1,)]


def test_a_state_comes_back_from_its_bytes() -> None:
    one = state(turn=2**70, rows=[[-1]], held={}, until=-5, ended_by="XX-01", over=True)
    blank = state()
    assert unpack(blank, pack(one)) is blank
    assert equal(blank, one)
    assert equal(unpack(one, pack(state())), state())  # what was set may be unset again


@pytest.mark.parametrize(
    ("packed", "reason"),
    [
        (b"", "no packed state"),
        (b"\xc1", "no packed state"),
        (msgspec.msgpack.encode([1]), "its fields are others"),
        (msgspec.msgpack.encode(dump(state()) | {"more": 1}), "its fields are others"),
        (msgspec.msgpack.encode(dump(state()) | {"turn": "two"}), "'turn'"),
        (msgspec.msgpack.encode(dump(state()) | {"ended_by": 5}), "'ended_by'"),
        (msgspec.msgpack.encode(dump(state()) | {"rows": {}}), "'rows'"),
        (msgspec.msgpack.encode(dump(state()) | {"held": []}), "'held'"),
        (msgspec.msgpack.encode(dump(state()) | {"rows": msgspec.msgpack.Ext(9, b"")}), "no packed state"),
        (pack(state(board="moon")), "'board'"),
        (pack(state(limit=4)), "'terms'"),
    ],
)
def test_what_is_not_of_this_game_and_setup_is_refused(packed: bytes, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        unpack(state(), packed)


@pytest.mark.parametrize("name", GAMES)
def test_a_packed_state_can_be_pickled(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        one = played_for_a_while(game, seats)
        sent = pickle.loads(pickle.dumps(pack(one)))
        assert equal(unpack(game.rules.setup(Setup(seats, game.options())), sent), one)


@pytest.mark.parametrize(("one", "other"), list(permutations(GAMES, 2)))
def test_a_state_of_another_game_is_refused(one: str, other: str) -> None:
    packed = pack(played_for_a_while(GAMES[one], 2))
    with pytest.raises(ValueError, match="its fields are others"):
        unpack(GAMES[other].rules.setup(Setup(2, GAMES[other].options())), packed)


@pytest.mark.parametrize("name", GAMES)
def test_at_a_table_of_another_size_a_state_is_refused_or_the_very_same(name: str) -> None:
    game, refused = GAMES[name], 0
    for seats, others in permutations(game.seats, 2):
        one = played_for_a_while(game, seats)
        blank = game.rules.setup(Setup(others, game.options()))
        try:
            assert equal(unpack(blank, pack(one)), one)
        except ValueError:
            refused += 1
    assert refused or name == "onmars"  # whose vectors are for four, however many play


@pytest.mark.parametrize("name", GAMES)
def test_a_vector_holds_numbers_only(name: str) -> None:
    game = GAMES[name]
    blank = game.rules.setup(Setup(2, game.options()))
    values = msgspec.msgpack.decode(pack(blank))
    vectors = [each for each in fields(blank) if "vec" in type(getattr(blank, each)).__name__]
    assert vectors
    for each in vectors:
        for wrong in ([], ["x"] * len(values[each])):
            with pytest.raises(ValueError, match=f"'{each}'"):
                unpack(blank, msgspec.msgpack.encode(values | {each: wrong}))


def test_interpreted_rules_give_the_same_bytes_as_those_that_run() -> None:
    here = {
        f"{id} {seats} {sha256(pack(played_for_a_while(game, seats))).hexdigest()}"
        for id, game in GAMES.items()
        for seats in game.seats
    }
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    run = subprocess.run(
        [sys.executable, "-c", PACKED], check=True, capture_output=True, text=True, env=environment, cwd=ROOT
    )
    assert set(run.stdout.splitlines()) == here
