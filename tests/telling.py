"""What the log would say about an action, if it were done now."""

from typing import Any

from mensae.core.game import AnyGame
from mensae.core.schema import Entry, Seat, Told
from mensae.lab.promises import listening


def tell(game: AnyGame, state: Any, seat: Seat, action: Any, at: int = 0, hidden: bool = False) -> list[Told]:
    """What those hear who may know the action, or, if it is hidden, those who may not."""
    return listening.tell(game, state, Entry(0, at, seat, action), hidden)
