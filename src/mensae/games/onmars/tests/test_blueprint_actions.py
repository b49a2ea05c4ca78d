"""Chapter 10.3: the actions of the blueprints of level 1."""

import pytest

from mensae.games.onmars.schema import (
    Blueprint,
    Boost,
    Building,
    Crew,
    Executive,
    Good,
    Hex,
    Lab,
    Learn,
    Ship,
    Skip,
    Tech,
    Use,
)
from mensae.games.onmars.tests.looking import (
    amount,
    bots_at,
    crystals,
    hangar,
    lab,
    marker_at,
    offered,
    people,
    standing,
    stored,
    using,
    workers,
)
from mensae.games.onmars.tests.position import choices, colonists, do, goods, tech
from mensae.games.onmars.tests.table import advanced, blueprint, bots, building, level


@pytest.mark.rule("OM-135")
@pytest.mark.parametrize(
    ("card", "marker", "kind", "at", "price"),
    [
        (2, "0,0", "mine", "-1,-1", {}),
        (4, "0,-2", "generator", "-1,-3", {"mineral": 1}),
        (6, "0,2", "water_extractor", "-2,3", {"battery": 1}),
        (8, "-2,1", "greenhouse", "-3,0", {"water": 1}),
        (10, "2,-1", "oxygen_condenser", "2,-3", {"plant": 1}),
        (12, "-2,-1", "shelter", "-2,-3", {"oxygen": 1}),
    ],
)
def test_six_cards_construct_their_type(card: int, marker: str, kind: Building, at: str, price: dict[str, int]) -> None:
    s = using(card, marker, **price)
    bots(s, 0, at)
    do(s, Executive(8))
    if offered(s, Hex):
        do(s, Hex(at))
    assert standing(s, at) in (kind, f"{kind} 0")
    assert (crystals(s)[0], workers(s, "construct")) == (0, [0, 0])


@pytest.mark.rule("OM-136", "OM-106")
def test_construction_yard_upgrades_with_a_tech_or_boosts() -> None:
    s = using(1, "0,0", mineral=2)
    blueprint(s, 0, 3, 11)
    bots(s, 0, "-1,-2")
    tech(s, 0, "upgrade_tech", "c1_top")
    do(s, Executive(8), Blueprint(3))
    assert choices(s) == [Blueprint(11), Tech(0), Skip()]
    do(s, Blueprint(11))  # a boost
    assert (marker_at(s, "-2,-1"), people(s), amount(s, 0, "mineral")) == (0, (2, 1, 9), 0)


@pytest.mark.rule("OM-137")
def test_automated_production_lets_everything_produce_and_a_boost_one_of_them_again() -> None:
    s = using(3, "0,-2")
    building(s, "shelter", "-3,-1", "-3,0", seat=0)  # room for 4
    building(s, "mine", "-1,-1", seat=0)
    advanced(s, 0, 11, "-2,-1")
    goods(s, 0, crystal=2)
    do(s, Executive(8), Use(3))
    assert (stored(s), crystals(s)) == ({"mineral": 1, "battery": 1}, (0, 1))
    assert choices(s) == [Good("mineral"), Good("battery"), Good("crystal"), Skip()]
    do(s, Good("mineral"), Good("mineral"), Good("crystal"))
    assert (stored(s), crystals(s), people(s)[:2]) == ({"mineral": 3, "battery": 1}, (0, 2), (0, 3))


@pytest.mark.rule("OM-138")
@pytest.mark.parametrize(("bot", "colonist"), [(True, 2), (False, 3)])
def test_private_ship_has_a_larger_crew(bot: bool, colonist: int) -> None:
    s = using(5, "0,2", water=1, plant=1)
    building(s, "shelter", "-3,-1", seat=0)
    do(s, Executive(8), Ship(4), Crew(bot=bot))
    if offered(s, Hex):
        do(s, offered(s, Hex)[0])
    assert (hangar(s), people(s)[0], stored(s), len(bots_at(s))) == (1, 3 + colonist, {}, 1 + bot)


@pytest.mark.rule("OM-138")
def test_private_ship_may_be_boosted_on_the_same_terms() -> None:
    s = using(5, "0,2", water=2, plant=2)
    level(s, 2)
    building(s, "shelter", "-3,-1", "-3,0", seat=0)
    colonists(s, 0, lq=1)
    do(s, Executive(8), Ship(4), Crew(bot=False), Ship(2), Crew(bot=False))
    assert (hangar(s), people(s)[:2], stored(s)) == (2, (6, 1), {})


@pytest.mark.rule("OM-139")
def test_biomarket_takes_from_the_warehouse_and_casino_gives_crystals() -> None:
    s = using(7, "-2,1")
    do(s, Executive(8), Good("crystal"), Good("oxygen"), Skip())
    assert (crystals(s), stored(s), people(s)[:2]) == ((0, 1), {"oxygen": 1}, (2, 1))
    s = using(11, "-2,-1")
    do(s, Executive(8), Boost(), Boost(), Boost())
    assert (crystals(s), people(s)[:2]) == ((0, 5), (0, 3))


@pytest.mark.rule("OM-140", "OM-060")
def test_oxygen_tank_takes_a_tech_tile_paid_and_more_by_boosts() -> None:
    s = using(9, "2,-1", battery=1)
    do(s, Executive(8))
    assert offered(s, Learn) == [Learn(i) for i in (4, 5, 6, 7, 8)]  # the top row costs two
    do(s, Learn(4), Lab("c1_bottom"), Skip(), Learn(8), Skip())
    assert (lab(s)["greenhouse_tech"], lab(s)["ship_tech"]) == ("c1_bottom", "c1_top")
    assert (stored(s), people(s)[:2], offered(s, Learn)) == ({}, (2, 1), [])  # column 1 is full


@pytest.mark.rule("OM-135", "OM-122")
def test_a_construct_card_without_a_hex_or_its_price_is_not_offered() -> None:
    s = using(8, "-2,1")
    assert Executive(8) not in choices(s)
    s = using(8, "-2,1", water=1)
    bots(s, 0, "4,-4")
    assert Executive(8) not in choices(s)
