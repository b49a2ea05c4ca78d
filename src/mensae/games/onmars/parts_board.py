"""What the files of the board, its buildings and the turn order hold."""

from typing import Literal

from mensae.games.components import Part
from mensae.games.onmars.parts import Boost, Effect, File, Goods, Natural, Positive, Price
from mensae.games.onmars.schema import AnyGood, Building, Side, TechKind

Colour = Literal["purple", "green", "yellow", "blue"]  # OM-001
Direction = Literal["n", "ne", "se", "s", "sw", "nw"]  # OM-010
Corner = Literal["nw", "ne", "sw", "se"]


class Hex(Part, frozen=True):
    """OM-010: a hex in axial coordinates, and its distance from the centre."""

    id: str
    q: int
    r: int
    ring: Natural


class StartHex(Part, frozen=True):
    """OM-031."""

    id: str
    hex: str


class ResearchHexes(Part, frozen=True):
    """OM-032."""

    corner: Corner
    hexes: list[str]


class TravelTrack(Part, frozen=True):
    """Where the shuttle stands, and how far its passengers explore."""

    spaces_per_side: Positive
    departure_space: Positive
    arrival_space_by_colony_level: dict[int, Positive]
    exploration_distance: Positive


class BlueprintDisplay(Part, frozen=True):
    """OM-029."""

    rows: list[Literal["top", "bottom"]]
    spaces_per_row: Positive
    fill_order: list[Literal["top", "bottom"]]


class LifeSupport(Part, frozen=True):
    """OM-035, OM-162: the columns of the life support system."""

    columns: list[Building]
    rows: Positive
    marker_start_row: Positive
    colony_marker_start_row: Positive
    colony_marker_max_row: Positive


class Board(File, frozen=True):
    """`board.json`."""

    orientation: Literal["flat_top"]
    directions: dict[Direction, tuple[int, int]]
    centre: str
    start_building_hexes: list[StartHex]
    shelter_starts: dict[int, list[str]]  # OM-037: by number of players
    shelter_starts_note: str
    research_hexes: list[ResearchHexes]
    travel: TravelTrack
    warehouse_columns: list[AnyGood]  # OM-027
    blueprint_display: BlueprintDisplay
    lss: LifeSupport
    missions_track: list[Natural]  # OM-034
    progress_columns: list[Building]
    hexes: list[Hex]


class BuildingTile(Part, frozen=True):
    """OM-006: a tile and the arrows on its back."""

    id: str
    start: bool
    arrows: list[Direction]


class BuildingType(Part, frozen=True):
    """OM-004: a type of building."""

    id: Building
    name: str
    owned: bool
    cost: Price
    gain_good: AnyGood
    gain_per_complex_size: Positive
    lss: bool
    progress_cube: bool
    tech: TechKind
    stack_size: Positive | None
    per_player: Positive | None
    start_tiles: Positive
    tiles: list[BuildingTile]


class Buildings(File, frozen=True):
    """`buildings.json`."""

    arrow_effect: Goods
    types: list[BuildingType]


class TurnOrderSpace(Part, frozen=True):
    """OM-040: a space of the turn order, and its bonus."""

    id: str
    number: Positive
    side: Side
    bonus: Effect | None
    boost: Boost | None


class TurnOrder(File, frozen=True):
    """`turn_order.json`."""

    spaces: list[TurnOrderSpace]
