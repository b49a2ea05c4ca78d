"""The keys of the terminal table."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from mensae.core.chance import commitment
from mensae.core.palette import OK
from mensae.core.schema import Refusal, Refused, Told
from mensae.terminal.course import Course
from mensae.terminal.dialogs import Ask, Help
from mensae.terminal.face import Key
from mensae.terminal.sitting import beside


class TableApp(Course):
    """A table of any game for the people at this keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "save", show=False),
        Binding("w", "switch", show=False),
    ]

    def keys(self) -> list[Key]:
        """The keys that do something now."""
        sitting = self.sitting
        plays = sitting.plays and not sitting.over
        return [
            (plays, "↑↓ ⏎", "", "terminal-key-choose"),
            (plays, "/", "type", "terminal-key-type"),
            (plays, "u", "undo", "terminal-key-undo"),
            (plays, "h", "hint", "terminal-key-hint"),
            (sitting.over, "r", "rematch", "terminal-key-rematch"),
            (len(sitting.may_decide()) > 1, "w", "switch", "terminal-key-switch"),
            (True, "n", "language", "terminal-key-language"),
            (self.save_path is not None, "s", "save", "terminal-key-save"),
            (True, "?", "help", "terminal-key-help"),
            (True, "q", "quit", "terminal-key-quit"),
        ]

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
        notes = [say(f"{self.sitting.game.id}-pitch")]
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
            self.scene.place, self.scene.review = self.sitting, []
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
