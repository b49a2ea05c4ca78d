"""The lines of a table's log: what stands, what was taken back, who may know it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from mensae.core.game import A, Game, S, V
from mensae.core.plain import no_deeds
from mensae.core.schema import (
    HOST,
    Action,
    AgreeUndo,
    AskUndo,
    Did,
    Entry,
    RefuseUndo,
    Seat,
    Seen,
    Sits,
    Told,
    Undo,
)
from mensae.core.state import Note

Deeds: TypeAlias = Callable[[Seat, Any, list[Note]], list[Did]]
SILENCE: Final[list[Told]] = []  # shared by all lines: nobody changes them
NOTHING: Final[list[Note]] = []


class Line:
    """An entry with what was known when it was made; what it did is made from its notes once somebody reads it."""

    __slots__ = ("audience", "deeds", "did", "did_others", "entry", "notes", "struck", "told", "told_others")

    def __init__(
        self,
        entry: Entry,
        audience: list[Seat] | None,
        told: list[Told],
        told_others: list[Told] | None = None,
        notes: list[Note] | None = None,
        deeds: Deeds = no_deeds,
    ) -> None:
        self.entry = entry
        self.audience = audience  # None: everybody
        self.told = told
        self.told_others = told_others or SILENCE  # what those hear who may not know the action
        self.notes = notes or NOTHING
        self.deeds = deeds
        self.did: list[Did] | None = None  # None: nobody has asked yet
        self.did_others: list[Did] | None = None
        self.struck = False  # taken back by an undo

    def seen_by(self, reader: Seat | None, over: bool = False) -> Seen:
        """The entry with nothing in it that the reader may not know; when the game is over everybody may know all."""
        entry = self.entry
        if over or self.audience is None or reader in self.audience:
            if self.did is None:
                self.did = self.deeds(entry.seat, entry.action, self.notes)
            return Seen(entry.seq, entry.at, entry.seat, entry.action, self.struck, self.told, self.did)
        if self.did_others is None:
            self.did_others = self.deeds(entry.seat, None, self.notes)
        return Seen(entry.seq, entry.at, entry.seat, None, self.struck, self.told_others, self.did_others)


def done(game: Game[S, A, V], state: S, entry: Entry, code: int) -> Line:
    """Applies a legal action, and tells it from the notes that the rules left."""
    seat, action = entry.seat, game.actions[code]
    audience = game.audience(state, seat, action)
    notes: list[Note] = []
    state.notes = notes
    game.rules.apply(state, seat, code, entry.at)
    state.notes = None
    others = None if audience is None else game.speech.tell(state, seat, None, notes)
    return Line(entry, audience, game.speech.tell(state, seat, action, notes), others, notes, game.deeds)


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
