"""Section 16: rubbish comes, spreads, and waits for its explorer."""

from mypy_extensions import i64

from mensae.games.magicmaze.data import (
    COLONIST,
    HEAPS,
    KIND,
    PLATFORMS,
    ROCKET,
    RUBBISH,
    RUBBISH_MS,
    SITE,
    SLUG,
)
from mensae.games.magicmaze.rules.board import give_back, order, target, ways
from mensae.games.magicmaze.rules.codes import place_code
from mensae.games.magicmaze.rules.notes import ASKED, DROPPED, PLACED
from mensae.games.magicmaze.state import NOTHING, NOWHERE, State, first_of, note, queue_of, queued


def scatter(s: State, seat: i64, new: i64, at: i64) -> None:
    """MM-155, MM-157, MM-167, MM-211: a piece for every rubbish platform in play.

    What cannot be put at once waits for the explorer.
    """
    heaps = [heap for heap in heaps_in_play(s, new) if s.on[s.root[HEAPS[heap]]] != SLUG]  # MM-159
    pieces = len(heaps)
    if s.rubbish < pieces:  # MM-175
        pieces = s.rubbish
    if pieces == 0:
        return
    s.rubbish -= pieces
    s.aside[seat] = pieces
    s.due[seat] = at + RUBBISH_MS
    if pieces < len(heaps):  # MM-176, MM-177
        wait(s, seat, heaps)
    else:
        wait(s, seat, drop_at_home(s, seat, heaps))
        place_single(s, seat)
    if s.queue[seat] != 0:
        note(s, ASKED, seat)


def drop_at_home(s: State, seat: i64, heaps: list[int]) -> list[int]:
    """MM-157, MM-163: a piece on each rubbish platform where that is possible; gives those where it is not."""
    left: list[int] = []
    for heap in heaps:
        p = s.root[HEAPS[heap]]
        if is_possible(s, p):
            drop(s, seat, p)
        else:
            left.append(heap)
    return left


def heaps_in_play(s: State, new: i64) -> list[int]:
    """MM-167: the new rubbish platform first, the rest in platform order."""
    ranked: list[tuple[int, int]] = []
    heap: i64 = 0
    while heap < len(HEAPS):
        p: i64 = HEAPS[heap]
        if s.root[p] != NOWHERE:
            rank = -1 if heap == new else order(s, s.root[p])
            ranked.append((rank, heap))
        heap += 1
    ranked.sort()
    return [heap for _, heap in ranked]


def wait(s: State, seat: i64, heaps: list[int]) -> None:
    """MM-169: these wait for the explorer's choice."""
    s.queue[seat] = queue_of(heaps)


def is_partial(s: State, seat: i64) -> bool:
    """MM-177: whether there is less rubbish than rubbish platforms, so that the explorer chooses among these, too."""
    return s.aside[seat] < len(queued(s, seat))


def place_single(s: State, seat: i64) -> None:
    """MM-166, MM-168: the next pieces, as long as there is nothing to choose."""
    while s.queue[seat] != 0 and not is_partial(s, seat):
        heap = first_of(s.queue[seat])
        possible = nearest(s, s.root[HEAPS[heap]], False)
        if len(possible) > 1:
            return
        serve(s, seat, heap, possible[0] if possible else NOWHERE)


def serve(s: State, seat: i64, heap: i64, p: i64) -> None:
    """The piece of this heap goes to a platform, or back to the supply if there is none (MM-166)."""
    wait(s, seat, [other for other in queued(s, seat) if other != heap])
    if p == NOWHERE:
        s.aside[seat] -= 1
        s.rubbish += 1
    else:
        drop(s, seat, p)
    if s.aside[seat] == 0:
        s.queue[seat] = 0


