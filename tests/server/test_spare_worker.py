"""A spare worker does what is quick while all others search, and nothing else."""

import asyncio
import os
import signal

import pytest

from mensae.server import workers as pool
from mensae.server.turns import QUICK, Lane, Turn
from mensae.server.workers import BotFailed, Workers
from tests.server.worker_pool import BUDGET, LOOPS, NewLoop, dealt, here, is_alive, run, until, working


async def hanging(workers: Workers) -> "asyncio.Task[int]":
    """The only worker is in an endless thought."""
    task = asyncio.create_task(workers.run(dealt("hang"), BUDGET))
    await asyncio.sleep(0)  # it asks
    await until(lambda: not workers.has_waiting(task))
    return task


@LOOPS
def test_what_is_quick_need_not_wait_for_a_search(new_loop: NewLoop) -> None:
    async def main() -> None:
        async with working() as workers:
            (first,) = workers.pids
            await workers.run(dealt(), BUDGET, Turn(Lane.EASY))
            assert workers.pids == [first]  # there is no need of another
            slow = [await hanging(workers)]
            slow += [asyncio.create_task(workers.run(dealt(), BUDGET, Turn(lane))) for lane in set(Lane) - set(QUICK)]
            for lane in QUICK * 3:
                assert await workers.run(dealt(), BUDGET, Turn(lane)) == here(dealt())
            assert len(workers.pids) == 2
            assert all(workers.has_waiting(task) for task in slow[1:])
            await workers.stop()
            await asyncio.gather(*slow, return_exceptions=True)

    run(main(), new_loop)


def test_a_spare_worker_that_died_is_replaced() -> None:
    async def main() -> None:
        async with working() as workers:
            first = await hanging(workers)
            with pytest.raises(BotFailed, match="the worker died"):
                await workers.run(dealt("crash"), BUDGET, Turn(Lane.EASY))
            assert await workers.run(dealt(), BUDGET, Turn(Lane.EASY)) == here(dealt())
            assert not first.done()
            first.cancel()

    run(main())


def test_nobody_waits_for_a_worker_that_does_not_start_while_the_spare_one_lives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with working() as workers:
            (pid,) = workers.pids
            first = await hanging(workers)
            await workers.run(dealt(), BUDGET, Turn(Lane.EASY))
            monkeypatch.setattr(pool, "PAUSE", 3600)
            monkeypatch.setenv("MENSAE_NO_WORKERS", "1")
            search = asyncio.create_task(workers.run(dealt(), BUDGET))
            await asyncio.sleep(0)
            os.kill(pid, signal.SIGKILL)
            ended = await asyncio.gather(first, search, return_exceptions=True)
            assert [str(error) for error in ended] == ["the worker died (-9)", "no worker starts"]
            assert not is_alive(pid)
            assert await workers.run(dealt(), BUDGET, Turn(Lane.EASY)) == here(dealt())

    run(main())
