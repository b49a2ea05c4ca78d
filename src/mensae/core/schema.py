"""The words that cross every border: seats, actions, entries, texts, refusals and outcomes."""

import re
from typing import Any, Literal, TypeAlias

from msgspec import Struct

# Structs here are trees of values, never part of a cycle: `gc=False` spares the collector millions of them.

Seat: TypeAlias = int
UndoRule: TypeAlias = Literal[
    "never",
    "turn",  # only while the seat is still to act, and nobody else has acted since, chance and clock included
    "free",  # only what nobody has acted on since
    "consent",  # beyond that, if all others agree
]
Skill: TypeAlias = Literal["easy", "medium", "hard"]  # of a bot
Sitter: TypeAlias = Literal["person", "bot", "gone"]  # gone: a person who has left, or was not heard of for long
CHANCE: Seat = -1  # rolls and draws
CLOCK: Seat = -2  # acts when a deadline passes
HOST: Seat = -3  # whoever keeps the table: says who plays a seat, where the game asks for that


def _tag(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, tag_field="do", tag=_tag, forbid_unknown_fields=True, gc=False):
    """Something that a seat, chance, the clock or the host does; games derive theirs from it."""


class Undo(Action, frozen=True):
    """Entry `to` and everything after it is struck out."""

    to: int


class AskUndo(Action, frozen=True):
    """The seat asks the others to let it take back entry `to` and what followed."""

    to: int


class AgreeUndo(Action, frozen=True):
    """The seat agrees to the undo that was asked for."""


class RefuseUndo(Action, frozen=True):
    """The seat refuses the undo that was asked for."""


class Sits(Action, frozen=True):
    """From now on the seat is played by a person, a bot or nobody; only the host says so."""

    who: Sitter
    seat: Seat = -1  # logs of version 1 do not name it: there the seat itself was said to have done it


class TimeUp(Action, frozen=True):
    """The deadline has passed; only the clock says so."""


TABLE_ACTIONS: tuple[type[Action], ...] = (Undo, AskUndo, AgreeUndo, RefuseUndo)


class Who(Struct, frozen=True, tag="who", gc=False):
    """A seat inside a text; whoever speaks the text puts the player's name there."""

    seat: Seat


class Told(Struct, frozen=True, tag="told", gc=False):
    """A text: its key in the `.ftl` files and the values in it, which may be texts themselves."""

    key: str
    values: dict[str, "str | int | Who | Told"] = {}


Value: TypeAlias = str | int | Who | Told


class Refusal(Struct, frozen=True, gc=False):
    """Why an action is not allowed: the rule, and a sentence with the numbers in it."""

    rule: str | None  # None: no rule of the game, but of the table (an undo, an unknown action)
    text: Told


def no(rule: str, key: str, **values: Value) -> Refusal:
    """The rule that forbids something, and the text that says so."""
    return Refusal(rule, Told(key, values))


class Refused(Exception):
    """Raised where a player asks for something that is not allowed."""

    def __init__(self, refusal: Refusal, index: int = 0) -> None:
        super().__init__(f"{refusal.rule or 'table'}: {refusal.text.key} {refusal.text.values}")
        self.refusal = refusal
        self.index = index  # of the action, in a chain


def refused(key: str, **values: Value) -> Refused:
    """A refusal by the table itself, not by a rule of the game."""
    return Refused(Refusal(None, Told(key, values)))


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended."""

    rule: str  # the rule that ended it
    scores: list[int]  # by seat
    places: list[int]  # by seat; 1 is a winner, equal places are shared; all are 2 where everybody lost together

    @property
    def winners(self) -> list[Seat]:
        """Every seat in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def last(self) -> list[Seat]:
        """Every seat with the lowest score."""
        return [seat for seat, score in enumerate(self.scores) if score == min(self.scores)]


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing on which players could agree before the game."""


class Setup(Struct, frozen=True):
    """What a game is built from, before anything has happened."""

    seats: int
    options: Any  # an instance of the game's OPTIONS
    last: tuple[Seat, ...] = ()  # in a rematch: the seats that came last in the game before


class Advice(Struct, frozen=True, gc=False):
    """What a team-mate means to do, and when, if the position is still the same then."""

    code: int | None  # None: nothing; it looks again at that time, or when something has changed
    at: int  # table time in ms


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's log; setup and entries are the whole truth about a table."""

    seq: int
    at: int  # table time in ms
    seat: Seat
    action: Action


class Did(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that an entry did, as data: boards light, animate and count by it, and never read sentences.

    Places and pieces go by the names that the game's view gives them.
    """

    what: str  # a word of the game, such as `move`, `plant` or `score`
    seat: Seat | None = None  # whose it is; not always the seat of the entry
    piece: str | None = None
    start: str | None = None  # where it came from
    to: str | None = None  # where it is now
    count: int | None = None  # how many were gained; below 0: lost


class Seen(Struct, frozen=True, omit_defaults=True, gc=False):
    """An entry as one reader may know it; what does not apply is left out."""

    seq: int
    at: int
    seat: Seat
    action: Action | None  # None: something happened that this reader may not know
    struck: bool = False
    told: list[Told] = []
    did: list[Did] = []


class Span(Struct, frozen=True, gc=False):
    """A piece of text with a style such as `bold #b5532f`, for drawings in a terminal."""

    text: str
    style: str = ""
