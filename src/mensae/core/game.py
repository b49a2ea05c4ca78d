"""The contract of a game: one value, put together from parts; mypy checks each part against its protocol.

A part is a module, or any object with these functions. What a game does not have is not named: defaults stand here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from mensae.core import plain
from mensae.core.chance import Rng
from mensae.core.schema import (
    Action,
    Advice,
    Did,
    NoOptions,
    Outcome,
    Refusal,
    Seat,
    Setup,
    Skill,
    Span,
    Told,
    UndoRule,
)
from mensae.core.state import Listening, Note, copy_of

S = TypeVar("S", bound=Listening)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=Struct)
S_contra = TypeVar("S_contra", bound=Listening, contravariant=True)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)
V_contra = TypeVar("V_contra", bound=Struct, contravariant=True)
V_co = TypeVar("V_co", bound=Struct, covariant=True)


class Rules(Protocol[S, A_contra]):
    """What can be done, and what it does."""

    def setup(self, config: Setup, /) -> S:
        """The state before the first entry; raises `Refused` where options and seats do not fit."""

    def actors(self, state: S, /) -> list[Seat]:
        """Exactly the seats that may act now, many in real time; `[CHANCE]` to roll or draw, `[]` when it is over.

        Where nobody can but the host, who says who plays, it is `[HOST]`; else it acts without being listed, as does
        the clock.
        """

    def legal(self, state: S, seat: Seat, at: int, /) -> list[int]:
        """The codes of every action that is legal for the seat at this table time, ascending; legality is membership.

        Only games in real time look at the time.
        """

    def apply(self, state: S, seat: Seat, code: int, at: int, /) -> None:
        """Does a legal action, in place; nothing is checked. Where somebody listens, it notes what it does.

        What is secret lies in the action, never in a note: actions of one audience leave the same notes.
        """

    def draw(self, state: S, rng: Rng, /) -> int:
        """One outcome of `legal(state, CHANCE)`, as likely as the rules make it."""

    def outcome(self, state: S, /) -> Outcome | None:
        """The result once nobody acts any more, else None."""

    def refusal(self, state: S, seat: Seat, action: A_contra, at: int, /) -> Refusal:
        """Why an action that is not legal at this table time is not."""


class Sight(Protocol[S_contra, V_co]):
    """What there is to see."""

    def view(self, state: S_contra, seat: Seat | None, /) -> V_co:
        """What the seat, or a spectator (None), may know, field by field."""

    def pieces(self, state: S_contra, /) -> dict[str, int]:
        """How many of each component there are, wherever they lie; this never changes during a game."""


class Secrets(Protocol[S, A_contra]):
    """Who may know what, where not everything is open."""

    def audience(self, state: S, seat: Seat, action: A_contra, /) -> list[Seat] | None:
        """Who may know this action, asked before it is applied; None is everybody.

        Every kind of action is named, without a default: mypy finds the one that was forgotten.
        """

    def resample(self, state: S, seat: Seat, rng: Rng, /) -> S:
        """A new state that the seat cannot tell from this one; what it may not know is dealt anew.

        It follows from what the seat knows and from the generator, never from the truth.
        """


class Speech(Protocol[S_contra, A_contra, V_contra]):
    """What is said: texts as keys and values, and the board in letters."""

    def tell(self, state: S_contra, seat: Seat, action: A_contra | None, notes: list[Note], /) -> list[Told]:
        """What the log says about an action, asked after it was applied, from the notes that `apply` left.

        Nothing if a later entry tells it. None is for readers who may not know the action: "Ben draws a card".
        """

    def prompt(self, state: S_contra, seat: Seat | None, /) -> Told:
        """The one sentence that says what is asked of this reader, or what the table waits for."""

    def label(self, state: S_contra, seat: Seat, action: A_contra, /) -> Told:
        """A legal action as a choice, with what it brings."""

    def sketch(self, view: V_contra, choices: Sequence[A_contra], /) -> list[list[Span]]:
        """The board as lines of coloured text with the choices marked, for terminals and golden files."""


class Guide(Protocol[S_contra]):
    """What bots steer by."""

    def worth(self, state: S_contra, seat: Seat, /) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won): a quick guess."""

    def playout(self, state: S_contra, rng: Rng, horizon: int, /) -> int:
        """Plays on in place, sensibly and fast, to the end or for about `horizon` entries; returns the decisions."""


