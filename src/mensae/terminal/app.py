"""The keys of the terminal table."""

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList

from mensae.core.chance import commitment
from mensae.core.schema import Refusal, Refused, Told
from mensae.terminal.choices import typed_action
from mensae.terminal.course import Course
from mensae.terminal.dialogs import Ask, Help
from mensae.terminal.look import OK
from mensae.terminal.sitting import beside
from mensae.texts import LANGUAGES, Speaker


class TableApp(Course):
    """A table of any game for the people at this keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "type", show=False, priority=True),
        Binding("escape", "all_choices", show=False),
        Binding("down", "walk(True)", show=False),
        Binding("up", "walk(False)", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("n", "language", show=False),
        Binding("s", "save", show=False),
        Binding("w", "switch", show=False),
        Binding("r", "rematch", show=False),
        Binding("q", "quit", show=False),
        Binding("question_mark", "help", show=False),
    ]

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a choice."""
        chosen = [choice for choice in self.face.listed if choice.notation == event.option_id]
        for choice in chosen:
            self.do(choice.action)

    @on(Input.Submitted)
    def submit(self, event: Input.Submitted) -> None:
        """A typed action is done or refused; a part of a choice picks it if it is the only one."""
        text, face = event.value.strip(), self.face
        action = typed_action(self.sitting.game, text)
        if action is not None:
            self.do(action)
        elif len(face.listed) == 1 and text:
            self.do(face.listed[0].action)
        elif face.listed:
            face.options.focus()
        else:
            example = face.offered[0].notation if face.offered else "?"
            self.refuse(Refusal(None, Told("terminal-no-match", {"text": text, "example": example})))

    def action_type(self) -> None:
        """To the input line, before the next key is looked at."""
        if len(self.screen_stack) > 1:
            return
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

    def action_switch(self) -> None:
        """The next person who may decide now takes the keyboard."""
        may = self.sitting.may_decide()
        if self.sitting.reader in may and len(may) > 1:
            self.hand_over(may[(may.index(self.sitting.reader) + 1) % len(may)])
            self.proceed()

    # Help for the one who decides

    def action_undo(self) -> None:
        """Takes back what a person did last; bots agree to it, other people are asked."""
        seat = self.sitting.undoer()
        if seat is None:
            return
        try:
            self.sitting.table.undo(seat, self.sitting.at())
        except Refused as error:
            self.refuse(error.refusal)
            return
        self.stop_thinking()
        self.face.say("")
        self.settle_undo()

    def action_hint(self) -> None:
        """Lets the search look for the best choices of the person who is to decide."""
        seat = self.sitting.acting()
        if seat is None:
            self.refuse(Refusal(None, Told("terminal-not-now")))
        elif not self.scene.hinting:
            self.scene.hinting = True
            self.run_worker(self.find_hint(seat), group="hint", exclusive=True)

    def action_language(self) -> None:
        """Everything in the next language."""
        old = self.scene.speaker
        language = LANGUAGES[(LANGUAGES.index(old.language) + 1) % len(LANGUAGES)]
        self.scene.speaker = Speaker(language, self.sitting.game.ID, self.sitting.names)
        self.face.say("")
        self.face.show()

    def action_help(self) -> None:
        """The keys, and how to check the dice."""
        say, table = self.scene.speaker.text, self.sitting.table
        keys = [
            ("↑ ↓  Enter", say("terminal-help-choose")),
            ("/", say("terminal-help-type")),
            ("Esc", say("terminal-help-back")),
            ("Tab", say("terminal-help-tab")),
            ("u", say("terminal-help-undo")),
            ("h", say("terminal-help-hint")),
            ("w", say("terminal-help-switch")),
            ("n", say("terminal-help-language")),
            ("s", say("terminal-help-save")),
            ("r", say("terminal-help-rematch")),
            ("q", say("terminal-help-quit")),
        ]
        notes = [say(f"{self.sitting.game.ID}-pitch")]
        notes += [say("terminal-fair", hash=commitment(table.seed))] if table.seed else []
        notes += [say("terminal-fair-seed", seed=table.seed.hex())] if table.seed and self.sitting.over else []
        self.push_screen(Help(say("terminal-help"), keys, notes))

    # Saving and leaving

    def action_save(self) -> None:
        """Says where the record is, which is written after every action."""
        if self.save_path is None:
            self.refuse(Refusal(None, Told("terminal-no-file")))
        elif self.save():
            self.face.say(self.scene.speaker.text("terminal-saved", path=str(self.save_path)), OK, "✓")

    def action_rematch(self) -> None:
        """A new game with the same people once this one is over."""
        if self.sitting.over and self.save():
            self.save_path = self.save_path and beside(self.save_path)
            self.sitting = self.sitting.rematch()
            self.scene.sitting = self.sitting
            self.face.options.focus()
            self.proceed()

    async def action_quit(self) -> None:
        """Leaves a finished game at once, a running one after a question."""
        if isinstance(self.screen, Ask):
            return
        if self.sitting.over:
            self.leave(True)
            return
        key = "terminal-quit-saved" if self.save_path else "terminal-quit-lost"
        question = self.scene.speaker.text(key)
        self.push_screen(Ask(self.scene.speaker, question, careful=self.save_path is None), self.leave)

    def leave(self, sure: bool | None) -> None:
        """Saves and ends; asks once more if it cannot save."""
        if not sure:
            return
        if self.save():
            self.exit()
        else:
            unsaved = Ask(self.scene.speaker, self.scene.speaker.text("terminal-quit-unsaved"))
            self.push_screen(unsaved, lambda anyway: self.exit() if anyway else None)

    def action_help_quit(self) -> None:
        """Ctrl+C is q."""
        self.call_later(self.action_quit)
