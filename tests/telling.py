"""What the log would say about an action, if it were done now."""

from typing import Any

from mensae.core.game import AnyGame
from mensae.core.schema import Seat, Told
from mensae.core.state import Note


def tell(game: AnyGame, state: Any, seat: Seat, action: Any, at: int = 0, hidden: bool = False) -> list[Told]:
    """What those hear who may know the action, or, if it is hidden, those who may not."""
    speech: Any = game.speech
    if hasattr(speech, "tell_before"):
        before: list[Told] = speech.tell_before(state, seat, None if hidden else action, at)
        return before
    after = game.copy(state)
    notes: list[Note] = []
    after.notes = notes
    game.rules.apply(after, seat, game.codes[action], at)
    after.notes = None
    said: list[Told] = speech.tell(after, seat, None if hidden else action, notes)
    return said
