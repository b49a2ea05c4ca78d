"""On Mars: what a reader sees."""

from typing import Literal

from msgspec import Struct

from mensae.core.schema import Seat
from mensae.games.onmars.schema import AnyGood, Asks, Building, HexId, MainAction, Resource, Side, TechKind


class Ground(Struct, frozen=True):
    """A hex with something on it."""

    hex: HexId
    building: Building | None = None
    owner: int | None = None  # of a Shelter
    size: int = 0  # of the complex
    marker: int | None = None  # who has upgraded it (OM-130)
    blueprint: int | None = None
    miner: int | None = None
    item: str | None = None  # "crystal", or the id of a Discovery or Research tile
    bots: list[int] = []  # whose
    rovers: list[int] = []


class Plan(Struct, frozen=True):
    """A blueprint of a player."""

    blueprint: int
    hex: HexId | None  # None: not built


class Expert(Struct, frozen=True):
    """A Scientist of a player, and the blueprint she works on."""

    scientist: str
    blueprint: int | None


class Deal(Struct, frozen=True):
    """An Earth Contract of a player."""

    contract: int
    goods: dict[AnyGood, int]  # what lies on it
    completed: bool  # OM-178


class Player(Struct, frozen=True):
    """What a player has, for all to see (OM-015); in a solo game the second is Lacerda."""

    space: int  # on the Turn Order, 0 before the first
    standing: bool
    points: int
    stock: dict[Resource, int]
    storage: int  # the limit of each
    crystals: int
    pending: int
    depot: int  # how many crystals it can hold
    docked: list[int]  # Depot spaces with a Ship
    hangar: int
    discarded: int  # Ships
    quarters: int
    capacity: int
    working: int
    supply: int
    bots: int  # in the supply
    shelters: int  # on the map
    markers: int  # left
    cubes: list[Building]  # in the Progress area
    lab: dict[TechKind, str]
    blueprints: list[Plan]
    scientists: list[Expert]
    contracts: list[Deal]
    discoveries: list[str]
    research: list[str]
    goals: int  # cards in hand
    goal: int | None  # the completed one
    secrets: int  # First Colonist cards in hand
    parts: dict[str, int]  # what would be scored now, or what was (OM-211 to OM-217)
    total: int


class Mission(Struct, frozen=True):
    """One of the three missions."""

    mission: str
    left: int


class Column(Struct, frozen=True):
    """An LSS column."""

    building: Building
    row: int
    reward: int | None  # number of the LSS Reward tile


class Aim(Struct, frozen=True):
    """What chance has chosen for Lacerda (OM-235) and he has not done yet."""

    blueprint: int | None = None  # with which he upgrades next (OM-243)
    tile: HexId | None = None  # where his Rover goes (OM-245)
    rover: HexId | None = None  # how far it is on its way, also where it may not stop


class Own(Struct, frozen=True):
    """What only the player sees (OM-039, OM-181, OM-225)."""

    hand: list[int]  # goal cards
    spent: list[int]  # and those spent as crystals
    secrets: list[str]  # First Colonist cards


class View(Struct, frozen=True):
    """The table as one reader may know it."""

    asks: Asks
    asked: Seat | None  # None: chance, or nobody any more
    round: int
    last_round: bool
    turn: int | None  # whose turn it is
    first: int
    main_done: bool
    executive_done: bool
    solo: bool
    length: Literal["short", "long"]
    space_oddity: bool
    first_colonists: bool
    level: int
    remaining: int  # OM-176
    missions: list[Mission]
    lss: list[Column]
    shuttle: Side | None
    shuttle_space: int
    warehouse: dict[AnyGood, int]
    grid: list[TechKind | None]  # 8 spaces from the top left
    tech_stack: int
    display: list[int | None]  # bottom row, then top row
    deck: int  # blueprints still to come
    science: list[str | None]  # Scientists, or contract_01 to contract_12
    contracts: list[int]  # of the deck
    exploration: list[str]
    discoveries: int  # face down
    tops: dict[Building, str]  # the open tile of each stack
    stacks: dict[Building, int]
    slots: dict[MainAction, list[int]]  # Colonists by player
    ground: dict[HexId, Ground]
    radar: str | None
    players: list[Player]
    bots: int | None  # movement points left
    rover: int | None
    solo_card: str | None
    icon: Building | None  # where Lacerda's Bot stands
    aim: Aim | None
    own: Own | None = None  # the reader's; None for spectators
