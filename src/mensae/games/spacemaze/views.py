"""What a reader sees."""

from typing import Literal

from msgspec import Struct

from mensae.core.schema import Seat
from mensae.games.spacemaze.schema import Card, Cell, Colour, Die, Layout, Side, TileId


class Tile(Struct, frozen=True):
    """A tile as it lies."""

    cell: Cell
    tile: TileId
    quarters: int
    doors: str  # N, E, S, W as they lie now: R, Y, B, or S for silver
    pad: bool  # there is a pad (SM-10), free or not
    east: str | None  # who may pass to the east without the relic: letters of G, P, O; None where there is no tile
    south: str | None


class Alien(Struct, frozen=True):
    """One of the three aliens of a seat."""

    seat: Seat
    colour: Colour
    cell: Cell | None  # None: in its UFO
    on_pad: bool
    relic: bool  # it wears the relic
    glued: bool  # SM-128
    stopped: bool  # SM-87: on a pad since this turn
    points: int  # move points left in this turn


class Powered(Struct, frozen=True):
    """A power die on an ACTION field."""

    die: Die
    card: Card | None


class Berth(Struct, frozen=True):
    """A dock slot: a cell and one of its outer sides (SM-21)."""

    cell: Cell
    side: Side


class Player(Struct, frozen=True):
    """What lies before a seat, for all to see (SM-35)."""

    tokens: int
    cards: int  # in hand
    dock: Berth
    move: Die | None  # SM-06: the MOVE field
    powers: list[Powered]  # the ACTION fields
    surplus: int  # SM-53: cards still to be laid aside


class Homeward(Struct, frozen=True):
    """The shortest way of the wearer into its UFO, if nobody else moves (SM-68, SM-73, SM-85)."""

    seat: Seat
    alien: Colour
    cost: int  # points, with the last one for the UFO
    cells: list[Cell]  # from the next one to the docked one


class Fit(Struct, frozen=True):
    """A card of the hand that can be played in this turn (SM-98, SM-99)."""

    card: Card
    alien: Colour | None  # SM-97: who carries it out; None for MOVE BASE
    dice: list[Die]  # those in the pool that power it; none once a die is taken
    at: list[str]  # what can be chosen first: cells, colours of teammates, or docks such as "A1 N"


class Reach(Struct, frozen=True):
    """Something that an alien can do with its points of this turn, if it is the only one to move (SM-62)."""

    alien: Colour
    does: Literal["go", "pad", "take", "give", "home"]
    to: Cell  # where it stands then; for home the cell that it leaves
    cost: int  # points in all
    way: str  # the sides through which it goes; from the UFO, `exit` comes first
    mate: Colour | None  # who is given the relic


class Own(Struct, frozen=True):
    """What only the seat itself sees (SM-35, SM-55)."""

    hand: list[Card]
    aside: list[Card]  # what it has laid aside
    fits: list[Fit]  # while the seat takes a die, or chooses a card for it
    reach: list[Reach]  # while the seat takes steps; what a step teaches or changes ends the way


class View(Struct, frozen=True):
    """The table as one reader may know it."""

    asks: Literal[
        "start", "lay", "deal", "roll", "pick", "card", "turn", "choose", "exchange", "morph", "dock", "step", "draw",
        "clear", "discard", "discarded", "over",
    ]  # fmt: skip
    round: int
    turn_number: int  # SM-38: of this round, 1 to 3n; 0 before the first
    turn: Seat
    start: Seat
    layout: Layout
    relic_tile_fixed: bool
    max_rounds: int
    tiles: list[Tile]
    relic: Cell | None  # where it lies until somebody takes it
    home: Homeward | None  # None: nobody wears it, or full tiles are in the way
    aliens: list[Alien]
    players: list[Player]
    pool: list[Die]
    die: Die | None  # the die of this turn
    card: Card | None  # the card that is being carried out
    chosen: Cell | None  # the diagonal tile of DIAGONAL SWITCH
    performer: Colour | None  # SM-97: the alien that carries out the card
    deck: int
    pile: dict[Card, int]  # SM-35: the discard pile
    own: Own | None = None  # the reader's; None for spectators
