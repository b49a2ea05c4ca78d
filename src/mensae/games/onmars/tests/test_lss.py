"""Chapter 12: the Life Support System, its Reward tiles and its benefits."""

from collections.abc import Callable

import pytest

from mensae.games.onmars.schema import Build, Building, EndTurn, Hex, Lss, Main, MoveBot, Retrieve, Skip, Tech
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    bot_steps,
    crystals,
    lss_row,
    offered,
    people,
    points,
    standing,
    stored,
    workers,
)
from mensae.games.onmars.tests.phases import discovered
from mensae.games.onmars.tests.position import choices, colonists, do, draw, goods, position, ships, tech, turn, worker
from mensae.games.onmars.tests.table import advanced, bots, building, level, lss, reward, top_tile

LSS_TYPES = ("generator", "water_extractor", "greenhouse", "oxygen_condenser")


def builder(tile: int = 2) -> State:
    """Seat 0 has a Bot from which a Generator can stand on 1,-1 or -1,0, and this Reward tile lies over Generators."""
    s = position()
    bots(s, 0, "0,-1")
    reward(s, "generator", tile)
    top_tile(s, "generator_1")
    goods(s, 0, mineral=1, crystal=0)
    return s


def build_generator(s: State) -> None:
    """Seat 0 constructs a Generator."""
    do(s, Main("construct"), Build("generator"), Hex("1,-1"))


# Rows


@pytest.mark.rule("OM-162")
def test_at_the_start_all_markers_are_on_row_1_and_the_colony_is_on_level_1() -> None:
    s = position()
    assert [column.row for column in view(s, None).lss] == [1, 1, 1, 1]
    assert view(s, None).level == 1


@pytest.mark.rule("OM-162")
@pytest.mark.parametrize(
    ("kind", "at", "price"),
    [
        ("generator", "1,-1", "mineral"),
        ("water_extractor", "1,0", "battery"),
        ("greenhouse", "0,1", "water"),
        ("oxygen_condenser", "1,1", "plant"),
    ],
)
def test_a_new_lss_building_raises_its_own_marker_by_one(kind: Building, at: str, price: str) -> None:
    s = position()
    bots(s, 0, "0,0", "2,0")
    goods(s, 0, all=0, crystal=0, **{price: 1})
    do(s, Main("construct"), Build(kind), Hex(at))
    assert standing(s, at) == kind
    assert {other: lss_row(s, other) for other in LSS_TYPES} == {**dict.fromkeys(LSS_TYPES, 1), kind: 2}


@pytest.mark.rule("OM-162")
def test_mines_and_shelters_have_no_marker() -> None:
    s = position()
    bots(s, 0, "-2,0")
    goods(s, 0, all=0)
    do(s, Main("construct"), Hex("-2,0"))
    assert standing(s, "-2,0") == "mine"
    assert [column.row for column in view(s, None).lss] == [1, 1, 1, 1]
    s = position()
    bots(s, 0, "-2,0")
    goods(s, 0, all=0, oxygen=1)
    do(s, Main("construct"), Build("shelter"), Hex("-2,0"), Tech(0))
    assert standing(s, "-2,0") == "shelter 0"
    assert [column.row for column in view(s, None).lss] == [1, 1, 1, 1]


@pytest.mark.rule("OM-162", "OM-164")
def test_a_marker_on_row_5_stays_there_and_gives_nothing() -> None:
    s = builder(7)
    lss(s, 5, 5, 5, 4)
    level(s, 5)
    build_generator(s)
    assert (lss_row(s, "generator"), points(s)) == (5, 0)
    assert EndTurn() in choices(s)


@pytest.mark.rule("OM-162", "OM-164")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_marker_brings_a_reward_only_below_the_colony_marker_which_is_one_row_above_the_level(number: int) -> None:
    for row, scored in ((number, 2), (number + 1, 0)):
        s = builder(7)  # 1 Shelter
        level(s, number)
        lss(s, row, 1, 1, 1)
        build_generator(s)
        assert view(s, None).level == number
        assert points(s) == scored + (2 if row == 1 else 0)
        assert (offered(s, Lss) != []) == (scored > 0)


# Points and rewards


@pytest.mark.rule("OM-163", "OM-164")
def test_raising_a_marker_from_row_1_to_2_scores_2_points() -> None:
    s = builder(2)  # no Ship in the Hangar
    build_generator(s)
    assert (points(s), lss_row(s, "generator")) == (2, 2)


@pytest.mark.rule("OM-163", "OM-164")
def test_a_later_row_scores_no_2_points() -> None:
    s = builder(7)  # 1 Shelter
    level(s, 2)
    lss(s, 2, 2, 2, 2)
    build_generator(s)
    assert points(s) == 2  # the tile, and nothing for the row
    assert offered(s, Lss) != []


