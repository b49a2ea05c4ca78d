"""What Bots can build and upgrade where they are, and what the Rover can get."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit, count
from mensae.games.onmars.data import (
    BOTS,
    CARD_LEVEL,
    CARD_TYPE,
    CARDS,
    HEXES,
    NEIGHBOUR,
    NONE,
    RESEARCH_KIND,
    RESEARCH_THERE,
    SHELTER,
    TILE_THERE,
)
from mensae.games.onmars.rules.board import building_zone
from mensae.games.onmars.rules.geometry import CENTRE, apart
from mensae.games.onmars.rules.lab import best_level
from mensae.games.onmars.state import CUBES, LSS_AT, OWN, ROVER, ROW_AT, STUDIED, UNITS, State

BOT_WORTH: Final = 1.2
SITE_WORTH: Final = 0.7  # of an unbuilt blueprint beside a Bot
LSS_WORTH: Final = 0.5
CUBE_WORTH: Final = 0.6
RESEARCH_WORTH: Final = 1.6
DISCOVERY_WORTH: Final = 0.9


def reach(s: State, who: i64) -> float:
    """What Bots can build and upgrade where they are, and how near the Rover is to a tile."""
    base = who * OWN
    units = s.units
    total = 0.0
    number = who * UNITS
    while number < who * UNITS + BOTS:
        if units[number] != NONE:
            total += BOT_WORTH
        number += 1
    total += rover_reach(s, who)
    zone = building_zone(s, who)
    free = zone & ~s.built
    building: i64 = 0
    row = s.table[ROW_AT]
    while building < SHELTER:
        joins = free & s.near[building] != 0 and best_level(s, building) > 0
        if joins and not s.own[base + CUBES] >> building & 1:
            total += CUBE_WORTH
        if building > 0 and s.table[LSS_AT + building - 1] < row and (joins or free & s.far[building] != 0):
            total += LSS_WORTH
        building += 1
    return total + SITE_WORTH * float(site_count(s, who))


def site_count(s: State, who: i64) -> i64:
    """OM-125: types of unbuilt blueprints with a building beside an own Bot."""
    wanted: i64 = 0
    card: i64 = 0
    while card < CARDS:
        if s.cards[card * 2] == who and s.cards[card * 2 + 1] == NONE:
            wanted |= bit(CARD_TYPE[card] + (8 if CARD_LEVEL[card] > 1 else 0))
        card += 1
    if wanted == 0:
        return 0
    found: i64 = 0
    number = who * UNITS
    while number < who * UNITS + BOTS:
        at = s.units[number]
        number += 1
        if at == NONE:
            continue
        found |= site(s, who, at)
        way = at * 6
        while way < at * 6 + 6:
            beside: i64 = NEIGHBOUR[way]
            if beside != NONE:
                found |= site(s, who, beside)
            way += 1
    return count(found & wanted)


def site(s: State, who: i64, at: i64) -> i64:
    """The bit of the type that can be upgraded here; 8 more for level 3."""
    kind = s.building[at]
    if kind == NONE or s.marker[at] != NONE:
        return 0
    if kind >= SHELTER:
        if kind != SHELTER + who:
            return 0
        kind = SHELTER
    return bit(kind) | (bit(kind + 8) if s.size[s.group[at]] >= 3 else 0)


def rover_reach(s: State, who: i64) -> float:
    """How near the best tile for the own Rover is."""
    if not s.tiled:
        return 0.0
    here = s.units[who * UNITS + ROVER]
    here = CENTRE if here == NONE else here
    studied = s.own[who * OWN + STUDIED]
    ground = s.ground
    best = 0.0
    at: i64 = 0
    while at < HEXES:
        item = ground[at]
        if item >= TILE_THERE:
            away = apart(here, at)
            if item < RESEARCH_THERE:
                near = DISCOVERY_WORTH / (1.0 + 0.3 * float(away))
            elif not studied >> RESEARCH_KIND[item - RESEARCH_THERE] & 1:
                near = RESEARCH_WORTH / (1.0 + 0.3 * float(away))
            else:
                near = 0.0
            if near > best:
                best = near
        at += 1
    return best


def target(s: State, who: i64) -> i64:
    """The nearest tile for the own Rover, or NONE."""
    if not s.tiled:
        return NONE
    here = s.units[who * UNITS + ROVER]
    here = CENTRE if here == NONE else here
    studied = s.own[who * OWN + STUDIED]
    ground = s.ground
    best: i64 = NONE
    nearest: i64 = 99
    at: i64 = 0
    while at < HEXES:
        item = ground[at]
        if item >= TILE_THERE and not (item >= RESEARCH_THERE and studied >> RESEARCH_KIND[item - RESEARCH_THERE] & 1):
            away = apart(here, at)
            if away < nearest:
                best, nearest = at, away
        at += 1
    return best
