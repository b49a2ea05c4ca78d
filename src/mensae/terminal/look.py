"""How the terminal table looks: Mars at dusk."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from mensae.core.palette import ACCENT, DANGER, INK, LINE, MUTED, OK, TEXT, seat_ink, seat_style
from mensae.core.schema import Seat, Span

SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"

DUSK = Theme(
    name="dusk",
    primary=ACCENT,
    accent=ACCENT,
    foreground=TEXT,
    background="#17111d",
    surface="#221829",
    panel="#2e2137",
    error=DANGER,
    success=OK,
    variables={
        "muted": MUTED,
        "line": LINE,
        "ink": INK,
        "scrollbar": LINE,
        "scrollbar-background": "#221829",
        "scrollbar-corner-color": "#221829",
    },
)

CSS = """
Screen { background: $background; color: $foreground; }
#header { height: 1; padding: 0 1; background: $background; }
#notice { height: auto; padding: 0 1; display: none; background: $accent; color: $ink; text-style: bold; }
#prompt { height: auto; max-height: 3; padding: 0 1; background: $panel; }
#prompt.-mine { border-left: thick $accent; padding: 0 1 0 0; }
#table { height: 1fr; layout: grid; grid-size: 2 2; grid-columns: 3fr 2fr; grid-rows: auto 1fr; }
.panel { background: $surface; border: round $line; border-title-color: $muted; border-subtitle-color: $muted; }
.panel:focus, .panel:focus-within { border: round $accent 60%; border-title-color: $accent; }
#board { column-span: 2; height: auto; max-height: 15; align: center middle; overflow: auto; }
#sketch { width: auto; height: auto; }
#choices { height: 1fr; padding: 0; border: none; background: $surface; background-tint: $surface 0%; }
#choices > .option-list--option-highlighted { background: $panel; color: $accent; text-style: bold; }
#choices:focus > .option-list--option-highlighted { background: $accent; color: $ink; text-style: bold; }
#choices > .option-list--option-hover { background: $panel; }
#typed { height: 1; padding: 0 1; border: none; background: $panel; }
#typed:focus { border: none; }
#typed > .input--placeholder { color: $muted 80%; }
#result { height: 1fr; padding: 0 1; display: none; overflow-y: auto; }
#log { padding: 0 0 0 1; overflow-x: hidden; scrollbar-size-vertical: 1; }
#choices { scrollbar-size-vertical: 1; }
#message { height: auto; max-height: 4; padding: 0 1; display: none; background: $panel; }
#keys { height: 1; padding: 0 1; background: $background; color: $muted;
  link-color: $muted; link-style: none; link-background-hover: $panel; link-color-hover: $accent; }

.-over #choices, .-over #typed { display: none; }
.-over #result { display: block; }
.-watch #turn { display: none; }
.-watch #log { column-span: 2; }
.-watch.-over #turn { display: block; }
.-watch.-over #log { column-span: 1; }

.-wide #header { padding: 0 2; }
.-wide #prompt { padding: 1 2; max-height: 5; }
.-wide #prompt.-mine { padding: 1 2 1 1; }
.-wide #table { layout: vertical; }
.-wide #log { dock: right; width: 34%; min-width: 38; }
.-wide #board { height: 1fr; max-height: 100%; }
.-wide #turn { height: 45%; padding: 0 1; }
.-wide #message { padding: 0 2; }
.-wide #keys { padding: 0 2; }

Ask, Handover, Help, Write, Pick { align: center middle; background: $background 70%; }
Ask.-veil, Handover { background: $background; }
.dialog { width: 60; max-width: 96%; height: auto; max-height: 96%; padding: 1 2; background: $panel;
  border: round $accent; border-title-color: $accent; }
Help .dialog { width: 76; padding: 1 2; }
.dialog Input { border: none; background: $surface; height: 1; }
.dialog OptionList { border: none; background: $panel; height: auto; }
.dialog Horizontal { height: auto; align: center middle; margin-top: 1; }
.dialog Button { margin: 0 2; min-width: 12; height: 3; border: none; background: $surface; color: $foreground; }
.dialog Button:hover { background: $line; }
.dialog Button:focus { background: $accent; color: $ink; text-style: bold; }
"""


def letter(seat: Seat) -> str:
    """The letter that stands for a seat in every sketch."""
    return chr(ord("A") + seat)


def chip(seat: Seat) -> Text:
    """The letter of a seat on its colour."""
    return Text(f" {letter(seat)} ", seat_style(seat))


def number_style(seat: Seat) -> str:
    """The colour of the seat for its lines in the log; chance and clock are muted."""
    return seat_ink(seat) if seat >= 0 else MUTED


def drawing(lines: Sequence[Sequence[Span]]) -> Text:
    """A game's sketch as text for the screen."""
    rows = (Text.assemble(*((span.text, span.style) for span in line)) for line in lines)
    return Text("\n", no_wrap=True).join(rows)


def legend(names: Sequence[str], actors: Sequence[Seat], room: int) -> Text:
    """`A Anna  B Ben`: which letter is who, with a mark at those who may act; long names are cut to fit."""
    each = max(room // max(len(names), 1) - 6, 1)
    line = Text(no_wrap=True)
    for seat, name in enumerate(names):
        line.append("  ▶" if seat in actors else "   ", ACCENT).append_text(chip(seat)).append(" ")
        line.append(_cut(name, each), TEXT if seat in actors else MUTED)
    return line


def banner(title: str, right: Text, width: int) -> Text:
    """A title on the left, and something on the right end of the line."""
    gap = max(width - cell_len(title) - right.cell_len, 1)
    return Text.assemble((title, f"bold {ACCENT}"), " " * gap, right, no_wrap=True)


def beside(left: str, right: str, column: int) -> Text:
    """A text, and another one from a column on, or right after it where there is no room."""
    return Text.assemble(left, " " * max(column - cell_len(left), 2), (right, "dim"))


def key_line(keys: Sequence[tuple[str, str, str]]) -> Text:
    """Keys with what they do; each can be clicked, too."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for key, action, words in keys:
        click = Style(meta={"@click": f"app.{action}"}) if action else Style()
        line.append("  " if line else "").append(key, f"bold {ACCENT}").append(" ").append(words, click)
    return line


def _cut(name: str, room: int) -> str:
    return name if cell_len(name) <= room else set_cell_size(name, room - 1) + "…"
