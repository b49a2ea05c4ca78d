"""Tables that a worker follows from entry to entry, so that it need not be told the whole log at every question.

The pool remembers what it has told each worker (`Hearsay`) and leaves that out; a worker keeps the states of the tables
that it was asked about (`Following`). Both forget. What a worker does not know it asks for, and a log that went another
way, as after an undo, is told from the beginning.
"""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from mensae.server.position import Games, Move, Position, begin, mark_of

MOST = 128  # tables; of a long game of Magic Maze on Mars a worker keeps less than 1 MB
AGE = 900.0  # seconds after which a table is forgotten that nobody asked about
THOUGHT = 1000  # moves back that a team has thought about; the longest games have some hundreds


class Known(Struct, frozen=True):
    """What a worker has heard of a log before, and what the log is now."""

    before: bytes  # the mark of the moves that are not told again
    now: bytes  # the mark of all moves


class Unknown(Exception):
    """A worker has not followed the table to where the question begins."""


class Hearsay:
    """What a worker was told about tables."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._told: OrderedDict[str, tuple[int, bytes]] = OrderedDict()  # how many moves, and their mark

    def news(self, position: Position) -> tuple[Position, Known | None]:
        """The position with those moves only that the worker has not heard of; None: with all of them."""
        if position.table is None:
            return position, None
        count, before = self._told.pop(position.table, (0, b""))
        now = mark_of(position.moves)
        self._told[position.table] = len(position.moves), now
        while len(self._told) > self._most:
            self._told.popitem(last=False)
        if count == 0 or mark_of(position.moves[:count]) != before:
            return position, None
        return replace(position, moves=position.moves[count:]), Known(before, now)


class Followed:
    """A table as far as it was followed: its state, and what its team remembers."""

    def __init__(self, position: Position, games: Games) -> None:
        self.game = games[position.game]
        self.state: Any = begin(position, games)
        self.memory: Any = self.game.real_time.new_memory() if self.game.real_time else None
        self.mark = mark_of(position.moves)
        self.asked = 0.0  # when it was asked about, by the clock of the worker
        self._apply(position.moves[:-THOUGHT])
        self._think()
        self.follow(position.moves[-THOUGHT:])

    def follow(self, moves: list[Move]) -> None:
        """What was done since."""
        for move in moves:
            self._apply([move])
            self._think()

    def _apply(self, moves: list[Move]) -> None:
        for seat, code, at in moves:
            self.game.rules.apply(self.state, seat, code, at)

    def _think(self) -> None:
        if self.game.real_time is not None:
            self.game.real_time.follow(self.state, self.memory)


class Following:
    """The tables that a worker follows; those that were asked about least lately are forgotten first."""

    def __init__(
        self, games: Games, most: int = MOST, age: float = AGE, clock: Callable[[], float] = monotonic
    ) -> None:
        self.games = games
        self._most, self._age, self._clock = most, age, clock
        self._tables: OrderedDict[str, Followed] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, position: Position, known: Known | None) -> Followed:
        """The table as the position has it; raises `Unknown` if what lies before is not known here."""
        followed = self._tables.pop(position.table, None) if position.table is not None else None
        if known is None:
            followed = Followed(position, self.games)
        elif followed is None or followed.mark != known.before:
            raise Unknown
        else:
            followed.follow(position.moves)
            followed.mark = known.now
        if position.table is not None:
            self._keep(position.table, followed)
        return followed

    def _keep(self, table: str, followed: Followed) -> None:
        now = followed.asked = self._clock()
        self._tables[table] = followed
        while len(self._tables) > self._most or next(iter(self._tables.values())).asked < now - self._age:
            self._tables.popitem(last=False)
