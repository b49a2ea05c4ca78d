"""What would be told and shown of an action, if it were done now; and what the table shows to a reader."""

from typing import Any

import msgspec

from mensae.core.game import AnyGame
from mensae.core.log import Line
from mensae.core.schema import Did, Entry, Seat, Seen, Told
from mensae.core.state import Note
from mensae.lab.promises.trial import some_actions


def after(game: AnyGame, state: Any, entry: Entry) -> Any:
    """The state that the entry leads to."""
    changed = game.copy(state)
    game.rules.apply(changed, entry.seat, game.codes[entry.action], entry.at)
    return changed


def noted(game: AnyGame, state: Any, entry: Entry) -> tuple[Any, list[Note]]:
    """The same, with the notes that the rules leave for somebody who listens."""
    changed, notes = game.copy(state), list[Note]()
    changed.notes = notes
    game.rules.apply(changed, entry.seat, game.codes[entry.action], entry.at)
    changed.notes = None
    return changed, notes


def hidden(game: AnyGame, state: Any, entry: Entry) -> tuple[list[Told], list[Did]]:
    """What those are told who may not know the action, in sentences and as data."""
    changed, notes = noted(game, state, entry)
    return game.speech.tell(changed, entry.seat, None, notes), game.deeds(entry.seat, None, notes)


def seen(game: AnyGame, state: Any, entry: Entry, reader: Seat | None) -> Seen:
    """The entry in the log of the reader, if it were made now."""
    who = game.audience(state, entry.seat, entry.action)
    changed, notes = noted(game, state, entry)
    others = [] if who is None else game.speech.tell(changed, entry.seat, None, notes)
    told = game.speech.tell(changed, entry.seat, entry.action, notes)
    return Line(entry, who, told, others, notes, game.deeds).seen_by(reader)


def face(game: AnyGame, state: Any, reader: Seat | None, at: int) -> bytes:
    """Everything that the table shows to a reader, as bytes."""
    shown: list[Any] = [game.sight.view(state, reader), game.speech.prompt(state, reader), game.silence(state)]
    if reader is not None:
        offers = game.offers(state, reader, at)
        shown += [offers, [game.speech.label(state, reader, action) for action in offers]]
        allowed = set(offers)
        shown += [game.rules.refusal(state, reader, a, at) for a in some_actions(game, reader) if a not in allowed]
    return msgspec.json.encode(shown)
