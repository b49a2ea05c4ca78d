"""Plays many tables at once and measures how they are served; bench/server.py starts this on a core of its own.

It reads as little of each message as it can, so that the server and not the load is what is measured.
"""

import argparse
import asyncio
import json
import os
import random
import re
import time
import zlib
from collections import deque
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from msgspec import UNSET, Raw, Struct, UnsetType
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from mensae.wire.names import CSRF, CSRF_HEADER, find

HOST = "127.0.0.1"
NEW_TABLE = {"game": "gardens", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]}
UPDATE, CHANGE, ACK, DONE = b'{"type":"update"', b'{"type":"change"', b'{"type":"ack"', b'"refusal":null'
SQUEEZE = "permessage-deflate; client_max_window_bits"  # as browsers offer it
WARM_UP = 0.5  # seconds
AT_ONCE = 50  # sockets that are opened together
PATIENCE = 30.0  # seconds until every socket must have seen its table


class Choice(Struct):
    """What there is to choose; its words are skipped."""

    action: Raw
    key: str = ""


class Update(Struct):
    """The part of an update that matters here."""

    seq: int
    actors: list[int]
    legal: list[Choice]


class Change(Struct):
    """The same of a change."""

    seq: int
    actors: list[int] | UnsetType = UNSET
    legal: dict[str, Raw] | UnsetType = UNSET


read_update = msgspec.json.Decoder(Update).decode
read_change = msgspec.json.Decoder(Change).decode
read_choice = msgspec.json.Decoder(Choice).decode


class Load:
    """All tables that are played, and what was measured at them."""

    def __init__(self, paced: bool) -> None:
        self.paced = paced
        self.waiting: list[Table] = []  # one of them begins whenever another table is over
        self.ended = asyncio.get_running_loop().create_future()
        self.rng = random.Random(1)
        self.reset()

    def reset(self) -> None:
        """Measures from here on."""
        self.latencies: list[float] = []
        self.bytes, self.sizes = 0, list[int]()  # of all messages, and of each update

    def next_table(self) -> None:
        """Goes on at a table that was prepared; without one the measurement ends, since there is less to do now."""
        if self.waiting:
            self.waiting.pop().begin()
        elif not self.ended.done():
            self.ended.set_result(None)

    def fail(self, reason: str) -> None:
        """What is measured while something goes wrong means nothing."""
        if not self.ended.done():
            self.ended.set_exception(RuntimeError(reason))


class Table:
    """Two players at a table."""

    def __init__(self, load: Load, path: str, cookies: str) -> None:
        self.load, self.path, self.cookies = load, path, cookies
        self.players = [Player(self, seat) for seat in range(2)]
        self.begun = self.over = False

    def begin(self) -> None:
        """Plays from now on; until then both have only looked."""
        self.begun = True
        self.move()

    def move(self) -> None:
        """Lets whoever has a choice act."""
        for player in self.players:
            if player.legal:
                player.act()
                return

    def end(self) -> None:
        """Hands over to the next table."""
        if self.begun and not self.over:
            self.over = True
            self.load.next_table()


