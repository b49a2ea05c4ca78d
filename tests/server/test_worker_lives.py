"""Workers wait, start, stop and disappear as they should."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from mensae.server import workers as pool
from mensae.server.workers import BotFailed, Busy, NoWorker, Workers
from tests.server.worker_pool import BUDGET, GAMES_PATH, LOOPS, NewLoop, dealt, here, is_alive, run, working

# The queue


def test_a_job_too_many_is_refused_at_once() -> None:
    async def main() -> None:
        async with working(queue=2) as workers:
            tasks = [asyncio.create_task(workers.run(dealt("hang"), BUDGET))]
            await asyncio.sleep(0.01)
            tasks += [asyncio.create_task(workers.run(dealt(), BUDGET)) for _ in range(2)]
            await asyncio.sleep(0.01)
            with pytest.raises(Busy, match="2 jobs are waiting"):
                await workers.run(dealt(), BUDGET)
            tasks[1].cancel()  # which frees its place
            await asyncio.sleep(0.01)
            tasks.append(asyncio.create_task(workers.run(dealt(), BUDGET)))
            await asyncio.sleep(0.01)
            with pytest.raises(Busy):
                await workers.run(dealt(), BUDGET)
            await workers.stop()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(error) for error in ended] == [BotFailed, asyncio.CancelledError, BotFailed, BotFailed]

    run(main())


@LOOPS
def test_the_result_of_a_cancelled_thought_is_thrown_away(new_loop: NewLoop) -> None:
    async def main() -> None:
        async with working() as workers:
            pids = workers.pids
            slow = asyncio.create_task(workers.run(dealt("slow", "random"), BUDGET))
            thinking = asyncio.create_task(workers.run(dealt("slow"), BUDGET))
            assert await slow == here(dealt(bot="random"))
            await asyncio.sleep(0.02)
            thinking.cancel()
            jobs = [dealt(), dealt(bot="random"), dealt(bot="search:10")]
            assert await asyncio.gather(*(workers.run(job, BUDGET) for job in jobs)) == [here(job) for job in jobs]
            assert thinking.cancelled()
            assert workers.pids == pids

    run(main(), new_loop)


# Start and stop


@LOOPS
def test_stopping_in_mid_thought_leaves_no_process(new_loop: NewLoop) -> None:
    async def main() -> None:
        workers = Workers(2, GAMES_PATH)
        await workers.start()
        pids = workers.pids
        tasks = [asyncio.create_task(workers.run(dealt("hang"), BUDGET)) for _ in range(5)]
        await asyncio.sleep(0.05)
        await workers.stop()
        assert [is_alive(pid) for pid in pids] == [False, False]
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [str(error) for error in ended] == ["the workers were stopped"] * 5
        with pytest.raises(BotFailed, match="do not run"):
            await workers.run(dealt(), BUDGET)
        await workers.stop()  # once more changes nothing
        await workers.start()
        assert await workers.run(dealt(), BUDGET) == here(dealt())
        await workers.stop()

    run(main(), new_loop)


@LOOPS
def test_a_start_that_is_cancelled_leaves_no_process(new_loop: NewLoop) -> None:
    async def main() -> None:
        workers = Workers(2, GAMES_PATH)
        for wait in (0.0, 0.05):
            starting = asyncio.create_task(workers.start())
            await asyncio.sleep(wait)
            pids = workers.pids
            starting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await starting
            assert workers.pids == []
            assert not any(is_alive(pid) for pid in pids)

    run(main(), new_loop)


@pytest.mark.parametrize(
    ("games", "why"), [("tests.server.nowhere:GAMES", "ModuleNotFoundError"), ("mensae.games:MAGES", "AttributeError")]
)
def test_workers_without_games_do_not_start(games: str, why: str) -> None:
    async def main() -> None:
        workers = Workers(2, games)
        with pytest.raises(NoWorker, match=why):
            await workers.start()
        assert workers.pids == []

    run(main())


@LOOPS
def test_workers_that_die_at_the_start_are_not_started_over_and_over(
    new_loop: NewLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with working() as workers:
            with capture_logs() as logs:
                monkeypatch.setattr(pool, "PAUSE", 3600)
                monkeypatch.setenv("MENSAE_NO_WORKERS", "1")
                tasks = [asyncio.create_task(workers.run(dealt(game), BUDGET)) for game in ("crash", "highcard")]
                ended = await asyncio.gather(*tasks, return_exceptions=True)
                assert [str(error) for error in ended] == ["the worker died (3)", "no worker starts"]
                await asyncio.sleep(0.5)
            assert [log["event"] for log in logs] == ["a thought failed", "a worker did not start"]
            assert logs[1]["why"] == "it died (7)"

    run(main(), new_loop)


def test_workers_that_could_not_start_do_so_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with working() as workers:
            monkeypatch.setattr(pool, "PAUSE", 0.05)
            monkeypatch.setenv("MENSAE_NO_WORKERS", "1")
            for game in ("crash", "highcard"):
                with pytest.raises(BotFailed):
                    await workers.run(dealt(game), BUDGET)
            monkeypatch.delenv("MENSAE_NO_WORKERS")
            code = None
            while code is None:
                with suppress(BotFailed):  # the try that failed just now
                    code = await workers.run(dealt(), BUDGET)
            assert code == here(dealt())

    run(main())


ORPHANS = """
import asyncio, sys
from mensae.server.workers import Workers
from tests.server.worker_pool import GAMES_PATH, dealt

async def main():
    workers = Workers(2, GAMES_PATH, grace=0.1)
    await workers.start()
    thought = asyncio.create_task(workers.run(dealt("hang"), 3600))  # far longer than the test waits
    await asyncio.sleep(0.05)
    print(*workers.pids, flush=True)
    sys.stdin.read()

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thought goes on until its time is up")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGHUP, signal.SIGBUS])
def test_workers_disappear_with_their_parent_however_it_ended(how: signal.Signals) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", ORPHANS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    pids = [int(pid) for pid in parent.stdout.readline().split()]
    assert [is_alive(pid) for pid in pids] == [True, True]
    parent.send_signal(how)
    # Workers have inherited stderr: it ends with the last of them, the idle one and the one in an endless thought.
    _, errors = parent.communicate(timeout=BUDGET)
    assert errors == ""


@LOOPS
def test_a_worker_shares_nothing_with_the_server(new_loop: NewLoop) -> None:
    async def main() -> None:
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.set_inheritable(True)
            async with working() as workers:
                (pid,) = workers.pids
                assert os.getpgid(pid) != os.getpgid(0)
                assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
                if Path("/proc/self/fd").exists():
                    assert sorted(os.listdir(f"/proc/{pid}/fd")) == ["0", "1", "2", "3", "4"]
                for sent in (signal.SIGINT, signal.SIGTERM):
                    os.kill(pid, sent)
                assert await workers.run(dealt(), BUDGET) == here(dealt())
                assert workers.pids == [pid]

    run(main(), new_loop)
