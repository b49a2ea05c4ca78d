"""A game in real time at the terminal table: team-mates play beside whoever presses the keys."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from textual.pilot import Pilot

from mensae import texts
from mensae.bots import UnknownBot, make_player
from mensae.bots.mate import LOOK, Plan
from mensae.cli.arguments import default_seats
from mensae.core.record import load
from mensae.core.schema import HOST, Action, Advice, Setup, Sits
from mensae.core.table import Table
from mensae.games import gardens
from mensae.terminal.app import TableApp
from mensae.terminal.sitting import Sitting
from tests import rush
from tests.rush.real_time import PACE
from tests.rush.schema import Call, Carry, Options, Pause, Ready, Resume
from tests.server.highcard_server import _bundle
from tests.test_terminal import SEED, settle

PATIENCE = 120.0  # seconds after which something hangs
Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def new_table(seats: int, **options: Any) -> Table[Any, Any, Any]:
    table: Table[Any, Any, Any] = Table(rush.GAME, Setup(seats, Options(**options)), SEED)
    table.start()
    return table


def at_rush(
    *seats: str, save: Path | None = None, table: Table[Any, Any, Any] | None = None, **options: Any
) -> Callable[[Script], Callable[[], None]]:
    """A test at the real app, with the texts of Rush."""

    def decorate(script: Script) -> Callable[[], None]:
        async def run() -> None:
            names = ["Anna", "Ben", "Cleo", "Dan"][: len(seats)]
            app = TableApp(
                Sitting(table or new_table(len(seats), **options), list(seats), names), "en", save, pace=0.01
            )
            async with app.run_test(size=(100, 40)) as pilot:
                await pilot.pause()
                async with asyncio.timeout(PATIENCE):
                    await script(app, pilot)

        def test() -> None:
            with patch.object(texts, "bundle", _bundle):
                asyncio.run(run())

        return test

    return decorate


def done_by(app: TableApp, seat: int) -> list[Action]:
    return [entry.action for entry in app.sitting.table.log if entry.seat == seat]


def offered(app: TableApp) -> list[Action]:
    return [choice.action for choice in app.face.offered]


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


@at_rush("me", "mate")
async def test_a_mate_plays_in_its_own_time_while_the_person_types(app: TableApp, pilot: Pilot[None]) -> None:
    assert (done_by(app, 1), done_by(app, HOST)) == ([], [Sits("bot", 1)])
    assert offered(app) == [Ready()]
    assert app.sitting.at() == 0  # time stands still
    app.do(Sits("bot", 0))  # nobody chooses who plays
    assert done_by(app, 0) == []
    assert "not for you to do" in app.face.texts["message"].plain
    app.do(Ready())
    app.simulate_key("slash")
    app.simulate_key("c")
    app.simulate_key("a")
    await until(lambda: len(done_by(app, 1)) == 2)
    await settle(app, pilot)
    assert app.face.typed.value == "ca"
    assert app.focused is app.face.typed
    assert [entry.at >= PACE["hard"] for entry in app.sitting.table.log if entry.action == Carry(1)] == [True, True]


@at_rush("mate:hard", "mate:hard", "mate:hard")
async def test_mates_among_themselves_win_and_are_told_what_to_learn(app: TableApp, pilot: Pilot[None]) -> None:
    await until(lambda: bool(app.scene.review))
    assert app.sitting.table.outcome is not None
    assert app.sitting.table.outcome.places == [1, 1, 1]
    assert [told.key for told in app.scene.review] == ["rush-review"] * 3 + ["rush-review-end"]


@at_rush("me", "mate:easy")
async def test_in_a_pause_time_stands_still_and_mates_wait(app: TableApp, pilot: Pilot[None]) -> None:
    app.do(Ready())
    app.do(Pause())
    paused = app.sitting.table.now
    app.sitting.began -= 100
    assert app.sitting.at() == paused
    assert offered(app) == [Resume()]
    app.do(Resume())
    assert paused <= app.sitting.at() < paused + 30_000
    await until(lambda: Carry(1) in done_by(app, 1))


@at_rush("me", "mate", guard=300)
async def test_choices_that_time_alone_allows_appear(app: TableApp, pilot: Pilot[None]) -> None:
    app.do(Ready())
    app.do(Call())
    assert Carry(0) not in offered(app)
    await until(lambda: Carry(0) in offered(app))
    assert Carry(1) not in done_by(app, 1)  # the mate waits while there is talk


@at_rush("me", "mate:easy", seconds=1)
async def test_the_sand_runs_out(app: TableApp, pilot: Pilot[None]) -> None:
    app.do(Ready())
    app.sitting.began -= 2
    await until(lambda: app.sitting.over)
    assert app.sitting.table.log[-1].at == 1000


@at_rush("me", "mate:easy")
async def test_a_hint_stays_while_others_act(app: TableApp, pilot: Pilot[None]) -> None:
    app.do(Ready())
    app.action_hint()
    await until(lambda: Carry(1) in done_by(app, 1) and not app.scene.hinting)
    assert [choice.action for choice in app.face.offered if choice.insight] == [Carry(0), Carry(2)]
    assert offered(app)[0] == Carry(0)
    for action in (Carry(0), Carry(0), Carry(2), Carry(2)):
        app.do(action)
    app.action_hint()
    await until(lambda: not app.scene.hinting)
    assert "up to the others" in app.face.texts["message"].plain


@at_rush("random", "greedy", "search:20", seconds=600)
async def test_bots_of_other_kinds_play_too(app: TableApp, pilot: Pilot[None]) -> None:
    await until(lambda: len(app.sitting.table.lines) > 12)
    assert done_by(app, HOST) == [Sits("bot", seat) for seat in range(3)]
    assert all(entry.seat >= 0 for entry in app.sitting.table.log[3:])


def test_a_saved_table_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "rush.jsonl"

    @at_rush("me", "mate", save=file)
    async def first(app: TableApp, pilot: Pilot[None]) -> None:
        app.do(Ready())
        await until(lambda: Carry(1) in done_by(app, 1))
        app.do(Pause())

    first()
    record = load(file.read_text(), {"rush": rush.GAME})
    assert record.header.players == ["me", "mate"]
    length, now = len(record.table.lines), record.table.now

    @at_rush("mate", "me", table=record.table)
    async def second(app: TableApp, pilot: Pilot[None]) -> None:
        assert done_by(app, HOST)[-2:] == [Sits("bot", 0), Sits("person", 1)]
        assert len(app.sitting.table.lines) == length + 2
        assert app.sitting.at() == now
        app.do(Resume())
        await until(lambda: Carry(0) in done_by(app, 0))

    second()


def test_mates_have_skills_and_play_in_real_time_only() -> None:
    assert [getattr(make_player(name, rush.GAME), "skill", None) for name in ("mate", "mate:easy", "greedy")] == [
        "hard",
        "easy",
        None,
    ]
    with pytest.raises(UnknownBot, match="real time only"):
        make_player("mate", gardens.GAME)
    with pytest.raises(UnknownBot, match="mate:easy, mate:medium, mate:hard"):
        make_player("mate:best", rush.GAME)
    assert default_seats(rush.GAME, 0) == ["me", "mate", "mate"]
    assert default_seats(gardens.GAME, 0) == ["me", "search"]


def test_a_plan_waits_for_the_first_to_act_and_never_spins() -> None:
    plan = Plan([(0, Advice(None, 100)), (1, Advice(7, 1050)), (2, Advice(3, 1200))])
    assert plan.pause(1000, False) == 0.051
    assert plan.due(1000) is None
    assert plan.due(1300) == (1, 7)
    assert plan.pause(1000, True) is None  # time stands still
    assert Plan([(0, Advice(None, 100))]).pause(1000, False) == LOOK / 1000
