"""OM-253 to OM-255: the solo goals, and what the human has reached against Lacerda."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.components import CONTRACTS, SOLO_GOALS
from mensae.games.onmars.data import (
    CONTRACT_COUNT,
    GOODS,
    NONE,
    RESOURCES,
    SCIENTIST_IDS,
    SIDES,
    TECHS,
    TYPES,
)
from mensae.games.onmars.parts import Condition
from mensae.games.onmars.rules.contracts import MET, is_delivery
from mensae.games.onmars.rules.counts import best_tech, largest
from mensae.games.onmars.rules.goals import amount
from mensae.games.onmars.rules.lab import level_of
from mensae.games.onmars.rules.scoring import total
from mensae.games.onmars.rules.solo_colony import HUMAN
from mensae.games.onmars.state import ACHIEVED, CONTRACT, LACERDA, OWN, SCIENTIST_AT, State, side_of

_CONTRACT_IDS: Final = [contract.id for contract in CONTRACTS.contracts]
_SCIENTISTS: Final[list[str]] = list(SCIENTIST_IDS)


def met(s: State, contract: i64) -> i64:
    """OM-178: 1 if the human has completed this contract."""
    mine = s.contracts[contract * CONTRACT] == HUMAN
    return s.contracts[contract * CONTRACT + MET] if mine else 0


def of_each_kind(s: State) -> i64:
    """OM-254: completed Upgrade contracts or completed Delivery contracts, whichever are fewer."""
    upgrades: i64 = 0
    deliveries: i64 = 0
    for contract in range(CONTRACT_COUNT):
        if is_delivery(contract):
            deliveries += met(s, contract)
        else:
            upgrades += met(s, contract)
    return upgrades if upgrades < deliveries else deliveries


def reached(s: State, condition: Condition) -> i64:
    """What the condition counts, to be compared with its minimum, or with 1 where it has none."""
    match condition.test:
        case "contract_completed":
            return met(s, _CONTRACT_IDS.index(condition.contract or ""))
        case "contracts_completed_each_kind":
            return of_each_kind(s)
        case "private_goals_completed":
            return 0 if s.own[HUMAN * OWN + ACHIEVED] == NONE else 1
        case "tech_level":
            if condition.tech == "any":
                return best_tech(s, HUMAN)
            return level_of(s, HUMAN, TECHS.index(condition.tech or ""))
        case "points_ahead":
            return total(s, HUMAN) - total(s, LACERDA)
        case "scientist_owned":
            return 1 if s.table[SCIENTIST_AT + _SCIENTISTS.index(condition.scientist or "")] == HUMAN else 0
        case "complex_size":
            return largest(s, TYPES.index(condition.building or ""))
        case "stored":
            return s.stock[HUMAN * RESOURCES + GOODS.index(condition.good or "")]
        case "side_at_end":
            return 1 if side_of(s, HUMAN) == SIDES.index(condition.side or "") else 0
        case _:
            return amount(s, HUMAN, condition)


def fulfils(s: State, condition: Condition) -> bool:
    """OM-254, OM-255: numbers are minimums."""
    least: i64 = 1 if condition.min is None else condition.min
    return reached(s, condition) >= least


def highest_goal(s: State) -> int:
    """OM-253: the number of the highest solo goal of which every condition is met, or NONE."""
    best = NONE
    for number, goal in enumerate(SOLO_GOALS.goals):
        if all(fulfils(s, condition) for condition in goal.conditions):
            if best == NONE or goal.level > SOLO_GOALS.goals[best].level:
                best = number
    return best


def solo_result(s: State) -> tuple[int, int]:
    """OM-252, OM-253: the highest solo goal that is met, or NONE, and Lacerda's points."""
    return highest_goal(s), int(total(s, LACERDA))
