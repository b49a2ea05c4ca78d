"""What a game need not write itself: defaults of the contract, for games without more to say."""

from typing import TYPE_CHECKING, Any

from mensae.core.chance import Rng
from mensae.core.schema import CHANCE, CLOCK, Outcome, Refusal, Seat
from mensae.core.state import Listening

if TYPE_CHECKING:
    from mensae.core.game import AnyGame, Rules

RANDOM_STEP = 2000  # ms


def no_deadline(state: Any) -> int | None:
    """People take their time."""
    return None


def no_silence(state: Any) -> Refusal | None:
    """Talking is free."""
    return None


def note(state: Listening, kind: int, *values: int) -> None:
    """Leaves a note of what a rule did, if somebody listens; for rules that are not compiled."""
    if state.notes is not None:
        state.notes.append((kind, *values))


class Guide:
    """For bots of a game that has no guide of its own: only the end is worth something, and playouts are random."""

    def __init__(self, rules: "Rules[Any, Any]") -> None:
        self.rules = rules

    def worth(self, state: Any, seat: Seat) -> float:
        """A share of the win; before the end everybody stands equally well."""
        result: Outcome | None = self.rules.outcome(state)
        if result is None:
            return 0.5
        return 1 / len(result.winners) if seat in result.winners else 0.0

    def playout(self, state: Any, rng: Rng, horizon: int) -> int:
        """Anything legal; time stands still."""
        rules, decisions = self.rules, 0
        while horizon > 0 and (seats := rules.actors(state)) and seats[0] >= CHANCE:
            seat = seats[rng.below(len(seats))]
            rules.apply(state, seat, _anything(rules, state, seat, rng, 0), 0)
            decisions += seat != CHANCE
            horizon -= 1
        return decisions


def play_random(game: "AnyGame", state: Any, rng: Rng) -> int:
    """Plays to the end in place, every legal action as likely as the others; returns the number of entries.

    In real time each comes up to `RANDOM_STEP` ms after the one before, unless time stands still.
    """
    rules, real_time = game.rules, game.real_time
    entries = at = 0
    while seats := rules.actors(state):
        seat = seats[rng.below(len(seats))]
        if real_time and seat != CHANCE and not real_time.stands(state):
            at += rng.below(RANDOM_STEP)
            if (deadline := game.deadline(state)) is not None and deadline <= at:
                seat, at = CLOCK, deadline
        rules.apply(state, seat, _anything(rules, state, seat, rng, at), at)
        entries += 1
    return entries


def _anything(rules: "Rules[Any, Any]", state: Any, seat: Seat, rng: Rng, at: int) -> int:
    if seat == CHANCE:
        return rules.draw(state, rng)
    codes = rules.legal(state, seat, at)
    return codes[0] if seat == CLOCK else codes[rng.below(len(codes))]
