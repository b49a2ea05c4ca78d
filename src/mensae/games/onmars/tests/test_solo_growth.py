"""Chapter 22.4: how Lacerda grows with the colony, what tech in use brings him, and his final scoring."""

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.data import TYPES
from mensae.games.onmars.rules import engine
from mensae.games.onmars.rules.scoring import PARTS, parts
from mensae.games.onmars.schema import (
    EndTurn,
    Hex,
    Keep,
    Main,
    Skip,
)
from mensae.games.onmars.state import FINAL, LACERDA, OWN, SHELTERED
from mensae.games.onmars.state import level as colony_level
from mensae.games.onmars.tests.lacerda import alone, his_turn, until
from mensae.games.onmars.tests.looking import (
    bots_at,
    construct,
    crystals,
    hangar,
    hexes,
    lab,
    points,
    progress_cubes,
    ships_docked,
    size_of,
    standing,
    stored,
    units_left,
    workers,
)
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    cubes,
    do,
    draw,
    ships,
    tech,
    worker,
)
from mensae.games.onmars.tests.table import (
    blueprint,
    bots,
    building,
    contract,
    level,
    lss,
    mission,
    reward,
)


@pytest.mark.rule("OM-249")
@pytest.mark.parametrize(("tile", "count"), [(1, 4), (2, 2), (5, 6), (7, 6), (8, 8)])
def test_he_scores_lss_rewards_like_a_player(tile: int, count: int) -> None:
    s = alone("colony")
    level(s, 2)
    lss(s, 2, 3, 3, 3)
    building(s, "shelter", "3,0", "4,0", seat=LACERDA)
    tech(s, LACERDA, "shelter_tech", "c4_middle")
    s.his_bots = 2
    ships(s, LACERDA, docked=(2, 3, 4, 5))
    reward(s, "generator", tile)
    s.icon = TYPES.index("generator")
    his_turn(s, 1)
    do(s, Hex(hexes(s)[0]))
    assert (points(s, LACERDA), crystals(s, LACERDA)) == (count, (1, 1))


@pytest.mark.rule("OM-249")
def test_as_lss_benefit_his_colonist_comes_back_from_hire() -> None:
    s = alone("colony")
    worker(s, "hire", LACERDA)
    s.icon = TYPES.index("generator")
    his_turn(s, 1)
    do(s, Hex(hexes(s)[0]))
    assert (workers(s, "hire"), crystals(s, LACERDA)) == ([0, 0], (1, 0))


@pytest.mark.rule("OM-250", "OM-177")
def test_at_a_level_up_he_gets_a_shelter_a_ship_and_a_bot() -> None:
    s = alone()
    mission(s, "A", "m4", 3)
    lss(s, 2, 2, 2, 2)
    do(s, Main("control_center"), Skip(), EndTurn())
    until(s, Hex)
    assert (asked(s), "3,0" in hexes(s), "2,-1" in hexes(s)) == (CHANCE, True, False)
    do(s, Hex("3,0"))
    assert (standing(s, "3,0"), size_of(s, "3,0"), progress_cubes(s, LACERDA)) == ("shelter 1", 2, [])
    assert (ships_docked(s, LACERDA), hangar(s, LACERDA), int(s.his_bots)) == ([2, 3, 4, 5], 1, 1)
    assert (units_left(s)[0], bots_at(s, LACERDA)) == (2, [])
    assert crystals(s, LACERDA) == (4, 0)  # 1, a complex of 2, 2 for the Bot; his turn has begun, with room for 4


@pytest.mark.rule("OM-250")
def test_without_bot_or_hex_the_rest_is_done() -> None:
    s = alone()
    level(s, 4)
    lss(s, 5, 5, 5, 5)
    s.his_bots = 3
    s.own[LACERDA * OWN + SHELTERED] = 5
    do(s, Main("control_center"), Skip(), EndTurn())
    draw(s)
    assert (int(colony_level(s)), int(s.his_bots), hangar(s, LACERDA)) == (5, 3, 1)
    assert s.own[LACERDA * OWN + SHELTERED] == 5


@pytest.mark.rule("OM-250")
def test_the_human_decides_at_once_if_his_shelter_used_the_humans_tech() -> None:
    s = alone()
    building(s, "shelter", "3,1", "3,0", seat=LACERDA)
    tech(s, 0, "shelter_tech", "c3_bottom")
    lss(s, 2, 2, 2, 2)
    do(s, Main("control_center"), Skip(), EndTurn())
    until(s, Hex)
    do(s, Hex("4,0"))
    assert (size_of(s, "4,0"), asked(s), Keep("shelter_tech") in choices(s)) == (4, 0, True)
    assert hangar(s, LACERDA) == 0
    do(s, Keep("shelter_tech"))
    assert hangar(s, LACERDA) == 1


@pytest.mark.rule("OM-251", "OM-238")
def test_he_develops_the_tile_that_the_human_uses() -> None:
    s = alone()
    tech(s, LACERDA, "generator_tech", "c1_top")
    bots(s, 0, "0,-3")
    construct(s, "generator", "0,-3", owner=LACERDA)
    while asked(s) == CHANCE or EndTurn() not in choices(s):
        engine.apply(s, s.asked, s.choices[-1], 0)
    do(s, EndTurn())
    draw(s)
    assert lab(s, LACERDA)["generator_tech"] == "c2_top"  # its Bot points are of use to him
    assert (TYPES[int(s.icon)], stored(s, LACERDA), s.uses) == ("water_extractor", {}, [])


@pytest.mark.rule("OM-251")
def test_a_tile_that_cannot_be_developed_stays_and_the_oxygen_is_lost() -> None:
    s = alone()
    tech(s, LACERDA, "generator_tech", "c6")
    bots(s, 0, "0,-3")
    construct(s, "generator", "0,-3", owner=LACERDA)
    while asked(s) == CHANCE or EndTurn() not in choices(s):
        engine.apply(s, s.asked, s.choices[-1], 0)
    do(s, EndTurn())
    draw(s)
    assert (lab(s, LACERDA)["generator_tech"], stored(s, LACERDA), s.uses) == ("c6", {}, [])


@pytest.mark.example("E50")
@pytest.mark.rule("OM-252")
@pytest.mark.parametrize(("shelters", "count"), [(1, 3), (2, 6), (3, 10), (4, 15), (5, 21)])
def test_in_the_final_scoring_his_quarters_are_full(shelters: int, count: int) -> None:
    s = alone()
    s.own[LACERDA * OWN + SHELTERED] = shelters
    assert parts(s, LACERDA)[PARTS.index("colonists")] == count


@pytest.mark.rule("OM-252", "OM-244")
def test_all_his_contracts_count_as_met_and_the_rest_is_scored_like_a_players() -> None:
    s = alone()
    contract(s, LACERDA, 3)
    contract(s, LACERDA, 9)
    blueprint(s, LACERDA, 3)
    cubes(s, LACERDA, "mine", "generator")
    assert parts(s, LACERDA) == [2, 0, 3, 2, -3, 0, 21]
    assert s.own[LACERDA * OWN + FINAL] == 0
