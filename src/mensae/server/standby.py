"""A server on standby: it loads all it needs, and begins when whoever started it says so.

Two servers can so follow each other at one address within a moment: the next one is ready before the last one stops.
The words go over standard input and output: `ready`, then any line to begin, then `begun`.
"""

import asyncio
import sys
from collections.abc import Callable


class Abandoned(Exception):
    """Whoever started this server has gone before its turn came."""


class Starter:
    """Whoever started this server."""

    def __init__(self, lines: asyncio.StreamReader) -> None:
        self.lines = lines
        self._attending: asyncio.Task[None] | None = None  # kept, or it could be collected

    @classmethod
    async def find(cls) -> "Starter":
        """Listens on standard input."""
        lines = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        return cls(lines)

    async def turn(self) -> None:
        """Says that all is loaded, and returns when it may begin."""
        _say("ready")
        if not await self.lines.readline():
            raise Abandoned("Whoever started this server has gone before it could begin.")

    def attend(self, stop: Callable[[], None]) -> None:
        """Says that people are served; stops when the starter is gone, however it ended."""
        _say("begun")

        async def listen() -> None:
            while await self.lines.readline():
                pass
            stop()

        self._attending = asyncio.create_task(listen())


def _say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()
