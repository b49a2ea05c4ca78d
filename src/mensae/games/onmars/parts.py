"""What the printed parts say: goods, prices, effects, boosts and conditions, as they stand in `components/*.json`."""

from typing import Annotated, Literal

from msgspec import Meta, field

from mensae.games.components import Part
from mensae.games.onmars.schema import AnyGood, Building, Resource, Side, TechKind

ScientistId = Literal["geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer"]
Slots = Literal["orbit_slots", "colony_slots", "working_area"]  # where colonists are used up
TravelStep = Literal["production", "explore_or_production", "retrieve", "turn_order_space"]

Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]
Goods = dict[AnyGood, Positive]
Price = dict[Literal[AnyGood, "any_resource", "colonist_lq_to_wa", "colonist_lq_to_tile"], Positive]
Wanted = dict[Literal["any_resource", "non_mineral_resource"], Positive]
Arrivals = dict[Literal["colonist", "bot"], Positive]


class File(Part, frozen=True):
    """A file, with the name and the number of its form."""

    schema: str


class Tagged(Part, frozen=True, tag_field="effect"):
    """An effect, told from the others by its name."""


class Construct(Tagged, frozen=True, tag="construct"):
    """A building is placed on the map."""

    building: Literal[Building, "any"]
    pay: bool
    zone: Literal["bot", "anywhere"]


class Upgrade(Tagged, frozen=True, tag="upgrade"):
    """Buildings become advanced ones."""

    count: Positive
    pay: bool
    zone: Literal["bot", "anywhere"]
    tech_allowed: bool


class Develop(Tagged, frozen=True, tag="develop"):
    """Tech tiles go on in the lab."""

    count: Positive
    pay: bool


class TakeTech(Tagged, frozen=True, tag="take_tech"):
    """Tech tiles from the grid."""

    count: Positive
    pay: bool


class TakeBlueprint(Tagged, frozen=True, tag="take_blueprint"):
    """Blueprints from the display."""

    count: Positive


class TakeFromWarehouse(Tagged, frozen=True, tag="take_from_warehouse"):
    """Cubes or crystals from the warehouse, as far as it has them."""

    count: Positive
    goods: list[Literal["resource", "crystal"]]


class TakeScienceCard(Tagged, frozen=True, tag="take_science_card"):
    """Scientists or Earth contracts from the display."""

    kinds: list[Literal["scientist", "contract"]]
    count: Positive
    pay: bool


class Gain(Tagged, frozen=True, tag="gain"):
    """Goods from the supply."""

    goods: Goods


class GainChoice(Tagged, frozen=True, tag="gain_choice"):
    """As many goods as said, each of a kind of one's choice."""

    count: Positive
    goods: list[AnyGood]


class GainColonists(Tagged, frozen=True, tag="gain_colonists"):
    """Colonists from the supply into the living quarters."""

    count: Positive


class PayThen(Tagged, frozen=True, tag="pay_then"):
    """One of the prices, for another effect."""

    price_options: list[Price]
    then: "Effect"


class WelcomeShip(Tagged, frozen=True, tag="welcome_ship"):
    """A ship flies to the hangar, and brings one of the rewards."""

    count: Positive
    pay: bool
    tech_allowed: bool
    reward_options: list[Arrivals]
    price: Price | None = None


class MoveBots(Tagged, frozen=True, tag="move_bots"):
    """Own bots move on the map."""

    points: Positive
    crystals_add: bool
    collect_as_rover: bool


class MoveRover(Tagged, frozen=True, tag="move_rover"):
    """The own rover moves on the map, by so many points or by what `points_from` counts."""

    crystals_add: bool
    tech_allowed: bool
    points: Positive | None = None
    points_from: Literal["highest_rover_tech_level_in_play"] | None = None


class ControlCenter(Tagged, frozen=True, tag="control_center"):
    """Bots and the rover move."""

    bot_points: Positive
    rover_points: Positive
    crystals_add: bool
    tech_allowed: bool


class Produce(Tagged, frozen=True, tag="produce"):
    """A production of one's own complexes."""


class Retrieve(Tagged, frozen=True, tag="retrieve"):
    """Used colonists come home."""

    count: Positive | Literal["any"]
    sources: list[Slots] = field(name="from")


class Trade(Tagged, frozen=True, tag="trade"):
    """Some goods for others."""

    give: Wanted
    take: Wanted


class Travel(Tagged, frozen=True, tag="travel"):
    """To the other side, with the steps of it."""

    to: Literal[Side, "other_side"]
    steps: list[TravelStep]


class Score(Tagged, frozen=True, tag="score"):
    """Opportunity points."""

    points: Positive


class Radar(Tagged, frozen=True, tag="radar"):
    """The Radar's own effect on discovery tiles."""


class UseAdvancedBuilding(Tagged, frozen=True, tag="use_advanced_building"):
    """The action of an advanced building."""


Effect = (
    Construct
    | Upgrade
    | Develop
    | TakeTech
    | TakeBlueprint
    | TakeFromWarehouse
    | TakeScienceCard
    | Gain
    | GainChoice
    | GainColonists
    | PayThen
    | WelcomeShip
    | MoveBots
    | MoveRover
    | ControlCenter
    | Produce
    | Retrieve
    | Trade
    | Travel
    | Score
    | Radar
    | UseAdvancedBuilding
)


class Adds(Part, frozen=True):
    """What one boost adds to an effect."""

    count: Natural = 0
    points: Natural = 0
    tech_level: Natural = 0
    extra_production: Natural = 0
    goods: Goods = field(default_factory=dict)
    take: Wanted = field(default_factory=dict)


class Boost(Part, frozen=True):
    """An effect made stronger, as often as `max` says, or as colonists allow."""

    cost: Literal["colonist_lq_to_wa"]
    max: Positive | None
    adds: Adds


class Condition(Part, frozen=True):
    """What a goal asks for; the fields that its test needs."""

    test: Literal[
        "all",
        "advanced_buildings",
        "blueprints_owned",
        "colonists_in_lq",
        "colony_level",
        "complex_size",
        "contract_completed",
        "contracts_completed",
        "contracts_completed_each_kind",
        "discovery_tiles",
        "markers_in_complexes",
        "mines_held",
        "points_ahead",
        "private_goals_completed",
        "progress_cubes",
        "research_tiles",
        "scientist_owned",
        "scientists",
        "shelters",
        "ships_in_hangar",
        "side_at_end",
        "stored",
        "stored_same_type",
        "tech_level",
        "tech_tiles",
        "tech_tiles_on_spaces",
    ]
    min: Positive | None = None
    of: list["Condition"] = field(default_factory=list)
    building: Building | None = None
    min_complex_size: Positive | None = None
    different_complexes: bool | None = None
    types: list[Resource] = field(default_factory=list)
    good: AnyGood | None = None
    spaces: list[str] = field(default_factory=list)
    tech: Literal[TechKind, "any"] | None = None
    contract: str | None = None
    scientist: ScientistId | None = None
    side: Side | None = None
