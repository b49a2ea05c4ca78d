"""Chapter 1: hexes and pieces, goods and Colonists."""

import pytest

from mensae.games.onmars.components import BUILDINGS
from mensae.games.onmars.data import HEX_IDS
from mensae.games.onmars.rules.board import available_hexes, empty_hexes
from mensae.games.onmars.rules.geometry import WHERE, apart, hexes_of
from mensae.games.onmars.rules.goods import depot_capacity, storage_limit
from mensae.games.onmars.schema import (
    Blueprint,
    Build,
    Crew,
    Crystals,
    Deliver,
    Executive,
    Explored,
    Goal,
    GoalDealt,
    Good,
    Hex,
    Main,
    MoveBot,
    Pay,
    Ship,
    Skip,
    Spend,
    Tech,
)
from mensae.games.onmars.secrets import audience
from mensae.games.onmars.tests.looking import (
    amount,
    bot_steps,
    bots_at,
    construct,
    crystals,
    hexes,
    in_hand,
    in_warehouse,
    lying,
    offered,
    people,
    stored,
)
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    do,
    goods,
    hand,
    opening,
    orbit,
    position,
    ships,
    tech,
)
from mensae.games.onmars.tests.table import advanced, bots, building, contract, item, rover, stack


@pytest.mark.rule("OM-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play_and_one_plays_against_lacerda(seats: int) -> None:
    assert (opening(seats).players, opening(seats).solo) == (seats, False)
    assert (opening(1).players, opening(1).solo) == (2, True)


@pytest.mark.rule("OM-001")
def test_the_colours_are_purple_green_yellow_and_blue() -> None:
    shelters = next(kind for kind in BUILDINGS.types if kind.id == "shelter")
    assert [tile.id.split("_")[1] for tile in shelters.tiles[::5]] == ["purple", "green", "yellow", "blue"]


@pytest.mark.rule("OM-002")
def test_a_type_without_tiles_cannot_be_built() -> None:
    s = position()
    stack(s, "generator", 0)
    do(s, Main("construct"))
    assert choices(s) == [Build("mine"), Build("greenhouse"), Build("shelter")]


@pytest.mark.rule("OM-002", "OM-072")
def test_a_bot_that_is_used_up_is_not_gained() -> None:
    s = position()
    bots(s, 0, "-2,-1", "-1,-2", "-1,-1", "-2,0")
    goods(s, 0, mineral=0)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=True))
    assert (bots_at(s), people(s)) == (["-2,-1", "-1,-2", "-1,-1", "-2,0"], (4, 0, 8))


@pytest.mark.rule("OM-002")
def test_resources_and_crystals_never_run_out() -> None:
    s = position()
    for seat in (0, 1):
        goods(s, seat, all=2, crystal=3, pending=500)
    ships(s, 0, docked=())
    advanced(s, 0, 11, "-2,-1")
    do(s, Executive(8), Skip())
    assert crystals(s) == (1, 502)


@pytest.mark.example("E01")
@pytest.mark.rule("OM-011")
def test_the_distance_is_the_largest_of_the_three_differences() -> None:
    assert apart(WHERE["-2,-1"], WHERE["0,-2"]) == 2
    assert apart(WHERE["-2,-1"], WHERE["0,0"]) == 3
    assert apart(WHERE["0,0"], WHERE["0,-1"]) == apart(WHERE["1,-1"], WHERE["0,0"]) == 1
    s = position()
    bots(s, 1, "-1,-1")  # what stands between does not matter
    assert apart(WHERE["-2,-1"], WHERE["0,-2"]) == 2


@pytest.mark.rule("OM-012")
def test_bots_rovers_miners_and_markers_are_pieces_on_which_no_bot_ends() -> None:
    s = position()
    bots(s, 0, "-4,2", "3,2")
    bots(s, 1, "-4,1")
    rover(s, 1, "-3,1")
    building(s, "mine", "-3,2", seat=1)
    building(s, "generator", "-4,3")
    advanced(s, 0, 3, "-4,3")
    goods(s, 0, crystal=0)
    do(s, Main("control_center"), MoveBot("3,2", "3,1"))
    assert bot_steps(s, "-4,2") == ["-5,3", "-5,2"]


@pytest.mark.rule("OM-012", "OM-038")
def test_a_mine_without_a_miner_and_a_rover_off_the_map_are_no_pieces() -> None:
    s = position()
    bots(s, 0, "0,-1", "3,2")
    goods(s, 0, crystal=0)
    do(s, Main("control_center"), MoveBot("3,2", "3,1"))
    assert "0,0" in bot_steps(s, "0,-1")


@pytest.mark.rule("OM-013")
def test_a_hex_has_one_building_and_a_building_pushes_the_item_off() -> None:
    s = position()
    item(s, "-3,-1", "crystal")
    do(s, Main("construct"), Build("shelter"))
    assert hexes(s) == ["-3,-1", "-3,0", "-2,-2", "-2,0", "-1,-2", "-1,-1"]
    do(s, Hex("-3,-1"), Tech(0), Pay(("oxygen",)))
    assert lying(s, "-3,-1") is None


