"""Seats at a table: taking, leaving, recovering; and what is agreed about the table."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody
from msgspec import UNSET
from msgspec.structs import asdict

from mensae.core.schema import refused
from mensae.server import seating
from mensae.server.api.params import SeatInPath, TableId, TheHub, TheVisitor
from mensae.server.api.tickets import seated
from mensae.server.hub import Hub
from mensae.server.limits import Rate, network
from mensae.server.live import LiveTable
from mensae.server.rematch import rematch
from mensae.server.revising import settled
from mensae.server.seats import Visitor
from mensae.wire.http import (
    Agree,
    Level,
    Mine,
    Muted,
    NewCode,
    NewName,
    Recover,
    Reshape,
    Seated,
    TakeSeat,
)
from mensae.wire.socket import Room

T = TypeVar("T")
JOINS = Rate(burst=30, per_second=0.5)
CODES = Rate(burst=10, per_second=0.1)  # a code has 100 bits: at this rate nobody guesses one


def _limited(hub: Hub, visitor: Visitor, what: str, rate: Rate) -> None:
    if wait := hub.house.limits.take((what, network(visitor.address)), rate):
        raise refused("server-slow-down", seconds=int(wait) + 1)


async def _settled(
    hub: Hub, visitor: Visitor, table_id: str, seat: int | None, work: Callable[[LiveTable], Awaitable[T]]
) -> tuple[LiveTable, T]:
    """Does something with the table for somebody whose seats are still theirs when it is their turn."""
    live = await hub.find(table_id)
    if seat is not None and seat not in range(len(live.chairs)):
        raise refused("table-unknown-seat", seat=seat, seats=len(live.chairs))

    async def checked() -> T:
        if not visitor.still_holds(live.chairs):
            raise refused("server-not-allowed")
        return await work(live)

    return live, await settled(live, checked)


async def _changed(
    hub: Hub, visitor: Visitor, table_id: str, seat: int | None, work: Callable[[LiveTable], Awaitable[object]]
) -> Room:
    """Does something with the table, and shows it then."""
    live, _ = await _settled(hub, visitor, table_id, seat, work)
    return live.room()


@get("/api/tables/{table_id:str}/mine", opt={"role": "anyone"})
async def mine(table_id: TableId, visitor: TheVisitor) -> Mine:
    """The seats that one holds here, by the cookies of this device or by one's account."""
    return Mine(sorted(visitor.seats))


@patch("/api/tables/{table_id:str}", opt={"role": "owner"})
async def reshape(table_id: TableId, data: JSONBody[Reshape], hub: TheHub, visitor: TheVisitor) -> Room:
    """Changes what the table is to be, before it begins."""
    given = {name: value for name, value in asdict(data).items() if value is not UNSET}
    return await _changed(hub, visitor, table_id, None, lambda live: seating.reshape(live, **given))


@post("/api/tables/{table_id:str}/seats", opt={"role": "anyone"})
async def take(table_id: TableId, data: JSONBody[TakeSeat], hub: TheHub, visitor: TheVisitor) -> Response[Seated]:
    """Takes an open seat; again from the same device makes a hot seat. The table begins when nobody is missing."""
    _limited(hub, visitor, "join", JOINS)
    live = await hub.find(table_id)
    ticket = await settled(live, lambda: seating.take_seat(live, data.name, data.seat, visitor.account))
    return seated(live, [ticket], hub.house)


@post("/api/tables/{table_id:str}/recover", opt={"role": "anyone"})
async def recover(table_id: TableId, data: JSONBody[Recover], hub: TheHub, visitor: TheVisitor) -> Response[Seated]:
    """Moves a seat to this device."""
    _limited(hub, visitor, "code", CODES)
    live = await hub.find(table_id)
    ticket = await settled(live, lambda: seating.recover(live, data.code))
    return seated(live, [ticket], hub.house)


@patch("/api/tables/{table_id:str}/seats/{seat:int}", opt={"role": "seat"})
async def rename(
    table_id: TableId, seat: SeatInPath, data: JSONBody[NewName], hub: TheHub, visitor: TheVisitor
) -> Room:
    """Another name."""
    return await _changed(hub, visitor, table_id, seat, lambda live: seating.rename(live, seat, data.name))


