"""Chapters 5, 7 and 10: the steps that move points pay for, the pads and the relic."""

from mypy_extensions import i64

from mensae.games.spacemaze.data import (
    CROWD,
    END_TURN,
    EXIT,
    GIVE,
    GO,
    HOME,
    NOWHERE,
    PAD,
    TAKE,
    TOKENS_TO_WIN,
)
from mensae.games.spacemaze.rules.hands import must_draw
from mensae.games.spacemaze.rules.maze import crowd, docked_cell, open_for, pad_is_free, relic_at
from mensae.games.spacemaze.state import OVER, State


def steps(s: State) -> list[int]:
    """SM-62, SM-70, SM-71: every step of every alien that has a point, then the end of the turn."""
    codes: list[int] = []
    colour: i64 = 0
    while colour < 3:
        if can_act(s, colour):
            add_steps(s, codes, colour)
        colour += 1
    if not s.must_step:  # SM-69, SM-122
        codes.append(END_TURN)
    return codes


def can_act(s: State, colour: i64) -> bool:
    """SM-61, SM-87: the alien has a point left and has not stopped on a pad in this turn."""
    return (s.points >> (4 * colour) & 15) > 0 and not (s.stopped >> colour & 1)


def add_steps(s: State, codes: list[int], colour: i64) -> None:
    """SM-63 to SM-68: what one point can pay for this alien."""
    alien: i64 = s.turn * 3 + colour
    cell: i64 = s.aliens[alien]
    if cell == NOWHERE:  # SM-76
        if crowd(s, docked_cell(s, s.turn)) < CROWD:  # SM-73
            codes.append(EXIT + colour)
        return
    wears: bool = alien == s.wearer
    side: i64 = 0
    while side < 4:
        beside: i64 = s.layout.beside[cell * 4 + side]
        if beside != NOWHERE and (wears or open_for(s, cell, side) >> colour & 1) and crowd(s, beside) < CROWD:
            codes.append(GO + colour * 4 + side)  # SM-85: the wearer passes everywhere
        side += 1
    if not (s.on_pad >> alien & 1) and pad_is_free(s, cell):  # SM-90, SM-91
        codes.append(PAD + colour)
    if not wears:
        if not s.glued and relic_at(s) == cell:  # SM-137 to SM-139, SM-131
            codes.append(TAKE + colour)
        return
    if not s.glued:  # SM-131
        add_gifts(s, codes, colour, cell)
    if cell == docked_cell(s, s.turn):  # SM-74, SM-75, SM-132, SM-145: only the wearer, only the own UFO, for a point
        codes.append(HOME + colour)


def add_gifts(s: State, codes: list[int], colour: i64, cell: i64) -> None:
    """SM-67, SM-88: the relic can go to any teammate on the same tile."""
    to: i64 = 0
    while to < 3:
        if to != colour and s.aliens[s.turn * 3 + to] == cell:
            codes.append(GIVE + colour * 2 + (to if to < colour else to - 1))
        to += 1


def has_step(s: State, colour: i64) -> bool:
    """SM-122: the alien could spend a point now."""
    codes: list[int] = []
    add_steps(s, codes, colour)
    return len(codes) > 0


def step(s: State, code: i64) -> None:
    """SM-71: one step; its colour is known by the code, and its point is spent."""
    s.must_step = False
    if code < GO:
        leave_ufo(s, spend(s, code - EXIT))
    elif code < PAD:
        go(s, spend(s, (code - GO) // 4), (code - GO) % 4)
    elif code < TAKE:
        step_on_pad(s, spend(s, code - PAD))
    elif code < GIVE:
        take(s, spend(s, code - TAKE))
    elif code < HOME:
        gift: i64 = code - GIVE
        colour: i64 = gift // 2
        spend(s, colour)
        s.wearer = s.turn * 3 + (gift % 2 if gift % 2 < colour else gift % 2 + 1)  # SM-142: no token
    else:
        enter_ufo(s, spend(s, code - HOME))


def spend(s: State, colour: i64) -> i64:
    """SM-61: one point of this colour; gives the alien."""
    s.points -= 1 << (4 * colour)
    return s.turn * 3 + colour


def leave_ufo(s: State, alien: i64) -> None:
    """SM-63, SM-84: onto the docked tile, whatever its door."""
    s.aliens[alien] = docked_cell(s, s.turn)


def go(s: State, alien: i64, side: i64) -> None:
    """SM-64, SM-89: to the adjacent tile, off the pad."""
    s.aliens[alien] = s.layout.beside[s.aliens[alien] * 4 + side]
    s.on_pad &= ~(1 << alien)


def enter_ufo(s: State, alien: i64) -> None:
    """SM-68, SM-144: the wearer is home, with the relic."""
    s.aliens[alien] = NOWHERE
    s.on_pad &= ~(1 << alien)
    win(s, 144)


def step_on_pad(s: State, alien: i64) -> None:
    """SM-86, SM-87, SM-123: the alien stops, its player draws a card."""
    s.on_pad |= 1 << alien
    s.stopped |= 1 << (alien - s.turn * 3)
    must_draw(s)


def take(s: State, alien: i64) -> None:
    """SM-66, SM-141, SM-147: a token, unless a teammate had the relic (SM-142); the third one wins (SM-143)."""
    among_friends: bool = s.wearer >= 0 and s.wearer // 3 == s.turn
    s.wearer = alien
    if not among_friends:
        s.tokens[s.turn] += 1
        if s.tokens[s.turn] == TOKENS_TO_WIN:
            win(s, 143)


def win(s: State, rule: i64) -> None:
    """SM-146: the game stops in the middle of the turn."""
    s.winner = s.turn
    s.ended_by = rule
    s.ask = OVER
