"""Section 11: how it ended."""

from mensae.core.schema import Outcome
from mensae.games.magicmaze.state import LOST, WON, State


def outcome(s: State) -> Outcome | None:
    """MM-03, MM-112: all win or all lose together; the score is the sand left, in whole seconds."""
    if s.phase < WON:
        return None
    left = max(0, int(s.ends - s.now) // 1000) if s.phase == WON else 0
    place = 2 if s.phase == LOST else 1
    return Outcome(s.ended_by, [left] * int(s.seats), [place] * int(s.seats))