@pytest.mark.rule("OM-014")
def test_an_empty_hex_has_nothing_and_an_available_one_may_have_a_building_without_a_piece() -> None:
    s = position()
    item(s, "0,-4", "crystal")
    bots(s, 1, "1,-4")
    empty = [HEX_IDS[at] for at in hexes_of(empty_hexes(s))]
    available = [HEX_IDS[at] for at in hexes_of(available_hexes(s))]
    asked_for = ["0,-3", "0,-4", "1,-4", "0,-2", "-2,-1", "-5,0"]  # bare, crystal, Bot, building, with Bot, tile
    assert [at for at in asked_for if at in empty] == ["0,-3"]
    assert [at for at in asked_for if at in available] == ["0,-3", "0,-2"]


@pytest.mark.rule("OM-015")
def test_goal_cards_are_secret_and_tiles_are_open() -> None:
    s = opening()
    while not isinstance(choices(s)[0], GoalDealt):
        do(s, choices(s)[0])
    assert audience(s, asked(s), choices(s)[0]) == [0]
    assert audience(s, 1, Spend(4)) == [1]
    assert audience(s, asked(s), Explored("d01")) is None


@pytest.mark.rule("OM-016")
def test_goods_come_from_the_supply_unless_the_warehouse_is_named() -> None:
    s = orbit()
    do(s, Main("obtain_blueprint"), Blueprint(3), Skip())
    assert (amount(s, 0, "battery"), in_warehouse(s)["battery"]) == (2, 2)
    s = orbit()
    do(s, Main("resupply"), Good("battery"), Skip())
    assert (amount(s, 0, "battery"), in_warehouse(s)["battery"]) == (2, 1)


@pytest.mark.example("E02")
@pytest.mark.rule("OM-017")
def test_what_does_not_fit_into_storage_is_lost() -> None:
    s = position()
    tech(s, 0, "oxygen_condenser_tech", "c1_top")
    bots(s, 0, "2,-2")
    goods(s, 0, all=0, plant=1, oxygen=1)
    construct(s, "oxygen_condenser", "1,-1")
    assert amount(s, 0, "oxygen") == 2


@pytest.mark.rule("OM-017")
def test_storage_takes_one_more_of_each_resource_than_there_are_own_shelters() -> None:
    s = position()
    limits = [storage_limit(s, 0)]
    for at in ("-3,-1", "-3,0", "-2,-2", "-1,-2"):
        building(s, "shelter", at, seat=0)
        limits.append(storage_limit(s, 0))
    assert limits == [2, 3, 4, 5, 6]
    assert storage_limit(s, 1) == 2


@pytest.mark.rule("OM-018")
def test_a_mineral_stands_in_for_any_other_resource_as_the_player_likes() -> None:
    s = position()
    goods(s, 0, all=0, water=1, plant=1, mineral=2)
    do(s, Main("welcome_ship"), Ship(1))
    assert set(offered(s, Pay)) == {
        Pay(("water", "plant")),
        Pay(("mineral", "plant")),
        Pay(("mineral", "water")),
        Pay(("mineral", "mineral")),
    }
    do(s, Pay(("mineral", "plant")))
    assert stored(s) == {"mineral": 1, "water": 1}


@pytest.mark.rule("OM-018", "OM-191", "OM-183")
def test_a_mineral_is_no_crystal_no_delivery_and_no_stored_resource() -> None:
    s = position()
    building(s, "shelter", "-3,-1", "-3,0", seat=0)
    goods(s, 0, all=0, mineral=4, water=3, crystal=0)
    contract(s, 0, 9)  # 3 Water and 2 Minerals
    hand(s, 0, 6)  # 4 of one resource but Minerals
    spare = offered(s, Executive) + offered(s, Goal)
    assert spare == []
    do(s, Deliver(9, "mineral"), Deliver(9, "mineral"), Deliver(9, "water"), Deliver(9, "water"), Deliver(9, "water"))
    assert (offered(s, Deliver), stored(s)) == ([], {"mineral": 2})


@pytest.mark.rule("OM-019")
def test_the_depot_holds_a_crystal_for_every_space_without_a_ship() -> None:
    s = position()
    room = []
    for docked in ((1, 2, 3, 4, 5), (1, 2, 3, 5), (2,), ()):
        ships(s, 0, docked)
        room.append(depot_capacity(s, 0))
    assert room == [3, 4, 7, 8]


@pytest.mark.rule("OM-020")
def test_gained_crystals_are_pending_without_limit_and_cannot_be_spent() -> None:
    s = position()
    goods(s, 0, crystal=0, pending=7)
    assert offered(s, Executive) == []
    construct(s, "shelter", "-3,0")
    assert crystals(s) == (0, 9)


@pytest.mark.rule("OM-021", "OM-181")
def test_crystals_are_spent_from_the_depot_and_a_goal_card_may_replace_one() -> None:
    s = position()
    goods(s, 0, crystal=1, pending=2)
    assert offered(s, Executive) == []
    hand(s, 0, 8)
    assert offered(s, Executive) == [Executive(6), Executive(7)]
    do(s, Executive(7))  # there is no other way to pay
    assert (crystals(s), in_hand(s)) == ((0, 2), [])


@pytest.mark.rule("OM-021")
def test_with_crystals_enough_a_goal_card_need_not_be_spent() -> None:
    s = position()
    goods(s, 0, crystal=2)
    hand(s, 0, 8)
    do(s, Executive(7))
    assert choices(s) == [Crystals(), Spend(8)]
    do(s, Crystals())
    assert (crystals(s), in_hand(s)) == ((0, 0), [8])
