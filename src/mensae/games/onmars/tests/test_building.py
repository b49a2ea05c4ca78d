"""Chapter 9: where buildings stand, what they cost and what they bring."""

import pytest

from mensae.games.onmars.rules import notes
from mensae.games.onmars.schema import (
    Build,
    Building,
    Hex,
    Main,
    Skip,
    Surcharge,
    TakeTile,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    amount,
    construct,
    crystals,
    hexes,
    miner_at,
    offered,
    people,
    progress_cubes,
    size_of,
    standing,
    stored,
    workers,
)
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    colonists,
    cubes,
    do,
    draw,
    goods,
    position,
    tech,
    turn,
)
from mensae.games.onmars.tests.table import (
    bots,
    building,
    item,
    mission,
    rover,
    stack,
    top_tile,
)


def only(s: State, kind: Building) -> list[str]:
    """Seat 0 takes the Construct action, and this type is possible: where."""
    do(s, Main("construct"))
    if offered(s, Build):
        do(s, Build(kind))
    return hexes(s)


@pytest.mark.rule("OM-108")
def test_a_complex_is_a_connected_group_of_one_type_whoever_built_it() -> None:
    s = position()
    assert size_of(s, "0,-2") == 1
    building(s, "generator", "0,-3", "1,-4")
    building(s, "water_extractor", "-1,-2")
    assert [size_of(s, at) for at in ("0,-2", "0,-3", "1,-4", "-1,-2")] == [3, 3, 3, 1]
    building(s, "generator", "3,-2", "2,-3")
    assert [size_of(s, at) for at in ("3,-2", "2,-3")] == [1, 1]
    building(s, "generator", "3,-3")
    assert [size_of(s, at) for at in ("3,-2", "2,-3", "3,-3", "0,-2")] == [3, 3, 3, 3]
    building(s, "generator", "2,-4")  # it links both
    assert [size_of(s, at) for at in ("0,-2", "3,-2", "2,-4")] == [7, 7, 7]


@pytest.mark.rule("OM-108", "OM-004")
def test_shelters_of_two_players_make_no_complex() -> None:
    s = position()
    building(s, "shelter", "-3,-1", seat=1)
    assert (size_of(s, "-2,-1"), size_of(s, "-3,-1")) == (1, 1)


@pytest.mark.rule("OM-109")
def test_a_construction_pays_then_builds_then_lays_crystals_then_gains() -> None:
    s = position()
    tech(s, 0, "generator_tech", "c1_top")
    top_tile(s, "generator_6")
    bots(s, 0, "0,-3")
    goods(s, 0, all=0, mineral=1)
    s.notes = []
    construct(s, "generator", "0,-3")
    do(s, *offered(s, Hex)[:1])
    told = [kind for kind, *_ in s.notes]
    steps = [
        notes.PAID,
        notes.CONSTRUCTED,
        notes.DISPLACED,
        notes.CRYSTAL_LAID,
        notes.GAINED,
        notes.CUBE,
        notes.LSS_UP,
    ]
    assert [told.index(step) for step in steps] == sorted(told.index(step) for step in steps)


@pytest.mark.rule("OM-109", "OM-120")
def test_the_miner_goes_onto_the_tile_last() -> None:
    s = position()
    goods(s, 0, all=0)
    bots(s, 0, "-1,-1")
    do(s, Main("construct"), Hex("-1,-1"))
    assert (asked(s), people(s)[0], miner_at(s, "-1,-1")) == (0, 2, None)  # the Bot has to make way
    do(s, offered(s, Hex)[0])
    assert (people(s)[0], miner_at(s, "-1,-1"), stored(s)) == (1, 0, {"mineral": 1})


@pytest.mark.rule("OM-110")
def test_the_hex_lies_in_the_zone_of_an_own_bot_and_has_no_building() -> None:
    s = position()
    bots(s, 0, "-1,-1")
    bots(s, 1, "1,1")
    colonists(s, 0, lq=2)
    goods(s, 0, all=0)
    assert only(s, "mine") == ["-2,0", "-1,-1"]  # (0,-2) has a Generator, (-2,-1) a Shelter


@pytest.mark.rule("OM-110")
@pytest.mark.parametrize("piece", ["bot", "rover"])
def test_the_hex_may_hold_an_item_a_bot_or_a_rover(piece: str) -> None:
    s = position()
    bots(s, 0, "-2,0")
    bots(s, 1, "-1,-1" if piece == "bot" else "2,1")
    rover(s, 1, "-1,-1" if piece == "rover" else None)
    item(s, "-2,0", "crystal")
    goods(s, 0, all=0)
    assert only(s, "mine") == ["-2,0", "-1,-1"]


@pytest.mark.rule("OM-111")
def test_a_stand_alone_building_is_exactly_two_away_from_its_type() -> None:
    s = position()
    goods(s, 0, all=0, water=1)
    colonists(s, 0, lq=1)
    bots(s, 0, "-3,0")
    # (-2,1) is the Greenhouse: (-3,1) and (-2,0) touch it, (-4,0) is 3 away; no tech is there
    assert only(s, "greenhouse") == ["-4,1", "-3,0"]


