"""uvicorn's HTTP, with an end to how long a request may be, and to how long anybody takes over it."""

import math
from asyncio import Transport
from time import monotonic
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mensae.server.door import BODY_WITHIN, FRESH, HEAD_WITHIN, Door, Flow

MOST_HEAD = 64 * 1024  # bytes


class HttpProtocol(HttpToolsProtocol):
    """One connection that asks, until it may become a socket."""

    _head: int | None = None  # bytes of a head that is not complete

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self._door, self._flow, self._since = door, Flow(), monotonic()

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Comes in, if there is room."""
        super().connection_made(transport)
        self._door.enter(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Has gone."""
        super().connection_lost(exc)
        self._door.leave(self.transport)

    def check_alive(self) -> None:
        """Cuts off whoever does not say what they want, or does not read the answer."""
        if self._flow.stands(self.transport) or monotonic() - self._since > self._patience():
            self.transport.abort()

    def _patience(self) -> float:
        if self.cycle is None or self.cycle.response_complete or self._head is not None:
            return HEAD_WITHIN
        return BODY_WITHIN if self.cycle.more_body else math.inf

    def abort(self) -> None:
        """Cuts the connection."""
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops; who has just connected is still answered, for their request may be on its way."""
        left = self._since + FRESH - monotonic()
        if self.cycle is None and left > 0:
            self.loop.call_later(left, super().shutdown)
        else:
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        """Becomes a socket, except where it would be closed at once: it comes back to the next server."""
        if self._door.closing:
            self.transport.close()
        else:
            super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """All that follows is its body."""
        self._head, self._since = None, monotonic()
        self._door.asks(self.transport)
        super().on_headers_complete()
        if self.cycle and self._door.closing:
            self.cycle.keep_alive = False

    def on_response_complete(self) -> None:
        """Whatever follows is the next request."""
        self._since = monotonic()
        self._door.rests(self.transport)
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        """Reads on, unless there has been nothing but head for too long."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self.transport.abort()
