"""Chapter 2: the first player, Turn Order markers and the Shuttle."""

import pytest

from mensae.games.onmars.schema import (
    Good,
    Lab,
    Learn,
    MissionLaid,
    Pay,
    PutMarker,
    PutShuttle,
    Skip,
    Started,
)
from mensae.games.onmars.state import SHUTTLE_AT, SHUTTLE_SIDE, side_of
from mensae.games.onmars.tests.looking import (
    amount,
    crystals,
    in_warehouse,
    people,
    units_left,
)
from mensae.games.onmars.tests.position import asked, choices, do, opening, to_markers


@pytest.mark.rule("OM-040")
def test_the_first_player_is_drawn_and_all_put_their_markers_clockwise() -> None:
    assert choices(opening(4)) == [Started(seat) for seat in range(4)]
    s = to_markers(3, first=2)
    order = []
    for space in (4, 5, 1):
        order.append(asked(s))
        do(s, PutMarker(space))
        if Skip() in choices(s):
            do(s, Skip())
    assert order == [2, 0, 1]
    assert [side_of(s, seat) for seat in range(3)] == [1, 0, 0]  # spaces 5, 1 and 4: Colony, Orbit, Orbit


@pytest.mark.rule("OM-040")
def test_a_marker_goes_on_any_empty_space() -> None:
    s = to_markers()
    assert choices(s) == [PutMarker(space) for space in range(1, 9)]
    do(s, PutMarker(5))
    assert choices(s) == [PutMarker(space) for space in (1, 2, 3, 4, 6, 7, 8)]


@pytest.mark.rule("OM-041")
def test_the_bonus_of_the_first_space_may_be_taken_or_let_go() -> None:
    s = to_markers()
    do(s, PutMarker(7))
    assert choices(s) == [*(Good(good) for good in ("battery", "water", "plant", "oxygen", "crystal")), Skip()]
    do(s, Good("crystal"))
    assert (crystals(s), in_warehouse(s)["crystal"]) == ((1, 1), 1)


@pytest.mark.rule("OM-041")
def test_the_bonus_has_its_price_and_counts_for_missions() -> None:
    s = opening()
    while not isinstance(choices(s)[0], PutMarker):
        do(s, MissionLaid("m6") if MissionLaid("m6") in choices(s) else choices(s)[0])
    do(s, PutMarker(3), Learn(4), Pay(("battery",)), Lab("c1_top"), Skip())
    assert (amount(s, 0, "battery"), units_left(s)[0], crystals(s)) == (0, 6, (1, 1))
    do(s, PutMarker(4), Pay(("plant",)))
    assert (amount(s, 1, "plant"), people(s, 1)) == (0, (4, 0, 8))


@pytest.mark.rule("OM-042")
@pytest.mark.parametrize(("spaces", "last"), [((5, 1), 0), ((1, 5), 1)])
def test_the_player_on_the_highest_space_places_the_shuttle(spaces: tuple[int, int], last: int) -> None:
    s = to_markers()
    do(s, *(PutMarker(space) for space in spaces))
    assert (asked(s), choices(s)) == (last, [PutShuttle("orbit"), PutShuttle("colony")])
    do(s, PutShuttle("colony"))
    assert (s.table[SHUTTLE_SIDE], s.table[SHUTTLE_AT]) == (1, 1)
