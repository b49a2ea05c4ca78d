"""A table: one play of a game. Its log is the truth; the state follows from it."""

from collections.abc import Iterable
from typing import Any, Generic

import msgspec

from mensae.core.chance import KeyedRng, new_seed
from mensae.core.game import A, Game, S, V, codes
from mensae.core.schema import (
    CHANCE,
    CLOCK,
    Action,
    AgreeUndo,
    AskUndo,
    Entry,
    Outcome,
    Refusal,
    Refused,
    RefuseUndo,
    Seat,
    Seen,
    Setup,
    Told,
    Undo,
    Value,
    Who,
)


class BadLog(Exception):
    """A log that is not what the rules and the seed would have made; the message names the entry and the reason."""

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(f"entry {seq}: {reason}")
        self.seq = seq
        self.reason = reason


class Line:
    """An entry with what was known when it was made."""

    def __init__(self, entry: Entry, audience: list[Seat] | None, told: list[Told]) -> None:
        self.entry = entry
        self.audience = audience  # None: everybody
        self.told = told
        self.struck = False  # taken back by an undo

    def seen_by(self, reader: Seat | None) -> Seen:
        """The entry with nothing in it that the reader may not know."""
        entry, knows = self.entry, self.audience is None or reader in self.audience
        action, told = (entry.action, self.told) if knows else (None, [])
        return Seen(entry.seq, entry.at, entry.seat, action, self.struck, told)


