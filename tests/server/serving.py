"""A real server on a free port, and people who use it, for tests."""

import asyncio
import json
import ssl
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mensae.core.game import AnyGame
from mensae.server import serve as production
from mensae.server.hub import Hub
from mensae.server.serve import Server, csrf_secret, make_server, open_hub
from mensae.server.settings import Settings
from mensae.wire.message import PROTOCOL
from mensae.wire.names import CSRF, CSRF_HEADER, find
from tests.server.changing import changed, logged
from tests.server.resting import Resting

PATIENCE = 120.0  # seconds after which something hangs, however busy the machine is
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nobody needs one, and every other takes ages to read certificates


class Running:
    """A server in a thread of its own."""

    url: str
    hub: Hub
    server: Server
    loop: asyncio.AbstractEventLoop

    def run(self, work: Callable[[Hub], Awaitable[Any]]) -> Any:
        """Does something inside the server's event loop."""

        async def call() -> Any:
            return await work(self.hub)

        return asyncio.run_coroutine_threadsafe(call(), self.loop).result(PATIENCE)


@contextmanager
def serving(
    database_url: str,
    games: dict[str, AnyGame] | None = None,
    worker_games: str = "mensae.games:GAMES",
    **settings: Any,
) -> Iterator[Running]:
    """Serves until the block ends; bots do not dawdle, and nobody is limited unless a test asks for it."""
    chosen = {"host": "127.0.0.1", "port": 0, "bot_workers": 1, "bot_pace": 0, "rate_limits": False, **settings}
    running, ready, failed = Running(), threading.Event(), []

    async def serve() -> None:
        async with open_hub(Settings(database=database_url, **chosen), games, worker_games) as hub:
            running.hub, running.loop = hub, asyncio.get_running_loop()
            running.server = make_server(hub, await csrf_secret(hub.house.store))
            task = asyncio.create_task(running.server.serve())
            while not running.server.started and not task.done():
                await asyncio.sleep(0.01)
            if running.server.started:
                port = running.server.servers[0].sockets[0].getsockname()[1]
                running.url = f"http://127.0.0.1:{port}"
                ready.set()
            await task

    def thread() -> None:
        try:
            uvloop.run(serve())
        except BaseException as error:
            failed.append(error)
            raise
        finally:
            ready.set()

    served = threading.Thread(target=thread, daemon=True)
    with patch.object(production, "Workers", Resting):
        served.start()
        assert ready.wait(PATIENCE), "the server does not start"
    if failed:
        raise RuntimeError("the server failed") from failed[0]
    try:
        yield running
    finally:
        running.server.should_exit = True
        served.join(PATIENCE)
        assert not served.is_alive(), "the server does not stop"


def browser(url: str, **more: Any) -> httpx.AsyncClient:
    """Speaks HTTP with a server of the tests."""
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=NO_TLS, trust_env=False, **more)


def token_of(client: httpx.AsyncClient) -> str:
    """The CSRF token of a browser."""
    return find({cookie.name: cookie.value or "" for cookie in client.cookies.jar}, CSRF) or ""


