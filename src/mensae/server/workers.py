"""A pool of worker processes in which bots think: whatever a thought does, the event loop goes on."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, overload

import msgspec
import structlog

from mensae.bots.search import Insight
from mensae.server.tending import Tended
from mensae.server.thinking import (
    LENGTH,
    Advise,
    Advised,
    Bad,
    Check,
    Consider,
    Job,
    Order,
    Origin,
    Position,
    Reply,
    Result,
    Review,
    Reviewed,
    Think,
    framed,
)

__all__ = ["Bad", "BotFailed", "Busy", "Check", "Consider", "NoWorker", "Origin", "Position", "Think", "Workers"]

START = 30.0  # seconds in which a worker must be ready
PAUSE = 1.0  # seconds until the next try, where a worker does not start
LINGER = 1.0  # seconds after which a worker ends itself that should have been ended
GONE = (asyncio.IncompleteReadError, OSError, msgspec.MsgspecError)  # what talking to a dead worker raises

_log = structlog.get_logger()


class BotFailed(Exception):
    """A job without a result: an overrun, a crash, an error or an illegal code."""


class Busy(Exception):
    """Too many jobs are waiting already."""


class NoWorker(Exception):
    """A worker that did not start."""


@dataclass(eq=False)
class Thought:
    """A job that waits for its reply."""

    job: Job
    message: bytes
    seconds: float  # until it is cut off
    reply: asyncio.Future[Reply]

    def settle(self, reply: Reply) -> None:
        """Gives the reply, unless nobody waits for it any more."""
        if not self.reply.done():
            self.reply.set_result(reply)


class Workers:
    """A number of workers for one event loop; jobs are served first come, first served."""

    def __init__(self, count: int, games: str = "mensae.games:GAMES", queue: int = 1000, grace: float = 1.0) -> None:
        self.count = count
        self.games = games  # where workers import them from
        self.queue = queue  # how many jobs may wait
        self.grace = grace  # seconds beyond its budget until a thought is cut off
        self._waiting: deque[Thought] = deque()
        self._arrived = asyncio.Event()
        self._alive: set[Process] = set()
        self.tended: list[Tended] = []

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return [process.pid for process in self._alive]

    async def start(self) -> None:
        """Returns when all workers are ready; raises `NoWorker` if one does not start."""
        try:
            first = await asyncio.gather(*(self._spawn() for _ in range(self.count)), return_exceptions=True)
            for error in first:
                if isinstance(error, BaseException):
                    raise error
            ready = [one for one in first if isinstance(one, Process)]
            self.tended = [Tended(f"worker {number}", self._slot(one)) for number, one in enumerate(ready, 1)]
        finally:
            if not self.tended:
                await self.stop()

    async def stop(self) -> None:
        """Ends all workers at once, also in mid-thought; no process is left when it returns."""
        tended, self.tended = self.tended, []
        for process in self._alive:
            _kill(process)
        self._drop("the workers were stopped")
        await asyncio.gather(*(slot.stop() for slot in tended))
        for process in list(self._alive):  # which were just being started or ended
            await self._end(process)

    @overload
    async def run(self, job: Think, budget: float) -> int: ...
    @overload
    async def run(self, job: Consider, budget: float) -> list[Insight]: ...
    @overload
    async def run(self, job: Advise, budget: float) -> Advised: ...
    @overload
    async def run(self, job: Review, budget: float) -> Reviewed: ...
    @overload
    async def run(self, job: Check, budget: float) -> Bad | None: ...
    async def run(self, job: Job, budget: float) -> Result:
        """The result of a job, which may take `budget` seconds once its turn has come; in real time that is next.

        Raises `BotFailed` if there is no result, and `Busy` at once if too many jobs are waiting.
        """
        if not self.tended:
            raise BotFailed("the workers do not run")
        if len(self._waiting) >= self.queue:
            raise Busy(f"{len(self._waiting)} jobs are waiting")
        seconds = budget + self.grace
        message = framed(Order(job, seconds + LINGER))
        thought = Thought(job, message, seconds, asyncio.get_running_loop().create_future())
        if isinstance(job, Advise):  # a moment's thought, which is worth nothing later
            self._waiting.appendleft(thought)
        else:
            self._waiting.append(thought)
        self._arrived.set()
        try:
            reply = await thought.reply
        except asyncio.CancelledError:
            with suppress(ValueError):  # it may be thinking already: then nobody hears the reply
                self._waiting.remove(thought)
            raise
        if reply.failed is not None:
            raise BotFailed(reply.failed)
        return reply.result

    def _slot(self, first: Process) -> Callable[[], Coroutine[Any, Any, None]]:
        """What a slot does: it begins with the worker that is ready, and anew with another one."""
        ready = [first]

        async def serve() -> None:
            await self._serve(ready.pop() if ready else await self._replacement())

        return serve

    async def _serve(self, process: Process) -> None:
        """Lets a worker think, and the next one when it is of no more use."""
        while True:
            try:
                while (thought := await self._next(process)) and await self._think(process, thought):
                    pass
            finally:
                await self._end(process)
            process = await self._replacement()

    async def _next(self, process: Process) -> Thought | None:
        """What has waited longest; None if the worker died while it had nothing to do."""
        while True:
            while not self._waiting:
                self._arrived.clear()
                await self._arrived.wait()
            if _is_gone(process):
                return None
            thought = self._waiting.popleft()
            if not thought.reply.done():  # else it was cancelled just now
                return thought

    async def _think(self, process: Process, thought: Thought) -> bool:
        """Gives the thought its reply; False if the worker is of no more use."""
        reply = Reply(failed="the workers were stopped")
        try:
            async with asyncio.timeout(thought.seconds):
                reply = await _ask(process, thought.message)
        except TimeoutError:
            reply = Reply(failed=f"no result after {thought.seconds:g} s")
        except GONE:
            await self._end(process)
            reply = Reply(failed=f"the worker died ({process.returncode})")
        finally:
            thought.settle(reply)
        if reply.failed is not None:
            _log.error("a thought failed", why=reply.failed, trace=reply.trace, **_about(thought.job))
        return reply.failed is None

    async def _replacement(self) -> Process:
        """A new worker; one that does not start is tried again after a pause."""
        while True:
            try:
                return await self._spawn()
            except NoWorker as error:
                _log.error("a worker did not start", why=str(error))
                if not self._alive:
                    self._drop("no worker starts")
            await asyncio.sleep(PAUSE)

    async def _spawn(self) -> Process:
        """A worker that is ready."""
        opening = asyncio.create_task(self._open())
        try:
            process = await asyncio.shield(opening)
        except OSError as error:
            raise NoWorker(str(error)) from error
        except asyncio.CancelledError:
            await asyncio.wait([opening])  # uvloop loses a process if it is cancelled while it starts one
            raise
        try:
            async with asyncio.timeout(START):
                ready = await _ask(process, b"")
        except GONE as error:
            await self._end(process)
            raise NoWorker(f"it died ({process.returncode})") from error
        if ready.failed is not None:
            await self._end(process)
            raise NoWorker(ready.failed)
        return process

    async def _open(self) -> Process:
        """A process in a session of its own, since signals to the group of the server are not for it."""
        command = (sys.executable, "-m", "mensae.server.thinking", self.games)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._alive.add(process)
        return process

    async def _end(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        if not process.stdout.at_eof():  # else it is dying already, and a kill might hide why
            _kill(process)
        process.stdin.close()
        await process.communicate()  # reads the rest, without which the process would not count as over
        self._alive.discard(process)

    def _drop(self, why: str) -> None:
        while self._waiting:
            self._waiting.popleft().settle(Reply(failed=why))


def _is_gone(process: Process) -> bool:
    assert process.stdin
    assert process.stdout
    return process.stdin.is_closing() or process.stdout.at_eof()


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


async def _ask(process: Process, message: bytes) -> Reply:
    assert process.stdin
    assert process.stdout
    process.stdin.write(message)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Reply)


def _about(job: Job) -> dict[str, Any]:
    """What the log says of a job."""
    match job:
        case Think(position, seat, bot):
            return {"game": position.game, "seat": seat, "bot": bot}
        case Consider(position, seat, seconds):
            return {"game": position.game, "seat": seat, "seconds": seconds}
        case Advise(position, seats):
            return {"game": position.game, "seats": [seat for seat, _ in seats]}
        case Review(position):
            return {"game": position.game, "entries": len(position.moves)}
        case Check(record_text):
            return {"characters": len(record_text)}
