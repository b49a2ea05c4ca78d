"""What bots steer by: a quick guess of a position, and quick sensible play.

A seat has a strength, and chances follow from strengths as in a logistic regression: a lead of 100 wins 73 % of the
games of two. The numbers come from such a regression over 194,000 positions of games between greedy bots, smoothed, and
then corrected where others played better. They are whole, so that every machine adds them up to the same.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mensae.core.chance import Rng
from mensae.games.spacemaze.data import (
    CARD_KINDS,
    DICE_KINDS,
    KINDS,
    POWER_DICE,
    alien_of,
    colour_of,
    footprints,
    points_of,
)
from mensae.games.spacemaze.planner.ways import distances, good_die, good_step, holder, steps_home
from mensae.games.spacemaze.rules.engine import CHANCE, actor, actors, apply, draw, legal
from mensae.games.spacemaze.rules.round import may_move
from mensae.games.spacemaze.rules.steps import points_now
from mensae.games.spacemaze.state import (
    ASK_CARD,
    ASK_DEAL,
    ASK_DRAW,
    ASK_PICK,
    ASK_ROLL,
    ASK_STEP,
    NONE,
    OVER,
    State,
    copy,
    count_of,
)

LEAD: Final = 100.0
_LAST: Final = 11  # where the tables end; what is farther counts the same
# The nearest own alien, by its points to the relic: while it lies on its tile, while another seat has it
LYING: Final = [200, 135, 90, 50, 10, -25, -50, -80, -100, -125, -160, -200]
CHASE: Final = [120, 75, 25, -10, -60, -90, -100, -120, -140, -160, -200, -240]
# The second alien, while it lies: two threats are harder to stop than one
SECOND: Final = [90, 45, 30, 20, 5, -5, -20, -25, -30, -35, -40, -40]
REST: Final = 8  # lost for each point that the second and the third alien are away, so that they come along
AWAY: Final = 10  # lost for each step from the relic to the own UFO; so the relic tile is swapped towards it
WAY_HOME: Final = [330, 240, 160, 145, 105, 50, 40, 30, 10, -30, -60, -90]  # by the points of the wearer
HOME_NEXT: Final = 60  # a move die in the pool is enough to win, and the seat is next
GLUED: Final = 80  # SM-128
TAKES: Final = 230  # the points of this turn are enough to take the relic
IN_REACH: Final = 50  # a move die in the pool is enough to take it
IN_REACH_NEXT: Final = 150  # ... and the seat is next
TOKENS: Final = [0, 75, 190, 500]  # SM-143: the third one wins
MOVE_TO_COME: Final = 30  # SM-39: the seat has not had its move die in this round
# Cards in hand: swaps bring the relic tile near, RUN brings the last step
_CARD_WORTH: Final = {
    "ROTATE_90": 1,
    "ROTATE_180": 2,
    "ROTATE_270": 5,
    "EXCHANGE": 24,
    "DIAGONAL_TWIST": 1,
    "DIAGONAL_SWITCH": 45,
    "RUN_1": 6,
    "RUN_2": 23,
    "MORPH": 6,
    "SUPERGLUE": 3,
    "MOVE_BASE": 0,
}
CARD_WORTH: Final = bytes([_CARD_WORTH[kind] for kind in KINDS])
SURE: Final = 0.998  # no guess is quite 0 or 1; only the end is
WHIM: Final = 8  # one decision of so many in quick play is left to chance, so that it always ends


def worth(s: State, seat: i64) -> float:
    """From 0 to 1: how the strengths compare; in the middle of a card, after the best that can still be chosen."""
    if s.ask == OVER:
        return share(s, seat)
    if s.ask <= ASK_DEAL:
        return 1.0 / float(s.seats)
    if ASK_CARD <= s.ask < ASK_STEP and s.turn == seat:
        return worth_of(s, best_choice(s, legal(s, seat, 0)))
    near = distances(s)
    own = strength(s, seat, near)
    total = 1.0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            total += exp(float(strength(s, other, near) - own) / LEAD)
        other += 1
    return SURE / total + (1.0 - SURE) / 2.0


def share(s: State, seat: i64) -> float:
    """SM-143, SM-144, SM-148: the part of the win that a seat has at the end."""
    if s.winner != NONE:
        return 1.0 if s.winner == seat else 0.0
    level: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if s.tokens[other] > s.tokens[seat]:
            return 0.0
        if s.tokens[other] == s.tokens[seat]:
            level += 1
        other += 1
    owner = holder(s)
    if owner != NONE and s.tokens[owner] == s.tokens[seat]:
        return 1.0 if owner == seat else 0.0
    return 1.0 / float(level)


def best_choice(s: State, codes: list[int]) -> i64:
    """SM-47, SM-99: the card for the die, or the target of the card, after which the seat in turn stands best."""
    best: i64 = NONE
    best_worth = -1.0
    for code in codes:
        value = worth_of(s, code)
        if value > best_worth:
            best, best_worth = code, value
    return best


def worth_of(s: State, code: i64) -> float:
    """What the seat in turn is worth after this choice."""
    after = copy(s)
    apply(after, s.turn, code, 0)
    return worth(after, s.turn)


# Strength


def is_between(s: State) -> bool:
    """Between two rounds, when everybody has all dice to come."""
    return s.ask <= ASK_ROLL or s.ask > ASK_DRAW


def is_next(s: State, seat: i64) -> bool:
    """The seat takes the next die."""
    return s.ask == ASK_PICK and s.turn == seat


def strength(s: State, seat: i64, near: vec[i64]) -> i64:
    """How near a seat is to the win, with all that helps it."""
    total = hand_worth(s, seat)
    moves: bool = is_between(s) or may_move(s, seat)
    if moves:
        total += MOVE_TO_COME
    if holder(s) == seat:
        return total + homeward(s, seat, moves)
    return total + relicward(s, seat, near, moves)


def hand_worth(s: State, seat: i64) -> i64:
    """What the cards in hand are worth."""
    cards: i64 = s.cards[seat]
    total: i64 = 0
    kind: i64 = 0
    while kind < CARD_KINDS:
        total += CARD_WORTH[kind] * count_of(cards, kind)
        kind += 1
    return total


def homeward(s: State, seat: i64, moves: bool) -> i64:
    """SM-144, SM-85: the wearer passes everywhere, so its way is as long as it looks."""
    colour = colour_of(s.wearer)
    home: i64 = steps_home(s, seat) + 1
    if s.turn == seat:
        home -= points_now(s, colour)
    total: i64 = TOKENS[s.tokens[seat]]
    total += entry(WAY_HOME, home)
    if s.glued:
        total += GLUED
    if moves and is_next(s, seat) and home <= most_points(s, colour):
        total += HOME_NEXT
    return total


def relicward(s: State, seat: i64, near: vec[i64], moves: bool) -> i64:
    """SM-137, SM-138, SM-141: how near the aliens of a seat are to a relic that it does not have."""
    first: i64 = near[alien_of(seat, 0)]
    second: i64 = near[alien_of(seat, 1)]
    third: i64 = near[alien_of(seat, 2)]
    if second < first:
        first, second = second, first
    if third < second:
        second, third = third, second
    if second < first:
        first, second = second, first
    total: i64 = -AWAY * steps_home(s, seat) - REST * (second + third)
    if first < 0 and not s.glued:
        return total + TAKES + TOKENS[s.tokens[seat] + 1]
    total += TOKENS[s.tokens[seat]]
    if s.wearer == NONE:
        total += entry(LYING, first) + entry(SECOND, second)
    else:
        total += entry(CHASE, first)
    if moves and not s.glued and in_reach(s, seat, near):
        total += IN_REACH_NEXT if is_next(s, seat) else IN_REACH
    return total


def entry(table: list[int], distance: i64) -> i64:
    """The number for a distance; beyond the ends of the table the last or the first."""
    return table[0 if distance < 0 else _LAST if distance > _LAST else distance]


def in_reach(s: State, seat: i64, near: vec[i64]) -> bool:
    """A move die in the pool would bring an alien to the relic, with a point left to take it."""
    return (
        near[alien_of(seat, 0)] < most_points(s, 0)
        or near[alien_of(seat, 1)] < most_points(s, 1)
        or near[alien_of(seat, 2)] < most_points(s, 2)
    )


def most_points(s: State, colour: i64) -> i64:
    """The most footprints of a colour on a move die in the pool; 2 are likely where they are not rolled yet."""
    if is_between(s):
        return 2
    most: i64 = 0
    die: i64 = POWER_DICE
    while die < DICE_KINDS:
        if s.pool[die] > 0:
            points = points_of(footprints(die), colour)
            most = points if points > most else most
        die += 1
    return most


# Quick play


def playout(s: State, rng: Rng, horizon: int) -> int:
    """Plays on until the end, or for half of `horizon` entries and the rest of that turn: `worth` guesses better."""
    left: i64 = (horizon + 1) // 2
    decisions: i64 = 0
    while s.ask != OVER and (left > 0 or ASK_PICK < s.ask <= ASK_DRAW):
        left -= 1
        seat = actor(s)
        if seat == CHANCE:
            apply(s, seat, draw(s, rng), 0)
            continue
        decisions += 1
        if seat < 0:  # SM-55: several seats discard
            seat = actors(s)[0]
        codes = legal(s, seat, 0)
        code: i64 = codes[rng.below(len(codes))]
        if len(codes) > 1 and rng.below(WHIM) > 0:
            if s.ask == ASK_STEP:
                code = good_step(s, codes)
            elif s.ask == ASK_PICK:
                code = good_die(s, codes, code)
            elif s.ask < ASK_STEP:
                code = best_choice(s, codes)
        apply(s, seat, code, 0)
    return decisions
