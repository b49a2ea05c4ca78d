"""The choices while an effect is carried out: units, with or without a boost, steps on the map, and tech."""

from mensae.core.schema import Seat, Told, Value
from mensae.games.onmars.data import (
    CARD_GOOD,
    CARD_LEVEL,
    CARD_TYPE,
    CRYSTAL,
    DISCOVERY_IDS,
    GAIN_EACH,
    GOODS,
    GRID_PRICE,
    LAB_IDS,
    MINE,
    PLACES,
    PRICE_COLONIST,
    ROVER_TECH,
    SCIENTIST_COUNT,
    SHIP_TECH,
    TECHS,
    TYPE_PRICE,
    TYPES,
    UPGRADE_PRICE,
    UPGRADE_TECH,
)
from mensae.games.onmars.frames import FRAME, A, B, C, D, E, F
from mensae.games.onmars.rules.board import connects, kind_of
from mensae.games.onmars.rules.build import missing_levels
from mensae.games.onmars.rules.geometry import WHERE
from mensae.games.onmars.rules.lab import best_level, develop_price, level_of
from mensae.games.onmars.rules.science import card_price
from mensae.games.onmars.rules.verbs import (
    BY_CRYSTALS,
    COLLECTS,
    CONSTRUCT,
    COUNT,
    EXECUTIVE_EFFECT,
    MOVE,
    PAYS,
    PRICE,
    PRODUCE,
    TILE_EFFECT,
    TRADE,
    UPGRADE,
    VERB,
    WAREHOUSE,
    WELCOME_SHIP,
)
from mensae.games.onmars.schema import (
    Accept,
    Blueprint,
    Boost,
    Build,
    Develop,
    Discovery,
    GameAction,
    Good,
    Hex,
    Learn,
    MoveBot,
    MoveRover,
    Pay,
    Point,
    Retrieve,
    Science,
    Ship,
    Skip,
    TakeTile,
    Tech,
)
from mensae.games.onmars.speech.effects import card_means, effect_name, item_name, scientist_means
from mensae.games.onmars.speech.labels_steps import contract_offer, developed, pay
from mensae.games.onmars.speech.prompts_effects import free_units
from mensae.games.onmars.speech.words import (
    building_name,
    card_name,
    costing,
    counted,
    paying,
    player,
    price_name,
    retrieved_name,
    scientist_name,
    tech_name,
)
from mensae.games.onmars.state import GRID_AT, SCIENCE_AT, STORE_AT, State


def label_effect(s: State, seat: Seat, action: GameAction) -> Told:
    """A choice within an effect."""
    top = int(s.depth) - FRAME
    effect = int(s.stack[top + A])
    match action:
        case Skip():
            return Told("onmars-do-skip" if s.stack[top + D] and VERB[effect] != MOVE else "onmars-do-stop")
        case Accept():
            return Told("onmars-do-effect", {"effect": effect_name(effect)})
        case Pay(paid):
            return pay(paid)
        case Boost():
            return Told("onmars-do-boosted", {"what": Told("onmars-do-gain", {"goods": counted(CRYSTAL, 1)})})
        case Build(name):
            return _build(TYPES.index(name))
        case Hex(name):
            return _construct(s, seat, int(s.stack[top + E]) - 1, name)
        case Tech(owner):
            return _tech(s, seat, top, owner)
        case MoveBot() | MoveRover() | Point() | TakeTile():
            return _move(s, effect, action)
        case Discovery(tile):
            return Told("onmars-do-radar", {"effect": effect_name(TILE_EFFECT[DISCOVERY_IDS.index(tile)])})
    told = _unit(s, top, effect, action)
    return Told("onmars-do-boosted", {"what": told}) if _boosted(s, top, effect) else told


def _boosted(s: State, top: int, effect: int) -> bool:
    """OM-052: whether the next unit costs a Colonist."""
    verb = VERB[effect]
    if verb == TRADE:
        return int(s.stack[top + B]) > COUNT[effect] + int(s.stack[top + C])
    return verb == PRODUCE or free_units(s, top) == 0


def _unit(s: State, top: int, effect: int, action: GameAction) -> Told:
    """One unit of an effect that has several."""
    match action:
        case Blueprint(card):
            return _blueprint(effect, card - 1)
        case Learn(space):
            tech = tech_name(int(s.table[GRID_AT + space - 1]))
            return Told("onmars-do-learn", {"space": space, "tech": paying(tech, GRID_PRICE[space - 1])})
        case Develop(tech, space):
            target = LAB_IDS.index(space)
            price = develop_price(target, PAYS[effect])
            return developed(TECHS.index(tech), target, price_name(price) if price else None)
        case Good(good):
            return _good(s, top, effect, GOODS.index(good))
        case Science(slot):
            return _science(int(s.table[SCIENCE_AT + slot - 1]), PAYS[effect])
        case Ship(space):
            return _ship(space, PRICE[effect] if PAYS[effect] else 0)
        case Retrieve(place):
            return Told("onmars-do-retrieve", {"place": retrieved_name(PLACES.index(place))})
    raise ValueError(f"{action} is no choice within an effect")


