"""After the game: from which moment it could not be won any more at the pace that was played, and what was missing."""

from collections.abc import Sequence

from msgspec import Struct

from mensae.core.bits import has
from mensae.core.chance import FastRng
from mensae.core.schema import Seat, Told, Value
from mensae.games.magicmaze.data import DEALT, DOMES, DRAWN, HOURGLASSES, NEEDS, PLACE, TILE_OF
from mensae.games.magicmaze.planner.plan import Solution, solve
from mensae.games.magicmaze.rules.engine import apply
from mensae.games.magicmaze.state import NOTHING, NOWHERE, PLAYING, WON, State, copy, hourglass_of


class Moment(Struct, frozen=True):
    """The board before a game action, or at the end."""

    state: State
    at: int


def review(begin: State, entries: Sequence[tuple[Seat, int, int]]) -> list[Told]:
    """What there is to learn from the game; nothing if hardly anything was done."""
    moments, end = _moments(begin, entries)
    if len(moments) < 2 or end.phase < WON:
        return []
    played = int(end.now - end.began)
    pace = played // max(1, int(end.acts))
    tiles = [code - DRAWN for _, code, _ in entries if DRAWN <= code < DEALT]
    first = rest_of(moments[0].state, tiles)
    fewest = int(first.actions) if first.won else 0
    values: dict[str, Value] = {
        "actions": int(end.acts),
        "seconds": _seconds(played),
        "whole": (pace + 50) // 1000,
        "tenths": (pace + 50) // 100 % 10,
        "fewest": fewest if fewest < end.acts else 0,
    }
    told = [Told("magicmaze-review-pace", values)]
    if end.phase == WON:
        return told
    return told + _loss(moments, end, pace, tiles)


def _moments(begin: State, entries: Sequence[tuple[Seat, int, int]]) -> tuple[list[Moment], State]:
    """Every moment at which somebody acted on the board, and the end."""
    state, found = copy(begin), []
    for seat, code, at in entries:
        if code < PLACE and seat >= 0:
            found.append(Moment(copy(state), at))
        apply(state, seat, code, at)
    return found, state


def _loss(moments: list[Moment], end: State, pace: int, tiles: list[int]) -> list[Told]:
    """MM-113: the engine never ends a game that cannot be won; here it is told when that was so."""
    low, high = 0, len(moments)  # winnable before `low`, not from `high` on
    while low < high:
        middle = (low + high) // 2
        if _is_winnable(moments[middle], pace, tiles):
            low = middle + 1
        else:
            high = middle
    if low == len(moments):
        return [*_idle(moments[-1], end, pace, tiles), *missing(end)]
    last = moments[low]
    rest = rest_of(last.state, tiles)
    if not rest.won:
        return [Told("magicmaze-review-stuck", {"at": _seconds(last.at - int(end.began))}), *missing(end)]
    values: dict[str, Value] = {
        "at": _seconds(last.at - int(end.began)),
        "actions": int(rest.actions),
        "needed": _seconds(int(rest.actions) * pace),
        "left": _seconds(available(last.state, last.at)),
    }
    return [Told("magicmaze-review-start" if low == 0 else "magicmaze-review-moment", values), *missing(end)]


def _idle(last: Moment, end: State, pace: int, tiles: list[int]) -> list[Told]:
    """After the last action there was still time: when that was over, too, if it was long before the end."""
    before = copy(end)
    before.phase = PLAYING
    rest = rest_of(before, tiles)
    needed = int(rest.actions) * pace
    over = last.at + available(before, last.at) - needed
    if not rest.won or over >= end.now or over <= last.at:
        return [Told("magicmaze-review-near")]
    values: dict[str, Value] = {
        "at": _seconds(over - int(end.began)),
        "actions": int(rest.actions),
        "needed": _seconds(needed),
        "left": _seconds(needed) - 1,
    }
    return [Told("magicmaze-review-moment", values)]


def _is_winnable(moment: Moment, pace: int, tiles: list[int]) -> bool:
    rest = rest_of(moment.state, tiles)
    return rest.won and int(rest.actions) * pace <= available(moment.state, moment.at)


def rest_of(s: State, tiles: list[int]) -> Solution:
    """The way to the win that the planner finds, with the tiles in the order in which they came."""
    return solve(s, FastRng(1), tiles)


def available(s: State, at: int) -> int:
    """MM-57, MM-60: the ms that were left at most: what was in the glass, and a whole glass for each flip to come."""
    left = int(s.ends) - at
    if s.landed:
        return left
    glasses = sum(
        not has(s.marked, hourglass_of(p)) and (s.root[p] != NOWHERE or has(s.stack, TILE_OF[p])) for p in HOURGLASSES
    )
    return left + int(s.terms.sand) * min(int(s.markers), glasses)


def missing(s: State) -> list[Told]:
    """What was not done at the end: tiles to be found, slots, domes, colonists; and flips that were not used."""
    unfound = sum(has(s.stack, TILE_OF[p]) for p in DOMES)
    slots = sum(
        NEEDS[site * 6 + colour] - int(s.held[site * 6 + colour])
        for site, p in enumerate(DOMES)
        if s.root[p] != NOWHERE and s.built[site] == 0
        for colour in range(6)
    )
    homes = sum(1 for site, p in enumerate(DOMES) if s.built[site] == 1 and s.on[p] != NOTHING)
    values: dict[str, Value] = {
        "sites": unfound,
        "slots": slots,
        "domes": int(s.domes),
        "colonists": int(s.terms.colonists) - homes,
        "flips": int(s.markers),
    }
    return [Told("magicmaze-review-missing", values)]


def _seconds(ms: int) -> int:
    return (ms + 500) // 1000
