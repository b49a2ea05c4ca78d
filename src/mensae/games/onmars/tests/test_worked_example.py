"""Chapters 18 and 19: Green at the end of a game for three, from the points in play to the tie with Blue."""

import pytest

from mensae.games.onmars.result import outcome
from mensae.games.onmars.schema import Build, EndTurn, Executive, Hex, Main, Skip
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import OWN, POINTS, State
from mensae.games.onmars.tests.looking import crystals, people, points
from mensae.games.onmars.tests.phases import colonization_is_over
from mensae.games.onmars.tests.position import colonists, cubes, do, draw, goods, position, ships, tech, turn, worker
from mensae.games.onmars.tests.table import advanced, blueprint, bots, building, contract, level, lss, reward, scientist

GREEN, BLUE = 0, 1
GREENHOUSES = ("-2,1", "-3,1", "-4,1", "-4,2")


def the_end(in_play: int = 15) -> State:
    """Green has reached the end of the game with all that the example says, and scored so much in play."""
    s = position(3, (1, 5, 6), space_oddity=True)
    s.completed = 3
    s.own[GREEN * OWN + POINTS] = in_play
    cubes(s, GREEN, "generator", "greenhouse", "mine", "water_extractor")
    ships(s, GREEN, docked=[4, 5], hangar=2)
    building(s, "shelter", "-4,0", "-2,-2", seat=GREEN)
    building(s, "mine", "3,0", seat=GREEN)
    colonists(s, GREEN, lq=3, wa=2)
    worker(s, "obtain_blueprint", GREEN)
    worker(s, "research_development", GREEN)
    worker(s, "construct", GREEN)
    for kind, at in (
        ("mine_tech", "c1_top"),
        ("shelter_tech", "c4_top"),
        ("ship_tech", "c4_middle"),
        ("rover_tech", "c6"),
    ):
        tech(s, GREEN, kind, at)
    building(s, "greenhouse", *GREENHOUSES[1:])
    advanced(s, GREEN, 7, GREENHOUSES[0])
    advanced(s, GREEN, 4, "0,-2")
    advanced(s, GREEN, 13, "0,0")
    blueprint(s, GREEN, 12)
    scientist(s, GREEN, "hydrologist")
    advanced(s, BLUE, 8, GREENHOUSES[3])
    contract(s, GREEN, 4)
    contract(s, GREEN, 9)
    goods(s, GREEN, all=0, water=2, mineral=2, crystal=2)
    return s


def part(name: str) -> int:
    """One part of the final score of Green."""
    s = the_end()
    colonization_is_over(s)
    return view(s, None).players[GREEN].parts[name]


@pytest.mark.example("E38")
@pytest.mark.rule("OM-163", "OM-166", "OM-171", "OM-141")
def test_e38_green_scores_15_points_in_play() -> None:
    s = position(3, (5, 6, 7))
    scored: list[int] = []

    def step(done: int) -> None:
        scored.append(points(s, GREEN) - sum(scored))
        assert scored[-1] == done

    bots(s, GREEN, "0,-1")
    building(s, "shelter", "-4,0", seat=GREEN)
    reward(s, "generator", 7)
    do(s, Main("construct"), Build("generator"), Hex("1,-1"), Skip())
    step(2 + 4)  # the first Generator of the game; 2 Shelters
    ships(s, GREEN, docked=[1, 2, 3, 4])
    reward(s, "water_extractor", 2)
    lss(s, 2, 2, 1, 1)
    level(s, 2)
    bots(s, GREEN, "0,1")
    goods(s, GREEN, battery=1, mineral=0)
    turn(s, GREEN)
    do(s, Main("construct"))
    draw(s)  # the next Generator tile is turned up
    do(s, Build("water_extractor"), Hex("1,0"), Skip())
    step(2)  # 1 Ship in the Hangar
    level(s, 1)
    lss(s, 2, 2, 2, 2)
    cubes(s, GREEN, "generator")
    do(s, EndTurn())
    draw(s)
    step(1)  # Progress at level 2 with 1 cube
    cubes(s, GREEN, "generator", "mine", "greenhouse")
    lss(s, 3, 3, 3, 3)
    turn(s, GREEN)
    do(s, Main("control_center"), Skip(), EndTurn())
    draw(s)
    step(4)  # Progress at level 3 with 3 cubes
    advanced(s, GREEN, 13, "0,0")
    goods(s, GREEN, crystal=2)
    turn(s, GREEN)
    do(s, Executive(8))
    step(2)  # Mineral Mine
    assert (scored, points(s, GREEN)) == ([6, 2, 1, 4, 2], 15)


