"""Chapter 15: what lies on Earth Contracts, and when they are completed."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.data import (
    ABSENT,
    CONTRACT_COUNT,
    CONTRACT_DONE,
    CONTRACT_NEEDS,
    CONTRACT_SIZE,
    CONTRACT_TYPE,
    HEXES,
    MINERAL,
    NONE,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.board import complex_size, kind_of
from mensae.games.onmars.rules.missions import unit
from mensae.games.onmars.state import CONTRACT, LACERDA, State, note

TAKEN: Final = 1
MAIN_GOOD: Final = 2
MINERALS: Final = 3
MET: Final = 4


def needs(s: State, contract: i64, good: i64) -> i64:
    """OM-191, OM-244: how many of this good the contract still needs; Lacerda's are completed when taken."""
    if s.solo and s.contracts[contract * CONTRACT] == LACERDA:
        return 0
    held = MINERALS if good == MINERAL else MAIN_GOOD
    return (
        CONTRACT_NEEDS[contract][good] - s.contracts[contract * CONTRACT + held]
        if CONTRACT_NEEDS[contract][good]
        else 0
    )


def is_delivery(contract: i64) -> bool:
    """OM-191: goods are asked for, not a building."""
    return CONTRACT_TYPE[contract] == ABSENT


def room_on_contracts(s: State, who: i64, good: i64) -> i64:
    """OM-192: how many of this good the own Delivery contracts could still take."""
    room: i64 = 0
    contract: i64 = 0
    while contract < CONTRACT_COUNT:
        if s.contracts[contract * CONTRACT] == who:
            room += needs(s, contract, good)
        contract += 1
    return room


def deliver(s: State, who: i64, contract: i64, good: i64, count: i64) -> None:
    """Goods lie on the contract now, and stay there (OM-191)."""
    held = MINERALS if good == MINERAL else MAIN_GOOD
    s.contracts[contract * CONTRACT + held] += count
    note(s, notes.ONTO_CONTRACT, who, contract, good, count)
    check(s, contract)


def overflow(s: State, who: i64, good: i64, count: i64) -> i64:
    """OM-192: what would be lost goes onto own contracts, the one taken first before the others; returns the rest."""
    while count > 0:
        oldest: i64 = NONE
        for contract in range(CONTRACT_COUNT):
            if s.contracts[contract * CONTRACT] == who and needs(s, contract, good) > 0:
                when = s.contracts[contract * CONTRACT + TAKEN]
                if oldest == NONE or when < s.contracts[oldest * CONTRACT + TAKEN]:
                    oldest = contract
        if oldest == NONE:
            return count
        wanted = needs(s, oldest, good)
        given = wanted if wanted < count else count
        deliver(s, who, oldest, good, given)
        count -= given
    return 0


def fulfilled(s: State, contract: i64) -> bool:
    """OM-193, OM-194: whether the contract is met as things stand."""
    owner = s.contracts[contract * CONTRACT]
    if s.solo and owner == LACERDA:
        return True  # OM-244
    if is_delivery(contract):
        return all(needs(s, contract, good) == 0 for good in range(6))
    kind = kind_of(CONTRACT_TYPE[contract], owner)
    at: i64 = 0
    while at < HEXES:
        if s.marker[at] == owner and s.building[at] == kind and complex_size(s, at) >= CONTRACT_SIZE[contract]:
            return True
        at += 1
    return False


def check(s: State, contract: i64) -> None:
    """OM-178: a contract counts once, at the moment when its condition is first true."""
    owner = s.contracts[contract * CONTRACT]
    if owner >= 0 and s.contracts[contract * CONTRACT + MET] == 0 and fulfilled(s, contract):
        s.contracts[contract * CONTRACT + MET] = 1
        note(s, notes.CONTRACT_MET, owner, contract)
        unit(s, owner, CONTRACT_DONE)


def check_all(s: State) -> None:
    """OM-178: a building has changed; Upgrade contracts of all players may be completed by it."""
    for contract in range(CONTRACT_COUNT):
        if s.contracts[contract * CONTRACT] >= 0 and not is_delivery(contract):
            check(s, contract)


def completed(s: State, who: i64) -> i64:
    """How many contracts the player has completed (OM-178)."""
    return sum(
        1
        for contract in range(CONTRACT_COUNT)
        if s.contracts[contract * CONTRACT] == who and s.contracts[contract * CONTRACT + MET]
    )
