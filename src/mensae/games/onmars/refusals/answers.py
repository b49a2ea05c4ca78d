"""What is asked of the player, and why this is no answer to it."""

from mensae.core.schema import Refusal, no
from mensae.games.onmars.refusals.asked import asking
from mensae.games.onmars.refusals.effects import no_effect
from mensae.games.onmars.refusals.frames import no_step
from mensae.games.onmars.rules.frames import F_EFFECT, FRAME, A
from mensae.games.onmars.rules.verbs import MOVE, VERB
from mensae.games.onmars.schema import GameAction, Skip
from mensae.games.onmars.speech.prompts import prompt
from mensae.games.onmars.state import State


def no_answer(s: State, who: int, action: GameAction) -> Refusal:
    """The player is asked: for something else, or this choice is not among those there are."""
    top = int(s.depth) - FRAME
    if s.stack[top] != F_EFFECT:
        return no_step(s, who, action) or no(asking(s), "onmars-no-now", asked=prompt(s, who))
    effect = int(s.stack[top + A])
    if found := no_effect(s, who, effect, action):
        return found
    match action:
        case Skip() if VERB[effect] != MOVE:
            return no("OM-259", "onmars-no-stopping", asked=prompt(s, who))
        case _:
            return no(asking(s), "onmars-no-now", asked=prompt(s, who))
