"""Chapter 9: where a building fits, what its construction brings, and who has to make way."""

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.onmars.data import (
    BUILD,
    CUBE_PLACED,
    GAIN_EACH,
    HEX,
    MINE,
    NEIGHBOUR,
    NONE,
    SHELTER,
    SHELTERS,
    TILE_ARROWS,
    TILE_THERE,
    TYPE_PRICE,
    TYPES,
)
from mensae.games.onmars.frames import F_DISPLACED
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.board import (
    available_hexes,
    building_zone,
    closest,
    connects,
    empty_hexes,
    kind_of,
    put_building,
    put_item,
    remove_item,
)
from mensae.games.onmars.rules.contracts import check_all
from mensae.games.onmars.rules.geometry import BIT, hexes_of
from mensae.games.onmars.rules.goods import gain, is_lacerda
from mensae.games.onmars.rules.lab import best_level, level_of
from mensae.games.onmars.rules.missions import TASK_SHELTER, happened, unit
from mensae.games.onmars.rules.packed import stack_tile, unit_owner
from mensae.games.onmars.rules.pay import can_pay
from mensae.games.onmars.state import BOX, CUBES, LQ, MINERS, OWN, PILE_AT, SHELTERED, TOP_AT, UNITS, State, note, push


def tiles_left(s: State, who: i64, building: i64) -> bool:
    """OM-124: a tile of this type is left."""
    return s.own[who * OWN + SHELTERED] < SHELTERS if building == SHELTER else s.table[PILE_AT + building] != 0


def affordable(s: State, who: i64, building: i64) -> bool:
    """OM-114, OM-120: the price; for a Mine a Colonist in the Living Quarters."""
    if building == MINE and s.own[who * OWN + LQ] == 0:
        return False
    return can_pay(s, who, TYPE_PRICE[building])


def spare_boosts(s: State, who: i64, building: i64, boosted: bool) -> i64:
    """OM-123, OM-079: levels that Colonists could add, a Miner set aside."""
    if not boosted:
        return 0
    return s.own[who * OWN + LQ] - (1 if building == MINE else 0)


def fitting(s: State, who: i64, building: i64, zone: int, boosts: i64) -> int:
    """OM-098, OM-110 to OM-113, OM-122, OM-123: every hex of the zone on which the building fits."""
    kind = kind_of(building, who)
    free = zone & ~s.built
    near = s.near[kind]
    alone = free & s.far[kind] & ~near
    joining = free & near
    if joining:
        reach = best_level(s, building) + boosts
        for at in hexes_of(joining):
            if connects(s, at, kind) <= reach:
                alone |= BIT[at]
    return alone


def can_build(s: State, who: i64, building: i64, boosted: bool) -> bool:
    """OM-257: a hex fits and the price can be paid."""
    if not tiles_left(s, who, building) or not affordable(s, who, building):
        return False
    return fitting(s, who, building, building_zone(s, who), spare_boosts(s, who, building, boosted)) != 0


def type_choices(s: State, who: i64, boosted: bool) -> list[int]:
    """OM-109: every type that can be built somewhere."""
    return [BUILD + building for building in range(len(TYPES)) if can_build(s, who, building, boosted)]


def hex_choices(s: State, who: i64, building: i64, boosted: bool) -> list[int]:
    """OM-110: every hex on which this type can be built."""
    boosts = spare_boosts(s, who, building, boosted)
    return [HEX + at for at in hexes_of(fitting(s, who, building, building_zone(s, who), boosts))]


def missing_levels(s: State, owner: i64, building: i64, needed: i64) -> i64:
    """OM-123: how many boosts a tile of this owner leaves to pay; the owner NONE stands for no tile."""
    level = 0 if owner == NONE else level_of(s, owner, building)
    return needed - level if needed > level else 0


def put_down(s: State, who: i64, building: i64, at: i64) -> i64:
    """OM-109, OM-115: the tile lies on the map, and what was there makes way; returns the size of the complex."""
    item = s.ground[at]
    if item != 0:
        remove_item(s, at)
        if item >= TILE_THERE:
            s.tiles[item - TILE_THERE] = BOX
        note(s, notes.REMOVED, who, item, at)
    size = put_building(s, at, kind_of(building, who))
    s.stirred = True
    note(s, notes.CONSTRUCTED, who, building, at, size)
    if building == SHELTER:
        s.own[who * OWN + SHELTERED] += 1
    displace(s, at)
    return size


def displace(s: State, at: i64) -> None:
    """OM-115, OM-128: a Bot or Rover on the hex has to move away, as its owner chooses."""
    for unit_there in range(s.players * UNITS):
        if s.units[unit_there] == at:
            push(s, F_DISPLACED, unit_owner(unit_there), unit_there, at)


def displaced_choices(s: State, at: i64) -> list[int]:
    """OM-116: the closest available hexes."""
    return [HEX + there for there in closest(available_hexes(s), at)]


def take_top_tile(s: State, building: i64) -> i64:
    """OM-006: the tile from the top of the stack; NONE for a Shelter."""
    if building == SHELTER:
        return NONE
    tile = s.table[TOP_AT + building]
    s.table[TOP_AT + building] = NONE
    s.table[PILE_AT + building] &= ~bit(tile)
    return stack_tile(building, tile)


def arrows(s: State, who: i64, tile: i64, at: i64) -> None:
    """OM-117: a crystal on every empty hex that an arrow points to."""
    if tile == NONE:
        return
    for direction in TILE_ARROWS[tile]:
        there: i64 = NEIGHBOUR[at * 6 + direction]
        if there != NONE and empty_hexes(s) & BIT[there]:
            put_item(s, there, 1)
            note(s, notes.CRYSTAL_LAID, who, there)


def harvest(s: State, who: i64, building: i64, size: i64) -> None:
    """OM-118, OM-119: goods as many as the complex is large, and the Progress cube of the first complex of a type."""
    gain(s, who, building, size * GAIN_EACH[building])
    if building == SHELTER:
        happened(s, who, TASK_SHELTER)
    elif size > 1 and not s.own[who * OWN + CUBES] >> building & 1:
        s.own[who * OWN + CUBES] |= bit(building)
        note(s, notes.CUBE, who, building)
        unit(s, who, CUBE_PLACED)
    check_all(s)


def man_mine(s: State, who: i64, at: i64) -> None:
    """OM-120, OM-121: the Colonist moves from the Living Quarters onto the tile."""
    if not is_lacerda(s, who):
        s.own[who * OWN + LQ] -= 1
    note(s, notes.MANNED, who, at)
    s.miner[at] = who
    s.own[who * OWN + MINERS] += 1
    s.fixed |= BIT[at]
