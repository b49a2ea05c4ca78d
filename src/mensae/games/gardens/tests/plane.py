"""The board in axial coordinates, worked out anew from SPEC.md so that tests do not lean on the engine's tables."""

from mensae.games.gardens.schema import Direction

STEPS: dict[Direction, tuple[int, int]] = {
    "NW": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
}
CLOCKWISE: list[Direction] = list(STEPS)
ROWS = {"A": 6, "B": 7, "C": 8, "D": 9, "E": 10, "F": 11, "G": 10, "H": 9, "I": 8, "J": 7, "K": 6}


def _cells() -> dict[str, tuple[int, int]]:
    cells = {}
    for r, (row, size) in enumerate(ROWS.items(), -5):
        for number in range(1, size + 1):
            cells[f"{row}{number}"] = (max(-5, -5 - r) + number - 1, r)
    return cells


CELL = _cells()  # (q, r) by name
NAME = {cell: name for name, cell in CELL.items()}


def away(hex: str, direction: Direction, steps: int) -> str | None:
    """The hex that many steps away, or None beyond the board."""
    (q, r), (dq, dr) = CELL[hex], STEPS[direction]
    return NAME.get((q + dq * steps, r + dr * steps))


def distance(hex: str) -> int:
    """How many steps the hex is from the centre."""
    q, r = CELL[hex]
    return max(abs(q), abs(r), abs(q + r))


def neighbours(hex: str) -> list[str]:
    """The adjacent hexes."""
    return [other for other in (away(hex, direction, 1) for direction in STEPS) if other]


def group(hex: str, hexes: set[str]) -> set[str]:
    """The hex with all others of these hexes that are connected to it."""
    found = {hex}
    edge = [hex]
    while edge:
        new = {other for other in neighbours(edge.pop()) if other in hexes} - found
        found |= new
        edge += new
    return found


def turned(hex: str) -> str:
    """Where the hex comes to lie when the board is turned clockwise by 60 degrees."""
    q, r = CELL[hex]
    return NAME[-r, q + r]
