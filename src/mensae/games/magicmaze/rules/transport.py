"""Sections 6, 7, 17, 18 and 19: producing, moving, pipes and slugs."""

from mypy_extensions import i64

from mensae.core.bits import has
from mensae.games.magicmaze.data import (
    AGAINST,
    COLONIST,
    COLOUR_COUNT,
    DOME_OF,
    EAT,
    FACTORIES,
    FACTORY,
    FIRST_ROAD,
    KIND,
    NONE,
    PIPES,
    PRINTED,
    PRODUCE,
    ROAD_COLOUR,
    ROCKET,
    RUBBISH,
    SITES,
    SLUG,
    WAY_FROM,
)
from mensae.games.magicmaze.rules.board import give_back, lift, put, takes, target
from mensae.games.magicmaze.rules.build import build_dome, is_full
from mensae.games.magicmaze.rules.codes import move_code, pipe_code, slot, way_over
from mensae.games.magicmaze.rules.notes import EATEN, MOVED, PRODUCED
from mensae.games.magicmaze.rules.timer import check_win, flip, flips
from mensae.games.magicmaze.state import NOTHING, NOWHERE, State, note


def productions(s: State, owned: i64, codes: list[int]) -> None:
    """MM-25, MM-62 to MM-65, MM-244, MM-259: the factories in play that the seat can use."""
    factory: i64 = 0
    while factory < len(FACTORIES):
        p: i64 = FACTORIES[factory]
        colour: i64 = FACTORY[p]
        root = s.root[p]
        if root != NOWHERE and has(owned, colour) and s.supply[colour] > 0 and s.on[root] == NOTHING:
            codes.append(PRODUCE + factory)
        factory += 1


def produce(s: State, factory: i64) -> None:
    """MM-62: a resource comes from the supply onto the factory."""
    p: i64 = FACTORIES[factory]
    colour: i64 = FACTORY[p]
    root = s.root[p]
    note(s, PRODUCED, root)
    s.supply[colour] -= 1
    s.on[root] = colour


def may_go(s: State, way: i64, piece: i64) -> bool:
    """MM-67, MM-68, MM-195: whether the direction is allowed and the target takes the piece."""
    if AGAINST[way] == 1:
        return False
    return takes(s, target(s, way), piece)


def steps(s: State, owned: i64, tiles: list[int], codes: list[int]) -> list[int]:
    """MM-66, MM-188: every move of a piece over the highways of the seat's colours, and, given back, every meal."""
    meals: list[int] = []
    for tile in tiles:
        road: i64 = FIRST_ROAD[tile]
        end: i64 = FIRST_ROAD[tile + 1]
        while road < end:
            colour: i64 = ROAD_COLOUR[road]
            if has(owned, colour):
                leave(s, way_over(road, 0), codes, meals)
                leave(s, way_over(road, 1), codes, meals)
            road += 1
    if s.terms.bridges:
        site: i64 = 0
        while site < SITES:
            if s.bridge[site] != NOTHING and has(owned, s.bridge[site]):
                leave(s, way_over(PRINTED + site, 0), codes, meals)
                leave(s, way_over(PRINTED + site, 1), codes, meals)
            site += 1
    return meals


def leave(s: State, way: i64, codes: list[int], meals: list[int]) -> None:
    """MM-66 to MM-71, MM-178: what stands where the way begins; all but slugs move like resources (MM-107).

    MM-188 to MM-190, MM-193, MM-196: a slug goes only where food is, either way.
    """
    start: i64 = WAY_FROM[way]
    p = s.root[start]
    piece = s.on[p]
    if piece == SLUG:
        if is_food(s.on[target(s, way)]):
            meals.append(EAT + way)
    elif piece != NOTHING:
        if may_go(s, way, piece):
            codes.append(move_code(way, piece))
    elif KIND[p] == ROCKET:
        if s.rocket > 0 and may_go(s, way, COLONIST):
            codes.append(move_code(way, COLONIST))
    elif DOME_OF[p] != NONE:
        site: i64 = DOME_OF[p]
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if s.held[slot(site, colour)] > 0 and may_go(s, way, colour):
                codes.append(move_code(way, colour))
            colour += 1


def move(s: State, way: i64, piece: i64, at: i64) -> None:
    """MM-66: the piece goes to the other end of the highway."""
    start: i64 = WAY_FROM[way]
    end = target(s, way)
    p = s.root[start]
    note(s, MOVED, p, end)
    lift(s, p, piece)
    arrive(s, end, piece, at)


def arrive(s: State, p: i64, piece: i64, at: i64) -> None:
    """What an arrival brings: a flip (MM-82, MM-91), an automatic dome (MM-98), the end (MM-109)."""
    put(s, p, piece)
    if flips(s, p, piece):
        flip(s, p, piece, at)
    elif piece == COLONIST:
        check_win(s)
    elif s.terms.auto_dome and DOME_OF[p] != NONE:
        site: i64 = DOME_OF[p]
        if s.domes > 0 and is_full(s, site):
            build_dome(s, site)


def is_food(piece: i64) -> bool:
    """MM-188, MM-192: resources and rubbish; sites hold theirs in slots, where no slug gets at them."""
    return NOTHING < piece <= RUBBISH


def eat(s: State, way: i64) -> None:
    """MM-188, MM-194: the slug goes there, and the food back to the supply; nothing is flipped."""
    start: i64 = WAY_FROM[way]
    p = target(s, way)
    note(s, MOVED, s.root[start], p)
    note(s, EATEN, s.on[p], p)
    give_back(s, s.on[p])
    s.on[s.root[start]] = NOTHING
    s.on[p] = SLUG


def pipe_trips(s: State, codes: list[int]) -> None:
    """MM-179 to MM-183: from any pipe platform to any empty one; no slugs, colonists by the edition."""
    if not s.terms.pipes:
        return
    a: i64 = 0
    while a < len(PIPES):
        piece = s.on[PIPES[a]]
        if in_pipes(s, piece):
            b: i64 = 0
            while b < len(PIPES):
                end: i64 = PIPES[b]
                if s.root[end] != NOWHERE and s.on[end] == NOTHING:
                    codes.append(pipe_code(a, b, piece))
                b += 1
        a += 1


def in_pipes(s: State, piece: i64) -> bool:
    """MM-180 to MM-182."""
    return is_food(piece) or (piece == COLONIST and s.terms.colonists_in_pipes)


def pipe(s: State, a: i64, b: i64, piece: i64, at: i64) -> None:
    """MM-179: the piece comes out elsewhere."""
    start: i64 = PIPES[a]
    end: i64 = PIPES[b]
    note(s, MOVED, start, end)
    lift(s, start, piece)
    arrive(s, end, piece, at)
