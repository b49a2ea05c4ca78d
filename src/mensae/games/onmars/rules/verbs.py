"""The effects of cards, tiles, spaces and actions as numbers (OM-257): what each does, how often, and its boost."""

from typing import Final

from mensae.games.onmars.components import (
    BLUEPRINTS,
    DISCOVERIES,
    EXECUTIVE,
    FIRST_COLONISTS,
    GOALS,
    LAB,
    LSS_BENEFITS,
    MAIN,
    RESEARCH,
    TURN_ORDER,
)
from mensae.games.onmars.data import ABSENT, COLONY, GOODS, ORBIT, SLOT_SIDE, TYPES, WORKED, WORKING_AREA, price
from mensae.games.onmars.parts import (
    Boost,
    Construct,
    ControlCenter,
    Develop,
    Effect,
    Gain,
    GainChoice,
    GainColonists,
    MoveBots,
    MoveRover,
    PayThen,
    Produce,
    Radar,
    Retrieve,
    Score,
    TakeBlueprint,
    TakeFromWarehouse,
    TakeScienceCard,
    TakeTech,
    Trade,
    Travel,
    Upgrade,
    UseAdvancedBuilding,
    WelcomeShip,
)

CONSTRUCT: Final = 0
UPGRADE: Final = 1
DEVELOP: Final = 2
TAKE_TECH: Final = 3
TAKE_BLUEPRINT: Final = 4
WAREHOUSE: Final = 5
TAKE_SCIENCE: Final = 6
GAIN: Final = 7
GAIN_CHOICE: Final = 8
GAIN_COLONISTS: Final = 9
PAY_THEN: Final = 10
WELCOME_SHIP: Final = 11
MOVE: Final = 12  # Bots, Rover or both
PRODUCE: Final = 13
RETRIEVE: Final = 14
TRADE: Final = 15
TRAVEL: Final = 16
SCORE: Final = 17
RADAR: Final = 18
USE_BUILDING: Final = 19

_VERBS: Final[dict[type[Effect], int]] = {
    Construct: CONSTRUCT,
    Upgrade: UPGRADE,
    Develop: DEVELOP,
    TakeTech: TAKE_TECH,
    TakeBlueprint: TAKE_BLUEPRINT,
    TakeFromWarehouse: WAREHOUSE,
    TakeScienceCard: TAKE_SCIENCE,
    Gain: GAIN,
    GainChoice: GAIN_CHOICE,
    GainColonists: GAIN_COLONISTS,
    PayThen: PAY_THEN,
    WelcomeShip: WELCOME_SHIP,
    MoveBots: MOVE,
    MoveRover: MOVE,
    ControlCenter: MOVE,
    Produce: PRODUCE,
    Retrieve: RETRIEVE,
    Trade: TRADE,
    Travel: TRAVEL,
    Score: SCORE,
    Radar: RADAR,
    UseAdvancedBuilding: USE_BUILDING,
}
ANY_NUMBER: Final = 99
OTHER_SIDE: Final = 2
HIGHEST_ROVER_TECH: Final = 100  # points of Command Center (OM-149)
EXPLORES: Final = 1  # steps of a travel, as bits
RETRIEVES: Final = 2
MOVES_MARKER: Final = 4

# What follows has one value for each effect, whatever its source
VERB: Final[list[int]] = []
COUNT: Final[list[int]] = []  # units, points for Bots, goods, Colonists
PAYS: Final[list[bool]] = []
PRICE: Final[list[int]] = []  # of a Ship, or one way to pay for what follows
OTHER_PRICE: Final[list[int]] = []  # the other way
BUILDING: Final[list[int]] = []  # ABSENT: any
ANYWHERE: Final[list[bool]] = []  # no Bot needed
TECH: Final[list[bool]] = []  # a Tech tile may make it stronger
WANTED: Final[list[int]] = []  # bits: goods to choose from, places, kinds of cards (1 Scientist, 2 contract), steps
AMOUNT: Final[list[list[int]]] = []  # goods that are gained
ROVER_POINTS: Final[list[int]] = []
BY_CRYSTALS: Final[list[bool]] = []  # crystals add points
COLLECTS: Final[list[bool]] = []  # Bots as well (OM-147)
SIDE: Final[list[int]] = []  # of a travel
CREW_BOT: Final[list[int]] = []  # Colonists beside a Bot
CREW_ALONE: Final[list[int]] = []  # Colonists without a Bot
BOOSTS: Final[list[int]] = []  # how many boosts at most
_known: dict[str, int] = {}


def _places(effect: Retrieve) -> int:
    bits = 0
    for slots, side in enumerate(SLOT_SIDE):
        bits |= ("orbit_slots", "colony_slots")[side] in effect.sources and 1 << slots
    return bits | ("working_area" in effect.sources and 1 << WORKING_AREA)


