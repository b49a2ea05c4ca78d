"""Hermits, the game that docs/adding-a-game.md teaches, is small and whole."""

import asyncio
import shutil
from pathlib import Path

import pytest

from mensae.bots import make_bot
from mensae.core.game import AnyGame
from mensae.core.schema import Setup
from mensae.core.state import dump, pack, unpack
from mensae.core.table import new_table
from mensae.lab import promises
from mensae.lab.fuzz import fuzz
from mensae.lab.promises.random_games import played
from mensae.lab.tournament import play_game
from mensae.terminal.app import TableApp
from mensae.terminal.sitting import Sitting
from tests import hermits
from tests.outside import spoken
from tools import texts, trace

GAME: AnyGame = hermits.GAME
HOME = Path(__file__).parent / "hermits"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The game where no folder above it is called tests, so that the tools take it for a game."""
    return Path(shutil.copytree(HOME, tmp_path / "hermits"))


def test_the_game_has_less_than_150_lines() -> None:
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in HOME.glob("*.py")) < 150


def test_every_rule_is_cited_and_proven(folder: Path) -> None:
    assert trace.faults(folder) == []


def test_every_text_is_there_and_used_in_every_language(folder: Path) -> None:
    assert texts.faults(folder / "texts", folder, {"hermits"}) == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_speaks_every_language(seats: int) -> None:
    with spoken(GAME):
        promises.check_texts(promises.Trial(played(GAME, Setup(seats, GAME.options()), seats), seats))


def test_random_games_through_the_table_keep_every_promise(tmp_path: Path) -> None:
    with spoken(GAME):
        for number in range(20):
            assert fuzz(GAME, number, 1, tmp_path).outcome


def test_a_state_comes_back_from_bytes() -> None:
    table = new_table(GAME, seats=3, seed=bytes(32))
    table.act(1, hermits.play.Climb(4))
    assert dump(unpack(GAME.rules.setup(table.setup), pack(table.state))) == dump(table.state)


@pytest.mark.parametrize("bot", ["random", "greedy", "search:50"])
def test_bots_play_it(bot: str) -> None:
    played = play_game(GAME, [make_bot(bot), make_bot("random")], GAME.options(), seed=1, number=0)
    assert played.entries >= 9


def test_people_play_it_in_the_terminal() -> None:
    async def evenings() -> None:
        sitting = Sitting(new_table(GAME, seats=2, seed=bytes(32)), ["me", "random"], ["Ann", "Bo"])
        app = TableApp(sitting, "en", None, pace=0.0)
        async with app.run_test(size=(100, 40)) as pilot:
            await pilot.pause()
            while not sitting.over:
                before = len(sitting.table.lines)
                app.simulate_key("down")
                app.simulate_key("enter")
                while len(sitting.table.lines) == before or app.scene.thinking is not None:
                    await asyncio.sleep(0.002)
                await pilot.pause(0)
        assert [entry.action for entry in sitting.table.log if entry.seat == 0] == [hermits.play.Climb(1)] * 3

    with spoken(GAME):
        asyncio.run(evenings())
