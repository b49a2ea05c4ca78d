"""How much one server serves on one core, beside a bare relay as the limit, in one run: `python bench/server.py`.

The relay is the same web server with the same sockets and the same durable append, and no game. All are measured in
turn, several times over, and the best of each counts: what disturbs a machine only ever makes it slower. The server has
one core and the load another. Trust the ratios, not the figures.
"""

import argparse
import asyncio
import json
import os
import queue
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / ".compiled"}
SMALL = 600  # bytes of an update
START_WITHIN = 20.0  # seconds
INSERT = "INSERT INTO entries (table_id, seq, at, seat, action, key, made) VALUES (?, ?, ?, ?, ?, ?, ?)"

Figures = dict[str, float]
ROWS = {
    "moves": ("moves/s", "{:,.0f}"),
    "p50": ("until the other player has it, ms: p50", "{:.1f}"),
    "p95": ("  p95", "{:.1f}"),
    "p99": ("  p99", "{:.1f}"),
    "cpu": ("CPU of the server per move, ms", "{:.3f}"),
    "bytes": ("bytes sent per move", "{:,.0f}"),
    "server": ("share of its core: server", "{:.0%}"),
    "load": ("  load", "{:.0%}"),
}
MORE = ("moves", "server", "load")  # of these the most counts, of all others the least
WIDTH = 60
FULL = 0.9


# The relay


