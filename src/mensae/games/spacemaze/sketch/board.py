"""The table as lines of coloured text, without a word, so that it needs no language.

A row of tiles is a line, and between two rows is a line for their passages. A passage is written `YgB`: the two doors
that touch, and between them the small letters of the aliens that pass, or a wall. Of an alien on a tile the seat is a
capital and the colour a small letter. What can be chosen now is a capital, too, or has a sign of its own.
"""

from collections.abc import Iterator, Sequence

from mensae.core.palette import ACT_HERE, FAINT, HIGHLIGHT, seat_style
from mensae.core.schema import Span
from mensae.games.spacemaze.data import BOARDS, NAMES, POSITIONS, SIDES
from mensae.games.spacemaze.schema import Cell, GameAction, Side
from mensae.games.spacemaze.sketch.marks import Marks, beside
from mensae.games.spacemaze.sketch.panel import ALIEN_STYLES, DOOR_STYLES, hand, letter, panel, pool
from mensae.games.spacemaze.views import Alien, Tile, View

TILE = "on #2f2440"
RELIC_TILE = "on #4c4c60"
TARGET = "on #6b4712"
_LEFT = 8  # columns before the first tile
_GAP = 3  # columns between two tiles
WIDTH = 76  # columns of the whole
_HIGH_BOARD = 5  # rows of tiles up to which all of it is seen in a terminal of 24 lines
_WIDE_BOARD = 5  # columns of tiles up to which a tile is wide
_PANEL_AT_MOST = 62  # the panel begins there, or more to the left


def sketch(view: View, choices: Sequence[GameAction]) -> list[list[Span]]:
    """The maze with the UFOs around it, beside it the panels of the players, below or above it dice and hand."""
    maze = Maze(view, Marks(view, choices))
    lines = maze.lines()
    column = min(maze.x(maze.columns) + _GAP + 1, _PANEL_AT_MOST)
    at = 0
    for part in [*panel(view, WIDTH - column), *([note] for note in maze.notes)]:
        at = _room(lines, at, len(part), column)
        for line in part:
            lines[at] += [Span(" " * (column - _width(lines[at]))), *line]
            at += 1
    dice = [pool(view, choices), *([hand(view, choices)] if view.own else [])]
    lines = [*dice, *lines] if maze.rows > _HIGH_BOARD else [*lines, *dice]  # seen without scrolling
    return [[span for span in line if span.text] for line in lines]


def _room(lines: list[list[Span]], at: int, count: int, column: int) -> int:
    """From which line on so many in a row end before the column; there are always new ones at the end."""
    while any(_width(line) >= column for line in lines[at : at + count]):
        at += 1
    lines += [[] for _ in range(at + count - len(lines))]
    return at


def _width(line: Sequence[Span]) -> int:
    return sum(len(span.text) for span in line)


