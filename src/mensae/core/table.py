"""A table: one play of a game. Its log is the truth; the state follows from it."""

from collections.abc import Sequence
from typing import Any, Generic

import msgspec

from mensae.core import plain
from mensae.core.chance import SEED_BYTES, KeyedRng, new_seed
from mensae.core.game import A, Game, S, V
from mensae.core.log import Line, done
from mensae.core.notation import write
from mensae.core.schema import (
    CHANCE,
    CLOCK,
    HOST,
    TABLE_ACTIONS,
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
    Undo,
    refused,
)
from mensae.core.trying import MOST, Tried, check_whole, guesses, tried, why_not
from mensae.core.undo import Consent, last_of, told_of_undo

CHECKPOINT_EVERY = 32  # standing entries


class Table(Generic[S, A, V]):
    """Guards one play of a game: takes actions, lets chance and the clock act, and takes back."""

    def __init__(self, game: Game[S, A, V], setup: Setup, seed: bytes | None, begin: S | None = None) -> None:
        if seed is not None and len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        if setup.seats not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise refused("table-seats", seats=setup.seats, low=low, high=high)
        if len(set(setup.last)) < len(setup.last) or not set(setup.last) <= set(range(setup.seats)):
            raise refused("table-last", seats=setup.seats)
        self.game = game
        self.setup = setup
        self.seed = seed  # None: nothing more can be drawn, the table is only read
        self.lines: list[Line] = []
        self.standing: list[Entry] = []  # the entries of the game that were not taken back
        self.begin = (
            game.rules.setup(setup) if begin is None else begin
        )  # before the first entry; other than setup in a fork
        self.state = game.copy(self.begin)
        self.checkpoints: list[tuple[int, S]] = []  # two late states, so that an undo need not replay everything
        self.consent = Consent(game.undo, setup.seats)
        self.is_timed = game.deadline is not plain.no_deadline  # else nobody need ask for its deadlines

    @property
    def outcome(self) -> Outcome | None:
        """The result once the game is over."""
        return self.game.rules.outcome(self.state)

    @property
    def actors(self) -> list[Seat]:
        """The seats that may act now."""
        return self.game.rules.actors(self.state)

    @property
    def asked(self) -> Entry | None:
        """The undo that waits for the others, and `agreed` those of them who let it happen."""
        return self.consent.asked

    @property
    def agreed(self) -> set[Seat]:
        """Who has agreed to the undo that was asked for."""
        return self.consent.agreed

    @property
    def now(self) -> int:
        """The table time of the last entry."""
        return self.lines[-1].entry.at if self.lines else 0

    @property
    def log(self) -> list[Entry]:
        """Every entry, also those taken back."""
        return [line.entry for line in self.lines]

    def legal(self, seat: Seat, at: int | None = None) -> list[A]:
        """Every action that the seat may do now, or at a later table time."""
        return [self.game.actions[code] for code in self.game.rules.legal(self.state, seat, self._arrival(at))]

    def view(self, reader: Seat | None) -> V:
        """What the reader may know of the state; None is a spectator."""
        return self.game.sight.view(self.state, reader)

    def entries(self, reader: Seat | None, since: int = 0, over: bool = False, most: int | None = None) -> list[Seen]:
        """The log from entry `since` on, without gaps, as the reader may know it: all of it once the game is over."""
        over = over or self.outcome is not None
        lines = self.lines[since:] if most is None else self.lines[since : since + most]
        return [line.seen_by(reader, over) for line in lines]

    # Doing

    def start(self, at: int | None = None) -> None:
        """Lets chance make the draws that are due: before the first decision, or where a log was cut off."""
        self._follow_up(self._arrival(at))

    def act(self, seat: Seat, action: Action, at: int | None = None) -> None:
        """Does an action for a seat, and all that chance adds to it; raises `Refused` if it is not legal."""
        at = self._arrival(at)
        if type(action) in TABLE_ACTIONS:
            raise refused("table-unknown-action", action=write(action))
        if self.is_timed:
            self.tick(at)
        self._add(seat, action, at)
        self._follow_up(at)
        if self.is_timed:
            self.tick(at)  # what was done may have used up the time

    def tick(self, at: int) -> None:
        """Lets the clock act for every deadline that has passed."""
        while self.is_timed and (deadline := self.game.deadline(self.state)) is not None and deadline <= at:
            due = max(deadline, self.now)
            self._add(CLOCK, self.legal(CLOCK, due)[0], due)
            self._follow_up(self.now)

    def _arrival(self, at: int | None) -> int:
        if at is None:
            return self.now
        if at < self.now:
            raise ValueError(f"table time runs forwards: {at} ms is before {self.now} ms")
        return at

    def _follow_up(self, at: int) -> None:
        """What follows by itself: an undo to which all have agreed, and what chance has to draw."""
        if self.asked and (granted := self.consent.granted()):
            self._add(self.asked.seat, Undo(granted.to), at)
        actors = self.game.rules.actors
        while actors(self.state) == [CHANCE]:
            self._add(CHANCE, self.drawn(len(self.lines)), at)

    def drawn(self, seq: int) -> A:
        """What the seed gives for entry `seq`, where chance is to act."""
        if self.seed is None:
            raise ValueError("this table has no seed, so chance cannot go on")
        return self.game.actions[self.game.rules.draw(self.state, KeyedRng(self.seed, seq))]

    # Trying

    def tried(self, seat: Seat, actions: Sequence[Action], at: int | None = None) -> Tried[S]:
        """What the seat would see and hear if it did these actions, up to where it is not its own to go on.

        Nothing is recorded, drawn or learned; raises `Refused` for a chain that is too long, and for an unknown seat.
        """
        at = self._arrival(at)
        self._check_chain(seat, len(actions))
        return tried(self.game, guesses(self.game, self.state, seat, len(self.lines)), seat, actions, at)

    def refusals(self, seat: Seat, actions: Sequence[Action], at: int | None = None) -> list[Refusal | None]:
        """Why each of these actions would be refused now; None where it is legal."""
        at = self._arrival(at)
        self._check_seat(seat)
        legal = self.game.rules.legal(self.state, seat, at)
        return [why_not(self.game, self.state, seat, action, at, legal) for action in actions]

    def act_all(self, seat: Seat, actions: Sequence[Action], at: int | None = None) -> None:
        """Does a chain of actions for a seat, or nothing of it; raises `Refused`, which knows the index of the action.

        Only after the last of them may chance or others act, or the seat learn something. The clock acts first. Should
        every guess miss that something is learned on the way, which is rare, a refusal may tell of it.
        """
        at = self._arrival(at)
        self._check_chain(seat, len(actions))
        self.tick(at)
        if self.game.secrets is not None:
            check_whole(self.tried(seat, actions, at), len(actions))  # else a refusal could tell what an action shows
        check_whole(tried(self.game, [self.game.copy(self.state)], seat, actions, at), len(actions))
        for action in actions:
            self.act(seat, action, at)

    def _check_chain(self, seat: Seat, count: int) -> None:
        self._check_seat(seat)
        if count > MOST:
            raise refused("table-chain-long", most=MOST, count=count)

    def _check_seat(self, seat: Seat, lowest: Seat = 0) -> None:
        if not lowest <= seat < self.setup.seats:
            raise refused("table-unknown-seat", seat=seat, seats=self.setup.seats)

    # Taking back

    def undo(self, seat: Seat, at: int | None = None) -> None:
        """Takes back the last action of the seat: at once if nobody else has acted since, else by consent."""
        at = self._arrival(at)
        self.tick(at)
        to = last_of(self.standing, seat)
        if to is None:
            raise refused("table-undo-nothing")
        self._add(seat, Undo(to) if self.consent.is_free(self.standing, seat, to) else AskUndo(to), at)

    def answer_undo(self, seat: Seat, agree: bool, at: int | None = None) -> None:
        """Agrees to the undo that was asked for, or refuses it; the last to agree makes it happen."""
        at = self._arrival(at)
        self.tick(at)
        self._add(seat, AgreeUndo() if agree else RefuseUndo(), at)
        self._follow_up(at)

    # One entry: checked, then done. Live tables and replays go through here alike.

    def _add(self, seat: Seat, action: Action, at: int) -> None:
        self.record(Entry(len(self.lines), at, seat, action))

    def record(self, entry: Entry) -> None:
        """Adds the next entry as it is, and nothing that follows from it; raises `Refused` if it is not legal."""
        code = self.game.codes.get(entry.action)
        if code is not None:
            self._play(entry, code)
            return
        match entry.action:
            case AskUndo(to) | Undo(to):
                self.consent.check(entry, to, self.standing, self.actors)
            case AgreeUndo() | RefuseUndo():
                self.consent.check_answer(entry)
            case action:
                raise refused("table-unknown-action", action=write(action))
        self.lines.append(Line(entry, None, told_of_undo(entry)))
        self.consent.follow(entry)
        if isinstance(entry.action, Undo):
            self._take_back(entry.action.to)

    def _play(self, entry: Entry, code: int) -> None:
        game, state, seat = self.game, self.state, entry.seat
        self._check_seat(seat, lowest=HOST)
        if code not in game.rules.legal(state, seat, entry.at):
            raise Refused(game.rules.refusal(state, seat, game.actions[code], entry.at))
        if self.is_timed or seat == CLOCK:
            self._check_clock(entry)
        self.lines.append(done(game, state, entry, code))
        self.standing.append(entry)
        if len(self.standing) % CHECKPOINT_EVERY == 0:
            self.checkpoints = [*self.checkpoints[-1:], (len(self.standing), game.copy(state))]
        self.consent.asked = None  # whatever is done ends the question

    def _check_clock(self, entry: Entry) -> None:
        """The clock acts exactly at its deadline, and no seat acts after it before the clock has."""
        deadline = self.game.deadline(self.state)
        if deadline is not None and deadline <= entry.at and entry.seat >= 0:
            raise refused("table-deadline", deadline=deadline)
        if entry.seat == CLOCK and (deadline is None or entry.at != max(deadline, self.now)):
            raise refused("table-no-deadline", at=entry.at)

    def _take_back(self, to: int) -> None:
        for line in self.lines[to:-1]:
            line.struck = True
        while self.standing and self.standing[-1].seq >= to:
            self.standing.pop()
        self.checkpoints = [each for each in self.checkpoints if each[0] <= len(self.standing)]
        count, state = self.checkpoints[-1] if self.checkpoints else (0, self.begin)
        self.state = self._replayed(state, self.standing[count:])

    def _replayed(self, begin: S, entries: list[Entry]) -> S:
        game, state = self.game, self.game.copy(begin)
        for entry in entries:
            game.rules.apply(state, entry.seat, game.codes[entry.action], entry.at)
        return state


def new_table(game: Game[S, A, V], seats: int, seed: bytes | None = None, **options: Any) -> Table[S, A, V]:
    """A table that has begun, with the game's options by name; without a seed it gets a fresh secret one."""
    table = Table(game, Setup(seats, msgspec.convert(options, game.options)), new_seed() if seed is None else seed)
    table.start()
    return table
