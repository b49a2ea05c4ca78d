"""Why a step, a point or the taking of a tile is not legal (chapter 11)."""

from mensae.core.schema import Refusal, Value, no
from mensae.games.onmars.data import (
    NONE,
    RESEARCH_KIND,
    RESEARCH_THERE,
    ROVER_TECH,
    TILE_THERE,
)
from mensae.games.onmars.frames import FRAME, A, B, C, D, E
from mensae.games.onmars.refusals.colony import bots_name, no_tile
from mensae.games.onmars.refusals.reasons import why_not
from mensae.games.onmars.refusals.words import crystals_name, hex_name
from mensae.games.onmars.rules.board import occupied
from mensae.games.onmars.rules.geometry import BIT, CENTRE, WHERE, apart
from mensae.games.onmars.rules.goods import spendable
from mensae.games.onmars.rules.lab import level_of
from mensae.games.onmars.rules.move import DONE, TECH_USED
from mensae.games.onmars.rules.verbs import BY_CRYSTALS, COLLECTS, COUNT, ROVER_POINTS, TECH, TILE_EFFECT
from mensae.games.onmars.schema import MoveBot, MoveRover, Point, Skip, TakeTile, Tech
from mensae.games.onmars.speech.words import unit_kind
from mensae.games.onmars.state import LQ, OWN, ROVER, STUDIED, UNITS, State, copy

MoveAction = MoveBot | MoveRover | Point | Tech | TakeTile | Skip


def no_movement(s: State, who: int, action: MoveAction) -> Refusal:
    """OM-260: a unit in transit goes on first; then the step, point, tech or tile itself."""
    top = int(s.depth) - FRAME
    effect, flags, transit = int(s.stack[top + A]), int(s.stack[top + D]), int(s.stack[top + E]) - 1
    match action:
        case MoveBot(at, to):
            return _no_bot_step(s, who, effect, WHERE[at], WHERE[to], transit)
        case MoveRover(to):
            return _no_rover_step(s, who, effect, WHERE[to], transit)
        case _ if transit >= 0:
            return _in_transit(s, transit)
        case Point(mover):
            return _no_point(s, who, effect, flags, mover == "rover")
        case Tech(owner):
            return _no_rover_tech(s, effect, flags, owner)
        case TakeTile(at):
            return _no_taking(s, who, effect, flags, WHERE[at])
        case Skip():
            raise AssertionError("a movement ends whenever nothing is in transit")


def _in_transit(s: State, number: int) -> Refusal:
    """OM-260: it stands where it cannot stop."""
    return no("OM-260", "onmars-no-transit", unit=unit_kind(number), hex=hex_name(int(s.units[number])))


def _no_bot_step(s: State, who: int, effect: int, at: int, to: int, transit: int) -> Refusal:
    """OM-147, OM-150, OM-260: a Bot there, in an effect for Bots, with points, and a place to stop."""
    top = int(s.depth) - FRAME
    points, flags = int(s.stack[top + B]), int(s.stack[top + D])
    first = who * UNITS
    there = [number for number in range(first, first + ROVER) if s.units[number] == at]
    if transit >= 0 and transit not in there:
        return _in_transit(s, transit)
    if not COUNT[effect]:
        return no("OM-150", "onmars-no-bot-points-here")
    if not there:
        if all(s.units[number] == NONE for number in range(first, first + ROVER)):
            return no("OM-150", "onmars-no-bots")
        return no("OM-150", "onmars-no-bot-there", hex=hex_name(at), bots=bots_name(s, who))
    number = transit if transit >= 0 else there[0]
    if flags >> (number - first) & DONE:
        return _has_taken(s, number)
    if points < 1:
        return no("OM-150", "onmars-no-points", unit="bot")
    return _no_stop(s, who, number, to, points, COLLECTS[effect])


def _has_taken(s: State, number: int) -> Refusal:
    """OM-147, OM-156: after a tile it moves no further."""
    unit = unit_kind(number)
    return no(
        "OM-156" if unit == "rover" else "OM-147",
        "onmars-no-further-step",
        unit=unit,
        hex=hex_name(int(s.units[number])),
    )


