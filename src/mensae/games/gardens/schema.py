"""Gardens of Mars: options, actions and what a reader sees."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mensae.core.schema import Action, Seat

Colour: TypeAlias = Literal["blue", "yellow", "white", "grey", "red", "green"]  # GM-05
GLYPHS: dict[Colour, str] = {"blue": "♦", "yellow": "★", "white": "●", "grey": "■", "red": "♥", "green": "▲"}
Figure: TypeAlias = Literal["M1", "M2", "M3", "M4", "M5"]  # GM-03: three black types, two white
Direction: TypeAlias = Literal["NW", "NE", "E", "SE", "SW", "W"]  # GM-10
Hex: TypeAlias = str  # GM-12: A1 to K6
Reason: TypeAlias = Literal["last_flower", "crowded_track", "both"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game."""

    scoring: Literal["exclude_new", "include_if_connected", "include_new"] = "exclude_new"  # GM-51
    last_flower_turn: Literal["own", "global", "off"] = "own"  # GM-69
    crowded_track_turn: bool = True  # GM-72
    two_gardeners: bool = False  # GM-88
    centre_hex: Literal["cross", "block"] = "cross"  # GM-40
    tie_break: Literal["shared", "planted"] = "shared"  # GM-86
    idle_limit: Annotated[int, Meta(ge=0, le=1000)] = 12  # GM-84; 0 is never


class Started(Action, frozen=True):
    """GM-15: chance made this seat the start player."""

    seat: Seat


class Take(Action, frozen=True):
    """GM-17: take the two figures of a Martian type."""

    figure: Figure


class Place(Action, frozen=True):
    """GM-19: place a gardener."""

    hex: Hex


class Dealt(Action, frozen=True):
    """GM-22: the next seat was dealt this many flowers of the next colour."""

    colour: Colour
    count: int


class Roll(Action, frozen=True):
    """GM-92: roll for this gardener, where two give different numbers of dice."""

    gardener: int


class Rolled(Action, frozen=True):
    """GM-25: one die of the new pool shows this face."""

    face: int


class Stuck(Action, frozen=True):
    """GM-30: no die to use and none to roll; the turn passes."""


class Use(Action, frozen=True):
    """GM-35: use a die, to move (GM-38) or, without a direction, because it is blocked (GM-46)."""

    die: int
    direction: Direction | None = None
    gardener: int = 1


class Plant(Action, frozen=True):
    """GM-49: plant a flower where the gardener stands."""

    colour: Colour


Move: TypeAlias = Started | Take | Place | Dealt | Roll | Rolled | Stuck | Use | Plant


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
    targets: list[Target]
