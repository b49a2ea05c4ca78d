"""The way to the server over one connection, on which each message waits for its turn."""

import asyncio
from collections import deque
from contextlib import suppress
from time import monotonic

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from mensae.client.pace import Pace
from mensae.wire import socket as wire
from mensae.wire.requests import Incoming, Ping


class Line:
    """What is to be sent, in this order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.pinged: float | None = None  # when the ping went that is not answered yet
        self._socket = socket
        self._pace = Pace()
        self._waiting: deque[Incoming] = deque()
        self._news = asyncio.Event()

    def put(self, message: Incoming) -> None:
        """Sends a message after those that wait."""
        self._waiting.append(message)
        self._news.set()

    def put_first(self, message: Incoming) -> None:
        """Sends a message before those that wait."""
        self._waiting.appendleft(message)
        self._news.set()

    def drop(self, message: Incoming) -> None:
        """Does not send a message, if it still waits."""
        with suppress(ValueError):
            self._waiting.remove(message)

    async def run(self) -> None:
        """Sends; whoever reads from the socket notices if it is closed, and what matters is then sent again."""
        with suppress(ConnectionClosed):
            while True:
                await self._news.wait()
                await asyncio.sleep(self._pace.turn())
                if self._waiting:
                    await self._send(self._waiting.popleft())
                if not self._waiting:
                    self._news.clear()

    async def _send(self, message: Incoming) -> None:
        if isinstance(message, Ping) and self.pinged is None:
            self.pinged = monotonic()
        await self._socket.send(wire.encode(message).decode())
