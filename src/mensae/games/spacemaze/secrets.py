"""Who may know what."""

from mensae.core.schema import Seat
from mensae.games.spacemaze.rules.hands import resample
from mensae.games.spacemaze.rules.round import draws
from mensae.games.spacemaze.schema import (
    Choose,
    Cleared,
    Discard,
    Discarded,
    Dock,
    Drawn,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Laid,
    Morph,
    NoCard,
    Pad,
    Pick,
    Play,
    Rolled,
    Started,
    Take,
    Turn,
)
from mensae.games.spacemaze.state import State

__all__ = ["audience", "resample"]


def audience(state: State, seat: Seat, action: GameAction) -> list[Seat] | None:
    """SM-35, SM-55: only its owner knows a card that is drawn, or laid aside before all are done."""
    match action:  # asked for every entry: what happens most often comes first
        case Rolled() | Pick() | EndTurn() | Pad() | Play() | Go() | NoCard() | Laid() | Turn() | Cleared():
            return None
        case Drawn():
            return [int(draws(state))]
        case Discard():
            return [seat]
        case Exit() | Take() | Give() | Home() | Choose() | Exchange() | Morph() | Dock() | Started() | Discarded():
            return None
