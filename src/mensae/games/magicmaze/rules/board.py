"""Sections 1, 2, 7 and 17: platforms, what stands on them, and what may go where.

Only pieces occupy a platform (MM-09); bridges, markers and domes do not. Both editions mean the same here
(MM-242, MM-255, MM-257).
"""

from mypy_extensions import i64

from mensae.games.magicmaze.data import (
    BRIDGE_WAYS,
    COLONIST,
    DOME_OF,
    FACE_COLOURS,
    FIRST,
    GONE,
    KIND,
    NEEDS,
    NONE,
    PRINTED,
    RANKS_A_TILE,
    ROAD_COLOUR,
    ROCKET,
    RUBBISH,
    SIDE_OF,
    SITE,
    TILE_COUNT,
    TILE_OF,
    WAY_TO,
    WAYS_AT,
)
from mensae.games.magicmaze.rules.codes import road_of, slot
from mensae.games.magicmaze.state import NOTHING, NOWHERE, State


def vacant(s: State, seat: i64) -> bool:
    """MM-221, MM-224: whether nobody plays the seat: its person is absent, and no bot steps in."""
    return s.sitter[seat] == GONE and (s.terms.shared or s.terms.solo)


def colours(s: State, seat: i64) -> i64:
    """MM-47, MM-213, MM-221: the colours that the seat owns, as a bit set."""
    if s.terms.solo:
        return FACE_COLOURS[s.active]
    owned: i64 = FACE_COLOURS[s.face[seat]]
    if s.terms.shared:
        other: i64 = 0
        while other < s.seats:
            if s.sitter[other] == GONE:
                owned |= FACE_COLOURS[s.face[other]]
            other += 1
    return owned


def in_play(s: State) -> list[int]:
    """The tiles in play, ascending."""
    return [tile for tile in range(TILE_COUNT) if s.cell[tile] != NOWHERE]


def in_order(s: State) -> list[int]:
    """MM-16: the platforms in play in their order."""
    tiles = [0] * s.tiles
    tile: i64 = 0
    while tile < TILE_COUNT:
        if s.cell[tile] != NOWHERE:
            tiles[s.rank[tile]] = tile
        tile += 1
    return [p for t in tiles for p in range(FIRST[t], FIRST[t + 1]) if s.root[p] == p]


def order(s: State, p: i64) -> i64:
    """MM-16: a number by which platforms can be put in order."""
    tile: i64 = TILE_OF[p]
    return s.rank[tile] * RANKS_A_TILE + p


def is_half(s: State, p: i64) -> bool:
    """MM-18, MM-26: whether nothing lies beyond this edge, so that its lock counts."""
    return s.root[p] == p and s.other[p] == NOWHERE and SIDE_OF[p] != NONE


def ways(s: State, p: i64) -> list[int]:
    """MM-24, MM-29, MM-138, MM-255: the ways out of a platform over highways of both its tiles and built bridges.

    Each is taken for itself, whatever its direction (MM-197).
    """
    found: list[int] = []
    half = p
    while half != NOWHERE:
        for way in WAYS_AT[half]:
            if way < BRIDGE_WAYS or s.bridge[road_of(way) - PRINTED] != NOTHING:
                found.append(way)
        half = s.other[p] if half == p else NOWHERE
    return found


def colour_of(s: State, way: i64) -> i64:
    """MM-30, MM-141: the colour of a highway or a bridge; NOTHING where there is none."""
    road = road_of(way)
    if road < PRINTED:
        colour: i64 = ROAD_COLOUR[road]
        return colour
    return s.bridge[road - PRINTED]


def target(s: State, way: i64) -> i64:
    """The platform to which a way leads."""
    end: i64 = WAY_TO[way]
    return s.root[end]


def stands(s: State, p: i64, piece: i64) -> bool:
    """MM-73: whether this piece stands there, in a slot of a site too."""
    kind = KIND[p]
    if kind == ROCKET:
        return piece == COLONIST and s.rocket > 0
    site: i64 = DOME_OF[p]
    if site != NONE and s.built[site] == 0:
        return piece < RUBBISH and s.held[slot(site, piece)] > 0
    return s.on[p] == piece


def takes(s: State, p: i64, piece: i64) -> bool:
    """MM-09, MM-68, MM-72, MM-86, MM-89, MM-191, MM-242, MM-257: whether it is empty and open to this piece."""
    kind = KIND[p]
    if kind == ROCKET:  # MM-101, MM-102, MM-108
        return piece == COLONIST
    if kind == SITE:
        site: i64 = DOME_OF[p]
        if s.built[site] == 0:  # MM-93, MM-95
            return piece < RUBBISH and s.held[slot(site, piece)] < NEEDS[slot(site, piece)]
        return piece == COLONIST and s.on[p] == NOTHING  # MM-99
    return s.on[p] == NOTHING


def lift(s: State, p: i64, piece: i64) -> None:
    """The piece leaves its platform, a slot (MM-94) or a dome (MM-100) too."""
    site: i64 = DOME_OF[p]
    if KIND[p] == ROCKET:
        s.rocket -= 1
    elif site != NONE and s.built[site] == 0:
        s.held[slot(site, piece)] -= 1
    else:
        s.on[p] = NOTHING


def put(s: State, p: i64, piece: i64) -> None:
    """The piece is put on a platform that takes it."""
    site: i64 = DOME_OF[p]
    if KIND[p] == ROCKET:
        s.rocket += 1
    elif site != NONE and s.built[site] == 0:
        s.held[slot(site, piece)] += 1
    else:
        s.on[p] = piece


def give_back(s: State, piece: i64) -> None:
    """A resource or a piece of rubbish goes back to the supply."""
    if piece < RUBBISH:
        s.supply[piece] += 1
    elif piece == RUBBISH:
        s.rubbish += 1
