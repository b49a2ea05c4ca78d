"""The state of a game of On Mars, with the stack of what is still to be done."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mensae.core.state import Note
from mensae.games.onmars.data import (
    BOTS,
    CARDS,
    CONTRACT_COUNT,
    DISCOVERY_COUNT,
    GRID,
    HEXES,
    KINDS,
    NONE,
    RESEARCH_COUNT,
    RESOURCES,
    SCIENTIST_COUNT,
    SPACE_SIDE,
    TECH_KINDS,
    WORKING_AREA,
)
from mensae.games.onmars.frames import DEPTH, FRAME, WHO, A, B, C, D, E, F

PLAYERS: Final = 4
CHANCE: Final = -1
LACERDA: Final = 1  # the player that nobody plays, in a solo game

# What a player has: fields of `own`
CRYSTALS: Final = 0  # in the Depot
PENDING: Final = 1  # crystals below it
LQ: Final = 2  # Colonists in the Living Quarters
WA: Final = 3  # in the Working Area
SUPPLY: Final = 4  # in the personal supply
POINTS: Final = 5
DOCKED: Final = 6  # bits: Depot spaces with a Ship
HANGAR: Final = 7
LEFT: Final = 8  # Ships discarded for travel
SHELTERED: Final = 9  # Shelters on the map
CUBES: Final = 10  # bits: types with a cube in the Progress area
SPACE: Final = 11  # on the Turn Order, 0 before the first
STANDING: Final = 12  # 1 while the turn of this round is still to come
HAND: Final = 13  # bits: goal cards in hand
DISCARDED: Final = 14  # bits: goal cards spent as crystals
ACHIEVED: Final = 15  # the goal that was completed, or NONE
FOUND: Final = 16  # Discovery tiles taken by the Rover
STUDIED: Final = 17  # bits: kinds of Research tiles
MARKS: Final = 18  # Advanced Building markers in the supply
LABS: Final = 19  # bits: taken lab spaces
SECRET: Final = 20  # bits: First Colonist cards in hand
ADVANCED: Final = 21  # own markers on the map
MINERS: Final = 22  # own Miners on the map
FINAL: Final = 23  # points of the final scoring
RAISED: Final = 24  # bits: types constructed, as far as First Colonists ask (OM-225)
OWN: Final = 25
ROVER: Final = BOTS  # in `units` after the Bots
UNITS: Final = BOTS + 1

# Where a card or tile is, if no player has it
DECK: Final = -1
SHOWN: Final = -2  # on the display, the Exploration space or the map
BOX: Final = -3
ON_RADAR: Final = -4


@final
class State:
    """Everything that a rule can ask about; a player's values are in rows, see the fields of `own` above."""

    depth: i64 = 0  # how much of the stack is in use
    asked: i64 = CHANCE
    built: int = 0  # hexes with a building
    items: int = 0  # hexes with a ground item
    tiled: int = 0  # of these, hexes with a tile
    fixed: int = 0  # hexes with a marker or Miner
    goals: i64 = 0  # bits: goal cards nobody has been dealt
    secrets: i64 = 0  # bits: First Colonist cards nobody has been dealt
    spaces: i64 = 0  # bits: First Colonist tiles that are left
    tech_left: i64 = 0  # bits: kinds still in the face-down stacks
    first: i64 = 0  # the first player
    active: i64 = NONE  # whose turn of the Colonization phase it is, up to its end
    main_done: bool = False
    executive_done: bool = False
    developed: i64 = 0  # developments of the active player in this turn
    welcomed: i64 = 0  # Colonists gained by the active player in this turn
    events: i64 = 0  # bits: tasks of First Colonists done by the last action
    revealed: bool = False  # a task was revealed in this turn or Shuttle phase
    freed: i64 = 0  # bits: science slots freed in this turn
    round: i64 = 1
    quiet: i64 = 0  # OM-262: rounds without progress
    stirred: bool = False  # progress in this round
    ended_by: str = ""  # the rule that brings the end, once it has
    last_round: bool = False
    over: bool = False
    completed: i64 = 0  # missions
    taken: i64 = 0  # contracts taken so far, for their order
    radar: i64 = NONE  # OM-142: the Discovery tile on Radar
    # options
    solo: bool = False
    long: bool = False
    space_oddity: bool = False
    first_colonists: bool = False
    # Lacerda
    icon: i64 = 0  # OM-241: where his Bot stands
    solo_deck: i64 = 0  # bits: cards still to be drawn
    solo_pass: i64 = 0
    solo_card: i64 = NONE  # the latest
    his_bots: i64 = 0  # on his board (OM-250)
    notes: list[Note] | None = None  # what is done, for the log; None: nobody listens

    def __init__(
        self,
        players: i64,
        own: vec[i64],
        stock: vec[i64],
        units: vec[i64],
        lab: vec[i64],
        slots: vec[i64],
        building: vec[i64],
        group: vec[i64],
        size: vec[i64],
        marker: vec[i64],
        miner: vec[i64],
        ground: vec[i64],
        near: list[int],
        far: list[int],
        table: vec[i64],
        cards: vec[i64],
        contracts: vec[i64],
        tiles: vec[i64],
        stack: vec[i64],
        uses: list[int],
        choices: list[int],
    ) -> None:
        self.players: i64 = players
        self.own = own
        self.stock = stock  # resources in Storage
        self.units = units  # hexes of Bots and Rover, NONE off the map
        self.lab = lab  # space of each kind of Tech tile, NONE without it
        self.slots = slots  # Colonists by Main action and player
        self.building = building  # kind by hex
        self.group = group  # by hex: the first hex of its complex, which stands for it
        self.size = size  # by that hex: how many buildings
        self.marker = marker  # who has upgraded, by hex
        self.miner = miner  # whose Miner, by hex
        self.ground = ground  # what lies on the hex
        self.near = near  # by kind of building: hexes beside one
        self.far = far  # by kind of building: hexes two away from one
        self.table = table
        self.cards = cards  # owner, then hex (NONE: not built) of each blueprint
        self.contracts = contracts  # owner, when it was taken, goods on it (2), completed; by contract
        self.tiles = tiles  # owner or place of Discovery and Research tiles
        self.stack = stack  # frames, the top one last, and zeros above it
        self.uses = uses  # OM-099: every use of foreign tech that is still to be decided, see `rules/packed`
        self.choices = choices  # what may be answered now; never changed in place


