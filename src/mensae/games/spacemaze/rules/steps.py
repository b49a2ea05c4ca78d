"""Chapters 5, 7 and 10: the steps that move points pay for, the pads and the relic."""

from mypy_extensions import i64

from mensae.core.bits import bit, has
from mensae.games.spacemaze.data import (
    NOWHERE,
    PLACE,
    TOKENS_TO_WIN,
    alien_of,
    colour_of,
    points_for,
    points_of,
    seat_of,
)
from mensae.games.spacemaze.rules.codes import (
    END_TURN,
    EXIT,
    GO,
    HOME,
    PAD,
    TAKE,
    gift,
    receiver,
    step_code,
    step_colour,
    step_of,
)
from mensae.games.spacemaze.rules.hands import must_draw
from mensae.games.spacemaze.rules.maze import beside, docked_cell, full_cells, open_for, pad_is_free, relic_at
from mensae.games.spacemaze.rules.notes import AT_HOME, LEFT_UFO, ON_PAD, TOOK, WENT
from mensae.games.spacemaze.state import OVER, State, note


def steps(s: State) -> list[int]:
    """SM-62, SM-70, SM-71: every step of every alien that has a point, then the end of the turn."""
    codes: list[int] = []
    full = full_cells(s)
    colour: i64 = 0
    while colour < 3:
        if points_now(s, colour) > 0:
            add_steps(s, codes, colour, full)
        colour += 1
    if not s.must_step:  # SM-69, SM-122
        codes.append(END_TURN)
    return codes


def points_now(s: State, colour: i64) -> i64:
    """SM-61, SM-87: the points that an alien of the seat in turn can use: none once it has stopped on a pad."""
    return 0 if has(s.stopped, colour) else points_of(s.points, colour)


def add_steps(s: State, codes: list[int], colour: i64, full: i64) -> None:
    """SM-63 to SM-68: what one point can pay for this alien; nobody enters a cell that is full (SM-73)."""
    alien = alien_of(s.turn, colour)
    cell: i64 = s.aliens[alien]
    if cell == NOWHERE:  # SM-76
        if not has(full, PLACE[docked_cell(s, s.turn)]):
            codes.append(step_code(colour, EXIT))
        return
    wears: bool = alien == s.wearer
    around = s.layout.beside
    side: i64 = 0
    while side < 4:
        there: i64 = around[cell * 4 + side]
        if there != NOWHERE and not has(full, PLACE[there]) and (wears or has(open_for(s, cell, side), colour)):
            codes.append(step_code(colour, GO + side))  # SM-85: the wearer passes everywhere
        side += 1
    if not has(s.on_pad, alien) and pad_is_free(s, cell):  # SM-90, SM-91
        codes.append(step_code(colour, PAD))
    if not wears:
        if not s.glued and relic_at(s) == cell:  # SM-137 to SM-139, SM-131
            codes.append(step_code(colour, TAKE))
        return
    if not s.glued:  # SM-131
        add_gifts(s, codes, colour, cell)
    if cell == docked_cell(s, s.turn):  # SM-74, SM-75, SM-132, SM-145: only the wearer, only the own UFO, for a point
        codes.append(step_code(colour, HOME))


def add_gifts(s: State, codes: list[int], colour: i64, cell: i64) -> None:
    """SM-67, SM-88: the relic can go to any teammate on the same tile."""
    to: i64 = 0
    while to < 3:
        if to != colour and s.aliens[alien_of(s.turn, to)] == cell:
            codes.append(step_code(colour, gift(colour, to)))
        to += 1


def has_step(s: State, colour: i64) -> bool:
    """SM-122: the alien could spend a point now."""
    codes: list[int] = []
    add_steps(s, codes, colour, full_cells(s))
    return len(codes) > 0


def step(s: State, code: i64) -> None:
    """SM-61, SM-71: one step, for one point."""
    colour = step_colour(code)
    alien = alien_of(s.turn, colour)
    what = step_of(code)
    s.points -= points_for(colour, 1)
    s.must_step = False
    if what == EXIT:
        leave_ufo(s, alien)
    elif what < PAD:
        go(s, alien, what - GO)
    elif what == PAD:
        step_on_pad(s, alien)
    elif what == TAKE:
        take(s, alien)
    elif what < HOME:
        s.wearer = alien_of(s.turn, receiver(colour, what))  # SM-142: no token
    else:
        enter_ufo(s, alien)


def leave_ufo(s: State, alien: i64) -> None:
    """SM-63, SM-84: onto the docked tile, whatever its door."""
    cell = docked_cell(s, s.turn)
    note(s, LEFT_UFO, cell)
    s.aliens[alien] = cell


def go(s: State, alien: i64, side: i64) -> None:
    """SM-64, SM-89: to the adjacent tile, off the pad."""
    cell: i64 = s.aliens[alien]
    there = beside(s, cell, side)
    if s.notes is not None:
        note(s, WENT, cell, there)
    s.aliens[alien] = there
    s.on_pad &= ~bit(alien)


def enter_ufo(s: State, alien: i64) -> None:
    """SM-68, SM-144: the wearer is home, with the relic."""
    note(s, AT_HOME, s.aliens[alien])
    s.aliens[alien] = NOWHERE
    s.on_pad &= ~bit(alien)
    win(s, "SM-144")


def step_on_pad(s: State, alien: i64) -> None:
    """SM-86, SM-87, SM-123: the alien stops, its player draws a card."""
    if s.notes is not None:
        note(s, ON_PAD, s.aliens[alien])
    s.on_pad |= bit(alien)
    s.stopped |= bit(colour_of(alien))
    must_draw(s)


def take(s: State, alien: i64) -> None:
    """SM-66, SM-147: the relic goes to this alien, perhaps with a token; the third one wins (SM-143)."""
    note(s, TOOK, s.wearer, relic_at(s))
    tokens = tokens_after(s)
    s.wearer = alien
    if tokens > s.tokens[s.turn]:
        s.tokens[s.turn] = tokens
        if tokens == TOKENS_TO_WIN:
            win(s, "SM-143")


def tokens_after(s: State) -> i64:
    """SM-141, SM-142: the tokens of the seat in turn once it takes the relic: one more, unless a teammate has it."""
    among_friends: bool = s.wearer >= 0 and seat_of(s.wearer) == s.turn
    return s.tokens[s.turn] + (0 if among_friends else 1)


def win(s: State, rule: str) -> None:
    """SM-146: the game stops in the middle of the turn."""
    s.winner = s.turn
    s.ended_by = rule
    s.ask = OVER
