"""Bodies that make no sense: what a table cannot be, what cannot even be read, and what is no account."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import httpx
import pytest

from mensae.texts import LANGUAGES
from tests.server.highcard_server import shared_server
from tests.server.roles import PASSWORD, dump
from tests.server.serving import PATIENCE, Person, Running, browser
from tests.server.test_bad_input import ME, OPEN, refused

BOT = {"kind": "bot", "level": "easy"}
JSON = {"content-type": "application/json"}

server = shared_server("sqlite", "postgres")


def new(*seats: Any, game: Any = "gardens", **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": list(seats), **more}


BAD_TABLES: list[tuple[Any, int, str]] = [
    (new(ME, OPEN, game="chess"), 404, "server-no-game"),
    (new(ME, OPEN, game=""), 404, "server-no-game"),
    (new(ME, OPEN, game="<b>\0\u202e"), 404, "server-no-game"),
    (new(ME, OPEN, game="x" * 33), 400, "server-bad-request"),
    (new(ME, OPEN, options={"speed": 1}), 400, "server-bad-options"),
    (new(ME, OPEN, options={"idle_limit": "12"}), 400, "server-bad-options"),
    (new(ME, OPEN, options={"idle_limit": -1}), 400, "server-bad-options"),
    (new(ME, OPEN, options={"idle_limit": 1001}), 400, "server-bad-options"),
    (new(ME, OPEN, options={"idle_limit": 1.5}), 400, "server-bad-options"),
    (new(ME, OPEN, options={"idle_limit": None}), 400, "server-bad-options"),
    (new(ME, OPEN, options={"scoring": "all"}), 400, "server-bad-options"),
    (new(ME, OPEN, options={"scoring": "x" * 5000}), 400, "server-bad-options"),
    (new(ME, OPEN, options={"two_gardeners": 1}), 400, "server-bad-options"),
    (new(ME, OPEN, options={"idle_limit": {"a": [[]]}}), 400, "server-bad-options"),
    (new(ME, OPEN, options=[]), 400, "server-bad-request"),
    (new(ME), 400, "table-seats"),
    (new(ME, *[OPEN] * 5), 400, "table-seats"),
    (new(), 400, "server-bad-request"),
    (new(*[OPEN] * 13), 400, "server-bad-request"),
    (new(ME, {"kind": "bot", "level": "god"}), 400, "server-no-level"),
    (new(ME, {"kind": "bot", "level": "x" * 17}), 400, "server-bad-request"),
    (new(ME, {"kind": "king"}), 400, "server-bad-request"),
    (new(ME, {"kind": "me"}), 400, "server-bad-request"),
    (new(ME, {"kind": "me", "name": 7}), 400, "server-bad-request"),
    (new(ME, {**OPEN, "name": "Eve"}), 400, "server-bad-request"),
    (new(ME, None), 400, "server-bad-request"),
    (new(OPEN, OPEN), 400, "server-nobody-seated"),
    (new(BOT, OPEN), 400, "server-nobody-seated"),
    (new(ME, ME), 409, "server-name-taken"),
    (new(ME, {**ME, "name": ""}), 400, "server-name-empty"),
    (new(ME, OPEN, turn_limit=9), 400, "server-bad-request"),
    (new(ME, OPEN, turn_limit=1e9), 400, "server-bad-request"),
    (new(ME, OPEN, turn_limit="soon"), 400, "server-bad-request"),
    (new(ME, OPEN, listed="yes"), 400, "server-bad-request"),
    (new(ME, OPEN, seed="00"), 400, "server-bad-request"),
    ({"seats": [ME, OPEN]}, 400, "server-bad-request"),
    ({"game": "gardens"}, 400, "server-bad-request"),
    ([], 400, "server-bad-request"),
    (None, 400, "server-bad-request"),
]
BAD_BODIES: list[tuple[bytes, int]] = [
    (b"", 400),
    (b"null", 400),
    (b"{", 400),
    (b"{}x", 400),
    (b'{"game": "gardens"', 400),
    (b'{"game": "\xff", "seats": []}', 400),
    (b'\xff\xfe{"game": 1}', 400),
    (b'{"game": "\\ud800", "seats": []}', 400),
    (b'{"game": "a\x00b", "seats": []}', 400),
    (b"[" * 30_000, 400),
    (b'{"options": ' + b'{"a":' * 9_000 + b"1" + b"}" * 9_000 + b"}", 400),
    (b'{"options": {"idle_limit": ' + b"9" * 60_000 + b"}}", 400),
    (
        b'{"game": "gardens", "seats": [{"kind":"me","name":"A"},{"kind":"open"}], "options": {"idle_limit": 1e999}}',
        400,
    ),
    (b" " * (64 * 1024 + 1), 413),
    (b'{"game": "' + b"x" * 70_000 + b'"}', 413),
]


def test_a_table_that_cannot_be_is_refused(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            before = await dump(server)
            for body, status, code in BAD_TABLES:
                answer = await ada.ask("POST", "/api/tables", content=json.dumps(body), headers=JSON)
                assert await refused(answer) == (status, code), f"{body}: {answer.text}"
            assert await dump(server) == before

    asyncio.run(main())


def test_a_body_that_cannot_be_read_is_refused(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            before = await dump(server)
            for path in ("/api/tables", "/api/accounts", "/api/sessions"):
                for body, status in BAD_BODIES:
                    answer = await ada.ask("POST", path, content=body, headers=JSON)
                    assert (await refused(answer))[0] == status, f"{body[:80]!r}: {answer.text}"
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""):
                answer = await ada.ask("POST", "/api/tables", content=b"a=b", headers={"content-type": kind})
                assert (await refused(answer))[0] in (400, 415), kind
            assert await dump(server) == before

    asyncio.run(main())


@pytest.mark.parametrize(
    "head",
    [
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 1_000_000,
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 200_000,
        b"GET /" + b"a" * 1_000_000,
    ],
)
def test_a_head_without_an_end_is_cut_off(head: bytes, server: Running) -> None:
    async def main() -> None:
        url = httpx.URL(server.url)
        reader, writer = await asyncio.open_connection(url.host, url.port)
        try:
            async with asyncio.timeout(PATIENCE):
                with suppress(ConnectionError):
                    writer.write(head)
                    await writer.drain()
                    assert b" 200 " not in await reader.read()  # ends by itself, though the head has not
        finally:
            writer.transport.abort()
            with suppress(ConnectionError):
                await writer.wait_closed()
        async with Person(server.url) as ada:
            assert (await ada.ask("GET", "/healthz")).status_code == 200

    asyncio.run(main())


def test_the_reason_is_told_in_the_language_of_the_reader(server: Running) -> None:
    async def main() -> None:
        async with browser(server.url) as client:
            answers = [await client.get("/api/tables/x", headers={"accept-language": each}) for each in LANGUAGES]
            said = [answer.json()["said"] for answer in answers]
            assert len(set(said)) == len(LANGUAGES)
            for odd in ("", "xx", ",;q=", "de;q=x", "de;q=nan", "de;q=-1", "*", "é" * 5000, "nl-BE;q=0.1, fr"):
                answer = await client.get("/api/tables/x", headers={b"accept-language": odd.encode()})
                assert answer.json()["said"] in said, odd

    asyncio.run(main())


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("Ada", "short", "server-password-short"),
        ("Ada", "x" * 201, "server-password-long"),
        ("Ada Lovelace", "ada lovelace", "server-password-name"),
        ("a/b", PASSWORD, "server-account-name-letters"),
        ("", PASSWORD, "server-name-empty"),
        ("x" * 30, PASSWORD, "server-name-long"),
        ("A\u202eb", PASSWORD, "server-name-letters"),
    ],
)
def test_an_account_that_cannot_be_is_refused(name: str, password: str, code: str, server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            answer = await ada.ask("POST", "/api/accounts", {"name": name, "password": password})
            assert await refused(answer) == (400, code)

    asyncio.run(main())
