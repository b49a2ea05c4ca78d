"""Chapter 22.2: Lacerda's actions in Orbit."""

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.data import LAB_IDS, TYPES
from mensae.games.onmars.rules.verbs import LAB_EFFECT, SPACE_EFFECT
from mensae.games.onmars.schema import Develop
from mensae.games.onmars.state import DISPLAY_AT, LACERDA, MARKS, OWN, SHOWN, State
from mensae.games.onmars.tests.lacerda import alone, for_him, his_turn
from mensae.games.onmars.tests.looking import (
    blueprints_of,
    crystals,
    in_warehouse,
    lab,
    marker_at,
    rover_at,
    stored,
    unused_markers,
    workers,
)
from mensae.games.onmars.tests.position import asked, choices, do, draw, goods, tech, worker
from mensae.games.onmars.tests.table import (
    contract,
    display,
    grid,
    scientist,
    warehouse,
)


def rows(s: State, bottom: list[int], top: list[int]) -> None:
    """The two rows of the display from the left, 0 for an empty space."""
    display(s)
    for place, card in [*enumerate(bottom), *enumerate(top, 6)]:
        if card:
            s.table[DISPLAY_AT + place] = card - 1
            s.cards[(card - 1) * 2] = SHOWN


def benefit(s: State, at: str) -> None:
    """The benefit of this lab space is his."""
    for_him(s, LAB_EFFECT[LAB_IDS.index(at)])


def icon(s: State) -> str:
    """Where his Bot stands in the Progress area."""
    return TYPES[int(s.icon)]


@pytest.mark.rule("OM-236", "OM-232")
@pytest.mark.parametrize(
    ("bottom", "top", "card"),
    [
        ([0, 3, 5], [7, 9], 3),  # more cards in the bottom row
        ([3, 5], [7, 9], 3),  # as many: the bottom row
        ([3, 5], [0, 7, 9, 1], 7),
        ([], [0, 0, 4], 4),
    ],
)
def test_he_takes_the_leftmost_blueprint_of_the_fuller_row(bottom: list[int], top: list[int], card: int) -> None:
    s = alone()
    rows(s, bottom, top)
    his_turn(s, 1)
    assert blueprints_of(s, LACERDA) == [card]
    assert (stored(s, LACERDA), crystals(s, LACERDA), unused_markers(s, LACERDA)) == ({}, (1, 0), 7)
    assert workers(s, "obtain_blueprint") == [0, 1]


@pytest.mark.rule("OM-236")
@pytest.mark.parametrize(
    ("bottom", "top", "card"),
    [([3, 5, 12, 11], [6, 7], 12), ([3, 5, 7], [0, 6, 11, 12], 11), ([3, 5, 7, 2], [0, 11], 11), ([3, 5], [7], 3)],
)
def test_he_prefers_blueprints_that_his_scientists_score(bottom: list[int], top: list[int], card: int) -> None:
    s = alone()
    scientist(s, LACERDA, "geochemist")  # scores Shelters
    rows(s, bottom, top)
    his_turn(s, 1)
    assert blueprints_of(s, LACERDA) == [card]
    assert crystals(s, LACERDA) == (1, 1 if card in (11, 12) else 0)


@pytest.mark.rule("OM-236", "OM-233")
def test_without_a_card_or_marker_he_takes_no_blueprint() -> None:
    for empty in (True, False):
        s = alone()
        if empty:
            display(s)
        else:
            s.own[LACERDA * OWN + MARKS] = 0
        his_turn(s, 1)
        draw(s)
        assert (blueprints_of(s, LACERDA), workers(s, "obtain_blueprint")) == ([], [0, 0])
        assert rover_at(s, LACERDA) is not None


@pytest.mark.rule("OM-237", "OM-239")
def test_he_learns_the_cheapest_tech_he_has_not_and_takes_the_benefit() -> None:
    s = alone()
    grid(s, "ship_tech", "mine_tech", "generator_tech", "greenhouse_tech", None, "rover_tech", "upgrade_tech", None)
    his_turn(s, 2)
    assert lab(s, LACERDA) == {"shelter_tech": "c2_middle", "upgrade_tech": "c1_top"}
    assert (crystals(s, LACERDA), in_warehouse(s)["crystal"]) == ((1, 1), 1)
    assert stored(s, LACERDA) == {}
    grid(s, *[None] * 3, "greenhouse_tech", None, "rover_tech", None, "upgrade_tech")  # he has that one
    his_turn(s, 2)
    assert lab(s, LACERDA)["greenhouse_tech"] == "c1_bottom"
    assert crystals(s, LACERDA) == (2, 1)


@pytest.mark.rule("OM-237", "OM-233")
def test_with_a_full_column_he_learns_nothing() -> None:
    s = alone()
    tech(s, LACERDA, "rover_tech", "c1_top")
    tech(s, LACERDA, "ship_tech", "c1_bottom")
    his_turn(s, 2)
    draw(s)
    assert len(lab(s, LACERDA)) == 3
    assert rover_at(s, LACERDA) is not None


