"""The state of a game of Space Maze."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.core.state import Note
from mensae.games.spacemaze.data import (
    CARD_COUNTS,
    CARD_KINDS,
    CELLS,
    DICE_KINDS,
    NO_FACE,
    NOWHERE,
    RELIC_FACE,
    Layout,
)

# What is asked next, and of whom
ASK_START: Final = 0  # of chance
ASK_LAY: Final = 1  # of chance
ASK_DEAL: Final = 2  # of chance
ASK_ROLL: Final = 3  # of chance
ASK_PICK: Final = 4  # of the seat in turn
ASK_CARD: Final = 5
ASK_TURN: Final = 6
ASK_CHOOSE: Final = 7
ASK_EXCHANGE: Final = 8
ASK_MORPH: Final = 9
ASK_DOCK: Final = 10
ASK_STEP: Final = 11
ASK_DRAW: Final = 12  # of chance
ASK_CLEAR: Final = 13  # of chance
ASK_DISCARD: Final = 14  # of every seat with too many cards
ASK_DISCARDED: Final = 15  # of chance
OVER: Final = 16
ASKS: Final = (
    "start", "lay", "deal", "roll", "pick", "card", "turn", "choose", "exchange", "morph", "dock", "step", "draw",
    "clear", "discard", "discarded", "over",
)  # fmt: skip

NONE: Final = -1

# Where cards are: from 0 on in the hand of a seat
DECK: Final = 4
PILE: Final = 5  # the discard pile
PANELS: Final = 6
ASIDE: Final = 7  # + seat: laid aside in the discard phase, for nobody else to see yet
PLACES: Final = 11

_EVEN_KINDS: Final = 0x0F0F_0F0F_0F0F  # the bits of every other kind of card
PANEL: Final = 5  # fields of a panel, each 0 or the number of a die or card plus 1


@final
class State:
    """Everything that a rule can ask about.

    Cards are counted by kind, since equal ones are the same (SM-44): `card_of` says how the counts lie in a number.
    """

    def __init__(
        self,
        seats: i64,
        layout: Layout,
        tiles: vec[i64],
        aliens: vec[i64],
        docks: vec[i64],
        tokens: vec[i64],
        pool: vec[i64],
        panels: vec[i64],
        cards: vec[i64],
        sure: vec[i64],
        kept: vec[i64],
    ) -> None:
        self.seats: i64 = seats
        self.layout = layout
        self.tiles = tiles  # face by cell
        self.aliens = aliens  # by alien: its cell, or NOWHERE in the UFO
        self.docks = docks  # slot by seat
        self.tokens = tokens
        self.pool = pool  # how many dice show this, by die
        self.panels = panels
        self.cards = cards  # by place: its cards
        # Since the pile was shuffled last, when everybody could tell what the others held together:
        self.sure = sure  # by seat: cards that the seat knows to be in other hands still
        self.kept = kept  # by seat: the fewest cards it has held
        self.ask: i64 = ASK_START
        self.start: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.turns: i64 = 0  # turns of this round that are over
        self.laid: i64 = 0  # cells that have their tile
        self.rolled: i64 = 0  # dice of this round that are rolled; the others are in the box
        self.relic_cell: i64 = NONE  # where the relic tile is
        self.wearer: i64 = NONE  # the alien with the relic
        self.glued: bool = False
        self.on_pad: i64 = 0  # bit set of aliens
        self.stopped: i64 = 0  # bit set of colours that stepped on a pad in this turn (SM-87)
        self.points: i64 = 0  # move points left in this turn, by colour
        self.must_step: bool = False  # SM-122: the first point of a RUN card
        self.die: i64 = NONE  # the die of this turn
        self.card: i64 = NONE  # the kind of card that is carried out in this turn
        self.chosen: i64 = NONE  # the diagonal cell of DIAGONAL SWITCH
        self.notes: list[Note] | None = None
        self.ended_by: str = ""  # the rule that ended the game
        self.winner: i64 = NONE  # the seat that won at once
        # options
        self.relic_tile_fixed: bool = False
        self.max_rounds: i64 = 40


def empty(seats: int, layout: Layout) -> State:
    """SM-28, SM-29, SM-33: only the relic tile lies, all aliens are in their UFOs, all cards in the deck."""
    s = State(
        seats,
        layout,
        tiles=vec[i64]([NO_FACE] * CELLS),
        aliens=vec[i64]([NOWHERE] * (seats * 3)),
        docks=vec[i64](layout.seats[seats]),
        tokens=vec[i64]([0] * seats),
        pool=vec[i64]([0] * DICE_KINDS),
        panels=vec[i64]([0] * (seats * PANEL)),
        cards=vec[i64]([0] * PLACES),
        sure=vec[i64]([0] * seats),
        kept=vec[i64]([0] * seats),
    )
    for kind in range(CARD_KINDS):
        s.cards[DECK] += CARD_COUNTS[kind] * card_of(kind)
    s.relic_cell = layout.relic_cell
    s.tiles[layout.relic_cell] = RELIC_FACE
    return s


def copy(s: State) -> State:
    """A state that shares nothing with this one."""
    t = State(
        s.seats,
        s.layout,
        s.tiles[:],
        s.aliens[:],
        s.docks[:],
        s.tokens[:],
        s.pool[:],
        s.panels[:],
        s.cards[:],
        s.sure[:],
        s.kept[:],
    )
    t.ask, t.start, t.turn, t.round, t.turns = s.ask, s.start, s.turn, s.round, s.turns
    t.laid, t.rolled, t.relic_cell, t.wearer, t.glued = s.laid, s.rolled, s.relic_cell, s.wearer, s.glued
    t.on_pad, t.stopped, t.points, t.must_step = s.on_pad, s.stopped, s.points, s.must_step
    t.die, t.card, t.chosen, t.ended_by, t.winner = s.die, s.card, s.chosen, s.ended_by, s.winner
    t.relic_tile_fixed, t.max_rounds = s.relic_tile_fixed, s.max_rounds
    return t


def move_field(seat: i64) -> i64:
    """SM-06: where the move die lies on the panel of a seat."""
    return seat * PANEL


def power_field(seat: i64, place: i64) -> i64:
    """SM-06: where the first (0) or second (1) power die lies; the field after it is for its card."""
    return seat * PANEL + 1 + 2 * place


# Notes


def note(s: State, kind: i64, one: i64 = 0, other: i64 = 0) -> None:
    """Says what a rule does, if somebody listens; kinds and values are in `rules.notes`."""
    if s.notes is not None:
        s.notes.append((kind, one, other))


# Cards as a number: four bits for each kind, so that adding and taking away goes for all kinds at once


def card_of(kind: i64) -> i64:
    """One card of a kind."""
    return bit(4 * kind)


def count_of(cards: i64, kind: i64) -> i64:
    """How many of these cards are of a kind."""
    return cards >> (4 * kind) & 15


def counts_of(cards: i64) -> list[int]:
    """How many of these cards there are of each kind."""
    return [count_of(cards, kind) for kind in range(CARD_KINDS)]


def held(s: State, place: i64) -> list[int]:
    """How many cards of each kind are in a place."""
    return counts_of(s.cards[place])


def cards_in(s: State, place: i64) -> i64:
    """How many cards are in a place: counts are added up two by two in bytes, and 256 is 1 modulo 255."""
    cards: i64 = s.cards[place]
    pairs: i64 = (cards & _EVEN_KINDS) + (cards >> 4 & _EVEN_KINDS)
    return pairs % 255
