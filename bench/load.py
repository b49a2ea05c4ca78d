"""Plays many tables at once and measures how they are served; bench/server.py starts this on a core of its own.

It reads as little of each message as it can, so that the server and not the load is what is measured.
"""

import argparse
import asyncio
import json
import os
import random
import time
from collections import deque
from time import perf_counter
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.measured import HOST, Server
from bench.reading import ACK, DONE, SQUEEZE, Known, join

NEW_TABLE = {"game": "gardens", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]}
WARM_UP = 0.5  # seconds
AT_ONCE = 50  # sockets that are opened together
PATIENCE = 30.0  # seconds until every socket must have seen its table


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
            if player.known.legal:
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
        self.known = Known()
        self.asked, self.acts, self.ready = -1, 0, False
        self.sent: deque[tuple[int, float]] = deque()  # what the other has not seen yet: known entries and time

    async def connect(self, port: int) -> None:
        """Opens the socket and joins."""
        headers = {"Origin": f"http://{HOST}:{port}", "Cookie": self.table.cookies}
        headers["Sec-WebSocket-Extensions"] = SQUEEZE
        self.transport, _ = await ws_connect(
            lambda: self, f"ws://{HOST}:{port}{self.table.path}", extra_headers=headers
        )
        self.transport.send(WSMsgType.TEXT, join(self.seat))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Nobody should be sent away."""
        self.table.load.fail("a socket was closed by the server")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Reads updates, glances at acknowledgements, and counts everything."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        load = self.table.load
        data, size = self.known.message(frame)
        load.bytes += size
        if self.known.hear(data):
            load.sizes.append(size)
            self.updated()
        elif data.startswith(ACK) and DONE not in data:
            load.fail(f"refused: {data.decode()}")

    def updated(self) -> None:
        """Notes when the move of the other came here, and goes on."""
        self.ready, known = True, self.known
        sent = self.table.players[1 - self.seat].sent
        while sent and sent[0][0] < known.seq:
            self.table.load.latencies.append(perf_counter() - sent.popleft()[1])
        if not known.actors:
            self.table.end()
        elif self.seat in known.actors and known.seq > self.asked:
            self.asked = known.seq
            if self.table.begun and not self.table.load.paced:
                self.act()

    def act(self) -> None:
        """Does any of what is allowed."""
        action = self.table.load.rng.choice(list(self.known.legal.values()))
        self.acts += 1
        self.sent.append((self.asked, perf_counter()))
        message = b'{"type":"act","id":"%d.%d","action":%s}' % (self.seat, self.acts, bytes(action))
        self.transport.send(WSMsgType.TEXT, message)


def new_table(server: Server, load: Load) -> Table:
    """Makes a table at which both seats are ours, so that it begins at once."""
    return Table(load, *server.open_table(NEW_TABLE))


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
    load.waiting = [new_table(server, load) for _ in range(tables + spare)]
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
    made = [new_table(server, load) for _ in range(tables)]
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