@pytest.mark.rule("OM-238", "OM-240")
def test_he_develops_the_most_developed_tile_and_then_the_least() -> None:
    s = alone()
    tech(s, LACERDA, "rover_tech", "c1_top")
    his_turn(s, 3)
    # c3_bottom has a crystal, c3_top only a Mineral; c2_top moves his Bot, c2_middle has nothing
    assert lab(s, LACERDA) == {"shelter_tech": "c3_bottom", "rover_tech": "c2_top"}
    assert (crystals(s, LACERDA), icon(s), stored(s, LACERDA)) == ((1, 1), "water_extractor", {})
    assert workers(s, "research_development") == [0, 1]


@pytest.mark.rule("OM-238")
def test_of_tiles_as_developed_the_lower_one_goes_on() -> None:
    s = alone()
    tech(s, LACERDA, "shelter_tech", "c3_top")
    tech(s, LACERDA, "rover_tech", "c3_bottom")
    tech(s, LACERDA, "mine_tech", "c1_top")
    tech(s, LACERDA, "ship_tech", "c1_bottom")
    his_turn(s, 3)
    assert lab(s, LACERDA) == {
        "shelter_tech": "c3_top",
        "rover_tech": "c4_bottom",
        "mine_tech": "c1_top",
        "ship_tech": "c2_bottom",
    }


@pytest.mark.rule("OM-238", "OM-235")
def test_without_a_useful_benefit_chance_chooses_the_lab_space() -> None:
    s = alone()
    tech(s, LACERDA, "shelter_tech", "c3_top")  # c4_top: an upgrade, but he has no blueprint
    his_turn(s, 3)
    assert (asked(s), choices(s)) == (CHANCE, [Develop("shelter_tech", "c4_top"), Develop("shelter_tech", "c4_middle")])
    do(s, Develop("shelter_tech", "c4_middle"))
    assert lab(s, LACERDA) == {"shelter_tech": "c5_top"}  # for its blueprint; c5_bottom is an upgrade again
    assert blueprints_of(s, LACERDA) == [1]


@pytest.mark.rule("OM-238", "OM-232")
@pytest.mark.parametrize("owned", [0, 1])
def test_column_6_costs_him_its_crystal(owned: int) -> None:
    s = alone()
    goods(s, LACERDA, crystal=owned)
    tech(s, LACERDA, "shelter_tech", "c5_top")
    tech(s, LACERDA, "rover_tech", "c1_top")
    his_turn(s, 3)
    assert lab(s, LACERDA)["shelter_tech"] == ("c6" if owned else "c5_top")
    assert crystals(s, LACERDA)[0] == 0
    assert lab(s, LACERDA)["rover_tech"] != "c1_top"


@pytest.mark.rule("OM-232", "OM-233")
def test_surcharge_and_column_6_have_to_be_paid_together() -> None:
    s = alone()
    tech(s, LACERDA, "shelter_tech", "c5_top")
    worker(s, "research_development", 0)
    his_turn(s, 3)  # one crystal, two are needed
    draw(s)
    assert lab(s, LACERDA) == {"shelter_tech": "c5_top"}
    assert (workers(s, "research_development"), crystals(s, LACERDA)) == ([1, 0], (1, 0))
    assert rover_at(s, LACERDA) is not None


@pytest.mark.rule("OM-239")
@pytest.mark.parametrize(
    ("stock", "taken", "gained"),
    [
        ({"crystal": 1, "battery": 0, "water": 2, "plant": 2, "oxygen": 1}, "water", 0),
        ({"crystal": 2, "battery": 2, "water": 2, "plant": 2, "oxygen": 2}, "crystal", 1),
    ],
)
def test_he_takes_from_the_fullest_column_of_the_warehouse(stock: dict[str, int], taken: str, gained: int) -> None:
    s = alone()
    warehouse(s, **stock)
    for_him(s, SPACE_EFFECT[2])
    assert in_warehouse(s) == {**stock, taken: stock[taken] - 1}
    assert (crystals(s, LACERDA), stored(s, LACERDA)) == ((1, gained), {})


@pytest.mark.rule("OM-239", "OM-244")
def test_a_crystal_that_does_not_fit_goes_to_the_supply() -> None:
    s = alone()
    contract(s, LACERDA, 12)  # asks for crystals, but his contracts are completed
    goods(s, LACERDA, crystal=2, pending=1)
    for_him(s, SPACE_EFFECT[2])
    assert (in_warehouse(s)["crystal"], crystals(s, LACERDA)) == (1, (2, 1))


@pytest.mark.rule("OM-240")
def test_what_lab_spaces_bring_him() -> None:
    s = alone()
    benefit(s, "c3_top")
    assert (stored(s, LACERDA), crystals(s, LACERDA)) == ({}, (1, 0))
    benefit(s, "c3_bottom")
    assert crystals(s, LACERDA) == (1, 1)
    s.icon = TYPES.index("oxygen_condenser")
    benefit(s, "c4_bottom")
    assert icon(s) == "generator"
    display(s, 6, 7)
    benefit(s, "c5_top")
    assert (blueprints_of(s, LACERDA), workers(s, "obtain_blueprint")) == ([6], [0, 0])
    benefit(s, "c4_top")  # the only Water Extractor
    assert (marker_at(s, "0,2"), workers(s, "upgrade")) == (LACERDA, [0, 0])
