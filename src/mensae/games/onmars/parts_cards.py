"""What the files of the cards and actions hold."""

from typing import Literal

from mensae.games.components import Part
from mensae.games.onmars.parts import (
    Boost,
    Condition,
    Effect,
    File,
    Goods,
    Natural,
    Positive,
    Price,
    ScientistId,
)
from mensae.games.onmars.schema import Building, Side
from mensae.games.onmars.schema import MainAction as MainId

MissionEvent = Literal[
    "research_tile_taken",
    "blueprint_taken",
    "building_upgraded",
    "bot_placed",
    "discovery_tile_taken",
    "tech_taken",
    "progress_cube_placed",
    "scientist_taken",
    "contract_completed",
]


class Blueprint(Part, frozen=True):
    """OM-125 to OM-149: a blueprint, and the action of the advanced building that it becomes."""

    id: str
    number: Positive
    name: str
    level: Literal[1, 3]
    building: Building
    min_complex_size: Positive
    gain: Goods
    scientist: ScientistId
    upgrade_cost: Price
    points_built: int
    points_unbuilt: int
    use_cost: Price
    action: Effect
    boost: Boost | None


class Blueprints(File, frozen=True):
    """`blueprints.json`."""

    blueprints: list[Blueprint]


class Scientist(Part, frozen=True):
    """OM-030: a scientist, where she works and what she scores."""

    id: ScientistId
    name: str
    display_slot: Positive
    price: Price
    works_in: Building
    scores: Building
    points_each: Positive


class Scientists(File, frozen=True):
    """`scientists.json`."""

    scientists: list[Scientist]


class Contract(Part, frozen=True):
    """OM-008: an Earth contract, for an advanced building or for goods."""

    id: str
    number: Positive
    kind: Literal["upgrade", "delivery"]
    price: Price
    building: Building | None
    min_complex_size: Positive | None
    goods: Goods | None
    points_met: int
    points_missed: int


class Contracts(File, frozen=True):
    """`contracts.json`."""

    contracts: list[Contract]


class Shares(Part, frozen=True):
    """OM-033: how many missions of each length."""

    short: Natural
    long: Natural


class Deal(Part, frozen=True):
    """OM-033: the missions of a short and of a long game."""

    short_game: Shares
    long_game: Shares


class Mission(Part, frozen=True):
    """OM-173: what counts as a unit, and how many are needed, by number of players."""

    id: str
    title: str
    event: MissionEvent
    needed: dict[int, Positive]
    crystals_per_unit: Positive
    length: Literal["short", "long"]
    marker_action: MainId


class Missions(File, frozen=True):
    """`missions.json`."""

    deal: Deal
    missions: list[Mission]


class Goal(Part, frozen=True):
    """OM-179: a private goal, with two rewards to choose from."""

    id: str
    number: Positive
    title: str
    condition: Condition
    reward_a: Effect
    reward_b: Effect


class Goals(File, frozen=True):
    """`private_goals.json`."""

    dealt_per_player: Positive
    completions_per_game: Positive
    goals: list[Goal]


class ExecutiveAction(Part, frozen=True):
    """OM-048: an executive action beside a depot space."""

    id: str
    depot_space: Positive
    price: Price
    free_with_matching_scientist: bool
    action: Effect


class Executive(File, frozen=True):
    """`executive_actions.json`."""

    max_per_turn: Positive
    side: Literal[Side, "any"]
    actions: list[ExecutiveAction]


class MainAction(Part, frozen=True):
    """OM-046: a main action, and the slots of its workers."""

    id: MainId
    side: Side
    worker: bool
    slots: Natural | Literal["one_per_player"]
    clears_when_full: bool
    boost: Boost | None
    action: Effect


class MainActions(File, frozen=True):
    """`main_actions.json`."""

    actions: list[MainAction]
