"""The rules behind a question: who or what is waited for, and what is asked."""

from mensae.games.onmars.rules.engine import UNIT_VERBS
from mensae.games.onmars.rules.frames import (
    F_BOT,
    F_CREW,
    F_CRYSTALS,
    F_DEAL,
    F_DECISIONS,
    F_DEPARTURE,
    F_DISPLACED,
    F_EFFECT,
    F_EXPLORE,
    F_GOAL,
    F_LEARN,
    F_LSS,
    F_MARKER,
    F_REFILL,
    F_RESOURCES,
    F_SECRETS,
    F_SETUP,
    F_SHUTTLE,
    F_STOCK,
    F_SURCHARGE,
    F_TASK,
    F_TOPS,
    F_TURN,
    F_TURN_UP,
    F_UPGRADE,
    FRAME,
    WHO,
    A,
)
from mensae.games.onmars.rules.verbs import (
    CONSTRUCT,
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
from mensae.games.onmars.state import State

_SETUP = (40, 28, 31, 33, 35, 39, 225)  # by the steps of the setup
_RULES = {
    F_MARKER: 203,
    F_SHUTTLE: 42,
    F_TURN: 49,
    F_SURCHARGE: 78,
    F_CRYSTALS: 21,
    F_RESOURCES: 18,
    F_LEARN: 60,
    F_UPGRADE: 125,
    F_CREW: 70,
    F_BOT: 153,
    F_REFILL: 190,
    F_GOAL: 180,
    F_DISPLACED: 116,
    F_LSS: 167,
    F_DECISIONS: 100,
    F_DEPARTURE: 197,
    F_EXPLORE: 200,
    F_TASK: 226,
}
_DEALT = {F_TOPS: (6, 6), F_TURN_UP: (200, 26), F_DEAL: (169, 29), F_STOCK: (170, 170), F_SECRETS: (225, 225)}
_HIS = {F_MARKER: 247, F_DISPLACED: 116, F_REFILL: 244}  # what chance decides for Lacerda
_EFFECTS = {
    CONSTRUCT: 109,
    UPGRADE: 125,
    DEVELOP: 92,
    TAKE_TECH: 60,
    TAKE_BLUEPRINT: 57,
    WAREHOUSE: 66,
    TAKE_SCIENCE: 69,
    GAIN: 139,
    GAIN_CHOICE: 180,
    WELCOME_SHIP: 70,
    MOVE: 260,
    PRODUCE: 137,
    RETRIEVE: 24,
    TRADE: 146,
    PAY_THEN: 207,
    RADAR: 142,
    USE_BUILDING: 131,
}
assert set(UNIT_VERBS) <= set(_EFFECTS)


def asking(s: State) -> int:
    """The number of the rule that asks."""
    top = int(s.depth) - FRAME
    kind = int(s.stack[top])
    if kind == F_EFFECT:
        return _EFFECTS[VERB[s.stack[top + A]]]
    if kind == F_MARKER and s.stack[top + A] == 0:
        return 40
    return _RULES[kind]


def waiting(s: State) -> int:
    """The number of the rule by which chance decides now."""
    top = int(s.depth) - FRAME
    kind, who = int(s.stack[top]), int(s.stack[top + WHO])
    if kind == F_SETUP:
        return _SETUP[s.stack[top + A]]
    if kind == F_MARKER and s.stack[top + A] == 0:
        return 229 if s.solo else 224
    if kind in _DEALT:
        return _DEALT[kind][who < 0]
    return _HIS.get(kind, 235)
