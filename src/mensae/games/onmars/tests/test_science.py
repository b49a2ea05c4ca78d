"""Chapter 15: Scientists, and how the science display is filled."""

import pytest

from mensae.games.onmars.schema import (
    EndTurn,
    Executive,
    Main,
    MoveRover,
    Pay,
    Refill,
    Science,
    Send,
    Skip,
    TakeTile,
    Use,
)
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import CONTRACT, SHOWN
from mensae.games.onmars.tests.looking import (
    contracts_of,
    crystals,
    offered,
    people,
    science_row,
    scientists_of,
    stored,
    workers,
)
from mensae.games.onmars.tests.position import asked, choices, colonists, do, goods, position
from mensae.games.onmars.tests.table import advanced, bots, contract, item, scientist

SCIENTISTS = ("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")


# Scientists


@pytest.mark.rule("OM-188")
@pytest.mark.parametrize(("slot", "price"), [(2, "mineral"), (3, "battery"), (4, "water"), (5, "plant"), (6, "oxygen")])
def test_five_scientists_cost_2_of_one_resource(slot: int, price: str) -> None:
    s = position()
    goods(s, 0, all=0, **{price: 1})
    colonists(s, 0, lq=2)  # too few for worker and Geologist
    assert Main("hire") not in choices(s)
    goods(s, 0, **{price: 2})
    do(s, Main("hire"))
    if offered(s, Science):  # with 2 Minerals all of them are within reach
        do(s, Science(slot))
    assert (scientists_of(s), stored(s), workers(s, "hire")) == ([SCIENTISTS[slot - 1]], {}, [1, 0])


@pytest.mark.rule("OM-188")
def test_the_geologist_costs_2_colonists_who_go_to_the_working_area() -> None:
    s = position()
    goods(s, 0, all=0, crystal=0)
    colonists(s, 0, lq=3)
    do(s, Main("hire"))
    assert (scientists_of(s), people(s)[:2], workers(s, "hire")) == (["geologist"], (0, 2), [1, 0])


@pytest.mark.rule("OM-188", "OM-018")
def test_minerals_stand_in_for_the_price_of_a_scientist() -> None:
    s = position()
    goods(s, 0, all=0, mineral=2, water=1)
    colonists(s, 0, lq=1)
    do(s, Main("hire"), Science(4))
    assert set(choices(s)) == {Pay(("mineral", "water")), Pay(("mineral", "mineral"))}
    do(s, Pay(("mineral", "water")))
    assert (scientists_of(s), stored(s)) == (["biochemist"], {"mineral": 1})


@pytest.mark.rule("OM-188", "OM-132")
def test_the_marker_of_a_scientist_stays_on_the_card_until_it_is_sent_to_work() -> None:
    s = position()
    goods(s, 0, battery=2, mineral=0)
    advanced(s, 1, 6, "0,2")
    colonists(s, 0, lq=1)
    do(s, Main("hire"))
    assert [(each.scientist, each.blueprint) for each in view(s, None).players[0].scientists] == [("hydrologist", None)]
    bots(s, 0, "0,1")
    colonists(s, 0, lq=2)
    goods(s, 0, battery=1)
    do(s, Executive(8))
    if Send(6) in choices(s):
        do(s, Send(6))
    assert [each.blueprint for each in view(s, None).players[0].scientists] == [6]
    assert Use(6) not in choices(s)


@pytest.mark.rule("OM-188")
def test_a_player_may_hold_any_number_of_scientists_and_contracts() -> None:
    s = position()
    for name in SCIENTISTS[:5]:
        scientist(s, 0, name)
    for number in range(1, 12):
        contract(s, 0, number)
    contract(s, None, 12, slot=1)
    goods(s, 0, mineral=0, oxygen=2, crystal=1)
    do(s, Main("hire"))
    assert set(choices(s)) == {Science(1), Science(6)}
    do(s, Science(6))
    assert (scientists_of(s), len(contracts_of(s))) == (list(SCIENTISTS), 11)


# Contracts


@pytest.mark.rule("OM-189")
def test_a_contract_costs_1_crystal_and_the_worker() -> None:
    s = position()
    contract(s, None, 3, slot=2)
    goods(s, 0, all=0, crystal=1)
    colonists(s, 0, lq=1)
    do(s, Main("hire"))
    assert (contracts_of(s), crystals(s), workers(s, "hire"), people(s)[0]) == ([3], (0, 0), [1, 0], 0)
    s = position()
    contract(s, None, 3, slot=2)
    goods(s, 0, all=0, crystal=0)
    colonists(s, 0, lq=1)
    assert Main("hire") not in choices(s)


@pytest.mark.rule("OM-189", "OM-030")
def test_at_the_start_no_contract_is_on_display() -> None:
    assert science_row(position()) == list(SCIENTISTS)


@pytest.mark.rule("OM-189", "OM-141")
def test_biolab_takes_a_contract_for_its_price_without_a_worker() -> None:
    s = position()
    bots(s, 0, "1,1")
    advanced(s, 0, 14, "0,0")
    contract(s, None, 3, slot=2)
    colonists(s, 0, lq=0)
    goods(s, 0, crystal=2)
    assert Executive(8) not in choices(s)
    goods(s, 0, crystal=3)
    do(s, Executive(8))
    assert (contracts_of(s), crystals(s), workers(s, "hire")) == ([3], (0, 0), [0, 0])


# Filling


@pytest.mark.rule("OM-190")
def test_the_taker_fills_the_slot_at_the_end_of_the_turn_with_a_contract_of_choice() -> None:
    s = position()
    goods(s, 0, oxygen=2)
    do(s, Main("hire"), Science(6))
    if offered(s, Pay):
        do(s, Pay(("oxygen", "oxygen")))
    assert science_row(s)[5] is None
    do(s, EndTurn())
    assert (asked(s), choices(s)) == (0, [Refill(number) for number in range(1, 13)])
    do(s, Refill(9))
    assert (science_row(s)[5], asked(s)) == (9, 1)
    assert 9 not in view(s, None).contracts


@pytest.mark.rule("OM-190")
def test_a_slot_is_filled_also_if_a_contract_was_taken() -> None:
    s = position()
    contract(s, None, 3, slot=2)
    goods(s, 0, crystal=1)
    do(s, Main("hire"), Science(2), EndTurn(), Refill(1))
    assert (contracts_of(s), science_row(s)[1]) == ([3], 1)


@pytest.mark.rule("OM-190")
def test_every_slot_freed_in_the_turn_is_filled() -> None:
    s = position()
    item(s, "1,0", "d10")
    bots(s, 0, "1,1")
    advanced(s, 0, 14, "0,0")
    contract(s, None, 3, slot=4)
    goods(s, 0, crystal=3, oxygen=2, mineral=0)
    colonists(s, 0, lq=1)
    do(s, Executive(8), Main("control_center"), MoveRover("1,0"), TakeTile("1,0"), Skip(), EndTurn())
    assert (contracts_of(s), scientists_of(s)) == ([3], ["systems_engineer"])
    assert [science_row(s)[3], science_row(s)[5]] == [None, None]
    do(s, Refill(12), Refill(7))
    assert [science_row(s)[3], science_row(s)[5]] == [12, 7]


@pytest.mark.rule("OM-190")
def test_once_the_deck_is_empty_the_slot_stays_empty() -> None:
    s = position()
    for number in range(12):
        s.contracts[number * CONTRACT] = SHOWN if number else 1
    goods(s, 0, oxygen=2, mineral=0)
    do(s, Main("hire"), Science(6), EndTurn())
    assert (science_row(s)[5], asked(s)) == (None, 1)
