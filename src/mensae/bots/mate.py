"""Bots in real time: team-mates that do what the game advises."""

from collections.abc import Iterable
from typing import Any

from mensae.core.game import RealTime
from mensae.core.schema import Advice, Seat, Skill

LOOK = 250  # ms; the shortest pause of a team-mate without a plan


class Plan:
    """What team-mates mean to do in one position, and when the first of them acts or looks again."""

    def __init__(self, advices: Iterable[tuple[Seat, Advice]]) -> None:
        plans = list(advices)
        self.acts = sorted((advice.at, seat, advice.code) for seat, advice in plans if advice.code is not None)
        self.looks = [advice.at for _, advice in plans if advice.code is None]

    def pause(self, at: int, stands: bool) -> float | None:
        """Seconds until something is to be done; None while time stands still and nobody is to act."""
        if stands:
            return 0.0 if self.due(at) else None
        waits = [max(0, when - at + 1) for when, _, _ in self.acts] + [max(LOOK, when - at) for when in self.looks]
        return min(waits) / 1000 if waits else None

    def due(self, at: int) -> tuple[Seat, int] | None:
        """Who acts first, and its code, if the time has come."""
        return next(((seat, code) for when, seat, code in self.acts if when <= at), None)


class Mate:
    """A team-mate of some skill; it says when it acts as well as what it does."""

    def __init__(self, skill: Skill = "hard") -> None:
        self.skill = skill

    def advise(self, rules: RealTime[Any], state: Any, seat: Seat, at: int, memory: Any) -> Advice:
        """What it means to do in this position."""
        return rules.mate(state, seat, self.skill, at, memory)
