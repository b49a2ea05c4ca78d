"""An action on its short way: judged when it is read, told when it is on disk, without a task that waits for it.

Nearly every message of people who play is one action at a table that has time for it. All else, and whatever is to be
explained at length, takes the long way through `socket.py`, which answers the same.
"""

from asyncio import Task, get_running_loop
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from mensae.core.schema import Refusal, Refused, Seat, Told
from mensae.server import doing, quotas
from mensae.server.connection import Connection
from mensae.server.house import parse_action
from mensae.server.live import LiveTable
from mensae.server.loading import take
from mensae.server.store import Conflict, Unavailable
from mensae.wire.closing import Closing
from mensae.wire.requests import Act, decode
from mensae.wire.socket import Ack

LongWay: TypeAlias = Callable[[Connection, str, Act], Coroutine[Any, Any, None]]  # for a message at this table
ACT: Final = ('{"type":"act",', '{"type": "act",')  # how an action begins, as all that we know write it

log: Any = structlog.get_logger()
_again: set[Task[None]] = set()  # what goes the long way after all


def hear(connection: Connection, long_way: LongWay, text: str) -> bool:
    """Does what a message asks for, if it is an action that can be done at once; else it waits for its turn."""
    live, seat = connection.live, connection.reader
    if live is None or seat is None or connection.busy or connection.closed_for is not None or not text.startswith(ACT):
        return False
    if live.house.store.shared or connection.hub.tables.get(live.id) is not live or not take(live):
        return False  # another server may know more, or others are at it
    found = None
    try:
        found = _understood(connection, live, seat, text)
    finally:
        if found is None:
            live.lock.release()
    if found is None:
        return False
    connection.heard = monotonic()
    message, action = found
    Doing(connection, live, message, long_way).begin(seat, action)
    return True


def _understood(connection: Connection, live: LiveTable, seat: Seat, text: str) -> tuple[Act, Any] | None:
    """The message and its action, unless there is more to say to it."""
    try:
        message = decode(text)
        if not isinstance(message, Act) or message.then:
            return None
        action = parse_action(live.house, live.game, message.action)
    except (msgspec.MsgspecError, RecursionError, Refused):
        return None
    table = live.table
    if table is None or not live.running or len(table.lines) >= doing.MOST_ENTRIES:
        return None
    if f"{seat}.{message.id}" in live.keys or quotas.wait(live.house, quotas.paying(live, seat)):
        return None
    return None if connection.is_flooding() else (message, action)


class Doing:
    """An action on its way; it holds the lock of its table."""

    __slots__ = ("before", "connection", "live", "long_way", "message", "refusal")

    def __init__(self, connection: Connection, live: LiveTable, message: Act, long_way: LongWay) -> None:
        self.connection, self.live, self.message, self.long_way = connection, live, message, long_way
        self.before = len(live.started().lines)
        self.refusal: Refusal | None = None

    def begin(self, seat: Seat, action: Any) -> None:
        """Does it in memory, and has it brought to disk."""
        try:
            waits = self._do(seat, action)
        except Unavailable as error:
            self.kept(error)
            return
        except BaseException:  # a fault of ours
            self.live.lock.release()
            self.connection.close(Closing.FAULT)
            raise
        if not waits:
            self._answer()
            self.live.lock.release()

    def _do(self, seat: Seat, action: Any) -> bool:
        """Whether anything came of it."""
        live, message, key = self.live, self.message, f"{seat}.{self.message.id}"
        refused = doing.do(live, doing.acting(live, seat, [action], message.seen), live.at())
        if refused is not None:
            self.refusal = refused.refusal
            live.house.metrics.refused(refused.refusal.text.key)
        if len(live.started().lines) == self.before:
            return False
        doing.Keeping(live, self.before, seat, key if refused is None else None, self.kept)
        return True

    def kept(self, error: BaseException | None) -> None:
        """It is on disk, or could not be brought there."""
        ended = False
        try:
            if error is None:
                doing.tell(self.live, self.before)
                self._answer()
            elif isinstance(error, Conflict):  # what lies on disk decides
                task = get_running_loop().create_task(self.long_way(self.connection, self.live.id, self.message))
                _again.add(task)
                task.add_done_callback(_again.discard)
            else:
                log.error("a message could not be kept", table=self.live.id, error=str(error))
                self.refusal = Refusal(None, Told("server-unavailable"))
                self._answer()
            ended = True
        finally:
            self.live.lock.release()
            if not ended:
                self.connection.close(Closing.FAULT)

    def _answer(self) -> None:
        seq = len(self.live.started().lines) if self.refusal is None else None
        self.connection.send(Ack(self.message.id, seq, self.refusal, self.live.at()))
