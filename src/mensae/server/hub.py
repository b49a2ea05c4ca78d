"""All tables that are in memory, and nothing else: any of them can be loaded from the database at any time."""

import asyncio
import gc
import re
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

import structlog

from mensae.core.schema import Refused, refused
from mensae.server.accounts import delete_expired
from mensae.server.course import proceed
from mensae.server.daytime import Daytime
from mensae.server.house import House, now_ms
from mensae.server.limits import Crowd, Rate
from mensae.server.live import LiveTable
from mensae.server.loading import held, is_behind, load_live, refresh
from mensae.server.logs import tell_again
from mensae.server.seats import Account
from mensae.server.store import Conflict, Unavailable
from mensae.server.store.clearing import MOST_TABLES, PORTION, Old, clear_away, old_tables, remove
from mensae.server.store.tables import all_reached, awake, newest
from mensae.server.tending import Tended
from mensae.wire.closing import Closing

FORGET_AFTER = 120.0  # seconds without anybody looking
FORGET_CLOSED = 15.0  # the same for tables that have ended: whoever comes later reads them from disk
MOST_IDLE = 500  # tables in memory that nobody looks at
SOCKETS_GONE = 500  # after so many, and one more for each table, garbage is collected
SWEEP = 2.0
CLEAR = 3600.0
MINUTE = 60.0  # seconds in which lines of the log that say the same are counted
DAY = 24 * 3600 * 1000  # ms
LOADS = Rate(burst=60_000, per_second=1_000)  # entries of tables that an address lets be loaded
LEAST = 500  # of which a table counts for so many at least

_ID = re.compile(r"[0-9A-Za-z]{1,22}")

log: Any = structlog.get_logger()


class Line(Protocol):
    """A connection that may be no socket yet, or never become one."""

    def check_alive(self) -> None:
        """Closes itself if nothing was heard for too long."""

    def abort(self) -> None:
        """Ends at once."""


class Connection(Line, Protocol):
    """A socket, as far as the hub knows it."""

    account: Account | None  # that it has joined a table with
    session: str | None

    def close(self, closing: Closing) -> None:
        """Ends with a reason."""


