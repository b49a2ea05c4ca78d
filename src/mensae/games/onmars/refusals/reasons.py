"""OM-257: why an effect can do nothing for a player."""

from mensae.core.bits import count
from mensae.core.schema import Refusal, no
from mensae.games.onmars.data import (
    ABSENT,
    GOODS,
    GRID,
    GRID_PRICE,
    NONE,
    RESOURCES,
    ROVER_TECH,
    SCIENTIST_COUNT,
    SHELTER,
    SHELTERS,
    SHIPS,
    TECH_KINDS,
    TYPES,
    UPGRADE_PRICE,
    WORKING_AREA,
)
from mensae.games.onmars.refusals.prices import (
    building_price,
    develop_unpaid,
    learn_unpaid,
    science_unpaid,
    ship_price,
    upgrade_price,
)
from mensae.games.onmars.refusals.words import good_name
from mensae.games.onmars.rules.able import producers
from mensae.games.onmars.rules.board import building_zone
from mensae.games.onmars.rules.build import affordable, fitting, spare_boosts, tiles_left
from mensae.games.onmars.rules.goods import storage_limit
from mensae.games.onmars.rules.lab import best_level, free_entries, targets
from mensae.games.onmars.rules.pay import can_pay
from mensae.games.onmars.rules.upgrade import plans
from mensae.games.onmars.rules.verbs import (
    AMOUNT,
    ANYWHERE,
    BOOSTS,
    BUILDING,
    CONSTRUCT,
    COUNT,
    DEVELOP,
    GAIN,
    HIGHEST_ROVER_TECH,
    MOVE,
    PAYS,
    PRICE,
    PRODUCE,
    RADAR,
    RETRIEVE,
    ROVER_POINTS,
    TAKE_BLUEPRINT,
    TAKE_SCIENCE,
    TAKE_TECH,
    TILE_EFFECT,
    TRADE,
    TRAVEL,
    UPGRADE,
    VERB,
    WANTED,
    WAREHOUSE,
    WELCOME_SHIP,
)
from mensae.games.onmars.speech.words import (
    building_name,
    card_name,
    counted,
    in_side,
    listed,
    science_name,
    tech_name,
)
from mensae.games.onmars.state import DOCKED, GRID_AT, LQ, MARKS, OWN, SCIENCE_AT, STORE_AT, State, level, side_of


def why_not(s: State, who: int, effect: int) -> Refusal:
    """The rule and the reason; the effect can do nothing."""
    verb = VERB[effect]
    if verb == CONSTRUCT:
        if BUILDING[effect] == ABSENT:
            return _no_type(s, who)
        return no_building(s, who, BUILDING[effect], BOOSTS[effect] > 0)
    if verb == UPGRADE:
        return _no_upgrade(s, who, effect)
    if verb == DEVELOP:
        return _no_development(s, who)
    if verb == TAKE_TECH:
        return _no_tech(s, who)
    if verb == TAKE_BLUEPRINT:
        return no_blueprints(s, who)
    if verb == WAREHOUSE:
        return _no_item(s)
    if verb == TAKE_SCIENCE:
        return _no_science(s, who, WANTED[effect])
    if verb == WELCOME_SHIP:
        return _no_ship(s, who, PRICE[effect])
    if verb == MOVE:
        return _no_movement(s, who, effect)
    if verb == RADAR:
        return no("OM-142", "onmars-no-radar") if s.radar == NONE else why_not(s, who, TILE_EFFECT[s.radar])
    if verb == TRAVEL:
        return no("OM-148", "onmars-no-journey", side=in_side(int(side_of(s, who))))
    return _no_gain(s, who, effect)


def no_building(s: State, who: int, building: int, boosted: bool) -> Refusal:
    """OM-109 to OM-114, OM-124: a tile, the price, a Bot, and a hex that fits."""
    if not tiles_left(s, who, building):
        if building == SHELTER:
            return no("OM-124", "onmars-no-shelters", count=SHELTERS)
        return no("OM-124", "onmars-no-tiles", building=building_name(building))
    if not affordable(s, who, building):
        return building_price(s, who, building)
    if building_zone(s, who) == 0:
        return no("OM-110", "onmars-no-zone")
    tech, best = tech_name(building), int(best_level(s, building))
    boosts = max(0, int(spare_boosts(s, who, building, boosted)))
    if boosts:
        return no(
            "OM-123", "onmars-no-site-boosted", building=building_name(building), tech=tech, level=best, boosts=boosts
        )
    return no("OM-111", "onmars-no-site", building=building_name(building), tech=tech, level=best)


def _no_type(s: State, who: int) -> Refusal:
    zone = building_zone(s, who)
    if zone == 0:
        return no("OM-110", "onmars-no-zone")
    fit = [kind for kind in range(len(TYPES)) if tiles_left(s, who, kind) and fitting(s, who, kind, zone, 0)]
    if not fit:
        return no("OM-111", "onmars-no-types-fit")
    if len(fit) == 1:
        return building_price(s, who, fit[0])
    return no("OM-114", "onmars-no-types-paid", buildings=listed([building_name(kind) for kind in fit]))


