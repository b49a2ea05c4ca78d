"""Damage is said: what a write-ahead log has lost, what is wrong in a database, and which table makes no sense."""

import asyncio
import json
import shutil
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from mensae.server.hub import Hub
from mensae.server.store import Damaged, open_store
from tests.server.databases import drop, fresh_url
from tests.server.process import process
from tests.server.serving import PATIENCE, Person, Running, serving
from tests.server.test_ready import spoil
from tests.server.test_store import outside, row, table

HEAD, FRAME = 32, 24 + 4096  # bytes of a write-ahead log
LOST = "the write-ahead log was damaged, and what people did last is lost"
MOVES = 20


def copy(old: Path, new: Path) -> None:
    """What a kill would leave at this moment."""
    for end in ("", "-wal", "-shm"):
        shutil.copy(f"{old}{end}", f"{new}{end}")


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """The database of a server that was killed after some moves: its files as they were at a moment."""

    async def play() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/live.db")
        await store.write(table)
        for seq in range(MOVES):
            await store.append([row("t", seq)])
        copy(tmp_path / "live.db", tmp_path / "killed.db")
        await store.close()

    asyncio.run(play())
    return tmp_path / "killed.db"


def opened(path: Path) -> tuple[list[str], int]:
    """What is said of losses when a database is opened, and how many entries it has."""

    async def main() -> int:
        store = await open_store(f"sqlite:///{path}")
        count = await store.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM entries").scalar())
        await store.close()
        return int(count or 0)

    with capture_logs() as logs:
        count = asyncio.run(main())
    return [line["what"] for line in logs if line["event"] == LOST], count


def flipped(log: bytes, at: int) -> bytes:
    return log[:at] + bytes([log[at] ^ 1]) + log[at + 1 :]


def page(number: int) -> int:
    """Somewhere in a page of the log; from the end if it is negative."""
    return (HEAD if number >= 0 else 0) + number * FRAME + 500


SPOILED: dict[str, tuple[Callable[[bytes], bytes], bool]] = {  # what is done, and whether it can be told without index
    "a byte in the midst": (lambda log: flipped(log, page(-10)), True),
    "a byte at the end": (lambda log: flipped(log, page(-1)), False),
    "a checksum": (lambda log: flipped(log, page(-10) - 500 + 20), True),
    "a torn page": (lambda log: log[: page(-3)], False),
    "cut between two transactions": (lambda log: log[:-FRAME], False),
    "zeros at the end": (lambda log: log[: -3 * FRAME] + bytes(3 * FRAME), False),
    "its header": (lambda log: flipped(log, 17), True),
    "all of it": (lambda log: b"", False),
}


@pytest.mark.parametrize("case", SPOILED)
def test_what_a_damaged_log_has_lost_is_said(killed: Path, case: str) -> None:
    spoil, evident = SPOILED[case]
    log = Path(f"{killed}-wal")
    whole = log.read_bytes()
    log.write_bytes(spoil(whole))
    pages, bare = (len(whole) - HEAD) // FRAME, killed.with_name("bare.db")
    for end in ("", "-wal"):
        shutil.copy(f"{killed}{end}", f"{bare}{end}")
    said, count = opened(killed)
    assert count < MOVES
    assert [f" of {pages} acknowledged pages are damaged or gone" in what for what in said] == [True]
    assert bool(opened(bare)[0]) is evident


async def closed(opening: Any) -> None:
    await (await opening).close()


def test_a_log_that_is_whole_or_unfinished_is_no_loss(killed: Path) -> None:
    log = Path(f"{killed}-wal")
    unfinished = log.read_bytes()[-FRAME:]  # a page more, which no commit has acknowledged
    log.write_bytes(log.read_bytes() + unfinished)
    assert opened(killed) == ([], MOVES)
    assert opened(killed) == ([], MOVES)


def test_a_log_that_somebody_else_uses_is_no_loss(tmp_path: Path) -> None:
    async def main() -> None:
        url = f"sqlite:///{tmp_path}/mensae.db"
        store = await open_store(url)
        await store.write(table)
        for seq in range(MOVES):
            await store.append([row("t", seq)])
            if seq % 5 == 0:
                outside(url, "PRAGMA wal_checkpoint(RESTART)")  # the log begins anew
            await closed(open_store(url))
        await store.close()

    with capture_logs() as logs:
        asyncio.run(main())
    assert [line for line in logs if line["event"] == LOST] == []


FOUND = {
    "nothing": "the database is sound",
    "a gap": "a table is damaged: its log has gaps",
    "zeros": "the database is damaged",
}


