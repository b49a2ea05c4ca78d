"""Guessing: few tries from anywhere, and nobody is kept out because others guess."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Self
from unittest.mock import patch

import pytest
from argon2 import PasswordHasher
from sqlalchemy import delete, select

from mensae.server import accounts, guessing, limits
from mensae.server.accounts import BROWSER_AGE, Passwords
from mensae.server.guessing import MOST_BROWSERS
from mensae.server.hub import Hub
from mensae.server.limits import MOST_BUCKETS, Rate
from mensae.server.seats import Account, hashed
from mensae.server.store import open_store
from mensae.server.store.schema import browsers
from tests.server.serving import Person, Running, serving
from tests.server.test_security import code_of

NOW = 1_800_000_000_000
SECRET = "correct horse"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
ADA = {"name": "Ada", "password": SECRET}

sqlite_only = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


class Elsewhere(Person):
    """Somebody with an address of their own, as the proxy tells it."""

    def __init__(self, server: Running, address: str) -> None:
        super().__init__(server.url)
        self.http.headers["x-forwarded-for"] = address

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        return self

    async def sign_in(self, name: str = "Ada", password: str = SECRET) -> int:
        return (await self.ask("POST", "/api/sessions", {"name": name, "password": password})).status_code

    async def guess(self, times: int, name: str = "Ada") -> Counter[int]:
        """How often it was wrong (403), and how often it was not looked at (429)."""
        return Counter([await self.sign_in(name, f"guess number {n}") for n in range(times)])


class Clock:
    """The time of limits, which stands still unless it is put forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def guarded(database_url: str) -> Iterator[tuple[Running, Clock]]:
    """A server with limits, on which passwords cost nothing, and its clock."""
    clock = Clock()
    with patch.object(limits, "monotonic", clock), serving(database_url, rate_limits=True) as server:
        app: Any = server.server.config.app
        app.app.state["passwords"] = Passwords(CHEAP)
        yield server, clock


async def guess_from(server: Running, networks: int, times: int = 12) -> Counter[int]:
    async def one(n: int) -> Counter[int]:
        async with Elsewhere(server, f"198.51.100.{n}") as eve:
            return await eve.guess(times)

    return sum(await asyncio.gather(*map(one, range(networks))), Counter())


@sqlite_only
def test_eight_networks_that_guess_do_not_keep_the_owner_out_even_with_a_new_device(database_url: str) -> None:
    async def main(server: Running, clock: Clock) -> None:
        async with Elsewhere(server, "203.0.113.1") as ada:
            assert (await ada.ask("POST", "/api/accounts", ADA)).status_code == 201
        assert await guess_from(server, networks=8) == {403: 80, 429: 16}
        clock.now += 300
        assert await guess_from(server, networks=8) == {403: 8, 429: 88}
        async with Elsewhere(server, "203.0.113.2") as new:
            assert Counter([await new.sign_in() for _ in range(10)]) == {201: 10}

    with guarded(database_url) as (server, clock):
        asyncio.run(main(server, clock))


@sqlite_only
def test_many_networks_have_few_tries_together_and_known_devices_pass(database_url: str) -> None:
    async def main(server: Running, clock: Clock) -> None:
        async with (
            Elsewhere(server, "203.0.113.1") as ada,
            Elsewhere(server, "203.0.113.2") as old,
            Elsewhere(server, "203.0.113.3") as new,
        ):
            assert (await ada.ask("POST", "/api/accounts", ADA)).status_code == 201
            assert await old.sign_in() == 201
            for owner in (ada, old):
                assert (await owner.ask("DELETE", "/api/sessions")).status_code == 204
            assert await guess_from(server, networks=30) == {403: 100, 429: 260}
            assert await new.sign_in() == 429
            for n in range(MOST_BUCKETS + 1):  # whoever has so many addresses is forgotten, but not who was guessed
                server.hub.house.limits.take(("flood", n), Rate(1, 1))
            assert await new.sign_in() == 429
            assert Counter([await ada.sign_in() for _ in range(10)]) == {201: 10}
            ada.http.headers["x-forwarded-for"] = "198.51.100.1"  # even where somebody has just guessed
            assert await ada.sign_in() == 201
            assert await old.sign_in() == 201
            await asyncio.to_thread(server.run, forget_browsers)
            assert await old.sign_in() == 201  # since it is signed in
            clock.now += 30
            assert await new.sign_in() == 201

    with guarded(database_url) as (server, clock):
        asyncio.run(main(server, clock))


