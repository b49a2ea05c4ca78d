"""What a reader may know, field by field: all of it (MM-11)."""

from typing import Literal

from mypy_extensions import i64

from mensae.core.bits import count, has, members
from mensae.games.magicmaze.data import (
    ASIDE,
    COLONIST,
    COLOURS,
    DOME_OF,
    DOMES,
    END_A,
    END_B,
    FACE_IDS,
    FACTORY,
    HEAP_OF,
    HEAPS,
    HOURGLASS,
    ICONS,
    KIND,
    KINDS,
    LOCK,
    NAMES,
    NEEDS,
    NONE,
    ONE_WAY,
    PIECES,
    PLACE_X,
    PLACE_Y,
    PLATFORMS,
    PRINTED,
    ROAD_COLOUR,
    ROAD_NAMES,
    ROADS,
    ROCKET,
    RUBBISH,
    SEATS_MOST,
    SITE_NAMES,
    SITTERS,
    SLUG,
    TILE_COUNT,
    TILE_IDS,
    TILE_OF,
)
from mensae.games.magicmaze.rules.board import in_order, is_half
from mensae.games.magicmaze.rules.build import is_used
from mensae.games.magicmaze.rules.codes import slot
from mensae.games.magicmaze.rules.rubbish import is_partial
from mensae.games.magicmaze.rules.start import period
from mensae.games.magicmaze.rules.timer import is_open
from mensae.games.magicmaze.schema import Colour, TileId
from mensae.games.magicmaze.state import (
    NOBODY,
    NOTHING,
    NOWHERE,
    PAUSED,
    PHASES,
    PLAYING,
    State,
    column,
    hourglass_of,
    over,
    queued,
    row,
)
from mensae.games.magicmaze.views import Laid, Question, Road, Spot, View


def view(s: State, seat: int | None) -> View:
    """MM-11, MM-228: the same for every reader; in a pause the board is covered."""
    t, seats = s.terms, range(s.seats)
    covered = s.phase == PAUSED
    return View(
        mission=int(t.mission),
        level_word="module" if t.module else "mission",
        phase=PHASES[s.phase],
        tiles={} if covered else tiles_laid(s),
        platforms={} if covered else {NAMES[p]: spot(s, p) for p in in_order(s)},
        roads={} if covered else roads_laid(s),
        stack=tiles_of(s.stack),
        drawn=tiles_of(s.drawn),
        faces=[None if s.face[i] == NOTHING else FACE_IDS[s.face[i]] for i in seats],
        active=FACE_IDS[s.active] if t.solo else None,
        solo_faces=[FACE_IDS[face] for face in members(t.solo_faces)],
        sitters=[SITTERS[s.sitter[i]] for i in seats],
        ready=members(s.ready),
        gave_up=members(s.gave_up),
        resumed=members(s.resumed),
        supply={COLOURS[colour]: int(s.supply[colour]) for colour in range(6)},
        rubbish=int(s.rubbish),
        slugs=int(s.slugs),
        jokers=int(s.jokers),
        markers=int(s.markers),
        domes=int(s.domes),
        bridges=[COLOURS[colour] for colour in range(6) if not is_used(s, colour)] if t.bridges else [],
        orbit=int(s.orbit),
        landed=bool(s.landed),
        talk=talk(s),
        talk_since=int(s.talk_at) if is_open(s) else None,
        guard=int(t.guard),
        questions=[question(s, i) for i in seats if s.queue[i] != 0],
        pawn=pawn_place(s) if t.pawns else None,
        stares=[None if s.stare[i] == NOBODY else int(s.stare[i]) for i in seats],
        began=int(s.began) if s.phase >= PLAYING else None,
        ends=int(s.ends) if s.phase >= PLAYING else None,
        now=int(s.now),
        sand=int(t.sand),
        solo_second=bool(t.solo and s.phase == PLAYING and s.switched == period(s, s.now)),
        pipe_sound=bool(t.pipe_sound),
        orange_hint=bool(t.orange_hint),
    )


def talk(s: State) -> Literal["free", "silent", "open"]:
    """MM-115, MM-117, MM-126, MM-228: a pause closes the window for as long as it lasts."""
    if not s.terms.silent or s.phase < PLAYING or over(s):
        return "free"
    return "open" if is_open(s) and s.phase != PAUSED else "silent"


def tiles_of(bits: i64) -> list[str]:
    """The tiles of a bit set."""
    return [TILE_IDS[tile] for tile in members(bits)]


