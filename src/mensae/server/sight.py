"""What readers see of a table: the room, and the position as each of them may know it."""

from typing import TYPE_CHECKING, Any

from mensae.core.chance import commitment
from mensae.core.schema import AskUndo, Entry, Seat
from mensae.server.house import Wants
from mensae.server.store.tables import StoredTalk
from mensae.wire.socket import Asked, Chair, Choice, Clock, Origin, Room, Talk, Update

if TYPE_CHECKING:
    from mensae.server.live import AnyTable, LiveTable


def room(live: "LiveTable") -> Room:
    """Everything but the game."""
    sheet = live.sheet
    origin = Origin(sheet.origin, sheet.origin_entries or 0) if sheet.origin else None
    chairs = [
        Chair(c.kind, c.name, c.level, c.away, live.online(n), c.account_id is not None)
        for n, c in enumerate(live.chairs)
    ]
    return Room(
        id=sheet.id,
        game=sheet.game,
        version=sheet.version,
        options=sheet.options,
        phase=sheet.phase,
        chairs=chairs,
        owner=sheet.owner,
        listed=sheet.listed,
        hints=sheet.hints,
        turn_limit=sheet.turn_limit,
        created=sheet.created,
        started=sheet.started,
        commitment=commitment(sheet.seed) if sheet.seed else None,
        watchers=len(live.readers.get(None, ())),
        abandon=sheet.abandon,
        rematch=live.rematch,
        origin=origin,
        imported=sheet.imported,
        awaited=live.table.actors if live.table is not None and live.running else [],
        real_time=live.game.real_time is not None,
    )


def talk(line: StoredTalk) -> Talk:
    """A line of chat."""
    return Talk(line.number, line.seat, line.name, line.text, line.made, line.entries)


def update(live: "LiveTable", reader: Seat | None, since: int, wants: Wants, entries: Any = None) -> Update:
    """The position, and the entries from `since` on, where they are not at hand already."""
    table, game = live.started(), live.game
    state, at, running = table.state, live.at(), live.running
    view, legal = game.sight.view(state, reader), []
    if reader is not None:
        actions = live.pulse.offered[reader] = offers(live, reader)
        legal = [Choice(a, game.speech.label(state, reader, a)) if wants.labels else Choice(a) for a in actions]
    return Update(
        seq=len(table.lines),
        entries=table.entries(reader, since, live.closed) if entries is None else entries,
        view=view,
        actors=table.actors if running else [],
        prompt=game.speech.prompt(state, reader),
        legal=legal,
        asked=_asked(table, table.asked) if running and table.asked is not None else None,
        clock=Clock(at, live.race() if running else None, live.limit_left(), live.stands()),
        silence=game.silence(state) if running else None,
        sketch=game.speech.sketch(view, [choice.action for choice in legal]) if wants.sketch else None,
    )


def offers(live: "LiveTable", seat: Seat) -> list[Any]:
    """What the person in this seat may do now; nothing where a bot acts for them."""
    table = live.started()
    if not live.running or seat not in table.actors or live.chairs[seat].by_bot:
        return []
    return live.game.offers(table.state, seat, live.at())


def _asked(table: "AnyTable", asked: Entry) -> Asked:
    assert isinstance(asked.action, AskUndo)
    return Asked(asked.seat, asked.action.to, sorted(table.agreed))
