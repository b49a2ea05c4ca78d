"""How a table's sheet and chairs change: on disk first, then in memory, then told. The caller holds the lock."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import Connection

from mensae.core.schema import Refused, Seat
from mensae.server import presence, quotas
from mensae.server.course import proceed
from mensae.server.doing import entry_rows, with_results
from mensae.server.house import moved_at, now_ms
from mensae.server.live import LiveTable
from mensae.server.loading import held, is_behind, new_table, refresh
from mensae.server.moves import ATTEMPTS
from mensae.server.store import Conflict
from mensae.server.store.tables import Chair, Sheet, update_table
from mensae.server.store.work import Row, insert_entries
from mensae.server.telling import tell_update

T = TypeVar("T")


async def settled(live: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
    """Does something with the table for oneself; again if another server changed it meanwhile."""
    async with held(live):
        for _ in range(ATTEMPTS):
            try:
                return await work()
            except Conflict:
                await refresh(live)
            except Refused:
                if not await is_behind(live):
                    raise
                await refresh(live)
        return await work()


async def revise(live: LiveTable, changed: Mapping[Seat, Chair] | None = None, **fields: Any) -> None:
    """Writes these chairs and fields of the sheet; if nobody is missing any more the table begins."""
    chairs = [(changed or {}).get(seat, chair) for seat, chair in enumerate(live.chairs)]
    sheet = replace(live.sheet, **fields)
    begins = sheet.phase == "open" and all(chair.kind != "open" for chair in chairs)
    before, rows = live.table, list[Row]()
    live.broken = True  # until all is on disk
    if begins:
        sheet, chairs, rows = begin(live, sheet, chairs)
        quotas.charge(live.house, quotas.paying(live), quotas.size_of_entries(rows))

    def write(connection: Connection) -> None:
        update_table(connection, sheet, dict(enumerate(chairs)) if begins else changed or {})
        if rows:
            insert_entries(connection, rows)

    await live.house.store.write(write)
    live.written(sheet, chairs)
    live.broken = False
    live.tell_room()
    if live.table is not None and (before is None or before is not live.table):
        tell_update(live, 0)
    proceed(live)


def begin(live: LiveTable, sheet: Sheet, chairs: list[Chair]) -> tuple[Sheet, list[Chair], list[Row]]:
    """The table is laid and chance has drawn what it must, in a fork perhaps to the end; what belongs on disk."""
    table, now = new_table(live.game, sheet, len(chairs), live.begin), now_ms()
    table.start(moved_at(live.origin) if live.game.real_time is not None else 0)
    presence.begin(table, chairs, live.origin)
    live.adopt(table)
    sheet = replace(sheet, phase="running", started=now)
    if table.outcome is not None:
        sheet, chairs = replace(sheet, phase="over", ended=now), with_results(chairs, table.outcome)
    return sheet, chairs, entry_rows(live, 0)
