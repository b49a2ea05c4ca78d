"""Who comes and goes again and again costs the others nothing, and whoever is there is known to all in the end."""

import asyncio
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from mensae.server import attendance
from mensae.wire.message import PROTOCOL
from tests.server.databases import drop, fresh_url
from tests.server.serving import Person, Place, Running, serving

WATCHERS = 20
AGAIN = 30


@pytest.fixture
def server() -> Iterator[Running]:
    url = fresh_url("sqlite")
    with serving(url) as running:
        yield running
    drop(url)


async def settled(places: list[Place], watchers: int) -> None:
    """Everybody knows how many watch; whatever came before is forgotten."""
    for place in places:
        while place.room["watchers"] != watchers:
            await place.receive()
        place.received.clear()


async def heard(players: list[Place], places: list[Place]) -> list[int]:
    """How many messages about who is there each one has got until the next move."""
    actor = players[players[0].update["actors"][0]]
    assert (await actor.act())["refusal"] is None
    for place in places:
        await place.expect("update", seq=actor.update["seq"])
    return [sum(message["type"] == "room" for message in place.received) for place in places]


def test_who_joins_again_and_again_costs_the_others_nothing(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            players = [await ada.join(table, seat) for seat in (0, 1)]
            places = [await ada.join(table) for _ in range(WATCHERS)]
            eve = await ada.join(table)
            await settled(places, WATCHERS + 1)
            for _ in range(AGAIN):
                await eve.send(type="join", protocol=PROTOCOL, since=0, seat=None)
                await eve.expect("update")
            await asyncio.sleep(2 * attendance.PAUSE)
            assert await heard(players, places) == [0] * WATCHERS

    asyncio.run(main())


def test_who_comes_and_goes_is_told_to_the_others_once_in_a_while(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            players = [await ada.join(table, seat) for seat in (0, 1)]
            places = [await ada.join(table) for _ in range(WATCHERS)]
            await settled(places, WATCHERS)
            with patch.object(attendance, "EVERY", 3600.0):
                for _ in range(AGAIN):
                    await (await ada.join(table)).close()
                await asyncio.sleep(2 * attendance.PAUSE)
                assert max(await heard(players, places)) <= 1
                left = await ada.ask("DELETE", f"/api/tables/{table}/seats/1")  # matters to play, and is told at once
                assert left.status_code < 300, left.text
                for place in places:
                    assert (await place.expect("room"))["chairs"][1]["away"]

    asyncio.run(main())


def test_everybody_knows_in_the_end_who_is_there(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            first = await ada.join(table)
            await settled([first], 1)
            comers = [await ada.join(table) for _ in range(5)]
            welcomed = [comer.room["watchers"] for comer in comers]
            assert welcomed == [2, 3, 4, 5, 6]
            for comer in comers[1:]:
                await comer.close()
            await settled([first, comers[0]], 2)
            ben = await ada.join(table, 1)
            for place in (first, comers[0], ben):
                while not place.room["chairs"][1]["online"]:
                    await place.receive()
            await ben.close()
            for place in (first, comers[0]):
                while place.room["chairs"][1]["online"]:
                    await place.receive()

    asyncio.run(main())


def test_the_more_watch_the_less_often_their_number_is_told() -> None:
    """As many messages a second for a crowd of any size; who plays is told to all of them as soon as ever."""

    async def due(before: attendance.Present, after: attendance.Present) -> float:
        known, loop = attendance.Attendance(), asyncio.get_running_loop()
        known.was_told(before)
        known.schedule(after, lambda: None)
        assert known._timer is not None
        wait = known._timer.when() - loop.time()
        known.cancel()
        return wait

    async def main() -> None:
        nobody, somebody = frozenset[int](), frozenset([0])
        assert await due((nobody, 9), (nobody, 10)) <= attendance.EVERY
        crowd = 20 * attendance.CROWD
        assert 19 * attendance.EVERY < await due((nobody, crowd - 1), (nobody, crowd)) <= 20 * attendance.EVERY
        assert await due((nobody, crowd), (somebody, crowd)) <= attendance.EVERY

    asyncio.run(main())
