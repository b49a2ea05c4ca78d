"""A table takes actions, lets chance and the clock act, and shows each reader what it may know."""

from collections.abc import Callable
from typing import Any

import pytest

from mensae.core.chance import KeyedRng
from mensae.core.replay import after_entry, replay
from mensae.core.schema import (
    CHANCE,
    CLOCK,
    HOST,
    Action,
    Entry,
    Refused,
    Seat,
    Setup,
    Sits,
    TimeUp,
    Told,
    Who,
)
from mensae.core.table import Table
from mensae.games import gardens
from mensae.games.gardens.schema import Take
from tests import highcard
from tests.highcard.schema import Dealt, Keep, Options, Shown, Swap
from tests.tables import (
    DECIDED,
    SEED,
    TIME_UP,
    AnyTable,
    again,
    asked_of_two,
    cards,
    garden,
    key_of,
    picture,
    variant,
)
from tests.variants import changed


def test_chance_acts_first_with_the_generator_of_each_entry() -> None:
    table = cards()
    state = highcard.GAME.rules.setup(table.setup)
    for seq, entry in enumerate(table.log):
        code = highcard.GAME.rules.draw(state, KeyedRng(SEED, seq))
        assert entry == Entry(seq, 0, CHANCE, highcard.GAME.actions[code])
        highcard.GAME.rules.apply(state, CHANCE, code, 0)
    assert len(table.log) == 3
    assert table.actors == [0, 1, 2]


def test_an_action_is_done_and_logged_and_chance_goes_on_at_the_same_time() -> None:
    table = cards(2)
    table.act(1, Keep(), 100)
    assert table.log[-1] == Entry(2, 100, 1, Keep())
    assert table.actors == [0]
    table.act(0, Swap(), 250)
    assert [(entry.seq, entry.at, entry.seat) for entry in table.log[3:]] == [(3, 250, 0), (4, 250, -1), (5, 250, -1)]
    assert table.log[-1].action == Shown()
    assert table.outcome is not None


def test_an_action_without_a_time_happens_at_the_time_of_the_last_entry() -> None:
    table = cards()
    table.act(0, Keep(), 100)
    table.act(1, Keep())
    assert table.now == 100


def test_legal_actions_and_views_are_those_of_the_game() -> None:
    table = cards()
    assert table.legal(1) == [Keep(), Swap()]
    assert table.legal(CHANCE) == []
    assert table.view(1) == highcard.GAME.sight.view(table.state, 1)


@pytest.mark.parametrize(
    ("seat", "action", "rule", "key"),
    [
        (0, Take("M1"), None, "table-unknown-action"),
        (0, Dealt(99), None, "table-unknown-action"),
        (0, Dealt(5), "HC-09", "highcard-no-chance"),
        (0, TimeUp(), "HC-06", "highcard-no-time-up"),
        (1, Swap(), "HC-05", "highcard-no-twice"),
        (7, Keep(), None, "table-unknown-seat"),
        (HOST - 1, Keep(), None, "table-unknown-seat"),
        (HOST, Keep(), "HC-09", "highcard-no-chance"),
        (HOST, Sits("bot", 0), None, "table-unknown-action"),
        (CHANCE, Keep(), "HC-09", "highcard-no-chance"),
        (CHANCE, Dealt(5), "HC-09", "highcard-no-chance"),
    ],
)
def test_a_refused_action_leaves_log_and_state_untouched(seat: Seat, action: Action, rule: str, key: str) -> None:
    table = cards()
    table.act(1, Keep(), 50)
    before = picture(table)
    with pytest.raises(Refused) as refused:
        table.act(seat, action, 100)
    assert (refused.value.refusal.rule, key_of(refused)) == (rule, key)
    assert picture(table) == before


