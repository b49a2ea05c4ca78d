"""Sections 3, 4, 20 and 22: what happens before the sand runs; and the active face of a solo game."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit, has, members
from mensae.games.magicmaze.data import (
    ARROW,
    DEALT,
    DRAWN,
    FACES_FOR,
    FIRST,
    GONE,
    HEAP_OF,
    JOINED,
    NONE,
    PERSON,
    READY,
    RUBBISH,
    SOLO_MS,
    SOLO_OPEN_MS,
    START_TILE,
    SWITCH,
    TAKE,
    X_TILES,
)
from mensae.games.magicmaze.rules.board import is_half
from mensae.games.magicmaze.rules.codes import start_code
from mensae.games.magicmaze.rules.explore import bring_slug, lay
from mensae.games.magicmaze.rules.notes import DROPPED, FACED, LAID, STARTED
from mensae.games.magicmaze.state import DEALING, DRAWING, NOTHING, PLAYING, PREPARING, State, note

SOLO_TILES: Final = 4  # MM-208


def x_left(s: State) -> list[int]:
    """MM-199: the X tiles that have not joined."""
    return [tile for tile in X_TILES if not has(s.stack, tile)]


def is_joining(s: State) -> bool:
    """MM-199: X tiles join first; then, in a solo game, four tiles are drawn (MM-208)."""
    return s.to_draw > (SOLO_TILES if s.terms.solo else 0)


def draws(s: State) -> list[int]:
    """MM-35, MM-199: what chance may draw now, each as likely as the others."""
    if s.phase == DRAWING and is_joining(s):
        return [JOINED + tile for tile in x_left(s)]
    if s.phase == DEALING:
        return [DEALT + face for face in free_faces(s)]
    return [DRAWN + tile for tile in members(s.stack)]


def joined(s: State, tile: i64) -> None:
    """MM-198, MM-200: the X tile is in the stack, and brings no pieces."""
    s.stack |= bit(tile)
    drew(s)


def drawn_first(s: State, tile: i64) -> None:
    """MM-208: one of the four tiles that a solo game begins with."""
    s.stack &= ~bit(tile)
    s.drawn |= bit(tile)
    drew(s)


def drew(s: State) -> None:
    """Chance has drawn once more; after the last time people prepare."""
    s.to_draw -= 1
    if s.to_draw == 0:
        s.phase = PREPARING


def free_faces(s: State) -> list[int]:
    """MM-43, MM-44, MM-46: the faces of this player count that nobody has."""
    taken: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.face[seat] != NOTHING:
            taken |= bit(s.face[seat])
        seat += 1
    return [face for face in FACES_FOR[s.seats] if not has(taken, face)]


def preparations(s: State, seat: i64, at: i64) -> list[int]:
    """MM-42, MM-46, MM-207 to MM-209: what can be done before the start."""
    codes: list[int] = []
    person = s.sitter[seat] == PERSON
    if s.terms.solo:
        codes += switches(s, at)
        codes += [start_code(tile, side) for tile in members(s.drawn) for side in free_sides(s)]
    elif person:
        codes += [TAKE + face for face in free_faces(s)]
    if person and s.drawn == 0 and not has(s.ready, seat):
        codes.append(READY)
    return codes


def free_sides(s: State) -> list[int]:
    """MM-208, MM-209, MM-247: the sides of the start tile without a tile."""
    first: i64 = FIRST[START_TILE]
    return [side for side in range(4) if is_half(s, first + side)]


def place_start(s: State, tile: i64, side: i64) -> None:
    """MM-208 to MM-212, MM-248: laid with its arrow to the start tile; its rubbish symbol brings its own piece only."""
    s.drawn &= ~bit(tile)
    first: i64 = FIRST[START_TILE]
    lay(s, tile, first + side)
    note(s, LAID, tile, first + side)
    arrow: i64 = FIRST[tile] + ARROW[tile]
    if s.terms.heaps and HEAP_OF[arrow] != NONE and s.rubbish > 0:
        s.rubbish -= 1
        note(s, DROPPED, s.root[arrow], s.on[s.root[arrow]])
        s.on[s.root[arrow]] = RUBBISH
    bring_slug(s, tile)


def switches(s: State, at: i64) -> list[int]:
    """MM-207, MM-215, MM-216: the faces to which the pawn of a solo game may go."""
    if s.phase == PLAYING and (not in_open_second(s, at) or s.switched == period(s, at)):
        return []
    return [SWITCH + face for face in members(s.terms.solo_faces) if face != s.active]


def in_open_second(s: State, at: i64) -> bool:
    """MM-214, MM-215: whether the last digit of the stopwatch is 0."""
    return (at - s.began) % SOLO_MS < SOLO_OPEN_MS


def period(s: State, at: i64) -> i64:
    """MM-216: in which ten seconds this is."""
    return (at - s.began) // SOLO_MS


def switch(s: State, face: i64, at: i64) -> None:
    """MM-215, MM-217: the pawn goes to another face; this is no game action."""
    s.active = face
    if s.phase == PLAYING:
        s.switched = period(s, at)


def start_if_ready(s: State, at: i64) -> None:
    """MM-42: when every person is ready, and nothing is left to be laid, the faces are dealt and the sand runs."""
    if s.phase != PREPARING or s.drawn != 0:
        return
    gone: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.sitter[seat] == PERSON and not has(s.ready, seat):
            return
        if s.sitter[seat] == GONE:
            gone += 1
        seat += 1
    if gone == s.seats:  # nobody is there to play
        return
    if s.terms.solo or not free_faces(s):
        turn_timer(s, at)
    else:
        s.phase = DEALING


def dealt(s: State, face: i64, at: i64) -> None:
    """MM-46: the first seat without a face gets it; with the last one the sand runs."""
    seat: i64 = 0
    while s.face[seat] != NOTHING:
        seat += 1
    note(s, FACED, seat)
    s.face[seat] = face
    if not free_faces(s):
        turn_timer(s, at)


def turn_timer(s: State, at: i64) -> None:
    """MM-42, MM-54: T0, and the moment at which the sand will have run out."""
    s.phase = PLAYING
    s.began = at
    s.ends = at + s.terms.sand
    note(s, STARTED)
