"""Clients that flood, and readers that never read: they are told and closed, and nobody else waits for them."""

import asyncio
import json
import random
import socket
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from mensae.wire.message import PROTOCOL
from tests.server.databases import drop, fresh_url
from tests.server.process import Process, process
from tests.server.serving import PATIENCE, Person, Place, serving
from tests.server.test_chaos import frames
from tests.server.test_crash import shape
from tests.server.waits import Waits

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
TOO_LARGE, BAD_MESSAGE, TOO_SLOW, FLOOD = 1009, 4400, 4413, 4429
MOST = 64 * 1024  # bytes of a message
SPECTATORS = 20
MOVES = 40  # in which it is measured how long others wait
TABLES = 3  # as many as that, with everybody who plays and watches there, a flooder may be worth
FLAT = 24  # MB; what a second flood may add to the first


@pytest.fixture
def database() -> Iterator[str]:
    """A new SQLite: floods are held off before there is anything to store."""
    url = fresh_url("sqlite")
    yield url
    drop(url)


# What the flooder hears

BAD = '{"type":"act","id":"x","action":'
MESSAGES: dict[str, tuple[str | bytes, set[str], set[int]]] = {  # what to send, how it is refused, how it is closed
    "heartbeats": ('{"type":"ping"}', {"server-slow-down"}, {FLOOD}),
    "moves": (f'{BAD}{{"do":"roll"}}}}', {"server-join-first", "server-slow-down"}, {FLOOD}),
    "nonsense": ("hello", {"server-bad-message", "server-slow-down"}, {BAD_MESSAGE, FLOOD}),
    "another type": ('{"type":"welcome"}', {"server-bad-message", "server-slow-down"}, {BAD_MESSAGE, FLOOD}),
    "deep": ("[" * 60_000, {"server-bad-message", "server-slow-down"}, {BAD_MESSAGE, FLOOD}),
    "deep within": (BAD + "[" * 60_000, {"server-bad-message", "server-slow-down"}, {BAD_MESSAGE, FLOOD}),
    "binary": (b"\x00" * 1000, {"server-bad-message", "server-slow-down"}, {BAD_MESSAGE, FLOOD}),
    "too large": ("x" * (MOST + 1), set(), {TOO_LARGE}),
}


async def send_on_and_on(socket: ClientConnection, message: str | bytes) -> None:
    with suppress(ConnectionClosed):
        for _ in range(5000):
            await socket.send(message)


