"""The table as lines of coloured text, without a word, so that it needs no language.

A hex is three columns and a gap. The middle column holds the flower, or on free ground whatever stands or may come
there; beside a flower it stands in the left column.
"""

from collections.abc import Sequence

from mensae.core.palette import ACT_HERE, FAINT, HIGHLIGHT, INK, TEXT, seat_style
from mensae.core.schema import Span
from mensae.games.gardens.data import CELLS, CENTRE, COLOURS, CROWDED_ABOVE, NAMES, RADIUS
from mensae.games.gardens.schema import GLYPHS, Colour, GameAction, Place, Plant, Reason, Use
from mensae.games.gardens.views import Gardener, View

STYLES: dict[Colour, str] = {
    "blue": "#6cb6ff",
    "yellow": "#ffd75f",
    "white": "#ffffff",
    "grey": "#a8a0a4",
    "red": "#ff6b6b",
    "green": "#5fd787",
}
EXTRA: dict[Reason, str] = {"last_flower": "»✿", "crowded_track": f"»{CROWDED_ABOVE}+", "both": f"»✿ {CROWDED_ABOVE}+"}
DIE = f"bold {INK} on {TEXT}"
TILE = "on #4d2a2a"
GROUND = f"#c98a66 {TILE}"
_ROWS = 2 * RADIUS + 1
_CELL = 4  # columns of a hex
_BESIDE = _ROWS * _CELL + 4  # the column where the panel begins


def sketch(view: View, choices: Sequence[GameAction]) -> list[list[Span]]:
    """GM-12: the board row by row, targets marked with their die; beside it the pool and the gardeners' panels."""
    marks = _marks(view, choices)
    panel = _panel(view, [choice.colour for choice in choices if isinstance(choice, Plant)])
    lines = []
    for row in range(_ROWS):
        board = _row(view, marks, row)
        gap = _BESIDE - sum(len(span.text) for span in board)
        beside = panel[row] if row < len(panel) else []
        lines.append([*board, Span(" " * gap), *beside] if beside else board)
    return lines


def _marks(view: View, choices: Sequence[GameAction]) -> dict[str, str]:
    """By hex: the dice that lead there, `+` where a gardener may be placed, `?` or the flower where one is planted."""
    legal = set(choices)
    marks: dict[str, str] = {choice.hex: "+" for choice in choices if isinstance(choice, Place)}
    for t in view.own.targets if view.own else []:
        if Use(t.die, t.direction, t.gardener) in legal and str(t.die) not in marks.get(t.hex, ""):
            marks[t.hex] = marks.get(t.hex, "") + str(t.die)
    plants = [GLYPHS[choice.colour] for choice in choices if isinstance(choice, Plant)]
    for gardener in view.gardeners:
        if plants and gardener.seat == view.turn and gardener.hex and gardener.hex not in view.flowers:
            marks[gardener.hex] = plants[0] if len(plants) == 1 else "?"
    return marks


def _row(view: View, marks: dict[str, str], row: int) -> list[Span]:
    """The letter of the row stands close to its first hex."""
    here: dict[str | None, Gardener] = {gardener.hex: gardener for gardener in view.gardeners}
    spans = [Span(" " * (abs(row - RADIUS) * _CELL // 2)), Span(f"{'ABCDEFGHIJK'[row]} ", FAINT)]
    for hex in [NAMES[i] for i, (_, r) in enumerate(CELLS) if r == row - RADIUS]:
        spans += [*_hex(view.flowers.get(hex), here.get(hex), marks.get(hex, ""), hex), Span(" ")]
    return spans


def _hex(flower: Colour | None, gardener: Gardener | None, mark: str, hex: str) -> list[Span]:
    """Three columns: what is there or may come there, and the flower in the middle one."""
    token = Span(_letter(gardener), seat_style(gardener.seat)) if gardener else Span(mark[:1], ACT_HERE)
    if flower and (gardener or mark):
        right = Span(mark[1:], ACT_HERE) if mark[1:] else Span(" ", TILE)
        return [token, Span(GLYPHS[flower], f"{STYLES[flower]} {TILE}"), right]
    if flower:
        return [Span(f" {GLYPHS[flower]} ", f"{STYLES[flower]} {TILE}")]
    if gardener and mark:
        return [token, Span(mark, ACT_HERE), Span(" ", TILE)]
    if mark == "+":
        return [Span(" + ", f"{HIGHLIGHT} {TILE}")]
    if gardener or mark:
        return [Span(f" {token.text}{mark[1:] or ' '}", token.style)]
    return [Span(" ◎ " if hex == NAMES[CENTRE] else " · ", GROUND)]


def _letter(gardener: Gardener) -> str:
    """The letter of the seat; small for a second gardener (GM-88)."""
    return ("ABCDE" if gardener.gardener == 1 else "abcde")[gardener.seat]


def _panel(view: View, plants: Sequence[Colour]) -> list[list[Span]]:
    """The dice, then two lines a seat, with room between them where there is some."""
    airy = 1 + 3 * len(view.holdings) <= _ROWS
    lines = [_pool(view)]
    for seat in range(len(view.holdings)):
        lines += [[]] if airy else []
        lines += [_standing(view, seat), _stock(view, seat, plants if seat == view.turn else ())]
    return lines


def _pool(view: View) -> list[Span]:
    """GM-06: the dice on the table; the one in use stands out."""
    spans = [Span("  ⚄", FAINT)]
    used = view.pool.index(view.die) if view.die in view.pool else None
    for place, face in enumerate(view.pool):
        spans += [Span(" "), Span(f" {face} ", ACT_HERE if place == used else DIE)]
    return spans if view.pool else [*spans, Span("  –", FAINT)]


def _standing(view: View, seat: int) -> list[Span]:
    """Letter, score, laps and space on the track (GM-65), dice its gardeners would roll, why it has an extra turn."""
    player = view.holdings[seat]
    dice = "/".join(str(g.dice) for g in view.gardeners if g.seat == seat and g.hex)
    turn = seat == view.turn and view.asks != "over"
    spans = [Span("▶ " if turn else "  ", HIGHLIGHT), Span(f" {'ABCDE'[seat]} ", seat_style(seat))]
    spans += [Span(f" {player.score:>3}", "bold")]
    spans += [Span(f" ↻{player.laps}·{player.space}", FAINT)] if player.laps else []
    spans += [Span(f"  ⚄{dice}", FAINT)] if dice else []
    return [*spans, Span(f"  {EXTRA[view.extra]}", HIGHLIGHT)] if turn and view.extra else spans


def _stock(view: View, seat: int, plants: Sequence[Colour]) -> list[Span]:
    """GM-22: flowers by colour; the last of a colour is underlined (GM-69), what may be planted now is reversed."""
    spans = [Span("   ")]
    for colour in COLOURS:
        count = view.holdings[seat].stock[colour]
        style = STYLES[colour] + (" reverse" if colour in plants else " underline" if count == 1 else "")
        spans += [Span(" "), Span(f"{GLYPHS[colour]}{count}", style if count else FAINT)]
        spans += [Span(" " * (3 - len(f"{GLYPHS[colour]}{count}")))]
    return spans
