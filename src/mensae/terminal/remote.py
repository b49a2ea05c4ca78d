"""A table at the other end of a wire, as the screen needs it."""

from collections.abc import Sequence

from mensae.client.connection import Gone
from mensae.client.visit import Visit
from mensae.core.chance import commitment
from mensae.core.game import AnyGame
from mensae.core.palette import ACCENT, MUTED, TEXT, seat_style
from mensae.core.schema import Action, Outcome, Seat, Seen, Span, Told, Who
from mensae.terminal.look import letter
from mensae.terminal.place import Said
from mensae.texts import MissingText, Speaker
from mensae.wire.closing import Closing
from mensae.wire.socket import Chair, Room

NOBODY = "–"
ENDS: dict[int, str] = {
    Closing.MOVED: "terminal-moved",
    Closing.FORBIDDEN: "terminal-not-yours",
    Closing.NO_TABLE: "terminal-no-table",
}


class CarefulSpeaker(Speaker):
    """Says what another computer sends: a text that is unknown here is named, and nothing can steer the terminal."""

    def say(self, told: Told) -> str:
        """The sentence, or the name of one that only a newer program knows."""
        try:
            return harmless(super().say(told))
        except MissingText:
            return harmless(f"[{told.key}]")


def harmless(text: str) -> str:
    """The text without what a terminal would obey."""
    return "".join(letter if letter.isprintable() or letter in "\n\u200d" else "�" for letter in text)


