"""A place at a table over the wire, kept through every lost connection."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import NoReturn, Self, TypeAlias

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from mensae.client.connection import OPENING, Gone, Pause, keep, pause
from mensae.client.decode import decoder
from mensae.client.host import Host
from mensae.client.known import Known
from mensae.core.game import AnyGame
from mensae.core.schema import Action, Refusal, Seat
from mensae.wire import requests
from mensae.wire import socket as wire
from mensae.wire.closing import Closing
from mensae.wire.limits import SILENT_FOR
from mensae.wire.message import PROTOCOL, Reaction
from mensae.wire.requests import Hint, Join, Ping
from mensae.wire.socket import Ack, Hinted, Idea, Outgoing, Pong, Room, Trouble, Welcome

KEPT_CHANGES = 1000
REFUSED = 2.0  # seconds for the server to close where it refuses a join; the code says whether to come back
NOT_YOURS = "server-not-your-seat"

Request: TypeAlias = (
    requests.Act | requests.Why | requests.Undo | requests.Answer | requests.Say | requests.React | Hint
)


class Lost(Struct, frozen=True):
    """There is no connection, and one is being made; a `Welcome` says that it is there."""


Change: TypeAlias = Outgoing | Lost


class _Asked:
    """A request, until it is answered and what it led to is known."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.ack: Ack | None = None
        self.ideas: list[Idea] = []
        self.answer: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()


class Visit:
    """A place at a table, or a look at it; it is used as `async with`.

    Everything known is in `known`; iterating gives one change after the other. What is asked for while the connection
    is lost is done when it is back, and only once. When it has ended for good, iterating and asking raise `Gone`.
    """

    def __init__(
        self,
        host: Host,
        room: Room,
        game: AnyGame,
        seat: Seat | None,
        code: str | None = None,
        on_gone: Callable[[Gone], None] = lambda gone: None,
        pause: Pause = pause,
    ) -> None:
        self.host = host
        self.game = game
        self.code = code  # of recovery; it is shown to nobody but who asks for it
        self.known = Known(room, seat)
        self.online = False
        self._gone: Gone | None = None
        self._on_gone = on_gone
        self._pause = pause
        self._decode = decoder(game)
        self._socket: ClientConnection | None = None  # once it is welcomed
        self._joining = False  # a join is on its way, so that another gap needs no other
        self._refused = False  # the server does not let us join now
        self._pinged: float | None = None  # when the ping went that is not answered yet
        self._asked: dict[str, _Asked] = {}
        self._changes: deque[Change] = deque(maxlen=KEPT_CHANGES)  # if one falls out, what is known is still whole
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Ends the visit; the seat stays one's own."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.wait([self._task])
        if not self._task.cancelled() and not isinstance(self._task.exception(), Gone):
            self._task.result()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Change:
        while not self._changes:
            if self._task is None or self._task.cancelled():
                raise StopAsyncIteration
            if self._task.done():
                self._task.result()
            self._news.clear()
            await self._news.wait()
        return self._changes.popleft()

    # Asking

    async def act(self, action: Action) -> Ack:
        """Does an action; when the answer is here, what it led to is known, too."""
        return await self._ask(requests.Act(_id(), _raw(action), seen=len(self.known.log)))

    async def why(self, action: Action) -> Refusal | None:
        """Why an action is not allowed now, or None if it is; nothing is done."""
        return (await self._ask(requests.Why(_id(), _raw(action)))).refusal

    async def undo(self) -> Ack:
        """Takes back what the seat did last, or asks the others whether it may."""
        return await self._ask(requests.Undo(_id()))

    async def answer(self, agree: bool) -> Ack:
        """Answers the undo that was asked for."""
        return await self._ask(requests.Answer(_id(), agree))

    async def say(self, text: str) -> Ack:
        """Says a line in the chat."""
        return await self._ask(requests.Say(_id(), text))

    async def react(self, reaction: Reaction) -> Ack:
        """Shows everybody a reaction."""
        return await self._ask(requests.React(_id(), reaction))

    async def hint(self) -> list[Idea] | Refusal:
        """What a strong bot would do, the best first, or why there is no hint."""
        asked = self._open(Hint(_id()))
        ack = await self._answer(asked)
        return ack.refusal or asked.ideas

    async def _ask(self, request: Request) -> Ack:
        return await self._answer(self._open(request))

    def _open(self, request: Request) -> _Asked:
        if self._gone is not None:
            raise self._gone
        self._asked[request.id] = asked = _Asked(request)
        return asked

    async def _answer(self, asked: _Asked) -> Ack:
        try:
            if self._socket is not None:
                await _send(self._socket, asked.request)
            return await asked.answer
        finally:
            del self._asked[asked.request.id]

    # Hearing

    async def _keep(self) -> None:
        try:
            await keep(self.host, self._talk, self._lose, self._pause)
        except Gone as gone:
            self._gone = gone
            self._on_gone(gone)
            raise
        finally:
            self._gone = self._gone or Gone(Closing.LOST, "closed")
            for asked in self._asked.values():
                if not asked.answer.done():
                    asked.answer.set_exception(self._gone)
            self._news.set()

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
        self._socket, self.online = None, False
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
            case Ack() if message.id in self._asked:
                asked = self._asked[message.id]
                if message.refusal or not isinstance(asked.request, Hint):  # a hint is answered by its ideas
                    asked.ack = message
            case Hinted() if message.id in self._asked:
                self._asked[message.id].ideas = message.ideas
                self._asked[message.id].ack = Ack(message.id)
        self._settle()
        if not isinstance(message, Ack | Hinted | Pong):
            self._tell(message)

    async def _come_back(self, socket: ClientConnection) -> None:
        """Everything that was not answered is asked again."""
        self._socket, self.online = socket, True
        for asked in list(self._asked.values()):
            if asked.ack is None:
                await _send(socket, asked.request)

    def _settle(self) -> None:
        """Hands out the answers whose entries are known."""
        for asked in self._asked.values():
            ack = asked.ack
            if ack and not asked.answer.done() and (ack.seq or 0) <= len(self.known.log):
                asked.answer.set_result(ack)

    def _tell(self, change: Change) -> None:
        self._changes.append(change)
        self._news.set()

    async def _join(self, socket: ClientConnection) -> None:
        self._joining = True
        await _send(socket, Join(len(self.known.log), self.known.seat, protocol=PROTOCOL))

    async def _ping(self, socket: ClientConnection) -> None:
        while True:
            self._pinged = self._pinged or monotonic()
            await _send(socket, Ping(self.known.lag))
            await asyncio.sleep(self.known.heartbeat / 1000)


def _id() -> str:
    return secrets.token_hex(12)


def _raw(action: Action) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(action))


async def _send(socket: ClientConnection, message: requests.Incoming) -> None:
    """Sends; whoever reads from the socket notices if it is closed, and what matters is then sent again."""
    try:
        await socket.send(wire.encode(message).decode())
    except ConnectionClosed:
        return
