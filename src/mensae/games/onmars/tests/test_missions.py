"""Chapter 13: missions and the marker of the Remaining Missions."""

from collections.abc import Callable

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.schema import (
    Blueprint,
    Build,
    Crew,
    Deliver,
    GameAction,
    Hex,
    Lab,
    Learn,
    Main,
    MissionLaid,
    PutMarker,
    Science,
    Ship,
    Skip,
    Started,
    Surcharge,
    Travel,
)
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.events import (
    deliver,
    discovery,
    first_complex,
    hire,
    learn,
    research,
    take_blueprint,
    upgrade,
    welcome_bot,
)
from mensae.games.onmars.tests.looking import (
    bots_at,
    contracts_of,
    crystals,
    hexes,
    progress_cubes,
    size_of,
    stored,
    units_left,
)
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import asked, choices, do, draw, goods, opening, orbit, position, tech, turn
from mensae.games.onmars.tests.table import advanced, bots, building, contract, level, mission

GENERATORS = ("0,-3", "0,-4")  # with the one on 0,-2 a complex of 3


# Units


@pytest.mark.rule("OM-173")
@pytest.mark.parametrize(
    ("event", "number", "gained"),
    [
        (research, 1, 2),
        (take_blueprint, 2, 1),
        (upgrade, 3, 1),
        (welcome_bot, 4, 2),
        (discovery, 5, 1),
        (learn, 6, 1),
        (first_complex, 7, 1),
        (hire, 8, 2),
        (deliver, 9, 1),
    ],
)
def test_each_unit_lowers_the_number_left_and_gives_the_crystals_of_the_mission(
    event: Callable[[State], None], number: int, gained: int
) -> None:
    for there, change, crystal in ((number, -1, gained), (number % 9 + 1, 0, 0)):
        s = orbit() if event in (take_blueprint, learn) else position()
        mission(s, "A", f"m{there}", 3)
        mission(s, "B", "m9" if number != 9 and there != 9 else "m3", 0)
        mission(s, "C", "m1", 0)
        goods(s, 0, crystal=0)
        event(s)
        assert (units_left(s), crystals(s)) == ([3 + change, 0, 0], (0, crystal))


@pytest.mark.rule("OM-173")
def test_the_units_of_all_players_count_together() -> None:
    s = position(3)
    mission(s, "A", "m8", 3)
    for seat, slot, price in ((0, 6, "oxygen"), (1, 5, "plant"), (2, 4, "water")):
        turn(s, seat)
        goods(s, seat, crystal=2, all=0, **{price: 2})
        do(s, Main("hire"), *[Surcharge(0)] * (seat > 0), Science(slot))
    assert (units_left(s)[0], [crystals(s, seat)[1] for seat in range(3)]) == (0, [2, 2, 2])


@pytest.mark.rule("OM-173", "OM-041")
def test_units_count_from_setup_on() -> None:
    s = opening(2)
    liked: list[GameAction] = [Started(0), MissionLaid("m6")]
    while asked(s) == CHANCE:
        do(s, next((each for each in liked if each in choices(s)), choices(s)[0]))
    do(s, PutMarker(3), Learn(7), Lab("c1_top"), Skip(), seat=0)
    assert (units_left(s)[0], crystals(s)) == (7 - 1, (1, 1))


@pytest.mark.rule("OM-173", "OM-205")
def test_units_count_outside_the_own_turn() -> None:
    s = position(shuttle="colony")
    mission(s, "A", "m6", 5)
    shuttle_phase(s)
    do(s, Travel("shuttle"), PutMarker(3), Learn(7), Lab("c1_top"), Skip(), seat=0)
    assert (units_left(s)[0], crystals(s)) == (4, (1, 1))


# Completion


@pytest.mark.rule("OM-174")
def test_with_the_last_unit_a_mission_is_complete_and_the_end_comes_closer() -> None:
    s = orbit()
    mission(s, "A", "m2", 1)
    assert view(s, None).remaining == 3
    take_blueprint(s)
    assert (units_left(s)[0], crystals(s)[1], view(s, None).remaining) == (0, 1, 2)
    turn(s, 0)
    do(s, Main("obtain_blueprint"), Surcharge(0), Blueprint(2))
    assert (units_left(s)[0], crystals(s)[1], view(s, None).remaining) == (0, 0, 2)


@pytest.mark.example("E28")
@pytest.mark.rule("OM-175")
def test_e28_units_after_completion_give_nothing_in_the_same_action_too() -> None:
    s = orbit()
    mission(s, "A", "m2", 1)
    goods(s, 0, crystal=0)
    do(s, Main("obtain_blueprint"), Blueprint(1), Blueprint(3), Blueprint(5))
    assert (crystals(s), view(s, None).remaining) == ((0, 1), 2)


