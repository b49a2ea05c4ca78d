"""What the log would say about an action, if it were done now."""

from typing import Any

from mensae.core.game import AnyGame
from mensae.core.schema import Seat, Told
from mensae.core.state import Note, dump


def tell(game: AnyGame, state: Any, seat: Seat, action: Any, at: int = 0, hidden: bool = False) -> list[Told]:
    """What those hear who may know the action, or, if it is hidden, those who may not."""
    speech: Any = game.speech
    if hasattr(speech, "tell_before"):
        before: list[Told] = speech.tell_before(state, seat, None if hidden else action, at)
        return before
    after, notes = done(game, state, seat, action, at)
    said: list[Told] = speech.tell(after, seat, None if hidden else action, notes)
    return said


def tell_without_change(game: AnyGame, state: Any, seat: Seat, action: Any, at: int) -> None:
    """Telling an action changes neither the state after it nor the notes."""
    speech: Any = game.speech
    if hasattr(speech, "tell_before"):
        return
    after, notes = done(game, state, seat, action, at)
    before = dump(after), notes.copy()
    for known in (action, None) if game.audience(state, seat, action) is not None else (action,):
        speech.tell(after, seat, known, notes)
    assert (dump(after), notes) == before, f"telling {action} of {seat} changes the state or the notes"


def done(game: AnyGame, state: Any, seat: Seat, action: Any, at: int) -> tuple[Any, list[Note]]:
    """A copy of the state after the action, and the notes that the rules left."""
    after = game.copy(state)
    notes: list[Note] = []
    after.notes = notes
    game.rules.apply(after, seat, game.codes[action], at)
    after.notes = None
    return after, notes
