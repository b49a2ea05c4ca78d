"""What an effect is, in a few words: of cards, tiles, spaces, benefits, bonuses and rewards (OM-257)."""

from mensae.core.schema import Told, Value
from mensae.games.onmars.data import (
    ABSENT,
    CARD_TYPE,
    CARD_USE_PRICE,
    CRYSTAL,
    DISCOVERY_COUNT,
    NONE,
    SCIENTIST_POINTS,
    SCIENTIST_SCORES,
    SCIENTIST_WORKS,
    TILE_THERE,
    WORKING_AREA,
)
from mensae.games.onmars.rules.verbs import (
    AMOUNT,
    ANY_NUMBER,
    ANYWHERE,
    BUILDING,
    CARD_EFFECT,
    COLLECTS,
    CONSTRUCT,
    COUNT,
    DEVELOP,
    GAIN,
    GAIN_CHOICE,
    GAIN_COLONISTS,
    HIGHEST_ROVER_TECH,
    MOVE,
    OTHER_PRICE,
    OTHER_SIDE,
    PAY_THEN,
    PAYS,
    PRICE,
    PRODUCE,
    RADAR,
    RETRIEVE,
    ROVER_POINTS,
    SCORE,
    SIDE,
    SPACE_EFFECT,
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
    a_building,
    building_name,
    counted,
    goods,
    price_name,
    research_letter,
    to_side,
)


def effect_name(effect: int) -> Told:
    """What it does, as a choice within a choice."""
    verb = VERB[effect]
    count: dict[str, Value] = {"count": COUNT[effect]}
    paid: dict[str, Value] = {"paid": int(PAYS[effect])}
    if verb == CONSTRUCT:
        if BUILDING[effect] == ABSENT:
            return Told("onmars-effect-construct")
        return Told("onmars-effect-construct-one", {"building": a_building(BUILDING[effect])})
    if verb == UPGRADE:
        return Told("onmars-effect-upgrade", {**count, **paid, "anywhere": int(ANYWHERE[effect])})
    if verb == DEVELOP:
        return Told("onmars-effect-develop", {**count, **paid})
    if verb == TAKE_TECH:
        return Told("onmars-effect-tech", count)
    if verb == TAKE_BLUEPRINT:
        return Told("onmars-effect-blueprint", count)
    if verb == WAREHOUSE:
        return Told("onmars-effect-warehouse", count)
    if verb == TAKE_SCIENCE:
        return Told("onmars-effect-science", {**paid, "kinds": WANTED[effect]})
    if verb == WELCOME_SHIP:
        if PAYS[effect]:
            return Told("onmars-effect-ship", {"price": price_name(PRICE[effect])})
        return Told("onmars-effect-ship-free")
    if verb == MOVE:
        return _movement(effect)
    return _simple(effect, verb)


def _movement(effect: int) -> Told:
    """OM-067, OM-147, OM-149: points for Bots, for the Rover, or for both."""
    bots, rover = COUNT[effect], ROVER_POINTS[effect]
    if rover == HIGHEST_ROVER_TECH:
        return Told("onmars-effect-command")
    if bots and rover:
        return Told("onmars-effect-move", {"bots": bots, "rover": rover})
    if rover:
        return Told("onmars-effect-rover", {"points": rover})
    return Told("onmars-effect-bots", {"points": bots, "collects": int(COLLECTS[effect])})


def _simple(effect: int, verb: int) -> Told:
    count: dict[str, Value] = {"count": COUNT[effect]}
    if verb == GAIN:
        return Told("onmars-effect-gain", {"goods": goods(AMOUNT[effect])})
    if verb == GAIN_CHOICE:
        return Told("onmars-effect-choice", count)
    if verb == GAIN_COLONISTS:
        return Told("onmars-effect-colonists", count)
    if verb == PAY_THEN:
        prices: dict[str, Value] = {"price": price_name(PRICE[effect]), "other": price_name(OTHER_PRICE[effect])}
        return Told("onmars-effect-pay", {**prices, "then": effect_name(SIDE[effect])})
    if verb == PRODUCE:
        return Told("onmars-effect-produce")
    if verb == RETRIEVE:
        return _retrieval(effect)
    if verb == TRADE:
        return Told("onmars-effect-trade", count)
    if verb == TRAVEL:
        other = SIDE[effect] == OTHER_SIDE
        return Told("onmars-effect-across") if other else Told("onmars-effect-travel", {"side": to_side(SIDE[effect])})
    if verb == SCORE:
        return Told("onmars-effect-score", {"points": COUNT[effect]})
    return Told("onmars-effect-radar" if verb == RADAR else "onmars-effect-use")


def _retrieval(effect: int) -> Told:
    """OM-145, OM-185: from the Working Area, from slots, or from both."""
    area = WANTED[effect] >> WORKING_AREA & 1
    slots = WANTED[effect] & ((1 << WORKING_AREA) - 1)
    count = COUNT[effect] if COUNT[effect] < ANY_NUMBER else 0
    return Told(
        "onmars-effect-retrieve", {"count": count, "place": "any" if area and slots else "area" if area else "slots"}
    )


def tile_name(tile: int) -> Told:
    """A Discovery tile, or a Research tile after these, with what it brings."""
    brings: dict[str, Value] = {"effect": effect_name(TILE_EFFECT[tile])}
    if tile < DISCOVERY_COUNT:
        return Told("onmars-discovery", brings)
    return Told("onmars-research", {**brings, "letter": research_letter(tile - DISCOVERY_COUNT)})


def item_name(item: int) -> Told:
    """OM-013: what lies on a hex, as what is taken or removed."""
    return Told("onmars-the-crystal") if item < TILE_THERE else tile_name(item - TILE_THERE)


def space_name(space: int) -> Told:
    """OM-205: a Turn Order space with its bonus."""
    if SPACE_EFFECT[space] == NONE:
        return Told("onmars-space", {"space": space})
    return Told("onmars-space-bonus", {"space": space, "bonus": effect_name(SPACE_EFFECT[space])})


def card_use(card: int) -> Told:
    """What an advanced building does."""
    return effect_name(CARD_EFFECT[card])


def card_means(card: int) -> Told:
    """A blueprint with what its building can do."""
    use: dict[str, Value] = {"building": building_name(CARD_TYPE[card]), "use": card_use(card)}
    return Told("onmars-card-means", {**use, "price": counted(CRYSTAL, CARD_USE_PRICE[card])})


def scientist_means(scientist: int) -> Told:
    """OM-188, OM-216: where a Scientist works, and what scores."""
    places: dict[str, Value] = {
        "works": building_name(SCIENTIST_WORKS[scientist]),
        "scores": building_name(SCIENTIST_SCORES[scientist]),
    }
    return Told("onmars-scientist-means", {**places, "points": SCIENTIST_POINTS[scientist]})
