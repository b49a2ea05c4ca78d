"""What happens at a table gets to everybody who looks, as far as it is new to them. The caller holds the lock."""

from mensae.core.schema import AskUndo, Entry, Seat
from mensae.server.framing import frame
from mensae.server.house import Reader
from mensae.server.live import AnyTable, LiveTable
from mensae.server.showing import Moment
from mensae.wire.socket import Asked, Clock


def moment(live: LiveTable) -> Moment:
    """The table now."""
    table, running = live.started(), live.running
    if table.is_timed or live.sheet.turn_limit or live.game.real_time is not None:
        clock = Clock(live.at(), live.race() if running else None, live.limit_left(), live.stands())
    else:
        clock = Clock(live.at())
    asked = _asked(table, table.asked) if running and table.asked is not None else None
    people = {seat for seat, chair in enumerate(live.chairs) if not chair.by_bot}
    return Moment(table, clock, asked, people, live.sheet.phase)


def join(live: LiveTable, connection: Reader, reader: Seat | None, since: int) -> None:
    """Shows everything from entry `since` on, and from now on whatever happens."""
    live.enter(connection, reader)
    connection.put(frame(live.welcome(reader), live.now()))
    if live.table is not None:
        known = since <= len(live.table.lines) and not (live.closed and live.has_secrets())
        connection.told = since if known else 0
        catch_up(live, connection, reader)
        if live.closed:
            connection.put(frame(live.over(), live.now()))
    live.welcomed()


def tell_update(live: LiveTable, since: int) -> None:
    """Each reader hears what happened from entry `since` on; at the end also what was secret."""
    now = moment(live)
    live.told = len(live.started().lines)
    for reader, connections in live.readers.items():
        for connection in connections:
            _show(live, now, connection, reader, since)
    if live.closed:
        live.tell_room()
        live.tell(live.over())


def tell_offers(live: LiveTable) -> None:
    """Time alone may have changed what some may do; only they hear of it."""
    now = moment(live)
    for reader, connection in live.everybody():
        if connection.shown is not None and connection.shown.codes != now.legal(reader):
            _show(live, now, connection, reader, live.told)


def catch_up(live: LiveTable, connection: Reader, reader: Seat | None) -> None:
    """The newest position as a whole, with all that the reader has not heard of."""
    connection.shown, now = None, moment(live)
    now.share(other.shown.common for _, other in live.everybody() if other.shown is not None)
    _show(live, now, connection, reader, connection.told)


def _show(live: LiveTable, now: Moment, connection: Reader, reader: Seat | None, since: int) -> None:
    """What is different from what was shown last, if the reader wants that and has it, else all of it."""
    base, wants = connection.shown, connection.wants
    if connection.is_behind():
        connection.shown = None
        return  # it will catch up with the newest position
    if base is not None and wants.changes and base.seq <= since:
        data = now.change(base, reader, wants)
    else:
        hidden = live.closed and live.has_secrets()
        data = now.whole(reader, wants, 0 if hidden else min(since, connection.told))
    connection.shown, connection.told = now.shown(reader, wants), len(now.table.lines)
    live.house.metrics.sent(connection.put(data))


def _asked(table: AnyTable, asked: Entry) -> Asked:
    assert isinstance(asked.action, AskUndo)
    return Asked(asked.seat, asked.action.to, sorted(table.agreed))
