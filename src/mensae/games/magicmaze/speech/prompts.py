"""What is asked, as text keys with values; nothing in it changes while nothing happens."""

from mensae.core.schema import Seat, Told, Value
from mensae.games.magicmaze.data import HEAPS, MISSION_LIST, NAMES
from mensae.games.magicmaze.rules.board import colours, vacant
from mensae.games.magicmaze.rules.rubbish import is_partial
from mensae.games.magicmaze.rules.timer import is_open
from mensae.games.magicmaze.speech.effects import dome_values, home_values
from mensae.games.magicmaze.speech.words import (
    colour_names,
    either,
    face_name,
    level_name,
    people_without,
    rule_number,
    seat_names,
    tile_names,
    word,
)
from mensae.games.magicmaze.state import (
    LOST,
    NOTHING,
    PAUSED,
    PLAYING,
    PREPARING,
    WON,
    State,
    queued,
)

HINT_MISSION = 2  # MM-154


def prompt(s: State, seat: Seat | None) -> Told:
    """What is asked of the reader, or what the table waits for."""
    if s.phase == PREPARING:
        return _hinted(s, _ask_ready(s, seat))
    if s.phase == PAUSED:
        return _ask_resume(s, seat)
    if s.phase == PLAYING:
        return _ask_play(s, seat)
    if s.phase == WON:
        return Told("magicmaze-ask-won", {"seconds": max(0, int(s.ends - s.now)) // 1000})
    if s.phase == LOST:
        return Told(f"magicmaze-ask-lost-{rule_number(s.ended_by)}")
    return Told("table-ask-chance")


def _hinted(s: State, asked: Told) -> Told:
    """MM-154: what the orange dome of mission 2 needs."""
    if s.terms.mission != HINT_MISSION or not s.terms.orange_hint:
        return asked
    return Told("magicmaze-ask-hint", {"asked": asked, "jokers": MISSION_LIST[HINT_MISSION - 1].jokers})


def _ask_ready(s: State, seat: Seat | None) -> Told:
    """MM-42, MM-46, MM-207 to MM-209: what is open before the start."""
    level: dict[str, Value] = {"level": level_name(s, int(s.terms.mission))}
    if s.drawn != 0:
        return Told("magicmaze-ask-tiles", {**level, "tiles": tile_names(int(s.drawn))})
    waited = people_without(s, int(s.ready))
    if seat is None or seat not in waited:
        return Told("magicmaze-ask-wait", {**level, "seats": seat_names(waited)})
    if s.terms.solo:
        return Told("magicmaze-ask-solo", {**level, "face": face_name(int(s.active))})
    if s.face[seat] == NOTHING:
        return Told("magicmaze-ask-face", level)
    return Told("magicmaze-ask-ready", {**level, "face": face_name(int(s.face[seat]))})


def _ask_resume(s: State, seat: Seat | None) -> Told:
    """MM-228: who still has to say that it goes on."""
    waited = people_without(s, int(s.resumed))
    if seat is not None and seat in waited:
        return Told("magicmaze-ask-resume")
    return Told("magicmaze-ask-pause", {"seats": seat_names(waited)})


def _ask_play(s: State, seat: Seat | None) -> Told:
    """MM-02, MM-117, MM-169: the own colours and whether talk is open, but rubbish first."""
    talk = "free" if not s.terms.silent else "open" if is_open(s) else "silent"
    values: dict[str, Value] = {"talk": talk, "aim": _aim(s)}
    if seat is None or not 0 <= seat < s.seats:
        return Told("magicmaze-ask-watch", values)
    if vacant(s, seat):
        return Told("magicmaze-ask-vacant")
    if s.queue[seat] != 0:
        return _ask_rubbish(s, seat)
    own = colour_names(int(colours(s, seat)))
    if s.terms.solo:
        return Told("magicmaze-ask-solo-play", {"colours": own, "aim": values["aim"]})
    asked = Told("magicmaze-ask-play", {**values, "colours": own})
    return Told("magicmaze-ask-called", {"asked": asked}) if is_called(s, seat) else asked


def is_called(s: State, seat: Seat) -> bool:
    """MM-129: whether the pawn was put in front of the seat, and it has not acted since."""
    return s.pawn == seat and max([int(s.pawn_at[other]) for other in range(s.seats)]) > s.acted[seat]


def _aim(s: State) -> Told:
    """MM-103, MM-109: how many domes are built, or after the landing how many colonists are in them."""
    if not s.landed:
        return Told("magicmaze-aim-domes", dome_values(s))
    return Told("magicmaze-aim-home", home_values(s))


def _ask_rubbish(s: State, seat: Seat) -> Told:
    """MM-169, MM-177: for which rubbish platform the next piece is."""
    waiting = [NAMES[s.root[HEAPS[heap]]] for heap in queued(s, seat)]
    if not is_partial(s, seat):
        return Told("magicmaze-ask-rubbish", {"origin": waiting[0], "pieces": int(s.aside[seat])})
    origins = either([word(name) for name in waiting])
    return Told("magicmaze-ask-rubbish-partial", {"origins": origins, "pieces": int(s.aside[seat])})
