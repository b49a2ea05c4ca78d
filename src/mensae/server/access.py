"""Who asks, and what they may: one place resolves it, and whatever no route allows is denied."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from mensae.core.schema import refused
from mensae.server.accounts import account_of_token
from mensae.server.house import now_ms
from mensae.server.hub import Hub
from mensae.server.limits import Rate, network
from mensae.server.seats import Visitor, held_seats
from mensae.server.settings import Settings
from mensae.wire.names import SESSION

REQUESTS = Rate(burst=120, per_second=20)
PAST = Rate(burst=60, per_second=10)  # of requests, for what a table remembers
REPLAYED = 500  # entries that cost as much as one of these, sent or played again
VISITOR = "mensae.visitor"
LOCAL = {"127.0.0.1", "::1", ""}
AnyConnection = ASGIConnection[Any, Any, Any, Any]

# anyone: whoever asks · account: signed in · seated: holds a seat at the table · seat: holds the seat in the path
# owner: holds the owner's seat · operator: may read metrics · socket: the socket looks for itself
ROLES = ("anyone", "account", "seated", "seat", "owner", "operator", "socket")


async def visitor_of(connection: AnyConnection, hub: Hub) -> Visitor:
    """Who asks, from cookies alone; raises `Refused` if the table in the path does not exist."""
    address = connection.client.host if connection.client else ""
    token, account = connection.cookies.get(SESSION), None
    if token:
        account = await hub.house.store.read(lambda c: account_of_token(c, token, now_ms()))
    table_id = connection.path_params.get("table_id")
    if table_id is None:
        return Visitor(address, account)
    live = await hub.find(table_id, network(address))
    return Visitor(address, account, held_seats(live.chairs, connection.cookies, account), connection.cookies)


def too_many(connection: AnyConnection, hub: Hub) -> float:
    """Seconds to wait for an address that asks too much."""
    return hub.house.limits.take(("request", network_of(connection)), REQUESTS)


def network_of(connection: AnyConnection) -> str:
    """Whose requests and sockets are counted together."""
    return network(connection.client.host if connection.client else "")


def check_past(hub: Hub, address: str, cost: float) -> None:
    """Raises `Refused` for an address that wants to know too much of what has been, counted by what it costs."""
    if wait := hub.house.limits.take(("past", network(address)), PAST, cost):
        raise refused("server-slow-down", seconds=int(wait) + 1)


async def guard(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Lets a request through that its route allows; raises `Refused` otherwise."""
    role, hub = handler.opt.get("role"), connection.app.state.hub
    if role not in ROLES:
        raise refused("server-not-allowed")
    if role == "socket" or (role == "anyone" and handler.opt.get("is_file")):  # from memory, whoever asks
        return
    if wait := too_many(connection, hub):
        raise refused("server-slow-down", seconds=int(wait) + 1)
    visitor = await visitor_of(connection, hub)
    connection.scope[VISITOR] = visitor  # type: ignore[literal-required]
    if not await _may(role, visitor, connection, hub):
        raise refused("server-sign-in" if role == "account" else "server-not-allowed")


async def _may(role: str, visitor: Visitor, connection: AnyConnection, hub: Hub) -> bool:
    match role:
        case "anyone":
            return True
        case "account":
            return visitor.account is not None
        case "operator":
            who = hub.house.settings.metrics
            return who == "open" or (who == "local" and visitor.address in LOCAL)
        case "seated":
            return bool(visitor.seats)
        case "seat":
            return connection.path_params.get("seat") in visitor.seats
        case "owner":
            return (await hub.find(connection.path_params["table_id"])).sheet.owner in visitor.seats
    return False


def provide_visitor(scope: Scope) -> Visitor:
    """The visitor whom the guard has resolved."""
    visitor: Visitor = scope[VISITOR]  # type: ignore[literal-required]
    return visitor


def origin_allowed(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a socket was opened by our own pages: the origin must be exactly ours."""
    scheme = "https" if connection.scope["scheme"] == "wss" else "http"
    ours = settings.origin or f"{scheme}://{connection.headers.get('host', '')}"
    return connection.headers.get("origin") == ours
