"""uvicorn's sockets with a short way out.

Through ASGI every message to a reader costs a dict, a task's turn and a queue of our own behind the transport's. Here
a finished frame goes straight to the transport, whose buffer is the bounded queue, and a reader that does not keep up
can be dropped at once. Everything else is uvicorn's.
"""

import logging
import socket
from asyncio import BaseTransport
from collections.abc import Callable
from time import monotonic
from typing import Any, cast

import structlog
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame as Received
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from mensae.server.door import HEAD_WITHIN, Door, Flow
from mensae.server.framing import WINDOW, Frame, text_of
from mensae.server.limits import Bucket, Rate
from mensae.wire.closing import Closing

EXTENSION = "mensae.socket"
MOST_BUFFERED = 512 * 1024  # bytes; a reader this far behind joins again instead
MOST_WAITING = 16  # messages that were read and not yet answered
SLICE = 2048  # bytes that are parsed before everybody else gets their turn; one read may bring 256 KiB
CONTROL = Rate(burst=60, per_second=2)  # pings and pongs
LINGER = 1.0  # seconds in which a flooder may read why it is closed
UNSENT = 16 * 1024  # bytes that the system may hold; what it holds cannot be left out any more
MUCH = 64 * 1024  # bytes that wait for a reader
BEHIND = 2.0  # seconds in which a reader has not read all; then it gets the newest position, not every one
_TCP_NOTSENT_LOWAT = getattr(socket, "TCP_NOTSENT_LOWAT", None)

log: Any = structlog.get_logger()


class _Squeezing(ServerPerMessageDeflateFactory):
    """Clients squeeze each message for itself; what ours may refer to, `framing` says. So no socket keeps a window."""

    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        """As theirs, but for what we send: readers remember it, unless they do not want to."""
        agreed, extension = super().process_request_params(params, accepted_extensions)
        return [each for each in agreed if each[0] != FORGETS or each in params], extension


