"""What entries did, as data: hexes, colours, faces and gardeners (1 or 2) go by their names in the view.

take (a figure) · place, move (a gardener) · deal (flowers) · plant (a flower) · score (spaces on the track, by the
colour that brought them) · jump, loss (spaces, for those) · extra (one more turn) · pass (stuck) · turn (whose turn
begins)
"""

from mensae.core.schema import Did, Seat
from mensae.core.state import Note
from mensae.games.gardens.data import COLOURS, NAMES
from mensae.games.gardens.rules.notes import (
    BEGINS,
    DEALT,
    EXTRA_TURN,
    GREW,
    LOST,
    MOVED,
    PASSED,
    PLACED,
    PLANTED,
)
from mensae.games.gardens.schema import GameAction, Place, Plant, Take, Use


def deeds(seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Did]:
    """The notes in their order; of a die the action says all there is to say."""
    did = [Did("take", seat, piece=action.figure)] if isinstance(action, Take) else []
    for kind, value, second in notes:
        did += _deed(seat, action, kind, value, second)
    return did


def _deed(seat: Seat, action: GameAction | None, kind: int, value: int, second: int) -> list[Did]:
    """What one note says; the action has what is not in it."""
    match action:
        case Use(gardener=gardener) if kind == MOVED:
            return [Did("move", seat, piece=str(gardener), start=NAMES[value], to=NAMES[second])]
        case Plant(colour) if kind == GREW:
            return [Did("plant", seat, piece=colour, to=NAMES[value])]
        case Place(hex) if kind == PLACED:
            return [Did("place", seat, piece=str(value), to=hex)]
        case Plant(colour) if kind == PLANTED:
            return _spaces("score", seat, value, colour) + _spaces("jump", seat, second)
    if kind == LOST:
        return _spaces("loss", seat, -value)
    if kind == DEALT:
        return [Did("deal", value // 6, piece=COLOURS[value % 6], count=second)] if second else []
    if kind == EXTRA_TURN:
        return [Did("extra", seat)]
    if kind == PASSED:
        return [Did("pass", value)]
    assert kind == BEGINS
    return [Did("turn", value)]


def _spaces(what: str, seat: Seat, spaces: int, piece: str | None = None) -> list[Did]:
    return [Did(what, seat, piece=piece, count=spaces)] if spaces else []
