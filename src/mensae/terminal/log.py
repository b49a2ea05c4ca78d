"""The log as prose."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

from mensae.core.schema import TABLE_ACTIONS, Seat, Seen, Who
from mensae.terminal.look import MUTED, TEXT, number_style
from mensae.texts import Speaker

Sentence = tuple[int, Seat, bool, str]  # entry, who, taken back, what is told


class Log(RichLog):
    """Numbered sentences, the newest at the bottom, those taken back struck through."""

    def __init__(self) -> None:
        super().__init__(id="log", classes="panel", wrap=True, min_width=1, auto_scroll=False)
        self.entries: list[Seen] = []
        self.speaker: Speaker | None = None
        self.sentences: list[Sentence] = []

    def tell(self, entries: list[Seen], speaker: Speaker) -> None:
        """Writes what is new; all anew where the past looks different, as after an undo or in another language."""
        end = self.is_vertical_scroll_end
        if speaker is not self.speaker or entries[: len(self.entries)] != self.entries:
            self.clear()
            self.entries, self.sentences, end = [], [], True
        for sentence in sentences(entries[len(self.entries) :], speaker):
            self.sentences.append(sentence)
            self.write(_line(sentence), expand=True, scroll_end=False)
        self.entries, self.speaker = entries, speaker
        if end:
            self.scroll_end(animate=False)

    def on_resize(self, event: Resize) -> None:
        """Wraps all sentences anew."""
        self.clear()
        for sentence in self.sentences:
            self.write(_line(sentence), expand=True, scroll_end=False)
        self.scroll_end(animate=False)


def sentences(entries: Sequence[Seen], speaker: Speaker) -> list[Sentence]:
    """What the entries tell; of a seat's secret it says only that there is one."""
    said: list[Sentence] = []
    for seen in entries:
        struck = seen.struck and not isinstance(seen.action, TABLE_ACTIONS)
        told = [speaker.say(told) for told in seen.told]
        if seen.action is None and seen.seat >= 0:
            told = [speaker.text("terminal-secret", who=Who(seen.seat))]
        said += [(seen.seq, seen.seat, struck, text) for text in told]
    return said


def _line(sentence: Sentence) -> Grid:
    seq, seat, struck, text = sentence
    line = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    line.add_column(width=4, justify="right", no_wrap=True)
    line.add_column(ratio=1)
    mark = Text(f"×{seq}" if struck else f"{seq}", MUTED if struck else number_style(seat))
    line.add_row(mark, Text(text, f"strike {MUTED}" if struck else TEXT if seat >= 0 else MUTED))
    return line
