"""The parts of Space Maze as tables, and the numbers that stand for them."""

from typing import Any, Final, final

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.spacemaze.components import CARDS, DICE, LAYOUTS, TILES, Position, Shape, neighbour, steps_from
from mensae.games.spacemaze.schema import Colour, Side
from mensae.games.spacemaze.schema import Layout as LayoutId

COLOURS: Final[tuple[Colour, ...]] = ("green", "purple", "orange")
LETTERS: Final = "GPO"
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
_WAYS: Final = [LAYOUTS.sides[side] for side in SIDES]
NOWHERE: Final = 255  # beyond the board; also where an alien in its UFO is
CROWD: Final = 4  # SM-72
TURNS_EACH: Final = 3  # SM-38
TOKENS_TO_WIN: Final = 3  # SM-143
# What a card can reach, as a bit set
OWN_TILE: Final = 1
ADJACENT: Final = 2
DIAGONAL: Final = 4


def alien_of(seat: i64, colour: i64) -> i64:
    """An alien by its seat and its colour."""
    return seat * 3 + colour


def seat_of(alien: i64) -> i64:
    """SM-03: whose alien it is."""
    return alien // 3


def colour_of(alien: i64) -> i64:
    """SM-03: the colour of an alien."""
    return alien % 3


# SM-15: the cells of all layouts together, row by row, so that a cell has the same number and name everywhere
POSITIONS: Final = sorted({cell for shape in LAYOUTS.layouts for cell in shape.cells})
CELLS: Final = len(POSITIONS)
NAMES: Final = [f"{chr(ord('A') + row)}{col + 1}" for row, col in POSITIONS]
_INDEX: Final = {position: i for i, position in enumerate(POSITIONS)}
# Sets of cells are bits of one number, a row of the board after the other: it has at most 7 rows and 7 columns
ROW: Final = 8
PLACE: Final = bytes([row * ROW + column for row, column in POSITIONS])  # the bit of a cell
CELL_BITS: Final = [bit(place) for place in PLACE]

# SM-21: every dock slot of any layout once
BERTHS: Final = sorted(
    {(_INDEX[slot.cell], SIDES.index(slot.side)) for shape in LAYOUTS.layouts for slot in shape.dock_slots}
)


@final
class Layout:
    """A board as tables; nothing of it ever changes."""

    def __init__(self, shape: Shape) -> None:
        cells = set(shape.cells)
        self.id: LayoutId = shape.id
        self.cells: bytes = bytes([_INDEX[cell] for cell in shape.cells])
        self.relic_cell: int = _INDEX[shape.relic_cell]
        self.beside: bytes = bytes(  # [cell * 4 + side]: the adjacent cell (SM-20)
            [_cell(neighbour(position, way), cells) for position in POSITIONS for way in _WAYS]
        )
        self.slot_cell: bytes = bytes([_INDEX[slot.cell] for slot in shape.dock_slots])
        self.slot_side: bytes = bytes([SIDES.index(slot.side) for slot in shape.dock_slots])
        self.slot_berth: bytes = bytes(
            [BERTHS.index((_INDEX[slot.cell], SIDES.index(slot.side))) for slot in shape.dock_slots]
        )
        self.slots: bytes = bytes(sorted(range(len(self.slot_berth)), key=self.slot_berth.__getitem__))  # by berth
        self.seats: dict[int, list[int]] = shape.seats
        seen = [self.seen_from_cell(cell) for cell in range(CELLS)]
        seen += [self.seen_from_slot(slot) for slot in range(len(self.slot_cell))]
        # SM-102 to SM-106; [targets][place]: the cells of these targets, from each cell, then from each dock slot
        self.reach: list[list[bytes]] = [[_chosen(view, targets) for view in seen] for targets in range(8)]
        self.steps: bytes = _steps(shape)  # [cell * CELLS + cell]: steps between them, whatever the colours

    def seen_from_cell(self, cell: int) -> dict[int, list[int]]:
        """SM-20, SM-102, SM-103: the own tile, the adjacent and the diagonal ones."""
        beside = [self.beside[cell * 4 + side] for side in range(4)]
        row, col = POSITIONS[cell]
        corners = [_INDEX.get((row + dr, col + dc), NOWHERE) for dr in (-1, 1) for dc in (-1, 1)]
        return {OWN_TILE: [cell], ADJACENT: self.there(beside), DIAGONAL: self.there(corners)}

    def seen_from_slot(self, slot: int) -> dict[int, list[int]]:
        """SM-106: the docked tile is adjacent, and what is beside it at right angles to the dock is diagonal."""
        docked, side = self.slot_cell[slot], self.slot_side[slot]
        corners = [self.beside[docked * 4 + (side + turn) % 4] for turn in (1, 3)]
        return {OWN_TILE: [], ADJACENT: [docked], DIAGONAL: self.there(corners)}

    def there(self, cells: list[int]) -> list[int]:
        """SM-20: only cells of the layout count."""
        return [cell for cell in cells if cell in self.cells]


