"""What general bots steer by: how far the team has come, and a quick way to play on."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import count
from mensae.core.chance import Rng
from mensae.games.magicmaze.data import DOMES, EXPLORE, GIVE_UP, MOVE, PLACE, READY, STARE, START
from mensae.games.magicmaze.rules.codes import slot
from mensae.games.magicmaze.rules.engine import (
    CHANCE,
    CLOCK,
    HOST_ALONE,
    STEP,
    actors,
    apply,
    deadline,
    draw,
    due_codes,
    legal,
)
from mensae.games.magicmaze.state import LOST, NOTHING, NOWHERE, PLAYING, WON, State

SLOT: Final = 1.0  # what a full slot is worth, against
TILE: Final = 0.6  # a tile that was found,
DOME: Final = 1.5  # a dome beyond its slots
HOME: Final = 3.0  # and a colonist at home


def worth(s: State, seat: i64) -> float:
    """MM-03: how far all have come; the same for every seat."""
    if s.phase == WON:
        return 1.0
    if s.phase == LOST:
        return 0.0
    done: float = TILE * float(s.tiles)
    full = 3.0 * SLOT + DOME + HOME
    site: i64 = 0
    while site < len(DOMES):
        if s.built[site] == 1:
            done += 3.0 * SLOT + DOME
            if s.on[DOMES[site]] != NOTHING:
                done += HOME
        elif s.root[DOMES[site]] != NOWHERE:
            colour: i64 = 0
            while colour < 6:
                done += SLOT * float(s.held[slot(site, colour)])
                colour += 1
        site += 1
    tiles = float(s.tiles + count(s.stack))
    return 0.95 * done / (TILE * tiles + full * float(s.terms.colonists))


def playout(s: State, rng: Rng, horizon: i64) -> int:
    """Plays on for `horizon` entries, or until only the host can: the board first, and building before moving."""
    decisions: i64 = 0
    entries: i64 = 0
    while s.phase < WON and entries < horizon:
        seats = actors(s)
        if seats is HOST_ALONE:
            break
        seat: i64 = seats[rng.below(len(seats))]
        entries += 1
        if seat == CHANCE:
            apply(s, seat, draw(s, rng), s.now)
            continue
        at = s.now + (rng.below(STEP) if s.phase == PLAYING else 0)
        due = deadline(s)
        if due is not None and due <= at:
            apply(s, CLOCK, due_codes(s)[0], due)
            continue
        codes = legal(s, seat, at)
        if not codes:  # what it may do now it may not do then
            at = s.now
            codes = legal(s, seat, at)
        apply(s, seat, sensible(codes, rng), at)
        decisions += 1
    return decisions


def sensible(codes: list[int], rng: Rng) -> i64:
    """Building and exploring before moving and producing; people's manners only if there is nothing else."""
    best: list[int] = []
    best_rank: i64 = 9
    for code in codes:
        rank = rank_of(code)
        if rank < best_rank:
            best, best_rank = [], rank
        if rank == best_rank:
            best.append(code)
    return best[rng.below(len(best))]


def rank_of(code: i64) -> i64:
    """The lower the better."""
    if EXPLORE <= code < PLACE or START <= code <= READY:
        return 0
    if code < EXPLORE or PLACE <= code < STARE:
        return 1 if code < MOVE else 2
    return 4 if code == GIVE_UP else 3
