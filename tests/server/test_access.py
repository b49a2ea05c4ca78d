"""Who may do what: every route and method of the real application, asked by everybody."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Literal, cast

import httpx
import pytest
from litestar import Litestar, get
from litestar.datastructures import State
from litestar.routes import HTTPRoute, WebSocketRoute

from mensae.core.record import export
from mensae.core.table import new_table
from mensae.games import gardens
from mensae.server.access import guard
from mensae.server.app import make_app
from mensae.server.errors import HANDLERS as ERRORS
from mensae.server.serve import open_hub
from mensae.server.settings import Settings
from mensae.wire.message import PROTOCOL
from tests.server.highcard_server import shared_server
from tests.server.roles import BOT, FREE, PASSWORD, ROLES, SEATS, Everybody, Role, Stage, World
from tests.server.serving import Person, Running, serving

ALL: tuple[Role, ...] = ROLES
SEATED: tuple[Role, ...] = ("player", "member", "owner")
SIGNED_IN: tuple[Role, ...] = ("account", "member")
OWNER: tuple[Role, ...] = ("owner",)
NOBODY: tuple[Role, ...] = ()
PLACES = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
RECORD = export(new_table(gardens.GAME, 2, bytes(32)), ["Ann", "Bo"])
HERE = "/api/tables/{table_id}"
SEAT = f"{HERE}/seats/{{seat}}"
SOCKET = ("SOCKET", f"{HERE}/socket")
FILES = {
    (method, path) for method in ("GET", "HEAD") for path in ("/", "/assets/{name}", "/{address}")
}  # for everybody

server = shared_server("sqlite", "postgres")
sqlite_only = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@dataclass(frozen=True)
class Case:
    """A request, and who may make it; whose seat it is about where the path or the body names one."""

    method: str
    path: str
    allowed: tuple[Role, ...]
    body: Any = None
    stage: Stage = "running"
    whose: Literal["own", "another's"] | int = "own"
    query: str = ""
    denied: int = 403
    also_denied: dict[Role, int] = field(default_factory=dict)  # with another status


CASES = [
    Case("GET", "/", ALL),
    Case("GET", "/healthz", ALL),
    Case("GET", "/readyz", ALL),
    Case("GET", "/metrics", ALL),  # all of whom are on this machine
    Case("GET", "/api/openapi.json", ALL),
    Case("GET", "/api/games", ALL),
    Case("GET", "/api/games/{game}/leaderboard", ALL),
    Case("GET", "/api/games/{game}/rules", ALL),
    Case("GET", "/api/tables", ALL),
    Case("POST", "/api/tables", ALL, {"game": "gardens", "seats": PLACES}),
    Case("GET", HERE, ALL),
    Case("GET", f"{HERE}/mine", ALL),
    Case("PATCH", HERE, OWNER, {"listed": True}, "open"),
    Case("POST", f"{HERE}/seats", ALL, {"name": "Zoe"}, "open"),
    Case("POST", f"{HERE}/recover", ALL, {"code": "$code"}),
    Case("PATCH", SEAT, SEATED, {"name": "Zoe"}),
    Case("PATCH", SEAT, NOBODY, {"name": "Zoe"}, whose="another's"),
    Case("PATCH", SEAT, NOBODY, {"name": "Zoe"}, "open", BOT),
    Case("DELETE", SEAT, SEATED, stage="open"),
    Case("DELETE", SEAT, OWNER, stage="open", whose="another's"),
    Case("DELETE", SEAT, SEATED),
    Case("DELETE", SEAT, NOBODY, whose="another's"),
    Case("POST", f"{SEAT}/return", SEATED),
    Case("POST", f"{SEAT}/return", NOBODY, whose="another's"),
    Case("POST", f"{SEAT}/code", SEATED),
    Case("POST", f"{SEAT}/code", NOBODY, whose="another's"),
    Case("PUT", f"{SEAT}/muted", SEATED, {"seats": [0, 1, 2]}),
    Case("PUT", f"{SEAT}/muted", NOBODY, {"seats": [0, 1, 2]}, whose="another's"),
    Case("PUT", f"{SEAT}/bot", OWNER, {"level": "easy"}, "open", FREE),
    Case("PUT", f"{SEAT}/bot", SEATED, {"level": "easy"}),
    Case("DELETE", f"{SEAT}/bot", OWNER, stage="open", whose=BOT),
    Case("POST", f"{HERE}/start", OWNER, {"level": "easy"}, "open"),
    Case("PUT", f"{HERE}/abandon", SEATED, {"agree": True}),
    Case("POST", f"{HERE}/keep", ("member",), also_denied={"player": 401, "owner": 401}),
    Case("POST", f"{HERE}/rematch", SEATED, stage="ended"),
    Case("GET", f"{HERE}/log", ALL),
    Case("GET", f"{HERE}/log", SEATED, query="?seat=$seat"),
    Case("GET", f"{HERE}/log", NOBODY, query="?seat=$seat", whose="another's"),
    Case("GET", f"{HERE}/positions/{{entries}}", ALL),
    Case("GET", f"{HERE}/positions/{{entries}}", SEATED, query="?seat=$seat"),
    Case("GET", f"{HERE}/positions/{{entries}}", NOBODY, query="?seat=$seat", whose="another's"),
    Case("GET", f"{HERE}/review", ALL, stage="ended"),
    Case("POST", f"{HERE}/fork", ALL, {"entries": 0, "seats": PLACES}),
    Case("POST", f"{HERE}/fork", SEATED, {"entries": 0, "seats": PLACES, "seat": "$seat"}),
    Case("POST", f"{HERE}/fork", NOBODY, {"entries": 0, "seats": PLACES, "seat": "$seat"}, whose="another's"),
    Case("GET", f"{HERE}/record", ALL),
    Case("POST", "/api/records", ALL, RECORD),
    Case("POST", "/api/accounts", ALL, {"name": "New $name", "password": PASSWORD}),
    Case("POST", "/api/sessions", ALL, {"name": "$name", "password": PASSWORD}),
    Case("DELETE", "/api/sessions", ALL),
    Case("GET", "/api/me", ALL),
    Case("PATCH", "/api/me", SIGNED_IN, {"password": PASSWORD, "new_password": PASSWORD[::-1]}, denied=401),
    Case("DELETE", "/api/me", SIGNED_IN, {"password": PASSWORD}, denied=401),
    Case("GET", "/api/me/tables", SIGNED_IN, denied=401),
    Case("GET", "/api/results", ALL),
    Case("GET", "/api/players/{name}", ALL),
]


def seat_for(case: Case, role: Role) -> int:
    match case.whose:
        case "own":
            return SEATS.get(role, 1)
        case "another's":
            return 0 if role == "player" else 1
        case seat:
            return seat


async def ask(world: World, case: Case, role: Role) -> httpx.Response:
    seat = seat_for(case, role)
    path = case.path.format(table_id=world.table, seat=seat, entries=0, game="gardens", name=world.account)
    more: dict[str, Any] = {}
    if isinstance(case.body, str):
        more["content"] = case.body
    elif case.body is not None:
        text = json.dumps(case.body).replace('"$seat"', str(seat))
        more["content"] = text.replace("$code", world.code).replace("$name", world.account)
        more["headers"] = {"content-type": "application/json"}
    return await world.people[role].ask(case.method, path + case.query.replace("$seat", str(seat)), **more)


@sqlite_only
def test_every_route_and_method_is_in_the_table(database_url: str) -> None:
    """Whoever adds a route decides here who may use it."""

    async def main() -> None:
        async with open_hub(Settings(database=database_url, bot_workers=1)) as hub:
            found: set[tuple[str, str]] = set()
            for route in make_app(hub, "secret").routes:
                match route:
                    case HTTPRoute():
                        found |= {(method, route.path_format) for method in route.methods if method != "OPTIONS"}
                    case WebSocketRoute():
                        found.add(("SOCKET", route.path_format))
                    case _:
                        raise AssertionError(f"{route} is neither HTTP nor a socket")
        litestars = {(m, path) for m, path in found if path.startswith("/api/openapi") and path != "/api/openapi.json"}
        assert found - litestars == {(case.method, case.path) for case in CASES} | {SOCKET} | FILES

    asyncio.run(main())


def test_nobody_gets_through_whom_the_table_denies_and_nothing_is_changed(server: Running) -> None:
    async def main() -> None:
        faults = []
        async with Everybody(server) as world:
            for stage in ("open", "running", "ended"):
                await world.build(stage)
                before = await world.dump()
                for case in CASES:
                    for role in set(ROLES) - set(case.allowed) if case.stage == stage else ():
                        answer = await ask(world, case, role)
                        cell = f"{case.method} {case.path}{case.query} of {case.whose} by {role}: {answer.text[:200]}"
                        if answer.status_code != case.also_denied.get(role, case.denied):
                            faults.append(f"{answer.status_code}: {cell}")
                        elif not _is_clear(answer):
                            faults.append(f"not clear: {cell}")
                        if await world.dump() != before:
                            faults.append(f"changes something: {cell}")
                            before = await world.dump()
        assert not faults, "\n".join(faults)

    asyncio.run(main())


def _is_clear(answer: httpx.Response) -> bool:
    """A code for programs and a sentence for people."""
    problem = answer.json()
    code, sentence = problem["refusal"]["text"]["key"], problem["said"]
    return code in ("server-not-allowed", "server-not-your-seat", "server-sign-in") and sentence.endswith(".")


def test_everybody_gets_through_whom_the_table_allows(server: Running) -> None:
    async def main() -> None:
        faults = []
        async with Everybody(server) as world:
            for case in CASES:
                for role in case.allowed:
                    if case.method != "GET" or role == case.allowed[0]:  # else nothing has changed
                        await world.build(case.stage)
                    answer = await ask(world, case, role)
                    if not answer.is_success:
                        faults.append(f"{answer.status_code}: {case.method} {case.path} by {role}: {answer.text[:200]}")
        assert not faults, "\n".join(faults)

    asyncio.run(main())


def test_everybody_may_watch_and_only_who_holds_a_seat_may_sit_there(server: Running) -> None:
    async def main() -> None:
        async with Everybody(server) as world:
            await world.build("running")
            before = await world.dump()
            for role in ROLES:
                place = await world.people[role].join(world.table)
                assert (await place.act({"do": "end"}))["refusal"]["text"]["key"] == "server-watching"
                for seat in range(3):
                    await place.send(type="join", protocol=PROTOCOL, seat=seat)
                    welcome = await _answer_to_join(place)
                    if SEATS.get(role) == seat:
                        assert welcome["seat"] == seat
                    else:
                        assert welcome["refusal"]["text"] == _told("server-not-your-seat", seat=seat + 1), role
            assert await world.dump() == before

    asyncio.run(main())


async def _answer_to_join(place: Any) -> dict[str, Any]:
    while (message := await place.receive())["type"] not in ("welcome", "trouble"):
        pass
    answer: dict[str, Any] = message
    return answer


def _told(key: str, **values: Any) -> dict[str, Any]:
    return {"type": "told", "key": key, "values": values}


@sqlite_only
def test_a_route_that_names_no_role_is_denied(database_url: str) -> None:
    @get("/forgotten")
    async def forgotten() -> str:
        return "whatever"

    @get("/misspelt", opt={"role": "anybody"})
    async def misspelt() -> str:
        return "whatever"

    async def main() -> None:
        async with open_hub(Settings(database=database_url, bot_workers=1)) as hub:
            app = Litestar([forgotten, misspelt], guards=[guard], state=State({"hub": hub}), exception_handlers=ERRORS)
            transport = httpx.ASGITransport(cast(Any, app))
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                for path in ("/forgotten", "/misspelt"):
                    answer = await client.get(path)
                    assert answer.status_code == 403
                    assert answer.json()["refusal"]["text"]["key"] == "server-not-allowed"

    asyncio.run(main())


def test_what_litestar_adds_by_itself_leads_nowhere(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as eve:
            for path in ("/api", "/api/openapi", "/api/swagger", "/api/openapi.json/x", "/api/openapi/openapi.yaml"):
                answer = await eve.ask("GET", path)
                assert answer.status_code in (403, 404), path
                assert answer.json()["said"], path
            for case in CASES:
                answer = await eve.ask("OPTIONS", case.path.format_map(_Anything()))
                assert answer.status_code in (204, 403, 404), case.path
                assert not answer.content or answer.json()["said"]

    asyncio.run(main())


class _Anything(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "1"


@sqlite_only
@pytest.mark.parametrize(("who", "near", "far"), [("local", 200, 403), ("open", 200, 200), ("off", 403, 403)])
def test_metrics_are_for_whom_the_settings_say(who: str, near: int, far: int, database_url: str) -> None:
    async def main() -> None:
        async with Person(server.url) as operator:
            assert (await operator.ask("GET", "/metrics")).status_code == near
            elsewhere = {"x-forwarded-for": "203.0.113.7"}  # as our own proxy would tell it
            assert (await operator.ask("GET", "/metrics", headers=elsewhere)).status_code == far

    with serving(database_url, metrics=who) as server:
        asyncio.run(main())
