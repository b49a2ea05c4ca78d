"""Random games through the table, with every promise of the contract checked on the way.

A game that breaks one is saved as a log that `mensae replay` can read.
"""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from mensae.core.chance import SEED_BYTES, KeyedRng, Rng
from mensae.core.game import AnyGame
from mensae.core.notation import read, write
from mensae.core.record import BadRecord, export, load
from mensae.core.replay import replay
from mensae.core.schema import HOST, Refused, Setup, Undo
from mensae.core.state import dump
from mensae.core.table import Table

HOST_EVERY = 30  # steps in which the host acts once, where there is something for it to say


class Broken(AssertionError):
    """A promise that a game broke."""


def fuzz(game: AnyGame, number: int, seed: int, folder: Path) -> Table[Any, Any, Any]:
    """Plays random game `number` of a seed to its end; if anything goes wrong, its log is kept in the folder."""
    rng = KeyedRng(seed.to_bytes(32, "big"), number)
    table = random_table(game, rng)
    names = [f"Bot {seat + 1}" for seat in range(table.setup.seats)]

    def keep(kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception):  # not if somebody stopped it
            path = folder / f"fuzz-{game.id}-{seed}-{number}.jsonl"
            path.write_text(export(table, names, keep_seed=True), encoding="utf-8")
            error.add_note(f"the log of this game is in {path}")

    with ExitStack() as stack:
        stack.push(keep)
        table.start()
        pieces = game.sight.pieces(table.state)
        before: dict[str, Any] | None = None
        read_back: set[Any] = set()
        while table.actors:
            before = random_step(table, rng, before)
            check_state(table, pieces, read_back)
        check_log(table, names)
    return table


def random_table(game: AnyGame, rng: Rng) -> Table[Any, Any, Any]:
    """A table with random seats and options; a combination that the game refuses is drawn again."""
    while True:
        seats = game.seats[rng.below(len(game.seats))]
        seed = bytes(int(rng.below(256)) for _ in range(SEED_BYTES))
        try:
            return Table(game, Setup(seats, random_options(game, rng)), seed)
        except Refused:
            continue


def random_options(game: AnyGame, rng: Rng) -> Any:
    """Any value of each option's type; of numbers the bounds and the default come more often than the rest."""
    info = inspect.type_info(game.options)
    assert isinstance(info, inspect.StructType)
    values: dict[str, Any] = {}
    for field in info.fields:
        match field.type:
            case inspect.LiteralType(choices):
                pass
            case inspect.BoolType():
                choices = (False, True)
            case inspect.IntType(ge=int(low), le=int(high)):
                choices = (low, high, field.default, low + rng.below(high - low + 1))
            case other:
                raise TypeError(f"option {field.name} is a {other}; options are literals, bools and bounded ints")
        values[field.name] = choices[rng.below(len(choices))]
    return game.options(**values)


def random_step(table: Table[Any, Any, Any], rng: Rng, before: dict[str, Any] | None) -> dict[str, Any] | None:
    """One action of a seat that may act, or now and then an undo of its last one; deadlines pass on the way.

    `before` is the state before the last step where that one is to be taken back; returned is the same for this step.
    """
    at = table.now + rng.below(1000)
    table.tick(at)
    if not table.actors:
        return None
    seat = table.actors[rng.below(len(table.actors))]
    if table.game.real_time is not None and table.legal(HOST, at) and rng.below(HOST_EVERY) == 0:
        seat = HOST
    last = table.log[-1] if table.log else None
    mine = last is not None and last.seat == seat and not isinstance(last.action, Undo)
    if mine and before is not None and table.game.undo != "never":
        table.undo(seat, at)
        if dump(table.state) != before:
            raise Broken("the undo does not restore the state")
        return None
    now: dict[str, Any] | None = dump(table.state) if rng.below(16) == 0 else None
    choices = table.legal(seat, at)
    if not choices:  # what it could do is over by then
        return None
    table.act(seat, choices[rng.below(len(choices))], at)
    return now


def check_state(table: Table[Any, Any, Any], pieces: dict[str, int], read_back: set[Any]) -> None:
    """What holds after every action; the notation of an action, which never changes, is read back once a game."""
    game, state = table.game, table.state
    if game.sight.pieces(state) != pieces:
        raise Broken(f"there were {pieces}, now there are {game.sight.pieces(state)}")
    if (game.rules.outcome(state) is None) != bool(game.rules.actors(state)):
        raise Broken("somebody must act exactly as long as there is no outcome")
    for seat in game.rules.actors(state):
        choices = table.legal(seat)
        if not choices or len(set(choices)) != len(choices):
            raise Broken(f"seat {seat} has {len(choices)} choices, {len(set(choices))} of them different")
        for action in set(choices) - read_back:
            if read(write(action), game.kinds) != action:
                raise Broken(f"'{write(action)}' does not read back")
        read_back.update(choices)
    for reader in (None, *range(table.setup.seats)):
        msgspec.json.encode(game.sight.view(state, reader))


def check_log(table: Table[Any, Any, Any], names: list[str]) -> None:
    """The log alone leads to the same state, and its dice are those of the seed."""
    game = table.game
    if dump(replay(game, table.setup, table.log).state) != dump(table.state):
        raise Broken("the log does not lead to the same state")
    try:
        load(export(table, names), {game.id: game}, verify=True)
    except BadRecord as error:
        raise Broken(f"the record does not load again: {error}") from error
