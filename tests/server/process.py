"""`mensae serve` as a process of its own, which never outlives the tests."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import Any

from tests.server.serving import PATIENCE

PORTS = range(20_000, 30_000)  # below those that clients are given, so that nobody else gets ours between two lives
# Nothing is ever written into the pipe: whoever reads its end has lost the process that started it.
MORTAL = """
import os, signal, threading

def watch():
    os.read({pipe}, 1)
    os.kill(os.getpid(), signal.SIGKILL)

threading.Thread(target=watch, daemon=True).start()
"""
SERVE = """
import sys
from mensae.cli import main

sys.exit(main())
"""


@cache
def _pipe() -> int:
    """The reading end of a pipe; the writing end is open for as long as this process lives, and nowhere else."""
    reading, _ = os.pipe()
    return reading


def start(program: str, *arguments: str, **options: Any) -> subprocess.Popen[bytes]:
    """Starts a program in Python that dies when this process is gone, however that ended."""
    command = [sys.executable, "-c", MORTAL.format(pipe=_pipe()) + program, *arguments]
    return subprocess.Popen(command, pass_fds=[_pipe()], **options)


class Process:
    """A server, always at the same address; a probe is code that runs in it before it starts.

    What it says goes to a file, where one is given.
    """

    def __init__(self, database: str, probe: str = "", log: Path | None = None, **settings: Any) -> None:
        self._log = log
        self._program = probe + SERVE
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        chosen = {"database": database, "port": self.port, "bot_workers": 1, "rate_limits": "false", **settings}
        chosen.setdefault("log_level", "error")
        others = {name: value for name, value in os.environ.items() if not name.startswith("MENSAE_")}
        self._environment = {**others, **{f"MENSAE_{name.upper()}": str(value) for name, value in chosen.items()}}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Returns when the server can be reached."""
        with open(self._log, "ab") if self._log else nullcontext() as log:
            self._process = start(self._program, "serve", env=self._environment, start_new_session=True, stderr=log)
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self._process.poll() is None, f"the server does not start: {self._process.returncode}"
                with suppress(OSError):
                    socket.create_connection(("127.0.0.1", self.port)).close()
                    return
                await asyncio.sleep(0.02)

    def end(self, how: signal.Signals) -> int:
        """Sends the signal and waits for the end; returns the exit code."""
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        """All that it has written to its log, over all its lives."""
        assert self._log is not None
        return self._log.read_text()

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]


def free_port() -> int:
    for port in random.sample(PORTS, 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


@asynccontextmanager
async def process(database: str, probe: str = "", log: Path | None = None, **settings: Any) -> AsyncIterator[Process]:
    """A server that is alive when the block begins, and dead when it has ended."""
    server = Process(database, probe, log, **settings)
    await server.start()
    try:
        yield server
    finally:
        server.end(signal.SIGKILL)


def alive(pid: int) -> bool:
    """Whether the process still runs; a dead one that nobody has waited for does not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
