"""Chapters 18 and 19: who won."""

from mensae.core.bits import count
from mensae.core.schema import Outcome
from mensae.games.onmars.data import NONE
from mensae.games.onmars.rules.scoring import total
from mensae.games.onmars.rules.solo_goals import solo_result
from mensae.games.onmars.state import ADVANCED, CRYSTALS, CUBES, OWN, State


def standing(s: State, who: int) -> tuple[int, int, int, int]:
    """OM-218, OM-219: points, then crystals in the Depot, Advanced Buildings, cubes in the Progress area."""
    base = who * OWN
    return (
        int(total(s, who)),
        int(s.own[base + CRYSTALS]),
        int(s.own[base + ADVANCED]),
        int(count(s.own[base + CUBES])),
    )


def outcome(s: State) -> Outcome | None:
    """OM-218, OM-219: the highest total wins; who is equal in everything shares the place."""
    if not s.over:
        return None
    if s.solo:
        return alone(s)
    ranks = [standing(s, who) for who in range(s.players)]
    places = [1 + sum(1 for other in ranks if other > mine) for mine in ranks]
    return Outcome(s.ended_by, [rank[0] for rank in ranks], places)


def alone(s: State) -> Outcome:
    """OM-253: against Lacerda, who has no seat, a solo goal is met or not."""
    goal, _ = solo_result(s)
    return Outcome(s.ended_by, [int(total(s, 0))], [2 if goal == NONE else 1])
