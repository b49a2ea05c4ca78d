"""Chapters 18 and 19 in the log: every player's points by parts, and who has won."""

from mensae.core.schema import Told, Value, Who
from mensae.games.onmars.components import SOLO_GOALS
from mensae.games.onmars.data import NONE
from mensae.games.onmars.result import outcome
from mensae.games.onmars.rules.scoring import PARTS, parts, total
from mensae.games.onmars.rules.solo_goals import solo_result
from mensae.games.onmars.speech.words import listed, player
from mensae.games.onmars.state import OWN, POINTS, State


def final_sentences(s: State) -> list[Told]:
    """OM-210 to OM-219: the scoring of everybody, then the winners."""
    return [Told("onmars-over"), *(_scoring(s, who) for who in range(int(s.players))), *_winners(s)]


def _scoring(s: State, who: int) -> Told:
    """OM-211 to OM-218: the points in play, and each part that counts."""
    points: dict[str, Value] = {"who": player(s, who), "total": int(total(s, who))}
    found = [Told("onmars-part-play", {"points": int(s.own[who * OWN + POINTS])})]
    found += [
        Told(f"onmars-part-{name}", {"points": value})
        for name, value in zip(PARTS, parts(s, who), strict=True)
        if value
    ]
    return Told("onmars-scoring", {**points, "parts": listed(found)})


def _winners(s: State) -> list[Told]:
    """OM-219, OM-253: who is first; alone, whether a solo goal is met."""
    if s.solo:
        goal, _ = solo_result(s)
        if goal == NONE:
            return [Told("onmars-solo-lost", {"who": Who(0)})]
        return [Told("onmars-solo-won", {"who": Who(0), "goal": Told(f"onmars-alone-{SOLO_GOALS.goals[goal].id}")})]
    result = outcome(s)
    assert result is not None
    best = [who for who, place in enumerate(result.places) if place == 1]
    key = "onmars-wins" if len(best) == 1 else "onmars-wins-shared"
    return [Told(key, {"who": player(s, who), "total": int(total(s, who))}) for who in best]
