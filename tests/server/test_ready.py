"""Readiness tells when nothing can be kept, and when it can be again."""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from resource import RLIMIT_FSIZE, prlimit

import pytest
from sqlalchemy import Connection, select
from structlog.testing import capture_logs

from mensae.server.store import Conflict, Store, Unavailable, open_store
from mensae.server.store import work as store_work
from mensae.server.store.schema import meta
from mensae.server.store.work import PROOF
from tests.server.databases import drop, fresh_url
from tests.server.process import process
from tests.server.serving import PATIENCE, Person, serving
from tests.server.test_store import outside, row, table

PAGE = 4096  # bytes, of SQLite


@pytest.fixture
def database() -> Iterator[str]:
    url = fresh_url("sqlite")
    yield url
    drop(url)


async def status(person: Person, path: str = "/readyz") -> int:
    return (await person.ask("GET", path)).status_code


async def until(person: Person, wanted: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while await status(person) != wanted:
            await asyncio.sleep(0.05)


def proofs(connection: Connection) -> list[bytes]:
    return list(connection.execute(select(meta.c.value).where(meta.c.name == PROOF)).scalars())


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def test_a_server_whose_files_cannot_grow_is_not_ready_until_they_can(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with process(database, log=tmp_path / "log") as server, Person(server.url) as ada:
            place = await ada.join(await ada.create("Ada", "Ben"), 0)
            assert await status(ada) == 200
            before = prlimit(server.pid, RLIMIT_FSIZE)
            prlimit(server.pid, RLIMIT_FSIZE, (os.stat(f"{path_of(database)}-wal").st_size, before[1]))
            await until(ada, 503)  # though nobody plays
            assert (await place.request(type="say", text="anybody?"))["refusal"]["text"]["key"] == "server-unavailable"
            assert await status(ada) == 503
            assert await status(ada, "/healthz") == 200
            prlimit(server.pid, RLIMIT_FSIZE, before)
            await until(ada, 200)  # though nobody plays, and without a restart
            assert (await place.request(type="say", text="here again"))["refusal"] is None
            assert "the database is not available" in server.said()

    asyncio.run(main())


def test_a_server_with_a_damaged_database_is_not_ready_and_says_so(database: str) -> None:
    async def make(url: str) -> str:
        async with Person(url) as ada:
            return await ada.create("Ada", "Ben")

    async def look(url: str, id: str) -> list[int]:
        async with Person(url) as ada:
            return [await status(ada, path) for path in ("/readyz", f"/api/tables/{id}", "/readyz", "/healthz")]

    with serving(database) as running:
        id = asyncio.run(make(running.url))
    spoil(path_of(database), "chairs")
    with capture_logs() as logs, serving(database) as running:
        assert asyncio.run(look(running.url, id)) == [503, 503, 503, 200]
    assert [line["log_level"] for line in logs if line["event"] == "the database is damaged"] == ["error"]


def spoil(database: Path, name: str) -> None:
    """Writes zeros over the page where a table of the database begins."""
    reading = f"file:{database}?mode=ro&immutable=1"  # which leaves the files beside it alone
    with closing(sqlite3.connect(reading, uri=True)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [name]).fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(bytes(PAGE))


def with_store(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = await open_store(url)
        try:
            await store.write(table)
            await test(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_a_write_that_fails_is_told_until_one_succeeds(database_url: str) -> None:
    async def fail_and_go_on(store: Store) -> None:
        await store.prove()
        outside(database_url, "ALTER TABLE entries RENAME TO elsewhere")
        with pytest.raises(Unavailable):
            await store.append([row("t", 0)])
        with pytest.raises(Unavailable):
            await store.prove()
        outside(database_url, "ALTER TABLE elsewhere RENAME TO entries")
        await store.append([row("t", 0)])
        await store.prove()
        with pytest.raises(Conflict):
            await store.append([row("t", 0)])
        await store.prove()  # whoever came second does not mean that nothing can be written

    with_store(database_url, fail_and_go_on)


def test_only_where_nobody_writes_something_is_written_to_prove_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask_often(store: Store) -> None:
        monkeypatch.setattr(store_work, "PROOF_AGE", 3600)
        await asyncio.gather(*(store.prove() for _ in range(20)))
        assert await store.read(proofs) == []
        monkeypatch.setattr(store_work, "PROOF_AGE", -1)
        monkeypatch.setattr(store_work, "time", iter(range(100)).__next__)
        for number in range(3):
            await asyncio.gather(*(store.prove() for _ in range(20)))
            assert await store.read(proofs) == [str(number).encode()]

    with_store(database_url, ask_often)
