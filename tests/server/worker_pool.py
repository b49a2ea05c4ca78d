"""Workers to test with: real processes, on the event loops of development and production."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvloop

from mensae.bots import make_bot, think
from mensae.core.chance import FastRng
from mensae.core.log import standing
from mensae.server.position import build
from mensae.server.workers import Position, Think, Workers
from tests.server.worker_games import GAMES
from tests.tables import AnyTable, cards

GAMES_PATH = "tests.server.worker_games:GAMES"
BUDGET = 120.0  # seconds: more than any thought here needs on the busiest machine
LOOPS = pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])

NewLoop = Callable[[], asyncio.AbstractEventLoop]


def run(main: Coroutine[Any, Any, None], new_loop: NewLoop = asyncio.new_event_loop) -> None:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(main)


@asynccontextmanager
async def working(count: int = 1, queue: int = 1000, grace: float = 1.0) -> AsyncIterator[Workers]:
    workers = Workers(count, GAMES_PATH, queue, grace)
    await workers.start()
    try:
        yield workers
    finally:
        await workers.stop()
        assert workers.pids == []


def position(table: AnyTable, game: str | None = None) -> Position:
    """The table as workers get it, under the name of its game or of another one."""
    moves = [(entry.seat, table.game.codes[entry.action], entry.at) for entry in standing(table.lines)]
    return Position(game or table.game.id, table.setup, moves, table.now)


def dealt(game: str = "highcard", bot: str = "greedy") -> Think:
    """Seat 1 of High Card, or of a variant of it, has its card and is to decide."""
    return Think(position(cards(), game), 1, bot, rng=5)


def here(job: Think) -> int:
    """The same thought, in this process."""
    game, state = GAMES[job.position.game], build(job.position, GAMES)
    return think(make_bot(job.bot), game, state, job.seat, FastRng(job.rng), job.position.at)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(BUDGET):
        while not true():
            await asyncio.sleep(0.01)
