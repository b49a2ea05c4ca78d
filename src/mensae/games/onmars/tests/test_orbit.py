"""Chapter 4: the actions in Orbit."""

import pytest

from mensae.games.onmars.schema import (
    Accept,
    Blueprint,
    Develop,
    EndTurn,
    Executive,
    Good,
    Lab,
    Learn,
    Main,
    Pay,
    PutMarker,
    Skip,
    Travel,
)
from mensae.games.onmars.state import CONTRACT, SPACE
from mensae.games.onmars.tests.looking import (
    amount,
    blueprints_of,
    crystals,
    in_warehouse,
    lab,
    offered,
    people,
    shown_blueprints,
    stored,
    unused_markers,
    workers,
)
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    colonists,
    do,
    goods,
    orbit,
    ships,
    tech,
    worker,
)
from mensae.games.onmars.tests.table import blueprint, contract, grid, warehouse


@pytest.mark.rule("OM-055")
def test_the_landing_pod_brings_colonists_home_and_the_marker_to_the_colony() -> None:
    s = orbit()
    colonists(s, 0, lq=1, wa=1)
    worker(s, "construct", 0)
    worker(s, "obtain_blueprint", 0)
    do(s, Main("landing_pod"))
    assert choices(s) == [PutMarker(space) for space in (6, 7, 8)]  # no Discovery tile before, no worker
    do(s, PutMarker(7), Good("water"))
    assert (people(s), workers(s, "obtain_blueprint"), workers(s, "construct")) == ((3, 0, 8), [1, 0], [0, 0])
    assert (s.own[SPACE], amount(s, 0, "water")) == (7, 2)


@pytest.mark.rule("OM-056")
def test_after_the_landing_pod_an_executive_action_and_the_shuttle_are_still_open() -> None:
    s = orbit()
    goods(s, 0, crystal=2)
    do(s, Main("landing_pod"), PutMarker(6), Skip())
    assert choices(s) == [Executive(6), Executive(7), EndTurn()]
    do(s, EndTurn(), Main("control_center"), Skip(), EndTurn())
    assert asked(s) == 1
    do(s, Travel("stay"))
    assert (asked(s), choices(s)) == (0, [Travel("stay"), Travel("shuttle")])


@pytest.mark.rule("OM-057")
def test_a_blueprint_comes_with_its_good_and_a_marker_and_is_not_replaced() -> None:
    s = orbit()
    do(s, Main("obtain_blueprint"), Blueprint(5), Skip())
    assert (blueprints_of(s), unused_markers(s), amount(s, 0, "water")) == ([5], 7, 2)
    assert shown_blueprints(s)[:6] == [1, 2, 3, 4, None, 6]
    assert workers(s, "obtain_blueprint") == [1, 0]


@pytest.mark.rule("OM-058")
def test_without_a_marker_no_blueprint_is_taken_in_any_way() -> None:
    s = orbit()
    ships(s, 0, docked=(1, 2, 4, 5))
    goods(s, 0, crystal=3)
    blueprint(s, 0, *range(13, 20))
    colonists(s, 0, lq=4)
    do(s, Main("obtain_blueprint"), Blueprint(1))  # the eighth; boosts are not offered
    assert (unused_markers(s), blueprints_of(s)) == (0, [1, *range(13, 20)])
    assert offered(s, Executive) == [Executive(6), Executive(7)]


@pytest.mark.example("E07")
@pytest.mark.rule("OM-059")
def test_three_colonists_get_three_blueprints() -> None:
    s = orbit()
    do(s, Main("obtain_blueprint"), Blueprint(1), Blueprint(2), Blueprint(3))
    assert (blueprints_of(s), people(s), workers(s, "obtain_blueprint")) == ([1, 2, 3], (0, 2, 9), [1, 0])
    assert EndTurn() in choices(s)


@pytest.mark.rule("OM-060")
def test_a_new_tile_lies_in_column_1_and_its_benefit_may_follow() -> None:
    s = orbit()
    do(s, Main("learn_technology"), Learn(7))
    assert choices(s) == [Lab("c1_top"), Lab("c1_bottom")]
    do(s, Lab("c1_bottom"), Accept())
    assert (lab(s), crystals(s), people(s)) == (
        {"shelter_tech": "c2_middle", "upgrade_tech": "c1_bottom"},
        (1, 1),
        (3, 0, 9),
    )
    assert Learn(7) not in choices(s)  # the grid is not refilled


@pytest.mark.rule("OM-060")
def test_no_tile_is_taken_with_column_1_full_or_of_a_kind_that_is_owned() -> None:
    s = orbit(3)
    goods(s, 0, all=2)
    tech(s, 0, "mine_tech", "c3_top")
    tech(s, 1, "ship_tech", "c1_top")
    grid(s, "mine_tech", "generator_tech", None, None, None, None, None, "upgrade_tech")
    do(s, Main("learn_technology"))
    assert choices(s) == [Learn(2), Learn(8)]
    s = orbit()
    tech(s, 0, "mine_tech", "c1_top")
    tech(s, 0, "ship_tech", "c1_bottom")
    assert Main("learn_technology") not in choices(s)


