"""Chapter 9: who won."""

from mensae.core.schema import Outcome
from mensae.games.gardens.rules.turn import stock
from mensae.games.gardens.state import OVER, State


def planted(s: State, seat: int) -> int:
    """GM-86: how many flowers the seat has planted."""
    return s.hand - stock(s, seat)


def outcome(s: State) -> Outcome | None:
    """GM-85 to GM-87: the highest score wins; the winners come first, the other places follow the score."""
    if s.ask != OVER:
        return None
    scores = [int(score) for score in s.scores]
    tied = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    most = max(planted(s, seat) for seat in tied)
    winners = [seat for seat in tied if planted(s, seat) == most or not s.planted_breaks_ties]
    ranks = [(seat in winners, scores[seat]) for seat in range(s.seats)]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return Outcome(s.ended_by, scores, places)
