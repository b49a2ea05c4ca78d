"""The maze without pieces, as rows of spans with places to fill in; it changes only with a new tile or bridge."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from mensae.core.palette import BRIGHT, FAINT, HIGHLIGHT
from mensae.core.schema import Span
from mensae.games.magicmaze.components import TILES
from mensae.games.magicmaze.parts import Edge, Tile
from mensae.games.magicmaze.schema import Colour, Platform, Site
from mensae.games.magicmaze.sketch.routes import (
    DOWN,
    HIGH,
    LEFT,
    MIDDLE,
    RIGHT,
    STEPS,
    UP,
    WIDE,
    Art,
    Cell,
    Route,
    Turn,
    art,
)
from mensae.games.magicmaze.sketch.signs import (
    BRIDGE,
    DOME,
    FACTORY,
    HEAP,
    HOURGLASS,
    INKS,
    LETTERS,
    LOCK,
    PIPE,
    PLATE,
    ROCKET,
)
from mensae.games.magicmaze.views import Laid

ASIDE, ABOVE = 3, 1  # around the tiles there is room for the locks of their edges
_GROUNDS = ("on #221829", "on #302339")  # of tiles, as on a draughtboard
_TILES = {tile.id: tile for tile in TILES.tiles}
_SIGNS = {"plain": " ", "rocket": ROCKET, "hourglass": HOURGLASS, "dome_site": DOME, "pipe": PIPE}
_ARROWS = "↑→↓←"


class Box(NamedTuple):
    """A platform on the sheet."""

    row: int
    at: int  # the left bracket is this span of the row
    inside: int  # spans up to the right bracket


class Slot(NamedTuple):
    """A letter on the sheet that is a capital if it can be used now."""

    row: int
    at: int
    letter: str


class Sheet(NamedTuple):
    """All rows, and where in them is what can change."""

    rows: list[list[Span]]
    boxes: dict[Platform, Box]  # by both names of a merged platform
    roads: dict[tuple[Platform, Platform], Slot]  # by the names on their own tile, in both directions
    sites: dict[Site, Slot]
    locks: dict[Platform, Slot]
    factories: dict[Platform, Slot]


@lru_cache(maxsize=64)
def sheet(tiles: tuple[Laid, ...], bridges: tuple[tuple[Site, Colour], ...]) -> Sheet:
    """MM-12: the tiles on their cells."""
    return _Painter(tiles, dict(bridges)).sheet()


Glyphs = dict[Turn, str]


def _glyphs(lines: str) -> Glyphs:
    """The characters of a line: upright, flat, and the corners from the one that leads down and right, by rows."""
    turns = (
        ((UP, UP), (DOWN, DOWN)),
        ((RIGHT, RIGHT), (LEFT, LEFT)),
        ((UP, RIGHT), (LEFT, DOWN)),
        ((UP, LEFT), (RIGHT, DOWN)),
        ((DOWN, RIGHT), (LEFT, UP)),
        ((DOWN, LEFT), (RIGHT, UP)),
    )
    return {turn: glyph for glyph, both in zip(lines, turns, strict=True) for turn in both}


_HIGHWAY, _BUILT, _PLANNED = _glyphs("│─╭╮╰╯"), _glyphs("║═╔╗╚╝"), _glyphs("┆┄╭╮╰╯")


@cache
def _style(ink: str, ground: str) -> str:
    return f"{ink} {ground}".rstrip()


class _Painter:
    """Cells of one character each, before they are joined to spans."""

    def __init__(self, tiles: tuple[Laid, ...], bridges: dict[Site, Colour]) -> None:
        self.tiles, self.bridges = tiles, bridges
        self.west, self.north = min(laid.x for laid in tiles), min(laid.y for laid in tiles)
        columns = max(laid.x for laid in tiles) - self.west + 1
        rows = max(laid.y for laid in tiles) - self.north + 1
        self.width, self.height = columns * WIDE + 1 + 2 * ASIDE, rows * HIGH + 1 + 2 * ABOVE
        self.chars = [[" "] * self.width for _ in range(self.height)]
        self.inks = [[""] * self.width for _ in range(self.height)]
        self.grounds = [[""] * self.width for _ in range(self.height)]
        self.cuts: set[Cell] = set()  # cells that are spans by themselves
        self.boxes: dict[Platform, tuple[Cell, int]] = {}
        self.roads: dict[tuple[Platform, Platform], Cell] = {}
        self.sites: dict[Site, Cell] = {}
        self.locks: dict[Platform, Cell] = {}
        self.factories: dict[Platform, Cell] = {}

    def sheet(self) -> Sheet:
        """Paints all tiles, then joins the cells."""
        for laid in self.tiles:
            self._ground(laid)
        for laid in self.tiles:
            self._tile(laid)
        used = [self._used(row) for row in range(self.height)]
        first = min(low for low, high in used if low < high)
        rows: list[list[Span]] = []
        index: dict[Cell, tuple[int, int]] = {}
        for row, (low, high) in enumerate(used):
            if low < high or 0 < row < self.height - 1:
                self._row(row, range(first, high if low < high else first), rows, index)

        def slot(cell: Cell) -> Slot:
            return Slot(*index[cell], self.chars[cell[0]][cell[1]])

        return Sheet(
            rows,
            {name: Box(*index[cell], inside) for name, (cell, inside) in self.boxes.items()},
            {ends: slot(cell) for ends, cell in self.roads.items()},
            {site: slot(cell) for site, cell in self.sites.items()},
            {name: slot(cell) for name, cell in self.locks.items()},
            {name: slot(cell) for name, cell in self.factories.items()},
        )

    def _used(self, row: int) -> tuple[int, int]:
        """From which column on there is something in a row, and up to which; equal if there is nothing."""
        marked = "".join([char if char != " " else "." if ground else " " for char, ground in self._cells(row)])
        return len(marked) - len(marked.lstrip()), len(marked.rstrip())

    def _cells(self, row: int) -> Iterator[tuple[str, str]]:
        return zip(self.chars[row], self.grounds[row], strict=True)

    def _row(self, row: int, columns: range, rows: list[list[Span]], index: dict[Cell, tuple[int, int]]) -> None:
        """Adds a row as spans, and the numbers of those that stand alone to the index."""
        spans: list[Span] = []
        text, style = "", ""
        chars, inks, grounds, cuts = self.chars[row], self.inks[row], self.grounds[row], self.cuts
        for column in columns:
            char = chars[column]
            new = grounds[column] if char == " " else _style(inks[column], grounds[column])
            if (row, column) in cuts:
                if text:
                    spans.append(Span(text, style))
                    text = ""
                index[row, column] = len(rows), len(spans)
                spans.append(Span(char, new))
            elif text and new != style:
                spans.append(Span(text, style))
                text, style = char, new
            else:
                text, style = text + char, new
        rows.append([*spans, Span(text, style)] if text else spans)

    # Tiles

    def _corner(self, laid: Laid) -> Cell:
        return (laid.y - self.north) * HIGH + ABOVE, (laid.x - self.west) * WIDE + ASIDE

    def _put(self, cell: Cell, text: str, ink: str) -> None:
        row, column = cell
        for i, char in enumerate(text):
            self.chars[row][column + i] = char
            self.inks[row][column + i] = ink

    def _ground(self, laid: Laid) -> None:
        top, left = self._corner(laid)
        ground = _GROUNDS[(laid.x + laid.y) % 2]
        for row in range(top, top + HIGH + 1):
            self.grounds[row][left : left + WIDE + 1] = [ground] * (WIDE + 1)
        for row, column in ((0, 0), (0, WIDE), (HIGH, 0), (HIGH, WIDE)):
            self._put((top + row, left + column), "·", FAINT)

    def _tile(self, laid: Laid) -> None:
        top, left = self._corner(laid)
        tile, drawn = _TILES[laid.tile], art(laid.tile, laid.turn)
        self._put((top, left + 1), tile.id, HIGHLIGHT)
        colours = {(road.a, road.b): (road.colour, road.one_way) for road in tile.highways}
        for route in drawn.routes:
            colour, one_way = colours[route.a, route.b] if route.site is None else (None, False)
            self._route(tile, route, (top, left), colour, one_way)
        for edge in tile.edges:
            self._edge(tile, edge, drawn, laid, (top, left))
        for inner in tile.inner:
            stop = drawn.stops[inner.id]
            name, (row, column) = f"{tile.id}.{inner.id}", (top + stop.box[0], left + stop.box[1])
            self._put((row, column - len(inner.id)), inner.id, BRIGHT)
            self._box(name, (row, column), stop.inside)
            if inner.kind == "dome_site":
                for i, need in enumerate(sorted(inner.needs, key=list(LETTERS).index)):
                    self._put((row, column + 1 + i), LETTERS[need], INKS[need])
            else:
                self._put((row, column + 1), _SIGNS[inner.kind], BRIGHT)

    def _box(self, name: Platform, cell: Cell, inside: int) -> None:
        row, column = cell
        self.boxes[name] = cell, inside
        self._put(cell, "[" + " " * inside + "]", BRIGHT)
        self.grounds[row][column : column + inside + 2] = [PLATE] * (inside + 2)
        self.cuts |= {(row, column + i) for i in range(inside + 2)}

    def _route(self, tile: Tile, route: Route, corner: Cell, colour: Colour | None, one_way: bool) -> None:
        """MM-30, MM-138, MM-195: a line with the letter of its colour, and an arrow at the end of a one-way highway."""
        top, left = corner
        built = self.bridges.get(route.site) if route.site else None
        shown = colour or built
        ink = INKS[shown] if shown else FAINT
        glyphs = _HIGHWAY if colour else _BUILT if built else _PLANNED
        for (row, column), turn in route.cells:
            self._put((top + row, left + column), glyphs[turn], ink)
        if one_way:
            (row, column), (_, out) = route.cells[-1]
            self._put((top + row, left + column), _ARROWS[out], f"bold {ink}")
        row, column = route.letter
        cell = top + row, left + column
        self._put(cell, LETTERS[shown] if shown else BRIDGE, f"bold {ink}")
        self.cuts.add(cell)
        a, b = f"{tile.id}.{route.a}", f"{tile.id}.{route.b}"
        self.roads[a, b] = self.roads[b, a] = cell
        if route.site:
            self.sites[route.site] = cell

    def _edge(self, tile: Tile, edge: Edge, drawn: Art, laid: Laid, corner: Cell) -> None:
        """MM-14, MM-18 to MM-21: the platform on the border, its name inside the tile, its lock outside."""
        stop, name = drawn.stops[edge.side], f"{tile.id}.{edge.side}"
        top, left = corner
        box = top + stop.box[0], left + stop.box[1]
        self._put((top + stop.letter[0], left + stop.letter[1]), edge.side, BRIGHT)
        self._box(name, box, stop.inside)
        faces = (TILES.side_order.index(edge.side) + laid.turn) % 4
        flat = faces % 2 == 0  # else the border runs from north to south
        if edge.factory:
            near, far = ((0, -2), (0, -4)) if flat else ((-1, 0), (1, 0))  # MM-24: both halves can have one
            row, column = near if self.chars[box[0] + near[0]][box[1] + near[1]] == " " else far
            self._lettered((box[0] + row, box[1] + column), FACTORY, edge.factory)
            self.factories[name] = box[0] + row, box[1] + column + 1
        if edge.rubbish:
            self._put((box[0], box[1] + 3) if flat else (box[0] + 1, box[1] + 2), HEAP, BRIGHT)
        down, right = STEPS[faces]
        free = not any((other.x, other.y) == (laid.x + right, laid.y + down) for other in self.tiles)
        if edge.lock and free:
            cell = (box[0] + down, left + MIDDLE) if flat else (box[0], box[1] + (3 if right > 0 else -2))
            self._lettered(cell, LOCK, edge.lock)
            self.locks[name] = cell[0], cell[1] + 1

    def _lettered(self, cell: Cell, sign: str, colour: Colour) -> None:
        self._put(cell, sign, FAINT)
        self._put((cell[0], cell[1] + 1), LETTERS[colour], f"bold {INKS[colour]}")
        self.cuts.add((cell[0], cell[1] + 1))
