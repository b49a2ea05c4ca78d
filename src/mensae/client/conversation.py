"""What is said between a visit and its table: joined again, and asked again, whenever the connection is lost."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import NoReturn, TypeAlias

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from mensae.client.connection import OPENING, Gone, Pause, keep
from mensae.client.decode import decoder
from mensae.client.host import Host
from mensae.client.known import Known
from mensae.client.line import Line
from mensae.client.pace import asked_to_wait
from mensae.core.game import AnyGame
from mensae.wire import requests
from mensae.wire.closing import Closing
from mensae.wire.limits import SILENT_FOR
from mensae.wire.message import PROTOCOL
from mensae.wire.requests import Join, Ping
from mensae.wire.socket import Ack, Explained, Hinted, Looked, Outgoing, Pong, Trouble, Welcome

REFUSED = 2.0  # seconds for the server to close where it refuses a join; the code says whether to come back
NOT_YOURS = "server-not-your-seat"

Request: TypeAlias = (
    requests.Act
    | requests.Why
    | requests.Look
    | requests.Explain
    | requests.Undo
    | requests.Answer
    | requests.Say
    | requests.React
    | requests.Hint
)
Reply: TypeAlias = Ack | Looked | Explained | Hinted
REPLIES: dict[type, type] = {  # all else, and whatever is refused, is answered by an ack
    requests.Look: Looked,
    requests.Explain: Explained,
    requests.Hint: Hinted,
}


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
        self._line: Line | None = None  # once it is welcomed
        self._joining = False  # a join is on its way, so that another gap needs no other
        self._refused = False  # the server does not let us join now
        self._asked: dict[str, _Asked] = {}

    @property
    def online(self) -> bool:
        """Whether the table hears us now."""
        return self._line is not None

    async def ask(self, request: Request) -> Reply:
        """The answer to a request, once what it led to is known; raises `Gone`."""
        if self.gone is not None:
            raise self.gone
        self._asked[request.id] = asked = _Asked(request)
        try:
            if self._line is not None:
                self._line.put(request)
            return await asked.answer
        except asyncio.CancelledError:
            if self._line is not None:
                self._line.drop(request)
            raise
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
        self._refused, line = False, Line(socket)
        self._join(line)
        sending = asyncio.create_task(line.run())
        pings: asyncio.Task[None] | None = None
        try:
            while True:
                async with asyncio.timeout(self._patience()):
                    message = self._read(await socket.recv())
                self._hear(line, message)
                if pings is None and self._line is not None:
                    pings = asyncio.create_task(self._ping(line))
        finally:
            sending.cancel()
            if pings is not None:
                pings.cancel()

    def _patience(self) -> float:
        """Seconds until a connection that says nothing is taken for lost."""
        if self._refused:
            return REFUSED
        return OPENING if self._line is None else SILENT_FOR * self.known.heartbeat / 1000

    def _lose(self) -> None:
        self._line = None
        self._tell(Lost())

    def _read(self, frame: str | bytes) -> Outgoing:
        try:
            message = self._decode(frame)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Gone(Closing.PROTOCOL_ERROR, str(error)) from error
        if isinstance(message, Welcome) and message.protocol != PROTOCOL:
            raise Gone(Closing.PROTOCOL_ERROR, f"protocol {message.protocol}, not {PROTOCOL}")
        return message

    def _hear(self, line: Line, message: Outgoing) -> None:
        if isinstance(message, Pong) and line.pinged is not None:
            self.known.lag, line.pinged = int((monotonic() - line.pinged) * 1000), None
        if not self.known.take(message):
            if not self._joining:
                self._join(line)
            return
        match message:
            case Trouble(refusal) if self._joining:
                if refusal.text.key == NOT_YOURS:
                    raise Gone(Closing.FORBIDDEN, refusal.text.key)
                self._refused = True
            case Welcome():
                self._joining = False
                if self._line is None:
                    self._come_back(line)
            case Ack() | Looked() | Explained() | Hinted() if message.id in self._asked:
                self._take(line, self._asked[message.id], message)
        self._settle()
        if not isinstance(message, Reply | Pong):
            self._tell(message)

    def _come_back(self, line: Line) -> None:
        """Everything that was not answered is asked again."""
        self._line = line
        for asked in self._asked.values():
            if asked.reply is None:
                line.put(asked.request)

    def _take(self, line: Line, asked: _Asked, reply: Reply) -> None:
        """A reply counts if it is of the kind that answers what was asked."""
        refusal = reply.refusal if isinstance(reply, Ack) else None
        wait = asked_to_wait(refusal)
        if wait is not None:
            asyncio.get_running_loop().call_later(wait, self._ask_again, line, asked)
        elif refusal or isinstance(reply, REPLIES.get(type(asked.request), Ack)):
            asked.reply = reply

    def _ask_again(self, line: Line, asked: _Asked) -> None:
        """Unless nobody waits for the answer any more, or all was asked again on another connection."""
        if line is self._line and asked.request.id in self._asked:
            line.put(asked.request)

    def _settle(self) -> None:
        """Hands out the answers whose entries are known."""
        for asked in self._asked.values():
            reply = asked.reply
            if reply and not asked.answer.done() and (reply.seq or 0) <= len(self.known.log):
                asked.answer.set_result(reply)

    def _join(self, line: Line) -> None:
        self._joining = True
        line.put_first(Join(len(self.known.log), self.known.seat, protocol=PROTOCOL))

    async def _ping(self, line: Line) -> None:
        while True:
            line.put(Ping(self.known.lag))
            await asyncio.sleep(self.known.heartbeat / 1000)
