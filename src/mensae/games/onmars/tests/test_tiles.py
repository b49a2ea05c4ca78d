"""Chapter 11: what Discovery tiles and Research tiles do."""

from typing import get_args

import pytest

from mensae.games.onmars.schema import (
    Accept,
    Blueprint,
    Build,
    Building,
    Develop,
    EndTurn,
    Good,
    Hex,
    Lab,
    Learn,
    Lss,
    Main,
    MoveRover,
    Pay,
    Science,
    Skip,
    TakeTile,
    Tech,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    blueprints_of,
    contracts_of,
    crystals,
    hexes,
    in_warehouse,
    lab,
    marker_at,
    offered,
    people,
    scientists_of,
    standing,
    stored,
    workers,
)
from mensae.games.onmars.tests.position import choices, colonists, do, goods, position, tech
from mensae.games.onmars.tests.table import blueprint, bots, building, contract, item, mission

TYPES: tuple[Building, ...] = get_args(Building)


def rich() -> State:
    """Seat 0 has 3 Shelters, so that Storage takes 4 of each resource, and 3 Colonists."""
    s = position()
    building(s, "shelter", "-4,0", "-4,2", seat=0)
    mission(s, "B", "m9", 2)
    goods(s, 0, all=1, crystal=0)
    return s


def take(s: State, tile: str | int) -> None:
    """The Rover takes the tile on 1,0 in the Control Center."""
    item(s, "1,0", tile)
    do(s, Main("control_center"), MoveRover("1,0"), TakeTile("1,0"))


# Goods


@pytest.mark.rule("OM-161")
@pytest.mark.parametrize(
    ("tile", "good", "count"),
    [("d14", "mineral", 2), ("d15", "battery", 3), ("d16", "water", 3), ("d17", "plant", 3), ("d18", "oxygen", 3)],
)
def test_five_tiles_give_one_resource_each(tile: str, good: str, count: int) -> None:
    s = rich()
    take(s, tile)
    expected = dict.fromkeys(["mineral", "battery", "water", "plant", "oxygen"], 1)
    assert stored(s) == {**expected, good: 1 + count}


@pytest.mark.rule("OM-161", "OM-017")
def test_what_a_tile_gives_beyond_the_storage_limit_is_lost() -> None:
    s = position()
    take(s, "d16")
    assert stored(s)["water"] == 2


@pytest.mark.rule("OM-161")
def test_one_tile_gives_three_crystals() -> None:
    s = rich()
    take(s, "d13")
    assert crystals(s) == (0, 3)


@pytest.mark.rule("OM-161")
def test_one_tile_takes_up_to_two_items_from_the_warehouse_and_no_third_for_a_colonist() -> None:
    s = rich()
    take(s, "d12")
    do(s, Good("water"))
    assert Skip() in choices(s)
    do(s, Good("crystal"))
    assert (stored(s)["water"], crystals(s), people(s)[:2]) == (2, (0, 1), (3, 0))
    assert (in_warehouse(s)["water"], in_warehouse(s)["crystal"]) == (1, 1)
    assert offered(s, Good) == []


# Cards and tech


@pytest.mark.rule("OM-161")
def test_one_tile_takes_up_to_two_blueprints_without_worker_or_boost() -> None:
    s = rich()
    take(s, "d11")
    do(s, Blueprint(1))
    assert Skip() in choices(s)
    do(s, Blueprint(3))
    assert (blueprints_of(s), people(s)[:2], workers(s, "obtain_blueprint")) == ([1, 3], (3, 0), [0, 0])
    assert offered(s, Blueprint) == []


@pytest.mark.rule("OM-161", "OM-189")
def test_one_tile_takes_a_scientist_or_a_contract_at_its_price_without_a_worker() -> None:
    s = rich()
    goods(s, 0, mineral=0, battery=2, crystal=1)
    contract(s, None, 7, slot=6)
    take(s, "d10")
    assert set(choices(s)) == {Science(1), Science(3), Science(6)}
    do(s, Science(3))
    assert (scientists_of(s), stored(s).get("battery", 0), workers(s, "hire")) == (["hydrologist"], 0, [0, 0])
    s = rich()
    goods(s, 0, crystal=1)
    contract(s, None, 7, slot=6)
    take(s, "d10")
    do(s, Science(6))
    assert (contracts_of(s), crystals(s)) == ([7], (0, 0))


@pytest.mark.rule("OM-161")
def test_one_tile_takes_one_tech_tile_and_pays_for_its_row() -> None:
    s = rich()
    goods(s, 0, mineral=0, battery=1)
    take(s, "d19")
    do(s, Learn(4), Lab("c1_top"), Skip())  # the middle row
    assert (lab(s)["greenhouse_tech"], stored(s).get("battery", 0)) == ("c1_top", 0)
    assert offered(s, Learn) == []


