"""Plans: as far as the board is known, and through a whole game with the tiles that chance draws."""

from typing import Final, final

from mypy_extensions import i64

from mensae.core.bits import has
from mensae.core.chance import FastRng, Rng
from mensae.games.magicmaze.data import COLONIST, DRAWN
from mensae.games.magicmaze.planner.tasks import advance, best_placing, flip
from mensae.games.magicmaze.planner.work import Work, is_parking
from mensae.games.magicmaze.rules.board import in_order, target, ways
from mensae.games.magicmaze.rules.codes import move_code
from mensae.games.magicmaze.rules.engine import CHANCE, apply, draw
from mensae.games.magicmaze.rules.rubbish import settle_all
from mensae.games.magicmaze.rules.transport import may_go
from mensae.games.magicmaze.state import EXPLORING, NOTHING, PLAYING, WON, State, copy

SHAKES: Final = 16  # attempts to find a way on where there seems to be none
LONGEST: Final = 2000  # actions; whoever needs more goes round in circles


@final
class Solution:
    """A way through a whole game."""

    def __init__(self) -> None:
        self.codes: list[int] = []  # in order, those of chance among them
        self.actions: i64 = 0
        self.tiles: i64 = 0  # found on the way
        self.won: bool = False


def plan(s: State, longest: int) -> list[int]:
    """The next codes for the team, up to the next tile, the win or so many; none if there is no way on."""
    w = Work(s)
    settle_all(w.s)
    while w.s.phase == PLAYING and len(w.codes) < longest:
        if not advance(w) and not advance_elsewhere(w):
            break
    return w.codes


def advance_elsewhere(w: Work) -> bool:
    """Where pieces lock one another in, some of them go anywhere, and then there may be a way on."""
    begin, count = copy(w.s), len(w.codes)
    attempt: i64 = 0
    while attempt < SHAKES:
        if shake(w, FastRng(attempt + 1), 2 + attempt // 2) and advance(w):
            return True
        w.back_to(begin, count)
        attempt += 1
    return False


def shake(w: Work, rng: Rng, moves: i64) -> bool:
    """So many steps of any pieces, to platforms where they may stay."""
    while moves > 0:
        steps = [
            move_code(way, w.s.on[p])
            for p in in_order(w.s)
            if NOTHING < w.s.on[p] <= COLONIST
            for way in ways(w.s, p)
            if may_go(w.s, way, w.s.on[p]) and is_parking(w.s, target(w.s, way))
        ]
        if not steps:
            return False
        w.do(steps[rng.below(len(steps))])
        moves -= 1
    return True


def flip_plan(s: State) -> list[int]:
    """The codes that bring the nearest resource to an hourglass platform; none if there is no way to flip."""
    w = Work(s)
    settle_all(w.s)
    return w.codes if flip(w) else []


def solve(s: State, rng: Rng, known: list[int] | None = None) -> Solution:
    """Plays to the win, or as far as there is a way, with the tiles in the known order, and others as chance draws."""
    solution = Solution()
    state = copy(s)
    settle_all(state)
    while state.phase == PLAYING and solution.actions < LONGEST:
        codes = plan(state, LONGEST)
        if not codes:
            break
        for code in codes:
            apply(state, 0, code, state.now)
            solution.codes.append(code)
            solution.actions += 1
        if state.phase == EXPLORING:
            code = next_tile(state, rng, known or [])
            apply(state, CHANCE, code, state.now)
            solution.codes.append(code)
            solution.tiles += 1
            place_all(state, solution)
    solution.won = state.phase == WON
    return solution


def next_tile(s: State, rng: Rng, known: list[int]) -> i64:
    """The code of the first known tile that is still in the stack, or of any."""
    for tile in known:
        if has(s.stack, tile):
            return DRAWN + tile
    return draw(s, rng)


def place_all(s: State, solution: Solution) -> None:
    """The explorer places the rubbish that the tile brought."""
    code = best_placing(s, 0)
    while code != NOTHING:
        apply(s, 0, code, s.now)
        solution.codes.append(code)
        code = best_placing(s, 0)
