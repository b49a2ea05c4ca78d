"""What would be told and shown of an action, if it were done now; and what the table shows to a reader."""

from typing import Any

import msgspec

from mensae.core.game import AnyGame
from mensae.core.log import Line
from mensae.core.schema import Entry, Seat, Seen, Told
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


def tell(game: AnyGame, state: Any, entry: Entry, hidden: bool) -> list[Told]:
    """What those hear who may know the action, or, if it is hidden, those who may not."""
    changed, notes = noted(game, state, entry)
    return game.speech.tell(changed, entry.seat, None if hidden else entry.action, notes)


def seen(game: AnyGame, state: Any, entry: Entry, reader: Seat | None) -> Seen:
    """The entry in the log of the reader, if it were made now."""
    who = game.audience(state, entry.seat, entry.action)
    others = [] if who is None else tell(game, state, entry, hidden=True)
    return Line(entry, who, tell(game, state, entry, hidden=False), others).seen_by(reader)


def face(game: AnyGame, state: Any, reader: Seat | None, at: int) -> bytes:
    """Everything that the table shows to a reader, as bytes."""
    shown: list[Any] = [game.sight.view(state, reader), game.speech.prompt(state, reader), game.silence(state)]
    if reader is not None:
        offers = game.offers(state, reader, at)
        shown += [offers, [game.speech.label(state, reader, action) for action in offers]]
        allowed = set(offers)
        shown += [game.rules.refusal(state, reader, a, at) for a in some_actions(game, reader) if a not in allowed]
    return msgspec.json.encode(shown)
