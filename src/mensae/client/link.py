"""The link to a table, as people share it."""

import re
from urllib.parse import SplitResult, parse_qs, urlsplit

from msgspec import Struct

_PATH = re.compile(r"(?P<base>(?:/[^/]+)*?)/t/(?P<table>[A-Za-z0-9_-]{1,64})/?")
_PORTS = {"http": 80, "https": 443}


class NotALink(ValueError):
    """A text that is no link to a table."""


class Link(Struct, frozen=True):
    """A table on a server, and the code that moves a seat if the link brings one."""

    base: str  # without a slash at the end
    table: str
    code: str | None = None

    @property
    def page(self) -> str:
        """The link to share; the code is not in it."""
        return f"{self.base}/t/{self.table}"

    @property
    def api(self) -> str:
        """Where the table is asked and told things."""
        return f"{self.base}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        """Where the socket is."""
        return f"ws{self.api.removeprefix('http')}/socket"

    @property
    def origin(self) -> str:
        """What the server expects in the header `Origin`."""
        return "/".join(self.base.split("/", 3)[:3])

    def moving(self, code: str) -> str:
        """The link that moves the seat with this code to another device."""
        return f"{self.page}#code={code}"


def read_link(text: str) -> Link:
    """The table that a link leads to; raises `NotALink`."""
    parts, there = _read(text)
    path = _PATH.fullmatch(parts.path)
    if path is None:
        raise NotALink(f"{text}: a link to a table looks like https://example.org/t/abc")
    codes = parse_qs(parts.fragment).get("code", [])
    return Link(there + path["base"], path["table"], codes[0] if codes else None)


def read_server(text: str) -> str:
    """The server that an address leads to; raises `NotALink`."""
    parts, there = _read(text)
    return there + parts.path.rstrip("/")


def _read(text: str) -> tuple[SplitResult, str]:
    """The parts of an address, and what comes before its path."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError as error:
        raise NotALink(f"{text}: {error}") from error
    if parts.scheme not in _PORTS or not parts.hostname:
        raise NotALink(f"{text}: an address looks like https://example.org")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    there = name if port in (None, _PORTS[parts.scheme]) else f"{name}:{port}"
    return parts, f"{parts.scheme}://{there}"
