"""What the log would tell of an action, if it were done now: in sentences, and as data."""

from typing import Any

from mensae.core.game import AnyGame
from mensae.core.schema import Did, Entry, Seat, Told
from mensae.lab.promises.listening import noted


def tell(game: AnyGame, state: Any, seat: Seat, action: Any, at: int = 0, hidden: bool = False) -> list[Told]:
    """What those hear who may know the action, or, if it is hidden, those who may not."""
    changed, notes = noted(game, state, Entry(0, at, seat, action))
    return game.speech.tell(changed, seat, None if hidden else action, notes)


def did(game: AnyGame, state: Any, seat: Seat, action: Any, at: int = 0, hidden: bool = False) -> list[Did]:
    """What it does, for those who may know the action, or for those who may not."""
    _, notes = noted(game, state, Entry(0, at, seat, action))
    return game.deeds(seat, None if hidden else action, notes)
