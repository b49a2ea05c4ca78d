"""The socket of a table: reads messages one by one, and answers each."""

import asyncio
from functools import partial
from time import monotonic
from typing import Any, TypeAlias

import msgspec
import structlog
from litestar import websocket
from msgspec import Raw

from mensae.core.schema import Refusal, Refused, Seat, Told, refused
from mensae.server import moves, presence, previews, talking, telling
from mensae.server.access import REPLAYED, check_past, network_of, origin_allowed, too_many, visitor_of
from mensae.server.api.params import TableId, TheHub
from mensae.server.connection import AnySocket, Connection
from mensae.server.hints import hint
from mensae.server.house import Wants, parse_action
from mensae.server.limits import Bucket, Rate
from mensae.server.live import LiveTable
from mensae.server.loading import held, is_behind, refresh
from mensae.server.quotas import payer_of
from mensae.server.seats import held_seats
from mensae.server.store import Conflict, Unavailable
from mensae.server.swift import hear
from mensae.wire.closing import Closing
from mensae.wire.message import PROTOCOL, Message
from mensae.wire.requests import Act, Answer, Explain, Hint, Incoming, Join, Look, Ping, React, Say, Undo, Why, decode
from mensae.wire.socket import Ack, Explained, Looked, Pong, Trouble

PATIENCE = Rate(burst=60, per_second=2)  # messages that were refused unread, then the socket is closed

Asking: TypeAlias = Act | Why | Look | Explain | Undo | Answer | Say | React

log: Any = structlog.get_logger()


@websocket("/api/tables/{table_id:str}/socket", opt={"role": "socket"})
async def table_socket(socket: AnySocket, table_id: TableId, hub: TheHub) -> None:
    """Plays or watches a table."""
    wait = too_many(socket, hub)
    if not origin_allowed(socket, hub.house.settings):
        if not wait:
            log.warning(
                "a socket came from elsewhere", network=network_of(socket), origin=socket.headers.get("origin", "")
            )
        await socket.close(Closing.FORBIDDEN)
        return
    await socket.accept()
    connection = Connection(socket, hub)
    if wait:
        connection.send(Trouble(_refusal("server-slow-down", seconds=int(wait) + 1)))
        connection.close(Closing.FLOOD)
        return
    if not hub.sockets.enter(connection.network):
        log.warning("an address has too many sockets", network=connection.network, most=hub.sockets.most)
        connection.send(Trouble(_refusal("server-too-many-sockets", most=hub.sockets.most or 0)))
        connection.close(Closing.FLOOD)
        return
    try:
        await _serve(connection, table_id)
    finally:
        hub.sockets.leave(connection.network)


async def _serve(connection: Connection, table_id: str) -> None:
    """From the first message to the last, if there is such a table."""
    hub = connection.hub
    try:
        await hub.find(table_id, connection.network)
    except (Refused, Unavailable) as error:
        missing = isinstance(error, Refused) and error.refusal.text.key != "server-slow-down"
        connection.send(Trouble(error.refusal if isinstance(error, Refused) else _refusal("server-unavailable")))
        connection.close(Closing.NO_TABLE if missing else Closing.TRY_LATER)
        return
    hub.connections.add(connection)
    hub.house.metrics.connections.inc()
    try:
        await _converse(connection, table_id)
    finally:
        connection.part()
        hub.connections.discard(connection)
        hub.house.metrics.connections.dec()
        hub.house.metrics.closed(connection.closed_for or "gone")


async def _converse(connection: Connection, table_id: str) -> None:
    """Until the socket is closed by either side."""
    patience = Bucket(PATIENCE)
    connection.protocol.listener = partial(hear, connection, _handle)
    while connection.closed_for is None:
        connection.busy = False
        event: Any = await connection.protocol.receive()
        connection.busy = True
        if event["type"] == "websocket.disconnect":
            return
        connection.heard = monotonic()
        refusal, text = None, event.get("text")
        if connection.is_flooding():
            refusal = _refusal("server-slow-down", seconds=1)
        elif text is None:
            refusal = _refusal("server-bad-message", reason="messages are text")
        if refusal is None:
            try:
                message = decode(text)
            except (msgspec.MsgspecError, RecursionError) as error:
                refusal = _refusal("server-bad-message", reason=str(error))
            else:
                await _handle(connection, table_id, message)
                continue
        connection.send(_answer_to(text, refusal, connection.live.now() if connection.live is not None else 0))
        if patience.take():
            slow = refusal.text.key == "server-slow-down"
            connection.close(Closing.FLOOD if slow else Closing.BAD_MESSAGE)
        await asyncio.sleep(0)  # whoever floods waits for everybody else


