"""The lines of a table's log: what stands, what was taken back, who may know it."""

from collections.abc import Sequence
from itertools import takewhile

from mensae.core.schema import AgreeUndo, AskUndo, Entry, RefuseUndo, Seat, Seen, Told, Undo, Who


class Line:
    """An entry with what was known when it was made."""

    __slots__ = ("audience", "entry", "struck", "told", "told_others")

    def __init__(
        self, entry: Entry, audience: list[Seat] | None, told: list[Told], told_others: list[Told] | None = None
    ) -> None:
        self.entry = entry
        self.audience = audience  # None: everybody
        self.told = told
        self.told_others = told_others or []  # what those hear who may not know the action
        self.struck = False  # taken back by an undo

    def seen_by(self, reader: Seat | None, over: bool = False) -> Seen:
        """The entry with nothing in it that the reader may not know; when the game is over everybody may know all."""
        entry, knows = self.entry, over or self.audience is None or reader in self.audience
        action, told = (entry.action, self.told) if knows else (None, self.told_others)
        return Seen(entry.seq, entry.at, entry.seat, action, self.struck, told)


def standing(lines: Sequence[Line]) -> list[Entry]:
    """The entries of the game that were not taken back, as of the last of these lines."""
    kept: list[Entry] = []
    for line in lines:
        match line.entry.action:
            case Undo(to):
                while kept and kept[-1].seq >= to:
                    kept.pop()
            case AskUndo() | AgreeUndo() | RefuseUndo():
                pass
            case _:
                kept.append(line.entry)
    return kept


def last_of(entries: Sequence[Entry], seat: Seat) -> int | None:
    """The last of these standing entries that is a seat's own, which an undo takes back."""
    return next((entry.seq for entry in reversed(entries) if entry.seat == seat), None)


def is_free(entries: Sequence[Entry], seat: Seat, to: int) -> bool:
    """Nobody else, chance and clock included, has done anything since entry `to` that stands."""
    return all(entry.seat == seat for entry in takewhile(lambda entry: entry.seq >= to, reversed(entries)))


def told_of_undo(entry: Entry) -> list[Told]:
    """What the log says about an undo and the questions before it."""
    match entry.action:
        case Undo(to):
            return [Told("table-undo", {"who": Who(entry.seat), "to": to})]
        case AskUndo(to):
            return [Told("table-undo-ask", {"who": Who(entry.seat), "to": to})]
        case AgreeUndo():
            return [Told("table-undo-agree", {"who": Who(entry.seat)})]
        case _:
            return [Told("table-undo-refuse", {"who": Who(entry.seat)})]
