"""Connections that cut, delay, double and reorder, a database that goes away, and clocks: games end alike for all."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy.engine import make_url

from mensae.core.schema import CHANCE, CLOCK
from mensae.server.hub import Hub
from tests import highcard
from tests.server.databases import drop, execute, fresh_url
from tests.server.serving import PATIENCE, Person, Place, Running, serving
from tests.server.test_crash import Played, Player, check_over_the_wire, on_disk, shape

TEXT = 1  # the opcode of a message
# How likely each mischief is: for a message to the server, and for one from it.
THERE = {"cut": 0.02, "cut in a frame": 0.02, "delay": 0.1, "twice": 0.1, "twice, late": 0.1, "overtaken": 0.1}
BACK = {"cut": 0.005, "cut in a frame": 0.005, "delay": 0.05, "in pieces": 0.05}
DELAY = 0.03  # seconds at most
SECONDS = 60  # in which to decide; nobody waits for them here, since the clock is put forward


class Proxy:
    """Stands between clients and a server, and does mischief to the frames of sockets; HTTP passes untouched."""

    def __init__(self, server: str, chance: random.Random) -> None:
        self.to = urlsplit(server)
        self.chance = chance
        self.done: Counter[str] = Counter()
        self.url = ""

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until either side or mischief ends it."""
        there, back = await asyncio.open_connection(self.to.hostname, self.to.port)
        ends = (writer, back)
        try:
            async with asyncio.TaskGroup() as pumps:
                head = await reader.readuntil(b"\r\n\r\n")
                back.write(head)
                if b"upgrade: websocket" in head.lower():
                    writer.write(await there.readuntil(b"\r\n\r\n"))
                    pumps.create_task(self._to_server(reader, back))
                    pumps.create_task(self._to_client(there, writer))
                else:
                    pumps.create_task(pass_on(reader, back))
                    pumps.create_task(pass_on(there, writer))
        except* (OSError, EOFError, Cut):
            pass
        finally:
            for end in ends:
                end.transport.abort()

    def _mischief(self, chances: dict[str, float], frame: bytes) -> str | None:
        if frame[0] & 15 != TEXT:
            return None
        (what,) = self.chance.choices([*chances, None], [*chances.values(), 1 - sum(chances.values())])
        if what:
            self.done[what] += 1
        return what

    async def _to_server(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        late: list[bytes] = []
        async for frame in frames(reader):
            match self._mischief(THERE, frame):
                case "delay":
                    await asyncio.sleep(self.chance.uniform(0, DELAY))
                    writer.write(frame)
                case "twice":
                    writer.write(frame + frame)
                case "twice, late":
                    writer.write(frame)
                    late.append(frame)
                case "overtaken":
                    late.append(frame)
                    asyncio.get_running_loop().call_later(DELAY, flush, late, writer)
                case "cut" | "cut in a frame" as how:
                    await cut(frame, writer, how)
                case _:
                    writer.write(frame)
                    if self.chance.random() < 0.5:
                        flush(late, writer)
            await writer.drain()

    async def _to_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async for frame in frames(reader):
            match self._mischief(BACK, frame):
                case "delay":
                    await asyncio.sleep(self.chance.uniform(0, DELAY))
                    writer.write(frame)
                case "in pieces":
                    for start in range(0, len(frame), 1 + len(frame) // 5):
                        writer.write(frame[start : start + 1 + len(frame) // 5])
                        await asyncio.sleep(0.001)
                case "cut" | "cut in a frame" as how:
                    await cut(frame, writer, how)
                case _:
                    writer.write(frame)
            await writer.drain()


class Cut(Exception):
    """The cable is cut."""


async def cut(frame: bytes, writer: asyncio.StreamWriter, how: str) -> None:
    """The end of a connection, before a frame or in the middle of it."""
    if how == "cut in a frame":
        writer.write(frame[: len(frame) // 2])
        await writer.drain()
    raise Cut


def flush(late: list[bytes], writer: asyncio.StreamWriter) -> None:
    """Sends what was held back."""
    if not writer.transport.is_closing():
        writer.write(b"".join(late))
    late.clear()


async def frames(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The frames of a socket, whole (RFC 6455, 5.2)."""
    while True:
        head = await reader.readexactly(2)
        size, masked = head[1] & 127, bool(head[1] & 128)
        if size >= 126:
            longer = await reader.readexactly(2 if size == 126 else 8)
            head, size = head + longer, int.from_bytes(longer, "big")
        yield head + await reader.readexactly(size + 4 * masked)


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    raise Cut


@asynccontextmanager
async def mischief(server: str, chance: random.Random) -> AsyncIterator[Proxy]:
    """A proxy before the server."""
    proxy = Proxy(server, chance)
    async with await asyncio.start_server(proxy.connect, "127.0.0.1", 0) as listening:
        proxy.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        yield proxy


async def play_through(proxy: Proxy, tables: int, chance: random.Random) -> Played:
    """Games at several tables, each with two players and a spectator who all suffer."""
    played = Played()
    async with Person(proxy.url) as person:
        for _ in range(tables):
            table = await person.create("Ada", "Ben")
            played.tables.add(table)
            played.players += [Player(person, table, seat, random.Random(chance.random())) for seat in (0, 1, None)]
        await asyncio.gather(*(player.play() for player in played.players))
    return played


def test_games_through_a_bad_network_end_alike_everywhere(database_url: str) -> None:
    async def play(url: str) -> Counter[str]:
        chance = random.Random(7)
        async with mischief(url, chance) as proxy:
            played = await play_through(proxy, 3, chance)
            await check_over_the_wire(url, database_url, played)
            print(f"{played.acknowledged} moves, {sum(player.visits for player in played.players)} connections")
            return proxy.done

    with serving(database_url) as server:
        done = asyncio.run(play(server.url))
    assert set(done) == {*THERE, *BACK}, "some mischief was never done"


# Against the clock, all at the same time


@contextmanager
def cards(database: str) -> Iterator[Running]:
    """A server that has High Card: everybody decides at once, in secret, before the time is up."""
    with serving(database, {"highcard": highcard.GAME}, "tests.server.worker_games:GAMES") as server:
        yield server


async def deal(person: Person, seats: int = 4) -> tuple[str, list[Place]]:
    """A table at which everybody has a card, and time enough to decide."""
    names = ["Ada", "Ben", "Cy", "Di"][:seats]
    table = await person.create(*names, game="highcard", options={"seconds": SECONDS})
    return table, [await person.join(table, seat) for seat in range(seats)]


async def pass_time(server: Running, table: str) -> None:
    """As if the time to decide had gone by."""

    async def pass_it(hub: Hub) -> None:
        hub.tables[table].began -= SECONDS
        hub.tables[table].after_change(hub.tables[table])

    await asyncio.to_thread(server.run, pass_it)


async def end(places: list[Place]) -> list[dict[str, Any]]:
    """The whole log, once the game is over and everybody may know it."""
    for place in places:
        while place.over is None:
            await place.receive()
    assert all(place.log == places[0].log for place in places)
    return places[0].log


def deeds(log: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(entry["seat"], entry["action"]["do"]) for entry in log if entry["action"]["do"] != "dealt"]


def times(log: list[dict[str, Any]]) -> list[int]:
    return [entry["at"] for entry in log]


def test_the_time_is_up_by_the_clock_of_the_server_though_nobody_says_a_word(database_url: str) -> None:
    async def wait(server: Running) -> None:
        async with Person(server.url) as ada:
            table, places = await deal(ada)
            assert (await places[2].act({"do": "swap"}))["refusal"] is None
            deadline = places[0].update["clock"]["deadline"]
            await pass_time(server, table)
            log = await end(places)
            assert deeds(log) == [(2, "swap"), (CLOCK, "time-up"), (CHANCE, "shown")]
            assert [entry["at"] for entry in log if entry["seat"] == CLOCK] == [deadline]
            assert times(log) == sorted(times(log))
            kept = [line for line in on_disk(database_url)[0] if line.table == table]
            assert shape(log) == [line.shape() for line in kept]

    with cards(database_url) as server:
        asyncio.run(wait(server))


def test_nobody_is_late_because_others_decide_at_the_same_time(database_url: str) -> None:
    async def decide(server: Running) -> None:
        chance = random.Random(3)
        async with Person(server.url) as ada:
            for _ in range(20):
                _, places = await deal(ada)
                choices = [{"do": chance.choice(["keep", "swap"])} for _ in places]
                seen = places[0].update["seq"]
                acts = [place.act(choice, seen=seen) for place, choice in zip(places, choices, strict=True)]
                answers = await asyncio.gather(*chance.sample(acts, len(acts)))
                assert [answer["refusal"] for answer in answers] == [None] * 4
                log = await end(places)
                assert sorted(deed for deed in deeds(log) if deed[0] >= 0) == [
                    (n, choice["do"]) for n, choice in enumerate(choices)
                ]
                for place in places:
                    await place.close()

    with cards(database_url) as server:
        asyncio.run(decide(server))


class Hold:
    """Holds a table inside the server, as a slow disk would, and counts who waits for it."""

    def __init__(self, server: Running, table: str) -> None:
        self.server, self.table = server, table

    async def __aenter__(self) -> "Hold":
        await asyncio.to_thread(self.server.run, self._take)
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.to_thread(self.server.run, self._give)

    async def _take(self, hub: Hub) -> None:
        await hub.tables[self.table].lock.acquire()

    async def _give(self, hub: Hub) -> None:
        hub.tables[self.table].lock.release()

    async def _count(self, hub: Hub) -> int:
        return len(getattr(hub.tables[self.table].lock, "_waiters", None) or ())

    async def waiting(self, count: int) -> None:
        """Until so many messages have arrived."""
        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(self.server.run, self._count) < count:
                await asyncio.sleep(0.01)


def test_what_arrives_first_comes_first(database_url: str) -> None:
    async def decide(server: Running) -> None:
        chance = random.Random(4)
        async with Person(server.url) as ada:
            for _ in range(5):
                table, places = await deal(ada)
                order = chance.sample(range(4), 4)
                async with Hold(server, table) as hold:
                    for n, seat in enumerate(order):
                        await places[seat].send(type="act", id="x", action={"do": "keep"}, seen=4)
                        await hold.waiting(n + 1)
                log = await end(places)
                assert [seat for seat, what in deeds(log) if what == "keep"] == order

    with cards(database_url) as server:
        asyncio.run(decide(server))


def test_what_arrives_in_time_counts_though_the_disk_is_slow() -> None:
    async def decide(server: Running) -> None:
        async with Person(server.url) as ada:
            table, places = await deal(ada)
            async with Hold(server, table) as hold:
                await places[1].send(type="act", id="x", action={"do": "swap"})
                await hold.waiting(1)
                await pass_time(server, table)
                await hold.waiting(2)  # the clock comes after it
            ack = await places[1].expect("ack", id="x")
            assert ack["refusal"] is None, "it was there before the time was up"
            assert deeds(await end(places)) == [(1, "swap"), (CLOCK, "time-up"), (CHANCE, "shown")]

    url = fresh_url("sqlite")
    with cards(url) as server:
        asyncio.run(decide(server))
    drop(url)


def test_after_a_restart_the_clock_goes_on_from_where_it_stood(database_url: str) -> None:
    async def begin(server: Running) -> tuple[str, Any, dict[str, Any]]:
        async with Person(server.url) as ada:
            table, places = await deal(ada)
            await asyncio.sleep(0.1)
            assert (await places[0].act({"do": "keep"}))["refusal"] is None
            return table, ada.http.cookies, places[0].update

    async def go_on(server: Running, table: str, cookies: Any, before: dict[str, Any]) -> None:
        async with Person(server.url) as ada:
            ada.http.cookies = cookies
            places = [await ada.join(table, seat) for seat in range(4)]
            clock = places[0].update["clock"]
            assert clock["deadline"] == before["clock"]["deadline"]
            assert times(places[0].log)[-1] <= clock["now"] < clock["deadline"]
            assert (await places[1].act({"do": "swap"}))["refusal"] is None
            await pass_time(server, table)
            log = await end(places)
            assert deeds(log) == [(0, "keep"), (1, "swap"), (CLOCK, "time-up"), (CHANCE, "shown")]
            assert times(log) == sorted(times(log))
            assert log[-2]["at"] >= clock["deadline"] == log[6]["at"]

    with cards(database_url) as server:
        begun = asyncio.run(begin(server))
    with cards(database_url) as server:
        asyncio.run(go_on(server, *begun))


# The database goes away


@pytest.fixture
def postgres() -> Iterator[str]:
    url = fresh_url("postgres")
    yield url
    drop(url)


@contextmanager
def away(database: str) -> Iterator[None]:
    """Nobody can reach the database; whoever was connected is thrown out."""
    name = make_url(database).database
    above = make_url(database).set(database="postgres").render_as_string(hide_password=False)
    throw_out = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    execute(above, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", throw_out)
    try:
        yield
    finally:
        execute(above, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def test_a_move_that_could_not_be_kept_is_done_when_it_is_sent_again(postgres: str) -> None:
    async def play(server: Running) -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            places = [await ada.join(table, seat) for seat in (0, 1)]
            actor = places[places[0].update["actors"][0]]
            seq, action = actor.update["seq"], actor.update["legal"][0]["action"]
            with away(postgres):
                ack = await actor.act(action, id="x", seen=seq)
                assert ack["refusal"]["text"]["key"] == "server-unavailable"
                assert (await ada.ask("GET", f"/api/tables/{table}/record")).status_code == 503
            ack = await actor.act(action, id="x", seen=seq)
            assert ack["refusal"] is None
            for place in places:
                while place.update["seq"] < ack["seq"]:
                    await place.receive()
            kept = [line for line in on_disk(postgres)[0] if line.table == table]
            assert [line.key for line in kept if line.key] == [f"{actor.seat}.x"]
            assert [shape(place.log) for place in places] == [[line.shape() for line in kept]] * 2

    with serving(postgres) as server:
        asyncio.run(play(server))


def test_bots_go_on_when_the_database_is_back(postgres: str) -> None:
    async def watch(server: Running) -> None:
        async with Person(server.url) as ada:
            tables = [await ada.create("bot:easy", "bot:easy") for _ in range(3)]
            places = [await ada.join(table) for table in tables]
            for _ in range(3):
                for place in places:
                    await place.receive()
                with away(postgres):
                    await asyncio.sleep(0.1)
            for place in places:
                while place.over is None:
                    await place.receive()

    with serving(postgres) as server:
        asyncio.run(watch(server))


def test_the_clock_goes_on_when_the_database_is_back(postgres: str) -> None:
    async def wait(server: Running) -> None:
        async with Person(server.url) as ada:
            table, places = await deal(ada)
            deadline = places[0].update["clock"]["deadline"]
            with away(postgres):
                ack = await places[0].act({"do": "swap"}, id="x")
                assert ack["refusal"]["text"]["key"] == "server-unavailable"
                await pass_time(server, table)
                assert await now(places[1]) >= deadline
                await asyncio.sleep(0.1)
            log = await end(places)
            assert (CLOCK, "time-up") in deeds(log)
            assert [entry["at"] for entry in log if entry["seat"] == CLOCK] == [deadline]

    with cards(postgres) as server:
        asyncio.run(wait(server))


async def now(place: Place) -> int:
    """The table time of the server."""
    await place.send(type="ping")
    return int((await place.expect("pong"))["now"])


def test_the_clock_is_not_turned_back_when_the_database_was_away(postgres: str) -> None:
    async def wait(server: Running) -> None:
        async with Person(server.url) as ada:
            table, places = await deal(ada)
            while await now(places[0]) < 1000:
                await asyncio.sleep(0.1)
            with away(postgres):
                before = await now(places[0])
                ack = await places[0].act({"do": "swap"}, id="x")
                assert ack["refusal"]["text"]["key"] == "server-unavailable"
            assert (await places[0].act({"do": "swap"}, id="x"))["refusal"] is None
            assert await now(places[0]) >= before
            await pass_time(server, table)
            assert (await end(places))[-1]["at"] >= before

    with cards(postgres) as server:
        asyncio.run(wait(server))
