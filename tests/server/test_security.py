"""What a browser relies on: origins, CSRF tokens and headers."""

import asyncio
from dataclasses import replace
from typing import Any, get_args

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mensae.games import GAMES
from tests.server.highcard_server import shared_server
from tests.server.roles import Everybody, Stage
from tests.server.serving import Person, Running, serving
from tests.server.test_access import CASES, ask
from tests.server.worker_games import fault, variant

PUBLIC = "https://mensae.example"
STAGES: tuple[Stage, ...] = get_args(Stage)
NEW_TABLE = {"game": "gardens", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
POLICY = {
    "default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "object-src 'none'", "base-uri 'none'",
    "form-action 'self'", "frame-ancestors 'none'",
}  # fmt: skip
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

server = shared_server("sqlite")
sqlite_only = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


async def opens(url: str, table: str, origin: Any) -> bool:
    """Whether a page of this origin can open a socket."""
    try:
        async with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket", origin=origin):
            return True
    except InvalidStatus as error:
        if error.response.status_code != 403 or error.response.body:
            raise
        return False


def foreign_origins(own: str) -> list[str | None]:
    scheme, _, host = own.partition("://")
    name, _, port = host.partition(":")
    other = "https" if scheme == "http" else "http"
    return [
        None, "", "null", "http://", "http://[", "file://", "http://evil.example", f"{other}://{host}", f"ws://{host}",
        f"{scheme}://{name}:{int(port or 0) + 1}", f"{scheme}://localhost:{port}", f"{own}.evil.example", f"{own}0",
        f"{scheme}://evil.{host}", f"{scheme}://evil{host}", f"{scheme}://evil.example/{host}", f"{own}@evil.example",
        f"{scheme}://evil.example@{host}", f"{scheme}://evil.example#{own}", f"{own}/", f"{own}/x", f"{own}?x",
        f"{own} http://evil.example", f"http://evil.example {own}", own.upper(), host,
    ]  # fmt: skip


def test_a_socket_opens_for_our_own_origin_only(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", None)
            assert await opens(server.url, table, server.url)
            strangers = [origin for origin in foreign_origins(server.url) if await opens(server.url, table, origin)]
            assert not strangers
            assert (await ada.ask("GET", f"/api/tables/{table}")).json()["watchers"] == 0

    asyncio.run(main())


@sqlite_only
def test_with_a_public_url_a_socket_opens_for_exactly_that(database_url: str) -> None:
    async def main() -> None:
        async with Secure(server.url) as ada:
            table = await ada.create("Ada", None)
            assert await opens(server.url, table, PUBLIC)
            more = [server.url, f"{PUBLIC}:443", f"{PUBLIC}.", "https://www.mensae.example"]
            origins = foreign_origins(PUBLIC) + more
            assert not [origin for origin in origins if await opens(server.url, table, origin)]

    with serving(database_url, public_url=PUBLIC) as server:
        asyncio.run(main())


# CSRF


def test_whatever_changes_something_needs_the_token_of_the_page(server: Running) -> None:
    async def main() -> None:
        async with Everybody(server) as world:
            await world.build("running")
            owner, before = world.people["owner"], await world.dump()
            for token in ("", "wrong", owner.http.cookies["mensae-csrf"][::-1], "é", "0" * 128):
                for case in CASES:
                    if case.method != "GET":
                        path = case.path.format(table_id=world.table, seat=0, name="x", game="gardens", entries=0)
                        headers = {b"x-mensae-csrf": token.encode()} if token else {}
                        answer = await owner.http.request(case.method, path, headers=headers, json=case.body)
                        assert (answer.status_code, code_of(answer)) == (403, "server-csrf"), (case, token)
            assert await world.dump() == before

    asyncio.run(main())


def test_a_get_never_changes_anything(server: Running) -> None:
    async def main() -> None:
        async with Everybody(server) as world:
            for stage in STAGES:
                await world.build(stage)
                before = await world.dump()
                for case in CASES:
                    for role in ("anonymous", "member", "owner") if case.method == "GET" else ():
                        await ask(world, case, role)
                    await ask(world, replace(case, method="HEAD"), "owner")
                    await ask(world, replace(case, method="OPTIONS"), "owner")
                assert await world.dump() == before

    asyncio.run(main())


# Headers


@sqlite_only
@pytest.mark.parametrize("public_url", [None, PUBLIC])
def test_every_kind_of_answer_carries_the_headers(public_url: str | None, database_url: str) -> None:
    async def main() -> None:
        async with Secure(server.url) as ada:
            table = await ada.create("Ada", "Ben", game="highcard")
            here, large = f"/api/tables/{table}", b" " * 70_000
            answers = {
                200: await ada.ask("GET", "/"),
                201: await ada.ask("POST", "/api/tables", NEW_TABLE),
                204: await ada.ask("DELETE", "/api/sessions"),
                400: await ada.ask("POST", "/api/tables", {"game": 1}),
                401: await ada.ask("GET", "/api/me/tables"),
                403: await ada.ask("GET", f"{here}/log?seat=5"),
                404: await ada.ask("GET", "/api/tables/nowhere"),
                405: await ada.ask("DELETE", "/api/games"),
                409: await ada.ask("POST", f"{here}/rematch"),
                413: await ada.ask("POST", "/api/tables", content=large),
                500: await ada.ask("GET", f"{here}/positions/0"),
            }
            assert [answer.status_code for answer in answers.values()] == list(answers)
            assert code_of(answers[500]) == "server-fault"
            assert "ZeroDivisionError" not in answers[500].text
            server.hub.closing = True
            more = [
                await ada.ask("GET", "/readyz"),
                await ada.ask("GET", "/nowhere"),
                await ada.ask("GET", "/api/games/%ff/leaderboard"),
                await ada.ask("POST", "/nowhere"),
                await ada.ask("OPTIONS", here),
                await ada.http.post("/api/tables", json=NEW_TABLE),
                await ada.ask("GET", "/metrics"),
                await ada.ask("GET", "/api"),
                await ada.ask("GET", "/api/nowhere"),
            ]
            assert more[0].status_code == 503
            for answer in (*answers.values(), *more):
                check_headers(answer, public_url == PUBLIC)

    games = {**GAMES, "highcard": variant(view=fault)}
    with serving(database_url, games, public_url=public_url) as server:
        asyncio.run(main())


def check_headers(answer: httpx.Response, https: bool) -> None:
    """Each of them once, and nothing that tells what runs here."""
    where = f"{answer.request.method} {answer.request.url}: {answer.status_code}"
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, where
    names = [name.lower() for name, _ in answer.headers.multi_items() if name.lower() != "set-cookie"]
    assert len(set(names)) == len(names), where
    assert set(answer.headers["content-security-policy"].split("; ")) == POLICY, where
    assert ("strict-transport-security" in answer.headers) is https, where
    assert "server" not in answer.headers, where
    assert answer.headers.get("access-control-allow-origin") is None, where


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["refusal"]["text"]["key"])


class Secure(Person):
    """Somebody behind a proxy that speaks https with them, so that their cookies come back though we speak http."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.http.event_hooks = {"response": [self._arrives_at_the_proxy]}

    async def _arrives_at_the_proxy(self, _: httpx.Response) -> None:
        for cookie in self.http.cookies.jar:
            cookie.secure = False
