"""A code of a plan, seen from the team: whose colour it needs, and which platforms it concerns."""

from mypy_extensions import i64

from mensae.games.magicmaze.data import (
    BRIDGE,
    CONVERT,
    DOME,
    DOMES,
    EAT,
    EDGES,
    EXPLORE,
    FACTORIES,
    FACTORY,
    LOCK,
    MOVE,
    NONE,
    PIPE,
    PIPES,
    TALK,
    WAY_FROM,
    WAY_TO,
)
from mensae.games.magicmaze.rules.board import colour_of
from mensae.games.magicmaze.rules.codes import (
    bridge_colour,
    bridge_way,
    convert_new,
    convert_platform,
    move_way,
    pipe_start,
    pipe_to,
)
from mensae.games.magicmaze.state import State


def colour_needed(s: State, code: i64) -> i64:
    """MM-47: the colour that a game action needs; NONE where any seat may do it, NOTHING over a bridge to be."""
    if code < MOVE:
        made: i64 = FACTORY[FACTORIES[code]]
        return made
    if code < EXPLORE:
        return colour_of(s, move_way(code))
    if code < BRIDGE:
        lock: i64 = LOCK[EDGES[code - EXPLORE]]
        return lock
    if code < PIPE:
        return bridge_colour(code)
    if code < EAT:
        return NONE
    if code < DOME:
        return colour_of(s, code - EAT)
    if CONVERT <= code < TALK:
        return convert_new(code)
    return NONE


def concerned(s: State, code: i64) -> list[int]:
    """The platforms that a game action concerns; of a step first where it begins, then where it ends."""
    if code < MOVE:
        return [s.root[FACTORIES[code]]]
    if code < EXPLORE:
        way = move_way(code)
        return [s.root[WAY_FROM[way]], s.root[WAY_TO[way]]]
    if code < BRIDGE:
        return [EDGES[code - EXPLORE]]
    if code < PIPE:
        way = bridge_way(code)
        return [s.root[WAY_FROM[way]], s.root[WAY_TO[way]]]
    if code < EAT:
        return [PIPES[pipe_start(code)], PIPES[pipe_to(code)]]
    if code < DOME:
        return [s.root[WAY_FROM[code - EAT]], s.root[WAY_TO[code - EAT]]]
    if code < CONVERT:
        return [DOMES[code - DOME]]
    return [convert_platform(code)] if code < TALK else []
