"""The life of a table: made, found, begun, left alone, restarted, given up, played again."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from inspect import signature
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mensae.server.hub import Hub
from mensae.wire.message import PROTOCOL
from tests.server.databases import KINDS, fresh_url
from tests.server.serving import PATIENCE, Person, Place, Running, serving
from tests.server.worker_games import GAMES

GAMES_PATH = "tests.server.worker_games:GAMES"
KEEP, SWAP = {"do": "keep"}, {"do": "swap"}

Story = Callable[..., Awaitable[None]]


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving(fresh_url("sqlite"), GAMES, GAMES_PATH) as running:
        yield running


@pytest.fixture(scope="module", params=KINDS)
def each_server(request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server on each kind of database, where it matters what is kept."""
    with serving(fresh_url(request.param), GAMES, GAMES_PATH) as running:
        yield running


def people(story: Story) -> Callable[[Running], None]:
    """Runs a story; each of its parameters is somebody with a browser, but for the server itself."""

    def run(server: Running) -> None:
        asyncio.run(_told(story, server))

    return run


def people_on_each(story: Story) -> Callable[[Running], None]:
    """The same on each kind of database."""

    def run(each_server: Running) -> None:
        asyncio.run(_told(story, each_server))

    return run


async def _told(story: Story, server: Running) -> None:
    async with AsyncExitStack() as stack:
        names = signature(story).parameters
        given = [server if n == "server" else await stack.enter_async_context(Person(server.url)) for n in names]
        await story(*given)


async def room(person: Person, table: str) -> Any:
    return (await person.ask("GET", f"/api/tables/{table}")).json()


def refusal(answer: httpx.Response | dict[str, Any]) -> str | None:
    """The key of what was answered; None if it was done."""
    body = answer.json() if isinstance(answer, httpx.Response) else answer
    if isinstance(answer, httpx.Response) and answer.is_success:
        return None
    return body["refusal"] and str(body["refusal"]["text"]["key"])


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.01)


async def ended(*places: Place) -> None:
    for place in places:
        while place.over is None:
            await place.receive()


async def give_up(table: str, *everybody: Person) -> None:
    for person in everybody:
        assert refusal(await person.ask("PUT", f"/api/tables/{table}/abandon", {"agree": True})) is None


async def put_away(server: Running, table: str) -> None:
    """Waits until the table is in no memory any more; whoever has just gone is noticed first."""

    async def gone() -> bool:
        return bool(await asyncio.to_thread(server.run, forget))

    async def forget(hub: Hub) -> bool:
        hub.forget_idle(-1)
        return table not in hub.tables

    await until(gone)


async def seated(ada: Person, ben: Person, game: str = "highcard", **more: Any) -> tuple[str, Place, Place]:
    """A running table of two."""
    table = await ada.create("Ada", None, game=game, **more)
    await ben.take(table, "Ben")
    return table, await ada.join(table, 0), await ben.join(table, 1)


# Making and finding


@people
async def test_a_table_begins_when_its_link_has_brought_the_last_person(ada: Person, ben: Person, eve: Person) -> None:
    table = await ada.create("Ada", None, None)
    first = await ada.join(table, 0)
    assert (first.room["phase"], first.room["owner"]) == ("open", 0)
    assert [chair["kind"] for chair in first.room["chairs"]] == ["person", "open", "open"]
    assert await ben.take(table, "Ben") == 1
    await first.expect("room")
    assert first.update == {}
    assert await eve.take(table, "Eve") == 2
    update = await first.expect("update")
    assert first.room["phase"] == "running"
    assert update["seq"] == len(update["entries"]) == 1  # who starts


@people_on_each
async def test_the_lobby_shows_listed_tables_until_they_end(ada: Person, ben: Person, eve: Person) -> None:
    listed, private = await ada.create("Ada", None, listed=True), await ada.create("Ada", None)

    async def shown() -> dict[str, Any]:
        return {table["id"]: table for table in (await eve.ask("GET", "/api/tables")).json()}

    assert (await shown())[listed]["names"] == ["Ada", ""]
    assert private not in await shown()
    await ben.take(listed, "Ben")
    assert (await shown())[listed]["phase"] == "running"
    await give_up(listed, ada, ben)
    assert listed not in await shown()


