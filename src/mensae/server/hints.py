"""What a strong bot would do."""

import secrets
from collections.abc import Awaitable, Callable

from mensae.core.schema import Seat
from mensae.core.table import refused
from mensae.server.limits import Rate
from mensae.server.live import LiveTable
from mensae.server.loading import position_of
from mensae.server.messages import Hinted, Idea
from mensae.server.thinking import Consider
from mensae.server.workers import BotFailed, Busy

SECONDS = 1.0
BEST = 3
HINTS = Rate(burst=5, per_second=0.2)


def hint(live: LiveTable, seat: Seat, key: str) -> Callable[[], Awaitable[Hinted]]:
    """A search for the seat's best choices in this position; it runs without holding the table."""
    table, game = live.playing(), live.game
    if not live.sheet.hints:
        raise refused("server-no-hints")
    if seat not in table.actors:
        raise refused("server-not-your-turn")
    if wait := live.house.limits.take(("hint", live.id, seat), HINTS):
        raise refused("server-slow-down", seconds=int(wait) + 1)
    state, seq = game.copy(table.state), len(table.lines)
    job = Consider(position_of(live), seat, SECONDS, secrets.randbits(60))

    async def search() -> Hinted:
        try:
            insights = await live.house.workers.run(job, SECONDS + 5)
        except (BotFailed, Busy) as error:
            raise refused("server-no-hint-now") from error
        actions = [(game.ACTIONS[insight.code], insight) for insight in insights[:BEST]]
        ideas = [Idea(a, game.label(state, seat, a), i.visits, round(i.worth, 4)) for a, i in actions]
        return Hinted(key, seq, ideas)

    return search
