"""The log as prose."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

from mensae.core.palette import MUTED, TEXT
from mensae.core.schema import TABLE_ACTIONS, Seat, Seen, Who
from mensae.terminal.look import number_style
from mensae.terminal.place import Said
from mensae.texts import Speaker

Sentence = tuple[int | None, Seat, bool, str]  # entry (None: somebody said it), who, taken back, what is told


class Log(RichLog):
    """Numbered sentences, the newest at the bottom, those taken back struck through."""

    def __init__(self) -> None:
        super().__init__(id="log", classes="panel", wrap=True, min_width=1, auto_scroll=False)
        self.told: list[Seen | Said] = []
        self.speaker: Speaker | None = None
        self.sentences: list[Sentence] = []

    def tell(self, lines: list[Seen | Said], speaker: Speaker) -> None:
        """Writes what is new; all anew where the past looks different, as after an undo or in another language."""
        end = self.is_vertical_scroll_end
        if speaker is not self.speaker or lines[: len(self.told)] != self.told:
            self.clear()
            self.told, self.sentences, end = [], [], True
        for sentence in sentences(lines[len(self.told) :], speaker):
            self.sentences.append(sentence)
            self.write(_line(sentence), expand=True, scroll_end=False)
        self.told, self.speaker = lines, speaker
        if end:
            self.scroll_end(animate=False)

    def on_resize(self, event: Resize) -> None:
        """Wraps all sentences anew."""
        self.clear()
        for sentence in self.sentences:
            self.write(_line(sentence), expand=True, scroll_end=False)
        self.scroll_end(animate=False)


def sentences(lines: Sequence[Seen | Said], speaker: Speaker) -> list[Sentence]:
    """What the lines tell; of a seat's secret, if the game has no word for it, only that there is one."""
    said: list[Sentence] = []
    for line in lines:
        match line:
            case Said(seat, name, text):
                said.append((None, seat, False, speaker.text("terminal-said", name=name, text=text)))
            case Seen():
                struck = line.struck and not isinstance(line.action, TABLE_ACTIONS)
                told = [speaker.say(told) for told in line.told]
                if line.action is None and line.seat >= 0 and not told:
                    told = [speaker.text("terminal-secret", who=Who(line.seat))]
                said += [(line.seq, line.seat, struck, text) for text in told]
    return said


def _line(sentence: Sentence) -> Grid:
    seq, seat, struck, text = sentence
    line = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    line.add_column(width=4, justify="right", no_wrap=True)
    line.add_column(ratio=1)
    number = "»" if seq is None else f"×{seq}" if struck else f"{seq}"
    mark = Text(number, MUTED if struck else number_style(seat))
    line.add_row(mark, Text(text, f"strike {MUTED}" if struck else TEXT if seat >= 0 else MUTED))
    return line
