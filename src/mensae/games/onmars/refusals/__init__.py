"""Why an action is not legal: the rule, and a sentence with the numbers in it."""

from mensae.core.schema import Refusal, Seat
from mensae.games.onmars.refusals.answers import no_answer
from mensae.games.onmars.refusals.asked import asking, waiting
from mensae.games.onmars.refusals.words import no
from mensae.games.onmars.schema import (
    CardDealt,
    Erected,
    Explored,
    FirstCard,
    GameAction,
    GoalDealt,
    MissionLaid,
    RewardLaid,
    SoloCard,
    SpaceDrawn,
    Stacked,
    Started,
    TechDealt,
)
from mensae.games.onmars.speech.words import player
from mensae.games.onmars.state import CHANCE, State

__all__ = ["refusal"]


def refusal(s: State, seat: Seat, action: GameAction, at: int = 0) -> Refusal:
    """The first rule that forbids the action; nothing in it depends on what the seat may not know (OM-015)."""
    if s.over:
        return no(int(s.triggered), "onmars-no-over")
    if not 0 <= seat < (1 if s.solo else s.players):
        return no(25, "onmars-no-chance")
    match action:
        case (
            Started()
            | Explored()
            | TechDealt()
            | CardDealt()
            | Erected()
            | Stacked()
            | RewardLaid()
            | MissionLaid()
            | GoalDealt()
            | SpaceDrawn()
            | FirstCard()
            | SoloCard()
        ):
            return no(25, "onmars-no-chance")
        case _ if s.asked == CHANCE:
            return no(waiting(s), "onmars-no-wait")
        case _ if seat != s.asked and s.asked == s.active:
            return no(44, "onmars-no-turn", who=player(s, int(s.asked)))
        case _ if seat != s.asked:
            return no(asking(s), "onmars-no-other", who=player(s, int(s.asked)))
        case _:
            return no_answer(s, seat, action)
