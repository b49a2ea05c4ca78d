"""Sends mutated messages and frames to a real server: `make fuzz-wire`, and a part of it in the tests.

Meanwhile two people play undisturbed. At the end nothing has crashed, hung, leaked or grown: every message was answered
or its socket closed, no task is dead, no secret was told, the log holds no traceback, and every table still loads.
"""

import argparse
import asyncio
import os
import random
import re
import signal
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.server.process import Process
from tests.server.serving import PATIENCE, Person
from tests.server.test_flood import memory
from tests.server.wire_attack import Attack, Broken

FLAT = 32  # MB; what the second half may add to the first
LISTENING = "0A"  # as Linux writes it


async def play_undisturbed(ada: Person, attack: Attack, database: Path, over: asyncio.Event) -> int:
    """Two play where everybody may watch, game after game; every move is done and told, to the end of the attack."""
    chance, moves = random.Random(1), 0
    while not over.is_set():
        places = [await ada.join(attack.stage, seat) for seat in range(2)]
        while not over.is_set() and (actor := next((place for place in places if place.update["legal"]), None)):
            ack = await actor.act(chance.choice(actor.update["legal"])["action"])
            if ack["refusal"]:
                raise Broken(f"a move was refused: {ack}")
            for place in places:
                while place.update["seq"] < ack["seq"]:
                    await place.receive()
            moves += 1
            await asyncio.sleep(0.1)
        for place in places:
            await place.close()
        await set_the_stage(ada, attack, database)
    return moves


async def set_the_stage(ada: Person, attack: Attack, database: Path) -> None:
    """A new table with secrets that no attacker may learn."""
    attack.stage = await ada.create("Ada", "Ben", game="spacemaze")
    cookies = {cookie.value.encode() for cookie in ada.http.cookies.jar if cookie.value}
    attack.secrets = {*cookies, seed_of(database, attack.stage)}


async def watch(server: Process, attack: Attack, over: asyncio.Event, quiet: bool) -> list[float]:
    """The server's memory from time to time; it says that it is ready all the time."""
    grown, began = [memory(server)], monotonic()
    async with Person(server.url) as visitor:
        while not over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), 1)
            if (await visitor.http.get("/readyz")).status_code != 200:
                raise Broken("the server is not ready")
            grown.append(memory(server))
            if not quiet and len(grown) % 10 == 0:
                print(f"{monotonic() - began:6.0f} s  {attack.left:9,} left  {grown[-1]:4.0f} MB", flush=True)
    return grown


async def fuzz(server: Process, database: Path, seed: int, messages: int, quiet: bool) -> str:
    """The whole attack and everything that must hold afterwards; raises `Broken`, or returns what was seen."""
    async with Person(server.url) as ada:
        attack = Attack(server.url, seed, messages)
        await set_the_stage(ada, attack, database)
        over = asyncio.Event()
        playing = asyncio.create_task(play_undisturbed(ada, attack, database, over))
        watching = asyncio.create_task(watch(server, attack, over, quiet))
        attacking = asyncio.create_task(attack.run())
        try:
            await asyncio.wait([attacking, playing, watching], return_when=asyncio.FIRST_COMPLETED)
        finally:
            over.set()
            if not attacking.done():  # since something else has failed
                attacking.cancel()
        _, moves, grown = await asyncio.gather(attacking, playing, watching)
    await until_closed(server)
    if grown[-1] - grown[len(grown) // 2] > FLAT:
        raise Broken(f"memory grows: {[round(each) for each in grown]} MB")
    if server.end(signal.SIGTERM) != 0:
        raise Broken("the server did not end in order")
    await server.start()
    async with Person(server.url) as visitor:
        for table in attack.tables:
            if (await visitor.http.get(f"/api/tables/{table}/record")).status_code not in (200, 403, 409):
                raise Broken(f"table {table} does not load any more")
    seen = ", ".join(f"{name} {count:,}" for name, count in sorted(attack.counts.items()))
    memories = " -> ".join(f"{grown[at]:.0f}" for at in (0, len(grown) // 2, -1))
    return f"{messages:,} messages, {len(attack.tables)} tables; {seen}; {moves} moves beside it; {memories} MB"


def seed_of(database: Path, table: str) -> bytes:
    """The seed of a table, as it would be told."""
    with sqlite3.connect(database) as connection:
        [(seed,)] = connection.execute("SELECT seed FROM tables WHERE id = ?", [table])
        return bytes(seed).hex().encode()


async def until_closed(server: Process) -> None:
    """All that attackers have opened is closed again."""
    async with asyncio.timeout(PATIENCE):
        while connections(server):
            await asyncio.sleep(0.1)


def connections(server: Process) -> int:
    """How many connections the server has, whoever has made them."""
    own = {os.readlink(path) for path in Path(f"/proc/{server.pid}/fd").iterdir()}
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(f"socket:[{row[9]}]" in own and row[3] != LISTENING for row in rows)


def run(seed: int, messages: int, quiet: bool = True) -> str:
    """A server of its own, attacked; raises `Broken` with the reason."""
    with TemporaryDirectory(prefix="mensae-fuzz-") as folder:
        database, log = Path(folder) / "tables.db", Path(folder) / "log"
        probe = f"import os\nos.dup2(os.open({str(log)!r}, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)\n"
        server = Process(f"sqlite:///{database}", probe, log_level="info", bot_pace=0)

        async def main() -> str:
            await server.start()
            try:
                return await fuzz(server, database, seed, messages, quiet)
            finally:
                server.end(signal.SIGKILL)

        try:
            seen = asyncio.run(main())
        except BaseException:
            print(f"seed {seed}; the end of the server's log:\n{log.read_text()[-3000:]}", file=sys.stderr)
            raise
        told = log.read_text()
        fault = re.search(r"^.*(\[error|Traceback)(.*\n){1,60}", told, re.MULTILINE)
        if fault:
            raise Broken(f"seed {seed}: the log has a fault:\n{fault[0]}")
        return f"{seen}; {log.stat().st_size:,} bytes of log"


def main() -> int:
    """`fuzz_wire.py [--messages N] [--seed N]`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    print(run(given.seed, given.messages, quiet=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
