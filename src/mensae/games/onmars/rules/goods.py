"""Chapter 1.2: goods and Colonists, gained, stored, lost and brought home."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import count
from mensae.games.onmars.components import SETUP
from mensae.games.onmars.data import CRYSTAL, DEPOT, RESOURCES
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.contracts import overflow, room_on_contracts
from mensae.games.onmars.state import (
    CRYSTALS,
    DOCKED,
    HAND,
    LACERDA,
    LQ,
    OWN,
    PENDING,
    POINTS,
    SHELTERED,
    SUPPLY,
    WA,
    State,
    note,
)

_STORAGE: Final = SETUP.limits.storage_base
_STORAGE_EACH: Final = SETUP.limits.storage_per_shelter
_QUARTERS: Final = SETUP.limits.living_quarters_base
_QUARTERS_EACH: Final = SETUP.limits.living_quarters_per_extra_shelter


def storage_limit(s: State, who: i64) -> i64:
    """OM-017: of each resource, own Shelters on the map + 1."""
    return _STORAGE + _STORAGE_EACH * s.own[who * OWN + SHELTERED]


def depot_capacity(s: State, who: i64) -> i64:
    """OM-019: 8 minus the Ships still in the Depot."""
    return DEPOT - count(s.own[who * OWN + DOCKED])


def quarters_capacity(s: State, who: i64) -> i64:
    """OM-022: 4, and 2 for each Shelter beyond the first."""
    return _QUARTERS + _QUARTERS_EACH * (s.own[who * OWN + SHELTERED] - 1)


def is_lacerda(s: State, who: i64) -> bool:
    """OM-228: the player that nobody plays."""
    return s.solo and who == LACERDA


def gain(s: State, who: i64, good: i64, count: i64) -> None:
    """OM-016, OM-017, OM-020: from the supply; resources go to Storage as far as they fit, crystals to pending."""
    if count <= 0:
        return
    if good == CRYSTAL:
        s.own[who * OWN + PENDING] += count
        note(s, notes.GAINED, who, good, count)
        return
    if is_lacerda(s, who):
        return  # OM-232
    stored = s.stock[who * RESOURCES + good]
    fits = storage_limit(s, who) - stored
    kept = count if count < fits else fits
    s.stock[who * RESOURCES + good] = stored + kept
    if kept > 0:
        note(s, notes.GAINED, who, good, kept)
    if kept < count:
        lost = overflow(s, who, good, count - kept)
        if lost > 0:
            note(s, notes.LOST, who, good, lost)


def would_keep(s: State, who: i64, good: i64) -> bool:
    """OM-257: whether one more of this good would be kept; crystals always are."""
    if good == CRYSTAL:
        return True
    if is_lacerda(s, who):
        return False
    return s.stock[who * RESOURCES + good] < storage_limit(s, who) or room_on_contracts(s, who, good) > 0


def store_crystals(s: State, who: i64) -> None:
    """OM-045: pending crystals move to the Depot up to its capacity; the rest is lost, unless a contract needs it."""
    base = who * OWN
    pending = s.own[base + PENDING]
    if pending == 0:
        return
    fits = depot_capacity(s, who) - s.own[base + CRYSTALS]
    kept = pending if pending < fits else fits
    s.own[base + CRYSTALS] += kept
    s.own[base + PENDING] = 0
    if kept > 0:
        note(s, notes.STORED, who, kept)
    if kept < pending:
        lost = overflow(s, who, CRYSTAL, pending - kept)
        if lost < pending - kept:
            note(s, notes.HANDED, who, CRYSTAL, pending - kept - lost)
        if lost > 0:
            note(s, notes.LOST, who, CRYSTAL, lost)


def spendable(s: State, who: i64) -> i64:
    """OM-021, OM-181: crystals in the Depot, and on the own turn goal cards in hand."""
    base = who * OWN
    crystals = s.own[base + CRYSTALS]
    return crystals + count(s.own[base + HAND]) if who == s.active else crystals


def gain_colonists(s: State, who: i64, count: i64) -> i64:
    """OM-023: from the supply to the Living Quarters, as far as both allow; returns how many."""
    base = who * OWN
    room = quarters_capacity(s, who) - s.own[base + LQ]
    gained = s.own[base + SUPPLY]
    gained = room if room < gained else gained
    gained = count if count < gained else gained
    s.own[base + LQ] += gained
    s.own[base + SUPPLY] -= gained
    if who == s.active:
        s.welcomed += gained
    note(s, notes.COLONISTS, who, gained)
    return gained


def come_home(s: State, who: i64, count: i64) -> None:
    """OM-024: Colonists go to the Living Quarters until these are full, the rest to the supply."""
    if count == 0 or is_lacerda(s, who):
        return
    base = who * OWN
    room = quarters_capacity(s, who) - s.own[base + LQ]
    home = count if count < room else room
    s.own[base + LQ] += home
    s.own[base + SUPPLY] += count - home
    note(s, notes.CAME_HOME, who, home, count - home)


def work(s: State, who: i64, count: i64) -> None:
    """OM-052: Colonists move from the Living Quarters to the Working Area."""
    if count == 0:
        return
    s.own[who * OWN + LQ] -= count
    s.own[who * OWN + WA] += count
    note(s, notes.BOOSTED, who, count)


def score(s: State, who: i64, points: i64, rule: str) -> None:
    """Opportunity Points, at once."""
    if points > 0:
        s.own[who * OWN + POINTS] += points
        if s.notes is not None:
            note(s, notes.SCORED, who, points, notes.rule_number(rule))
