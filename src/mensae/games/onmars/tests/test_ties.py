"""Chapter 19: who wins if the totals are equal."""

import pytest

from mensae.core.schema import Outcome
from mensae.games.onmars.result import outcome
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import OWN, POINTS, State
from mensae.games.onmars.tests.looking import crystals
from mensae.games.onmars.tests.phases import colonization_is_over
from mensae.games.onmars.tests.position import cubes, goods, hand, position
from mensae.games.onmars.tests.table import advanced, building, contract, mission


def tied(seats: int = 3) -> State:
    """The end is triggered; nobody has crystals, Advanced Buildings or cubes yet."""
    s = position(seats, space_oddity=True)
    s.completed = 3
    for seat in range(seats):
        goods(s, seat, crystal=0)
    return s


def end(s: State, *totals: int) -> Outcome:
    """The game ends with these totals."""
    for seat, total in enumerate(totals):
        s.own[seat * OWN + POINTS] = total - sum(view(s, None).players[seat].parts.values())
    colonization_is_over(s)
    result = outcome(s)
    assert result is not None
    assert result.scores == list(totals)
    return result


def advance(s: State, seat: int, count: int) -> None:
    """Seat 0 has upgraded so many new Mines, seat 1 so many new Generators."""
    kind, cards = [("mine", (1, 2)), ("generator", (3, 4))][seat]
    for card, at in list(zip(cards, [("1,-3", "1,2"), ("-3,2", "3,-2")][seat], strict=True))[:count]:
        building(s, kind, at)
        advanced(s, seat, card, at)


@pytest.mark.rule("OM-218", "OM-219")
def test_the_highest_total_wins_whatever_the_crystals() -> None:
    s = tied()
    goods(s, 1, crystal=3)
    assert end(s, 50, 49, 20).places == [1, 2, 3]


@pytest.mark.rule("OM-219")
def test_of_equal_totals_more_crystals_in_the_depot_win() -> None:
    s = tied()
    goods(s, 2, crystal=1)
    advance(s, 0, 2)
    cubes(s, 0, "mine", "generator")
    assert end(s, 50, 30, 50).places == [2, 3, 1]


@pytest.mark.rule("OM-219")
def test_of_equal_crystals_more_advanced_buildings_win() -> None:
    s = tied()
    goods(s, 0, crystal=2)
    goods(s, 1, crystal=2)
    advance(s, 0, 1)
    advance(s, 1, 2)
    cubes(s, 0, "mine", "generator", "greenhouse")
    assert end(s, 50, 50, 30).places == [2, 1, 3]


@pytest.mark.rule("OM-219")
def test_of_equal_advanced_buildings_more_cubes_win() -> None:
    s = tied()
    advance(s, 0, 1)
    advance(s, 1, 1)
    cubes(s, 0, "mine")
    cubes(s, 1, "generator", "greenhouse")
    assert end(s, 50, 50, 50).places == [2, 1, 3]


@pytest.mark.rule("OM-219")
def test_players_equal_in_everything_share_the_win() -> None:
    s = tied()
    cubes(s, 0, "mine")
    cubes(s, 2, "greenhouse")
    result = end(s, 50, 30, 50)
    assert (result.places, result.winners) == ([1, 3, 1], [0, 2])


@pytest.mark.rule("OM-220", "OM-210")
def test_crystals_count_after_pending_ones_have_moved_to_the_depot() -> None:
    s = tied(2)
    goods(s, 0, crystal=2)
    goods(s, 1, crystal=1, pending=2)
    assert end(s, 50, 50).winners == [1]
    s = tied(2)
    goods(s, 0, crystal=3)
    goods(s, 1, crystal=1, pending=5)
    cubes(s, 0, "mine")
    assert end(s, 50, 50).winners == [0]  # the Depot holds 3: the rest is lost
    assert crystals(s, 1) == (3, 0)


@pytest.mark.rule("OM-220")
def test_crystals_on_contracts_do_not_count() -> None:
    s = tied(2)
    contract(s, 0, 12)
    goods(s, 0, all=0, mineral=2, crystal=3)
    goods(s, 1, crystal=1)
    s.own[POINTS] = 50 - 9 - 3 - 2  # the contract, 3 Colonists, the Shelter Tech
    s.own[OWN + POINTS] = 50 - sum(view(s, None).players[1].parts.values())
    colonization_is_over(s)
    result = outcome(s)
    assert result is not None
    assert (result.scores, crystals(s, 0), result.winners) == ([50, 50], (0, 0), [1])


@pytest.mark.rule("OM-220", "OM-178")
def test_crystals_of_a_mission_completed_by_the_last_deliveries_come_too_late() -> None:
    s = tied(2)
    mission(s, "A", "m9", 2)
    contract(s, 0, 7)
    goods(s, 0, all=0, mineral=4)
    cubes(s, 1, "mine")
    s.own[POINTS] = 50 - 9 - 3 - 2  # the contract, 3 Colonists, the Shelter Tech
    s.own[OWN + POINTS] = 50 - sum(view(s, None).players[1].parts.values())
    colonization_is_over(s)
    result = outcome(s)
    assert result is not None
    assert (result.scores, crystals(s, 0), result.winners) == ([50, 50], (0, 1), [1])


@pytest.mark.rule("OM-220", "OM-182")
def test_goal_cards_do_not_count_as_crystals() -> None:
    s = tied(2)
    hand(s, 0, 1, 2, 3)
    goods(s, 1, crystal=1)
    assert end(s, 50, 50).winners == [1]
