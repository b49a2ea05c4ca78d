"""PostgreSQL over asyncpg."""

from collections.abc import Sequence
from typing import TypeVar

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from mensae.server.store.migrate import migrate
from mensae.server.store.work import Job, Row, Unavailable, Work, Writer, write_together
from mensae.server.tending import Tended

T = TypeVar("T")
CONNECTIONS = 5


class PostgresStore:
    """A small pool; groups are written one after the other, as the disk would do it anyway."""

    shared = True

    def __init__(self, url: str) -> None:
        self._closed = False
        self._engine = create_async_engine(
            make_url(url).set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
        )

    async def open(self) -> None:
        """Brings the schema up to date."""
        migrated = False
        try:
            async with self._engine.connect() as connection:
                await connection.run_sync(migrate)
            migrated = True
        finally:
            if not migrated:
                await self._engine.dispose()
        self._writer = Writer(self._commit)

    def examine(self) -> None:
        """As `Store.examine`; PostgreSQL looks after itself."""

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
        async with self._engine.begin() as connection:
            await connection.run_sync(write_together, jobs)

    async def read(self, work: Work[T]) -> T:
        """As `Store.read`."""
        if self._closed:
            raise Unavailable("the store is closed")
        try:
            async with self._engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                return await connection.run_sync(work)
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise self._writer.condition.heard(error) from error

    async def prove(self) -> None:
        """As `Store.prove`."""
        await self._writer.prove()

    async def close(self) -> None:
        """Writes what is waiting and disconnects."""
        self._closed = True
        await self._writer.close()
        await self._engine.dispose()
