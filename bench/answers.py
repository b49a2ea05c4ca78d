"""Measures how soon an action is answered at a full table of a game; bench/server.py starts this on a core of its own.

One action is on its way at a time, and it is answered when it is on disk and everybody was sent what is new, as boards
join. Magic Maze on Mars is played by its planner and measured while the board is large; every other
game, and the relay, is played at random.
"""

import argparse
import asyncio
import json
import os
import random
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from msgspec import Raw, Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.measured import HOST, Server
from bench.reading import ACK, DONE, SQUEEZE, Known, join
from mensae.core.record import action_union
from mensae.core.schema import Setup
from mensae.games import magicmaze
from mensae.games.magicmaze.planner.tasks import best_placing
from mensae.games.magicmaze.schema import Options, Ready
from mensae.games.magicmaze.state import PREPARING, State
from mensae.games.magicmaze.team.mate import owners
from mensae.games.magicmaze.team.thoughts import Memory, team_plan

SEATS = 4
LARGE = 8  # tiles; mission 5 ends with 10 or more
OPTIONS = Options(mission=5, talk_guard_ms=0)
PATIENCE = 10.0  # seconds for one answer
WARM_UP = 20  # actions


class Entry(Struct):
    """The part of an entry that leads from one state to the next."""

    seq: int
    at: int
    seat: int
    action: Raw


class Told(Struct):
    """The part of an update or a change that is new in the log."""

    entries: list[Entry] = []


read_told = msgspec.json.Decoder(Told).decode
read_action = msgspec.json.Decoder(action_union(magicmaze.GAME)).decode


class Reader(WSListener):
    """One socket at the table; only glances at what comes, so that answers are not kept waiting."""

    def __init__(self, seat: int) -> None:
        self.seat, self.known = seat, Known()
        self.unread: list[tuple[bytes, int]] = []  # updates and changes, and what they took
        self.sizes: list[int] = []
        self.heard = asyncio.Event()
        self.answered: tuple[float, bytes] | None = None

    async def connect(self, port: int, path: str, cookies: str) -> None:
        """Opens the socket and joins."""
        headers = {"Origin": f"http://{HOST}:{port}", "Cookie": cookies, "Sec-WebSocket-Extensions": SQUEEZE}
        self.transport, _ = await ws_connect(lambda: self, f"ws://{HOST}:{port}{path}", extra_headers=headers)
        self.transport.send(WSMsgType.TEXT, join(self.seat))

    def send(self, message: dict[str, Any]) -> None:
        """Sends a message."""
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Keeps updates for later, and the moment of an answer."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        data, size = self.known.message(frame)
        if data.startswith(ACK):
            self.answered = perf_counter(), data
        else:
            self.unread.append((data, size))
        self.heard.set()

    async def wait(self) -> None:
        """Until something comes."""
        self.heard.clear()
        async with asyncio.timeout(PATIENCE):
            await self.heard.wait()


