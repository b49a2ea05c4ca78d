"""Bots and hints are shared fairly: however much somebody wants from the only worker, others need not wait for it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

import pytest

from mensae.server.turns import MOST_EACH
from tests.server.databases import fresh_url
from tests.server.serving import Person, Place, Running, serving
from tests.server.test_bots import GAMES, frozen_bots
from tests.server.test_tables import refusal
from tests.server.worker_pool import GAMES_PATH

TABLES = 6  # that one address watches


@pytest.fixture
def server() -> Iterator[Running]:
    with serving(fresh_url("sqlite"), GAMES, GAMES_PATH) as running:
        yield running


@asynccontextmanager
async def greed(server: Running) -> AsyncIterator[None]:
    """One address watches tables of three bots, and two others ask for as many hints as they can."""
    eve, ben, joe = (Person(server.url, f"203.0.113.{n}") for n in range(3))
    async with eve, ben, joe:
        for _ in range(TABLES):
            await eve.join(await eve.create(*["bot:medium"] * 3))
        for asker in (ben, joe):
            place = await on_turn(asker, await asker.create("One", "Two", "Three"))
            for n in range(MOST_EACH):
                await place.send(type="hint", id=f"{n}")
            assert refusal(await place.request(type="hint")) == "server-no-hint-now"
        yield


async def on_turn(person: Person, table: str) -> Place:
    """Looks from the seat whose turn it is; all are one's own."""
    place = await person.join(table)
    return await person.join(table, place.update["actors"][0])


async def awaited(person: Person, level: str, game: str = "gardens") -> Place:
    """A table of two at which a person waits for the bot."""
    place = await person.join(await person.create("Ada", f"bot:{level}", game=game), 0)
    while place.update["actors"] == [0]:
        if place.update["legal"]:
            assert refusal(await place.act(seen=place.update["seq"])) is None
        else:
            await place.receive()
    return place


async def answered(place: Place) -> None:
    """The bot has acted."""
    while not any(entry["seat"] == 1 for entry in place.log):
        await place.receive()


def test_an_easy_bot_answers_while_the_only_worker_thinks_for_others(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url, "192.0.2.1") as ada:
            with frozen_bots(server):  # as if the thought of another's bot took for ever
                async with greed(server):
                    await answered(await awaited(ada, "easy"))

    asyncio.run(main())


@pytest.mark.parametrize("game", ["gardens", "highcard"])  # where bots are asked before anybody can have joined
def test_a_bot_that_somebody_waits_for_comes_before_all_that_others_want(server: Running, game: str) -> None:
    workers, done = server.hub.house.workers, list[int]()
    run = workers.run

    async def noted(job: Any, *more: Any) -> Any:
        result = await run(job, *more)
        done.append(job.position.setup.seats)
        return result

    async def main() -> None:
        async with Person(server.url, "192.0.2.1") as ada:
            with frozen_bots(server) as thaw, patch.object(workers, "run", noted):
                async with greed(server):
                    place = await awaited(ada, "medium", game)
                    thaw()
                    await answered(place)

    asyncio.run(main())
    assert done.index(2) <= 1  # but for the one that was thought of already
