"""Chapters 18 and 19: the final scoring, part by part."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import count
from mensae.games.onmars.data import (
    CARD_POINTS,
    CARD_TYPE,
    CARDS,
    CONTRACT_COUNT,
    CONTRACT_POINTS,
    CRYSTAL,
    LAB_COLUMN,
    LAB_POINTS,
    NONE,
    PROGRESS_POINTS,
    QUARTERS_POINTS,
    RESOURCES,
    SCIENTIST_COUNT,
    SCIENTIST_POINTS,
    SCIENTIST_SCORES,
    SHIP_POINTS,
    TECH_KINDS,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.contracts import fulfilled, is_delivery, needs
from mensae.games.onmars.rules.counts import quarters
from mensae.games.onmars.rules.goods import is_lacerda, store_crystals
from mensae.games.onmars.rules.science import hand_over
from mensae.games.onmars.rules.travel import bring_home
from mensae.games.onmars.state import (
    CONTRACT,
    CRYSTALS,
    CUBES,
    FINAL,
    HANGAR,
    OWN,
    PENDING,
    POINTS,
    SCIENTIST_AT,
    State,
    note,
    side_of,
)

PARTS: Final = ("progress", "ships", "colonists", "tech", "blueprints", "scientists", "contracts")


def deliveries(s: State, who: i64) -> list[int]:
    """OM-210: the Delivery contracts that can be completed with what is there: as many as possible, #12 last."""
    best: list[int] = []
    own = [c for c in range(CONTRACT_COUNT) if s.contracts[c * CONTRACT] == who and is_delivery(c)]
    for chosen in range(1 << len(own)):
        tried = [contract for i, contract in enumerate(own) if chosen >> i & 1]
        if not _affordable(s, who, tried):
            continue
        if len(tried) > len(best) or (len(tried) == len(best) and _crystals(s, tried) < _crystals(s, best)):
            best = tried
    return best


def _crystals(s: State, tried: list[int]) -> int:
    return sum(int(needs(s, contract, CRYSTAL)) for contract in tried)


def _affordable(s: State, who: i64, tried: list[int]) -> bool:
    for good in range(RESOURCES + 1):
        held = s.own[who * OWN + CRYSTALS] if good == CRYSTAL else s.stock[who * RESOURCES + good]
        wanted: i64 = 0
        for contract in tried:
            wanted += needs(s, contract, good)
        if wanted > held:
            return False
    return True


def deliver_all(s: State, who: i64) -> None:
    """OM-210: goods go onto the contracts that they complete; all others stay where they are."""
    for contract in deliveries(s, who):
        for good in range(RESOURCES + 1):
            while needs(s, contract, good) > 0:
                s.own[who * OWN + PENDING] = 0  # what a contract completed here brings comes too late (OM-220)
                hand_over(s, who, contract, good)


def parts(s: State, who: i64) -> list[int]:
    """OM-211 to OM-217: the seven parts, after deliveries and the return of the Colonists."""
    base = who * OWN
    tech: i64 = 0
    for kind in range(TECH_KINDS):
        if s.lab[who * TECH_KINDS + kind] != NONE:
            tech += LAB_POINTS[LAB_COLUMN[s.lab[who * TECH_KINDS + kind]]]
    cards = 0
    for card in range(CARDS):
        if s.cards[card * 2] == who:
            built, unbuilt = CARD_POINTS[card]
            cards += unbuilt if s.cards[card * 2 + 1] == NONE else built
    contracts = 0
    for contract in range(CONTRACT_COUNT):
        if s.contracts[contract * CONTRACT] == who:
            met, missed = CONTRACT_POINTS[contract]
            contracts += met if fulfilled(s, contract) else missed
    return [
        int(PROGRESS_POINTS[count(s.own[base + CUBES])]),
        int(SHIP_POINTS * s.own[base + HANGAR]),
        int(QUARTERS_POINTS[quarters(s, who)]),
        int(tech),
        cards,
        int(_scientists(s, who)),
        contracts,
    ]


def _scientists(s: State, who: i64) -> i64:
    """OM-216: 3 points for each upgraded building of the scored type, whoever owns it."""
    points: i64 = 0
    for scientist in range(SCIENTIST_COUNT):
        if s.table[SCIENTIST_AT + scientist] == who:
            for card in range(CARDS):
                if s.cards[card * 2 + 1] != NONE and CARD_TYPE[card] == SCIENTIST_SCORES[scientist]:
                    points += SCIENTIST_POINTS[scientist]
    return points


def final_scoring(s: State) -> None:
    """OM-210 to OM-218: crystals to the Depot, deliveries, Colonists home, and all parts added up."""
    for who in range(s.players):
        store_crystals(s, who)
        if not is_lacerda(s, who):
            deliver_all(s, who)
            bring_home(s, who, side_of(s, who))
    for who in range(s.players):
        points = parts(s, who)
        s.own[who * OWN + FINAL] = sum(points)
        for part in range(len(points)):
            note(s, notes.PART, who, part, points[part])


def total(s: State, who: i64) -> i64:
    """OM-218: points in play and at the end."""
    return s.own[who * OWN + POINTS] + s.own[who * OWN + FINAL]
