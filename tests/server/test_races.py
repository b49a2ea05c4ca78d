"""Many do the same thing at the same moment, at one server and at two: one of them does it, all get an answer."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any

import httpx
import pytest
from sqlalchemy.engine import make_url

from mensae.core.record import load
from mensae.games import GAMES
from mensae.server.hub import Hub
from mensae.wire.message import PROTOCOL
from tests.server.databases import drop, fresh_url
from tests.server.serving import Person, Place, Running, serving
from tests.server.test_crash import on_disk, shape

CROWD = 50  # sockets
STORMS = 20
Pair = tuple[Running, Running]
ME = {"kind": "me", "name": "Ada"}


@pytest.fixture
def two_servers() -> Iterator[Pair]:
    """Two servers that share a PostgreSQL."""
    url = fresh_url("postgres")
    with serving(url) as one, serving(url) as other:
        yield one, other
    drop(url)


def database_of(server: Running) -> str:
    return server.hub.house.settings.database


def kept(server: Running, table: str) -> list[Any]:
    """The log as the database has it; numbers have no gaps, and no key is there twice."""
    lines = [line for line in on_disk(database_of(server))[0] if line.table == table]
    assert [line.number for line in lines] == list(range(len(lines)))
    keys = [line.key for line in lines if line.key]
    assert len(keys) == len(set(keys))
    return [line.shape() for line in lines]


def same(person: Person, url: str) -> Person:
    """The same browser with another window, perhaps at another server."""
    window = Person(url)
    window.http.cookies = person.http.cookies
    return window


@asynccontextmanager
async def people(url: str, count: int) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(url)) for _ in range(count)]


@asynccontextmanager
async def crowd(person: Person, table: str, *urls: str) -> AsyncIterator[list[Place]]:
    """The seat whose turn it is on many sockets, spread over the servers."""
    async with AsyncExitStack() as stack:
        windows = [await stack.enter_async_context(same(person, url)) for url in urls]
        seat = (await person.join(table)).update["actors"][0]
        yield [await windows[n % len(windows)].join(table, seat) for n in range(CROWD)]


async def act_at_once(places: list[Place], ids: list[str]) -> list[dict[str, Any]]:
    """Everybody does what the first of them may do; the answers."""
    action, seen = places[0].update["legal"][0]["action"], places[0].update["seq"]
    asked = [place.act(action, seen=seen, id=id) for place, id in zip(places, ids, strict=True)]
    return await asyncio.gather(*asked)


def reasons(answers: list[dict[str, Any]]) -> Counter[str | None]:
    return Counter(answer["refusal"]["text"]["key"] if answer["refusal"] else None for answer in answers)


# One move


async def one_move(server: Running, urls: list[str], ids: list[str]) -> Counter[str | None]:
    """A crowd sends the first move of a table; it is in the log once, and everybody hears of it."""
    async with Person(urls[0]) as ada:
        table = await ada.create("Ada", "Ben")
        async with crowd(ada, table, *urls) as places:
            answers = await act_at_once(places, ids)
            log = kept(server, table)
            assert len([seat for _, _, seat, _ in log if seat >= 0]) == 1
            for place in places:
                await until(place, len(log))
                assert shape(place.log) == log
        return reasons(answers)


async def until(place: Place, count: int) -> None:
    """Until so many entries are known."""
    while place.update["seq"] < count:
        await place.receive()


def test_a_move_that_fifty_sockets_send_at_once_is_done_once(database_url: str) -> None:
    with serving(database_url) as server:
        answers = asyncio.run(one_move(server, [server.url], [f"click-{n}" for n in range(CROWD)]))
    assert answers == {None: 1, "server-stale": CROWD - 1}


def test_a_message_that_fifty_sockets_send_at_once_is_acknowledged_to_all(database_url: str) -> None:
    with serving(database_url) as server:
        answers = asyncio.run(one_move(server, [server.url], ["same"] * CROWD))
    assert answers == {None: CROWD}


def test_a_move_that_fifty_sockets_send_to_two_servers_is_done_once(two_servers: Pair) -> None:
    one, other = two_servers
    answers = asyncio.run(one_move(one, [one.url, other.url], [f"click-{n}" for n in range(CROWD)]))
    assert answers == {None: 1, "server-stale": CROWD - 1}


def test_a_message_that_fifty_sockets_send_to_two_servers_is_acknowledged_to_all(two_servers: Pair) -> None:
    one, other = two_servers
    answers = asyncio.run(one_move(one, [one.url, other.url], ["same"] * CROWD))
    assert answers == {None: CROWD}


# Two servers, one table


@asynccontextmanager
async def seated_at_both(one: Running, other: Running) -> AsyncIterator[tuple[str, Person, Person]]:
    """A table for two, and a browser with both its seats that talks to each server."""
    async with Person(one.url) as ada:
        table = await ada.create("Ada", "Ben")
        async with same(ada, other.url) as window:
            yield table, ada, window


async def turn(places: list[dict[int, Place]], chance: random.Random, id: str) -> None:
    """Whose turn it is, by the server that knows more, decides there, and tells one server or both."""
    here = max(places, key=lambda seats: max(len(place.log) for place in seats.values()))
    newest = max(here.values(), key=lambda place: len(place.log)).update
    seat = newest["actors"][0]
    await until(here[seat], newest["seq"])
    action, seen = chance.choice(here[seat].update["legal"])["action"], newest["seq"]
    chosen = [seats[seat] for seats in chance.choice([places, places[:1], places[1:]])]
    answers = await asyncio.gather(*(place.act(action, id=id, seen=seen) for place in chosen))
    assert reasons(answers) == {None: len(chosen)}, f"{action} at {seen}: {answers}"
    for place in chosen:
        await until(place, seen + 1)


async def play_at_both(one: Running, other: Running, chance: random.Random) -> None:
    async with seated_at_both(one, other) as (table, ada, window):
        places = [{seat: await person.join(table, seat) for seat in (0, 1)} for person in (ada, window)]
        moves = 0
        while all(place.update["actors"] for seats in places for place in seats.values()):
            await turn(places, chance, f"move-{moves}")
            moves += 1
        log = kept(one, table)
        assert len([seat for _, _, seat, _ in log if seat >= 0]) == moves
        for server in (one, other):
            async with Person(server.url) as eve:
                assert shape((await eve.join(table)).log) == log
                record = (await eve.ask("GET", f"/api/tables/{table}/record")).text
                assert load(record, GAMES, verify=True).table.outcome is not None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_played_through_two_servers_at_once(two_servers: Pair, seed: int) -> None:
    asyncio.run(play_at_both(*two_servers, random.Random(seed)))


async def watch_bots_at_both(one: Running, other: Running) -> None:
    async with Person(one.url) as ada, Person(other.url) as ben:
        table = await ada.create("bot:easy", "bot:easy")
        places = [await ada.join(table), await ben.join(table)]
        for place in places:
            while place.over is None:
                await place.receive()
        assert shape(places[0].log) == shape(places[1].log) == kept(one, table)
        record = (await ada.ask("GET", f"/api/tables/{table}/record")).text
        assert load(record, GAMES, verify=True).table.outcome is not None


def test_bots_that_two_servers_let_play_do_not_stand_in_each_others_way(two_servers: Pair) -> None:
    asyncio.run(watch_bots_at_both(*two_servers))


async def chat_at_both(one: Running, other: Running) -> None:
    async with seated_at_both(one, other) as (table, ada, window):
        places = [await ada.join(table, 0), await window.join(table, 0)]
        said = [place.request(type="say", id=f"line-{n}", text=f"line {n}") for n in range(10) for place in places]
        answers = [await line for line in said]
        assert reasons(answers) == {None: 20}
    talk = [line for line in on_disk(database_of(one))[1] if line.table == table]
    assert [line.number for line in talk] == list(range(10))
    assert sorted(line.text for line in talk) == sorted(f"line {n}" for n in range(10))


def test_what_is_said_through_two_servers_is_said_once(two_servers: Pair) -> None:
    asyncio.run(chat_at_both(*two_servers))


# Seats


async def sit_down(persons: list[Person], table: str) -> list[httpx.Response]:
    asked = [p.ask("POST", f"/api/tables/{table}/seats", {"name": f"P{n}"}) for n, p in enumerate(persons)]
    return await asyncio.gather(*asked)


def seats_of(person: Person, table: str) -> list[int]:
    """The seats whose keys the person was given."""
    path = f"/api/tables/{table}"
    keys = [c.name for c in person.http.cookies.jar if c.path == path]
    return [int(name.removeprefix("mensae-seat-")) for name in keys]


async def fight_for_seats(urls: list[str], seats: int) -> None:
    """Twenty come for a few seats; whoever is told to have got one can play, and nobody else."""
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Person(urls[0]))
        persons = [await stack.enter_async_context(Person(urls[n % len(urls)])) for n in range(20)]
        table = await ada.create("Ada", *[None] * seats)
        for person in persons:
            assert (await person.ask("GET", f"/api/tables/{table}")).json()["phase"] == "open"
        answers = await sit_down(persons, table)
        assert {answer.status_code for answer in answers} <= {201, 409}
        refusals = {answer.json()["refusal"]["text"]["key"] for answer in answers if answer.status_code == 409}
        assert refusals <= {"server-begun", "server-full", "server-conflict"}
        holders = [person for person in persons if seats_of(person, table)]
        taken = sorted(seat for person in holders for seat in seats_of(person, table))
        assert taken == sorted(set(taken)), "a seat was given twice"
        if seats == 1:
            assert taken == [1]
        for person in holders:
            for seat in seats_of(person, table):
                assert await can_join(person, table, seat)


async def can_join(person: Person, table: str, seat: int) -> bool:
    place = Place(await person.socket(table), seat)
    await place.send(type="join", protocol=PROTOCOL, since=0, seat=seat)
    answer = await place.receive()
    await place.close()
    return bool(answer["type"] == "welcome")


def test_one_of_twenty_gets_the_last_seat(database_url: str) -> None:
    with serving(database_url) as server:
        asyncio.run(fight_for_seats([server.url], 1))


def test_one_of_twenty_gets_the_last_seat_at_two_servers(two_servers: Pair) -> None:
    asyncio.run(fight_for_seats([server.url for server in two_servers], 1))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_is_not_given_twice_by_two_servers(two_servers: Pair, seats: int) -> None:
    asyncio.run(fight_for_seats([server.url for server in two_servers], seats))


async def move_a_seat(url: str) -> None:
    async with Person(url) as ada, Person(url) as elsewhere:
        answer = await ada.ask("POST", "/api/tables", {"game": "gardens", "seats": [ME, {**ME, "name": "Ben"}]})
        table, code = answer.json()["room"]["id"], answer.json()["seats"][0]["code"]
        watching, silent = await ada.join(table), Place(await ada.socket(table), 0)
        answer = await elsewhere.ask("POST", f"/api/tables/{table}/recover", {"code": code})
        assert answer.status_code == 201
        assert await can_join(elsewhere, table, 0)
        for place in (watching, silent):
            await place.send(type="join", protocol=PROTOCOL, since=0, seat=0)
            while (message := await place.receive())["type"] not in ("welcome", "trouble"):
                pass
            assert message["type"] == "trouble", "the device that lost the seat still sits on it"
            assert message["refusal"]["text"]["key"] == "server-not-your-seat"


def test_a_seat_that_was_moved_is_lost_to_every_socket_of_the_old_device(database_url: str) -> None:
    with serving(database_url) as server:
        asyncio.run(move_a_seat(server.url))


# Again


async def finished(ada: Person, ben: Person) -> str:
    """A table of the two that they have given up."""
    table = await ada.create("Ada", None)
    await ben.take(table, "Ben")
    for person in (ada, ben):
        assert (await person.ask("PUT", f"/api/tables/{table}/abandon", {"agree": True})).status_code == 200
    return table


async def play_again_at_once(urls: list[str], times: int) -> None:
    """Both want a rematch in the same moment; they find each other at one table."""
    async with Person(urls[0]) as ada, Person(urls[-1]) as ben:
        for _ in range(times):
            old = await finished(ada, ben)
            answers = await asyncio.gather(*(p.ask("POST", f"/api/tables/{old}/rematch") for p in (ada, ben)))
            assert [answer.status_code for answer in answers] == [201, 201], [answer.text for answer in answers]
            (table,) = {answer.json()["room"]["id"] for answer in answers}
            places = [await ada.join(table, 0), await ben.join(table, 1)]
            for place in places:
                while place.update == {}:
                    await place.receive()
            actor = places[places[0].update["actors"][0]]
            assert (await actor.act())["refusal"] is None
            for place in places:
                await place.close()


def test_a_rematch_that_both_ask_for_at_once_is_one_table(database_url: str) -> None:
    with serving(database_url) as server:
        asyncio.run(play_again_at_once([server.url], 10))


def test_a_rematch_that_both_ask_for_at_two_servers_is_one_table(two_servers: Pair) -> None:
    asyncio.run(play_again_at_once([server.url for server in two_servers], 10))


# Coming, going, starting and giving up, all at once


def wish(person: Person, number: int, table: str, chance: random.Random) -> Awaitable[httpx.Response]:
    """Something that somebody may ask of a table, allowed or not."""
    here, seat = f"/api/tables/{table}", chance.choice(seats_of(person, table) or [0])
    wishes: list[tuple[str, str, Any]] = [
        ("POST", f"{here}/seats", {"name": f"P{number}"}),
        ("POST", f"{here}/start", {"level": "easy"}),
        ("DELETE", f"{here}/seats/{seat}", None),
        ("POST", f"{here}/seats/{seat}/return", None),
        ("PUT", f"{here}/seats/{chance.randrange(3)}/bot", {"level": "easy"}),
        ("PUT", f"{here}/abandon", {"agree": chance.random() < 0.3}),
    ]
    return person.ask(*chance.choice(wishes))


async def storm(server: Running, persons: list[Person], strangers: list[Person], chance: random.Random) -> str:
    """Some people do whatever they like to a new table; returns how it stood then."""
    table = await persons[0].create("Ada", None, None)
    for _ in range(5):
        wishes = [wish(person, n, table, chance) for n, person in enumerate(persons) for _ in range(2)]
        for answer in await asyncio.gather(*wishes):
            assert answer.status_code < 500, answer.text
    await same_on_disk(server, strangers[0], table)
    phase = (await strangers[0].ask("GET", f"/api/tables/{table}")).json()["phase"]
    if phase == "open":
        await sit_down(strangers, table)
    if phase != "abandoned":
        await goes_on(table, [*persons, *strangers])
    return str(phase)


async def same_on_disk(server: Running, eve: Person, table: str) -> None:
    """What the server has in mind is what it would find on disk."""
    before = (await eve.ask("GET", f"/api/tables/{table}")).json()
    await asyncio.to_thread(server.run, forget)
    after = (await eve.ask("GET", f"/api/tables/{table}")).json()
    if any(chair["kind"] == "bot" or chair["away"] for chair in before["chairs"]):
        after["awaited"] = before["awaited"]  # a bot may have moved meanwhile
    assert settled(before) == settled(after)


async def forget(hub: Hub) -> None:
    hub.forget_idle(after=-1.0)


def settled(room: dict[str, Any]) -> dict[str, Any]:
    """The room without who is there just now."""
    return {**room, "watchers": 0, "chairs": [{**chair, "online": False} for chair in room["chairs"]]}


async def goes_on(table: str, persons: list[Person]) -> None:
    """The table has begun, and whoever's turn it is can act."""
    claims = [(seat, person) for person in persons for seat in seats_of(person, table)]
    holders = {seat: person for seat, person in claims if await can_join(person, table, seat)}
    for seat, person in holders.items():
        await person.ask("POST", f"/api/tables/{table}/seats/{seat}/return")
    watcher = await persons[0].join(table)
    assert watcher.room["phase"] in ("running", "over"), watcher.room
    while watcher.over is None and not (asked := set(watcher.update["actors"]) & set(holders)):
        await watcher.receive()
    if watcher.over is None:
        place = await holders[min(asked)].join(table, min(asked))
        assert (await place.act())["refusal"] is None
        await place.close()
    await watcher.close()


