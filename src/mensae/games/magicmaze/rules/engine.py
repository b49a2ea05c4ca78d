"""The contract in codes: who acts, what is legal, what an action does.

Every action is one step (MM-75, MM-238) and is judged for itself, by its stamp and by the board at its turn
(MM-230 to MM-236); nothing is taken back by a rule (MM-127), and whatever is legal may be done again (MM-70, MM-71).
"""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit, members
from mensae.core.chance import Rng
from mensae.games.magicmaze.data import (
    BOT,
    BRIDGE,
    CONVERT,
    DEALT,
    DOME,
    DRAWN,
    EAT,
    EDGES,
    END_TALK,
    EXPLORE,
    GIVE_UP,
    JOINED,
    MOVE,
    PAUSE,
    PAWN,
    PIPE,
    PLACE,
    PRODUCE,
    READY,
    RESUME,
    SETTLED,
    SITS,
    STARE,
    START,
    SWITCH,
    TAKE,
    TALK,
    TIME_UP,
)
from mensae.games.magicmaze.rules.board import colours, in_play, vacant
from mensae.games.magicmaze.rules.build import bridges, build_bridge, build_dome, conversions, convert, domes
from mensae.games.magicmaze.rules.codes import (
    bridge_colour,
    bridge_way,
    convert_new,
    convert_old,
    convert_platform,
    move_piece,
    move_way,
    pipe_piece,
    pipe_start,
    pipe_to,
    place_heap,
    place_platform,
    start_side,
    start_tile,
)
from mensae.games.magicmaze.rules.explore import explore, found, openings
from mensae.games.magicmaze.rules.people import (
    agreements,
    end_talk,
    gestures,
    lose_if_given_up,
    move_pawn,
    pause,
    resume_if_agreed,
    resumptions,
    seat_and_sitter,
    sit,
    sittings,
)
from mensae.games.magicmaze.rules.rubbish import place_rubbish, placings, rubbish_due, settle_due
from mensae.games.magicmaze.rules.start import (
    dealt,
    drawn_first,
    draws,
    joined,
    place_start,
    preparations,
    start_if_ready,
    switch,
    switches,
)
from mensae.games.magicmaze.rules.timer import close_window, guarded, is_open, lose, open_window
from mensae.games.magicmaze.rules.transport import eat, move, pipe, pipe_trips, produce, productions, steps
from mensae.games.magicmaze.state import (
    DEALING,
    DRAWING,
    EXPLORING,
    NOTHING,
    PAUSED,
    PLAYING,
    PREPARING,
    WON,
    State,
)

CHANCE: Final = -1
CLOCK: Final = -2
HOST: Final = -3
STEP: Final = 2000  # ms; `RANDOM_STEP` of the contract
SETS: Final = [members(bits) for bits in range(64)]  # shared: making a list would cost more than finding out
CHANCE_ALONE: Final = [CHANCE]
HOST_ALONE: Final = [HOST]


def actors(s: State) -> list[int]:
    """MM-02, MM-231: everybody at once who can; chance alone while it draws or deals; if nobody can, the host alone."""
    if s.phase >= WON:
        return []
    if s.phase in (DRAWING, DEALING, EXPLORING):
        return CHANCE_ALONE
    able: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if is_able(s, seat):
            able |= bit(seat)
        seat += 1
    return SETS[able] if able != 0 else HOST_ALONE


def is_able(s: State, seat: i64) -> bool:
    """MM-221, MM-228: whether the seat has anything to do now; a bot that plays alone may have to wait (MM-122)."""
    if vacant(s, seat):
        return False
    if s.phase == PAUSED or (s.terms.solo and s.sitter[seat] == BOT):
        return len(legal(s, seat, s.now)) > 0
    return True


def deadline(s: State) -> int | None:
    """MM-55, MM-172, MM-227: the end of the sand, or of the time to place rubbish; none unless the sand runs."""
    if s.phase != PLAYING:
        return None
    due = rubbish_due(s)
    return due if due != NOTHING and due < s.ends else s.ends


def legal(s: State, seat: i64, at: i64) -> list[int]:
    """MM-230, MM-232, MM-236, MM-238: each action is judged by its own conditions and its stamp.

    Every legal code of the seat at this time, or now if it has passed; ascending."""
    if at < s.now:
        at = s.now
    if seat == CLOCK:
        return due_codes(s)
    if s.phase in (DRAWING, DEALING, EXPLORING):
        return draws(s) if seat == CHANCE else []
    if seat >= s.seats or seat < HOST or seat == CHANCE or s.phase >= WON:
        return []
    if s.phase == PLAYING and at >= s.ends:  # MM-56, MM-59, MM-110
        return []
    if seat == HOST:
        return sittings(s)
    if vacant(s, seat):
        return []
    if s.phase == PAUSED:
        return resumptions(s, seat)
    if s.phase == PREPARING:
        return gestures(s, seat, at) + preparations(s, seat, at)
    codes: list[int] = []
    if s.queue[seat] != 0:  # MM-170
        codes += sorted(placings(s, seat))
    elif not guarded(s, at):
        game_actions(s, seat, codes)
    codes += gestures(s, seat, at)
    if s.terms.solo:
        codes += switches(s, at)
    codes += agreements(s, seat)
    return codes


