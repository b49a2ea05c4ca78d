"""Gardens of Mars: options and actions; what a reader sees is in `views`."""

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


GameAction: TypeAlias = Started | Take | Place | Dealt | Roll | Rolled | Stuck | Use | Plant
