"""What goes on by itself at a table: bots think, clocks run out, limits pass."""

import asyncio
import secrets
from time import monotonic
from typing import Any

import structlog

from mensae.core.schema import Refused, Seat
from mensae.server import quotas
from mensae.server.for_whom import bot_turn, is_awaited
from mensae.server.live import LiveTable
from mensae.server.loading import held, position_of
from mensae.server.moves import change, tick
from mensae.server.real_time import STAND_IN, keep_time
from mensae.server.store import Conflict, Unavailable
from mensae.server.thinking import Think
from mensae.server.workers import BotFailed, Busy

LEVELS = {"easy": "greedy", "medium": "search:100ms", "hard": "search:1000ms"}
BUDGET = 15.0  # seconds; far beyond every level, so whoever needs more hangs
UNDO_PATIENCE = 30.0  # seconds that bots wait for people to answer about an undo
PAUSE = 0.5  # seconds until the next attempt where too many bots think, or the database is away

log: Any = structlog.get_logger()


def proceed(live: LiveTable) -> None:
    """After every change: bots whose turn it is begin to think, and the next clock is wound."""
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None
    if live.game.real_time is not None and live.table is not None:
        keep_time(live)
        return
    if not live.running or live.table is None or live.stopped:
        return
    if not live.has_clock() and not any(chair.by_bot for chair in live.chairs):
        return  # people among themselves, in their own time
    _hurry(live)
    if _patience(live) <= 0 and not quotas.wait(live.house, quotas.paying(live)):
        for seat in _bots_to_act(live):
            live.thinking[seat] = asyncio.get_running_loop().create_task(_think(live, seat))
    if (pause := _next_pause(live)) is not None:
        _ring_after(live, pause)


def _hurry(live: LiveTable) -> None:
    """If people have come who wait for the bots, these are asked anew where their turn has not come yet."""
    before, live.awaited = live.awaited, is_awaited(live)
    if live.awaited and not before:
        for seat, task in list(live.thinking.items()):
            if live.house.workers.has_waiting(task):
                task.cancel()
                del live.thinking[seat]


def _bots_to_act(live: LiveTable) -> list[Seat]:
    """The bots that may act and do not think yet, if it matters to anybody: a person plays, or somebody looks."""
    table, at, overdue = live.started(), live.at(), live.limit_left() == 0
    if not live.readers and all(chair.by_bot for chair in live.chairs):
        return []
    return [
        seat
        for seat in table.actors
        if seat >= 0
        and (overdue or live.chairs[seat].by_bot)
        and seat not in live.thinking
        and live.game.rules.legal(table.state, seat, at)
    ]


def _patience(live: LiveTable) -> float:
    """How many seconds bots still wait because people are asked about an undo."""
    return live.moved + UNDO_PATIENCE - monotonic() if live.started().asked else 0.0


def _next_pause(live: LiveTable) -> float | None:
    """Seconds until something is due: the clock of the game, the limit of the decision, the end of patience."""
    deadline, limit, patience = live.game.deadline(live.started().state), live.limit_left(), _patience(live)
    pauses = []
    if deadline is not None:
        pauses.append((deadline - live.at()) / 1000)
    if limit and any(seat >= 0 and not live.chairs[seat].by_bot for seat in live.started().actors):
        pauses.append(limit / 1000)
    if patience > 0:
        pauses.append(patience)
    if (full := quotas.wait(live.house, quotas.paying(live))) > 0:  # bots go on when there is room for what they do
        pauses.append(full)
    return max(0.0, min(pauses)) + 0.001 if pauses else None


def _ring_after(live: LiveTable, seconds: float) -> None:
    live.timer = asyncio.get_running_loop().call_later(seconds, _ring, live)


def _ring(live: LiveTable) -> None:
    live.timer = None
    live.start_chore(_rung(live))


async def _rung(live: LiveTable) -> None:
    """Something is due."""
    try:
        async with held(live):
            await tick(live)
            proceed(live)
    except (Conflict, Unavailable) as error:
        log.error("the clock could not act", table=live.id, error=str(error))
        _ring_after(live, PAUSE)


async def _think(live: LiveTable, seat: Seat) -> None:
    """A bot's action; one that fails plays at random, so that nobody waits for ever."""
    began, seen = monotonic(), len(live.started().lines)
    try:
        code = await _thought(live, seat)
        if live.readers:
            await asyncio.sleep(max(0.0, live.house.settings.bot_pace / 1000 - (monotonic() - began)))
        async with held(live):
            live.thinking.pop(seat, None)
            undone = live.started().actors == [seat] and len(live.started().lines) != seen
            if not undone:  # else it thinks again
                await _do(live, seat, code)
            proceed(live)
    except Busy:  # which is counted, and would be many lines
        _ring_after(live, PAUSE)
    except (Conflict, Unavailable) as error:
        log.warning("a bot could not act", table=live.id, seat=seat, error=str(error))
        _ring_after(live, PAUSE)
    finally:
        if live.thinking.get(seat) is asyncio.current_task():
            del live.thinking[seat]


async def _thought(live: LiveTable, seat: Seat) -> int | None:
    """The code that the bot chooses; None if it fails."""
    began, level = monotonic(), live.chairs[seat].level or STAND_IN
    job = Think(position_of(live), seat, LEVELS[level], secrets.randbits(60))
    try:
        code = await live.house.workers.run(job, BUDGET, bot_turn(live, level))
    except BotFailed as error:
        live.house.metrics.thought("failed", monotonic() - began)
        log.error("a bot failed and plays at random", table=live.id, seat=seat, level=level, error=str(error))
        return None
    except Busy:
        live.house.metrics.thought("busy", 0.0)
        raise
    live.house.metrics.thought("done", monotonic() - began)
    return code


async def _do(live: LiveTable, seat: Seat, code: int | None) -> None:
    """Does what the bot thought of, if it is still the bot's to do and still legal."""
    await tick(live)
    if not live.running or _patience(live) > 0 or not (live.chairs[seat].by_bot or live.limit_left() == 0):
        return
    game = live.game
    legal = game.rules.legal(live.started().state, seat, live.at())
    if code is None and legal:
        code = secrets.choice(legal)
    if code in legal:
        action = game.actions[code]
        try:
            await change(live, lambda table, at: table.act(seat, action, at))
        except Refused as error:  # the clock, or another server, was faster
            log.info("a bot came too late", table=live.id, seat=seat, refusal=str(error))
