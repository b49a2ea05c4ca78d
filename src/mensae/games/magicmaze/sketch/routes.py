"""One tile as characters: where its platforms stand, and how its highways run between them (MM-12 to MM-15)."""

from functools import cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from mensae.games.magicmaze.components import TILES
from mensae.games.magicmaze.parts import Inner
from mensae.games.magicmaze.schema import Kind, TileId
from mensae.games.magicmaze.sketch.places import ORDERS, PLACES

WIDE, HIGH = 18, 8  # characters from a tile to the next; the borders are shared
MIDDLE, CENTRE = WIDE // 2, HIGH // 2  # column and row
INSIDE: dict[Kind, int] = {"plain": 1, "rocket": 2, "hourglass": 2, "dome_site": 3, "pipe": 2}  # between the brackets
UP, RIGHT, DOWN, LEFT = range(4)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # row and column
_LETTERS = ((1, MIDDLE), (CENTRE, WIDE - 2), (HIGH - 1, MIDDLE), (CENTRE, 2))  # of the four sides, just inside the tile
_BOXES = ((0, MIDDLE - 1), (CENTRE, WIDE - 1), (HIGH, MIDDLE - 1), (CENTRE, -1))  # and their platforms on the border
_LENGTH = (2.0, 1.0, 2.0, 1.0)  # a character is twice as high as wide
_BEND, _CLOSE, _CROSSING, _OVERLAP = 2.0, 0.6, 40.0, 400.0

Cell = tuple[int, int]  # row, column
Turn = tuple[int, int]  # the directions in which a line comes into a cell and goes out of it
Step = tuple[Cell, int]  # into a cell in this direction


class Stop(NamedTuple):
    """A platform on the tile."""

    name: str
    letter: Cell  # the name is written from here on
    box: Cell  # the left bracket
    inside: int  # characters between the brackets
    doors: list[Cell]  # where lines may end


class Road(NamedTuple):
    """A highway or a bridge site to be laid."""

    a: str
    b: str
    site: str | None
    one_way: bool


class Route(NamedTuple):
    """A highway or a bridge site, from end to end."""

    a: str
    b: str
    site: str | None
    cells: list[tuple[Cell, Turn]]
    letter: Cell  # where the colour is written


class Art(NamedTuple):
    """A tile in one of its four positions."""

    stops: dict[str, Stop]
    routes: list[Route]
    roads: list[Road]


@cache
def art(name: TileId, turn: int) -> Art:
    """The tile after so many quarter turns; the routes are laid in the order that was found to give the shortest."""
    tile = next(tile for tile in TILES.tiles if tile.id == name)
    stops = {str(side): _edge(side, (number + turn) % 4) for number, side in enumerate(TILES.side_order)}
    stops |= {inner.id: _inner(tile.id, inner, turn) for inner in tile.inner}
    roads = [Road(road.a, road.b, None, road.one_way) for road in tile.highways]
    roads += [Road(site.a, site.b, f"{tile.id}.{site.id}", False) for site in tile.bridge_sites]
    order = [roads[int(digit)] for digit in ORDERS[name][turn]] if name in ORDERS else best_order(stops, roads)
    laid = _Sheet(stops)
    for road in order:
        laid.lay(road)
    return Art(stops, laid.routes, roads)


def _edge(side: str, faces: int) -> Stop:
    return Stop(side, _LETTERS[faces], _BOXES[faces], 1, [_LETTERS[faces]])


def _inner(tile: TileId, inner: Inner, turn: int) -> Stop:
    """Where it is printed, or where lines have more room."""
    x, y = inner.x, inner.y
    for _ in range(turn):
        x, y = 100 - y, x
    inside = max(INSIDE[inner.kind], len(inner.needs))
    width = len(inner.id) + inside + 2
    printed = round(y * HIGH / 100), round(x * WIDE / 100 - width / 2)
    row, column = PLACES[f"{tile}.{inner.id}"][turn] if f"{tile}.{inner.id}" in PLACES else printed
    row, column = min(max(row, 2), HIGH - 2), min(max(column, 3), WIDE - 2 - width)
    doors = [(row, column + i) for i in range(width)]
    return Stop(inner.id, doors[0], doors[len(inner.id)], inside, doors)


