"""What is asked now, in one word, for views and prompts."""

from typing import Final

from mensae.games.onmars.frames import (
    F_BOT,
    F_CREW,
    F_CRYSTALS,
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
    F_SETUP,
    F_SHUTTLE,
    F_SURCHARGE,
    F_TASK,
    F_TURN,
    F_UPGRADE,
    FRAME,
    A,
    B,
    C,
)
from mensae.games.onmars.rules.verbs import COUNT, MOVE, ROVER_POINTS, VERB
from mensae.games.onmars.schema import Asks
from mensae.games.onmars.state import CHANCE, State

VERBS: Final[tuple[Asks, ...]] = (
    "construct", "upgrade", "develop", "tech", "blueprint", "warehouse", "science", "gain", "goods", "gain", "bonus",
    "ship", "move", "produce", "retrieve", "trade", "travel", "gain", "radar", "building",
)  # fmt: skip
_FRAMES: Final[dict[int, Asks]] = {
    int(F_SETUP): "setup",
    int(F_MARKER): "space",
    int(F_SHUTTLE): "shuttle",
    int(F_TURN): "action",
    int(F_SURCHARGE): "surcharge",
    int(F_CRYSTALS): "crystals",
    int(F_RESOURCES): "resources",
    int(F_LEARN): "lab",
    int(F_UPGRADE): "site",
    int(F_CREW): "crew",
    int(F_BOT): "bot",
    int(F_REFILL): "refill",
    int(F_DECISIONS): "decision",
    int(F_DISPLACED): "displaced",
    int(F_LSS): "lss",
    int(F_GOAL): "reward",
    int(F_DEPARTURE): "travel",
    int(F_EXPLORE): "explore",
    int(F_TASK): "task",
}


def asks(s: State) -> Asks:
    """The question of the top frame."""
    if s.over:
        return "over"
    top = s.depth - FRAME
    kind = int(s.stack[top])
    if kind == F_SETUP:
        return "setup"
    if s.asked == CHANCE:
        return "draw"
    return VERBS[VERB[s.stack[top + A]]] if kind == F_EFFECT else _FRAMES[kind]


def move_points(s: State) -> tuple[int | None, int | None]:
    """The movement points left for Bots and for the Rover, while there is a movement."""
    top = s.depth - FRAME
    if s.over or s.stack[top] != F_EFFECT or VERB[s.stack[top + A]] != MOVE:
        return None, None
    effect = s.stack[top + A]
    bots = int(s.stack[top + B]) if COUNT[effect] else None
    return bots, int(s.stack[top + C]) if ROVER_POINTS[effect] else None
