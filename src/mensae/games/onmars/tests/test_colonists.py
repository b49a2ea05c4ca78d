"""Chapter 1: Colonists, and when pending crystals arrive."""

import pytest

from mensae.games.onmars.rules.goods import come_home, quarters_capacity, storage_limit
from mensae.games.onmars.schema import (
    Crew,
    Main,
    Ship,
)
from mensae.games.onmars.state import WA
from mensae.games.onmars.tests.looking import (
    construct,
    crystals,
    people,
)
from mensae.games.onmars.tests.position import (
    colonists,
    do,
    goods,
    position,
    turn,
)
from mensae.games.onmars.tests.table import building


@pytest.mark.rule("OM-022")
def test_the_living_quarters_take_two_more_for_each_further_shelter_at_once() -> None:
    s = position()
    room = [quarters_capacity(s, 0)]
    for at in ("-3,-1", "-3,0", "-2,-2", "-1,-2"):
        building(s, "shelter", at, seat=0)
        room.append(quarters_capacity(s, 0))
    assert room == [4, 6, 8, 10, 12]
    s = position()
    construct(s, "shelter", "-3,-1")
    assert (quarters_capacity(s, 0), storage_limit(s, 0)) == (6, 3)


@pytest.mark.rule("OM-023")
@pytest.mark.parametrize(("lq", "wa", "after"), [(3, 0, (4, 0, 8)), (4, 0, (4, 0, 8)), (1, 10, (2, 10, 0))])
def test_colonists_are_gained_as_far_as_quarters_and_supply_allow(lq: int, wa: int, after: tuple[int, ...]) -> None:
    s = position()
    colonists(s, 0, lq=lq, wa=wa)
    goods(s, 0, mineral=0)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=False))
    assert people(s) == after


@pytest.mark.example("E03")
@pytest.mark.rule("OM-024")
def test_those_who_come_home_fill_the_living_quarters_and_the_others_go_to_the_supply() -> None:
    s = position()
    colonists(s, 0, lq=2, wa=5)
    s.own[WA] = 0  # they are on their way
    come_home(s, 0, 5)
    assert people(s) == (4, 0, 8)  # 5 in the supply before, and 3 more


@pytest.mark.rule("OM-045", "OM-020")
def test_pending_crystals_reach_the_depot_when_the_turn_begins() -> None:
    s = position()
    goods(s, 0, crystal=0, pending=2)
    turn(s, 0)
    assert crystals(s) == (2, 0)
