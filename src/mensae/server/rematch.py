"""The next table of the same people."""

from mensae.core.schema import Seat, refused
from mensae.server.hub import Hub
from mensae.server.live import LiveTable
from mensae.server.quotas import payer_of
from mensae.server.revising import settled
from mensae.server.seating import Ticket, create, give_reserved, new_sheet
from mensae.server.seats import Visitor
from mensae.server.store.tables import Chair


async def rematch(hub: Hub, old: LiveTable, visitor: Visitor) -> tuple[LiveTable, list[Ticket]]:
    """The new table with the visitor's seats; the seats of the others wait for them there."""

    async def find() -> tuple[LiveTable, list[Ticket]]:
        if not old.closed:
            raise refused("server-not-over")
        if old.rematch is None:
            return await _first(hub, old, visitor)
        return await hub.find(old.rematch), []

    new, tickets = await settled(old, find)
    if not tickets:
        tickets = await settled(new, lambda: give_reserved(new, visitor))
    return new, tickets


async def _first(hub: Hub, old: LiveTable, visitor: Visitor) -> tuple[LiveTable, list[Ticket]]:
    mine = sorted(visitor.seats)
    outcome = old.table.outcome if old.table else None
    sheet = new_sheet(
        old.game,
        old.sheet.options,
        owner=mine[0],
        listed=False,
        hints=old.sheet.hints,
        turn_limit=old.sheet.turn_limit,
        last=list(outcome.last) if outcome else [],
        rematch_of=old.id,
    )
    chairs = [_chair(seat, chair, mine) for seat, chair in enumerate(old.chairs)]
    live, tickets = await create(hub.house, old.game, sheet, chairs, mine, payer_of(visitor))
    hub.add(live)
    old.rematch = live.id
    old.tell(old.room())
    return live, tickets


def _chair(seat: Seat, chair: Chair, mine: list[Seat]) -> Chair:
    """A bot plays again, the visitor sits down, and the seats of the others are open to them alone."""
    if chair.kind == "bot":
        return Chair("bot", chair.name, chair.level)
    if chair.kind == "open" and not chair.reserved:
        return Chair()
    return Chair("person" if seat in mine else "open", chair.name, account_id=chair.account_id, reserved=True)
