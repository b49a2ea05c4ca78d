"""When to tell a table who is there: soon, but however often somebody comes and goes, not again and again."""

import asyncio
import math
from collections.abc import Callable
from time import monotonic

from mensae.core.schema import Seat

PAUSE = 0.1  # seconds in which those who come and go together make one message
EVERY = 1.0  # seconds between two messages
CROWD = 100  # readers; where there are more, how many of them watch is told less often, so that it costs no more

Present = tuple[frozenset[Seat], int]  # the seats from which somebody looks, and how many watch


class Attendance:
    """What the readers of a table know about each other."""

    def __init__(self) -> None:
        self._known: Present | None = None  # as everybody was told last
        self._differs = False  # somebody was told otherwise since, or everybody is to hear of something else
        self._told = -math.inf
        self._due = math.inf
        self._timer: asyncio.TimerHandle | None = None

    def was_told(self, present: Present) -> None:
        """Everybody knows this now."""
        self._known, self._differs, self._told = present, False, monotonic()

    def welcomed(self, present: Present) -> None:
        """Somebody new knows this, which may be new to the others."""
        self._differs = self._differs or present != self._known

    def changed(self) -> None:
        """Everybody is to be told, whoever is there."""
        self._differs = True

    def schedule(self, present: Present, tell: Callable[[], None]) -> None:
        """Tells everybody in time, if there is anything that they do not know by then."""
        seats, watchers = present
        often = self._known is None or seats != self._known[0]  # whom one plays with matters to play
        pace = EVERY if often else EVERY * max(1.0, (len(seats) + watchers) / CROWD)
        due = max(monotonic() + PAUSE, self._told + pace)
        if self.is_news(present) and due < self._due:
            self.cancel()
            self._due = due
            self._timer = asyncio.get_running_loop().call_later(due - monotonic(), self._end, tell)

    def is_news(self, present: Present) -> bool:
        """Whether somebody does not know this."""
        return self._differs or present != self._known

    def _end(self, tell: Callable[[], None]) -> None:
        self.cancel()
        tell()

    def cancel(self) -> None:
        """Tells nobody."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._due = None, math.inf
