"""What players do."""

from typing import Literal, TypeAlias

from mensae.core.schema import Action, Seat
from mensae.games.onmars.schema.draws import Chance
from mensae.games.onmars.schema.words import AnyGood, Building, HexId, MainAction, Place, Resource, Side, TechKind


class PutMarker(Action, frozen=True):
    """OM-040, OM-203: put the Player marker on a Turn Order space."""

    space: int


class PutShuttle(Action, frozen=True):
    """OM-042: where the Shuttle starts."""

    side: Side


class Accept(Action, frozen=True):
    """OM-094, OM-205: take a benefit that may be let go."""


class Skip(Action, frozen=True):
    """OM-259: no, or no more."""


class Main(Action, frozen=True):
    """OM-046: take a Main action."""

    action: MainAction


class Executive(Action, frozen=True):
    """OM-048, OM-082: take the Executive action of a Depot space."""

    space: int


class Goal(Action, frozen=True):
    """OM-179: complete a private goal."""

    goal: int


class Reward(Action, frozen=True):
    """OM-180: the reward of a goal."""

    reward: Literal["develop", "second"]


class Deliver(Action, frozen=True):
    """OM-191: move one good onto a Delivery contract."""

    contract: int
    good: AnyGood


class EndTurn(Action, frozen=True):
    """OM-049, OM-050: the turn is over."""


class Surcharge(Action, frozen=True):
    """OM-078: this many Colonists go to the Working Area; crystals pay the rest of the surcharge."""

    colonists: int


class Crystals(Action, frozen=True):
    """OM-021: pay (the rest) with crystals."""


class Spend(Action, frozen=True):
    """OM-181: discard a private goal card as 1 crystal; only its owner knows which."""

    goal: int


class Pay(Action, frozen=True):
    """OM-018: the resources that are paid, in their fixed order."""

    goods: tuple[Resource, ...]


class Blueprint(Action, frozen=True):
    """OM-057, OM-125: a blueprint, of the display or an own one."""

    blueprint: int


class Learn(Action, frozen=True):
    """OM-060: the tile on this space of the Tech Grid, 1 to 8 from the top left."""

    space: int


class Lab(Action, frozen=True):
    """OM-060: the lab space of a new tile."""

    space: str


class Develop(Action, frozen=True):
    """OM-092: move a tile of the lab to a linked space."""

    tech: TechKind
    space: str


class Good(Action, frozen=True):
    """A good that is taken, given or produced."""

    good: AnyGood


class Boost(Action, frozen=True):
    """OM-052: one more Colonist, one more good."""


class MoveBot(Action, frozen=True):
    """OM-150: a step of a Bot."""

    at: HexId
    to: HexId


class MoveRover(Action, frozen=True):
    """OM-150, OM-154: a step of the Rover."""

    to: HexId


class Point(Action, frozen=True):
    """OM-053, OM-068: buy one movement point."""

    mover: Literal["bots", "rover"]


class Tech(Action, frozen=True):
    """OM-097: use the tile of this player's lab."""

    owner: Seat


class TakeTile(Action, frozen=True):
    """OM-156: take the tile under the Rover or Bot."""

    hex: HexId


class Build(Action, frozen=True):
    """OM-109: the type of a new building."""

    building: Building


class Hex(Action, frozen=True):
    """A hex: of a new building, an upgrade, a Bot, a displaced piece or a Discovery tile."""

    hex: HexId


class Lss(Action, frozen=True):
    """OM-167: one of the four LSS benefits."""

    benefit: Literal["bots", "crystal", "mineral", "retrieve"]


class Ship(Action, frozen=True):
    """OM-070: the Ship on this Depot space."""

    space: int


class Crew(Action, frozen=True):
    """OM-070: the reward of a Ship, with or without a Bot."""

    bot: bool


class Science(Action, frozen=True):
    """OM-069: the card in this slot of the science display."""

    slot: int


class Refill(Action, frozen=True):
    """OM-190: a contract for the freed slot."""

    contract: int


class Use(Action, frozen=True):
    """OM-131, OM-133: the action of an advanced building, paid, or free where a Scientist works."""

    blueprint: int


class Send(Action, frozen=True):
    """OM-132: the same, and the own Scientist goes to work there."""

    blueprint: int


class Retrieve(Action, frozen=True):
    """OM-145, OM-167, OM-185: bring a Colonist home."""

    place: Place


class Keep(Action, frozen=True):
    """OM-100: keep the Oxygen for the use of this tile."""

    tech: TechKind


class Travel(Action, frozen=True):
    """OM-198, OM-199: stay, ride the Shuttle, or discard a Ship."""

    by: Literal["stay", "shuttle", "ship"]


class Discovery(Action, frozen=True):
    """OM-142, OM-200: one of the face-up Discovery tiles."""

    tile: str


class Reveal(Action, frozen=True):
    """OM-226: reveal a "B" card whose task is done."""

    card: str


Move: TypeAlias = (
    PutMarker
    | PutShuttle
    | Accept
    | Skip
    | Main
    | Executive
    | Goal
    | Reward
    | Deliver
    | EndTurn
    | Surcharge
    | Crystals
    | Spend
    | Pay
    | Blueprint
    | Learn
    | Lab
    | Develop
    | Good
    | Boost
    | MoveBot
    | MoveRover
    | Point
    | Tech
    | TakeTile
    | Build
    | Hex
    | Lss
    | Ship
    | Crew
    | Science
    | Refill
    | Use
    | Send
    | Retrieve
    | Keep
    | Travel
    | Discovery
    | Reveal
)
GameAction: TypeAlias = Chance | Move
