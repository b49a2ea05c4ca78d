"""Chapter 15: Earth Contracts, their goods and their points."""

import pytest

from mensae.games.onmars.schema import AnyGood, Building, Deliver, EndTurn, Good, Main, MoveRover, TakeTile
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import crystals, in_warehouse, offered, stored
from mensae.games.onmars.tests.phases import colonization_is_over
from mensae.games.onmars.tests.position import choices, do, goods, orbit, position, turn
from mensae.games.onmars.tests.table import advanced, building, contract, item

NEEDS: dict[int, dict[AnyGood, int]] = {
    7: {"mineral": 4},
    8: {"mineral": 2, "battery": 3},
    9: {"mineral": 2, "water": 3},
    10: {"mineral": 2, "oxygen": 3},
    11: {"mineral": 2, "plant": 3},
    12: {"mineral": 2, "crystal": 3},
}
CARDS: dict[Building, int] = {
    "mine": 2, "generator": 4, "water_extractor": 6, "greenhouse": 8, "oxygen_condenser": 10, "shelter": 12,
}  # fmt: skip
COMPLEXES: dict[Building, list[str]] = {
    "mine": ["0,0", "1,0", "1,-1", "0,1"],
    "generator": ["0,-2", "0,-3", "0,-4", "1,-4"],
    "water_extractor": ["0,2", "0,3", "0,4", "-1,4"],
    "greenhouse": ["-2,1", "-3,1", "-4,1", "-4,2"],
    "oxygen_condenser": ["2,-1", "3,-1", "4,-1", "3,-2"],
    "shelter": ["-2,-1", "-2,-2", "-1,-2", "-3,-1"],
}


def on_card(s: State, number: int) -> dict[str, int]:
    """The goods on a contract of seat 0."""
    (deal,) = [each for each in view(s, None).players[0].contracts if each.contract == number]
    return {good: count for good, count in deal.goods.items() if count}


def contract_points(s: State) -> int:
    """What the contracts of seat 0 score when the game ends now."""
    s.completed = 3
    s.space_oddity = True
    colonization_is_over(s)
    assert view(s, None).asks == "over"
    return view(s, None).players[0].parts["contracts"]


# Delivering


@pytest.mark.rule("OM-191")
@pytest.mark.parametrize("number", sorted(NEEDS))
def test_a_delivery_contract_takes_exactly_the_goods_it_asks_for(number: int) -> None:
    s = position()
    contract(s, 0, number)
    goods(s, 0, all=5, crystal=5)
    assert set(offered(s, Deliver)) == {Deliver(number, good) for good in NEEDS[number]}
    while offered(s, Deliver):
        do(s, offered(s, Deliver)[0])
    assert on_card(s, number) == NEEDS[number]
    assert view(s, None).players[0].contracts[0].completed
    assert {good: 5 - count for good, count in stored(s).items() if count < 5} == {
        good: count for good, count in NEEDS[number].items() if good != "crystal"
    }


@pytest.mark.rule("OM-191", "OM-018")
def test_a_mineral_replaces_no_other_good_on_a_contract() -> None:
    s = position()
    contract(s, 0, 9)
    goods(s, 0, all=0, mineral=5)
    do(s, Deliver(9, "mineral"), Deliver(9, "mineral"))
    assert offered(s, Deliver) == []


@pytest.mark.rule("OM-191")
def test_crystals_come_from_depot_and_pending() -> None:
    s = position()
    contract(s, 0, 12)
    goods(s, 0, crystal=1, pending=2, mineral=0)
    do(s, *[Deliver(12, "crystal")] * 3)
    assert (crystals(s), on_card(s, 12), offered(s, Deliver)) == ((0, 0), {"crystal": 3}, [])
    s = position()
    contract(s, 0, 12)
    goods(s, 0, crystal=0, pending=1)
    do(s, Deliver(12, "crystal"))
    assert (crystals(s), on_card(s, 12)) == ((0, 0), {"crystal": 1})


@pytest.mark.rule("OM-191", "OM-049")
def test_goods_are_delivered_in_the_own_turn_and_not_inside_an_action() -> None:
    s = position()
    contract(s, 0, 9)
    contract(s, 1, 11)
    goods(s, 0, water=1, mineral=0)
    assert offered(s, Deliver) == [Deliver(9, "water")]
    do(s, Main("control_center"))
    assert offered(s, Deliver) == []


@pytest.mark.rule("OM-191")
def test_goods_on_a_contract_are_no_longer_stored() -> None:
    s = position()
    contract(s, 0, 9)
    goods(s, 0, all=0, water=2)
    do(s, Deliver(9, "water"), Deliver(9, "water"))
    assert stored(s) == {}


