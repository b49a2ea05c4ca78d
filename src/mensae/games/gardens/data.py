"""The board and the components of Gardens of Mars, as tables."""

from math import comb
from typing import Any, Final

from mypy_extensions import i64

RADIUS: Final = 5
DIRECTIONS: Final = ("NW", "NE", "E", "SE", "SW", "W")
_STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # GM-10

# GM-08: every (q, r) with |q|, |r|, |q + r| <= 5, row by row
CELLS: Final = [(q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
HEXES: Final = 91
CENTRE: Final = 45  # GM-09
NOWHERE: Final = 255  # GM-11: beyond the board


def _names() -> list[str]:
    """GM-12: rows A to K, numbered from the left."""
    rows = [q_r[1] for q_r in CELLS]
    return [f"{'ABCDEFGHIJK'[r + RADIUS]}{i - rows.index(r) + 1}" for i, r in enumerate(rows)]


NAMES: Final = _names()
_INDEX: Final = {cell: i for i, cell in enumerate(CELLS)}


def along(hex: int, direction: int, steps: int) -> int:
    """GM-11: the hex that many steps away, or NOWHERE."""
    (q, r), (dq, dr) = CELLS[hex], _STEPS[direction]
    return _INDEX.get((q + dq * steps, r + dr * steps), NOWHERE)


def line(direction: i64, steps: i64) -> i64:
    """A straight line of one step or more, as one number."""
    return direction * 16 + steps


def line_direction(line: i64) -> i64:
    """Where the line leads to."""
    return line >> 4


def line_steps(line: i64) -> i64:
    """How many steps the line has."""
    return line & 15


def _lines() -> bytes:
    table = bytearray(HEXES * HEXES)
    for hex in range(HEXES):
        for direction in range(6):
            for steps in range(1, 2 * RADIUS + 1):
                end = along(hex, direction, steps)
                if end != NOWHERE:
                    table[hex * HEXES + end] = line(direction, steps)
    return bytes(table)


# TARGET[hex * 42 + direction * 7 + steps]: the hex that many steps away, or NOWHERE; 0 steps stay
TARGET: Final = bytes([along(h, d, n) for h in range(HEXES) for d in range(6) for n in range(7)])
# NEIGHBOURS[hex * 6 + i]: the adjacent hexes, then NOWHERE; GM-11
NEIGHBOURS: Final = bytes(
    [
        hex
        for h in range(HEXES)
        for hex in sorted(along(h, d, 1) for d in range(6))  # NOWHERE sorts last
    ]
)
# LINE[hex * 91 + other]: the straight line from hex to other, or 0
LINE: Final = _lines()

COLOURS: Final = ("blue", "yellow", "white", "grey", "red", "green")
PER_COLOUR: Final = 10
FLOWERS: Final = 60
DICE: Final = 6
FIGURES: Final = ("M1", "M2", "M3", "M4", "M5")
BLACK_FIGURES: Final = 3  # GM-03: M1 to M3 are black, M4 and M5 white

TRACK: Final = 50  # GM-65
CROWDED_ABOVE: Final = 25  # GM-72

# WAYS[n][k]: ways to take k of n flowers, for the deal
WAYS: Final = [[comb(n, k) for k in range(FLOWERS + 1)] for n in range(FLOWERS + 1)]

# What a board on a screen is drawn from
FOR_CLIENTS: Final[dict[str, Any]] = {
    "hexes": {name: list(cell) for name, cell in zip(NAMES, CELLS, strict=True)},
    "centre": NAMES[CENTRE],
    "colours": list(COLOURS),
    "figures": list(FIGURES),
    "dice": DICE,
    "track": TRACK,
    "crowded_above": CROWDED_ABOVE,
    "per_colour": PER_COLOUR,
}
