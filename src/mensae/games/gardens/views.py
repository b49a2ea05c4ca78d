"""What a reader sees of Gardens of Mars; `sight` makes it."""

from typing import Literal

from msgspec import Struct, field

from mensae.core.schema import Seat
from mensae.games.gardens.schema import Colour, Direction, Figure, Hex, Reason


class Gardener(Struct, frozen=True):
    """A gardener on the board."""

    seat: Seat
    gardener: int  # 1, or 1 and 2 with two gardeners
    hex: Hex | None  # None: not placed yet
    dice: int  # how many it would roll now (GM-25)


class Holding(Struct, frozen=True):
    """What lies before a seat; all of it is open (GM-07)."""

    figure: Figure | None
    score: int
    space: int  # on the printed track, 0 before the first (GM-65)
    laps: int
    stock: dict[Colour, int]
    planted: int


class Target(Struct, frozen=True):
    """Where a legal move ends, and what it brings."""

    die: int
    direction: Direction
    gardener: int
    hex: Hex
    points: dict[Colour, int] | None  # by flower, jump included; None: a flower is there already (GM-48)
    groups: dict[Colour, list[Hex]] = field(default_factory=dict)  # what each flower would score with (GM-50)
    loss: int = 0  # spaces on the track that landing there costs, jump included


class Blocked(Struct, frozen=True):
    """A die that leads nowhere, and the spaces on the track that using it up costs (GM-46)."""

    die: int
    loss: int


class Plot(Struct, frozen=True):
    """Where a flower is chosen now, and what each brings, as at a target."""

    hex: Hex
    points: dict[Colour, int]
    groups: dict[Colour, list[Hex]] = field(default_factory=dict)


class Own(Struct, frozen=True):
    """What a seat can do in its turn, in numbers; open to all (GM-07), but of use to nobody else."""

    targets: list[Target]
    blocked: list[Blocked] = field(default_factory=list)
    plot: Plot | None = None  # None: no flower is chosen now


class View(Struct, frozen=True):
    """The whole table: nothing in this game is hidden (GM-07)."""

    asks: Literal["start", "take", "place", "deal", "roll", "rolling", "stuck", "use", "plant", "over"]
    turn: Seat
    start: Seat
    flowers: dict[Hex, Colour]
    gardeners: list[Gardener]
    holdings: list[Holding]
    pool: list[int]  # faces, ascending
    box: int
    die: int | None  # the die in use while a flower is chosen
    extra: Reason | None  # why the seat has an extra turn
    idle: int  # turns in a row without a planting
    own: Own | None = None  # the reader's; None for spectators
