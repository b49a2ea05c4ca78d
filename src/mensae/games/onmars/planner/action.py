"""How much appeal the actions of a turn and the ways to travel have."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.data import (
    ABSENT,
    COLONY,
    DELIVER,
    END_TURN,
    EXECUTIVE,
    GOAL,
    MAIN_ACTION,
    MAINS,
    MINERAL,
    NONE,
    ORBIT,
    OXYGEN,
    RESEARCH_DEVELOPMENT,
    RESOURCES,
    REVEAL,
    ROVER_TECH,
    SLOT_SIDE,
    SLOTS_OF,
    TRAVEL,
    WORKING_AREA,
)
from mensae.games.onmars.planner.reach import site_count, target
from mensae.games.onmars.planner.value import unbuilt
from mensae.games.onmars.rules.geometry import CENTRE, apart
from mensae.games.onmars.rules.goods import quarters_capacity, storage_limit
from mensae.games.onmars.rules.lab import level_of
from mensae.games.onmars.rules.packed import delivered
from mensae.games.onmars.rules.workers import surcharge
from mensae.games.onmars.state import (
    ADVANCED,
    LQ,
    LSS_AT,
    MINERS,
    OWN,
    PLAYERS,
    ROVER,
    ROW_AT,
    UNITS,
    WA,
    State,
    side_of,
)

_APPEAL: Final = {
    "landing_pod": 0,
    "obtain_blueprint": 40,
    "learn_technology": 24,
    "research_development": 16,
    "resupply": 8,
    "control_center": -1,
    "construct": 26,
    "upgrade": 46,
    "welcome_ship": 58,
    "hire": 25,
}
MAIN_APPEAL: Final = [_APPEAL[name] for name in MAINS]
LANDING_POD: Final = MAINS.index("landing_pod")
BLUEPRINTS: Final = MAINS.index("obtain_blueprint")
RESUPPLY: Final = MAINS.index("resupply")
CONTROL_CENTER: Final = MAINS.index("control_center")
CONSTRUCT: Final = MAINS.index("construct")
HIRE: Final = MAINS.index("hire")
EXECUTIVE_APPEAL: Final = [24, 4, 4, 50, 12, 2, 9, 24]  # by Depot space
ENOUGH: Final = 15  # of an end of the turn
SURE: Final = 80  # goals and tasks


def turn_appeal(s: State, who: i64, code: i64, late: bool) -> i64:
    """Of a choice in the own turn; late in the game some things no longer pay."""
    if code < EXECUTIVE:
        return main_appeal(s, who, code - MAIN_ACTION, late)
    if code < GOAL:
        space = code - EXECUTIVE
        appeal: i64 = EXECUTIVE_APPEAL[space]
        return appeal + 8 if late and space != 4 and space != 6 and space != 2 else appeal
    if code == END_TURN:
        return ENOUGH
    if DELIVER <= code < END_TURN:
        good = delivered(code)
        full = good < RESOURCES and s.stock[who * RESOURCES + good] >= storage_limit(s, who)
        return ENOUGH + 3 if full or late else 2
    return SURE if code < DELIVER or code >= REVEAL else 0


def main_appeal(s: State, who: i64, main: i64, late: bool) -> i64:
    """Of a Main action, with its surcharge."""
    appeal: i64 = MAIN_APPEAL[main]
    if main == LANDING_POD:
        waiting = unbuilt(s, who)
        return 4 * returning(s, who, COLONY) + (6 if waiting > 0 and s.stock[who * RESOURCES + MINERAL] > 0 else 0)
    if main == BLUEPRINTS:
        appeal -= 7 * unbuilt(s, who)
        if late:
            appeal -= 40
    elif main == RESUPPLY:
        appeal += -10 if late else 3 * s.own[who * OWN + LQ]
    elif main == RESEARCH_DEVELOPMENT:
        at = who * RESOURCES
        means = s.stock[at + OXYGEN] + s.stock[at + MINERAL]
        appeal += 6 * (means if means < 3 else 3)
    elif main == CONSTRUCT:
        appeal += 14 if supports(s, who) else 0
    elif main == CONTROL_CENTER:
        appeal += 16 if rover_in_reach(s, who) else 0
    elif main == HIRE and late:
        appeal += 10
    slots: i64 = SLOTS_OF[main]
    return appeal - 5 * surcharge(s, who, slots) if slots != ABSENT else appeal


def supports(s: State, who: i64) -> bool:
    """OM-164: a building whose LSS marker is below the colony marker can be paid."""
    minerals = s.stock[who * RESOURCES + MINERAL] > 0
    row = s.table[ROW_AT]
    column: i64 = 0
    while column < 4:
        if s.table[LSS_AT + column] < row and (minerals or s.stock[who * RESOURCES + column] > 0):
            return True
        column += 1
    return False


def rover_in_reach(s: State, who: i64) -> bool:
    """OM-067, OM-105: the Rover can get to a tile with the points of the action and the own tech."""
    tile = target(s, who)
    if tile == NONE:
        return False
    here = s.units[who * UNITS + ROVER]
    return apart(CENTRE if here == NONE else here, tile) <= 2 + level_of(s, who, ROVER_TECH)


def returning(s: State, who: i64, side: i64) -> i64:
    """OM-202: how many Colonists a journey to this side would bring home."""
    base = who * OWN
    count = s.own[base + WA]
    slots: i64 = 0
    while slots < WORKING_AREA:
        if SLOT_SIDE[slots] == side:
            count += s.slots[slots * PLAYERS + who]
        slots += 1
    room = quarters_capacity(s, who) - s.own[base + LQ]
    return room if count > room else count


def travel_appeal(s: State, who: i64, code: i64) -> i64:
    """OM-197: to stay, to ride the Shuttle, or to spend a Ship."""
    if code == TRAVEL:
        return 12 + 4 * s.own[who * OWN + LQ]
    there: i64 = ORBIT if side_of(s, who) == COLONY else COLONY
    appeal = 6 * returning(s, who, there) + 8
    if there == ORBIT:
        appeal += 6 + 3 * (s.own[who * OWN + MINERS] + s.own[who * OWN + ADVANCED])
    elif unbuilt(s, who) > 0:
        appeal += 8 + (8 if site_count(s, who) > 0 else 0)
    return appeal if code == TRAVEL + 1 else appeal - 30
