"""The words of refusals: what a player has, kinds of goods, and lists of hexes."""

from collections.abc import Iterable

from mensae.core.bits import count
from mensae.core.schema import Told
from mensae.games.onmars.data import (
    CRYSTAL,
    GOODS,
    HEX_IDS,
    MINERAL,
    RESOURCES,
)
from mensae.games.onmars.rules.packed import in_any, in_crystals, in_resource, in_resources
from mensae.games.onmars.speech.words import counted, listed
from mensae.games.onmars.state import CRYSTALS, HAND, OWN, State


def hex_name(at: int) -> str:
    """OM-010: q,r."""
    return HEX_IDS[at]


def hex_names(hexes: Iterable[int]) -> str:
    """Several hexes."""
    return "; ".join(hex_name(at) for at in hexes)


def numbers(values: Iterable[int]) -> str:
    """Several numbers."""
    return ", ".join(str(int(value)) for value in values)


def good_name(good: int) -> Told:
    """Batteries: the good as such."""
    return Told(f"onmars-kind-{GOODS[good]}")


def colonists_name(count: int) -> Told:
    """So many Colonists."""
    return counted(len(GOODS), int(count))


def means_name(s: State, who: int, price: int) -> Told:
    """What the player has of the goods of a price, with the Minerals that may stand in (OM-018)."""
    stock = [int(s.stock[who * RESOURCES + good]) for good in range(RESOURCES)]
    wanted = [good for good in range(1, RESOURCES) if in_resource(price, good)]
    parts = [counted(good, stock[good]) for good in wanted]
    if in_resources(price):
        parts.append(counted(MINERAL, stock[MINERAL]))
    if in_any(price):
        others = [good for good in range(1, RESOURCES) if good not in wanted]
        parts.append(Told("onmars-has-other", {"count": sum(stock[good] for good in others)}))
    if in_crystals(price):
        parts.append(crystals_name(s, who))
    return listed(parts)


def crystals_name(s: State, who: int) -> Told:
    """OM-021, OM-181: crystals in the Depot and, where they may pay too, goal cards."""
    crystals = int(s.own[who * OWN + CRYSTALS])
    cards = int(count(s.own[who * OWN + HAND])) if who == s.active else 0
    if cards == 0:
        return counted(CRYSTAL, crystals)
    return Told("onmars-has-cards", {"crystals": counted(CRYSTAL, crystals), "count": cards})


def spend(s: State, who: int, crystals: int) -> None:
    """OM-181: crystals are paid from the Depot, and what is missing there with goal cards."""
    base = who * OWN
    paid = min(crystals, int(s.own[base + CRYSTALS]))
    s.own[base + CRYSTALS] -= paid
    for _ in range(crystals - paid):
        s.own[base + HAND] &= s.own[base + HAND] - 1
