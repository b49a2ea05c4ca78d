"""Tasks that serve everybody: whatever ends one is logged, and it begins anew."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

PAUSE = 1.0  # seconds until a task that failed begins anew

log: Any = structlog.get_logger()


class Tended:
    """A task that is there for as long as the server; only `stop` ends it."""

    def __init__(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.name, self._work = name, work
        self.running: asyncio.Task[None] | None = None  # None while it rests after a failure
        self._stopping = False
        self._tending = asyncio.create_task(self._tend())

    @property
    def fails(self) -> bool:
        """Has it failed, and not begun anew yet?"""
        return self.running is None or (self.running.done() and not self._stopping)

    async def _tend(self) -> None:
        while not self._stopping:
            self.running = asyncio.create_task(self._work())
            await asyncio.wait([self.running])
            if self._stopping:
                return
            cause = None if self.running.cancelled() else self.running.exception()
            if cause is None and not self.running.cancelled():
                return  # it has done all there was to do
            log.error("a task of the server has ended and begins anew", task=self.name, exc_info=cause)
            self.running = None
            await asyncio.sleep(PAUSE)

    async def stop(self) -> None:
        """Ends it."""
        self._stopping = True
        tasks = [task for task in (self.running, self._tending) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def finish(self) -> None:
        """Waits until it has done what it has to do, which was told to end by itself."""
        await self._tending
