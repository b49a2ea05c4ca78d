"""Long logs: told in pages, played again in slices, and paid for by their length."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from mensae.core.state import dump
from mensae.server import limits, loading
from mensae.server.hub import LOADS, Hub
from mensae.server.loading import SLICE, state_after
from mensae.server.position import build
from mensae.wire.message import PROTOCOL
from tests.server.databases import fresh_url
from tests.server.serving import Person, Running, serving
from tests.server.test_bad_records import bring, record
from tests.server.test_security import code_of

PAGE = 200


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server with limits, at a moment that does not pass."""
    with patch.object(limits, "monotonic", lambda: 0.0), serving(fresh_url("sqlite"), rate_limits=True) as running:
        yield running


@pytest.fixture(autouse=True)
def patience(server: Running) -> None:
    """Nobody has asked for anything yet."""
    server.hub.house.limits._buckets.clear()


async def long_table(person: Person) -> tuple[str, int]:
    """A table of some pages, and how many entries it has."""
    text = record(200, 200)
    answer = await bring(person, text.encode())
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['room']['id']}", len(text.splitlines()) - 1


def test_a_long_log_is_told_in_pages_that_follow_each_other(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table, count = await long_table(ada)
            told: list[Any] = []
            while page := (await ada.ask("GET", f"{table}/log?since={len(told)}")).json():
                assert len(page) == min(PAGE, count - len(told))
                told += page
            assert [sentence["seq"] for sentence in told] == list(range(count))
            some = (await ada.ask("GET", f"{table}/log?since=7&limit=3")).json()
            assert some == told[7:10]
            assert (await ada.ask("GET", f"{table}/log?limit={PAGE + 1}")).status_code == 400

    asyncio.run(main())


def test_who_asks_for_much_of_the_past_waits_sooner(server: Running) -> None:
    async def asked(ada: Person, path: str) -> int:
        """How many answers there are before one is told to wait."""
        server.hub.house.limits._buckets.clear()
        for count in range(100):
            answer = await ada.ask("GET", path)
            if answer.status_code != 200:
                assert (answer.status_code, code_of(answer)) == (429, "server-slow-down")
                return count
        raise AssertionError("nobody is told to wait")

    async def main() -> None:
        async with Person(server.url) as ada:
            table, count = await long_table(ada)
            assert await asked(ada, f"{table}/log") == 20
            assert await asked(ada, f"{table}/log?limit=1") == 59
            assert await asked(ada, f"{table}/positions/0") == 60
            assert await asked(ada, f"{table}/positions/{count}") < 40
            assert await asked(ada, f"{table}/record") < 40

    asyncio.run(main())


def test_joining_a_long_table_again_and_again_is_paid_for_by_what_is_sent(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table, count = await long_table(ada)
            assert count >= 500
            place = await ada.join(table.rsplit("/", 1)[1])
            server.hub.house.limits._buckets.clear()
            server.hub.house.limits.charge(("past", "127.0.0.1"), limits.Rate(60, 10), 60)
            await place.send(type="join", protocol=PROTOCOL, since=count - 10)
            await place.expect("welcome")
            await place.send(type="join", protocol=PROTOCOL, since=0)
            assert (await place.expect("trouble"))["refusal"]["text"]["key"] == "server-slow-down"

    asyncio.run(main())


def test_while_a_position_is_made_everybody_else_gets_their_turns(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table, _ = await long_table(ada)
            turns, standing = await asyncio.to_thread(server.run, lambda hub: made(hub, table.rsplit("/", 1)[1]))
            assert turns >= standing // SLICE >= 1

    async def made(hub: Hub, table_id: str) -> tuple[int, int]:
        table, turns = (await hub.find(table_id)).started(), 0
        making = asyncio.ensure_future(state_after(table, len(table.lines)))
        while not making.done():
            await asyncio.sleep(0)
            turns += 1
        assert dump(making.result()) == dump(table.state)
        return turns, len(table.standing)

    asyncio.run(main())


def test_what_a_fork_begins_with_is_made_beside_the_loop(server: Running) -> None:
    threads = []

    def watched(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return build(*given)

    async def main() -> None:
        async with Person(server.url) as ada:
            table, count = await long_table(ada)
            seats = [{"kind": "me", "name": name} for name in ("Cy", "Di")]
            with patch.object(loading, "build", watched):
                answer = await ada.ask("POST", f"{table}/fork", {"entries": count, "seats": seats})
                assert answer.status_code == 201, answer.text
                await asyncio.to_thread(server.run, put_away)
                fork = answer.json()["room"]["id"]
                assert (await ada.ask("GET", f"/api/tables/{fork}/positions/0")).status_code == 200
            [loop] = await asyncio.to_thread(server.run, thread)
            assert len(threads) == 2  # when it was made, and when it was loaded
            assert loop not in threads

    async def thread(_: Hub) -> list[threading.Thread]:
        return [threading.current_thread()]

    asyncio.run(main())


async def put_away(hub: Hub) -> None:
    hub.forget_idle(after=-1)


def test_whoever_lets_long_tables_be_loaded_again_and_again_is_told_to_wait(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table, count = await long_table(ada)
            loads = 0
            server.hub.house.limits.charge(("load", "127.0.0.1"), LOADS, LOADS.burst - 3 * count)
            while loads < 10:
                await asyncio.to_thread(server.run, put_away)
                if (answer := await ada.ask("GET", table)).status_code != 200:
                    break
                loads += 1
                assert (await ada.ask("GET", table)).status_code == 200  # from memory, which costs nothing
            assert (answer.status_code, code_of(answer)) == (429, "server-slow-down")
            assert loads == 3

    asyncio.run(main())