class Maze:
    """The board as a sheet of characters; SM-15: rows are letters, columns are numbers."""

    def __init__(self, view: View, marks: Marks) -> None:
        self.view, self.marks = view, marks
        self.cells = {NAMES[cell]: POSITIONS[cell] for cell in BOARDS[view.layout].cells}
        self.rows = 1 + max(row for row, _ in self.cells.values())
        self.columns = 1 + max(col for _, col in self.cells.values())
        self.tiles = {tile.cell: tile for tile in view.tiles}
        self.relic_column = next((self.cells[t.cell][1] for t in view.tiles if "S" in t.doors), -1)
        self.sheet: list[dict[int, Span]] = [{} for _ in range(2 * self.rows + 1)]
        self.notes: list[list[Span]] = []  # who is on a tile that has no room for all letters

    def x(self, col: int) -> int:
        """Where a column begins; the one with the relic tile is wider, since two aliens pass a silver door (SM-83)."""
        wide = 6 if self.columns <= _WIDE_BOARD else 5
        return _LEFT + col * (wide + _GAP) + (2 if 0 <= self.relic_column < col else 0)

    def lines(self) -> list[list[Span]]:
        """Draws everything."""
        for col in range(self.columns):
            self._put(0, self.x(col), [Span(str(col + 1), FAINT)])
        for row in range(self.rows):
            self._put(2 * row + 1, 0, [Span(chr(ord("A") + row), FAINT)])
        for cell in self.cells:
            self._tile(cell)
        for cell in self.cells:
            self._passage_east(cell)
            self._passage_south(cell)
            for side in SIDES:
                if beside(cell, side) not in self.tiles:
                    self._rim(cell, side)
        return [list(_joined(line)) for line in self.sheet]

    def _put(self, line: int, at: int, spans: Sequence[Span]) -> None:
        for span in spans:
            for char in span.text:
                self.sheet[line][at] = Span(char, span.style)
                at += 1

    def _box(self, cell: Cell) -> tuple[int, int, int]:
        """The line of a tile, its first column, and its width."""
        row, col = self.cells[cell]
        return 2 * row + 1, self.x(col), self.x(col + 1) - _GAP - self.x(col)

    # Tiles

    def _tile(self, cell: Cell) -> None:
        line, x, width = self._box(cell)
        tile = self.tiles.get(cell)
        if tile is None:
            self._put(line, x, [Span("·".center(width), FAINT)])
            return
        silver = "S" in tile.doors
        mark = self.marks.tiles.get(cell, "")
        ground = TARGET if mark else RELIC_TILE if silver else TILE
        spans = self._inside(tile, mark, width - 2 * silver)
        free = width - 2 * silver - _width(spans)
        left = silver + max(free // 2, min(free, 1))
        self._put(line, x, [Span(" " * width, ground)])
        self._put(line, x + left, [s if " on " in s.style else Span(s.text, f"{s.style} {ground}") for s in spans])

    def _inside(self, tile: Tile, mark: str, room: int) -> list[Span]:
        """SM-72: who and what is on the tile, in full or as short as it must be; then a note says it in full."""
        here = [alien for alien in self.view.aliens if alien.cell == tile.cell]
        sign = mark or self._pad_to_step_on(here)
        free_pad = [Span("▫", FAINT)] if tile.pad and not sign and not any(alien.on_pad for alien in here) else []
        relic = [self._relic()] if self.view.relic == tile.cell else []
        names = [*self._names(here), *relic]
        letters = [Span(self._letter(alien), seat_style(alien.seat)) for alien in here]
        worn = [self._relic(alien.glued) for alien in here if alien.relic]
        signs, one = Span(sign, ACT_HERE), Span(sign[:1], ACT_HERE)
        full = [[*names, signs, *free_pad], [*names, signs], [*names, one]]
        short = [[*letters, *relic, *worn, one], [*letters, one]]
        fitting = [spans for spans in full if _width(spans) <= room]
        if not fitting:
            self.notes.append([Span(f"{tile.cell} ", FAINT), *names])
            fitting = [spans for spans in short if _width(spans) <= room]
        return fitting[0]

    def _names(self, aliens: Sequence[Alien]) -> list[Span]:
        """The seat, once for all its aliens, then each alien with the relic it wears and the pad it is on."""
        spans: list[Span] = []
        seat = None
        for alien in aliens:
            spans += [Span("ABCD"[alien.seat], seat_style(alien.seat))] if alien.seat != seat else []
            spans += [Span(self._letter(alien), self._alien_style(alien))]
            spans += [self._relic(alien.glued)] if alien.relic else []
            spans += [Span("■" if alien.stopped else "▪", "bold")] if alien.on_pad else []
            seat = alien.seat
        return spans

    def _letter(self, alien: Alien) -> str:
        """A capital for an alien that can be chosen, or that carries out the card (SM-97)."""
        active = alien.colour in self.marks.aliens or alien.colour == self.marks.performer
        small = letter(alien.colour)
        return small.upper() if active and alien.seat == self.view.turn else small

    def _alien_style(self, alien: Alien) -> str:
        if alien.seat == self.view.turn and alien.colour in self.marks.aliens:
            return ACT_HERE
        performs = alien.seat == self.view.turn and alien.colour == self.marks.performer
        return f"bold {'underline ' if performs else ''}{ALIEN_STYLES[letter(alien.colour)]}"

    def _relic(self, glued: bool = False) -> Span:
        """SM-66, SM-128: it lies or is worn, it can be taken now, or it is glued."""
        return Span("❖", ACT_HERE) if self.marks.takes else Span("◈" if glued else "◆", HIGHLIGHT)

    def _pad_to_step_on(self, here: Sequence[Alien]) -> str:
        """SM-65: a pad is big if an alien can step on it now."""
        return "□" if any(a.seat == self.view.turn and a.colour in self.marks.pads for a in here) else ""

    # Passages

    def _door(self, cell: Cell, side: Side, closed: bool) -> Span:
        door = self.tiles[cell].doors[SIDES.index(side)]
        return Span(door, f"{'dim' if closed else 'bold'} {DOOR_STYLES[door]}")

    def _closed(self, way: str) -> bool:
        """Whether no alien, or none of those that matter now, can pass."""
        return not self.marks.wearer_moves and not set(way) & set(self.marks.movers or "gpo")

    def _ways(self, passage: tuple[Cell, Side], way: str, wall: str) -> list[Span]:
        """SM-77 to SM-85: who passes; who can go there now is a capital; a number, if there are too many."""
        steps, room = self.marks.steps.get(passage, ""), max(len(way), 1)
        if len(steps) > room:
            return [Span(str(len(steps)).ljust(room), ACT_HERE)]
        if not way and not steps:
            return [Span(wall, FAINT)]
        letters = [*steps, *(small for small in way if small.upper() not in steps)][:room]
        letters.sort(key=lambda char: "gpo".index(char.lower()))
        return [Span(char, ACT_HERE) if char in steps else Span(char, self._way_style(char)) for char in letters]

    def _way_style(self, small: str) -> str:
        return f"{'dim' if self._closed(small) else 'bold'} {ALIEN_STYLES[small]}"

    def _passage_east(self, cell: Cell) -> None:
        """SM-77: door, who passes, door; a silver door stands inside its tile, so that there is room for two."""
        other = beside(cell, "E")
        if cell not in self.tiles or other not in self.tiles:
            return
        line, x, width = self._box(cell)
        way = (self.tiles[cell].east or "").lower()
        silver = self.tiles[cell].doors[1] == "S"
        closed = self._closed(way)
        spans = [self._door(cell, "E", closed), *self._ways((cell, "E"), way, "│"), self._door(other, "W", closed)]
        self._put(line, x + width - silver, spans)

    def _passage_south(self, cell: Cell) -> None:
        """The upper door, who passes, the lower door."""
        other = beside(cell, "S")
        if cell not in self.tiles or other not in self.tiles:
            return
        line, x, width = self._box(cell)
        way = (self.tiles[cell].south or "").lower()
        closed = self._closed(way)
        spans = [self._door(cell, "S", closed), *self._ways((cell, "S"), way, "─"), self._door(other, "N", closed)]
        self._put(line + 1, x + (width - 1) // 2 - 1, spans)

    # The rim

    def _rim(self, cell: Cell, side: Side) -> None:
        """SM-21, SM-22: a door that leads nowhere, and behind it the UFO or the place that it may move to."""
        line, x, width = self._box(cell)
        silver = cell in self.tiles and "S" in self.tiles[cell].doors
        middle = x + (width - 1) // 2
        ufo = self._ufo(cell, side)
        if side in "NS":
            line += 1 if side == "S" else -1
            door, at = middle, middle + 2
        elif side == "E":
            door, at = x + width - silver, x + width + 2
        else:
            door, at = x - 1 + silver, x - 2 - _width(ufo)
        if cell in self.tiles:
            self._put(line, door, [self._door(cell, side, closed=True)])
        self._put(line, at, ufo)

    def _ufo(self, cell: Cell, side: Side) -> list[Span]:
        """SM-29: the seat and the aliens inside; one that can leave is a capital, the way home is a house."""
        for seat, player in enumerate(self.view.players):
            if (player.dock.cell, player.dock.side) == (cell, side):
                crew = [self._crew(alien) for alien in self.view.aliens if alien.seat == seat]
                return [Span("ABCD"[seat], seat_style(seat)), *crew]
        return [Span("+", ACT_HERE)] if (cell, side) in self.marks.docks else []

    def _crew(self, alien: Alien) -> Span:
        if alien.seat == self.view.turn and alien.colour in self.marks.home:
            return Span("⌂", ACT_HERE)
        if alien.cell or alien.relic:
            return self._relic() if alien.cell is None else Span("·", FAINT)
        return Span(self._letter(alien), self._alien_style(alien))


def _joined(line: dict[int, Span]) -> Iterator[Span]:
    """The characters of a line from left to right, equal styles in one piece."""
    text, style = "", ""
    for at in range(max(line, default=-1) + 1):
        span = line.get(at, Span(" "))
        if span.style != style and text:
            yield Span(text, style)
            text = ""
        text, style = text + span.text, span.style
    if text:
        yield Span(text, style)
