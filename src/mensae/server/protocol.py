"""uvicorn's sockets with a short way out.

Through ASGI every message to a reader costs a dict, a task's turn and a queue of our own behind the transport's. Here
a finished frame goes straight to the transport, whose buffer is the bounded queue, and a reader that does not keep up
can be dropped at once. Everything else, the HTTP side included, is uvicorn's.
"""

from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from mensae.server.messages import Message, encode

EXTENSION = "mensae.socket"
MOST_BUFFERED = 512 * 1024  # bytes; a reader this far behind joins again instead
MOST_WAITING = 16  # messages that were read and not yet answered
_TEXT = 0x81  # a whole message of text


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Request) -> None:
        """Makes itself known to the application, which runs after this."""
        self._pushed: list[bytes] = []  # frames of this moment
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Hands a message on; reading pauses only if many wait, where uvicorn pauses and resumes at every one."""
        paused, self.read_paused = self.read_paused, True  # so that it does not pause
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answers a ping, unless the answers pile up because nobody reads them."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.transport.abort()

    def push(self, frame: bytes) -> bool:
        """Sends a frame, together with others of the same moment; False if the reader is too far behind."""
        if not self._pushed:
            self.loop.call_soon(self._flush)
        self._pushed.append(frame)
        return self.transport.get_write_buffer_size() <= MOST_BUFFERED

    def _flush(self) -> None:
        frames, self._pushed = self._pushed, []
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def hang_up(self, code: int, reason: str) -> None:
        """Closes with a reason; whoever does not even read that is cut off after a while."""
        self._flush()
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def frame(message: Message) -> bytes:
    """A message as it goes over the wire (RFC 6455, 5.2), the same bytes for every reader."""
    data = encode(message)
    size = len(data)
    if size < 126:
        return bytes((_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + data
