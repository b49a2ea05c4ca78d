"""A pool of worker processes in which bots think: whatever a thought does, the event loop goes on."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, overload
from weakref import WeakKeyDictionary

import structlog
from msgspec.structs import replace

from mensae.bots.search import Insight
from mensae.server.following import Hearsay
from mensae.server.position import Origin, Position
from mensae.server.processes import GONE, NoWorker, ask, end, get_ready, is_gone, kill, open_process
from mensae.server.tending import Tended
from mensae.server.thinking import (
    Advise,
    Advised,
    Bad,
    Check,
    Consider,
    Job,
    Lost,
    Order,
    Reply,
    Result,
    Review,
    Reviewed,
    Think,
    framed,
)
from mensae.server.turns import MOST, QUICK, Full, Lane, Turn, Turns

__all__ = ["Bad", "BotFailed", "Busy", "Check", "Consider", "NoWorker", "Origin", "Position", "Think", "Workers"]

PAUSE = 1.0  # seconds until the next try, where a worker does not start
LINGER = 1.0  # seconds after which a worker ends itself that should have been ended
ALL = tuple(Lane)
SOMEBODYS = Turn()

_log = structlog.get_logger()


class BotFailed(Exception):
    """A job without a result: an overrun, a crash, an error or an illegal code."""


class Busy(Exception):
    """Too many jobs are waiting already."""


@dataclass(eq=False)
class Thought:
    """A job that waits for its reply."""

    job: Job
    seconds: float  # until it is cut off
    reply: asyncio.Future[Reply]
    task: asyncio.Task[Any] | None  # that waits for it

    def settle(self, reply: Reply) -> None:
        """Gives the reply, unless nobody waits for it any more."""
        if not self.reply.done():
            self.reply.set_result(reply)


class Workers:
    """A number of workers for one event loop, to which jobs come as `turns.py` has it.

    One more is for quick jobs only, so that they need not wait until a search is over. It is started as soon as one
    of them would have to.
    """

    def __init__(self, count: int, games: str = "mensae.games:GAMES", queue: int = MOST, grace: float = 1.0) -> None:
        self.count = count
        self.games = games  # where workers import them from
        self.grace = grace  # seconds beyond its budget until a thought is cut off
        self._turns = Turns[Thought](queue)
        self._arrived = asyncio.Event()
        self._busy = 0  # workers that think
        self._spare_needed = asyncio.Event()
        self._alive: dict[Process, Sequence[Lane]] = {}  # and what they are there for
        self._heard: WeakKeyDictionary[Process, Hearsay] = WeakKeyDictionary()
        self.tended: list[Tended] = []

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return [process.pid for process in self._alive]

    async def start(self) -> None:
        """Returns when all workers are ready; raises `NoWorker` if one does not start."""
        try:
            first = await asyncio.gather(*(self._spawn(ALL) for _ in range(self.count)), return_exceptions=True)
            for error in first:
                if isinstance(error, BaseException):
                    raise error
            self._tend([one for one in first if isinstance(one, Process)])
        finally:
            if not self.tended:
                await self.stop()

    def begin(self) -> None:
        """Starts the workers beside everything else; jobs wait for them."""
        self._tend([])

    def _tend(self, ready: list[Process]) -> None:
        first = [ready[number : number + 1] for number in range(self.count)]
        self.tended = [Tended(f"worker {number}", self._slot(*one)) for number, one in enumerate(first, 1)]
        self.tended.append(Tended("spare worker", self._spare))

    async def stop(self) -> None:
        """Ends all workers at once, also in mid-thought; no process is left when it returns."""
        tended, self.tended = self.tended, []
        for process in self._alive:
            kill(process)
        self._drop("the workers were stopped", ALL)
        await asyncio.gather(*(slot.stop() for slot in tended))
        for process in list(self._alive):  # which were just being started or ended
            await self._end(process)

    @overload
    async def run(self, job: Think, budget: float, turn: Turn = ...) -> int: ...
    @overload
    async def run(self, job: Consider, budget: float, turn: Turn = ...) -> list[Insight]: ...
    @overload
    async def run(self, job: Advise, budget: float, turn: Turn = ...) -> Advised: ...
    @overload
    async def run(self, job: Review, budget: float, turn: Turn = ...) -> Reviewed: ...
    @overload
    async def run(self, job: Check, budget: float, turn: Turn = ...) -> Bad | None: ...
    async def run(self, job: Job, budget: float, turn: Turn = SOMEBODYS) -> Result:
        """The result of a job, which may take `budget` seconds once its turn has come.

        Raises `BotFailed` if there is no result, and `Busy` at once if too many jobs are waiting.
        """
        if not self.tended:
            raise BotFailed("the workers do not run")
        reply_to = asyncio.get_running_loop().create_future()
        thought = Thought(job, budget + self.grace, reply_to, asyncio.current_task())
        try:
            self._turns.put(thought, turn)
        except Full as error:
            raise Busy(str(error)) from error
        self._arrived.set()
        if turn.lane in QUICK and self._busy >= self.count:
            self._spare_needed.set()
        try:
            reply = await thought.reply
        except asyncio.CancelledError:
            self._turns.remove(thought)  # it may be thinking already: then nobody hears the reply
            raise
        if reply.failed is not None:
            raise BotFailed(reply.failed)
        assert not isinstance(reply.result, Lost)  # the worker was told all
        return reply.result

    def has_waiting(self, task: asyncio.Task[Any]) -> bool:
        """Whether the task waits for a job whose turn has not come yet."""
        return any(thought.task is task for thought in self._turns)

    def _slot(self, *first: Process) -> Callable[[], Coroutine[Any, Any, None]]:
        """What a slot does: it begins with the worker that is ready, if there is one, and anew with another one."""
        ready = list(first)

        async def serve() -> None:
            await self._serve(ready.pop() if ready else await self._replacement(ALL), ALL)

        return serve

    async def _spare(self) -> None:
        """The slot of the worker for quick jobs."""
        await self._spare_needed.wait()
        await self._serve(await self._replacement(QUICK), QUICK)

    async def _serve(self, process: Process, lanes: Sequence[Lane]) -> None:
        """Lets a worker think, and the next one when it is of no more use."""
        while True:
            try:
                while (thought := await self._next(process, lanes)) and await self._think(process, thought):
                    pass
            finally:
                await self._end(process)
            process = await self._replacement(lanes)

    async def _next(self, process: Process, lanes: Sequence[Lane]) -> Thought | None:
        """Whose turn it is; None if the worker died while it had nothing to do."""
        while True:
            while not self._turns.count(lanes):
                self._arrived.clear()
                await self._arrived.wait()
            if is_gone(process):
                return None
            thought = self._turns.take(lanes)
            if thought is not None and not thought.reply.done():  # else it was cancelled just now
                return thought

    async def _think(self, process: Process, thought: Thought) -> bool:
        """Gives the thought its reply; False if the worker is of no more use."""
        reply = Reply(failed="the workers were stopped")
        self._busy += 1
        try:
            async with asyncio.timeout(thought.seconds):
                reply = await self._ask(process, thought)
        except TimeoutError:
            reply = Reply(failed=f"no result after {thought.seconds:g} s")
        except GONE:
            await self._end(process)
            reply = Reply(failed=f"the worker died ({process.returncode})")
        finally:
            self._busy -= 1
            thought.settle(reply)
        if reply.failed is not None:
            _log.error("a thought failed", why=reply.failed, trace=reply.trace, **_about(thought.job))
        return reply.failed is None

    async def _ask(self, process: Process, thought: Thought) -> Reply:
        """The worker is told what it has not heard of the table yet, and all of it if it has forgotten that."""
        job, seconds = thought.job, thought.seconds + LINGER
        if not isinstance(job, Think | Consider | Advise):
            return await ask(process, framed(Order(job, seconds)))
        news, known = self._heard.setdefault(process, Hearsay()).news(job.position)
        reply = await ask(process, framed(Order(replace(job, position=news), seconds, known)))
        return await ask(process, framed(Order(job, seconds))) if isinstance(reply.result, Lost) else reply

    async def _replacement(self, lanes: Sequence[Lane]) -> Process:
        """A new worker; one that does not start is tried again after a pause."""
        while True:
            try:
                return await self._spawn(lanes)
            except NoWorker as error:
                _log.error("a worker did not start", why=str(error))
                served = {lane for lanes in self._alive.values() for lane in lanes}
                self._drop("no worker starts", [lane for lane in lanes if lane not in served])
            await asyncio.sleep(PAUSE)

    async def _spawn(self, lanes: Sequence[Lane]) -> Process:
        """A worker that is ready."""
        opening = asyncio.create_task(self._open(lanes))
        try:
            process = await asyncio.shield(opening)
        except OSError as error:
            raise NoWorker(str(error)) from error
        except asyncio.CancelledError:
            await asyncio.wait([opening])  # uvloop loses a process if it is cancelled while it starts one
            raise
        try:
            await get_ready(process)
        except NoWorker:
            self._alive.pop(process, None)
            raise
        return process

    async def _open(self, lanes: Sequence[Lane]) -> Process:
        process = await open_process(self.games)
        self._alive[process] = lanes
        return process

    async def _end(self, process: Process) -> None:
        await end(process)
        self._alive.pop(process, None)

    def _drop(self, why: str, lanes: Sequence[Lane]) -> None:
        while thought := self._turns.take(lanes):
            thought.settle(Reply(failed=why))


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
