"""Who sits at the table, and whose eyes the screen serves."""

import re
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any

from mensae.bots import Bot, make_player
from mensae.bots.mate import Mate, Plan
from mensae.core.chance import FastRng, Rng, new_seed
from mensae.core.game import AnyGame
from mensae.core.record import export
from mensae.core.schema import HOST, TABLE_ACTIONS, Action, Outcome, Seat, Seen, Setup, Sits, Span, Told
from mensae.core.table import Table
from mensae.terminal.place import Said
from mensae.texts import Speaker

ME = "me"


class Sitting:
    """One table with people at this keyboard (`me`) and bots by their names in its seats."""

    def __init__(self, table: Table[Any, Any, Any], seats: list[str], names: list[str]) -> None:
        self.table = table
        self.seats = seats
        self.names = names
        self.humans = [seat for seat, who in enumerate(seats) if who == ME]
        players = {seat: make_player(who, table.game) for seat, who in enumerate(seats) if who != ME}
        self.bots: dict[Seat, Bot] = {seat: bot for seat, bot in players.items() if not isinstance(bot, Mate)}
        self.mates: dict[Seat, Mate] = {seat: bot for seat, bot in players.items() if isinstance(bot, Mate)}
        self.reader: Seat | None = self.humans[0] if len(self.humans) == 1 else None  # who looks at the screen
        self._last_bot: Seat = -1
        self.began = monotonic() - table.now / 1000  # when table time was 0
        self._memory: Any = table.game.real_time.new_memory() if table.game.real_time else None  # of the mates
        self._thinking = Lock()  # plans and hints may be asked for in threads of their own
        self._sit_down()

    def _sit_down(self) -> None:
        """A game in real time is told who plays, as far as that is new to it."""
        if self.game.real_time is not None:
            for seat, who in enumerate(self.seats):
                sits = Sits("person" if who == ME else "bot", seat)
                if sits in self.table.legal(HOST):
                    self.table.act(HOST, sits)

    @property
    def game(self) -> AnyGame:
        """The rules that are played."""
        return self.table.game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome is not None

    @property
    def plays(self) -> bool:
        """Whether anybody at this keyboard plays."""
        return bool(self.humans)

    def at(self) -> int:
        """The table time in ms; it stands still while the table is put away, or where a game in real time says so."""
        rules = self.game.real_time
        if rules is not None and rules.stands(self.table.state):
            self.began = monotonic() - self.table.now / 1000
        return max(self.table.now, int((monotonic() - self.began) * 1000))

    # What there is to see

    def actors(self) -> Sequence[Seat]:
        """Who may act now."""
        return self.table.actors

    def prompt(self) -> Told:
        """What is asked of the person who looks, or what the table waits for."""
        return self.game.speech.prompt(self.table.state, self.reader)

    def offers(self) -> list[tuple[Action, Told]]:
        """What the person who looks may do, with its words."""
        seat, state = self.acting(), self.table.state
        if seat is None:
            return []
        return [(action, self.game.speech.label(state, seat, action)) for action in self.open_to(seat)]

    def open_to(self, seat: Seat) -> list[Action]:
        """What the seat may choose now."""
        return self.game.offers(self.table.state, seat, self.at())

    def lines(self) -> list[Seen | Said]:
        """The log as the person who looks may know it."""
        return [*self.table.entries(self.reader)]

    def sketch(self, choices: Sequence[Action], speaker: Speaker) -> list[list[Span]]:
        """The board with the choices marked."""
        return self.game.speech.sketch(self.table.view(self.reader), choices)

    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.table.outcome

    def left(self) -> int | None:
        """How many ms are left until the clock acts."""
        rules, state = self.game.real_time, self.table.state
        deadline = self.game.deadline(state) if rules is None else rules.race(state)
        return None if deadline is None or self.over else max(0, deadline - self.at())

    def notice(self) -> Told | None:
        """Nothing goes wrong between here and the table."""
        return None

    # Whose turn

    def may_decide(self) -> list[Seat]:
        """The people who may act now."""
        return [seat for seat in self.table.actors if seat in self.humans]

    def asked(self) -> Seat | None:
        """The person who is to decide: the one who looks, if it can be that one."""
        may = self.may_decide()
        return self.reader if self.reader in may else next(iter(may), None)

    def acting(self) -> Seat | None:
        """The person who looks and is to decide."""
        asked = self.asked()
        return asked if asked == self.reader else None

    def secret(self) -> bool:
        """Whether one of several people knows something that another may not.

        Nothing is hidden but by an entry: setup draws nothing, and chance is a seat.
        """
        return len(self.humans) > 1 and any(line.audience is not None for line in self.table.lines)

    def next_bot(self) -> Seat | None:
        """The bot that acts next; where several may, they take turns."""
        table, count = self.table, len(self.seats)
        if table.asked:
            return None
        may = [seat for seat in table.actors if seat in self.bots and self.open_to(seat)]
        return min(may, key=lambda seat: (seat - self._last_bot - 1) % count, default=None)

    def act(self, seat: Seat, action: Action) -> None:
        """Does what a person chose; raises `Refused` if it is not legal."""
        self.table.act(seat, action, self.at())

    def act_for_bot(self, seat: Seat, code: int) -> None:
        """Does what a bot thought of, unless the clock or somebody faster came between."""
        at = self.at()
        self.table.tick(at)
        if code in self.game.rules.legal(self.table.state, seat, at):
            self.table.act(seat, self.game.actions[code], at)
            self._last_bot = seat

    def plan(self, state: Any, at: int) -> Plan:
        """What the team-mates mean to do in this state, which may be a copy for a thread."""
        rules = self.game.real_time
        assert rules is not None  # else there are none
        with self._thinking:
            rules.follow(state, self._memory)
            return Plan((seat, mate.advise(rules, state, seat, at, self._memory)) for seat, mate in self.mates.items())

    def hints(self, state: Any, seat: Seat) -> list[int]:
        """What the seat should do in this state, as a game in real time sees it."""
        rules = self.game.real_time
        assert rules is not None  # else a search looks for it
        with self._thinking:
            return rules.hints(state, seat, self._memory)

    def review(self) -> list[Told]:
        """What there is to learn from a game in real time that is over."""
        rules, code = self.game.real_time, self.game.codes
        entries = [(entry.seat, code[entry.action], entry.at) for entry in self.table.standing]
        return rules.review(self.game.copy(self.table.begin), entries) if rules is not None else []

    def rng(self, purpose: bytes) -> Rng:
        """Chance for a thought, the same for the same position and seed; it tells nothing about the dice."""
        key = b"%s %d" % (purpose, len(self.table.lines))
        digest = blake2b(key, key=self.table.seed or b"", person=b"mensae.bots").digest()
        return FastRng(int.from_bytes(digest[:7], "big"))

    # Taking back

    def undoer(self) -> Seat | None:
        """The person who acted last, and so may want to take it back; where there are secrets, the one who looks."""
        if self.secret():
            return self.reader
        entries = self.table.entries(None)
        live = [seen.seat for seen in entries if not seen.struck and not isinstance(seen.action, TABLE_ACTIONS)]
        return next((seat for seat in reversed(live) if seat in self.humans), self.reader)

    def unanswered(self) -> Seat | None:
        """The person who has yet to answer an undo that was asked for; bots agree at once."""
        table = self.table
        for seat in range(len(self.seats)):
            if table.asked is None:
                return None
            if seat == table.asked.seat or seat in table.agreed:
                continue
            if seat in self.humans:
                return seat
            self.answer_undo(seat, True)
        return None

    def answer_undo(self, seat: Seat, agree: bool) -> None:
        """Answers an undo; a question that the clock has closed meanwhile needs no answer."""
        at = self.at()
        self.table.tick(at)
        if self.table.asked is not None:
            self.table.answer_undo(seat, agree, at)

    # Afterwards

    def save(self, path: Path, names: list[str]) -> None:
        """Writes the record of the table with its seed, to go on; a file that is there stays whole if that fails."""
        new = path.with_name(path.name + ".new")
        new.write_text(export(self.table, names, keep_seed=True, players=self.seats), encoding="utf-8")
        try:
            new.replace(path)
        finally:
            new.unlink(missing_ok=True)

    def rematch(self) -> "Sitting":
        """A new table with the same people and options and fresh dice; the last of the old game are known to it."""
        outcome = self.table.outcome
        last = tuple(outcome.last) if outcome else ()
        table = Table(self.game, Setup(len(self.seats), self.table.setup.options, last), new_seed())
        table.start()
        return Sitting(table, self.seats, self.names)


def beside(path: Path) -> Path:
    """A name for the next game's file that no file has yet: `game-2.jsonl` beside `game.jsonl`."""
    stem, number = re.sub(r"-\d+$", "", path.stem), 2
    while (other := path.with_stem(f"{stem}-{number}")).exists():
        number += 1
    return other
