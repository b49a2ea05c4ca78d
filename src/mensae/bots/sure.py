"""A win that is there for the taking: by decisions of one's own, before chance or anybody else has a say.

A tree of averages does not see it: where every way looks like winning, the sure one is no better than the others, and
a leader dawdles until somebody catches up.
"""

from heapq import heappop, heappush
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from mensae.core.chance import Rng

CLOCK_EVERY: Final = 16  # tries between looks at the clock
DEALS: Final = 8  # of what is hidden, in all of which a win has to be one


def sure_win(game: Any, state: Any, seat: i64, rng: Rng, at: i64, tries: i64, seconds: float) -> int | None:
    """The first decision of a win, found in so many tries, or in as much time (0 is no limit); None if there is none.

    What the game finds worth most is followed first.
    """
    legal, apply, actors, copy, worth = (
        game.rules.legal,
        game.rules.apply,
        game.rules.actors,
        game.copy,
        game.guide.worth,
    )
    end = perf_counter() + seconds
    done: i64 = 0
    nearest: list[tuple[float, int, Any, list[int]]] = [(0.0, 0, state, [])]  # by worth, then by age
    while nearest:
        _, _, before, line = heappop(nearest)
        codes: list[int] = legal(before, seat, at)
        for code in codes:
            if done == tries or (seconds > 0 and done % CLOCK_EVERY == 0 and done > 0 and perf_counter() > end):
                return None
            done += 1
            after = copy(before)
            apply(after, seat, code, at)
            seats: list[int] = actors(after)
            if seats and (len(seats) > 1 or seats[0] != seat):
                continue
            value: float = worth(after, seat)
            if seats:
                heappush(nearest, (-value, done, after, [*line, code]))
            elif value == 1.0 and is_sure(game, state, seat, rng, at, [*line, code]):
                return line[0] if line else code
    return None


def is_sure(game: Any, state: Any, seat: i64, rng: Rng, at: i64, line: list[int]) -> bool:
    """Whether the decisions win however the hidden is dealt, as far as a few deals tell."""
    if game.secrets is None:
        return True
    for _ in range(DEALS):
        dealt = game.resample(state, seat, rng)
        for code in line:
            if code not in game.rules.legal(dealt, seat, at):
                return False
            game.rules.apply(dealt, seat, code, at)
        if game.rules.actors(dealt) or game.guide.worth(dealt, seat) != 1.0:
            return False
    return True
