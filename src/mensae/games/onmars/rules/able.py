"""OM-257: whether an effect can do something for a player; movement and card actions are in modules above."""

from mypy_extensions import i64

from mensae.games.onmars.data import ABSENT, GOODS, RESOURCES, TYPES, WORKING_AREA
from mensae.games.onmars.rules.board import type_of
from mensae.games.onmars.rules.build import can_build
from mensae.games.onmars.rules.goods import quarters_capacity, would_keep
from mensae.games.onmars.rules.lab import can_develop, learn_choices
from mensae.games.onmars.rules.orbit import may_take_blueprint, warehouse_choices
from mensae.games.onmars.rules.pay import can_pay
from mensae.games.onmars.rules.science import science_choices
from mensae.games.onmars.rules.ships import may_welcome
from mensae.games.onmars.rules.upgrade import upgrade_choices
from mensae.games.onmars.rules.verbs import (
    AMOUNT,
    ANYWHERE,
    BOOSTS,
    BUILDING,
    CONSTRUCT,
    DEVELOP,
    GAIN,
    GAIN_CHOICE,
    GAIN_COLONISTS,
    OTHER_PRICE,
    OTHER_SIDE,
    PAY_THEN,
    PAYS,
    PRICE,
    PRODUCE,
    RETRIEVE,
    SCORE,
    SIDE,
    TAKE_BLUEPRINT,
    TAKE_SCIENCE,
    TAKE_TECH,
    TRADE,
    TRAVEL,
    UPGRADE,
    VERB,
    WANTED,
    WAREHOUSE,
    WELCOME_SHIP,
)
from mensae.games.onmars.state import ADVANCED, LQ, MINERS, OWN, PLAYERS, SUPPLY, WA, State, side_of


def able(s: State, who: i64, effect: i64) -> bool:
    """Whether an effect without movement can do something."""
    verb = VERB[effect]
    if verb == CONSTRUCT:
        boosted = BOOSTS[effect] > 0
        if BUILDING[effect] != ABSENT:
            return can_build(s, who, BUILDING[effect], boosted)
        for building in range(len(TYPES)):
            if can_build(s, who, building, boosted):
                return True
        return False
    if verb == UPGRADE:
        return len(upgrade_choices(s, who, ANYWHERE[effect], PAYS[effect])) > 0
    if verb == DEVELOP:
        return can_develop(s, who, PAYS[effect])
    if verb == TAKE_TECH:
        return len(learn_choices(s, who)) > 0
    if verb == TAKE_BLUEPRINT:
        return may_take_blueprint(s, who)
    if verb == WAREHOUSE:
        return len(warehouse_choices(s, who)) > 0
    if verb == TAKE_SCIENCE:
        return len(science_choices(s, who, WANTED[effect], PAYS[effect])) > 0
    if verb == WELCOME_SHIP:
        return may_welcome(s, who, PRICE[effect] if PAYS[effect] else 0)
    if verb == PAY_THEN:
        return (can_pay(s, who, PRICE[effect]) or can_pay(s, who, OTHER_PRICE[effect])) and able(s, who, SIDE[effect])
    if verb == TRAVEL:
        return SIDE[effect] == OTHER_SIDE or side_of(s, who) != SIDE[effect]
    if verb == SCORE:
        return True
    return _able_to_gain(s, who, effect, verb)


def _able_to_gain(s: State, who: i64, effect: i64, verb: i64) -> bool:
    if verb == GAIN:
        return any(AMOUNT[effect][good] and would_keep(s, who, good) for good in range(len(GOODS)))
    if verb == GAIN_CHOICE:
        return any(WANTED[effect] >> good & 1 and would_keep(s, who, good) for good in range(len(GOODS)))
    if verb == GAIN_COLONISTS:
        return s.own[who * OWN + SUPPLY] > 0 and s.own[who * OWN + LQ] < quarters_capacity(s, who)
    if verb == PRODUCE:
        return any(would_keep(s, who, good) for good in producers(s, who))
    if verb == RETRIEVE:
        return len(places(s, who, WANTED[effect])) > 0
    assert verb == TRADE
    return any(s.stock[who * RESOURCES + resource] for resource in range(RESOURCES))


def places(s: State, who: i64, wanted: i64) -> list[int]:
    """OM-145, OM-167, OM-185: where own Colonists are that may come home."""
    found = [place for place in range(WORKING_AREA) if wanted >> place & 1 and s.slots[place * PLAYERS + who] > 0]
    if wanted >> WORKING_AREA & 1 and s.own[who * OWN + WA] > 0:
        found.append(WORKING_AREA)
    return found


def producers(s: State, who: i64) -> list[int]:
    """OM-137, OM-201: the good of each own Miner and advanced building."""
    if s.own[who * OWN + MINERS] == 0 and s.own[who * OWN + ADVANCED] == 0:
        return []
    goods: list[int] = []
    for at in range(len(s.building)):
        if s.miner[at] == who or s.marker[at] == who:
            goods.append(int(type_of(s.building[at])))
    return sorted(goods)