class Disk:
    """One thread that writes: takes all that waits, commits it as one, wakes everybody at once."""

    def __init__(self, path: str) -> None:
        self._path, self._loop = path, asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[tuple[tuple[Any, ...], asyncio.Future[None]]] = queue.SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    async def append(self, row: tuple[Any, ...]) -> None:
        """Returns when the row is on disk."""
        done = self._loop.create_future()
        self._queue.put((row, done))
        await done

    def _run(self) -> None:
        database = sqlite3.connect(self._path, isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            database.execute("BEGIN IMMEDIATE")
            database.executemany(INSERT, [row for row, _ in batch])
            database.execute("COMMIT")
            self._loop.call_soon_threadsafe(self._wake, [done for _, done in batch])

    @staticmethod
    def _wake(waiting: "list[asyncio.Future[None]]") -> None:
        for done in waiting:
            if not done.done():
                done.set_result(None)


async def relay(path: str, port: int, size: int) -> None:
    """Says what the real server says to the load, with updates of this size, and knows no game."""
    import uvicorn
    from litestar import Litestar, WebSocket, get, post, websocket
    from msgspec import Raw

    from mensae.core.schema import Told
    from mensae.server.messages import Ack, Act, Choice, Clock, Update, decode
    from mensae.server.protocol import EXTENSION, SocketProtocol, frame
    from mensae.server.store import open_store

    await (await open_store(f"sqlite:///{path}")).close()  # the same file with the same indices
    disk = Disk(path)
    readers: list[list[Any]] = []  # the sockets of each table
    entries: list[int] = []  # how many there are at each table
    action: Any = {"do": "pass"}

    def update(seq: int, view: Raw) -> bytes:
        words = Told("")
        return frame(Update(seq, [], view, [seq % 2], words, [Choice(action, words)], None, Clock(0, None)))

    view = Raw(b'"' + b"x" * max(0, size - len(update(0, Raw(b'""')))) + b'"')

    @get("/api/games")
    async def games() -> list[str]:
        return []

    @post("/api/tables")
    async def new_table() -> dict[str, Any]:
        readers.append([])
        entries.append(0)
        return {"room": {"id": str(len(entries) - 1)}}

    @websocket("/api/tables/{table:int}/socket")
    async def play(socket: WebSocket[Any, Any, Any], table: int) -> None:
        await socket.accept()
        scope: Any = socket.scope
        own = scope["extensions"][EXTENSION]
        readers[table].append(own)
        while True:
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            message = decode(event["text"])
            if not isinstance(message, Act):  # a join
                own.push(update(0, view))
                continue
            seq = entries[table] = entries[table] + 1
            await disk.append((str(table), seq, 0, 0, event["text"], f"{seq}.{message.id}", 0))
            told = update(seq, view)
            for reader in readers[table]:
                reader.push(told)
            own.push(frame(Ack(message.id, seq)))

    config = uvicorn.Config(
        Litestar([games, new_table, play], openapi_config=None),
        port=port,
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        lifespan="off",
    )
    await uvicorn.Server(config).serve()


# Measuring


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """Whatever is started in here stays on this core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    yield
    os.sched_setaffinity(0, before)


class Bench:
    """Starts servers and loads on their cores, with one build."""

    def __init__(self, build: str) -> None:
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) < 2:
            raise SystemExit("this needs two cores: one for the server, one for the load")
        self.server_core, self.load_core = cores[0], cores[-1]
        self.environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
        probe = [sys.executable, "-c", "import mensae; print('compiled' if mensae.COMPILED else 'interpreted')"]
        if (
            subprocess.run(probe, env=self.environment, check=True, capture_output=True, text=True).stdout.strip()
            != build
        ):
            raise SystemExit(f"this is not the {build} build; run 'make compile' first (it needs a C compiler)")

    @contextmanager
    def mensae(self) -> Iterator[list[str]]:
        """The real server on a fresh database."""
        settings = {"RATE_LIMITS": "false", "LOG_LEVEL": "warning", "BOT_WORKERS": "1"}
        environment = self.environment | {f"MENSAE_{name}": value for name, value in settings.items()}
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            command = ["-m", "mensae", "serve", "--port", str(port), "--database", f"sqlite:///{folder}/bench.db"]
            with self._running(command, port, environment, folder) as address:
                yield address

    @contextmanager
    def relay(self, size: int) -> Iterator[list[str]]:
        """The relay on a fresh database."""
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            command = [str(Path(__file__).absolute()), "--relay", f"{folder}/bench.db", str(port), str(size)]
            with self._running(command, port, self.environment, folder) as address:
                yield address

    @contextmanager
    def _running(self, command: list[str], port: int, environment: dict[str, str], folder: str) -> Iterator[list[str]]:
        with on_core(self.server_core):
            process = subprocess.Popen([sys.executable, *command], env=environment, cwd=folder)
        try:
            wait_for(port, process)
            yield [str(port), str(process.pid)]
        finally:
            process.terminate()
            process.wait()

    def load(self, address: list[str], *arguments: object) -> Figures:
        """What the load measures at this server."""
        command = [sys.executable, str(ROOT / "bench" / "load.py"), *address, *map(str, arguments)]
        with on_core(self.load_core):
            run = subprocess.run(command, env=self.environment, stdout=subprocess.PIPE, text=True, check=True)
        figures: Figures = json.loads(run.stdout)
        return figures


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Until the server answers."""
    deadline = time.monotonic() + START_WITHIN
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("the server did not start")


def report(bench: Bench, given: Any) -> None:
    """Measures all in turn and prints the best of each."""
    play = ["play", "--tables", given.tables, "--seconds", given.seconds]
    names = ["Mensae", "relay, same size", f"relay, {SMALL} bytes"]
    rounds: dict[str, list[Figures]] = {name: [] for name in names}
    for _ in range(given.rounds):
        with bench.mensae() as address:
            rounds[names[0]].append(bench.load(address, *play, "--spare", 2 * given.tables))
        for name, size in zip(names[1:], (round(rounds[names[0]][0]["update"]), SMALL), strict=True):
            with bench.relay(size) as address:
                rounds[name].append(bench.load(address, *play))
    best = {
        name: {row: (max if row in MORE else min)(one[row] for one in figures) for row in ROWS}
        for name, figures in rounds.items()
    }
    heading = f"{given.tables} tables, {given.build}, Python {sys.version.split()[0]}, best of {given.rounds} rounds"
    print(f"\n{heading:{WIDTH}}" + "".join(f"{name:>18}" for name in names))
    for row, (title, form) in ROWS.items():
        print(f"{title:{WIDTH}}" + "".join(f"{form.format(best[name][row]):>18}" for name in names))
    for row in ("moves", "cpu"):
        ratios = "".join(f"{best[name][row] / best[names[0]][row]:>17.2f}x" for name in names)
        print(f"{'beside Mensae: ' + ROWS[row][0]:{WIDTH}}{ratios}")
    if any(figures["load"] > FULL for figures in best.values()):
        print("The core of the load was full: the server could have done more.")
    if any(figures["server"] < FULL for figures in best.values()):
        print("A server never had its core to itself: trust its CPU per move, not its moves/s.")


def report_quiet(bench: Bench) -> None:
    """Prints what a server is like that has time, and what it keeps in memory."""
    with bench.mensae() as address:
        paced = bench.load(address, "play", "--tables", 200, "--pace", 1, "--seconds", 10)
    print(f"\n200 tables, one move a second each: {paced['moves']:.0f} moves/s, {paced['server']:.0%} of the core")
    print("  ms until the other player has it: " + "  ".join(f"{p} {paced[p]:.1f}" for p in ("p50", "p95", "p99")))
    with bench.mensae() as address:
        still = bench.load(address, "idle", "--tables", 1000)
    print(f"\nmemory: {still['empty']:.0f} MB empty, {still['tables']:.1f} MB more with 1,000 idle tables,")
    print(f"  {2 * still['sockets']:.1f} MB more with 2,000 idle sockets at them, {still['full']:.0f} MB in all")


def main() -> int:
    """`server.py [--tables N] [--rounds N] [--build NAME]`; the form with --relay is for the process it starts."""
    if sys.argv[1:2] == ["--relay"]:
        import uvloop

        uvloop.run(relay(sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
        return 0
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--build", choices=BUILDS, default="compiled")
    given = parser.parse_args()
    bench = Bench(given.build)
    report(bench, given)
    report_quiet(bench)
    return 0


if __name__ == "__main__":
    sys.exit(main())