def _chosen(view: dict[int, list[int]], targets: int) -> bytes:
    return bytes(sorted(cell for target, cells in view.items() if targets & target for cell in cells))


def _cell(position: Position, cells: set[Position]) -> int:
    return _INDEX[position] if position in cells else NOWHERE


def _steps(shape: Shape) -> bytes:
    table = bytearray([NOWHERE] * (CELLS * CELLS))
    for start in shape.cells:
        for end, steps in steps_from(start, shape.cells, LAYOUTS.sides).items():
            table[_INDEX[start] * CELLS + _INDEX[end]] = steps
    return bytes(table)


BOARDS: Final = {shape.id: Layout(shape) for shape in LAYOUTS.layouts}

# Tiles

TILE_IDS: Final = [tile.id for tile in TILES.tiles]
MAZE_TILES: Final = len(TILE_IDS) - 1
RELIC_TILE: Final = MAZE_TILES


def face_of(tile: i64, quarters: i64) -> i64:
    """A face is a tile as it lies, turned by so many quarters."""
    return tile * 4 + quarters


def tile_of(face: i64) -> i64:
    """The tile of a face."""
    return face // 4


def quarters_of(face: i64) -> i64:
    """SM-09: by how many quarters the tile is turned."""
    return face % 4


def turned(face: i64, quarters: i64) -> i64:
    """SM-108: the same tile, turned on by so many quarters."""
    return face_of(tile_of(face), (face + quarters) % 4)


RELIC_FACE: Final = face_of(RELIC_TILE, 0)
NO_FACE: Final = RELIC_FACE + 4  # no tile is there yet, or no cell
HAS_PAD: Final = bytes([tile.pad for tile in TILES.tiles])
DOOR_COLOURS: Final = "RYBS"
_SILVER: Final = 3
# DOORS[face * 4 + side]; SM-09: the door printed at place i is at (i + k) mod 4 after k quarters
DOORS: Final = bytes(
    [DOOR_COLOURS.index(tile.doors[(side - k) % 4]) for tile in TILES.tiles for k in range(4) for side in range(4)]
)


def _passes(colour: int, one: int, other: int) -> bool:
    """SM-78 to SM-83: an alien passes its own two colours; silver counts as any."""
    own = {DOOR_COLOURS.index(door) for door in TILES.alien_colours[COLOURS[colour]]}
    if _SILVER in (one, other):
        return bool({one, other} & own)
    return {one, other} == own


# OPEN[door * 4 + door]: bit set of the alien colours that pass
OPEN: Final = bytes([sum(_passes(c, one, other) << c for c in range(3)) for one in range(4) for other in range(4)])
# TURNED[face]: bit set of the quarters, 1 to 3, that change the door pattern (SM-112)
TURNED: Final = bytes(
    [
        sum(
            (any(DOORS[face * 4 + (side + q) % 4] != DOORS[face * 4 + side] for side in range(4))) << q
            for q in range(1, 4)
        )
        for face in range(NO_FACE)
    ]
)

# Dice: the power dice by colour and value, then the different faces of the move die (SM-44)

POWER_DICE: Final = 18


def power_die(colour: i64, value: i64) -> i64:
    """SM-11: a power die by its colour and what it shows."""
    return colour * 6 + value - 1