# What lies on the table: fields of `table`
GRID_AT: Final = 0  # kind of tile by space
STORE_AT: Final = GRID_AT + GRID  # the Warehouse, by good; Minerals stay 0
DISPLAY_AT: Final = STORE_AT + 6  # blueprints: bottom row, top row
SCIENCE_AT: Final = DISPLAY_AT + 12  # slots: Scientist, or SCIENTIST_COUNT + contract
SCIENTIST_AT: Final = SCIENCE_AT + SCIENTIST_COUNT  # owner of each Scientist, SHOWN on the display
WORKS_AT: Final = SCIENTIST_AT + SCIENTIST_COUNT  # the blueprint a Scientist lies on
MISSION_AT: Final = WORKS_AT + SCIENTIST_COUNT  # the three missions
UNITS_AT: Final = MISSION_AT + 3  # units left of them
REWARD_AT: Final = UNITS_AT + 3  # LSS Reward tiles
LSS_AT: Final = REWARD_AT + 4  # rows of the LSS markers
ROW_AT: Final = LSS_AT + 4  # row of the colony marker
FACE_UP_AT: Final = ROW_AT + 1  # the two face-up Discovery tiles
TOP_AT: Final = FACE_UP_AT + 2  # top tile of each stack; NONE: not turned up yet, or none
PILE_AT: Final = TOP_AT + 5  # bits: tiles of each stack that are left, the top one included
SHUTTLE_SIDE: Final = PILE_AT + 5
SHUTTLE_AT: Final = SHUTTLE_SIDE + 1
TABLE: Final = SHUTTLE_AT + 1
CONTRACT: Final = 5  # values of a contract: owner, when taken, first good on it, Minerals on it, completed


