"""Why a step is not legal (chapters 5, 6, 7 and 10)."""

from mensae.core.bits import has
from mensae.core.schema import Refusal, Told, Value, Who, no
from mensae.games.spacemaze.data import (
    COLOURS,
    CROWD,
    DOOR_COLOURS,
    NAMES,
    NOWHERE,
    SIDES,
    alien_of,
    colour_of,
    points_of,
    seat_of,
)
from mensae.games.spacemaze.rules.maze import beside, docked_cell, door, has_pad, open_for, relic_at
from mensae.games.spacemaze.schema import Exit, Give, Go, Home, Pad, Step, Take
from mensae.games.spacemaze.speech.words import (
    alien_name,
    place_name,
    points_left,
    points_name,
    receiver_name,
    way_name,
)
from mensae.games.spacemaze.state import State

_PASSES = ("SM-78", "SM-79", "SM-80")  # by colour


def no_step(s: State, step: Step) -> Refusal:
    """SM-61, SM-76, SM-87: an alien without points, one that has stopped, one in its UFO; then the step itself."""
    colour = COLOURS.index(step.alien)
    alien = int(alien_of(s.turn, colour))
    cell = int(s.aliens[alien])
    known: dict[str, Value] = {"alien": alien_name(colour)}
    if has(s.stopped, colour):
        return no("SM-87", "spacemaze-no-stopped", **known, cell=NAMES[cell])
    if points_of(s.points, colour) == 0:
        if points_left(int(s.points)) == 0:
            return no("SM-61", "spacemaze-no-points-at-all", **known)
        return no("SM-61", "spacemaze-no-points", **known, points=points_name(int(s.points)))
    match step:
        case Exit():
            if cell != NOWHERE:
                return no("SM-63", "spacemaze-no-outside", **known, place=place_name(s, alien))
            return _full(known, int(docked_cell(s, s.turn)))
        case _ if cell == NOWHERE:
            return no("SM-76", "spacemaze-no-inside", **known, cell=NAMES[docked_cell(s, s.turn)])
        case Go(_, side):
            return _no_go(s, known, colour, cell, SIDES.index(side))
        case Pad():
            return _no_pad(s, known, alien, cell)
        case Take():
            return _no_take(s, known, alien, cell)
        case Give(_, to):
            return _no_give(s, known, alien, COLOURS.index(to))
        case Home():
            if alien != s.wearer:
                return no("SM-74", "spacemaze-no-home-bare", **known)
            return no(
                "SM-68", "spacemaze-no-far", **known, cell=NAMES[docked_cell(s, s.turn)], place=place_name(s, alien)
            )


def _full(known: dict[str, Value], cell: int) -> Refusal:
    return no("SM-73", "spacemaze-no-full", **known, cell=NAMES[cell], crowd=CROWD)


def _no_go(s: State, known: dict[str, Value], colour: int, cell: int, side: int) -> Refusal:
    """SM-20, SM-73, SM-78 to SM-83: the board ends, the passage is closed, or the tile is full."""
    there = int(beside(s, cell, side))
    if there == NOWHERE:
        return no("SM-20", "spacemaze-no-edge", way=way_name(side), cell=NAMES[cell])
    if s.wearer == alien_of(s.turn, colour) or has(open_for(s, cell, side), colour):
        return _full(known, there)
    doors = [int(door(s.tiles[cell], side)), int(door(s.tiles[there], side ^ 2))]
    values: dict[str, Value] = {
        **known,
        "from": NAMES[cell],
        "cell": NAMES[there],
        "door": Told(f"spacemaze-door-{DOOR_COLOURS[doors[0]]}"),
        "other": Told(f"spacemaze-door-{DOOR_COLOURS[doors[1]]}"),
    }
    if doors[0] == doors[1]:
        return no("SM-82", "spacemaze-no-equal", **values)
    needs = Told(f"spacemaze-needs-{COLOURS[colour]}")
    return no(
        "SM-83" if DOOR_COLOURS.index("S") in doors else _PASSES[colour], "spacemaze-no-closed", **values, needs=needs
    )


def _no_pad(s: State, known: dict[str, Value], alien: int, cell: int) -> Refusal:
    """SM-10, SM-90: there is none, or somebody is on it."""
    if has(s.on_pad, alien):
        return no("SM-90", "spacemaze-no-on-pad", **known, cell=NAMES[cell])
    if not has_pad(s, cell):
        return no("SM-10", "spacemaze-no-padless", cell=NAMES[cell])
    other = next(other for other in range(s.seats * 3) if s.aliens[other] == cell and has(s.on_pad, other))
    who, mate = Who(int(seat_of(other))), alien_name(int(colour_of(other)))
    return no("SM-90", "spacemaze-no-pad-taken", cell=NAMES[cell], who=who, mate=mate)


def _no_take(s: State, known: dict[str, Value], alien: int, cell: int) -> Refusal:
    """SM-128, SM-131, SM-137: the alien wears it, it is elsewhere, or it is glued."""
    if alien == s.wearer:
        return no("SM-137", "spacemaze-no-worn", **known)
    if relic_at(s) != cell:
        return no("SM-137", "spacemaze-no-relic-away", **known, cell=NAMES[relic_at(s)], place=place_name(s, alien))
    owner = int(seat_of(s.wearer))
    rule = "SM-131" if owner == s.turn else "SM-128"
    return no(rule, "spacemaze-no-glued", who=Who(owner), mate=receiver_name(int(colour_of(s.wearer))))


def _no_give(s: State, known: dict[str, Value], alien: int, to: int) -> Refusal:
    """SM-67, SM-131: the alien has nothing to give, the relic is glued, or the teammate is elsewhere."""
    if alien != s.wearer:
        return no("SM-67", "spacemaze-no-give-bare", **known)
    if s.glued:
        return no("SM-131", "spacemaze-no-give-glued", **known)
    mate = int(alien_of(s.turn, to))
    return no(
        "SM-67", "spacemaze-no-give-away", mate=alien_name(to), there=place_name(s, mate), place=place_name(s, alien)
    )
