"""What an alien could do by itself with some points: the rules are asked at every place that it comes to."""

from typing import final

from mypy_extensions import i64

from mensae.core.bits import bit, has
from mensae.games.spacemaze.data import NOWHERE, SIDES, alien_of, colour_of, seat_of
from mensae.games.spacemaze.rules.codes import EXIT, GO, HOME, PAD, step_of
from mensae.games.spacemaze.rules.maze import full_cells
from mensae.games.spacemaze.rules.steps import add_steps, go, leave_ufo
from mensae.games.spacemaze.state import NONE, State, copy


@final
class Walk:
    """A way through the maze, and what is done at its end."""

    def __init__(self, step: i64, cells: list[int], cost: i64, way: str, on_pad: bool) -> None:
        self.step: i64 = step  # what the last point pays for: GO is any side
        self.cells = cells  # those that it enters, in order
        self.cost: i64 = cost
        self.way = way  # the sides through which it goes
        self.on_pad: bool = on_pad


def walks(s: State, seat: i64, colour: i64, points: i64, wanted: i64 = NONE) -> list[Walk]:
    """SM-62: the cheapest way to everything within these points, nearest first; of one wanted step the cheapest only.

    A way ends where the alien does something but walk: a card may come of it, or another alien may pass everywhere.
    """
    if points == 0:
        return []
    t = copy(s)
    t.turn = seat
    alien = alien_of(seat, colour)
    home: i64 = s.aliens[alien]
    places = [Walk(GO, [], 0, "", has(s.on_pad, alien))]
    seen = {(home, places[0].on_pad)}  # SM-89, SM-90: who leaves a pad and comes back can use it again
    found: dict[tuple[int, int], Walk] = {}
    for place in places:  # grows as long as there is a point
        if place.cost == points:
            break
        here: i64 = place.cells[-1] if place.cells else home
        put(t, alien, here, place.on_pad)
        codes: list[int] = []
        add_steps(t, codes, colour, full_cells(t))
        for code in codes:
            step = step_of(code)
            if step >= PAD:
                walk = Walk(step, place.cells, place.cost + 1, place.way, False)
                found.setdefault((step, here), walk)
                if step == wanted:
                    return [walk]
                continue
            put(t, alien, here, place.on_pad)
            side = ""
            if step == EXIT:
                leave_ufo(t, alien)
            else:
                go(t, alien, step - GO)
                side = SIDES[step - GO]
            there: i64 = t.aliens[alien]
            if (there, False) not in seen:
                seen.add((there, False))
                walk = Walk(GO, [*place.cells, there], place.cost + 1, place.way + side, False)
                places.append(walk)
                if there != home:
                    found[GO, there] = walk
    return [] if wanted != NONE else list(found.values())


def put(t: State, alien: i64, cell: i64, on_pad: bool) -> None:
    """The alien is there, on the pad or not."""
    t.aliens[alien] = cell
    t.on_pad = t.on_pad | bit(alien) if on_pad else t.on_pad & ~bit(alien)


def way_home(s: State) -> Walk | None:
    """SM-68, SM-85: the shortest way of the wearer into its UFO, as long as it is not there."""
    if s.wearer == NONE or s.aliens[s.wearer] == NOWHERE:
        return None
    found = walks(s, seat_of(s.wearer), colour_of(s.wearer), NOWHERE, HOME)
    return found[0] if found else None