def empty(players: int) -> State:
    """A table with nothing on it yet."""
    cards = [DECK, NONE] * CARDS
    contracts = [DECK, 0, 0, 0, 0] * CONTRACT_COUNT
    tiles = [DECK] * DISCOVERY_COUNT + [SHOWN] * RESEARCH_COUNT
    return State(
        players,
        own=vec[i64]([0] * (PLAYERS * OWN)),
        stock=vec[i64]([0] * (PLAYERS * RESOURCES)),
        units=vec[i64]([NONE] * (PLAYERS * UNITS)),
        lab=vec[i64]([NONE] * (PLAYERS * TECH_KINDS)),
        slots=vec[i64]([0] * (WORKING_AREA * PLAYERS)),
        building=vec[i64]([NONE] * HEXES),
        group=vec[i64]([NONE] * HEXES),
        size=vec[i64]([0] * HEXES),
        marker=vec[i64]([NONE] * HEXES),
        miner=vec[i64]([NONE] * HEXES),
        ground=vec[i64]([0] * HEXES),
        near=[0] * KINDS,
        far=[0] * KINDS,
        table=vec[i64]([NONE] * TABLE),
        cards=vec[i64](cards),
        contracts=vec[i64](contracts),
        tiles=vec[i64](tiles),
        stack=vec[i64]([0] * (DEPTH * FRAME)),
        uses=[],
        choices=[],
    )


def copy(s: State) -> State:
    """A state that shares nothing with this one that ever changes."""
    t = State(
        s.players,
        s.own[:],
        s.stock[:],
        s.units[:],
        s.lab[:],
        s.slots[:],
        s.building[:],
        s.group[:],
        s.size[:],
        s.marker[:],
        s.miner[:],
        s.ground[:],
        s.near[:],
        s.far[:],
        s.table[:],
        s.cards[:],
        s.contracts[:],
        s.tiles[:],
        s.stack[:],
        s.uses[:],
        s.choices[:],
    )
    t.depth = s.depth
    t.asked, t.built, t.items, t.tiled, t.fixed = s.asked, s.built, s.items, s.tiled, s.fixed
    t.goals, t.secrets, t.spaces, t.tech_left, t.first = s.goals, s.secrets, s.spaces, s.tech_left, s.first
    t.active, t.main_done, t.executive_done, t.developed = s.active, s.main_done, s.executive_done, s.developed
    t.welcomed, t.events, t.revealed, t.freed, t.round = s.welcomed, s.events, s.revealed, s.freed, s.round
    t.quiet, t.stirred, t.ended_by, t.last_round, t.over = s.quiet, s.stirred, s.ended_by, s.last_round, s.over
    t.completed, t.taken, t.radar = s.completed, s.taken, s.radar
    t.solo, t.long, t.space_oddity, t.first_colonists = s.solo, s.long, s.space_oddity, s.first_colonists
    t.icon, t.solo_deck, t.solo_pass = s.icon, s.solo_deck, s.solo_pass
    t.solo_card, t.his_bots = s.solo_card, s.his_bots
    return t


def push(s: State, kind: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
    """Puts a frame on top: it is dealt with before all that are there."""
    stack = s.stack
    at = s.depth
    stack[at] = kind
    stack[at + WHO] = who
    stack[at + A] = a
    stack[at + B] = b
    stack[at + C] = c
    stack[at + D] = d
    stack[at + E] = e
    stack[at + F] = f
    s.depth = at + FRAME


def pop(s: State) -> None:
    """The top frame is done; nothing is left of it, so that equal states have equal stacks."""
    stack = s.stack
    at = s.depth - FRAME
    stack[at] = stack[at + WHO] = stack[at + A] = stack[at + B] = 0
    stack[at + C] = stack[at + D] = stack[at + E] = stack[at + F] = 0
    s.depth = at


def ask(s: State, who: i64, choices: list[int]) -> bool:
    """Puts the question of the top frame; always True, since the game waits now."""
    s.asked = who
    s.choices = choices
    return True


def note(s: State, kind: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Tells the log what happens, if it listens."""
    notes = s.notes
    if notes is not None:
        notes.append((kind, who, a, b, c))


def side_of(s: State, who: i64) -> i64:
    """OM-040: Orbit or Colony, by the Turn Order space."""
    return SPACE_SIDE[s.own[who * OWN + SPACE]]


def level(s: State) -> i64:
    """OM-162: the colony level."""
    return s.table[ROW_AT] - 1
