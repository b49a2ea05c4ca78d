"""Chapters 4, 5, 6, 8, 9 and 10: the course of a turn and the end of the game."""

from mypy_extensions import i64, u8

from mensae.games.gardens.rules.board import flowerless_neighbours, points, target
from mensae.games.gardens.rules.notes import BEGINS, EXTRA_TURN, GREW, LOST, MOVED, PASSED, PLANTED
from mensae.games.gardens.rules.track import crowded, jump, loss
from mensae.games.gardens.state import (
    ASK_PLANT,
    ASK_ROLL,
    ASK_ROLLING,
    ASK_STUCK,
    ASK_USE,
    CROWDED_TRACK,
    GLOBAL,
    LAST_FLOWER,
    NO_FLOWER,
    OVER,
    OWN,
    State,
    note,
)


def start_turn(s: State) -> None:
    """GM-25, GM-29, GM-32, GM-33: a die of the pool is used; if there is none, as many are rolled as there is room."""
    if s.pool[0] > 0:
        s.ask = ASK_USE
        return
    first: i64 = s.turn * s.each
    dice = flowerless_neighbours(s, s.gardeners[first])
    if s.each == 2:
        other = flowerless_neighbours(s, s.gardeners[first + 1])
        if dice != other and dice > 0 and other > 0:  # GM-92
            s.ask = ASK_ROLL
            return
        dice = max(dice, other)  # GM-94
    roll_dice(s, dice)


def roll_dice(s: State, dice: i64) -> None:
    """GM-25: the dice are taken from the box; GM-30: none to roll is stuck."""
    s.to_roll = dice
    s.ask = ASK_ROLLING if dice > 0 else ASK_STUCK


def die_rolled(s: State, face: i64) -> None:
    """GM-25: a die lies in the pool; after the last one the player uses one (GM-35)."""
    s.pool[face] += 1
    s.pool[0] += 1
    s.to_roll -= 1
    if s.to_roll == 0:
        s.ask = ASK_USE


def stuck(s: State) -> None:
    """GM-30, GM-31: the turn ends; it costs neither a point nor a die."""
    note(s, PASSED, s.turn)
    s.idle += 1
    end_turn(s, 0)


def move(s: State, gardener: i64, die: i64, direction: i64) -> None:
    """GM-38: the gardener moves; GM-48: on a flower it loses a point, GM-49: elsewhere it plants."""
    start = s.gardeners[gardener]
    end = target(start, direction, die)
    if s.notes is not None:
        note(s, MOVED, start, end)
    s.die = die
    s.moved = gardener
    s.gardeners[gardener] = end
    if s.flowers[end] == NO_FLOWER:
        s.ask = ASK_PLANT
    else:
        lose_a_point(s)


def use_blocked(s: State, die: i64) -> None:
    """GM-46, GM-47: the gardener stays, the player loses a point, the die is used up."""
    s.die = die
    lose_a_point(s)


def lose_a_point(s: State) -> None:
    """GM-46, GM-48: a turn without a planting."""
    spaces = loss(s, s.turn)
    note(s, LOST, spaces)
    s.scores[s.turn] -= spaces
    s.idle += 1
    return_die(s)
    end_turn(s, 0)


def plant(s: State, colour: i64) -> None:
    """GM-49, GM-68: the flower is planted, the scorer moves, then the die goes back."""
    hex = s.gardeners[s.moved]
    gain = points(s, hex, colour)
    jumped = jump(s, s.turn, gain)
    if s.notes is not None:
        note(s, GREW, hex)
        note(s, PLANTED, gain, jumped)
    extra: i64 = 0
    s.flowers[hex] = u8(colour)  # GM-57: for good
    s.stocks[s.turn * 6 + colour] -= 1
    if last_of_colour(s, colour):
        extra = LAST_FLOWER
    if s.crowded_track and crowded(s, s.turn, gain, jumped):
        extra += CROWDED_TRACK  # GM-76: both reasons are one turn
    s.scores[s.turn] += gain + jumped
    s.idle = 0
    return_die(s)
    end_turn(s, extra)


def last_of_colour(s: State, colour: i64) -> bool:
    """GM-69: the seat has no flower of this colour left; GM-71: nobody has, so the tenth was planted."""
    if s.last_flower == OWN:
        return s.stocks[s.turn * 6 + colour] == 0
    if s.last_flower == GLOBAL:
        seat: i64 = 0
        while seat < s.seats:
            if s.stocks[seat * 6 + colour] > 0:
                return False
            seat += 1
        return True
    return False


def return_die(s: State) -> None:
    """GM-67: the used die goes back to the box."""
    s.pool[s.die] -= 1
    s.pool[0] -= 1
    s.die = 0


def end_turn(s: State, extra: i64) -> None:
    """GM-68: first the end of the game is tested, then extra turns; then the next seat plays (GM-16)."""
    rule = rule_that_ends(s)
    if rule:
        s.ended_by = rule
        s.ask = OVER
        s.extra = 0
        return
    if extra > 0 and s.pool[0] > 0:  # GM-70, GM-72, GM-77, GM-78
        note(s, EXTRA_TURN, extra)
        s.extra = extra
    else:
        s.extra = 0
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
        if s.notes is not None:
            note(s, BEGINS, s.turn)
    start_turn(s)


def rule_that_ends(s: State) -> str:
    """The rule by which the game is over now, or nothing."""
    if stock(s, s.turn) == 0:
        return "GM-80"  # GM-81: no extra turn, the round is not completed
    if s.pool[0] == 0 and nobody_can_roll(s):
        return "GM-82"  # GM-83: not while dice are in the pool
    if s.idle_limit > 0 and s.idle >= s.idle_limit * s.seats:
        return "GM-84"
    return ""


def stock(s: State, seat: i64) -> i64:
    """GM-06: how many unplanted flowers the seat has."""
    stocks = s.stocks
    i: i64 = seat * 6
    return stocks[i] + stocks[i + 1] + stocks[i + 2] + stocks[i + 3] + stocks[i + 4] + stocks[i + 5]


def nobody_can_roll(s: State) -> bool:
    """GM-82, GM-96: every gardener on the board is surrounded by flowers."""
    gardener: i64 = 0
    count: i64 = len(s.gardeners)
    while gardener < count:
        if flowerless_neighbours(s, s.gardeners[gardener]) > 0:
            return False
        gardener += 1
    return True