def _no_rover_step(s: State, who: int, effect: int, to: int, transit: int) -> Refusal:
    """OM-150, OM-154, OM-156, OM-260: in an effect for the Rover, to a neighbour, with points, and a place to stop."""
    top = int(s.depth) - FRAME
    points, flags = int(s.stack[top + C]), int(s.stack[top + D])
    number = who * UNITS + ROVER
    if transit >= 0 and transit != number:
        return _in_transit(s, transit)
    if not ROVER_POINTS[effect]:
        return no("OM-150", "onmars-no-rover-points-here")
    if flags >> ROVER & DONE:
        return _has_taken(s, number)
    at = int(s.units[number])
    start = CENTRE if at == NONE else at
    if apart(start, to) != 1:
        known: dict[str, Value] = {"hex": hex_name(to), "rover": hex_name(start), "off": int(at == NONE)}
        return no("OM-154" if at == NONE else "OM-150", "onmars-no-neighbour", **known)
    if points < 1:
        return no("OM-150", "onmars-no-points", unit="rover")
    return _no_stop(s, who, number, to, points, True)


def _no_stop(s: State, who: int, number: int, to: int, points: int, collects: bool) -> Refusal:
    """OM-150, OM-157, OM-260: a piece, or a tile that cannot be taken, and no points to go on from there."""
    known: dict[str, Value] = {"hex": hex_name(to), "unit": unit_kind(number), "points": points}
    if occupied(s, number) & BIT[to]:
        return no("OM-260", "onmars-no-stop", **known)
    assert collects
    then = copy(s)  # there a Bot has another Building Zone
    then.units[number] = to
    return no("OM-157", "onmars-no-stop-on-tile", **known, reason=_no_tile(then, who, to).text)


def _no_tile(s: State, who: int, at: int) -> Refusal:
    """OM-157: a Research tile of a kind the player has, or a benefit that can do nothing."""
    item = int(s.ground[at])
    if item >= RESEARCH_THERE and s.own[who * OWN + STUDIED] >> RESEARCH_KIND[item - RESEARCH_THERE] & 1:
        return no("OM-160", "onmars-no-second-research", hex=hex_name(at))
    return why_not(s, who, TILE_EFFECT[item - TILE_THERE])


def _no_point(s: State, who: int, effect: int, flags: int, rover: bool) -> Refusal:
    """OM-052, OM-053: for who moves in this effect, and paid as the effect says."""
    first = who * UNITS
    if rover and not ROVER_POINTS[effect]:
        return no("OM-150", "onmars-no-rover-points-here")
    if not rover and not COUNT[effect]:
        return no("OM-150", "onmars-no-bot-points-here")
    if rover and flags >> ROVER & DONE:
        return _has_taken(s, first + ROVER)
    if BY_CRYSTALS[effect] and spendable(s, who) == 0:
        return no("OM-053", "onmars-no-point-crystal", means=crystals_name(s, who))
    if not BY_CRYSTALS[effect] and s.own[who * OWN + LQ] == 0:
        return no("OM-052", "onmars-no-point-colonist")
    bots = [number for number in range(first, first + ROVER) if s.units[number] != NONE]
    return _has_taken(s, bots[0]) if bots else no("OM-150", "onmars-no-bots")


def _no_rover_tech(s: State, effect: int, flags: int, owner: int) -> Refusal:
    """OM-097, OM-105, OM-156: where it may be used, once, a tile that is there, for a Rover that still moves."""
    if not TECH[effect]:
        return no("OM-105", "onmars-no-rover-tech")
    if flags & TECH_USED:
        return no("OM-105", "onmars-no-second-rover-tech")
    if owner >= s.players or level_of(s, owner, ROVER_TECH) == 0:
        return no_tile(s, ROVER_TECH, owner)
    return _has_taken(s, int(s.stack[s.depth - FRAME + 1]) * UNITS + ROVER)


def _no_taking(s: State, who: int, effect: int, flags: int, at: int) -> Refusal:
    """OM-147, OM-156, OM-157: an own collector there, a tile, not a second one, and a benefit."""
    first = who * UNITS
    collectors = [first + ROVER] if ROVER_POINTS[effect] else []
    if COLLECTS[effect]:
        collectors += list(range(first, first + ROVER))
    if not collectors:
        return no("OM-156", "onmars-no-collector")
    there = [number for number in collectors if s.units[number] == at]
    if not there:
        return no("OM-156", "onmars-no-collector-there", hex=hex_name(at), unit=unit_kind(collectors[0]))
    if s.ground[at] < TILE_THERE:
        return no("OM-156", "onmars-no-tile", hex=hex_name(at))
    if flags >> (there[0] - first) & DONE:
        return _has_taken(s, there[0])
    return _no_tile(s, who, at)
