"""Who may know what."""

from mensae.core.schema import Seat
from mensae.games.spacemaze.rules.hands import resample
from mensae.games.spacemaze.rules.round import dealt_to
from mensae.games.spacemaze.schema import Discard, Drawn, GameAction
from mensae.games.spacemaze.state import ASK_DEAL, State

__all__ = ["audience", "resample"]


def audience(state: State, seat: Seat, action: GameAction) -> list[Seat] | None:
    """SM-35, SM-55: only its owner knows a card that is drawn, or laid aside before all are done."""
    match action:
        case Drawn():
            return [int(dealt_to(state) if state.ask == ASK_DEAL else state.turn)]
        case Discard():
            return [seat]
        case _:
            return None
