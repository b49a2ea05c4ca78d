"""Memory stays flat: what is over is forgotten, and nothing is kept for each table or each visitor that has been."""

import asyncio
import gc
from collections.abc import Iterator, Sized
from typing import Any
from weakref import ref

import pytest

from mensae.server import hub as hubs
from mensae.server.hub import FORGET_AFTER, FORGET_CLOSED, Hub
from mensae.server.live import LiveTable
from tests.server.databases import drop, fresh_url
from tests.server.highcard_server import serving_highcard
from tests.server.serving import Person, Running
from tests.server.test_results import played
from tests.server.test_tables import until

GAMES = 6


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """Nothing is forgotten but where a test says so."""
    url = fresh_url("sqlite")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hubs, "SWEEP", 3600.0)
        with serving_highcard(url) as running:
            yield running
    drop(url)


def inside(server: Running, look: Any) -> Any:
    """What a function says of the hub, in the loop of the server."""

    async def call(hub: Hub) -> Any:
        return look(hub)

    return asyncio.to_thread(server.run, call)


async def play(server: Running, games: int) -> list[str]:
    """Games to their ends, each of other people, who leave then."""
    tables = []
    for _ in range(games):
        async with Person(server.url) as ada, Person(server.url) as ben:
            tables.append(await played(ada, ben))
    await until(lambda: inside(server, lambda hub: not hub.connections))
    return tables


def kept(hub: Hub) -> dict[str, int]:
    """How much is in every collection of whatever serves all tables."""
    house = hub.house
    found = {}
    for part in (hub, house, house.store, house.workers, house.limits, house.metrics, *vars(house.metrics).values()):
        for name, value in getattr(part, "__dict__", {}).items():
            if isinstance(value, Sized) and not isinstance(value, str | bytes):
                found[f"{type(part).__name__}.{name}"] = len(value)
    return found


def test_who_has_played_leaves_nothing_behind(server: Running) -> None:
    async def main() -> None:
        await play(server, 2)  # whatever is made once is there now
        await inside(server, lambda hub: hub.forget_idle(-1))
        before = await inside(server, kept)
        tables = await play(server, GAMES)
        known = await inside(server, lambda hub: [hub.tables[table] for table in tables])
        gone = [ref(each) for live in known for each in (live, live.table)]
        del known
        await inside(server, lambda hub: hub.forget_idle(-1))
        await inside(server, lambda hub: gc.collect())
        assert [each() for each in gone] == [None] * len(gone)
        assert await inside(server, kept) == before

    asyncio.run(main())


def test_tables_go_without_the_garbage_collector(server: Running) -> None:
    async def main() -> None:
        tables = await play(server, 1)
        gone: ref[LiveTable] = ref(await inside(server, lambda hub: hub.tables[tables[0]]))
        gc.disable()
        try:
            await inside(server, lambda hub: hub.forget_idle(-1))
            await until(lambda: inside(server, lambda hub: gone() is None))
        finally:
            gc.enable()

    asyncio.run(main())


def test_a_table_that_has_ended_is_forgotten_sooner_than_one_that_waits(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1e6
    monkeypatch.setattr(hubs, "monotonic", lambda: now)

    async def main() -> None:
        async with Person(server.url) as ada:
            waiting = await ada.create("Ada", None, game="highcard")
            [ended] = await play(server, 1)
            for live in (server.hub.tables[waiting], server.hub.tables[ended]):
                live.idle_since = now

            def still_there(hub: Hub) -> list[bool]:
                hub.forget_idle()
                return [table in hub.tables for table in (waiting, ended)]

            async def after(seconds: float) -> list[bool]:
                nonlocal now
                now += seconds
                found: list[bool] = await inside(server, still_there)
                return found

            assert await after(FORGET_CLOSED) == [True, True]
            assert await after(1) == [True, False]
            assert (await ada.ask("GET", f"/api/tables/{waiting}")).status_code == 200  # counts from here on anew
            assert await after(FORGET_AFTER) == [True, False]
            assert await after(1) == [False, False]

    asyncio.run(main())


def test_of_tables_that_nobody_looks_at_only_the_latest_stay(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_IDLE", 2)

    async def main() -> None:
        async with Person(server.url) as ada:
            watched = await ada.create("Ada", None, game="highcard")
            await ada.join(watched, 0)
            tables = [await ada.create("Ada", None, game="highcard") for _ in range(4)]
            assert (await ada.ask("GET", f"/api/tables/{tables[0]}")).status_code == 200
            await inside(server, lambda hub: hub.forget_idle())
            assert await inside(server, lambda hub: set(hub.tables)) == {watched, tables[3], tables[0]}

    asyncio.run(main())


def test_what_sockets_leave_behind_is_collected(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SOCKETS_GONE", 5)

    async def main() -> None:
        await inside(server, lambda hub: hub.forget_idle(-1))
        async with Person(server.url) as ada:
            table = await ada.create("Ada", None, game="highcard")
            gc.disable()  # as if Python did not look for hours
            try:
                left = []
                for _ in range(10):
                    place = await ada.join(table, 0)
                    left += await inside(server, lambda hub: [ref(each.protocol) for each in hub.connections])
                    await place.close()
                await until(lambda: inside(server, lambda hub: not hub.connections))
                assert all(each() for each in left)
                await inside(server, lambda hub: hub.collect_garbage())
                assert [each() for each in left] == [None] * len(left)
                assert await inside(server, lambda hub: hub.sockets_gone) == 0
            finally:
                gc.enable()

    asyncio.run(main())
