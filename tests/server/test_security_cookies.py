"""Cookies and the token against forged requests: each is of one browser, and no other site or browser can use it."""

import asyncio
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest

from mensae.client.enter import sit_down
from mensae.wire.names import BROWSER, CSRF, CSRF_HEADER, SESSION
from tests.server.databases import fresh_url
from tests.server.highcard_server import shared_server
from tests.server.roles import PASSWORD, dump, sign_in
from tests.server.serving import Person, Running, browser, serving, token_of
from tests.server.test_security import NEW_TABLE, PUBLIC, Secure, code_of

server = shared_server("sqlite")
sqlite_only = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def set_by(answer: httpx.Response) -> dict[str, "Morsel[str]"]:
    """The cookies that an answer sets, with their attributes."""
    found: SimpleCookie = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return dict(found)


def jar(person: Person) -> dict[str, str]:
    return {cookie.name: str(cookie.value) for cookie in person.http.cookies.jar}


def header(cookies: dict[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


# The token


def test_the_token_of_somebody_else_does_not_work_with_a_seat_or_a_session(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as eve, Person(server.url) as sam:
            await sign_in(server, {"Ada of the tokens": ada, "Sam of the tokens": sam})
            seat = f"/api/tables/{await ada.create('Ada', None)}/seats/0"
            before, mine, guest, member = await dump(server), jar(ada), jar(eve), jar(sam)
            proofs = {name: value for name, value in mine.items() if name not in (BROWSER, CSRF)}
            assert set(proofs) == {SESSION, "mensae-seat-0"}
            for cookies, token in (
                ({**mine, CSRF: guest[CSRF]}, guest[CSRF]),
                (mine, guest[CSRF]),
                (mine, member[CSRF]),
                (mine, ""),
                ({**proofs, CSRF: guest[CSRF]}, guest[CSRF]),
                ({**proofs, BROWSER: "", CSRF: guest[CSRF]}, guest[CSRF]),
                ({**guest, **proofs}, guest[CSRF]),  # even with the browser to which the token belongs
                ({**member, **proofs}, member[CSRF]),
            ):
                async with browser(server.url) as bare:
                    headers = {"cookie": header(cookies), CSRF_HEADER: token}
                    answer = await bare.patch(seat, json={"name": "Eve"}, headers=headers)
                assert (answer.status_code, code_of(answer)) == (403, "server-csrf"), cookies
            assert await dump(server) == before
            assert (await ada.ask("PATCH", seat, {"name": "Grace"})).status_code == 200

    asyncio.run(main())


@sqlite_only
def test_the_token_of_another_server_is_worth_nothing(database_url: str) -> None:
    async def main(elsewhere: str) -> None:
        async with Person(server.url) as ada, Person(elsewhere) as away:
            before, mine, foreign = await dump(server), jar(ada), jar(away)
            for cookies in (foreign, {**mine, CSRF: foreign[CSRF]}):
                async with browser(server.url) as bare:
                    headers = {"cookie": header(cookies), CSRF_HEADER: foreign[CSRF]}
                    answer = await bare.post("/api/tables", json=NEW_TABLE, headers=headers)
                assert (answer.status_code, code_of(answer)) == (403, "server-csrf")
            assert await dump(server) == before

    with serving(database_url) as server, serving(fresh_url("sqlite")) as another:
        asyncio.run(main(another.url))


def test_a_session_that_begins_or_ends_has_a_token_of_its_own(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            ada_says = {"name": "Ada of one token", "password": PASSWORD}
            tokens = [token_of(ada.http)]
            for method, path, body in (
                ("POST", "/api/accounts", ada_says),
                ("DELETE", "/api/sessions", None),
                ("POST", "/api/sessions", ada_says),
            ):
                assert (await ada.ask(method, path, body)).status_code in (201, 204)
                tokens.append(token_of(ada.http))
                stale = {CSRF_HEADER: tokens[-2]}
                assert code_of(await ada.ask("POST", "/api/tables", NEW_TABLE, headers=stale)) == "server-csrf"
                assert (await ada.ask("POST", "/api/tables", NEW_TABLE)).status_code == 201
            assert tokens[0] == tokens[2]
            assert len({*tokens}) == 3

    asyncio.run(main())


# Cookies


@sqlite_only
@pytest.mark.parametrize("public_url", [None, "http://mensae.example", PUBLIC])
def test_cookies_go_nowhere_else_and_no_script_reads_them(public_url: str | None, database_url: str) -> None:
    https = public_url == PUBLIC
    host, secure = ("__Host-", "__Secure-") if https else ("", "")

    async def main() -> None:
        async with Secure(server.url) as ada:
            async with browser(server.url) as fresh:
                page = set_by(await fresh.get("/healthz"))
            account = set_by(await ada.ask("POST", "/api/accounts", {"name": "Ada", "password": PASSWORD}))
            answer = await ada.ask("POST", "/api/tables", NEW_TABLE)
            seat, path = set_by(answer), f"/api/tables/{answer.json()['room']['id']}"
            assert [set(found) for found in (page, account, seat)] == [
                {f"{host}mensae-csrf", f"{host}mensae-browser"},
                {f"{host}mensae-session", f"{host}mensae-csrf"},
                {f"{secure}mensae-seat-0"},
            ]
            csrf, itself = page[f"{host}mensae-csrf"], page[f"{host}mensae-browser"]
            session, ticket = account[f"{host}mensae-session"], seat[f"{secure}mensae-seat-0"]
            assert (csrf["path"], itself["path"], session["path"], ticket["path"]) == ("/", "/", "/", path)
            assert itself["httponly"] is session["httponly"] is ticket["httponly"] is True
            for cookie in (csrf, itself, session, ticket):
                assert cookie["samesite"] in ("lax", "strict")
                assert cookie["domain"] == ""
                assert bool(cookie["secure"]) is https
            assert len(ticket.value) >= 22  # 128 bits
            assert len(session.value) >= 43  # 256 bits
            assert len(itself.value) >= 43
            gone = set_by(await ada.ask("DELETE", "/api/sessions"))[f"{host}mensae-session"]
            assert (gone.value, gone["max-age"], gone["path"]) == ("", "0", "/")

    with serving(database_url, public_url=public_url) as server:
        asyncio.run(main())


@sqlite_only
def test_over_https_a_cookie_counts_only_with_its_own_prefix(database_url: str) -> None:
    """A neighbour of this host can set `__Secure-` cookies for it, but none with `__Host-`."""

    async def main() -> None:
        async with Secure(server.url) as ada, Secure(server.url) as eve:
            await ada.ask("POST", "/api/accounts", {"name": "Ada", "password": PASSWORD})
            session = jar(ada)["__Host-mensae-session"]
            for name, believed in (("__Host-mensae-session", True), ("__Secure-mensae-session", False)):
                answer = await eve.http.get("/api/me", headers={"cookie": f"{name}={session}"})
                assert (answer.json()["account"] is not None) is believed, name
            mine = jar(ada)
            planted = {"mensae-csrf": mine["__Host-mensae-csrf"], "mensae-browser": mine["__Host-mensae-browser"]}
            headers = {"cookie": header(planted), CSRF_HEADER: planted["mensae-csrf"]}
            async with browser(server.url) as bare:
                assert code_of(await bare.post("/api/tables", json=NEW_TABLE, headers=headers)) == "server-csrf"

    with serving(database_url, public_url=PUBLIC) as server:
        asyncio.run(main())


@sqlite_only
def test_a_device_from_before_cookies_had_prefixes_keeps_its_seats_and_signs_in_again(database_url: str) -> None:
    async def before(server: Running) -> tuple[str, dict[str, str]]:
        async with Person(server.url) as ada:
            await ada.ask("POST", "/api/accounts", {"name": "Ada", "password": PASSWORD})
            return await ada.create("Ada", "Ben"), jar(ada)

    async def after(server: Running, table: str, old: dict[str, str]) -> None:
        path = f"/api/tables/{table}"
        async with Secure(server.url) as ada:
            ada.http.cookies.clear()
            for name, value in old.items():
                where = path if name.startswith("mensae-seat-") else "/"
                ada.http.cookies.set(name, value, domain="127.0.0.1", path=where)
            assert (await ada.http.get(f"{path}/mine")).json() == {"seats": [0, 1]}
            now = jar(ada)
            assert set(now) - set(old) == {
                "__Host-mensae-browser", "__Host-mensae-csrf", "__Secure-mensae-seat-0", "__Secure-mensae-seat-1",
            }  # fmt: skip
            assert not {"mensae-seat-0", "mensae-seat-1"} & set(now)
            assert now["__Secure-mensae-seat-0"] == old["mensae-seat-0"]
            assert (await ada.http.get("/api/me")).json()["account"] is None  # which a neighbour could have planted
            assert (await ada.ask("PATCH", f"{path}/seats/0", {"name": "Grace"})).status_code == 200

    async def meanwhile(server: Running, table: str, old: dict[str, str]) -> None:
        """A page that was open during the upgrade comes back with its socket first."""
        async with Person(server.url) as ada:
            for name, value in old.items():
                ada.http.cookies.set(name, value, path="/")
            ada.origin = PUBLIC
            assert (await ada.join(table, 0)).welcome["seat"] == 0

    with serving(database_url) as server:
        table, old = asyncio.run(before(server))
    with serving(database_url, public_url=PUBLIC) as server:
        asyncio.run(meanwhile(server, table, old))
        asyncio.run(after(server, table, old))


@sqlite_only
def test_a_program_keeps_its_seat_over_https_and_fetches_a_token_that_fits(database_url: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with Secure(server.url) as owner:
            link = f"{server.url}/t/{await owner.create('Owner', None, None)}"
        memory = tmp_path / "seats.json"
        first = await sit_down(link, "Ada", memory=memory)
        again = await sit_down(link, "Ada", memory=memory)
        assert first.known.seat == again.known.seat == 1
        assert "__Secure-mensae-seat-1" in again.host.cookies
        again.host.cookies["__Host-mensae-csrf"] = "of another day"
        await again.host.leave(1)
        assert (await again.host.room()).chairs[1].kind == "open"

    with serving(database_url, public_url=PUBLIC) as server:
        asyncio.run(main())
