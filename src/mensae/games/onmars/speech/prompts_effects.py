"""What is asked while an effect is carried out."""

from typing import Final

from mensae.core.schema import Told, Value
from mensae.games.onmars.data import ABSENT, ACCEPT, SKIP
from mensae.games.onmars.frames import A, B, C, E, F
from mensae.games.onmars.rules.units import asks_for_tech
from mensae.games.onmars.rules.verbs import (
    BUILDING,
    CONSTRUCT,
    COUNT,
    DEVELOP,
    GAIN,
    GAIN_CHOICE,
    MOVE,
    PAY_THEN,
    PRODUCE,
    RADAR,
    RETRIEVE,
    TAKE_BLUEPRINT,
    TAKE_SCIENCE,
    TAKE_TECH,
    TRADE,
    UPGRADE,
    USE_BUILDING,
    VERB,
    WAREHOUSE,
    WELCOME_SHIP,
)
from mensae.games.onmars.speech.effects import effect_name
from mensae.games.onmars.speech.words import a_building, tech_name
from mensae.games.onmars.state import State

_TOPIC: Final = {
    CONSTRUCT: "construct",
    UPGRADE: "upgrade",
    DEVELOP: "develop",
    TAKE_TECH: "learn",
    TAKE_BLUEPRINT: "blueprint",
    WAREHOUSE: "warehouse",
    TAKE_SCIENCE: "science",
    GAIN: "gain",
    GAIN_CHOICE: "gain",
    PAY_THEN: "payment",
    WELCOME_SHIP: "ship",
    MOVE: "move",
    PRODUCE: "produce",
    RETRIEVE: "retrieve",
    TRADE: "trade",
    RADAR: "radar",
    USE_BUILDING: "use",
}


def topic_of_effect(effect: int) -> str:
    """What the table waits for while this effect is carried out."""
    return _TOPIC[VERB[effect]]


def free_units(s: State, top: int) -> int:
    """OM-052: how many units are left without a boost; 0 where the next one costs a Colonist."""
    effect = int(s.stack[top + A])
    allowed = COUNT[effect] + int(s.stack[top + C]) + (int(s.stack[top + E]) if VERB[effect] == UPGRADE else 0)
    return max(0, allowed - int(s.stack[top + B]))


def ask_effect(s: State, top: int) -> Told:
    """The question of an effect."""
    effect = int(s.stack[top + A])
    verb = VERB[effect]
    if verb == MOVE:
        return _ask_move(s, top)
    if verb == CONSTRUCT:
        return _ask_construct(s, top)
    if verb in (GAIN, PRODUCE, TRADE, PAY_THEN, RADAR, USE_BUILDING):
        return _ask_simple(s, top, verb, effect)
    if verb == WELCOME_SHIP and asks_for_tech(s):
        return Told("onmars-ask-ship-tech")
    what = Told(f"onmars-take-{_TOPIC[verb]}")
    stop = 0 if SKIP not in s.choices else 1 if s.stack[top + B] == 0 else 2
    return Told("onmars-ask-units", {"what": what, "left": free_units(s, top), "stop": stop})


def _ask_move(s: State, top: int) -> Told:
    """OM-260: the points that are left; a unit in transit goes first."""
    points: dict[str, Value] = {"bots": int(s.stack[top + B]), "rover": int(s.stack[top + C])}
    return Told("onmars-ask-transit" if s.stack[top + E] else "onmars-ask-move", points)


def _ask_construct(s: State, top: int) -> Told:
    """OM-109: type, hex, tech."""
    effect = int(s.stack[top + A])
    building = int(s.stack[top + E]) - 1 if s.stack[top + E] else BUILDING[effect]
    if building == ABSENT:
        return Told("onmars-ask-building")
    if s.stack[top + F] == 0:
        return Told("onmars-ask-where", {"building": a_building(building)})
    return Told("onmars-ask-whose", {"tech": tech_name(building)})


def _ask_simple(s: State, top: int, verb: int, effect: int) -> Told:
    done, boosts = int(s.stack[top + B]), int(s.stack[top + C])
    if verb == TRADE:
        if done == 0:
            return Told("onmars-ask-give")
        return Told("onmars-ask-take", {"left": max(0, COUNT[effect] + boosts + 1 - done)})
    if verb == PAY_THEN or ACCEPT in s.choices:
        return Told("onmars-ask-accept", {"effect": effect_name(effect)})
    if verb in (GAIN, PRODUCE):
        return Told("onmars-ask-more" if verb == GAIN else "onmars-ask-produce")
    return Told("onmars-ask-radar" if verb == RADAR else "onmars-ask-use")