async def forget_browsers(hub: Hub) -> None:
    await hub.house.store.write(lambda connection: connection.execute(delete(browsers)))


@sqlite_only
def test_a_known_device_has_few_tries_too_and_costs_the_others_none(database_url: str) -> None:
    async def main(server: Running) -> None:
        async with Elsewhere(server, "203.0.113.1") as ada, Elsewhere(server, "203.0.113.1") as lent:
            assert (await ada.ask("POST", "/api/accounts", ADA)).status_code == 201
            assert await lent.sign_in() == 201
            await lent.ask("DELETE", "/api/sessions")
            assert await lent.guess(20) == {403: 10, 429: 10}
            assert await lent.sign_in() == 429
            assert await ada.sign_in() == 201
            wrong = {"password": "guess", "new_password": "another one"}
            proofs = [(await ada.ask("PATCH", "/api/me", wrong)).status_code for _ in range(20)]
            assert Counter(proofs) == {403: 10, 429: 10}
            await ada.ask("DELETE", "/api/sessions")
            assert await ada.sign_in() == 201

    with guarded(database_url) as (server, _):
        asyncio.run(main(server))


@sqlite_only
def test_whoever_tries_codes_elsewhere_does_not_keep_the_owner_of_a_seat_out(database_url: str) -> None:
    async def main(server: Running) -> None:
        async with Elsewhere(server, "203.0.113.1") as ada, Elsewhere(server, "203.0.113.2") as new:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
            made = (await ada.ask("POST", "/api/tables", {"game": "gardens", "seats": seats})).json()
            path, [mine] = f"/api/tables/{made['room']['id']}/recover", made["seats"]
            for n in range(8):
                async with Elsewhere(server, f"198.51.100.{n}") as eve:
                    codes = [await eve.ask("POST", path, {"code": f"7K2M-{n}{m}"}) for m in range(12)]
                    assert Counter(map(code_of, codes)) == {"server-wrong-code": 10, "server-slow-down": 2}
            assert (await new.ask("POST", path, {"code": mine["code"]})).status_code == 201

    with guarded(database_url) as (server, _):
        asyncio.run(main(server))


def test_an_account_knows_its_newest_browsers_by_hashes_and_for_400_days(database_url: str) -> None:
    async def main() -> None:
        store = await open_store(database_url)
        account = (await accounts.create_account(store, Passwords(CHEAP), "Ada", SECRET, NOW)).account
        other = (await accounts.create_account(store, Passwords(CHEAP), "Ben", SECRET, NOW)).account
        for n in (*range(MOST_BROWSERS + 1), 1):
            new = partial(guessing.remember, account_id=account.id, browser=f"browser {n}", now=NOW + n)
            await store.write(new)
        await store.write(lambda c: guessing.remember(c, other.id, "browser 0", NOW))

        def known(who: Account, n: int) -> Any:
            return store.read(lambda c: guessing.knows(c, who.id, f"browser {n}"))

        assert [await known(account, n) for n in (0, 1, MOST_BROWSERS)] == [False, True, True]
        assert [await known(other, n) for n in (0, 1)] == [True, False]
        tokens = await store.read(lambda c: set(c.execute(select(browsers.c.token)).scalars()))
        assert tokens == {hashed(f"browser {n}") for n in range(MOST_BROWSERS + 1)}
        await store.write(lambda c: accounts.delete_expired(c, NOW + BROWSER_AGE + 1))
        assert [await known(account, n) for n in (1, 2)] == [False, True]
        assert not await known(other, 0)
        await accounts.delete_account(store, Passwords(CHEAP), account, SECRET)
        assert not await known(account, 2)
        await store.close()

    asyncio.run(main())
