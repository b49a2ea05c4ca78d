"""Chapter 16: how the Shuttle moves, and who travels."""

import pytest

from mensae.games.onmars.components import BOARD
from mensae.games.onmars.schema import Discovery, Explored, Hex, PutMarker, Side, Skip, Travel
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import crystals, hangar, people
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import asked, choices, colonists, do, goods, position, ships, worker
from mensae.games.onmars.tests.table import level, shuttle

STAY, RIDE, SHIP = Travel("stay"), Travel("shuttle"), Travel("ship")
Place = tuple[Side, int]


def shuttle_at(s: State) -> tuple[str | None, int]:
    """Where the Shuttle is."""
    return view(s, None).shuttle, view(s, None).shuttle_space


def after_phase(s: State) -> None:
    """The Shuttle phase with everybody staying."""
    round = view(s, None).round
    shuttle_phase(s)
    while view(s, None).round == round:
        do(s, STAY)


# The Shuttle


@pytest.mark.rule("OM-195")
def test_each_side_has_three_travel_spaces_and_the_shuttle_begins_beside_the_middle() -> None:
    assert BOARD.travel.spaces_per_side == 3
    assert shuttle_at(position(shuttle="orbit")) == ("orbit", 1)
    assert shuttle_at(position(shuttle="colony")) == ("colony", 1)


@pytest.mark.example("E30")
@pytest.mark.rule("OM-196")
@pytest.mark.parametrize(
    ("at", "number", "there"),
    [
        (("orbit", 1), 1, ("colony", 1)),
        (("colony", 1), 1, ("orbit", 1)),
        (("orbit", 1), 2, ("colony", 2)),
        (("colony", 1), 2, ("orbit", 2)),
        (("colony", 2), 2, ("colony", 1)),
        (("orbit", 1), 3, ("colony", 3)),
        (("orbit", 3), 3, ("orbit", 2)),
        (("orbit", 2), 4, ("orbit", 1)),
        (("colony", 1), 4, ("orbit", 3)),
        (("orbit", 1), 5, ("colony", 3)),
        (("colony", 3), 1, ("colony", 2)),
    ],
)
def test_e30_the_shuttle_moves_toward_the_middle_or_crosses_to_the_space_of_the_level(
    at: Place, number: int, there: Place
) -> None:
    s = position()
    level(s, number)
    shuttle(s, *at)
    shuttle_phase(s)
    assert shuttle_at(s) == there


@pytest.mark.rule("OM-196", "OM-195")
@pytest.mark.parametrize(("number", "rounds"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_the_shuttle_crosses_every_first_second_or_third_round(number: int, rounds: int) -> None:
    s = position()
    level(s, number)
    shuttle(s, "orbit", 1)
    sides = []
    for _ in range(7):
        after_phase(s)
        sides.append(view(s, None).shuttle)
    crossings = [i for i, (before, after) in enumerate(zip(["orbit", *sides], sides, strict=False)) if before != after]
    assert crossings == list(range(0, 7, rounds))


# Who travels


@pytest.mark.rule("OM-197")
def test_all_decide_once_in_the_turn_order_of_the_beginning_of_the_phase() -> None:
    s = position(4, (7, 2, 5, 1), shuttle="orbit")
    shuttle_phase(s)  # the Shuttle leaves Orbit, where seats 3 and 1 are
    order = []
    while view(s, None).round == 1:
        if choices(s)[0] == STAY:
            order.append(asked(s))
            do(s, RIDE if RIDE in choices(s) else STAY)
        else:
            do(s, PutMarker(8) if PutMarker(8) in choices(s) else choices(s)[-1])
    assert order == [3, 1]  # seats 0 and 2 in the Colony have no Ship: they can only stay
    for seat in range(4):
        ships(s, seat, docked=[1, 2, 3, 4], hangar=1)
    spaces = [view(s, None).players[seat].space for seat in range(4)]
    shuttle(s, "colony", 3)
    shuttle_phase(s)
    order = []
    while view(s, None).round == 2:
        order.append(asked(s))
        do(s, STAY)
    assert order == sorted(range(4), key=lambda seat: spaces[seat])


@pytest.mark.rule("OM-197")
def test_somebody_who_travelled_to_a_later_space_is_not_asked_again() -> None:
    s = position(2, (1, 5), shuttle="orbit")
    ships(s, 0, docked=[1, 2, 3, 4], hangar=1)
    shuttle_phase(s)
    do(s, RIDE, Discovery("d01"), Hex("3,-3"), Explored("d03"), PutMarker(8), Skip())
    assert (view(s, None).round, hangar(s)) == (2, 1)


@pytest.mark.rule("OM-197")
def test_whoever_stays_retrieves_nothing_and_gets_no_bonus() -> None:
    s = position(2, (7, 5), shuttle="colony")
    colonists(s, 0, wa=2)
    worker(s, "construct", 0)
    goods(s, 0, crystal=0)
    shuttle_phase(s)
    do(s, STAY, seat=1)
    do(s, STAY, seat=0)
    assert (people(s), crystals(s), view(s, None).players[0].space) == ((3, 2, 6), (0, 0), 7)
    assert (view(s, None).round, asked(s)) == (2, 1)


@pytest.mark.rule("OM-198")
def test_on_the_side_the_shuttle_has_left_travel_is_free() -> None:
    s = position(2, (5, 6), shuttle="colony")
    ships(s, 0, docked=[1, 2, 3, 4], hangar=1)
    shuttle_phase(s)
    assert (asked(s), choices(s)) == (0, [STAY, RIDE])
    do(s, RIDE, PutMarker(1))
    assert (hangar(s), view(s, None).players[0].space) == (1, 1)


@pytest.mark.rule("OM-198")
def test_a_shuttle_that_did_not_cross_takes_nobody_along() -> None:
    s = position(2, (5, 6))
    shuttle(s, "colony", 2)
    shuttle_phase(s)
    assert (view(s, None).round, asked(s)) == (2, 0)  # nobody had a choice


@pytest.mark.rule("OM-199")
@pytest.mark.parametrize(
    ("space", "at"),
    [
        (5, ("orbit", 1)),  # the Shuttle comes the other way
        (5, ("colony", 3)),  # it does not cross
        (5, ("orbit", 2)),
        (1, ("colony", 1)),
        (1, ("orbit", 3)),
    ],
)
def test_anybody_else_may_discard_a_ship_of_the_hangar(space: int, at: Place) -> None:
    s = position(2, (space, 6))
    ships(s, 0, docked=[1, 2, 3], hangar=2)
    shuttle(s, *at)
    shuttle_phase(s)
    assert (asked(s), choices(s)) == (0, [STAY, SHIP])
    do(s, SHIP)
    mine = view(s, None).players[0]
    assert (mine.hangar, mine.discarded) == (1, 1)


@pytest.mark.rule("OM-199")
def test_without_a_ship_in_the_hangar_the_others_stay() -> None:
    s = position(2, (1, 5), shuttle="colony")
    ships(s, 0, docked=[1, 2, 3], hangar=0)
    shuttle_phase(s)
    assert asked(s) == 1


@pytest.mark.rule("OM-199")
def test_nobody_travels_twice_in_one_shuttle_phase() -> None:
    s = position(2, (5, 6), shuttle="colony")
    ships(s, 0, docked=[1, 2, 3], hangar=2)
    shuttle_phase(s)
    do(s, RIDE, PutMarker(4), Skip(), seat=0)
    assert asked(s) == 1
    do(s, STAY, seat=1)
    assert (view(s, None).round, hangar(s)) == (2, 2)