@pytest.mark.example("E29")
@pytest.mark.rule("OM-176")
@pytest.mark.parametrize(
    ("completed", "reached", "remaining"),
    [(0, 1, 3), (0, 2, 3), (1, 2, 2), (0, 3, 2), (2, 3, 0), (3, 1, 0), (0, 4, 1), (1, 4, 0), (0, 5, 0), (3, 5, 0)],
)
def test_e29_remaining_missions_follow_from_completed_missions_and_colony_level(
    completed: int, reached: int, remaining: int
) -> None:
    s = position()
    s.completed = completed
    level(s, reached)
    assert view(s, None).remaining == remaining


# Two missions in detail


@pytest.mark.rule("OM-177")
@pytest.mark.parametrize(("bot", "left"), [(True, 2), (False, 3)])
def test_m4_counts_a_bot_from_a_ship_once_it_is_on_the_map(bot: bool, left: int) -> None:
    s = position()
    mission(s, "C", "m4", 3)
    building(s, "shelter", "-4,0", seat=0)
    goods(s, 0, mineral=0, crystal=0)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=bot))
    assert (units_left(s)[2], crystals(s)[1]) == (left, 2 * (3 - left))


@pytest.mark.rule("OM-177", "OM-072")
def test_m4_does_not_count_if_no_bot_is_left() -> None:
    s = position()
    mission(s, "A", "m4", 3)
    bots(s, 0, "-2,-1", "-2,0", "-3,0", "-3,1")
    goods(s, 0, mineral=0)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=True))
    assert (units_left(s)[0], len(bots_at(s))) == (3, 4)


@pytest.mark.rule("OM-177", "OM-116")
def test_m4_does_not_count_a_displaced_bot_again() -> None:
    s = position()
    mission(s, "A", "m4", 3)
    bots(s, 0, "0,-1")
    bots(s, 1, "1,-1")
    do(s, Main("construct"), Build("generator"), Hex("1,-1"))
    assert asked(s) == 1
    do(s, Hex(hexes(s)[0]), seat=1)
    assert (bots_at(s, 1) != ["1,-1"], units_left(s)[0]) == (True, 3)


def upgraded(s: State) -> None:
    """Seat 0 has its marker on a Generator in a complex of 3, and M9 is in play."""
    mission(s, "A", "m9", 2)
    building(s, "generator", *GENERATORS)
    advanced(s, 0, 4, "0,-2")
    goods(s, 0, crystal=1)


@pytest.mark.rule("OM-178")
def test_m9_counts_a_contract_that_is_met_as_it_is_taken() -> None:
    s = position()
    upgraded(s)
    building(s, "generator", "1,-4")
    contract(s, None, 2, slot=1)
    do(s, Main("hire"), Science(1))
    assert (contracts_of(s), units_left(s)[0], crystals(s)) == ([2], 1, (0, 1))
    assert view(s, None).players[0].contracts[0].completed


@pytest.mark.rule("OM-178")
def test_m9_counts_once_when_the_condition_becomes_true_by_whoever_it_is() -> None:
    s = position()
    upgraded(s)
    contract(s, 0, 2)
    tech(s, 1, "generator_tech", "c6")
    bots(s, 1, "1,-4")
    goods(s, 1, mineral=2)
    turn(s, 1)
    assert units_left(s)[0] == 2
    do(s, Main("construct"), Hex("1,-4"), Hex("2,-4"))  # the Bot makes way
    assert (size_of(s, "0,-2"), units_left(s)[0], crystals(s, 0)[1]) == (4, 1, 1)
    assert progress_cubes(s, 1) == ["generator"]
    turn(s, 1)
    do(s, Main("construct"), Surcharge(0))
    draw(s)  # the next tile of the stack
    do(s, Build("generator"), Hex("2,-5"))
    assert (size_of(s, "0,-2"), units_left(s)[0]) == (5, 1)


@pytest.mark.rule("OM-178")
def test_m9_counts_a_delivery_contract_with_its_last_good() -> None:
    s = position()
    mission(s, "A", "m9", 2)
    contract(s, 0, 7)
    goods(s, 0, mineral=4)
    do(s, *[Deliver(7, "mineral")] * 3)
    assert units_left(s)[0] == 2
    do(s, Deliver(7, "mineral"))
    assert (units_left(s)[0], stored(s).get("mineral", 0)) == (1, 0)
