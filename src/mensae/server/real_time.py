"""What goes on by itself where the game is played in real time: the sand, who plays, and what bots do meanwhile."""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any

import structlog

from mensae.bots.mate import LOOK, Plan
from mensae.core.schema import Advice, Seat, Skill
from mensae.server import presence, quotas
from mensae.server.doing import grace
from mensae.server.for_whom import mates_turn
from mensae.server.live import AnyTable, LiveTable
from mensae.server.loading import held, position_of
from mensae.server.moves import change, tick
from mensae.server.store import Conflict, Unavailable
from mensae.server.telling import tell_offers
from mensae.server.thinking import Advise
from mensae.server.workers import BotFailed, Busy

STAND_IN: Skill = "medium"  # plays for people who have left
GLANCE = 0.25  # seconds between two looks at what time alone has changed
BUDGET = 5.0  # seconds for the advice to all bots of a table
PAUSE = 1.0  # seconds until the next attempt where something has failed

log: Any = structlog.get_logger()


def keep_time(live: LiveTable) -> None:
    """After every change: the bots are asked again, and the next clock is wound."""
    live.pulse.news.set()
    if live.broken:  # somebody came or went while the disk was busy: what is in memory is looked at later
        _wind(live, PAUSE)
        return
    if live.pulse.mates is None and mates(live):
        live.pulse.mates = asyncio.get_running_loop().create_task(_play(live))
    _wind(live)


# The clock


def _wind(live: LiveTable, pause: float | None = None) -> None:
    pause = _next_pause(live) if pause is None else pause
    if pause is not None and live.running and not live.stopped and live.timer is None:
        live.timer = asyncio.get_running_loop().call_later(pause, _ring, live)


def _next_pause(live: LiveTable) -> float | None:
    """Seconds until something is due: the end of a grace, of an absence, or the next look at what may be done."""
    if presence.due(live):
        return 0.0
    if not live.running:
        return None
    table, waits = live.started(), []
    if (absence := presence.next_absence(live)) is not None:
        waits.append(absence / 1000)
    if not live.stands():
        if (deadline := live.game.deadline(table.state)) is not None:
            waits.append((deadline + grace(table) - live.at()) / 1000)
        if any(seat is not None for seat in live.readers):
            waits.append(GLANCE)
    return max(0.0, min(waits)) + 0.001 if waits else None


def _ring(live: LiveTable) -> None:
    live.timer = None
    live.start_chore(_rung(live))


async def _rung(live: LiveTable) -> None:
    """Something is due, or time alone has changed what may be done."""
    pause = None
    try:
        async with held(live):
            await tick(live)
            await presence.settle(live)
            if live.running:
                tell_offers(live)
    except (Conflict, Unavailable) as error:
        log.error("the clock could not act", table=live.id, error=str(error))
        pause = PAUSE
    _wind(live, pause)


# The bots


def mates(live: LiveTable) -> list[tuple[Seat, Skill]]:
    """The bots, if it matters to anybody: a person plays, or somebody looks. They also play for those who have gone."""
    if not live.running or live.stopped or (not live.readers and all(chair.by_bot for chair in live.chairs)):
        return []
    last = presence.entered(live)
    bots = [seat for seat, chair in enumerate(live.chairs) if chair.by_bot or last[seat] == "gone"]
    return [(seat, _skill(live.chairs[seat].level)) for seat in bots]


def _skill(level: str | None) -> Skill:
    match level:
        case "easy" | "medium" | "hard":
            return level
    return STAND_IN


async def _play(live: LiveTable) -> None:
    """All bots of a table, for as long as there are any: they are asked, and the first to act acts in its time.

    Whatever happens meanwhile, they are asked anew; nobody acts on advice about another position.
    """
    try:
        while bots := mates(live):
            live.pulse.news.clear()
            try:
                await _turn(live, bots)
            except Busy:  # which is counted, and would be many lines
                await asyncio.sleep(PAUSE)
            except (BotFailed, Conflict, Unavailable) as error:
                log.error("bots could not act", table=live.id, error=str(error))
                await asyncio.sleep(PAUSE)
    finally:
        if live.pulse.mates is asyncio.current_task():
            live.pulse.mates = None


async def _turn(live: LiveTable, bots: Sequence[tuple[Seat, Skill]]) -> None:
    """One question to all bots, and what came of it."""
    if full := quotas.wait(live.house, quotas.paying(live)):
        await asyncio.sleep(full)  # until there is room for what they do
    async with held(live):
        job, seen = Advise(position_of(live), list(bots)), len(live.started().lines)
    plan = Plan(zip((seat for seat, _ in bots), await _asked(live, job), strict=True))
    if await _changed(live, plan.pause(live.at(), live.stands())):
        return
    if (due := plan.due(live.at())) is not None:
        seat, code = due
        async with held(live):
            if seat in dict(mates(live)):
                await change(live, lambda table, at: _do(table, seat, code, at, seen))
        if not live.pulse.news.is_set():  # it came too late
            await _changed(live, LOOK / 1000)


async def _asked(live: LiveTable, job: Advise) -> list[Advice]:
    began, metrics = monotonic(), live.house.metrics
    try:
        advised = await live.house.workers.run(job, BUDGET, mates_turn(live))
    except (BotFailed, Busy) as error:
        metrics.thought("busy" if isinstance(error, Busy) else "failed", monotonic() - began)
        raise
    metrics.thought("done", monotonic() - began)
    return advised.advices


async def _changed(live: LiveTable, seconds: float | None) -> bool:
    """Waits so long, or for ever; whether something has changed meanwhile."""
    try:
        async with asyncio.timeout(seconds):
            await live.pulse.news.wait()
    except TimeoutError:
        return False
    return True


def _do(table: AnyTable, seat: Seat, code: int, at: int, seen: int) -> None:
    """What a bot was advised to do, if nothing has happened since; it has no grace, and no second try."""
    game, deadline = table.game, table.game.deadline(table.state)
    late = deadline is not None and deadline <= at
    if len(table.lines) == seen and not late and code in game.rules.legal(table.state, seat, at):
        table.act(seat, game.actions[code], at)
