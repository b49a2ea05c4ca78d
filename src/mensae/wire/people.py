"""What requests about people bring and get: accounts, ratings, results."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from mensae.core.schema import Seat
from mensae.wire.http import Name
from mensae.wire.limits import MAX_PASSWORD

Password: TypeAlias = Annotated[str, Meta(max_length=4 * MAX_PASSWORD)]  # its real bounds are told in a sentence


class Rating(Struct, frozen=True):
    """How good somebody is at a game."""

    game: str
    mu: float  # the best guess
    sigma: float  # how unsure it is
    ordinal: float  # mu - 3 sigma: almost certainly at least this good
    games: int  # that were rated
    wins: int


class Ranked(Struct, frozen=True):
    """A line of a leaderboard."""

    rank: int  # from 1
    name: str
    mu: float
    sigma: float
    ordinal: float  # what the board is sorted by
    games: int
    wins: int


# Oneself


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password so far, and the one from now on."""

    password: Password
    new_password: Password


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, for what cannot be undone."""

    password: Password


class Named(Struct, frozen=True):
    """The account that one is signed in to."""

    name: str


class Myself(Struct, frozen=True):
    """Who asks; guests have no account and no ratings."""

    account: Named | None
    ratings: list[Rating]


class MyTable(Struct, frozen=True):
    """A table where one has a seat."""

    id: str
    game: str
    phase: str  # open, running, over, abandoned
    names: list[str]  # by seat; empty where it is open
    mine: list[Seat]
    awaited: bool  # it is one's turn
    place: int | None  # of the best of one's seats, at the end
    score: int | None
    created: int  # ms since 1970
    ended: int | None


# What everybody may know


class Result(Struct, frozen=True):
    """How a table ended for somebody."""

    game: str
    place: int
    seats: int  # how many played
    score: int
    ended: int  # ms since 1970
    table: str | None  # only of listed tables: whoever knows the id of another may look at it


class Finished(Struct, frozen=True):
    """A table that was played to its end."""

    id: str
    game: str
    names: list[str]  # by seat
    bots: list[bool]  # by seat; True also where a bot played for somebody at the end
    scores: list[int]  # by seat
    places: list[int]  # by seat; 1 is a winner
    ended: int  # ms since 1970


class Player(Struct, frozen=True):
    """What everybody may know about an account."""

    name: str
    since: int  # ms since 1970
    ratings: list[Rating]
    results: list[Result]  # the newest first
