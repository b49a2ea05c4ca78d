"""Chapter 11: Bots and Rover, step by step."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.onmars.data import (
    DISCOVERY_TAKEN,
    MOVE_BOT,
    MOVE_ROVER,
    NONE,
    POINT,
    RESEARCH_KIND,
    RESEARCH_TAKEN,
    RESEARCH_THERE,
    ROVER_TECH,
    SKIP,
    TAKE_TILE,
    TILE_THERE,
    USE_TECH,
)
from mensae.games.onmars.frames import F_CRYSTALS, F_EFFECT, FRAME, WHO, A, B, C, D, E
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.able import able
from mensae.games.onmars.rules.board import crystal_at, occupied, remove_item
from mensae.games.onmars.rules.geometry import AROUND, BIT, CENTRE, STEP_FROM, STEP_TO, STEPS_AT, ball
from mensae.games.onmars.rules.goods import spendable, work
from mensae.games.onmars.rules.lab import best_level, level_of, tech_choices, use_tech
from mensae.games.onmars.rules.missions import unit
from mensae.games.onmars.rules.packed import unit_owner
from mensae.games.onmars.rules.verbs import (
    BOOSTS,
    BY_CRYSTALS,
    COLLECTS,
    COUNT,
    HIGHEST_ROVER_TECH,
    ROVER_POINTS,
    TECH,
    TILE_EFFECT,
)
from mensae.games.onmars.state import BOX, FOUND, LQ, OWN, PENDING, ROVER, STUDIED, UNITS, State, ask, note, pop, push

# The frame of a movement: A effect, B Bot points, C Rover points, D flags, E the unit in transit + 1
TECH_USED: Final = 1
DONE: Final = 2  # << unit of the player: it has taken a tile and moves no further


def begin_move(s: State, who: i64, effect: i64) -> None:
    """OM-067, OM-149: the points of the effect."""
    rover = ROVER_POINTS[effect]
    push(s, F_EFFECT, who, effect, COUNT[effect], best_level(s, ROVER_TECH) if rover == HIGHEST_ROVER_TECH else rover)


def takeable(s: State, who: i64, at: i64) -> bool:
    """OM-157: the benefit of the tile can do something, and a Research tile is of a kind the player has not."""
    item = s.ground[at]
    if item < TILE_THERE:
        return False
    if item >= RESEARCH_THERE and s.own[who * OWN + STUDIED] >> RESEARCH_KIND[item - RESEARCH_THERE] & 1:
        return False
    return able(s, who, TILE_EFFECT[item - TILE_THERE])


def may_stop(s: State, who: i64, at: i64, taken: int, collects: bool) -> bool:
    """OM-150, OM-157: no other piece there, and for a collector no tile that it may not take."""
    if taken & BIT[at]:
        return False
    return not collects or not s.tiled & BIT[at] or takeable(s, who, at)


def may_step(s: State, who: i64, to: i64, points: i64, taken: int, collects: bool) -> bool:
    """OM-260: a hex to stop on, or points enough to go on from there to a hex without a piece (and tile)."""
    if points < 1:
        return False
    if may_stop(s, who, to, taken, collects):
        return True
    closed = taken | s.tiled if collects else taken
    return points > 1 and ball(to, points - 1) & ~closed != 0


def step_choices(s: State, who: i64, number: i64, points: i64, collects: bool) -> list[int]:
    """OM-150, OM-154: the steps of a unit; the Rover enters from the centre."""
    found: list[int] = []
    if points < 1:
        return found
    at = s.units[number]
    taken = occupied(s, number)
    if number == who * UNITS + ROVER:
        for to in AROUND[CENTRE if at == NONE else at]:
            if may_step(s, who, to, points, taken, True):
                found.append(MOVE_ROVER + to)
    elif at != NONE:
        for step in STEPS_AT[at]:
            if collects:
                s.units[number] = STEP_TO[step]  # OM-157: judged from there, where its Building Zone is
            if may_step(s, who, STEP_TO[step], points, taken, collects):
                found.append(MOVE_BOT + step)
        s.units[number] = at
    return found


def can_move(s: State, who: i64, effect: i64) -> bool:
    """OM-257: a step is possible with all points that could be bought, or the Rover can take the tile on its hex."""
    bought = spendable(s, who) if BY_CRYSTALS[effect] else 0
    if BOOSTS[effect]:
        bought += s.own[who * OWN + LQ]
    first = who * UNITS
    if COUNT[effect]:
        for number in range(first, first + ROVER):
            if step_choices(s, who, number, COUNT[effect] + bought, COLLECTS[effect]):
                return True
            if COLLECTS[effect] and s.units[number] != NONE and takeable(s, who, s.units[number]):
                return True
    if not ROVER_POINTS[effect]:
        return False
    points: i64 = ROVER_POINTS[effect]
    if points == HIGHEST_ROVER_TECH:
        points = best_level(s, ROVER_TECH)
    if TECH[effect]:
        points += best_level(s, ROVER_TECH)
    if step_choices(s, who, first + ROVER, points + bought, True):
        return True
    return s.units[first + ROVER] != NONE and takeable(s, who, s.units[first + ROVER])


def proceed(s: State) -> bool:
    """OM-260: the next step; a unit in transit has to go on first."""
    top = s.depth - FRAME
    who, effect, bots, rover = s.stack[top + WHO], s.stack[top + A], s.stack[top + B], s.stack[top + C]
    flags = s.stack[top + D]
    first = who * UNITS
    if s.stack[top + E]:
        number = s.stack[top + E] - 1
        points = rover if number == first + ROVER else bots
        return ask(s, who, step_choices(s, who, number, points, COLLECTS[effect]))
    choices: list[int] = []
    for i in range(ROVER + 1):
        number = first + i
        if flags >> i & DONE:
            continue
        choices += step_choices(s, who, number, rover if i == ROVER else bots, COLLECTS[effect])
        at = s.units[number]
        collecting = ROVER_POINTS[effect] > 0 if i == ROVER else COLLECTS[effect]
        if collecting and at != NONE and s.tiled & BIT[at] and takeable(s, who, at):
            choices.append(TAKE_TILE + at)
    choices += _more_points(s, who, effect, flags)
    if not choices:
        finish(s, who)
        return False
    choices.append(SKIP)
    choices.sort()  # Bots stand anywhere
    return ask(s, who, choices)


def _more_points(s: State, who: i64, effect: i64, flags: i64) -> list[int]:
    """OM-053, OM-068, OM-105: points for crystals or Colonists, and one Rover Tech."""
    found: list[int] = []
    first = who * UNITS
    rover_may = ROVER_POINTS[effect] > 0 and not flags >> ROVER & DONE
    if (BY_CRYSTALS[effect] and spendable(s, who) > 0) or (BOOSTS[effect] and s.own[who * OWN + LQ] > 0):
        if COUNT[effect] and any(s.units[first + i] != NONE and not flags >> i & DONE for i in range(ROVER)):
            found.append(POINT)
        if rover_may:
            found.append(POINT + 1)
    if rover_may and TECH[effect] and not flags & TECH_USED:
        found += tech_choices(s, ROVER_TECH)
    return found


def answer(s: State, code: i64) -> None:
    """A step, a point, a tech, a tile, or the end."""
    top = s.depth - FRAME
    who, effect = s.stack[top + WHO], s.stack[top + A]
    rover = who * UNITS + ROVER
    if code == SKIP:
        finish(s, who)
    elif code >= TAKE_TILE:
        take_tile(s, top, who, code - TAKE_TILE)
    elif code >= USE_TECH:
        owner = code - USE_TECH
        s.stack[top + D] |= TECH_USED
        s.stack[top + C] += level_of(s, owner, ROVER_TECH)
        use_tech(s, who, owner, ROVER_TECH)
    elif code >= POINT:
        s.stack[top + (C if code > POINT else B)] += 1
        if BY_CRYSTALS[effect]:
            push(s, F_CRYSTALS, who, 1)
        else:
            work(s, who, 1)
    elif code >= MOVE_ROVER:
        s.stack[top + C] -= 1
        step(s, top, rover, code - MOVE_ROVER, True)
    else:
        s.stack[top + B] -= 1
        number = who * UNITS
        while s.units[number] != STEP_FROM[code - MOVE_BOT] or (s.stack[top + E] and s.stack[top + E] != number + 1):
            number += 1
        step(s, top, number, STEP_TO[code - MOVE_BOT], COLLECTS[effect])


def step(s: State, top: i64, number: i64, to: i64, collects: bool) -> None:
    """OM-150, OM-155: the unit stands there, and a collector takes the crystal."""
    who = unit_owner(number)
    note(s, notes.STEPPED, who, number, s.units[number], to)
    s.units[number] = to
    if collects and crystal_at(s, to):
        collect(s, who, to)
    s.stack[top + E] = 0 if may_stop(s, who, to, occupied(s, number), collects) else number + 1


def collect(s: State, who: i64, at: i64) -> None:
    """OM-155: the crystal goes to pending."""
    remove_item(s, at)
    s.own[who * OWN + PENDING] += 1
    note(s, notes.COLLECTED, who, at)


def take_tile(s: State, top: i64, who: i64, at: i64) -> None:
    """OM-156, OM-159: the tile is taken and resolved at once; whoever took it moves no further."""
    collector: i64 = 0
    while s.units[who * UNITS + collector] != at:
        collector += 1
    s.stack[top + D] |= DONE << collector
    tile = s.ground[at] - TILE_THERE
    keep_tile(s, who, at)
    push(s, F_EFFECT, who, TILE_EFFECT[tile])


def keep_tile(s: State, who: i64, at: i64) -> None:
    """OM-159: the tile counts for missions, goals and LSS tiles."""
    item = s.ground[at]
    remove_item(s, at)
    s.tiles[item - TILE_THERE] = who
    s.stirred = True
    note(s, notes.TILE_TAKEN, who, item - TILE_THERE, at)
    if item >= RESEARCH_THERE:
        s.own[who * OWN + STUDIED] |= bit(RESEARCH_KIND[item - RESEARCH_THERE])
        unit(s, who, RESEARCH_TAKEN)
    else:
        s.own[who * OWN + FOUND] += 1
        unit(s, who, DISCOVERY_TAKEN)


def finish(s: State, who: i64) -> None:
    """OM-102, OM-152: outside a turn, Bots clean their hexes at the end of the effect."""
    pop(s)
    if who != s.active:
        clean(s, who)


def clean(s: State, who: i64) -> None:
    """OM-152: what lies under an own Bot leaves the game."""
    for number in range(who * UNITS, who * UNITS + ROVER):
        at = s.units[number]
        if at != NONE and s.items & BIT[at]:
            item = s.ground[at]
            remove_item(s, at)
            if item >= TILE_THERE:
                s.tiles[item - TILE_THERE] = BOX
            note(s, notes.REMOVED, who, item, at)
