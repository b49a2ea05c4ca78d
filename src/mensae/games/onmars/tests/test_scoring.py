"""Chapter 18: final scoring, part by part; the worked example of Green is in `test_worked_example`."""

import pytest

from mensae.games.onmars.result import outcome
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import POINTS, State
from mensae.games.onmars.tests.looking import crystals, people, stored
from mensae.games.onmars.tests.phases import colonization_is_over
from mensae.games.onmars.tests.position import colonists, cubes, goods, position, ships, tech, worker
from mensae.games.onmars.tests.table import advanced, blueprint, building, contract, scientist

PARTS = ("progress", "ships", "colonists", "tech", "blueprints", "scientists", "contracts")
TYPES = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser")
WORKPLACES = {
    "generator": (4, "0,-2"),
    "water_extractor": (6, "0,2"),
    "greenhouse": (8, "-2,1"),
    "oxygen_condenser": (10, "2,-1"),
    "shelter": (12, "-2,-1"),
    "mine": (2, "0,0"),
}


def ending() -> State:
    """The end is triggered by missions; `score` plays on to it."""
    s = position(space_oddity=True)
    s.completed = 3
    return s


def score(s: State, seat: int = 0) -> dict[str, int]:
    """The parts of a seat's final score."""
    colonization_is_over(s)
    assert outcome(s) is not None
    assert tuple(view(s, None).players[seat].parts) == PARTS
    return view(s, None).players[seat].parts


def on_card(s: State, number: int) -> dict[str, int]:
    """The goods on a contract of seat 0."""
    (deal,) = [each for each in view(s, None).players[0].contracts if each.contract == number]
    return {good: count for good, count in deal.goods.items() if count}


# Before scoring


@pytest.mark.rule("OM-210", "OM-045")
def test_pending_crystals_move_to_the_depot_as_far_as_they_fit() -> None:
    s = ending()
    goods(s, 0, crystal=2, pending=3)
    goods(s, 1, crystal=0, pending=1)
    score(s)
    assert (crystals(s, 0), crystals(s, 1)) == ((3, 0), (1, 0))


@pytest.mark.rule("OM-210")
def test_goods_complete_as_many_contracts_as_possible() -> None:
    s = ending()
    for number in (7, 9, 11):
        contract(s, 0, number)
    goods(s, 0, all=0, mineral=4, water=3, plant=3)
    assert score(s)["contracts"] == 9 + 9 - 4
    assert (on_card(s, 9), on_card(s, 11), on_card(s, 7)) == (
        {"mineral": 2, "water": 3},
        {"mineral": 2, "plant": 3},
        {},
    )


@pytest.mark.rule("OM-210")
def test_goods_that_complete_nothing_stay_where_they_are() -> None:
    s = ending()
    contract(s, 0, 9)
    goods(s, 0, all=0, mineral=2, water=2)
    assert score(s)["contracts"] == -4
    assert (stored(s), on_card(s, 9)) == ({"mineral": 2, "water": 2}, {})


@pytest.mark.rule("OM-210", "OM-220")
def test_contract_12_is_supplied_only_if_that_makes_one_more() -> None:
    s = ending()
    contract(s, 0, 12)
    contract(s, 0, 8)
    goods(s, 0, all=0, mineral=2, battery=3, crystal=3)
    assert score(s)["contracts"] == 9 - 4
    assert (on_card(s, 12), crystals(s)) == ({}, (3, 0))
    s = ending()
    contract(s, 0, 12)
    contract(s, 0, 8)
    goods(s, 0, all=0, mineral=4, battery=3, crystal=2, pending=1)
    assert score(s)["contracts"] == 9 + 9
    assert (on_card(s, 12), crystals(s)) == ({"mineral": 2, "crystal": 3}, (0, 0))


# The parts


@pytest.mark.rule("OM-211")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)])
def test_progress_scores_for_the_cubes_in_its_area(count: int, points: int) -> None:
    s = ending()
    cubes(s, 0, *TYPES[:count])
    assert score(s)["progress"] == points


@pytest.mark.rule("OM-212")
@pytest.mark.parametrize(
    ("docked", "hangar", "points"), [((1, 2, 3, 4, 5), 0, 0), ((1, 2), 3, 9), ((), 2, 6), ((), 5, 15)]
)
def test_only_ships_in_the_hangar_score(docked: tuple[int, ...], hangar: int, points: int) -> None:
    s = ending()
    ships(s, 0, docked, hangar)
    assert score(s)["ships"] == points


@pytest.mark.rule("OM-213")
@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (1, 0), (2, 0), (3, 3), (4, 3), (5, 6), (6, 6), (7, 10), (8, 10), (9, 15), (10, 15), (11, 21), (12, 21)],
)
def test_the_topmost_row_of_the_living_quarters_scores(count: int, points: int) -> None:
    s = ending()
    building(s, "shelter", "-4,0", "-4,2", "-4,3", "-2,3", seat=0)
    colonists(s, 0, lq=count)
    assert score(s)["colonists"] == points