def game_actions(s: State, seat: i64, codes: list[int]) -> None:
    """MM-10: what the seat can do on the board."""
    owned, tiles = colours(s, seat), in_play(s)
    productions(s, owned, codes)
    meals = steps(s, owned, tiles, codes)
    openings(s, owned, tiles, codes)
    bridges(s, owned, codes)
    pipe_trips(s, codes)
    codes += meals
    domes(s, codes)
    conversions(s, owned, tiles, codes)
    if s.jokers > 0 and s.terms.silent and not is_open(s):  # MM-146, MM-147, MM-258
        codes.append(TALK)


def due_codes(s: State) -> list[int]:
    """MM-235: what the clock does at the deadline; the end of the sand comes first."""
    if s.phase != PLAYING:
        return []
    due = rubbish_due(s)
    return [SETTLED if due != NOTHING and due < s.ends else TIME_UP]


def apply(s: State, seat: i64, code: i64, at: i64) -> None:
    """MM-233: whoever comes first has done it. Does what the code says; the ranges are those of `data`."""
    if at > s.now:
        s.now = at
    if code < PLACE:
        close_window(s)
        s.acted_by = seat
        s.acted_code = code
        s.acted[seat] = s.now
        s.acts += 1
        if code >= EXPLORE:
            build(s, seat, code)
        elif code >= MOVE:
            move(s, move_way(code), move_piece(code), s.now)
        else:
            produce(s, code - PRODUCE)
    elif code >= JOINED:
        happen(s, code)
    elif code >= SWITCH:
        agree(s, seat, code)
    elif code >= STARE:
        s.stare[seat] = code - STARE
    elif code >= PAWN:
        move_pawn(s, seat, code - PAWN, s.now)
    else:
        place_rubbish(s, seat, place_heap(code), place_platform(code))


def build(s: State, seat: i64, code: i64) -> None:
    """All game actions but producing and moving."""
    if code == TALK:
        s.jokers -= 1
        open_window(s, s.now)
    elif code >= CONVERT:
        convert(s, convert_platform(code), convert_old(code), convert_new(code))
    elif code >= DOME:
        build_dome(s, code - DOME)
    elif code >= EAT:
        eat(s, code - EAT)
    elif code >= PIPE:
        pipe(s, pipe_start(code), pipe_to(code), pipe_piece(code), s.now)
    elif code >= BRIDGE:
        build_bridge(s, bridge_way(code), bridge_colour(code))
    else:
        explore(s, seat, EDGES[code - EXPLORE])


def agree(s: State, seat: i64, code: i64) -> None:
    """What people settle among themselves, before the start and beside the board."""
    if code >= SITS:
        other, who = seat_and_sitter(code)
        sit(s, other, who, s.now)
        return
    mine = bit(seat)
    if code == GIVE_UP:
        s.gave_up |= mine
        lose_if_given_up(s)
    elif code == RESUME:
        s.resumed |= mine
        resume_if_agreed(s)
        lose_if_given_up(s)
    elif code == PAUSE:
        pause(s)
    elif code == END_TALK:
        end_talk(s)
    elif code == READY:
        s.ready |= mine
        start_if_ready(s, s.now)
    elif code >= START:
        place_start(s, start_tile(code), start_side(code))
        start_if_ready(s, s.now)
    elif code >= TAKE:
        s.face[seat] = code - TAKE
    else:
        switch(s, code - SWITCH, s.now)


def happen(s: State, code: i64) -> None:
    """What chance and the clock do."""
    if code == SETTLED:
        settle_due(s)
    elif code == TIME_UP:
        lose(s, "MM-55")
    elif code >= DEALT:
        dealt(s, code - DEALT, s.now)
    elif code >= DRAWN:
        if s.phase == EXPLORING:
            found(s, code - DRAWN, s.now)
        else:
            drawn_first(s, code - DRAWN)
    else:
        joined(s, code - JOINED)


def draw(s: State, rng: Rng) -> int:
    """One outcome of chance, each as likely as the others."""
    codes = draws(s)
    return codes[rng.below(len(codes))]
