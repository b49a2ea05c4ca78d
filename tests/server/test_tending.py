"""What serves everybody outlives whatever happens to one: its tasks are tended, and no rude socket ends any of them."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import httpx
import pytest

from mensae.server.hub import Hub
from mensae.server.seats import Account
from mensae.server.tending import Tended
from mensae.server.workers import Workers
from mensae.wire.closing import Closing
from tests.server.databases import drop, fresh_url
from tests.server.serving import PATIENCE, Person, Running, serving
from tests.server.test_flood import CLOSE, TEXT, frame, handshake

NOT_TEXT = b"\xff\xfe\xfd"
FILLER = 3000  # bytes; more than is parsed at once


@pytest.fixture
def server() -> Iterator[Running]:
    url = fresh_url("sqlite")
    with serving(url) as running:
        running.run(lambda hub: Workers.start(hub.house.workers))  # which would rest otherwise
        yield running
    drop(url)


async def until(condition: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.02)


async def status(url: str) -> int:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        return (await http.get(f"{url}/readyz")).status_code


def tended(server: Running) -> list[Tended]:
    async def find(hub: Hub) -> list[Tended]:
        assert hub.sweeping
        return [hub.sweeping, *hub.house.store.tended, *hub.house.workers.tended]

    found: list[Tended] = server.run(find)
    return found


def test_every_task_that_serves_all_is_tended(server: Running) -> None:
    assert [task.name for task in tended(server)] == ["sweep", "writer", "worker 1", "spare worker"]


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("how", ["cancelled", "failed"])
def test_a_task_that_dies_comes_back_and_readiness_tells_of_it(server: Running, number: int, how: str) -> None:
    task = tended(server)[number]

    async def kill(_: Hub) -> None:
        assert task.running
        if how == "cancelled":
            task.running.cancel()
        else:
            task._work = fail  # the next time it begins, it fails at once
            task.running.cancel()

    async def fail() -> None:
        task._work = work
        raise ZeroDivisionError

    async def main() -> None:
        assert await status(server.url) == 200
        await asyncio.to_thread(server.run, kill)

        async def gone() -> bool:
            return await status(server.url) == 503

        async def back() -> bool:
            return await status(server.url) == 200

        await until(gone)
        await until(back)
        async with Person(server.url) as ada:  # writes, is acknowledged, and a bot answers
            place = await ada.join(await ada.create("Ada", "bot:easy"), 0)
            await place.until_asked()
            assert (await place.act())["refusal"] is None

    work = task._work
    asyncio.run(main())
    assert not task.fails


async def attack(url: str, table: str, filler: int) -> bytes:
    """What an anonymous visitor gets who sends text that is no text, a farewell, and then more; until it is cut."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(handshake(url, table, "198.51.100.9"))
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(TEXT, NOT_TEXT) + frame(CLOSE, b"") + bytes(filler))
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


@pytest.mark.parametrize("filler", [0, FILLER])
def test_a_socket_that_sends_what_is_no_text_is_cut_and_ends_nothing_else(server: Running, filler: int) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            for _ in range(3):
                await attack(server.url, table, filler)

            async def nobody() -> bool:
                async def count(hub: Hub) -> int:
                    return len(hub.connections)

                return bool(await asyncio.to_thread(server.run, count) == 0)

            await until(nobody)

            async def sweep(hub: Hub) -> None:
                hub.check_connections()

            await asyncio.to_thread(server.run, sweep)
        assert await status(server.url) == 200

    sweep = tended(server)[0].running
    asyncio.run(main())
    assert tended(server)[0].running is sweep
    assert sweep
    assert not sweep.done()


class Cursed:
    """A connection that cannot even be looked at."""

    account: Account | None = None
    session: str | None = None
    cut = False

    def check_alive(self) -> None:
        raise ZeroDivisionError

    def close(self, closing: Closing) -> None:
        """Nothing comes of it."""

    def abort(self) -> None:
        self.cut = True


def test_a_connection_that_fails_is_cut_and_the_others_are_looked_after(server: Running) -> None:
    cursed = Cursed()

    async def look(hub: Hub) -> None:
        hub.connections.add(cursed)

    async def part(hub: Hub) -> None:
        hub.connections.discard(cursed)

    sweep = tended(server)[0].running
    server.run(look)
    end = time.monotonic() + PATIENCE
    while not cursed.cut:
        assert time.monotonic() < end
        time.sleep(0.05)
    server.run(part)
    assert tended(server)[0].running is sweep


def test_a_table_that_cannot_be_woken_keeps_nobody_from_being_looked_after(server: Running) -> None:
    asked = []

    async def find(table_id: str) -> None:
        asked.append(table_id)
        raise KeyError(table_id)

    async def wake(hub: Hub) -> None:
        with patch.object(hub, "find", find), patch("mensae.server.hub.awake", lambda _: ["one", "two"]):
            await hub.wake()

    server.run(wake)
    assert asked == ["one", "two"]


def test_a_socket_that_joins_nothing_is_closed_however_much_it_says(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            place, socket = await ada.join(table, 0), await ada.socket(table)
            await socket.send('{"type":"ping"}')
            assert "pong" in str(await socket.recv())

            async def later(hub: Hub) -> None:
                for connection in hub.connections:
                    connection.opened -= 11  # type: ignore[attr-defined]
                hub.check_connections()

            await asyncio.to_thread(server.run, later)
            await socket.wait_closed()
            assert socket.close_code == Closing.SILENT
            assert (await place.request(type="say", text="still here"))["refusal"] is None

    asyncio.run(main())
