"""Chapters 2 and 6: who stands where, and which passages are open for whom."""

from mypy_extensions import i64

from mensae.core.bits import has
from mensae.games.spacemaze.data import CELL_BITS, DOORS, HAS_PAD, NO_FACE, NOWHERE, OPEN, tile_of
from mensae.games.spacemaze.state import State


def full_cells(s: State) -> i64:
    """SM-72, SM-73: the set of cells with 4 aliens, those on pads included, by adding up bits in columns."""
    aliens = s.aliens
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    alien: i64 = s.seats * 3 - 1
    while alien >= 0:
        cell: i64 = aliens[alien]
        if cell != NOWHERE:
            own: i64 = CELL_BITS[cell]
            carry: i64 = ones & own
            ones ^= own
            fours |= twos & carry
            twos ^= carry
        alien -= 1
    return fours


def beside(s: State, cell: i64, side: i64) -> i64:
    """SM-20: the adjacent cell at this side, or NOWHERE."""
    return s.layout.beside[cell * 4 + side]


def door(face: i64, side: i64) -> i64:
    """SM-09: the colour of the door at this side of a tile as it lies."""
    return DOORS[face * 4 + side]


def open_for(s: State, cell: i64, side: i64) -> i64:
    """SM-77: the colours that pass here without the relic, as a bit set; nobody where there is no tile (SM-20)."""
    return open_with(s, s.tiles[cell], cell, side)


def open_with(s: State, face: i64, cell: i64, side: i64) -> i64:
    """SM-77: the colours that would pass here if this tile lay on the cell."""
    other: i64 = s.layout.beside[cell * 4 + side]
    if other == NOWHERE or s.tiles[other] == NO_FACE:
        return 0
    own_door: i64 = DOORS[face * 4 + side]
    other_door: i64 = DOORS[s.tiles[other] * 4 + (side ^ 2)]
    return OPEN[own_door * 4 + other_door]


def has_pad(s: State, cell: i64) -> bool:
    """SM-10: the tile has a pad, free or not."""
    return HAS_PAD[tile_of(s.tiles[cell])] != 0


def pad_is_free(s: State, cell: i64) -> bool:
    """SM-10, SM-90: the tile has a pad, and nobody is on it."""
    if not has_pad(s, cell):
        return False
    alien: i64 = s.seats * 3 - 1
    while alien >= 0:
        if s.aliens[alien] == cell and has(s.on_pad, alien):
            return False
        alien -= 1
    return True


def docked_cell(s: State, seat: i64) -> i64:
    """SM-22: the cell that the UFO of a seat faces."""
    return s.layout.slot_cell[s.docks[seat]]


def relic_at(s: State) -> i64:
    """SM-28, SM-140: the cell where the relic is, lying or worn."""
    return s.relic_cell if s.wearer < 0 else s.aliens[s.wearer]
