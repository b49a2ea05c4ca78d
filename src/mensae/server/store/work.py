"""What a store promises, and how it groups what is written."""

import asyncio
import sqlite3
from asyncio import Future, Task
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic, time
from typing import Any, Protocol, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from mensae.server.store.schema import meta
from mensae.server.tending import Tended

T = TypeVar("T")
Work = Callable[[Connection], T]
Row = tuple[str, int, int, int, str, str | None, int]  # of entries, in the order of its columns
LARGEST_GROUP = 500  # jobs in one transaction; more would only make everybody wait longer

GATHER = 0.003  # seconds between groups where many write: larger groups cost less, and nobody notices
PROOF_AGE = 1.0  # seconds for which the last write says whether the next one would reach the disk
PROOF_WAIT = 5.0  # seconds for a write that proves it
PROOF = "proof"  # the row that such a write changes
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, "XX001", "XX002"}  # as SQLite and PostgreSQL call it

log: Any = structlog.get_logger()


class Conflict(Exception):
    """Somebody else wrote the same thing first; whoever gets this looks again at what is there."""


class Unavailable(Exception):
    """The database cannot be reached or cannot write; nothing was acknowledged."""


class Damaged(Unavailable):
    """What lies on disk is not what was written there."""


class TooNew(Unavailable):
    """The database was made by a newer Mensae."""


class Store(Protocol):
    """Durable storage. What `write` and `append` return from is on disk."""

    shared: bool  # whether other servers may write to the same database

    @property
    def tended(self) -> list[Tended]:
        """The tasks it lives by."""

    async def open(self) -> None:
        """Connects, and brings the schema up to date."""

    def examine(self) -> None:
        """Begins to look for damage, where the database was not closed in order; what it finds is said in the log."""

    async def write(self, work: Work[T]) -> T:
        """Does the work in a transaction, perhaps with others'; it may be begun anew, so it does nothing else."""

    async def append(self, rows: Sequence[Row]) -> None:
        """Adds entries to a log: all or none, and `Conflict` if one of their numbers is taken."""

    def put(self, job: "Job") -> None:
        """The same for who does not wait: what came of the job is told to it, soon after it is on disk."""

    async def read(self, work: Work[T]) -> T:
        """Reads one consistent state."""

    async def prove(self) -> None:
        """Raises `Unavailable` if nothing can be kept now: the last write has failed, or the database is damaged.

        Where nobody has written for a second it writes something itself.
        """

    async def close(self) -> None:
        """Finishes what is waiting and disconnects."""


@dataclass(eq=False, slots=True)
class Job:
    """Something that waits to be written."""

    settle: Callable[[Any, BaseException | None], object]  # hears what came of it: the result, or what went wrong
    work: Work[Any] | None = None
    rows: Sequence[Row] = ()
    result: Any = None


def _told(done: "Future[Any]", result: Any, error: BaseException | None) -> None:
    """Hands on what came of a job to who waits for it."""
    if done.done():
        return  # whoever asked has gone
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


def write_together(connection: Connection, jobs: Sequence[Job]) -> None:
    """All jobs within the open transaction: one insert for all rows, which is what makes groups cheap."""
    rows = [row for job in jobs for row in job.rows]
    if rows:
        insert_entries(connection, rows)
    for job in jobs:
        if job.work is not None:
            job.result = job.work(connection)


