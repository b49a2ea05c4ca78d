"""The numbers of the actions: the first code of a kind, plus the place of the action in its kind."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import members
from mensae.games.gardens.data import CENTRE, HEXES, NOWHERE, PER_COLOUR, along

STARTED: Final = 0  # + seat
TAKE: Final = 5  # + figure
PLACE: Final = 10  # + hex
DEALT: Final = 101  # see `dealt_code`
ROLL: Final = 167  # + gardener of the seat, 0 or 1
ROLLED: Final = 169  # + face - 1
STUCK: Final = 175
USE: Final = 176  # see `use_code` and `blocked_code`
PLANT: Final = 254  # + colour

_COUNTS: Final = PER_COLOUR + 1  # for each colour
_WAYS: Final = 13  # to use a die: six directions for each of two gardeners, or none
NOBODY: Final = 2  # in the place of a gardener


def dealt_code(colour: i64, count: i64) -> i64:
    """A seat is dealt this many flowers of the colour."""
    return DEALT + colour * _COUNTS + count


def dealt_count(code: i64) -> i64:
    """How many flowers the seat is dealt."""
    return (code - DEALT) % _COUNTS


def use_code(die: i64, gardener: i64, direction: i64) -> i64:
    """A gardener of the seat, 0 or 1, moves by the die."""
    return USE + (die - 1) * _WAYS + gardener * 6 + direction


def blocked_code(die: i64) -> i64:
    """The die is used and nobody moves; it comes after the moves with the die."""
    return use_code(die, NOBODY, 0)


def use_of(code: i64) -> tuple[i64, i64, i64]:
    """The die, the gardener of the seat that moves or NOBODY, and the direction."""
    place: i64 = code - USE
    way: i64 = place % _WAYS
    return place // _WAYS + 1, way // 6, way % 6


# Lists of legal actions, which ascend


def _moves(gardener: int, hex: int, die: int) -> list[int]:
    """GM-38, GM-39, GM-42: all moves with the die from the hex, where no other gardener is in the way."""
    ends = [along(hex, direction, die) for direction in range(6)]
    return [use_code(die, gardener, d) for d, end in enumerate(ends) if end not in (NOWHERE, CENTRE)]


PLACINGS: Final = [PLACE + hex for hex in range(HEXES) if hex != CENTRE]  # GM-19
# OPEN_MOVES[gardener][hex][die - 1]: the moves of a gardener with a die that nobody stops
OPEN_MOVES: Final = [[[_moves(g, hex, die) for die in range(1, 7)] for hex in range(HEXES)] for g in range(2)]
# OPEN_USES[hex][bit set of faces - 1]: the same for several dice of one gardener; none is blocked there (I13)
OPEN_USES: Final = [
    [[code for face in members(faces) for code in moves[face]] for faces in range(64)] for moves in OPEN_MOVES[0]
]
# PLANTINGS[bit set of colours]: the codes for planting each of them
PLANTINGS: Final = [[PLANT + colour for colour in members(colours)] for colours in range(64)]
