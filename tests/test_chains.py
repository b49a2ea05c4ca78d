"""A chain of actions is done as a whole, or not at all."""

import pytest

from mensae.core.schema import CHANCE, CLOCK, Refused, Seat, Told
from mensae.core.state import dump
from mensae.games.gardens.schema import Place, Take
from tests import highcard
from tests.highcard.play import CODE, State
from tests.highcard.schema import Keep, Swap
from tests.tables import FIRST, TIME_UP, cards, garden, key_of, last_placing, peeking, picture, placed, variant

pytestmark = pytest.mark.both


def test_a_chain_is_done_like_its_actions_one_by_one() -> None:
    (table, first, _), (single, *_) = garden(), garden()
    table.act_all(first, FIRST, 70)
    for action in FIRST:
        single.act(first, action, 70)
    assert picture(table) == picture(single)
    assert table.entries(None) == single.entries(None)


def test_after_the_last_of_a_chain_chance_goes_on() -> None:
    table, second = last_placing()
    table.act_all(second, [Take("M2"), Place("K1")])
    assert picture(table) == picture(placed()[0])


def test_a_chain_is_taken_back_action_by_action() -> None:
    table, first, _ = garden()
    before = dump(table.state)
    table.act_all(first, FIRST)
    table.undo(first)
    assert FIRST[1] in table.legal(first)
    table.undo(first)
    assert dump(table.state) == before


def test_of_a_chain_with_a_refused_action_nothing_is_done() -> None:
    table, first, _ = garden()
    before = picture(table)
    with pytest.raises(Refused) as refused:
        table.act_all(first, [Take("M1"), Take("M2")])
    assert refused.value.index == 1
    assert picture(table) == before
    table.act(first, Take("M1"))
    with pytest.raises(Refused) as single:
        table.act(first, Take("M2"))
    assert refused.value.refusal == single.value.refusal


def test_a_chain_does_not_go_on_after_chance_or_others() -> None:
    table, second = last_placing()
    before = picture(table)
    with pytest.raises(Refused) as refused:
        table.act_all(second, [Take("M2"), Place("K1"), Take("M3")])
    assert refused.value.refusal.text == Told("table-chain-ends", {"done": 2, "count": 3})
    assert refused.value.index == 2
    assert picture(table) == before


def test_a_chain_may_end_with_something_learned_but_not_go_on_with_it() -> None:
    table = variant(view=peeking, actors=lambda s: [0] if 0 not in s.cards else [CHANCE], legal=_always_both)
    with pytest.raises(Refused) as refused:
        table.act_all(0, [Keep(), Swap()])
    assert refused.value.refusal.text == Told("table-chain-ends", {"done": 1, "count": 2})
    table.act_all(0, [Swap(), Keep()])
    assert [entry.action for entry in table.log[2:]] == [Swap(), Keep()]


def _always_both(s: State, seat: Seat, at: int) -> list[int]:
    return [CODE[Keep()], CODE[Swap()]] if seat >= 0 else highcard.GAME.rules.legal(s, seat, at)


def test_a_chain_that_comes_late_finds_that_the_clock_has_acted() -> None:
    table = cards(2)
    with pytest.raises(Refused) as refused:
        table.act_all(0, [Keep()], TIME_UP + 5)
    assert key_of(refused) == "highcard-no-over"
    assert [entry.seat for entry in table.log[2:]] == [CLOCK, CHANCE]


def test_a_chain_of_nothing_does_nothing() -> None:
    table = cards()
    before = picture(table)
    table.act_all(0, [])
    assert picture(table) == before
