"""The map, the panel beside it, and the players: the whole table."""

from collections.abc import Sequence

from mensae.core.schema import Span
from mensae.games.onmars.schema import GameAction
from mensae.games.onmars.sketch import players
from mensae.games.onmars.sketch.map import COLUMNS, Map
from mensae.games.onmars.sketch.marks import Marks
from mensae.games.onmars.sketch.panel import panel
from mensae.games.onmars.sketch.signs import WIDTH, width
from mensae.games.onmars.views import View


def sketch(view: View, choices: Sequence[GameAction]) -> list[list[Span]]:
    """The map, the panel beside it, and the players."""
    marks = Marks(view, choices)
    drawn = Map(view, marks)
    lines = drawn.lines()
    beside = [*panel(view, marks, WIDTH - COLUMNS), *drawn.notes]
    lines += [[] for _ in range(len(beside) - len(lines))]
    for line, part in zip(lines, beside, strict=False):
        line += [Span(" " * (COLUMNS - width(line))), *part]
    for who in range(len(view.players)):
        lines += players.lines(view, marks, who)
    return [[span for span in line if span.text] for line in lines]
