"""What the files of the start and the end of a game hold, and the record of the rulings."""

from typing import Literal

from msgspec import field

from mensae.games.components import Part
from mensae.games.onmars.parts import File, Natural, Positive
from mensae.games.onmars.schema import Resource, TechKind

Value = bool | int | str | list[str]


class ByCount(Part, frozen=True):
    """What depends on the number of players."""

    warehouse_each: Positive
    tech_sets: Positive
    tech_grid_refill: bool
    surcharge: Literal["per_colonist", "per_other_colour"]


class OwnColonists(Part, frozen=True):
    """OM-036."""

    total: Positive
    living_quarters: Natural
    supply: Natural


class OwnBots(Part, frozen=True):
    """OM-036, OM-037."""

    total: Positive
    on_shelter: Natural
    supply: Natural


class OwnRover(Part, frozen=True):
    """OM-038: it is off the map, and counts as standing there."""

    total: Positive
    counts_as_at: str


class OwnShips(Part, frozen=True):
    """OM-019: the ships, and the depot spaces that they cover."""

    total: Positive
    depot_spaces: list[Positive]


class OwnShelters(Part, frozen=True):
    """OM-036."""

    total: Positive
    on_map: Natural
    board: Natural


class OwnParts(Part, frozen=True):
    """OM-009, OM-036: what each player begins with."""

    colonists: OwnColonists
    bots: OwnBots
    rover: OwnRover
    ships: OwnShips
    shelters: OwnShelters
    advanced_markers: Positive
    progress_cubes: Positive
    storage: dict[Resource, Natural]
    crystals_in_depot: Natural
    depot_spaces: Positive
    points: Natural
    tech: dict[TechKind, str]
    private_goals: Positive


class Limits(Part, frozen=True):
    """OM-017, OM-022: how much there is room for, and how long a game may stand still."""

    storage_base: Natural
    storage_per_shelter: Positive
    living_quarters_base: Positive
    living_quarters_per_extra_shelter: Positive
    standstill_rounds: Positive


class SharedCounts(Part, frozen=True):
    """OM-005, OM-007, OM-008: how many there are in the box."""

    start_tiles: int
    building_tiles: int
    shelter_tiles: int
    discovery_tiles: int
    research_tiles: int
    tech_tiles: int
    shelter_tech_tiles: int
    lss_reward_tiles: int
    blueprints: int
    scientists: int
    contracts: int
    private_goals: int
    missions: int
    solo_cards: int
    first_colonist_cards: int
    first_colonist_tiles: int


class Setup(File, frozen=True):
    """`setup.json`."""

    by_player_count: dict[int, ByCount]
    player: OwnParts
    limits: Limits
    shared_counts: SharedCounts


class QuartersRow(Part, frozen=True):
    """A row of the living quarters, and its points at the end."""

    row: Positive
    colonists_min: Natural
    colonists_max: Positive
    points: Natural


class Scoring(File, frozen=True):
    """`scoring.json`."""

    progress_points_by_cubes: list[Natural]  # OM-171
    progress_scored_at_colony_levels: list[Positive]
    first_lss_build_points: Natural  # OM-163
    ship_in_hangar_points: Natural
    living_quarters_rows: list[QuartersRow]
    tie_break: list[Literal["crystals_in_depot", "advanced_buildings", "progress_cubes", "shared_win"]]


class Ruling(Part, frozen=True):
    """A point that the printed rules leave open: what the game does, and what else was considered."""

    id: str
    value: Value
    rules: list[str]
    other_readings: list[Value] = field(default_factory=list)


class Rulings(File, frozen=True):
    """`rulings.json`."""

    note: str
    rulings: list[Ruling]
