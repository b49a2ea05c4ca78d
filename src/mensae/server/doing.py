"""What is done at a table: judged in memory, brought to disk, and only then told. The caller holds the lock."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from mensae.core.schema import Entry, Outcome, Refused, Seat, refused
from mensae.server import quotas
from mensae.server.house import now_ms
from mensae.server.live import AnyTable, LiveTable
from mensae.server.ratings import rate
from mensae.server.store.tables import Chair, Sheet, update_table
from mensae.server.store.work import Job, Row, insert_entries
from mensae.server.telling import tell_update

Move = Callable[[AnyTable, int], None]
MOST_ENTRIES: Final = 20_000  # of one table; the longest games have some hundreds
_encode = msgspec.json.Encoder().encode


def acting(live: LiveTable, seat: Seat, actions: list[Any], seen: int | None) -> Move:
    """How a person acts, or does a chain of actions or nothing."""
    return partial(_act, live, seat, actions, seen)


def _act(live: LiveTable, seat: Seat, actions: list[Any], seen: int | None, table: AnyTable, at: int) -> None:
    if live.chairs[seat].by_bot:
        raise refused("server-away")
    if seen is not None and _is_stale(live, table, seat, seen):
        raise refused("server-stale")
    if len(actions) == 1:
        table.act(seat, actions[0], arrival(table, at))
    else:
        table.act_all(seat, actions, arrival(table, at))


def _is_stale(live: LiveTable, table: AnyTable, seat: Seat, seen: int) -> bool:
    """Whether the seat itself has acted since what it saw, as with a second click.

    Where several seats act at once, or against the clock, only the present position counts.
    """
    if live.game.real_time is not None or len(table.actors) > 1 or live.game.deadline(table.state) is not None:
        return False
    return any(line.entry.seat == seat for line in table.lines[seen:])


def pass_time(table: AnyTable, at: int) -> None:
    """Lets the clock act for all that is over for everybody."""
    while table.is_timed and (deadline := table.game.deadline(table.state)) is not None:
        if deadline + grace(table) > at:
            return
        table.tick(deadline)


def grace(table: AnyTable) -> int:
    """For how many ms after the next deadline people may still act."""
    return table.game.real_time.grace(table.state) if table.game.real_time is not None else 0


def arrival(table: AnyTable, at: int) -> int:
    """Lets the clock act for all that is over for everybody, and gives the table time of what a person does now."""
    pass_time(table, at)
    return stamp(table, at)


def stamp(table: AnyTable, at: int) -> int:
    """The table time of what a person does: within the grace of a deadline it counts as just before it."""
    deadline = table.game.deadline(table.state) if table.is_timed else None
    if deadline is None or not deadline <= at < deadline + grace(table):
        return at
    return max(table.now, deadline - 1)


def do(live: LiveTable, move: Move, at: int) -> Refused | None:
    """Does something in memory; what it was refused with, if it was."""
    table, stood, refusal = live.playing(), live.stands(), None
    live.broken = True  # if the rules fail in mid-move, the disk is right and memory is not
    try:
        move(table, max(table.now, at))
    except Refused as error:
        refusal = error
    live.broken = False
    if stood and not live.stands():
        live.wind()
    return refusal


def tell(live: LiveTable, before: int) -> None:
    """Everybody hears of what is on disk, and all that goes by itself goes on from there."""
    tell_update(live, before)
    live.after_change(live)


class Keeping:
    """Brings the new entries, and the end if they lead to it, to disk, and then says so, or what went wrong.

    Until then, and if it fails, memory is not trusted.
    """

    def __init__(
        self,
        live: LiveTable,
        before: int,
        seat: Seat | None,
        key: str | None,
        then: Callable[[BaseException | None], object],
    ) -> None:
        self.live, self.seat, self.key, self.then = live, seat, key, then
        self.rows = entry_rows(live, before, seat, key)
        self.sheet: Sheet | None = None  # as the end leaves it
        self.chairs = live.chairs
        if payer := quotas.paying(live, seat):
            quotas.charge(live.house, payer, quotas.size_of_entries(self.rows))
        live.broken, self.began = True, monotonic()
        job = Job(self._kept, None, self.rows)
        if (outcome := live.started().outcome) is not None:
            self.sheet = replace(live.sheet, phase="over", ended=now_ms())
            self.chairs = with_results(live.chairs, outcome)
            job = Job(self._kept, partial(_finish, self.sheet, self.chairs, self.rows))
        live.house.store.put(job)

    def _kept(self, _: Any, error: BaseException | None) -> None:
        live, rows = self.live, self.rows
        if error is None:
            if self.sheet is not None:
                live.written(self.sheet, self.chairs)
            live.broken, live.moved = False, monotonic()
            live.house.metrics.committed(live.game.id, len(rows), live.moved - self.began)
            if self.key:
                live.keys[self.key] = next(row[1] for row in rows if row[3] == self.seat)
        self.then(error)


def entry_rows(live: LiveTable, before: int, seat: Seat | None = None, key: str | None = None) -> list[Row]:
    """The entries from `before` on as they are kept; the key stays with the first of its seat."""
    new = [line.entry for line in live.started().lines[before:]]
    own = next((entry.seq for entry in new if entry.seat == seat), None) if key else None
    return rows_of(live.id, new, own, key)


def rows_of(table_id: str, new: Sequence[Entry], own: int | None = None, key: str | None = None) -> list[Row]:
    """Entries as they are kept; the key stays with entry `own`."""
    made = now_ms()
    return [
        (table_id, e.seq, e.at, e.seat, _encode(e.action).decode(), key if e.seq == own else None, made) for e in new
    ]


def with_results(chairs: list[Chair], outcome: Outcome) -> list[Chair]:
    """The chairs with how the game ended for each."""
    results = zip(chairs, outcome.places, outcome.scores, strict=True)
    return [replace(chair, place=place, score=score) for chair, place, score in results]


def _finish(sheet: Sheet, chairs: list[Chair], rows: list[Row], connection: Connection) -> None:
    """The last entries, the result and the ratings, all or nothing."""
    insert_entries(connection, rows)
    update_table(connection, sheet, dict(enumerate(chairs)))
    rate(connection, sheet, chairs)
