"""Carrying things on a copy of the board: clearing what is in the way, luring slugs, building bridges."""

from typing import Final, final

from mypy_extensions import i64

from mensae.games.magicmaze.data import (
    DOME_OF,
    EAT,
    FACTORY,
    HEAPS,
    HOURGLASS,
    KIND,
    NONE,
    PIPE_OF,
    PIPES,
    PRINTED,
    PRODUCE,
    ROCKET,
    RUBBISH,
    SITE,
    SLUG,
    WAY_FROM,
)
from mensae.games.magicmaze.planner.routes import FAR, HOP, STEP, Reach, is_unbuilt, spread, target_of
from mensae.games.magicmaze.planner.sources import factory, makes, other_made, sources
from mensae.games.magicmaze.rules.board import in_order, is_half, target, ways
from mensae.games.magicmaze.rules.build import is_used
from mensae.games.magicmaze.rules.codes import bridge_code, convert_code, move_code, pipe_code, road_of, slot, way_over
from mensae.games.magicmaze.rules.engine import apply
from mensae.games.magicmaze.rules.transport import is_food
from mensae.games.magicmaze.state import NOTHING, NOWHERE, State, copy

TRIES: Final = 4  # places that a piece tries to make room at
DEEPEST: Final = 4  # how many pieces may have to make room for one another
PARKING: Final = 8  # rather not on a factory, an edge or a pipe


@final
class Work:
    """A board on which a plan is tried, and the codes that have been done on it."""

    def __init__(self, s: State) -> None:
        self.s = copy(s)
        self.codes: list[int] = []
        self.bridging: list[int] = []  # sites for which a resource is being fetched
        self.carried: list[int] = []  # where the pieces are that are on their way; nothing else goes there

    def do(self, code: i64) -> None:
        """Whoever owns the colour does it; no time passes."""
        apply(self.s, 0, code, self.s.now)
        self.codes.append(code)

    def back_to(self, s: State, count: i64) -> None:
        """An attempt failed: the board is as it was after so many codes."""
        self.s = copy(s)
        del self.codes[count:]


def fetch(w: Work, colour: i64, reach: Reach, goal: i64) -> bool:
    """Brings a resource of the colour to a platform, along the way that a search has found."""
    path = reach.path(goal)
    for way in path:
        if way < HOP and is_unbuilt(w.s, way):
            return bridge(w, road_of(way) - PRINTED)  # one thing after the other
    start = reach.source(goal)
    line = [start, *stops(w.s, path)]
    if not sweep(w, line):  # before the piece itself is in the way
        return False
    return have(w, colour, start, line, 0) and follow(w, colour, start, path, [], 0)


def sweep(w: Work, line: list[int]) -> bool:
    """Clears the platforms along a line, but for the first, from near to far or else from far to near."""
    begin, count = copy(w.s), len(w.codes)
    for order in (line[1:], line[:0:-1]):
        if all(not is_blocked(w.s, p) or clear(w, p, line, 0) for p in order):
            return True
        w.back_to(begin, count)
    return False


def stops(s: State, path: list[int]) -> list[int]:
    """The platforms along a path."""
    return [target_of(s, way) for way in path]


def have(w: Work, colour: i64, p: i64, keep: list[int], depth: i64) -> bool:
    """The resource stands at its source: it did, or is produced, or changed by a joker."""
    s = w.s
    site: i64 = DOME_OF[p]
    if s.on[p] == colour or (site != NONE and s.built[site] == 0):
        return True
    if NOTHING < s.on[p] < RUBBISH and not makes(s, p, colour):
        w.do(convert_code(p, s.on[p], colour))
        return True
    if s.on[p] != NOTHING and not clear(w, p, keep, depth):
        return False
    made = colour if makes(w.s, p, colour) else other_made(w.s, p)
    if w.s.on[p] != NOTHING or made == NOTHING or w.s.supply[made] == 0:
        return False
    w.do(PRODUCE + factory(w.s, p, made))
    if made != colour:
        w.do(convert_code(p, made, colour))
    return True


def follow(w: Work, piece: i64, p: i64, path: list[int], keep: list[int], depth: i64) -> bool:
    """The piece goes along the path, and whatever is in its way goes aside, but not to a platform of `keep`."""
    rest = [p, *stops(w.s, path)]
    for way in path:
        q = target_of(w.s, way)
        w.carried.append(p)
        free = not is_blocked(w.s, q) or clear(w, q, keep + rest, depth)
        w.carried.pop()
        if not free or not stands_at(w.s, p, piece):
            return False
        w.do(step_code(w.s, p, way, piece))
        rest = rest[1:]
        p = q
    return True


def is_blocked(s: State, p: i64) -> bool:
    """Whether something stands there that is not in a slot, and not on the rocket platform."""
    return KIND[p] != ROCKET and s.on[p] != NOTHING


def stands_at(s: State, p: i64, piece: i64) -> bool:
    """Whether the piece is still where it was: making room may have moved it."""
    if KIND[p] == ROCKET:
        return s.rocket > 0
    site: i64 = DOME_OF[p]
    if site != NONE and s.built[site] == 0:
        return s.held[slot(site, piece)] > 0
    return s.on[p] == piece


def step_code(s: State, p: i64, way: i64, piece: i64) -> i64:
    """The code of one step."""
    if way >= HOP:
        return pipe_code(PIPE_OF[p], way - HOP, piece)
    return move_code(way, piece)