class _Row:
    """The values of one effect, before they go into the tables."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.count = 0
        self.pays = False
        self.price = 0
        self.other_price = 0
        self.building = ABSENT
        self.anywhere = False
        self.tech = False
        self.wanted = 0
        self.amount = [0] * len(GOODS)
        self.rover = 0
        self.by_crystals = False
        self.collects = False
        self.side = 0
        self.crew_bot = 0
        self.crew_alone = 0


def _row(effect: Effect) -> _Row:
    row = _Row(_VERBS[type(effect)])
    row.pays = getattr(effect, "pay", False)
    count = getattr(effect, "count", getattr(effect, "points", 0))
    row.count = ANY_NUMBER if count == "any" else count or 0
    match effect:
        case Construct():
            row.building = ABSENT if effect.building == "any" else TYPES.index(effect.building)
        case Upgrade():
            row.anywhere, row.tech = effect.zone == "anywhere", effect.tech_allowed
        case TakeScienceCard():
            row.wanted = ("scientist" in effect.kinds) | ("contract" in effect.kinds) << 1
        case Gain():
            row.amount = [effect.goods.get(good, 0) for good in GOODS]
        case GainChoice():
            row.wanted = sum(1 << GOODS.index(good) for good in effect.goods)
        case PayThen():
            row.price, row.other_price = (price(option) for option in effect.price_options)
            row.side = number(effect.then, None)
        case WelcomeShip():
            row.tech, row.price = effect.tech_allowed, price(effect.price)
            row.crew_bot = next(crew["colonist"] for crew in effect.reward_options if "bot" in crew)
            row.crew_alone = next(crew["colonist"] for crew in effect.reward_options if "bot" not in crew)
        case MoveBots() | MoveRover() | ControlCenter():
            _movement(row, effect)
        case Retrieve():
            row.wanted = _places(effect)
        case Trade():
            row.count, row.wanted = effect.take["non_mineral_resource"], sum(1 << good for good in range(1, 5))
        case Travel():
            row.side = {"orbit": ORBIT, "colony": COLONY, "other_side": OTHER_SIDE}[effect.to]
            row.wanted = RETRIEVES | MOVES_MARKER
            row.wanted |= EXPLORES if {"production", "explore_or_production"} & set(effect.steps) else 0
        case _:
            pass  # its verb, count and price say it all
    return row


def _movement(row: _Row, effect: MoveBots | MoveRover | ControlCenter) -> None:
    row.by_crystals = effect.crystals_add
    match effect:
        case MoveBots():
            row.collects = effect.collect_as_rover
        case MoveRover():
            row.count, row.tech = 0, effect.tech_allowed
            row.rover = HIGHEST_ROVER_TECH if effect.points is None else effect.points
        case ControlCenter():
            row.count, row.rover, row.tech = effect.bot_points, effect.rover_points, effect.tech_allowed


def number(effect: Effect, boost: Boost | None) -> int:
    """The number of an effect with its boost; equal ones have one number."""
    key = f"{effect!r} {boost!r}"
    if key not in _known:
        row = _row(effect)
        _known[key] = len(VERB)
        for table, value in (
            (VERB, row.verb),
            (COUNT, row.count),
            (PRICE, row.price),
            (OTHER_PRICE, row.other_price),
            (BUILDING, row.building),
            (WANTED, row.wanted),
            (ROVER_POINTS, row.rover),
            (SIDE, row.side),
            (CREW_BOT, row.crew_bot),
            (CREW_ALONE, row.crew_alone),
            (BOOSTS, 0 if boost is None else boost.max or ANY_NUMBER),
        ):
            table.append(value)
        for flags, flag in (
            (PAYS, row.pays),
            (ANYWHERE, row.anywhere),
            (TECH, row.tech),
            (BY_CRYSTALS, row.by_crystals),
            (COLLECTS, row.collects),
        ):
            flags.append(flag)
        AMOUNT.append(row.amount)
    return _known[key]


def _optional(effect: Effect | None, boost: Boost | None) -> int:
    return -1 if effect is None else number(effect, boost)


MAIN_EFFECT: Final = [number(action.action, action.boost) for action in MAIN.actions]
EXECUTIVE_EFFECT: Final = [number(action.action, None) for action in EXECUTIVE.actions]
EXECUTIVE_PRICE: Final = [action.price["crystal"] for action in EXECUTIVE.actions]
CARD_EFFECT: Final = [number(card.action, card.boost) for card in BLUEPRINTS.blueprints]
LAB_EFFECT: Final = [_optional(space.benefit, space.boost) for space in LAB.spaces]
TILE_EFFECT: Final = [
    *(number(tile.benefit, None) for tile in DISCOVERIES.tiles),
    *(number(tile.benefit, None) for tile in RESEARCH.tiles),
]
SPACE_EFFECT: Final = [-1, *(_optional(space.bonus, space.boost) for space in TURN_ORDER.spaces)]
FIRST_REWARD: Final = [number(goal.reward_a, None) for goal in GOALS.goals]
SECOND_REWARD: Final = [number(goal.reward_b, None) for goal in GOALS.goals]
LSS_EFFECT: Final = [number(benefit.benefit, None) for benefit in LSS_BENEFITS.benefits]
TASK_EFFECT: Final = [number(card.reward, None) for card in FIRST_COLONISTS.b_cards]
assert len(WORKED) == WORKING_AREA
