"""How far it is: sets of cells as bits of one number, so that a whole board takes a step at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mensae.games.spacemaze.data import (
    CELL_BITS,
    CELLS,
    DOORS,
    NOWHERE,
    OPEN,
    PLACE,
    POWER_DICE,
    ROW,
    alien_of,
    footprints,
    points_of,
    seat_of,
)
from mensae.games.spacemaze.rules.codes import END_TURN, EXIT, GO, HOME, PAD, PICK, TAKE, step_colour, step_of
from mensae.games.spacemaze.rules.maze import beside, docked_cell, full_cells, relic_at
from mensae.games.spacemaze.rules.round import may_move
from mensae.games.spacemaze.rules.steps import points_now
from mensae.games.spacemaze.state import NONE, State

EAST: Final = 1
SOUTH: Final = 2
ANY: Final = 3  # instead of a colour: every passage, as the wearer sees it (SM-85)
CLOSED: Final = 2  # points that a closed passage costs more: it takes a card, or a detour
ENOUGH: Final = 1000  # the use of a move die that is enough to win or to take the relic
FAR: Final = 24  # no way is longer; what cannot be reached is as far


def passages(s: State) -> vec[i64]:
    """SM-77: [colour * 2], [colour * 2 + 1]: the cells with an open passage to the east, to the south; 3 is any."""
    sets = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    tiles = s.tiles
    around = s.layout.beside
    for cell in s.layout.cells:
        own: i64 = cell
        side: i64 = EAST
        while side <= SOUTH:
            other: i64 = around[own * 4 + side]
            if other != NOWHERE:
                place: i64 = PLACE[own]
                door: i64 = DOORS[tiles[own] * 4 + side]
                opposite: i64 = DOORS[tiles[other] * 4 + (side ^ 2)]
                colours: i64 = OPEN[door * 4 + opposite]
                sets[side - 1] = sets[side - 1] | (colours & 1) << place
                sets[side + 1] = sets[side + 1] | (colours >> 1 & 1) << place
                sets[side + 3] = sets[side + 3] | (colours >> 2 & 1) << place
                sets[side + 5] = sets[side + 5] | CELL_BITS[own]
            side += 1
    return sets


def spread(cells: i64, east: i64, south: i64) -> i64:
    """The cells that are one step away through these passages."""
    return (cells & east) << 1 | (cells >> 1) & east | (cells & south) << ROW | (cells >> ROW) & south


def rings(target: i64, full: i64, colour: i64, open: vec[i64]) -> vec[i64]:
    """[distance]: the cells from which an alien of this colour has at most so many points to go to the target.

    A closed passage counts as CLOSED points more, and so does the way onto a full tile (SM-73).
    """
    within = vec[i64]([0] * FAR)
    east: i64 = open[colour * 2]
    south: i64 = open[colour * 2 + 1]
    any_east: i64 = open[ANY * 2]
    any_south: i64 = open[ANY * 2 + 1]
    now: i64 = target
    distance: i64 = 0
    while distance < FAR:
        within[distance] = now
        if distance > CLOSED and now == within[distance - CLOSED - 1]:
            break  # that is the whole board
        more: i64 = now | spread(now & ~full, east, south)
        if distance >= CLOSED:
            more |= spread(within[distance - CLOSED], any_east, any_south)
        now = more
        distance += 1
    return within


def distance_from(within: vec[i64], cells: i64) -> i64:
    """How far the nearest of the cells is."""
    distance: i64 = 0
    while distance < FAR and not within[distance] & cells:
        distance += 1
    return distance


def distances(s: State) -> vec[i64]:
    """[alien]: the points that it lacks to the tile of the relic; -1 if those of this turn are enough to take it."""
    near = vec[i64]([0] * (s.seats * 3))
    open = passages(s)
    full = full_cells(s)
    target: i64 = CELL_BITS[relic_at(s)]
    colour: i64 = 0
    while colour < 3:
        within = rings(target, full, colour, open)
        seat: i64 = 0
        while seat < s.seats:
            alien = alien_of(seat, colour)
            cell: i64 = s.aliens[alien]
            points: i64 = points_now(s, colour) if seat == s.turn else 0
            if cell == NOWHERE:  # SM-63: it has to leave the UFO first
                cell = docked_cell(s, seat)
                points -= 1
            cells: i64 = CELL_BITS[cell]
            while points > 0 and not cells & target:
                cells |= spread(cells, open[colour * 2], open[colour * 2 + 1]) & ~full
                points -= 1
            near[alien] = -1 if points > 0 else distance_from(within, cells) - points
            seat += 1
        colour += 1
    return near


def holder(s: State) -> i64:
    """SM-140: the seat that has the relic, or NONE."""
    return seat_of(s.wearer) if s.wearer >= 0 else NONE


def steps_home(s: State, seat: i64) -> i64:
    """The steps from the relic to the dock of a seat."""
    return steps_between(s, relic_at(s), docked_cell(s, seat))


def steps_between(s: State, cell: i64, other: i64) -> i64:
    """The steps between two cells, whatever the colours."""
    return s.layout.steps[cell * CELLS + other]


# Quick choices that bring one nearer


def good_step(s: State, codes: list[int]) -> i64:
    """SM-62: what wins or takes the relic, else what comes nearer, leaves the UFO or draws a card."""
    open = passages(s)
    full = full_cells(s)
    best: i64 = codes[len(codes) - 1]  # END_TURN, if that is possible
    best_rank: i64 = 0
    for code in codes:
        if code == END_TURN:
            break
        step = step_of(code)
        rank: i64 = 0
        if step == EXIT:
            rank = 2
        elif step < PAD:
            rank = 3 if comes_nearer(s, step_colour(code), step - GO, full, open) else 0
        elif step == PAD:
            rank = 1
        elif step == TAKE:
            rank = 4 if holder(s) != s.turn else 0
        elif step == HOME:
            rank = 4
        if rank > best_rank:
            best, best_rank = code, rank
    return best


def comes_nearer(s: State, colour: i64, side: i64, full: i64, open: vec[i64]) -> bool:
    """The step brings the wearer nearer to its UFO, or another alien nearer to the relic."""
    alien = alien_of(s.turn, colour)
    cell: i64 = s.aliens[alien]
    there = beside(s, cell, side)
    if alien == s.wearer:
        dock = docked_cell(s, s.turn)
        return steps_between(s, there, dock) < steps_between(s, cell, dock)
    within = rings(CELL_BITS[relic_at(s)], full, colour, open)
    return distance_from(within, CELL_BITS[there]) < distance_from(within, CELL_BITS[cell])


def good_die(s: State, codes: list[int], chance: i64) -> i64:
    """SM-38: a move die that wins or takes the relic; else the one by chance, if a move die then the most useful."""
    if not may_move(s, s.turn):
        return chance
    near = distances(s)
    best: i64 = chance
    best_use: i64 = -1
    for code in codes:
        die: i64 = code - PICK
        if die >= POWER_DICE:
            use = use_of(s, die, near)
            if use > best_use:
                best, best_use = code, use
    return best if best_use >= ENOUGH or chance >= PICK + POWER_DICE else chance


def use_of(s: State, die: i64, near: vec[i64]) -> i64:
    """What the footprints of a move die are good for: those of the wearer, or of aliens near the relic, count most."""
    use: i64 = 0
    colour: i64 = 0
    while colour < 3:
        points = points_of(footprints(die), colour)
        alien = alien_of(s.turn, colour)
        if alien == s.wearer:
            use += ENOUGH if points > steps_home(s, s.turn) else points * 4
        elif holder(s) != s.turn:
            use += ENOUGH if points > near[alien] and not s.glued else points * (FAR - near[alien])
        colour += 1
    return use
