"""How much one server serves on one core, beside a bare relay as the limit, in one run: `python bench/server.py`.

The relay is the same web server with the same sockets and the same durable append, and no game. All are measured in
turn, several times over, and the best of each counts: what disturbs a machine only ever makes it slower. The server has
one core and the load another. Trust the ratios, not the figures.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / ".compiled"}
SQUEEZED = 700  # bytes that a relay squeezes, with what it sends around them as many as a change of Gardens has
START_WITHIN = 20.0  # seconds

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
ANSWERS = {
    "p50": ("until it is answered, ms: p50", "{:.2f}"),
    "p95": ("  p95", "{:.2f}"),
    "p99": ("  p99", "{:.2f}"),
    "cpu50": ("CPU of the server per action, ms: p50", "{:.2f}"),
    "cpu95": ("  p95", "{:.2f}"),
    "cpu99": ("  p99", "{:.2f}"),
    "update": ("bytes of an update", "{:,.0f}"),
}
GAMES = ("gardens", "spacemaze", "onmars", "magicmaze")
WIDTH = 60
FULL = 0.9


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
        self.environment = {**os.environ, "PYTHONPATH": f"{BUILDS[build]}{os.pathsep}{ROOT}"}
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
    def relay(self, size: int, squeezed: int = 0) -> Iterator[list[str]]:
        """The relay on a fresh database."""
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            command = [str(ROOT / "bench" / "relay.py"), f"{folder}/bench.db", str(port), str(size), str(squeezed)]
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

    def load(self, address: list[str], *arguments: object, by: str = "load.py") -> Figures:
        """What the load measures at this server."""
        command = [sys.executable, str(ROOT / "bench" / by), *address, *map(str, arguments)]
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
    names = ["Mensae", "relay, same size", "relay, squeezing"]
    rounds: dict[str, list[Figures]] = {name: [] for name in names}
    for _ in range(given.rounds):
        with bench.mensae() as address:
            rounds[names[0]].append(bench.load(address, *play, "--spare", 2 * given.tables))
        size = round(rounds[names[0]][0]["update"])
        for name, squeezed in zip(names[1:], (0, SQUEEZED), strict=True):
            with bench.relay(size, squeezed) as address:
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


def report_answers(bench: Bench, given: Any) -> None:
    """Prints how soon an action is answered, at a table of each game where nothing else goes on, beside the relay."""
    names = [*GAMES, "relay, same size"]
    rounds: dict[str, list[Figures]] = {name: [] for name in names}
    for _ in range(given.rounds):
        with bench.mensae() as address:
            for name in GAMES:
                rounds[name].append(bench.load(address, name, by="answers.py"))
        with bench.relay(round(rounds[GAMES[-1]][0]["update"])) as address:
            rounds[names[-1]].append(bench.load(address, names[-1], by="answers.py"))
    best = {name: {row: min(one[row] for one in figures) for row in ANSWERS} for name, figures in rounds.items()}
    print(f"\n{'one action at a time, four who join as boards do':{WIDTH}}" + "".join(f"{n:>18}" for n in names))
    for row, (title, form) in ANSWERS.items():
        print(f"{title:{WIDTH}}" + "".join(f"{form.format(best[name][row]):>18}" for name in names))


def main() -> int:
    """`server.py [--tables N] [--rounds N] [--build NAME]`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--build", choices=BUILDS, default="compiled")
    given = parser.parse_args()
    bench = Bench(given.build)
    report(bench, given)
    report_quiet(bench)
    report_answers(bench, given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
