"""Why an answer is not legal within an effect, wherever it comes from."""

from mensae.core.schema import Refusal, no
from mensae.games.onmars.data import (
    ABSENT,
    BLUEPRINT,
    CARDS,
    DISCOVERY_IDS,
    FACE_UP,
    GOODS,
    LAB_IDS,
    PLACES,
    SHIP,
    SHIP_TECH,
    SHIPS,
    TECHS,
    TYPES,
    UPGRADE_TECH,
)
from mensae.games.onmars.frames import FRAME, B, E, F
from mensae.games.onmars.refusals.colony import no_hex, no_joining_tech, no_plan, no_tile
from mensae.games.onmars.refusals.frames import no_face_up, no_payment
from mensae.games.onmars.refusals.moves import no_movement
from mensae.games.onmars.refusals.orbit import (
    no_development,
    no_good,
    no_learning,
    no_return,
    no_science_card,
    no_ship,
    no_taking,
)
from mensae.games.onmars.refusals.reasons import no_building, why_not
from mensae.games.onmars.refusals.uses import no_use
from mensae.games.onmars.rules.geometry import WHERE
from mensae.games.onmars.rules.lab import level_of
from mensae.games.onmars.rules.verbs import (
    BOOSTS,
    BUILDING,
    CONSTRUCT,
    COUNT,
    DEVELOP,
    GAIN_CHOICE,
    MOVE,
    OTHER_PRICE,
    PAY_THEN,
    PRICE,
    PRODUCE,
    RADAR,
    RETRIEVE,
    TAKE_BLUEPRINT,
    TAKE_SCIENCE,
    TAKE_TECH,
    TECH,
    TILE_EFFECT,
    TRADE,
    UPGRADE,
    USE_BUILDING,
    VERB,
    WAREHOUSE,
    WELCOME_SHIP,
)
from mensae.games.onmars.schema import (
    Blueprint,
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
    Send,
    Ship,
    Skip,
    TakeTile,
    Tech,
    Use,
)
from mensae.games.onmars.speech.words import a_building
from mensae.games.onmars.state import FACE_UP_AT, State


def no_effect(s: State, who: int, effect: int, action: GameAction) -> Refusal | None:
    """Why the answer is not among the choices; None if something else is asked."""
    verb = VERB[effect]
    match action:
        case MoveBot() | MoveRover() | Point() | Tech() | TakeTile() if verb == MOVE:
            return no_movement(s, who, action)
        case Skip() if verb == MOVE:
            return no_movement(s, who, action)
        case Build() | Hex() | Tech() if verb == CONSTRUCT:
            return _no_construction(s, who, effect, action)
        case Blueprint(card) if verb == UPGRADE:
            return _no_upgrade(s, who, card - 1)
        case Tech(owner) if verb == UPGRADE:
            return _no_upgrade_tech(s, effect, owner)
        case Skip() if verb == UPGRADE and s.stack[s.depth - FRAME + F] == 2:
            return no("OM-261", "onmars-no-idle-tech")
        case Ship(space) if verb == WELCOME_SHIP and _offers(s, SHIP, SHIPS):
            return no_ship(s, who, space - 1)
        case Tech(owner) if verb == WELCOME_SHIP:
            return _no_ship_tech(s, effect, owner)
        case Blueprint(card) if verb == TAKE_BLUEPRINT:
            return no_taking(s, who, card - 1)
        case _:
            return _no_unit(s, who, effect, action)


