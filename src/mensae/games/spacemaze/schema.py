"""Space Maze: options, actions and what a reader sees."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mensae.core.schema import Action, Seat

Colour: TypeAlias = Literal["green", "purple", "orange"]  # SM-03: of aliens, power dice and footprints
Side: TypeAlias = Literal["N", "E", "S", "W"]  # SM-09
Cell: TypeAlias = str  # SM-15: row and column, A1 is top left
Die: TypeAlias = str  # a power die such as G5 (SM-11), or the footprints of a move die such as GGPO (SM-12)
TileId: TypeAlias = str  # T01 to T24, RELIC
Layout: TypeAlias = Literal["square5", "square3", "rect3x5", "diamond2", "diamond3"]  # SM-19
Card: TypeAlias = Literal[  # SM-13
    "ROTATE_90",
    "ROTATE_180",
    "ROTATE_270",
    "EXCHANGE",
    "DIAGONAL_TWIST",
    "DIAGONAL_SWITCH",
    "RUN_1",
    "RUN_2",
    "MORPH",
    "SUPERGLUE",
    "MOVE_BASE",
]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game."""

    layout: Layout = "square5"  # SM-16, SM-19
    relic_tile_fixed: bool = False  # SM-119
    max_rounds: Annotated[int, Meta(ge=0, le=1000)] = 40  # SM-148; 0 is no limit


class Started(Action, frozen=True):
    """SM-34: chance made this seat the start player."""

    seat: Seat


class Laid(Action, frozen=True):
    """SM-25, SM-26: the next cell got this tile, turned by so many quarters."""

    tile: TileId
    quarters: int


class Drawn(Action, frozen=True):
    """SM-31, SM-86: a card was dealt or drawn; only its owner knows which."""

    card: Card


class Rolled(Action, frozen=True):
    """SM-37: one die of the new pool shows this."""

    die: Die


class Pick(Action, frozen=True):
    """SM-38: take a die from the pool."""

    die: Die


class Play(Action, frozen=True):
    """SM-47: put the power die on this card and carry it out."""

    card: Card


class NoCard(Action, frozen=True):
    """SM-41, SM-47: place the power die without a card."""


class Turn(Action, frozen=True):
    """SM-108: turn a tile clockwise."""

    cell: Cell
    quarters: int


class Choose(Action, frozen=True):
    """SM-116: the diagonal tile that DIAGONAL SWITCH swaps."""

    cell: Cell


class Exchange(Action, frozen=True):
    """SM-113, SM-116: the adjacent tile, swapped with the own or with the chosen diagonal one."""

    cell: Cell


class Morph(Action, frozen=True):
    """SM-124: the teammate with whom the alien changes places."""

    alien: Colour


class Dock(Action, frozen=True):
    """SM-133: where the UFO moves to."""

    cell: Cell
    side: Side


class Exit(Action, frozen=True):
    """SM-63: leave the UFO."""

    alien: Colour


class Go(Action, frozen=True):
    """SM-64: go through a passage."""

    alien: Colour
    side: Side


class Pad(Action, frozen=True):
    """SM-65: step on the pad and draw a card."""

    alien: Colour


class Take(Action, frozen=True):
    """SM-66: take the relic from the tile or from another alien."""

    alien: Colour


class Give(Action, frozen=True):
    """SM-67: give the relic to a teammate."""

    alien: Colour
    to: Colour


class Home(Action, frozen=True):
    """SM-68: bring the relic into the UFO and win."""

    alien: Colour


class EndTurn(Action, frozen=True):
    """SM-71: spend no more points."""


class Cleared(Action, frozen=True):
    """SM-50 to SM-52: the action phase is over; panels and pads are cleared."""


class Discard(Action, frozen=True):
    """SM-53: lay a card aside, down to the limit; the others see it when all are done."""

    card: Card


class Discarded(Action, frozen=True):
    """SM-55: everybody is done; the cards that were laid aside go to the pile."""


Step: TypeAlias = Exit | Go | Pad | Take | Give | Home
GameAction: TypeAlias = (
    Started
    | Laid
    | Drawn
    | Rolled
    | Pick
    | Play
    | NoCard
    | Turn
    | Choose
    | Exchange
    | Morph
    | Dock
    | Step
    | EndTurn
    | Cleared
    | Discard
    | Discarded
)