async def _handle(connection: Connection, table_id: str, message: Incoming) -> None:
    """Does what a message asks for and answers it."""
    try:
        live = connection.live  # nearly always
        if live is None or connection.hub.tables.get(table_id) is not live:
            live = await connection.hub.find(table_id, connection.network)
        match message:
            case Join():
                await _join(connection, live, message)
            case Ping(lag):
                connection.lag = lag
                connection.send(Pong(live.now()))
            case Hint(id):
                await _start_hint(connection, live, id)
            case _:
                connection.send(await _done(connection, live, message))
        return
    except Refused as error:
        refusal = error.refusal
    except (Conflict, Unavailable) as error:
        log.error("a message could not be kept", table=table_id, error=str(error))
        refusal = _refusal("server-unavailable")
    if isinstance(message, Join | Ping):
        connection.send(Trouble(refusal))
    else:
        connection.send(Ack(message.id, refusal=refusal, now=live.now() if live is not None else 0))


async def _join(connection: Connection, live: LiveTable, join: Join) -> None:
    """Looks from a seat, if it is one's own now, whatever it was when the socket was opened."""
    seat = join.seat
    visitor = await visitor_of(connection.socket, connection.hub)
    async with held(live):
        if seat is not None and seat not in held_seats(live.chairs, connection.socket.cookies, visitor.account):
            raise refused("server-not-your-seat", seat=seat + 1)
        if await is_behind(live):
            await refresh(live)
        check_past(connection.hub, visitor.address, max(0, live.reached()[0] - join.since) // REPLAYED)
        connection.part()
        if join.protocol != PROTOCOL:
            _turn_away(connection, live, join.protocol)
            return
        if seat is not None or all(chair.kind == "bot" for chair in live.chairs):
            payer = payer_of(visitor)
            live.payers.setdefault(None, payer)  # nobody knows any more who made a table that was loaded
            if seat is not None:
                live.payers[seat] = payer
        connection.live, connection.reader, connection.account = live, seat, visitor.account
        connection.wants = Wants(join.labels, join.sketch, join.changes)
        telling.join(live, connection, seat, join.since)
        await presence.settle(live)
        live.after_change(live)


def _turn_away(connection: Connection, live: LiveTable, spoken: int) -> None:
    """A client of another version is told so; pages know it by the welcome, and load themselves anew."""
    connection.send(live.welcome(None))
    connection.send(Trouble(_refusal("server-protocol", spoken=spoken, wanted=PROTOCOL)))
    connection.close(Closing.OUTDATED)


def _seat(connection: Connection) -> Seat:
    """The seat that one looks from; asked within the lock, since a seat may change hands while a message waits."""
    if connection.reader is None:
        raise refused("server-watching" if connection.live else "server-join-first")
    if connection.closed_for is not None:
        raise refused("server-not-your-seat", seat=connection.reader + 1)
    return connection.reader


async def _done(connection: Connection, live: LiveTable, message: Asking) -> Ack | Looked | Explained:
    """Does what a seat asks for; returns what answers it."""
    seq, arrived = None, live.now()
    async with held(live):
        seat = _seat(connection)
        match message:
            case Act(id, action, seen, then):
                seq = await moves.act(live, seat, _each(live, [action, *then]), id, arrived, seen)
            case Undo(id):
                seq = await moves.undo(live, seat, id, arrived)
            case Answer(id, agree):
                seq = await moves.answer(live, seat, agree, id, arrived)
            case Why(id, action):
                why = moves.why(live, seat, parse_action(live.house, live.game, action))
                return Ack(id, refusal=why, now=live.now())
            case Look(id, actions):
                return previews.look(live, seat, id, _each(live, actions))
            case Explain(id, actions, after):
                return previews.explain(live, seat, id, _each(live, actions), _each(live, after))
            case Say(id, text):
                await talking.say(live, seat, text, id)
            case React(id, reaction):
                talking.react(live, seat, reaction)
    return Ack(message.id, seq, now=live.now())


def _each(live: LiveTable, actions: list[Raw]) -> list[Any]:
    return [parse_action(live.house, live.game, raw) for raw in actions]


async def _start_hint(connection: Connection, live: LiveTable, id: str) -> None:
    """Looks for a hint while the socket goes on."""
    async with held(live):
        search = hint(live, _seat(connection), id, connection.network)

    async def answer() -> None:
        try:
            connection.send(await search())
        except Refused as error:
            connection.send(Ack(id, refusal=error.refusal, now=live.now()))

    task = asyncio.get_running_loop().create_task(answer())
    connection.hints = hints = connection.hints or set()
    hints.add(task)
    task.add_done_callback(hints.discard)


class _Id(msgspec.Struct):
    id: str


def _answer_to(text: str | None, refusal: Refusal, now: int) -> Message:
    """An Ack where the message has an id that can be read, else Trouble."""
    try:
        return Ack(msgspec.json.decode(text or "", type=_Id).id[:64], refusal=refusal, now=now)
    except (msgspec.MsgspecError, RecursionError):
        return Trouble(refusal)


def _refusal(key: str, **values: str | int) -> Refusal:
    return Refusal(None, Told(key, dict(values)))