def _no_upgrade(s: State, who: int, effect: int) -> Refusal:
    """OM-125, OM-127: a blueprint, the Mineral, a Bot, and a building that fits."""
    cards = plans(s, who)
    if not cards:
        return no("OM-125", "onmars-no-plans")
    if PAYS[effect] and not can_pay(s, who, UPGRADE_PRICE):
        return upgrade_price(s, who)
    names = listed([card_name(card) for card in cards])
    if ANYWHERE[effect]:
        return no("OM-143", "onmars-no-sites-anywhere", cards=names)
    return no("OM-125", "onmars-no-sites", cards=names) if building_zone(s, who) else no("OM-125", "onmars-no-zone")


def _no_development(s: State, who: int) -> Refusal:
    """OM-092, OM-093: a linked empty space, and its price."""
    for kind in range(TECH_KINDS):
        for target in targets(s, who, kind):
            return develop_unpaid(s, who, kind, target)
    return no("OM-092", "onmars-no-links")


def _no_tech(s: State, who: int) -> Refusal:
    """OM-060, OM-061: room in column 1, a kind that is not owned, and the price."""
    if not free_entries(s, who):
        return no("OM-060", "onmars-no-entry")
    lacking = [
        space
        for space in range(GRID)
        if s.table[GRID_AT + space] != NONE and s.lab[who * TECH_KINDS + s.table[GRID_AT + space]] == NONE
    ]
    if not lacking:
        return no("OM-060", "onmars-no-kinds")
    return learn_unpaid(s, who, min(lacking, key=lambda space: GRID_PRICE[space]))


def no_blueprints(s: State, who: int) -> Refusal:
    """OM-057, OM-058: a marker, and a card."""
    return no("OM-058", "onmars-no-markers") if s.own[who * OWN + MARKS] == 0 else no("OM-057", "onmars-no-display")


def _no_item(s: State) -> Refusal:
    """OM-066: something is there, and can be kept."""
    there = [good for good in range(1, len(GOODS)) if s.table[STORE_AT + good]]
    if not there:
        return no("OM-066", "onmars-no-warehouse")
    return no("OM-066", "onmars-no-room-for-items", goods=listed([good_name(good) for good in there]))


def _no_science(s: State, who: int, wanted: int) -> Refusal:
    """OM-188, OM-189: a card of the right kind that can be paid."""
    shown = [int(s.table[SCIENCE_AT + slot]) for slot in range(SCIENTIST_COUNT)]
    cards = [card for card in shown if card != NONE and wanted >> (card >= SCIENTIST_COUNT) & 1]
    if not cards:
        return no("OM-189", "onmars-no-science", wanted=wanted)
    if len(cards) == 1 or min(cards) >= SCIENTIST_COUNT:
        return science_unpaid(s, who, cards[0])
    return no("OM-188", "onmars-no-science-paid", cards=listed([science_name(card) for card in cards]))


def _no_ship(s: State, who: int, price: int) -> Refusal:
    """OM-070, OM-071: a Ship in the Depot, a level that lets it leave, and the price."""
    left = SHIPS - int(count(s.own[who * OWN + DOCKED]))
    if left == SHIPS:
        return no("OM-070", "onmars-no-ships")
    if left >= level(s):
        return no("OM-071", "onmars-no-level", level=int(level(s)), left=left)
    return ship_price(s, who, price)


def _no_movement(s: State, who: int, effect: int) -> Refusal:
    """OM-149, OM-260: points, and a step."""
    if ROVER_POINTS[effect] == HIGHEST_ROVER_TECH:
        return no(
            "OM-149", "onmars-no-command", level=int(best_level(s, ROVER_TECH)), colonists=int(s.own[who * OWN + LQ])
        )
    return no("OM-260", "onmars-no-steps", unit="rover" if COUNT[effect] == 0 else "bot")


def _no_gain(s: State, who: int, effect: int) -> Refusal:
    """OM-017, OM-137, OM-146, OM-167: something to gain from, and room for it."""
    if VERB[effect] == TRADE:
        return no("OM-146", "onmars-no-trade")
    if VERB[effect] == RETRIEVE:
        area, slots = WANTED[effect] >> WORKING_AREA & 1, WANTED[effect] & ((1 << WORKING_AREA) - 1)
        return no("OM-257", "onmars-no-retrieval", place="any" if area and slots else "area" if area else "slots")
    if VERB[effect] == PRODUCE:
        goods = sorted(set(producers(s, who)))
        if not goods:
            return no("OM-137", "onmars-no-producers")
    else:
        assert VERB[effect] == GAIN
        goods = [good for good in range(RESOURCES) if AMOUNT[effect][good]]
    return no_room(s, who, goods)


def no_room(s: State, who: int, goods: list[int]) -> Refusal:
    """OM-017: Storage is full of these."""
    limit = int(storage_limit(s, who))
    return no("OM-017", "onmars-no-room", goods=listed([counted(good, limit) for good in goods]))
