"""`mensae serve`: everything is opened, served, and closed again in order."""

import asyncio
import faulthandler
import gc
import os
import secrets
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any

import structlog
import uvicorn
from sqlalchemy import Connection, insert, select

from mensae import COMPILED, __version__
from mensae.core.game import AnyGame
from mensae.games import GAMES
from mensae.server import logs
from mensae.server.app import Surroundings, make_app
from mensae.server.door import Door, raise_file_limit
from mensae.server.house import House
from mensae.server.http_protocol import HttpProtocol
from mensae.server.hub import Hub
from mensae.server.limits import Limits
from mensae.server.metrics import Metrics
from mensae.server.protocol import SocketProtocol
from mensae.server.settings import Settings, described
from mensae.server.standby import Abandoned, Starter
from mensae.server.store import Conflict, Store, Unavailable, open_store
from mensae.server.store.schema import meta
from mensae.server.tending import Tended
from mensae.server.workers import Workers
from mensae.wire.limits import MAX_MESSAGE

CSRF_KEY = "csrf"
COLLECT = (20_000, 20, 50)  # logs are many objects without cycles: looking through all of them often halves the speed
SWITCH = 0.0005  # seconds; the thread that writes to disk shall not wait long for the interpreter
EVERYWHERE = ("127.0.0.1", "0.0.0.0", "::", "::1")  # addresses that people call localhost
PATIENCE = 10  # seconds that requests have to end when the server stops

log: Any = structlog.get_logger()


def serve(settings: Settings, sockets: list[socket.socket], standby: bool = False) -> int:
    """Serves until it is told to stop; returns the exit code.

    On standby it loads all it needs, says `ready` on standard output, and begins with the first line on standard input;
    it stops when that is closed.
    """
    logs.configure(settings)
    faulthandler.enable()  # a crash below Python, such as that of a mapped file that is gone, leaves a word, too
    raise_file_limit()
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is there now stays
    gc.set_threshold(*COLLECT)
    gc.enable()
    build = "compiled" if COMPILED else "interpreted"
    log.info(f"Mensae {__version__}, {build} rules")
    for line in described(settings):
        log.info(f"setting {line}")
    try:
        if sys.platform == "win32":
            return asyncio.run(_serve(settings, sockets, standby))
        import uvloop

        return uvloop.run(_serve(settings, sockets, standby))
    except Abandoned as error:
        log.error(str(error))
    except Unavailable as error:
        log.error("the database cannot be opened", error=str(error))
    return 1


async def _serve(settings: Settings, sockets: list[socket.socket], standby: bool) -> int:
    starter = await Starter.find() if standby else None
    async with open_hub(settings, turn=starter.turn if starter else None) as hub:
        server = make_server(hub, await csrf_secret(hub.house.store), starter)
        await server.serve(sockets)
        return 0 if server.started else 1


def make_server(hub: Hub, csrf: str, starter: Starter | None = None) -> "Server":
    """uvicorn for this hub."""
    settings = hub.house.settings
    door = Door(settings)
    config = uvicorn.Config(
        Surroundings(make_app(hub, csrf), hub),
        settings.host,
        settings.port,
        http=partial(HttpProtocol, door),  # type: ignore[arg-type]  # it is called, and nothing else
        ws=partial(SocketProtocol, door),  # type: ignore[arg-type]
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,  # SocketProtocol squeezes by itself, each frame once for all readers
        ws_ping_interval=30,
        ws_ping_timeout=30,
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="off",
    )
    return Server(config, hub, door, starter)


class Server(uvicorn.Server):
    """Tells everybody before it stops, so that each socket is closed with a reason."""

    def __init__(self, config: uvicorn.Config, hub: Hub, door: Door, starter: Starter | None) -> None:
        super().__init__(config)
        self.hub, self.door, self.starter = hub, door, starter
        hub.lines = self.server_state.connections

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops at a signal, and does not raise it anew as uvicorn does: there is still the store to close."""
        if threading.current_thread() is threading.main_thread():  # nobody else is sent signals
            for stop in (signal.SIGINT, signal.SIGTERM):
                signal.signal(stop, self.handle_exit)
            if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # as nohup has it
                signal.signal(signal.SIGHUP, self.handle_exit)
        yield

    async def startup(self, sockets: Any = None) -> None:
        """Says where to go, as the last line of the start."""
        await super().startup(sockets)
        if self.started:
            log.info(f"Play at {self._address()}")
            if self.starter:
                self.starter.attend(self.stop)

    def stop(self) -> None:
        """Stops as at a signal."""
        self.should_exit = True

    def _address(self) -> str:
        settings = self.hub.house.settings
        if settings.origin:
            return settings.origin
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if settings.host in EVERYWHERE else settings.host
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    async def shutdown(self, sockets: Any = None) -> None:
        """First the people, then the connections."""
        self.hub.close()
        self.door.closing = True
        await super().shutdown(sockets)
        logs.tell_again()


@asynccontextmanager
async def open_hub(
    settings: Settings,
    games: dict[str, AnyGame] | None = None,
    worker_games: str = "mensae.games:GAMES",
    turn: Callable[[], Awaitable[None]] | None = None,
) -> AsyncIterator[Hub]:
    """A hub with its store and workers; whatever was acknowledged is on disk when it closes.

    Bots need no more than their workers, so that people do not wait for these, which start beside everything else. A
    server that waits for its `turn` has them ready before it; only the database waits, which another one still uses.
    """
    async with AsyncExitStack() as opened:
        workers = Workers(settings.bot_workers or max(1, (os.cpu_count() or 2) - 1), worker_games)
        opened.push_async_callback(workers.stop)
        if turn:
            await workers.start()
            await turn()
        store = await open_store(settings.database)
        opened.push_async_callback(store.close)
        store.examine()
        house = House(settings, store, workers, Metrics(), games or dict(GAMES), Limits(settings.rate_limits))
        hub = Hub(house)
        hub.sweeping = Tended("sweep", hub.sweep)
        if not turn:
            workers.begin()
        try:
            yield hub
        finally:
            hub.close()
            await hub.sweeping.stop()
            await workers.stop()  # before the store: whatever they still bring is of no more use


async def csrf_secret(store: Store) -> str:
    """The key that signs CSRF tokens, the same after a restart and for all servers of a database."""

    def read(connection: Connection) -> bytes | None:
        return connection.execute(select(meta.c.value).where(meta.c.name == CSRF_KEY)).scalar()

    found = await store.read(read)
    if found is None:
        fresh = secrets.token_bytes(32)
        with suppress(Conflict):  # another server was faster
            await store.write(lambda connection: connection.execute(insert(meta), [{"name": CSRF_KEY, "value": fresh}]))
        found = await store.read(read)
    assert found is not None
    return found.hex()
