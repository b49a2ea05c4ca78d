"""Why people cannot do that now: pawn, staring, talk, faces, start, pause (sections 3, 4, 12, 13, 22 and 23)."""

from mensae.core.bits import has
from mensae.core.schema import Refusal, Seat, Who, no
from mensae.games.magicmaze.data import (
    FACE_IDS,
    FACES_FOR,
    FIRST,
    PAWN_MS,
    PERSON,
    SIDES,
    SOLO_MS,
    START_TILE,
    TILE_IDS,
    TILE_OF,
)
from mensae.games.magicmaze.rules.start import free_faces, in_open_second
from mensae.games.magicmaze.schema import Face, PlaceStart
from mensae.games.magicmaze.speech.words import (
    either,
    face_name,
    level_name,
    people_without,
    seat_names,
    side_name,
    tile_names,
)
from mensae.games.magicmaze.state import PLAYING, PREPARING, State

PAWN_FROM = 2  # MM-129


def no_pawn_to(s: State, seat: Seat, other: Seat, now: int) -> Refusal:
    """MM-129, MM-133: nobody sits there, or it is yourself."""
    if s.terms.pawns and other >= s.seats:
        return no("MM-129", "magicmaze-no-seat", seat=other + 1, seats=int(s.seats))
    if s.terms.pawns and other == seat:
        return no("MM-133", "magicmaze-no-pawn-self")
    return no_pawn_on(s, seat, now)


def no_pawn_on(s: State, seat: Seat, now: int) -> Refusal:
    """MM-129, MM-136, MM-137: there is no pawn, or it was moved too shortly before."""
    if s.terms.solo:
        return no("MM-137", "magicmaze-no-pawn-alone")
    if not s.terms.pawns:
        return no("MM-129", "magicmaze-no-pawn", level=level_name(s, PAWN_FROM))
    return no("MM-136", "magicmaze-no-pawn-yet", ms=PAWN_MS - (now - int(s.pawn_at[seat])), pause=PAWN_MS // 1000)


def no_stare(s: State, seat: Seat, other: Seat) -> Refusal:
    """MM-118: at a player, and not at yourself."""
    if other >= s.seats:
        return no("MM-118", "magicmaze-no-seat", seat=other + 1, seats=int(s.seats))
    return no("MM-118", "magicmaze-no-stare")


def no_end_talk(s: State, seat: Seat) -> Refusal:
    """MM-124: a person, while a window is open."""
    if s.sitter[seat] != PERSON:
        return no("MM-124", "magicmaze-no-person")
    return no("MM-124", "magicmaze-no-window")


def no_switch(s: State, face: Face, now: int) -> Refusal:
    """MM-206, MM-215, MM-216: another face, and once in the second whose last digit is 0."""
    if not s.terms.solo:
        return no("MM-215", "magicmaze-no-switch-together")
    number = FACE_IDS.index(face)
    if not has(s.terms.solo_faces, number):
        return no("MM-206", "magicmaze-no-solo-face", face=face_name(number))
    if number == s.active:
        return no("MM-215", "magicmaze-no-switch", face=face_name(number))
    wait = SOLO_MS - (now - int(s.began)) % SOLO_MS
    if in_open_second(s, now):
        return no("MM-216", "magicmaze-no-switch-again", seconds=-(-wait // 1000))
    return no("MM-215", "magicmaze-no-switch-yet", seconds=-(-wait // 1000))


def no_face(s: State, seat: Seat, face: Face) -> Refusal:
    """MM-43, MM-46, MM-207: before the start, a free one of this player count."""
    if s.phase != PREPARING:
        return no("MM-46", "magicmaze-no-face-now")
    if s.terms.solo:
        return no("MM-207", "magicmaze-no-face-alone")
    if s.sitter[seat] != PERSON:
        return no("MM-46", "magicmaze-no-face-bot")
    number, free = FACE_IDS.index(face), free_faces(s)
    if number not in FACES_FOR[s.seats]:
        return no("MM-43", "magicmaze-no-face-count", face=face_name(number), seats=int(s.seats))
    if s.face[seat] == number:
        return no("MM-46", "magicmaze-no-face-again", face=face_name(number))
    owner = next(other for other in range(s.seats) if s.face[other] == number)
    if not free:
        return no("MM-46", "magicmaze-no-face-left", face=face_name(number), who=Who(owner))
    faces = either([face_name(each) for each in free])
    return no("MM-46", "magicmaze-no-face", face=face_name(number), who=Who(owner), free=faces)


def no_first_tile(s: State, action: PlaceStart) -> Refusal:
    """MM-208, MM-209: alone, before the start, one of the four tiles, on a free side."""
    if not s.terms.solo:
        return no("MM-208", "magicmaze-no-first-together")
    if s.drawn == 0:
        return no("MM-208", "magicmaze-no-first-left")
    if not has(s.drawn, TILE_IDS.index(action.tile)):
        return no("MM-208", "magicmaze-no-first", tile=action.tile, tiles=tile_names(int(s.drawn)))
    side = SIDES.index(action.side)
    edge = FIRST[START_TILE] + side
    return no("MM-208", "magicmaze-no-side", side=side_name(side), tile=TILE_IDS[TILE_OF[s.other[edge]]])


def no_ready(s: State, seat: Seat) -> Refusal:
    """MM-42, MM-208: once, by a person, before the start, with all first tiles laid."""
    if s.phase != PREPARING:
        return no("MM-42", "magicmaze-no-ready-now")
    if s.sitter[seat] != PERSON:
        return no("MM-42", "magicmaze-no-person")
    if s.drawn != 0:
        return no("MM-208", "magicmaze-no-ready-tiles", tiles=tile_names(int(s.drawn)))
    return no("MM-42", "magicmaze-no-ready-again", seats=seat_names(people_without(s, int(s.ready))))


def no_resuming(s: State, seat: Seat) -> Refusal:
    """MM-228: in a pause, once, by a person."""
    if s.phase < PLAYING:
        return no("MM-228", "magicmaze-no-before")
    if s.phase == PLAYING:
        return no("MM-228", "magicmaze-no-resume")
    if s.sitter[seat] != PERSON:
        return no("MM-228", "magicmaze-no-person")
    return no("MM-228", "magicmaze-no-resume-again", seats=seat_names(people_without(s, int(s.resumed))))


def no_giving_up(s: State, seat: Seat) -> Refusal:
    """MM-114: after the start, once, by a person."""
    if s.phase != PLAYING:
        return no("MM-114", "magicmaze-no-before")
    if s.sitter[seat] != PERSON:
        return no("MM-114", "magicmaze-no-person")
    return no("MM-114", "magicmaze-no-give-up", seats=seat_names(people_without(s, int(s.gave_up))))