@pytest.mark.rule("OM-213")
def test_colonists_come_home_from_the_working_area_and_the_own_side_only() -> None:
    s = ending()  # seat 0 is in the Colony
    building(s, "shelter", "-4,0", "-4,2", seat=0)
    building(s, "mine", "3,0", seat=0)
    colonists(s, 0, lq=1, wa=1)
    for action in ("construct", "upgrade", "hire", "obtain_blueprint", "research_development"):
        worker(s, action, 0)
    assert score(s)["colonists"] == 6
    assert people(s)[:2] == (1 + 1 + 3, 0)


@pytest.mark.rule("OM-213", "OM-024")
def test_at_the_end_no_more_come_home_than_there_is_room_for() -> None:
    s = ending()
    colonists(s, 0, lq=3, wa=5)
    assert (score(s)["colonists"], people(s)[:2]) == (3, (4, 0))


@pytest.mark.example("E33")
@pytest.mark.rule("OM-214")
def test_e33_tech_tiles_score_their_column() -> None:
    s = ending()
    for kind, at in (
        ("mine_tech", "c1_top"),
        ("rover_tech", "c4_top"),
        ("ship_tech", "c4_bottom"),
        ("shelter_tech", "c6"),
    ):
        tech(s, 0, kind, at)
    assert score(s)["tech"] == 1 + 4 + 4 + 9


@pytest.mark.rule("OM-214")
@pytest.mark.parametrize(
    ("at", "points"),
    [("c1_top", 1), ("c2_bottom", 2), ("c3_bottom", 3), ("c4_middle", 4), ("c5_top", 5), ("c5_bottom", 5), ("c6", 9)],
)
def test_the_shelter_tech_scores_as_the_others_do(at: str, points: int) -> None:
    s = ending()
    tech(s, 0, "shelter_tech", at)
    assert score(s)["tech"] == points


@pytest.mark.example("E34")
@pytest.mark.rule("OM-215")
def test_e34_blueprints_score_3_or_5_and_lose_as_much_if_not_built() -> None:
    s = ending()
    advanced(s, 0, 4, "0,-2")
    advanced(s, 0, 8, "-2,1")
    blueprint(s, 0, 12)
    advanced(s, 0, 13, "0,0")
    assert score(s)["blueprints"] == 3 + 3 - 3 + 5
    s = ending()
    blueprint(s, 0, 12, 13)
    assert score(s)["blueprints"] == -3 - 5


@pytest.mark.example("E35")
@pytest.mark.rule("OM-216")
def test_e35_a_scientist_scores_3_for_each_upgraded_building_of_its_type_whoever_owns_it() -> None:
    s = ending()
    building(s, "greenhouse", "-3,1")
    scientist(s, 0, "hydrologist")
    advanced(s, 0, 8, "-2,1")
    advanced(s, 1, 7, "-3,1")
    advanced(s, 0, 4, "0,-2")
    assert score(s)["scientists"] == 6


@pytest.mark.rule("OM-216")
@pytest.mark.parametrize(
    ("name", "scored"),
    [
        ("geologist", "generator"),
        ("rd_engineer", "water_extractor"),
        ("hydrologist", "greenhouse"),
        ("biochemist", "oxygen_condenser"),
        ("geochemist", "shelter"),
        ("systems_engineer", "mine"),
    ],
)
def test_each_scientist_scores_one_type(name: str, scored: str) -> None:
    for kind, (card, at) in WORKPLACES.items():
        s = ending()
        scientist(s, 0, name)
        advanced(s, 0, card, at)
        assert score(s)["scientists"] == (3 if kind == scored else 0)


@pytest.mark.rule("OM-217")
def test_contracts_score_at_the_end() -> None:
    s = ending()
    contract(s, 0, 4)
    contract(s, 0, 9)
    assert score(s)["contracts"] == -6 - 4


@pytest.mark.rule("OM-218")
def test_the_total_is_the_points_of_play_and_all_parts_and_may_be_negative() -> None:
    s = ending()
    s.own[POINTS] = 7
    cubes(s, 0, "mine")
    blueprint(s, 1, 12, 13, 14)
    contract(s, 1, 4)
    colonists(s, 0, lq=3)
    colonists(s, 1, lq=0)
    parts = score(s)
    assert parts == dict(zip(PARTS, [1, 0, 3, 2, 0, 0, 0], strict=True))
    result = outcome(s)
    assert result is not None
    assert result.scores == [7 + 1 + 3 + 2, 2 - 3 - 5 - 5 - 6]
    assert (result.places, result.winners, result.rule) == ([1, 2], [0], "OM-208")
