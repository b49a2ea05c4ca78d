"""Chapters 1.1 and 9: what stands where, and how buildings form complexes."""

from mypy_extensions import i64

from mensae.games.onmars.data import CRYSTAL_THERE, NEIGHBOUR, NONE, SHELTER, TILE_THERE
from mensae.games.onmars.rules.geometry import BESIDE, BIT, FARTHEST, TWO_AWAY, WHOLE, ZONE, hexes_of, ring
from mensae.games.onmars.state import ROVER, UNITS, State


def occupied(s: State, but: i64 = NONE) -> int:
    """OM-012: every hex with a piece; one unit may be left out."""
    mask = s.fixed
    units = s.units
    unit: i64 = 0
    while unit < s.players * UNITS:
        if units[unit] != NONE and unit != but:
            mask |= BIT[units[unit]]
        unit += 1
    return mask


def empty_hexes(s: State) -> int:
    """OM-014: no building, no ground item, no piece."""
    return WHOLE & ~(s.built | s.items | occupied(s))


def available_hexes(s: State) -> int:
    """OM-014: empty, or a building without a piece."""
    return WHOLE & ~(occupied(s) | (s.items & ~s.built))


def building_zone(s: State, who: i64) -> int:
    """OM-151: the hexes of the own Bots and those beside them."""
    mask = 0
    units = s.units
    unit: i64 = who * UNITS
    while unit < who * UNITS + ROVER:
        if units[unit] != NONE:
            mask |= ZONE[units[unit]]
        unit += 1
    return mask


def kind_of(building: i64, who: i64) -> i64:
    """OM-004: what a player's building of this type is on the map."""
    return SHELTER + who if building == SHELTER else building


def type_of(kind: i64) -> i64:
    """The type of a building on the map."""
    return SHELTER if kind >= SHELTER else kind


def connects(s: State, at: i64, kind: i64) -> i64:
    """OM-112, OM-113: how many buildings a new one here would connect to."""
    total: i64 = 0
    first: i64 = NONE
    second: i64 = NONE
    way: i64 = at * 6
    while way < at * 6 + 6:
        beside: i64 = NEIGHBOUR[way]
        way += 1
        if beside == NONE or s.building[beside] != kind:
            continue
        root: i64 = s.group[beside]
        if root != first and root != second:  # at most three groups can touch one hex
            total += s.size[root]
            second = first
            first = root
    return total


def complex_size(s: State, at: i64) -> i64:
    """OM-108: the size of the complex of a building; 1 for a single one."""
    return s.size[s.group[at]]


def put_building(s: State, at: i64, kind: i64) -> i64:
    """The building stands on the map; returns the size of its complex."""
    size: i64 = 1
    first = at
    for way in range(at * 6, at * 6 + 6):
        beside: i64 = NEIGHBOUR[way]
        if beside == NONE or s.building[beside] != kind or s.group[beside] == at:
            continue
        root: i64 = s.group[beside]
        first = root if root < first else first
        size += s.size[root]
        s.size[root] = 0
        regroup(s, root, at)
    s.building[at] = kind
    s.group[at] = at
    if first != at:
        regroup(s, at, first)
    s.size[first] = size
    s.built |= BIT[at]
    s.near[kind] |= BESIDE[at]
    s.far[kind] |= TWO_AWAY[at]
    return size


def regroup(s: State, old: i64, new: i64) -> None:
    """Another hex stands for the complex."""
    for at in range(len(s.group)):
        if s.group[at] == old:
            s.group[at] = new


def put_item(s: State, at: i64, item: i64) -> None:
    """OM-013: a crystal or tile lies on the hex now."""
    s.ground[at] = item
    s.items |= BIT[at]
    if item >= TILE_THERE:
        s.tiled |= BIT[at]


def remove_item(s: State, at: i64) -> None:
    """Nothing lies on the hex any more."""
    s.ground[at] = 0
    s.items &= ~BIT[at]
    s.tiled &= ~BIT[at]


def crystal_at(s: State, at: i64) -> bool:
    """Whether a crystal lies there."""
    return s.ground[at] == CRYSTAL_THERE


def closest(hexes: int, at: i64) -> list[int]:
    """OM-116, OM-153: those of the hexes that are closest, the hex itself left out."""
    distance: i64 = 1
    while distance <= FARTHEST:
        found = hexes & ring(at, distance)
        if found:
            return hexes_of(found)
        distance += 1
    return []


def buildings_of(s: State, kind: i64) -> list[int]:
    """Every hex with a building of this kind."""
    return [at for at in range(len(s.building)) if s.building[at] == kind]
