"""What the game says beyond the contract, since all act at once and the sand runs."""

from mensae.core.schema import Seat
from mensae.games.magicmaze.data import SETTLED, SWITCH, TIMER
from mensae.games.magicmaze.planner.tasks import best_placing
from mensae.games.magicmaze.rules.engine import legal
from mensae.games.magicmaze.rules.rubbish import rubbish_due
from mensae.games.magicmaze.state import EXPLORING, NOTHING, PAUSED, PLAYING, PREPARING, State
from mensae.games.magicmaze.team.mate import mate
from mensae.games.magicmaze.team.pace import PACES
from mensae.games.magicmaze.team.review import review
from mensae.games.magicmaze.team.solo import best_face
from mensae.games.magicmaze.team.thoughts import Memory, follow, plan_at

MOST_HINTS = 3
ABSENCE = TIMER.absence_ms  # MM-220

__all__ = ["ABSENCE", "follow", "grace", "hints", "mate", "new_memory", "race", "review", "stands"]

new_memory = Memory


def stands(s: State) -> bool:
    """MM-40, MM-227: table time stands still before the start and in a pause."""
    return s.phase <= PREPARING or s.phase == PAUSED


def race(s: State) -> int | None:
    """MM-54: the end of the sand; the time for rubbish is a question of its own."""
    return int(s.ends) if s.phase in (PLAYING, EXPLORING) else None


def grace(s: State) -> int:
    """MM-61: how long a person's action may be late, where the next deadline is the end of the sand."""
    due = rubbish_due(s)
    return 0 if 0 <= due < s.ends else int(s.terms.grace)


def hints(s: State, seat: Seat, memory: Memory) -> list[int]:
    """What the plan asks of the seat and it can do now, in the order of the plan; where it has nothing, nothing."""
    if s.queue[seat] != 0:
        return [placing for placing in [best_placing(s, seat)] if placing != NOTHING]
    if s.phase != PLAYING:
        return []
    options, codes = set(legal(s, seat, 0)), plan_at(s, PACES["hard"], int(s.now), memory)
    mine = [code for code in dict.fromkeys(codes) if code in options][:MOST_HINTS]
    change = SWITCH + best_face(s, codes) if s.terms.solo else SETTLED
    return [change, *mine] if change in options else mine
