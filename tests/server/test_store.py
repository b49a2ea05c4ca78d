"""The store alone, on both databases: what is acknowledged is kept, together, once, and for good."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.engine import make_url
from structlog.testing import capture_logs

from mensae.server.store import Conflict, Store, TooNew, Unavailable, open_store
from mensae.server.store.schema import entries, meta, metadata
from mensae.server.store.tables import Chair, Sheet, insert_table, load
from mensae.server.store.work import LARGEST_GROUP, Row
from tests.server.databases import execute
from tests.server.serving import PATIENCE

NOW = 1_800_000_000_000
SEED = bytes(32)


def row(table: str, seq: int, key: str | None = None) -> Row:
    return (table, seq, seq * 10, 0, f'{{"do":"keep","seq":{seq}}}', key, NOW)


def table(connection: Connection, id: str = "t") -> None:
    insert_table(connection, Sheet(id, "highcard", 1, {}, SEED, NOW), [Chair(), Chair()])


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """Runs the test on a new database of each kind, in which there is table t."""

    async def main(url: str) -> None:
        store = await open_store(url)
        try:
            await store.write(table)
            await test(store)
        finally:
            await store.close()

    def run(database_url: str) -> None:
        asyncio.run(main(database_url))

    return run


async def numbers(store: Store, id: str = "t") -> list[int]:
    query = select(entries.c.seq).where(entries.c.table_id == id).order_by(entries.c.seq)
    return await store.read(lambda connection: list(connection.execute(query).scalars()))


def outside(url: str, statement: str) -> list[Any]:
    """What another program does in the same database."""
    if not url.startswith("sqlite:"):
        return execute(url, statement)
    with sqlite3.connect(make_url(url).database or "") as connection:
        return list(connection.execute(statement))


# Together


def test_many_who_write_at_once_share_few_transactions(database_url: str) -> None:
    commits = []

    def count(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)

    async def main() -> None:
        store = await open_store(database_url)
        await store.write(table)
        if database_url.startswith("sqlite:"):
            await store.write(count)
            commits.clear()
        many = 2 * LARGEST_GROUP
        await asyncio.gather(*(store.append([row("t", seq)]) for seq in range(many)))
        assert await numbers(store) == list(range(many))
        await store.close()

    asyncio.run(main())
    if database_url.startswith("sqlite:"):
        transactions = len(commits)
    else:  # every row names the transaction that wrote it
        transactions = outside(database_url, "SELECT count(DISTINCT xmin::text) FROM entries")[0][0]
    assert 1 < transactions <= 6


@with_store
async def test_one_bad_job_in_a_group_fails_alone(store: Store) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(insert(meta).values(name="half done", value=b""))
        raise ZeroDivisionError("a fault in what is written")

    results = await asyncio.gather(
        store.append([row("t", 0)]),
        store.write(fail),
        store.append([row("t", 1)]),
        store.append([row("no such table", 0)]),
        store.append([row("t", 0)]),
        store.write(lambda connection: connection.execute(select(func.count()).select_from(entries)).scalar()),
        return_exceptions=True,
    )
    assert [type(result) for result in results[:5]] == [type(None), ZeroDivisionError, type(None), Conflict, Conflict]
    assert results[5] == 2
    assert await numbers(store) == [0, 1]
    assert await store.read(lambda connection: connection.execute(select(meta.c.name)).scalars().all()) == []


@with_store
async def test_entries_that_come_together_are_kept_together_or_not_at_all(store: Store) -> None:
    await store.append([row("t", 0), row("t", 1)])
    with pytest.raises(Conflict):
        await store.append([row("t", 2), row("t", 1), row("t", 3)])
    assert await numbers(store) == [0, 1]


@with_store
async def test_of_many_who_write_the_same_number_one_does(store: Store) -> None:
    results = await asyncio.gather(*(store.append([row("t", 0)]) for _ in range(20)), return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Conflict] * 19
    assert await numbers(store) == [0]


@with_store
async def test_a_key_is_used_once_at_each_table(store: Store) -> None:
    await store.write(lambda connection: table(connection, "u"))
    await store.append([row("t", 0, "0.k"), row("u", 0, "0.k")])
    await store.append([row("t", 1), row("t", 2), row("t", 3, "1.k")])  # without a key, or of another seat
    with pytest.raises(Conflict):
        await store.append([row("t", 4, "0.k")])
    assert await numbers(store) == [0, 1, 2, 3]


@with_store
async def test_whoever_does_not_wait_for_the_answer_is_written_all_the_same(store: Store) -> None:
    task = asyncio.create_task(store.append([row("t", 0)]))
    await asyncio.sleep(0)
    task.cancel()
    await store.append([row("t", 1)])
    assert await numbers(store) == [0, 1]


# Reading


def test_a_read_sees_one_moment_whatever_is_written_meanwhile(database_url: str) -> None:
    def look(connection: Connection) -> list[int]:
        counts = []
        for name in ("one", "two"):
            counts.append(connection.execute(select(func.count()).select_from(meta)).scalar_one())
            outside(database_url, f"INSERT INTO meta (name, value) VALUES ('{name}', '')")
        return counts

    async def main() -> None:
        store = await open_store(database_url)
        assert await store.read(look) == [0, 0]
        assert await store.read(lambda c: c.execute(select(func.count()).select_from(meta)).scalar()) == 2
        await store.close()

    asyncio.run(main())


@with_store
async def test_what_is_read_is_what_was_written(store: Store) -> None:
    sheet = Sheet("v", "gardens", 1, {"two_gardeners": True}, bytes(range(32)), NOW, last=[1], abandon=[0], owner=0)
    chairs = [Chair("person", "Ädä 👩‍🚀", secret=b"\0\xff", muted=[1]), Chair("bot", "Spirit", "hard")]
    await store.write(lambda connection: insert_table(connection, sheet, chairs, [row("v", 0, "0.k")]))
    stored = await store.read(lambda connection: load(connection, "v"))
    assert stored is not None
    assert (stored.sheet, stored.chairs) == (sheet, chairs)
    assert [(e.seq, e.at, e.seat, e.action, e.key, e.made) for e in stored.entries] == [row("v", 0, "0.k")[1:]]
    assert await store.read(lambda connection: load(connection, "nothing")) is None


# For good


def test_a_closed_store_refuses_and_has_written_all_that_was_waiting(database_url: str) -> None:
    async def main() -> None:
        store = await open_store(database_url)
        await store.write(table)
        waiting = [asyncio.create_task(store.append([row("t", seq)])) for seq in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        for doing in (store.append([row("t", 20)]), store.write(table), store.read(lambda connection: None)):
            with pytest.raises(Unavailable, match="closed"):
                await doing

    asyncio.run(main())
    assert outside(database_url, "SELECT count(*) FROM entries")[0][0] == 20


def test_every_commit_of_sqlite_is_synced_to_disk(tmp_path: Path) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}

    def pragmas(connection: Connection) -> dict[str, Any]:
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted}

    async def main() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/new folder/mensae.db")
        assert await store.write(pragmas) == wanted
        assert await store.read(pragmas) == wanted
        await store.close()

    asyncio.run(main())
    assert [path.name for path in (tmp_path / "new folder").iterdir()] == ["mensae.db"]  # the log is folded in


def test_only_the_owner_may_read_what_sqlite_keeps(tmp_path: Path) -> None:
    def modes() -> dict[str, int]:
        return {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}

    async def main() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/mensae.db")
        await store.prove()
        assert modes() == {"mensae.db": 0o600, "mensae.db-wal": 0o600, "mensae.db-shm": 0o600}
        await store.close()

    before = os.umask(0)
    try:
        with capture_logs() as logs:
            asyncio.run(main())
        assert logs == []
        (tmp_path / "mensae.db").chmod(0o664)  # as it was made by an earlier version
        with capture_logs() as logs:
            asyncio.run(main())
        assert [line["event"] for line in logs] == ["others could read the database; only its owner may now"]
    finally:
        os.umask(before)


def test_a_database_in_memory_is_refused() -> None:
    for url in ("sqlite://", "sqlite:///:memory:"):
        with pytest.raises(ValueError, match="give a file"):
            asyncio.run(open_store(url))


# The schema


def test_migrations_lead_to_the_schema(database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    async def main() -> None:
        for _ in range(2):  # the second time nothing is left to do
            store = await open_store(database_url)
            assert await store.read(differences) == []
            await store.close()
        first, second = await asyncio.gather(open_store(database_url), open_store(database_url))
        for store in (first, second):
            await store.close()

    asyncio.run(main())


def test_a_database_from_the_future_is_refused_and_left_alone(database_url: str) -> None:
    async def main() -> None:
        await (await open_store(database_url)).close()
        outside(database_url, "UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(TooNew, match=r"newer Mensae .*9999"):
            await open_store(database_url)

    asyncio.run(main())
    command = [sys.executable, "-m", "mensae", "serve", "--port", "0", "--database", database_url]
    served = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert served.returncode == 1
    assert "the database cannot be opened" in served.stderr
    assert "newer Mensae (schema 9999" in served.stderr
    assert "Traceback" not in served.stderr
    assert outside(database_url, "SELECT version_num FROM alembic_version")[0][0] == "9999"


@pytest.mark.parametrize(
    "url", ["sqlite:///{}/text", "sqlite:///{}", "sqlite:////proc/no/x.db", "postgresql://127.0.0.1:1/x"]
)
def test_what_cannot_be_opened_is_unavailable(url: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database." * 100)
    with pytest.raises(Unavailable):
        asyncio.run(open_store(url.format(tmp_path)))
