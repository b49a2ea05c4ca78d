"""What is wrong with an effect, a boost, a condition or a price, wherever it is printed."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from typing import get_args

from mensae.games.onmars.parts import (
    Adds,
    Boost,
    Condition,
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
    Price,
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
from mensae.games.onmars.schema import Resource

CRYSTALS = frozenset({"crystal"})
CUBES = frozenset(get_args(Resource))
CHOSEN = CUBES | {"any_resource"}
FIRST_STEPS: dict[str, list[list[str]]] = {  # OM-055, OM-200, OM-201: what may come before the other two steps
    "orbit": [["production"]],
    "colony": [[]],
    "other_side": [["explore_or_production"]],
}
SAID: dict[str, set[str]] = {  # what a condition says beside its test; `min` where it is not listed
    "all": {"of"},
    "complex_size": {"building", "min"},
    "contract_completed": {"contract"},
    "markers_in_complexes": {"min", "min_complex_size", "different_complexes"},
    "scientist_owned": {"scientist"},
    "side_at_end": {"side"},
    "stored": {"good", "min"},
    "stored_same_type": {"min", "types"},
    "tech_level": {"tech", "min"},
    "tech_tiles_on_spaces": {"min", "spaces"},
}


def twice(names: Iterable[Hashable]) -> list[Hashable]:
    """What is there more than once."""
    return [name for name, count in Counter(names).items() if count > 1]


def numbered(ids: list[str], pattern: str) -> Iterator[str]:
    """Ids are the pattern with 1, 2, 3 and so on, each once and in this order."""
    for number, name in enumerate(ids, start=1):
        if name != pattern.format(number):
            yield f"{name} stands where {pattern.format(number)} should be"


def counted(count: int, said: int, what: str) -> Iterator[str]:
    """As many as `setup.json` says."""
    if count != said:
        yield f"{count} {what}, not {said} as in setup.json"


def price(paid: Price, goods: frozenset[str]) -> Iterator[str]:
    """A price is paid in goods that are taken there."""
    if not set(paid) <= goods:
        yield f"costs {', '.join(sorted(set(paid) - goods))}"


def effect(said: Effect, boost: Boost | None = None) -> Iterator[str]:
    """OM-257: an effect that does something, with a boost that adds to it."""
    match said:
        case Gain(goods):
            if not goods:
                yield "gains nothing"
        case TakeFromWarehouse(_, some) | GainChoice(_, some) | TakeScienceCard(some) | Retrieve(_, some):
            if not some or twice(some):
                yield f"has a choice of {', '.join(some) or 'nothing'}"
        case PayThen(prices, then):
            if not prices:
                yield "has no price to choose"
            for one in prices:
                yield from price(one, CUBES)
            yield from effect(then)
        case WelcomeShip(pay=pay, reward_options=rewards, price=paid):
            if pay != (paid is not None):
                yield "should have a price if it is paid, and only then"
            yield from price(paid or {}, CUBES)
            if not rewards or not all(rewards):
                yield "brings nothing"
        case MoveRover(points=points, points_from=source):
            if (points is None) == (source is None):
                yield "should have either points or points_from"
        case Trade(give, take):
            if not give or not take:
                yield "trades for nothing"
        case Travel(to, steps):
            if steps[-2:] != ["retrieve", "turn_order_space"] or list(steps[:-2]) not in FIRST_STEPS[to]:
                yield f"travels to {to} with the steps {', '.join(steps)}"
        case Construct() | Upgrade() | Develop() | TakeTech() | TakeBlueprint() | GainColonists() | MoveBots():
            pass
        case ControlCenter() | Produce() | Score() | Radar() | UseAdvancedBuilding():
            pass
    if boost:
        yield from _boost(said, boost.adds)


def _boost(said: Effect, adds: Adds) -> Iterator[str]:
    """OM-052: one boost adds one thing, of which the effect has some."""
    added = [name for name in adds.__struct_fields__ if getattr(adds, name)]
    if added != [_boosted(said)]:
        yield f"has a boost that adds {', '.join(added) or 'nothing'}"


def _boosted(said: Effect) -> str | None:
    match said:
        case Construct():
            return "tech_level"
        case Produce():
            return "extra_production"
        case Gain():
            return "goods"
        case Trade():
            return "take"
        case MoveBots() | MoveRover():
            return "points"
        case Upgrade() | Develop() | TakeTech() | TakeBlueprint() | TakeFromWarehouse() | WelcomeShip():
            return "count"
        case TakeScienceCard() | GainChoice() | GainColonists() | PayThen() | ControlCenter() | Retrieve():
            return None
        case Travel() | Score() | Radar() | UseAdvancedBuilding():
            return None


def condition(asked: Condition, spaces: Iterable[str] = (), contracts: Iterable[str] = ()) -> Iterator[str]:
    """A condition says what its test needs and nothing else, and names what there is."""
    said = {name for name in asked.__struct_fields__ if name != "test" and getattr(asked, name) not in (None, [])}
    needed = SAID.get(asked.test, {"min"})
    if said - ({"building"} if asked.test == "advanced_buildings" else set()) != needed:
        yield f"asks for {asked.test} and says {', '.join(sorted(said)) or 'nothing'}"
    if unknown := set(asked.spaces) - set(spaces):
        yield f"asks for the lab spaces {', '.join(sorted(unknown))}, which are not there"
    if asked.contract is not None and asked.contract not in contracts:
        yield f"asks for {asked.contract}, which is not there"
    for part in asked.of:
        yield from condition(part, spaces, contracts)
