"""Coming to a table, leaving it, and all that is agreed about it. The caller holds the lock."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from sqlalchemy import Connection

from mensae.core.chance import new_seed
from mensae.core.game import AnyGame
from mensae.core.schema import Seat, Sitter, refused
from mensae.server import quotas
from mensae.server.course import LEVELS
from mensae.server.house import House, now_ms
from mensae.server.live import LiveTable
from mensae.server.loading import find_origin, new_table
from mensae.server.moves import change
from mensae.server.names import clean_name, is_alike, name_key
from mensae.server.presence import enter
from mensae.server.quotas import Payer
from mensae.server.real_time import STAND_IN
from mensae.server.revising import begin, revise
from mensae.server.seats import Account, Visitor, code_key, fits, hashed, new_code, new_id, new_secret
from mensae.server.store.tables import Chair, Sheet, insert_table
from mensae.server.store.work import Row
from mensae.server.talking import is_silent
from mensae.server.telling import tell_update
from mensae.wire.closing import Closing

# Machines that went to Mars; the same in every language, and more than there are seats.
BOT_NAMES = (
    "Sojourner", "Spirit", "Curiosity", "Zhurong", "Phoenix", "Viking", "Ingenuity", "Mariner", "Beagle", "Insight",
    "Odyssey", "Opportunity", "Pathfinder", "Perseverance", "Hope", "Mangalyaan",
)  # fmt: skip
ABSENT_AFTER = 180.0  # seconds offline after which the others may let a bot play


@dataclass(frozen=True)
class Ticket:
    """What somebody who takes a seat is given, once: it is kept only as a hash."""

    seat: Seat
    secret: str
    code: str


# Making tables


async def create(
    house: House, game: AnyGame, sheet: Sheet, chairs: list[Chair], mine: Sequence[Seat], payer: Payer
) -> tuple[LiveTable, list[Ticket]]:
    """A new table; it begins at once if nobody is missing. Raises `Refused` where seats or options do not fit."""
    quotas.check(house, payer)
    live = LiveTable(house, game, sheet, chairs, payers={None: payer})
    await find_origin(live)
    new_table(game, sheet, len(chairs), live.begin)
    tickets, rows = [_ticket(chairs[seat], seat) for seat in mine], list[Row]()
    if all(chair.kind != "open" for chair in chairs):
        live.sheet, live.chairs, rows = begin(live, sheet, chairs)
    quotas.charge(house, payer, quotas.size_of_table(chairs, rows))

    def insert(connection: Connection) -> None:
        insert_table(connection, live.sheet, live.chairs, rows)

    await house.store.write(insert)
    return live, tickets


def new_sheet(game: AnyGame, options: dict[str, Any], **more: Any) -> Sheet:
    """What is written down about a new table."""
    return Sheet(new_id(), game.id, game.version, options, new_seed(), now_ms(), **more)


def person(name: str, account: Account | None, others: Sequence[Chair] = ()) -> Chair:
    """A chair for somebody of this name; raises `Refused` if they could pass for somebody else at the table."""
    name = clean_name(name)
    for other in [chair.name for chair in others if chair.name]:
        if name_key(name) == name_key(other):
            raise refused("server-name-taken", name=name)
        if is_alike(name, other):
            raise refused("server-name-alike", name=name, other=other)
    return Chair("person", name, account_id=account.id if account else None)


def bot(level: str, others: Sequence[Chair] = ()) -> Chair:
    """A chair for a bot of this level."""
    if level not in LEVELS:
        raise refused("server-no-level", level=level, levels=", ".join(LEVELS))
    taken = [chair.name for chair in others if chair.name]
    return Chair("bot", next(name for name in BOT_NAMES if not any(is_alike(name, other) for other in taken)), level)


def _ticket(chair: Chair, seat: Seat) -> Ticket:
    ticket = Ticket(seat, new_secret(), new_code())
    chair.secret, chair.code = hashed(ticket.secret), hashed(code_key(ticket.code))
    return ticket


# Coming


async def take_seat(live: LiveTable, name: str, seat: Seat | None, account: Account | None) -> Ticket:
    """Takes an open seat, the first if none is named; the table begins when it was the last."""
    _check_open(live)
    free = [n for n, chair in enumerate(live.chairs) if chair.kind == "open" and not chair.reserved]
    if not free:
        raise refused("server-full")
    if seat is not None and seat not in free:
        raise refused("server-seat-taken", seat=seat + 1)
    seat = free[0] if seat is None else seat
    chair = person(name, account, live.chairs)
    ticket = _ticket(chair, seat)
    await revise(live, {seat: chair}, owner=seat if live.sheet.owner is None else live.sheet.owner)
    return ticket


async def give_reserved(live: LiveTable, visitor: Visitor) -> list[Ticket]:
    """Somebody who sat at the table before takes the same seats here; again on another device, they move there."""
    tickets, changed = [], {}
    for seat in sorted(visitor.seats):
        chair = live.chairs[seat]
        if chair.reserved:  # else the seat is somebody else's by now
            account_id = visitor.account.id if visitor.account else chair.account_id
            changed[seat] = replace(chair, kind="person", account_id=account_id)
            tickets.append(_ticket(changed[seat], seat))
    if not tickets:
        raise refused("server-full")
    await revise(live, changed, owner=tickets[0].seat if live.sheet.owner is None else live.sheet.owner)
    for seat in changed:
        live.close_all(seat, Closing.MOVED)
    return tickets


async def fill(live: LiveTable, level: str) -> None:
    """Bots take every seat that is still open, and the table begins."""
    _check_open(live)
    chairs, changed = list(live.chairs), dict[Seat, Chair]()
    for seat, chair in enumerate(live.chairs):
        if chair.kind == "open":
            chairs[seat] = Chair()
            changed[seat] = chairs[seat] = bot(level, chairs)
    await revise(live, changed)


async def recover(live: LiveTable, code: str) -> Ticket:
    """Moves a seat to whoever knows its recovery code; the device that had it is out, and the code is used up."""
    for seat, chair in enumerate(live.chairs):
        if chair.kind == "person" and fits(code_key(code), chair.code):
            chair = replace(chair)
            ticket = _ticket(chair, seat)
            await revise(live, {seat: chair})
            live.close_all(seat, Closing.MOVED)
            return ticket
    raise refused("server-wrong-code")


async def renew_code(live: LiveTable, seat: Seat) -> str:
    """A new recovery code; the old one is worth nothing any more."""
    code = new_code()
    await revise(live, {seat: replace(live.chairs[seat], code=hashed(code_key(code)))})
    return code


async def rename(live: LiveTable, seat: Seat, name: str) -> None:
    """Another name from now on; where a rule asks for silence, names say nothing either."""
    if is_silent(live):
        raise refused("server-silent-names")
    others = [chair for n, chair in enumerate(live.chairs) if n != seat]
    await revise(live, {seat: replace(live.chairs[seat], name=person(name, None, others).name)})


# Leaving and coming back


async def leave(live: LiveTable, seat: Seat) -> None:
    """Before the beginning the seat is open again; afterwards a bot plays on at once, until the person comes back."""
    if live.closed:
        raise refused("server-closed")
    if live.running:
        await _hand_over(live, seat, True, "gone")
        return
    changed = {n: replace(c, muted=[m for m in c.muted if m != seat]) for n, c in enumerate(live.chairs)}
    changed[seat] = Chair()
    people = [n for n, chair in changed.items() if chair.kind == "person"]
    owner = live.sheet.owner if live.sheet.owner != seat else next(iter(people), None)
    await revise(live, changed, owner=owner, abandon=[n for n in live.sheet.abandon if n != seat])
    live.close_all(seat, Closing.FORBIDDEN)


async def come_back(live: LiveTable, seat: Seat) -> None:
    """The person plays again."""
    _check_running(live)
    live.pulse.missed.pop(seat, None)
    await _hand_over(live, seat, False, "person")


async def replace_absent(live: LiveTable, seat: Seat) -> None:
    """The others let a bot play for somebody who has been gone for a while."""
    _check_running(live)
    chair = live.chairs[seat]
    gone = monotonic() - live.offline_since.get(seat, live.loaded)
    if not chair.by_bot and (live.online(seat) or gone < ABSENT_AFTER):
        raise refused("server-not-absent", name=chair.name, minutes=int(ABSENT_AFTER // 60))
    await _hand_over(live, seat, True, "bot")


async def _hand_over(live: LiveTable, seat: Seat, away: bool, who: Sitter) -> None:
    """The bot plays, or the person; the log of a game in real time says so."""
    chair = replace(live.chairs[seat], away=away, level=STAND_IN if away else None)
    if chair.kind != "person" or chair.away == live.chairs[seat].away:
        return
    await revise(live, {seat: chair})
    tell_update(live, live.told)  # who may act has changed
    await enter(live, seat, who)
    asked = live.started().asked
    if away and asked is not None and asked.seat != seat and seat not in live.started().agreed:
        await change(live, lambda table, at: table.answer_undo(seat, True, at))  # as bots do


async def place(live: LiveTable, seat: Seat, level: str | None) -> None:
    """The owner sets a bot on a seat before the beginning, or opens it again."""
    _check_open(live)
    if live.chairs[seat].kind == "person":
        raise refused("server-seat-taken", seat=seat + 1)
    others = [chair for n, chair in enumerate(live.chairs) if n != seat]
    await revise(live, {seat: bot(level, others) if level else Chair()})


def _check_open(live: LiveTable) -> None:
    if live.sheet.phase != "open":
        raise refused("server-begun" if live.running else "server-closed")


def _check_running(live: LiveTable) -> None:
    if not live.running:
        raise refused("server-closed" if live.closed else "server-not-started")


# What is agreed about the table


async def reshape(live: LiveTable, **fields: Any) -> None:
    """The owner changes what the table is to be, before it begins."""
    _check_open(live)
    if live.origin is not None and "options" in fields:
        raise refused("server-fork-options")
    new_table(live.game, replace(live.sheet, **fields), len(live.chairs), live.begin)
    await revise(live, **fields)


async def want_to_abandon(live: LiveTable, seats: frozenset[Seat], agree: bool) -> None:
    """The table is given up when everybody who still plays wants it; before it begins, when its owner does."""
    if live.closed:
        raise refused("server-closed")
    wanted = set(live.sheet.abandon) | seats if agree else set(live.sheet.abandon) - seats
    people = {n for n, chair in enumerate(live.chairs) if chair.kind == "person" and not chair.away}
    enough = {live.sheet.owner} if live.sheet.phase == "open" else people
    if not (agree and enough <= wanted):
        await revise(live, abandon=sorted(wanted))
        return
    await revise(live, abandon=sorted(wanted), phase="abandoned", ended=now_ms())
    live.cancel()
    if live.table is not None:
        tell_update(live, live.told)


async def mute(live: LiveTable, seat: Seat, muted: list[Seat]) -> None:
    """Whom the seat does not want to hear."""
    seats = sorted({n for n in muted if 0 <= n < len(live.chairs) and n != seat})
    await revise(live, {seat: replace(live.chairs[seat], muted=seats)})


async def keep(live: LiveTable, seats: frozenset[Seat], account: Account) -> None:
    """The seats belong to the account from now on; whoever comes so late is not rated, or one would wait for luck."""
    late = live.sheet.phase != "open"
    own = {seat: live.chairs[seat] for seat in seats if live.chairs[seat].account_id != account.id}
    if own:
        await revise(live, {seat: replace(chair, account_id=account.id, late=late) for seat, chair in own.items()})