def drop(s: State, seat: i64, p: i64) -> None:
    """MM-158, MM-159: a resource there goes back to the supply first; on a slug the piece itself does."""
    s.aside[seat] -= 1
    on = s.on[p]
    if on == SLUG:
        s.rubbish += 1
        return
    if on != NOTHING:
        give_back(s, on)
    note(s, DROPPED, p, on)
    s.on[p] = RUBBISH


def is_ordinary(p: i64) -> bool:
    """MM-164: neither rocket platform nor dome site nor dome."""
    return KIND[p] != ROCKET and KIND[p] != SITE


def is_possible(s: State, p: i64) -> bool:
    """MM-163, MM-165: rubbish can come where neither rubbish nor a colonist is."""
    return s.on[p] != RUBBISH and s.on[p] != COLONIST


def nearest(s: State, p: i64, empty: bool) -> list[int]:
    """MM-160, MM-161, MM-164, MM-171: the possible platforms of the nearest ring that has any, in platform order.

    With `empty` only empty platforms count (MM-186).
    """
    seen = [False] * PLATFORMS
    seen[p] = True
    ring: list[int] = [p]
    while ring:
        possible = [q for q in ring if (s.on[q] == NOTHING if empty else is_possible(s, q))]
        if possible:
            return sorted_by_order(s, possible)
        following: list[int] = []
        for q in ring:
            for way in ways(s, q):
                next_one = target(s, way)
                if not seen[next_one] and is_ordinary(next_one):
                    seen[next_one] = True
                    following.append(next_one)
        ring = following
    return []


def sorted_by_order(s: State, platforms: list[int]) -> list[int]:
    """MM-16: in platform order."""
    ranked = [(order(s, p), p) for p in platforms]
    ranked.sort()
    return [p for _, p in ranked]


def placings(s: State, seat: i64) -> list[int]:
    """MM-162, MM-169, MM-171, MM-177: where the explorer may put the next piece, judged by the board as it is now."""
    heaps = queued(s, seat)
    if heaps and not is_partial(s, seat):
        heaps = heaps[:1]
    return [place_code(heap, p) for heap in heaps for p in nearest(s, s.root[HEAPS[heap]], False)]


def place_rubbish(s: State, seat: i64, heap: i64, p: i64) -> None:
    """MM-169: the explorer's choice, and what then follows without one."""
    serve(s, seat, heap, p)
    place_single(s, seat)


def settle(s: State, seat: i64) -> None:
    """MM-172, MM-173, MM-177: all pieces that wait for the seat are placed without it."""
    if s.queue[seat] != 0:
        note(s, PLACED, seat, s.aside[seat])
    while s.queue[seat] != 0:
        heap = first_of(s.queue[seat])
        serve(s, seat, heap, by_itself(s, nearest(s, s.root[HEAPS[heap]], False)))


def settle_all(s: State) -> None:
    """Rubbish that anybody has still to place lies where the clock would put it."""
    seat: i64 = 0
    while seat < s.seats:
        settle(s, seat)
        seat += 1


def rubbish_due(s: State) -> i64:
    """MM-172: when the first rubbish is placed by the clock; NOTHING if none waits."""
    first: i64 = NOTHING
    seat: i64 = 0
    while seat < s.seats:
        if s.queue[seat] != 0 and (first == NOTHING or s.due[seat] < first):
            first = s.due[seat]
        seat += 1
    return first


def settle_due(s: State) -> None:
    """MM-172: those whose time to choose is over lose the choice."""
    seat: i64 = 0
    while seat < s.seats:
        if s.due[seat] <= s.now:
            settle(s, seat)
        seat += 1


def by_itself(s: State, possible: list[int]) -> i64:
    """MM-172: a platform with a slug before an empty one before one with a resource; then platform order."""
    best: i64 = NOWHERE
    best_rank: i64 = 9
    for p in possible:
        rank: i64 = 0 if s.on[p] == SLUG else 1 if s.on[p] == NOTHING else 2
        if rank < best_rank:
            best, best_rank = p, rank
    return best
