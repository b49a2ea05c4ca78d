"""Whether the memory of a server stays flat while people play for long: `python bench/soak.py --seconds 600`.

At each table two play at random, and lose their sockets now and then; when a game is over they leave, and others begin
the next one. Every few seconds there is a line with the memory, the tables loaded and the objects that Python counts;
at the end how fast the memory grows once it has warmed up, and of which types there are more objects than then.
"""

import argparse
import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect

from mensae.wire.names import CSRF, CSRF_HEADER

HOST = "127.0.0.1"
GAMES = ("gardens", "gardens", "spacemaze")
# At a signal the server counts its objects by their types, into a file.
PROBE = """
import collections, gc, json, os, signal, sys

def count(*_):
    if os.environ.get("SOAK_COLLECTS"):
        gc.collect()
    found = collections.Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    with open(sys.argv[2] + ".new", "w") as file:
        json.dump(found, file)
    os.replace(sys.argv[2] + ".new", sys.argv[2])

signal.signal(signal.SIGUSR1, count)
from mensae.cli import main
sys.exit(main(["serve", "--port", sys.argv[1]]))
"""


class Choice(Struct):
    """What there is to choose."""

    action: Raw


class Message(Struct):
    """The part of a message that matters here."""

    type: str
    seq: int | None = None
    actors: list[int] = []
    legal: list[Choice] = []


read = msgspec.json.Decoder(Message).decode


class Server:
    """The process whose memory is looked at."""

    def __init__(self, folder: str) -> None:
        with socket.create_server((HOST, 0)) as free:
            self.port = free.getsockname()[1]
        self.counts = Path(folder) / "counts.json"
        settings = {"DATABASE": f"sqlite:///{folder}/soak.db", "RATE_LIMITS": "false", "LOG_LEVEL": "warning"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROBE, str(self.port), str(self.counts)],
            env={**os.environ, **{f"MENSAE_{name}": value for name, value in settings.items()}},
        )
        while True:
            try:
                socket.create_connection((HOST, self.port)).close()
                return
            except OSError:
                sleep(0.05)

    def memory(self) -> float:
        """Megabytes that are in memory."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found is not None
        return int(found[1]) / 1024

    def objects(self) -> Counter[str]:
        """How many objects there are of each type."""
        self.counts.unlink(missing_ok=True)
        self.process.send_signal(10)
        while not self.counts.exists():
            sleep(0.05)
        return Counter(json.loads(self.counts.read_text()))

    def metrics(self) -> dict[str, float]:
        """What it says of itself."""
        lines = self.ask("GET", "/metrics")[0].decode().splitlines()
        return {name: float(value) for name, _, value in (line.partition(" ") for line in lines if line[:1] != "#")}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[bytes, dict[str, str]]:
        """The body and the cookies of an answer."""
        http = HTTPConnection(HOST, self.port)
        http.request(method, path, json.dumps(body) if body else None, headers)
        response = http.getresponse()
        jar = [SimpleCookie(value) for name, value in response.getheaders() if name.lower() == "set-cookie"]
        data = response.read()
        http.close()
        assert response.status < 300, data
        return data, {name: morsel.value for cookie in jar for name, morsel in cookie.items()}

    def new_table(self, game: str) -> tuple[str, str]:
        """Makes a table for two; gives its id and the cookies of both."""
        _, cookies = self.ask("GET", "/api/games")
        csrf = {"Cookie": "; ".join(f"{n}={v}" for n, v in cookies.items()), CSRF_HEADER: cookies[CSRF]}
        wanted = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]}
        said, cookies = self.ask("POST", "/api/tables", wanted, **{"Content-Type": "application/json"}, **csrf)
        return json.loads(said)["room"]["id"], "; ".join(f"{name}={value}" for name, value in cookies.items())


class Soak:
    """All who play."""

    def __init__(self, server: Server, pace: float, drops: float) -> None:
        self.server, self.pace, self.drops = server, pace, drops
        self.games = self.moves = self.sockets = 0

    async def keep_playing(self) -> None:
        """One game after the other."""
        while True:
            table, cookies = await asyncio.to_thread(self.server.new_table, random.choice(GAMES))
            await asyncio.gather(*(self.play(table, cookies, seat) for seat in range(2)))
            self.games += 1

    async def play(self, table: str, cookies: str, seat: int) -> None:
        """One seat, until the game is over."""
        url: Any = f"{HOST}:{self.server.port}"
        path, origin, headers = f"ws://{url}/api/tables/{table}/socket", f"http://{url}", {"Cookie": cookies}
        over = False
        while not over:
            async with connect(path, origin=origin, additional_headers=headers, proxy=None) as there:  # type: ignore[arg-type]
                self.sockets += 1
                over = await self.converse(there, seat)

    async def converse(self, there: ClientConnection, seat: int) -> bool:
        """One socket; returns whether the game is over, or the socket was only dropped."""
        await there.send(f'{{"type":"join","protocol":2,"since":0,"seat":{seat}}}')
        seen, pinged = -1, monotonic()
        while (message := read(await there.recv())).type != "over":
            if monotonic() > pinged + 10:
                pinged = monotonic()
                await there.send('{"type":"ping","lag":null}')
            if message.type == "update" and seat in message.actors and message.seq != seen:
                await asyncio.sleep(random.uniform(0, 2 * self.pace))
                if random.random() < self.drops:
                    return False
                seen, self.moves = message.seq or 0, self.moves + 1
                act = b'{"type":"act","id":"%d-%d","action":%s}'
                await there.send((act % (seat, self.moves, bytes(random.choice(message.legal).action))).decode())
        return True


async def soak(server: Server, given: Any) -> None:
    """Plays, tells, and judges."""
    playing = Soak(server, given.pace, given.drops)
    tasks = [asyncio.create_task(playing.keep_playing()) for _ in range(given.tables)]
    began, memory, warm = monotonic(), list[tuple[float, float]](), Counter[str]()
    print("seconds     MB  loaded  sockets    moves  games   joins  objects")
    while (now := monotonic() - began) < given.seconds:
        await asyncio.wait(tasks, timeout=given.every)
        for task in tasks:
            if task.done():
                task.result()
        numbers, objects = await asyncio.to_thread(server.metrics), await asyncio.to_thread(server.objects)
        now, used = monotonic() - began, server.memory()
        if now > given.warm:
            memory.append((now / 60, used))
            warm = warm or objects
        loaded, sockets = numbers["mensae_tables_loaded"], numbers["mensae_connections"]
        line = f"{now:7.0f}  {used:5.1f} {loaded:7.0f}  {sockets:7.0f}  {playing.moves:7}  {playing.games:5}"
        print(f"{line}  {playing.sockets:6}  {objects.total():7}", flush=True)
    middle, mean = (sum(values) / len(memory) for values in zip(*memory, strict=True))
    slope = sum((at - middle) * (used - mean) for at, used in memory) / sum((at - middle) ** 2 for at, _ in memory)
    print(f"after the first {given.warm:.0f} s the memory grows by {slope:+.2f} MB a minute")
    for name, more in (objects - warm).most_common(given.types):
        print(f"{more:+9} {name} ({objects[name]})")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    """Starts a server and soaks it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pace", type=float, default=0.3, help="seconds until somebody acts")
    parser.add_argument("--drops", type=float, default=0.02, help="how likely it is to lose the socket at a move")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--every", type=float, default=10)
    parser.add_argument("--warm", type=float, default=180)
    parser.add_argument("--types", type=int, default=15)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            asyncio.run(soak(server, given))
        finally:
            server.process.terminate()
            server.process.wait()


if __name__ == "__main__":
    main()