class Player(WSListener):
    """One socket: acts at random as soon as it may, or when its table is told to move."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.legal: dict[str, Raw] = {}  # actions by key
        self.actors: list[int] = []
        self.seq, self.acts, self.ready = -1, 0, False
        self.inflate = zlib.decompressobj(-zlib.MAX_WBITS).decompress
        self.sent: deque[tuple[int, float]] = deque()  # what the other has not seen yet: known entries and time

    async def connect(self, port: int) -> None:
        """Opens the socket and joins."""
        headers = {"Origin": f"http://{HOST}:{port}", "Cookie": self.table.cookies}
        headers["Sec-WebSocket-Extensions"] = SQUEEZE
        self.transport, _ = await ws_connect(
            lambda: self, f"ws://{HOST}:{port}{self.table.path}", extra_headers=headers
        )
        wants = b'"labels":false,"changes":true'  # as a board of its own does
        join = b'{"type":"join","protocol":2,"since":0,"seat":%d,%s}' % (self.seat, wants)
        self.transport.send(WSMsgType.TEXT, join)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Nobody should be sent away."""
        self.table.load.fail("a socket was closed by the server")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Reads updates, glances at acknowledgements, and counts everything."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        data, load = frame.get_payload_as_bytes(), self.table.load
        size = len(data) + (2 if len(data) < 126 else 4 if len(data) < 1 << 16 else 10)
        load.bytes += size
        if frame.rsv1:
            data = self.inflate(data + b"\x00\x00\xff\xff")
        if data.startswith((UPDATE, CHANGE)):
            load.sizes.append(size)
        if data.startswith(CHANGE):
            change = read_change(data)
            if change.legal is not UNSET:
                self.offered(change.legal)
            if change.actors is not UNSET:
                self.actors = change.actors
            self.updated(change.seq)
        elif data.startswith(UPDATE):
            update = read_update(data)
            self.legal, self.actors = {choice.key: choice.action for choice in update.legal}, update.actors
            self.updated(update.seq)
        elif data.startswith(ACK) and DONE not in data:
            load.fail(f"refused: {data.decode()}")

    def offered(self, patch: dict[str, Raw]) -> None:
        """Keeps what is allowed as changes tell it."""
        gone = msgspec.json.decode(patch.pop("-", b"[]"))
        for key in list(self.legal) if gone is True else gone:
            del self.legal[key]
        self.legal |= {key: read_choice(choice).action for key, choice in patch.items()}

    def updated(self, seq: int) -> None:
        """Notes when the move of the other came here, and goes on."""
        self.ready = True
        sent = self.table.players[1 - self.seat].sent
        while sent and sent[0][0] < seq:
            self.table.load.latencies.append(perf_counter() - sent.popleft()[1])
        if not self.actors:
            self.table.end()
        elif self.seat in self.actors and seq > self.seq:
            self.seq = seq
            if self.table.begun and not self.table.load.paced:
                self.act()

    def act(self) -> None:
        """Does any of what is allowed."""
        action = self.table.load.rng.choice(list(self.legal.values()))
        self.acts += 1
        self.sent.append((self.seq, perf_counter()))
        message = b'{"type":"act","id":"%d.%d","action":%s}' % (self.seat, self.acts, bytes(action))
        self.transport.send(WSMsgType.TEXT, message)


