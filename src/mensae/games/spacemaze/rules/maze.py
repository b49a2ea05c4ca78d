"""Chapters 2 and 6: who stands where, and which passages are open for whom."""

from mypy_extensions import i64

from mensae.games.spacemaze.data import DOORS, HAS_PAD, NO_FACE, NOWHERE, OPEN
from mensae.games.spacemaze.state import State


def crowd(s: State, cell: i64) -> i64:
    """SM-72: the aliens on a tile, those on its pad included."""
    aliens = s.aliens
    count: i64 = 0
    alien: i64 = s.seats * 3 - 1
    while alien >= 0:
        if aliens[alien] == cell:
            count += 1
        alien -= 1
    return count


def open_for(s: State, cell: i64, side: i64) -> i64:
    """SM-77: the colours that pass here without the relic, as a bit set; nobody where there is no tile (SM-20)."""
    beside: i64 = s.layout.beside[cell * 4 + side]
    if beside == NOWHERE or s.tiles[beside] == NO_FACE:
        return 0
    door: i64 = DOORS[s.tiles[cell] * 4 + side]
    other: i64 = DOORS[s.tiles[beside] * 4 + (side ^ 2)]
    return OPEN[door * 4 + other]


def pad_is_free(s: State, cell: i64) -> bool:
    """SM-10, SM-90: the tile has a pad, and nobody is on it."""
    if not HAS_PAD[s.tiles[cell] // 4]:
        return False
    alien: i64 = s.seats * 3 - 1
    while alien >= 0:
        if s.aliens[alien] == cell and s.on_pad >> alien & 1:
            return False
        alien -= 1
    return True


def docked_cell(s: State, seat: i64) -> i64:
    """SM-22: the cell that the UFO of a seat faces."""
    return s.layout.slot_cell[s.docks[seat]]


def relic_at(s: State) -> i64:
    """SM-28, SM-140: the cell where the relic is, lying or worn."""
    return s.relic_cell if s.wearer < 0 else s.aliens[s.wearer]
