"""An undo is an entry: free for what nobody acted on, by consent beyond that."""

import pytest

from mensae.core.replay import BadLog, replay
from mensae.core.schema import CHANCE, CLOCK, AgreeUndo, AskUndo, Entry, Refused, RefuseUndo, Seat, TimeUp, Undo
from mensae.games import gardens
from mensae.games.gardens.schema import Place, Take
from tests import highcard
from tests.highcard.schema import Keep, Swap
from tests.tables import (
    SEED,
    TIME_UP,
    again,
    asked_of_two,
    cards,
    garden,
    key_of,
    picture,
    placed,
    struck,
    variant,
)
from tests.variants import changed


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
    table = replay(highcard.GAME, table.setup, [*table.log, Entry(3, TIME_UP, CLOCK, TimeUp())])
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


def test_consent_to_one_seat_is_no_consent_to_another() -> None:
    table, first, second = placed()
    last = {seat: max(entry.seq for entry in table.log if entry.seat == seat) for seat in (first, second)}
    entries = table.log
    for seat, action in [(first, AskUndo(last[first])), (second, AgreeUndo()), (second, Undo(last[second]))]:
        entries.append(Entry(len(entries), 0, seat, action))
    with pytest.raises(BadLog, match="table-undo-consent"):
        replay(gardens.GAME, table.setup, entries)


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


def test_a_game_may_know_no_undo() -> None:
    table = variant(undo="never")
    table.act(0, Keep())
    with pytest.raises(Refused) as refused:
        table.undo(0)
    assert key_of(refused) == "table-undo-never"


def test_a_game_may_know_no_undo_but_the_free_one() -> None:
    table, seat, _ = placed()
    table.consent.rule = "free"
    with pytest.raises(Refused) as refused:
        table.undo(seat)  # chance has dealt and rolled since
    assert key_of(refused) == "table-undo-late"
    action = table.legal(table.actors[0])[0]
    mover = table.actors[0]
    table.act(mover, action)
    table.undo(mover)
    assert action in table.legal(mover)


def test_a_game_may_end_the_undo_with_the_turn() -> None:
    table, first, _ = garden()
    table.consent.rule = "turn"
    table.act(first, Take("M1"))
    table.undo(first)  # it is still this seat's turn
    assert Take("M1") in table.legal(first)
    table.act(first, Take("M1"))
    table.act(first, Place("A1"))
    assert table.actors != [first]
    with pytest.raises(Refused) as refused:
        table.undo(first)  # though nobody has acted since
    assert key_of(refused) == "table-undo-turn"
    game = changed(gardens.GAME, undo="turn")
    with pytest.raises(BadLog, match="table-undo-turn"):
        replay(game, table.setup, [*table.log, Entry(len(table.log), 0, first, Undo(table.log[-1].seq))])


def test_where_the_undo_ends_with_the_turn_nobody_is_asked() -> None:
    table, seat, _ = placed()
    table.consent.rule = "turn"
    with pytest.raises(Refused) as refused:
        table.undo(seat)  # chance has dealt and rolled since
    assert key_of(refused) == "table-undo-late"
