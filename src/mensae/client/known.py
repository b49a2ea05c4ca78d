"""What a reader knows of a table, put together from the messages of the server."""

from time import monotonic
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from mensae.core.schema import Outcome, Refusal, Seat, Seen, Told, Undo
from mensae.wire import change
from mensae.wire.limits import HEARTBEAT
from mensae.wire.socket import Asked, Choice, Looked, Outgoing, Over, Pong, Room, Talk, Timed, Update, Welcome

FASTEST = 10  # ms between two pings, whatever a server asks for


class Known:
    """A table as one reader knows it now; only messages change it."""

    def __init__(self, room: Room, seat: Seat | None) -> None:
        self.room = room
        self.seat = seat  # None: a spectator
        self.log: list[Seen] = []  # never changed in place
        self.update: Update | None = None  # the position; None before the game begins
        self.talk: list[Talk] = []
        self.muted: list[Seat] = []
        self.over: Over | None = None
        self.heartbeat = HEARTBEAT  # ms
        self.lag: int | None = None  # ms, of the last round trip
        self._clock = (0, monotonic())  # the table time at a time of ours

    @property
    def view(self) -> Any:
        """The game's own view; None before it begins."""
        return self.update.view if self.update else None

    @property
    def legal(self) -> list[Choice]:
        """What the seat may do now."""
        return self.update.legal if self.update else []

    @property
    def actors(self) -> list[Seat]:
        """Who may act now."""
        return self.update.actors if self.update else []

    @property
    def prompt(self) -> Told | None:
        """What is asked of the reader, or what the table waits for."""
        return self.update.prompt if self.update else None

    @property
    def asked(self) -> Asked | None:
        """The undo that waits for consent."""
        return self.update.asked if self.update else None

    @property
    def silence(self) -> Refusal | None:
        """The rule by which nobody may talk now."""
        return self.update.silence if self.update else None

    @property
    def outcome(self) -> Outcome | None:
        """The result once the game is over."""
        return self.over.outcome if self.over else None

    def now(self) -> int:
        """The table time that the server has now, as far as one can tell from here."""
        then, at = self._clock
        stands = self.room.phase != "running" or (self.update is not None and self.update.clock.stands)
        return then if stands else then + int((monotonic() - at) * 1000)

    def left(self) -> int | None:
        """How many ms are left until the clock acts, or a bot decides in place of who is too slow."""
        if self.update is None or self.over:
            return None
        clock = self.update.clock
        ends = [clock.deadline] if clock.deadline is not None else []
        ends += [clock.now + clock.limit] if clock.limit is not None else []
        return max(0, min(ends) - self.now()) if ends else None

    def after(self, looked: Looked) -> Any:
        """The view that a look has shown; None where the table has gone on since."""
        if self.update is None or self.update.seq != looked.seq:
            return None
        if looked.view is UNSET:
            return self.view
        plain = msgspec.json.decode(msgspec.json.encode(self.view))
        return msgspec.json.decode(msgspec.json.encode(change.merged(plain, looked.view)), type=type(self.view))

    def take(self, message: Outgoing) -> bool:
        """Learns from a message; False is a gap: entries are missing before those of an update."""
        match message:
            case Welcome():
                self.room, self.seat, self.muted = message.room, message.seat, message.muted
                self.heartbeat = max(FASTEST, message.heartbeat)
                self._hear(message.talk)
            case Room():
                self.room = message
            case Talk():
                self._hear([message])
            case Update():
                log = merged(self.log, message)
                if log is None:
                    return False
                self.log, self.update = log, message
                self._set_clock(message.clock.now)
            case Over():
                self.over = message
                self.room = replace(self.room, phase="over" if message.outcome else "abandoned")
        if isinstance(message, Timed | Pong) and message.now is not UNSET:
            self._set_clock(message.now)
        return True

    def _hear(self, lines: list[Talk]) -> None:
        """A line that comes twice is heard once."""
        by_number = {line.number: line for line in [*self.talk, *lines]}
        self.talk = [by_number[number] for number in sorted(by_number)]

    def _set_clock(self, now: int) -> None:
        """What arrives has been on its way for half a round trip, unless time stands still."""
        stands = self.update is not None and self.update.clock.stands
        self._clock = (now if stands else now + (self.lag or 0) // 2, monotonic())


def merged(log: list[Seen], update: Update) -> list[Seen] | None:
    """The log with what the update brings, which replaces what was there; None where entries before it are missing."""
    first = update.seq - len(update.entries)
    if first > len(log):
        return None
    entries = [*log[:first], *update.entries]
    for entry in update.entries:
        match entry.action:
            case Undo(to):
                entries[to : entry.seq] = [replace(seen, struck=True) for seen in entries[to : entry.seq]]
    return entries
