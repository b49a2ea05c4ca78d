"""The sockets that a server listens on: its own, or those that whoever started it holds and passes on."""

import errno
import socket
from collections.abc import Sequence
from typing import Any

from mensae.server.settings import Settings

BACKLOG = 2048  # connections that may wait while the server begins, or hands over to the next
WHY = {
    errno.EADDRINUSE: "another program listens there; stop it, or choose another port, such as --port {other}",
    errno.EACCES: "ports below 1024 need more rights; choose another port, such as --port 8000",
    errno.EADDRNOTAVAIL: "this machine does not have that address; 127.0.0.1 is for itself only, 0.0.0.0 for everybody",
}


class CannotListen(Exception):
    """An address that nobody can listen on now; the message says why, and what to do."""


def listen(settings: Settings) -> list[socket.socket]:
    """A socket for each address of the host; whoever comes from now on waits, and is not turned away."""
    host, port = settings.host, settings.port
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in dict.fromkeys((each[0], each[4]) for each in found):
            _open(family, address, sockets)
        if not sockets:
            raise OSError(errno.EADDRNOTAVAIL, "")
    except OSError as error:
        for each in sockets:
            each.close()
        why = WHY.get(error.errno or 0, error.strerror or str(error)).format(other=port + 1 if port < 65535 else 8000)
        raise CannotListen(f"Cannot listen at port {port} of {host}: {why}.") from error
    return sockets


def adopt(descriptors: Sequence[int]) -> list[socket.socket]:
    """The sockets that were passed on by their numbers."""
    try:
        return [socket.socket(fileno=number) for number in descriptors]
    except OSError as error:
        raise CannotListen(f"--fd {' --fd '.join(map(str, descriptors))}: {error.strerror}.") from error


def _open(family: int, address: tuple[Any, ...], beside: list[socket.socket]) -> None:
    """Listens at one more address, at the port of the others; a name may have one of IPv6 that is not to be had."""
    try:
        beside.append(_bound(family, (address[0], beside[0].getsockname()[1], *address[2:]) if beside else address))
    except OSError as error:
        if family != socket.AF_INET6 or error.errno not in (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL):
            raise


def _bound(family: int, address: tuple[Any, ...]) -> socket.socket:
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # the other family has a socket of its own
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(address)
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    return opened
