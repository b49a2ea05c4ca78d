"""Chapter 16: the three steps of a journey."""

import pytest

from mensae.games.onmars.data import HEX_IDS
from mensae.games.onmars.schema import Discovery, Executive, Explored, Hex, Main, MainAction, PutMarker, Skip, Travel
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    crystals,
    hexes,
    lying,
    miner_at,
    offered,
    people,
    standing,
    stored,
    workers,
)
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import asked, choices, colonists, do, goods, orbit, position, worker
from mensae.games.onmars.tests.table import advanced, bots, building, exploration, item, rover

RIDE = Travel("shuttle")
RING_3 = {
    "0,-3", "1,-3", "2,-3", "3,-3", "3,-2", "3,-1", "3,0", "2,1", "1,2", "0,3", "-1,3", "-2,3", "-3,3", "-3,2", "-3,1",
    "-3,0", "-2,-1", "-1,-2",
}  # fmt: skip


def to_colony() -> State:
    """Seat 0 rides the Shuttle from Orbit to the Colony."""
    s = position(2, (1, 5), shuttle="orbit")
    shuttle_phase(s)
    return s


def to_orbit() -> State:
    """Seat 0 may ride the Shuttle from the Colony to Orbit."""
    s = position(2, (5, 1), shuttle="colony")
    shuttle_phase(s)
    assert asked(s) == 0
    return s


# Exploration


@pytest.mark.rule("OM-200")
def test_a_traveller_to_the_colony_puts_a_discovery_tile_3_hexes_from_the_centre() -> None:
    s = to_colony()
    do(s, RIDE)
    assert choices(s) == [Discovery("d01"), Discovery("d02")]
    do(s, Discovery("d02"))
    assert set(hexes(s)) == RING_3 - {"-2,-1", "2,1"}  # two Shelters
    do(s, Hex("3,-1"))
    assert lying(s, "3,-1") == "d02"
    assert asked(s) == -1
    do(s, Explored("d17"))
    assert (sorted(view(s, None).exploration), view(s, None).discoveries) == (["d01", "d17"], 16)


@pytest.mark.rule("OM-200")
def test_the_distance_is_exactly_3_from_the_rover_once_it_is_on_the_map_and_the_hex_is_empty() -> None:
    s = position(2, (1, 5), shuttle="orbit")
    rover(s, 0, "3,0")
    rover(s, 1, "3,-3")
    bots(s, 1, "6,-3")
    item(s, "5,-2", "crystal")
    shuttle_phase(s)
    do(s, RIDE, Discovery("d01"))
    q, r = 3, 0
    near = {
        at
        for at in HEX_IDS
        for x, y in [map(int, at.split(","))]
        if max(abs(x - q), abs(y - r), abs(x + y - q - r)) == 3
    }
    assert set(hexes(s)) == {at for at in near if standing(s, at) is None and lying(s, at) is None} - {"6,-3", "3,-3"}
    assert {"0,0", "5,-2", "3,-3", "6,-3"} & set(hexes(s)) == set()


@pytest.mark.rule("OM-200")
def test_without_an_empty_hex_or_a_face_up_tile_the_step_is_skipped() -> None:
    s = position(2, (1, 5), shuttle="orbit")
    for at in RING_3:
        if standing(s, at) is None:
            item(s, at, "crystal")
    shuttle_phase(s)
    do(s, RIDE)
    assert offered(s, PutMarker) != []
    s = position(2, (1, 5), shuttle="orbit")
    exploration(s)
    shuttle_phase(s)
    do(s, RIDE)
    assert offered(s, PutMarker) != []


@pytest.mark.rule("OM-200")
def test_an_empty_stack_turns_up_nothing() -> None:
    s = position(2, (1, 5), shuttle="orbit")
    for tile in range(2, 19):
        s.tiles[tile] = -3  # in the box
    shuttle_phase(s)
    do(s, RIDE, Discovery("d01"), Hex("3,-1"))
    assert (view(s, None).exploration, view(s, None).discoveries) == (["d02"], 0)
    assert offered(s, PutMarker) != []


# Production


@pytest.mark.rule("OM-201")
def test_a_traveller_to_orbit_gains_the_good_of_each_own_advanced_building_and_miner() -> None:
    s = position(2, (5, 1), shuttle="colony")
    goods(s, 0, all=0, crystal=0)
    building(s, "shelter", "-4,0", seat=0)
    building(s, "mine", "3,0", "4,-2", seat=0)
    building(s, "mine", "3,-4", seat=1)
    building(s, "water_extractor", "0,3")
    advanced(s, 0, 4, "0,-2")
    advanced(s, 0, 5, "0,2")
    advanced(s, 0, 6, "0,3")
    advanced(s, 0, 12, "-4,0")
    advanced(s, 1, 8, "-2,1")
    shuttle_phase(s)
    do(s, RIDE)
    assert (stored(s), crystals(s)) == ({"mineral": 2, "battery": 1, "water": 2}, (0, 1))


