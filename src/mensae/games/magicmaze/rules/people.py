"""Sections 12, 13 and 23: pawn, staring, talk, pause, giving up, leaving and coming back."""

from mypy_extensions import i64

from mensae.core.bits import bit, has
from mensae.games.magicmaze.data import (
    ASIDE,
    BOT,
    END_TALK,
    GIVE_UP,
    PAUSE,
    PAWN,
    PAWN_MS,
    PERSON,
    RESUME,
    SEATS_MOST,
    SITS,
    STARE,
)
from mensae.games.magicmaze.rules.notes import RESUMED
from mensae.games.magicmaze.rules.rubbish import settle
from mensae.games.magicmaze.rules.start import start_if_ready
from mensae.games.magicmaze.rules.timer import is_open, lose
from mensae.games.magicmaze.state import NOBODY, NOTHING, PAUSED, PLAYING, State, note


def gestures(s: State, seat: i64, at: i64) -> list[int]:
    """MM-118, MM-129 to MM-136: the pawn, in front of others or on the board, and staring."""
    codes: list[int] = []
    if s.terms.pawns and at - s.pawn_at[seat] >= PAWN_MS:
        codes += [PAWN + other for other in range(s.seats) if other != seat]
        codes += [PAWN + place for place in range(SEATS_MOST, ASIDE + 1)]
    codes += [STARE + other for other in range(s.seats) if other != seat]
    return codes


def agreements(s: State, seat: i64) -> list[int]:
    """MM-114, MM-124, MM-227: what a person may say about the table; a pause anybody may call."""
    codes: list[int] = []
    person = s.sitter[seat] == PERSON
    if person and is_open(s):
        codes.append(END_TALK)
    if s.terms.pausable:
        codes.append(PAUSE)
    if person and not has(s.gave_up, seat):
        codes.append(GIVE_UP)
    return codes


def resumptions(s: State, seat: i64) -> list[int]:
    """MM-228: in a pause people say that it may go on, and nothing else."""
    return [RESUME] if s.sitter[seat] == PERSON and not has(s.resumed, seat) else []


def sittings(s: State) -> list[int]:
    """MM-220 to MM-224: another may play a seat; in a solo game nobody but its player, once the sand runs."""
    others = [sitting(seat, who) for seat in range(s.seats) for who in range(3) if who != s.sitter[seat]]
    if s.terms.solo and s.phase >= PLAYING:
        return [code for code in others if code != sitting(0, BOT)]
    return others


def sitting(seat: i64, who: i64) -> int:
    """The code with which the host says who plays a seat."""
    return SITS + seat * 3 + who


def seat_and_sitter(code: i64) -> tuple[i64, i64]:
    """The seat, and who plays it, that such a code names."""
    return (code - SITS) // 3, (code - SITS) % 3


def move_pawn(s: State, seat: i64, place: i64, at: i64) -> None:
    """MM-129, MM-136: a call for all to see."""
    s.pawn = place
    s.pawn_at[seat] = at


def pause(s: State) -> None:
    """MM-227: table time stands still until all agree to go on."""
    s.resumed = 0
    if not all_people(s, s.resumed):  # else there is nobody for whom it would stand
        s.phase = PAUSED


def resume_if_agreed(s: State) -> None:
    """MM-228: it goes on when every person has said so."""
    if s.phase == PAUSED and all_people(s, s.resumed):
        s.phase = PLAYING
        s.resumed = 0
        note(s, RESUMED)


def lose_if_given_up(s: State) -> None:
    """MM-114: lost if there are people and all of them have given up."""
    if s.phase == PLAYING and s.gave_up != 0 and all_people(s, s.gave_up):
        lose(s, "MM-114")


def all_people(s: State, bits: i64) -> bool:
    """Whether every person at the table is in the set."""
    seat: i64 = 0
    while seat < s.seats:
        if s.sitter[seat] == PERSON and not has(bits, seat):
            return False
        seat += 1
    return True


def end_talk(s: State) -> None:
    """MM-124: silence again."""
    s.talk_at = NOTHING


def sit(s: State, seat: i64, who: i64, at: i64) -> None:
    """MM-173, MM-220 to MM-223: from now on the seat is played by a person, a bot or nobody."""
    left = s.sitter[seat] == PERSON
    mine = bit(seat)
    s.sitter[seat] = who
    s.ready &= ~mine
    s.gave_up &= ~mine
    s.resumed &= ~mine
    if left:
        settle(s, seat)
        s.stare[seat] = NOBODY
    start_if_ready(s, at)
    resume_if_agreed(s)
    lose_if_given_up(s)
