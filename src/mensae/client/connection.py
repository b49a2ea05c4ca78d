"""A socket that is connected again whenever it is lost, by the rules of the protocol."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic
from typing import NoReturn, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from mensae.client.host import Host
from mensae.wire.closing import PAUSES, Closing

AT_ONCE = 0.3  # seconds until the first attempt, at most: random, so that not all come in one moment
SHORTEST, LONGEST = 0.25, 5.0  # seconds between two attempts, with half of it more or less
OPENING = 10.0  # seconds until the welcome
STEADY = 1.0  # seconds after which a connection was a good one, so that nobody comes back more often than that for long
FINAL = {  # the next attempt would end the same way
    Closing.PROTOCOL_ERROR,
    Closing.TOO_LARGE,
    Closing.BAD_MESSAGE,
    Closing.FORBIDDEN,
    Closing.NO_TABLE,
    Closing.MOVED,
}
HANDSHAKE = {  # refused before there is a socket
    401: Closing.FORBIDDEN,
    403: Closing.FORBIDDEN,
    404: Closing.NO_TABLE,
    429: Closing.FLOOD,
}
LARGEST = 16 * 2**20  # bytes; the whole log of a long game is one message

Pause: TypeAlias = Callable[[int, int], float]  # from the number of the attempt and the code that closed the last one


class Gone(Exception):
    """The connection has ended for good; the close code of the socket says why."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(f"{code} {reason}".strip())
        self.code = code


def pause(attempt: int, code: int) -> float:
    """Seconds to wait before the next attempt: at first nearly none, then longer each time, and never for all alike."""
    if attempt == 0:
        wait = random.uniform(0.0, AT_ONCE)
    else:
        wait = min(LONGEST, SHORTEST * 2.0 ** min(attempt - 1, 10)) * random.uniform(0.5, 1.5)
    return PAUSES.get(code, 0.0) + wait


async def keep(
    host: Host, talk: Callable[[ClientConnection], Awaitable[NoReturn]], lost: Callable[[], None], pause: Pause = pause
) -> NoReturn:
    """Connects, lets `talk` go on until the connection is lost, and so on; raises `Gone` where that has no use."""
    attempt = 0
    while True:
        lasted, code, reason = await _connection(host, talk)
        lost()
        if code in FINAL:
            raise Gone(code, reason)
        attempt = 0 if lasted > STEADY else attempt  # else what fails at once would be tried without a pause
        await asyncio.sleep(pause(attempt, code))
        attempt += 1


async def _connection(host: Host, talk: Callable[[ClientConnection], Awaitable[NoReturn]]) -> tuple[float, int, str]:
    """One connection from its handshake to its end: how long it lasted, the code that closed it, and the reason."""
    opened = inf
    try:
        async with connect(
            host.link.socket,
            origin=Origin(host.link.origin),
            additional_headers={"Cookie": host.cookie()} if host.cookies else None,
            open_timeout=OPENING,
            ping_interval=None,  # the protocol has its own
            close_timeout=1,
            max_size=LARGEST,
        ) as socket:
            opened = monotonic()
            await talk(socket)
    except ConnectionClosed as closed:
        code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (Closing.LOST, "")
    except InvalidStatus as error:
        code, reason = HANDSHAKE.get(error.response.status_code, Closing.LOST), ""
    except (OSError, TimeoutError, InvalidHandshake):
        code, reason = Closing.LOST, ""
    return monotonic() - opened, code, reason
