"""Tables as records: out, as far as everybody may know them, and in, however hostile they are."""

import asyncio

import msgspec
from msgspec.structs import replace

from mensae.core.record import Header, Move, Origin, begin_of, export, load, parse_options
from mensae.core.replay import replay
from mensae.core.schema import Entry, Refused, Setup
from mensae.core.table import refused
from mensae.server import thinking
from mensae.server.house import hides, now_ms
from mensae.server.hub import Hub
from mensae.server.live import AnyTable, LiveTable
from mensae.server.loading import origin_of
from mensae.server.moves import entry_rows
from mensae.server.names import clean_name
from mensae.server.seats import new_id
from mensae.server.store.tables import Chair, Sheet, insert_table
from mensae.server.thinking import Check
from mensae.server.workers import BotFailed, Busy

MOST_ENTRIES = 5_000
BUDGET = 10.0  # seconds to check a record


async def record_of(hub: Hub, live: LiveTable) -> str:
    """The record of a table; raises `Refused` while it, or a table that it was forked from, has secrets."""
    table = live.started()
    if not live.closed and live.has_secrets():
        raise refused("server-record-secret")
    if live.origin is not None and hides(live.origin) and not await _have_ended(hub, live.sheet.origin):
        raise refused("server-record-origin")
    names = [chair.name for chair in live.chairs]
    players = [chair.level or "bot" if chair.kind == "bot" else "person" for chair in live.chairs]
    origin = _origin(live, live.origin) if live.origin else None
    return export(table, names, keep_seed=live.closed, players=players, origin=origin)


async def _have_ended(hub: Hub, table_id: str | None) -> bool:
    """Whether a table has ended, and all that it was forked from."""
    if table_id is None:
        return True
    live = await hub.find(table_id)
    return live.closed and await _have_ended(hub, live.sheet.origin)


def _origin(live: LiveTable, origin: thinking.Origin) -> Origin:
    actions = live.game.ACTIONS
    moves = [Move(at, seat, msgspec.to_builtins(actions[code])) for seat, code, at in origin.position.moves]
    seed = origin.seed.hex() if origin.seat is not None else None
    above = origin.position.origin
    return Origin(moves, origin.seat, seed, _origin(live, above) if above else None)


async def import_record(hub: Hub, body: bytes) -> LiveTable:
    """A table that has ended, as the record tells it, to look at and to fork from.

    Whether it is a record at all is found out by a worker, since that may take long.
    """
    house = hub.house
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise refused("server-bad-record", reason=str(error)) from error
    try:
        bad = await house.workers.run(Check(text, MOST_ENTRIES), BUDGET)
    except (BotFailed, Busy) as error:
        raise refused("server-record-slow", seconds=int(BUDGET)) from error
    if bad is not None and bad.refusal is not None and bad.refusal.rule is not None:
        raise Refused(bad.refusal)
    if bad is not None:
        raise refused("server-bad-record", reason=bad.reason)
    record = await asyncio.to_thread(load, text, house.games)
    return await _keep(hub, record.header, record.table)


async def _keep(hub: Hub, header: Header, table: AnyTable) -> LiveTable:
    """Writes a table down that was played elsewhere; of a fork also the table that it was forked from."""
    house, origin = hub.house, header.origin
    above = await _keep_origin(hub, header, origin) if origin else None
    sheet = Sheet(
        new_id(),
        header.game,
        header.version,
        header.options,
        bytes.fromhex(header.seed) if header.seed else None,
        now_ms(),
        phase="over" if table.outcome else "abandoned",
        last=list(header.last),
        started=now_ms(),
        ended=now_ms(),
        imported=True,
        origin=above.id if above else None,
        origin_entries=len(origin.moves) if origin else None,
        origin_seat=origin.seat if origin else None,
    )
    live = LiveTable(house, house.games[header.game], sheet, _chairs(header))
    live.origin = await origin_of(house, sheet, len(live.chairs))
    live.adopt(table)
    rows = entry_rows(live, 0)
    await house.store.write(lambda connection: insert_table(connection, sheet, live.chairs, rows))
    hub.add(live)
    return live


async def _keep_origin(hub: Hub, header: Header, origin: Origin) -> LiveTable:
    """The table that a fork was made from, as far as it had been played."""
    house, above = hub.house, replace(header, origin=origin.origin, seed=None, entries=len(origin.moves))
    decode = house.action_decoders[header.game].decode
    entries = [
        Entry(seq, move.at, move.seat, decode(msgspec.json.encode(move.action)))
        for seq, move in enumerate(origin.moves)
    ]
    game = house.games[header.game]
    setup = Setup(len(header.seats), parse_options(game, header.options), header.last)
    begin = begin_of(game, setup, origin.origin) if origin.origin else None
    return await _keep(hub, above, replay(game, setup, entries, begin=begin))


def _chairs(header: Header) -> list[Chair]:
    """The people of the record, whose names may be anything."""
    chairs = []
    for seat, name in enumerate(header.seats):
        try:
            clean = clean_name(name)
        except Refused:
            clean = f"Seat {seat + 1}"
        chairs.append(Chair("person", clean))
    return chairs
