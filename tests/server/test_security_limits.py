"""Limits: whoever asks too much is told to wait, and nobody else is."""

import asyncio
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Person, Place, browser, serving
from tests.server.test_security import check_headers, code_of
from tests.server.test_security_seats import closed_with

BURST = 120  # requests of an address

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


async def is_limited(client: httpx.AsyncClient, *addresses: str, within: int = 10 * BURST) -> bool:
    """Whether one of so many requests is too many, from these addresses in turn."""
    for n in range(within):
        headers = {"x-forwarded-for": addresses[n % len(addresses)]} if addresses else {}
        if (await client.get("/healthz", headers=headers)).status_code == 429:
            return True
    return False


def test_too_many_requests_are_told_to_wait_in_the_language_of_the_reader(database_url: str) -> None:
    async def main() -> None:
        async with browser(server.url, headers={"accept-language": "de"}) as client:
            while (answer := await client.get("/healthz")).status_code == 200:
                pass
            assert (answer.status_code, code_of(answer)) == (429, "server-slow-down")
            assert int(answer.headers["retry-after"]) == answer.json()["refusal"]["text"]["values"]["seconds"] >= 1
            assert answer.json()["said"].startswith("Das war zu viel")
            check_headers(answer, https=False)

    with serving(database_url, rate_limits=True) as server:
        asyncio.run(main())


def test_opening_a_socket_is_a_request_too(database_url: str) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", None)
            for _ in range(10):  # since a moment later there is room for one more
                assert await is_limited(ada.http)
                if await is_refused(ada, table):
                    return
            raise AssertionError("sockets are not limited")

    with serving(database_url, rate_limits=True) as server:
        asyncio.run(main())


async def is_refused(person: Person, table: str) -> bool:
    """Whether the socket is refused, or told to wait and closed."""
    try:
        place = Place(await person.socket(table), None)
    except InvalidStatus as error:
        return error.response.status_code in (403, 429)
    with suppress(ConnectionClosed):
        await place.send(type="ping")
    return (await place.receive())["type"] == "trouble" and await closed_with(place) == 4429


def test_a_forwarded_address_is_believed_if_it_comes_from_a_trusted_proxy(database_url: str) -> None:
    async def main() -> None:
        async with browser(server.url) as client:
            assert await is_limited(client, "203.0.113.1")
            assert not await is_limited(client, "203.0.113.2", within=BURST // 2)
            spoofed = [f"198.51.100.{n}, 203.0.113.3" for n in range(200)]  # the proxy adds the last
            assert await is_limited(client, *spoofed)
            household = [f"2001:db8:0:1::{n}" for n in range(200)]
            assert await is_limited(client, *household)
            assert not await is_limited(client, "2001:db8:0:2::1", within=BURST // 2)

    with serving(database_url, rate_limits=True, trusted_proxies=["127.0.0.1"]) as server:
        asyncio.run(main())


def test_a_forwarded_address_from_anybody_else_is_not_believed(database_url: str) -> None:
    async def main() -> None:
        async with browser(server.url) as client:
            assert await is_limited(client, *(f"203.0.113.{n}" for n in range(200)))

    with serving(database_url, rate_limits=True, trusted_proxies=["10.0.0.1"]) as server:
        asyncio.run(main())


def test_new_tables_seats_and_accounts_are_limited(database_url: str) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", None)
            new = {"game": "gardens", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
            for path, body, most in (
                ("/api/tables", new, 20),
                (f"/api/tables/{table}/fork", {"entries": 0, "seats": new["seats"]}, 5),
                ("/api/records", {}, 5),
                ("/api/sessions", {"name": "Eve", "password": "guess"}, 10),
                (f"/api/tables/{table}/seats", {"name": "..."}, 30),
            ):
                for _ in range(3 * most):  # some are slow, and meanwhile there is room for more
                    answer = await ada.ask("POST", path, body)
                    if answer.status_code == 429:
                        break
                assert answer.status_code == 429, path
                assert "retry-after" in answer.headers

    with serving(database_url, rate_limits=True) as server:
        asyncio.run(main())


def test_chat_and_reactions_are_limited_for_each_seat(database_url: str) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben:
            table = await ada.create("Ada", None)
            await ben.take(table, "Ben")
            loud, quiet = await ada.join(table, 0), await ben.join(table, 1)
            for _ in range(6):
                assert (await loud.request(type="say", text="hello"))["refusal"] is None
            refusal = (await loud.request(type="say", text="hello"))["refusal"]
            assert refusal["text"]["key"] == "server-slow-down"
            assert 1 <= refusal["text"]["values"]["seconds"] <= 3
            reactions = [(await loud.request(type="react", reaction="wow"))["refusal"] for _ in range(6)]
            assert [bool(refusal) for refusal in reactions] == [False] * 5 + [True]
            assert (await quiet.request(type="say", text="hello"))["refusal"] is None

    with serving(database_url, rate_limits=True) as server:
        asyncio.run(main())


def test_whoever_floods_a_socket_is_told_and_then_closed_and_the_table_goes_on(database_url: str) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben:
            table = await ada.create("Ada", None)
            await ben.take(table, "Ben")
            calm, flooding = await ada.join(table, 0), await ben.join(table, 1)
            with suppress(ConnectionClosed):
                for _ in range(200):
                    await flooding.send(type="ping")
            refusals, code = await until_closed(flooding)
            assert set(refusals) == {"server-slow-down"}
            assert code == 4429
            assert (await calm.request(type="say", text="still here"))["refusal"] is None

    with serving(database_url, rate_limits=True) as server:
        asyncio.run(main())


def test_whoever_sends_nothing_but_nonsense_is_closed(database_url: str) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            place = await ada.join(await ada.create("Ada", None), 0)
            with suppress(ConnectionClosed):
                for _ in range(300):
                    await place.socket.send("nonsense")
            refusals, code = await until_closed(place)
            assert set(refusals) == {"server-bad-message"}
            assert code == 4400

    with serving(database_url) as server:
        asyncio.run(main())


async def until_closed(place: Place) -> tuple[list[str], int | None]:
    """The reasons for which messages were refused, and the close code."""
    refusals = []
    with suppress(ConnectionClosed):
        while True:
            message = await place.receive()
            if message["type"] == "trouble":
                refusals.append(message["refusal"]["text"]["key"])
    return refusals, place.socket.close_code
