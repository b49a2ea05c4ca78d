"""The state of a game of Gardens of Mars."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from mensae.core.state import Note
from mensae.games.gardens.data import DICE, FLOWERS, HEXES

# What is asked next. Set-up comes before all turns, and what chance is asked lies together (see `actor`)
ASK_TAKE: Final = 0
ASK_PLACE: Final = 1
ASK_START: Final = 2  # of chance
ASK_DEAL: Final = 3  # of chance
ASK_ROLLING: Final = 4  # of chance
ASK_STUCK: Final = 5  # of chance: nothing can be done
ASK_ROLL: Final = 6  # which gardener counts
ASK_USE: Final = 7
ASK_PLANT: Final = 8
OVER: Final = 9
ASKS: Final = ("take", "place", "start", "deal", "rolling", "stuck", "roll", "use", "plant", "over")

NONE: Final = -1  # no figure, not placed
NO_FLOWER: Final = 6

# Why a seat has an extra turn; the reasons add up
LAST_FLOWER: Final = 1
CROWDED_TRACK: Final = 2

EXCLUDE_NEW: Final = 0
INCLUDE_IF_CONNECTED: Final = 1
INCLUDE_NEW: Final = 2

OFF: Final = 0
OWN: Final = 1
GLOBAL: Final = 2


@final
class State:
    """Everything that a rule can ask about; the box is what the pool lacks, the bag what the stocks lack."""

    def __init__(
        self,
        seats: i64,
        each: i64,
        flowers: vec[u8],
        gardeners: vec[i64],
        figures: vec[i64],
        stocks: vec[i64],
        scores: vec[i64],
        pool: vec[i64],
    ) -> None:
        self.seats: i64 = seats
        self.each: i64 = each  # gardeners of a seat: 1, or 2 (GM-88)
        self.flowers = flowers  # colour by hex
        self.gardeners = gardeners  # hex; a seat's gardeners lie together
        self.figures = figures
        self.stocks = stocks  # by seat, then colour
        self.scores = scores
        self.pool = pool  # everybody's dice on the table by face (GM-34); 0 is how many there are
        self.ask: i64 = ASK_START
        self.start: i64 = 0
        self.turn: i64 = 0
        self.placed: i64 = 0  # gardeners on the board
        self.deals: i64 = 0  # chance deals made
        self.to_roll: i64 = 0  # dice of this roll still in the air
        self.die: i64 = 0  # the die in use
        self.moved: i64 = 0  # the gardener that moved last
        self.extra: i64 = 0  # why the seat has an extra turn
        self.idle: i64 = 0  # turns in a row without a planting (GM-84)
        self.ended_by: str = ""  # the rule that ended the game
        self.starters: i64 = 0  # bit set: seats that chance may make start player
        # options
        self.scoring: i64 = EXCLUDE_NEW
        self.last_flower: i64 = OWN
        self.crowded_track: bool = True
        self.centre_blocks: bool = False
        self.planted_breaks_ties: bool = False
        self.idle_limit: i64 = 12
        # no part of the position
        self.notes: list[Note] | None = None  # what is done, for the log; None: nobody listens

    @property
    def hand(self) -> int:
        """GM-22: how many flowers each seat is dealt."""
        return FLOWERS // self.seats


def empty(seats: int, each: int) -> State:
    """GM-13, GM-18: the board without flowers, all dice in the box, all scorers at 0."""
    return State(
        seats,
        each,
        flowers=vec[u8]([NO_FLOWER] * HEXES),
        gardeners=vec[i64]([NONE] * (seats * each)),
        figures=vec[i64]([NONE] * seats),
        stocks=vec[i64]([0] * (seats * 6)),
        scores=vec[i64]([0] * seats),
        pool=vec[i64]([0] * (DICE + 1)),
    )


def copy(s: State) -> State:
    """A state that shares nothing with this one."""
    t = State(s.seats, s.each, s.flowers[:], s.gardeners[:], s.figures[:], s.stocks[:], s.scores[:], s.pool[:])
    t.ask, t.start, t.turn, t.placed, t.deals = s.ask, s.start, s.turn, s.placed, s.deals
    t.to_roll, t.die, t.moved, t.extra, t.idle = s.to_roll, s.die, s.moved, s.extra, s.idle
    t.ended_by, t.starters = s.ended_by, s.starters
    t.scoring, t.last_flower, t.crowded_track = s.scoring, s.last_flower, s.crowded_track
    t.centre_blocks, t.planted_breaks_ties, t.idle_limit = s.centre_blocks, s.planted_breaks_ties, s.idle_limit
    return t


def note(s: State, kind: i64, value: i64, second: i64 = 0) -> None:
    """Notes what a rule does, if somebody listens; the kinds are in `rules.notes`."""
    if s.notes is not None:
        s.notes.append((kind, value, second))