def test_a_storm_of_coming_and_going_does_not_wedge_a_table(database_url: str) -> None:
    async def storms(server: Running) -> Counter[str]:
        phases: Counter[str] = Counter()
        async with people(server.url, 3) as persons, people(server.url, 3) as strangers:
            for seed in range(STORMS):
                print(f"seed {seed}")
                phases[await storm(server, persons, strangers, random.Random(seed))] += 1
        return phases

    with serving(database_url) as server:
        phases = asyncio.run(storms(server))
    assert {"open", "running", "abandoned"} <= set(phases), phases


# Before it is on disk


@contextmanager
def nobody_writes(database: str) -> Iterator[None]:
    """Holds the lock of a SQLite file, so that commits have to wait."""
    connection = sqlite3.connect(str(make_url(database).database), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


async def give_up_while_nobody_writes(server: Running) -> None:
    async with Person(server.url) as ada, Person(server.url) as eve:
        table = await ada.create("Ada", "Ben")
        watcher = await eve.join(table)
        with nobody_writes(database_of(server)):
            giving_up = asyncio.create_task(ada.ask("PUT", f"/api/tables/{table}/abandon", {"agree": True}))
            while not await asyncio.to_thread(server.run, lambda hub: locked(hub, table)):
                await asyncio.sleep(0.01)
            asking = asyncio.create_task(eve.ask("GET", f"/api/tables/{table}"))
            await asyncio.to_thread(server.run, lambda hub: people_change(hub, table))
            told = [message for message in await heard_within(watcher, 0.5) if message["type"] == "room"]
            assert all(room["phase"] == "running" for room in told), "told before it was on disk"
            if asking.done():
                assert asking.result().json()["phase"] == "running"
        assert (await giving_up).json()["phase"] == "abandoned"
        await asking
        await watcher.expect("over")


async def locked(hub: Hub, table: str) -> bool:
    return hub.tables[table].lock.locked()


async def people_change(hub: Hub, table: str) -> None:
    hub.tables[table].people_changed()


async def heard_within(place: Place, seconds: float) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                heard.append(await place.receive())
    return heard


def test_nobody_hears_of_an_end_that_is_not_on_disk() -> None:
    url = fresh_url("sqlite")
    with serving(url) as server:
        asyncio.run(give_up_while_nobody_writes(server))
    drop(url)
