"""A bare relay: the same web server with the same sockets and the same durable append as Mensae, and no game.

bench/server.py starts it beside the real server: `relay.py DATABASE PORT SIZE`. With a fourth argument it squeezes what
it sends as the real server does, for each reader: text of that many bytes, always another piece of docs/protocol.md.
"""

import asyncio
import queue
import sqlite3
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
import uvloop
from litestar import Litestar, WebSocket, get, post, websocket
from msgspec import Raw

from mensae.core.schema import Told
from mensae.server.door import Door
from mensae.server.framing import Frame
from mensae.server.protocol import EXTENSION, SocketProtocol
from mensae.server.settings import Settings
from mensae.server.store import open_store
from mensae.wire.requests import Act, decode
from mensae.wire.socket import Ack, Choice, Clock, Update, encode

INSERT = "INSERT INTO entries (table_id, seq, at, seat, action, key, made) VALUES (?, ?, ?, ?, ?, ?, ?)"


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


class Plain:
    """A frame of a bare relay: nothing is squeezed."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.plain = Frame(data).plain

    def squeezed(self, memory: bytes) -> tuple[bytes, bytes]:
        """As it is."""
        return self.plain, memory


TEXT = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


async def relay(path: str, port: int, size: int, squeezed: int = 0) -> None:
    """Says what the real server says to the load, with updates of this size, and knows no game."""
    await (await open_store(f"sqlite:///{path}")).close()  # the same file with the same indices
    disk = Disk(path)
    readers: list[list[Any]] = []  # the sockets of each table
    entries: list[int] = []  # how many there are at each table
    action: Any = {"do": "pass"}

    def update(seq: int, view: Raw) -> Plain:
        words = Told("")
        return Plain(encode(Update(seq, [], view, [seq % 2], words, [Choice(action, words)], None, Clock(0, None))))

    view = Raw(b'"' + b"x" * max(0, size - len(update(0, Raw(b'""')).plain)) + b'"')

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
            if squeezed:
                begin = seq * 997 % (len(TEXT) - squeezed)
                data = update(seq, Raw(encode(TEXT[begin : begin + squeezed]))).data
                for reader in readers[table]:
                    reader.push(Frame(data, len(data)))
            else:
                told = update(seq, view)
                for reader in readers[table]:
                    reader.push(told)
            own.push(Plain(encode(Ack(message.id, seq))))

    config = uvicorn.Config(
        Litestar([games, new_table, play], openapi_config=None),
        port=port,
        ws=partial(SocketProtocol, Door(Settings())),  # type: ignore[arg-type]  # it is called, and nothing else
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        lifespan="off",
    )
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    uvloop.run(relay(sys.argv[1], *map(int, sys.argv[2:])))
