"""OM-015: what a seat may not know, dealt anew: goal cards and First Colonist cards of the others."""

from mypy_extensions import i64

from mensae.core.bits import bit, count, members
from mensae.core.chance import Rng
from mensae.games.onmars.data import A_BUILDINGS, A_CARDS, B_CARDS
from mensae.games.onmars.rules.engine import proceed
from mensae.games.onmars.state import DISCARDED, HAND, OWN, RAISED, SECRET, State, copy


def _shuffle(cards: list[int], rng: Rng) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other: int = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def resample(s: State, seat: i64, rng: Rng) -> State:
    """A state that the seat cannot tell from this one."""
    t = copy(s)
    others = [who for who in range(t.players) if who != seat]
    _deal_goals(t, others, rng)
    if t.first_colonists:
        _deal_firsts(t, others, rng)
        _deal_tasks(t, others, rng)
    if not t.over:
        proceed(t)  # the question may be another one with other cards
    return t


def _deal_goals(t: State, others: list[int], rng: Rng) -> None:
    """OM-039, OM-181: cards in hand, cards spent unseen, and cards that were never dealt."""
    unknown = t.goals
    for who in others:
        unknown |= t.own[who * OWN + HAND] | t.own[who * OWN + DISCARDED]
    cards = members(unknown)
    _shuffle(cards, rng)
    for who in others:
        for field in (HAND, DISCARDED):
            mask: i64 = 0
            for _ in range(count(t.own[who * OWN + field])):
                mask |= bit(cards.pop())
            t.own[who * OWN + field] = mask
    left: i64 = 0
    for card in cards:
        left |= bit(card)
    t.goals = left


def _fits(t: State, who: i64, card: i64) -> bool:
    """OM-225: a card that is still secret shows no type that its owner has constructed."""
    return not any(t.own[who * OWN + RAISED] >> building & 1 for building in A_BUILDINGS[card])


def _deal_firsts(t: State, others: list[int], rng: Rng) -> None:
    """OM-225: "A" cards, as far as the constructions of their owners allow."""
    every = bit(A_CARDS) - 1
    holders = [who for who in others if t.own[who * OWN + SECRET] & every]
    unknown = t.secrets & every
    for who in holders:
        unknown |= t.own[who * OWN + SECRET] & every
    cards = members(unknown)
    while True:
        _shuffle(cards, rng)
        if all(_fits(t, who, cards[i]) for i, who in enumerate(holders)):
            break
    for i, who in enumerate(holders):
        t.own[who * OWN + SECRET] = t.own[who * OWN + SECRET] & ~every | bit(cards[i])
    left = t.secrets & ~every
    for card in cards[len(holders) :]:
        left |= bit(card)
    t.secrets = left


def _deal_tasks(t: State, others: list[int], rng: Rng) -> None:
    """OM-225: "B" cards."""
    tasks = (bit(B_CARDS) - 1) << A_CARDS
    unknown = t.secrets & tasks
    for who in others:
        unknown |= t.own[who * OWN + SECRET] & tasks
    cards = members(unknown)
    _shuffle(cards, rng)
    for who in others:
        held = count(t.own[who * OWN + SECRET] & tasks)
        mask = t.own[who * OWN + SECRET] & ~tasks
        for _ in range(held):
            mask |= bit(cards.pop())
        t.own[who * OWN + SECRET] = mask
    left = t.secrets & ~tasks
    for card in cards:
        left |= bit(card)
    t.secrets = left
