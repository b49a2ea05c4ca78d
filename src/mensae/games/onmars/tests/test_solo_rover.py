"""Chapter 22.4: Lacerda's Rover, and the tiles it takes."""

from collections import Counter

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.actions import ACTIONS
from mensae.games.onmars.data import DISCOVERY_IDS, TYPES
from mensae.games.onmars.rules import solo
from mensae.games.onmars.schema import Hex, Keep, MoveRover
from mensae.games.onmars.state import FOUND, LACERDA, OWN, STUDIED, State
from mensae.games.onmars.tests.lacerda import alone, his_rover, his_turn, no_research
from mensae.games.onmars.tests.looking import (
    blueprints_of,
    construct,
    contracts_of,
    crystals,
    hexes,
    in_warehouse,
    lab,
    lss_row,
    lying,
    marker_at,
    rover_at,
    scientists_of,
    standing,
    stored,
    workers,
)
from mensae.games.onmars.tests.position import asked, choices, do, draw, goods, tech
from mensae.games.onmars.tests.table import (
    blueprint,
    bots,
    contract,
    display,
    grid,
    item,
    lss,
    mission,
    rover,
    scientist,
    warehouse,
)


def with_tile(tile: str | int, at: str = "2,0") -> State:
    """Only this tile lies on the map; his Rover is off it."""
    s = alone()
    no_research(s)
    item(s, at, tile)
    return s


def found(s: State) -> int:
    """Discovery tiles that his Rover has taken."""
    return int(s.own[LACERDA * OWN + FOUND])


@pytest.mark.rule("OM-245", "OM-246")
def test_he_takes_a_tile_within_2_points_and_the_crystals_on_the_way() -> None:
    s = with_tile("d13")
    item(s, "1,0", "crystal")
    his_rover(s)
    assert (rover_at(s, LACERDA), found(s), lying(s, "2,0"), lying(s, "1,0")) == ("2,0", 1, None, None)
    assert crystals(s, LACERDA) == (1, 4)


@pytest.mark.rule("OM-245")
@pytest.mark.parametrize(("owned", "at", "left"), [(2, "4,0", 0), (1, "2,0", 1)])
def test_crystals_are_spent_only_if_he_reaches_the_tile_now(owned: int, at: str, left: int) -> None:
    s = with_tile("d13", "4,0")
    goods(s, LACERDA, crystal=owned)
    his_rover(s)
    draw(s)
    assert (rover_at(s, LACERDA), crystals(s, LACERDA)[0]) == (at, left)


@pytest.mark.rule("OM-245", "OM-232")
def test_crystals_that_the_tile_itself_needs_are_not_spent_on_the_way() -> None:
    s = with_tile("d10", "3,0")
    scientist(s, LACERDA, "geologist")
    scientist(s, LACERDA, "hydrologist")
    contract(s, None, 2, slot=1)
    his_rover(s)  # one point is missing, and the contract costs the only crystal
    draw(s)
    assert (rover_at(s, LACERDA), crystals(s, LACERDA), contracts_of(s, LACERDA)) == ("2,0", (1, 0), [])
    his_rover(s)
    draw(s)
    assert (rover_at(s, LACERDA), crystals(s, LACERDA), contracts_of(s, LACERDA)) == ("3,0", (0, 0), [2])


@pytest.mark.rule("OM-245")
def test_a_rover_tech_helps_if_the_tile_is_farther_away() -> None:
    s = with_tile("d13", "5,-1")
    goods(s, LACERDA, crystal=0)
    tech(s, 0, "rover_tech", "c3_top")
    his_turn_rover(s)
    assert (rover_at(s, LACERDA), Keep("rover_tech") in choices(s)) == ("5,-1", True)
    s = with_tile("d13", "4,0")
    goods(s, LACERDA, crystal=0)
    tech(s, 0, "rover_tech", "c3_top")
    grid(s, "rover_tech")
    tech(s, LACERDA, "rover_tech", "c1_top")  # his own, though it is lower
    his_turn_rover(s)
    assert (rover_at(s, LACERDA), Keep("rover_tech") in choices(s)) == ("3,0", False)
    s = with_tile("d13")
    tech(s, 0, "rover_tech", "c3_top")
    his_turn_rover(s)
    assert (rover_at(s, LACERDA), Keep("rover_tech") in choices(s)) == ("2,0", False)


def his_turn_rover(s: State) -> None:
    """A turn in which his action fails."""
    display(s)
    his_turn(s, 1)
    draw(s)


@pytest.mark.rule("OM-245")
def test_he_stops_where_he_may_stop() -> None:
    s = with_tile("d13", "4,0")
    bots(s, 0, "2,0")
    his_rover(s)
    assert rover_at(s, LACERDA) == "1,0"
    s = with_tile("d13", "4,0")
    item(s, "2,0", "d15")  # gives resources: not for him
    his_rover(s)
    assert rover_at(s, LACERDA) == "1,0"
    bots(s, 0, "2,0", "3,0")
    goods(s, LACERDA, crystal=0)
    his_rover(s)
    assert rover_at(s, LACERDA) == "1,0"


@pytest.mark.rule("OM-245")
def test_tiles_that_he_cannot_take_leave_him_where_he_is() -> None:
    for tile in ("d14", "d15", "d16", "d17", "d18", "d09"):  # resources; an upgrade without a blueprint
        s = with_tile(tile)
        his_rover(s)
        assert rover_at(s, LACERDA) is None
    s = with_tile("d13")
    bots(s, 0, "2,0")
    his_rover(s)
    assert rover_at(s, LACERDA) is None
    s = with_tile(1)
    item(s, "-2,0", 2)
    his_rover(s)
    do(s, Hex("2,0"))
    assert (rover_at(s, LACERDA), int(s.own[LACERDA * OWN + STUDIED]).bit_count()) == ("2,0", 1)
    his_rover(s)  # the other tile is of the same kind
    assert rover_at(s, LACERDA) == "2,0"


