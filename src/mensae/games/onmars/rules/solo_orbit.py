"""Chapter 22.2: what Lacerda would take in Orbit, and what he pays."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.onmars.data import (
    CARD_TYPE,
    CRYSTAL,
    DISPLAY,
    GRID,
    GRID_PRICE,
    LAB_COLUMN,
    NONE,
    SCIENTIST_COUNT,
    SCIENTIST_SCORES,
    TECH_KINDS,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.lab import develop_price, free_entries, targets
from mensae.games.onmars.rules.orbit import DISPLAY_SPACES, take_from_warehouse
from mensae.games.onmars.rules.packed import in_crystals, in_resource
from mensae.games.onmars.rules.pay import pay_crystals
from mensae.games.onmars.state import (
    CRYSTALS,
    DISPLAY_AT,
    GRID_AT,
    LACERDA,
    MARKS,
    OWN,
    SCIENTIST_AT,
    STORE_AT,
    State,
    note,
)

_COST: Final = [sum(in_resource(price, place) for place in range(8)) for price in GRID_PRICE]  # [grid space]


def affords(s: State, price: i64) -> bool:
    """OM-232: of a price he pays the crystals, from his Depot."""
    return in_crystals(price) <= s.own[LACERDA * OWN + CRYSTALS]


def pay_part(s: State, price: i64) -> None:
    """OM-232: the crystals of a price."""
    crystals = in_crystals(price)
    if crystals > 0:
        pay_crystals(s, LACERDA, crystals)


def scored_types(s: State) -> i64:
    """The types that his Scientists score, as bits."""
    types: i64 = 0
    for scientist in range(SCIENTIST_COUNT):
        if s.table[SCIENTIST_AT + scientist] == LACERDA:
            types |= bit(SCIENTIST_SCORES[scientist])
    return types


def card_to_take(s: State) -> i64:
    """OM-236: the leftmost card of a type his Scientists score, in the row with more cards; NONE if there is none."""
    if s.own[LACERDA * OWN + MARKS] == 0:
        return NONE
    places = [place for place in range(DISPLAY_SPACES) if s.table[DISPLAY_AT + place] != NONE]
    if not places:
        return NONE
    types = scored_types(s)
    wanted = [place for place in places if types >> CARD_TYPE[s.table[DISPLAY_AT + place]] & 1]
    candidates = wanted if wanted else places
    below = len([place for place in places if place < DISPLAY])
    upper_row = len(places) - below > below
    row = [place for place in candidates if (place >= DISPLAY) == upper_row]
    return s.table[DISPLAY_AT + (row if row else candidates)[0]]


def tile_to_learn(s: State) -> i64:
    """OM-237: the space of the cheapest tile of a kind he has not, the leftmost if equal; NONE if he may take none."""
    best: i64 = NONE
    if free_entries(s, LACERDA):
        for space in range(GRID):
            kind = s.table[GRID_AT + space]
            if kind != NONE and s.lab[LACERDA * TECH_KINDS + kind] == NONE:
                if best == NONE or _COST[space] < _COST[best]:
                    best = space
    return best


def open_targets(s: State, kind: i64, pays: bool) -> list[int]:
    """OM-092, OM-232: where he could develop this tile to."""
    return [target for target in targets(s, LACERDA, kind) if affords(s, develop_price(target, pays))]


def tile_to_develop(s: State, pays: bool, most: bool) -> i64:
    """OM-238: the most or the least developed tile that can be developed, the lower one if equal; NONE without any."""
    best: i64 = NONE
    for kind in range(TECH_KINDS):
        if not open_targets(s, kind, pays):
            continue
        if best == NONE:
            best = kind
            continue
        mine, other = s.lab[LACERDA * TECH_KINDS + kind], s.lab[LACERDA * TECH_KINDS + best]
        if LAB_COLUMN[mine] == LAB_COLUMN[other]:
            best = kind if mine > other else best  # the spaces of a column are numbered downward
        elif (LAB_COLUMN[mine] > LAB_COLUMN[other]) == most:
            best = kind
    return best


def fullest_column(s: State) -> i64:
    """OM-239: the good of which the Warehouse holds the most, the leftmost column if equal; NONE if it is empty."""
    best: i64 = NONE
    for good in (CRYSTAL, 1, 2, 3, 4):
        count = s.table[STORE_AT + good]
        if count > 0 and (best == NONE or count > s.table[STORE_AT + best]):
            best = good
    return best


def take_item(s: State) -> None:
    """OM-239: he keeps a crystal that fits; all else goes to the supply."""
    good = fullest_column(s)
    if good != NONE:
        note(s, notes.HIS_ITEM, LACERDA, good)
        take_from_warehouse(s, LACERDA, good)