@people
async def test_a_table_that_makes_no_sense_is_refused(ada: Person) -> None:
    me, gap, machine = {"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}
    for game, seats, more, key in (
        ("chess", [me, gap], {}, "server-no-game"),
        ("gardens", [me], {}, "table-seats"),
        ("gardens", [me, me], {}, "server-name-taken"),
        ("gardens", [gap, machine], {}, "server-nobody-seated"),
        ("gardens", [me, {"kind": "bot", "level": "divine"}], {}, "server-no-level"),
        ("gardens", [me, gap], {"options": {"scoring": "none"}}, "server-bad-options"),
        ("gardens", [me, gap], {"turn_limit": 1}, "server-bad-request"),
    ):
        answer = await ada.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert refusal(answer) == key


@people
async def test_only_the_owner_fills_the_open_seats_with_bots(ada: Person, ben: Person, eve: Person) -> None:
    table = await ada.create("Ada", None, None)
    await ben.take(table, "Ben")
    for person in (ben, eve):
        assert refusal(await person.ask("POST", f"/api/tables/{table}/start", {})) == "server-not-allowed"
    started = await ada.ask("POST", f"/api/tables/{table}/start", {"level": "easy"})
    assert started.json()["phase"] == "running"
    assert [chair["level"] for chair in started.json()["chairs"]] == [None, None, "easy"]
    assert refusal(await ada.ask("POST", f"/api/tables/{table}/start", {})) == "server-begun"
    assert refusal(await eve.ask("POST", f"/api/tables/{table}/seats", {"name": "Eve"})) == "server-begun"


# Watching


@people
async def test_spectators_see_the_table_and_do_nothing(ada: Person, ben: Person, eve: Person) -> None:
    table, first, second = await seated(ada, ben)
    watcher = await eve.join(table)
    assert await first.expect("room", watchers=1)
    assert watcher.update["legal"] == []
    assert [entry["action"] for entry in watcher.log] == [None, None]  # cards face down
    for asked in (
        {"type": "act", "action": KEEP},
        {"type": "why", "action": KEEP},
        {"type": "undo"},
        {"type": "answer", "agree": True},
        {"type": "say", "text": "hello"},
        {"type": "react", "reaction": "wow"},
        {"type": "hint"},
    ):
        assert refusal(await watcher.request(**asked)) == "server-watching"
    await watcher.send(type="join", protocol=PROTOCOL, seat=0)
    assert refusal(await watcher.expect("trouble")) == "server-not-your-seat"
    await first.act(KEEP)
    await second.act(KEEP)
    await ended(first, second, watcher)
    assert watcher.log == first.log  # now all may know all
    await watcher.close()
    assert await first.expect("room", watchers=0)


# Memory and disk


@people_on_each
async def test_a_table_put_away_comes_back_as_it_was(server: Running, ada: Person, ben: Person) -> None:
    table, first, second = await seated(ada, ben, "gardens")
    actor = (first, second)[first.update["actors"][0]]
    assert refusal(await actor.act(id="once")) is None
    assert refusal(await actor.request(type="say", id="hello", text="Hello!")) is None
    action, seen = actor.log[-1]["action"], (actor.log, actor.update["view"])
    for place in (first, second):
        await place.close()
    await put_away(server, table)
    again = await (ada, ben)[actor.seat or 0].join(table, actor.seat)
    assert (again.log, again.update["view"]) == seen
    assert [line["text"] for line in again.welcome["talk"]] == ["Hello!"]
    assert (await again.act(action, id="once"))["seq"] == len(again.log)  # known, and not done again
    assert refusal(await again.request(type="say", id="hello", text="Hello!")) is None
    assert refusal(await again.act(id="twice")) is None
    assert len((await ada.join(table, 0)).welcome["talk"]) == 1


@people
async def test_a_table_put_away_before_the_first_word_is_found_again(server: Running, ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None)
    socket = await ada.socket(table)
    await put_away(server, table)
    await socket.send(json.dumps({"type": "join", "protocol": PROTOCOL, "seat": 0}))
    assert json.loads(await socket.recv())["room"]["chairs"][0]["online"]
    await socket.close()

    async def offline() -> bool:
        return not (await room(ben, table))["chairs"][0]["online"]

    await until(offline)


@people_on_each
async def test_people_play_for_days_without_ever_meeting(server: Running, ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None)
    await ben.take(table, "Ben")
    log: list[Any] = []
    for day in range(12):
        await put_away(server, table)
        actor = (await ada.ask("GET", f"/api/tables/{table}/positions/{len(log) or 1}")).json()["actors"][0]
        place = await (ada, ben)[actor].join(table, actor, since=0)
        assert place.log[: len(log)] == log
        assert refusal(await place.act(id=f"day-{day}")) is None
        log = place.log
        await place.close()
    assert {entry["seat"] for entry in log} == {-1, 0, 1}


def test_a_restart_in_mid_game_loses_nothing(database_url: str) -> None:
    async def before(server: Running, ada: Person, ben: Person) -> tuple[str, Place]:
        table, first, second = await seated(ada, ben)
        assert refusal(await first.act(SWAP, id="swap")) is None
        server.server.should_exit = True
        for place in (first, second):
            with pytest.raises(ConnectionClosed) as closed:
                await place.expect("never")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1001, "the server is restarting")
        return table, first

    async def after(url: str, ada: Person, ben: Person, table: str, old: Place) -> None:
        for person in (ada, ben):
            person.url, person.http.base_url = url, httpx.URL(url)
        first, second = await ada.join(table, 0), await ben.join(table, 1)
        assert first.log == old.log
        assert first.update["clock"]["deadline"] - first.update["clock"]["now"] > 15_000  # time stood still meanwhile
        assert (await first.act(SWAP, id="swap"))["seq"] == len(old.log)
        assert refusal(await second.act(KEEP)) is None
        await ended(first, second)

    async def main() -> None:
        with serving(database_url, GAMES, GAMES_PATH) as server:
            ada, ben = Person(server.url), Person(server.url)
            await ada.__aenter__()
            await ben.__aenter__()
            table, old = await before(server, ada, ben)
        with serving(database_url, GAMES, GAMES_PATH) as server:
            await after(server.url, ada, ben, table, old)
            await ada.__aexit__()
            await ben.__aexit__()

    asyncio.run(main())