@pytest.mark.rule("OM-111")
def test_a_stand_alone_building_uses_no_tech_and_makes_no_complex() -> None:
    s = position()
    tech(s, 1, "greenhouse_tech", "c1_top")
    construct(s, "greenhouse", "-3,0")
    assert (s.uses, size_of(s, "-3,0"), size_of(s, "-2,1"), progress_cubes(s)) == ([], 1, 1, [])


@pytest.mark.rule("OM-114")
@pytest.mark.parametrize(
    ("kind", "at", "price"),
    [
        ("generator", "-1,-2", "mineral"),
        ("water_extractor", "0,3", "battery"),
        ("greenhouse", "-3,1", "water"),
        ("oxygen_condenser", "3,-1", "plant"),
        ("shelter", "-3,0", "oxygen"),
    ],
)
def test_every_building_costs_one_resource_for_which_a_mineral_may_stand_in(
    kind: Building, at: str, price: str
) -> None:
    for paid in {price, "mineral"}:
        s = position()
        tech(s, 0, f"{kind}_tech", "c4_top")
        building(s, "shelter", "-2,-2", seat=0)
        bots(s, 0, at)
        goods(s, 0, all=0, **{paid: 1})
        construct(s, kind, at)
        if offered(s, Hex):
            do(s, offered(s, Hex)[0])
        assert amount(s, 0, paid) == 0


@pytest.mark.example("E22")
@pytest.mark.rule("OM-118")
def test_an_oxygen_condenser_joined_to_another_gives_two_oxygen() -> None:
    s = position()
    tech(s, 0, "oxygen_condenser_tech", "c1_top")
    bots(s, 0, "2,-2")
    goods(s, 0, all=0, plant=1)
    construct(s, "oxygen_condenser", "1,-1")
    assert (stored(s), size_of(s, "1,-1")) == ({"oxygen": 2}, 2)


@pytest.mark.rule("OM-118")
def test_a_stand_alone_building_gives_one_and_shelters_give_pending_crystals() -> None:
    s = position()
    goods(s, 0, all=0, water=1)
    construct(s, "greenhouse", "-3,0")
    assert stored(s) == {"plant": 1}
    s = position()
    construct(s, "shelter", "-3,0")
    assert crystals(s) == (1, 2)


@pytest.mark.rule("OM-119")
def test_the_first_complex_of_a_type_moves_its_cube_once() -> None:
    s = position()
    mission(s, "A", "m7", 8)
    tech(s, 0, "generator_tech", "c3_top")
    bots(s, 0, "-1,-2")
    construct(s, "generator", "0,-3")
    assert progress_cubes(s) == ["generator"]
    assert crystals(s) == (1, 1)  # a unit of the mission
    turn(s, 0)
    goods(s, 0, mineral=1, crystal=2)
    do(s, Main("construct"), Surcharge(0))
    draw(s)
    do(s, Build("generator"), Hex("-1,-1"))
    assert (progress_cubes(s), crystals(s)) == (["generator"], (1, 0))


@pytest.mark.rule("OM-119")
def test_shelters_have_no_cube_and_an_existing_complex_counts_for_whoever_enlarges_it() -> None:
    s = position()
    construct(s, "shelter", "-3,0")
    assert progress_cubes(s) == []
    s = position()
    cubes(s, 1, "generator")
    building(s, "generator", "0,-3")
    tech(s, 1, "generator_tech", "c2_top")
    bots(s, 0, "-1,-2")
    construct(s, "generator", "-1,-1")
    assert (progress_cubes(s, 0), progress_cubes(s, 1)) == (["generator"], ["generator"])


@pytest.mark.rule("OM-122")
def test_a_construction_by_a_tile_is_paid_but_needs_no_worker() -> None:
    s = position()
    rover(s, 0, "0,-4")
    item(s, "0,-4", "d05")
    goods(s, 0, all=0, water=1)
    do(s, Main("control_center"), TakeTile("0,-4"), Hex("-3,0"))
    do(s, *offered(s, Skip)[:1])
    assert (standing(s, "-3,0"), workers(s, "construct"), stored(s)) == ("greenhouse", [0, 0], {"plant": 1})
    s = position()
    rover(s, 0, "0,-4")
    item(s, "0,-4", "d05")
    goods(s, 0, all=0)
    do(s, Main("control_center"))
    assert offered(s, TakeTile) == []


@pytest.mark.rule("OM-124")
def test_a_type_without_a_tile_cannot_be_constructed() -> None:
    s = position()
    stack(s, "mine", 0)
    building(s, "shelter", "-5,2", "-5,4", "-3,4", "5,-2", seat=0)
    do(s, Main("construct"))
    assert choices(s) == [Build("generator"), Build("greenhouse")]