@delete("/api/tables/{table_id:str}/seats/{seat:int}", opt={"role": "seated"}, status_code=200)
async def leave(table_id: TableId, seat: SeatInPath, hub: TheHub, visitor: TheVisitor) -> Room:
    """Leaves: before the beginning the seat is open again, afterwards a bot plays on until one comes back.

    Before the beginning the owner can also free the seat of somebody else.
    """

    async def go(live: LiveTable) -> None:
        owns = live.sheet.phase == "open" and live.sheet.owner in visitor.seats
        if seat not in visitor.seats and not (owns and live.chairs[seat].kind == "person"):
            raise refused("server-not-your-seat", seat=seat + 1)
        await seating.leave(live, seat)

    return await _changed(hub, visitor, table_id, seat, go)


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", opt={"role": "seat"}, status_code=200)
async def come_back(table_id: TableId, seat: SeatInPath, hub: TheHub, visitor: TheVisitor) -> Room:
    """Takes the seat back from the bot."""
    return await _changed(hub, visitor, table_id, seat, lambda live: seating.come_back(live, seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/code", opt={"role": "seat"}, status_code=201)
async def new_code(table_id: TableId, seat: SeatInPath, hub: TheHub, visitor: TheVisitor) -> NewCode:
    """A new recovery code; the old one is worth nothing any more."""
    _, code = await _settled(hub, visitor, table_id, seat, lambda live: seating.renew_code(live, seat))
    return NewCode(code)


@put("/api/tables/{table_id:str}/seats/{seat:int}/muted", opt={"role": "seat"})
async def mute(table_id: TableId, seat: SeatInPath, data: JSONBody[Muted], hub: TheHub, visitor: TheVisitor) -> Muted:
    """Says whom one does not want to hear."""
    live, _ = await _settled(hub, visitor, table_id, seat, lambda live: seating.mute(live, seat, list(data.seats)))
    return Muted(live.chairs[seat].muted)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", opt={"role": "seated"})
async def put_bot(table_id: TableId, seat: SeatInPath, data: JSONBody[Level], hub: TheHub, visitor: TheVisitor) -> Room:
    """Before the beginning the owner sets a bot here; afterwards the others let a bot play for who is gone."""

    async def put_there(live: LiveTable) -> None:
        if live.sheet.phase == "open":
            if live.sheet.owner not in visitor.seats:
                raise refused("server-not-allowed")
            await seating.place(live, seat, data.level)
        elif seat in visitor.seats:
            await seating.leave(live, seat)
        else:
            await seating.replace_absent(live, seat)

    return await _changed(hub, visitor, table_id, seat, put_there)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/bot", opt={"role": "owner"}, status_code=200)
async def remove_bot(table_id: TableId, seat: SeatInPath, hub: TheHub, visitor: TheVisitor) -> Room:
    """Opens the seat of a bot, or one that waits for somebody, to all, before the beginning."""
    return await _changed(hub, visitor, table_id, seat, lambda live: seating.place(live, seat, None))


@post("/api/tables/{table_id:str}/start", opt={"role": "owner"}, status_code=200)
async def start(table_id: TableId, data: JSONBody[Level], hub: TheHub, visitor: TheVisitor) -> Room:
    """Fills the open seats with bots, and the table begins."""
    return await _changed(hub, visitor, table_id, None, lambda live: seating.fill(live, data.level))


@put("/api/tables/{table_id:str}/abandon", opt={"role": "seated"})
async def abandon(table_id: TableId, data: JSONBody[Agree], hub: TheHub, visitor: TheVisitor) -> Room:
    """Wants to give the table up, or no longer; it ends when all who play want it."""
    return await _changed(
        hub, visitor, table_id, None, lambda live: seating.want_to_abandon(live, visitor.seats, data.agree)
    )


@post("/api/tables/{table_id:str}/keep", opt={"role": "seated"}, status_code=200)
async def keep(table_id: TableId, hub: TheHub, visitor: TheVisitor) -> Room:
    """Puts the seats that one holds here into the account that one is signed in to."""
    account = visitor.account
    if account is None:
        raise refused("server-sign-in")
    return await _changed(hub, visitor, table_id, None, lambda live: seating.keep(live, visitor.seats, account))


@post("/api/tables/{table_id:str}/rematch", opt={"role": "seated"})
async def play_again(table_id: TableId, hub: TheHub, visitor: TheVisitor) -> Response[Seated]:
    """The next table of the same people: the first to ask makes it, the others are given their seats there."""
    live, tickets = await rematch(hub, await hub.find(table_id), visitor)
    return seated(live, tickets, hub.house)


HANDLERS: list[Any] = [
    mine, reshape, take, recover, rename, leave, come_back, new_code, mute, put_bot, remove_bot, start, abandon, keep,
    play_again,
]  # fmt: skip
