"""Random play without a table, as fast as the rules are."""

from mypy_extensions import i64

from mensae.core.chance import Rng
from mensae.games.magicmaze.rules.engine import CHANCE, CLOCK, STEP, actors, apply, deadline, draw, due_codes, legal
from mensae.games.magicmaze.state import PLAYING, WON, State


def play_random(s: State, rng: Rng) -> int:
    """Plays to the end by the contract, every legal action as likely as the others, up to `STEP` apart."""
    entries: i64 = 0
    while s.phase < WON:
        seats = actors(s)
        seat: i64 = seats[rng.below(len(seats))]
        if seat == CHANCE:
            apply(s, seat, draw(s, rng), s.now)
        else:
            at = s.now + (rng.below(STEP) if s.phase == PLAYING else 0)
            due = deadline(s)
            if due is not None and due <= at:
                apply(s, CLOCK, due_codes(s)[0], due)
            else:
                codes = legal(s, seat, at)
                if not codes:  # what it may do now it may not do then
                    at = s.now
                    codes = legal(s, seat, at)
                apply(s, seat, codes[rng.below(len(codes))], at)
        entries += 1
    return entries
