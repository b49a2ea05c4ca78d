"""The names that a server goes by; whoever asks for another one is refused.

A page elsewhere can point a name of its own at any address, this machine's included, and its browser then takes the
server for a part of that page (DNS rebinding). It needs a name for that: an address is nobody else's.
"""

import re
import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from mensae.core.schema import Refusal, Told
from mensae.server.errors import spoken_language
from mensae.server.limits import network
from mensae.server.settings import Settings
from mensae.texts import Speaker
from mensae.wire.http import Problem

OWN = ("localhost", "127.0.0.1", "::1")  # nobody else can be called so, and checks of health use it
MISDIRECTED = 421
SHOWN = 100  # letters of a wrong name
_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^\[\]:/@\s]+?)\.?)(?::[0-9]*)?", re.IGNORECASE)

log: Any = structlog.get_logger()


class Hosts:
    """What may be asked for: with a public URL its host, without one this machine's names and every bare address."""

    def __init__(self, settings: Settings) -> None:
        named = urlsplit(settings.origin).hostname if settings.origin else None
        ours = [named] if named else [*_machine(), settings.host]
        self._names = {_plain(_in_letters(name)) for name in (*OWN, *ours, *settings.hosts)}
        self._addresses = named is None

    def allow(self, scope: Scope) -> bool:
        """Whether a request asks for us; one that does not say whom it asks for comes from no browser."""
        asked = [value for name, value in scope["headers"] if name == b"host"]
        return not asked or (len(asked) == 1 and self._is_ours(asked[0].decode("latin-1")))

    def _is_ours(self, asked: str) -> bool:
        match = _HOST.fullmatch(asked)
        host = _plain(match[1] or match[2]) if match else ""
        return host in self._names or (self._addresses and not isinstance(host, str))


def _machine() -> list[str]:
    """What this machine is called, as far as anybody can ask for it."""
    name = socket.gethostname()
    short = name.split(".")[0]
    names = []
    for each in (name, short, f"{short}.local"):
        with suppress(UnicodeError):  # systems allow more than the network
            names.append(_in_letters(each))
    return names


def _in_letters(name: str) -> str:
    """A name as the network has it, without the dot at its end."""
    return name.removesuffix(".").encode("idna").decode()


def _plain(host: str) -> str | IPv4Address | IPv6Address:
    """A host in the one way in which it can be compared."""
    try:
        return ip_address(host)
    except ValueError:
        return host.lower()


async def misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    """Says that this server goes by another name, and which setting would change that."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    host, client = headers.get(b"host", "")[:SHOWN], scope["client"]
    whose = network(client[0] if client else "")
    log.warning("a request for another host; see public_url and hosts", host=host, network=whose)
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": "wrong host"})
        return
    text = Told("server-wrong-host", {"host": host})
    said = Speaker(spoken_language(headers.get(b"accept-language", "")), None).say(text)
    for_people = "text/html" in headers.get(b"accept", "")
    body = said.encode() if for_people else msgspec.json.encode(Problem(Refusal(None, text), said))
    kind = b"text/plain; charset=utf-8" if for_people else b"application/json"
    lengths = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": lengths})
    await send({"type": "http.response.body", "body": body, "more_body": False})
