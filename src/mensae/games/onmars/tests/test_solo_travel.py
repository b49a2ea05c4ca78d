"""Chapter 22.4: how Lacerda travels."""

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.data import TYPES
from mensae.games.onmars.rules import engine
from mensae.games.onmars.rules.geometry import WHERE, apart
from mensae.games.onmars.schema import (
    Develop,
    Hex,
    Keep,
    PutMarker,
    Travel,
)
from mensae.games.onmars.state import LACERDA, OWN, SHELTERED
from mensae.games.onmars.state import level as colony_level
from mensae.games.onmars.tests.lacerda import alone, no_research, place, until
from mensae.games.onmars.tests.looking import (
    crystals,
    ground,
    hangar,
    hexes,
    lying,
    offered,
    rover_at,
    scientists_of,
    standing,
    stored,
    workers,
)
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    do,
    draw,
    ships,
    space,
    tech,
    worker,
)
from mensae.games.onmars.tests.table import (
    building,
    exploration,
    item,
    level,
    lss,
    rover,
    shuttle,
    stack,
)


@pytest.mark.rule("OM-247")
@pytest.mark.parametrize(
    ("travels", "left", "goes"), [(True, "colony", True), (False, "colony", False), (True, "orbit", False)]
)
def test_he_rides_the_shuttle_unless_his_card_forbids_it(travels: bool, left: str, goes: bool) -> None:
    s = alone("colony")
    space(s, 0, 1)
    worker(s, "upgrade", LACERDA)
    building(s, "mine", "2,0", seat=LACERDA)
    s.solo_card = 0 if travels else 1
    shuttle(s, "colony" if left == "colony" else "orbit")
    shuttle_phase(s)
    if offered(s, Travel):
        do(s, Travel("stay"))
    assert bool(offered(s, PutMarker)) == goes
    if goes:
        assert (asked(s), choices(s)) == (CHANCE, [PutMarker(space) for space in (2, 3, 4)])
        do(s, PutMarker(2))
        assert (place(s, LACERDA), crystals(s, LACERDA)) == (2, (1, 1))
    else:
        assert place(s, LACERDA) == 8
    assert (workers(s, "upgrade"), stored(s, LACERDA), ground(s)) == ([0, 1], {}, [])


@pytest.mark.rule("OM-247", "OM-245")
def test_for_the_colonist_bonus_his_rover_moves_instead() -> None:
    s = alone("colony")
    no_research(s)
    item(s, "2,0", "d10")
    space(s, 0, 1)
    s.solo_card = 0
    shuttle(s, "colony")
    shuttle_phase(s)
    do(s, PutMarker(4))
    while offered(s, Hex) or len(scientists_of(s, LACERDA)) == 0:
        engine.apply(s, CHANCE, s.choices[0], 0)
    draw(s)
    assert (rover_at(s, LACERDA), len(scientists_of(s, LACERDA)), asked(s)) == ("2,0", 1, 0)
    assert int(s.freed) == 0


@pytest.mark.rule("OM-247", "OM-199")
def test_he_never_spends_a_ship() -> None:
    s = alone()
    s.solo_card = 0
    shuttle(s, "colony")
    space(s, 0, 2)
    ships(s, LACERDA, docked=(3, 4, 5))
    shuttle_phase(s)
    assert (place(s, LACERDA), hangar(s, LACERDA)) == (1, 2)


@pytest.mark.rule("OM-248", "OM-241")
def test_to_the_colony_he_lays_out_a_tile_and_builds_without_a_worker() -> None:
    s = alone()
    rover(s, 0, "3,0")
    exploration(s, "d13", "d12")
    worker(s, "hire", LACERDA)
    s.solo_card = 0
    s.icon = TYPES.index("generator")
    shuttle(s, "orbit")
    shuttle_phase(s)
    away = {int(apart(WHERE[at], WHERE["3,0"])) for at in hexes(s)}
    assert (asked(s), away, set(hexes(s))) == (CHANCE, {6}, {"-3,0", "-3,1", "-3,2", "-3,3", "-1,-2", "0,-3"})
    do(s, Hex("-3,1"))
    assert lying(s, "-3,1") == "d13"
    until(s, PutMarker)
    do(s, PutMarker(6))  # his Bot moves 2 icons on: to Greenhouse
    do(s, Hex("-4,2"))
    draw(s)
    assert (standing(s, "-4,2"), workers(s, "construct"), TYPES[int(s.icon)]) == (
        "greenhouse",
        [0, 0],
        "oxygen_condenser",
    )
    assert workers(s, "hire") == [0, 0]  # OM-249


@pytest.mark.rule("OM-248", "OM-168")
def test_a_level_up_by_his_travel_comes_at_once() -> None:
    s = alone()
    s.solo_card = 0
    s.icon = TYPES.index("generator")
    lss(s, 1, 2, 2, 2)
    shuttle(s, "orbit")
    shuttle_phase(s)
    do(s, Hex(hexes(s)[0]))
    until(s, PutMarker)
    do(s, PutMarker(8))
    draw(s)
    assert (int(colony_level(s)), asked(s)) == (2, 0)
    assert s.own[LACERDA * OWN + SHELTERED] == 2


@pytest.mark.rule("OM-248", "OM-251")
def test_the_human_decides_about_tech_used_in_his_travel_at_once() -> None:
    s = alone()
    s.solo_card = 0
    space(s, 0, 8)
    lss(s, 2, 2, 2, 2)
    level(s, 2)
    building(s, "mine", "1,0")
    tech(s, 0, "mine_tech", "c2_top")
    shuttle(s, "orbit")
    shuttle_phase(s)
    do(s, Hex(hexes(s)[0]))
    until(s, PutMarker)
    do(s, PutMarker(5), Hex("0,1"))
    draw(s)
    assert (asked(s), choices(s)) == (0, [Develop("mine_tech", "c3_top"), Keep("mine_tech")])


@pytest.mark.rule("OM-248")
def test_without_anything_to_build_he_just_arrives() -> None:
    s = alone()
    s.solo_card = 0
    stack(s, "mine", 0)
    lss(s, 2, 2, 2, 1)
    stack(s, "oxygen_condenser", 0)
    shuttle(s, "orbit")
    shuttle_phase(s)
    do(s, Hex(hexes(s)[0]))
    until(s, PutMarker)
    do(s, PutMarker(8))
    draw(s)
    assert (place(s, LACERDA), workers(s, "construct"), asked(s)) == (8, [0, 0], 0)
