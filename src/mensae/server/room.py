"""A table as everybody sees it: all but the game."""

from typing import TYPE_CHECKING

from mensae.core.chance import commitment
from mensae.server.store.tables import StoredTalk
from mensae.wire.socket import Chair, Origin, Room, Talk

if TYPE_CHECKING:
    from mensae.server.live import LiveTable


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
        undo=live.game.undo,
    )


def talk(line: StoredTalk) -> Talk:
    """A line of chat."""
    return Talk(line.number, line.seat, line.name, line.text, line.made, line.entries)
