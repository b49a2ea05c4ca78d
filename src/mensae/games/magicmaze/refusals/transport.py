"""Why nothing can be produced, moved, piped or eaten there (sections 6, 7, 17, 18 and 19)."""

from mensae.core.bits import has
from mensae.core.schema import Refusal, Seat, no
from mensae.games.magicmaze.actions import CODE
from mensae.games.magicmaze.data import (
    AGAINST,
    COLONIST,
    COLOURS,
    DOME_OF,
    EACH,
    EAT,
    FACE_COLOURS,
    KIND,
    NAMES,
    NONE,
    PIECES,
    PLATFORM,
    ROCKET,
    RUBBISH,
    SITE,
    SLUG,
    TILE_IDS,
    TILE_OF,
)
from mensae.games.magicmaze.rules.board import colour_of, colours, stands
from mensae.games.magicmaze.rules.codes import move_way
from mensae.games.magicmaze.schema import Eat, Move, Pipe, Produce
from mensae.games.magicmaze.speech.words import (
    a_piece,
    called,
    colour_name,
    colour_names,
    is_in_play,
    level_name,
    listed,
    missing,
    seat_names,
    standing,
)
from mensae.games.magicmaze.state import NOTHING, State

PIPES_FROM = 3  # MM-39


def away(s: State, platform: str) -> Refusal:
    """MM-31, MM-78: the tile of the platform does not lie on the table."""
    tile = TILE_OF[PLATFORM[platform]]
    if has(s.stack, tile):
        return no("MM-78", "magicmaze-no-tile", tile=TILE_IDS[tile])
    return no("MM-31", "magicmaze-no-such-tile", tile=TILE_IDS[tile])


def foreign(s: State, seat: Seat, colour: int) -> Refusal | None:
    """MM-47, MM-213: the colour is not on the face of the seat."""
    owned = int(colours(s, seat))
    if has(owned, colour):
        return None
    if s.terms.solo:
        return no("MM-213", "magicmaze-no-active", colour=colour_name(colour), colours=colour_names(owned))
    owners = [other for other in range(s.seats) if has(FACE_COLOURS[s.face[other]], colour)]
    return no("MM-47", "magicmaze-no-colour", colour=colour_name(colour), owners=seat_names(owners))


def no_product(s: State, seat: Seat, action: Produce) -> Refusal:
    """MM-47, MM-63, MM-64: not your colour, something stands there, or the supply is empty."""
    p, colour = PLATFORM[action.platform], COLOURS.index(action.colour)
    if not is_in_play(s, p):
        return away(s, action.platform)
    if refused := foreign(s, seat, colour):
        return refused
    root = int(s.root[p])
    if s.on[root] != NOTHING:
        return no("MM-63", "magicmaze-no-factory", platform=NAMES[root], **standing(s, root))
    return no("MM-64", "magicmaze-no-supply", colour=colour_name(colour), count=EACH)


def no_move(s: State, seat: Seat, action: Move) -> Refusal:
    """MM-47, MM-73, MM-138, MM-195: no bridge yet, not your colour, against the arrow, no such piece; or the target."""
    piece, way = PIECES.index(action.piece), move_way(CODE[action])
    if refused := _no_way(s, seat, action, way):
        return refused
    start, to = int(s.root[PLATFORM[action.start]]), int(s.root[PLATFORM[action.to]])
    if AGAINST[way]:
        return no("MM-195", "magicmaze-no-way-back", start=NAMES[start], to=NAMES[to])
    if s.on[start] == SLUG:
        return no("MM-189", "magicmaze-no-slug-moves", platform=NAMES[start])
    if not stands(s, start, piece):
        return absent(s, start, piece)
    return _no_entry(s, to, piece)


def _no_way(s: State, seat: Seat, action: Move | Eat, way: int) -> Refusal | None:
    """MM-47, MM-78, MM-138: the tile is not there, the bridge is not built, or the colour is that of others."""
    if not is_in_play(s, PLATFORM[action.start]):
        return away(s, action.start)
    colour = int(colour_of(s, way))
    if colour == NOTHING:
        return no("MM-138", "magicmaze-no-bridge-yet", start=called(s, action.start), to=called(s, action.to))
    return foreign(s, seat, colour)


def absent(s: State, p: int, piece: int) -> Refusal:
    """MM-73: another piece stands there, or none."""
    return no("MM-73", "magicmaze-no-piece", platform=NAMES[p], piece=a_piece(piece), **standing(s, p))


def _no_entry(s: State, p: int, piece: int) -> Refusal:
    """MM-68, MM-93, MM-95, MM-99, MM-102: the target is not open to the piece, or not empty."""
    site = DOME_OF[p]
    if KIND[p] == ROCKET:
        return no("MM-102", "magicmaze-no-rocket", platform=NAMES[p])
    if site == NONE:
        return no("MM-68", "magicmaze-no-room", platform=NAMES[p], **standing(s, p))
    if s.built[site] == 1:
        if piece != COLONIST:
            return no("MM-99", "magicmaze-no-dome-entry", site=NAMES[p])
        return no("MM-99", "magicmaze-no-dome-room", site=NAMES[p])
    if piece >= RUBBISH:
        return no("MM-95", "magicmaze-no-site-entry", site=NAMES[p])
    free = missing(s, site)
    if not free:
        return no("MM-93", "magicmaze-no-slots", site=NAMES[p])
    colours_free = listed([colour_name(colour) for colour in free])
    return no("MM-93", "magicmaze-no-slot", site=NAMES[p], colour=colour_name(piece), free=colours_free)


def no_pipe(s: State, action: Pipe) -> Refusal:
    """MM-39, MM-73, MM-179, MM-181, MM-182: no pipes, no such piece, not into the pipe, or no empty end."""
    if not s.terms.pipes:
        return no("MM-39", "magicmaze-no-pipes", level=level_name(s, PIPES_FROM))
    start, to, piece = PLATFORM[action.start], PLATFORM[action.to], PIECES.index(action.piece)
    for end in (start, to):
        if not is_in_play(s, end):
            return away(s, NAMES[end])
    if s.on[start] == SLUG:
        return no("MM-182", "magicmaze-no-slug-pipes", platform=NAMES[start])
    if s.on[start] != piece:
        return absent(s, start, piece)
    if piece == COLONIST and not s.terms.colonists_in_pipes:
        return no("MM-181", "magicmaze-no-colonist-pipes")
    if start == to:
        return no("MM-179", "magicmaze-no-pipe-out", platform=NAMES[to])
    return no("MM-179", "magicmaze-no-pipe-room", platform=NAMES[to], **standing(s, to))


def no_meal(s: State, seat: Seat, action: Eat) -> Refusal:
    """MM-188, MM-189, MM-192, MM-193: no slug there, or no food for it."""
    if refused := _no_way(s, seat, action, CODE[action] - EAT):
        return refused
    start, to = int(s.root[PLATFORM[action.start]]), int(s.root[PLATFORM[action.to]])
    if s.on[start] != SLUG:
        return no("MM-188", "magicmaze-no-slug", platform=NAMES[start], **standing(s, start))
    if KIND[to] in (ROCKET, SITE):
        return no("MM-193", "magicmaze-no-slug-entry", platform=NAMES[to])
    if s.on[to] == COLONIST:
        return no("MM-192", "magicmaze-no-colonist-food", platform=NAMES[to])
    return no("MM-189", "magicmaze-no-food", platform=NAMES[to], **standing(s, to))
