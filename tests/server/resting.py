"""Workers of the tests, which rest until somebody needs them."""

import asyncio
from typing import Any

from mensae.server.turns import Turn
from mensae.server.workers import SOMEBODYS, Workers

GRACE = 120.0  # seconds, so that a busy machine is not a fault of the bot


class Resting(Workers):
    """Workers that are started when they are asked for the first time, since most tests need none.

    They have as much time as they need: a thought that takes long on a busy machine is not a fault of the bot.
    """

    def __init__(self, count: int, games: str) -> None:
        super().__init__(count, games, grace=GRACE)
        self._awake: asyncio.Task[None] | None = None
        self._stopped = False

    def begin(self) -> None:
        """Waits for the first job."""

    async def run(self, job: Any, budget: float, turn: Turn = SOMEBODYS) -> Any:
        """As `Workers.run`."""
        if self._awake is None and not self._stopped:
            self._awake = asyncio.create_task(super().start())
        if self._awake is not None:
            await asyncio.shield(self._awake)  # whoever has asked first may go away meanwhile
        return await super().run(job, budget, turn)

    async def stop(self) -> None:
        """As `Workers.stop`; those who are just waking up do so first."""
        self._stopped = True
        if self._awake not in (None, asyncio.current_task()):
            await asyncio.wait([self._awake])
        await super().stop()
