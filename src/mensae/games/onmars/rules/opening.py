"""OM-040 to OM-042: every player finds a Turn Order space, and the Shuttle its side."""

from mypy_extensions import i64

from mensae.games.onmars.data import COLONY, NONE, ORBIT, PUT_MARKER, PUT_SHUTTLE, SPACE_DRAWN
from mensae.games.onmars.frames import FRAME, WHO, A
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.goods import is_lacerda
from mensae.games.onmars.rules.travel import free_spaces, marker_choices, put_marker
from mensae.games.onmars.rules.turn import stand_up
from mensae.games.onmars.state import (
    CHANCE,
    LACERDA,
    OWN,
    SHUTTLE_AT,
    SHUTTLE_SIDE,
    SPACE,
    State,
    ask,
    note,
    pop,
    side_of,
)


def marker(s: State) -> bool:
    """OM-040, OM-203, OM-224: A is the side + 1, or 0 in the setup, where First Colonist tiles may decide."""
    top = s.depth - FRAME
    who, side = s.stack[top + WHO], s.stack[top + A] - 1
    drawn = side == NONE and (s.first_colonists or is_lacerda(s, who))
    if drawn:
        free = free_spaces(s, NONE)
        return ask(s, CHANCE, [SPACE_DRAWN + space - 1 for space in free if s.spaces >> space & 1])
    return ask(s, CHANCE if is_lacerda(s, who) else who, marker_choices(s, side))


def mark(s: State, code: i64) -> None:
    """The marker stands on its space."""
    top = s.depth - FRAME
    who = s.stack[top + WHO]
    pop(s)
    space = code - PUT_MARKER + 1 if code >= PUT_MARKER else code - SPACE_DRAWN + 1
    put_marker(s, who, space)


def shuttle(s: State) -> bool:
    """OM-042, OM-229: the player on the highest space chooses; in a solo game it starts on Lacerda's side."""
    last: i64 = 0
    for who in range(1, s.players):
        if s.own[who * OWN + SPACE] > s.own[last * OWN + SPACE]:
            last = who
    if s.solo:
        dock(s, PUT_SHUTTLE + side_of(s, LACERDA))
        return False
    return ask(s, last, [PUT_SHUTTLE + ORBIT, PUT_SHUTTLE + COLONY])


def dock(s: State, code: i64) -> None:
    """OM-042: travel space 1 of that side."""
    pop(s)
    s.table[SHUTTLE_SIDE] = code - PUT_SHUTTLE
    s.table[SHUTTLE_AT] = 1
    note(s, notes.DOCKED, NONE, s.table[SHUTTLE_SIDE], 1)
    stand_up(s)