def clear(w: Work, p: i64, keep: list[int], depth: i64) -> bool:
    """What stands on the platform goes to the best place nearby that is not to be kept free."""
    if depth >= DEEPEST:
        return False
    piece = w.s.on[p]
    if piece == SLUG:
        return lure(w, p, keep, depth)
    reach = spread(w.s, piece, [(0, p)], w.carried, False)
    places = [
        (reach.cost[q] + parking(w.s, q), q)
        for q in in_order(w.s)
        if reach.cost[q] < FAR and w.s.on[q] == NOTHING and q not in keep and is_parking(w.s, q)
    ]
    places.sort()
    begin, count = copy(w.s), len(w.codes)
    for _, q in places[:TRIES]:
        path = reach.path(q)
        if not needs_bridge(w.s, path) and follow(w, piece, p, path, keep, depth + 1):
            return True
        w.back_to(begin, count)
    return False


def needs_bridge(s: State, path: list[int]) -> bool:
    """Whether the path leads over a site without a bridge."""
    return any(way < HOP and is_unbuilt(s, way) for way in path)


def is_parking(s: State, p: i64) -> bool:
    """Whether a piece may be left here: not where it would vanish, flip the sand or fill a slot."""
    return KIND[p] != SITE and KIND[p] != ROCKET and not is_glass(s, p)


def is_glass(s: State, p: i64) -> bool:
    """An hourglass that can still be flipped is kept free."""
    return KIND[p] == HOURGLASS and not s.landed and s.markers > 0


def parking(s: State, p: i64) -> i64:
    """How much a piece would be in the way there."""
    price: i64 = 0
    if FACTORY[p] != NONE or (s.other[p] != NOWHERE and FACTORY[s.other[p]] != NONE):
        price += 3 * PARKING
    if is_half(s, p):
        price -= PARKING  # a dead end, unless it is explored
    if p in PIPES or p in HEAPS:
        price += PARKING
    return price + len(ways(s, p)) * 2


def lure(w: Work, p: i64, keep: list[int], depth: i64) -> bool:
    """MM-188: the slug leaves its platform for food beside it, which is brought there if there is none."""
    begin, count = copy(w.s), len(w.codes)
    for way in ways(w.s, p):
        q = target(w.s, way)
        if is_food(w.s.on[q]) and q not in keep:
            w.do(EAT + way)
            return True
    for way in ways(w.s, p):
        q = target(w.s, way)
        if q in keep or not is_parking(w.s, q) or w.s.on[q] != NOTHING:
            continue
        if feed(w, q, [*keep, p], depth):
            w.do(EAT + way)
            return True
        w.back_to(begin, count)
    return lure_through(w, p, keep, depth)


def lure_through(w: Work, p: i64, keep: list[int], depth: i64) -> bool:
    """The slug leaves by a platform that is to be kept free, and then that one, too."""
    begin, count = copy(w.s), len(w.codes)
    for way in ways(w.s, p):
        q = target(w.s, way)
        if q not in keep or q in w.carried or not is_parking(w.s, q) or w.s.on[q] == SLUG:
            continue
        if (is_food(w.s.on[q]) or feed(w, q, [p], depth + 1)) and is_food(w.s.on[q]):
            w.do(EAT + way)
            if clear(w, q, keep, depth + 1):
                return True
        w.back_to(begin, count)
    return False


def feed(w: Work, p: i64, keep: list[int], depth: i64) -> bool:
    """Brings the nearest piece that a slug eats: rubbish if possible."""
    best_cost: i64 = FAR
    best_piece: i64 = NOTHING
    best_reach = Reach()
    for piece in range(RUBBISH + 1):
        if piece == RUBBISH:
            start = [(0, q) for q in in_order(w.s) if w.s.on[q] == RUBBISH and q not in keep]
        else:
            start = [(cost, q) for cost, q in sources(w.s, piece, 0) if q not in keep]
        reach = spread(w.s, piece, start, [*w.carried, keep[-1]], False)
        cost = reach.cost[p] + (0 if piece == RUBBISH else STEP)
        if cost < best_cost:
            best_cost, best_piece, best_reach = cost, piece, reach
    if best_piece == NOTHING:
        return False
    path, start_at = best_reach.path(p), best_reach.source(p)
    if needs_bridge(w.s, path):
        return False
    if best_piece < RUBBISH and not have(w, best_piece, start_at, [*keep, *stops(w.s, path)], depth + 1):
        return False
    return follow(w, best_piece, start_at, path, keep, depth + 1)


def bridge(w: Work, site: i64) -> bool:
    """MM-139: brings the nearest resource whose bridge is left to either end of the site, and builds."""
    best: i64 = FAR
    best_colour: i64 = NOTHING
    best_end: i64 = NOTHING
    best_reach = Reach()
    for colour in range(6):
        if is_used(w.s, colour):
            continue
        reach = spread(w.s, colour, sources(w.s, colour, 0), [], True)
        for end in range(2):
            foot: i64 = WAY_FROM[way_over(PRINTED + site, end)]
            cost = reach.cost[w.s.root[foot]]
            if cost < best and not leads_over(w.s, reach, w.s.root[foot], site):
                best, best_colour, best_end, best_reach = cost, colour, end, reach
    if best_colour == NOTHING or site in w.bridging:  # else two sites could wait for each other
        return False
    best_way = way_over(PRINTED + site, best_end)
    end_at = w.s.root[WAY_FROM[best_way]]
    count = len(w.codes)
    w.bridging.append(site)
    fetched = fetch(w, best_colour, best_reach, end_at)
    w.bridging.pop()
    if not fetched:
        return False
    if stands_at(w.s, end_at, best_colour):
        w.do(bridge_code(best_way, best_colour))
    return len(w.codes) > count


def leads_over(s: State, reach: Reach, p: i64, site: i64) -> bool:
    """Whether the way to the platform leads over this very site."""
    return any(way < HOP and road_of(way) == PRINTED + site for way in reach.path(p))
