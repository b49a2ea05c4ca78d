"""Who is asked for what, and why an action is no answer to it."""

from mensae.core.schema import Refusal, Seat, no
from mensae.games.onmars.frames import F_EFFECT, FRAME, A
from mensae.games.onmars.refusals.asked import asking, waiting
from mensae.games.onmars.refusals.effects import no_effect
from mensae.games.onmars.refusals.frames import no_step
from mensae.games.onmars.rules.verbs import MOVE, VERB
from mensae.games.onmars.schema import Drawn, GameAction, Skip
from mensae.games.onmars.speech.prompts import prompt
from mensae.games.onmars.speech.words import player
from mensae.games.onmars.state import CHANCE, State


def refusal(s: State, seat: Seat, action: GameAction, at: int) -> Refusal:
    """The first rule that forbids the action; nothing in it depends on what the seat may not know (OM-015)."""
    if s.over:
        return no(s.ended_by, "onmars-no-over")
    if isinstance(action, Drawn) or not 0 <= seat < (1 if s.solo else s.players):
        return no("OM-025", "onmars-no-chance")
    if s.asked == CHANCE:
        return no(waiting(s), "onmars-no-wait")
    if seat != s.asked and s.asked == s.active:
        return no("OM-044", "onmars-no-turn", who=player(s, int(s.asked)))
    if seat != s.asked:
        return no(asking(s), "onmars-no-other", who=player(s, int(s.asked)))
    return no_answer(s, seat, action)


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
