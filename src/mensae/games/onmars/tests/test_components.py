"""The printed parts: the board, its tiles, and what each player owns."""

from collections import Counter
from typing import get_args

import pytest

from mensae.games.onmars.components import (
    BLUEPRINTS,
    BOARD,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    FIRST_COLONISTS,
    GOALS,
    LAB,
    LSS_BENEFITS,
    LSS_REWARDS,
    MISSIONS,
    RESEARCH,
    SCIENTISTS,
    SCORING,
    SETUP,
    SOLO_DECK,
    TECH,
)
from mensae.games.onmars.parts import (
    Construct,
    Develop,
    Gain,
    MoveBots,
    Retrieve,
    TakeBlueprint,
    TakeFromWarehouse,
    Upgrade,
)
from mensae.games.onmars.schema import Resource

SHARED = ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser"]
TYPES = [*SHARED, "shelter"]
ITEM = TakeFromWarehouse(count=1, goods=["resource", "crystal"])
BOT_POINTS = MoveBots(points=2, crystals_add=True, collect_as_rover=False)
CRYSTAL, MINERAL = Gain(goods={"crystal": 1}), Gain(goods={"mineral": 1})


@pytest.mark.rule("OM-003")
def test_there_are_five_resources_in_a_fixed_order_and_crystals_are_none() -> None:
    assert get_args(Resource) == ("mineral", "battery", "water", "plant", "oxygen")
    assert list(SETUP.player.storage) == list(get_args(Resource))


@pytest.mark.rule("OM-004", "OM-114", "OM-118", "OM-120")
def test_each_building_is_paid_with_what_the_one_before_it_gives() -> None:
    assert [kind.id for kind in BUILDINGS.types] == TYPES
    assert [kind.owned for kind in BUILDINGS.types] == [False] * 5 + [True]
    gains = ["mineral", "battery", "water", "plant", "oxygen", "crystal"]
    assert [kind.gain_good for kind in BUILDINGS.types] == gains
    assert [kind.cost for kind in BUILDINGS.types] == [{"colonist_lq_to_tile": 1}, *({good: 1} for good in gains[:5])]


@pytest.mark.rule("OM-005")
def test_there_are_5_starting_tiles_and_5_stacks_of_6_and_5_shelters_for_each_player() -> None:
    *shared, shelter = BUILDINGS.types
    assert [sum(tile.start for tile in kind.tiles) for kind in shared] == [1] * 5
    assert [sum(not tile.start for tile in kind.tiles) for kind in shared] == [6] * 5
    assert (shelter.per_player, len(shelter.tiles)) == (5, 20)


@pytest.mark.rule("OM-006")
def test_a_stack_has_tiles_with_0_1_1_2_2_and_3_arrows() -> None:
    *shared, shelter = BUILDINGS.types
    for kind in shared:
        assert sorted(len(tile.arrows) for tile in kind.tiles if not tile.start) == [0, 1, 1, 2, 2, 3]
        assert [tile.arrows for tile in kind.tiles if tile.start] == [[]]
    assert not any(tile.arrows for tile in shelter.tiles)
    assert BUILDINGS.arrow_effect == {"crystal": 1}


@pytest.mark.rule("OM-001", "OM-007")
def test_there_are_two_sets_of_eight_techs_and_a_shelter_tech_of_each_colour() -> None:
    kinds = {name: [tile.kind for tile in TECH.tiles if tile.set == name] for name in ("a", "b")}
    expected = [f"{kind}_tech" for kind in (*SHARED, "rover", "upgrade", "ship")]
    assert kinds == {"a": expected, "b": expected}
    own = [(tile.kind, tile.owner_colour) for tile in TECH.tiles if tile.set is None]
    assert own == [("shelter_tech", colour) for colour in ("purple", "green", "yellow", "blue")]