class Table:
    """A table of the game, all of whose seats are ours."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.readers = [Reader(seat) for seat in range(SEATS)]
        self.acts = 0

    async def act(self, seat: int, action: Raw) -> float:
        """Does an action; returns how many ms it took until the answer, when everybody has seen what came of it."""
        reader, self.acts = self.readers[seat], self.acts + 1
        reader.answered, began = None, perf_counter()
        reader.send({"type": "act", "id": f"{seat}.{self.acts}", "action": action})
        while reader.answered is None:
            await reader.wait()
        moment, answer = reader.answered
        if DONE not in answer:
            raise RuntimeError(f"refused: {answer.decode()}")
        await self.catch_up(msgspec.json.decode(answer)["seq"])
        return (moment - began) * 1000

    async def catch_up(self, seq: int) -> None:
        """Until everybody has seen so many entries."""
        for reader in self.readers:
            while reader.known.seq < seq:
                while not reader.unread:
                    await reader.wait()
                for data, size in reader.unread:
                    if reader.known.hear(data):
                        reader.sizes.append(size)
                        self.learn(data)
                reader.unread.clear()

    def learn(self, data: bytes) -> None:
        """Keeps what the choice of an action needs."""

    def choose(self) -> tuple[int, Raw] | None:
        """Who does what next; None at the end."""
        choices = [(reader.seat, list(reader.known.legal.values())) for reader in self.readers if reader.known.legal]
        seat, legal = self.rng.choice(choices) if choices else (0, [])
        return (seat, self.rng.choice(legal)) if legal else None

    def counts(self) -> bool:
        """Whether the next action is measured."""
        return self.acts >= WARM_UP


class Maze(Table):
    """Magic Maze on Mars by the plan of the whole team."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.state: State = magicmaze.GAME.rules.setup(Setup(SEATS, OPTIONS))
        self.known = 0  # entries
        self.memory = Memory()

    def learn(self, data: bytes) -> None:
        """Does what is new to the state, too."""
        for entry in read_told(data).entries:
            if entry.seq == self.known:
                magicmaze.GAME.rules.apply(
                    self.state, entry.seat, magicmaze.GAME.codes[read_action(entry.action)], entry.at
                )
                self.known += 1

    def choose(self) -> tuple[int, Raw] | None:
        """The next step of the plan, by a seat that may do it."""
        s = self.state
        if s.phase == PREPARING:
            return next(seat for seat in range(SEATS) if not s.ready >> seat & 1), _raw(magicmaze.GAME.codes[Ready()])
        for seat in range(SEATS):
            if s.queue[seat] != 0:
                return seat, _raw(best_placing(s, seat))
        plan = team_plan(s, self.memory) if magicmaze.GAME.rules.outcome(s) is None else []
        return (owners(s, plan[0])[0], _raw(plan[0])) if plan else None

    def counts(self) -> bool:
        """Only on a large board."""
        return self.state.tiles >= LARGE


def busy(pid: int) -> float:
    """How many ms the threads of a process have been on a core so far, to the microsecond, unlike what `stat` says."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e6


def percentiles(name: str, values: list[float]) -> dict[str, float]:
    """Three of them by name."""
    values.sort()
    return {f"{name}{percent}": values[len(values) * percent // 100] for percent in (50, 95, 99)}


def _raw(code: int) -> Raw:
    return Raw(msgspec.json.encode(magicmaze.GAME.actions[code]))


async def measure(port: int, pid: int, game: str, actions: int) -> dict[str, float]:
    """So many actions at one table of the game after the other."""
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
    maze = game == magicmaze.GAME.id
    wanted = {"game": game, "seats": seats, "options": msgspec.to_builtins(OPTIONS) if maze else {}}
    took: list[float] = []
    cpu: list[float] = []
    sizes: list[int] = []
    rng = random.Random(1)
    while len(took) < actions:
        table = (Maze if maze else Table)(rng)
        path, cookies = Server(port, pid).open_table(wanted)  # its connection is not kept for a whole game
        for reader in table.readers:
            await reader.connect(port, path, cookies)
        await table.catch_up(0)
        while len(took) < actions and (chosen := table.choose()) is not None:
            counts, before = table.counts(), busy(pid)
            ms = await table.act(*chosen)
            if counts:
                took.append(ms)
                cpu.append(busy(pid) - before)
                sizes.extend(reader.sizes[-1] for reader in table.readers)
        for reader in table.readers:
            reader.transport.disconnect()
    return {**percentiles("p", took), **percentiles("cpu", cpu), "update": sum(sizes) / len(sizes)}


async def main() -> dict[str, float]:
    """`answers.py PORT PID GAME`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int)
    parser.add_argument("game")
    parser.add_argument("--actions", type=int, default=500)
    given: Any = parser.parse_args()
    return await measure(given.port, given.pid, given.game, given.actions)


if __name__ == "__main__":
    print(json.dumps(uvloop.run(main())), flush=True)
    os._exit(0)  # without closing sockets one by one
