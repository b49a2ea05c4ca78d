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

AT_ONCE = 0.3  # seconds until the first attempt, at most: random, so that not all come in one moment
SHORTEST, LONGEST = 0.25, 5.0  # seconds between two attempts, with half of it more or less
OPENING = 10.0  # seconds until the welcome
STEADY = 1.0  # seconds after which a connection was a good one, so that nobody comes back more often than that for long
PATIENCE = {1013: 2.0, 4429: 5.0}  # seconds at least, where the server asks for a pause
PROTOCOL_ERROR, LOST, TOO_BIG = 1002, 1006, 1009
BAD_MESSAGE, FORBIDDEN, NO_TABLE, MOVED, FLOOD = 4400, 4403, 4404, 4409, 4429
FINAL = {PROTOCOL_ERROR, TOO_BIG, BAD_MESSAGE, FORBIDDEN, NO_TABLE, MOVED}  # the next attempt would end the same way
HANDSHAKE = {401: FORBIDDEN, 403: FORBIDDEN, 404: NO_TABLE, 429: FLOOD}  # refused before there is a socket
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
    return PATIENCE.get(code, 0.0) + wait


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
        code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (LOST, "")
    except InvalidStatus as error:
        code, reason = HANDSHAKE.get(error.response.status_code, LOST), ""
    except (OSError, TimeoutError, InvalidHandshake):
        code, reason = LOST, ""
    return monotonic() - opened, code, reason