@pytest.mark.rule("OM-061")
@pytest.mark.parametrize(
    ("space", "ways"),
    [
        (8, []),
        (5, [Pay(("battery",)), Pay(("mineral",))]),
        (
            2,
            [
                Pay(("battery", "battery")),
                Pay(("battery", "water")),
                Pay(("mineral", "battery")),
                Pay(("mineral", "water")),
                Pay(("mineral", "mineral")),
            ],
        ),
    ],
)
def test_the_row_decides_the_price(space: int, ways: list[Pay]) -> None:
    s = orbit()
    goods(s, 0, all=0, mineral=2, battery=2, water=1)
    do(s, Main("learn_technology"), Learn(space))
    assert set(offered(s, Pay)) == set(ways)


@pytest.mark.rule("OM-062")
def test_one_boost_takes_a_second_tile_with_its_own_price() -> None:
    s = orbit()
    goods(s, 0, mineral=0)
    do(s, Main("learn_technology"), Learn(8), Lab("c1_top"), Skip(), Learn(4))
    assert (stored(s), people(s)) == ({"water": 1, "plant": 1, "oxygen": 1}, (2, 1, 9))
    assert lab(s)["greenhouse_tech"] == "c1_bottom"
    s = orbit()
    tech(s, 0, "mine_tech", "c1_top")
    do(s, Main("learn_technology"), Learn(8), Skip())
    assert offered(s, Learn) == []  # column 1 is full


@pytest.mark.rule("OM-062")
def test_learn_technology_has_no_second_boost() -> None:
    s = orbit()
    do(s, Main("learn_technology"), Learn(8), Lab("c1_top"), Skip(), Learn(7), Skip())
    assert choices(s) == [EndTurn()]


@pytest.mark.rule("OM-063")
def test_research_and_development_makes_up_to_two_developments_each_paid() -> None:
    s = orbit()
    goods(s, 0, all=0, oxygen=2)
    do(s, Main("research_development"))
    assert Skip() not in choices(s)
    do(s, Develop("shelter_tech", "c3_bottom"), Skip(), Develop("shelter_tech", "c4_middle"))
    assert (lab(s), stored(s)) == ({"shelter_tech": "c4_middle"}, {})
    assert workers(s, "research_development") == [1, 0]


@pytest.mark.rule("OM-063")
def test_each_boost_is_one_more_development_of_any_tile() -> None:
    s = orbit()
    goods(s, 0, all=0, oxygen=2, mineral=2)
    tech(s, 0, "mine_tech", "c1_top")
    do(s, Main("research_development"))
    do(s, Develop("shelter_tech", "c3_bottom"), Pay(("oxygen",)), Skip())
    do(s, Develop("mine_tech", "c2_middle"), Pay(("oxygen",)))
    assert people(s) == (2, 0, 9)
    do(s, Develop("shelter_tech", "c4_bottom"), Skip())
    assert (lab(s), people(s)) == ({"mine_tech": "c2_middle", "shelter_tech": "c4_bottom"}, (1, 1, 9))
    do(s, Develop("mine_tech", "c3_top"), Accept())
    assert (lab(s)["mine_tech"], people(s), stored(s)) == ("c3_top", (0, 2, 9), {"mineral": 1})


@pytest.mark.example("E08")
@pytest.mark.rule("OM-064", "OM-054")
def test_what_one_development_gives_may_pay_for_the_next() -> None:
    s = orbit()
    goods(s, 0, all=0, oxygen=1)
    do(s, Main("research_development"), Develop("shelter_tech", "c3_top"), Accept())
    assert stored(s) == {"mineral": 1}
    do(s, Develop("shelter_tech", "c4_middle"))
    assert (lab(s), stored(s)) == ({"shelter_tech": "c4_middle"}, {})


@pytest.mark.rule("OM-065")
def test_resupply_takes_one_item_and_one_more_for_each_boost() -> None:
    s = orbit()
    do(s, Main("resupply"), Good("crystal"), Good("oxygen"), Skip())
    assert (crystals(s), amount(s, 0, "oxygen"), people(s)) == ((1, 1), 2, (2, 1, 9))
    assert in_warehouse(s) == {"battery": 2, "water": 2, "plant": 2, "oxygen": 1, "crystal": 1}


@pytest.mark.rule("OM-066")
def test_only_what_can_be_kept_may_be_taken_from_the_warehouse() -> None:
    s = orbit()
    goods(s, 0, battery=2, water=1, plant=2, oxygen=1, crystal=2, pending=1)
    warehouse(s, oxygen=0)
    do(s, Main("resupply"))  # only Water, and one answer needs no question
    assert stored(s) == {"mineral": 1, "battery": 2, "water": 2, "plant": 2, "oxygen": 1}
    assert offered(s, Good) == []


@pytest.mark.rule("OM-066", "OM-192")
def test_a_delivery_contract_makes_room_for_warehouse_items() -> None:
    s = orbit()
    goods(s, 0, battery=2, water=2, plant=2, oxygen=2, crystal=3)
    assert Main("resupply") not in choices(s)
    contract(s, 0, 12)
    contract(s, 0, 9)
    do(s, Main("resupply"))
    assert choices(s) == [Good("water"), Good("crystal")]
    do(s, Good("crystal"), Good("water"), Skip())
    assert (crystals(s), amount(s, 0, "water")) == ((3, 0), 2)
    assert [int(s.contracts[i * CONTRACT + 2]) for i in (11, 8)] == [1, 1]