def best_order(stops: dict[str, Stop], roads: list[Road]) -> list[Road]:
    """MM-30: every highway; those that came out badly are laid first in the next try."""
    order = sorted(roads, key=lambda road: _apart(stops[road.a], stops[road.b]))
    best, least = order, inf
    for _ in range(len(roads)):
        laid = _Sheet(stops)
        found = [laid.lay(road) for road in order]
        if sum(found) < least:
            best, least = order[:], sum(found)
        worst = max(range(len(found)), key=lambda i: found[i] - _apart(stops[order[i].a], stops[order[i].b]))
        if worst == 0:
            break
        order.insert(0, order.pop(worst))
    return best


def _apart(a: Stop, b: Stop) -> float:
    return abs(a.letter[0] - b.letter[0]) * _LENGTH[UP] + abs(a.letter[1] - b.letter[1])


class _Sheet:
    """The cells of a tile while routes are laid."""

    def __init__(self, stops: dict[str, Stop]) -> None:
        self.stops = stops
        self.routes: list[Route] = []
        self.lines: dict[Cell, Turn] = {}
        self.letters: set[Cell] = set()  # of routes
        self.owner: dict[Cell, str] = {}  # the platform whose letter or brackets stand there
        for stop in stops.values():
            row, column = stop.box
            self.owner |= dict.fromkeys([*stop.doors, *((row, column + i) for i in range(stop.inside + 2))], stop.name)
        for row in (CENTRE - 1, CENTRE + 1):  # beside the platforms of two borders there are symbols
            self.owner[row, 1] = self.owner[row, WIDE - 1] = ""

    def lay(self, road: Road) -> float:
        """The cheapest way from one platform to the other; gives its price."""
        ends, doors = (road.a, road.b), set(self.stops[road.b].doors)
        came: dict[Step, Step | None] = {}  # from where
        heap: list[tuple[float, int, Step, Step | None]] = []
        for row, column in self.stops[road.a].doors:
            for way, (down, right) in enumerate(STEPS):
                cell = row + down, column + right
                if self._is_free(cell):
                    heappush(heap, (self._price(cell, way, ends), len(heap), (cell, way), None))
        ticket = len(heap)
        while heap:
            cost, _, step, before = heappop(heap)
            if step in came:
                continue
            came[step] = before
            cell, way = step
            for turn in (way, (way + 1) % 4, (way + 3) % 4):
                to = cell[0] + STEPS[turn][0], cell[1] + STEPS[turn][1]
                bend = 0.0 if turn == way else _BEND + (_OVERLAP if cell in self.lines else 0.0)
                if to in doors:
                    self._draw(road, step, turn, came)
                    return cost + bend
                if self._is_free(to) and (to, turn) not in came:
                    heappush(heap, (cost + bend + self._price(to, turn, ends), ticket, (to, turn), step))
                    ticket += 1
        raise ValueError(f"no way from {road.a} to {road.b}")

    def _is_free(self, cell: Cell) -> bool:
        return 1 <= cell[0] < HIGH and 1 <= cell[1] < WIDE and cell not in self.owner

    def _price(self, cell: Cell, way: int, ends: tuple[str, str]) -> float:
        price = _LENGTH[way]
        line = self.lines.get(cell)
        if line is not None:
            straight = line[0] == line[1] and (line[0] - way) % 2 == 1
            price += _CROSSING if straight else _OVERLAP
        row, column = cell
        for beside in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
            if beside in self.lines or self.owner.get(beside, ends[0]) not in ends:
                price += _CLOSE
        return price

    def _draw(self, road: Road, last: Step, out: int, came: dict[Step, Step | None]) -> None:
        cells: list[tuple[Cell, Turn]] = []
        here: Step | None = last
        while here is not None:
            cell, way = here
            cells.append((cell, (way, out)))
            out, here = way, came[here]
        cells.reverse()
        for cell, turn in cells:
            self.lines.setdefault(cell, turn)
        letter = self._letter(cells[: len(cells) - road.one_way] or cells)
        self.letters.add(letter)
        self.routes.append(Route(road.a, road.b, road.site, cells, letter))

    def _letter(self, cells: list[tuple[Cell, Turn]]) -> Cell:
        """Near the middle, where the line is straight and no other letter stands beside it."""

        def flaw(i: int) -> float:
            (row, column), (way, out) = cells[i]
            beside = [(row, column - 1), (row, column + 1)]
            near = 8 * sum(cell in self.owner for cell in beside) + 6 * sum(cell in self.letters for cell in beside)
            return abs(2 * i - len(cells) + 1) / 2 + 6 * (way != out) + near

        return cells[min(range(len(cells)), key=flaw)][0]
