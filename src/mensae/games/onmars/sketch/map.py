"""The 91 hexes of the map (OM-010), each five characters wide: every second column sits half a hex, a line, lower."""

from collections.abc import Iterator, Sequence

from mensae.core.palette import ACT_HERE, FAINT, HIGHLIGHT, seat_style
from mensae.core.schema import Span
from mensae.games.onmars.data import HEX_IDS, PLACES_QR
from mensae.games.onmars.sketch.marks import Marks
from mensae.games.onmars.sketch.signs import (
    BOT,
    EARTH,
    GROUND,
    MARKER,
    MINER,
    ROVER,
    TILE_SIGNS,
    TYPE_LETTERS,
    ink,
    letter,
    paper,
    width,
)
from mensae.games.onmars.views import Ground, View

_CELL = 5  # columns of a hex; one more before it is for its mark
_PITCH = 3  # columns from one column of hexes to the next
_LEFT = min(q for q, _ in PLACES_QR)
_TOP = min(2 * r + q for q, r in PLACES_QR) - 1  # a line for the numbers of the columns
_BOTTOM = max(2 * r + q for q, r in PLACES_QR)
COLUMNS = _PITCH * (1 - 2 * _LEFT) + _CELL  # of the whole, with the numbers on the right


class Map:
    """A sheet of characters, with a note for every hex that has no room for all that is on it."""

    def __init__(self, view: View, marks: Marks) -> None:
        self.view, self.marks = view, marks
        self.sheet: list[dict[int, Span]] = [{} for _ in range(_BOTTOM - _TOP + 1)]
        self.notes: list[list[Span]] = []
        self._numbers()
        grounds = view.ground
        for at, (q, r) in zip(HEX_IDS, PLACES_QR, strict=True):
            self._hex(at, q, r, grounds.get(at))

    def lines(self) -> list[list[Span]]:
        """From north to south."""
        return [list(_joined(line)) for line in self.sheet]

    def _put(self, q: int, line: int, shift: int, spans: Sequence[Span]) -> None:
        at = _PITCH * (q - _LEFT) + 2 + shift
        for span in spans:
            for char in span.text:
                self.sheet[line - _TOP][at] = Span(char, span.style)
                at += 1

    def _numbers(self) -> None:
        """OM-010: q above its column; r before and behind its row, which runs down to the right."""
        for q in sorted({q for q, _ in PLACES_QR}):
            self._put(q, _TOP, 1, [Span(f"{q:2}", FAINT)])
        for row in sorted({r for _, r in PLACES_QR}):
            columns = [q for q, r in PLACES_QR if r == row]
            before, behind = min(columns) - 1, max(columns) + 1
            if 2 * row + before > _TOP:
                self._put(before, 2 * row + before, 1, [Span(f"{row:2}╲", FAINT)])
            if 2 * row + behind <= _BOTTOM:
                self._put(behind, 2 * row + behind, 0, [Span(f"╲{row}", FAINT)])

    def _hex(self, at: str, q: int, r: int, ground: Ground | None) -> None:
        mark = self.marks.hexes.get(at, "")
        spans = self._inside(at, ground, mark)
        bare = ground is None or ground.building is None
        style = ACT_HERE if mark else GROUND if bare else spans[0].style
        free = _CELL - width(spans)
        left = 0 if mark else (free + 1) // 2
        self._put(q, 2 * r + q, 0, [Span(" " * left, style), *spans, Span(" " * (free - left), style)])
        if mark:
            self._put(q, 2 * r + q, -1, [Span(mark, HIGHLIGHT)])

    def _inside(self, at: str, ground: Ground | None, mark: str) -> list[Span]:
        """OM-012 to OM-014: an empty hex that can be chosen shows its name."""
        if ground is None:
            return [Span(at, ACT_HERE)] if mark else [Span("·", GROUND)]
        size = str(ground.size) if ground.size > 1 else ""
        pieces = self._pieces(ground)
        full = [*self._base(ground, size, mark), *pieces]
        if width(full) <= _CELL:
            return full
        short = [*self._base(ground, "", mark), *pieces]
        if width(short) <= _CELL:
            return short
        self.notes.append([Span(f" {at} ", FAINT), *full])
        return [*self._base(ground, "", mark), Span(f"×{len(pieces)}", GROUND)]

    def _base(self, ground: Ground, size: str, mark: str) -> list[Span]:
        """The building with the size of its complex (OM-108), or the ground item."""
        if ground.building is not None:
            sign = TYPE_LETTERS[ground.building]
            owner = "" if ground.owner is None else letter(self.view, ground.owner)
            return [Span(sign + owner + size, ACT_HERE if mark else paper(sign, ground.owner))]
        if ground.item is None:
            return []
        sign = "◇" if ground.item == "crystal" else TILE_SIGNS[ground.item]
        return [Span(sign, ACT_HERE if mark else f"{ink(sign)} on {EARTH}")]

    def _pieces(self, ground: Ground) -> list[Span]:
        """OM-012: marker, Miner, Bots and Rovers."""
        fixed = [(MARKER, ground.marker), (MINER, ground.miner)]
        movers = [*((BOT, who) for who in ground.bots), *((ROVER, who) for who in ground.rovers)]
        return [
            Span(sign + letter(self.view, who), seat_style(who)) for sign, who in [*fixed, *movers] if who is not None
        ]


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
