"""How a table stands, as data for the workers, who make a state of it."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from mensae.core.chance import FORK_SEQ, KeyedRng
from mensae.core.game import AnyGame
from mensae.core.record import parse_options
from mensae.core.schema import Seat, Setup

Move: TypeAlias = tuple[Seat, int, int]  # seat, code and table time of an entry
Games: TypeAlias = dict[str, AnyGame]


class Position(Struct, frozen=True):
    """Where a table began and what was done since."""

    game: str
    setup: Setup  # its options may be plain values
    moves: list[Move]  # every entry that stands
    at: int  # table time now
    origin: "Origin | None" = None  # of a fork, which begins there and not with the setup
    table: str | None = None  # whose log this is, for workers that follow it; None: nobody does


class Origin(Struct, frozen=True):
    """The position that a fork was made from, and by whom; a spectator (None) forks it as it is."""

    position: Position
    seat: Seat | None
    seed: bytes


def mark_of(moves: Sequence[Move]) -> bytes:
    """By which two logs are told apart: equal only for the same moves."""
    return blake2b(msgspec.msgpack.encode(moves), digest_size=16).digest()


def begin(position: Position, games: Games) -> Any:
    """The state before the first move."""
    game, origin = games[position.game], position.origin
    if origin is None:
        setup = position.setup
        return game.rules.setup(Setup(setup.seats, parse_options(game, setup.options), setup.last))
    state = build(origin.position, games)
    return state if origin.seat is None else game.resample(state, origin.seat, KeyedRng(origin.seed, FORK_SEQ))


def build(position: Position, games: Games) -> Any:
    """The state of a position."""
    game, state = games[position.game], begin(position, games)
    for seat, code, at in position.moves:
        game.rules.apply(state, seat, code, at)
    return state
