"""Chapter 10.2: using advanced buildings."""

import pytest

from mensae.games.onmars.schema import (
    EndTurn,
    Executive,
    Good,
    Main,
    Send,
    Skip,
    Use,
)
from mensae.games.onmars.state import WORKS_AT
from mensae.games.onmars.tests.looking import (
    crystals,
    people,
    points,
    stored,
    workers,
)
from mensae.games.onmars.tests.position import choices, colonists, do, goods, orbit, position, turn
from mensae.games.onmars.tests.table import advanced, blueprint, building, scientist


@pytest.mark.rule("OM-130")
def test_the_action_of_a_card_is_usable_once_the_marker_has_left_it() -> None:
    s = position()
    goods(s, 0, crystal=2)
    blueprint(s, 0, 11)
    assert Executive(8) not in choices(s)
    advanced(s, 0, 11, "-2,-1")
    assert Executive(8) in choices(s)


@pytest.mark.rule("OM-130", "OM-131")
def test_the_building_of_another_player_cannot_be_used_for_crystals() -> None:
    s = position()
    goods(s, 0, crystal=3)
    advanced(s, 1, 13, "0,0")
    assert Executive(8) not in choices(s)


@pytest.mark.rule("OM-131")
def test_the_player_chooses_among_own_advanced_buildings() -> None:
    s = position()
    goods(s, 0, crystal=2)
    advanced(s, 0, 13, "0,0")
    advanced(s, 0, 11, "-2,-1")
    do(s, Executive(8))
    assert choices(s) == [Use(11), Use(13)]
    do(s, Use(13))
    assert (points(s), crystals(s), workers(s, "construct")) == (2, (0, 0), [0, 0])


@pytest.mark.rule("OM-131", "OM-052")
def test_boosts_of_a_card_are_colonists_to_the_working_area() -> None:
    s = position()
    goods(s, 0, crystal=2, all=0)
    advanced(s, 0, 7, "-2,1")
    do(s, Executive(8), Good("water"), Good("plant"), Skip())
    assert (stored(s), people(s)) == ({"water": 1, "plant": 1}, (2, 1, 9))


@pytest.mark.rule("OM-132")
def test_an_own_scientist_uses_any_built_card_of_the_type_for_free() -> None:
    s = position()
    goods(s, 0, crystal=0)
    advanced(s, 1, 13, "0,0")
    advanced(s, 1, 11, "2,1")
    scientist(s, 0, "geologist")
    do(s, Executive(8))  # the Geologist works in Mines only, so there is one answer
    assert (points(s), points(s, 1), int(s.table[WORKS_AT])) == (2, 0, 12)


@pytest.mark.rule("OM-132")
def test_a_scientist_may_be_moved_to_another_card() -> None:
    s = position()
    goods(s, 0, crystal=0)
    building(s, "mine", "1,0")
    advanced(s, 1, 13, "0,0")
    advanced(s, 0, 2, "1,0")
    scientist(s, 0, "geologist", at=13)
    do(s, Executive(8))
    assert choices(s) == [Use(13), Send(2)]
    do(s, Send(2))
    assert int(s.table[WORKS_AT]) == 1


@pytest.mark.rule("OM-132")
def test_an_unbuilt_card_or_a_card_of_another_type_does_not_take_the_scientist() -> None:
    s = position()
    goods(s, 0, crystal=0)
    blueprint(s, 1, 13)
    advanced(s, 1, 11, "2,1")
    scientist(s, 0, "geologist")
    assert Executive(8) not in choices(s)


@pytest.mark.rule("OM-133")
def test_where_a_scientist_lies_both_owners_use_the_action_for_free() -> None:
    for seat in (0, 1):
        s = position()
        goods(s, 0, crystal=0)
        goods(s, 1, crystal=0)
        advanced(s, 1, 13, "0,0")
        scientist(s, 0, "geologist", at=13)
        turn(s, seat)
        do(s, Executive(8))
        assert points(s, seat) == 2
    s = position(3)
    advanced(s, 1, 13, "0,0")
    scientist(s, 0, "geologist", at=13)
    goods(s, 2, crystal=3)
    turn(s, 2)
    assert Executive(8) not in choices(s)


@pytest.mark.rule("OM-133")
def test_the_scientist_stays_until_its_owner_moves_it() -> None:
    s = position()
    goods(s, 0, crystal=0)
    advanced(s, 0, 13, "0,0")
    scientist(s, 0, "geologist", at=13)
    do(s, Executive(8), Main("control_center"), Skip(), EndTurn())
    assert int(s.table[WORKS_AT]) == 12


@pytest.mark.rule("OM-133", "OM-132")
def test_an_own_building_without_the_scientist_is_paid_or_gets_the_scientist() -> None:
    s = position()
    goods(s, 0, crystal=2)
    advanced(s, 0, 13, "0,0")
    scientist(s, 0, "geologist")
    do(s, Executive(8))
    assert choices(s) == [Use(13), Send(13)]


@pytest.mark.example("E24")
@pytest.mark.rule("OM-134", "OM-137")
def test_with_a_card_of_another_player_the_own_producers_produce() -> None:
    s = position()
    goods(s, 0, all=0, crystal=0)
    goods(s, 1, all=0)
    colonists(s, 0, lq=0)
    advanced(s, 1, 3, "0,-2")
    building(s, "mine", "-1,-1", seat=0)
    building(s, "mine", "1,1", seat=1)
    advanced(s, 0, 7, "-2,1")
    scientist(s, 0, "rd_engineer")
    do(s, Executive(8))
    assert (stored(s, 0), stored(s, 1)) == ({"mineral": 1, "plant": 1}, {})


@pytest.mark.rule("OM-131")
def test_executive_action_8_may_be_used_in_orbit() -> None:
    s = orbit()
    goods(s, 0, crystal=2)
    advanced(s, 0, 13, "0,0")
    do(s, Executive(8))
    assert points(s) == 2