class Table(Generic[S, A, V]):
    """Guards one play of a game: takes actions, lets chance and the clock act, and takes back."""

    def __init__(self, game: Game[S, A, V], setup: Setup, seed: bytes | None) -> None:
        if setup.seats not in game.SEATS:
            low, high = game.SEATS[0], game.SEATS[-1]
            raise refused("table-seats", seats=setup.seats, low=low, high=high)
        if len(set(setup.last)) < len(setup.last) or not set(setup.last) <= set(range(setup.seats)):
            raise refused("table-last", seats=setup.seats)
        self.game = game
        self.setup = setup
        self.seed = seed  # None: nothing more can be drawn, the table is only read
        self.lines: list[Line] = []
        self.state = game.setup(setup)
        self.asked: Entry | None = None  # the undo that waits for consent
        self.agreed: set[Seat] = set()

    @property
    def outcome(self) -> Outcome | None:
        """The result once the game is over."""
        return self.game.outcome(self.state)

    @property
    def actors(self) -> list[Seat]:
        """The seats that may act now."""
        return self.game.actors(self.state)

    @property
    def now(self) -> int:
        """The table time of the last entry."""
        return self.lines[-1].entry.at if self.lines else 0

    @property
    def log(self) -> list[Entry]:
        """Every entry, also those taken back."""
        return [line.entry for line in self.lines]

    def legal(self, seat: Seat) -> list[A]:
        """Every action that the seat may do now."""
        return [self.game.ACTIONS[code] for code in self.game.legal(self.state, seat)]

    def view(self, reader: Seat | None) -> V:
        """What the reader may know of the state; None is a spectator."""
        return self.game.view(self.state, reader)

    def entries(self, reader: Seat | None, since: int = 0) -> list[Seen]:
        """The log from entry `since` on, without gaps, as the reader may know it."""
        return [line.seen_by(reader) for line in self.lines[since:]]

    # Doing

    def start(self, at: int = 0) -> None:
        """Lets chance make the draws that come before the first decision."""
        self._settle(at)

    def act(self, seat: Seat, action: Action, at: int | None = None) -> None:
        """Does an action for a seat, and all that chance adds to it; raises `Refused` if it is not legal."""
        at = self._arrival(at)
        self.tick(at)
        self._record(Entry(len(self.lines), at, seat, action))
        self._settle(at)

    def tick(self, at: int) -> None:
        """Lets the clock act for every deadline that has passed."""
        while (deadline := self.game.deadline(self.state)) is not None and deadline <= at:
            action = self.legal(CLOCK)[0]
            self._record(Entry(len(self.lines), max(deadline, self.now), CLOCK, action))
            self._settle(self.now)

    def _arrival(self, at: int | None) -> int:
        if at is None:
            return self.now
        if at < self.now:
            raise ValueError(f"table time runs forwards: {at} ms is before {self.now} ms")
        return at

    def _settle(self, at: int) -> None:
        while self.actors == [CHANCE]:
            seq = len(self.lines)
            self._record(Entry(seq, at, CHANCE, self._drawn(seq)))

    def _drawn(self, seq: int) -> A:
        if self.seed is None:
            raise ValueError("this table has no seed, so chance cannot go on")
        return self.game.ACTIONS[self.game.draw(self.state, KeyedRng(self.seed, seq))]

    # Taking back

    def undo(self, seat: Seat, at: int | None = None) -> None:
        """Takes back the last action of the seat: at once if nobody else has acted since, else by consent."""
        at = self._arrival(at)
        self.tick(at)
        to = self._last_of(seat)
        if to is None:
            raise refused("table-undo-nothing")
        ask = self._free_for(seat) > to and self.setup.seats > 1
        self._record(Entry(len(self.lines), at, seat, AskUndo(to) if ask else Undo(to)))

    def answer_undo(self, seat: Seat, agree: bool, at: int | None = None) -> None:
        """Agrees to the undo that was asked for, or refuses it; the last to agree makes it happen."""
        at = self._arrival(at)
        self.tick(at)
        self._record(Entry(len(self.lines), at, seat, AgreeUndo() if agree else RefuseUndo()))
        if self.asked and len(self.agreed) == self.setup.seats - 1:
            asked = self.asked
            assert isinstance(asked.action, AskUndo)
            self._record(Entry(len(self.lines), at, asked.seat, Undo(asked.action.to)))

    def _live(self) -> list[Entry]:
        """The entries of the game that stand."""
        table_only = (Undo, AskUndo, AgreeUndo, RefuseUndo)
        return [x.entry for x in self.lines if not x.struck and not isinstance(x.entry.action, table_only)]

    def _last_of(self, seat: Seat) -> int | None:
        return next((entry.seq for entry in reversed(self._live()) if entry.seat == seat), None)

    def _free_for(self, seat: Seat) -> int:
        """The first entry of the seat after which nobody else (chance and clock included) has done anything."""
        free = len(self.lines)
        for entry in reversed(self._live()):
            if entry.seat != seat:
                break
            free = entry.seq
        return free

    # One entry: checked, then done. Live tables and replays go through here alike.

    def _record(self, entry: Entry) -> None:
        match entry.action:
            case AskUndo(to) | Undo(to):
                self._check_undo(entry, to)
            case AgreeUndo() | RefuseUndo():
                self._check_answer(entry)
            case action:
                self._play(entry, action)
                return
        self.lines.append(Line(entry, None, _told_of_undo(entry)))
        self._after_undo(entry)

    def _play(self, entry: Entry, action: Any) -> None:
        game, state, seat = self.game, self.state, entry.seat
        code = codes(game).get(action)
        if code is None:
            raise refused("table-unknown-action", action=type(action).__name__)
        if code not in game.legal(state, seat):
            raise Refused(game.refusal(state, seat, action))
        self._check_clock(entry)
        self.lines.append(Line(entry, game.audience(state, seat, action), game.tell(state, seat, action)))
        game.apply(state, seat, code, entry.at)
        self.asked = None  # the game went on: an open question about an undo lapses

    def _check_clock(self, entry: Entry) -> None:
        """The clock acts exactly at its deadline, and nobody acts after it before the clock has."""
        deadline = self.game.deadline(self.state)
        if deadline is not None and deadline <= entry.at and entry.seat != CLOCK:
            raise refused("table-deadline", deadline=deadline)
        if entry.seat == CLOCK and (deadline is None or entry.at != max(deadline, self.now)):
            raise refused("table-no-deadline", at=entry.at)

    def _check_undo(self, entry: Entry, to: int) -> None:
        if self.outcome:
            raise refused("table-undo-over")
        if not 0 <= entry.seat < self.setup.seats or to != self._last_of(entry.seat):
            raise refused("table-undo-nothing")
        free = self._free_for(entry.seat) <= to or self.setup.seats == 1
        asked = self.asked is not None and (self.asked.seat, self.asked.action) == (entry.seat, AskUndo(to))
        agreed = asked and len(self.agreed) == self.setup.seats - 1
        if isinstance(entry.action, Undo) and not free and not agreed:
            raise refused("table-undo-consent")

    def _check_answer(self, entry: Entry) -> None:
        others = set(range(self.setup.seats)) - self.agreed
        if self.asked is None or entry.seat == self.asked.seat or entry.seat not in others:
            raise refused("table-undo-not-asked")

    def _after_undo(self, entry: Entry) -> None:
        match entry.action:
            case AskUndo():
                self.asked, self.agreed = entry, set()
            case AgreeUndo():
                self.agreed.add(entry.seat)
            case RefuseUndo():
                self.asked = None
            case Undo(to):
                self.asked = None
                for line in self.lines[to : entry.seq]:
                    line.struck = True
                self.state = self._rebuilt()

    def _rebuilt(self) -> S:
        game, state = self.game, self.game.setup(self.setup)
        for entry in self._live():
            game.apply(state, entry.seat, codes(game)[entry.action], entry.at)
        return state

    def at_entry(self, seq: int) -> "Table[S, A, V]":
        """The table as it was after entry `seq`, to look at."""
        return replay(self.game, self.setup, self.log[: seq + 1])


