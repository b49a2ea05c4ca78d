"""What bots steer by: a quick guess of a position, and quick sensible play."""

from math import exp

from mypy_extensions import i64

from mensae.core.chance import Rng
from mensae.games.gardens.rules.board import flowerless_neighbours, points, target
from mensae.games.gardens.rules.codes import NOBODY, PLANT, use_of
from mensae.games.gardens.rules.engine import CHANCE, actor, apply, draw, legal
from mensae.games.gardens.rules.turn import stock
from mensae.games.gardens.state import ASK_PLANT, ASK_USE, NO_FLOWER, NONE, OVER, State


def worth(s: State, seat: i64) -> float:
    """From 0 to 1: the lead over the best other score, with the flower in hand, and a little for room and turn."""
    best: i64 = -1
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.scores[other] > best:
            best = s.scores[other]
        other += 1
    lead: i64 = s.scores[seat] - best
    if s.ask == OVER:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else share_of_tie(s, seat)
    if s.ask == ASK_PLANT:
        pending, _ = best_planting(s, s.gardeners[s.moved])
        lead = lead + pending if s.turn == seat else lead - pending
    turn = 1.0 if s.turn == seat else 0.0
    return 1.0 / (1.0 + exp(-(float(lead) + 0.15 * float(room(s, seat)) + turn) / 8.0))


def share_of_tie(s: State, seat: i64) -> float:
    """GM-86: the part of the win of a seat that is among the first with others."""
    ahead: i64 = 0
    level: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if s.scores[other] == s.scores[seat]:
            fewer: i64 = stock(s, other) - stock(s, seat) if s.planted_breaks_ties else 0
            if fewer < 0:
                ahead += 1
            elif fewer == 0:
                level += 1
        other += 1
    return 0.0 if ahead > 0 else 1.0 / float(level)


def room(s: State, seat: i64) -> i64:
    """The dice that the gardeners of the seat could roll."""
    dice: i64 = 0
    gardener: i64 = seat * s.each
    end: i64 = gardener + s.each
    while gardener < end:
        if s.gardeners[gardener] != NONE:
            dice += flowerless_neighbours(s, s.gardeners[gardener])
        gardener += 1
    return dice


def playout(s: State, rng: Rng, horizon: int) -> int:
    """Plays on with a quick eye for points until the end or for about `horizon` entries."""
    left: i64 = horizon
    decisions: i64 = 0
    while s.ask != OVER and left > 0:
        left -= 1
        decisions += 1
        if s.ask == ASK_USE:
            apply(s, s.turn, likely_use(s, rng), 0)
        elif s.ask == ASK_PLANT:
            _, colour = best_planting(s, s.gardeners[s.moved])
            apply(s, s.turn, PLANT + colour, 0)
        elif actor(s) == CHANCE:
            decisions -= 1
            apply(s, CHANCE, draw(s, rng), 0)
        else:
            codes = legal(s, s.turn, 0)
            apply(s, s.turn, codes[rng.below(len(codes))], 0)
    return decisions


def likely_use(s: State, rng: Rng) -> i64:
    """The best of three moves taken at random."""
    codes = legal(s, s.turn, 0)
    best: i64 = -1
    best_gain: i64 = -100
    tries: i64 = 0
    while tries < 3:
        code: i64 = codes[rng.below(len(codes))]
        gain = promise(s, code)
        if gain > best_gain:
            best, best_gain = code, gain
        tries += 1
    return best


def promise(s: State, code: i64) -> i64:
    """The points that a use can bring at once."""
    die, gardener, direction = use_of(code)
    if gardener == NOBODY:
        return -1
    hex = target(s.gardeners[s.turn * s.each + gardener], direction, die)
    if s.flowers[hex] != NO_FLOWER:
        return -1
    return best_planting(s, hex)[0]


def best_planting(s: State, hex: i64) -> tuple[i64, i64]:
    """The most points that a flower scores on the hex, and its colour: among equals that of the largest stock."""
    stocks = s.stocks
    first: i64 = s.turn * 6
    most: i64 = -1
    largest: i64 = 0
    best: i64 = 0
    colour: i64 = 0
    while colour < 6:
        stock = stocks[first + colour]
        if stock > 0:
            scored = points(s, hex, colour)
            if scored > most or (scored == most and stock >= largest):
                most, largest, best = scored, stock, colour
        colour += 1
    return most, best
