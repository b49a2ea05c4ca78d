"""The contract in codes: the top frame of the stack is dealt with until somebody has to be asked."""

from typing import Final

from mypy_extensions import i64

from mensae.core.chance import Rng
from mensae.games.onmars.data import MISSION_LAID, MISSION_LONG
from mensae.games.onmars.frames import (
    F_BUILT,
    F_COLONISTS,
    F_DEAL,
    F_DECISIONS,
    F_DEPARTURE,
    F_DISPLACED,
    F_EFFECT,
    F_END,
    F_EXPLORE,
    F_GOAL,
    F_LEVEL,
    F_LSS,
    F_MARKER,
    F_ROUND,
    F_SECRETS,
    F_SETUP,
    F_SHUTTLE,
    F_SHUTTLES,
    F_STOCK,
    F_SURCHARGE,
    F_TASK,
    F_TOPS,
    F_TRAVEL,
    F_TURN,
    F_TURN_UP,
    F_UPDATE,
    F_WORKER,
    FRAME,
    A,
)
from mensae.games.onmars.rules import (
    construct,
    first,
    goals,
    level,
    move,
    opening,
    pay,
    simple,
    solo,
    start,
    steps,
    travel,
    turn,
    units,
    workers,
)
from mensae.games.onmars.rules.start import lengths_left
from mensae.games.onmars.rules.verbs import (
    CONSTRUCT,
    DEVELOP,
    GAIN_CHOICE,
    MOVE,
    RETRIEVE,
    TAKE_BLUEPRINT,
    TAKE_SCIENCE,
    TAKE_TECH,
    UPGRADE,
    VERB,
    WAREHOUSE,
    WELCOME_SHIP,
)
from mensae.games.onmars.state import CHANCE, State

ALONE: Final = [[0], [1], [2], [3], [CHANCE]]  # shared: making a list would cost more than finding out
NOBODY: Final[list[int]] = []
UNIT_VERBS: Final = (
    UPGRADE, DEVELOP, TAKE_TECH, TAKE_BLUEPRINT, WAREHOUSE, TAKE_SCIENCE, GAIN_CHOICE, WELCOME_SHIP, RETRIEVE,
)  # fmt: skip
BY_UNITS: Final = bytes([verb in UNIT_VERBS for verb in VERB])  # [effect]


def actors(s: State) -> list[int]:
    """Whoever is asked."""
    return NOBODY if s.over else ALONE[s.asked]


def legal(s: State, seat: i64, at: i64) -> list[int]:
    """Every legal code of the seat, ascending."""
    return s.choices[:] if seat == s.asked and not s.over else []


def apply(s: State, seat: i64, code: i64, at: i64) -> None:
    """Answers the question, and goes on to the next one that has more than one answer."""
    reply(s, code)
    run(s)


def run(s: State) -> None:
    """Deals with the top frame until a real choice is open; the only answer there is needs no question."""
    while not s.over:
        if not proceed(s):
            continue
        if s.over or s.asked == CHANCE or len(s.choices) > 1 or s.stack[s.depth - FRAME] in (F_TURN, F_TASK):
            return
        reply(s, s.choices[0])


def proceed(s: State) -> bool:
    """One step of the top frame; True if somebody has to be asked."""
    top = s.depth - FRAME
    kind = s.stack[top]
    if kind == F_EFFECT:
        effect = s.stack[top + A]
        if BY_UNITS[effect]:
            return units.proceed(s)
        if VERB[effect] == MOVE:
            return move.proceed(s)
        return construct.proceed(s) if VERB[effect] == CONSTRUCT else simple.proceed(s)
    if kind < F_SURCHARGE:
        return _course(s, kind)
    if kind < F_EFFECT:
        return workers.proceed(s) if kind <= F_WORKER else pay.proceed(s)
    if kind == F_BUILT:
        return construct.built(s)
    if kind == F_DISPLACED:
        return construct.displaced(s)
    if kind == F_LSS:
        return construct.benefit(s)
    if kind == F_TOPS:
        return construct.tops(s)
    if kind == F_DECISIONS:
        return steps.decisions(s)
    if kind == F_GOAL:
        return goals.proceed(s)
    if kind < F_UPDATE:
        return steps.proceed(s)
    return _later(s, kind)