class Server:
    """The process that is measured, as the system sees it."""

    def __init__(self, port: int, pid: int) -> None:
        self.port, self._proc = port, Path(f"/proc/{pid}")
        self._http = HTTPConnection(HOST, port)
        self._cookies = self._ask("GET", "/api/games", 200)[1]

    def cpu(self) -> float:
        """Seconds of all its threads."""
        fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Bytes that are in memory."""
        found = re.search(r"VmRSS:\s+(\d+) kB", (self._proc / "status").read_text())
        assert found is not None
        return int(found[1]) * 1024

    def new_table(self, load: Load) -> Table:
        """Makes a table at which both seats are ours, so that it begins at once."""
        return Table(load, *self.open_table(NEW_TABLE))

    def open_table(self, wanted: dict[str, Any]) -> tuple[str, str]:
        """Makes any table; gives the path of its socket, and the cookies that its seats are proved with."""
        headers = {"Content-Type": "application/json", CSRF_HEADER: find(self._cookies, CSRF) or ""}
        headers["Cookie"] = _joined(self._cookies)
        body, cookies = self._ask("POST", "/api/tables", 201, json.dumps(wanted), headers)
        return f"/api/tables/{json.loads(body)['room']['id']}/socket", _joined(cookies)

    def _ask(
        self, method: str, path: str, status: int, body: str | None = None, headers: dict[str, str] | None = None
    ) -> tuple[bytes, dict[str, str]]:
        """The body and the cookies of an answer."""
        self._http.request(method, path, body, headers or {})
        response = self._http.getresponse()
        data = response.read()
        if response.status != status:
            raise RuntimeError(f"{method} {path}: {response.status} {data.decode()}")
        jar = [SimpleCookie(value) for name, value in response.getheaders() if name.lower() == "set-cookie"]
        return data, {name: morsel.value for cookie in jar for name, morsel in cookie.items()}


def _joined(cookies: dict[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


async def join_all(tables: list[Table], port: int) -> None:
    """Opens every socket and waits until each has seen its table."""
    players = [player for table in tables for player in table.players]
    for first in range(0, len(players), AT_ONCE):
        await asyncio.gather(*(player.connect(port) for player in players[first : first + AT_ONCE]))
    deadline = perf_counter() + PATIENCE
    while not all(player.ready for player in players):
        if perf_counter() > deadline:
            raise RuntimeError("not every socket was sent an update")
        await asyncio.sleep(0.02)


async def play(server: Server, tables: int, spare: int, seconds: float, pace: float | None) -> dict[str, float]:
    """As many tables at once as given: as fast as they are answered, or each one move every `pace` seconds."""
    load = Load(pace is not None)
    load.waiting = [server.new_table(load) for _ in range(tables + spare)]
    await join_all(load.waiting, server.port)
    playing = [load.waiting.pop() for _ in range(tables)]
    pacing = []
    for number, table in enumerate(playing):
        if pace is None:
            table.begin()
        else:
            pacing.append(asyncio.create_task(keep_pace(table, pace, pace * number / tables)))
    await asyncio.sleep(WARM_UP)
    load.reset()
    cpu, own, start = server.cpu(), time.process_time(), perf_counter()
    await asyncio.wait([load.ended], timeout=seconds)
    spent, cpu, own = perf_counter() - start, server.cpu() - cpu, time.process_time() - own
    if load.ended.done():
        load.ended.result()
    moves = len(load.latencies)
    if not moves:
        raise RuntimeError("nobody moved")
    late = sorted(load.latencies)
    return {
        "moves": moves / spent,
        **{f"p{percent}": late[moves * percent // 100] * 1000 for percent in (50, 95, 99)},
        "cpu": cpu / moves * 1000,
        "bytes": load.bytes / moves,
        "update": sum(load.sizes) / len(load.sizes),
        "update_p95": sorted(load.sizes)[len(load.sizes) * 95 // 100],
        "server": cpu / spent,
        "load": own / spent,
        "seconds": spent,
    }


async def keep_pace(table: Table, pace: float, delay: float) -> None:
    """One move every `pace` seconds, of whoever's turn it is."""
    await asyncio.sleep(delay)
    table.begun = True
    while True:
        table.move()
        await asyncio.sleep(pace)


async def idle(server: Server, tables: int) -> dict[str, float]:
    """What tables weigh at which nothing happens, and then what the sockets weigh of two who look on at each."""
    load = Load(True)
    before = server.memory()
    made = [server.new_table(load) for _ in range(tables)]
    with_tables = server.memory()
    await join_all(made, server.port)
    return {
        "empty": before / 1e6,
        "tables": (with_tables - before) / tables / 1e3,  # KB each
        "sockets": (server.memory() - with_tables) / (2 * tables) / 1e3,
        "full": server.memory() / 1e6,
    }


async def main() -> dict[str, float]:
    """`load.py PORT PID play|idle`, with what each of them needs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int)
    parser.add_argument("what", choices=("play", "idle"))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--spare", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--pace", type=float)
    given: Any = parser.parse_args()
    server = Server(given.port, given.pid)
    if given.what == "idle":
        return await idle(server, given.tables)
    return await play(server, given.tables, given.spare, given.seconds, given.pace)


if __name__ == "__main__":
    print(json.dumps(uvloop.run(main())), flush=True)
    os._exit(0)  # without closing two thousand sockets one by one
