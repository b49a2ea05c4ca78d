"""Who plays the seats of a game in real time, as its log is to know it. The caller holds the lock."""

from collections.abc import Sequence
from time import monotonic

from mensae.bots.mate import presence
from mensae.core.schema import Action, Seat
from mensae.server.house import moved_at
from mensae.server.live import AnyTable, LiveTable
from mensae.server.moves import arrival, change, stamp
from mensae.server.pulse import Missed
from mensae.server.store.tables import Chair
from mensae.server.thinking import Origin


def begin(table: AnyTable, chairs: Sequence[Chair], origin: Origin | None) -> None:
    """Bots are known to the game from the start; where a fork begins, people may sit where nobody did."""
    rules, at = table.game.real_time, moved_at(origin)
    if rules is None:
        return
    for seat, chair in enumerate(chairs):
        if chair.by_bot:
            _enter(table, seat, rules.BOT, max(at, table.now))
        elif origin is not None:
            _enter(table, seat, rules.PERSON, max(at, table.now))


async def enter(live: LiveTable, seat: Seat, action: Action) -> None:
    """Enters who plays the seat, if that is anything new."""
    await change(live, lambda table, at: _enter(table, seat, action, arrival(table, at)))


def _enter(table: AnyTable, seat: Seat, action: Action, at: int) -> None:
    if _is_legal(table, seat, action, at):
        table.act(seat, action, at)


def _is_legal(table: AnyTable, seat: Seat, action: Action, at: int) -> bool:
    return table.game.codes[action] in table.game.rules.legal(table.state, seat, at)


async def settle(live: LiveTable) -> None:
    """Enters whatever has changed about who plays."""
    for seat, action in due(live):
        await enter(live, seat, action)


def entered(live: LiveTable) -> dict[Seat, Action]:
    """What was entered last, by seat; a seat without an entry is played by a person."""
    signs, found = presence(live.game), dict[Seat, Action]()
    for entry in reversed(live.started().standing):
        if entry.action in signs:
            found.setdefault(entry.seat, entry.action)
    return found


def due(live: LiveTable) -> list[tuple[Seat, Action]]:
    """Who plays otherwise than the log says."""
    if live.game.real_time is None or not live.running:
        return []
    table, last = live.started(), entered(live)
    wanted = [(seat, _wanted(live, seat, last.get(seat))) for seat in range(len(live.chairs))]
    at = stamp(table, live.at())
    return [(seat, action) for seat, action in wanted if action is not None and _is_legal(table, seat, action, at)]


def _wanted(live: LiveTable, seat: Seat, last: Action | None) -> Action | None:
    rules, chair = live.game.real_time, live.chairs[seat]
    assert rules is not None
    if chair.kind == "bot":
        return None if last == rules.BOT else rules.BOT
    if chair.away:
        return rules.GONE if last in (None, rules.PERSON) else None
    if live.online(seat) or last == rules.BOT:
        return None if last in (None, rules.PERSON) else rules.PERSON
    return rules.GONE if last != rules.GONE and missed_for(live, seat) == 0 else None


def next_absence(live: LiveTable) -> int | None:
    """In how many ms the next person has been missed for too long."""
    last, rules = entered(live), live.game.real_time
    assert rules is not None
    people = [seat for seat, chair in enumerate(live.chairs) if chair.kind == "person" and not chair.away]
    waits = [missed_for(live, seat) for seat in people if last.get(seat) != rules.GONE]
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
    if any(line.entry.seat == seat for line in lines[missed.entries :]):
        return None
    return max(0, rules.ABSENCE - int((monotonic() - missed.since) * 1000))
