"""Bad input over HTTP: each gets a code and a sentence, and nothing changes."""

import asyncio
from typing import Any

import httpx
from sqlalchemy import update

from mensae.core.record import load
from mensae.games import GAMES
from mensae.server.hub import Hub
from mensae.server.store.schema import tables
from tests.server.highcard_server import shared_server
from tests.server.roles import dump
from tests.server.serving import Person, Running
from tests.server.test_refusal_texts import check_clear

ME, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "open"}
ODD_IDS = [
    "nowhere",
    "%00",
    "a%00b",
    "%FF",
    "..%2f",
    "x" * 3000,
    "%F0%9F%8C%B1",
    "%0a",
    "'--",
    "0",
    "None",
    "1e5",
    "_-",
]

server = shared_server("sqlite", "postgres")


async def refused(answer: httpx.Response, game: str | None = None) -> tuple[int, str]:
    """The status and the code of an answer that says clearly why not, in the language of the reader."""
    assert answer.headers["content-type"] == "application/json", answer.text
    problem = answer.json()
    assert set(problem) == {"refusal", "said"}, problem
    assert problem["said"]
    return answer.status_code, check_clear(problem["refusal"], game)


def test_a_table_that_is_not_there_is_told_so(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            body = {"name": "Ada", "code": "x", "agree": True, "level": "easy", "entries": 0, "seats": [ME]}
            for odd in ODD_IDS:
                here = f"/api/tables/{odd}"
                for method, path, names in (
                    ("GET", "", ()),
                    ("GET", "/log", ()),
                    ("GET", "/positions/0", ()),
                    ("GET", "/record", ()),
                    ("POST", "/seats", ("name",)),
                    ("POST", "/recover", ("code",)),
                    ("POST", "/fork", ("entries", "seats")),
                    ("POST", "/rematch", ()),
                    ("PUT", "/abandon", ("agree",)),
                    ("DELETE", "/seats/0", ()),
                ):
                    answer = await ada.ask(method, here + path, {name: body[name] for name in names} or None)
                    assert (await refused(answer))[0] == 404, f"{method} {here}{path}: {answer.text}"

    asyncio.run(main())


def test_what_is_asked_too_early_or_too_late_is_refused(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben, Person(server.url) as eve:
            table = await ada.create("Ada", None, None)
            here, fork = f"/api/tables/{table}", {"entries": 0, "seats": [ME, OPEN, OPEN]}

            async def check(person: Person, method: str, path: str, body: Any, status: int, code: str) -> None:
                before = await dump(server)
                answer = await person.ask(method, here + path, body)
                assert await refused(answer) == (status, code), f"{method} {path}: {answer.text}"
                assert await dump(server) == before

            for path in ("/log", "/positions/0", "/record"):
                await check(eve, "GET", path, None, 409, "server-not-started")
            await check(eve, "POST", "/fork", fork, 409, "server-not-started")
            await check(ada, "POST", "/seats/0/return", None, 409, "server-not-started")
            await check(ada, "POST", "/rematch", None, 409, "server-not-over")
            await check(eve, "POST", "/seats", {"name": "Eve", "seat": 0}, 409, "server-seat-taken")
            await check(eve, "POST", "/seats", {"name": "Eve", "seat": 9}, 409, "server-seat-taken")
            await check(eve, "POST", "/seats", {"name": "Eve", "seat": -1}, 400, "server-bad-request")
            await check(eve, "POST", "/seats", {"name": "Eve", "seat": 2**70}, 400, "server-bad-request")
            await check(eve, "POST", "/seats", {"name": "ADA"}, 409, "server-name-taken")
            await check(ada, "PUT", "/seats/0/bot", {}, 409, "server-seat-taken")
            await check(ada, "PUT", "/seats/7/bot", {}, 400, "table-unknown-seat")
            await check(ada, "PUT", "/seats/1/bot", {"level": "god"}, 400, "server-no-level")
            await check(ada, "POST", "/start", {"level": "god"}, 400, "server-no-level")
            for odd in (2**31, 2**64, 10**40):
                assert (await refused(await ada.ask("PUT", f"{here}/seats/{odd}/bot", {})))[0] in (400, 404)
            await ben.take(table, "Ben", 2)
            await ben.take(table, "Bob", 1)
            await check(eve, "POST", "/seats", {"name": "Eve"}, 409, "server-begun")
            await check(ada, "POST", "/start", {}, 409, "server-begun")
            await check(ada, "DELETE", "/seats/1/bot", None, 409, "server-begun")
            await check(ada, "PUT", "/seats/1/bot", {}, 409, "server-not-absent")
            await check(eve, "GET", "/positions/99999", None, 404, "server-no-position")
            await check(eve, "POST", "/fork", {**fork, "entries": 99999}, 404, "server-no-position")
            await check(eve, "POST", "/fork", {**fork, "seats": [ME, OPEN]}, 400, "server-fork-seats")
            for odd in (-1, 2**63, 10**40):
                assert (await refused(await eve.ask("GET", f"{here}/positions/{odd}")))[0] in (400, 404), odd
            for person in (ada, ben):
                await person.ask("PUT", f"{here}/abandon", {"agree": True})
            for method, path, body in (
                ("POST", "/seats", {"name": "Eve"}),
                ("POST", "/start", {}),
                ("PUT", "/abandon", {"agree": True}),
                ("DELETE", "/seats/0", None),
                ("POST", "/seats/0/return", None),
            ):
                await check(ada, method, path, body, 409, "server-closed")

    asyncio.run(main())


def test_a_fork_keeps_the_options_of_its_position(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            body = {"entries": 1, "seats": [ME, OPEN]}
            fork = (await ada.ask("POST", f"/api/tables/{table}/fork", body)).json()["room"]["id"]
            answer = await ada.ask("PATCH", f"/api/tables/{fork}", {"options": {"two_gardeners": True}})
            assert (await refused(answer))[0] in (400, 409)
            await ada.ask("POST", f"/api/tables/{fork}/start", {"level": "easy"})
            load((await ada.ask("GET", f"/api/tables/{fork}/record")).text, GAMES)

    asyncio.run(main())


def test_queries_that_make_no_sense_are_refused(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            for query in (
                "seat=x",
                "seat=-1",
                "seat=100",
                "seat=1e9",
                f"seat={10**40}",
                "since=-1",
                "since=x",
                "since=",
            ):
                assert (await refused(await ada.ask("GET", f"/api/tables/{table}/log?{query}")))[0] == 400, query
            for query in ("limit=0", "limit=101", "offset=-1", f"offset={10**40}", "limit=NaN"):
                assert (await refused(await ada.ask("GET", f"/api/games/gardens/leaderboard?{query}")))[0] == 400, query
            for path in (
                "/api/games/%00/leaderboard",
                "/api/players/nobody",
                "/api/players/%00",
                "/api/players/%F0%9F",
            ):
                assert (await refused(await ada.ask("GET", path)))[0] in (400, 404), path

    asyncio.run(main())


def test_a_table_of_other_rules_is_told_so_and_others_go_on(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            old, good = await ada.create("Ada", None, listed=True), await ada.create("Ada", None)
            await change_version(server, old)
            for method, path, body in (("GET", "", None), ("POST", "/seats", {"name": "Eve"}), ("GET", "/log", None)):
                answer = await ada.ask(method, f"/api/tables/{old}{path}", body)
                assert await refused(answer) == (409, "server-old-rules")
                assert answer.json()["refusal"]["text"]["values"] == {"game": "gardens", "version": 99}
            assert old in (await ada.ask("GET", "/api/tables")).text
            assert (await ada.join(good, 0)).welcome["seat"] == 0

    asyncio.run(main())


async def change_version(server: Running, table: str) -> None:
    """As if the rules had changed since."""

    async def change(hub: Hub) -> None:
        statement = update(tables).where(tables.c.id == table).values(version=99)
        await hub.house.store.write(lambda connection: connection.execute(statement))
        hub.forget_idle(after=-1)

    await asyncio.to_thread(server.run, change)
