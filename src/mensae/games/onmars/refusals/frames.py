"""Why an answer is not legal, outside of effects: spaces, payments, hexes, decisions, travel."""

from mensae.core.schema import Refusal, Value, no
from mensae.games.onmars.data import (
    DISCOVERY_IDS,
    FACE_UP,
    FIRST_CARDS,
    GOODS,
    LAB_IDS,
    LSS_CHOICES,
    NONE,
    RESOURCES,
    SPACE_SIDE,
    TECHS,
    WAYS,
)
from mensae.games.onmars.frames import (
    F_BOT,
    F_CRYSTALS,
    F_DECISIONS,
    F_DEPARTURE,
    F_DISPLACED,
    F_EXPLORE,
    F_LSS,
    F_MARKER,
    F_REFILL,
    F_RESOURCES,
    F_SURCHARGE,
    F_TASK,
    F_TURN,
    F_UPGRADE,
    FRAME,
    A,
    B,
)
from mensae.games.onmars.refusals.colony import no_bot_place, no_exploration, no_upgrade_at, no_way
from mensae.games.onmars.refusals.orbit import no_decision, no_development, no_refill
from mensae.games.onmars.refusals.reasons import why_not
from mensae.games.onmars.refusals.turn import no_card_in_hand, no_reveal, no_surcharge, no_turn
from mensae.games.onmars.refusals.words import numbers
from mensae.games.onmars.rules.geometry import WHERE
from mensae.games.onmars.rules.pay import covering
from mensae.games.onmars.rules.travel import free_spaces
from mensae.games.onmars.rules.verbs import LSS_EFFECT
from mensae.games.onmars.schema import (
    Crystals,
    Deliver,
    Develop,
    Discovery,
    EndTurn,
    Executive,
    GameAction,
    Goal,
    Hex,
    Keep,
    Lss,
    Main,
    Pay,
    PutMarker,
    Refill,
    Resource,
    Reveal,
    Spend,
    Surcharge,
    Travel,
)
from mensae.games.onmars.speech.effects import tile_name
from mensae.games.onmars.speech.words import counted, in_side, listed, player, price_name
from mensae.games.onmars.state import CRYSTALS, FACE_UP_AT, HAND, OWN, SPACE, State, side_of


def no_step(s: State, who: int, action: GameAction) -> Refusal | None:
    """Why the answer is not among the choices; None if something else is asked."""
    top = int(s.depth) - FRAME
    kind, a, b = int(s.stack[top]), int(s.stack[top + A]), int(s.stack[top + B])
    match action:
        case Main() | Executive() | Goal() | Deliver() | EndTurn() if kind == F_TURN:
            return no_turn(s, who, action)
        case Reveal(card) if kind in (F_TURN, F_TASK):
            return no_reveal(s, who, FIRST_CARDS.index(card))
        case PutMarker(space) if kind == F_MARKER:
            return _no_space(s, space, a - 1)
        case Surcharge(colonists) if kind == F_SURCHARGE:
            return no_surcharge(s, who, a, colonists)
        case Crystals() if kind == F_CRYSTALS:
            return no("OM-021", "onmars-no-depot", price=a, crystals=int(s.own[who * OWN + CRYSTALS]))
        case Spend(goal) if kind == F_CRYSTALS:
            return no_card_in_hand(int(s.own[who * OWN + HAND]), goal - 1)
        case Pay(goods) if kind == F_RESOURCES:
            return no_payment(s, who, goods, a, b)
        case Hex(at):
            return _no_place(s, who, kind, a, b, WHERE[at])
        case Discovery(tile) if kind == F_EXPLORE and a == 0:
            return no_face_up(s, DISCOVERY_IDS.index(tile))
        case Refill(contract) if kind == F_REFILL:
            return no_refill(s, contract - 1)
        case Lss(benefit) if kind == F_LSS:
            return why_not(s, who, LSS_EFFECT[LSS_CHOICES.index(benefit)])
        case Develop(tech, space) if kind == F_DECISIONS:
            unused = no_decision(s, who, TECHS.index(tech), a)
            return unused or no_development(s, who, TECHS.index(tech), LAB_IDS.index(space))
        case Keep(tech) if kind == F_DECISIONS:
            return no_decision(s, who, TECHS.index(tech), a)
        case Travel(by) if kind == F_DEPARTURE:
            return _no_travel(s, who, by == "ship")
        case _:
            return None


def _no_space(s: State, space: int, side: int) -> Refusal:
    """OM-040, OM-203: an empty space, on the side the player comes to."""
    free = numbers(free_spaces(s, side))
    if side != NONE and SPACE_SIDE[space] != side:
        known: dict[str, Value] = {"side": in_side(SPACE_SIDE[space]), "there": in_side(side)}
        return no("OM-203", "onmars-no-space-side", space=space, **known, free=free)
    there = next(other for other in range(s.players) if s.own[other * OWN + SPACE] == space)
    return no("OM-040" if side == NONE else "OM-203", "onmars-no-space", space=space, who=player(s, there), free=free)


def no_payment(s: State, who: int, goods: tuple[Resource, ...], price: int, other: int) -> Refusal:
    """OM-018: resources that pay the price, and that the player has."""
    way = WAYS.index(tuple(GOODS.index(good) for good in goods))
    if way not in covering(price) and (other == 0 or way not in covering(other)):
        if other:
            return no("OM-207", "onmars-no-such-prices", price=price_name(price), other=price_name(other))
        return no("OM-018", "onmars-no-such-payment", price=price_name(price))
    kinds = sorted(set(WAYS[way]))
    paid = listed([counted(good, WAYS[way].count(good)) for good in kinds])
    stored = listed([counted(good, int(s.stock[who * RESOURCES + good])) for good in kinds])
    return no("OM-018", "onmars-no-means", goods=paid, means=stored)


def _no_place(s: State, who: int, kind: int, a: int, b: int, at: int) -> Refusal | None:
    """The hex of an upgrade, a new Bot, a displaced piece or a Discovery tile."""
    if kind == F_UPGRADE:
        return no_upgrade_at(s, who, a, at, b == 1)
    if kind == F_BOT:
        return no_bot_place(s, who)
    if kind == F_DISPLACED:
        return no_way(s, a, b)
    if kind == F_EXPLORE and a:
        return no_exploration(s, who, at)
    return None


def no_face_up(s: State, tile: int) -> Refusal:
    """OM-200: only the face-up tiles of the Exploration space."""
    shown = [int(s.table[FACE_UP_AT + i]) for i in range(FACE_UP)]
    names = listed([tile_name(other) for other in shown if other != NONE])
    return no("OM-200", "onmars-no-face-up", tile=tile_name(tile), tiles=names)


def _no_travel(s: State, who: int, ship: bool) -> Refusal:
    """OM-198, OM-199: the Shuttle, if it has left this side, else a Ship of the Hangar; nobody else is asked."""
    if ship:
        return no("OM-198", "onmars-no-ship-needed")
    return no("OM-198", "onmars-no-shuttle", side=in_side(int(side_of(s, who))))
