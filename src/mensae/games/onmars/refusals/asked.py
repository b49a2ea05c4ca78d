"""The rules behind a question: who or what is waited for, and what is asked."""

from mensae.games.onmars.frames import (
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
from mensae.games.onmars.rules.engine import UNIT_VERBS
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

_SETUP = ("OM-040", "OM-028", "OM-031", "OM-033", "OM-035", "OM-039", "OM-225")  # by the steps of the setup
_RULES = {
    F_MARKER: "OM-203",
    F_SHUTTLE: "OM-042",
    F_TURN: "OM-049",
    F_SURCHARGE: "OM-078",
    F_CRYSTALS: "OM-021",
    F_RESOURCES: "OM-018",
    F_LEARN: "OM-060",
    F_UPGRADE: "OM-125",
    F_CREW: "OM-070",
    F_BOT: "OM-153",
    F_REFILL: "OM-190",
    F_GOAL: "OM-180",
    F_DISPLACED: "OM-116",
    F_LSS: "OM-167",
    F_DECISIONS: "OM-100",
    F_DEPARTURE: "OM-197",
    F_EXPLORE: "OM-200",
    F_TASK: "OM-226",
}
_DEALT = {  # later, and at the start
    F_TOPS: ("OM-006", "OM-006"),
    F_TURN_UP: ("OM-200", "OM-026"),
    F_DEAL: ("OM-169", "OM-029"),
    F_STOCK: ("OM-170", "OM-170"),
    F_SECRETS: ("OM-225", "OM-225"),
}
_HIS = {F_MARKER: "OM-247", F_DISPLACED: "OM-116", F_REFILL: "OM-244"}  # what chance decides for Lacerda
_EFFECTS = {
    CONSTRUCT: "OM-109",
    UPGRADE: "OM-125",
    DEVELOP: "OM-092",
    TAKE_TECH: "OM-060",
    TAKE_BLUEPRINT: "OM-057",
    WAREHOUSE: "OM-066",
    TAKE_SCIENCE: "OM-069",
    GAIN: "OM-139",
    GAIN_CHOICE: "OM-180",
    WELCOME_SHIP: "OM-070",
    MOVE: "OM-260",
    PRODUCE: "OM-137",
    RETRIEVE: "OM-024",
    TRADE: "OM-146",
    PAY_THEN: "OM-207",
    RADAR: "OM-142",
    USE_BUILDING: "OM-131",
}
assert set(UNIT_VERBS) <= set(_EFFECTS)


def asking(s: State) -> str:
    """The rule that asks."""
    top = int(s.depth) - FRAME
    kind = int(s.stack[top])
    if kind == F_EFFECT:
        return _EFFECTS[VERB[s.stack[top + A]]]
    if kind == F_MARKER and s.stack[top + A] == 0:
        return "OM-040"
    return _RULES[kind]


def waiting(s: State) -> str:
    """The rule by which chance decides now."""
    top = int(s.depth) - FRAME
    kind, who = int(s.stack[top]), int(s.stack[top + WHO])
    if kind == F_SETUP:
        return _SETUP[s.stack[top + A]]
    if kind == F_MARKER and s.stack[top + A] == 0:
        return "OM-229" if s.solo else "OM-224"
    if kind in _DEALT:
        return _DEALT[kind][who < 0]
    return _HIS.get(kind, "OM-235")