async def hear_out(socket: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """Every answer, and the code with which the server closed."""
    heard = []
    try:
        while True:
            async with asyncio.timeout(PATIENCE):
                heard.append(json.loads(await socket.recv()))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_flood_is_answered_with_reasons_and_then_closed(database: str, kind: str) -> None:
    message, reasons, codes = MESSAGES[kind]

    async def flood(url: str) -> None:
        async with Person(url) as eve:
            table = await eve.create("Eve", None)
            socket = await eve.socket(table, squeezes=False)  # who is busy squeezing a flood hears no answers
            _, (heard, code) = await asyncio.gather(send_on_and_on(socket, message), hear_out(socket))
            told = {answer["refusal"]["text"]["key"] for answer in heard if answer.get("refusal")}
            assert told == reasons or (told < reasons and code == BAD_MESSAGE)
            assert {answer["type"] for answer in heard} <= {"pong", "trouble", "ack"}
            assert code in codes
            assert (await eve.join(table, 0)).welcome["seat"] == 0

    with serving(database, rate_limits=True) as server:
        asyncio.run(flood(server.url))


# What others notice


def frame(opcode: int, data: bytes) -> bytes:
    """A frame as clients send it, with a mask that changes nothing (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((128 | opcode, 128 | size)) + bytes(4) + data
    if size < 1 << 16:
        return bytes((128 | opcode, 128 | 126)) + size.to_bytes(2, "big") + bytes(4) + data
    return bytes((128 | opcode, 128 | 127)) + size.to_bytes(8, "big") + bytes(4) + data


def piece(opcode: int) -> bytes:
    """A frame of nothing, after which the message goes on."""
    return bytes((opcode, 128)) + bytes(4)


def join(since: int = 0, seat: int | None = None) -> bytes:
    return frame(TEXT, json.dumps({"type": "join", "protocol": PROTOCOL, "since": since, "seat": seat}).encode())


FLOODS = {  # some 256 KiB of each, which is what the server reads at once
    "tiny messages": frame(TEXT, b"x") * 36_000,
    "heartbeats": frame(TEXT, b'{"type":"ping"}') * 12_000,
    "joins": join() * 4000,
    "deep messages": frame(TEXT, b"[" * 60_000) * 4,
    "large messages": frame(TEXT, b" " * (MOST + 1)) * 4,
    "binary messages": frame(BINARY, b"x" * 1000) * 250,
    "pieces of a message": (frame(TEXT, b"x")[:0] + bytes((TEXT, 128)) + bytes(4))
    + (bytes((0, 128)) + bytes(4)) * 40_000,
    "pings": frame(PING, b"") * 40_000,
    "long pings": frame(PING, b"x" * 125) * 2000,
    "pongs": frame(PONG, b"") * 40_000,
}


class Flooder(threading.Thread):
    """Sends one thing as fast as it can, from an address of its own, and comes back whenever it is thrown out."""

    def __init__(self, url: str, table: str, what: str, address: int, reads: bool, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.what, self.reads, self.stop = what, reads, stop
        self.sent = self.visits = 0
        parts = urlsplit(url)
        self.server = (str(parts.hostname), parts.port)
        self.request = handshake(url, table, f"198.51.100.{address}")

    def run(self) -> None:
        while not self.stop.wait(0.01):
            with suppress(OSError), socket.create_connection(self.server, timeout=0.5) as connection:
                self._flood(connection)

    def _flood(self, connection: socket.socket) -> None:
        connection.sendall(self.request)
        if b" 101 " not in connection.recv(4096):
            return
        self.visits += 1
        while not self.stop.is_set():
            connection.sendall(FLOODS[self.what])
            self.sent += len(FLOODS[self.what])
            if self.reads:
                with suppress(BlockingIOError):
                    while connection.recv(1 << 20, socket.MSG_DONTWAIT):
                        pass


def handshake(url: str, table: str, address: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        f"Origin: {url}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"X-Forwarded-For: {address}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


@contextmanager
def flooding(url: str, table: str, kinds: Sequence[str]) -> Iterator[list[Flooder]]:
    """Two of each kind: one that reads what it is told, and one that never does."""
    stop = threading.Event()
    flooders = [Flooder(url, table, kind, n, bool(n % 2), stop) for n, kind in enumerate([*kinds, *kinds], 1)]
    for flooder in flooders:
        flooder.start()
    try:
        yield flooders
    finally:
        stop.set()
        for flooder in flooders:
            flooder.join(PATIENCE)


class Company:
    """A table at which two play and twenty watch."""

    def __init__(self, person: Person, table: str, places: list[Place], chance: random.Random) -> None:
        self.person, self.table, self.places, self.chance = person, table, places, chance
        self.moves = 0

    async def move(self) -> None:
        """Somebody moves, and everybody hears of it."""
        actor = self.places[self.places[0].update["actors"][0]]
        action = self.chance.choice(actor.update["legal"])["action"]
        self.moves += 1
        ack = await actor.act(action, id=f"move-{self.moves}")
        assert ack["refusal"] is None
        for place in self.places:
            while place.update["seq"] < ack["seq"]:
                await place.receive()
            assert shape(place.log) == shape(actor.log)


@asynccontextmanager
async def company(person: Person, chance: random.Random) -> AsyncIterator[Company]:
    table = await person.create("Ada", "Ben")
    places = [await person.join(table, seat) for seat in (0, 1, *[None] * SPECTATORS)]
    yield Company(person, table, places, chance)
    for place in places:
        place.socket.transport.abort()  # a goodbye would wait behind what they have not read
        await place.socket.wait_closed()


async def play(person: Person, chance: random.Random) -> None:
    """Some moves at a new table."""
    async with company(person, chance) as playing:
        for _ in range(MOVES):
            await playing.move()
            await asyncio.sleep(0.02)  # nobody clicks faster


def memory(server: Process) -> float:
    """What the server has in memory, in MB."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


async def compare(database: str, waits: Waits, kinds: Sequence[str]) -> None:
    """Plays in quiet, then while others flood; compares how long one waits for the server, and its memory.

    A flooder may cost others no more than some more tables would, at which people play.
    """
    chance = random.Random(6)
    async with process(database, waits.probe, rate_limits="true") as server, Person(server.url) as person:
        stage = await person.create("Eve", None)
        await play(person, chance)  # whatever is done for the first time takes longer
        waits.typical()
        await play(person, chance)
        quiet = waits.typical()
        with flooding(server.url, stage, kinds) as flooders:
            await play(person, chance)
            before = memory(server)
            await play(person, chance)
            loud, after = waits.typical(), memory(server)
        print(
            f"{', '.join(kinds)}: {sum(flooder.sent for flooder in flooders) >> 20} MB in"
            f" {sum(flooder.visits for flooder in flooders)} visits;"
            f" waits of {quiet * 1000:.2f} -> {loud * 1000:.2f} ms; memory {before:.0f} -> {after:.0f} MB"
        )
        assert loud < quiet * (1 + TABLES * len(flooders))
        assert after - before < FLAT
        assert all(flooder.visits for flooder in flooders)


def test_floods_of_everything_cost_others_no_more_than_tables_would(database: str, tmp_path: Path) -> None:
    asyncio.run(compare(database, Waits(tmp_path / "waits"), [*FLOODS]))


@pytest.mark.slow
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_costs_others_no_more_than_tables_would(database: str, tmp_path: Path, kind: str) -> None:
    asyncio.run(compare(database, Waits(tmp_path / "waits"), [kind]))


# Who never reads


class Sleeper:
    """A spectator who asks for the whole table again and again, and reads none of it until they wake up."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ask(self, times: int) -> None:
        self.writer.write(join() * times)
        await self.writer.drain()

    async def wake_up(self) -> tuple[int, int]:
        """Reads what there is; how many messages, and the code of the close at the end."""
        heard = 0
        async with asyncio.timeout(PATIENCE):
            async for data in frames(self.reader):
                if data[0] & 15 == CLOSE:
                    return heard, int.from_bytes(data[2:4], "big")
                heard += 1
        raise AssertionError("nothing was said about the end")


@asynccontextmanager
async def sleeper(url: str, table: str) -> AsyncIterator[Sleeper]:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
        connection.setblocking(False)
        parts = urlsplit(url)
        await asyncio.get_running_loop().sock_connect(connection, (parts.hostname, parts.port))
        reader, writer = await asyncio.open_connection(sock=connection, limit=4096)
        try:
            writer.write(handshake(url, table, "198.51.100.200"))
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            yield Sleeper(reader, writer)
        finally:
            writer.transport.abort()


async def watchers(person: Person, table: str) -> int:
    return int((await person.ask("GET", f"/api/tables/{table}")).json()["watchers"])


async def sleep_while_others_play(server: Process, person: Person, waits: Waits) -> None:
    async with company(person, random.Random(8)) as playing, sleeper(server.url, playing.table) as eve:
        waits.typical()
        for _ in range(MOVES):
            await playing.move()
        quiet = waits.typical()
        await eve.ask(1)
        while await watchers(person, playing.table) <= SPECTATORS:
            await asyncio.sleep(0.02)
        before, moves = memory(server), 0
        await eve.ask(40)  # at once, and then as often as it is allowed
        while await watchers(person, playing.table) > SPECTATORS:
            await eve.ask(1)
            if moves < MOVES:
                await playing.move()
                moves += 1
            await asyncio.sleep(0.05)
        loud, after, (heard, code) = waits.typical(), memory(server), await eve.wake_up()
        print(f"{heard} messages waited; others {quiet * 1000:.2f} -> {loud * 1000:.2f} ms")
        assert code == TOO_SLOW
        assert after - before < FLAT
        assert loud < quiet * (1 + TABLES)
        again = await person.join(playing.table)
        assert shape(again.log) == shape(playing.places[0].log)


def test_who_never_reads_is_closed_and_can_join_again(database: str, tmp_path: Path) -> None:
    async def sleep() -> None:
        waits = Waits(tmp_path / "waits")
        async with process(database, waits.probe, rate_limits="true") as server, Person(server.url) as person:
            await sleep_while_others_play(server, person, waits)

    asyncio.run(sleep())
