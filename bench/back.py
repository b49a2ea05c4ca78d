"""How soon people are back after `kill -9`, in several trees beside each other: `python bench/back.py [TREE …]`.

A tree is a folder with the package in it, such as `src` or `.compiled`, whose server and whose client are measured. The
server is killed while people look at its tables and started again at once; what counts is the time from the lost socket
to the next welcome. All trees take turns, so that a busy machine is as busy for each of them.
"""

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Any

ROOT = Path(__file__).parent.parent
AT_A_TIME = 4  # kills, before it is the turn of the next tree
PATIENCE = 60.0  # seconds
Figures = dict[str, list[float]]


class Served:
    """A server at one address that is killed and started again."""

    def __init__(self, folder: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.command = [sys.executable, "-m", "mensae", "serve", "--port", str(self.port)]
        self.environment = {**os.environ, "MENSAE_DATABASE": f"sqlite:///{folder}/back.db", "MENSAE_LOG_LEVEL": "error"}
        self.environment |= {"MENSAE_RATE_LIMITS": "false"}
        self.start()

    def start(self) -> None:
        """Starts it, without waiting for it."""
        self.process = subprocess.Popen(self.command, env=self.environment, start_new_session=True)

    def kill(self) -> None:
        """Ends it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def wait(self) -> None:
        """Returns with the first answer that it is ready."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            asked = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            with suppress(OSError, HTTPException):
                asked.request("GET", "/readyz")
                if asked.getresponse().status == 200:
                    return
            sleep(0.01)
        raise SystemExit("the server does not start")

    def spent(self) -> float:
        """Seconds of a core that it has used so far, without its workers."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def inside(tables: int, kills: int) -> Figures:
    """Some kills with the tree that this process has imported."""
    from mensae.client import Lost, Visit, open_table, sit_down
    from mensae.games import GAMES
    from mensae.wire.http import Me, Open
    from mensae.wire.socket import Welcome

    back: list[float] = []

    async def look(visit: Visit) -> None:
        lost: float | None = None
        async for change in visit:
            match change:
                case Lost():
                    lost = lost or perf_counter()  # a failed attempt is another loss
                case Welcome() if lost is not None:
                    back.append(perf_counter() - lost)
                    lost = None

    started: list[float] = []
    spent: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Served(folder)
        try:
            await asyncio.to_thread(server.wait)
            visits: list[Visit] = []
            url = f"http://127.0.0.1:{server.port}"
            for _ in range(tables):
                ada = await open_table(url, GAMES["gardens"], [Me("Ada"), Open()])
                visits += [ada, await sit_down(f"{url}/t/{ada.known.room.id}", "Ben")]
            for visit in visits:
                await visit.__aenter__()
            looking = [asyncio.create_task(look(visit)) for visit in visits]
            for kill in range(1, kills + 1):
                while not all(visit.online for visit in visits):
                    await asyncio.sleep(0.01)
                await asyncio.sleep(1.5)  # play has gone on for a while
                server.kill()
                began = perf_counter()
                server.start()
                await asyncio.to_thread(server.wait)
                started.append(perf_counter() - began)
                spent.append(server.spent())
                while len(back) < kill * len(visits):
                    await asyncio.sleep(0.01)
            for task in looking:
                task.cancel()
            for visit in visits:
                await visit.close()
        finally:
            server.kill()
    return {"lost socket to next welcome, s": back, "start to first answer, s": started, "CPU of the start, s": spent}


def measured(tree: Path, tables: int, kills: int) -> Figures:
    """Some kills with another tree."""
    command = [sys.executable, __file__, "--inside", "--tables", str(tables), "--kills", str(kills)]
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve())}
    figures: Figures = json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)
    return figures


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser()
    parser.add_argument("trees", nargs="*", type=Path, default=[ROOT / "src"])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given: Any = parser.parse_args()
    if given.inside:
        print(json.dumps(asyncio.run(inside(given.tables, given.kills))))
        return
    found: list[dict[str, list[float]]] = [{} for _ in given.trees]
    for _ in range(0, given.kills, AT_A_TIME):
        for tree, figures in zip(given.trees, found, strict=True):
            for name, values in measured(tree, given.tables, AT_A_TIME).items():
                figures.setdefault(name, []).extend(values)
    for tree, figures in zip(given.trees, found, strict=True):
        print(tree)
        for name, values in figures.items():
            ranked = sorted(values)
            p50, p99 = ranked[len(ranked) // 2], ranked[len(ranked) * 99 // 100]
            print(f"  {name:<32} p50 {p50:5.2f}  p99 {p99:5.2f}  max {ranked[-1]:5.2f}  ({len(ranked)} times)")


if __name__ == "__main__":
    main()
