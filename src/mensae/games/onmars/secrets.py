"""Who may know what."""

from mensae.core.schema import Seat
from mensae.games.onmars.rules.frames import F_SETUP, FRAME, WHO
from mensae.games.onmars.rules.hidden import resample
from mensae.games.onmars.rules.start import dealt_to
from mensae.games.onmars.schema import FirstCard, GameAction, GoalDealt, Spend
from mensae.games.onmars.state import State

__all__ = ["audience", "resample"]


def audience(state: State, seat: Seat, action: GameAction) -> list[Seat] | None:
    """OM-015, OM-181: goal cards and First Colonist cards are their owner's secret, also when spent as crystals."""
    match action:
        case GoalDealt() | FirstCard():
            top = int(state.depth) - FRAME
            if state.stack[top] == F_SETUP:
                return [int(dealt_to(state))]
            return [int(state.stack[top + WHO])]
        case Spend():
            return [seat]
        case _:
            return None
