"""The contract of a game: plain functions over one state object; mypy checks each game's package against it."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from mensae.core.chance import Rng
from mensae.core.schema import Action, Advice, Outcome, Refusal, Seat, Setup, Skill, Span, Told, UndoRule

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=Struct)
S_contra = TypeVar("S_contra", contravariant=True)


class RealTime(Protocol[S_contra]):
    """What a game says beyond the contract if all act at once and the clock runs."""

    # Entries of a seat that are never its choice: whoever keeps the table says so who plays it
    PERSON: Action
    BOT: Action
    GONE: Action  # a person has left, or was not heard of for `ABSENCE` ms
    ABSENCE: int

    def stands(self, state: S_contra, /) -> bool:
        """Whether table time stands still, as before a start or in a pause."""

    def race(self, state: S_contra, /) -> int | None:
        """The table time that people race against and see; other deadlines may come before."""

    def grace(self, state: S_contra, /) -> int:
        """For how many ms after the deadline a person's action still counts as just before it."""

    def mate(self, state: S_contra, seat: Seat, skill: Skill, at: int, /) -> Advice:
        """What a bot in this seat does next, at the pace of a person.

        It may remember what it planned for the positions before, and should be asked about those, too.
        """

    def hints(self, state: S_contra, seat: Seat, /) -> list[int]:
        """What the team should do next, as far as this seat may do it, the best first."""

    def review(self, begin: S_contra, entries: Sequence[tuple[Seat, int, int]], /) -> list[Told]:
        """What there is to learn from a game that is over: seat, code and table time of every entry."""


class Game(Protocol[S, A, V]):
    """Everything that tables, bots, servers and clients know about a title."""

    ID: str
    VERSION: int  # changes whenever an old log would replay differently
    SEATS: range
    OPTIONS: type[Struct]
    ACTIONS: Sequence[A]  # every action and chance outcome, once; its code is its index
    VIEW: type[Struct]  # what `view` gives, for those who read it from the wire
    UNDO: UndoRule
    LOOKAHEAD: int  # decisions in a row that make up a move, for bots that look one move ahead
    REAL_TIME: RealTime[S] | None  # None: people take their time

    def setup(self, config: Setup, /) -> S:
        """The state before the first entry; raises `Refused` where options and seats do not fit."""

    def actors(self, state: S, /) -> list[Seat]:
        """Who may act now: `[CHANCE]` to roll or draw, many seats in real time, `[]` when the game is over."""

    def legal(self, state: S, seat: Seat, at: int = 0, /) -> list[int]:
        """The codes of every action that is legal for the seat at this table time; legality is membership.

        The order is fixed, and only games in real time look at the time.
        """

    def refusal(self, state: S, seat: Seat, action: A, at: int = 0, /) -> Refusal:
        """Why an action that is not legal at this table time is not."""

    def apply(self, state: S, seat: Seat, code: int, at: int, /) -> None:
        """Does a legal action, in place; nothing is checked."""

    def draw(self, state: S, rng: Rng, /) -> int:
        """One outcome of `legal(state, CHANCE)`, as likely as the rules make it."""

    def deadline(self, state: S, /) -> int | None:
        """The table time at which CLOCK does the first of its legal actions."""

    def outcome(self, state: S, /) -> Outcome | None:
        """The result once nobody acts any more, else None."""

    def audience(self, state: S, seat: Seat, action: A, /) -> list[Seat] | None:
        """Who may know this action, asked before it is applied; None is everybody."""

    def view(self, state: S, seat: Seat | None, /) -> V:
        """What the seat, or a spectator (None), may know, field by field."""

    def resample(self, state: S, seat: Seat, rng: Rng, /) -> S:
        """A new state that the seat cannot tell from this one; what it may not know is dealt anew."""

    def copy(self, state: S, /) -> S:
        """A state that shares nothing with this one."""

    def dump(self, state: S, /) -> dict[str, Any]:
        """Every field as plain data; two states are the same exactly if their dumps are."""

    def pieces(self, state: S, /) -> dict[str, int]:
        """How many of each component there are, wherever they lie; this never changes during a game."""

    def tell(self, state: S, seat: Seat, action: A | None, at: int = 0, /) -> list[Told]:
        """What the log says about an action of this table time, asked before it is applied.

        Nothing if a later entry tells it. None is for readers who may not know the action: "Ben draws a card".
        """

    def prompt(self, state: S, seat: Seat | None, /) -> Told:
        """The one sentence that says what is asked of this reader, or what the table waits for."""

    def label(self, state: S, seat: Seat, action: A, /) -> Told:
        """A legal action as a choice, with what it brings."""

    def sketch(self, view: V, choices: Sequence[A], /) -> list[list[Span]]:
        """The board as lines of coloured text with the choices marked, for terminals and golden files."""

    def silence(self, state: S, /) -> Refusal | None:
        """The rule by which nobody may talk now, the same for every reader; None where talking is free."""

    def worth(self, state: S, seat: Seat, /) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won): a quick guess that bots steer by."""

    def playout(self, state: S, rng: Rng, horizon: int, /) -> int:
        """Plays on in place, sensibly and fast, to the end or for about `horizon` entries; returns the decisions."""

    def play_random(self, state: S, rng: Rng, /) -> int:
        """Plays to the end in place, every legal action as likely as the others; returns the number of entries.

        In real time each comes up to `RANDOM_STEP` ms after the one before.
        """


AnyGame = Game[Any, Any, Any]
RANDOM_STEP = 2000  # ms


class _Alphabet(NamedTuple):
    """What follows from the ACTIONS of a game, which never change; they stay, so that nothing else gets their id."""

    actions: Sequence[Action]
    codes: dict[Action, int]
    types: tuple[type[Action], ...]


_alphabets: dict[int, _Alphabet] = {}


def _alphabet(game: AnyGame) -> _Alphabet:
    actions = game.ACTIONS
    if id(actions) not in _alphabets:
        codes = {action: code for code, action in enumerate(actions)}
        _alphabets[id(actions)] = _Alphabet(actions, codes, tuple(dict.fromkeys(map(type, actions))))
    return _alphabets[id(actions)]


def codes(game: AnyGame) -> dict[Action, int]:
    """The code of every action of the game."""
    return _alphabet(game).codes


def action_types(game: AnyGame) -> tuple[type[Action], ...]:
    """The kinds of action of the game, in the order of their codes."""
    return _alphabet(game).types
