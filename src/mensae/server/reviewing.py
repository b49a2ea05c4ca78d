"""What there is to learn from a game in real time that is over."""

import asyncio

from mensae.core.schema import Told, refused
from mensae.server.live import LiveTable
from mensae.server.loading import position_of
from mensae.server.thinking import Review
from mensae.server.turns import Lane, Turn
from mensae.server.workers import BotFailed, Busy

BUDGET = 60.0  # seconds


async def review_of(live: LiveTable, network: str) -> list[Told]:
    """The review of a game, made once for all who ask; nothing where it was given up, or is not in real time."""
    if not live.closed:
        raise refused("server-not-over")
    if live.game.real_time is None or live.table is None or live.table.outcome is None:
        return []
    if live.reviewing is None:
        live.reviewing = asyncio.get_running_loop().create_task(_review(live, network))
    try:
        return await asyncio.shield(live.reviewing)
    except (BotFailed, Busy) as error:
        live.reviewing = None
        raise refused("server-no-review-now") from error


async def _review(live: LiveTable, network: str) -> list[Told]:
    turn = Turn(Lane.ASKED, [network])
    return (await live.house.workers.run(Review(position_of(live)), BUDGET, turn)).told
