"""The embedded database: WAL, every commit synced to disk, one thread that writes."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from mensae.server.store.damage import Examination, Left, left_log, lost
from mensae.server.store.migrate import migrate
from mensae.server.store.private import keep_private
from mensae.server.store.work import (
    INSERT_SQLITE,
    Job,
    Row,
    Unavailable,
    Work,
    Writer,
    write_together,
)
from mensae.server.tending import Tended

T = TypeVar("T")
READERS = 2

log: Any = structlog.get_logger()


class SqliteStore:
    """One connection for the thread that writes, one for each thread that reads."""

    shared = False

    def __init__(self, url: str) -> None:
        path = make_url(url).database
        if not path or path == ":memory:":
            raise ValueError(f"{url}: a database in memory would forget everything; give a file")
        self._path = Path(path)
        self._closed = False
        self._left: Left | None = None  # by whoever had it open before
        self._examination: Examination | None = None
        self._write_thread = ThreadPoolExecutor(1, "mensae-write")
        self._read_threads = ThreadPoolExecutor(READERS, "mensae-read")
        self._write_engine = _engine(url, "BEGIN IMMEDIATE", poolclass=StaticPool)
        self._read_engine = _engine(url, "BEGIN", pool_size=READERS, max_overflow=0)

    async def open(self) -> None:
        """Brings the schema up to date."""

        def prepare() -> None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._left = left_log(self._path)
            keep_private(self._path)
            self._connection = self._write_engine.connect()
            self._tell_losses()
            driver: Any = self._connection.connection.driver_connection
            driver.execute("PRAGMA foreign_keys=OFF")  # a table that is made anew takes nothing along that refers to it
            migrate(self._connection)
            driver.execute("PRAGMA foreign_keys=ON")

        prepared = False
        try:
            await asyncio.get_running_loop().run_in_executor(self._write_thread, prepare)
            prepared = True
        finally:
            if not prepared:
                self._put_down()
        self._writer = Writer(self._commit)

    def _tell_losses(self) -> None:
        """Says in the log what the write-ahead log has lost, before anything is written over it."""
        if self._left is None:
            return
        driver: Any = self._connection.connection.driver_connection
        try:
            busy, valid, _ = driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.OperationalError as error:  # a full disk, which need not keep anybody from looking
            log.warning("the write-ahead log cannot be folded into the database", error=str(error))
            return
        if busy or valid < 0:  # somebody else uses the database just now, and would have found it
            return
        if what := lost(self._path, self._left, valid):
            log.error("the write-ahead log was damaged, and what people did last is lost", what=what)

    def examine(self) -> None:
        """As `Store.examine`."""
        if self._left is not None:
            log.warning("the database was not closed in order, and is looked through for damage")
            self._examination = Examination(self._path, self._writer.condition.heard)

    @property
    def tended(self) -> list[Tended]:
        """As `Store.tended`."""
        return [self._writer.task]

    async def write(self, work: Work[T]) -> T:
        """As `Store.write`."""
        return await self._writer.write(work)

    async def append(self, rows: Sequence[Row]) -> None:
        """As `Store.append`."""
        await self._writer.append(rows)

    def put(self, job: Job) -> None:
        """As `Store.put`."""
        self._writer.put(job)

    async def _commit(self, jobs: Sequence[Job]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._write_thread, self._write, jobs)

    def _write(self, jobs: Sequence[Job]) -> None:
        if any(job.work is not None for job in jobs):
            with self._connection.begin():
                write_together(self._connection, jobs)
        else:
            self._append([row for job in jobs for row in job.rows])

    def _append(self, rows: list[Row]) -> None:
        """Moves and nothing else, which is nearly always: past SQLAlchemy, at half the cost."""
        driver: Any = self._connection.connection.driver_connection
        try:
            driver.execute("BEGIN IMMEDIATE")
            driver.executemany(INSERT_SQLITE, rows)
            driver.execute("COMMIT")
        except sqlite3.Error:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise

    async def read(self, work: Work[T]) -> T:
        """As `Store.read`."""
        if self._closed:
            raise Unavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._read_threads, self._read, work)

    def _read(self, work: Work[T]) -> T:
        try:
            with self._read_engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            raise self._writer.condition.heard(error) from error

    async def prove(self) -> None:
        """As `Store.prove`."""
        await self._writer.prove()

    async def close(self) -> None:
        """Writes what is waiting and folds the write-ahead log into the file."""
        self._closed = True
        if self._examination is not None:
            await asyncio.to_thread(self._examination.stop)
        await self._writer.close()
        await asyncio.get_running_loop().run_in_executor(self._write_thread, self._connection.close)
        self._put_down()

    def _put_down(self) -> None:
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        self._read_engine.dispose()
        self._write_engine.dispose()


def _engine(url: str, begin: str, **options: Any) -> Engine:
    """Transactions begin as said here, and not whenever Python's driver thinks fit."""
    engine = create_engine(
        url, hide_parameters=True, connect_args={"isolation_level": None, "check_same_thread": False}, **options
    )

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
