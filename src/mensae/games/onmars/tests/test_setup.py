"""Chapter 2: setup and options."""

import pytest

from mensae.core.chance import FastRng
from mensae.core.state import dump
from mensae.games.onmars.components import RESEARCH
from mensae.games.onmars.data import DISCOVERY_IDS, MISSION_IDS, SCIENTIST_IDS, TECHS
from mensae.games.onmars.rules import engine
from mensae.games.onmars.rules.missions import remaining
from mensae.games.onmars.schema import (
    Blueprint,
    Building,
    CardDealt,
    Erected,
    Explored,
    GoalDealt,
    Main,
    MissionLaid,
    MoveRover,
    RewardLaid,
    Stacked,
    TechDealt,
    TechKind,
)
from mensae.games.onmars.state import CONTRACT, DECK, GRID_AT, MISSION_AT, REWARD_AT, level
from mensae.games.onmars.tests.looking import (
    bots_at,
    crystals,
    hangar,
    in_hand,
    in_warehouse,
    lab,
    lss_row,
    lying,
    offered,
    people,
    points,
    progress_cubes,
    rover_at,
    rover_steps,
    science_row,
    ships_docked,
    shown_blueprints,
    standing,
    stored,
    units_left,
    unused_markers,
)
from mensae.games.onmars.tests.position import choices, do, opening, orbit, position, to_markers, until

_GRID: tuple[TechKind, ...] = (
    "mine_tech",
    "generator_tech",
    "water_extractor_tech",
    "greenhouse_tech",
    "oxygen_condenser_tech",
    "rover_tech",
    "upgrade_tech",
    "ship_tech",
)


@pytest.mark.rule("OM-025")
def test_the_same_seed_brings_the_same_game() -> None:
    games = [opening(3), opening(3), opening(3)]
    for s, seed in zip(games, (7, 7, 8), strict=True):
        engine.play_random(s, FastRng(seed))
    assert dump(games[0]) == dump(games[1]) != dump(games[2])


@pytest.mark.rule("OM-026")
def test_two_of_the_nineteen_discovery_tiles_are_turned_up() -> None:
    s = until(opening(), Explored)
    assert offered(s, Explored) == [Explored(tile) for tile in DISCOVERY_IDS]
    do(s, Explored("d04"), Explored("d09"))
    assert [tile for i, tile in enumerate(DISCOVERY_IDS) if s.tiles[i] != DECK] == ["d04", "d09"]
    assert offered(s, Explored) == []