class Person:
    """Somebody with a browser: cookies, the CSRF token, and sockets; from another address, as our proxy would tell."""

    def __init__(self, url: str, address: str | None = None) -> None:
        self.url = url
        self.origin: str | None = None  # of the page, where it is not that of the server
        self.forwarded = {"X-Forwarded-For": address} if address else {}
        self.http = browser(url, headers=self.forwarded)
        self.sockets: list[ClientConnection] = []

    async def __aenter__(self) -> "Person":
        await self.http.get("/healthz")
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """An HTTP request with the CSRF token."""
        headers = {CSRF_HEADER: token_of(self.http), **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        return await self.http.request(method, path, headers=headers, **more)

    async def create(self, *seats: Any, game: str = "gardens", **more: Any) -> str:
        """Makes a table and returns its id; a seat is a name, None for an open one, or `bot:easy`."""
        places = [_place(seat) for seat in seats]
        if game == "highcard":
            more = {"options": {"seconds": 60}, **more}  # nobody shall be too late because the machine is busy
        response = await self.ask("POST", "/api/tables", {"game": game, "seats": places, **more})
        assert response.status_code == 201, response.text
        return str(response.json()["room"]["id"])

    async def take(self, table: str, name: str, seat: int | None = None) -> int:
        """Takes an open seat."""
        response = await self.ask("POST", f"/api/tables/{table}/seats", {"name": name, "seat": seat})
        assert response.status_code == 201, response.text
        return int(response.json()["seats"][0]["seat"])

    async def socket(self, table: str, squeezes: bool = True) -> ClientConnection:
        """An open socket, on which nothing has been said yet."""
        path = f"/api/tables/{table}"
        cookies = [c for c in self.http.cookies.jar if c.path in ("/", path)]
        headers = {"Cookie": "; ".join(f"{c.name}={c.value}" for c in cookies), **self.forwarded}
        ws = self.url.replace("http", "ws", 1)
        origin: Any = self.origin or self.url
        socket = await connect(
            f"{ws}{path}/socket",
            additional_headers=headers,
            origin=origin,
            open_timeout=PATIENCE,
            ping_interval=None,  # the protocol has its own
            proxy=None,
            compression="deflate" if squeezes else None,
        )
        self.sockets.append(socket)
        return socket

    async def join(self, table: str, seat: int | None = None, since: int = 0, **wants: bool) -> "Place":
        """Sits down with a socket, and has seen the table."""
        place = Place(await self.socket(table), seat)
        await place.send(type="join", protocol=PROTOCOL, since=since, seat=seat, **wants)
        place.welcome = await place.expect("welcome")
        place.room = place.welcome["room"]
        if place.room["started"] is not None:
            await place.expect("update")
        return place


class Place:
    """One socket at one table; pings as every client does, and what answers that is not for the test."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket, self.seat = socket, seat
        self.welcome: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.update: dict[str, Any] = {}  # the newest
        self.log: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        self.over: dict[str, Any] | None = None
        self._ids = 0
        self._lag: int | None = None  # as the test tells the server
        self._pinged: deque[bool] = deque()  # for each ping that is not answered: whether the test has sent it
        self._heart: asyncio.Task[None] | None = None

    async def send(self, **message: Any) -> None:
        """Sends a message as it is."""
        if message.get("type") == "ping":
            self._pinged.append(True)
            self._lag = message.get("lag")
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message; the log is kept, and has no gaps."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
            while message["type"] == "pong" and not (self._pinged and self._pinged.popleft()):
                message = msgspec.json.decode(await self.socket.recv())
        self.received.append(message)
        match message["type"]:
            case "welcome":
                self.stop_pinging()
                self._heart = asyncio.create_task(self._ping(message["heartbeat"] / 1000))
            case "update":
                first = message["seq"] - len(message["entries"])
                assert first <= len(self.log), f"a gap: {first} after {len(self.log)}"
                self.log[first:] = message["entries"]
                assert [entry["seq"] for entry in message["entries"]] == list(range(first, message["seq"]))
                self.update = message
            case "change":
                self.log, self.update = logged(self.log, message), changed(self.update, message)
            case "room":
                self.room = message
            case "over":
                self.over = message
        return message

    async def expect(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of this kind in which these fields are so."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def request(self, **message: Any) -> dict[str, Any]:
        """Sends a message with an id and returns its answer."""
        self._ids += 1
        id = message.setdefault("id", f"{self.seat}-{self._ids}")
        await self.send(**message)
        while True:
            answer = await self.receive()
            if answer.get("id") == id and answer["type"] in ("ack", "hinted", "looked", "explained"):
                return answer

    async def act(self, action: Any = None, **more: Any) -> dict[str, Any]:
        """Does an action, the first legal one if none is given."""
        return await self.request(type="act", action=action or self.update["legal"][0]["action"], **more)

    async def until_asked(self) -> dict[str, Any]:
        """Waits for one's turn, or the end."""
        while not self.update.get("legal") and self.over is None:
            await self.receive()
        return self.update

    async def close(self) -> None:
        """Goes away."""
        self.stop_pinging()
        await self.socket.close()

    def stop_pinging(self) -> None:
        """Falls silent unless a test speaks."""
        if self._heart is not None:
            self._heart.cancel()

    async def _ping(self, heartbeat: float) -> None:
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(heartbeat)
                self._pinged.append(False)
                await self.socket.send(json.dumps({"type": "ping", "lag": self._lag}))


def _place(seat: Any) -> dict[str, Any]:
    if seat is None:
        return {"kind": "open"}
    if isinstance(seat, str) and seat.startswith("bot:"):
        return {"kind": "bot", "level": seat.removeprefix("bot:")}
    return {"kind": "me", "name": seat} if isinstance(seat, str) else seat
