"""A new database for each test, the application on it without a network, and browsers for it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any

import httpx
from argon2 import PasswordHasher

from mensae.games import GAMES
from mensae.server.accounts import Passwords
from mensae.server.app import make_app
from mensae.server.house import House
from mensae.server.hub import Hub
from mensae.server.limits import Limits
from mensae.server.metrics import Metrics
from mensae.server.settings import Settings
from mensae.server.store import Store, open_store
from mensae.server.workers import Workers
from mensae.wire.names import CSRF_HEADER
from tests import highcard
from tests.server.serving import token_of

SECRET, OTHER = "correct horse", "battery staple"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
Browser = Callable[[], AbstractAsyncContextManager[httpx.AsyncClient]]


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """Runs the test on a new database of each kind."""

    async def main(url: str) -> None:
        store = await open_store(url)
        try:
            await test(store)
        finally:
            await store.close()

    def run(database_url: str) -> None:
        asyncio.run(main(database_url))

    return run


@asynccontextmanager
async def serving(store: Store, limits: bool = False, **settings: Any) -> AsyncIterator[tuple[Hub, Browser]]:
    """The application without bots, and browsers for it."""
    games = {**GAMES, highcard.GAME.id: highcard.GAME}
    hub = Hub(House(Settings(**settings), store, Workers(0), Metrics(), games, Limits(limits)))
    app: Any = make_app(hub, "0" * 64)
    app.state["passwords"] = Passwords(CHEAP)

    @asynccontextmanager
    async def browser() -> AsyncIterator[httpx.AsyncClient]:
        base = hub.house.settings.origin or "http://mensae.test"
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=base) as client:
            client.event_hooks = {"response": [partial(show_token, client)]}
            await client.get("/api/me")
            yield client

    try:
        yield hub, browser
    finally:
        hub.close()


async def show_token(client: httpx.AsyncClient, _: httpx.Response) -> None:
    client.headers[CSRF_HEADER] = token_of(client)
