"""The numbers of the actions: the first code of a kind, plus the place of the action in its kind."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import has, members
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
_BLOCKED: Final = 12


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
    """The die is used without a move; it comes after the moves with it."""
    return USE + (die - 1) * _WAYS + _BLOCKED


def is_blocked(use: i64) -> bool:
    """Is the die used without a move?"""
    return (use - USE) % _WAYS == _BLOCKED


def used_die(use: i64) -> i64:
    """The face of the die that is used."""
    return (use - USE) // _WAYS + 1


def used_gardener(use: i64) -> i64:
    """The gardener of the seat that moves, 0 or 1."""
    return (use - USE) % _WAYS // 6


def used_direction(use: i64) -> i64:
    """The direction in which it moves."""
    return (use - USE) % _WAYS % 6


# The lists below ascend, as all lists of legal actions do.

PLACINGS: Final = [PLACE + hex for hex in range(HEXES) if hex != CENTRE]  # GM-19
# PLANTINGS[bit set of colours]: the codes for planting each of them
PLANTINGS: Final = [[PLANT + colour for colour in members(stock)] for stock in range(64)]
_OPEN_MOVES: Final = [
    [use_code(die, gardener, d) for d in range(6) if along(hex, d, die) not in (NOWHERE, CENTRE)]
    for gardener in range(2)
    for hex in range(HEXES)
    for die in range(1, 7)
]


def open_moves(gardener: i64, hex: i64, die: i64) -> list[int]:
    """GM-38, GM-39, GM-42: all moves from the hex by the die if no other gardener is near."""
    return _OPEN_MOVES[(gardener * HEXES + hex) * 6 + die - 1]


_OPEN_USES: Final = [
    [code for die in range(1, 7) if has(dice, die) for code in open_moves(0, hex, die)]
    for hex in range(HEXES)
    for dice in range(0, 128, 2)
]


def open_uses(hex: i64, dice: i64) -> list[int]:
    """The same for a bit set of dice and the only gardener of a seat; there none is blocked (I13)."""
    return _OPEN_USES[hex * 64 + (dice >> 1)]
