"""Chapter 14: private goals; solo goals test their conditions in the same words."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit, count
from mensae.games.onmars.components import GOALS
from mensae.games.onmars.data import GOAL, GOAL_COUNT, GOODS, LAB_IDS, NONE, RESOURCES, REWARD, TYPES
from mensae.games.onmars.frames import F_GOAL, FRAME, WHO, A
from mensae.games.onmars.parts import Condition
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.contracts import completed
from mensae.games.onmars.rules.counts import blueprints, complexes_marked, mines_held, scientists, techs, upgraded
from mensae.games.onmars.rules.effects import begin
from mensae.games.onmars.rules.verbs import FIRST_REWARD, SECOND_REWARD
from mensae.games.onmars.state import (
    ACHIEVED,
    ADVANCED,
    CUBES,
    FOUND,
    HAND,
    HANGAR,
    LABS,
    LQ,
    OWN,
    SHELTERED,
    STUDIED,
    State,
    ask,
    level,
    note,
    pop,
    push,
)

_CONDITIONS: Final = [goal.condition for goal in GOALS.goals]


def amount(s: State, who: i64, condition: Condition) -> i64:
    """OM-183: what the condition counts, to be compared with its minimum."""
    base = who * OWN
    match condition.test:
        case "blueprints_owned":
            return blueprints(s, who)
        case "advanced_buildings":
            if condition.building is None:
                return s.own[base + ADVANCED]
            return upgraded(s, who, TYPES.index(condition.building))
        case "mines_held":
            return mines_held(s, who)
        case "discovery_tiles":
            return s.own[base + FOUND]
        case "markers_in_complexes":
            return complexes_marked(s, who, condition.min_complex_size or 0, bool(condition.different_complexes))
        case "stored_same_type":
            return max(int(s.stock[who * RESOURCES + GOODS.index(good)]) for good in condition.types)
        case "shelters":
            return s.own[base + SHELTERED]
        case "colony_level":
            return level(s)
        case "colonists_in_lq":
            return s.own[base + LQ]
        case "tech_tiles":
            return techs(s, who)
        case "ships_in_hangar":
            return s.own[base + HANGAR]
        case "research_tiles":
            return count(s.own[base + STUDIED])
        case "scientists":
            return scientists(s, who)
        case "contracts_completed":
            return completed(s, who)
        case "tech_tiles_on_spaces":
            return sum(1 for space in condition.spaces if s.own[base + LABS] >> LAB_IDS.index(space) & 1)
        case "progress_cubes":
            return count(s.own[base + CUBES])
    raise ValueError(f"{condition.test} is no condition of a private goal")


def holds(s: State, who: i64, condition: Condition) -> bool:
    """OM-183: numbers are minimums."""
    if condition.test == "all":
        return all(holds(s, who, part) for part in condition.of)
    return amount(s, who, condition) >= (condition.min or 0)


def goal_choices(s: State, who: i64) -> list[int]:
    """OM-179: cards in hand whose condition is true, while no goal is completed."""
    base = who * OWN
    if s.own[base + ACHIEVED] != NONE:
        return []
    hand = s.own[base + HAND]
    return [GOAL + goal for goal in range(GOAL_COUNT) if hand >> goal & 1 and holds(s, who, _CONDITIONS[goal])]


def complete(s: State, who: i64, goal: i64) -> None:
    """OM-179, OM-180: the card is revealed, and one of its rewards is chosen."""
    s.own[who * OWN + HAND] &= ~bit(goal)
    s.own[who * OWN + ACHIEVED] = goal
    note(s, notes.GOAL_DONE, who, goal)
    push(s, F_GOAL, who, goal)


def proceed(s: State) -> bool:
    """OM-180: one of two rewards, also one that can do nothing."""
    return ask(s, s.stack[s.depth - FRAME + WHO], [REWARD, REWARD + 1])


def reward(s: State, code: i64) -> None:
    """OM-180, OM-185 to OM-187: carried out at once, as far as possible."""
    top = s.depth - FRAME
    who, goal = s.stack[top + WHO], s.stack[top + A]
    pop(s)
    begin(s, who, SECOND_REWARD[goal] if code > REWARD else FIRST_REWARD[goal])
