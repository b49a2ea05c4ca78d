"""Chapter 6: worker slots, clearing and the surcharge."""

import pytest

from mensae.games.onmars.schema import (
    Blueprint,
    EndTurn,
    Executive,
    GameAction,
    Main,
    MainAction,
    PutMarker,
    Science,
    Skip,
    Surcharge,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import (
    blueprints_of,
    construct,
    crystals,
    hexes,
    miner_at,
    offered,
    people,
    scientists_of,
    workers,
)
from mensae.games.onmars.tests.position import (
    choices,
    colonists,
    do,
    goods,
    orbit,
    position,
    ships,
    turn,
    worker,
)
from mensae.games.onmars.tests.table import advanced, blueprint, bots

PURPLE, GREEN, YELLOW, BLUE = range(4)


@pytest.mark.rule("OM-074")
@pytest.mark.parametrize(
    ("action", "needs"),
    [
        ("landing_pod", False),
        ("obtain_blueprint", True),
        ("learn_technology", False),
        ("research_development", True),
        ("resupply", False),
        ("control_center", False),
        ("construct", True),
        ("upgrade", True),
        ("welcome_ship", False),
        ("hire", True),
    ],
)
def test_five_main_actions_need_a_worker(action: MainAction, needs: bool) -> None:
    for s in (orbit(), position()):
        blueprint(s, 0, 11)
        goods(s, 0, oxygen=2)
        if Main(action) in choices(s):
            colonists(s, 0, lq=0)
            assert (Main(action) in choices(s)) is not needs


@pytest.mark.rule("OM-074", "OM-086", "OM-205")
def test_the_same_effect_in_another_way_needs_no_worker_and_no_surcharge() -> None:
    s = orbit()
    ships(s, 0, docked=(1, 2, 4, 5))
    goods(s, 0, crystal=3)
    colonists(s, 0, lq=0)
    worker(s, "obtain_blueprint", 1, 2)
    do(s, Executive(3), Blueprint(1))
    assert (blueprints_of(s), crystals(s), workers(s, "obtain_blueprint")) == ([1], (0, 0), [0, 2])
    do(s, Main("landing_pod"), PutMarker(8), Blueprint(2))
    assert (blueprints_of(s), workers(s, "obtain_blueprint")) == ([1, 2], [0, 2])


@pytest.mark.rule("OM-075")
def test_three_slots_are_open_to_all_and_hire_has_one_for_each() -> None:
    s = position(3, spaces=(1, 2, 3))
    for seat in (0, 1, 2):
        goods(s, seat, crystal=3)
        turn(s, seat)
        do(s, Main("obtain_blueprint"))
        if offered(s, Surcharge):
            do(s, Surcharge(0))
        do(s, Blueprint(seat + 1), Skip())
    assert workers(s, "obtain_blueprint") == [1, 1, 1]
    s = position(3)
    for seat in (0, 1, 2):
        goods(s, seat, all=2, mineral=0, crystal=3)
        turn(s, seat)
        do(s, Main("hire"))
        if offered(s, Surcharge):
            do(s, Surcharge(0))
        do(s, *offered(s, Science)[:1])
    assert workers(s, "hire") == [1, 1, 1]


def _slots(s: State, action: MainAction, *seats: int) -> None:
    for seat in seats:
        worker(s, action, seat)


@pytest.mark.rule("OM-076")
def test_a_full_action_is_cleared_of_the_player_with_the_most() -> None:
    s = position(3, spaces=(1, 2, 3))
    _slots(s, "obtain_blueprint", 1, 1, 2)
    assert workers(s, "obtain_blueprint") == [0, 2, 1]
    do(s, Main("obtain_blueprint"))
    assert (workers(s, "obtain_blueprint"), people(s, 1)) == ([0, 0, 1], (3, 2, 7))


@pytest.mark.rule("OM-076")
def test_an_action_is_judged_as_it_is_after_clearing() -> None:
    s = position(2, spaces=(1, 2))
    _slots(s, "obtain_blueprint", 1, 1, 1)
    goods(s, 0, crystal=0)
    colonists(s, 0, lq=1)
    do(s, Main("obtain_blueprint"))
    assert (workers(s, "obtain_blueprint"), people(s, 1)) == ([1, 0], (3, 3, 6))
    s = position(2, spaces=(1, 2))
    _slots(s, "obtain_blueprint", 1, 1)  # not full: the surcharge is 2
    goods(s, 0, crystal=0)
    colonists(s, 0, lq=1)
    assert Main("obtain_blueprint") not in choices(s)


@pytest.mark.rule("OM-077")
def test_with_three_players_other_colours_count_and_own_colonists_do_not() -> None:
    s = position(3, spaces=(1, 2, 3))
    _slots(s, "research_development", 0, 1)
    goods(s, 0, crystal=3)
    do(s, Main("research_development"))
    assert choices(s) == [Surcharge(0), Surcharge(1)]
    s = position(3, spaces=(1, 2, 3))
    _slots(s, "research_development", 0, 0)
    do(s, Main("research_development"))
    assert offered(s, Surcharge) == []
    s = position(3, spaces=(1, 2, 3))
    _slots(s, "research_development", 1, 1)  # one colour
    do(s, Main("research_development"))
    assert choices(s) == [Surcharge(0), Surcharge(1)]


@pytest.mark.rule("OM-077")
def test_with_two_players_every_colonist_counts() -> None:
    s = position(2, spaces=(1, 2))
    _slots(s, "research_development", 0, 0)
    goods(s, 0, crystal=2)
    do(s, Main("research_development"))
    assert choices(s) == [Surcharge(0), Surcharge(1), Surcharge(2)]


@pytest.mark.rule("OM-078")
@pytest.mark.parametrize(("colonist", "left", "home"), [(0, 0, (2, 0)), (1, 1, (1, 1)), (2, 2, (0, 2))])
def test_the_surcharge_is_paid_with_crystals_colonists_or_both(colonist: int, left: int, home: tuple[int, int]) -> None:
    s = position(2, spaces=(1, 2))
    _slots(s, "obtain_blueprint", 1, 1)
    goods(s, 0, crystal=2)
    do(s, Main("obtain_blueprint"), Surcharge(colonist))
    assert (crystals(s)[0], people(s)[:2], workers(s, "obtain_blueprint")) == (left, home, [1, 2])


@pytest.mark.rule("OM-078")
def test_workers_stay_on_their_slots_over_rounds() -> None:
    s = position(2, spaces=(1, 5))
    do(s, Main("obtain_blueprint"), Blueprint(1), Skip(), EndTurn())
    do(s, Main("control_center"), Skip(), EndTurn())
    while s.round == 1:
        do(s, choices(s)[0])
    assert workers(s, "obtain_blueprint") == [1, 0]


@pytest.mark.example("E11")
@pytest.mark.rule("OM-079", "OM-120")
def test_a_mine_by_the_construct_action_needs_two_colonists() -> None:
    s = position()
    goods(s, 0, all=0)
    colonists(s, 0, lq=1)
    assert Main("construct") not in choices(s)
    colonists(s, 0, lq=2)
    construct(s, "mine", "-1,-1")
    assert (people(s)[:2], workers(s, "construct"), miner_at(s, "-1,-1")) == ((0, 0), [1, 0], 0)


@pytest.mark.example("E12")
@pytest.mark.rule("OM-079", "OM-123")
def test_metal_deposit_with_a_boost_needs_two_colonists() -> None:
    s = position()
    advanced(s, 0, 2, "0,0")
    bots(s, 0, "-1,0")
    goods(s, 0, crystal=2)
    colonists(s, 0, lq=1)
    do(s, Executive(8))
    assert "-1,1" not in hexes(s)  # beside the Mine; there is no Mine Tech
    s = position()
    advanced(s, 0, 2, "0,0")
    bots(s, 0, "-1,0")
    goods(s, 0, crystal=2)
    colonists(s, 0, lq=2)
    do(s, Executive(8))
    assert "-1,1" in hexes(s)


@pytest.mark.example("E13")
@pytest.mark.rule("OM-079", "OM-188")
def test_the_geologist_by_the_hire_action_needs_three_colonists() -> None:
    s = position()
    goods(s, 0, all=0, crystal=0)
    colonists(s, 0, lq=2)
    assert Main("hire") not in choices(s)
    colonists(s, 0, lq=3)
    do(s, Main("hire"))
    assert (scientists_of(s), people(s)[:2], workers(s, "hire")) == (["geologist"], (0, 2), [1, 0])


@pytest.mark.rule("OM-080")
def test_an_own_colonist_on_the_hire_slot_bars_the_action_and_others_cost() -> None:
    s = position(3)
    goods(s, 0, oxygen=2, crystal=3)
    _slots(s, "hire", 0)
    assert Main("hire") not in choices(s)
    s = position(3)
    goods(s, 0, oxygen=2, crystal=3)
    _slots(s, "hire", 1, 2)
    do(s, Main("hire"))
    assert choices(s) == [Surcharge(0), Surcharge(1), Surcharge(2)]
    do(s, Surcharge(0), Science(6))
    assert (workers(s, "hire"), crystals(s)[0]) == ([1, 1, 1], 1)


@pytest.mark.rule("OM-080", "OM-076")
def test_hire_slots_never_clear_by_being_full() -> None:
    s = position(4)
    goods(s, 0, oxygen=2, crystal=3)
    _slots(s, "hire", 1, 2, 3)
    do(s, Main("hire"), Surcharge(0), Science(6))
    assert (workers(s, "hire"), crystals(s)[0], people(s, 1)[1]) == ([1, 1, 1, 1], 0, 0)


@pytest.mark.rule("OM-081")
@pytest.mark.example("E14")
@pytest.mark.example("E15")
@pytest.mark.example("E16")
@pytest.mark.example("E17")
@pytest.mark.parametrize(
    ("seats", "there", "who", "cleared", "surcharge"),
    [
        (4, (BLUE, YELLOW), PURPLE, (0, 0, 0, 0), 2),
        (4, (BLUE, PURPLE, YELLOW), BLUE, (1, 0, 1, 1), 0),
        (4, (PURPLE, PURPLE, GREEN), GREEN, (2, 0, 0, 0), 0),
        (2, (0, 0, 1), 0, (2, 0), 1),
    ],
)
def test_clearing_and_surcharge(
    seats: int, there: tuple[int, ...], who: int, cleared: tuple[int, ...], surcharge: int
) -> None:
    s = position(seats, spaces=(1, 2, 3, 4))
    _slots(s, "obtain_blueprint", *there)
    goods(s, who, crystal=3)
    turn(s, who)
    do(s, Main("obtain_blueprint"))
    assert tuple(people(s, seat)[1] for seat in range(seats)) == cleared
    expected: list[GameAction] = [Surcharge(count) for count in range(surcharge + 1)] if surcharge else []
    assert offered(s, Surcharge) == expected
