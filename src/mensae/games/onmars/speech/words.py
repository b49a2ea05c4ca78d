"""The words that log, prompts and choices share: players, goods, prices, and the names of everything on the table."""

from collections.abc import Sequence

from mensae.core.schema import Told, Value, Who
from mensae.games.onmars.components import BOARD
from mensae.games.onmars.data import (
    CONTRACT_NEEDS,
    CONTRACT_SIZE,
    CONTRACT_TYPE,
    GOODS,
    LAB_COLUMN,
    LAB_IDS,
    MAINS,
    MISSION_IDS,
    RESEARCH_KIND,
    RESEARCH_KINDS,
    RESOURCES,
    SCIENTIST_COUNT,
    SCIENTIST_IDS,
    SIDES,
    TASK_EVENTS,
    TECHS,
    TILE_ARROWS,
    TYPES,
    WORKED,
    WORKING_AREA,
)
from mensae.games.onmars.rules.contracts import is_delivery
from mensae.games.onmars.rules.goods import is_lacerda
from mensae.games.onmars.rules.packed import in_any, in_colonists, in_crystals, in_resource, is_rover
from mensae.games.onmars.state import State


def player(s: State, who: int) -> Who | Told:
    """A player by name; Lacerda, whom nobody plays, by his (OM-228)."""
    return Told("onmars-lacerda") if is_lacerda(s, who) else Who(who)


def listed(parts: Sequence[Told]) -> Told:
    """One thing, or several in a row, the last after an "and"."""
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        return Told("onmars-and", {"first": parts[0], "last": parts[1]})
    return Told("onmars-list", {"first": parts[0], "rest": listed(parts[1:])})


def counted(good: int, count: int) -> Told:
    """So many of a good; after the goods come Colonists."""
    return Told("onmars-colonists" if good == len(GOODS) else f"onmars-count-{GOODS[good]}", {"count": count})


def goods(counts: Sequence[int]) -> Told:
    """Goods (and Colonists) by kind; there is at least one."""
    return listed([counted(good, count) for good, count in enumerate(counts) if count])


def price_name(price: int) -> Told:
    """OM-018: a price, which is not nothing."""
    parts = [counted(r, in_resource(price, r)) for r in range(RESOURCES) if in_resource(price, r)]
    if in_any(price):
        parts.append(Told("onmars-count-any", {"count": int(in_any(price))}))
    if in_crystals(price):
        parts.append(counted(RESOURCES, int(in_crystals(price))))
    if in_colonists(price):
        parts.append(counted(len(GOODS), int(in_colonists(price))))
    return listed(parts)


def paying(what: Told, price: int) -> Told:
    """Something for its price; just the thing where it costs nothing."""
    return Told("onmars-for", {"what": what, "price": price_name(price)}) if price else what


def costing(what: Told, price: int) -> Told:
    """The same after many words."""
    return Told("onmars-costs", {"what": what, "price": price_name(price)}) if price else what


def building_name(building: int) -> Told:
    """Generator."""
    return Told(f"onmars-building-{TYPES[building]}")


def a_building(building: int) -> Told:
    """A Generator, as what is built."""
    return Told(f"onmars-a-{TYPES[building]}")


def tech_name(kind: int) -> Told:
    """Generator Tech."""
    return Told(f"onmars-tech-{TECHS[kind]}")


def card_name(card: int) -> Told:
    """A blueprint, from 0."""
    return Told(f"onmars-card-{card + 1}")


def main_name(main: int) -> Told:
    """A Main action."""
    return Told(f"onmars-main-{MAINS[main]}")


def slots_name(slots: int) -> Told:
    """The Main action that has these slots."""
    return main_name(MAINS.index(WORKED[slots]))


def to_side(side: int) -> Told:
    """To Orbit."""
    return Told(f"onmars-to-{SIDES[side]}")


def in_side(side: int) -> Told:
    """In Orbit."""
    return Told(f"onmars-in-{SIDES[side]}")


def goal_name(goal: int) -> Told:
    """OM-183: the condition of a goal, from 0."""
    return Told(f"onmars-goal-{goal + 1}")


def mission_name(mission: int) -> Told:
    """What a mission counts."""
    return Told(f"onmars-mission-{MISSION_IDS[mission]}")


def reward_name(reward: int) -> Told:
    """OM-166: what an LSS Reward tile scores, from 0."""
    return Told(f"onmars-reward-{reward + 1}")


def task_name(task: int) -> Told:
    """OM-227: the task of a "B" card."""
    return Told(f"onmars-task-{TASK_EVENTS[task]}")


def scientist_name(scientist: int) -> Told:
    """The Geologist, as one who is hired or sent."""
    return Told(f"onmars-scientist-{SCIENTIST_IDS[scientist]}")


def contract_name(contract: int) -> Told:
    """OM-193, OM-194: a contract, from 0, with what it asks for."""
    number: dict[str, Value] = {"number": contract + 1}
    if is_delivery(contract):
        return Told("onmars-contract-delivery", {**number, "goods": goods(CONTRACT_NEEDS[contract])})
    asked: dict[str, Value] = {"building": building_name(CONTRACT_TYPE[contract]), "size": CONTRACT_SIZE[contract]}
    return Told("onmars-contract-upgrade", {**number, **asked})


def science_name(card: int) -> Told:
    """A Scientist, or a contract after these."""
    return scientist_name(card) if card < SCIENTIST_COUNT else contract_name(card - SCIENTIST_COUNT)


def lab_name(space: int) -> Told:
    """OM-091: a lab space by level and row; the last level has one space."""
    row = LAB_IDS[space].partition("_")[2] or "only"
    return Told(f"onmars-lab-{row}", {"level": LAB_COLUMN[space]})


def arrows_name(tile: int) -> Told:
    """OM-117: the arrows of a tile; there is at least one."""
    return listed([Told(f"onmars-way-{list(BOARD.directions)[way]}") for way in TILE_ARROWS[tile]])


def unit_kind(number: int) -> str:
    """Whether a unit is a Bot or a Rover, for texts that say either."""
    return "rover" if is_rover(number) else "bot"


def research_letter(tile: int) -> str:
    """OM-158: the kind of a Research tile, counted from the first one."""
    return RESEARCH_KINDS[RESEARCH_KIND[tile]].upper()


def retrieved_name(place: int) -> Told:
    """OM-145: where a Colonist is brought home from."""
    if place == WORKING_AREA:
        return Told("onmars-working-area")
    return Told("onmars-slots", {"action": slots_name(place)})