def _course(s: State, kind: i64) -> bool:
    """Setup, rounds and turns."""
    if kind == F_TURN:
        return turn.turn(s)
    if kind == F_END:
        return turn.end_turn(s)
    if kind == F_ROUND:
        return turn.round_goes_on(s)
    if kind == F_SETUP:
        return start.proceed(s)
    return opening.marker(s) if kind == F_MARKER else opening.shuttle(s)


def _later(s: State, kind: i64) -> bool:
    """Level-ups, travel, First Colonists and Lacerda."""
    if kind == F_UPDATE:
        return level.update(s)
    if kind == F_DEAL:
        return level.deal(s)
    if kind == F_STOCK:
        return level.stock(s)
    if kind == F_LEVEL:
        return level.levelled(s)
    if kind == F_SHUTTLES:
        return travel.shuttle_phase(s)
    if kind == F_DEPARTURE:
        return travel.departure(s)
    if kind == F_TRAVEL:
        return travel.travel(s)
    if kind == F_EXPLORE:
        return travel.explore(s)
    if kind == F_TURN_UP:
        return travel.turn_up(s)
    if kind == F_TASK:
        return first.after_travel(s)
    return first.secrets(s) if kind == F_SECRETS else solo.proceed(s)


def reply(s: State, code: i64) -> None:
    """The answer to the question of the top frame."""
    top = s.depth - FRAME
    kind = s.stack[top]
    if kind == F_EFFECT:
        effect = s.stack[top + A]
        if BY_UNITS[effect]:
            units.answer(s, code)
        elif VERB[effect] == MOVE:
            move.answer(s, code)
        elif VERB[effect] == CONSTRUCT:
            construct.answer(s, code)
        else:
            simple.answer(s, code)
    elif kind == F_TURN:
        turn.answer(s, code)
    elif kind == F_SURCHARGE:
        workers.answer(s, code)
    elif F_SURCHARGE < kind <= F_COLONISTS:
        pay.answer(s, code)
    elif kind < F_SURCHARGE:
        _set_up(s, kind, code)
    elif kind == F_DISPLACED:
        construct.make_way(s, code)
    elif kind == F_LSS:
        construct.take_benefit(s, code)
    elif kind == F_TOPS:
        construct.turned_up(s, code)
    elif kind == F_DECISIONS:
        steps.decide(s, s.asked, code)
    elif kind == F_GOAL:
        goals.reward(s, code)
    elif kind < F_UPDATE:
        steps.answer(s, code)
    else:
        _reply_later(s, kind, code)


def _set_up(s: State, kind: i64, code: i64) -> None:
    if kind == F_SETUP:
        start.answer(s, code)
    elif kind == F_MARKER:
        opening.mark(s, code)
    else:
        assert kind == F_SHUTTLE
        opening.dock(s, code)


def _reply_later(s: State, kind: i64, code: i64) -> None:
    if kind == F_DEAL:
        level.dealt(s, code)
    elif kind == F_STOCK:
        level.stocked(s, code)
    elif kind == F_DEPARTURE:
        travel.depart(s, code)
    elif kind == F_EXPLORE:
        travel.explored(s, code)
    elif kind == F_TURN_UP:
        travel.turned_up(s, code)
    elif kind == F_TASK:
        first.answer(s, code)
    elif kind == F_SECRETS:
        first.drawn(s, code)
    else:
        solo.answer(s, code)


def draw(s: State, rng: Rng) -> int:
    """One outcome of chance: all are equally likely, but for missions, whose lengths are drawn first (OM-033), and
    for steps on Lacerda's way, which lead to equally likely ends (OM-235).
    """
    choices = solo.odds(s)
    if s.stack[s.depth - FRAME] == F_SETUP and choices[0] >= MISSION_LAID and choices[0] < MISSION_LAID + 9:
        short, long = lengths_left(s)
        wanted = rng.below(short + long) >= short
        choices = [code for code in choices if bool(MISSION_LONG[code - MISSION_LAID]) == wanted] or choices
    return choices[rng.below(len(choices))]


def play_random(s: State, rng: Rng) -> int:
    """Plays to the end through the functions above, every legal action as likely as the others."""
    entries: i64 = 0
    while not s.over:
        seat = s.asked
        if seat == CHANCE:
            apply(s, seat, draw(s, rng), 0)
        else:
            codes = legal(s, seat, 0)
            apply(s, seat, codes[rng.below(len(codes))], 0)
        entries += 1
    return entries