class Remote:
    """A visit, for the screen of the one who visits."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.lost = False  # the connection is being made anew
        self.gone: Gone | None = None
        self.promised = visit.known.room.commitment  # what the seed must fit; records of elsewhere may have none
        self._after: dict[int, int] = {}  # how many entries there were before each line of chat

    @property
    def game(self) -> AnyGame:
        """The rules that are played."""
        return self.visit.game

    @property
    def room(self) -> Room:
        """Who sits where."""
        return self.visit.known.room

    @property
    def seat(self) -> Seat | None:
        """Where the person at this screen sits; None watches."""
        return self.visit.known.seat

    @property
    def chair(self) -> Chair | None:
        """The chair of the person at this screen."""
        return None if self.seat is None else self.room.chairs[self.seat]

    @property
    def names(self) -> list[str]:
        """What everybody is called."""
        return [chair.name or NOBODY for chair in self.room.chairs]

    @property
    def waiting(self) -> bool:
        """Whether seats are still open."""
        return self.room.phase == "open"

    @property
    def over(self) -> bool:
        """Whether the table has ended, one way or the other."""
        return self.room.phase in ("over", "abandoned")

    @property
    def plays(self) -> bool:
        """Whether the person at this screen decides."""
        return self.room.phase == "running" and self.chair is not None and not self.chair.away

    def acting(self) -> Seat | None:
        """The person at this screen, if there is something to decide; in real time there may be at any moment."""
        return self.seat if self.plays and (self.visit.known.legal or self.game.real_time is not None) else None

    def actors(self) -> Sequence[Seat]:
        """Who may act now."""
        return self.visit.known.actors

    def thinking(self) -> Seat | None:
        """The bot that thinks at the other end; in real time nobody waits for one."""
        if self.game.real_time is not None:
            return None
        return next((seat for seat in self.actors() if seat >= 0 and by_bot(self.room.chairs[seat])), None)

    def prompt(self) -> Told:
        """What is asked of the person at this screen, or what the table waits for."""
        if self.waiting:
            return Told("terminal-waiting", {"count": sum(chair.kind == "open" for chair in self.room.chairs)})
        if self.room.phase == "abandoned":
            return Told("terminal-abandoned")
        return self.visit.known.prompt or Told("terminal-joining")

    def offers(self) -> list[tuple[Action, Told]]:
        """What the person at this screen may do."""
        offered = self.visit.known.legal if self.plays else []
        return [(choice.action, choice.label) for choice in offered if choice.label is not None]

    def lines(self) -> list[Seen | Said]:
        """The log, and what was said, each line where it was heard first."""
        known = self.visit.known
        if known.update is None and not self.waiting:
            return []  # where a line of chat belongs is known with the log
        lines: list[Seen | Said] = [*known.log]
        for talk in reversed([talk for talk in known.talk if talk.seat not in known.muted]):
            after = self._after.setdefault(talk.number, len(known.log))
            lines.insert(after, Said(talk.seat, talk.name, talk.text))
        return lines

    def sketch(self, choices: Sequence[Action], speaker: Speaker) -> list[list[Span]]:
        """The board, or while seats are open who sits where."""
        view = self.visit.known.view
        if view is None:
            return waiting_room(self.room, self.seat, self.visit.host.link.page, speaker)
        return self.game.speech.sketch(view, choices)

    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.visit.known.outcome

    def left(self) -> int | None:
        """How many ms are left for the decision, by the clock of the server."""
        return self.visit.known.left()

    def fair(self) -> bool | None:
        """Whether the seed shown at the end is the one promised at the start; None where nothing was promised."""
        over = self.visit.known.over
        if over is None or self.promised is None:
            return None
        try:
            return commitment(bytes.fromhex(over.seed or "")) == self.promised
        except ValueError:
            return False  # no seed at all

    def notice(self) -> Told | None:
        """What is wrong with the connection, or what the person at this screen should know of the others."""
        known, asked = self.visit.known, self.visit.known.asked
        if self.gone is not None:
            return Told(ENDS.get(self.gone.code, "terminal-gone"), {"code": self.gone.code})
        if self.lost:
            return Told("terminal-reconnecting")
        if self.over:
            return Told("terminal-rematch-ready") if self.room.rematch else None
        if self.chair is not None and self.chair.away:
            return Told("terminal-away")
        if asked is not None and asked.seat == self.seat:
            return Told("terminal-undo-waiting")
        awaited = [seat for seat in known.actors if seat >= 0 and seat != self.seat]
        if awaited and self.acting() is None and all(is_gone(self.room.chairs[seat]) for seat in awaited):
            return Told("terminal-offline", {"who": Who(awaited[0])})
        return None


def by_bot(chair: Chair) -> bool:
    """Whether a bot plays there, be it for somebody who has left."""
    return chair.kind == "bot" or chair.away


def is_gone(chair: Chair) -> bool:
    """Whether somebody plays there who is not connected."""
    return not chair.online and not by_bot(chair)


def news(before: Room, now: Room) -> list[Told]:
    """What people at the table should hear about each other."""
    told = []
    for seat, (old, new) in enumerate(zip(before.chairs, now.chairs, strict=True)):
        if (old.kind, new.kind) == ("open", "person"):
            told.append(Told("terminal-sits-down", {"who": Who(seat)}))
        elif (old.kind, new.kind) == ("person", "open"):
            told.append(Told("terminal-stands-up", {"name": old.name}))
        elif new.away != old.away:
            told.append(Told("terminal-leaves" if new.away else "terminal-is-back", {"who": Who(seat)}))
    return told


def waiting_room(room: Room, mine: Seat | None, link: str, speaker: Speaker) -> list[list[Span]]:
    """Who sits where, and the link for those who are missing."""
    width = max(len(speaker.name(seat)) for seat in range(len(room.chairs)))
    lines = []
    for seat, chair in enumerate(room.chairs):
        name = Span(f" {speaker.name(seat):<{width}}  ", TEXT if chair.kind != "open" else MUTED)
        remark = Span(_remark(chair, seat == mine, speaker), ACCENT if seat == mine else MUTED)
        lines.append([Span(f" {letter(seat)} ", seat_style(seat)), name, remark])
    return [
        *lines,
        [Span("")],
        [Span(speaker.text("terminal-room-link"), MUTED)],
        [Span(harmless(link), f"bold {ACCENT}")],
    ]


def _remark(chair: Chair, mine: bool, speaker: Speaker) -> str:
    match chair.kind:
        case "open":
            return speaker.text("terminal-room-reserved" if chair.name else "terminal-room-open")
        case "bot":
            return speaker.text("terminal-room-bot", level=Told(f"terminal-level-{chair.level}"))
        case "person":
            return speaker.text("terminal-room-you") if mine else ""
