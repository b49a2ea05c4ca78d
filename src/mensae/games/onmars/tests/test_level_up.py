"""Chapter 12: the Colony Status Update."""

import pytest

from mensae.games.onmars.components import BLUEPRINTS
from mensae.games.onmars.schema import CardDealt, EndTurn, Main, Skip, TechDealt
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import in_warehouse, offered, points, shown_blueprints
from mensae.games.onmars.tests.position import asked, choices, cubes, do, draw, position
from mensae.games.onmars.tests.table import display, grid, level, lss, mission, warehouse

LEVEL_1 = {card.number for card in BLUEPRINTS.blueprints if card.level == 1}
LEVEL_3 = {card.number for card in BLUEPRINTS.blueprints if card.level == 3}


def colony(*rows: int, at: int = 1, seats: int = 2) -> State:
    """The colony is on a level, the LSS markers are on these rows, and seat 0 has done its Main action."""
    s = position(seats)
    level(s, at)
    lss(s, *rows)
    do(s, Main("control_center"), Skip())
    return s


def end_turn(s: State) -> None:
    """Seat 0 ends its turn, and chance brings what comes first."""
    do(s, EndTurn())
    draw(s)


# When


@pytest.mark.rule("OM-168")
@pytest.mark.parametrize(
    ("rows", "before", "after"),
    [
        ((2, 2, 2, 1), 1, 1),
        ((2, 2, 2, 2), 1, 2),
        ((5, 2, 3, 2), 1, 2),
        ((3, 3, 3, 3), 1, 3),
        ((5, 5, 5, 5), 1, 5),
        ((5, 5, 5, 3), 2, 3),
        ((5, 5, 5, 4), 4, 4),
        ((5, 5, 5, 5), 4, 5),
        ((5, 5, 5, 5), 5, 5),
    ],
)
def test_the_colony_rises_while_all_four_markers_have_reached_its_marker(
    rows: tuple[int, ...], before: int, after: int
) -> None:
    s = colony(*rows, at=before)
    assert view(s, None).level == before  # not before the end of the turn
    end_turn(s)
    assert (view(s, None).level, asked(s)) == (after, 1)


@pytest.mark.rule("OM-168")
def test_blueprints_come_before_tech_tiles_and_the_warehouse_and_these_before_progress() -> None:
    s = colony(2, 2, 2, 2, seats=3)
    cubes(s, 1, "mine")
    grid(s, None)
    warehouse(s, water=0)
    do(s, EndTurn())
    for _ in range(12):
        assert choices(s) == offered(s, CardDealt)
        do(s, choices(s)[0])
    assert choices(s) == offered(s, TechDealt)
    assert (in_warehouse(s)["water"], points(s, 1)) == (0, 0)
    do(s, choices(s)[0])
    assert (in_warehouse(s)["water"], points(s, 1), asked(s)) == (3, 1, 1)


# Blueprints


@pytest.mark.rule("OM-169")
def test_on_level_2_the_display_is_boxed_and_twelve_cards_of_both_levels_are_dealt() -> None:
    s = colony(2, 2, 2, 2)
    old = {card for card in shown_blueprints(s) if card}
    assert (old < LEVEL_1, len(old)) == (True, 6)
    do(s, EndTurn())
    assert {card.blueprint for card in choices(s) if isinstance(card, CardDealt)} == LEVEL_1 - old
    draw(s)
    bottom, top = shown_blueprints(s)[:6], shown_blueprints(s)[6:]
    assert set(bottom) == LEVEL_1 - old
    assert set(top) < LEVEL_3
    assert view(s, None).deck == 6


@pytest.mark.rule("OM-169")
def test_on_level_3_the_rest_of_level_1_is_boxed_and_the_last_six_are_added() -> None:
    s = colony(2, 2, 2, 2)
    end_turn(s)
    kept = [card for card in shown_blueprints(s) if card in LEVEL_3]
    lss(s, 3, 3, 3, 3)
    do(s, Main("control_center"), Skip())
    end_turn(s)
    assert view(s, None).level == 3
    assert {card for card in shown_blueprints(s) if card} == LEVEL_3
    assert shown_blueprints(s)[6:] == kept  # no card slides along
    assert view(s, None).deck == 0