def die_colour(die: i64) -> i64:
    """SM-11: the colour of a power die; what is beyond the third one is a move die."""
    return die // 6


def die_value(die: i64) -> i64:
    """SM-11: what a power die shows."""
    return die % 6 + 1


def points_for(colour: i64, count: i64) -> i64:
    """Move points of one colour: four bits for each, so that those of several can be added."""
    return count << (4 * colour)


def points_of(points: i64, colour: i64) -> i64:
    """SM-61: the move points of a colour."""
    return points >> (4 * colour) & 15


_FACES: Final = [
    "".join(letter * face.points[colour] for colour, letter in zip(COLOURS, LETTERS, strict=True))
    for face in DICE.faces
]
MOVES: Final = list(dict.fromkeys(_FACES))
DIE_NAMES: Final = [*(f"{letter}{value}" for letter in LETTERS for value in range(1, 7)), *MOVES]
DICE_KINDS: Final = len(DIE_NAMES)
# ROLLS[i]: the die that face i of the move die shows; each is as likely
ROLLS: Final = bytes([POWER_DICE + MOVES.index(face) for face in _FACES])
_FOOTPRINTS: Final = [sum(points_for(c, face.count(letter)) for c, letter in enumerate(LETTERS)) for face in MOVES]


def footprints(die: i64) -> i64:
    """SM-12, SM-46: the move points that a move die gives."""
    return _FOOTPRINTS[die - POWER_DICE]


# Cards
KINDS: Final = [kind.id for kind in CARDS.cards]
CARD_KINDS: Final = len(KINDS)
CARD_COUNTS: Final = bytes([kind.count for kind in CARDS.cards])  # by kind
START_HAND: Final = CARDS.start_hand
HAND_LIMIT: Final = CARDS.hand_limit
COST: Final = bytes([kind.cost for kind in CARDS.cards])
CHEAPEST: Final = min(COST)
ROTATE: Final = 0
SWAP_TILES: Final = 1
RUN: Final = 2
SWAP_ALIENS: Final = 3
GLUE: Final = 4
MOVE_UFO: Final = 5
EFFECT: Final = bytes(
    [["rotate", "swap_tiles", "run", "swap_aliens", "glue", "move_ufo"].index(kind.effect.type) for kind in CARDS.cards]
)
_REACH: Final = {"own": OWN_TILE, "orthogonal": ADJACENT, "diagonal": DIAGONAL}
# TARGETS[kind]: which tiles it can turn, as a bit set
TARGETS: Final = bytes([sum(_REACH[target] for target in kind.effect.targets) for kind in CARDS.cards])
QUARTERS: Final = bytes([sum(1 << q for q in kind.effect.quarters) for kind in CARDS.cards])  # bit set
FROM_DIAGONAL: Final = bytes([kind.effect.first == "diagonal" for kind in CARDS.cards])
RUN_POINTS: Final = bytes([kind.effect.points for kind in CARDS.cards])
ANY_DIE: Final = bytes([kind.performer == "any_die" for kind in CARDS.cards])

# What a board on a screen is drawn from
FOR_CLIENTS: Final[dict[str, Any]] = {
    "cells": {name: list(position) for name, position in zip(NAMES, POSITIONS, strict=True)},
    "layouts": {
        shape.id: {
            "players": shape.players,
            "cells": [NAMES[_INDEX[cell]] for cell in shape.cells],
            "docks": [[NAMES[_INDEX[slot.cell]], slot.side] for slot in shape.dock_slots],
        }
        for shape in LAYOUTS.layouts
    },
    "alien_colours": TILES.alien_colours,
    "passes": {  # SM-78 to SM-83: who passes two doors that touch, as in the view
        one + other: "".join(letter for c, letter in enumerate(LETTERS) if OPEN[i * 4 + k] >> c & 1)
        for i, one in enumerate(DOOR_COLOURS)
        for k, other in enumerate(DOOR_COLOURS)
    },
    "cards": {kind.id: {"name": kind.name, "cost": kind.cost, "count": kind.count} for kind in CARDS.cards},
    "hand_limit": HAND_LIMIT,
    "tokens_to_win": TOKENS_TO_WIN,
    "crowd": CROWD,
}
