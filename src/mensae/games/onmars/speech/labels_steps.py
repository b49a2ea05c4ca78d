"""The choices of small steps: payments, places for what is new, and decisions about tech."""

from mensae.core.schema import Seat, Told, Value
from mensae.games.onmars.data import (
    CARD_TYPE,
    CONTRACT_POINTS,
    CRYSTAL,
    DISCOVERY_IDS,
    GOODS,
    LAB_IDS,
    NONE,
    SLOTS_OF,
    TECHS,
)
from mensae.games.onmars.frames import F_BOT, F_DISPLACED, F_UPGRADE, FRAME, WHO, A
from mensae.games.onmars.rules.board import complex_size
from mensae.games.onmars.rules.geometry import WHERE
from mensae.games.onmars.rules.verbs import CREW_ALONE, CREW_BOT, LAB_EFFECT, TILE_EFFECT
from mensae.games.onmars.rules.workers import surcharge
from mensae.games.onmars.schema import (
    Crew,
    Crystals,
    Develop,
    Discovery,
    GameAction,
    Hex,
    Lab,
    Pay,
    Refill,
    Spend,
    Surcharge,
)
from mensae.games.onmars.speech.effects import effect_name
from mensae.games.onmars.speech.words import (
    building_name,
    contract_name,
    counted,
    goal_name,
    goods,
    lab_name,
    tech_name,
)
from mensae.games.onmars.state import State


def label_step(s: State, seat: Seat, action: GameAction) -> Told:
    """A choice of a step that is no effect of its own."""
    top = int(s.depth) - FRAME
    who, a = int(s.stack[top + WHO]), int(s.stack[top + A])
    match action:
        case Surcharge(colonists):
            crystals = int(surcharge(s, who, SLOTS_OF[a])) - colonists
            counts = [0] * CRYSTAL + [crystals, colonists]
            return Told("onmars-do-pay", {"price": goods(counts)})
        case Crystals():
            return Told("onmars-do-pay", {"price": counted(CRYSTAL, a)})
        case Spend(goal):
            return Told("onmars-do-spend", {"goal": goal_name(goal - 1)})
        case Pay(paid):
            return pay(paid)
        case Lab(space):
            return entered(LAB_IDS.index(space))
        case Develop(tech, space):
            return developed(TECHS.index(tech), LAB_IDS.index(space), None)
        case Crew(bot):
            return Told("onmars-do-crew", {"count": CREW_BOT[a] if bot else CREW_ALONE[a], "bot": int(bot)})
        case Hex(name):
            return _hex(s, int(s.stack[top]), a, name)
        case Discovery(tile):
            return Told("onmars-do-explore", {"effect": effect_name(TILE_EFFECT[DISCOVERY_IDS.index(tile)])})
        case Refill(contract):
            return contract_offer(contract - 1)
    return Told("onmars-do-skip")


def pay(paid: tuple[str, ...]) -> Told:
    """OM-018: these resources."""
    return Told("onmars-do-pay", {"price": goods([paid.count(good) for good in GOODS])})


def contract_offer(contract: int) -> Told:
    """OM-217: a contract with its points."""
    met, missed = CONTRACT_POINTS[contract]
    return Told("onmars-do-contract", {"contract": contract_name(contract), "met": met, "missed": missed})


def entered(space: int) -> Told:
    """OM-060: a lab space with its benefit."""
    return _with_benefit(Told("onmars-do-lab", {"space": lab_name(space)}), space)


def developed(tech: int, space: int, price: Told | None) -> Told:
    """OM-092: a development with its price and benefit."""
    values: dict[str, Value] = {"tech": tech_name(tech), "space": lab_name(space)}
    moved = (
        Told("onmars-do-develop-free", values)
        if price is None
        else Told("onmars-do-develop", {**values, "price": price})
    )
    return _with_benefit(moved, space)


def _with_benefit(what: Told, space: int) -> Told:
    if LAB_EFFECT[space] == NONE:
        return what
    return Told("onmars-do-brings", {"what": what, "effect": effect_name(LAB_EFFECT[space])})


def _hex(s: State, kind: int, a: int, name: str) -> Told:
    """Where an upgrade, a Bot, a displaced piece or a Discovery tile goes."""
    if kind == F_UPGRADE:
        values: dict[str, Value] = {"building": building_name(CARD_TYPE[a]), "hex": name}
        return Told("onmars-do-site", {**values, "size": int(complex_size(s, WHERE[name]))})
    if kind == F_BOT:
        return Told("onmars-do-put-bot", {"hex": name})
    return Told("onmars-do-give-way" if kind == F_DISPLACED else "onmars-do-put-tile", {"hex": name})
