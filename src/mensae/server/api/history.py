"""The past of a table: its log as prose, any position, forks, and records to keep or to bring along."""

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter, RawBody

from mensae.core.record import MOST_FORKS
from mensae.core.schema import Seat, refused
from mensae.server.access import REPLAYED, check_past
from mensae.server.api.lobby import seats_for
from mensae.server.api.params import AnyRequest, AsSeat, EntriesInPath, TableId, TheHub, TheVisitor
from mensae.server.api.tickets import seated
from mensae.server.errors import spoken_language
from mensae.server.house import depth
from mensae.server.hub import Hub
from mensae.server.limits import Rate, network
from mensae.server.live import AnyTable, LiveTable
from mensae.server.loading import held, state_after
from mensae.server.quotas import payer_of
from mensae.server.records import import_record, record_of
from mensae.server.reviewing import review_of
from mensae.server.seating import create, new_sheet
from mensae.server.seats import Visitor
from mensae.texts import Speaker
from mensae.wire.http import Fork, Position, Review, Seated, Sentence
from mensae.wire.limits import MAX_RECORD, MAX_SENTENCES

SENTENCES = 100  # entries that cost as much to tell as one request
IMPORTS = Rate(burst=5, per_second=0.05)


def _reader(live: LiveTable, visitor: Visitor, seat: Seat | None) -> Seat | None:
    """The seat to look from: one that the visitor holds, any once the table has ended, or None for a spectator."""
    if seat is not None and seat not in (range(len(live.chairs)) if live.closed else visitor.seats):
        raise refused("server-not-your-seat", seat=seat + 1)
    return seat


def _limited(hub: Hub, visitor: Visitor, what: str, rate: Rate) -> None:
    if wait := hub.house.limits.take((what, network(visitor.address)), rate):
        raise refused("server-slow-down", seconds=int(wait) + 1)


@get("/api/tables/{table_id:str}/log", opt={"role": "anyone"})
async def prose(
    request: AnyRequest,
    table_id: TableId,
    hub: TheHub,
    visitor: TheVisitor,
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MAX_SENTENCES)] = MAX_SENTENCES,
    as_seat: AsSeat = None,
) -> list[Sentence]:
    """The log in sentences, in the language of the request, as far as the reader may know it: a page of it.

    The next page begins with `since` one higher than the last `seq`; after the last page comes an empty one.
    """
    live = await hub.find(table_id)
    reader = _reader(live, visitor, as_seat)
    async with held(live):
        entries = live.started().entries(reader, since, live.closed, limit)
        names = [chair.name for chair in live.chairs]
    check_past(hub, visitor.address, 1 + len(entries) / SENTENCES)
    speaker = Speaker(language_of(request), live.game.id, names)
    return [Sentence(e.seq, e.at, e.seat, e.struck, [speaker.say(told) for told in e.told]) for e in entries]


@get("/api/tables/{table_id:str}/positions/{entries:int}", opt={"role": "anyone"})
async def position(
    table_id: TableId,
    entries: EntriesInPath,
    hub: TheHub,
    visitor: TheVisitor,
    as_seat: AsSeat = None,
    sketch: Annotated[bool, QueryParameter()] = False,
) -> Position:
    """The table as it stood after so many entries; with `sketch` also drawn as text."""
    live = await hub.find(table_id)
    reader = _reader(live, visitor, as_seat)
    async with held(live):
        table, game = _reached(live, entries), live.game
        check_past(hub, visitor.address, 1 + entries / REPLAYED)
        count = len(table.lines)
        last = table.entries(reader, entries - 1, live.closed, 1)[0] if entries else None
    state = await state_after(table, entries)
    view = game.sight.view(state, reader)
    return Position(
        entries,
        count,
        last,
        view,
        game.rules.actors(state),
        game.speech.prompt(state, reader),
        game.rules.outcome(state),
        game.speech.sketch(view, []) if sketch else None,
    )


def _reached(live: LiveTable, entries: int) -> AnyTable:
    """The table, if it has so many entries."""
    table = live.started()
    if not 0 <= entries <= len(table.lines):
        raise refused("server-no-position", entries=entries, most=len(table.lines))
    return table


@get("/api/tables/{table_id:str}/review", opt={"role": "anyone"})
async def review(request: AnyRequest, table_id: TableId, hub: TheHub, visitor: TheVisitor) -> Review:
    """What there is to learn from a game in real time, once it is over; nothing for other games."""
    check_past(hub, visitor.address, 1)
    live = await hub.find(table_id)
    told = await review_of(live, network(visitor.address))
    speaker = Speaker(language_of(request), live.game.id, [chair.name for chair in live.chairs])
    return Review(told, [speaker.say(each) for each in told])


@post("/api/tables/{table_id:str}/fork", opt={"role": "anyone"})
async def fork(table_id: TableId, data: JSONBody[Fork], hub: TheHub, visitor: TheVisitor) -> Response[Seated]:
    """A new table that begins with this position; what the reader may not know is dealt anew."""
    _limited(hub, visitor, "fork", IMPORTS)
    live = await hub.find(table_id)
    reader = _reader(live, visitor, data.seat)
    async with held(live):
        table = _reached(live, data.entries)
    if live.game.rules.outcome(await state_after(table, data.entries)):
        raise refused("server-fork-over")
    async with held(live):
        if depth(live.origin) >= MOST_FORKS:
            raise refused("server-fork-deep", most=MOST_FORKS)
        if live.closed or not live.has_secrets():
            reader = None  # there is nothing that anybody may not know
        elif reader is None:
            raise refused("server-fork-secret")
        if len(data.seats) != len(live.chairs):
            raise refused("server-fork-seats", seats=len(live.chairs))
        chairs, mine = seats_for(data.seats, visitor)
        sheet = new_sheet(
            live.game,
            live.sheet.options,
            owner=mine[0] if mine else None,
            listed=data.listed,
            hints=live.sheet.hints,
            turn_limit=live.sheet.turn_limit,
            last=live.sheet.last,
            origin=live.id,
            origin_entries=data.entries,
            origin_seat=reader,
        )
    new, tickets = await create(hub.house, live.game, sheet, chairs, mine, payer_of(visitor))
    hub.add(new)
    return seated(new, tickets, hub.house)


@get("/api/tables/{table_id:str}/record", opt={"role": "anyone"}, media_type=MediaType.TEXT)
async def record(table_id: TableId, hub: TheHub, visitor: TheVisitor) -> Response[str]:
    """The whole table as JSON lines, for `mensae replay`; with the seed once it has ended."""
    live = await hub.find(table_id)
    check_past(hub, visitor.address, 1 + live.reached()[0] / REPLAYED)
    async with held(live):
        text = await record_of(hub, live)
    name = f"{live.game.id}-{live.id}.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/records", opt={"role": "anyone"}, request_max_body_size=MAX_RECORD)
async def bring_record(body: RawBody, hub: TheHub, visitor: TheVisitor) -> Response[Seated]:
    """A table from a record, to look at and to fork from."""
    _limited(hub, visitor, "import", IMPORTS)
    live = await import_record(hub, body, payer_of(visitor))
    return seated(live, [], hub.house)


def language_of(request: AnyRequest) -> str:
    """The first language of the request that we speak, else English."""
    return spoken_language(request.headers.get("accept-language", ""))


HANDLERS: list[Any] = [prose, position, review, fork, record, bring_record]
