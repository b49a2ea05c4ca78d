"""How many rounds are likely to come, from missions and colony level (OM-172, OM-174, OM-208)."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.data import (
    BLUEPRINT_TAKEN,
    BOT_PLACED,
    CONTRACT_DONE,
    CUBE_PLACED,
    DISCOVERY_TAKEN,
    MISSION_IDS,
    RESEARCH_TAKEN,
    SCIENTIST_TAKEN,
    TECH_TAKEN,
    UPGRADED,
)
from mensae.games.onmars.rules.missions import MISSIONS, remaining
from mensae.games.onmars.state import LSS_AT, MISSION_AT, ROW_AT, UNITS_AT, State

_PACE: Final = {  # tenths of a round that a unit takes two players
    RESEARCH_TAKEN: 40,
    BLUEPRINT_TAKEN: 14,
    UPGRADED: 20,
    BOT_PLACED: 40,
    DISCOVERY_TAKEN: 35,
    TECH_TAKEN: 18,
    CUBE_PLACED: 18,
    SCIENTIST_TAKEN: 45,
    CONTRACT_DONE: 80,
}
PACE: Final = bytes([_PACE[mission] for mission in range(len(MISSION_IDS))])
LSS_PACE: Final = 10  # the same for a building that the next level needs
_LAST: Final = 1.0
_NEAR: Final = 2.0
_MOST: Final = 16.0


def rounds_left(s: State) -> float:
    """Rounds that are likely to be played yet, the current one included."""
    if s.over:
        return 0.0
    if s.last_round:
        return _LAST
    wanted = remaining(s)
    if s.ended_by or wanted == 0:
        return _NEAR
    later: i64 = 1000  # tenths of a round until each of the steps, in order
    late: i64 = 1000
    soon: i64 = 1000
    place: i64 = 0
    while place < MISSIONS + 2:
        time = _mission_time(s, place) if place < MISSIONS else _level_time(s, place - MISSIONS)
        if time < soon:
            later, late, soon = late, soon, time
        elif time < late:
            later, late = late, time
        elif time < later:
            later = time
        place += 1
    time = soon if wanted == 1 else late if wanted == 2 else later
    left = float(time) / 10.0 + _NEAR
    return left if left < _MOST else _MOST


def _mission_time(s: State, place: i64) -> i64:
    units = s.table[UNITS_AT + place]
    return units * PACE[s.table[MISSION_AT + place]] if units > 0 else 1000


def _level_time(s: State, further: i64) -> i64:
    """Until the first level that brings the end nearer, or the one after it."""
    row = s.table[ROW_AT]
    target = (4 if row < 4 else row + 1) + further
    if target > 6:
        return 1000
    missing: i64 = 0
    column: i64 = 0
    while column < 4:
        lacking = target - 1 - s.table[LSS_AT + column]
        if lacking > 0:
            missing += lacking
        column += 1
    return missing * LSS_PACE
