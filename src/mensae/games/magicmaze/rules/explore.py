"""Sections 2, 8 and 18: exploring, laying and merging tiles, and the slug that comes with one."""

from mypy_extensions import i64

from mensae.core.bits import bit, has
from mensae.games.magicmaze.data import (
    ARROW,
    EDGE_OF,
    EXPLORE,
    FIRST,
    HEAP_OF,
    LOCK,
    NONE,
    SIDE_OF,
    SLUG,
    SLUG_TO,
    START_TILE,
    TILE_COUNT,
    TILE_OF,
)
from mensae.games.magicmaze.rules.board import give_back, is_half
from mensae.games.magicmaze.rules.notes import CRAWLED, LAID
from mensae.games.magicmaze.rules.rubbish import nearest, scatter
from mensae.games.magicmaze.rules.timer import land
from mensae.games.magicmaze.rules.transport import is_food
from mensae.games.magicmaze.state import EXPLORING, NOBODY, NOTHING, NOWHERE, PLAYING, State, cell_at, column, note, row


def openings(s: State, owned: i64, tiles: list[int], codes: list[int]) -> None:
    """MM-74 to MM-77, MM-81: half platforms with a resource of their lock colour on them."""
    if s.stack == 0:
        return
    for tile in tiles:
        p: i64 = FIRST[tile]
        inner = p + 4
        while p < inner:
            on = s.on[p]
            if on != NOTHING and on == LOCK[p] and has(owned, on) and is_half(s, p):
                codes.append(EXPLORE + EDGE_OF[p])
            p += 1


def explore(s: State, seat: i64, p: i64) -> None:
    """MM-78: the resource goes back to the supply, and chance draws the tile."""
    give_back(s, s.on[p])
    s.on[p] = NOTHING
    s.explorer = seat
    s.explored = p
    s.phase = EXPLORING


def found(s: State, tile: i64, at: i64) -> None:
    """MM-78, MM-80: the tile is laid and merged; then rubbish, slug and landing, and no time passes."""
    p = s.explored
    s.stack &= ~bit(tile)
    lay(s, tile, p)
    note(s, LAID, tile, p)
    arrow: i64 = FIRST[tile] + ARROW[tile]
    if s.terms.heaps and HEAP_OF[arrow] != NONE:
        scatter(s, s.explorer, HEAP_OF[arrow], at)
    bring_slug(s, tile)
    land(s)
    s.explorer = NOBODY
    s.explored = NOWHERE
    s.phase = PLAYING


def facing(s: State, p: i64) -> i64:
    """MM-13: the direction that an edge faces on the table."""
    tile: i64 = TILE_OF[p]
    side: i64 = SIDE_OF[p]
    return (side + s.turn[tile]) % 4


def beyond(cell: i64, side: i64) -> i64:
    """MM-12: the cell on that side."""
    if side == 0:
        return cell_at(column(cell), row(cell) - 1)
    if side == 1:
        return cell_at(column(cell) + 1, row(cell))
    return cell_at(column(cell), row(cell) + 1) if side == 2 else cell_at(column(cell) - 1, row(cell))


def lay_start(s: State) -> None:
    """MM-12, MM-32: the start tile."""
    place(s, START_TILE, cell_at(0, 0), 0)


def lay(s: State, tile: i64, p: i64) -> None:
    """MM-79: onto the free cell beyond p, with the one rotation that joins its arrow platform to p."""
    side = facing(s, p)
    beside: i64 = TILE_OF[p]
    arrow: i64 = ARROW[tile]
    place(s, tile, beyond(s.cell[beside], side), (side + 2 - arrow) % 4)


def place(s: State, tile: i64, cell: i64, turn: i64) -> None:
    """MM-23: every edge that meets another tile merges with its edge there; all other platforms are new."""
    s.cell[tile] = cell
    s.turn[tile] = turn
    s.rank[tile] = s.tiles
    s.tiles += 1
    p: i64 = FIRST[tile]
    end: i64 = FIRST[tile + 1]
    while p < end:
        s.root[p] = p
        if SIDE_OF[p] != NONE:
            older = met(s, tile, facing(s, p))
            if older != NOWHERE:  # MM-15, MM-27
                s.root[p] = older
                s.other[older] = p
        p += 1


def met(s: State, tile: i64, side: i64) -> i64:
    """The edge platform of another tile that this side touches."""
    cell = beyond(s.cell[tile], side)
    other: i64 = 0
    while other < TILE_COUNT:
        if s.cell[other] == cell:
            printed = (side + 2 - s.turn[other] + 4) % 4
            first: i64 = FIRST[other]
            return first + printed
        other += 1
    return NOWHERE


def bring_slug(s: State, tile: i64) -> None:
    """MM-185 to MM-187, MM-261: the slug of the tile, if there is one left."""
    if SLUG_TO[tile] == NONE or s.slugs == 0:
        return
    end: i64 = SLUG_TO[tile]
    p = s.root[end]
    if is_food(s.on[p]):
        give_back(s, s.on[p])
    elif s.on[p] != NOTHING:
        free = nearest(s, p, True)
        if not free:
            return
        p = free[0]
    s.slugs -= 1
    note(s, CRAWLED, p, s.on[p])
    s.on[p] = SLUG
