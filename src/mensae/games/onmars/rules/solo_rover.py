"""OM-245, OM-248: Lacerda's Rover on its way to the nearest tile, and the Discovery tile that he lays out himself."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.components import DISCOVERIES
from mensae.games.onmars.data import (
    FACE_UP,
    HEX,
    MOVE_ROVER,
    NEIGHBOUR,
    NONE,
    RESEARCH_COUNT,
    RESEARCH_KIND,
    RESEARCH_THERE,
    ROVER_TECH,
    TILE_THERE,
)
from mensae.games.onmars.frames import F_SOLO_ROVER, FRAME, A, B, C
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.board import crystal_at, occupied
from mensae.games.onmars.rules.effects import begin
from mensae.games.onmars.rules.geometry import BIT, CENTRE, apart, hexes_of
from mensae.games.onmars.rules.lab import level_of, use_tech
from mensae.games.onmars.rules.move import collect, keep_tile
from mensae.games.onmars.rules.pay import pay_crystals
from mensae.games.onmars.rules.solo_colony import HUMAN
from mensae.games.onmars.rules.solo_effect import able, able_after
from mensae.games.onmars.rules.travel import exploration_hexes, put_discovery
from mensae.games.onmars.rules.verbs import TILE_EFFECT
from mensae.games.onmars.state import CHANCE, FACE_UP_AT, LACERDA, OWN, ROVER, STUDIED, UNITS, State, ask, note, pop

# The frame: A the hex of the tile + 1, B points left, C how far along the path he has looked
_POINTS: Final = 2
_HIS: Final = LACERDA * UNITS + ROVER
_RESOURCES: Final = bytes(
    [*(tile.gives_resources for tile in DISCOVERIES.tiles), *(False for _ in range(RESEARCH_COUNT))]
)


def rover_at(s: State, who: i64) -> i64:
    """OM-038: before its first move a Rover counts as standing on the centre."""
    at = s.units[who * UNITS + ROVER]
    return CENTRE if at == NONE else at


def takes(s: State, at: i64) -> bool:
    """OM-245: a tile that can do something for him, no resources, of a kind of Research he has not, no piece on it."""
    item = s.ground[at]
    if item >= RESEARCH_THERE and s.own[LACERDA * OWN + STUDIED] >> RESEARCH_KIND[item - RESEARCH_THERE] & 1:
        return False
    if occupied(s, _HIS) & BIT[at] or _RESOURCES[item - TILE_THERE]:
        return False
    return able(s, TILE_EFFECT[item - TILE_THERE])


def nearest_tiles(s: State) -> list[int]:
    """OM-245: the hexes of the tiles he may aim at."""
    here = rover_at(s, LACERDA)
    best: i64 = NONE
    found: list[int] = []
    for at in hexes_of(s.tiled):
        distance = apart(here, at)
        if (best != NONE and distance > best) or not takes(s, at):
            continue
        if distance != best:
            best = distance
            found = []
        found.append(at)
    return found


def proceed(s: State) -> bool:
    """The tile, then step by step a shortest path, as far as the points go."""
    top = s.depth - FRAME
    if s.stack[top + A] == 0:
        tiles = nearest_tiles(s)
        if tiles:
            return ask(s, CHANCE, [HEX + at for at in tiles])
        pop(s)
        note(s, notes.NOTHING, LACERDA)
        return False
    tile, here = s.stack[top + A] - 1, s.stack[top + C]
    if here != tile and s.stack[top + B] > 0:
        return ask(s, CHANCE, [MOVE_ROVER + at for at in sorted(closer(here, tile))])
    pop(s)
    note(s, notes.HIS_ROVER, LACERDA, s.units[_HIS])
    if here == tile:
        effect = TILE_EFFECT[s.ground[tile] - TILE_THERE]
        keep_tile(s, LACERDA, tile)
        begin(s, LACERDA, effect)
    return False


def closer(here: i64, goal: i64) -> list[int]:
    """The neighbours that lie on a shortest path."""
    distance = apart(here, goal)
    beside = [NEIGHBOUR[here * 6 + way] for way in range(6)]
    return [at for at in beside if at != NONE and apart(at, goal) < distance]


def ways(here: i64, goal: i64) -> int:
    """How many shortest paths there are."""
    return 1 if here == goal else sum(ways(at, goal) for at in closer(here, goal))


def odds(s: State) -> list[int]:
    """OM-235, OM-245: every next hex as often as shortest paths lead over it, so that all paths are equally likely."""
    top = s.depth - FRAME
    tile, here = s.stack[top + A] - 1, s.stack[top + C]
    if tile < 0:
        return s.choices
    return [MOVE_ROVER + at for at in closer(here, tile) for _ in range(ways(at, tile))]


def answer(s: State, code: i64) -> None:
    """The tile he aims at, or the next hex of the path."""
    top = s.depth - FRAME
    if code >= HEX:
        s.stack[top + A] = code - HEX + 1
        s.stack[top + B] = points(s, code - HEX)
        s.stack[top + C] = rover_at(s, LACERDA)
        return
    to = code - MOVE_ROVER
    s.stack[top + B] -= 1
    s.stack[top + C] = to
    if occupied(s, _HIS) & BIT[to] or (s.tiled & BIT[to] and to != s.stack[top + A] - 1):
        return  # he may not stop here (OM-150, OM-157): he goes on from where he stands if the points reach
    note(s, notes.STEPPED, LACERDA, _HIS, s.units[_HIS], to)
    s.units[_HIS] = to
    if crystal_at(s, to):
        collect(s, LACERDA, to)


def way_to_go(s: State) -> tuple[int, int] | None:
    """OM-245: the hex of the tile he aims at, and how far along the path he has looked; None if his Rover rests."""
    top = s.depth - FRAME
    if s.over or s.stack[top] != F_SOLO_ROVER or s.stack[top + A] == 0:
        return None
    return s.stack[top + A] - 1, s.stack[top + C]


def points(s: State, tile: i64) -> i64:
    """OM-245: 2, a Rover Tech if the tile is farther away, and crystals if he reaches it with them and can use it."""
    distance = apart(rover_at(s, LACERDA), tile)
    total: i64 = _POINTS
    if distance > total:
        owner: i64 = LACERDA if level_of(s, LACERDA, ROVER_TECH) > 0 else HUMAN
        level = level_of(s, owner, ROVER_TECH)
        if level > 0:
            use_tech(s, LACERDA, owner, ROVER_TECH)
            total += level
    if distance > total and able_after(s, TILE_EFFECT[s.ground[tile] - TILE_THERE], distance - total):
        pay_crystals(s, LACERDA, distance - total)
        total = distance
    return total


def explore(s: State) -> bool:
    """OM-248: the hexes 3 away from his Rover that are farthest from the human's."""
    hexes = exploration_hexes(s, LACERDA)
    if leftmost(s) == NONE or not hexes:
        pop(s)
        return False
    away = [int(apart(at, rover_at(s, HUMAN))) for at in hexes]
    farthest = max(away)
    return ask(s, CHANCE, [HEX + at for at, distance in zip(hexes, away, strict=True) if distance == farthest])


def leftmost(s: State) -> i64:
    """OM-248: the leftmost face-up Discovery tile, or NONE."""
    for place in range(FACE_UP_AT, FACE_UP_AT + FACE_UP):
        if s.table[place] != NONE:
            return s.table[place]
    return NONE


def explored(s: State, code: i64) -> None:
    """OM-248: the tile lies there, and a new one is turned up."""
    pop(s)
    put_discovery(s, LACERDA, leftmost(s), code - HEX)
