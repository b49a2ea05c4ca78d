"""Tables as records: out, as far as everybody may know them, and in, however hostile they are."""

import asyncio
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from mensae.core.game import AnyGame
from mensae.core.log import kept_entry
from mensae.core.record import Header, Origin, Standing, action_union, export, load
from mensae.core.schema import Entry, Refused, refused
from mensae.server import position, quotas
from mensae.server.doing import rows_of
from mensae.server.house import hides, now_ms
from mensae.server.hub import Hub
from mensae.server.live import LiveTable
from mensae.server.names import clean_name
from mensae.server.quotas import Payer
from mensae.server.seats import new_id
from mensae.server.store.tables import Chair, Sheet, insert_table
from mensae.server.store.work import Row
from mensae.server.thinking import Check
from mensae.server.turns import Lane, Turn
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


def _origin(live: LiveTable, origin: position.Origin) -> Origin:
    actions = live.game.actions
    moves = [Standing(at, seat, msgspec.to_builtins(actions[code])) for seat, code, at in origin.position.moves]
    seed = origin.seed.hex() if origin.seat is not None else None
    above = origin.position.origin
    return Origin(moves, origin.seat, seed, _origin(live, above) if above else None)


async def import_record(hub: Hub, body: bytes, payer: Payer) -> LiveTable:
    """A table that has ended, as the record tells it, to look at and to fork from.

    Whether it is a record at all is found out by a worker, since that may take long.
    """
    house = hub.house
    quotas.check(house, payer)
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise refused("server-bad-record", reason=str(error)) from error
    try:
        bad = await house.workers.run(Check(text, MOST_ENTRIES), BUDGET, Turn(Lane.ASKED, [payer.network]))
    except (BotFailed, Busy) as error:
        raise refused("server-record-slow", seconds=int(BUDGET)) from error
    if bad is not None and bad.refusal is not None and bad.refusal.rule is not None:
        raise Refused(bad.refusal)
    if bad is not None and bad.refusal is not None:
        raise refused("server-bad-record-why", reason=bad.reason, why=bad.refusal.text)
    if bad is not None:
        raise refused("server-bad-record", reason=bad.reason)
    kept = await asyncio.to_thread(_unfolded, text, house.games)
    quotas.check(house, payer)  # others may have come from there meanwhile
    quotas.charge(house, payer, sum(quotas.size_of_table(chairs, rows) for _, chairs, rows in kept))

    def insert(connection: Connection) -> None:
        for sheet, chairs, rows in kept:
            insert_table(connection, sheet, chairs, rows)

    await house.store.write(insert)
    return await hub.find(kept[-1][0].id)


Kept = tuple[Sheet, list[Chair], list[Row]]


def _unfolded(text: str, games: dict[str, AnyGame]) -> list[Kept]:
    """The table of a record as it is kept; of a fork, the tables that it was forked from come before it."""
    record = load(text, games)
    header, kept = record.header, list[Kept]()
    _add(kept, header, record.table.log, bool(record.table.outcome), header.origin, games[header.game])
    return kept


def _add(
    kept: list[Kept], header: Header, entries: Sequence[Entry], over: bool, origin: Origin | None, game: AnyGame
) -> None:
    if origin is not None:
        union = action_union(game)
        moves = [(move.at, move.seat, msgspec.convert(move.action, union)) for move in origin.moves]
        played = [kept_entry(seq, *move) for seq, move in enumerate(moves)]
        _add(kept, replace(header, seed=None), played, False, origin.origin, game)
    sheet = Sheet(
        new_id(),
        header.game,
        header.version,
        header.options,
        bytes.fromhex(header.seed) if header.seed else None,
        now_ms(),
        phase="over" if over else "abandoned",
        last=list(header.last),
        started=now_ms(),
        ended=now_ms(),
        imported=True,
        origin=kept[-1][0].id if origin else None,
        origin_entries=len(origin.moves) if origin else None,
        origin_seat=origin.seat if origin else None,
    )
    if origin is not None and origin.seat is not None:
        sheet.seed = bytes.fromhex(origin.seed or "")  # by which it was dealt anew
    kept.append((sheet, _chairs(header), rows_of(sheet.id, entries)))


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
