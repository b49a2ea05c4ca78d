"""The keys of a table over the wire."""

from typing import ClassVar, get_args

from textual.binding import Binding, BindingType

from mensae.client import play_again, stand_up
from mensae.core.schema import Refusal, Told
from mensae.terminal.dialogs import Ask, Help, Pick, Write
from mensae.terminal.exchange import Exchange
from mensae.terminal.face import Key
from mensae.wire.limits import MAX_CHAT
from mensae.wire.message import Reaction

LEVELS = ("easy", "medium", "hard")


class GuestApp(Exchange):
    """A table of a server for the person at this screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "say", show=False),
        Binding("e", "react", show=False),
        Binding("b", "bot", show=False),
        Binding("l", "leave", show=False),
        Binding("k", "seat", show=False),
    ]

    def keys(self) -> list[Key]:
        """The keys that do something now; the rarer ones are in the help."""
        place = self.place
        seated = place.seat is not None
        return [
            (place.plays, "↑↓ ⏎", "", "terminal-key-choose"),
            (place.plays, "/", "type", "terminal-key-type"),
            (place.plays, "u", "undo", "terminal-key-undo"),
            (place.plays and place.room.hints, "h", "hint", "terminal-key-hint"),
            (self.owns(), "b", "bot", "terminal-key-bots"),
            (self.is_away(), "b", "bot", "terminal-key-back"),
            (place.over and (seated or bool(place.room.rematch)), "r", "rematch", "terminal-key-rematch"),
            (seated, "c", "say", "terminal-key-say"),
            (seated and place.waiting, "k", "seat", "terminal-key-seat"),
            (not place.plays, "n", "language", "terminal-key-language"),
            (True, "?", "help", "terminal-key-help"),
            (True, "q", "quit", "terminal-key-quit"),
        ]

    def owns(self) -> bool:
        """Whether the person here may begin without those who are missing."""
        return self.place.waiting and self.place.seat is not None and self.place.room.owner == self.place.seat

    def is_away(self) -> bool:
        """Whether a bot plays for the person here."""
        return not self.place.over and self.place.chair is not None and self.place.chair.away

    # Playing

    def action_undo(self) -> None:
        """Takes back, or asks the others."""
        if self.place.plays:
            self.ask(self.visit.undo(), lambda: self.face.say(""))

    def action_hint(self) -> None:
        """Asks the server for the best choices."""
        if self.place.acting() is None:
            self.refuse(Refusal(None, Told("terminal-not-now")))
        elif not self.scene.hinting:
            self.ask(self.find_hint())

    # Talking

    def action_say(self) -> None:
        """A line to type in, unless nobody may talk now."""
        if self.place.seat is None:
            return
        if self.visit.known.silence is not None and not self.place.over:
            self.refuse(self.visit.known.silence)
            return
        self.push_screen(Write(self.scene.speaker.text("terminal-say"), MAX_CHAT), self.say)

    def say(self, text: str | None) -> None:
        """Says it to everybody."""
        if text is not None:
            self.ask(self.visit.say(text))

    def action_react(self) -> None:
        """A list of reactions."""
        if self.place.seat is not None:
            say = self.scene.speaker.text
            reactions = [(reaction, say(f"terminal-reaction-{reaction}")) for reaction in get_args(Reaction)]
            self.push_screen(Pick(say("terminal-react"), reactions), self.react)

    def react(self, reaction: str | None) -> None:
        """Shows it to everybody."""
        for known in get_args(Reaction):
            if known == reaction:
                self.ask(self.visit.react(known))

    # Coming and going

    def action_bot(self) -> None:
        """Bots for the open seats, or the seat back from the bot."""
        say, seat = self.scene.speaker.text, self.place.seat
        if self.owns():
            levels = [(level, say(f"terminal-level-{level}")) for level in LEVELS]
            self.push_screen(Pick(say("terminal-bots"), levels), self.fill)
        elif self.is_away() and seat is not None:
            self.ask(self.visit.host.come_back(seat))

    def fill(self, level: str | None) -> None:
        """The table begins."""
        if level is not None:
            self.ask(self.visit.host.start(level))

    def action_leave(self) -> None:
        """Leaves the seat, after a question."""
        if self.place.waiting or self.place.plays:
            key = "terminal-leave-open" if self.place.waiting else "terminal-leave-running"
            self.push_screen(Ask(self.scene.speaker, self.scene.speaker.text(key), careful=True), self.leave)

    def leave(self, sure: bool | None) -> None:
        """The seat is open again, or a bot plays on."""
        seat = self.place.seat
        if sure and seat is not None and self.place.waiting:
            self.ask(self.move_to(stand_up(self.visit, self.memory)))
        elif sure and seat is not None:
            self.ask(self.visit.host.leave(seat))

    def action_rematch(self) -> None:
        """The next table of the same people."""
        if self.place.over and (self.place.seat is not None or self.place.room.rematch):
            self.ask(self.move_to(play_again(self.visit, self.memory)))

    async def action_quit(self) -> None:
        """Closes the screen, in a running game after a question; the seat stays one's own."""
        if isinstance(self.screen, Ask):
            return
        if not self.place.plays or self.place.gone is not None:
            self.exit()
            return
        question = Ask(self.scene.speaker, self.scene.speaker.text("terminal-quit-seat"))
        self.push_screen(question, lambda sure: self.exit() if sure else None)

    # Help

    def action_seat(self) -> None:
        """The links: one to share, and one with the recovery code, which is shown nowhere else."""
        say, link, code = self.scene.speaker.text, self.visit.host.link, self.visit.code
        notes = (
            [say("terminal-seat-code", code=code), say("terminal-seat-move", link=link.moving(code))] if code else []
        )
        self.push_screen(Help(say("terminal-seat"), [], [say("terminal-seat-link", link=link.page), *notes]))

    def action_help(self) -> None:
        """The keys, and how to check the dice."""
        say, over = self.scene.speaker.text, self.visit.known.over
        keys = [
            ("↑ ↓  Enter", say("terminal-help-choose")),
            ("/", say("terminal-help-type")),
            ("Esc", say("terminal-help-back")),
            ("Tab", say("terminal-help-tab")),
            ("u", say("terminal-help-undo")),
            ("h", say("terminal-help-hint")),
            ("c", say("terminal-help-say")),
            ("e", say("terminal-help-react")),
            ("b", say("terminal-help-bot")),
            ("l", say("terminal-help-leave")),
            ("k", say("terminal-help-seat")),
            ("n", say("terminal-help-language")),
            ("r", say("terminal-help-rematch")),
            ("q", say("terminal-help-close")),
        ]
        notes = [say(f"{self.place.game.id}-pitch")]
        notes += [say("terminal-fair", hash=self.place.promised)] if self.place.promised else []
        notes += [say("terminal-fair-seed", seed=over.seed)] if over and over.seed else []
        self.push_screen(Help(say("terminal-help"), keys, notes))
