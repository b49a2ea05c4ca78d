"""OM-253 to OM-255: the solo goals, and how a solo game ends."""

from collections.abc import Callable

import pytest

from mensae.core.schema import Outcome
from mensae.games.onmars.components import SOLO_GOALS
from mensae.games.onmars.data import NONE
from mensae.games.onmars.result import outcome
from mensae.games.onmars.rules.contracts import MET
from mensae.games.onmars.rules.geometry import WHERE
from mensae.games.onmars.rules.solo_goals import highest_goal, solo_result
from mensae.games.onmars.state import (
    ACHIEVED,
    ADVANCED,
    CONTRACT,
    FINAL,
    LACERDA,
    OWN,
    POINTS,
    SCIENTIST_AT,
    SHELTERED,
    SHOWN,
    STUDIED,
    State,
)
from mensae.games.onmars.tests.lacerda import alone
from mensae.games.onmars.tests.phases import studied
from mensae.games.onmars.tests.position import goods, space, tech
from mensae.games.onmars.tests.table import advanced, building, contract, level, scientist

GOALS = [goal.id for goal in SOLO_GOALS.goals]
Change = Callable[[State], object]


def ahead(s: State, points: int) -> None:
    """The human is so many points ahead, those of the end included."""
    s.own[POINTS], s.own[FINAL] = 70 + points, 30
    s.own[LACERDA * OWN + POINTS], s.own[LACERDA * OWN + FINAL] = 60, 40


def contracts(s: State, *numbers: int, met: bool = True) -> None:
    """The human holds these contracts, completed or not."""
    for number in numbers:
        contract(s, 0, number)
        s.contracts[(number - 1) * CONTRACT + MET] = met


def own(field: int, value: int) -> Change:
    """One thing is different with the human."""
    return lambda s: s.own.__setitem__(field, value)


def first_colonists(s: State) -> None:
    """Everything that First Colonists asks for, and no more."""
    level(s, 3)
    contracts(s, 8)
    s.own[ACHIEVED] = 4
    tech(s, 0, "ship_tech", "c6")
    ahead(s, 1)


def next_generation(s: State) -> None:
    """The same for Next Generation."""
    level(s, 3)
    contracts(s, 2, 8)
    s.own[ACHIEVED] = 4
    studied(s, 0, "a", "c")
    building(s, "shelter", "-3,0", "-4,0", "-3,-1", seat=0)
    ahead(s, 10)


def hunky_dory(s: State) -> None:
    """The same for Hunky Dory."""
    level(s, 4)
    contracts(s, 2, 8)
    s.own[ACHIEVED] = 4
    building(s, "mine", "1,0", "1,-1", seat=0)
    for card, at in ((1, "0,0"), (3, "0,-2"), (5, "0,2"), (7, "-2,1"), (9, "2,-1")):
        advanced(s, 0, card, at)
    ahead(s, 20)


def martian_potato(s: State) -> None:
    """The same for A Martian Potato."""
    level(s, 3)
    contracts(s, 4, 11)
    scientist(s, 0, "biochemist")
    building(s, "greenhouse", "-3,1", "-4,1", "-4,2", "-3,2")
    for card, at in ((7, "-2,1"), (8, "-3,1"), (19, "-4,1")):
        advanced(s, 0, card, at)
    goods(s, 0, plant=5)
    studied(s, 0, "a", "c")
    tech(s, 0, "greenhouse_tech", "c6")
    space(s, 0, 2)
    ahead(s, 30)


BEGIN: dict[str, Change] = {
    "first_colonists": first_colonists,
    "next_generation": next_generation,
    "hunky_dory": hunky_dory,
    "martian_potato": martian_potato,
}
SPOILED: dict[str, list[Change]] = {
    "first_colonists": [
        lambda s: level(s, 2),
        lambda s: contracts(s, 8, met=False),
        own(ACHIEVED, NONE),
        lambda s: tech(s, 0, "ship_tech", "c5_top"),
        lambda s: ahead(s, 0),
    ],
    "next_generation": [
        lambda s: level(s, 2),
        lambda s: contracts(s, 2, met=False),
        lambda s: contracts(s, 8, met=False),
        lambda s: contract(s, LACERDA, 8),
        own(ACHIEVED, NONE),
        own(STUDIED, 1),
        own(SHELTERED, 3),
        lambda s: ahead(s, 9),
    ],
    "hunky_dory": [
        lambda s: level(s, 3),
        lambda s: contracts(s, 2, met=False),
        lambda s: contracts(s, 8, met=False),
        own(ACHIEVED, NONE),
        lambda s: s.miner.__setitem__(WHERE["1,0"], LACERDA),
        own(ADVANCED, 4),
        lambda s: ahead(s, 19),
    ],
    "martian_potato": [
        lambda s: level(s, 2),
        lambda s: contracts(s, 4, met=False),
        lambda s: contracts(s, 11, met=False),
        lambda s: s.table.__setitem__(SCIENTIST_AT + 3, SHOWN),
        lambda s: advanced(s, LACERDA, 8, "-3,1"),
        lambda s: s.size.__setitem__(s.group[WHERE["-2,1"]], 4),
        lambda s: goods(s, 0, plant=4),
        own(STUDIED, 1),
        lambda s: tech(s, 0, "greenhouse_tech", "c5_top"),
        lambda s: space(s, 0, 5),
        lambda s: ahead(s, 29),
    ],
}


def goal_of(s: State) -> str | None:
    """The highest goal that is met."""
    number = highest_goal(s)
    return None if number == NONE else GOALS[number]


@pytest.mark.rule("OM-253", "OM-254", "OM-255")
@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_is_met_with_exactly_its_conditions(goal: str) -> None:
    s = alone()
    assert goal_of(s) is None
    BEGIN[goal](s)
    assert goal_of(s) == goal


@pytest.mark.rule("OM-254", "OM-255")
@pytest.mark.parametrize(("goal", "number"), [(goal, i) for goal in GOALS for i in range(len(SPOILED[goal]))])
def test_every_condition_of_a_goal_is_needed(goal: str, number: int) -> None:
    s = alone()
    BEGIN[goal](s)
    SPOILED[goal][number](s)
    assert goal_of(s) is None


def test_every_condition_has_been_spoiled() -> None:
    each = {goal.id: len(goal.conditions) for goal in SOLO_GOALS.goals}
    assert all(len(SPOILED[goal]) >= count for goal, count in each.items())


@pytest.mark.rule("OM-253")
def test_the_highest_goal_counts() -> None:
    s = alone()
    hunky_dory(s)
    tech(s, 0, "ship_tech", "c6")
    assert goal_of(s) == "hunky_dory"
    ahead(s, 19)
    assert goal_of(s) == "first_colonists"


@pytest.mark.rule("OM-253", "OM-252")
def test_a_solo_game_has_one_seat_which_wins_with_a_goal() -> None:
    s = alone()
    first_colonists(s)
    assert outcome(s) is None
    s.over, s.ended_by = True, "OM-208"
    assert outcome(s) == Outcome("OM-208", [101], [1])
    assert solo_result(s) == (GOALS.index("first_colonists"), 100)
    ahead(s, 0)
    assert outcome(s) == Outcome("OM-208", [100], [2])
    assert solo_result(s) == (NONE, 100)