def new_table(game: Game[S, A, V], seats: int, seed: bytes | None = None, **options: Any) -> Table[S, A, V]:
    """A table that has begun, with the game's options by name; without a seed it gets a fresh secret one."""
    setup = Setup(seats, msgspec.convert(options, game.OPTIONS))
    table = Table(game, setup, seed or new_seed())
    table.start()
    return table


def replay(
    game: Game[S, A, V], setup: Setup, entries: Iterable[Entry], seed: bytes | None = None, verify: bool = False
) -> Table[S, A, V]:
    """The table that the entries lead to; raises `BadLog` at the first that the rules do not allow.

    With `verify` each outcome of chance must also be the one that the seed gives.
    """
    table = Table(game, setup, seed)
    for entry in entries:
        seq = len(table.lines)
        if entry.seq != seq:
            raise BadLog(seq, f"is numbered {entry.seq}")
        if entry.at < table.now:
            raise BadLog(seq, f"is at {entry.at} ms, before the entry above it at {table.now} ms")
        if verify and entry.seat == CHANCE and table.actors == [CHANCE] and (due := table._drawn(seq)) != entry.action:
            raise BadLog(seq, f"chance made {entry.action}, but the seed gives {due}")
        try:
            table._record(entry)
        except Refused as error:
            raise BadLog(seq, f"{entry.action} by seat {entry.seat} is not legal ({error})") from error
    return table


def refused(key: str, **values: Value) -> Refused:
    """A refusal by the table itself, not by a rule of the game."""
    return Refused(Refusal(None, Told(key, values)))


def _told_of_undo(entry: Entry) -> list[Told]:
    match entry.action:
        case Undo(to):
            return [Told("table-undo", {"who": Who(entry.seat), "to": to})]
        case AskUndo(to):
            return [Told("table-undo-ask", {"who": Who(entry.seat), "to": to})]
        case AgreeUndo():
            return [Told("table-undo-agree", {"who": Who(entry.seat)})]
        case _:
            return [Told("table-undo-refuse", {"who": Who(entry.seat)})]
