"""Who may come in: how many connections a network has, how many files there are for all, and how long anybody dawdles.

Behind a proxy all connections come from the proxy: those are not counted; sockets are, by the forwarded address.
"""

import math
import os
import sys
from asyncio import Transport
from contextlib import suppress
from time import monotonic
from typing import Any

import structlog
from uvicorn.middleware.proxy_headers import _TrustedHosts as TrustedProxies  # as uvicorn itself believes them

from mensae.server.limits import Crowd, network
from mensae.server.settings import Settings

FRESH = 2.0  # seconds after which somebody who is connected and says nothing has nothing to say yet
HEAD_WITHIN = 10.0  # seconds in which somebody says what they want
BODY_WITHIN = 60.0  # seconds in which the rest of a request comes
READ_WITHIN = 30.0  # seconds in which at least some of an answer is read
CONNECTIONS = 2  # as many as sockets; a browser has some more for a moment
FILES = 65_536  # files that are enough for any server; what a shell gives at first is for programs of another kind
SPARE = 64  # files that are kept for the database, the log, and whoever is in already
WORKER = 4  # files that are kept for each worker
LEAST = 16  # connections, however few files there are

log: Any = structlog.get_logger()


class Door:
    """Every connection of a server, from the moment it is made until it is lost."""

    def __init__(self, settings: Settings) -> None:
        self.closing = False  # the server stops: each connection is good for one more answer at most
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._crowd = Crowd(CONNECTIONS * settings.most_sockets if settings.rate_limits else None)
        self._most = most_connections(settings)
        self._inside: dict[Transport, str | None] = {}  # by whom they are counted, if by anybody
        self._leaving: set[Transport] = set()  # of these, those that were cut just now
        self._silent: dict[Transport, None] = {}  # whoever asks for nothing now, the longest first

    def enter(self, transport: Transport, address: str) -> None:
        """Lets a connection in if there is room, or cuts it."""
        self._inside[transport] = None
        if len(self._inside) - len(self._leaving) > self._most and not self._make_room():
            self._cut(transport)
            return
        if address not in self._proxies:
            whose = network(address)
            if not self._crowd.enter(whose):
                log.warning("an address has too many connections", network=whose, most=self._crowd.most)
                self._cut(transport)
                return
            self._inside[transport] = whose
        self._silent[transport] = None

    def asks(self, transport: Transport) -> None:
        """It has said what it wants."""
        self._silent.pop(transport, None)

    def rests(self, transport: Transport) -> None:
        """It has what it wanted."""
        if transport in self._inside:
            self._silent[transport] = None

    def leave(self, transport: Transport) -> None:
        """Forgets a connection that is lost."""
        self._silent.pop(transport, None)
        self._leaving.discard(transport)
        whose = self._inside.pop(transport, None)
        if whose is not None:
            self._crowd.leave(whose)

    def _make_room(self) -> bool:
        log.warning("files run out: no more connections", most=self._most, mend="raise LimitNOFILE")
        if not self._silent:
            return False
        self._cut(next(iter(self._silent)))
        return True

    def _cut(self, transport: Transport) -> None:
        self._silent.pop(transport, None)
        self._leaving.add(transport)
        transport.abort()


class Flow:
    """Whether somebody reads what they were sent."""

    def __init__(self) -> None:
        self._unread, self._since = 0, monotonic()

    def stands(self, transport: Transport) -> bool:
        """Has nothing been read for too long?"""
        unread = transport.get_write_buffer_size()
        if unread == 0 or unread != self._unread:
            self._unread, self._since = unread, monotonic()
        return monotonic() - self._since > READ_WITHIN


def most_connections(settings: Settings) -> float:
    """How many connections there are files for, beside those of the database, the workers and whatever else."""
    if sys.platform == "win32":
        return math.inf
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    spare = SPARE + WORKER * (settings.bot_workers or os.cpu_count() or 1)
    return math.inf if files == resource.RLIM_INFINITY else max(LEAST, files - spare)


def raise_file_limit() -> None:
    """Takes as many files as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # macOS says that there is no limit, and has one
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
