"""One socket at one table: what it was shown, whether it reads, and how it ends."""

import asyncio
from time import monotonic
from typing import Any, cast

from litestar import WebSocket

from mensae.core.schema import Seat
from mensae.server import telling
from mensae.server.access import network_of
from mensae.server.framing import Frame, frame
from mensae.server.house import Wants
from mensae.server.hub import Hub
from mensae.server.limits import Bucket, Rate
from mensae.server.live import LiveTable
from mensae.server.loading import held
from mensae.server.protocol import EXTENSION, SocketProtocol
from mensae.server.seats import Account
from mensae.server.showing import Shown
from mensae.wire.closing import Closing
from mensae.wire.limits import JOIN_WITHIN, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, SILENT_FOR
from mensae.wire.message import Message
from mensae.wire.names import SESSION

MESSAGES = Rate(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND)
LOOK_AGAIN = 0.25  # seconds, at a reader that is behind

AnySocket = WebSocket[Any, Any, Any]


class Connection:
    """One socket at one table."""

    def __init__(self, socket: AnySocket, hub: Hub) -> None:
        self.socket, self.hub = socket, hub
        self.protocol: SocketProtocol = cast("Any", socket.scope["extensions"])[EXTENSION]
        self.protocol.forget_handshake()
        self.network = network_of(socket)
        self.opened = self.heard = monotonic()
        self.live: LiveTable | None = None  # the table that it has joined
        self.reader: Seat | None = None
        self.wants = Wants()
        self.shown: Shown | None = None
        self.told = 0
        self.catching_up: asyncio.Task[None] | None = None
        self.lag: int | None = None
        self.account: Account | None = None
        self.session = socket.cookies.get(SESSION)
        self.closed_for: str | None = None
        self.hints: set[asyncio.Task[None]] | None = None  # that are looked for; most never want one
        self.busy = False  # with a message that came before
        self._bucket = Bucket(MESSAGES) if hub.house.settings.rate_limits else None

    def is_flooding(self) -> bool:
        """Counts a message; whether that is one too many."""
        return self._bucket is not None and self._bucket.take() > 0

    def put(self, frame: Frame) -> int:
        """Sends a frame: its size; a reader that is too slow even for that is closed, and joins again when it can."""
        size = self.protocol.push(frame)
        if size is None:
            self.close(Closing.TOO_SLOW)
        return size or 0

    def is_behind(self) -> bool:
        """Whether it has not read all for a while; then it gets the newest position once it has."""
        if not self.protocol.is_behind():
            return False
        if self.catching_up is None:
            self.catching_up = asyncio.get_running_loop().create_task(_catch_up(self))
        return True

    def send(self, message: Message) -> None:
        """Sends a message."""
        self.put(frame(message, None if self.live is None else self.live.now()))

    def close(self, closing: Closing) -> None:
        """Ends the connection with a reason."""
        if self.closed_for is None:
            self.closed_for = closing.reason
            self.protocol.hang_up(closing, deaf=closing in (Closing.FLOOD, Closing.BAD_MESSAGE))

    def abort(self) -> None:
        """Cuts the connection."""
        self.closed_for = self.closed_for or "cut"
        self.protocol.transport.abort()

    def check_alive(self) -> None:
        """Closes a connection from which nothing was heard for too long."""
        now = monotonic()
        late = self.live is None and now - self.opened > JOIN_WITHIN
        if late or (self.live is not None and now - self.heard > SILENT_FOR * self.live.heartbeat / 1000):
            self.close(Closing.SILENT)

    def part(self) -> None:
        """Is at no table any more."""
        if self.live is not None:
            self.live.part(self, self.reader)
        self.live, self.reader = None, None
        for task in self.hints or ():
            task.cancel()


async def _catch_up(connection: Connection) -> None:
    """Shows the newest position as soon as all that was sent before has been read."""
    while not connection.protocol.has_read_all():
        if connection.closed_for is not None or connection.protocol.disconnected:
            return
        await asyncio.sleep(LOOK_AGAIN)
    connection.catching_up, live = None, connection.live
    if live is not None:
        async with held(live):
            if connection.live is live:
                telling.catch_up(live, connection, connection.reader)
