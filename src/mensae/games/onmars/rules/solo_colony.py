"""Chapter 22.3: what Lacerda would construct, upgrade and hire in the Colony."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.data import (
    CARD_LEVEL,
    CARD_TYPE,
    CARDS,
    CONTRACT_POINTS,
    GENERATOR,
    MINE,
    NONE,
    SCIENTIST_COUNT,
    SCIENTIST_SCORES,
    SHELTER,
)
from mensae.games.onmars.rules.board import connects, kind_of
from mensae.games.onmars.rules.build import fitting, tiles_left
from mensae.games.onmars.rules.counts import scientists
from mensae.games.onmars.rules.geometry import WHOLE, hexes_of
from mensae.games.onmars.rules.lab import level_of
from mensae.games.onmars.rules.packed import upgrade_of
from mensae.games.onmars.rules.science import card_price
from mensae.games.onmars.rules.solo_orbit import affords, scored_types
from mensae.games.onmars.rules.upgrade import plans, sites
from mensae.games.onmars.state import LACERDA, LSS_AT, ROW_AT, SCIENCE_AT, State

HUMAN: Final = 0
_ENOUGH_SCIENTISTS: Final = 2
_ADVANCED_LEVEL: Final = 3


def building_hexes(s: State, building: i64) -> list[int]:
    """OM-242: every hex where he makes the largest complex he can, with any tech in play and no Bot nearby."""
    if not tiles_left(s, LACERDA, building):
        return []
    kind = kind_of(building, LACERDA)
    largest: i64 = NONE
    found: list[int] = []
    for at in hexes_of(fitting(s, LACERDA, building, WHOLE, 0)):
        size = connects(s, at, kind)
        if size > largest:
            largest = size
            found = []
        if size == largest:
            found.append(at)
    return found


def tech_owner(s: State, building: i64, needed: i64) -> i64:
    """OM-242: whose tech joins so many buildings: his own if it is high enough; NONE for a stand-alone one."""
    if needed == 0:
        return NONE
    return LACERDA if level_of(s, LACERDA, building) >= needed else HUMAN


def type_to_build(s: State) -> i64:
    """OM-241: from his Bot's icon on, the first type that the colony needs and that can be built; NONE without any."""
    for ahead in range(SHELTER):
        building = (s.icon + ahead) % SHELTER
        if building != MINE and s.table[LSS_AT + building - GENERATOR] >= s.table[ROW_AT]:
            continue
        if building_hexes(s, building):
            return building
    return NONE


def upgrades(s: State) -> list[int]:
    """OM-243: the upgrades he prefers, blueprint and hex in one: scored type, level 3, no Miner of his there."""
    types = scored_types(s)
    best: i64 = NONE
    found: list[int] = []
    for card in plans(s, LACERDA):
        scored = types >> CARD_TYPE[card] & 1
        for at in sites(s, LACERDA, card, True):
            rank = scored * 4
            rank += 2 if CARD_LEVEL[card] == _ADVANCED_LEVEL else 0
            rank += 1 if s.miner[at] != LACERDA else 0
            if rank > best:
                best = rank
                found = []
            if rank == best:
                found.append(upgrade_of(card, at))
    return found


def slots_to_hire(s: State) -> list[int]:
    """OM-244: Scientists whose type is most often on both players' blueprints; else contracts with the most points."""
    want_scientist = scientists(s, LACERDA) < _ENOUGH_SCIENTISTS and _scientist_shown(s)
    best: i64 = NONE
    found: list[int] = []
    for slot in range(SCIENTIST_COUNT):
        card = s.table[SCIENCE_AT + slot]
        if card == NONE or (card < SCIENTIST_COUNT) != want_scientist or not affords(s, card_price(card)):
            continue
        value: i64 = _plans_scored(s, card) if want_scientist else CONTRACT_POINTS[card - SCIENTIST_COUNT][0]
        if value > best:
            best = value
            found = []
        if value == best:
            found.append(slot)
    return found


def _scientist_shown(s: State) -> bool:
    for slot in range(SCIENTIST_COUNT):
        card = s.table[SCIENCE_AT + slot]
        if card != NONE and card < SCIENTIST_COUNT:
            return True
    return False


def _plans_scored(s: State, scientist: i64) -> i64:
    """OM-244: blueprints of the type this Scientist scores, of both players, built or not."""
    count: i64 = 0
    for card in range(CARDS):
        if s.cards[card * 2] >= 0 and CARD_TYPE[card] == SCIENTIST_SCORES[scientist]:
            count += 1
    return count
