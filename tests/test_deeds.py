"""Entries tell what they did as data, each reader what it may know."""

import msgspec

from mensae.core.schema import TABLE_ACTIONS, Action, Did, Seat, Seen
from mensae.core.state import Note
from mensae.core.table import new_table
from tests import highcard
from tests.highcard.schema import Dealt, Swap
from tests.tables import SEED, TIME_UP, asked_of_two, cards
from tests.variants import changed


def test_readers_get_what_an_entry_did_without_what_they_may_not_know() -> None:
    table = cards(2)
    table.act(0, Swap(), 10)
    assert isinstance(table.log[0].action, Dealt)
    deal = Did("deal", 0, piece=str(table.log[0].action.card), count=1)
    assert [seen.did for seen in table.entries(0)] == [[deal], [Did("deal", 1, count=1)], [Did("decide", 0)]]
    assert [table.entries(reader)[0].did for reader in (1, None)] == [[Did("deal", 0, count=1)]] * 2
    table.tick(TIME_UP)
    assert [table.entries(reader)[0].did for reader in (0, 1, None)] == [[deal]] * 3


def test_what_an_entry_did_is_made_once_for_those_who_may_know_it_and_once_for_the_others() -> None:
    asked: list[Action | None] = []

    def deeds(seat: Seat, action: Action | None, notes: list[Note]) -> list[Did]:
        asked.append(action)
        return []

    table = new_table(changed(highcard.GAME, deeds=deeds), 3, SEED)
    assert asked == []  # nobody reads yet
    for _ in range(2):
        for reader in (None, 0, 1, 2):
            table.entries(reader)
    assert sorted(asked, key=str) == sorted([*(entry.action for entry in table.log), *[None] * 3], key=str)


def test_an_undo_does_nothing_but_strike() -> None:
    table = asked_of_two()
    table.answer_undo(1, True)
    assert [seen.did for seen in table.entries(None) if isinstance(seen.action, TABLE_ACTIONS)] == [[], []]


def test_what_does_not_apply_to_an_entry_is_left_out_on_the_wire() -> None:
    assert msgspec.json.encode(Seen(0, 5, 1, None)) == b'{"seq":0,"at":5,"seat":1,"action":null}'
    assert msgspec.json.encode(Did("move", to="A1")) == b'{"what":"move","to":"A1"}'
