"""Chapter 10: who won."""

from mensae.core.schema import Outcome, Seat
from mensae.games.spacemaze.data import seat_of
from mensae.games.spacemaze.state import NONE, OVER, State


def winners(s: State) -> list[Seat]:
    """SM-143, SM-144, SM-148: who won at once; else most tokens, among equals whoever has the relic."""
    if s.winner != NONE:
        return [int(s.winner)]
    tokens = [int(count) for count in s.tokens]
    tied = [seat for seat in range(s.seats) if tokens[seat] == max(tokens)]
    owner = int(seat_of(s.wearer))
    return [owner] if owner in tied else tied


def outcome(s: State) -> Outcome | None:
    """SM-05, SM-148: the winners come first, all others share the next place; the scores are the tokens."""
    if s.ask != OVER:
        return None
    first = winners(s)
    places = [1 if seat in first else 1 + len(first) for seat in range(s.seats)]
    return Outcome(s.ended_by, [int(count) for count in s.tokens], places)
