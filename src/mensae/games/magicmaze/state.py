"""The state of a game of Magic Maze on Mars."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mensae.core.state import Note
from mensae.games.magicmaze.data import (
    ASIDE,
    DOMES,
    EACH,
    HOURGLASSES,
    PLATFORMS,
    SEATS_MOST,
    SITES,
    TILE_COUNT,
)

# What goes on
DRAWING: Final = 0  # chance draws X tiles, or the first tiles of a solo game
PREPARING: Final = 1
DEALING: Final = 2  # chance gives out the action tiles that nobody took
PLAYING: Final = 3
EXPLORING: Final = 4  # chance draws a tile
PAUSED: Final = 5
WON: Final = 6
LOST: Final = 7
PHASES: Final = ("drawing", "preparing", "dealing", "playing", "exploring", "paused", "won", "lost")

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1  # an empty platform, an unbuilt bridge, an action tile that nobody has
NEVER: Final = -(1 << 40)  # long before the start
CELLS: Final = 64  # in a column and in a row
MIDDLE: Final = 32  # the start tile lies there


@final
class Terms:
    """What was agreed on before the game; states share it, since nothing of it ever changes."""

    def __init__(self) -> None:
        self.mission: i64 = 1
        self.sand: i64 = 0  # D
        self.guard: i64 = 0
        self.grace: i64 = 0
        self.silent: bool = False  # the mission asks for silence
        self.solo: bool = False
        self.bridges: bool = False
        self.pipes: bool = False
        self.heaps: bool = False  # MM-39: rubbish symbols count
        self.pawns: bool = False
        self.auto_dome: bool = False
        self.expert: bool = False
        self.shared: bool = False  # MM-221: the colours of a vacant seat belong to all
        self.pausable: bool = False
        self.colonists_in_pipes: bool = False
        self.colonists: i64 = 0
        self.solo_faces: i64 = 0  # bit set
        self.module: bool = False  # the words and sounds of the edition
        self.pipe_sound: bool = False
        self.orange_hint: bool = False


@final
class State:
    """Everything that a rule can ask about."""

    notes: list[Note] | None = None  # what is done, for the log; None: nobody listens

    def __init__(
        self,
        terms: Terms,
        root: vec[i64],
        other: vec[i64],
        on: vec[i64],
        held: vec[i64],
        built: vec[i64],
        bridge: vec[i64],
        cell: vec[i64],
        turn: vec[i64],
        rank: vec[i64],
        supply: vec[i64],
        face: vec[i64],
        sitter: vec[i64],
        pawn_at: vec[i64],
        stare: vec[i64],
        queue: vec[i64],
        aside: vec[i64],
        due: vec[i64],
        acted: vec[i64],
    ) -> None:
        self.terms = terms
        # by platform; a merged platform is the older of its two, its root
        self.root = root  # NOWHERE: not in play
        self.other = other  # of a root: the younger half
        self.on = on  # of a root: the piece there; sites and rocket platform are counted apart
        self.held = held  # by slot: so many of a colour at a dome site
        self.built = built  # 1 for a dome, by site
        self.bridge = bridge  # colour, by bridge site
        # by tile
        self.cell = cell  # NOWHERE: not in play
        self.turn = turn
        self.rank = rank  # when it came into play: the start tile is 0
        self.supply = supply  # by colour
        # by seat
        self.face = face
        self.sitter = sitter
        self.pawn_at = pawn_at  # when it last moved the pawn
        self.stare = stare
        self.queue = queue  # MM-167: heaps that wait for rubbish, the first in the lowest four bits, each + 1
        self.aside = aside  # MM-174: rubbish set aside for them
        self.due = due  # when the clock places it
        self.acted = acted  # when it did its last game action
        self.seats: i64 = 0
        self.phase: i64 = DRAWING
        self.tiles: i64 = 0  # in play
        self.stack: i64 = 0  # bit set of tiles
        self.drawn: i64 = 0  # bit set of the first tiles of a solo game that are not laid yet
        self.to_draw: i64 = 0  # how many chance has still to draw before the start
        self.rubbish: i64 = 0  # in the supply
        self.slugs: i64 = 0  # in the supply
        self.jokers: i64 = 0
        self.markers: i64 = 0
        self.domes: i64 = 0  # in the warehouse
        self.marked: i64 = 0  # bit set of hourglass platforms
        self.orbit: i64 = 0
        self.rocket: i64 = 0  # colonists on the rocket platform
        self.landed: bool = False
        self.active: i64 = NOTHING  # the face with the pawn in a solo game
        self.switched: i64 = NOTHING  # the ten seconds in which it was last changed
        self.pawn: i64 = ASIDE
        self.ready: i64 = 0  # bit sets of seats
        self.gave_up: i64 = 0
        self.resumed: i64 = 0
        self.explorer: i64 = NOBODY
        self.explored: i64 = NOWHERE  # the half platform beyond which the next tile is laid
        self.talk_at: i64 = NOTHING  # when the talk window opened
        self.began: i64 = 0  # T0
        self.ends: i64 = 0  # E
        self.now: i64 = 0  # the stamp of the last entry
        self.acted_by: i64 = NOBODY  # the last game action: by whom, and which
        self.acted_code: i64 = NOTHING
        self.acts: i64 = 0  # game actions so far
        self.ended_by: str = ""  # the rule that ended the game


def empty(terms: Terms) -> State:
    """MM-33: no tile lies, all resources are in the supply."""
    return State(
        terms,
        root=vec[i64]([NOWHERE] * PLATFORMS),
        other=vec[i64]([NOWHERE] * PLATFORMS),
        on=vec[i64]([NOTHING] * PLATFORMS),
        held=vec[i64]([0] * (len(DOMES) * 6)),
        built=vec[i64]([0] * len(DOMES)),
        bridge=vec[i64]([NOTHING] * SITES),
        cell=vec[i64]([NOWHERE] * TILE_COUNT),
        turn=vec[i64]([0] * TILE_COUNT),
        rank=vec[i64]([0] * TILE_COUNT),
        supply=vec[i64]([EACH] * 6),
        face=vec[i64]([NOTHING] * SEATS_MOST),
        sitter=vec[i64]([0] * SEATS_MOST),
        pawn_at=vec[i64]([NEVER] * SEATS_MOST),
        stare=vec[i64]([NOBODY] * SEATS_MOST),
        queue=vec[i64]([0] * SEATS_MOST),
        aside=vec[i64]([0] * SEATS_MOST),
        due=vec[i64]([0] * SEATS_MOST),
        acted=vec[i64]([NEVER] * SEATS_MOST),
    )


def copy(s: State) -> State:
    """A state that shares nothing with this one."""
    t = State(
        s.terms,
        s.root[:],
        s.other[:],
        s.on[:],
        s.held[:],
        s.built[:],
        s.bridge[:],
        s.cell[:],
        s.turn[:],
        s.rank[:],
        s.supply[:],
        s.face[:],
        s.sitter[:],
        s.pawn_at[:],
        s.stare[:],
        s.queue[:],
        s.aside[:],
        s.due[:],
        s.acted[:],
    )
    t.seats, t.phase, t.tiles, t.stack, t.drawn, t.to_draw = s.seats, s.phase, s.tiles, s.stack, s.drawn, s.to_draw
    t.rubbish, t.slugs, t.jokers, t.markers, t.domes = s.rubbish, s.slugs, s.jokers, s.markers, s.domes
    t.marked, t.orbit, t.rocket, t.landed = s.marked, s.orbit, s.rocket, s.landed
    t.active, t.switched, t.pawn, t.ready = s.active, s.switched, s.pawn, s.ready
    t.gave_up, t.resumed, t.explorer, t.explored = s.gave_up, s.resumed, s.explorer, s.explored
    t.talk_at, t.began, t.ends, t.now = s.talk_at, s.began, s.ends, s.now
    t.acted_by, t.acted_code = s.acted_by, s.acted_code
    t.acts, t.ended_by = s.acts, s.ended_by
    return t


def note(s: State, kind: i64, first: i64 = NOTHING, second: i64 = NOTHING) -> None:
    """Leaves a note of what a rule does, where somebody listens; the kinds are in `rules.notes`."""
    if s.notes is not None:
        s.notes.append((kind, first, second))


def cell_at(x: i64, y: i64) -> i64:
    """MM-12: a cell by its column and row, counted from the start tile."""
    return (x + MIDDLE) * CELLS + y + MIDDLE


def column(cell: i64) -> i64:
    """x, to the east."""
    return cell // CELLS - MIDDLE


def row(cell: i64) -> i64:
    """y, to the south."""
    return cell % CELLS - MIDDLE


def queue_of(heaps: list[int]) -> i64:
    """Heaps in order as one number, which is 0 if there are none."""
    queue: i64 = 0
    for heap in reversed(heaps):
        queue = queue << 4 | (heap + 1)
    return queue


def first_of(queue: i64) -> i64:
    """The first heap of a queue that is not empty."""
    return (queue & 15) - 1


def queued(s: State, seat: i64) -> list[int]:
    """MM-167: the heaps that wait for rubbish from this explorer, in order."""
    heaps: list[int] = []
    rest = s.queue[seat]
    while rest > 0:
        heaps.append(first_of(rest))
        rest >>= 4
    return heaps


def over(s: State) -> bool:
    """Whether the game is won or lost."""
    return s.phase >= WON


def hourglass_of(p: i64) -> i64:
    """The number of an hourglass platform."""
    number: i64 = 0
    while HOURGLASSES[number] != p:
        number += 1
    return number
