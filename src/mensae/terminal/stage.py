"""The screen of a table with the keys that every table has, wherever it is played."""

from typing import ClassVar

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList

from mensae.core.palette import DANGER
from mensae.core.schema import Action, Refusal, Told
from mensae.terminal.choices import typed_action
from mensae.terminal.face import Face, Key, Scene
from mensae.terminal.look import CSS, DUSK
from mensae.terminal.place import Place
from mensae.texts import LANGUAGES, Speaker

BEAT = 0.12  # seconds between two looks at the clock


class Stage(App[None]):
    """Shows a place and takes choices; what they lead to is not known here."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "type", show=False, priority=True),
        Binding("escape", "all_choices", show=False),
        Binding("down", "walk(True)", show=False),
        Binding("up", "walk(False)", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("n", "language", show=False),
        Binding("r", "rematch", show=False),
        Binding("q", "quit", show=False),
        Binding("question_mark", "help", show=False),
    ]

    def __init__(self, place: Place, language: str) -> None:
        super().__init__()
        self.scene = Scene(place, self.speaker_of(place, language))
        self.face = Face(self.scene, self.keys)
        self.register_theme(DUSK)
        self.theme = DUSK.name

    def compose(self) -> ComposeResult:
        """Nothing but the face."""
        yield self.face

    # What each table does in its own way

    def keys(self) -> list[Key]:
        """The keys for the line at the bottom."""
        raise NotImplementedError

    def do(self, action: Action) -> None:
        """Does what a person chose, or says why not."""
        raise NotImplementedError

    def speaker_of(self, place: Place, language: str) -> Speaker:
        """Who says the texts of this place."""
        return Speaker(language, place.game.id, place.names)

    # Choosing

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a choice, which may have gone from the list meanwhile."""
        action = typed_action(self.scene.place.game, event.option_id or "")
        if action is not None:
            self.do(action)

    @on(Input.Submitted)
    def submit(self, event: Input.Submitted) -> None:
        """A typed action is done or refused; a part of a choice picks it if it is the only one."""
        text, face = event.value.strip(), self.face
        action = typed_action(self.scene.place.game, text)
        if action is not None:
            self.do(action)
        elif len(face.listed) == 1 and text:
            self.do(face.listed[0].action)
        elif face.listed:
            face.options.focus()
        else:
            example = face.offered[0].notation if face.offered else "?"
            self.refuse(Refusal(None, Told("terminal-no-match", {"text": text, "example": example})))

    def refuse(self, refusal: Refusal) -> None:
        """Says why not, with the rule."""
        self.face.say(self.scene.speaker.say(refusal.text), DANGER, f"✗ {refusal.rule or ''}".rstrip())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A slash belongs to the dialog that is open, if one is."""
        return action != "type" or len(self.screen_stack) == 1

    def action_type(self) -> None:
        """To the input line, before the next key is looked at."""
        self.set_focus(self.face.typed)

    def action_walk(self, down: bool) -> None:
        """From the input line, or wherever arrows have no meaning, into the list."""
        self.face.options.focus()
        if down:
            self.face.options.action_cursor_down()
        else:
            self.face.options.action_cursor_up()

    def action_all_choices(self) -> None:
        """Nothing typed, nothing highlighted: all choices are marked again."""
        self.face.typed.value = ""
        self.face.options.highlighted = None
        self.face.say("")
        self.face.options.focus()

    def action_language(self) -> None:
        """Everything in the next language."""
        language = LANGUAGES[(LANGUAGES.index(self.scene.speaker.language) + 1) % len(LANGUAGES)]
        self.scene.speaker = self.speaker_of(self.scene.place, language)
        self.face.say("")
        self.face.show()

    def action_help_quit(self) -> None:
        """Ctrl+C is q."""
        self.call_later(self.action_quit)
