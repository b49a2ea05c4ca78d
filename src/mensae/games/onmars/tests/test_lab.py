"""Chapter 8.1: the lab."""

import pytest

from mensae.games.onmars.components import LAB
from mensae.games.onmars.rules.lab import level_of
from mensae.games.onmars.schema import (
    Accept,
    Blueprint,
    Develop,
    Executive,
    Good,
    Lab,
    Learn,
    Main,
    MoveBot,
    Pay,
    Point,
    Skip,
    Tech,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    amount,
    blueprints_of,
    bot_steps,
    crystals,
    lab,
    marker_at,
    offered,
    people,
    stored,
)
from mensae.games.onmars.tests.position import choices, colonists, do, goods, orbit, position, ships, tech
from mensae.games.onmars.tests.table import blueprint, bots

LINKS = {
    "c1_top": ["c2_top", "c2_middle"],
    "c1_bottom": ["c2_middle", "c2_bottom"],
    "c2_top": ["c3_top"],
    "c2_middle": ["c3_top", "c3_bottom"],
    "c2_bottom": ["c3_bottom"],
    "c3_top": ["c4_top", "c4_middle"],
    "c3_bottom": ["c4_middle", "c4_bottom"],
    "c4_top": ["c5_top"],
    "c4_middle": ["c5_top", "c5_bottom"],
    "c4_bottom": ["c5_bottom"],
    "c5_top": ["c6"],
    "c5_bottom": ["c6"],
    "c6": [],
}


def free(at: str) -> State:
    """Seat 0 in Orbit may develop one tile, the Shelter Tech on this space, at no cost."""
    s = orbit()
    tech(s, 0, "shelter_tech", at)
    ships(s, 0, docked=())
    goods(s, 0, all=0, crystal=4)
    return s


@pytest.mark.rule("OM-091")
def test_the_lab_has_six_columns_and_the_column_is_the_level() -> None:
    columns = [sum(1 for at in LINKS if at.startswith(f"c{column}")) for column in range(1, 7)]
    assert [space.id for space in LAB.spaces] == list(LINKS)
    assert columns == [2, 3, 2, 3, 2, 1]
    s = position()
    levels = []
    for at in LINKS:
        tech(s, 0, "shelter_tech", at)
        levels.append(int(level_of(s, 0, 5)))
    assert levels == [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6]


@pytest.mark.rule("OM-091", "OM-092")
def test_a_space_holds_one_tile_and_a_tile_without_a_free_link_stays() -> None:
    s = orbit()
    tech(s, 0, "mine_tech", "c3_top")
    do(s, Main("research_development"))
    assert choices(s) == [
        Develop("mine_tech", "c4_top"),
        Develop("mine_tech", "c4_middle"),
        Develop("shelter_tech", "c3_bottom"),
    ]
    s = orbit()
    tech(s, 0, "mine_tech", "c3_top")
    tech(s, 0, "ship_tech", "c3_bottom")
    do(s, Main("research_development"))
    assert "shelter_tech" not in [action.tech for action in choices(s) if isinstance(action, Develop)]


@pytest.mark.rule("OM-092")
@pytest.mark.parametrize("at", LINKS)
def test_a_tile_moves_to_a_linked_space_of_the_next_column(at: str) -> None:
    s = free(at)
    if not LINKS[at]:
        assert Executive(1) not in choices(s)
        return
    do(s, Executive(1))
    if len(LINKS[at]) == 1:
        assert lab(s)["shelter_tech"] == LINKS[at][0]
    else:
        assert choices(s) == [Develop("shelter_tech", to) for to in LINKS[at]]


@pytest.mark.rule("OM-093")
@pytest.mark.parametrize(
    ("at", "to", "ways", "crystal"),
    [
        ("c1_top", "c2_middle", {("mineral",), ("battery",), ("oxygen",)}, 0),
        ("c2_middle", "c3_top", {("mineral",), ("oxygen",)}, 0),
        ("c3_top", "c4_middle", {("mineral",), ("oxygen",)}, 0),
        (
            "c4_middle",
            "c5_top",
            {
                ("mineral", "mineral"),
                ("mineral", "battery"),
                ("mineral", "oxygen"),
                ("battery", "oxygen"),
                ("oxygen", "oxygen"),
            },
            0,
        ),
        ("c5_top", "c6", {("mineral",), ("oxygen",)}, 1),
    ],
)
def test_the_column_entered_has_its_price(at: str, to: str, ways: set[tuple[str, ...]], crystal: int) -> None:
    s = orbit()
    tech(s, 0, "shelter_tech", at)
    goods(s, 0, all=0, mineral=2, battery=1, oxygen=2, crystal=1)
    do(s, Main("research_development"))
    if offered(s, Develop):
        do(s, Develop("shelter_tech", to))
    assert {action.goods for action in choices(s) if isinstance(action, Pay)} == ways
    do(s, offered(s, Pay)[0])
    assert crystals(s)[0] == 1 - crystal


@pytest.mark.rule("OM-093")
def test_at_no_cost_not_even_the_crystal_is_paid() -> None:
    s = free("c5_top")
    do(s, Executive(1))
    assert (lab(s), crystals(s), stored(s)) == ({"shelter_tech": "c6"}, (0, 0), {})


@pytest.mark.rule("OM-094")
def test_a_benefit_is_taken_at_once_or_let_go() -> None:
    for answer, pending in ((Accept(), 1), (Skip(), 0)):
        s = orbit()
        do(s, Main("learn_technology"), Learn(8), Lab("c1_bottom"), answer)
        assert crystals(s) == (1, pending)


