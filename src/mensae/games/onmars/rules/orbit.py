"""Chapter 4: blueprints and the Warehouse; travel and tech have modules of their own."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.data import (
    BLUEPRINT,
    BLUEPRINT_TAKEN,
    CARD_GOOD,
    CARDS,
    CRYSTAL,
    GOOD,
    NONE,
    RESOURCES,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.contracts import overflow, room_on_contracts
from mensae.games.onmars.rules.goods import depot_capacity, gain, storage_limit
from mensae.games.onmars.rules.missions import TASK_BLUEPRINT, happened, unit
from mensae.games.onmars.state import CRYSTALS, DISPLAY_AT, MARKS, OWN, PENDING, SHOWN, STORE_AT, State, note

DISPLAY_SPACES: Final = 12


def may_take_blueprint(s: State, who: i64) -> bool:
    """OM-057, OM-058: an unused marker is left, and a card on the display."""
    if s.own[who * OWN + MARKS] == 0:
        return False
    place: i64 = DISPLAY_AT
    while place < DISPLAY_AT + DISPLAY_SPACES:
        if s.table[place] != NONE:
            return True
        place += 1
    return False


def blueprint_choices(s: State, who: i64) -> list[int]:
    """OM-057, OM-058: every card of the display, if an unused marker is left."""
    if s.own[who * OWN + MARKS] == 0:
        return []
    return [BLUEPRINT + card for card in range(CARDS) if s.cards[card * 2] == SHOWN]


def take_blueprint(s: State, who: i64, card: i64) -> None:
    """OM-057: the card with a marker on it, and the good it shows."""
    for place in range(DISPLAY_AT, DISPLAY_AT + DISPLAY_SPACES):
        if s.table[place] == card:
            s.table[place] = NONE
    s.cards[card * 2] = who
    s.own[who * OWN + MARKS] -= 1
    s.stirred = True
    note(s, notes.CARD_TAKEN, who, card)
    gain(s, who, CARD_GOOD[card], 1)
    unit(s, who, BLUEPRINT_TAKEN)
    happened(s, who, TASK_BLUEPRINT)


def warehouse_choices(s: State, who: i64) -> list[int]:
    """OM-066: what is there and can be kept."""
    return [GOOD + good for good in range(1, CRYSTAL + 1) if may_take(s, who, good)]


def may_take(s: State, who: i64, good: i64) -> bool:
    """OM-066: a column is not empty, and there is room for its good."""
    if s.table[STORE_AT + good] == 0:
        return False
    base = who * OWN
    if good == CRYSTAL:
        room = depot_capacity(s, who) - s.own[base + CRYSTALS] - s.own[base + PENDING]
    else:
        room = storage_limit(s, who) - s.stock[who * RESOURCES + good]
    return room > 0 or room_on_contracts(s, who, good) > 0


def take_from_warehouse(s: State, who: i64, good: i64) -> None:
    """OM-066, OM-192: a crystal goes to pending; without room it goes onto a contract."""
    s.table[STORE_AT + good] -= 1
    base = who * OWN
    if good == CRYSTAL and s.own[base + CRYSTALS] + s.own[base + PENDING] >= depot_capacity(s, who):
        overflow(s, who, good, 1)
    else:
        gain(s, who, good, 1)
