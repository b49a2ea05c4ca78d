"""Chapter 13 and variants: missions, the Remaining Missions marker, and the events of First Colonist tasks."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.onmars.data import MISSION_CRYSTALS, TASK_EVENTS
from mensae.games.onmars.rules import notes
from mensae.games.onmars.state import MISSION_AT, OWN, PENDING, UNITS_AT, State, level, note

MISSIONS: Final = 3
TASK_TECH: Final = TASK_EVENTS.index("tech_taken")
TASK_TRAVEL: Final = TASK_EVENTS.index("travelled")
TASK_SHELTER: Final = TASK_EVENTS.index("shelter_constructed")
TASK_SCIENTIST: Final = TASK_EVENTS.index("scientist_taken")
TASK_RESEARCH: Final = TASK_EVENTS.index("rnd_action_taken")
TASK_DEVELOP: Final = TASK_EVENTS.index("developed_twice_in_turn")
TASK_DISCOVERY: Final = TASK_EVENTS.index("discovery_tile_placed")
TASK_BLUEPRINT: Final = TASK_EVENTS.index("blueprint_taken")


def remaining(s: State) -> i64:
    """OM-176: the Remaining Missions marker, from completed missions and colony level."""
    left = MISSIONS - s.completed - (level(s) - 2 if level(s) > 2 else 0)
    return left if left > 0 else 0


def unit(s: State, who: i64, mission: i64) -> None:
    """OM-173 to OM-175: one unit of this mission, if it is in play and not complete."""
    place: i64 = 0
    while place < MISSIONS:
        if s.table[MISSION_AT + place] == mission and s.table[UNITS_AT + place] > 0:
            left = s.table[UNITS_AT + place] - 1
            s.table[UNITS_AT + place] = left
            crystals: i64 = MISSION_CRYSTALS[mission]
            s.own[who * OWN + PENDING] += crystals
            note(s, notes.UNIT, who, mission, left, crystals)
            if left == 0:
                s.completed += 1
                note(s, notes.MISSION_DONE, who, mission)
                note(s, notes.REMAINING, who, remaining(s))
        place += 1


def happened(s: State, who: i64, task: i64) -> None:
    """OM-226: the event of a task, in the own turn or, for a traveller, in the Shuttle phase."""
    if s.first_colonists and (who == s.active or task in (TASK_TRAVEL, TASK_DISCOVERY, TASK_TECH, TASK_BLUEPRINT)):
        s.events |= bit(task)
