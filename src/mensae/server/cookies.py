"""Cookies on their way in and out: the prefixes that browsers guard, and the token against forged requests.

Every browser gets a random cookie that no script can read, and a token for it that only our own pages can read and show
in a header. The token is signed over that cookie and the session, so that of somebody else is worth nothing.
"""

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256

from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mensae.core.schema import refused
from mensae.wire.names import BROWSER, CSRF, CSRF_HEADER, SEAT, SESSION, guarded

KEEP = 400 * 24 * 3600  # seconds; the longest that browsers keep a cookie
BROWSER_BYTES = 32  # 256 bits
SAFE = {"GET", "HEAD", "OPTIONS"}

Headers = Iterable[tuple[bytes, bytes]]
Values = dict[str, str]  # by the names of cookies


class Cookies(ASGIMiddleware):
    """Around every route: inside, cookies have plain names, and whoever changes something has shown the token."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    exclude_opt_key = "no_cookies"

    def __init__(self, secret: str, https: bool) -> None:
        self._secret = secret.encode()
        self._https = https

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Passes a request on; raises `Refused` for one that may be forged."""
        sent, token = _sent(scope["headers"]), dict(scope["headers"]).get(CSRF_HEADER.encode(), b"")
        shown, old = (_unguarded(sent), _old(sent)) if self._https else (sent, {})
        shown |= old
        scope["headers"] = [*_without(b"cookie", scope["headers"]), (b"cookie", _joined(shown))]
        if scope["type"] == ScopeType.WEBSOCKET:
            await next_app(scope, receive, send)
            return
        browser, session = shown.get(BROWSER, ""), shown.get(SESSION, "")
        if scope["method"] not in SAFE and not (browser and self._fits(token, browser, session)):
            raise refused("server-csrf")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                lines = [value.decode("latin-1") for name, value in message["headers"] if name == b"set-cookie"]
                lines = self._leaving(lines, shown, old, scope["path"])
                fresh = [(b"set-cookie", line.encode("latin-1")) for line in lines]
                message["headers"] = [*_without(b"set-cookie", message["headers"]), *fresh]
            await send(message)

        await next_app(scope, receive, answer)

    def _leaving(self, lines: list[str], shown: Values, old: Values, path: str) -> list[str]:
        """The cookies of an answer, with those that the browser lacks."""
        given = {name: value.partition(";")[0].strip('"') for name, _, value in (line.partition("=") for line in lines)}
        kept = [self._line(name, value, _path(name, path)) for name, value in old.items() if name not in given]
        gone = [self._line(name, "", _path(name, path), 0) for name in old]
        browser = shown.get(BROWSER) or secrets.token_urlsafe(BROWSER_BYTES)
        if not shown.get(BROWSER):
            kept.append(self._line(BROWSER, browser, "/"))
        token = self._token(browser, given.get(SESSION, shown.get(SESSION, "")))
        if shown.get(CSRF) != token:
            kept.append(self._line(CSRF, token, "/"))
        lines = [*lines, *kept]
        return [*map(guarded, lines), *gone] if self._https else lines

    def _line(self, name: str, value: str, path: str, keep: int = KEEP) -> str:
        """A cookie as it is set; only that of the token is read by scripts, and no other site sends one along."""
        cookie = Cookie(key=name, value=value, path=path, max_age=keep, httponly=name != CSRF, secure=self._https)
        return cookie.to_header(header="")  # `SameSite=lax` is what Litestar says by itself

    def _token(self, browser: str, session: str) -> str:
        return hmac.new(self._secret, f"{browser} {session}".encode("latin-1"), sha256).hexdigest()

    def _fits(self, token: bytes, browser: str, session: str) -> bool:
        return hmac.compare_digest(token, self._token(browser, session).encode())


def _sent(headers: Headers) -> Values:
    pairs = b"; ".join(value for name, value in headers if name == b"cookie").decode("latin-1").split(";")
    return {name.strip(): value.strip() for name, is_pair, value in (pair.partition("=") for pair in pairs) if is_pair}


def _joined(cookies: Values) -> bytes:
    return "; ".join(f"{name}={value}" for name, value in cookies.items()).encode("latin-1")


def _without(name: bytes, headers: Headers) -> list[tuple[bytes, bytes]]:
    return [header for header in headers if header[0] != name]


def _unguarded(sent: Values) -> Values:
    """Those with the prefix that they were set with, by their plain names."""
    return {plain: value for name, value in sent.items() if guarded(plain := name.partition("-")[2]) == name}


def _old(sent: Values) -> Values:
    """Those of a browser that was here before they had prefixes; a release after 0.1 does without.

    They are as good as they were, and replaced with the next answer, so that nobody loses a seat over an upgrade. The
    session is not among them: a neighbouring host could plant its own, and whoever has an account can sign in again.
    """
    ours = {name: value for name, value in sent.items() if name.startswith(SEAT)}
    return {name: value for name, value in ours.items() if guarded(name) not in sent}


def _path(name: str, path: str) -> str:
    """Where a cookie belongs: that of a seat to the table that was asked for, `/api/tables/…`."""
    return "/".join(path.split("/")[:4]) if name.startswith(SEAT) else "/"