@pytest.mark.rule("OM-201", "OM-017")
def test_storage_limits_hold_for_production() -> None:
    s = position(2, (5, 1), shuttle="colony")
    building(s, "mine", "3,0", "4,-2", seat=0)
    goods(s, 0, mineral=1)
    shuttle_phase(s)
    do(s, RIDE)
    assert stored(s)["mineral"] == 2


@pytest.mark.rule("OM-201")
def test_a_mine_with_a_marker_gives_a_mineral_too_and_nothing_is_produced_on_the_way_to_the_colony() -> None:
    s = position(2, (5, 1), shuttle="colony")
    advanced(s, 0, 2, "0,0")
    goods(s, 0, mineral=0)
    shuttle_phase(s)
    do(s, RIDE)
    assert stored(s)["mineral"] == 1
    s = position(2, (1, 5), shuttle="orbit")
    advanced(s, 0, 2, "0,0")
    goods(s, 0, mineral=0)
    shuttle_phase(s)
    do(s, RIDE)
    assert "mineral" not in stored(s)


# Colonists


@pytest.mark.rule("OM-202")
@pytest.mark.parametrize(
    ("spaces", "side", "home", "away"),
    [
        ((1, 5), "orbit", ["construct", "upgrade", "hire"], ["obtain_blueprint", "research_development"]),
        ((5, 1), "colony", ["obtain_blueprint", "research_development"], ["construct", "upgrade", "hire"]),
    ],
)
def test_colonists_come_home_from_the_working_area_and_from_the_side_that_is_entered(
    spaces: tuple[int, int], side: str, home: list[MainAction], away: list[MainAction]
) -> None:
    s = position(2, spaces, shuttle="orbit" if side == "orbit" else "colony")
    building(s, "shelter", "-4,0", "-4,2", seat=0)
    building(s, "mine", "3,0", seat=0)
    colonists(s, 0, lq=1, wa=2)
    for action in [*home, *away]:
        worker(s, action, 0)
        worker(s, action, 1)
    shuttle_phase(s)
    do(s, RIDE)
    while offered(s, PutMarker) == []:
        do(s, choices(s)[0])
    assert people(s)[:2] == (1 + 2 + len(home), 0)
    assert [workers(s, action) for action in home] == [[0, 1]] * len(home)
    assert [workers(s, action) for action in away] == [[1, 1]] * len(away)
    assert miner_at(s, "3,0") == 0


@pytest.mark.rule("OM-202", "OM-024")
def test_those_who_find_no_room_go_to_the_supply() -> None:
    s = position(2, (5, 1), shuttle="colony")
    colonists(s, 0, lq=3, wa=4)
    supply = people(s)[2]
    shuttle_phase(s)
    do(s, RIDE)
    assert people(s) == (4, 0, supply + 3)


# The marker


@pytest.mark.rule("OM-203")
def test_the_marker_goes_to_any_empty_space_of_the_side_that_is_entered() -> None:
    s = to_orbit()
    do(s, RIDE)
    assert choices(s) == [PutMarker(2), PutMarker(3), PutMarker(4)]  # seat 1 is on 1
    do(s, PutMarker(4), Skip())
    assert view(s, None).players[0].space == 4
    s = to_colony()
    do(s, RIDE, Discovery("d01"), Hex("3,-1"), Explored("d03"))
    assert choices(s) == [PutMarker(6), PutMarker(7), PutMarker(8)]


@pytest.mark.rule("OM-203", "OM-055")
def test_the_landing_pod_has_only_the_second_and_third_step() -> None:
    s = orbit()
    colonists(s, 0, lq=1, wa=2)
    worker(s, "construct", 0)
    worker(s, "obtain_blueprint", 0)
    do(s, Main("landing_pod"))
    assert choices(s) == [PutMarker(6), PutMarker(7), PutMarker(8)]
    assert (people(s)[:2], workers(s, "construct"), workers(s, "obtain_blueprint")) == ((4, 0), [0, 0], [1, 0])
    assert view(s, None).exploration == ["d01", "d02"]
    do(s, PutMarker(7), Skip())
    assert view(s, None).players[0].space == 7


@pytest.mark.rule("OM-203", "OM-148")
def test_the_aerial_elevator_has_all_three_steps() -> None:
    s = position()
    advanced(s, 0, 22, "2,-1")
    goods(s, 0, all=0, crystal=2)
    colonists(s, 0, lq=1, wa=2)
    do(s, Executive(8))
    assert (stored(s), people(s)[:2]) == ({"oxygen": 1}, (3, 0))
    assert choices(s) == [PutMarker(1), PutMarker(2), PutMarker(3), PutMarker(4)]