FORGETS = "server_no_context_takeover"
_SQUEEZING = _Squeezing(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
)


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.conn = ServerProtocol(
            extensions=[_SQUEEZING], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
        self._squeezes = False  # whether the reader lets messages be squeezed
        self._remembers = False  # and what was in those before
        self._memory = b""
        self.listener: Callable[[str], bool] | None = None  # may take a message at once, and says whether it has
        self._waiting_since: float | None = None  # since when something waits to be read
        self._door, self._flow, self._since = door, Flow(), monotonic()

    def connection_lost(self, exc: Exception | None) -> None:
        """Has gone."""
        super().connection_lost(exc)
        self._door.leave(self.transport)

    def check_alive(self) -> None:
        """Cuts off whoever reads nothing while it is closed, or never became a socket; the table does the rest."""
        closing, late = self.transport.is_closing(), monotonic() - self._since > HEAD_WITHIN
        if (closing and self._flow.stands(self.transport)) or (late and not self.handshake_complete):
            self.transport.abort()

    def abort(self) -> None:
        """Cuts the connection."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Makes itself known to the application, which runs after this."""
        self._pushed: list[bytes] = []  # frames of this moment
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[EXTENSION] = self
            for agreed in self.conn.extensions:
                if isinstance(agreed, PerMessageDeflate):
                    self._squeezes = agreed.local_max_window_bits == WINDOW
                    self._remembers = FORGETS not in self.response.headers["Sec-WebSocket-Extensions"]

    def connection_made(self, transport: BaseTransport) -> None:
        """Nothing has come yet."""
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None and line.family != getattr(socket, "AF_UNIX", None) and _TCP_NOTSENT_LOWAT is not None:
            line.setsockopt(socket.IPPROTO_TCP, _TCP_NOTSENT_LOWAT, UNSENT)
        self._unparsed = bytearray()
        self._control = Bucket(CONTROL)
        self._deaf = False

    def data_received(self, data: bytes) -> None:
        """Parses a little at once; whoever sends much is read no further meanwhile."""
        if self.listener is not None and self._is_between_messages() and (text := text_of(data)) is not None:
            self._hand_on(text)
            return
        if len(data) <= SLICE and not self._unparsed:
            super().data_received(data)
            if not self.handshake_complete:
                self._end_handshake()
            return
        if not self._unparsed:
            self.transport.pause_reading()
            self.loop.call_soon(self._parse)
        self._unparsed += data

    def _is_between_messages(self) -> bool:
        conn = self.conn
        return conn.state is OPEN and not (self._unparsed or self.frames or self.close_sent or conn.reader.buffer)

    def _parse(self) -> None:
        if self._deaf or self.transport.is_closing():
            return
        data = bytes(self._unparsed[:SLICE])
        del self._unparsed[:SLICE]
        try:
            super().data_received(data)
            if not self.handshake_complete:
                self._end_handshake()
        except BaseException:  # a fault of ours, and nobody would read on
            self.transport.abort()
            raise
        if not self.read_paused:
            self._read_on()

    def _end_handshake(self) -> None:
        """Answers and closes what can be no socket, on which uvicorn would wait for ever."""
        if self.conn.handshake_exc is not None:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _read_on(self) -> None:
        if self._deaf or self.transport.is_closing():
            return
        if self._unparsed:
            self.loop.call_soon(self._parse)
        else:
            self.transport.resume_reading()

    def _be_deaf(self) -> None:
        """Reads nothing more; whoever was closed for what they send has a moment to read why, then is cut off."""
        if not self._deaf and not self.transport.is_closing():
            self._deaf = True
            self._unparsed.clear()
            self.transport.pause_reading()
            self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Hands a message on; reading pauses only if many wait, where uvicorn pauses and resumes at every one."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self._refuse_text()
                return
            self._hand_on(text)
        else:
            self._queue({"type": "websocket.receive", "bytes": data})

    def _hand_on(self, text: str) -> None:
        """To who listens, if no message is before it; else it waits for its turn."""
        if self.listener is None or not self.queue.empty() or not self.listener(text):
            self._queue({"type": "websocket.receive", "text": text})

    def _queue(self, event: ASGIReceiveEvent) -> None:
        self.queue.put_nowait(event)
        if not self.read_paused and self.queue.qsize() > MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def _refuse_text(self) -> None:
        """What is no UTF-8 is no text (RFC 6455, 8.1); whoever has said farewell already is told nothing more."""
        log.debug("a socket sent text that is no UTF-8")
        if self.conn.state is OPEN:
            self.conn.send_close(Closing.NOT_TEXT)
            self.handle_parser_exception()
        else:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": Closing.NOT_TEXT, "reason": ""})
            self.close_sent = True
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answers a ping, unless the answers pile up because nobody reads them."""
        super().handle_ping()
        self._count_control()
        if self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.transport.abort()

    def handle_pong(self, event: Received) -> None:
        """Hears an answer to a ping of ours."""
        super().handle_pong(event)
        self._count_control()

    def handle_cont(self, event: Received) -> None:
        """Hears a piece of a message; nobody needs many."""
        super().handle_cont(event)
        self._count_control()

    def _count_control(self) -> None:
        if self._control.take():
            self.hang_up(Closing.FLOOD, deaf=True)

    def handle_parser_exception(self) -> None:
        """Says what is wrong and lingers: cut while more is coming, a connection is reset and nobody hears why."""
        sent = self.conn.close_sent
        assert sent is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": sent.code, "reason": sent.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._be_deaf()

    def forget_handshake(self) -> None:
        """What was said before there was a socket is of no use any more."""
        del self.request, self.response

    def push(self, frame: Frame) -> int | None:
        """Sends a frame, together with others of the same moment: its size; None if the reader is too far behind."""
        if not self._pushed:
            self.loop.call_soon(self._flush)
        if self._squeezes:
            data, memory = frame.squeezed(self._memory)
            self._memory = memory if self._remembers else b""
        else:
            data = frame.plain
        self._pushed.append(data)
        return len(data) if self.transport.get_write_buffer_size() <= MOST_BUFFERED else None

    def has_read_all(self) -> bool:
        """Whether nothing waits for the reader here."""
        return self.transport.get_write_buffer_size() == 0

    def is_behind(self) -> bool:
        """Whether the reader has not caught up for a while, or has so much to read that it hardly will."""
        waiting = self.transport.get_write_buffer_size()
        if not waiting:
            self._waiting_since = None
            return False
        now = monotonic()
        if self._waiting_since is None:
            self._waiting_since = now
        return waiting > MUCH or now - self._waiting_since > BEHIND

    def _flush(self) -> None:
        frames, self._pushed = self._pushed, []
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def hang_up(self, closing: Closing, deaf: bool = False) -> None:
        """Closes with a reason; whoever does not even read that is cut off after a while."""
        self._flush()
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closing, "reason": closing.reason})
        if self.conn.state is not OPEN:  # it is closing already, and can be told nothing more
            self.transport.abort()
            return
        self.conn.send_close(closing, closing.reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if deaf:
            self._be_deaf()
            return
        if self.read_paused:
            self.read_paused = False
            self._read_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