class Hub:
    """The tables by their ids."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.connections: set[Connection] = set()
        self.lines: set[Any] = set()  # of Line, and filled by uvicorn
        self.sockets = Crowd(house.settings.most_sockets if house.settings.rate_limits else None)
        self.closing = False
        self.sweeping: Tended | None = None
        self._daytime: Daytime | None = None
        self._cleared = monotonic()
        self._old: Old | None = None  # what is being cleared away, a portion at a time
        self._counted = monotonic()
        self.sockets_gone = 0  # since garbage was collected

    async def find(self, table_id: str, asker: str | None = None) -> LiveTable:
        """The table with this id; raises `Refused` if there is none, or if the asker has let too much be loaded."""
        live = self.tables.get(table_id)
        if live is None and _ID.fullmatch(table_id):
            if asker is not None and (wait := self.house.limits.take(("load", asker), LOADS, LEAST)):
                raise refused("server-slow-down", seconds=int(wait) + 1)
            live = await self._load(table_id)
            if live is not None and asker is not None:  # a long log is replayed, which takes as long as it is
                self.house.limits.charge(("load", asker), LOADS, max(0, live.reached()[0] - LEAST))
        if live is None:
            raise refused("server-no-table")
        live.idle_since = monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        """Loads once, however many ask."""
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(load_live(self.house, table_id))
        loading = self._loading[table_id]
        try:
            live = await asyncio.shield(loading)
        finally:
            if loading.done() and self._loading.get(table_id) is loading:
                del self._loading[table_id]
        if live is not None and table_id not in self.tables:
            self.add(live)
        return self.tables.get(table_id)

    def add(self, live: LiveTable) -> None:
        """Keeps a table in memory and lets it go on."""
        live.after_change = proceed
        self.tables[live.id] = live
        self.house.metrics.tables_loaded.set(len(self.tables))
        proceed(live)

    # From time to time

    async def sweep(self) -> None:
        """Closes what is silent, forgets tables that nobody looks at, and clears away those that never began.

        Before that it wakes tables, beside whoever is served already.
        """
        await self.wake()
        while True:
            await self.tidy()
            await asyncio.sleep(SWEEP)
            self.check_connections()
            self.forget_idle()
            if monotonic() - self._counted > MINUTE:
                self._counted = monotonic()
                tell_again()
            self.collect_garbage()
            await self.catch_up()

    async def tidy(self) -> None:
        """Clears away what is old, every hour that the server runs, unless the clock may be wrong."""
        if self._daytime is None:
            self._daytime = Daytime()
            self._daytime.compare(await self._newest())
        if self._daytime.believed() and monotonic() - self._cleared > CLEAR:
            self._cleared = monotonic()
            await self._clear_away()
        await self._clear_portion()

    async def _newest(self) -> float | None:
        """When the newest table was made, in seconds since 1970; of a database that cannot say, long ago."""
        try:
            made = await self.house.store.read(newest)
        except Unavailable:
            return 0.0
        return None if made is None else made / 1000

    def check_connections(self) -> None:
        """Closes what is silent; a connection that fails at that is cut, and harms no other."""
        everything: list[Line] = [*self.connections, *self.lines]
        for connection in everything:
            try:
                connection.check_alive()
            except Exception:
                log.exception("a connection could not be closed in order, and is cut")
                connection.abort()

    def failing(self) -> list[str]:
        """The tasks for everybody that have failed just now."""
        tended = [self.sweeping, *self.house.store.tended, *self.house.workers.tended]
        return [task.name for task in tended if task is not None and task.fails]

    async def catch_up(self) -> None:
        """Looks for what other servers have done at the tables that people look at here."""
        store, watched = self.house.store, [live for live in self.tables.values() if live.readers]
        if not store.shared or not watched:
            return
        ids = [live.id for live in watched]
        try:
            found = await store.read(lambda connection: all_reached(connection, ids))
        except Unavailable as error:
            log.warning("the database cannot be asked what is new", error=str(error))
            return
        for live in watched:
            if live.id in found and found[live.id] != live.reached():
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """One table, whose trouble is its own."""
        try:
            async with held(live):
                if await is_behind(live):
                    await refresh(live)
                    proceed(live)
        except Unavailable as error:
            log.warning("the database cannot be asked what is new", error=str(error))
        except Exception:
            log.exception("a table could not be brought up to date", table=live.id)

    def forget_idle(self, after: float = FORGET_AFTER) -> None:
        """A table stays as long as somebody looks, somebody acts, or a clock runs, and then for a while.

        Of those that only stay for a while, the latest do, however many people look at and leave.
        """
        now, idle = monotonic(), [live for live in self.tables.values() if not _busy(live)]
        idle.sort(key=lambda live: live.idle_since, reverse=True)
        for place, live in enumerate(idle):
            longest = min(after, FORGET_CLOSED) if live.closed else after
            if now - live.idle_since > longest or place >= MOST_IDLE:
                live.stop()
                del self.tables[live.id]
        self.house.metrics.tables_loaded.set(len(self.tables))

    def collect_garbage(self) -> None:
        """A socket leaves 25 KB behind that refer to each other; Python would look for them once in many hours.

        Looking takes 30 ms for a million objects, and a table in play has some thousands.
        """
        if self.sockets_gone > SOCKETS_GONE + len(self.tables):
            self.sockets_gone = 0
            gc.collect()

    async def wake(self) -> None:
        """Loads the tables whose clocks run even if nobody looks."""
        for table_id in await self.house.store.read(awake):
            try:
                await self.find(table_id)
            except (Refused, Unavailable) as error:
                log.warning("a table cannot go on", table=table_id, reason=str(error))
            except Exception:  # whose trouble is its own
                log.exception("a table cannot go on", table=table_id)

    async def _clear_away(self) -> None:
        before = now_ms() - self.house.settings.keep_open_days * DAY
        try:
            cleared = await self.house.store.write(lambda c: clear_away(c, before, list(self.tables)))
            await self.house.store.write(lambda c: delete_expired(c, now_ms()))
        except Unavailable as error:
            log.warning("old tables could not be cleared away", error=str(error))
            return
        if cleared:
            log.info("cleared away tables that never began", tables=cleared)
        kept = self.house.settings
        days = (kept.keep_spare_days, kept.keep_begun_days, kept.keep_ended_days)
        self._old = Old(*(now_ms() - many * DAY if many else None for many in days))

    async def _clear_portion(self) -> None:
        """Some of the tables that are old, few enough that nobody waits for the disk; none that is in memory."""
        if (old := self._old) is None:
            return
        most, ids, count = MOST_TABLES + len(self.tables), list[str](), 0
        try:
            for table_id, entries in await self.house.store.read(lambda c: old_tables(c, old, most)):
                if table_id in self.tables or table_id in self._loading:
                    continue
                if ids and (count + entries > PORTION or len(ids) == MOST_TABLES):
                    break
                ids.append(table_id)
                count += entries
            removed = await self.house.store.write(lambda c: remove(c, ids, old)) if ids else 0
        except (Conflict, Unavailable) as error:
            log.warning("old tables could not be cleared away", error=str(error))
            removed = 0
        if removed:
            log.info("cleared away old tables", tables=removed)
        else:
            self._old = None  # until the next hour

    def sign_out(self, account: Account | None, ended: Callable[[str], bool]) -> None:
        """Closes the sockets of sessions that have ended; they come back with what they still hold."""
        for connection in list(self.connections):
            if account is not None and connection.account == account and ended(connection.session or ""):
                connection.close(Closing.SIGNED_OUT)

    def close(self) -> None:
        """Everybody is told that the server goes away; clients come back by themselves."""
        self.closing = True
        for live in self.tables.values():
            live.stop()
        for connection in list(self.connections):
            connection.close(Closing.GOING_AWAY)


def _busy(live: LiveTable) -> bool:
    """Whether somebody looks, somebody acts, or something goes on by itself."""
    goes_on = live.running and (live.timer or live.thinking)
    reviewed = live.reviewing is not None and not live.reviewing.done()
    return bool(live.readers or live.lock.locked() or goes_on or reviewed)
