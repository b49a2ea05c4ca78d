"""From the database to a table in memory, and on to the workers."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from mensae.core.game import AnyGame
from mensae.core.log import Line, kept_entry, standing
from mensae.core.record import parse_options
from mensae.core.replay import BadLog
from mensae.core.schema import Entry, Refused, Setup, refused
from mensae.core.table import Table
from mensae.server.house import House, now_ms
from mensae.server.live import AnyTable, LiveTable
from mensae.server.position import Origin, Position, build
from mensae.server.store.tables import Sheet, Stored, StoredEntry, all_reached, load, load_entries, load_sheet
from mensae.server.telling import tell_update

SHORT = 100  # entries
NONSENSE = (BadLog, Refused, ValueError, LookupError)  # what a log leads to that was not written by the rules
SLICE = 100  # entries that are played before everybody else gets their turn

log: Any = structlog.get_logger()


async def load_live(house: House, table_id: str) -> LiveTable | None:
    """The table with this id as it lies on disk; raises `Refused` if it is damaged, or its rules not those of today."""
    stored = await _stored(house, table_id)
    if stored is None:
        return None
    live = LiveTable(house, _game(house, stored.sheet), stored.sheet, stored.chairs)
    await _fill(live, stored)
    return live


async def _stored(house: House, table_id: str) -> Stored | None:
    try:
        return await house.store.read(lambda connection: load(connection, table_id))
    except msgspec.MsgspecError as error:
        raise _damaged(table_id, error) from error


class held:  # noqa: N801
    """The table for one at a time, and never what may be ahead of the disk."""

    __slots__ = ("live",)

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    async def __aenter__(self) -> None:
        await self.live.lock.acquire()
        if self.live.broken:
            refreshed = False
            try:
                await refresh(self.live)
                refreshed = True
            finally:
                if not refreshed:
                    self.live.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()


def take(live: LiveTable) -> bool:
    """Takes the lock of a table at once, if nobody has it or waits for it, and memory can be trusted."""
    if live.broken or live.lock.locked():
        return False
    attempt = live.lock.acquire()
    try:
        attempt.send(None)
    except StopIteration:
        return True
    attempt.close()  # somebody is about to get it
    return False


async def refresh(live: LiveTable) -> None:
    """Trusts the disk, not the memory: loads anew, and tells everybody what they have not heard of yet."""
    stored = await _stored(live.house, live.id)
    if stored is None:
        raise refused("server-no-table")
    revised = stored.sheet.revision != live.sheet.revision
    live.sheet, live.chairs = stored.sheet, stored.chairs
    await _fill(live, stored)
    if live.table is not None and live.told < len(live.table.lines):
        tell_update(live, live.told)
    if revised:
        live.tell_room()
    else:
        live.people_changed()


async def is_behind(live: LiveTable) -> bool:
    """Whether another server has changed the table since; where no other can be, nothing is asked."""
    if not live.house.store.shared:
        return False
    found = await live.house.store.read(lambda connection: all_reached(connection, [live.id]))
    return found.get(live.id, live.reached()) != live.reached()


async def _fill(live: LiveTable, stored: Stored) -> None:
    live.talk, live.talked, live.talk_keys = stored.talk, stored.talked, stored.talk_keys
    live.rematch = stored.rematch
    await find_origin(live)
    if stored.sheet.started is None:
        live.table, live.keys = None, {}
    else:
        if len(stored.entries) > SHORT:  # long enough for others to notice
            table = await asyncio.to_thread(_replayed, live, stored)
        else:
            table = _replayed(live, stored)
        moved = (now_ms() - stored.entries[-1].made) / 1000 if stored.entries else 0.0
        live.adopt(table, moved)
        live.keys = {entry.key: entry.seq for entry in stored.entries if entry.key is not None}
    live.broken = False


def _replayed(live: LiveTable, stored: Stored) -> AnyTable:
    """The table that the log leads to; raises `Refused` if it leads nowhere."""
    table: AnyTable | None = None
    try:
        table = new_table(live.game, stored.sheet, len(stored.chairs), live.begin)
        for entry in _decoded(live.house, stored.sheet, stored.entries):
            table.record(entry)
        if stored.sheet.phase == "over" and table.outcome is None:
            raise BadLog(len(table.lines), "is missing: the game is over, and its log does not lead there")
    except NONSENSE as error:
        raise _damaged(live.id, error, len(table.lines) if table else 0) from error
    return table


def _damaged(table_id: str, error: Exception, entry: int | None = None) -> Refused:
    """That a table makes no sense on disk, which nobody who asks for it can help; the log says where."""
    log.error("a table is damaged on disk", table=table_id, entry=entry, error=str(error))
    return refused("server-damaged")


def _game(house: House, sheet: Sheet) -> AnyGame:
    game = house.games.get(sheet.game)
    if game is None or sheet.version != game.version:
        raise refused("server-old-rules", game=sheet.game, version=sheet.version)
    return game


def new_table(game: AnyGame, sheet: Sheet, seats: int, begin: Any = None) -> AnyTable:
    """The table before its first entry, in a fork with the state that it begins with.

    Raises `Refused` where seats or options do not fit.
    """
    try:
        setup = Setup(seats, parse_options(game, sheet.options), tuple(sheet.last))
    except msgspec.ValidationError as error:
        raise refused("server-bad-options", reason=str(error)) from error
    return Table(game, setup, sheet.seed, begin)


async def state_after(table: AnyTable, count: int) -> Any:
    """The state after the first `count` entries, made in slices: others may even act at the table meanwhile."""
    game, entries, state = table.game, standing(table.lines[:count]), table.game.copy(table.begin)
    code = game.codes
    for number, entry in enumerate(entries, 1):
        game.rules.apply(state, entry.seat, code[entry.action], entry.at)
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return state


def _decoded(house: House, sheet: Sheet, entries: Sequence[StoredEntry]) -> Iterator[Entry]:
    """The entries as the game knows them; raises `BadLog` at one that is missing, or none of the game."""
    decode = house.action_decoders[sheet.game].decode
    for seq, entry in enumerate(entries):
        if entry.seq != seq:
            raise BadLog(seq, f"is numbered {entry.seq}")
        try:
            yield kept_entry(seq, entry.at, entry.seat, decode(entry.action))
        except msgspec.MsgspecError as error:
            raise BadLog(seq, str(error)) from error


async def find_origin(live: LiveTable) -> None:
    """Finds out what a fork began with: the position, and its state."""
    live.origin = await _origin_of(live.house, live.sheet, len(live.chairs))
    if live.origin is not None:
        position = _position(live.game, live.sheet, len(live.chairs), [], 0, live.origin)
        try:
            live.begin = await asyncio.to_thread(build, position, live.house.games)
        except NONSENSE as error:
            raise _damaged(live.id, error) from error


async def _origin_of(house: House, sheet: Sheet, seats: int) -> Origin | None:
    """The position that a fork began with; None for tables that began with their setup."""
    if sheet.origin is None:
        return None
    origin, count = sheet.origin, sheet.origin_entries

    def read(connection: Connection) -> tuple[Sheet | None, list[StoredEntry]]:
        return load_sheet(connection, origin), load_entries(connection, origin, count)

    parent, entries = await house.store.read(read)
    assert parent is not None  # the database keeps tables that others were forked from
    above, game = await _origin_of(house, parent, seats), _game(house, parent)

    def stood() -> Position:
        lines = [Line(entry, None, []) for entry in _decoded(house, parent, entries)]
        if len(lines) != count:
            raise BadLog(len(lines), f"is missing: table {sheet.id} was forked from it after {count} entries")
        return _position(game, parent, seats, standing(lines), 0, above)

    try:
        return Origin(await asyncio.to_thread(stood), sheet.origin_seat, sheet.seed or b"")
    except NONSENSE as error:
        raise _damaged(origin, error, error.seq if isinstance(error, BadLog) else None) from error


def position_of(live: LiveTable) -> Position:
    """The position as data for a worker, which follows the table."""
    entries = live.started().standing
    stands = _position(live.game, live.sheet, len(live.chairs), entries, live.at(), live.origin)
    return replace(stands, table=live.id)


def _position(
    game: AnyGame, sheet: Sheet, seats: int, entries: Sequence[Entry], at: int, origin: Origin | None
) -> Position:
    code = game.codes
    moves = [(entry.seat, code[entry.action], entry.at) for entry in entries]
    setup: Any = Setup(seats, sheet.options, tuple(sheet.last))
    return Position(game.id, setup, moves, at, origin)
