"""Workers think, and one that crashes, hangs or cheats hurts nobody."""

import asyncio
import os
import signal

import pytest
import uvloop
from structlog.testing import capture_logs

from mensae.core.chance import KeyedRng
from mensae.core.record import export
from mensae.core.schema import Setup
from mensae.server.position import build
from mensae.server.workers import BotFailed, Check, Consider, Origin, Position, Think
from tests.highcard.schema import Keep
from tests.server.worker_games import GAMES
from tests.server.worker_pool import BUDGET, LOOPS, NewLoop, dealt, here, is_alive, position, run, until, working
from tests.tables import cards, placed

# Thoughts


@LOOPS
def test_thoughts_come_back_and_are_those_that_the_bot_would_have_here(new_loop: NewLoop) -> None:
    garden, seat, _ = placed()

    async def main() -> None:
        async with working() as workers:
            for bot in ("random", "greedy", "search:40"):
                for job in (Think(position(garden), seat, bot, rng=2**62 - 1), dealt(bot=bot)):
                    assert await workers.run(job, BUDGET) == here(job)

    run(main(), new_loop)


def test_a_search_by_time_gives_a_legal_code() -> None:
    table, seat, _ = placed()

    async def main() -> None:
        async with working() as workers:
            code = await workers.run(Think(position(table), seat, "search:20ms", 1), BUDGET)
            assert code in table.game.rules.legal(table.state, seat, 0)

    run(main())


def test_fifty_thoughts_at_once_all_come_back() -> None:
    garden, seat, _ = placed()
    jobs = [Think(position(garden), seat, "random", rng) for rng in range(50)]

    async def main() -> None:
        async with working(2) as workers:
            assert await asyncio.gather(*(workers.run(job, BUDGET) for job in jobs)) == [here(job) for job in jobs]

    run(main())


def test_a_hint_weighs_legal_actions_the_best_first() -> None:
    table = cards()

    async def main() -> None:
        async with working() as workers:
            insights = await workers.run(Consider(position(table), 1, 0.05, rng=1), BUDGET)
            assert {insight.code for insight in insights} == set(table.game.rules.legal(table.state, 1, 0))
            assert insights[0].visits >= insights[-1].visits > 0

    run(main())


def test_the_setup_and_the_table_time_arrive() -> None:
    table = cards(4)
    plain = Setup(4, {"highest": 13, "seconds": 5}, last=(2,))
    at_five = Position("highcard", plain, [*position(table).moves, (0, 0, 100)], 4000)
    state = build(at_five, GAMES)
    assert (state.seconds, state.until, state.choices) == (5, 5000, ["keep", None, None, None])


@pytest.mark.parametrize("seat", [0, 2])
def test_a_fork_begins_with_what_its_maker_knew(seat: int) -> None:
    table, seed = cards(), bytes(range(32))
    table.act(1, Keep())
    origin = Origin(position(table), seat, seed)
    fork = Position("highcard", table.setup, [(seat, 1, 7)], 7, origin)
    expected = table.game.resample(table.state, seat, KeyedRng(seed, 2**62))
    table.game.rules.apply(expected, seat, 1, 7)
    assert build(fork, GAMES) == expected
    assert expected.cards[seat] == table.state.cards[seat]
    assert expected.cards != table.state.cards
    again = Position("highcard", table.setup, [], 7, Origin(fork, None, seed))
    assert build(again, GAMES) == expected  # by a spectator: nothing is dealt anew
    job = Think(again, 2 - seat, "search:30", rng=3)

    async def main() -> None:
        async with working() as workers:
            assert await workers.run(job, BUDGET) == here(job)

    run(main())


# Records


def test_records_are_checked() -> None:
    table = placed()[0]
    good = export(table, ["Ada", "Ben"])
    entries = len(table.lines)

    async def main() -> None:
        async with working() as workers:
            assert await workers.run(Check(good, entries), BUDGET) is None
            many = await workers.run(Check(good, entries - 1), BUDGET)
            assert many is not None
            assert many.reason == f"the record has {entries} entries, more than {entries - 1}"
            wrong = await workers.run(Check(good.replace('"A1"', '"F6"'), entries), BUDGET)
            assert wrong is not None
            assert wrong.refusal is not None
            assert (wrong.game, wrong.refusal.rule) == ("gardens", "GM-19")
            nonsense = await workers.run(Check("x" * 5_000_000, entries), BUDGET)
            assert nonsense is not None
            assert nonsense.reason.startswith("line 1: this is not the header of a table")
            unknown = await workers.run(Check(good.replace("gardens", "g" * 1_000_000), entries), BUDGET)
            assert unknown is not None
            assert len(unknown.reason) == 500

    run(main())


# Failures


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("crash", r"the worker died \(3\)"),
        ("fault", "ZeroDivisionError: a fault in the rules"),
        ("leave", "the worker died"),
        ("devour", "MemoryError"),
        ("recurse", "RecursionError"),
        ("illegal", r"ValueError: the codes \[15\] are not legal; legal are \[0, 1\]"),
        ("nothing", "KeyError: 'nothing'"),
    ],
)
def test_a_bot_that_fails_is_told_and_the_next_one_thinks(game: str, why: str) -> None:
    async def main() -> None:
        async with working() as workers:
            with capture_logs() as logs:
                with pytest.raises(BotFailed, match=why):
                    await workers.run(dealt(game), BUDGET)
                assert await workers.run(dealt(), BUDGET) == here(dealt())
            failure = {"event": "a thought failed", "log_level": "error", "game": game, "seat": 1, "bot": "greedy"}
            assert [failure.items() <= log.items() for log in logs] == [True]
            if game == "fault":
                assert 'raise ZeroDivisionError("a fault in the rules")' in logs[0]["trace"]

    run(main(), uvloop.new_event_loop)


@LOOPS
def test_a_thought_that_hangs_is_cut_off_while_others_go_on(new_loop: NewLoop) -> None:
    async def main() -> None:
        async with working(2, grace=0.2) as workers:
            before = set(workers.pids)
            hanging = asyncio.create_task(workers.run(dealt("hang"), 0.3))
            others = [await workers.run(dealt(), BUDGET) for _ in range(20)]
            assert others == [here(dealt())] * 20
            with pytest.raises(BotFailed, match=r"no result after 0\.5 s"):
                await hanging
            await until(lambda: len(before & set(workers.pids)) == 1 and len(workers.pids) == 2)
            assert sum(is_alive(pid) for pid in before) == 1

    run(main(), new_loop)


def test_waiting_does_not_count_as_thinking() -> None:
    async def main() -> None:
        async with working(grace=0.5) as workers:
            thoughts = [workers.run(dealt("slow"), 1.5) for _ in range(12)]  # each takes 0.2 s
            assert await asyncio.gather(*thoughts) == [here(dealt())] * 12

    run(main())


def test_a_bot_that_prints_or_reads_disturbs_nothing() -> None:
    async def main() -> None:
        async with working() as workers:
            pids = workers.pids
            for game in ("noisy", "curious"):
                assert await workers.run(dealt(game), BUDGET) == here(dealt())
            assert workers.pids == pids

    run(main())


def test_a_worker_that_died_with_nothing_to_do_is_replaced() -> None:
    async def main() -> None:
        async with working() as workers:
            (pid,) = workers.pids
            os.kill(pid, signal.SIGKILL)
            await until(lambda: not is_alive(pid))
            await asyncio.sleep(0.05)
            assert await workers.run(dealt(), BUDGET) == here(dealt())
            assert pid not in workers.pids

    run(main())
