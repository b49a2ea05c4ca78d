"""What to do next: the cheapest thing that brings the team further."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import has
from mensae.games.magicmaze.data import (
    COLONIST,
    DOME,
    DOMES,
    EDGE_OF,
    EDGES,
    EXPLORE,
    FACTORIES,
    FACTORY,
    HOURGLASSES,
    KIND,
    LOCK,
    NEEDS,
    NONE,
    PLATFORMS,
    PRINTED,
    ROCKET_TILE,
    ROCKETS,
    SITE,
    SLUG,
    TILE_OF,
)
from mensae.games.magicmaze.planner.routes import FAR, HOP, Reach, is_unbuilt, spread, target_of, ways_on
from mensae.games.magicmaze.planner.sources import colonists_at, in_slots, sources
from mensae.games.magicmaze.planner.work import (
    Work,
    bridge,
    fetch,
    follow,
    parking,
    stands_at,
    stops,
    sweep,
)
from mensae.games.magicmaze.rules.board import in_order, is_half
from mensae.games.magicmaze.rules.build import is_full
from mensae.games.magicmaze.rules.codes import place_platform, road_of, slot
from mensae.games.magicmaze.rules.rubbish import placings
from mensae.games.magicmaze.rules.timer import flips
from mensae.games.magicmaze.state import NOTHING, NOWHERE, State, copy

FILL: Final = 0
OPEN: Final = 1
HOMELESS: Final = 200  # a colonist that already has a home is moved on only if no other can
SOURCES: Final = 4  # from which a resource is tried to be had
LATER: Final = 2000  # exploring that is not needed comes after everything else


def advance(w: Work) -> bool:
    """Does the next thing on the board of the plan; False if nothing leads any further."""
    s = w.s
    if s.landed and bring_home(w):
        return True
    site: i64 = 0
    while site < len(DOMES):
        if s.root[DOMES[site]] != NOWHERE and s.built[site] == 0 and is_full(s, site):
            w.do(DOME + site)
            return True
        site += 1
    begin, count = copy(s), len(w.codes)
    reaches = [spread(s, colour, sources(s, colour, spare_jokers(s, colour)), [], True) for colour in range(6)]
    for _, kind, colour, goal in candidates(s, reaches):
        if obtain(w, colour, reaches[colour], goal):
            if kind == OPEN and stands_at(w.s, goal, colour):
                w.do(EXPLORE + EDGE_OF[goal])
            if len(w.codes) > count:
                return True
        w.back_to(begin, count)
    return take_over(w)


def obtain(w: Work, colour: i64, reach: Reach, goal: i64) -> bool:
    """Fetches a resource from the best source, or from another if that one fails."""
    begin, count = copy(w.s), len(w.codes)
    start = sources(begin, colour, spare_jokers(begin, colour))
    attempt: i64 = 0
    while reach.cost[goal] < FAR and attempt < SOURCES:
        if fetch(w, colour, reach, goal):
            return True
        w.back_to(begin, count)
        failed = reach.source(goal)
        start = [(cost, p) for cost, p in start if p != failed]
        reach = spread(w.s, colour, start, [], True)
        attempt += 1
    return False


def take_over(w: Work) -> bool:
    """The site that is fullest takes what it lacks out of the slots of another."""
    s, count = w.s, len(w.codes)
    begin = copy(s)
    sites = [(-sum([int(s.held[slot(site, colour)]) for colour in range(6)]), site) for site in range(len(DOMES))]
    sites.sort()
    for _, site in sites:
        goal = DOMES[site]
        if s.root[goal] == NOWHERE or s.built[site] == 1:
            continue
        for colour in range(6):
            if s.held[slot(site, colour)] < NEEDS[slot(site, colour)]:
                reach = spread(s, colour, in_slots(s, colour, goal), [], True)
                if reach.cost[goal] < FAR and fetch(w, colour, reach, goal) and len(w.codes) > count:
                    return True
                w.back_to(begin, count)
        return False  # were another site to take, the two could go on for ever
    return False


def candidates(s: State, reaches: list[Reach]) -> list[tuple[int, int, int, int]]:
    """Everything that could be done, the cheapest first: cost, kind, colour, platform."""
    found: list[tuple[int, int, int, int]] = []
    needed = needs_tiles(s)
    if s.stack != 0:
        for p in EDGES:
            if LOCK[p] != NONE and is_half(s, p):
                cost = reaches[LOCK[p]].cost[p]
                if cost < FAR:
                    found.append((cost if needed else cost + LATER, OPEN, LOCK[p], p))
    for site in range(len(DOMES)):
        goal = DOMES[site]
        if s.root[goal] != NOWHERE and s.built[site] == 0:
            found += slots(s, reaches, site)
    found.sort()
    return found


def slots(s: State, reaches: list[Reach], site: i64) -> list[tuple[int, int, int, int]]:
    """The free slots of a site, each at its share of what the whole site still costs."""
    found: list[tuple[int, int, int, int]] = []
    total = 0
    missing = 0
    for colour in range(6):
        free = int(NEEDS[slot(site, colour)] - s.held[slot(site, colour)])
        if free > 0:
            cost = reaches[colour].cost[DOMES[site]]
            found.append((cost, FILL, colour, DOMES[site]))
            total += cost * free
            missing += free
    if total >= FAR:
        return [(cost + LATER, kind, colour, goal) for cost, kind, colour, goal in found if cost < FAR]
    return [(total // missing + cost // 8, kind, colour, goal) for cost, kind, colour, goal in found]


def needs_tiles(s: State) -> bool:
    """Whether a tile in the stack is needed: a dome site, the rocket, or the factory of a colour."""
    if has(s.stack, ROCKET_TILE):
        return True
    for p in DOMES:
        if has(s.stack, TILE_OF[p]):
            return True
    return any(has(s.stack, TILE_OF[p]) and is_wanted(s, FACTORY[p]) for p in FACTORIES)


def is_wanted(s: State, colour: i64) -> bool:
    """Whether a site in play has a free slot of the colour."""
    for site in range(len(DOMES)):
        if s.root[DOMES[site]] != NOWHERE and s.built[site] == 0:
            if s.held[slot(site, colour)] < NEEDS[slot(site, colour)]:
                return True
    return False


def spare_jokers(s: State, colour: i64) -> i64:
    """MM-154: the jokers that may be spent on this colour: others may need them, if no factory makes them."""
    reserved: i64 = 0
    for other in range(6):
        if other != colour and not has_factory(s, other):
            for site in range(len(DOMES)):
                if s.built[site] == 0 and (s.root[DOMES[site]] != NOWHERE or has(s.stack, TILE_OF[DOMES[site]])):
                    reserved += NEEDS[slot(site, other)] - s.held[slot(site, other)]
            reserved -= standing(s, other)
    spare = s.jokers - (reserved if reserved > 0 else 0)
    return spare if spare > 0 else 0


def has_factory(s: State, colour: i64) -> bool:
    """Whether the colour is made somewhere, or will be."""
    return any(FACTORY[p] == colour and (s.root[p] != NOWHERE or has(s.stack, TILE_OF[p])) for p in FACTORIES)


def standing(s: State, colour: i64) -> i64:
    """How many resources of the colour stand about."""
    count: i64 = 0
    for p in in_order(s):
        if s.on[p] == colour:
            count += 1
    return count


def bring_home(w: Work) -> bool:
    """MM-107, MM-109: a colonist to the dome that is farthest from the rocket, so that nobody is in the way later."""
    begin, count = copy(w.s), len(w.codes)
    start = colonists_at(w.s)
    start += [(HOMELESS, p) for p in in_order(w.s) if KIND[p] == SITE and w.s.on[p] == COLONIST]
    reach = spread(w.s, COLONIST, start, [], True)
    away = from_rocket(w.s)
    goals = [(-away[p], p) for p in DOMES if w.s.root[p] != NOWHERE and w.s.on[p] == NOTHING]
    goals.sort()
    for _, goal in goals:
        if reach.cost[goal] < FAR and lead(w, reach, goal) and len(w.codes) > count:
            return True
        w.back_to(begin, count)
    return False


def from_rocket(s: State) -> list[int]:
    """How many steps every platform is from the rocket, wherever the pieces are: so this stays the same on the way."""
    away = [0] * PLATFORMS
    ring = ROCKETS[:]
    away[ring[0]] = 1
    for p in ring:
        for way in ways_on(s, p, COLONIST):
            q = target_of(s, way)
            if away[q] == 0:
                away[q] = away[p] + 1
                ring.append(q)
    return away


def lead(w: Work, reach: Reach, goal: i64) -> bool:
    """A colonist goes along the way that a search has found."""
    path = reach.path(goal)
    for way in path:
        if way < HOP and is_unbuilt(w.s, way):
            return bridge(w, road_of(way) - PRINTED)
    start = reach.source(goal)
    return sweep(w, [start, *stops(w.s, path)]) and follow(w, COLONIST, start, path, [], 0)


def flip(w: Work) -> bool:
    """MM-82: the nearest resource goes to the nearest hourglass that can still be flipped."""
    s = w.s
    glasses = [p for p in HOURGLASSES if s.root[p] != NOWHERE and flips(s, p, 0)]
    best: i64 = FAR
    best_colour: i64 = NOTHING
    best_goal: i64 = NOWHERE
    best_reach = Reach()
    for colour in range(6):
        reach = spread(s, colour, sources(s, colour, 0), [], False)
        for p in glasses:
            if reach.cost[p] < best:
                best, best_colour, best_goal, best_reach = reach.cost[p], colour, p, reach
    return best_colour != NOTHING and fetch(w, best_colour, best_reach, best_goal)


def best_placing(s: State, seat: i64) -> i64:
    """MM-162: where rubbish is least in the way: on a slug, then where no piece has to pass."""
    best: i64 = NOTHING
    best_price: i64 = FAR
    for code in placings(s, seat):
        p = place_platform(code)
        price: i64 = -100 if s.on[p] == SLUG else parking(s, p)
        if price < best_price:
            best, best_price = code, price
    return best