def test_a_seat_that_is_not_in_turn_is_refused() -> None:
    table, _, second = garden()
    with pytest.raises(Refused) as refused:
        table.act(second, Take("M1"))
    assert refused.value.refusal.rule == "GM-16"
    assert len(table.log) == 1


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_is_for_as_many_seats_as_the_game(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        cards(seats)
    assert refused.value.refusal.text.values == {"seats": seats, "low": 2, "high": 4}


BACKWARDS: list[Callable[[AnyTable], None]] = [
    lambda table: table.act(2, Keep(), 99),
    lambda table: table.undo(0, 99),
    lambda table: table.answer_undo(1, True, 99),
]


@pytest.mark.parametrize("do", BACKWARDS)
def test_time_cannot_run_backwards(do: Callable[[AnyTable], None]) -> None:
    table = cards()
    table.act(0, Keep(), 50)
    table.act(1, Keep(), 60)
    table.undo(0, 100)
    before = picture(table)
    with pytest.raises(ValueError, match="99 ms is before 100 ms"):
        do(table)
    assert picture(table) == before


def test_a_table_without_a_seed_is_only_read() -> None:
    table = replay(highcard.GAME, Setup(2, Options()), [])
    with pytest.raises(ValueError, match="no seed"):
        table.start()


def test_the_clock_acts_at_its_deadline_however_late_it_is_asked() -> None:
    table = cards(2)
    table.tick(TIME_UP - 1)
    assert len(table.log) == 2
    table.tick(TIME_UP + 5000)
    assert table.log[2:] == [Entry(2, TIME_UP, CLOCK, TimeUp()), Entry(3, TIME_UP, CHANCE, Shown())]


def test_an_action_in_time_counts() -> None:
    table = cards(2)
    table.act(0, Keep(), TIME_UP - 1)
    assert table.log[-1].action == Keep()


@pytest.mark.parametrize("late", [0, 1, 5000])
def test_before_a_late_action_is_judged_the_clock_acts(late: int) -> None:
    table = cards(2)
    with pytest.raises(Refused) as refused:
        table.act(0, Swap(), TIME_UP + late)
    assert key_of(refused) == "highcard-no-over"
    assert [entry.action for entry in table.log[2:]] == [TimeUp(), Shown()]


def test_before_a_late_undo_is_judged_the_clock_acts() -> None:
    table = cards(2)
    table.act(0, Swap(), 10)
    with pytest.raises(Refused) as refused:
        table.undo(0, TIME_UP + 1)
    assert key_of(refused) == "table-undo-over"
    assert table.log[3] == Entry(3, TIME_UP, CLOCK, TimeUp())


def test_readers_get_every_entry_without_what_they_may_not_know() -> None:
    table = cards(2)
    table.act(0, Swap(), 10)
    mine, yours, public = table.entries(0), table.entries(1), table.entries(None)
    assert [seen.seq for seen in mine] == [seen.seq for seen in yours] == [seen.seq for seen in public] == [0, 1, 2]
    assert [seen.action for seen in mine] == [table.log[0].action, None, Swap()]
    assert [seen.action for seen in yours] == [None, table.log[1].action, None]
    assert [(seen.at, seen.seat, seen.action, seen.told) for seen in public][2] == (10, 0, None, [DECIDED])
    assert mine[2].told == [Told("highcard-swap", {"who": Who(0)})]
    assert table.entries(0, since=2) == mine[2:]


def test_once_the_game_is_over_everybody_may_read_everything() -> None:
    table = cards(2)
    assert [seen.action for seen in table.entries(None)] == [None, None]
    table.tick(TIME_UP)
    assert [seen.action for seen in table.entries(None)] == [entry.action for entry in table.log]
    assert [entry.action for entry in table.log[2:]] == [TimeUp(), Shown()]


def test_the_table_after_any_entry_can_be_looked_at() -> None:
    table = asked_of_two()
    assert after_entry(table, 3).actors == [1, 2]
    assert after_entry(table, 2).log == table.log[:3]


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 1"):
        Table(gardens.GAME, Setup(2, gardens.GAME.options()), b"a")


def test_chance_that_is_due_when_the_time_runs_out_still_draws() -> None:
    late = changed(highcard.GAME, deadline=lambda s: 10)
    table: AnyTable = Table(late, Setup(2, Options()), SEED)
    table.start(at=20)
    assert [entry.seat for entry in table.log] == [CHANCE, CHANCE]


def test_legality_may_depend_on_the_time() -> None:
    def legal(s: Any, seat: Seat, at: int) -> list[int]:
        return highcard.GAME.rules.legal(s, seat, 0) if at >= 500 or seat < 0 else []

    table = variant(legal=legal)
    assert (table.legal(0), len(table.legal(0, 500))) == ([], 2)
    with pytest.raises(Refused):
        table.act(0, Keep(), 499)
    table.act(0, Keep(), 500)
    assert again(table).log == table.log
