"""What requests about tables bring and get; `people` has accounts and players, `rulebook` the rules for reading."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from mensae.core.schema import Outcome, Refusal, Seat, Seen, Span, Told
from mensae.wire.socket import Room

Name: TypeAlias = Annotated[str, Meta(max_length=200)]  # how long it really may be is told in a sentence
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
TurnLimit: TypeAlias = Annotated[int, Meta(ge=10, le=1_209_600)]  # seconds, up to two weeks


class Problem(Struct, frozen=True):
    """Why it was not done: the reason for programs, and the same as a sentence."""

    refusal: Refusal
    said: str


class Health(Struct, frozen=True):
    """How the server is."""

    status: str
    version: str


# Tables


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    version: int
    seats: list[int]  # how many may play
    options: dict[str, Any]  # a JSON schema; every option has a default
    levels: list[str]  # of bots
    real_time: bool  # all act at once while a clock runs


class Me(Struct, frozen=True, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """A seat for whoever makes the table; several of these are a hot seat."""

    name: Name


class Open(Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for whoever gets the link."""


class Bot(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    level: Annotated[str, Meta(max_length=16)] = "medium"


Place: TypeAlias = Me | Open | Bot


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is to be."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Place], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    listed: bool = False  # else only those who have the link can find it
    hints: bool = True
    turn_limit: TurnLimit | None = None


class Listed(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Literal["open", "running"]
    names: list[str]  # by seat; empty where it is open
    bots: list[bool]
    created: int


class Reshape(Struct, frozen=True, forbid_unknown_fields=True):
    """What of the table is to change."""

    options: dict[str, Any] | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    turn_limit: TurnLimit | UnsetType | None = UNSET


# Seats


class Holding(Struct, frozen=True):
    """A seat that one holds, with the code that moves it to another device."""

    seat: Seat
    code: str


class Seated(Struct, frozen=True):
    """The seats that one holds now, and the table."""

    seats: list[Holding]
    room: Room


class Mine(Struct, frozen=True):
    """The seats that one holds at a table."""

    seats: list[Seat]


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who comes, and where they want to sit."""

    name: Name
    seat: SeatNumber | None = None  # the first that is open


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code."""

    code: Annotated[str, Meta(max_length=100)]


class NewCode(Struct, frozen=True):
    """A recovery code, shown once."""

    code: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """How well a bot plays."""

    level: Annotated[str, Meta(max_length=16)] = "medium"


class Muted(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats that one does not want to hear."""

    seats: Annotated[list[SeatNumber], Meta(max_length=12)]


class Agree(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants it."""

    agree: bool


# The past


class Sentence(Struct, frozen=True):
    """An entry in words."""

    seq: int
    at: int
    seat: Seat
    struck: bool
    said: list[str]


class Position(Struct, frozen=True):
    """The table as it stood after some entries, as the reader may know it."""

    entries: int  # how many had happened
    of: int  # how many there are now
    last: Seen | None
    view: Any
    actors: list[Seat]
    prompt: Told
    outcome: Outcome | None
    sketch: list[list[Span]] | None = None  # the view as lines of text, if asked for


class Review(Struct, frozen=True):
    """What there is to learn from a game in real time: as texts, and as sentences in the language of the request."""

    told: list[Told]
    said: list[str]


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to play on from, with other people or bots."""

    entries: Annotated[int, Meta(ge=0, le=2**31)]
    seats: Annotated[list[Place], Meta(min_length=1, max_length=12)]
    seat: SeatNumber | None = None  # whose knowledge the fork begins with, of the seats that one holds
    listed: bool = False
