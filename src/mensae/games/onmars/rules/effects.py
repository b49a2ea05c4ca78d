"""OM-257, OM-258: every effect in the same way, wherever it comes from: can it do something, and let it begin."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    CARD_TYPE,
    CARD_USE_PRICE,
    CARDS,
    DISCOVERY,
    FACE_UP,
    NONE,
    SCIENTIST_OF,
    SEND,
    USE,
)
from mensae.games.onmars.frames import F_EFFECT, F_SOLO_EFFECT
from mensae.games.onmars.rules.able import able
from mensae.games.onmars.rules.goods import is_lacerda, spendable
from mensae.games.onmars.rules.move import begin_move, can_move
from mensae.games.onmars.rules.verbs import CARD_EFFECT, MOVE, RADAR, TILE_EFFECT, USE_BUILDING, VERB
from mensae.games.onmars.state import CRYSTALS, FACE_UP_AT, HAND, OWN, SCIENTIST_AT, WORKS_AT, State, push


def can(s: State, who: i64, effect: i64) -> bool:
    """OM-257: whether the effect can do something for the player."""
    verb = VERB[effect]
    if verb == MOVE:
        return can_move(s, who, effect)
    if verb == RADAR:
        return able(s, who, TILE_EFFECT[s.radar]) if s.radar != NONE else len(radar_choices(s, who)) > 0
    if verb == USE_BUILDING:
        return len(building_choices(s, who)) > 0
    return able(s, who, effect)


def can_after(s: State, who: i64, effect: i64, crystals: i64) -> bool:
    """OM-258: whether the effect can still do something once this price is paid."""
    if spendable(s, who) < crystals:
        return False
    held = s.own[who * OWN + CRYSTALS]
    return _can_with(s, who, effect, crystals, crystals if crystals < held else held)


def _can_with(s: State, who: i64, effect: i64, price: i64, share: i64) -> bool:
    """The same, if this share of the price comes from the Depot and goal cards pay the rest."""
    base = who * OWN
    held, hand = s.own[base + CRYSTALS], s.own[base + HAND]
    s.own[base + CRYSTALS] = held - share
    left = hand
    for _ in range(price - share):
        left &= left - 1  # which cards these are does not matter
    s.own[base + HAND] = left
    possible = can(s, who, effect)
    s.own[base + CRYSTALS], s.own[base + HAND] = held, hand
    return possible


def depot_share(s: State, who: i64, effect: i64, price: i64) -> i64:
    """OM-258: the fewest crystals of the Depot in this price that leave the effect able to do something.

    A Warehouse crystal needs room in the Depot (OM-066), which goal cards do not make.
    """
    held = s.own[who * OWN + CRYSTALS]
    share = price if price < held else held
    cards = spendable(s, who) - held
    while share > 0 and price - share < cards and _can_with(s, who, effect, price, share - 1):
        share -= 1
    return share


def begin(s: State, who: i64, effect: i64, optional: bool = False) -> None:
    """The effect is carried out next; an optional one that can do nothing is skipped (OM-094, OM-205)."""
    if effect == NONE:
        return
    if is_lacerda(s, who):  # OM-235: he is never asked
        push(s, F_SOLO_EFFECT, who, effect)
        return
    if optional and not can(s, who, effect):
        return
    if VERB[effect] == MOVE:
        begin_move(s, who, effect)
    else:
        push(s, F_EFFECT, who, effect, 0, 0, 1 if optional else 0)


def radar_choices(s: State, who: i64) -> list[int]:
    """OM-142: the face-up Discovery tiles whose benefit can do something."""
    return [DISCOVERY + tile for tile in face_up(s) if able(s, who, TILE_EFFECT[tile])]


def face_up(s: State) -> list[int]:
    """OM-026: the tiles on the Exploration space, by their numbers."""
    return sorted(int(s.table[FACE_UP_AT + i]) for i in range(FACE_UP) if s.table[FACE_UP_AT + i] != NONE)


def building_choices(s: State, who: i64) -> list[int]:
    """OM-131 to OM-133: own advanced buildings, paid or free; and what an own Scientist may be sent to."""
    found: list[int] = []
    sent: list[int] = []
    for card in range(CARDS):
        owner = s.cards[card * 2]
        if owner < 0 or s.cards[card * 2 + 1] == NONE:
            continue
        scientist: i64 = SCIENTIST_OF[CARD_TYPE[card]]
        mine = s.table[SCIENTIST_AT + scientist] == who
        works_here = s.table[WORKS_AT + scientist] == card
        if works_here and (mine or owner == who):
            if can(s, who, CARD_EFFECT[card]):
                found.append(USE + card)
            continue
        if owner == who and can_after(s, who, CARD_EFFECT[card], CARD_USE_PRICE[card]):
            found.append(USE + card)
        if mine and can(s, who, CARD_EFFECT[card]):
            sent.append(SEND + card)
    return found + sent


def free_to_use(s: State, card: i64) -> bool:
    """OM-133: a Scientist lies on the card."""
    return s.table[WORKS_AT + SCIENTIST_OF[CARD_TYPE[card]]] == card