@pytest.mark.parametrize("how", FOUND)
def test_a_database_that_was_not_closed_in_order_is_looked_through(killed: Path, how: str) -> None:
    again = killed.with_name("again.db")
    with closing(sqlite3.connect(killed, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("INSERT INTO meta VALUES ('something', 'in the log')")
        if how == "a gap":
            connection.execute("DELETE FROM entries WHERE seq = 3")
        copy(killed, again)
    if how == "zeros":
        spoil(again, "ratings")

    async def main() -> None:
        store = await open_store(f"sqlite:///{again}")
        store.examine()
        async with asyncio.timeout(PATIENCE):
            while not any(line["event"] == FOUND[how] for line in logs):
                await asyncio.sleep(0.01)
        if how == "zeros":
            with pytest.raises(Damaged):
                await store.prove()
        else:
            await store.prove()
        await store.close()

    with capture_logs() as logs:
        asyncio.run(main())
    assert logs[0]["event"] == "the database was not closed in order, and is looked through for damage"
    assert {line["log_level"] for line in logs[1:]} == ({"info"} if how == "nothing" else {"error"})


def test_a_database_that_was_closed_in_order_is_not_looked_through(tmp_path: Path) -> None:
    async def main() -> None:
        for _ in range(2):
            store = await open_store(f"sqlite:///{tmp_path}/mensae.db")
            store.examine()
            await store.close()

    with capture_logs() as logs:
        asyncio.run(main())
    assert logs == []


def test_a_server_tells_what_its_last_life_has_lost(tmp_path: Path) -> None:
    database = fresh_url("sqlite")

    async def main() -> None:
        async with process(database, log=tmp_path / "log") as server, Person(server.url) as ada:
            await ada.create("Ada", "Ben")
            await asyncio.to_thread(server.end, signal.SIGKILL)
            log = Path(f"{database.removeprefix('sqlite:///')}-wal")
            log.write_bytes(flipped(log.read_bytes(), page(-1)))
            await server.start()
            assert (await ada.ask("GET", "/readyz")).status_code == 200  # what is left is sound
            assert LOST in server.said()

    asyncio.run(main())
    drop(database)


# A table


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    url = fresh_url("sqlite")
    with serving(url) as running:
        yield running
    drop(url)


TABLES = {
    "what is not legal": ("UPDATE entries SET action = '{{\"do\":\"skip\"}}' WHERE table_id = '{}' AND seq = 2", 2),
    "no action": ("UPDATE entries SET action = '{{}}' WHERE table_id = '{}' AND seq = 1", 1),
    "no JSON": ("UPDATE entries SET action = 'garbage' WHERE table_id = '{}' AND seq = 1", 1),
    "a gap": ("DELETE FROM entries WHERE table_id = '{}' AND seq = 1", 1),
    "another seat": ("UPDATE entries SET seat = 7 WHERE table_id = '{}' AND seq = 2", 2),
    "no end": ("UPDATE tables SET phase = 'over' WHERE id = '{}'", None),
    "no options": ("UPDATE tables SET options = '[' WHERE id = '{}'", None),
    "other options": ("UPDATE tables SET options = '{{\"two_gardeners\":3}}' WHERE id = '{}'", 0),
    "no seed": ("UPDATE tables SET seed = 'short' WHERE id = '{}'", 0),
}


@pytest.mark.parametrize("case", TABLES)
def test_a_table_that_makes_no_sense_on_disk_is_our_fault_and_is_logged(server: Running, case: str) -> None:
    statement, entry = TABLES[case]

    async def main() -> None:
        async with Person(server.url) as ada:
            spoiled, whole = await ada.create("Ada", "Ben"), await ada.create("Ada", "Ben")
            seats = [await ada.join(spoiled, seat) for seat in range(2)]
            while len(seats[0].log) < 4:
                actor = seats[seats[0].update["actors"][0]]
                await actor.act()
                await asyncio.gather(*(seat.expect("update") for seat in seats if seat is not actor))
            for seat in seats:
                await seat.close()
            await asyncio.to_thread(server.run, put_away)
            outside(server.hub.house.settings.database, statement.format(spoiled))
            with capture_logs() as logs:
                answer = await ada.ask("GET", f"/api/tables/{spoiled}")
                socket = await ada.socket(spoiled)
                trouble = json.loads(await socket.recv())
            assert answer.status_code == 500
            assert answer.json()["refusal"] == trouble["refusal"]
            assert trouble["refusal"]["text"]["key"] == "server-damaged"
            said = [line for line in logs if line["event"] == "a table is damaged on disk"]
            assert [(line["log_level"], line["table"]) for line in said] == [("error", spoiled)] * 2
            assert entry is None or said[0]["entry"] == entry
            assert (await ada.ask("GET", f"/api/tables/{whole}")).status_code == 200

    async def put_away(hub: Hub) -> None:
        async with asyncio.timeout(PATIENCE):
            while hub.tables:
                hub.forget_idle(-1)
                await asyncio.sleep(0.01)

    asyncio.run(main())
