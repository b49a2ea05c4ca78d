"""How a server ends by a signal: in order where it can, and with a word in its log where it cannot."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import drop, fresh_url
from tests.server.process import alive, process
from tests.server.serving import PATIENCE, Person

GOING_AWAY = 1001


def test_a_server_that_loses_its_terminal_says_goodbye_and_leaves_no_worker() -> None:
    database = fresh_url("sqlite")

    async def main() -> None:
        async with process(database) as server, Person(server.url) as ada:
            place = await ada.join(await ada.create("Ada", "Ben"), 0)
            workers = server.children()
            assert await asyncio.to_thread(server.end, signal.SIGHUP) == 0
            with pytest.raises(ConnectionClosed):
                await place.expect("nothing")
            assert place.socket.close_code == GOING_AWAY
            assert not any(map(alive, workers))
        assert not Path(f"{database.removeprefix('sqlite:///')}-wal").exists()

    asyncio.run(main())
    drop(database)


def test_a_server_that_was_told_to_outlive_its_terminal_does() -> None:
    database = fresh_url("sqlite")
    ignoring = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)"

    async def main() -> None:
        async with process(database, ignoring) as server, Person(server.url) as ada:
            os.kill(server.pid, signal.SIGHUP)
            place = await ada.join(await ada.create("Ada", "Ben"))
            await place.send(type="ping")
            await place.expect("pong")

    asyncio.run(main())
    drop(database)


def test_a_crash_below_python_leaves_a_word_in_the_log(tmp_path: Path) -> None:
    database = fresh_url("sqlite")

    async def main() -> None:
        async with process(database, log=tmp_path / "log") as server, Person(server.url) as ada:
            workers = server.children()
            os.truncate(f"{database.removeprefix('sqlite:///')}-shm", 0)  # which SQLite has mapped
            async with asyncio.timeout(PATIENCE):
                asking = asyncio.create_task(ada.ask("GET", "/api/tables"))
                await asyncio.wait([asking])
            assert asking.exception() is not None
            assert await asyncio.to_thread(server.end, signal.SIGKILL) == -signal.SIGBUS
            assert "Bus error" in server.said()
            async with asyncio.timeout(PATIENCE):
                while any(map(alive, workers)):
                    await asyncio.sleep(0.01)

    asyncio.run(main())
    drop(database)
