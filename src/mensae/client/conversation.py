"""What is said between a visit and its table: joined again, and asked again, whenever the connection is lost."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import NoReturn, TypeAlias

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from mensae.client.connection import OPENING, Gone, Pause, keep
from mensae.client.decode import decoder
from mensae.client.host import Host
from mensae.client.known import Known
from mensae.core.game import AnyGame
from mensae.wire import requests
from mensae.wire import socket as wire
from mensae.wire.closing import Closing
from mensae.wire.limits import SILENT_FOR
from mensae.wire.message import PROTOCOL
from mensae.wire.requests import Hint, Join, Ping
from mensae.wire.socket import Ack, Hinted, Outgoing, Pong, Trouble, Welcome

REFUSED = 2.0  # seconds for the server to close where it refuses a join; the code says whether to come back
NOT_YOURS = "server-not-your-seat"

Request: TypeAlias = (
    requests.Act | requests.Why | requests.Undo | requests.Answer | requests.Say | requests.React | Hint
)
Reply: TypeAlias = Ack | Hinted


class Lost(Struct, frozen=True):
    """There is no connection, and one is being made; a `Welcome` says that it is there."""


Change: TypeAlias = Outgoing | Lost


class _Asked:
    """A request, until it is answered and what it led to is known."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.reply: Reply | None = None
        self.answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()


class Conversation:
    """All that is said about one table; `known` learns from it, and every change is told."""

    def __init__(self, host: Host, game: AnyGame, known: Known, tell: Callable[[Change], None], pause: Pause) -> None:
        self.host = host
        self.known = known
        self.gone: Gone | None = None  # why it has ended for good
        self._tell = tell
        self._pause = pause
        self._decode = decoder(game)
        self._socket: ClientConnection | None = None  # once it is welcomed
        self._joining = False  # a join is on its way, so that another gap needs no other
        self._refused = False  # the server does not let us join now
        self._pinged: float | None = None  # when the ping went that is not answered yet
        self._asked: dict[str, _Asked] = {}

    @property
    def online(self) -> bool:
        """Whether the table hears us now."""
        return self._socket is not None

    async def ask(self, request: Request) -> Reply:
        """The answer to a request, once what it led to is known; raises `Gone`."""
        if self.gone is not None:
            raise self.gone
        self._asked[request.id] = asked = _Asked(request)
        try:
            if self._socket is not None:
                await _send(self._socket, request)
            return await asked.answer
        finally:
            del self._asked[request.id]

    async def hold(self) -> NoReturn:
        """Talks through every lost connection; raises `Gone` when there is no use in it any more."""
        try:
            await keep(self.host, self._talk, self._lose, self._pause)
        except Gone as gone:
            self.gone = gone
            raise
        finally:
            self.gone = self.gone or Gone(Closing.LOST, "closed")
            for asked in self._asked.values():
                if not asked.answer.done():
                    asked.answer.set_exception(self.gone)

    async def _talk(self, socket: ClientConnection) -> NoReturn:
        self._pinged, self._refused = None, False
        await self._join(socket)
        pings: asyncio.Task[None] | None = None
        try:
            while True:
                async with asyncio.timeout(self._patience()):
                    message = self._read(await socket.recv())
                await self._hear(socket, message)
                if pings is None and self._socket is not None:
                    pings = asyncio.create_task(self._ping(socket))
        finally:
            if pings is not None:
                pings.cancel()

    def _patience(self) -> float:
        """Seconds until a connection that says nothing is taken for lost."""
        if self._refused:
            return REFUSED
        return OPENING if self._socket is None else SILENT_FOR * self.known.heartbeat / 1000

    def _lose(self) -> None:
        self._socket = None
        self._tell(Lost())

    def _read(self, frame: str | bytes) -> Outgoing:
        try:
            message = self._decode(frame)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Gone(Closing.PROTOCOL_ERROR, str(error)) from error
        if isinstance(message, Welcome) and message.protocol != PROTOCOL:
            raise Gone(Closing.PROTOCOL_ERROR, f"protocol {message.protocol}, not {PROTOCOL}")
        return message

    async def _hear(self, socket: ClientConnection, message: Outgoing) -> None:
        if isinstance(message, Pong) and self._pinged is not None:
            self.known.lag, self._pinged = int((monotonic() - self._pinged) * 1000), None
        if not self.known.take(message):
            if not self._joining:
                await self._join(socket)
            return
        match message:
            case Trouble(refusal) if self._joining:
                if refusal.text.key == NOT_YOURS:
                    raise Gone(Closing.FORBIDDEN, refusal.text.key)
                self._refused = True
            case Welcome():
                self._joining = False
                if self._socket is None:
                    await self._come_back(socket)
            case Ack() | Hinted() if message.id in self._asked:
                self._take(self._asked[message.id], message)
        self._settle()
        if not isinstance(message, Ack | Hinted | Pong):
            self._tell(message)

    async def _come_back(self, socket: ClientConnection) -> None:
        """Everything that was not answered is asked again."""
        self._socket = socket
        for asked in list(self._asked.values()):
            if asked.reply is None:
                await _send(socket, asked.request)

    def _take(self, asked: _Asked, reply: Reply) -> None:
        """A reply counts if it answers what was asked: a hint is answered by its ideas, unless it is refused."""
        refused = isinstance(reply, Ack) and reply.refusal is not None
        if refused or isinstance(reply, Hinted) == isinstance(asked.request, Hint):
            asked.reply = reply

    def _settle(self) -> None:
        """Hands out the answers whose entries are known."""
        for asked in self._asked.values():
            reply = asked.reply
            if reply and not asked.answer.done() and (reply.seq or 0) <= len(self.known.log):
                asked.answer.set_result(reply)

    async def _join(self, socket: ClientConnection) -> None:
        self._joining = True
        await _send(socket, Join(len(self.known.log), self.known.seat, protocol=PROTOCOL))

    async def _ping(self, socket: ClientConnection) -> None:
        while True:
            self._pinged = self._pinged or monotonic()
            await _send(socket, Ping(self.known.lag))
            await asyncio.sleep(self.known.heartbeat / 1000)


async def _send(socket: ClientConnection, message: requests.Incoming) -> None:
    """Sends; whoever reads from the socket notices if it is closed, and what matters is then sent again."""
    try:
        await socket.send(wire.encode(message).decode())
    except ConnectionClosed:
        return
