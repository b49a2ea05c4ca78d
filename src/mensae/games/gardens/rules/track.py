"""Chapter 7: the score track."""

from mypy_extensions import i64

from mensae.games.gardens.data import CROWDED_ABOVE, TRACK
from mensae.games.gardens.state import State


def occupied(s: State, seat: i64, score: i64) -> bool:
    """GM-63, GM-66: another scorer has exactly this score; position 0 is never occupied."""
    scores = s.scores
    other: i64 = 0
    while other < s.seats:
        if other != seat and scores[other] == score and score > 0:
            return True
        other += 1
    return False


def jump(s: State, seat: i64, points: i64) -> i64:
    """GM-58 to GM-60, GM-64: the spaces that a gain adds to its points; 0 points move nothing."""
    landing = s.scores[seat] + points
    score = landing
    if points > 0:
        while occupied(s, seat, score):
            score += 1
    return score - landing


def loss(s: State, seat: i64) -> i64:
    """GM-59 to GM-63: the spaces that losing 1 point costs; the jump goes further back, to 0 at the lowest."""
    score = s.scores[seat] - 1
    while occupied(s, seat, score):
        score -= 1
    return s.scores[seat] - score if score > 0 else s.scores[seat]


def crowded(s: State, seat: i64, points: i64, jumped: i64) -> bool:
    """GM-72 to GM-75: a gain lands, before the jump, on another scorer at 26 or more."""
    return jumped > 0 and s.scores[seat] + points > CROWDED_ABOVE


def space(score: int) -> int:
    """GM-65: the printed space of a score; 0 is in front of the first."""
    return (score - 1) % TRACK + 1 if score > 0 else 0


def laps(score: int) -> int:
    """GM-65: the finished laps of a score."""
    return (score - 1) // TRACK if score > 0 else 0
