"""The lines of a table's log: what stands, what was taken back, who may know it."""

from collections.abc import Sequence

from mensae.core.game import A, Game, S, V
from mensae.core.schema import (
    HOST,
    Action,
    AgreeUndo,
    AskUndo,
    Entry,
    RefuseUndo,
    Seat,
    Seen,
    Sits,
    Told,
    Undo,
)
from mensae.core.state import Note


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


def done(game: Game[S, A, V], state: S, entry: Entry, code: int) -> Line:
    """Applies a legal action, and tells it from the notes that the rules left."""
    seat, action = entry.seat, game.actions[code]
    audience = game.audience(state, seat, action)
    notes: list[Note] = []
    state.notes = notes
    game.rules.apply(state, seat, code, entry.at)
    state.notes = None
    others = [] if audience is None else game.speech.tell(state, seat, None, notes)
    return Line(entry, audience, game.speech.tell(state, seat, action, notes), others)


def kept_entry(seq: int, at: int, seat: Seat, action: Action) -> Entry:
    """An entry as it was kept; in logs of version 1 a seat said itself who plays it, which is for the host to say."""
    if seat >= 0 and isinstance(action, Sits) and action.seat < 0:
        return Entry(seq, at, HOST, Sits(action.who, seat))
    return Entry(seq, at, seat, action)


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
