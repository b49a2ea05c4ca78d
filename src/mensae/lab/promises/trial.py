"""A finished game on trial: its table, and moments of it that are rebuilt from the log.

So the promises trust `setup` and `apply`; everything else of the contract is on trial.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias, TypeVar

from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.log import standing
from mensae.core.schema import TABLE_ACTIONS, Entry, Refusal, Refused, Seat, Setup
from mensae.core.table import Table

T = TypeVar("T")
AnyTable: TypeAlias = Table[Any, Any, Any]
MANY = 1000  # actions of a game; of more, only some are tried at each moment
SOME = 300


class Broken(AssertionError):
    """A promise that a game broke: how, and before which entry if that is known."""

    def __init__(self, reason: str, seq: int | None = None) -> None:
        super().__init__(reason if seq is None else f"before entry {seq}: {reason}")
        self.seq = seq


class Moment(NamedTuple):
    """The state before entry `seq` of a table, or after the end."""

    seq: int
    now: int
    state: Any
    table: AnyTable


class Trial:
    """A finished table, and how much of it is looked at."""

    def __init__(self, table: AnyTable, seed: int, most: int | None = None) -> None:
        self.table = table
        self.game: AnyGame = table.game
        self.setup: Setup = table.setup
        self.seed = seed  # of whatever a promise draws
        self.most = most  # moments for each promise, drawn at random; None: as many as it asks for, spread evenly
        self.readers: tuple[Seat | None, ...] = (None, *range(table.setup.seats))

    def moments(self, count: int = 10) -> list[Moment]:
        """The start, the end, and some moments between."""
        last = len(self.table.lines)
        even = [*range(0, last, max(1, last // count)), last]
        return [moment(self.table, seq) for seq in self._drawn(range(last + 1), even)]

    def every_moment(self) -> Iterator[Moment]:
        """Every moment that stands, in one state that goes on: to be looked at, not to be changed."""
        rules, state = self.game.rules, self.game.rules.setup(self.setup)
        yield Moment(0, 0, state, self.table)
        for entry in self.table.standing:
            rules.apply(state, entry.seat, self.game.codes[entry.action], entry.at)
            yield Moment(entry.seq + 1, entry.at, state, self.table)

    def entries(self, count: int, wanted: Callable[[Entry], bool]) -> list[Entry]:
        """Some of the entries of the game that are wanted."""
        found = [entry for entry in self.table.log if not isinstance(entry.action, TABLE_ACTIONS) and wanted(entry)]
        return self._drawn(found, found[:: max(1, len(found) // count)])

    def _drawn(self, all_of_them: Sequence[T], even: list[T]) -> list[T]:
        if self.most is None or not all_of_them:
            return even
        rng = FastRng(self.seed)
        return [all_of_them[rng.below(len(all_of_them))] for _ in range(self.most)]


Promise: TypeAlias = Callable[[Trial], None]


def sentence(promise: Promise) -> str:
    """What is promised."""
    return (promise.__doc__ or "").partition("\n")[0]


def moment(table: AnyTable, seq: int) -> Moment:
    """A moment of the table, in a state of its own."""
    state = table.game.rules.setup(table.setup)
    for entry in standing(table.lines[:seq]):
        table.game.rules.apply(state, entry.seat, table.game.codes[entry.action], entry.at)
    return Moment(seq, table.lines[seq - 1].entry.at if seq else 0, state, table)


def refused(do: Callable[[], object]) -> Refusal | None:
    """The refusal that the call meets, if it does."""
    try:
        do()
    except Refused as error:
        return error.refusal
    return None


def some_actions(game: AnyGame, number: int) -> Sequence[Any]:
    """All actions of the game; of very many some, others for every number."""
    if len(game.actions) <= MANY:
        return game.actions
    step = len(game.actions) // SOME
    return game.actions[number % step :: step]


def rule_ids(game: AnyGame) -> frozenset[str]:
    """The rules that the SPEC.md in the game's folder defines."""
    return _rule_ids(game.package)


@cache
def _rule_ids(package: str) -> frozenset[str]:
    spec = (files(package) / "SPEC.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^- \*\*([A-Z]+-\w+)\*\*", spec, re.MULTILINE))