class RealTime(Protocol[S_contra]):
    """What a game adds if all act at once and the clock runs."""

    ABSENCE: int  # ms after which a person who is not heard of has gone; the actions of such a game have every `Sits`

    def stands(self, state: S_contra, /) -> bool:
        """Whether table time stands still, as before a start or in a pause."""

    def race(self, state: S_contra, /) -> int | None:
        """The table time that people race against and see; other deadlines may come before."""

    def grace(self, state: S_contra, /) -> int:
        """For how many ms after the deadline a person's action still counts as just before it."""

    def new_memory(self) -> Any:
        """What the team of one table remembers, so as not to change its mind; whoever keeps the table holds it."""

    def follow(self, state: S_contra, memory: Any, /) -> None:
        """Takes note of a position, each in its order.

        What is advised then follows from these positions alone, whoever has followed them.
        """

    def mate(self, state: S_contra, seat: Seat, skill: Skill, at: int, memory: Any, /) -> Advice:
        """What a bot in this seat does next, at the pace of a person."""

    def hints(self, state: S_contra, seat: Seat, memory: Any, /) -> list[int]:
        """What the team should do next, as far as this seat may do it, the best first."""

    def review(self, begin: S_contra, entries: Sequence[tuple[Seat, int, int]], /) -> list[Told]:
        """What there is to learn from a game that is over: seat, code and table time of every entry."""


@dataclass(frozen=True, eq=False)
class Game(Generic[S, A, V]):
    """Everything that tables, bots, servers and clients know about a title."""

    id: str
    version: int  # changes whenever an old log would replay differently
    seats: range
    view: type[V]  # what `sight.view` gives, for those who read it from the wire
    actions: Sequence[A]  # every action and chance outcome, once; its code is its index
    rules: Rules[S, A]
    sight: Sight[S, V]
    speech: Speech[S, A, V]
    guide: Guide[S]
    # What an entry did, from its seat, its action (None: for readers who may not know it) and the notes of `apply`
    deeds: Callable[[Seat, A | None, list[Note]], list[Did]] = plain.no_deeds
    secrets: Secrets[S, A] | None = None  # None: everything is open
    deadline: Callable[[S], int | None] = plain.no_deadline  # the table time of CLOCK's first legal action
    silence: Callable[[S], Refusal | None] = plain.no_silence  # the rule by which nobody, of all readers, may talk now
    rank: Callable[[S, Seat, A], int] = plain.no_rank  # people are offered the choice with the lowest first
    real_time: RealTime[S] | None = None  # None: people take their time
    options: type[Struct] = NoOptions
    undo: UndoRule = "consent"
    lookahead: int = 1  # decisions in a row that make up a move, for bots that look one move ahead
    copy: Callable[[S], S] = copy_of  # games with an inner loop write it out
    own: Callable[[S, Seat, list[int]], Struct] | None = None  # `own` in the view of a seat that may do these
    random_play: Callable[[S, Rng], int] | None = None  # the same as `play_random`, but quicker

    @property
    def package(self) -> str:
        """Where its SPEC.md, its texts and its data are."""
        return self.view.__module__.rpartition(".")[0]

    @cached_property
    def codes(self) -> dict[Action, int]:
        """The code of every action."""
        return {action: code for code, action in enumerate(self.actions)}

    @cached_property
    def kinds(self) -> tuple[type[A], ...]:
        """The kinds of action, in the order of their codes."""
        return tuple(dict.fromkeys(map(type, self.actions)))

    def offers(self, state: S, seat: Seat, at: int) -> list[A]:
        """Every legal action in the order in which a person is offered it: by rank, and by code among equals."""
        return [self.actions[code] for code in self.ranked(state, seat, self.rules.legal(state, seat, at))]

    def ranked(self, state: S, seat: Seat, legal: list[int]) -> list[int]:
        """Codes that are legal now, in the order in which a person is offered them."""
        if self.rank is plain.no_rank:
            return legal
        return sorted(legal, key=lambda code: self.rank(state, seat, self.actions[code]))

    def audience(self, state: S, seat: Seat, action: A) -> list[Seat] | None:
        """Who may know this action, asked before it is applied; None is everybody."""
        return self.secrets.audience(state, seat, action) if self.secrets else None

    @property
    def is_shared(self) -> bool:
        """Whether all readers see the same but for their `own`: then the view of a spectator serves them all."""
        return self.secrets is None or self.own is not None

    def resample(self, state: S, seat: Seat, rng: Rng) -> S:
        """A new state that the seat cannot tell from this one."""
        return self.secrets.resample(state, seat, rng) if self.secrets else self.copy(state)

    def play_random(self, state: S, rng: Rng) -> int:
        """Plays to the end in place, every legal action as likely as the others; returns the number of entries.

        In real time each comes up to `plain.RANDOM_STEP` ms after the one before.
        """
        return self.random_play(state, rng) if self.random_play else plain.play_random(self, state, rng)


AnyGame: TypeAlias = Game[Any, Any, Any]
__all__ = ["A", "AnyGame", "Game", "Guide", "Note", "RealTime", "Rules", "S", "Secrets", "Sight", "Speech", "V"]
