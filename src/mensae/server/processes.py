"""A worker process, as whoever started it sees it; what it does is in `thinking.py`."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from mensae.server.thinking import LENGTH, Reply

START = 30.0  # seconds in which a worker must be ready
GONE = (asyncio.IncompleteReadError, OSError, msgspec.MsgspecError)  # what talking to a dead worker raises


class NoWorker(Exception):
    """A worker that did not start."""


async def open_process(games: str) -> Process:
    """A process in a session of its own, since signals to the group of the server are not for it."""
    command = (sys.executable, "-m", "mensae.server.thinking", games)
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)


async def get_ready(process: Process) -> None:
    """Returns when it can be asked; raises `NoWorker` if that will never be."""
    try:
        async with asyncio.timeout(START):
            ready = await ask(process, b"")
    except GONE as error:
        await end(process)
        raise NoWorker(f"it died ({process.returncode})") from error
    if ready.failed is not None:
        await end(process)
        raise NoWorker(ready.failed)


async def ask(process: Process, message: bytes) -> Reply:
    """The reply to a message; raises one of `GONE` if there is none."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(message)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Reply)


def is_gone(process: Process) -> bool:
    """Whether it has ended, as far as can be seen without asking it."""
    assert process.stdin
    assert process.stdout
    return process.stdin.is_closing() or process.stdout.at_eof()


def kill(process: Process) -> None:
    """Ends it, whatever it does."""
    with suppress(ProcessLookupError):
        process.kill()


async def end(process: Process) -> None:
    """Ends it; returns when it is over."""
    assert process.stdin
    assert process.stdout
    if not process.stdout.at_eof():  # else it is dying already, and a kill might hide why
        kill(process)
    process.stdin.close()
    await process.communicate()  # reads the rest, without which the process would not count as over