@pytest.mark.example("E39")
@pytest.mark.rule("OM-211")
def test_e39_four_cubes_are_7_points() -> None:
    assert part("progress") == 7


@pytest.mark.example("E40")
@pytest.mark.rule("OM-212")
def test_e40_two_ships_in_the_hangar_are_6_points_and_the_discarded_one_is_none() -> None:
    assert view(the_end(), None).players[GREEN].discarded == 1
    assert part("ships") == 6


@pytest.mark.example("E41")
@pytest.mark.rule("OM-213")
def test_e41_seven_colonists_at_home_are_10_points() -> None:
    s = the_end()
    assert people(s, GREEN) == (3, 2, 3)
    colonization_is_over(s)
    assert (people(s, GREEN), view(s, None).players[GREEN].parts["colonists"]) == ((7, 0, 3), 10)


@pytest.mark.example("E42")
@pytest.mark.rule("OM-214")
def test_e42_tech_in_columns_1_4_4_and_6_is_18_points() -> None:
    assert part("tech") == 1 + 4 + 4 + 9


@pytest.mark.example("E43")
@pytest.mark.rule("OM-215")
def test_e43_three_blueprints_built_and_one_not_are_8_points() -> None:
    assert part("blueprints") == 3 + 3 - 3 + 5


@pytest.mark.example("E44")
@pytest.mark.rule("OM-216")
def test_e44_the_hydrologist_scores_both_upgraded_greenhouses() -> None:
    assert part("scientists") == 6


@pytest.mark.example("E45")
@pytest.mark.rule("OM-217", "OM-194")
def test_e45_one_contract_met_and_one_missed_are_8_points() -> None:
    assert part("contracts") == 12 - 4


@pytest.mark.example("E46")
@pytest.mark.rule("OM-218")
def test_e46_green_has_78_points() -> None:
    s = the_end()
    colonization_is_over(s)
    result = outcome(s)
    assert result is not None
    assert result.scores[GREEN] == 15 + 7 + 6 + 10 + 18 + 8 + 6 + 8 == 78
    assert result.winners == [GREEN]


def tie(pending: int = 0) -> State:
    """Blue has 78 points as well, 2 crystals and 4 Advanced Buildings; Green has 2 crystals and 3 of them."""
    s = the_end()
    goods(s, GREEN, crystal=2, pending=pending)
    goods(s, BLUE, all=0, crystal=2)
    building(s, "generator", "1,-1")
    for card, at in ((3, "1,-1"), (6, "0,2"), (10, "2,-1")):
        advanced(s, BLUE, card, at)
    return s


def level_with_green(s: State) -> None:
    """The game ends, with points of play that make Blue equal to Green."""
    mine = view(s, None).players[BLUE]
    s.own[BLUE * OWN + POINTS] = 78 - sum(mine.parts.values())
    colonization_is_over(s)


@pytest.mark.example("E47")
@pytest.mark.rule("OM-219")
def test_e47_with_equal_crystals_blue_wins_with_more_advanced_buildings() -> None:
    s = tie()
    level_with_green(s)
    result = outcome(s)
    assert result is not None
    assert (result.scores[:2], crystals(s, GREEN), crystals(s, BLUE)) == ([78, 78], (2, 0), (2, 0))
    assert (result.winners, result.places[GREEN]) == ([BLUE], 2)


@pytest.mark.example("E48")
@pytest.mark.rule("OM-210", "OM-220")
def test_e48_a_pending_crystal_with_room_in_the_depot_wins_for_green() -> None:
    s = tie(pending=1)
    level_with_green(s)
    result = outcome(s)
    assert result is not None
    assert (result.scores[:2], crystals(s, GREEN)) == ([78, 78], (3, 0))
    assert (result.winners, result.places[BLUE]) == ([GREEN], 2)
