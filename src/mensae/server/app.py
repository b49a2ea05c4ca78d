"""The application: routes, guards, errors and headers put together."""

from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Any

import structlog
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from mensae import __version__
from mensae.server.access import guard, provide_visitor
from mensae.server.api import accounts, health, history, lobby, players, rules, seats
from mensae.server.cookies import Cookies
from mensae.server.document import document
from mensae.server.errors import HANDLERS as ERRORS
from mensae.server.hosts import Hosts, misdirected
from mensae.server.hub import Hub
from mensae.server.settings import Settings
from mensae.server.site import HANDLERS as PAGES
from mensae.server.site import SITE, read_site
from mensae.server.socket import table_socket
from mensae.wire.limits import MAX_MESSAGE

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}

GONE = 499  # nobody waits for the answer any more; as nginx counts them

log: Any = structlog.get_logger()


def make_app(hub: Hub, csrf_secret: str, site: Path = SITE) -> Litestar:
    """The application over a hub that is ready, with the web client from a folder."""
    settings = hub.house.settings
    return Litestar(
        [
            *health.HANDLERS,
            *lobby.HANDLERS,
            *seats.HANDLERS,
            *history.HANDLERS,
            *accounts.HANDLERS,
            *players.HANDLERS,
            *rules.HANDLERS,
            document,
            table_socket,
            *PAGES,
        ],
        guards=[guard],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "house": Provide(lambda: hub.house, sync_to_thread=False),
            "visitor": Provide(provide_visitor, sync_to_thread=False),
        },
        state=State({"hub": hub, "site": read_site(site)}),
        exception_handlers=ERRORS,
        after_exception=[note_fault],
        middleware=[Cookies(csrf_secret, settings.secure)],
        openapi_config=OpenAPIConfig(
            "Mensae",
            __version__,
            path="/api/openapi",  # Litestar's own pages, which are for nobody: no route here says whom it is for
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            operation_id_creator=lambda handler, method, path: handler.handler_name,
        ),
        request_max_body_size=MAX_MESSAGE,
        logging_config=None,
    )


async def note_fault(error: Exception, scope: Scope) -> None:
    """A mistake of ours on a socket is written down; over HTTP the answer to it does that."""
    theirs = isinstance(error, HTTPException) and error.status_code < 500  # such as a socket where there is none
    if scope["type"] == ScopeType.WEBSOCKET and not theirs:
        log.error("a socket failed", route=scope.get("path_template", ""), exc_info=error)


def headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """What every answer carries: nothing from elsewhere runs here, nobody frames it, links leak nowhere."""
    values = {
        "content-security-policy": "; ".join(f"{what} {whence}" for what, whence in POLICY.items()),
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
    if settings.secure:
        values["strict-transport-security"] = "max-age=31536000; includeSubDomains"
    return [(name.encode(), value.encode()) for name, value in values.items()]


class Surroundings:
    """Around every request: the headers of every answer, a line in the log, and its time in the metrics."""

    def __init__(self, app: Litestar, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        self.headers = headers(hub.house.settings)
        self.hosts = Hosts(hub.house.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on."""
        app = self.app if self.hosts.allow(scope) else misdirected
        if scope["type"] != ScopeType.HTTP:
            try:
                await app(scope, receive, send)
            finally:
                self.hub.sockets_gone += 1
            return
        began, status = perf_counter(), GONE

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._lacking(message["headers"])]
            await send(message)

        try:
            await app(scope, receive, answer)
        except Exception:
            status = 500
            raise
        finally:
            self._note(scope, status, perf_counter() - began)

    def _lacking(self, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """Those of our headers that an answer has no other value for."""
        names = {name.lower() for name, _ in given}
        return [header for header in self.headers if header[0] not in names]

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "other"
        self.hub.house.metrics.request(route, scope["method"], status, seconds)
        level = log.info if status >= 500 else log.debug
        level("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))
