"""What bots steer by: a quick guess of a position, and quick sensible play.

A position within an action is judged by what comes of it: a quick policy answers what is left to be asked. Where
nothing is open, each player has points to expect, and chances follow from these as in a logistic regression.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from mensae.core.bits import count
from mensae.core.chance import Rng
from mensae.games.onmars.data import NONE
from mensae.games.onmars.frames import F_DEPARTURE, F_SETUP, F_TURN, FRAME
from mensae.games.onmars.planner.clock import rounds_left
from mensae.games.onmars.planner.pick import pick
from mensae.games.onmars.planner.value import expected
from mensae.games.onmars.rules.contracts import completed
from mensae.games.onmars.rules.counts import best_tech
from mensae.games.onmars.rules.engine import apply, draw
from mensae.games.onmars.rules.scoring import total
from mensae.games.onmars.rules.solo_goals import solo_result
from mensae.games.onmars.state import ACHIEVED, ADVANCED, CHANCE, CRYSTALS, CUBES, OWN, State, copy, level

SPREAD: Final = 5.0  # points that make a lead sure at the end, and more for each round before
SPREAD_ROUND: Final = 0.8
LATE: Final = 3.0  # rounds before the end from which new plans no longer pay
MOST_STEPS: Final = 24  # answers until an action is over
NOISE: Final = 12
SOLO_STEP: Final = 6.0
SURE: Final = 0.998  # no guess is quite 0 or 1; only the end is


def worth(s: State, seat: i64) -> float:
    """From 0 to 1: how the points compare that players can expect, after the action that is under way."""
    if s.over:
        return share(s, seat)
    if s.stack[s.depth - FRAME] == F_SETUP:
        return 1.0 / float(s.players)
    if not settled(s):
        s = copy(s)
        settle(s, rounds_left(s) < LATE)
        if s.over:
            return share(s, seat)
    rounds = rounds_left(s)
    own = expected(s, seat, rounds) + (alone(s) if s.solo else 0.0)
    spread = SPREAD + SPREAD_ROUND * rounds
    sum = 1.0
    other: i64 = 0
    while other < s.players:
        if other != seat:
            sum += exp((expected(s, other, rounds) - own) / spread)
        other += 1
    return SURE / sum + (1.0 - SURE) / 2.0


def alone(s: State) -> float:
    """OM-254: steps to the first solo goal, in points."""
    steps: i64 = 0
    if s.own[ACHIEVED] != NONE:
        steps += 1
    if completed(s, 0) > 0:
        steps += 2
    if best_tech(s, 0) == 6:
        steps += 1
    if level(s) >= 3:
        steps += 1
    return SOLO_STEP * float(steps)


def share(s: State, seat: i64) -> float:
    """OM-218, OM-219, OM-253: the part of the win that a seat has at the end."""
    if s.solo:
        return 0.0 if solo_result(s)[0] == NONE else 1.0
    equal: i64 = 0
    other: i64 = 0
    while other < s.players:
        ahead = compare(s, other, seat)
        if ahead > 0:
            return 0.0
        if ahead == 0:
            equal += 1
        other += 1
    return 1.0 / float(equal)


def compare(s: State, one: i64, other: i64) -> i64:
    """OM-218, OM-219: above 0 if the first is ahead of the second, 0 if they are level."""
    lead = total(s, one) - total(s, other)
    if lead == 0:
        lead = s.own[one * OWN + CRYSTALS] - s.own[other * OWN + CRYSTALS]
    if lead == 0:
        lead = s.own[one * OWN + ADVANCED] - s.own[other * OWN + ADVANCED]
    if lead == 0:
        lead = count(s.own[one * OWN + CUBES]) - count(s.own[other * OWN + CUBES])
    return lead


def settled(s: State) -> bool:
    """Nothing is under way: a turn goes on, somebody may travel, or chance draws."""
    if s.over or s.asked == CHANCE:
        return True
    kind = s.stack[s.depth - FRAME]
    return kind in (F_TURN, F_DEPARTURE)


def settle(s: State, late: bool) -> None:
    """Ends what is under way with quick good answers."""
    steps: i64 = 0
    while steps < MOST_STEPS and not settled(s):
        apply(s, s.asked, pick(s, None, 0, late), 0)
        steps += 1


def playout(s: State, rng: Rng, horizon: int) -> int:
    """Plays on to the end, or for about `horizon` entries and what is then under way."""
    left: i64 = horizon
    decisions: i64 = 0
    late = rounds_left(s) < LATE
    while not s.over and (left > 0 or (left > -MOST_STEPS and not settled(s))):
        left -= 1
        if s.asked == CHANCE:
            apply(s, CHANCE, draw(s, rng), 0)
            continue
        decisions += 1
        if s.stack[s.depth - FRAME] == F_TURN:
            late = rounds_left(s) < LATE
        apply(s, s.asked, pick(s, rng, NOISE, late), 0)
    return decisions
