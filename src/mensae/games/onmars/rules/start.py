"""Chapter 2: setup, drawn by chance step by step, then the Turn Order spaces and the Shuttle."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.onmars.components import FIRST_COLONISTS, MISSIONS, RESEARCH, SETUP
from mensae.games.onmars.data import (
    A_CARDS,
    ERECTED,
    FIRST_CARD,
    FIRST_SPACES,
    GENERATOR,
    GOAL_COUNT,
    GOAL_DEALT,
    GOALS_EACH,
    GRID,
    GRID_TECHS,
    LAB_IDS,
    MARKERS,
    MINE,
    MISSION_IDS,
    MISSION_LAID,
    MISSION_LONG,
    MISSION_NEEDED,
    NONE,
    RESEARCH_THERE,
    RESOURCES,
    REWARD_LAID,
    REWARDS,
    SCIENTIST_COUNT,
    SHELTER,
    STACK,
    STARTED,
    TECH_DEALT,
    TECHS,
)
from mensae.games.onmars.frames import (
    F_DEAL,
    F_MARKER,
    F_ROUND,
    F_SETUP,
    F_SHUTTLE,
    F_TOPS,
    F_TURN_UP,
    FRAME,
    WHO,
    A,
    B,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.board import put_building, put_item
from mensae.games.onmars.rules.geometry import CENTRE, RESEARCH_HEXES, SHELTER_STARTS, START_HEXES
from mensae.games.onmars.rules.goods import is_lacerda
from mensae.games.onmars.rules.lab import put_tech
from mensae.games.onmars.rules.level import fill_warehouse, put_on_grid
from mensae.games.onmars.rules.missions import MISSIONS as MISSION_PLACES
from mensae.games.onmars.state import (
    ACHIEVED,
    CHANCE,
    CRYSTALS,
    DOCKED,
    GRID_AT,
    HAND,
    LACERDA,
    LQ,
    LSS_AT,
    MARKS,
    MISSION_AT,
    OWN,
    PILE_AT,
    REWARD_AT,
    ROW_AT,
    SCIENCE_AT,
    SCIENTIST_AT,
    SECRET,
    SHELTERED,
    SHOWN,
    STANDING,
    SUPPLY,
    UNITS,
    UNITS_AT,
    State,
    ask,
    note,
    pop,
    push,
)

_PLAYER: Final = SETUP.player
_LSS_COLUMNS: Final = 4
_FIXED_MISSIONS: Final = [MISSION_IDS.index(FIRST_COLONISTS.missions[place]) for place in ("A", "B", "C")]
_LONG_MISSIONS: Final = (MISSIONS.deal.short_game.long, MISSIONS.deal.long_game.long)
_FIRST: Final = 0  # the steps of the setup, in this order; F_SETUP counts them in A
_GRID: Final = 1
_ERECT: Final = 2
_MISSIONS: Final = 3
_REWARDS: Final = 4
_GOALS: Final = 5
_SECRETS: Final = 6


def lay_out(s: State) -> None:
    """OM-027, OM-030 to OM-038: everything that does not depend on chance."""
    every = (1 << STACK) - 1
    for building in range(SHELTER):
        s.table[PILE_AT + building] = every
    for slot in range(SCIENTIST_COUNT):
        s.table[SCIENCE_AT + slot] = slot
        s.table[SCIENTIST_AT + slot] = SHOWN
    for column in range(_LSS_COLUMNS):
        s.table[LSS_AT + column] = 1
    s.table[ROW_AT] = 2
    s.tech_left = sum(1 << kind for kind in GRID_TECHS)
    s.goals = (1 << GOAL_COUNT) - 1
    s.spaces = sum(1 << space for space in FIRST_SPACES)
    s.secrets = (1 << (A_CARDS + len(FIRST_COLONISTS.b_cards))) - 1 if s.first_colonists else 0
    fill_warehouse(s)
    put_building(s, CENTRE, MINE)
    numbers: dict[str, int] = {}
    for tile in range(len(RESEARCH.tiles)):
        corner = RESEARCH.tiles[tile].corner
        put_item(s, RESEARCH_HEXES[corner][numbers.get(corner, 0)], RESEARCH_THERE + tile)
        numbers[corner] = numbers.get(corner, 0) + 1
    push(s, F_ROUND, NONE)
    push(s, F_SETUP, NONE)


def seat_players(s: State) -> None:
    """OM-036, OM-037: what every player begins with; Shelters clockwise from the first player."""
    for place in range(s.players):
        who = (s.first + place) % s.players
        base = who * OWN
        for resource, count in enumerate(_PLAYER.storage.values()):
            s.stock[who * RESOURCES + resource] = 0 if is_lacerda(s, who) else count
        s.own[base + CRYSTALS] = _PLAYER.crystals_in_depot
        s.own[base + LQ] = _PLAYER.colonists.living_quarters
        s.own[base + SUPPLY] = _PLAYER.colonists.supply
        s.own[base + DOCKED] = sum(1 << (space - 1) for space in _PLAYER.ships.depot_spaces)
        s.own[base + SHELTERED] = 1
        s.own[base + STANDING] = 1
        s.own[base + MARKS] = MARKERS
        s.own[base + ACHIEVED] = NONE
        for tech, space in _PLAYER.tech.items():
            put_tech(s, who, TECHS.index(tech), LAB_IDS.index(space))
        at: i64 = SHELTER_STARTS[s.players][place]
        put_building(s, at, SHELTER + who)
        if not is_lacerda(s, who):
            s.units[who * UNITS] = at


def proceed(s: State) -> bool:
    """The next draw of the setup, or the next step."""
    top = s.depth - FRAME
    step, done = s.stack[top + A], s.stack[top + B]
    if step == _FIRST:
        players = [0] if s.solo else list(range(s.players))
        return ask(s, CHANCE, [STARTED + who for who in players])
    if step == _GRID and done < GRID:
        return ask(s, CHANCE, [TECH_DEALT + kind for kind in GRID_TECHS if s.tech_left >> kind & 1])
    if step == _ERECT and done < len(START_HEXES):
        standing = [s.building[at] for at in START_HEXES]
        return ask(s, CHANCE, [ERECTED + kind for kind in range(GENERATOR, SHELTER) if kind not in standing])
    if step == _MISSIONS and done < MISSION_PLACES:
        return ask(s, CHANCE, mission_choices(s))
    if step == _REWARDS and done < _LSS_COLUMNS:
        laid = [s.table[REWARD_AT + column] for column in range(_LSS_COLUMNS)]
        return ask(s, CHANCE, [REWARD_LAID + reward for reward in range(REWARDS) if reward not in laid])
    if step == _GOALS and done < GOALS_EACH * people(s):
        return ask(s, CHANCE, [GOAL_DEALT + goal for goal in range(GOAL_COUNT) if s.goals >> goal & 1])
    if step == _SECRETS and s.first_colonists and done < s.players:
        return ask(s, CHANCE, [FIRST_CARD + card for card in range(A_CARDS) if s.secrets >> card & 1])
    s.stack[top + A] = step + 1
    s.stack[top + B] = 0
    _step_over(s, step)
    return False


def _step_over(s: State, step: i64) -> None:
    """What follows a step of the setup."""
    if step == _GRID:  # OM-028: the second set is only used with 3 or 4 players
        if sets(s) > 1:
            s.tech_left = sum(1 << kind for kind in GRID_TECHS)
        push(s, F_DEAL, NONE, 6)
        push(s, F_TURN_UP, NONE)
    elif step == _ERECT:
        push(s, F_TOPS, NONE)
    elif step == _SECRETS:
        pop(s)
        push(s, F_SHUTTLE, NONE)
        last = s.players - 1
        order = [0, LACERDA] if s.solo else [(s.first + last - i) % s.players for i in range(s.players)]
        for who in order:  # the last one pushed comes first
            push(s, F_MARKER, who)


def sets(s: State) -> int:
    """OM-028: how many sets of Tech tiles are used."""
    return SETUP.by_player_count[s.players].tech_sets


def grid_is_full(s: State) -> bool:
    """OM-028: the grid has been filled, and the second set, if it is used, is shuffled into the stacks."""
    return s.depth < 2 * FRAME or s.stack[FRAME] != F_SETUP or s.stack[FRAME + A] > _GRID


def people(s: State) -> i64:
    """How many players somebody plays."""
    return 1 if s.solo else s.players


def receiver(s: State) -> i64:
    """OM-039, OM-225: whose secret card is drawn next; at the start clockwise from the first player."""
    top = s.depth - FRAME
    if s.stack[top] != F_SETUP:
        return s.stack[top + WHO]
    each = GOALS_EACH if s.stack[top + A] == _GOALS else 1
    return (s.first + s.stack[top + B] // each) % s.players


def mission_choices(s: State) -> list[int]:
    """OM-033, OM-223: missions that may still lie on the next place."""
    top = s.depth - FRAME
    done = s.stack[top + B]
    if s.first_colonists:
        return [MISSION_LAID + _FIXED_MISSIONS[done]]
    laid = [s.table[MISSION_AT + place] for place in range(done)]
    short, long = lengths_left(s)
    return [
        MISSION_LAID + mission
        for mission in range(len(MISSION_IDS))
        if mission not in laid and (long if MISSION_LONG[mission] else short) > 0
    ]


def lengths_left(s: State) -> tuple[int, int]:
    """OM-033: how many Short and Long missions are still to come."""
    done = int(s.stack[s.depth - FRAME + B])
    long = _LONG_MISSIONS[1 if s.long else 0]
    laid_long = sum(1 for place in range(done) if MISSION_LONG[s.table[MISSION_AT + place]])
    return (MISSION_PLACES - long) - (done - laid_long), long - laid_long


def answer(s: State, code: i64) -> None:
    """What chance has drawn."""
    top = s.depth - FRAME
    step, done = s.stack[top + A], s.stack[top + B]
    s.stack[top + B] = done + 1
    if step == _FIRST:
        s.first = code - STARTED
        s.stack[top + A] = _GRID
        s.stack[top + B] = 0
        seat_players(s)
    elif step == _GRID:
        put_on_grid(s, done, code - TECH_DEALT)
        if done == GRID - 1:
            show_grid(s)
    elif step == _ERECT:
        put_building(s, START_HEXES[done], code - ERECTED)
        note(s, notes.ERECTED, NONE, START_HEXES[done])
    elif step == _MISSIONS:
        mission = code - MISSION_LAID
        s.table[MISSION_AT + done] = mission
        s.table[UNITS_AT + done] = MISSION_NEEDED[mission][1 if s.solo else int(s.players)]
        note(s, notes.MISSION_LAID, NONE, done)
    elif step == _REWARDS:
        s.table[REWARD_AT + done] = code - REWARD_LAID
        note(s, notes.REWARD_LAID, NONE, done)
    elif step == _GOALS:
        who = (s.first + done // GOALS_EACH) % s.players
        s.goals &= ~bit(code - GOAL_DEALT)
        s.own[who * OWN + HAND] |= bit(code - GOAL_DEALT)
        note(s, notes.GOAL_DEALT, who, done % GOALS_EACH + 1)
    else:
        who = (s.first + done) % s.players
        s.secrets &= ~bit(code - FIRST_CARD)
        s.own[who * OWN + SECRET] |= bit(code - FIRST_CARD)
        note(s, notes.FIRST_DEALT, who)


def show_grid(s: State) -> None:
    """OM-028: all that lies on the Tech Grid, for the log."""
    for space in range(GRID):
        note(s, notes.ON_GRID, NONE, s.table[GRID_AT + space])
