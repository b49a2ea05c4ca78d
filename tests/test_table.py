"""A table takes actions, lets chance and the clock act, shows each reader what it may know, and takes back."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mensae.core.chance import KeyedRng
from mensae.core.game import AnyGame
from mensae.core.replay import BadLog, after_entry, replay
from mensae.core.schema import (
    CHANCE,
    CLOCK,
    Action,
    AgreeUndo,
    AskUndo,
    Entry,
    Refused,
    RefuseUndo,
    Seat,
    Setup,
    Told,
    Undo,
    Who,
)
from mensae.core.table import Table
from mensae.games import gardens
from mensae.games.gardens.schema import Place, Take
from tests import highcard
from tests.highcard.schema import Dealt, Keep, Options, Shown, Swap, TimeUp

AnyTable = Table[Any, Any, Any]
SEED = bytes(range(32))
TIME_UP = 20_000
DECIDED = Told("highcard-decided", {"who": Who(0)})


def cards(seats: int = 3) -> AnyTable:
    """High Card, dealt at 0: entries 0, 1, … are the cards, and everybody is to decide."""
    table: AnyTable = Table(highcard, Setup(seats, Options()), SEED)
    table.start()
    return table


def garden() -> tuple[AnyTable, Seat, Seat]:
    """Gardens of Mars for two with the gardeners about to be placed, the start player first."""
    table: AnyTable = Table(gardens, Setup(2, gardens.OPTIONS()), SEED)
    table.start()
    first = table.actors[0]
    return table, first, 1 - first


def placed() -> tuple[AnyTable, Seat, Seat]:
    """Both gardeners are placed, so chance has dealt and rolled."""
    table, first, second = garden()
    for seat, take, place in ((first, Take("M1"), Place("A1")), (second, Take("M2"), Place("K1"))):
        table.act(seat, take)
        table.act(seat, place)
    return table, first, second


def picture(table: AnyTable) -> tuple[list[Entry], dict[str, Any]]:
    return table.log, table.game.dump(table.state)


def key_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.refusal.text.key


def struck(table: AnyTable) -> list[int]:
    return [seen.seq for seen in table.entries(None) if seen.struck]


def again(table: AnyTable) -> AnyTable:
    return replay(table.game, table.setup, table.log, SEED, verify=True)


# Doing


def test_chance_acts_first_with_the_generator_of_each_entry() -> None:
    table = cards()
    state = highcard.setup(table.setup)
    for seq, entry in enumerate(table.log):
        code = highcard.draw(state, KeyedRng(SEED, seq))
        assert entry == Entry(seq, 0, CHANCE, highcard.ACTIONS[code])
        highcard.apply(state, CHANCE, code, 0)
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
    assert table.view(1) == highcard.view(table.state, 1)


@pytest.mark.parametrize(
    ("seat", "action", "rule", "key"),
    [
        (0, Take("M1"), None, "table-unknown-action"),
        (0, Dealt(99), None, "table-unknown-action"),
        (0, Dealt(5), "HC-09", "highcard-no-chance"),
        (0, TimeUp(), "HC-06", "highcard-no-time-up"),
        (1, Swap(), "HC-05", "highcard-no-twice"),
        (7, Keep(), None, "table-unknown-seat"),
        (-3, Keep(), None, "table-unknown-seat"),
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
    table = replay(highcard, Setup(2, Options()), [])
    with pytest.raises(ValueError, match="no seed"):
        table.start()


# The clock


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


# Reading


def test_readers_get_every_entry_without_what_they_may_not_know() -> None:
    table = cards(2)
    table.act(0, Swap(), 10)
    mine, yours, public = table.entries(0), table.entries(1), table.entries(None)
    assert [seen.seq for seen in mine] == [seen.seq for seen in yours] == [seen.seq for seen in public] == [0, 1, 2]
    assert [seen.action for seen in mine] == [table.log[0].action, None, Swap()]
    assert [seen.action for seen in yours] == [None, table.log[1].action, None]
    assert [(seen.at, seen.seat, seen.action, seen.told) for seen in public][2] == (10, 0, None, [DECIDED])
    assert mine[2].told == highcard.tell(table.state, 0, Swap())
    assert table.entries(0, since=2) == mine[2:]


def test_once_the_game_is_over_everybody_may_read_everything() -> None:
    table = cards(2)
    assert [seen.action for seen in table.entries(None)] == [None, None]
    table.tick(TIME_UP)
    assert [seen.action for seen in table.entries(None)] == [entry.action for entry in table.log]
    assert [entry.action for entry in table.log[2:]] == [TimeUp(), Shown()]


# Taking back


def test_own_last_entries_are_taken_back_one_by_one_without_asking() -> None:
    table, first, _ = garden()
    start = picture(table)[1]
    table.act(first, Take("M1"))
    taken = picture(table)[1]
    table.act(first, Place("A1"))
    table.undo(first)
    assert picture(table)[1] == taken
    table.undo(first)
    assert picture(table)[1] == start
    assert [entry.action for entry in table.log[1:]] == [Take("M1"), Place("A1"), Undo(2), Undo(1)]
    with pytest.raises(Refused) as refused:
        table.undo(first)
    assert key_of(refused) == "table-undo-nothing"


def test_what_is_taken_back_stays_in_the_log_struck_and_the_undo_itself_stands() -> None:
    table = cards()
    table.act(0, Keep())
    table.undo(0)
    table.act(0, Swap())
    assert [entry.action for entry in table.log[3:]] == [Keep(), Undo(3), Swap()]
    assert struck(table) == [3]


def asked_of_two() -> AnyTable:
    """Seat 0 has kept, seat 1 has swapped, and seat 0 asks to take back; seats 1 and 2 are to answer."""
    table = cards()
    table.act(0, Keep())
    table.act(1, Swap())
    table.undo(0)
    return table


def test_once_another_seat_has_acted_all_others_must_agree() -> None:
    table = asked_of_two()
    assert table.log[-1].action == AskUndo(3)
    table.answer_undo(2, agree=True)
    assert table.actors == [2]
    table.answer_undo(1, agree=True)
    assert table.log[-1] == Entry(8, 0, 0, Undo(3))
    assert table.actors == [0, 1, 2]
    assert {3, 4} <= set(struck(table))
    assert table.asked is None


def test_once_chance_has_acted_the_other_must_agree_and_chance_draws_anew() -> None:
    table, first, second = placed()
    dealt = [entry.seq for entry in table.log if entry.seat == CHANCE][1:]
    table.undo(second)
    assert isinstance(table.log[-1].action, AskUndo)
    table.answer_undo(first, agree=True)
    assert table.actors == [second]
    table.act(second, Place("K1"))
    anew = [entry for entry in table.log if entry.seat == CHANCE and entry.seq > dealt[-1]]
    assert [entry.action for entry in anew] != [table.log[seq].action for seq in dealt]
    assert again(table).entries(None) == table.entries(None)


def test_once_the_clock_has_acted_the_others_must_agree() -> None:
    table = cards(2)
    table.act(0, Swap())
    table = replay(highcard, table.setup, [*table.log, Entry(3, TIME_UP, CLOCK, TimeUp())])
    table.undo(0)
    assert table.log[-1].action == AskUndo(2)


def test_one_refusal_drops_the_question() -> None:
    table = asked_of_two()
    table.answer_undo(1, agree=True)
    table.answer_undo(2, agree=False)
    assert table.log[-1].action == RefuseUndo()
    assert (table.asked, struck(table), table.actors) == (None, [], [2])
    with pytest.raises(Refused):
        table.answer_undo(1, agree=True)


def test_a_question_lapses_when_the_game_goes_on() -> None:
    table, first, second = garden()
    table.act(first, Take("M1"))
    table.act(first, Place("A1"))
    table.act(second, Take("M2"))
    table.undo(first)
    table.act(second, Place("K1"))
    with pytest.raises(Refused) as refused:
        table.answer_undo(second, agree=True)
    assert key_of(refused) == "table-undo-not-asked"


@pytest.mark.parametrize("seat", [0, 1, 3, CHANCE, CLOCK])
def test_the_asker_a_seat_that_has_answered_and_strangers_may_not_answer(seat: Seat) -> None:
    table = asked_of_two()
    table.answer_undo(1, agree=True)
    before = picture(table)
    for agree in (True, False):
        with pytest.raises(Refused) as refused:
            table.answer_undo(seat, agree)
        assert key_of(refused) == "table-undo-not-asked"
    assert picture(table) == before


def test_nobody_answers_what_nobody_asked() -> None:
    with pytest.raises(Refused) as refused:
        cards().answer_undo(1, agree=True)
    assert key_of(refused) == "table-undo-not-asked"


def test_a_seat_that_has_done_nothing_takes_nothing_back() -> None:
    for seat in (1, 3, CHANCE, CLOCK):
        table = cards()
        table.act(0, Keep())
        with pytest.raises(Refused) as refused:
            table.undo(seat)
        assert key_of(refused) == "table-undo-nothing"


def test_after_the_end_nothing_is_taken_back() -> None:
    table = cards(2)
    table.act(0, Keep())
    table.act(1, Keep())
    for seat in (0, 1):
        with pytest.raises(Refused) as refused:
            table.undo(seat)
        assert key_of(refused) == "table-undo-over"


# Replaying


def test_a_log_with_undos_replays_to_the_same_table() -> None:
    table = asked_of_two()
    table.answer_undo(1, agree=False)
    table.undo(1)
    table.act(1, Keep(), 70)
    table.undo(0)
    table.answer_undo(1, agree=True)
    table.answer_undo(2, agree=True)
    for seat in range(3):
        table.act(seat, Swap(), 100)
    there = again(table)
    assert picture(there) == picture(table)
    for reader in (None, 0, 1, 2):
        assert there.entries(reader) == table.entries(reader)
        assert there.view(reader) == table.view(reader)


def test_the_table_after_any_entry_can_be_looked_at() -> None:
    table = asked_of_two()
    assert after_entry(table, 3).actors == [1, 2]
    assert after_entry(table, 2).log == table.log[:3]


def test_consent_to_one_seat_is_no_consent_to_another() -> None:
    table, first, second = placed()
    last = {seat: max(entry.seq for entry in table.log if entry.seat == seat) for seat in (first, second)}
    entries = table.log
    for seat, action in [(first, AskUndo(last[first])), (second, AgreeUndo()), (second, Undo(last[second]))]:
        entries.append(Entry(len(entries), 0, seat, action))
    with pytest.raises(BadLog, match="table-undo-consent"):
        replay(gardens, table.setup, entries)


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 1"):
        Table(gardens, Setup(2, gardens.OPTIONS()), b"a")


def test_undo_and_consent_are_not_actions_of_the_game() -> None:
    table, seat, _ = garden()
    with pytest.raises(Refused) as refused:
        table.act(seat, AgreeUndo())
    assert key_of(refused) == "table-unknown-action"


def test_while_one_undo_is_asked_for_no_other_can_be() -> None:
    table = asked_of_two()
    with pytest.raises(Refused) as refused:
        table.undo(0)
    assert key_of(refused) == "table-undo-asked"


def test_a_log_cut_before_an_agreed_undo_goes_on_with_it() -> None:
    table = asked_of_two()
    assert table.asked is not None
    for seat in {0, 1, 2} - {table.asked.seat}:
        table.answer_undo(seat, agree=True)
    assert isinstance(table.log[-1].action, Undo)
    cut = replay(table.game, table.setup, table.log[:-1], SEED)
    cut.start()
    assert cut.log == table.log


def test_chance_that_is_due_when_the_time_runs_out_still_draws() -> None:
    late = SimpleNamespace(**{**vars(highcard), "deadline": lambda s: 10})
    table: AnyTable = Table(cast(AnyGame, late), Setup(2, Options()), SEED)
    table.start(at=20)
    assert [entry.seat for entry in table.log] == [CHANCE, CHANCE]


def variant(**replaced: Any) -> AnyTable:
    """High Card for two with some members replaced, dealt."""
    table: AnyTable = Table(cast(AnyGame, SimpleNamespace(**{**vars(highcard), **replaced})), Setup(2, Options()), SEED)
    table.start()
    return table


def test_a_game_may_know_no_undo() -> None:
    table = variant(UNDO="never")
    table.act(0, Keep())
    with pytest.raises(Refused) as refused:
        table.undo(0)
    assert key_of(refused) == "table-undo-never"


def test_a_game_may_know_no_undo_but_the_free_one() -> None:
    table, seat, _ = placed()
    table.game = cast(AnyGame, SimpleNamespace(**{**vars(gardens), "UNDO": "free"}))
    with pytest.raises(Refused) as refused:
        table.undo(seat)  # chance has dealt and rolled since
    assert key_of(refused) == "table-undo-late"
    action = table.legal(table.actors[0])[0]
    mover = table.actors[0]
    table.act(mover, action)
    table.undo(mover)
    assert action in table.legal(mover)


def test_legality_may_depend_on_the_time() -> None:
    def legal(s: Any, seat: Seat, at: int = 0) -> list[int]:
        return highcard.legal(s, seat) if at >= 500 or seat < 0 else []

    table = variant(legal=legal)
    assert (table.legal(0), len(table.legal(0, 500))) == ([], 2)
    with pytest.raises(Refused):
        table.act(0, Keep(), 499)
    table.act(0, Keep(), 500)
    assert again(table).log == table.log
