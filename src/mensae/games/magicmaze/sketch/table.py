"""The table as lines of coloured text, without a word, so that it needs no language.

Above is a panel, below it the maze. On a tile, `c[ ]` is a platform with its name before it; what stands there is
between the brackets. Sides are letters just inside the border: `E[ ]W` is one platform with a name on either tile.
Lines are highways, each with the letter of its colour. What can be done now is a capital letter or stands in `<>`.
"""

from collections.abc import Sequence

from mensae.core.palette import ACT_HERE, BRIGHT, HIGHLIGHT
from mensae.core.schema import Span
from mensae.games.magicmaze.components import MISSIONS
from mensae.games.magicmaze.schema import GameAction
from mensae.games.magicmaze.sketch.marks import Marks
from mensae.games.magicmaze.sketch.panel import panel
from mensae.games.magicmaze.sketch.routes import WIDE
from mensae.games.magicmaze.sketch.sheet import ASIDE, Box, Sheet, Slot, sheet
from mensae.games.magicmaze.sketch.signs import DOME, GOAL, INKS, LETTERS, PIECES, PLATE, USED
from mensae.games.magicmaze.views import Spot, View

PANEL_WIDTH = 76
_ACT, _SWAP = (Span("<", ACT_HERE), Span(">", ACT_HERE)), (Span("(", HIGHLIGHT), Span(")", HIGHLIGHT))
_GOAL, _USED, _DOME = Span(GOAL, ACT_HERE), Span(USED, f"{BRIGHT} {PLATE}"), Span(DOME, f"{BRIGHT} {PLATE}")
_EMPTY = Span(" ", PLATE)
_PIECE_SPANS = {piece: Span(text, style) for piece, (text, style) in PIECES.items()}


def width(columns: int) -> int:
    """How wide the sketch is at most if the maze has so many columns of tiles."""
    return max(PANEL_WIDTH, columns * WIDE + 1 + 2 * ASIDE)


def sketch(view: View, choices: Sequence[GameAction]) -> list[list[Span]]:
    """The panel, and below it the maze with all that stands on it and all that can be done now."""
    marks = Marks(MISSIONS.start_tile, choices)
    return [*panel(view, marks), *(_maze(view, marks) if view.tiles else [])]  # MM-228: not in a pause


def _maze(view: View, marks: Marks) -> list[list[Span]]:
    built = tuple([(road.site, road.colour) for road in view.roads.values() if road.site and road.colour])
    ground = sheet(tuple(view.tiles.values()), built)
    lines = [row[:] for row in ground.rows]
    able, joker, goals = (_boxes(ground, names) for names in (marks.able, marks.joker, marks.goals))
    for spot in view.platforms.values():
        box = ground.boxes[spot.name]
        row, at, inside = box
        if spot.piece or spot.marked or spot.held or spot.dome or spot.colonists:
            _fill(lines[row], box, spot)
        if box in goals:
            if spot.piece is None:
                lines[row][at + inside] = _GOAL
            else:
                able.add(box)
        brackets = _ACT if box in able else _SWAP if box in joker else None
        if brackets:
            lines[row][at], lines[row][at + inside + 1] = brackets
    _capitals(lines, [ground.roads[road] for road in marks.roads])
    _capitals(
        lines, [ground.locks[name] for name in marks.locks if name in ground.locks]
    )  # a tile may lie there by now
    _capitals(lines, [ground.factories[name] for name in marks.factories])
    for site, text in marks.sites.items():
        slot = ground.sites[site]
        lines[slot.row][slot.at] = Span(text, ACT_HERE)
    return lines


def _boxes(ground: Sheet, names: set[str]) -> set[Box]:
    return {ground.boxes[name] for name in names}


def _capitals(lines: list[list[Span]], slots: list[Slot]) -> None:
    for row, at, letter in slots:
        lines[row][at] = Span(letter.upper(), ACT_HERE)


def _fill(line: list[Span], box: Box, spot: Spot) -> None:
    """What stands on a platform, behind the sign of its kind."""
    at, last = box.at + 1, box.at + box.inside
    if spot.marked:  # MM-83
        line[at] = _USED
    if spot.colonists:  # MM-101
        line[last] = Span(str(spot.colonists), PIECES["colonist"][1])
    if spot.held:
        slots = [(colour, True) for colour in spot.held] + [(colour, False) for colour in spot.needs]
        order = list(LETTERS)
        for place, (colour, full) in enumerate(sorted(slots, key=lambda slot: (order.index(slot[0]), not slot[1]))):
            text = LETTERS[colour]
            line[at + place] = _PIECE_SPANS[colour] if full else Span(text, f"{INKS[colour]} {PLATE}")
    if spot.dome:
        line[at : last + 1] = [_DOME, *[_EMPTY] * (box.inside - 1)]
    if spot.piece:
        line[last] = _PIECE_SPANS[spot.piece]
