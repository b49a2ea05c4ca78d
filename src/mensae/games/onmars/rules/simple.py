"""The effects that are no series of units: gains, production, trade, travel, Radar, and the use of a building."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    ACCEPT,
    BOOST,
    CARD_TYPE,
    CARD_USE_PRICE,
    COLONY,
    CRYSTAL,
    DISCOVERY,
    FACE_UP,
    GOOD,
    GOODS,
    NONE,
    ORBIT,
    PAY,
    RESOURCES,
    SCIENTIST_OF,
    SEND,
    SKIP,
    USE,
)
from mensae.games.onmars.frames import F_CRYSTALS, F_TRAVEL, F_TURN_UP, FRAME, WHO, A, B, C, D
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.able import producers
from mensae.games.onmars.rules.effects import begin, building_choices, depot_share, free_to_use, radar_choices
from mensae.games.onmars.rules.goods import gain, gain_colonists, score, work, would_keep
from mensae.games.onmars.rules.pay import pay_way, ways_to_pay
from mensae.games.onmars.rules.verbs import (
    AMOUNT,
    BOOSTS,
    CARD_EFFECT,
    COUNT,
    GAIN,
    GAIN_COLONISTS,
    OTHER_PRICE,
    OTHER_SIDE,
    PAY_THEN,
    PRICE,
    PRODUCE,
    RADAR,
    SCORE,
    SIDE,
    TILE_EFFECT,
    TRADE,
    TRAVEL,
    VERB,
    WANTED,
)
from mensae.games.onmars.state import FACE_UP_AT, LQ, ON_RADAR, OWN, WORKS_AT, State, ask, note, pop, push, side_of

# The frame: A effect, B units done, C boosts made, D may be let go


def proceed(s: State) -> bool:
    """Carries the effect out as far as nothing has to be asked."""
    top = s.depth - FRAME
    who, effect, done, optional = s.stack[top + WHO], s.stack[top + A], s.stack[top + B], s.stack[top + D]
    verb = VERB[effect]
    if verb in (GAIN, PRODUCE):
        return _goods(s, top, who, effect)
    if verb == TRADE:
        return _trade(s, top, who, effect)
    if verb == PAY_THEN:
        choices = ways_to_pay(s, who, PRICE[effect], OTHER_PRICE[effect])
        return ask(s, who, [*choices, SKIP] if optional else choices)
    if verb == RADAR and s.radar == NONE and done == 0:
        return ask(s, who, radar_choices(s, who))
    if verb not in (GAIN_COLONISTS, TRAVEL, SCORE, RADAR):
        return ask(s, who, building_choices(s, who))
    pop(s)
    if verb == GAIN_COLONISTS:
        gain_colonists(s, who, COUNT[effect])
    elif verb == TRAVEL:
        there = (COLONY if side_of(s, who) == ORBIT else ORBIT) if SIDE[effect] == OTHER_SIDE else SIDE[effect]
        push(s, F_TRAVEL, who, there, WANTED[effect])
    elif verb == SCORE:
        score(s, who, COUNT[effect], "OM-141")
    else:
        begin(s, who, TILE_EFFECT[s.radar])
    return False


def _goods(s: State, top: i64, who: i64, effect: i64) -> bool:
    """OM-137, OM-139: goods in full as far as they fit, then one more for each boost."""
    if s.stack[top + B] == 0:
        if s.stack[top + D]:
            return ask(s, who, [ACCEPT, SKIP])
        s.stack[top + B] = 1
        collect(s, who, effect)
    if s.stack[top + C] >= BOOSTS[effect] or s.own[who * OWN + LQ] == 0:
        pop(s)
        return False
    if VERB[effect] == GAIN:
        return ask(s, who, [BOOST, SKIP])
    choices = [GOOD + good for good in sorted(set(producers(s, who))) if would_keep(s, who, good)]
    if not choices:
        pop(s)
        return False
    return ask(s, who, [*choices, SKIP])


def collect(s: State, who: i64, effect: i64) -> None:
    """The goods of a gain, or of all own producers."""
    if VERB[effect] == GAIN:
        for good in range(len(GOODS)):
            gain(s, who, good, AMOUNT[effect][good])
    else:
        produce(s, who)


def produce(s: State, who: i64) -> None:
    """OM-201: 1 good of each own advanced building and 1 Mineral of each own Miner."""
    goods = producers(s, who)
    if goods:
        note(s, notes.PRODUCED, who)
    for good in range(len(GOODS)):
        gain(s, who, good, goods.count(good))


def _trade(s: State, top: i64, who: i64, effect: i64) -> bool:
    """OM-146: one resource for two others, and one more for each boost."""
    done, boosts = s.stack[top + B], s.stack[top + C]
    if done == 0:
        given = [GOOD + good for good in range(RESOURCES) if s.stock[who * RESOURCES + good] > 0]
        return ask(s, who, [*given, SKIP] if s.stack[top + D] else given)
    choices = [GOOD + good for good in range(RESOURCES) if WANTED[effect] >> good & 1 and would_keep(s, who, good)]
    if done <= COUNT[effect] + boosts:
        if choices:
            return ask(s, who, choices)
    elif choices and boosts < BOOSTS[effect] and s.own[who * OWN + LQ] > 0:
        return ask(s, who, [*choices, SKIP])
    pop(s)
    return False


def answer(s: State, code: i64) -> None:
    """What the player has chosen."""
    top = s.depth - FRAME
    who, effect, verb = s.stack[top + WHO], s.stack[top + A], VERB[s.stack[top + A]]
    if code == SKIP:
        pop(s)
    elif code == ACCEPT:
        s.stack[top + D] = 0
    elif code == BOOST:
        s.stack[top + C] += 1
        work(s, who, 1)
        gain(s, who, CRYSTAL, 1)
    elif verb == PRODUCE:
        s.stack[top + C] += 1
        work(s, who, 1)
        gain(s, who, code - GOOD, 1)
    elif verb == TRADE:
        _swap(s, top, who, effect, code - GOOD)
    elif verb == PAY_THEN:
        pop(s)
        pay_way(s, who, code - PAY)
        begin(s, who, SIDE[effect])
    elif verb == RADAR:
        s.stack[top + B] = 1
        watch(s, who, code - DISCOVERY)
    else:
        pop(s)
        use_building(s, who, code)


def _swap(s: State, top: i64, who: i64, effect: i64, good: i64) -> None:
    done = s.stack[top + B]
    if done == 0:
        s.stock[who * RESOURCES + good] -= 1
        note(s, notes.PAID, who, good, 1)
    else:
        if done > COUNT[effect] + s.stack[top + C]:
            s.stack[top + C] += 1
            work(s, who, 1)
        gain(s, who, good, 1)
    s.stack[top + B] = done + 1


def watch(s: State, who: i64, tile: i64) -> None:
    """OM-142: the tile lies on Radar for good, and the Exploration space is refilled at once."""
    s.radar = tile
    s.tiles[tile] = ON_RADAR
    for shown in range(FACE_UP_AT, FACE_UP_AT + FACE_UP):
        if s.table[shown] == tile:
            s.table[shown] = NONE
    note(s, notes.RADAR_TILE, who, tile)
    push(s, F_TURN_UP, who)


def use_building(s: State, who: i64, code: i64) -> None:
    """OM-131 to OM-134: paid, or free where a Scientist works or is sent."""
    card = code - SEND if code >= SEND else code - USE
    if code >= SEND:
        scientist: i64 = SCIENTIST_OF[CARD_TYPE[card]]
        s.table[WORKS_AT + scientist] = card
        note(s, notes.SCIENTIST_SENT, who, scientist, card)
    note(s, notes.BUILDING_USED, who, card)
    free = free_to_use(s, card)
    begin(s, who, CARD_EFFECT[card])
    if not free:
        price: i64 = CARD_USE_PRICE[card]
        push(s, F_CRYSTALS, who, price, depot_share(s, who, CARD_EFFECT[card], price))
