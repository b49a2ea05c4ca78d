"""Why an action is not legal: the rule, and a sentence with the numbers in it."""

from mensae.core.schema import Refusal, Seat, no
from mensae.games.onmars.refusals.answers import no_answer
from mensae.games.onmars.refusals.asked import asking, waiting
from mensae.games.onmars.schema import Drawn, GameAction
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