@pytest.mark.rule("OM-027")
@pytest.mark.parametrize(("seats", "each"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_the_warehouse_holds_two_or_three_of_everything_but_minerals(seats: int, each: int) -> None:
    assert in_warehouse(opening(seats)) == dict.fromkeys(("battery", "water", "plant", "oxygen", "crystal"), each)


@pytest.mark.rule("OM-028")
@pytest.mark.parametrize(("seats", "left"), [(1, 0), (2, 0), (3, 8), (4, 8)])
def test_one_set_of_tiles_fills_the_grid_and_three_players_keep_the_other_for_later(seats: int, left: int) -> None:
    s = position(seats)
    grid = [TECHS[s.table[GRID_AT + i]] for i in range(8)]
    assert sorted(grid) == sorted(kind for kind in TECHS if kind != "shelter_tech")
    assert int(s.tech_left).bit_count() == left


@pytest.mark.rule("OM-028")
def test_the_grid_is_drawn_tile_by_tile() -> None:
    s = until(opening(), TechDealt)
    do(s, TechDealt("ship_tech"))
    assert offered(s, TechDealt) == [TechDealt(kind) for kind in _GRID if kind != "ship_tech"]


@pytest.mark.rule("OM-029")
def test_six_cards_of_level_1_are_dealt_into_the_bottom_row_and_never_slide() -> None:
    s = until(opening(), CardDealt)
    assert offered(s, CardDealt) == [CardDealt(card) for card in range(1, 13)]
    do(s, *(CardDealt(card) for card in (12, 3, 7, 1, 2, 9)))
    assert shown_blueprints(s) == [12, 3, 7, 1, 2, 9] + [None] * 6
    s = orbit()
    do(s, Main("obtain_blueprint"), Blueprint(2))
    assert shown_blueprints(s)[:6] == [1, None, 3, 4, 5, 6]


@pytest.mark.rule("OM-030")
def test_six_scientists_are_on_display_and_twelve_contracts_in_the_deck() -> None:
    s = opening()
    assert science_row(s) == SCIENTIST_IDS
    assert SCIENTIST_IDS == ["geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer"]
    assert [int(s.contracts[i * CONTRACT]) for i in range(12)] == [DECK] * 12


@pytest.mark.rule("OM-031")
def test_the_mine_is_in_the_centre_and_four_buildings_are_around_it_at_random() -> None:
    s = until(opening(), Erected)
    assert standing(s, "0,0") == "mine"
    kinds: tuple[Building, ...] = ("generator", "water_extractor", "greenhouse", "oxygen_condenser")
    assert offered(s, Erected) == [Erected(kind) for kind in kinds]
    do(s, Erected("greenhouse"), Erected("oxygen_condenser"), Erected("generator"), Erected("water_extractor"))
    around = [standing(s, at) for at in ("0,-2", "0,2", "-2,1", "2,-1")]
    assert around == ["greenhouse", "oxygen_condenser", "generator", "water_extractor"]
    assert offered(s, Stacked) == [Stacked(f"mine_{i}") for i in range(1, 7)]


@pytest.mark.rule("OM-032")
def test_both_research_tiles_of_a_kind_lie_in_one_corner() -> None:
    s = opening()
    corners = [("-5,0", "-4,-1"), ("5,-5", "4,-5"), ("-5,5", "-4,5"), ("5,0", "4,1")]
    kinds = [[RESEARCH.tiles[int(str(lying(s, at))) - 1].kind for at in corner] for corner in corners]
    assert all(first == second for first, second in kinds)
    assert len({first for first, _ in kinds}) == 4


@pytest.mark.rule("OM-033")
@pytest.mark.parametrize(("length", "first", "second"), [("short", "m1", "m2"), ("long", "m2", "m1")])
def test_the_length_decides_how_many_missions_are_short(length: str, first: str, second: str) -> None:
    short, long = ["m2", "m4", "m5", "m6", "m8"], ["m1", "m3", "m7", "m9"]
    s = until(opening(length=length), MissionLaid)
    assert offered(s, MissionLaid) == [MissionLaid(mission) for mission in sorted(short + long)]
    do(s, MissionLaid(first))  # the only one of its length
    other = short if length == "short" else long
    assert offered(s, MissionLaid) == [MissionLaid(mission) for mission in other]
    do(s, MissionLaid(second))
    assert offered(s, MissionLaid) == [MissionLaid(mission) for mission in other if mission != second]


@pytest.mark.example("E04")
@pytest.mark.rule("OM-034")
@pytest.mark.parametrize(("seats", "units"), [(1, 7), (2, 7), (3, 11), (4, 12)])
def test_a_mission_begins_with_its_number_for_the_player_count(seats: int, units: int) -> None:
    s = position(seats, draws=[MissionLaid("m6")])
    assert (MISSION_IDS[s.table[MISSION_AT]], units_left(s)[0]) == ("m6", units)
    assert remaining(s) == 3


@pytest.mark.rule("OM-035")
def test_the_colony_begins_with_level_1_and_four_of_the_eight_rewards() -> None:
    s = until(opening(), RewardLaid)
    assert len(choices(s)) == 8
    do(s, RewardLaid(8), RewardLaid(3), RewardLaid(1), RewardLaid(5))
    assert [int(s.table[REWARD_AT + i]) + 1 for i in range(4)] == [8, 3, 1, 5]
    kinds = ("generator", "water_extractor", "greenhouse", "oxygen_condenser")
    assert ([lss_row(s, kind) for kind in kinds], level(s)) == ([1, 1, 1, 1], 1)


@pytest.mark.rule("OM-036")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_begins_with_the_same(seat: int) -> None:
    s = to_markers(3)
    assert stored(s, seat) == dict.fromkeys(("mineral", "battery", "water", "plant", "oxygen"), 1)
    assert (crystals(s, seat), people(s, seat), points(s, seat)) == ((1, 0), (3, 0, 9), 0)
    assert (ships_docked(s, seat), hangar(s, seat), unused_markers(s, seat)) == ([1, 2, 3, 4, 5], 0, 8)
    assert (lab(s, seat), progress_cubes(s, seat), len(bots_at(s, seat))) == ({"shelter_tech": "c2_middle"}, [], 1)


@pytest.mark.rule("OM-037")
@pytest.mark.parametrize(
    ("seats", "first", "shelters"),
    [
        (2, 0, ["-2,-1", "2,1"]),
        (2, 1, ["2,1", "-2,-1"]),
        (3, 1, ["2,1", "-2,-1", "2,-3"]),
        (4, 2, ["2,1", "-2,3", "-2,-1", "2,-3"]),
    ],
)
def test_the_shelters_are_handed_out_clockwise_each_with_a_bot(seats: int, first: int, shelters: list[str]) -> None:
    s = to_markers(seats, first)
    assert [standing(s, at) for at in shelters] == [f"shelter {seat}" for seat in range(seats)]
    assert [bots_at(s, seat) for seat in range(seats)] == [[at] for at in shelters]


@pytest.mark.rule("OM-037")
def test_alone_the_human_has_the_first_shelter_and_lacerda_no_bot_on_his() -> None:
    s = position(1)
    assert [standing(s, at) for at in ("-2,-1", "2,1")] == ["shelter 0", "shelter 1"]
    assert (bots_at(s, 0), bots_at(s, 1)) == (["-2,-1"], [])


@pytest.mark.rule("OM-038")
def test_a_rover_starts_off_the_map_and_moves_from_the_centre() -> None:
    s = position()
    assert (rover_at(s, 0), rover_at(s, 1)) == (None, None)
    do(s, Main("control_center"))
    assert rover_steps(s) == ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0"]
    do(s, MoveRover("1,0"))
    assert rover_at(s, 0) == "1,0"


@pytest.mark.rule("OM-039")
def test_everybody_gets_three_goal_cards_and_the_others_are_out() -> None:
    s = until(opening(3), GoalDealt)
    do(s, *(GoalDealt(goal) for goal in (16, 2, 5, 1, 3, 4, 7, 8, 9)))
    assert [in_hand(s, seat) for seat in range(3)] == [[2, 5, 16], [1, 3, 4], [7, 8, 9]]
    assert offered(s, GoalDealt) == []