@pytest.mark.rule("OM-245", "OM-235")
def test_chance_chooses_among_tiles_as_near_and_among_paths() -> None:
    s = with_tile("d13", "1,1")
    item(s, "-1,-1", "d12")
    item(s, "3,0", "d11")
    his_rover(s)
    assert (asked(s), choices(s)) == (CHANCE, [Hex("-1,-1"), Hex("1,1")])
    do(s, Hex("1,1"))
    assert (asked(s), set(choices(s))) == (CHANCE, {MoveRover("1,0"), MoveRover("0,1")})
    do(s, MoveRover("0,1"))
    assert (rover_at(s, LACERDA), found(s)) == ("1,1", 1)


@pytest.mark.rule("OM-245", "OM-235")
def test_all_shortest_paths_are_equally_likely() -> None:
    s = with_tile("d13", "4,1")
    his_rover(s)
    assert Counter(ACTIONS[code] for code in solo.odds(s)) == {MoveRover("1,0"): 4, MoveRover("0,1"): 1}


# What the tiles do for him


@pytest.mark.rule("OM-246")
def test_developing_by_discovery_costs_the_crystal_of_column_6_and_by_research_does_not() -> None:
    for tile, left in (("d01", 0), (1, 1)):
        s = with_tile(tile)
        tech(s, LACERDA, "shelter_tech", "c5_top")
        his_rover(s)
        assert (lab(s, LACERDA), crystals(s, LACERDA)[0]) == ({"shelter_tech": "c6"}, left)
    s = with_tile(1)
    goods(s, LACERDA, crystal=0)
    tech(s, LACERDA, "rover_tech", "c1_top")
    his_rover(s)
    assert lab(s, LACERDA) == {"shelter_tech": "c3_bottom", "rover_tech": "c2_top"}
    assert workers(s, "research_development") == [0, 0]


@pytest.mark.rule("OM-246")
def test_he_constructs_the_shown_type_whatever_its_lss_marker() -> None:
    s = with_tile("d03")
    lss(s, 2, 1, 1, 1)
    his_rover(s)
    do(s, Hex("0,-4"))
    draw(s)
    assert (standing(s, "0,-4"), lss_row(s, "generator"), s.icon) == ("generator", 3, 0)
    assert workers(s, "construct") == [0, 0]
    s = with_tile("d07")
    his_rover(s)  # largest complex: beside his Shelter
    do(s, Hex("3,0"))
    assert (standing(s, "3,0"), crystals(s, LACERDA)) == ("shelter 1", (1, 2))


@pytest.mark.rule("OM-246")
def test_the_tile_for_any_type_is_his_construct_action_without_a_worker() -> None:
    s = with_tile("d08")
    s.icon = TYPES.index("greenhouse")
    his_rover(s)
    do(s, Hex("-4,2"))
    draw(s)
    assert (standing(s, "-4,2"), s.icon, workers(s, "construct")) == ("greenhouse", 4, [0, 0])


@pytest.mark.rule("OM-246")
def test_two_upgrades_without_tech() -> None:
    s = with_tile("d09")
    blueprint(s, LACERDA, 3, 5, 7)
    tech(s, LACERDA, "upgrade_tech", "c2_top")
    his_rover(s)
    draw(s)
    assert [marker_at(s, at) for at in ("0,-2", "0,2", "-2,1")].count(LACERDA) == 2


@pytest.mark.rule("OM-246", "OM-244")
def test_he_hires_by_a_tile_without_a_worker_and_the_slot_is_refilled_at_once() -> None:
    s = with_tile("d10")
    blueprint(s, 0, 7)
    his_rover(s)
    assert (scientists_of(s, LACERDA), workers(s, "hire"), len(choices(s))) == (["hydrologist"], [0, 0], 12)


@pytest.mark.rule("OM-246")
def test_two_blueprints_two_warehouse_items_or_a_tech() -> None:
    s = with_tile("d11")
    display(s, 4, 5, 6)
    his_rover(s)
    assert blueprints_of(s, LACERDA) == [4, 5]
    s = with_tile("d12")
    warehouse(s, crystal=1)
    his_rover(s)
    assert (in_warehouse(s), stored(s, LACERDA)) == (
        {"battery": 1, "water": 1, "plant": 2, "oxygen": 2, "crystal": 1},
        {},
    )
    s = with_tile("d19")
    grid(s, *["mine_tech"] * 7, "ship_tech")
    grid(s, *[None] * 6, None, "ship_tech")
    his_rover(s)
    assert lab(s, LACERDA)["ship_tech"] == "c1_top"


@pytest.mark.rule("OM-246", "OM-159")
def test_his_tiles_count_for_missions() -> None:
    s = with_tile("d13")
    mission(s, "A", "m5", 1)
    his_rover(s)
    assert (int(s.completed), crystals(s, LACERDA)) == (1, (1, 4))
    assert s.tiles[DISCOVERY_IDS.index("d13")] == LACERDA


@pytest.mark.rule("OM-235", "OM-116")
def test_his_displaced_rover_goes_where_chance_sends_it() -> None:
    s = alone()
    rover(s, LACERDA, "0,-4")
    bots(s, 0, "0,-3")
    construct(s, "generator", "0,-4")
    assert (asked(s), hexes(s)) == (CHANCE, ["-1,-3", "1,-4"])
    do(s, Hex("1,-4"))
    assert (rover_at(s, LACERDA), asked(s)) == ("1,-4", 0)
