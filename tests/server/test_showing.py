"""Changes lead each reader of each game to what the whole update shows, and betray no more than that."""

from random import Random
from typing import Any

import msgspec
import pytest

from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.schema import AskUndo, Refused, Seat, Setup
from mensae.core.table import Table
from mensae.games import GAMES, gardens, magicmaze, spacemaze
from mensae.lab.promises.random_games import random_setup
from mensae.server.house import Wants
from mensae.server.showing import Moment, Shown
from mensae.wire.socket import Asked, Clock
from tests import hermits, highcard, rush
from tests.server.changing import changed, logged

ALL: dict[str, AnyGame] = {**GAMES, "highcard": highcard.GAME, "hermits": hermits.GAME, "rush": rush.GAME}
STEPS = 120
BOARD, LETTERS = Wants(labels=False, changes=True), Wants(sketch=True, changes=True)


def moment(table: Table[Any, Any, Any], over: bool = False) -> Moment:
    asked = table.asked
    waits = None
    if asked is not None and isinstance(asked.action, AskUndo):
        waits = Asked(asked.seat, asked.action.to, sorted(table.agreed))
    phase = "over" if over or table.outcome else "running"
    return Moment(table, Clock(table.now, None), waits, set(range(table.setup.seats)), phase)


def sent(frame: Any) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(frame.data)
    return decoded


class Watching:
    """A reader of changes, who must know at every moment what a whole update would show."""

    def __init__(self, now: Moment, reader: Seat | None, wants: Wants) -> None:
        self.reader, self.wants = reader, wants
        self.base: Shown = now.shown(reader, wants)
        self.update = sent(now.whole(reader, wants, 0))
        self.log: list[dict[str, Any]] = self.update["entries"]
        self.bytes: list[int] = []

    def hear(self, now: Moment) -> None:
        frame = now.change(self.base, self.reader, self.wants)
        change = sent(frame)
        self.bytes.append(len(frame.data))
        self.base, self.update = now.shown(self.reader, self.wants), changed(self.update, change)
        self.log = logged(self.log, change)
        whole = sent(now.whole(self.reader, self.wants, 0))
        assert {**self.update, "entries": []} == {**whole, "entries": []}
        assert self.log == whole["entries"]


def play(game: AnyGame, setup: Setup, seed: int, watch: Any, undo: float = 0.3) -> Table[Any, Any, Any]:
    """A random game with undos, some of which the others must allow."""
    chance, table = Random(seed), Table(game, setup, seed.to_bytes(32, "big"))
    table.start()
    watch(table)
    for _ in range(STEPS):
        seats = [seat for seat in table.actors if seat >= 0 and table.legal(seat, table.now)]
        if not seats:
            break
        seat = chance.choice(seats)
        at = table.now + (chance.randrange(400) if game.real_time is not None else 0)
        try:
            table.act(seat, chance.choice(table.legal(seat, table.now)), at)
            watch(table)
            if chance.random() < undo:
                table.undo(seat, table.now)
                watch(table)
                for other in range(setup.seats):
                    if table.asked is not None and other != seat:
                        table.answer_undo(other, chance.random() < 0.8, table.now)
                        watch(table)
        except Refused:  # too late, or nothing to take back
            watch(table)
    return table


@pytest.mark.parametrize("seed", range(1, 3))
@pytest.mark.parametrize("id", ALL)
def test_changes_lead_where_wholes_are(id: str, seed: int) -> None:
    game = ALL[id]
    setup = random_setup(game, game.seats[min(seed, len(game.seats) - 1)], FastRng(seed))
    watching: list[Watching] = []

    def watch(table: Table[Any, Any, Any]) -> None:
        now = moment(table)
        if not watching:
            readers: list[Seat | None] = [None, *range(setup.seats)]
            watching.extend(Watching(now, reader, wants) for reader in readers for wants in (BOARD, LETTERS))
            return
        for each in watching:
            each.hear(now)

    last = play(game, setup, seed, watch)
    for each in watching:
        each.hear(moment(last, over=True))  # given up here: what was hidden is told


def test_what_was_hidden_is_all_that_the_end_tells_again() -> None:
    table = Table(spacemaze.GAME, Setup(2, spacemaze.GAME.options()), bytes(32))
    table.start()
    watcher = Watching(moment(table), None, BOARD)
    now = moment(table, over=True)
    change = sent(now.change(watcher.base, None, BOARD))
    hidden = [entry["seq"] for entry in watcher.log if entry["action"] is None]
    assert hidden
    assert [entry["seq"] for entry in change["revealed"]] == hidden
    watcher.hear(now)


def test_nothing_of_one_reader_is_in_what_another_is_shown() -> None:
    table = Table(spacemaze.GAME, Setup(2, spacemaze.GAME.options()), bytes(32))
    table.start()
    now = moment(table)
    views = [sent(now.whole(reader, BOARD, 0))["view"] for reader in (None, 0, 1)]
    assert [view["own"] and len(view["own"]["hand"]) for view in views] == [None, 4, 4]
    other = spacemaze.GAME.resample(table.state, 0, FastRng(3))  # seat 1 holds other cards
    table.state, before = other, [now.shown(reader, BOARD) for reader in (None, 0)]
    then = moment(table)
    assert [sent(then.change(base, reader, BOARD)) for base, reader in zip(before, (None, 0), strict=True)] == [
        {"type": "change", "seq": len(table.lines), "clock": sent(then.whole(None, BOARD, 0))["clock"]}
    ] * 2


def test_the_public_part_is_made_once_for_all() -> None:
    table = Table(gardens.GAME, Setup(4, gardens.GAME.options()), bytes(32))
    table.start()
    now = moment(table)
    shown = [now.shown(reader, BOARD) for reader in (None, 0, 1, 2, 3)]
    assert len({id(each.common) for each in shown}) == 1


def test_who_comes_later_shares_what_the_others_were_shown() -> None:
    table = Table(gardens.GAME, Setup(2, gardens.GAME.options()), bytes(32))
    table.start()
    first = moment(table).shown(0, BOARD)
    later = moment(table)
    later.share([first.common])
    assert later.shown(1, BOARD).common is first.common
    seat = table.actors[0]
    table.act(seat, table.legal(seat)[0])
    after = moment(table)
    after.share([first.common])
    assert after.shown(1, BOARD).common is not first.common


def test_keys_sort_as_the_offers_do() -> None:
    for game in (gardens.GAME, magicmaze.GAME):
        table: Table[Any, Any, Any] = Table(game, Setup(2, game.options()), bytes(32))
        table.start()
        for seat in table.actors:
            keys = [choice["key"] for choice in sent(moment(table).whole(seat, BOARD, 0))["legal"]]
            assert keys == sorted(keys)