@pytest.mark.rule("OM-008")
def test_the_cards_and_tiles_are_as_many_as_in_the_box() -> None:
    assert Counter((card.building, card.level) for card in BLUEPRINTS.blueprints) == {
        (kind, level): 2 for kind in TYPES for level in (1, 3)
    }
    assert [card.level for card in BLUEPRINTS.blueprints] == [1] * 12 + [3] * 12
    assert len(SCIENTISTS.scientists) == 6
    assert [card.kind for card in CONTRACTS.contracts] == ["upgrade"] * 6 + ["delivery"] * 6
    assert (len(GOALS.goals), len(MISSIONS.missions), len(SOLO_DECK.cards)) == (16, 9, 12)
    assert (len(FIRST_COLONISTS.a_cards), len(FIRST_COLONISTS.b_cards), len(FIRST_COLONISTS.tiles)) == (4, 8, 6)
    assert len(LSS_REWARDS.tiles) == 8
    assert Counter(tile.kind for tile in RESEARCH.tiles) == {"a": 2, "b": 2, "c": 2, "d": 2}
    assert len(DISCOVERIES.tiles) == 19
    single = [tile for tile in DISCOVERIES.tiles if isinstance(tile.benefit, Construct) and tile.kind[10:] in TYPES]
    assert (len(single), sum(tile.gives_resources for tile in DISCOVERIES.tiles)) == (6, 5)


@pytest.mark.rule("OM-009", "OM-036")
def test_each_player_owns_12_colonists_4_bots_5_ships_and_5_shelters() -> None:
    own = SETUP.player
    assert (own.colonists.total, own.colonists.living_quarters, own.colonists.supply) == (12, 3, 9)
    assert (own.bots.total, own.bots.on_shelter, own.bots.supply, own.rover.total) == (4, 1, 3, 1)
    assert (own.ships.total, own.ships.depot_spaces) == (5, [1, 2, 3, 4, 5])
    assert (own.shelters.total, own.shelters.on_map, own.shelters.board) == (5, 1, 4)
    assert (own.advanced_markers, own.progress_cubes, own.crystals_in_depot, own.points) == (8, 5, 1, 0)
    assert set(own.storage.values()) == {1}
    assert own.tech == {"shelter_tech": "c2_middle"} == {"shelter_tech": LAB.shelter_tech_start}


@pytest.mark.rule("OM-010", "OM-011")
def test_the_map_has_91_hexes_and_no_gap() -> None:
    hexes = {(each.q, each.r) for each in BOARD.hexes}
    assert len(hexes) == len(BOARD.hexes) == 91
    assert sorted(Counter(each.ring for each in BOARD.hexes).items()) == [*enumerate([1, 6, 12, 18, 24, 24, 6])]
    assert hexes == {(-q, -r) for q, r in hexes}
    reached, edge = {(0, 0)}, [(0, 0)]
    for q, r in edge:
        beside = {(q + dq, r + dr) for dq, dr in BOARD.directions.values()} & hexes - reached
        reached |= beside
        edge += sorted(beside)
    assert reached == hexes


@pytest.mark.rule("OM-017", "OM-019", "OM-022")
def test_room_grows_with_shelters_and_with_ships_that_have_left() -> None:
    limits, own = SETUP.limits, SETUP.player
    assert [limits.storage_base + n * limits.storage_per_shelter for n in (1, 5)] == [2, 6]
    base, extra = limits.living_quarters_base, limits.living_quarters_per_extra_shelter
    assert [base + extra * n for n in range(5)] == [4, 6, 8, 10, 12]
    assert (own.depot_spaces, own.depot_spaces - own.ships.total) == (8, 3)


@pytest.mark.rule("OM-027", "OM-028", "OM-077", "OM-170", "OM-221")
def test_two_players_have_a_smaller_warehouse_and_one_set_of_tech() -> None:
    assert BOARD.warehouse_columns == ["crystal", "battery", "water", "plant", "oxygen"]
    few, many = (2, 1, False, "per_colonist"), (3, 2, True, "per_other_colour")
    said = {
        count: (each.warehouse_each, each.tech_sets, each.tech_grid_refill, each.surcharge)
        for count, each in SETUP.by_player_count.items()
    }
    assert said == {1: few, 2: few, 3: many, 4: many}
    assert TECH.grid.refill_order == ["bottom", "middle", "top"]


@pytest.mark.rule("OM-028", "OM-061")
def test_tech_is_dearer_in_the_upper_rows_of_the_grid() -> None:
    assert [(row.id, row.spaces, row.price) for row in TECH.grid.rows] == [
        ("top", 3, {"battery": 1, "any_resource": 1}),
        ("middle", 3, {"battery": 1}),
        ("bottom", 2, {}),
    ]


@pytest.mark.rule("OM-029")
def test_the_display_fills_the_bottom_row_first() -> None:
    display = BOARD.blueprint_display
    assert (display.fill_order, display.spaces_per_row) == (["bottom", "top"], 6)


