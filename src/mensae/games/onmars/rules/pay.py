"""OM-018, OM-021, OM-181: prices, the ways to pay them, and the questions where there is a real choice."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.onmars.data import (
    CRYSTAL,
    CRYSTALS,
    GOAL_COUNT,
    MINERAL,
    PAY,
    RESOURCES,
    SPEND,
    WAYS,
)
from mensae.games.onmars.frames import F_COLONISTS, F_CRYSTALS, F_RESOURCES, FRAME, WHO, A, B
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.goods import spendable, work
from mensae.games.onmars.rules.packed import in_any, in_colonists, in_crystals, in_resource, in_resources
from mensae.games.onmars.state import CRYSTALS as IN_DEPOT
from mensae.games.onmars.state import DISCARDED, HAND, LQ, OWN, State, ask, note, pop, push

_COVERING: Final[dict[int, list[int]]] = {}


def _covers(way: tuple[int, ...], price: int) -> bool:
    """Whether these resources pay those of the price, Minerals standing in."""
    wanted = [in_resource(price, r) for r in range(RESOURCES)]
    paid = [way.count(r) for r in range(RESOURCES)]
    free = in_any(price)
    missing = sum(max(0, wanted[r] - paid[r]) for r in range(1, RESOURCES))
    spare = sum(max(0, paid[r] - wanted[r]) for r in range(1, RESOURCES))
    minerals: int = paid[MINERAL] - wanted[MINERAL] - missing
    return minerals >= 0 and minerals + spare == free


def covering(price: int) -> list[int]:
    """Every way that pays the resources of a price; none if it asks for no resources."""
    if price not in _COVERING:
        _COVERING[price] = [number for number, way in enumerate(WAYS) if _covers(way, price)]
    return _COVERING[price]


def _has(s: State, who: i64, way: tuple[int, ...]) -> bool:
    base = who * RESOURCES
    first: i64 = way[0]
    if len(way) == 1:
        return s.stock[base + first] > 0
    second: i64 = way[1]
    if first == second:
        return s.stock[base + first] > 1
    return s.stock[base + first] > 0 and s.stock[base + second] > 0


def can_pay(s: State, who: i64, price: i64) -> bool:
    """Whether the player has resources, crystals and Colonists enough."""
    if price == 0:
        return True
    crystals = in_crystals(price)
    if (crystals > 0 and crystals > spendable(s, who)) or in_colonists(price) > s.own[who * OWN + LQ]:
        return False
    ways = covering(price)
    for number in ways:
        if _has(s, who, WAYS[number]):
            return True
    return not ways


def ways_to_pay(s: State, who: i64, price: i64, other: i64 = 0) -> list[int]:
    """OM-018: every way to pay the resources of a price, or of the other one."""
    numbers = covering(price)
    if other:
        numbers = sorted({*numbers, *covering(other)})
    return [PAY + number for number in numbers if _has(s, who, WAYS[number])]


def pay_way(s: State, who: i64, number: i64) -> None:
    """The resources go back to the supply."""
    way = WAYS[number]
    for resource in way:
        s.stock[who * RESOURCES + resource] -= 1
    for resource in sorted(set(way)):
        note(s, notes.PAID, who, resource, way.count(resource))


def charge(s: State, who: i64, price: i64) -> None:
    """The whole price is asked for next: resources, then crystals, then Colonists."""
    if in_colonists(price) > 0:
        push(s, F_COLONISTS, who, in_colonists(price))
    crystals = in_crystals(price)
    if crystals > 0:
        push(s, F_CRYSTALS, who, crystals)
    if in_resources(price) > 0:
        push(s, F_RESOURCES, who, price)


def proceed(s: State) -> bool:
    """Asks how to pay, or takes what has to be taken."""
    top = s.depth - FRAME
    kind, who, amount = s.stack[top], s.stack[top + WHO], s.stack[top + A]
    if kind == F_RESOURCES:
        return ask(s, who, ways_to_pay(s, who, amount, s.stack[top + B]))
    if kind == F_COLONISTS:
        pop(s)
        work(s, who, amount)
        return False
    hand = s.own[who * OWN + HAND]
    if who != s.active or hand == 0 or amount <= s.stack[top + B]:  # B of them have to come from the Depot (OM-258)
        pop(s)
        pay_crystals(s, who, amount)
        return False
    cards = [SPEND + goal for goal in range(GOAL_COUNT) if hand >> goal & 1]
    return ask(s, who, [CRYSTALS, *cards] if s.own[who * OWN + IN_DEPOT] >= amount else cards)


def pay_crystals(s: State, who: i64, count: i64) -> None:
    """OM-021: from the Depot only."""
    s.own[who * OWN + IN_DEPOT] -= count
    note(s, notes.PAID, who, CRYSTAL, count)


def answer(s: State, code: i64) -> None:
    """What is paid."""
    top = s.depth - FRAME
    who, amount = s.stack[top + WHO], s.stack[top + A]
    if code >= PAY:
        pop(s)
        pay_way(s, who, code - PAY)
    elif code == CRYSTALS:
        pop(s)
        pay_crystals(s, who, amount)
    else:
        spend_card(s, who, code - SPEND)
        s.stack[top + A] -= 1
        if s.stack[top + A] == 0:
            pop(s)


def spend_card(s: State, who: i64, goal: i64) -> None:
    """OM-181: the card counts 1 crystal and is gone, unseen."""
    s.own[who * OWN + HAND] &= ~bit(goal)
    s.own[who * OWN + DISCARDED] |= bit(goal)
    note(s, notes.CARD_SPENT, who)


assert CRYSTALS < SPEND < PAY
