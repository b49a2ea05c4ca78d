"""What the files of tech, the lab, and the tiles to find or to score hold."""

from typing import Literal

from mensae.games.components import Part
from mensae.games.onmars.parts import Boost, Effect, File, Natural, Positive, Price
from mensae.games.onmars.parts_board import Colour, Corner
from mensae.games.onmars.schema import Building, TechKind


class TechType(Part, frozen=True):
    """OM-007: a kind of tech."""

    id: TechKind
    name: str
    type: Literal["construction", "enhancement"]
    building: Building | None
    use: Literal["mandatory_for_complex", "optional"]
    effect_per_level: dict[Literal["connect_buildings", "rover_points", "extra_upgrades", "extra_colonists"], Positive]
    in_grid: bool
    used_by: list[str]
    once_per_action: bool = False


class TechTile(Part, frozen=True):
    """A tile of one of the two sets, or the Shelter Tech of a colour."""

    id: str
    kind: TechKind
    set: Literal["a", "b"] | None
    owner_colour: Colour | None


class GridRow(Part, frozen=True):
    """OM-028: a row of the grid, and what its tiles cost."""

    id: Literal["top", "middle", "bottom"]
    spaces: Positive
    price: Price


class Grid(Part, frozen=True):
    """The tech grid."""

    rows: list[GridRow]
    refill_order: list[Literal["top", "middle", "bottom"]]
    stacks: Positive


class Tech(File, frozen=True):
    """`tech_tiles.json`."""

    kinds: list[TechType]
    tiles: list[TechTile]
    max_per_kind_per_player: Positive
    grid: Grid


class LabColumn(Part, frozen=True):
    """A column of the lab: the level, what a step into it costs, and the points at the end."""

    column: Positive
    level: Positive
    price: Price | None
    points: Natural


class LabSpace(Part, frozen=True):
    """A space of the lab, and the spaces of the next column that it leads to."""

    id: str
    column: Positive
    row: Literal["top", "middle", "bottom"]
    q: int
    r: int
    links: list[str]
    benefit: Effect | None
    boost: Boost | None


class Lab(File, frozen=True):
    """`lab.json`."""

    entry_spaces: list[str]
    shelter_tech_start: str
    columns: list[LabColumn]
    spaces: list[LabSpace]


class DiscoveryTile(Part, frozen=True):
    """OM-161."""

    id: str
    kind: str
    benefit: Effect
    gives_resources: bool


class Discoveries(File, frozen=True):
    """`discovery_tiles.json`."""

    face_up_on_exploration: Positive
    tiles: list[DiscoveryTile]


class ResearchTile(Part, frozen=True):
    """OM-160."""

    id: str
    kind: Literal["a", "b", "c", "d"]
    colour: str
    letter: str
    corner: Corner
    benefit: Effect


class Research(File, frozen=True):
    """`research_tiles.json`."""

    max_per_kind_per_player: Positive
    tiles: list[ResearchTile]


class LssReward(Part, frozen=True):
    """OM-166: what a reward tile counts."""

    id: str
    number: Positive
    count: Literal[
        "best_tech_level",
        "ships_in_hangar",
        "advanced_buildings",
        "mines_held",
        "bots_on_map",
        "discovery_tiles",
        "shelters",
        "colonists_in_lq",
    ]
    points_each: Positive
    text: str


class LssRewards(File, frozen=True):
    """`lss_rewards.json`."""

    used_per_game: Positive
    tiles: list[LssReward]


class LssBenefit(Part, frozen=True):
    """OM-167."""

    id: str
    benefit: Effect


class LssBenefits(File, frozen=True):
    """`lss_benefits.json`."""

    choose: Positive
    benefits: list[LssBenefit]
