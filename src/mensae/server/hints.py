"""What a strong bot would do."""

import secrets
from collections.abc import Awaitable, Callable

from mensae.core.schema import Seat, refused
from mensae.server.for_whom import hint_turn
from mensae.server.limits import Rate
from mensae.server.live import LiveTable
from mensae.server.loading import position_of
from mensae.server.thinking import Consider
from mensae.server.workers import BotFailed, Busy
from mensae.wire.socket import Hinted, Idea

SECONDS = 1.0
BEST = 3
HINTS = Rate(burst=5, per_second=0.2)
HASTY = Rate(burst=10, per_second=1.0)  # in real time, where a hint is for a moment, and cheap


def hint(live: LiveTable, seat: Seat, key: str, network: str) -> Callable[[], Awaitable[Hinted]]:
    """The seat's best choices in this position, by a search or by the game; found without holding the table."""
    table, game = live.playing(), live.game
    if not live.sheet.hints:
        raise refused("server-no-hints")
    if seat not in table.actors:
        raise refused("server-not-your-turn")
    if wait := live.house.limits.take(("hint", live.id, seat), HASTY if game.real_time else HINTS):
        raise refused("server-slow-down", seconds=int(wait) + 1)
    state, seq = game.copy(table.state), len(table.lines)
    job, turn = Consider(position_of(live), seat, SECONDS, secrets.randbits(60)), hint_turn(live, network)

    async def search() -> Hinted:
        try:
            insights = await live.house.workers.run(job, SECONDS + 5, turn)
        except (BotFailed, Busy) as error:
            raise refused("server-no-hint-now") from error
        if not insights:
            raise refused("server-hint-others" if game.real_time is not None else "server-no-hint-now")
        actions = [(game.actions[insight.code], insight) for insight in insights[:BEST]]
        ideas = [Idea(a, game.speech.label(state, seat, a), i.visits, round(i.worth, 4)) for a, i in actions]
        return Hinted(key, seq, ideas)

    return search
