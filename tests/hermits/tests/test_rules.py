"""The rules of Hermits, one by one."""

from typing import Any

import pytest

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, CLOCK, Entry, Refused, Told, Who
from mensae.core.table import Table, new_table
from tests.hermits import GAME
from tests.hermits.play import ACTIONS, EVENING, HUTS, Climb, Snowed, State, TimeUp

AnyTable = Table[Any, Any, Any]


def evening(seats: int = 2) -> AnyTable:
    return new_table(GAME, seats=seats, seed=bytes(32))


def night(*huts: int, buried: int) -> State:
    """The state after a night in these huts; 0 is the valley."""
    state = GAME.rules.setup(evening(len(huts)).setup)
    for seat, hut in enumerate(huts):
        if hut:
            GAME.rules.apply(state, seat, ACTIONS.index(Climb(hut)), 0)
    if 0 in huts:
        GAME.rules.apply(state, CLOCK, ACTIONS.index(TimeUp()), EVENING)
    GAME.rules.apply(state, CHANCE, ACTIONS.index(Snowed(buried)), 0)
    return state


def three_nights(*huts: int) -> AnyTable:
    table = evening(len(huts))
    for _ in range(3):
        for seat, hut in enumerate(huts):
            table.act(seat, Climb(hut))
    return table


@pytest.mark.rule("HE-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_hermit_is_too_few_and_seven_are_too_many(seats: int) -> None:
    with pytest.raises(Refused):
        evening(seats)


@pytest.mark.rule("HE-02", "HE-03")
def test_everybody_chooses_one_of_five_huts_at_the_same_time() -> None:
    table = evening(3)
    assert table.actors == [0, 1, 2]
    assert table.legal(1) == [Climb(hut) for hut in (1, 2, 3, 4, 5)]


@pytest.mark.rule("HE-03")
def test_nobody_chooses_twice() -> None:
    table = evening()
    table.act(0, Climb(5))
    with pytest.raises(Refused) as refused:
        table.act(0, Climb(4))
    assert refused.value.refusal.rule == "HE-03"


@pytest.mark.rule("HE-04")
def test_the_others_know_that_a_hermit_has_left_and_not_where_to() -> None:
    table = evening()
    table.act(0, Climb(5))
    assert table.view(0).huts == [5, None]
    assert table.view(1).huts == table.view(None).huts == [None, None]
    assert table.view(1).chosen == [True, False]
    assert table.entries(1)[0].action is None
    assert table.entries(1)[0].told == [Told("hermits-gone", {"who": Who(0)})]


@pytest.mark.rule("HE-04")
def test_a_bot_takes_a_hidden_hut_for_any_of_the_five() -> None:
    table = evening()
    table.act(0, Climb(5))
    guessed = {GAME.resample(table.state, 1, FastRng(seed)).huts[0] for seed in range(100)}
    assert guessed == set(HUTS)


@pytest.mark.rule("HE-05")
def test_snow_falls_once_all_have_chosen_on_any_hut() -> None:
    table = evening()
    table.act(0, Climb(5))
    assert len(table.log) == 1
    table.act(1, Climb(5))
    assert isinstance(table.log[2].action, Snowed)
    state = table.begin
    state.huts = [5, 5]
    assert {GAME.rules.draw(state, FastRng(seed)) for seed in range(100)} == {5, 6, 7, 8, 9}


@pytest.mark.rule("HE-06")
@pytest.mark.parametrize(
    ("huts", "buried", "scores"),
    [((5, 3), 1, [5, 3]), ((5, 3), 5, [0, 3]), ((4, 4, 2), 1, [0, 0, 2]), ((0, 1), 2, [0, 1])],
)
def test_who_sleeps_alone_and_not_buried_scores_the_hut(huts: tuple[int, ...], buried: int, scores: list[int]) -> None:
    assert night(*huts, buried=buried).scores == scores


@pytest.mark.rule("HE-06")
def test_after_the_snow_all_hear_who_slept_where() -> None:
    table = evening()
    table.act(0, Climb(2))
    table.act(1, Climb(2))
    slept = [Told("hermits-slept", {"who": Who(seat), "hut": 2, "points": 0}) for seat in (0, 1)]
    assert table.entries(None)[2].told[1:] == slept


@pytest.mark.rule("HE-07")
def test_a_hermit_who_is_late_sleeps_in_the_valley() -> None:
    table = evening()
    table.act(0, Climb(1), 10)
    table.tick(29_999)
    assert len(table.log) == 1
    table.tick(30_000)
    assert table.log[1] == Entry(1, 30_000, CLOCK, TimeUp())
    assert table.lines[2].told[2] == Told("hermits-slept", {"who": Who(1), "hut": 0, "points": 0})
    assert GAME.deadline(table.state) == 60_000


@pytest.mark.rule("HE-02", "HE-08")
def test_after_three_nights_points_decide() -> None:
    table = three_nights(1, 2, 2)
    result = table.outcome
    assert result is not None
    assert (result.rule, result.winners, result.places) == ("HE-08", [0], [1, 2, 2])
    assert table.actors == []