def insert_entries(connection: Connection, rows: Sequence[Row]) -> None:
    """Adds entries, as driver and database do it best."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(INSERT_SQLITE, list(rows))
    else:
        connection.exec_driver_sql(INSERT_POSTGRES, (msgspec.json.encode(rows).decode(),))


INSERT_SQLITE = "INSERT INTO entries (table_id, seq, at, seat, action, key, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
INSERT_POSTGRES = (  # all rows in one value, so that a group is one round trip
    "INSERT INTO entries (table_id, seq, at, seat, action, key, made)"
    " SELECT e->>0, (e->>1)::int, (e->>2)::bigint, (e->>3)::int, e->>4, e->>5, (e->>6)::bigint"
    " FROM json_array_elements($1::json) AS e"
)


class Condition:
    """How well the database keeps what it is given, by what it did of late."""

    def __init__(self) -> None:
        self.trouble: Unavailable | None = None  # of the last write
        self.damage: Damaged | None = None  # which does not heal while people play
        self.written = 0.0  # when the last write ended, by the monotonic clock

    def heard(self, error: BaseException) -> BaseException:
        """What went wrong, in the words of the store; damage is remembered, and said once in the log."""
        told = translated(error)
        if isinstance(told, Damaged) and self.damage is None:
            self.damage = told
            log.error("the database is damaged", error=str(told))
        return told

    def wrote(self, error: BaseException | None) -> None:
        """A write has reached the disk, or has failed; one that only contradicted another says nothing."""
        if error is None or isinstance(error, Unavailable):
            self.trouble, self.written = error, monotonic()

    def check(self) -> None:
        """Raises `Unavailable` if the last write has failed, or the database is damaged."""
        if (error := self.damage or self.trouble) is not None:
            raise type(error)(str(error))


class Writer:
    """Group commit: whatever arrives while one transaction is on its way to the disk shares the next."""

    def __init__(self, commit: Callable[[Sequence[Job]], Coroutine[Any, Any, None]]) -> None:
        self._commit = commit
        self.condition = Condition()
        self._proof: Task[None] | None = None
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._taken: list[Job] = []  # on their way to the disk
        self.task = Tended("writer", self._run)

    async def write(self, work: Work[T]) -> T:
        """As `Store.write`."""
        done: Future[T] = asyncio.get_running_loop().create_future()
        self.put(Job(partial(_told, done), work))
        return await done

    async def append(self, rows: Sequence[Row]) -> None:
        """As `Store.append`."""
        done: Future[None] = asyncio.get_running_loop().create_future()
        self.put(Job(partial(_told, done), rows=rows))
        await done

    async def prove(self) -> None:
        """As `Store.prove`; however many ask, one writes."""
        if self._proof is None and monotonic() - self.condition.written > PROOF_AGE:
            self._proof = asyncio.create_task(self._prove())
        if (proof := self._proof) is not None:
            await asyncio.wait([proof], timeout=PROOF_WAIT)
            if not proof.done():
                raise Unavailable(f"a write has not ended after {PROOF_WAIT:g} s")
        self.condition.check()

    async def _prove(self) -> None:
        with suppress(Conflict, Unavailable):  # the condition has heard of it
            await self.write(_leave_proof)
        self._proof = None

    def put(self, job: Job) -> None:
        """As `Store.put`."""
        if self._closing:
            raise Unavailable("the store is closed")
        self._waiting.append(job)
        if len(self._waiting) == 1:
            self._wake.set()

    async def close(self) -> None:
        """Writes what is waiting, then ends."""
        self._closing = True
        self._wake.set()
        await self.task.finish()

    async def _run(self) -> None:
        taken, self._taken = self._taken, []
        for job in taken:  # when this ended before; nobody knows whether they are on disk
            job.settle(None, Unavailable("the writer has failed"))
        while not self._closing or self._waiting:
            await self._wake.wait()
            jobs, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
            self._taken = jobs
            if not self._waiting and not self._closing:
                self._wake.clear()
            if jobs:
                await self._write(jobs)
            many = len(jobs) > 1
            del jobs  # and with them the tables that they were for
            if many:
                await asyncio.sleep(GATHER)

    async def _write(self, jobs: list[Job]) -> None:
        error = await _error_of(asyncio.create_task(self._commit(jobs)))
        if error is not None and len(jobs) > 1:
            for job in jobs:  # one of them spoiled it for all: each for itself, so that only that one fails
                await self._write([job])
            return
        if error is not None:
            error = self.condition.heard(error)
        self.condition.wrote(error)
        self._taken = [] if jobs is self._taken else [job for job in self._taken if job not in jobs]
        soon = asyncio.get_running_loop().call_soon
        for job in jobs:
            soon(job.settle, job.result, error)


def _leave_proof(connection: Connection) -> None:
    """Changes a row: what is the same as before might not be written at all."""
    value = str(time()).encode()
    if not connection.execute(update(meta).where(meta.c.name == PROOF).values(value=value)).rowcount:
        connection.execute(insert(meta).values(name=PROOF, value=value))


async def _error_of(task: "Task[None]") -> BaseException | None:
    """What the task raises, handed on to whoever asked for it instead of ending the writer."""
    await asyncio.wait([task])
    return task.exception()


def translated(error: BaseException) -> BaseException:
    """What went wrong, in the words of the store."""
    match error:
        case IntegrityError():
            return Conflict(str(error.orig))
        case sqlite3.IntegrityError():
            return Conflict(str(error))
        case DBAPIError():
            return (Damaged if _tells_damage(error.orig) else Unavailable)(str(error))
        case sqlite3.Error():
            return (Damaged if _tells_damage(error) else Unavailable)(str(error))
        case PoolTimeout() | OSError():
            return Unavailable(str(error))
    return error


def _tells_damage(error: BaseException | None) -> bool:
    """Whether the driver says that the database is damaged."""
    code = getattr(error, "sqlite_errorcode", None)
    return (getattr(error, "sqlstate", None) if code is None else code & 0xFF) in DAMAGED
