"""The printed parts, read from `components/*.json` and checked, so that a number can be corrected there."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Literal, get_args

from msgspec import field

from mensae.games.components import BadComponents, Part, check, decode
from mensae.games.spacemaze.schema import Card, Colour, Side
from mensae.games.spacemaze.schema import Layout as LayoutId

__all__ = ["CARDS", "DICE", "LAYOUTS", "TILES", "BadComponents", "Position", "Shape", "cards", "dice", "layouts"]
__all__ += ["neighbour", "steps_from", "tiles"]

Position = tuple[int, int]  # SM-15: row and column


class Effect(Part, frozen=True):
    """What a card does; the fields that its type needs."""

    type: Literal["rotate", "swap_tiles", "run", "swap_aliens", "glue", "move_ufo"]
    targets: list[Literal["own", "orthogonal", "diagonal"]] = field(default_factory=list)
    quarters: list[Literal[1, 2, 3]] = field(default_factory=list)
    first: Literal["own", "diagonal"] | None = None
    second: Literal["orthogonal"] | None = None
    points: int = 0
    until: Literal["round_end"] | None = None


class CardKind(Part, frozen=True):
    """SM-13: a kind of card."""

    id: Card
    name: str
    count: int
    cost: int  # SM-94
    performer: Literal["die_colour", "any_die"]  # SM-97
    effect: Effect


class Cards(Part, frozen=True):
    """`cards.json`."""

    about: str
    status: dict[str, str]
    total: int
    start_hand: int
    hand_limit: int
    cards: list[CardKind]


class Face(Part, frozen=True):
    """SM-12: a face of the move die."""

    face: int
    points: dict[Colour, int]
    status: str


class Dice(Part, frozen=True):
    """`move_die.json`."""

    about: str
    status: str
    power_die: list[int]
    faces: list[Face]


class TileKind(Part, frozen=True):
    """SM-07: doors in the order N, E, S, W."""

    id: str
    doors: str
    pad: bool


class Tiles(Part, frozen=True):
    """`tiles.json`."""

    about: str
    status: str
    alien_colours: dict[Colour, str]
    tiles: list[TileKind]


class Slot(Part, frozen=True):
    """SM-21: a cell and an outer side."""

    slot: int
    cell: Position
    side: Side


class Shape(Part, frozen=True):
    """A layout."""

    id: LayoutId
    players: list[int]
    relic_cell: Position
    steps_dock_to_relic: int
    cells: list[Position]
    dock_slots: list[Slot]
    seats: dict[int, list[int]]  # by number of players, the slot of each seat


class Layouts(Part, frozen=True):
    """`layouts.json`."""

    about: str
    status: str
    sides: dict[Side, Position]
    layouts: list[Shape]


def cards(text: bytes) -> Cards:
    """SM-13, SM-94: every kind once, with a number and a cost; together as many as said."""
    parts = decode(text, Cards, "cards.json")
    ids = tuple(kind.id for kind in parts.cards)
    counts = [kind.count for kind in parts.cards]
    check(ids == get_args(Card), "cards.json", f"the kinds should be {', '.join(get_args(Card))}, in this order")
    check(min(counts) >= 0 and sum(counts) == parts.total, "cards.json", f"{sum(counts)} cards, not {parts.total}")
    for kind in parts.cards:
        check(1 <= kind.cost <= 6, "cards.json", f"{kind.id} costs {kind.cost}; a die has 1 to 6")
        turns = kind.effect.type == "rotate"
        check(turns == bool(kind.effect.targets and kind.effect.quarters), "cards.json", f"{kind.id} turns nothing")
        twice = any(len(set(each)) < len(each) for each in (kind.effect.targets, kind.effect.quarters))
        check(not twice, "cards.json", f"{kind.id} says something twice")
        swaps, ends = kind.effect.type == "swap_tiles", {kind.effect.first is None, kind.effect.second is None}
        check(ends == {not swaps}, "cards.json", f"{kind.id} should say what it swaps, if it does")
        runs, points = kind.effect.type == "run", kind.effect.points
        check((0 < points <= 9) if runs else points == 0, "cards.json", f"{kind.id} gives {points} points")
        any_die = kind.performer == "any_die"
        check(any_die == (kind.effect.type == "move_ufo"), "cards.json", f"{kind.id} is performed by {kind.performer}")
    check(0 < parts.start_hand <= parts.hand_limit, "cards.json", f"{parts.start_hand} cards to begin with")
    check(4 * parts.start_hand <= parts.total <= 200, "cards.json", f"{parts.total} cards for 4 players")
    return parts


def dice(text: bytes) -> Dice:
    """SM-11, SM-12: six faces, with footprints of each colour."""
    parts = decode(text, Dice, "move_die.json")
    check(parts.power_die == [1, 2, 3, 4, 5, 6], "move_die.json", "a power die shows 1 to 6")
    check(len(parts.faces) == 6, "move_die.json", f"{len(parts.faces)} faces, not 6")
    for face in parts.faces:
        fits = set(face.points) == set(get_args(Colour)) and all(0 <= n <= 9 for n in face.points.values())
        check(fits, "move_die.json", f"face {face.face} should have 0 to 9 footprints of each colour")
        check(sum(face.points.values()) > 0, "move_die.json", f"face {face.face} has no footprint")
    return parts


def tiles(text: bytes) -> Tiles:
    """SM-02, SM-07, SM-08, SM-10: 24 tiles with four coloured doors each, and last the relic tile with silver ones."""
    parts = decode(text, Tiles, "tiles.json")
    check(len(parts.tiles) == 25, "tiles.json", f"{len(parts.tiles)} tiles, not 24 and the relic tile")
    *maze, relic = parts.tiles
    check(len({tile.id for tile in parts.tiles}) == 25, "tiles.json", "two tiles have the same id")
    check((relic.id, relic.doors) == ("RELIC", "SSSS"), "tiles.json", "the last tile is not the relic tile")
    check(not relic.pad, "tiles.json", "the relic tile has a pad")
    for tile in maze:
        check(len(tile.doors) == 4 and set(tile.doors) <= set("RYB"), "tiles.json", f"{tile.id} has doors {tile.doors}")
    mixes = {colour: "".join(sorted(doors)) for colour, doors in parts.alien_colours.items()}
    printed = {"green": "BY", "purple": "BR", "orange": "RY"}
    check(mixes == printed, "tiles.json", "green is printed as YB, purple as BR, orange as RY")
    return parts


def layouts(text: bytes) -> Layouts:
    """SM-18: every layout is connected, small enough, and as far from the relic for every seat."""
    parts = decode(text, Layouts, "layouts.json")
    ids = [shape.id for shape in parts.layouts]
    check(sorted(ids) == sorted(get_args(LayoutId)), "layouts.json", f"the layouts are {', '.join(ids)}")
    for shape in parts.layouts:
        _check_shape(shape, parts.sides)
    return parts


def _check_shape(shape: Shape, sides: dict[Side, Position]) -> None:
    name, cells, far = shape.id, set(shape.cells), steps_from(shape.relic_cell, shape.cells, sides)
    check(far.keys() == cells, "layouts.json", f"{name} is not connected")
    check(len(cells) == len(shape.cells) <= 25, "layouts.json", f"{name} has {len(shape.cells)} cells")
    check(all(0 <= i < 7 for cell in cells for i in cell), "layouts.json", f"{name} is not within 7 rows and columns")
    _check_ring(shape, sides)
    rim, most = {slot.cell for slot in shape.dock_slots}, max(shape.players, default=0)
    check(len(rim) > most, "layouts.json", f"{name} has {len(rim)} rim tiles; {most} UFOs need one more to move to")
    counted = shape.players == sorted(shape.seats) and shape.players and {2, 3, 4} >= set(shape.players)
    check(bool(counted), "layouts.json", f"{name}: seats for {sorted(shape.seats)} of {shape.players} players")
    for count, slots in shape.seats.items():
        known = [shape.dock_slots[slot].cell for slot in slots if 0 <= slot < len(shape.dock_slots)]
        fits = len(known) == len(slots) == len(set(known)) == count
        check(fits, "layouts.json", f"{name}: {slots} are not the slots of {count} tiles for {count} players")
        away = {far[cell] for cell in known}
        check(away == {shape.steps_dock_to_relic}, "layouts.json", f"{name}: {sorted(away)} steps to the relic")


def _check_ring(shape: Shape, sides: dict[Side, Position]) -> None:
    """SM-21, SM-134: every outer side once, clockwise along the outline; those of one tile lie together."""
    name, slots = shape.id, [(slot.cell, slot.side) for slot in shape.dock_slots]
    outer = [(cell, side) for cell in shape.cells for side in sides if neighbour(cell, sides[side]) not in shape.cells]
    check(sorted(slots) == sorted(outer), "layouts.json", f"{name}: the dock slots are not the outer sides")
    numbers = [slot.slot for slot in shape.dock_slots]
    check(numbers == list(range(len(slots))), "layouts.json", f"{name}: the dock slots are numbered {numbers}")
    for i, (cell, side) in enumerate(slots):
        after = _clockwise(cell, side, shape, sides)
        check(slots[(i + 1) % len(slots)] == after, "layouts.json", f"{name}: slot {i} is not followed by {after}")
    changes = sum(cell != slots[i - 1][0] for i, (cell, _) in enumerate(slots))
    check(changes == len({cell for cell, _ in slots}), "layouts.json", f"{name}: the slots of a tile lie apart")


def _clockwise(cell: Position, side: Side, shape: Shape, sides: dict[Side, Position]) -> tuple[Position, Side]:
    """The outer side that follows: around the corner, straight on, or into an inner corner."""
    order = get_args(Side)
    right, left = order[(order.index(side) + 1) % 4], order[order.index(side) - 1]
    beside = neighbour(cell, sides[right])
    ahead = neighbour(beside, sides[side])
    if beside not in shape.cells:
        return cell, right
    return (ahead, left) if ahead in shape.cells else (beside, side)


def neighbour(cell: Position, way: Position) -> Position:
    """SM-20: the cell on that side, whether it is in a layout or not."""
    return cell[0] + way[0], cell[1] + way[1]


def steps_from(start: Position, cells: Sequence[Position], sides: dict[Side, Position]) -> dict[Position, int]:
    """SM-18: how many steps every cell is away, whatever the colours."""
    steps, edge = {start: 0}, [start]
    for cell in edge:
        for way in sides.values():
            there = neighbour(cell, way)
            if there in cells and there not in steps:
                steps[there] = steps[cell] + 1
                edge.append(there)
    return steps


_FOLDER = files("mensae.games.spacemaze") / "components"
CARDS = cards((_FOLDER / "cards.json").read_bytes())
DICE = dice((_FOLDER / "move_die.json").read_bytes())
TILES = tiles((_FOLDER / "tiles.json").read_bytes())
LAYOUTS = layouts((_FOLDER / "layouts.json").read_bytes())
