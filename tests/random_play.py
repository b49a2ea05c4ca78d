"""Games played at random, and what readers see of them, for the conformance suite."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from mensae.core.chance import FastRng, Rng
from mensae.core.game import AnyGame
from mensae.core.log import Line
from mensae.core.plain import RANDOM_STEP
from mensae.core.schema import CHANCE, CLOCK, HOST, Entry, Refusal, Refused, Seat, Seen, Setup
from mensae.core.table import Table
from mensae.games import GAMES
from mensae.lab.fuzz import random_options
from tests.telling import tell

AnyTable = Table[Any, Any, Any]
LONGEST = 20_000  # entries of a game
MANY = 1000  # actions of a game; of more, only some are tried at each moment
SOME = 300
HOST_EVERY = 20  # actions between which the host says once who plays a seat


def random_setup(game: AnyGame, seats: int, seed: int) -> Setup:
    """Options that the game accepts for so many seats."""
    rng = FastRng(seed)
    for _ in range(100):
        setup = Setup(seats, random_options(game, rng))
        refusal = refused(partial(game.rules.setup, setup))
        if refusal is None:
            return setup
        assert refusal.rule in rule_ids(game), f"setup refuses by {refusal.rule}, not in SPEC.md"
    raise AssertionError(f"{game.id} refuses 100 sets of options for {seats} seats")


def refused(do: Callable[[], object]) -> Refusal | None:
    """The refusal that the call meets, if it does."""
    try:
        do()
    except Refused as error:
        return error.refusal
    return None


def seed_bytes(seed: int) -> bytes:
    return seed.to_bytes(32, "big")


def play(game: AnyGame, setup: Setup, seed: int) -> AnyTable:
    """A finished table, to be looked at: of the real games each is played once, whatever is checked on it."""
    return _played_once(game, setup, seed) if game in GAMES.values() else _played(game, setup, seed)


@lru_cache(maxsize=32)
def _played_once(game: Any, setup: Setup, seed: int) -> AnyTable:
    return _played(game, setup, seed)


def _played(game: AnyGame, setup: Setup, seed: int) -> AnyTable:
    """Any actor acts, anything legal, at any time; now and then a deadline passes first."""
    table: AnyTable = Table(game, setup, seed_bytes(seed))
    rng = FastRng(seed)
    refusal = refused(table.start)
    while table.actors and refusal is None:
        assert len(table.lines) < LONGEST, f"no end after {LONGEST} entries"
        deadline = game.deadline(table.state)
        at = table.now + rng.below(1000 if deadline is None else (max(1, deadline - table.now) * 5 + 7) // 4)
        if game.real_time is not None:
            at = table.now + rng.below(RANDOM_STEP)
        if deadline is not None and deadline <= at:
            assert table.legal(CLOCK), f"CLOCK has nothing to do at {deadline}"
            refusal = refused(partial(table.tick, deadline))
        else:
            seat = table.actors[rng.below(len(table.actors))]
            if game.real_time is not None:
                seat = HOST if rng.below(HOST_EVERY) == 0 else seat
                at = at if table.legal(seat, at) else table.now  # what it may do now it may not do then
            refusal = refused(partial(table.act, seat, _choice(table, seat, rng, at), at))
    assert refusal is None, f"random play is refused: {refusal}"
    return table


def _choice(table: AnyTable, seat: Seat, rng: FastRng, at: int) -> Any:
    """Anything legal; in real time first a kind of action, so that rare ones come, and rather not the end."""
    choices = table.legal(seat, at)
    assert choices, f"seat {seat} is to act and has no legal action"
    if table.game.real_time is None:
        return choices[rng.below(len(choices))]
    for _ in range(5):
        kinds = list(dict.fromkeys(type(choice) for choice in choices))
        kind = kinds[rng.below(len(kinds))]
        some = [choice for choice in choices if type(choice) is kind]
        choice = some[rng.below(len(some))]
        then = after(table.game, table.state, Entry(0, at, seat, choice), table.game.codes[choice])
        if table.game.rules.outcome(then) is None:
            break
    return choice


def play_plainly(game: AnyGame, state: Any, rng: Rng) -> int:
    """Plays to the end by `actors`, `legal`, `draw` and `apply`; table time stands still, but in real time."""
    entries = at = 0
    while actors := game.rules.actors(state):
        seat = actors[rng.below(len(actors))]
        if game.real_time is not None and seat != CHANCE and not game.real_time.stands(state):
            before, at = at, at + rng.below(RANDOM_STEP)
            if (deadline := game.deadline(state)) is not None and deadline <= at:
                seat, at = CLOCK, deadline
            at = at if game.rules.legal(state, seat, at) else before
        legal = [game.rules.draw(state, rng)] if seat == CHANCE else game.rules.legal(state, seat, at)
        game.rules.apply(state, seat, legal[rng.below(len(legal))], at)
        entries += 1
    return entries


def some_actions(game: AnyGame, number: int) -> Sequence[Any]:
    """All actions of the game; of very many some, others for every number."""
    if len(game.actions) <= MANY:
        return game.actions
    step = len(game.actions) // SOME
    return game.actions[number % step :: step]


class Moment(NamedTuple):
    """The state before entry `seq` of a table, or after the end."""

    seq: int
    now: int
    state: Any
    table: AnyTable


def moment(table: AnyTable, seq: int) -> Moment:
    state = table.game.rules.setup(table.setup)
    for entry in table.log[:seq]:
        table.game.rules.apply(state, entry.seat, table.game.codes[entry.action], entry.at)
    return Moment(seq, table.log[seq - 1].at if seq else 0, state, table)


def moments(game: AnyGame, setup: Setup, seed: int, count: int = 10) -> list[Moment]:
    """Of a game played at random: the start, the end, and some moments between, spread evenly."""
    table = play(game, setup, seed)
    last = len(table.lines)
    return [moment(table, seq) for seq in (*range(0, last, max(1, last // count)), last)]


def rule_ids(game: AnyGame) -> set[str]:
    """The rules that the SPEC.md in the game's folder defines."""
    spec = (files(game.package) / "SPEC.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]+-\w+)\*\*", spec, re.MULTILINE))


def after(game: AnyGame, state: Any, entry: Entry, code: int) -> Any:
    changed = game.copy(state)
    game.rules.apply(changed, entry.seat, code, entry.at)
    return changed


def seen(game: AnyGame, state: Any, entry: Entry, reader: Seat | None) -> Seen:
    """The entry in the log of the reader, if it were made now."""
    who = game.audience(state, entry.seat, entry.action)
    said = tell(game, state, entry.seat, entry.action, entry.at)
    others = [] if who is None else tell(game, state, entry.seat, entry.action, entry.at, hidden=True)
    return Line(entry, who, said, others).seen_by(reader)


def face(game: AnyGame, state: Any, reader: Seat | None) -> bytes:
    """Everything that the table shows to a reader, as bytes."""
    shown: list[Any] = [game.sight.view(state, reader), game.speech.prompt(state, reader), game.silence(state)]
    if reader is not None:
        legal = game.rules.legal(state, reader, 0)
        shown += [legal, [game.speech.label(state, reader, game.actions[code]) for code in legal]]
        allowed = {game.actions[code] for code in legal}
        shown += [game.rules.refusal(state, reader, a, 0) for a in some_actions(game, reader) if a not in allowed]
    return msgspec.json.encode(shown)
