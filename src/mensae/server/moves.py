"""What people do at a table, and how it gets to disk before anybody hears of it. The caller holds the lock."""

from asyncio import Future, get_running_loop
from collections.abc import Callable
from functools import partial
from typing import Any

from mensae.core.schema import Action, AgreeUndo, AskUndo, Refusal, Refused, RefuseUndo, Seat, Undo, refused
from mensae.server import quotas
from mensae.server.doing import MOST_ENTRIES, Keeping, Move, acting, arrival, do, pass_time, stamp, tell
from mensae.server.live import AnyTable, LiveTable
from mensae.server.loading import is_behind, refresh
from mensae.server.store import Conflict

ATTEMPTS = 5  # where another server writes to the same log


async def act(
    live: LiveTable, seat: Seat, actions: list[Any], key: str, arrived: int | None = None, seen: int | None = None
) -> int:
    """Does an action for a person, or a chain of them or nothing, judged by when it arrived.

    Returns how many entries are known then.
    """
    do = acting(live, seat, actions, seen)
    return await once(live, seat, key, arrived, do, lambda done: done == actions[0])


async def undo(live: LiveTable, seat: Seat, key: str, arrived: int | None = None) -> int:
    """Takes back, or asks the others whether it may; bots agree at once."""

    def take_back(table: AnyTable, at: int) -> None:
        at = arrival(table, at)
        table.undo(seat, at)
        for bot, chair in enumerate(live.chairs):
            if table.asked is not None and bot != seat and chair.by_bot:
                table.answer_undo(bot, True, at)

    return await once(live, seat, key, arrived, take_back, lambda done: isinstance(done, Undo | AskUndo))


async def answer(live: LiveTable, seat: Seat, agree: bool, key: str, arrived: int | None = None) -> int:
    """Agrees to an undo, or refuses it."""
    kind = AgreeUndo if agree else RefuseUndo

    def reply(table: AnyTable, at: int) -> None:
        table.answer_undo(seat, agree, arrival(table, at))

    return await once(live, seat, key, arrived, reply, lambda done: isinstance(done, kind))


async def tick(live: LiveTable) -> None:
    """Lets the clock act, in real time only when the grace of a deadline has passed, too."""
    if live.running:
        await change(live, pass_time)


def why(live: LiveTable, seat: Seat, action: Any) -> Refusal | None:
    """Why the action is not allowed now; nothing is done."""
    table = live.playing()
    return table.refusals(seat, [action], stamp(table, live.at()))[0]


async def once(
    live: LiveTable, seat: Seat, key: str, arrived: int | None, move: Move, meant: Callable[[Action], bool]
) -> int:
    """Does a move that its key has not done yet; a key that meant something else is refused.

    A server that may not be the only one looks at the disk before it refuses: perhaps it has not heard of all.
    """
    full_key = f"{seat}.{key}"
    for attempt in range(ATTEMPTS):
        entry = live.keys.get(full_key)
        if entry is not None:
            if not meant(live.started().lines[entry].entry.action):
                raise refused("server-key-used")
            return len(live.started().lines)
        if live.table is not None and len(live.table.lines) >= MOST_ENTRIES:  # clocks and bots may still end it
            raise refused("server-log-full", most=MOST_ENTRIES)
        quotas.check(live.house, quotas.paying(live, seat))
        try:
            return await _change(live, move, seat, full_key, arrived)
        except Conflict:
            await refresh(live)
        except Refused:
            if attempt or not await is_behind(live):
                raise
            await refresh(live)
    raise refused("server-conflict")


async def change(live: LiveTable, move: Move) -> None:
    """Does something that nobody asked for with a key: what bots and clocks do."""
    for _ in range(ATTEMPTS):
        if not live.running:
            return  # another server has ended the table
        try:
            await _change(live, move)
        except Conflict:
            await refresh(live)
        else:
            return


async def _change(
    live: LiveTable, move: Move, seat: Seat | None = None, key: str | None = None, arrived: int | None = None
) -> int:
    """Does something, commits whatever came of it, then tells everybody.

    A refused move may still have let the clock act, and that is kept.
    """
    before = len(live.playing().lines)
    refusal = do(live, move, live.at() if arrived is None else arrived)
    if len(live.started().lines) > before:
        kept: Future[None] = get_running_loop().create_future()
        Keeping(live, before, seat, None if refusal else key, partial(_settle, kept))
        await kept
        tell(live, before)
    if refusal is not None:
        live.house.metrics.refused(refusal.refusal.text.key)
        raise refusal
    return len(live.started().lines)


def _settle(kept: "Future[None]", error: BaseException | None) -> None:
    if kept.done():
        return  # whoever asked has gone
    if error is None:
        kept.set_result(None)
    else:
        kept.set_exception(error)
