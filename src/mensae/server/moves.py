"""What people do at a table, and how it gets to disk before anybody hears of it. The caller holds the lock."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy import Connection

from mensae.core.schema import (
    Action,
    AgreeUndo,
    AskUndo,
    Entry,
    Outcome,
    Refusal,
    Refused,
    RefuseUndo,
    Seat,
    Undo,
    refused,
)
from mensae.server import quotas
from mensae.server.house import now_ms
from mensae.server.live import AnyTable, LiveTable
from mensae.server.loading import is_behind, refresh
from mensae.server.ratings import rate
from mensae.server.store import Conflict
from mensae.server.store.tables import Chair, Sheet, update_table
from mensae.server.store.work import Row, insert_entries
from mensae.server.telling import tell_update

Move = Callable[[AnyTable, int], None]
ATTEMPTS = 5  # where another server writes to the same log
MOST_ENTRIES = 20_000  # of one table; the longest games have some hundreds
_encode = msgspec.json.Encoder().encode


async def act(
    live: LiveTable, seat: Seat, actions: list[Any], key: str, arrived: int | None = None, seen: int | None = None
) -> int:
    """Does an action for a person, or a chain of them or nothing, judged by when it arrived.

    Returns how many entries are known then.
    """

    def check(table: AnyTable) -> None:
        if live.chairs[seat].by_bot:
            raise refused("server-away")
        if seen is not None and _is_stale(live, table, seat, seen):
            raise refused("server-stale")

    def do(table: AnyTable, at: int) -> None:
        check(table)
        if len(actions) == 1:
            table.act(seat, actions[0], arrival(table, at))
        else:
            table.act_all(seat, actions, arrival(table, at))

    return await once(live, seat, key, arrived, do, lambda done: done == actions[0])


async def undo(live: LiveTable, seat: Seat, key: str, arrived: int | None = None) -> int:
    """Takes back, or asks the others whether it may; bots agree at once."""

    def take_back(table: AnyTable, at: int) -> None:
        at = arrival(table, at)
        table.undo(seat, at)
        for bot, chair in enumerate(live.chairs):
            if table.asked is not None and bot != seat and chair.by_bot:
                table.answer_undo(bot, True, at)

    return await once(live, seat, key, arrived, take_back, lambda done: isinstance(done, Undo | AskUndo))


async def answer(live: LiveTable, seat: Seat, agree: bool, key: str, arrived: int | None = None) -> int:
    """Agrees to an undo, or refuses it."""
    kind = AgreeUndo if agree else RefuseUndo

    def reply(table: AnyTable, at: int) -> None:
        table.answer_undo(seat, agree, arrival(table, at))

    return await once(live, seat, key, arrived, reply, lambda done: isinstance(done, kind))


async def tick(live: LiveTable) -> None:
    """Lets the clock act, in real time only when the grace of a deadline has passed, too."""
    if live.running:
        await change(live, _tick)


def _tick(table: AnyTable, at: int) -> None:
    while (deadline := table.game.deadline(table.state)) is not None and deadline + grace(table) <= at:
        table.tick(deadline)


def grace(table: AnyTable) -> int:
    """For how many ms after the next deadline people may still act."""
    return table.game.real_time.grace(table.state) if table.game.real_time is not None else 0


def arrival(table: AnyTable, at: int) -> int:
    """Lets the clock act for all that is over for everybody, and gives the table time of what a person does now."""
    _tick(table, at)
    return stamp(table, at)


def stamp(table: AnyTable, at: int) -> int:
    """The table time of what a person does: within the grace of a deadline it counts as just before it."""
    deadline = table.game.deadline(table.state)
    if deadline is None or not deadline <= at < deadline + grace(table):
        return at
    return max(table.now, deadline - 1)


def why(live: LiveTable, seat: Seat, action: Any) -> Refusal | None:
    """Why the action is not allowed now; nothing is done."""
    table = live.playing()
    return table.refusals(seat, [action], stamp(table, live.at()))[0]


async def once(
    live: LiveTable, seat: Seat, key: str, arrived: int | None, move: Move, meant: Callable[[Action], bool]
) -> int:
    """Does a move that its key has not done yet; a key that meant something else is refused.

    A server that may not be the only one looks at the disk before it refuses: perhaps it has not heard of all.
    """
    full_key = f"{seat}.{key}"
    for attempt in range(ATTEMPTS):
        entry = live.keys.get(full_key)
        if entry is not None:
            if not meant(live.started().lines[entry].entry.action):
                raise refused("server-key-used")
            return len(live.started().lines)
        if live.table is not None and len(live.table.lines) >= MOST_ENTRIES:  # clocks and bots may still end it
            raise refused("server-log-full", most=MOST_ENTRIES)
        quotas.check(live.house, quotas.paying(live, seat))
        try:
            return await _change(live, move, seat, full_key, arrived)
        except Conflict:
            await refresh(live)
        except Refused:
            if attempt or not await is_behind(live):
                raise
            await refresh(live)
    raise refused("server-conflict")


async def change(live: LiveTable, move: Move) -> None:
    """Does something that nobody asked for with a key: what bots and clocks do."""
    for _ in range(ATTEMPTS):
        if not live.running:
            return  # another server has ended the table
        try:
            await _change(live, move)
        except Conflict:
            await refresh(live)
        else:
            return


def _is_stale(live: LiveTable, table: AnyTable, seat: Seat, seen: int) -> bool:
    """Whether the seat itself has acted since what it saw, as with a second click.

    Where several seats act at once, or against the clock, only the present position counts.
    """
    if live.game.real_time is not None or len(table.actors) > 1 or live.game.deadline(table.state) is not None:
        return False
    return any(line.entry.seat == seat for line in table.lines[seen:])


async def _change(
    live: LiveTable, move: Move, seat: Seat | None = None, key: str | None = None, arrived: int | None = None
) -> int:
    """Does something, commits whatever came of it, then tells everybody.

    A refused move may still have let the clock act, and that is kept.
    """
    table = live.playing()
    before, stood, refusal = len(table.lines), live.stands(), None
    live.broken = True  # if the rules fail in mid-move, the disk is right and memory is not
    try:
        move(table, live.at() if arrived is None else max(table.now, arrived))
    except Refused as error:
        refusal = error
    live.broken = False
    if stood and not live.stands():
        live.wind()
    if len(table.lines) > before:
        await _commit(live, before, seat, None if refusal else key)
        tell_update(live, before)
        live.after_change(live)
    if refusal is not None:
        live.house.metrics.refused(refusal.refusal.text.key)
        raise refusal
    return len(table.lines)


async def _commit(live: LiveTable, before: int, seat: Seat | None, key: str | None) -> None:
    """Brings the new entries, and the end if they lead to it, to disk; if that fails memory is not trusted any more."""
    table = live.started()
    rows, outcome = entry_rows(live, before, seat, key), table.outcome
    if payer := quotas.paying(live, seat):
        quotas.charge(live.house, payer, quotas.size_of_entries(rows))
    live.broken, began = True, monotonic()
    if outcome is None:
        await live.house.store.append(rows)
    else:
        sheet, chairs = replace(live.sheet, phase="over", ended=now_ms()), with_results(live.chairs, outcome)
        await live.house.store.write(partial(_finish, sheet, chairs, rows))
        live.written(sheet, chairs)
    live.broken, live.moved = False, monotonic()
    live.house.metrics.committed(live.game.id, len(rows), live.moved - began)
    if key:
        live.keys[key] = next(row[1] for row in rows if row[3] == seat)


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