@pytest.mark.rule("OM-094", "OM-257")
def test_a_benefit_that_can_do_nothing_is_skipped() -> None:
    s = free("c2_middle")
    goods(s, 0, mineral=2)
    do(s, Executive(1), Develop("shelter_tech", "c3_top"))
    assert offered(s, Accept) == []


@pytest.mark.rule("OM-095")
@pytest.mark.parametrize("at", ["c1_top", "c2_bottom"])
def test_two_spaces_give_a_warehouse_item(at: str) -> None:
    s = orbit()
    if at == "c1_top":
        do(s, Main("learn_technology"), Learn(8), Lab("c1_top"))
    else:
        s = free("c1_bottom")
        do(s, Executive(1), Develop("shelter_tech", at))
    assert Good("oxygen") in choices(s)
    do(s, Good("crystal"))
    assert crystals(s)[1] == 1
    assert offered(s, Good) == []


@pytest.mark.rule("OM-095")
@pytest.mark.parametrize(("at", "to"), [("c1_top", "c2_top"), ("c3_bottom", "c4_bottom")])
def test_two_spaces_give_two_bot_points(at: str, to: str) -> None:
    s = free(at)
    do(s, Executive(1), Develop("shelter_tech", to), MoveBot("-2,-1", "-2,-2"), MoveBot("-2,-2", "-2,-1"))
    assert bot_steps(s, "-2,-1") == []


@pytest.mark.rule("OM-095")
def test_column_3_gives_a_mineral_or_a_crystal() -> None:
    s = free("c2_middle")
    do(s, Executive(1), Develop("shelter_tech", "c3_top"), Accept())
    assert (stored(s), crystals(s)) == ({"mineral": 1}, (0, 0))
    s = free("c2_middle")
    do(s, Executive(1), Develop("shelter_tech", "c3_bottom"), Accept())
    assert (stored(s), crystals(s)) == ({}, (0, 1))


@pytest.mark.rule("OM-095", "OM-096")
@pytest.mark.parametrize(("at", "to"), [("c3_top", "c4_top"), ("c4_middle", "c5_bottom")])
def test_two_spaces_give_an_upgrade_which_can_be_boosted(at: str, to: str) -> None:
    s = free(at)
    goods(s, 0, mineral=2)
    blueprint(s, 0, 3, 11)
    bots(s, 0, "-1,-2")
    do(s, Executive(1), Develop("shelter_tech", to), Blueprint(11), Blueprint(3))
    assert (marker_at(s, "-2,-1"), marker_at(s, "0,-2"), amount(s, 0, "mineral")) == (0, 0, 0)
    assert people(s) == (2, 1, 9)  # one booster, no worker


@pytest.mark.rule("OM-095", "OM-096")
def test_one_space_gives_a_blueprint_which_can_be_boosted() -> None:
    s = free("c4_middle")
    do(s, Executive(1), Develop("shelter_tech", "c5_top"))
    assert Skip() in choices(s)
    do(s, Blueprint(1), Blueprint(2), Skip())
    assert (blueprints_of(s), people(s)) == ([1, 2], (2, 1, 9))


@pytest.mark.rule("OM-095")
@pytest.mark.parametrize(("at", "to"), [("c1_top", "c2_middle"), ("c3_top", "c4_middle"), ("c5_top", "c6")])
def test_three_spaces_give_nothing(at: str, to: str) -> None:
    s = free(at)
    do(s, Executive(1))
    if offered(s, Develop):
        do(s, Develop("shelter_tech", to))
    assert (lab(s)["shelter_tech"], Main("landing_pod") in choices(s)) == (to, True)


@pytest.mark.rule("OM-096", "OM-106")
def test_the_upgrade_of_the_lab_may_use_an_upgrade_tech() -> None:
    s = free("c3_top")
    goods(s, 0, mineral=2)
    colonists(s, 0, lq=0)
    tech(s, 0, "upgrade_tech", "c1_top")
    blueprint(s, 0, 3, 11)
    bots(s, 0, "-1,-2")
    do(s, Executive(1), Develop("shelter_tech", "c4_top"), Blueprint(11))
    assert choices(s) == [Tech(0), Skip()]
    do(s, Tech(0))
    assert marker_at(s, "0,-2") == 0


@pytest.mark.rule("OM-096", "OM-053")
def test_the_bot_points_of_the_lab_may_be_raised_with_crystals() -> None:
    s = free("c1_top")
    goods(s, 0, crystal=5)
    do(s, Executive(1), Develop("shelter_tech", "c2_top"), Point("bots"))
    assert crystals(s) == (0, 0)
    do(s, MoveBot("-2,-1", "-2,-2"), MoveBot("-2,-2", "-2,-1"), MoveBot("-2,-1", "-2,-2"))
    assert bot_steps(s, "-2,-2") == []


@pytest.mark.rule("OM-092")
def test_tiles_never_move_back_or_within_a_column() -> None:
    s = orbit()
    tech(s, 0, "shelter_tech", "c3_top")
    goods(s, 0, oxygen=2)
    do(s, Main("research_development"))
    assert choices(s) == [Develop("shelter_tech", "c4_top"), Develop("shelter_tech", "c4_middle")]
    do(s, Develop("shelter_tech", "c4_middle"), Pay(("oxygen",)))
    assert offered(s, Develop) == [Develop("shelter_tech", "c5_top"), Develop("shelter_tech", "c5_bottom")]
