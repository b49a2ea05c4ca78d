"""What may be taken back at a table, and who has agreed to it."""

from collections.abc import Sequence
from itertools import takewhile

from mensae.core.schema import (
    AgreeUndo,
    AskUndo,
    Entry,
    RefuseUndo,
    Seat,
    Told,
    Undo,
    UndoRule,
    Who,
    refused,
)


class Consent:
    """Guards the undo rule of a game, and keeps the undo that waits for the others."""

    def __init__(self, rule: UndoRule, seats: int) -> None:
        self.rule, self.seats = rule, seats
        self.asked: Entry | None = None
        self.agreed: set[Seat] = set()

    def is_free(self, standing: Sequence[Entry], seat: Seat, to: int) -> bool:
        """Nobody is there to object, or nobody has done anything since."""
        return self.seats == 1 or is_free(standing, seat, to)

    def granted(self) -> AskUndo | None:
        """The undo that was asked for, once all others have agreed."""
        if self.asked is None or len(self.agreed) < self.seats - 1:
            return None
        assert isinstance(self.asked.action, AskUndo)
        return self.asked.action

    def check(self, entry: Entry, to: int, standing: Sequence[Entry], actors: Sequence[Seat]) -> None:
        """Raises `Refused` unless the entry may ask for this undo, or do it."""
        if not actors:
            raise refused("table-undo-over")
        if not 0 <= entry.seat < self.seats or to != last_of(standing, entry.seat):
            raise refused("table-undo-nothing")
        if self.rule == "never":
            raise refused("table-undo-never")
        if isinstance(entry.action, AskUndo) and self.rule != "consent":
            raise refused("table-undo-late")
        if self.rule == "turn" and entry.seat not in actors:
            raise refused("table-undo-turn")
        if isinstance(entry.action, AskUndo) and self.asked:
            raise refused("table-undo-asked")
        if isinstance(entry.action, Undo) and not self.is_free(standing, entry.seat, to):
            if self.asked is None or entry.seat != self.asked.seat or self.granted() != AskUndo(to):
                raise refused("table-undo-consent")

    def check_answer(self, entry: Entry) -> None:
        """Raises `Refused` unless the seat was asked and has not answered."""
        others = set(range(self.seats)) - self.agreed
        if self.asked is None or entry.seat == self.asked.seat or entry.seat not in others:
            raise refused("table-undo-not-asked")

    def follow(self, entry: Entry) -> None:
        """Keeps what was asked and answered; an undo, or a refusal, ends the question."""
        match entry.action:
            case AskUndo():
                self.asked, self.agreed = entry, set()
            case AgreeUndo():
                self.agreed.add(entry.seat)
            case _:
                self.asked = None


def last_of(entries: Sequence[Entry], seat: Seat) -> int | None:
    """The last of these standing entries that is a seat's own, which an undo takes back."""
    return next((entry.seq for entry in reversed(entries) if entry.seat == seat), None)


def is_free(entries: Sequence[Entry], seat: Seat, to: int) -> bool:
    """Nobody else, chance and clock included, has done anything since entry `to` that stands."""
    return all(entry.seat == seat for entry in takewhile(lambda entry: entry.seq >= to, reversed(entries)))


def told_of_undo(entry: Entry) -> list[Told]:
    """What the log says about an undo and the questions before it."""
    who = {"who": Who(entry.seat)}
    match entry.action:
        case Undo(to):
            return [Told("table-undo", {**who, "to": to})]
        case AskUndo(to):
            return [Told("table-undo-ask", {**who, "to": to})]
        case AgreeUndo():
            return [Told("table-undo-agree", {**who})]
        case RefuseUndo():
            return [Told("table-undo-refuse", {**who})]
    raise TypeError(f"{entry.action} is no undo")
