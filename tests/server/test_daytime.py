"""A clock that leaps deletes nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest
from sqlalchemy import Connection, func, insert, select

from mensae.games import GAMES
from mensae.server import daytime
from mensae.server import hub as hubs
from mensae.server.accounts import SESSION_AGE, SignedIn, account_of_token, open_session
from mensae.server.house import House
from mensae.server.hub import Hub
from mensae.server.limits import Limits
from mensae.server.metrics import Metrics
from mensae.server.seats import Account
from mensae.server.settings import Settings
from mensae.server.store import open_store
from mensae.server.store.schema import accounts, tables
from mensae.server.store.tables import Chair, Sheet, insert_table
from mensae.server.workers import Workers
from tests.server.databases import drop, fresh_url

HOUR, DAY = 3600.0, 24 * 3600.0
TODAY = 1_800_000_000.0


@dataclass
class Clocks:
    """Both clocks, as the server reads them."""

    steady: float = 10.0  # a machine that has just been switched on
    wall: float = TODAY

    def go(self, seconds: float) -> None:
        self.steady += seconds
        self.wall += seconds


@dataclass
class World:
    """A hub whose clocks are ours; in its database are a table and a session of today."""

    clocks: Clocks
    hub: Hub

    async def run(self, seconds: float) -> None:
        """Lets the server run for so long."""
        for _ in range(int(seconds // HOUR)):
            self.clocks.go(HOUR)
            await self.hub.tidy()

    async def tables(self) -> int:
        count = select(func.count()).select_from(tables)
        return await self.hub.house.store.read(lambda connection: connection.execute(count).scalar_one())

    async def signed_in(self) -> bool:
        now = int(self.clocks.wall * 1000)
        return await self.hub.house.store.read(lambda c: account_of_token(c, "token", now)) is not None


def fill(connection: Connection) -> None:
    now = int(TODAY * 1000)
    insert_table(connection, Sheet("t", "gardens", 1, {}, bytes(32), now), [Chair(), Chair()])
    row = {"id": "a", "name": "Ada", "name_key": "ada", "password": "$", "created": now}
    connection.execute(insert(accounts), row)
    open_session(connection, SignedIn(Account("a", "Ada"), "token"), now)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Runs a test in a world of its own, which began with the clock so many seconds ahead."""

    def begin(test: Callable[[World], Awaitable[None]], ahead: float = 0.0) -> None:
        clocks, url = Clocks(wall=TODAY + ahead), fresh_url("sqlite")
        for module in (hubs, daytime):
            monkeypatch.setattr(module, "monotonic", lambda: clocks.steady)
        monkeypatch.setattr(daytime, "time", lambda: clocks.wall)
        monkeypatch.setattr(hubs, "now_ms", lambda: int(clocks.wall * 1000))

        async def main() -> None:
            store = await open_store(url)
            await store.write(fill)
            hub = Hub(House(Settings(), store, Workers(1), Metrics(), dict(GAMES), Limits(False)))
            await hub.tidy()
            await test(World(clocks, hub))
            await store.close()

        asyncio.run(main())
        drop(url)

    return begin


def test_what_is_old_is_cleared_away_but_not_at_once(play: Callable[..., None]) -> None:
    async def wait(world: World) -> None:
        await world.run(13 * DAY)
        assert await world.tables() == 1
        await world.run(2 * DAY)
        assert await world.tables() == 0
        assert await world.signed_in()
        await world.run(SESSION_AGE / 1000)
        assert not await world.signed_in()
        world.clocks.wall = TODAY
        assert not await world.signed_in()  # it is deleted

    play(wait)


@pytest.mark.parametrize("days", [30, 400])
def test_a_start_with_a_clock_that_is_ahead_clears_nothing_for_a_day(play: Callable[..., None], days: int) -> None:
    async def start(world: World) -> None:
        await world.run(23 * HOUR)
        assert await world.tables() == 1
        world.clocks.wall -= days * DAY  # somebody has seen it
        await world.run(3 * DAY)
        assert await world.tables() == 1
        assert await world.signed_in()

    play(start, ahead=days * DAY)


@pytest.mark.parametrize("days", [1, 30, 400, -2, -30 * 365])
def test_a_clock_that_leaps_while_people_play_clears_nothing(play: Callable[..., None], days: int) -> None:
    async def leap(world: World) -> None:
        await world.run(5 * HOUR)
        for there, back in ((days * DAY, -days * DAY), (days * DAY, -days * DAY)):
            world.clocks.wall += there
            await world.run(23 * HOUR)
            world.clocks.wall += back
            await world.run(23 * HOUR)
        assert await world.tables() == 1
        assert await world.signed_in()

    play(leap)


def test_a_clock_that_is_set_right_little_by_little_is_believed(play: Callable[..., None]) -> None:
    async def drift(world: World) -> None:
        for _ in range(15 * 24):
            world.clocks.wall += 30
            await world.run(HOUR)
        assert await world.tables() == 0

    play(drift)
