"""How far everything is for a piece: a shortest-way search that counts what has to be cleared or built on the way."""

from heapq import heappop, heappush
from typing import Final, final

from mypy_extensions import i64

from mensae.games.magicmaze.data import (
    AGAINST,
    BRIDGE_WAYS,
    COLONIST,
    DOME_OF,
    HOURGLASS,
    KIND,
    NEEDS,
    NONE,
    PIPES,
    PLATFORMS,
    PRINTED,
    ROADS,
    ROCKET,
    RUBBISH,
    SITE,
    SLUG,
    WAYS_AT,
)
from mensae.games.magicmaze.rules.board import target
from mensae.games.magicmaze.rules.build import is_used
from mensae.games.magicmaze.rules.codes import road_of, slot
from mensae.games.magicmaze.rules.timer import flips
from mensae.games.magicmaze.rules.transport import in_pipes
from mensae.games.magicmaze.state import NOTHING, NOWHERE, State

STEP: Final = 10  # an action; extra costs are in the same unit
CLEARING: Final = 35  # a piece in the way that has to go aside
LURING: Final = 150  # a slug in the way
BUILDING: Final = 70  # a bridge that has to be built first
FAR: Final = 1 << 30
HOP: Final = ROADS * 2  # a way by pipe: HOP + number of the pipe platform it leads to


@final
class Reach:
    """What a search has found: the cost to every platform, and the way by which it is reached."""

    def __init__(self) -> None:
        self.cost: list[int] = [FAR] * PLATFORMS
        self.by: list[int] = [NOTHING] * PLATFORMS  # the way that leads here; NOTHING at a source
        self.before: list[int] = [NOWHERE] * PLATFORMS

    def path(self, p: i64) -> list[int]:
        """The ways from a source to the platform."""
        ways: list[int] = []
        while self.by[p] != NOTHING:
            ways.append(self.by[p])
            p = self.before[p]
        ways.reverse()
        return ways

    def source(self, p: i64) -> i64:
        """Where the shortest way to the platform begins."""
        while self.before[p] != NOWHERE:
            p = self.before[p]
        return p


def spread(s: State, piece: i64, sources: list[tuple[int, int]], shut: list[int], slugs: bool) -> Reach:
    """The cheapest ways for a piece from its sources (cost, platform); it must not enter the platforms of `shut`.

    `slugs`: ways over slugs, which would have to be lured away, count, too.
    """
    reach = Reach()
    cost, by, before = reach.cost, reach.by, reach.before
    heap: list[int] = []
    for first, p in sources:
        if first < cost[p]:
            cost[p] = first
            heappush(heap, ranked(first, p))
    while heap:
        nearest = heappop(heap)
        p = platform_of(nearest)
        so_far = cost_of(nearest)
        if so_far > cost[p] or (by[p] != NOTHING and is_terminal(s, p, piece)):
            continue
        for way in ways_on(s, p, piece):
            q = target_of(s, way)
            price = entry_price(s, q, piece, slugs)
            if price == FAR or q in shut:
                continue
            price += so_far + STEP
            if way < HOP and is_unbuilt(s, way):
                price += building_price(s, p, q, by[p] != NOTHING)
            if price < cost[q]:
                cost[q], by[q], before[q] = price, way, p
                heappush(heap, ranked(price, q))
    return reach


def ranked(cost: i64, p: i64) -> i64:
    """A platform with what it costs to come there, such that the cheapest is the lowest number."""
    return cost * PLATFORMS + p


def platform_of(rank: i64) -> i64:
    """Where it is."""
    return rank % PLATFORMS


def cost_of(rank: i64) -> i64:
    """What it costs."""
    return rank // PLATFORMS


def building_price(s: State, p: i64, q: i64, entered: bool) -> i64:
    """What a bridge costs: little if the resource for it stands at one end already, and then it is not in the way."""
    if can_build(s, p):
        return STEP - CLEARING if entered else STEP
    return STEP if can_build(s, q) else BUILDING


def can_build(s: State, p: i64) -> bool:
    """Whether a resource stands here whose bridge is left."""
    return NOTHING < s.on[p] < RUBBISH and not is_used(s, s.on[p])


def ways_on(s: State, p: i64, piece: i64) -> list[int]:
    """Every way out of a platform for the piece: highways, bridges that are or can be built, pipes."""
    found: list[int] = []
    half = p
    while half != NOWHERE:
        for way in WAYS_AT[half]:
            if AGAINST[way] == 0 and (way < BRIDGE_WAYS or s.terms.bridges):
                found.append(way)
        half = s.other[p] if half == p else NOWHERE
    if s.terms.pipes and p in PIPES and in_pipes(s, piece):
        found += [HOP + pipe for pipe in range(len(PIPES)) if PIPES[pipe] != p and s.root[PIPES[pipe]] != NOWHERE]
    return found


def target_of(s: State, way: i64) -> i64:
    """The platform to which a way, or a pipe, leads."""
    if way >= HOP:
        end: i64 = PIPES[way - HOP]
        return end
    return target(s, way)


def is_unbuilt(s: State, way: i64) -> bool:
    """Whether the way leads over a site without a bridge."""
    return way >= BRIDGE_WAYS and s.bridge[road_of(way) - PRINTED] == NOTHING


def is_terminal(s: State, p: i64, piece: i64) -> bool:
    """Whether a way of the piece ends here: in a slot of a site, or on an hourglass that it flips."""
    if KIND[p] == SITE:
        site: i64 = DOME_OF[p]
        return s.built[site] == 0
    return KIND[p] == HOURGLASS and flips(s, p, piece)


def entry_price(s: State, p: i64, piece: i64, slugs: bool) -> i64:
    """What it costs beyond the step that the platform is not empty; FAR if the piece can never enter."""
    kind = KIND[p]
    if kind == ROCKET:
        return 0 if piece == COLONIST else FAR
    site: i64 = DOME_OF[p]
    if site != NONE and s.built[site] == 0:
        if piece >= RUBBISH or s.held[slot(site, piece)] >= NEEDS[slot(site, piece)]:
            return FAR
        return 0
    if kind == SITE and piece != COLONIST:
        return FAR
    on = s.on[p]
    if on == NOTHING:
        return 0
    if on == SLUG:
        return LURING if slugs else FAR
    return FAR if kind == SITE else CLEARING
