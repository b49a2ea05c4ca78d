"""Chapter 15: Scientists, Earth Contracts, and goods for these."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit, lowest
from mensae.games.onmars.data import (
    CONTRACT_COUNT,
    CONTRACT_PRICE,
    CRYSTAL,
    NONE,
    REFILL,
    RESOURCES,
    SCIENCE,
    SCIENTIST_COUNT,
    SCIENTIST_PRICE,
    SCIENTIST_TAKEN,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.contracts import TAKEN, check, deliver, needs
from mensae.games.onmars.rules.missions import TASK_SCIENTIST, happened, unit
from mensae.games.onmars.rules.packed import delivery
from mensae.games.onmars.rules.pay import can_pay
from mensae.games.onmars.state import (
    CONTRACT,
    CRYSTALS,
    DECK,
    OWN,
    PENDING,
    SCIENCE_AT,
    SCIENTIST_AT,
    SHOWN,
    State,
    note,
)

_SCIENTISTS: Final = 1  # bits of what an effect wants
_CONTRACTS: Final = 2


def card_price(card: i64) -> int:
    """OM-188, OM-189: of a Scientist, or of a contract."""
    return SCIENTIST_PRICE[card] if card < SCIENTIST_COUNT else CONTRACT_PRICE[card - SCIENTIST_COUNT]


def science_choices(s: State, who: i64, wanted: i64, pays: bool) -> list[int]:
    """OM-069: every card of these kinds on the display that can be paid."""
    found: list[int] = []
    for slot in range(SCIENTIST_COUNT):
        card = s.table[SCIENCE_AT + slot]
        if card == NONE or not wanted & (_SCIENTISTS if card < SCIENTIST_COUNT else _CONTRACTS):
            continue
        if not pays or can_pay(s, who, card_price(card)):
            found.append(SCIENCE + slot)
    return found


def hire(s: State, who: i64, slot: i64) -> None:
    """OM-188 to OM-190: the card is the player's; its slot is empty until the end of the turn."""
    card = s.table[SCIENCE_AT + slot]
    s.table[SCIENCE_AT + slot] = NONE
    s.freed |= bit(slot)
    s.stirred = True
    note(s, notes.HIRED, who, card)
    if card < SCIENTIST_COUNT:
        s.table[SCIENTIST_AT + card] = who
        unit(s, who, SCIENTIST_TAKEN)
        happened(s, who, TASK_SCIENTIST)
    else:
        contract = card - SCIENTIST_COUNT
        s.taken += 1
        s.contracts[contract * CONTRACT] = who
        s.contracts[contract * CONTRACT + TAKEN] = s.taken
        check(s, contract)


def refill_choices(s: State) -> list[int]:
    """OM-190: every contract that is still in the deck."""
    return [REFILL + contract for contract in range(CONTRACT_COUNT) if s.contracts[contract * CONTRACT] == DECK]


def refill(s: State, who: i64, contract: i64) -> None:
    """OM-190: the contract lies in the first of the freed slots."""
    slot = lowest(s.freed)
    s.freed &= ~bit(slot)
    s.contracts[contract * CONTRACT] = SHOWN
    s.table[SCIENCE_AT + slot] = SCIENTIST_COUNT + contract
    note(s, notes.REFILLED, who, contract)


def delivery_choices(s: State, who: i64) -> list[int]:
    """OM-191: needed goods from Storage, Depot or pending, one at a time."""
    found: list[int] = []
    for contract in range(CONTRACT_COUNT):
        if s.contracts[contract * CONTRACT] != who:
            continue
        for good in range(RESOURCES + 1):
            if needs(s, contract, good) > 0 and _held(s, who, good) > 0:
                found.append(delivery(contract, good))
    return found


def _held(s: State, who: i64, good: i64) -> i64:
    if good == CRYSTAL:
        return s.own[who * OWN + CRYSTALS] + s.own[who * OWN + PENDING]
    return s.stock[who * RESOURCES + good]


def hand_over(s: State, who: i64, contract: i64, good: i64) -> None:
    """OM-191: one good onto the card; pending crystals first, since those of the Depot can be spent now."""
    note(s, notes.HANDED, who, good, 1)
    if good != CRYSTAL:
        s.stock[who * RESOURCES + good] -= 1
    elif s.own[who * OWN + PENDING] > 0:
        s.own[who * OWN + PENDING] -= 1
    else:
        s.own[who * OWN + CRYSTALS] -= 1
    deliver(s, who, contract, good, 1)