@pytest.mark.rule("OM-161")
def test_one_tile_develops_twice_and_pays_each_time() -> None:
    s = rich()
    goods(s, 0, all=0, oxygen=2)
    take(s, "d01")
    do(s, Develop("shelter_tech", "c3_bottom"), Skip(), Develop("shelter_tech", "c4_middle"))
    assert (lab(s)["shelter_tech"], stored(s)) == ("c4_middle", {})
    assert offered(s, Develop) == []


# Buildings


@pytest.mark.rule("OM-161")
@pytest.mark.parametrize(
    ("tile", "kind", "price"),
    [
        ("d02", "mine", {}),
        ("d03", "generator", {"mineral": 1}),
        ("d04", "water_extractor", {"battery": 1}),
        ("d05", "greenhouse", {"water": 1}),
        ("d06", "oxygen_condenser", {"plant": 1}),
        ("d07", "shelter", {"oxygen": 1}),
    ],
)
def test_six_tiles_construct_the_type_they_show(tile: str, kind: str, price: dict[str, int]) -> None:
    s = rich()
    bots(s, 0, "-1,-1", "0,0", "1,1", "-1,1")
    goods(s, 0, all=0, **price)
    take(s, tile)
    assert len(choices(s)) == len(offered(s, Hex)) > 0
    at = hexes(s)[0]
    do(s, Hex(at))
    if kind == "shelter":
        do(s, Tech(0))
    assert standing(s, at) == ("shelter 0" if kind == "shelter" else kind)
    assert (workers(s, "construct"), stored(s).keys() & price.keys()) == ([0, 0], set())


@pytest.mark.rule("OM-161", "OM-122")
def test_a_tile_that_constructs_takes_the_usual_price() -> None:
    s = rich()
    bots(s, 0, "0,-1")
    goods(s, 0, all=0, mineral=1)
    take(s, "d03")
    do(s, Hex("1,-1"), Lss("crystal"))
    assert stored(s) == {"battery": 1}  # a Generator costs the Mineral, and gives a Battery


@pytest.mark.rule("OM-161")
def test_one_tile_constructs_any_type() -> None:
    s = rich()
    bots(s, 0, "-1,-1", "0,0", "1,1", "-1,1")
    take(s, "d08")
    assert choices(s) == [Build(kind) for kind in TYPES]
    do(s, Build("greenhouse"), Hex("0,1"), Pay(("water",)))
    assert (standing(s, "0,1"), workers(s, "construct")) == ("greenhouse", [0, 0])


@pytest.mark.rule("OM-161", "OM-106")
def test_one_tile_upgrades_up_to_two_buildings_with_no_upgrade_tech() -> None:
    s = rich()
    bots(s, 0, "0,-1", "-2,0")
    blueprint(s, 0, 1, 4, 8)
    tech(s, 0, "upgrade_tech", "c3_top")
    goods(s, 0, all=0, mineral=4)
    take(s, "d09")
    do(s, Blueprint(4))
    do(s, Blueprint(8))
    assert (marker_at(s, "0,-2"), marker_at(s, "-2,1"), stored(s)) == (0, 0, {"mineral": 2})
    assert offered(s, Blueprint) == []


# Research tiles


@pytest.mark.rule("OM-160")
def test_a_research_tile_develops_one_tile_twice_at_no_cost_with_the_benefits() -> None:
    s = rich()
    goods(s, 0, all=0)
    take(s, 1)
    do(s, Develop("shelter_tech", "c3_top"), Accept(), Develop("shelter_tech", "c4_middle"))
    assert (lab(s), stored(s)) == ({"shelter_tech": "c4_middle"}, {"mineral": 1})
    assert offered(s, Develop) == []


@pytest.mark.rule("OM-160")
def test_a_research_tile_develops_two_tiles_once_each() -> None:
    s = rich()
    goods(s, 0, all=0)
    tech(s, 0, "mine_tech", "c1_bottom")
    take(s, 8)
    do(s, Develop("mine_tech", "c2_bottom"), Skip(), Develop("shelter_tech", "c3_bottom"), Accept())
    assert lab(s) == {"mine_tech": "c2_bottom", "shelter_tech": "c3_bottom"}
    assert crystals(s) == (0, 1)
    do(s, Skip(), EndTurn())


@pytest.mark.rule("OM-161")
def test_a_tile_is_not_boosted_by_colonists() -> None:
    s = rich()
    goods(s, 0, all=0, oxygen=4)
    colonists(s, 0, lq=5)
    take(s, "d01")
    do(s, Develop("shelter_tech", "c3_bottom"), Skip(), Develop("shelter_tech", "c4_middle"))
    assert (offered(s, Develop), people(s)[:2]) == ([], (5, 0))