def _blueprint(effect: int, card: int) -> Told:
    """OM-057, OM-125: a card to take, or to build."""
    if VERB[effect] == UPGRADE:
        upgrade = Told("onmars-do-upgrade", {"card": card_name(card), "building": building_name(CARD_TYPE[card])})
        return paying(upgrade, UPGRADE_PRICE if PAYS[effect] else 0)
    values: dict[str, Value] = {"card": card_name(card), "level": CARD_LEVEL[card], "means": card_means(card)}
    return Told("onmars-do-blueprint", {**values, "goods": counted(CARD_GOOD[card], 1)})


def _good(s: State, top: int, effect: int, good: int) -> Told:
    """A good that is taken, given or produced."""
    verb = VERB[effect]
    goods: dict[str, Value] = {"goods": counted(good, 1)}
    if verb == WAREHOUSE:
        return Told("onmars-do-warehouse", {**goods, "left": int(s.table[STORE_AT + good])})
    if verb == TRADE and s.stack[top + B] == 0:
        return Told("onmars-do-give", goods)
    return Told("onmars-do-produce" if verb == PRODUCE else "onmars-do-gain", goods)


def _science(card: int, pays: bool) -> Told:
    """OM-188, OM-189: a card of the science display."""
    price = card_price(card) if pays else 0
    if card >= SCIENTIST_COUNT:
        return costing(contract_offer(card - SCIENTIST_COUNT), price)
    hired = paying(Told("onmars-do-hire", {"scientist": scientist_name(card)}), price)
    return Told("onmars-do-brings", {"what": hired, "effect": scientist_means(card)})


def _ship(space: int, price: int) -> Told:
    """OM-070: the Ship, and the Executive action that its space opens."""
    effect = EXECUTIVE_EFFECT[space - 1]
    opens: dict[str, Value] = {"space": space, "effect": effect_name(effect)}
    return costing(Told("onmars-do-welcome", opens), price)


def _build(building: int) -> Told:
    """OM-114, OM-120: a type with its price; a Mine takes a Colonist for its Miner."""
    if building == MINE:
        return Told("onmars-do-mine", {"building": building_name(building)})
    return Told("onmars-do-build", {"building": paying(building_name(building), TYPE_PRICE[building])})


def _construct(s: State, seat: Seat, building: int, name: str) -> Told:
    """OM-112, OM-118, OM-123: how many buildings it joins, what it brings, and the boosts it needs at least."""
    joins = int(connects(s, WHERE[name], kind_of(building, seat)))
    values: dict[str, Value] = {"building": building_name(building), "hex": name, "joins": joins}
    brings = Told("onmars-do-construct", {**values, "goods": counted(building, (joins + 1) * GAIN_EACH[building])})
    boosts = max(0, joins - int(best_level(s, building)))
    return costing(brings, boosts * PRICE_COLONIST)


def _tech(s: State, seat: Seat, top: int, owner: int) -> Told:
    """OM-097: whose tile, and what its level gives."""
    verb = VERB[s.stack[top + A]]
    if verb == CONSTRUCT:
        kind = int(s.stack[top + E]) - 1
        needed = connects(s, s.stack[top + F] - 1, kind_of(kind, seat))
        boosts = int(missing_levels(s, owner, kind, needed))
        return costing(_whose(s, seat, owner, kind), boosts * PRICE_COLONIST)
    kind, key = (
        (UPGRADE_TECH, "upgrades")
        if verb == UPGRADE
        else (SHIP_TECH, "crew")
        if verb == WELCOME_SHIP
        else (ROVER_TECH, "rover")
    )
    gives = Told(f"onmars-gives-{key}", {"count": int(level_of(s, owner, kind))})
    return Told("onmars-do-brings", {"what": _whose(s, seat, owner, kind), "effect": gives})


def _whose(s: State, seat: Seat, owner: int, kind: int) -> Told:
    values: dict[str, Value] = {"tech": tech_name(kind), "level": int(level_of(s, owner, kind))}
    if owner == seat:
        return Told("onmars-do-own-tech", values)
    return Told("onmars-do-tech", {**values, "owner": player(s, owner)})


def _move(s: State, effect: int, action: MoveBot | MoveRover | Point | TakeTile) -> Told:
    """OM-150 to OM-156: a step with what lies there, a point with its price, or a tile."""
    match action:
        case MoveBot(start, to):
            item = int(s.ground[WHERE[to]])
            bot: dict[str, Value] = {"from": start, "to": to}
            if item == 0:
                return Told("onmars-do-bot", bot)
            return Told(
                "onmars-do-bot-finds" if COLLECTS[effect] else "onmars-do-bot-clears", {**bot, "item": item_name(item)}
            )
        case MoveRover(to):
            found = int(s.ground[WHERE[to]])
            if found == 0:
                return Told("onmars-do-rover", {"to": to})
            return Told("onmars-do-rover-finds", {"to": to, "item": item_name(found)})
        case Point(mover):
            price = counted(CRYSTAL if BY_CRYSTALS[effect] else len(GOODS), 1)
            return Told("onmars-do-point", {"mover": mover, "price": price})
        case TakeTile(at):
            return Told("onmars-do-tile", {"item": item_name(int(s.ground[WHERE[at]])), "hex": at})
