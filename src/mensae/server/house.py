"""What all tables of a server share, and small words around it."""

from dataclasses import dataclass
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec
from msgspec import Raw
from msgspec.json import Decoder

from mensae.core.game import AnyGame
from mensae.core.record import action_union
from mensae.core.schema import refused
from mensae.server.limits import Limits
from mensae.server.metrics import Metrics
from mensae.server.position import Origin
from mensae.server.settings import Settings
from mensae.server.store import Store
from mensae.server.workers import Workers
from mensae.wire.closing import Closing

if TYPE_CHECKING:
    from mensae.server.framing import Frame
    from mensae.server.showing import Shown


@dataclass
class House:
    """What all tables of a server share."""

    settings: Settings
    store: Store
    workers: Workers
    metrics: Metrics
    games: dict[str, AnyGame]
    limits: Limits

    def __post_init__(self) -> None:
        self.strangers = self.limits.apart()  # by account: how often people it does not know have guessed its password
        self.action_decoders = {id: Decoder(action_union(game)) for id, game in self.games.items()}


class Wants(NamedTuple):
    """What a reader wants besides the position; readers who want the same share what is made for them."""

    labels: bool = True  # the words of choices
    sketch: bool = False  # the position as text
    changes: bool = False  # only what is different


class Reader(Protocol):
    """A connection of somebody who looks."""

    wants: Wants
    network: str  # whom to count as one
    shown: "Shown | None"  # what it was sent last
    told: int  # how many entries it has heard of

    def put(self, frame: "Frame") -> int:
        """Sends so many bytes, at some time soon; whoever reads too slowly is closed instead."""

    def is_behind(self) -> bool:
        """Whether it has not read all for a while; then it asks for the newest position once it has."""

    def close(self, closing: Closing) -> None:
        """Ends the connection."""


def parse_action(house: House, game: AnyGame, raw: Raw) -> Any:
    """The action that a message means; raises `Refused` for what is none of the game."""
    try:
        return house.action_decoders[game.id].decode(raw)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise refused("server-bad-action", reason=str(error)) from error


def hides(origin: Origin) -> bool:
    """Whether what a fork began with was dealt anew for a seat, there or further up."""
    above = origin.position.origin
    return origin.seat is not None or (above is not None and hides(above))


def depth(origin: Origin | None) -> int:
    """How many forks lie one behind the other."""
    return 0 if origin is None else 1 + depth(origin.position.origin)


def moved_at(origin: Origin | None) -> int:
    """The table time of the last entry before a fork; 0 if there is none."""
    if origin is None:
        return 0
    moves = origin.position.moves
    return moves[-1][2] if moves else moved_at(origin.position.origin)


def now_ms() -> int:
    """The time of day, for people."""
    return int(time() * 1000)