@pytest.mark.rule("OM-031", "OM-032", "OM-037", "OM-038")
def test_the_first_things_stand_on_their_hexes() -> None:
    assert (BOARD.centre, SETUP.player.rover.counts_as_at) == ("0,0", "0,0")
    assert [start.hex for start in BOARD.start_building_hexes] == ["0,-2", "0,2", "-2,1", "2,-1"]
    two, three, four = ["-2,-1", "2,1"], ["-2,-1", "2,-3", "2,1"], ["-2,-1", "2,-3", "2,1", "-2,3"]
    assert BOARD.shelter_starts == {1: two, 2: two, 3: three, 4: four}
    corners = {place.corner: place.hexes for place in BOARD.research_hexes}
    assert corners == {
        "nw": ["-5,0", "-4,-1"],
        "ne": ["5,-5", "4,-5"],
        "sw": ["-5,5", "-4,5"],
        "se": ["5,0", "4,1"],
    }


@pytest.mark.rule("OM-035", "OM-162", "OM-196")
def test_the_tracks_begin_at_level_1_and_the_shuttle_gets_slower() -> None:
    lss = BOARD.lss
    assert lss.columns == SHARED[1:]
    assert (lss.rows, lss.marker_start_row, lss.colony_marker_start_row, lss.colony_marker_max_row) == (5, 1, 2, 6)
    assert BOARD.travel.arrival_space_by_colony_level == {1: 1, 2: 2, 3: 3, 4: 3, 5: 3}
    assert LSS_REWARDS.used_per_game == 4


@pytest.mark.rule("OM-091", "OM-092", "OM-093", "OM-214")
def test_the_lab_has_13_spaces_and_leads_to_the_right() -> None:
    assert {space.id: space.links for space in LAB.spaces} == {
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
    one = {"oxygen": 1}
    prices = [None, {"any_resource": 1}, one, one, {**one, "any_resource": 1}, {**one, "crystal": 1}]
    assert [column.price for column in LAB.columns] == prices
    assert [column.points for column in LAB.columns] == [1, 2, 3, 4, 5, 9]


@pytest.mark.rule("OM-095", "OM-096")
def test_the_lab_gives_benefits_on_ten_of_its_spaces() -> None:
    upgrade = Upgrade(count=1, pay=True, zone="bot", tech_allowed=True)
    benefits = [ITEM, CRYSTAL, BOT_POINTS, None, ITEM, MINERAL, CRYSTAL, upgrade, None, BOT_POINTS]
    assert [space.benefit for space in LAB.spaces] == [*benefits, TakeBlueprint(count=1), upgrade, None]
    assert [space.id for space in LAB.spaces if space.boost] == ["c4_top", "c5_top", "c5_bottom"]


@pytest.mark.rule("OM-160", "OM-161")
def test_tiles_on_the_map_bring_these_benefits() -> None:
    assert {tile.benefit for tile in RESEARCH.tiles} == {Develop(count=2, pay=False)}
    gains = [tile.benefit.goods for tile in DISCOVERIES.tiles if isinstance(tile.benefit, Gain)]
    assert gains == [{"crystal": 3}, {"mineral": 2}, {"battery": 3}, {"water": 3}, {"plant": 3}, {"oxygen": 3}]
    built = [tile.benefit.building for tile in DISCOVERIES.tiles if isinstance(tile.benefit, Construct)]
    assert built == [*TYPES, "any"]


@pytest.mark.rule("OM-163", "OM-166", "OM-167")
def test_the_life_support_scores_and_gives_one_of_four_benefits() -> None:
    assert SCORING.first_lss_build_points == 2
    assert [(tile.count, tile.points_each) for tile in LSS_REWARDS.tiles] == [
        ("best_tech_level", 1),
        ("ships_in_hangar", 2),
        ("advanced_buildings", 2),
        ("mines_held", 2),
        ("bots_on_map", 2),
        ("discovery_tiles", 2),
        ("shelters", 2),
        ("colonists_in_lq", 1),
    ]
    home = Retrieve(count=1, sources=["orbit_slots", "colony_slots", "working_area"])
    assert [each.benefit for each in LSS_BENEFITS.benefits] == [BOT_POINTS, CRYSTAL, MINERAL, home]
