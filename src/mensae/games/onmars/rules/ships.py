"""Chapter 5: Welcome a Ship, its crew, and where a new Bot stands."""

from mypy_extensions import i64

from mensae.core.bits import bit, count
from mensae.games.onmars.data import BOT_PLACED, HEX, NONE, SHELTER, SHIP, SHIP_TECH, SHIPS
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.board import buildings_of, empty_hexes, occupied
from mensae.games.onmars.rules.geometry import BIT, FARTHEST, hexes_of, ring
from mensae.games.onmars.rules.goods import quarters_capacity
from mensae.games.onmars.rules.lab import best_level
from mensae.games.onmars.rules.missions import unit
from mensae.games.onmars.rules.pay import can_pay
from mensae.games.onmars.state import DOCKED, HANGAR, LQ, OWN, ROVER, SUPPLY, UNITS, State, level, note


def may_welcome(s: State, who: i64, price: i64) -> bool:
    """OM-071: Ships that ever left the Depot may not exceed the colony level."""
    docked = count(s.own[who * OWN + DOCKED])
    return docked > 0 and SHIPS - docked < level(s) and can_pay(s, who, price)


def ship_choices(s: State, who: i64, price: i64) -> list[int]:
    """OM-070: any own Ship in the Depot; its space opens an Executive action."""
    if not may_welcome(s, who, price):
        return []
    return [SHIP + space for space in range(SHIPS) if s.own[who * OWN + DOCKED] >> space & 1]


def welcome(s: State, who: i64, space: i64) -> None:
    """OM-070: the Ship moves from the Depot to the Hangar."""
    s.own[who * OWN + DOCKED] &= ~bit(space)
    s.own[who * OWN + HANGAR] += 1
    s.stirred = True
    note(s, notes.SHIP_WELCOMED, who, space)


def ship_tech_helps(s: State, who: i64) -> bool:
    """OM-107, OM-261: a Ship Tech is there, and so are a Colonist and room for it."""
    base = who * OWN
    return s.own[base + SUPPLY] > 0 and s.own[base + LQ] < quarters_capacity(s, who) and best_level(s, SHIP_TECH) > 0


def bot_in_supply(s: State, who: i64) -> i64:
    """A Bot that is not on the map, or NONE."""
    for unit_number in range(who * UNITS, who * UNITS + ROVER):
        if s.units[unit_number] == NONE:
            return unit_number
    return NONE


def bot_choices(s: State, who: i64) -> list[int]:
    """OM-072, OM-153: an own Shelter without a piece; else an empty hex closest to an own Shelter."""
    shelters = buildings_of(s, SHELTER + who)
    taken = occupied(s)
    open_shelters = [HEX + at for at in shelters if not taken & BIT[at]]
    if open_shelters:
        return open_shelters
    free = empty_hexes(s)
    distance: i64 = 1
    while distance <= FARTHEST:
        found = 0
        for at in shelters:
            found |= free & ring(at, distance)
        if found:
            return [HEX + at for at in hexes_of(found)]
        distance += 1
    return []


def put_bot(s: State, who: i64, at: i64) -> None:
    """OM-153, OM-177: the Bot stands on the map, which is a unit of M4."""
    s.units[bot_in_supply(s, who)] = at
    note(s, notes.BOT_PUT, who, at)
    unit(s, who, BOT_PLACED)