@pytest.mark.rule("OM-169")
@pytest.mark.parametrize("number", [3, 4])
def test_levels_4_and_5_bring_no_blueprints(number: int) -> None:
    s = colony(*[number + 1] * 4, at=number)
    display(s, 13, 14)
    end_turn(s)
    assert view(s, None).level == number + 1
    assert [card for card in shown_blueprints(s) if card] == [13, 14]


# Tech Grid and Warehouse


@pytest.mark.rule("OM-170")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_3_or_4_players_the_grid_is_filled_from_the_bottom_row_left_to_right(seats: int) -> None:
    s = colony(4, 4, 4, 4, at=3, seats=seats)
    grid(s, "mine_tech", None, "generator_tech", None, "rover_tech", None, "ship_tech", None)
    do(s, EndTurn(), TechDealt("upgrade_tech"))
    assert view(s, None).grid[7] == "upgrade_tech"
    assert TechDealt("upgrade_tech") not in choices(s)  # there is one of each in the stacks
    do(s, TechDealt("mine_tech"), TechDealt("ship_tech"), TechDealt("rover_tech"))
    row = view(s, None).grid
    assert row[:3] == ["mine_tech", "rover_tech", "generator_tech"]
    assert (row[3:6], row[6:]) == (["mine_tech", "rover_tech", "ship_tech"], ["ship_tech", "upgrade_tech"])
    assert (view(s, None).tech_stack, asked(s)) == (4, 1)


@pytest.mark.rule("OM-170")
def test_the_grid_is_filled_only_as_long_as_there_are_tiles() -> None:
    s = colony(4, 4, 4, 4, at=3, seats=3)
    s.tech_left = 1  # the Mine Tech
    grid(s, None, "generator_tech", "water_extractor_tech", "greenhouse_tech", None)
    end_turn(s)
    assert (view(s, None).grid[0], view(s, None).grid[4], view(s, None).tech_stack) == (None, "mine_tech", 0)


@pytest.mark.rule("OM-170", "OM-221")
def test_with_2_players_the_grid_is_never_filled_again() -> None:
    s = colony(2, 2, 2, 2)
    grid(s, None, None)
    end_turn(s)
    assert view(s, None).grid[:2] == [None, None]


@pytest.mark.rule("OM-170")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 3)])
def test_each_warehouse_column_is_filled_up(seats: int, each: int) -> None:
    s = colony(2, 2, 2, 2, seats=seats)
    warehouse(s, crystal=0, battery=1, water=0, plant=each, oxygen=1)
    end_turn(s)
    assert in_warehouse(s) == dict.fromkeys(["battery", "water", "plant", "oxygen", "crystal"], each)


# Progress and missions


@pytest.mark.example("E49")
@pytest.mark.rule("OM-171")
@pytest.mark.parametrize("number", [1, 2])
def test_e49_on_levels_2_and_3_everybody_scores_for_cubes(number: int) -> None:
    s = colony(*[number + 1] * 4, at=number, seats=4)
    cubes(s, 0, "mine", "greenhouse", "generator")
    cubes(s, 1, "mine")
    cubes(s, 2, "oxygen_condenser")
    end_turn(s)
    assert [points(s, seat) for seat in range(4)] == [4, 1, 1, 0]


@pytest.mark.rule("OM-171")
@pytest.mark.parametrize(("count", "scored"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)])
def test_cubes_score_0_1_2_4_7_or_11(count: int, scored: int) -> None:
    s = colony(2, 2, 2, 2)
    cubes(s, 1, *["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser"][:count])
    end_turn(s)
    assert [points(s, seat) for seat in range(2)] == [0, scored]


@pytest.mark.rule("OM-171")
@pytest.mark.parametrize("number", [3, 4])
def test_on_levels_4_and_5_nobody_scores_for_cubes(number: int) -> None:
    s = colony(*[number + 1] * 4, at=number)
    cubes(s, 0, "mine", "greenhouse", "generator")
    end_turn(s)
    assert (view(s, None).level, points(s)) == (number + 1, 0)


@pytest.mark.rule("OM-172", "OM-176")
@pytest.mark.parametrize(("reached", "remaining"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_levels_3_4_and_5_bring_the_end_closer(reached: int, remaining: int) -> None:
    s = colony(*[min(reached, 5)] * 4, at=reached - 1)
    mission(s, "A", "m9", 2)
    end_turn(s)
    assert (view(s, None).level, view(s, None).remaining) == (reached, remaining)
