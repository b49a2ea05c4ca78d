"""A code of a plan, seen from the team: whose colour it needs, and which platforms it concerns."""

from mypy_extensions import i64

from mensae.games.magicmaze.data import (
    BRIDGE,
    CARRIED,
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
    PRINTED,
    TALK,
    WAY_FROM,
    WAY_TO,
)
from mensae.games.magicmaze.rules.board import colour_of
from mensae.games.magicmaze.state import State


def colour_needed(s: State, code: i64) -> i64:
    """MM-47: the colour that a game action needs; NONE where any seat may do it, NOTHING over a bridge to be."""
    if code < MOVE:
        made: i64 = FACTORY[FACTORIES[code]]
        return made
    if code < EXPLORE:
        return colour_of(s, (code - MOVE) // CARRIED)
    if code < BRIDGE:
        lock: i64 = LOCK[EDGES[code - EXPLORE]]
        return lock
    if code < PIPE:
        return (code - BRIDGE) % 6
    if code < EAT:
        return NONE
    if code < DOME:
        return colour_of(s, code - EAT)
    if CONVERT <= code < TALK:
        return (code - CONVERT) % 6
    return NONE


def concerned(s: State, code: i64) -> list[int]:
    """The platforms that a game action concerns; of a step first where it begins, then where it ends."""
    if code < MOVE:
        return [s.root[FACTORIES[code]]]
    if code < EXPLORE:
        way = (code - MOVE) // CARRIED
        return [s.root[WAY_FROM[way]], s.root[WAY_TO[way]]]
    if code < BRIDGE:
        return [EDGES[code - EXPLORE]]
    if code < PIPE:
        end = PRINTED * 2 + (code - BRIDGE) // 6
        return [s.root[WAY_FROM[end]], s.root[WAY_TO[end]]]
    if code < EAT:
        trip = (code - PIPE) // CARRIED
        return [PIPES[trip // len(PIPES)], PIPES[trip % len(PIPES)]]
    if code < DOME:
        return [s.root[WAY_FROM[code - EAT]], s.root[WAY_TO[code - EAT]]]
    if code < CONVERT:
        return [DOMES[code - DOME]]
    return [(code - CONVERT) // 36] if code < TALK else []
