"""Tables to test with: High Card with its cards dealt, and Gardens of Mars in its opening."""

from typing import Any

import pytest
from msgspec.structs import replace

from mensae.core.replay import replay
from mensae.core.schema import (
    Entry,
    Refused,
    Seat,
    Setup,
    Told,
    Who,
)
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games import gardens
from mensae.games.gardens.schema import Place, Take
from tests import highcard
from tests.highcard.play import State
from tests.highcard.schema import Keep, Options, Swap, View
from tests.variants import changed

AnyTable = Table[Any, Any, Any]
SEED = bytes(range(32))
TIME_UP = 20_000
FIRST = [Take("M1"), Place("A1")]  # a gardener
DECIDED = Told("highcard-decided", {"who": Who(0)})


def cards(seats: int = 3) -> AnyTable:
    """High Card, dealt at 0: entries 0, 1, … are the cards, and everybody is to decide."""
    table: AnyTable = Table(highcard.GAME, Setup(seats, Options()), SEED)
    table.start()
    return table


def garden() -> tuple[AnyTable, Seat, Seat]:
    """Gardens of Mars for two with the gardeners about to be placed, the start player first."""
    table: AnyTable = Table(gardens.GAME, Setup(2, gardens.GAME.options()), SEED)
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
    return table.log, dump(table.state)


def key_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.refusal.text.key


def struck(table: AnyTable) -> list[int]:
    return [seen.seq for seen in table.entries(None) if seen.struck]


def again(table: AnyTable) -> AnyTable:
    return replay(table.game, table.setup, table.log, SEED, verify=True)


def variant(**replaced: Any) -> AnyTable:
    """High Card for two with some members replaced, dealt."""
    table: AnyTable = Table(changed(highcard.GAME, **replaced), Setup(2, Options()), SEED)
    table.start()
    return table


def asked_of_two() -> AnyTable:
    """Seat 0 has kept, seat 1 has swapped, and seat 0 asks to take back; seats 1 and 2 are to answer."""
    table = cards()
    table.act(0, Keep())
    table.act(1, Swap())
    table.undo(0)
    return table


def last_placing() -> tuple[AnyTable, Seat]:
    """Gardens of Mars for two: the second gardener is about to be placed, and then chance deals and rolls."""
    table, first, second = garden()
    table.act_all(first, FIRST)
    return table, second


def peeking(s: State, seat: Seat | None) -> View:
    """Whoever has kept sees the cards of all."""
    seen = highcard.GAME.sight.view(s, seat)
    return replace(seen, cards=list(s.cards)) if seat is not None and s.choices[seat] == "keep" else seen
