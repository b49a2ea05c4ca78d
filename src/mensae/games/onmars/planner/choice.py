"""How much appeal the answers have that come up within an effect."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.data import (
    BOT_PLACED,
    BOTS,
    CARD_GOOD,
    CARD_LEVEL,
    CARD_TYPE,
    CREW,
    CRYSTAL,
    GENERATOR,
    GRID_PRICE,
    LAB_COLUMN,
    LAB_POINTS,
    MINE,
    MINERAL,
    NONE,
    RESOURCES,
    SCIENTIST_COUNT,
    SCIENTIST_SCORES,
    SHELTER,
)
from mensae.games.onmars.frames import F_EFFECT, F_UPGRADE, FRAME, E
from mensae.games.onmars.planner.reach import site, target
from mensae.games.onmars.planner.value import contract_worth, largest, unmarked, upgraded
from mensae.games.onmars.rules.board import connects, kind_of
from mensae.games.onmars.rules.geometry import CENTRE, apart
from mensae.games.onmars.rules.goods import depot_capacity, storage_limit
from mensae.games.onmars.rules.missions import MISSIONS
from mensae.games.onmars.rules.packed import developed_to
from mensae.games.onmars.rules.verbs import LAB_EFFECT, UPGRADE
from mensae.games.onmars.state import (
    CRYSTALS,
    CUBES,
    GRID_AT,
    LQ,
    LSS_AT,
    MISSION_AT,
    OWN,
    PENDING,
    ROVER,
    ROW_AT,
    SCIENCE_AT,
    UNITS,
    UNITS_AT,
    State,
)

TECH_APPEAL: Final = [4, 4, 4, 4, 4, 0, 2, 8, 5]  # by kind of tile
BENEFIT_APPEAL: Final = [-1 if effect < 0 else 4 for effect in LAB_EFFECT]


def good_appeal(s: State, who: i64, good: i64) -> i64:
    """Of one more of a good: the fewer there are, the better."""
    if good == CRYSTAL:
        have = s.own[who * OWN + CRYSTALS] + s.own[who * OWN + PENDING]
        return 9 - have if have < depot_capacity(s, who) else 0
    have = s.stock[who * RESOURCES + good]
    if have >= storage_limit(s, who):
        return 0
    return 16 - 3 * have if good == MINERAL else 10 - 3 * have


def plan_appeal(s: State, who: i64, card: i64, late: bool) -> i64:
    """Of a blueprint on the display, or of the one to be built now."""
    if s.cards[card * 2] == who:
        return 40 + 3 * CARD_LEVEL[card]
    appeal = 12 + good_appeal(s, who, CARD_GOOD[card]) // 2
    if CARD_LEVEL[card] > 1:
        appeal += 6 if unmarked(largest(s, who, CARD_TYPE[card])) >= 3 else -6
    return appeal - 40 if late else appeal


def learn_appeal(s: State, space: i64) -> i64:
    """Of a Tech tile, with the price of its row."""
    appeal: i64 = TECH_APPEAL[s.table[GRID_AT + space]]
    return 20 + appeal - (6 if GRID_PRICE[space] else 0)


def develop_appeal(code: i64) -> i64:
    """Of a development: points, and the benefit of the new space."""
    space = developed_to(code)
    column: i64 = LAB_COLUMN[space]
    appeal: i64 = BENEFIT_APPEAL[space]
    return 14 + appeal + 8 * (LAB_POINTS[column] - LAB_POINTS[column - 1]) + column


def build_appeal(s: State, who: i64, building: i64) -> i64:
    """Of a type of building: life support, progress, and the good it gives."""
    base = who * OWN
    appeal = good_appeal(s, who, CRYSTAL if building == SHELTER else building)
    if building == SHELTER:
        return appeal + 12
    if not s.own[base + CUBES] >> building & 1:
        appeal += 10
    if building == MINE:
        return appeal + 4 * s.own[base + LQ] - 8
    row = s.table[LSS_AT + building - GENERATOR]
    if row < s.table[ROW_AT]:
        appeal += 22
    return appeal + 10 if row == 1 else appeal


def hex_appeal(s: State, who: i64, at: i64) -> i64:
    """Of a hex for a building, an upgrade or a piece."""
    top = s.depth - FRAME
    kind = s.stack[top]
    if kind == F_UPGRADE:
        return 2 * s.size[s.group[at]] + (4 if s.miner[at] == who else 0)
    if kind != F_EFFECT:
        return 0
    building = s.stack[top + E] - 1
    size = connects(s, at, kind_of(building, who))
    if building == SHELTER:
        return 3 * size
    cube: i64 = 12 if size > 0 and not s.own[who * OWN + CUBES] >> building & 1 else 0
    room = storage_limit(s, who) - s.stock[who * RESOURCES + building]
    return cube + 5 * (size + 1 if size < room else room) - (4 if s.ground[at] else 0)


def step_appeal(s: State, who: i64, to: i64) -> i64:
    """Of a step of the Rover: crystals, and the way to the next tile."""
    appeal: i64 = 6 if s.ground[to] == 1 else 0
    tile = target(s, who)
    if tile == NONE:
        return appeal
    here = s.units[who * UNITS + ROVER]
    here = CENTRE if here == NONE else here
    return appeal + 6 * (apart(here, tile) - apart(to, tile))


def bot_appeal(s: State, who: i64, to: i64) -> i64:
    """Of a step of a Bot: not onto something that it would spoil."""
    return -6 if s.ground[to] else 3 if site(s, who, to) else 1


def lss_appeal(s: State, who: i64, choice: i64) -> i64:
    """OM-167: Bot points, a crystal, a Mineral, or a Colonist who comes home."""
    if choice == 0:
        return 3
    if choice == 1:
        return good_appeal(s, who, CRYSTAL)
    return good_appeal(s, who, MINERAL) if choice == 2 else 11 - 2 * s.own[who * OWN + LQ]


def crew_appeal(s: State, who: i64, code: i64) -> i64:
    """OM-070: a Bot beside a Colonist, or two Colonists."""
    if code > CREW:
        return 10
    count: i64 = 0
    number = who * UNITS
    while number < who * UNITS + BOTS:
        count += 1 if s.units[number] != NONE else 0
        number += 1
    appeal = 18 - 4 * count
    place: i64 = 0
    while place < MISSIONS:
        if s.table[MISSION_AT + place] == BOT_PLACED and s.table[UNITS_AT + place] > 0:
            appeal += 8
        place += 1
    return appeal


def science_appeal(s: State, who: i64, slot: i64, late: bool) -> i64:
    """Of a Scientist, by the buildings it scores; of a contract, if it is likely to be met."""
    card = s.table[SCIENCE_AT + slot]
    if card < SCIENTIST_COUNT:
        return 10 + 30 * upgraded(s, SCIENTIST_SCORES[card]) + (0 if late else 15)
    return int(10.0 * contract_worth(s, who, card - SCIENTIST_COUNT, 2.5 if late else 6.0))


def skip_appeal(s: State, who: i64, verb: i64, late: bool) -> i64:
    """Of letting go, or of no further unit; Colonists are worth more when few are left."""
    few: i64 = 6 if s.own[who * OWN + LQ] < 2 else 0
    if verb == UPGRADE:
        return 10
    return 8 + few