# What would be lost


@pytest.mark.rule("OM-192")
def test_gained_goods_that_find_no_room_go_onto_the_contract_taken_first() -> None:
    s = position()
    contract(s, 0, 9)
    contract(s, 0, 8)
    goods(s, 0, all=0, water=2)
    item(s, "1,0", "d16")  # 3 Water
    do(s, Main("control_center"), MoveRover("1,0"), TakeTile("1,0"))
    assert (stored(s), on_card(s, 9)) == ({"water": 2}, {"water": 3})
    s = position()
    contract(s, 0, 10)
    contract(s, 0, 7)
    goods(s, 0, all=0, mineral=1)
    item(s, "1,0", "d14")  # 2 Minerals
    do(s, Main("control_center"), MoveRover("1,0"), TakeTile("1,0"))
    assert (stored(s), on_card(s, 10), on_card(s, 7)) == ({"mineral": 2}, {"mineral": 1}, {})


@pytest.mark.rule("OM-192", "OM-045")
def test_pending_crystals_beyond_the_depot_go_onto_contract_12() -> None:
    s = position()
    contract(s, 0, 12)
    goods(s, 0, crystal=2, pending=5)
    turn(s, 0)
    assert (crystals(s), on_card(s, 12)) == ((3, 0), {"crystal": 3})  # and 1 is lost


@pytest.mark.rule("OM-192", "OM-066")
def test_a_warehouse_item_without_room_elsewhere_goes_onto_the_contract() -> None:
    s = orbit()
    goods(s, 0, all=2, crystal=3)
    assert Main("resupply") not in choices(s)
    contract(s, 0, 9)
    contract(s, 0, 12)
    do(s, Main("resupply"))
    assert set(offered(s, Good)) == {Good("water"), Good("crystal")}
    do(s, Good("water"), Good("crystal"))
    assert (on_card(s, 9), on_card(s, 12)) == ({"water": 1}, {"crystal": 1})
    assert (stored(s)["water"], crystals(s), in_warehouse(s)["water"]) == (2, (3, 0), 1)


@pytest.mark.rule("OM-192")
def test_goods_with_room_in_storage_do_not_go_onto_a_contract_by_themselves() -> None:
    s = orbit()
    contract(s, 0, 9)
    goods(s, 0, water=1)
    do(s, Main("resupply"), Good("water"))
    assert (stored(s)["water"], on_card(s, 9)) == (2, {})
    assert EndTurn() not in choices(s)  # one more for a Colonist is offered


# Points


@pytest.mark.rule("OM-193", "OM-194")
@pytest.mark.parametrize("number", range(1, 7))
def test_an_upgrade_contract_needs_the_own_marker_in_a_complex_of_4(number: int) -> None:
    kind = list(COMPLEXES)[number - 1]
    for size, marked, scored in ((4, 0, 12), (3, 0, -6), (4, 1, -6)):
        s = position()
        contract(s, 0, number)
        building(s, kind, *COMPLEXES[kind][1:size], seat=0 if kind == "shelter" else None)
        advanced(s, marked, CARDS[kind], COMPLEXES[kind][0])
        assert contract_points(s) == scored


@pytest.mark.rule("OM-193")
def test_a_marker_on_a_building_of_another_type_does_not_help() -> None:
    s = position()
    contract(s, 0, 3)
    building(s, "generator", *COMPLEXES["generator"][1:])
    advanced(s, 0, 4, "0,-2")
    assert contract_points(s) == -6


@pytest.mark.rule("OM-194")
@pytest.mark.parametrize("number", sorted(NEEDS))
def test_a_delivery_contract_scores_9_if_met_and_minus_4_if_not(number: int) -> None:
    for missing, scored in ((0, 9), (1, -4)):
        s = position()
        contract(s, 0, number)
        goods(s, 0, all=0, crystal=0)
        for good, count in NEEDS[number].items():
            goods(s, 0, **{good: count - (missing if good != "mineral" or number == 7 else 0)})
        while offered(s, Deliver):
            do(s, offered(s, Deliver)[0])
        assert contract_points(s) == scored


@pytest.mark.rule("OM-194", "OM-178")
def test_contracts_of_both_kinds_are_added_up() -> None:
    s = position()
    contract(s, 0, 2)
    contract(s, 0, 9)
    contract(s, 0, 1)
    building(s, "generator", *COMPLEXES["generator"][1:])
    advanced(s, 0, 4, "0,-2")
    assert contract_points(s) == 12 - 4 - 6
