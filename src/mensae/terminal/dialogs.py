"""Questions and help above the table."""

from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from mensae.core.palette import ACCENT
from mensae.core.schema import Seat, Who
from mensae.terminal.look import chip
from mensae.texts import Speaker


class Ask(ModalScreen[bool]):
    """A question with yes and no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,j", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, speaker: Speaker, question: str, veil: bool = False, careful: bool = False) -> None:
        super().__init__(classes="-veil" if veil else None)  # a veil hides what the one who is asked may not see
        self.speaker = speaker
        self.question = question
        self.careful = careful  # Enter alone is no

    def compose(self) -> ComposeResult:
        """The question over two buttons."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.question))
            with Horizontal():
                yield Button(self.speaker.text("terminal-yes"), id="yes")
                yield Button(self.speaker.text("terminal-no"), id="no")

    def on_mount(self) -> None:
        """Enter takes the button that does no harm."""
        self.query_one("#no" if self.careful else "#yes", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A click, or Enter."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        """A key."""
        self.dismiss(answer)


class Handover(ModalScreen[None]):
    """Hides the table until the person whose turn it is has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "ready", show=False)]

    def __init__(self, speaker: Speaker, seat: Seat) -> None:
        super().__init__()
        self.speaker = speaker
        self.seat = seat

    def compose(self) -> ComposeResult:
        """Who is to take the keyboard."""
        with Vertical(classes="dialog"):
            yield Static(
                Text.assemble(chip(self.seat), " ", self.speaker.text("terminal-handover", who=Who(self.seat)))
            )
            yield Static(Text("\n" + self.speaker.text("terminal-handover-ready", who=Who(self.seat)), ACCENT))

    def action_ready(self) -> None:
        """The right person is there."""
        self.dismiss(None)


class Help(ModalScreen[None]):
    """The keys, and how anybody can check the dice."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,question_mark,space", "close", show=False)]

    def __init__(self, title: str, keys: Sequence[tuple[str, str]], notes: Sequence[str]) -> None:
        super().__init__()
        self.heading = title
        self.keys = keys
        self.notes = notes

    def compose(self) -> ComposeResult:
        """A line a key, then the notes."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for key, words in self.keys:
            grid.add_row(Text(key, f"bold {ACCENT}"), Text(words))
        with VerticalScroll(classes="dialog") as dialog:
            dialog.border_title = self.heading
            yield Static(grid)
            for note in self.notes:
                yield Static(Text("\n" + note), classes="note")

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Write(ModalScreen[str]):
    """A line to type in."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, longest: int) -> None:
        super().__init__()
        self.heading = title
        self.line = Input(max_length=longest, compact=True)

    def compose(self) -> ComposeResult:
        """The line under its title."""
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.heading
            yield self.line

    def on_mount(self) -> None:
        """One types at once."""
        self.line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter; an empty line is none."""
        event.stop()
        self.dismiss(event.value.strip() or None)

    def action_close(self) -> None:
        """Nothing is said."""
        self.dismiss(None)


class Pick(ModalScreen[str]):
    """A short list to pick from, by arrows or by number."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        *(Binding(str(number), f"pick({number - 1})", show=False) for number in range(1, 10)),
    ]

    def __init__(self, title: str, options: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.options = options  # what it is called in code, and in words

    def compose(self) -> ComposeResult:
        """The numbered list under its title."""
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.heading
            lines = (Option(f"{number}  {words}", id) for number, (id, words) in enumerate(self.options, 1))
            yield OptionList(*lines, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        event.stop()
        self.dismiss(event.option.id)

    def action_pick(self, index: int) -> None:
        """A number."""
        if index < len(self.options):
            self.dismiss(self.options[index][0])

    def action_close(self) -> None:
        """None of them."""
        self.dismiss(None)
