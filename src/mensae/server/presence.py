"""Who plays the seats of a game in real time, as its log is to know it. The caller holds the lock."""

from collections.abc import Sequence
from time import monotonic

from mensae.core.schema import HOST, Entry, Seat, Sits, Sitter
from mensae.server.doing import arrival, stamp
from mensae.server.house import moved_at
from mensae.server.live import AnyTable, LiveTable
from mensae.server.moves import change
from mensae.server.position import Origin
from mensae.server.pulse import Missed
from mensae.server.store.tables import Chair


def begin(table: AnyTable, chairs: Sequence[Chair], origin: Origin | None) -> None:
    """Bots are known to the game from the start; where a fork begins, people may sit where nobody did."""
    at = moved_at(origin)
    if table.game.real_time is None:
        return
    for seat, chair in enumerate(chairs):
        if chair.by_bot:
            _enter(table, seat, "bot", max(at, table.now))
        elif origin is not None:
            _enter(table, seat, "person", max(at, table.now))


async def enter(live: LiveTable, seat: Seat, who: Sitter) -> None:
    """Enters who plays the seat, if that is anything new, and the game asks for it."""
    if live.game.real_time is not None:
        await change(live, lambda table, at: _enter(table, seat, who, arrival(table, at)))


def _enter(table: AnyTable, seat: Seat, who: Sitter, at: int) -> None:
    if _is_legal(table, seat, who, at):
        table.act(HOST, Sits(who, seat), at)


def _is_legal(table: AnyTable, seat: Seat, who: Sitter, at: int) -> bool:
    return table.game.codes[Sits(who, seat)] in table.game.rules.legal(table.state, HOST, at)


async def settle(live: LiveTable) -> None:
    """Enters whatever has changed about who plays."""
    for seat, who in due(live):
        await enter(live, seat, who)


def entered(live: LiveTable) -> list[Sitter]:
    """Who plays each seat, as the log knows it; a seat without an entry is played by a person."""
    found: list[Sitter] = ["person"] * len(live.chairs)
    for entry in live.started().standing:
        if isinstance(entry.action, Sits):
            found[entry.action.seat] = entry.action.who
    return found


def due(live: LiveTable) -> list[tuple[Seat, Sitter]]:
    """Who plays otherwise than the log says."""
    if live.game.real_time is None or not live.running:
        return []
    table = live.started()
    wanted = [(seat, last, _wanted(live, seat, last)) for seat, last in enumerate(entered(live))]
    at = stamp(table, live.at())
    return [(seat, who) for seat, last, who in wanted if who != last and _is_legal(table, seat, who, at)]


def _wanted(live: LiveTable, seat: Seat, last: Sitter) -> Sitter:
    chair = live.chairs[seat]
    if chair.kind == "bot":
        return "bot"
    if chair.away:
        return "gone" if last == "person" else last
    if live.online(seat) or last == "bot":
        return "person"
    return "gone" if last == "gone" or missed_for(live, seat) == 0 else last


def next_absence(live: LiveTable) -> int | None:
    """In how many ms the next person has been missed for too long."""
    last = entered(live)
    people = [seat for seat, chair in enumerate(live.chairs) if chair.kind == "person" and not chair.away]
    waits = [missed_for(live, seat) for seat in people if last[seat] != "gone"]
    return min((wait for wait in waits if wait is not None), default=None)


def missed_for(live: LiveTable, seat: Seat) -> int | None:
    """How many ms are left until a person who is not heard of has gone; None for one who is.

    It counts while table time stands, too, or others would wait for ever. One who was never connected here, or acts
    without being so, may be connected to another server, and is missed there if at all.
    """
    lines, rules = live.started().lines, live.game.real_time
    assert rules is not None
    if live.online(seat):
        live.pulse.missed.pop(seat, None)
        return None
    if live.house.store.shared and seat not in live.offline_since:
        return None
    missed = live.pulse.missed.setdefault(seat, Missed(monotonic(), len(lines)))
    if any(_is_about(line.entry, seat) for line in lines[missed.entries :]):
        return None
    return max(0, rules.ABSENCE - int((monotonic() - missed.since) * 1000))


def _is_about(entry: Entry, seat: Seat) -> bool:
    """Whether the seat has acted, or some server has said who plays it."""
    return entry.seat == seat or (isinstance(entry.action, Sits) and entry.action.seat == seat)