def _no_unit(s: State, who: int, effect: int, action: GameAction) -> Refusal | None:
    verb = VERB[effect]
    match action:
        case Develop(tech, space) if verb == DEVELOP:
            return no_development(s, who, TECHS.index(tech), LAB_IDS.index(space))
        case Learn(space) if verb == TAKE_TECH:
            return no_learning(s, who, space - 1)
        case Science(slot) if verb == TAKE_SCIENCE:
            return no_science_card(s, who, effect, slot - 1)
        case Retrieve(place) if verb == RETRIEVE:
            return no_return(s, who, effect, PLACES.index(place))
        case Good(good) if verb in (WAREHOUSE, GAIN_CHOICE, PRODUCE, TRADE):
            done = int(s.stack[s.depth - FRAME + B])
            if verb == PRODUCE and done == 0:
                return None  # the benefit as a whole is to be taken or not
            return no_good(s, who, effect, GOODS.index(good), done)
        case Pay(goods) if verb == PAY_THEN:
            return no_payment(s, who, goods, PRICE[effect], OTHER_PRICE[effect])
        case Discovery(tile) if verb == RADAR:
            return _no_radar_tile(s, who, DISCOVERY_IDS.index(tile))
        case Use(card) if verb == USE_BUILDING:
            return no_use(s, who, card - 1, sent=False)
        case Send(card) if verb == USE_BUILDING:
            return no_use(s, who, card - 1, sent=True)
        case _:
            return None


def _offers(s: State, first: int, count: int) -> bool:
    """Whether one of these codes is among the choices."""
    return any(first <= code < first + count for code in s.choices)


def _no_construction(s: State, who: int, effect: int, action: Build | Hex | Tech) -> Refusal | None:
    """OM-109: the type, then the hex, then the tech."""
    top = int(s.depth) - FRAME
    building, at = int(s.stack[top + E]) - 1, int(s.stack[top + F]) - 1
    boosted = BOOSTS[effect] > 0
    match action:
        case Build(kind) if building < 0:
            return no_building(s, who, TYPES.index(kind), boosted)
        case Hex(place) if building >= 0 > at:
            return no_hex(s, who, building, WHERE[place], boosted)
        case Tech(owner) if at >= 0:
            return no_joining_tech(s, who, building, at, owner, boosted)
        case Build() if BUILDING[effect] != ABSENT:
            return no("OM-135", "onmars-no-other-type", building=a_building(BUILDING[effect]))
        case _:
            return None


def _no_upgrade(s: State, who: int, card: int) -> Refusal:
    """OM-125, OM-129: a blueprint that fits, while upgrades are left."""
    if not _offers(s, BLUEPRINT, CARDS):
        return no("OM-106", "onmars-no-upgrades-left")
    return no_plan(s, who, card)


def _no_upgrade_tech(s: State, effect: int, owner: int) -> Refusal | None:
    """OM-106: where it may be used, once, after the basic upgrades, and a tile that is there."""
    top = int(s.depth) - FRAME
    if not TECH[effect]:
        return no("OM-106", "onmars-no-upgrade-tech")
    if s.stack[top + F]:
        return no("OM-106", "onmars-no-second-upgrade-tech")
    if owner >= s.players or level_of(s, owner, UPGRADE_TECH) == 0:
        return no_tile(s, UPGRADE_TECH, owner)
    return no("OM-261", "onmars-no-upgrade-tech-yet", count=COUNT[effect])


def _no_ship_tech(s: State, effect: int, owner: int) -> Refusal | None:
    """OM-107, OM-261: where it may be used, once, after a Ship, a tile that is there, and room."""
    top = int(s.depth) - FRAME
    if not TECH[effect]:
        return no("OM-187", "onmars-no-ship-tech")
    if s.stack[top + F] == 1:
        return no("OM-107", "onmars-no-second-ship-tech")
    if owner >= s.players or level_of(s, owner, SHIP_TECH) == 0:
        return no_tile(s, SHIP_TECH, owner)
    if s.stack[top + B] == 0 or s.stack[top + F] == 3:
        return None
    return no("OM-107", "onmars-no-ship-tech-room")


def _no_radar_tile(s: State, who: int, tile: int) -> Refusal:
    """OM-142: a face-up tile, with a benefit that can do something."""
    if tile not in [s.table[FACE_UP_AT + i] for i in range(FACE_UP)]:
        return no_face_up(s, tile)
    return why_not(s, who, TILE_EFFECT[tile])