def tiles_laid(s: State) -> dict[TileId, Laid]:
    """MM-12, MM-13: the tiles in play in the order in which they came."""
    ranked = [(int(s.rank[tile]), tile) for tile in range(TILE_COUNT) if s.cell[tile] != NOWHERE]
    ranked.sort()
    tiles = [Laid(TILE_IDS[t], int(column(s.cell[t])), int(row(s.cell[t])), int(s.turn[t])) for _, t in ranked]
    return {laid.tile: laid for laid in tiles}


def spot(s: State, p: i64) -> Spot:
    """A platform with everything on it."""
    other = s.other[p]
    site: i64 = DOME_OF[p]
    open_site = site != NONE and s.built[site] == 0
    halves = [p] if other == NOWHERE else [p, other]
    x, y = place(s, p)
    return Spot(
        name=NAMES[p],
        other=None if other == NOWHERE else NAMES[other],
        x=x,
        y=y,
        kind=KINDS[KIND[p]],
        lock=COLOURS[LOCK[p]] if LOCK[p] != NONE and is_half(s, p) else None,
        factories=[COLOURS[FACTORY[half]] for half in halves if FACTORY[half] != NONE],
        rubbish=any(HEAP_OF[half] != NONE for half in halves),
        piece=None if s.on[p] == NOTHING else PIECES[s.on[p]],
        marked=KIND[p] == HOURGLASS and has(s.marked, hourglass_of(p)),
        needs=slots(s, site, False) if open_site else [],
        held=slots(s, site, True) if open_site else [],
        dome=site != NONE and not open_site,
        colonists=int(s.rocket) if KIND[p] == ROCKET else 0,
    )


def slots(s: State, site: i64, full: bool) -> list[Colour]:
    """The full slots of a site, or the free ones."""
    found: list[Colour] = []
    for colour in range(6):
        held = int(s.held[slot(site, colour)])
        shown = held if full else NEEDS[slot(site, colour)] - held
        found += [COLOURS[colour]] * shown
    return found


def place(s: State, p: i64) -> tuple[int, int]:
    """Where a platform lies on the table: its place on the tile, turned with it."""
    tile: i64 = TILE_OF[p]
    x: int = PLACE_X[p]
    y: int = PLACE_Y[p]
    turns = int(s.turn[tile])
    while turns > 0:  # a quarter turn clockwise
        x, y = 100 - y, x
        turns -= 1
    return int(column(s.cell[tile])) * 100 + x, int(row(s.cell[tile])) * 100 + y


def roads_laid(s: State) -> dict[str, Road]:
    """The highways and bridge sites of the tiles in play."""
    laid = [number for number in range(ROADS) if s.cell[TILE_OF[END_A[number]]] != NOWHERE]
    return {ROAD_NAMES[number]: road(s, number) for number in laid}


def road(s: State, number: i64) -> Road:
    """A highway, or a bridge site with its bridge."""
    bridge: i64 = ROAD_COLOUR[number] if number < PRINTED else s.bridge[number - PRINTED]
    return Road(
        a=NAMES[s.root[END_A[number]]],
        b=NAMES[s.root[END_B[number]]],
        colour=None if bridge == NOTHING else COLOURS[bridge],
        one_way=ONE_WAY[number] == 1,
        site=None if number < PRINTED else SITE_NAMES[number - PRINTED],
    )


def question(s: State, seat: i64) -> Question:
    """MM-169: what an explorer has still to place."""
    origins = [NAMES[HEAPS[heap]] for heap in queued(s, seat)]
    return Question(int(seat), int(s.aside[seat]), origins, is_partial(s, seat), int(s.due[seat]))


def pawn_place(s: State) -> str:
    """MM-129 to MM-132: where the pawn stands."""
    if s.pawn == ASIDE:
        return "aside"
    return f"seat {int(s.pawn) + 1}" if s.pawn < SEATS_MOST else ICONS[s.pawn - SEATS_MOST]


def pieces(s: State) -> dict[str, int]:
    """I01 to I06, I12: how many of each there are, wherever they lie."""
    counts: dict[str, int] = dict.fromkeys(PIECES, 0)
    for p in range(PLATFORMS):
        if s.on[p] != NOTHING:
            counts[PIECES[s.on[p]]] += 1
    for colour in range(6):
        in_sites = sum([int(s.held[slot(site, colour)]) for site in range(len(DOMES))])
        counts[COLOURS[colour]] += int(s.supply[colour]) + in_sites
    counts[PIECES[RUBBISH]] += int(s.rubbish) + sum([int(s.aside[seat]) for seat in range(s.seats)])
    counts[PIECES[SLUG]] += int(s.slugs)
    counts[PIECES[COLONIST]] += int(s.orbit + s.rocket)
    counts["marker"] = int(s.markers) + int(count(s.marked))
    counts["dome"] = int(s.domes) + sum([int(dome) for dome in s.built])
    return counts
