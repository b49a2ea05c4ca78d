"""Chapters 16 and 17: the Shuttle, travel, and the bonuses of the Turn Order spaces."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.data import (
    COLONY,
    DISCOVERY,
    EXPLORED,
    FACE_UP,
    HEX,
    NONE,
    ORBIT,
    PUT_MARKER,
    SLOT_SIDE,
    SPACE_SIDE,
    SPACES,
    TILE_THERE,
    TRAVEL,
    WORKING_AREA,
)
from mensae.games.onmars.frames import (
    F_DEPARTURE,
    F_EXPLORE,
    F_MARKER,
    F_SOLO_TRAVEL,
    F_TASK,
    F_TRAVEL,
    F_TURN_UP,
    FRAME,
    WHO,
    A,
    B,
    C,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.board import empty_hexes, put_item
from mensae.games.onmars.rules.effects import begin, face_up
from mensae.games.onmars.rules.first import forget_tasks
from mensae.games.onmars.rules.geometry import ARRIVAL, CENTRE, EXPLORATION, hexes_of, ring
from mensae.games.onmars.rules.goods import come_home, is_lacerda
from mensae.games.onmars.rules.missions import TASK_DISCOVERY, TASK_TRAVEL, happened
from mensae.games.onmars.rules.packed import queue, queue_first, queue_rest
from mensae.games.onmars.rules.simple import produce
from mensae.games.onmars.rules.verbs import EXPLORES, MOVES_MARKER, RETRIEVES, SPACE_EFFECT
from mensae.games.onmars.state import (
    CHANCE,
    DECK,
    FACE_UP_AT,
    HANGAR,
    LEFT,
    OWN,
    PLAYERS,
    ROVER,
    SHOWN,
    SHUTTLE_AT,
    SHUTTLE_SIDE,
    SPACE,
    UNITS,
    WA,
    State,
    ask,
    level,
    note,
    pop,
    push,
    side_of,
)

ALL_STEPS: Final = EXPLORES | RETRIEVES | MOVES_MARKER
_STAY: Final = 0
_SHUTTLE: Final = 1
_SHIP: Final = 2


def move_shuttle(s: State) -> i64:
    """OM-196: one space toward the middle, or across; returns the side it has left, or NONE."""
    side, space = s.table[SHUTTLE_SIDE], s.table[SHUTTLE_AT]
    if space > 1:
        s.table[SHUTTLE_AT] = space - 1
        left: i64 = NONE
    else:
        s.table[SHUTTLE_SIDE] = COLONY if side == ORBIT else ORBIT
        s.table[SHUTTLE_AT] = ARRIVAL[level(s)]
        left = side
    note(s, notes.SHUTTLE, NONE, s.table[SHUTTLE_SIDE], s.table[SHUTTLE_AT])
    return left


def shuttle_phase(s: State) -> bool:
    """OM-197: A is 0 before the Shuttle has moved; B the players still to decide, C the side the Shuttle left + 1."""
    top = s.depth - FRAME
    if s.stack[top + A] == 0:
        s.stack[top + A] = 1
        s.stack[top + C] = move_shuttle(s) + 1
        order = sorted(range(s.players), key=lambda who: int(s.own[who * OWN + SPACE]))
        s.stack[top + B] = queue(order)
        return False
    forget_tasks(s)
    waiting = s.stack[top + B]
    if waiting == 0:
        pop(s)
        return False
    s.stack[top + B] = queue_rest(waiting)
    who = queue_first(waiting)
    push(s, F_SOLO_TRAVEL if is_lacerda(s, who) else F_DEPARTURE, who, s.stack[top + C] - 1)
    return False


def departure(s: State) -> bool:
    """OM-198, OM-199: stay, ride the Shuttle that has left this side, or discard a Ship."""
    top = s.depth - FRAME
    who = s.stack[top + WHO]
    choices = [TRAVEL + _STAY]
    if side_of(s, who) == s.stack[top + A]:
        choices.append(TRAVEL + _SHUTTLE)
    elif s.own[who * OWN + HANGAR] > 0:
        choices.append(TRAVEL + _SHIP)
    return ask(s, who, choices)


def depart(s: State, code: i64) -> None:
    """The journey with all its steps."""
    top = s.depth - FRAME
    who = s.stack[top + WHO]
    pop(s)
    if code == TRAVEL + _STAY:
        return
    if code == TRAVEL + _SHIP:
        s.own[who * OWN + HANGAR] -= 1
        s.own[who * OWN + LEFT] += 1
    if s.first_colonists:
        push(s, F_TASK, who)
    push(s, F_TRAVEL, who, COLONY if side_of(s, who) == ORBIT else ORBIT, ALL_STEPS)


def travel(s: State) -> bool:
    """OM-200 to OM-203: A where to, B the steps still to do."""
    top = s.depth - FRAME
    who, there, steps = s.stack[top + WHO], s.stack[top + A], s.stack[top + B]
    if steps & EXPLORES:
        s.stack[top + B] = steps & ~EXPLORES
        if there == COLONY:
            push(s, F_EXPLORE, who)
        else:
            produce(s, who)
    elif steps & RETRIEVES:
        s.stack[top + B] = steps & ~RETRIEVES
        bring_home(s, who, there)
    else:
        pop(s)
        note(s, notes.TRAVELLED, who, there)
        happened(s, who, TASK_TRAVEL)
        push(s, F_MARKER, who, there + 1)
    return False


def bring_home(s: State, who: i64, side: i64) -> None:
    """OM-202: all Colonists of the Working Area and of the slots of the side that is entered."""
    total = s.own[who * OWN + WA]
    note(s, notes.RETURNED, who, WORKING_AREA, total)
    s.own[who * OWN + WA] = 0
    for slots in range(WORKING_AREA):
        if SLOT_SIDE[slots] == side:
            note(s, notes.RETURNED, who, slots, s.slots[slots * PLAYERS + who])
            total += s.slots[slots * PLAYERS + who]
            s.slots[slots * PLAYERS + who] = 0
    come_home(s, who, total)


def explore(s: State) -> bool:
    """OM-200: a face-up Discovery tile goes on an empty hex 3 away from the Rover; A is the tile + 1 once chosen."""
    top = s.depth - FRAME
    who = s.stack[top + WHO]
    shown = face_up(s)
    hexes = exploration_hexes(s, who)
    if not shown or not hexes:
        pop(s)
        return False
    if s.stack[top + A] == 0:
        return ask(s, who, [DISCOVERY + tile for tile in shown])
    return ask(s, who, [HEX + at for at in hexes])


def exploration_hexes(s: State, who: i64) -> list[int]:
    """OM-200: empty hexes at distance exactly 3 from the Rover, or from the centre while it is off the map."""
    rover = s.units[who * UNITS + ROVER]
    return hexes_of(empty_hexes(s) & ring(CENTRE if rover == NONE else rover, EXPLORATION))


def explored(s: State, code: i64) -> None:
    """The tile, then the hex."""
    top = s.depth - FRAME
    who = s.stack[top + WHO]
    if code >= DISCOVERY:
        s.stack[top + A] = code - DISCOVERY + 1
        return
    tile = s.stack[top + A] - 1
    pop(s)
    put_discovery(s, who, tile, code - HEX)


def put_discovery(s: State, who: i64, tile: i64, at: i64) -> None:
    """OM-200: the tile lies on the map, and a new one is turned up."""
    put_item(s, at, TILE_THERE + tile)
    for shown in range(FACE_UP_AT, FACE_UP_AT + FACE_UP):
        if s.table[shown] == tile:
            s.table[shown] = NONE
    note(s, notes.PUT_DISCOVERY, who, tile, at)
    happened(s, who, TASK_DISCOVERY)
    push(s, F_TURN_UP, who)


def turn_up(s: State) -> bool:
    """OM-026, OM-200: chance fills the free places of the Exploration space while the stack lasts."""
    left = [tile for tile in range(len(s.tiles)) if s.tiles[tile] == DECK]
    for shown in range(FACE_UP_AT, FACE_UP_AT + FACE_UP):
        if s.table[shown] == NONE and left:
            return ask(s, CHANCE, [EXPLORED + tile for tile in left])
    pop(s)
    return False


def turned_up(s: State, code: i64) -> None:
    """This tile is face up now."""
    tile = code - EXPLORED
    s.tiles[tile] = SHOWN
    shown: i64 = FACE_UP_AT
    while s.table[shown] != NONE:
        shown += 1
    s.table[shown] = tile


def free_spaces(s: State, side: i64) -> list[int]:
    """OM-040, OM-203: the empty Turn Order spaces of a side, or of both (NONE)."""
    taken = [s.own[who * OWN + SPACE] for who in range(s.players)]
    spaces = range(1, SPACES + 1)
    return [space for space in spaces if space not in taken and (side == NONE or SPACE_SIDE[space] == side)]


def put_marker(s: State, who: i64, space: i64) -> None:
    """OM-041, OM-203, OM-205 to OM-207: the marker stands there, and the bonus may be taken."""
    s.own[who * OWN + SPACE] = space
    note(s, notes.MARKER_PUT, who, space)
    begin(s, who, SPACE_EFFECT[space], optional=True)


def marker_choices(s: State, side: i64) -> list[int]:
    """Where the marker may go."""
    return [PUT_MARKER + space - 1 for space in free_spaces(s, side)]