@pytest.mark.example("E26")
@pytest.mark.rule("OM-164", "OM-163")
def test_e26_the_first_generator_brings_points_tile_and_benefit_and_the_second_nothing() -> None:
    s = builder(5)  # 1 Bot
    build_generator(s)
    assert points(s) == 2 + 2
    assert offered(s, Lss) != []
    do(s, Skip(), EndTurn())
    draw(s)
    goods(s, 0, mineral=1)
    turn(s, 0)
    draw(s)
    bots(s, 0, "0,-1")
    do(s, Main("construct"), Build("generator"))
    assert standing(s, "-1,0") == "generator"
    assert (points(s), lss_row(s, "generator"), offered(s, Lss)) == (4, 3, [])
    assert EndTurn() in choices(s)


@pytest.mark.example("E27")
@pytest.mark.rule("OM-165")
def test_e27_a_colonist_retrieved_by_the_benefit_comes_too_late_for_tile_8() -> None:
    s = builder(8)
    colonists(s, 0, lq=3, wa=1)
    build_generator(s)
    assert points(s) == 2 + 2  # 2 Colonists are left when the worker is gone
    do(s, Lss("retrieve"), Retrieve("working_area"))
    assert (points(s), people(s)[0]) == (4, 3)


@pytest.mark.rule("OM-165")
def test_the_benefit_may_be_declined() -> None:
    s = builder(2)
    build_generator(s)
    before = (crystals(s), stored(s), people(s))
    do(s, Skip())
    assert (crystals(s), stored(s), people(s)) == before
    assert EndTurn() in choices(s)


def _ships(s: State) -> None:
    ships(s, 0, docked=[3, 4, 5], hangar=1)


def _advanced(s: State) -> None:
    advanced(s, 0, 2, "0,0")
    advanced(s, 0, 8, "-2,1")
    advanced(s, 1, 6, "0,2")


def _mines(s: State) -> None:
    building(s, "mine", "3,0", "4,-2", seat=0)
    building(s, "mine", "3,-4", seat=1)
    advanced(s, 0, 2, "0,0")


def _tech(s: State) -> None:
    tech(s, 0, "mine_tech", "c4_top")
    tech(s, 1, "rover_tech", "c6")


def _bots(s: State) -> None:
    bots(s, 0, "0,-1", "-3,0", "-3,1")


def _discoveries(s: State) -> None:
    discovered(s, 0, "d14", "d16")


def _shelters(s: State) -> None:
    building(s, "shelter", "-4,0", "-4,2", seat=0)
    building(s, "shelter", "4,0", seat=1)


def _colonists(s: State) -> None:
    colonists(s, 0, lq=4)


@pytest.mark.rule("OM-166")
@pytest.mark.parametrize(
    ("tile", "arrange", "scored"),
    [
        (1, _tech, 4),
        (2, _ships, 2),
        (3, _advanced, 4),
        (4, _mines, 6),
        (5, _bots, 6),
        (6, _discoveries, 4),
        (7, _shelters, 6),
        (8, _colonists, 3),  # one of the 4 is at work
    ],
)
def test_each_reward_tile_counts_what_it_shows(tile: int, arrange: Callable[[State], None], scored: int) -> None:
    s = builder(tile)
    arrange(s)
    build_generator(s)
    assert points(s) == 2 + scored
    assert view(s, None).lss[0].reward == tile  # the tile stays


# Benefits


@pytest.mark.rule("OM-167")
def test_the_four_benefits_are_bot_points_a_crystal_a_mineral_and_a_colonist() -> None:
    s = builder()
    build_generator(s)
    assert set(choices(s)) == {Lss("bots"), Lss("crystal"), Lss("mineral"), Lss("retrieve"), Skip()}
    do(s, Lss("crystal"))
    assert (crystals(s), offered(s, Lss)) == ((0, 1), [])
    s = builder()
    build_generator(s)
    do(s, Lss("mineral"))
    assert (stored(s)["mineral"], offered(s, Lss)) == (1, [])


@pytest.mark.rule("OM-167")
def test_two_bot_points_are_a_benefit_to_which_crystals_add() -> None:
    s = builder()
    goods(s, 0, crystal=1)
    build_generator(s)
    do(s, Lss("bots"), MoveBot("0,-1", "-1,-1"), MoveBot("-1,-1", "-1,-2"))
    assert bot_steps(s, "-1,-2") == []
    assert len(choices(s)) == 2  # a point for a crystal, or the end


@pytest.mark.rule("OM-167")
def test_one_colonist_comes_home_from_a_slot_of_either_side_or_from_the_working_area() -> None:
    s = builder()
    worker(s, "obtain_blueprint", 0)
    colonists(s, 0, lq=3, wa=1)
    build_generator(s)
    do(s, Lss("retrieve"))
    assert set(choices(s)) == {Retrieve("construct"), Retrieve("obtain_blueprint"), Retrieve("working_area")}
    do(s, Retrieve("obtain_blueprint"))
    assert (people(s)[:2], workers(s, "obtain_blueprint")) == ((3, 1), [0, 0])
    assert offered(s, Retrieve) == []
