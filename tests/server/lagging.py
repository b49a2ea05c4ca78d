"""People with a long way to the server: everything takes a random while in each direction, and nothing overtakes."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

import msgspec

from mensae.core.record import action_union
from mensae.core.schema import Action, Setup
from mensae.games import magicmaze
from mensae.games.magicmaze.data import DOME, DOMES, PLACE, READY
from mensae.games.magicmaze.planner.plan import flip_plan, plan
from mensae.games.magicmaze.planner.steps import concerned
from mensae.games.magicmaze.schema import Options
from mensae.games.magicmaze.state import PLAYING, PREPARING, State, copy
from mensae.games.magicmaze.team.mate import is_harmless, owners
from tests.server.serving import Place

LAG = (50, 300)  # ms in each direction
PING = 2.0  # seconds between two
SEATS = 4
LONGEST_GAME = 300.0  # seconds after which something hangs
AHEAD = 6  # actions of the plan that somebody looks at
LONGEST = 40  # actions that are planned
HASTE = 0.3  # how often somebody acts on what the others will surely do
FLIP = 5000  # ms of table time from which on the sand is flipped, in order to lose
ANY_ACTION = action_union(magicmaze.GAME)

Choose = Callable[["Mate"], list[int]]  # the codes that somebody sends one right after the other, by what is known


@dataclass
class Sent:
    """An action on its way, and what became of it."""

    code: int
    sent: float  # ms of the client's clock
    seen: int  # entries that were known then
    heard: float = 0.0  # when the answer came
    known: int = 0  # entries that were known then
    answer: dict[str, Any] | None = None


@dataclass(frozen=True)
class Reading:
    """What the server's clock showed, and when the client heard of it."""

    heard: float  # ms of the client's clock
    now: int  # table time


class Mate:
    """One seat: knows what has reached it, and decides by that alone.

    Frames are taken from the socket at once and handed on when their lag has passed; what is sent goes the same way.
    """

    def __init__(self, place: Place, seat: int, options: Options, choose: Choose, rng: random.Random) -> None:
        self.place, self.seat, self.choose, self.rng = place, seat, choose, rng
        self.state: State = magicmaze.GAME.rules.setup(Setup(SEATS, options))
        self.log: list[dict[str, Any]] = []  # entries as they came
        self.sent: dict[str, Sent] = {}
        self.readings: list[Reading] = []
        self.over = False
        self._out: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self._in: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self._last = {id(self._out): 0.0, id(self._in): 0.0}
        place.stop_pinging()  # its pings would arrive without a lag
        for entry in place.log:
            self._learn(entry)

    async def play(self) -> None:
        """Plays until the end of the game has been heard of, and every action is answered."""
        async with asyncio.timeout(LONGEST_GAME), asyncio.TaskGroup() as group:
            chores = [group.create_task(work()) for work in (self._fetch, self._deliver, self._ping)]
            self._act()
            while not self.over or self.waiting():
                due, frame = await self._in.get()
                await _until(due)
                self._hear(json.loads(frame))
                self._act()
            for chore in chores:
                chore.cancel()

    def waiting(self) -> list[Sent]:
        """What is not answered yet."""
        return [sent for sent in self.sent.values() if sent.answer is None]

    def refused(self) -> list[Sent]:
        """What was not done."""
        return [sent for sent in self.sent.values() if sent.answer and sent.answer["refusal"]]

    def time(self) -> float:
        """The table time as this client sees it: the server's last word, and what has passed since."""
        last = self.readings[-1] if self.readings else Reading(_now(), 0)
        return last.now + _now() - last.heard

    def legal(self, state: State | None = None) -> list[int]:
        """What this seat may do, as far as it knows."""
        state = self.state if state is None else state
        return magicmaze.GAME.rules.legal(state, self.seat, int(state.now))

    def after(self, *codes: int) -> State:
        """The known state after some more actions."""
        state = copy(self.state)
        for code in codes:
            magicmaze.GAME.rules.apply(state, self.seat, code, int(state.now))
        return state

    # The way

    def _post(self, queue: "asyncio.Queue[tuple[float, str]]", frame: str) -> None:
        due = max(self._last[id(queue)], _now() + self.rng.uniform(*LAG))
        self._last[id(queue)] = due
        queue.put_nowait((due, frame))

    async def _fetch(self) -> None:
        while True:
            self._post(self._in, str(await self.place.socket.recv()))

    async def _deliver(self) -> None:
        while True:
            due, frame = await self._out.get()
            await _until(due)
            await self.place.socket.send(frame)

    async def _ping(self) -> None:
        while True:
            self._post(self._out, json.dumps({"type": "ping", "lag": sum(LAG)}))
            await asyncio.sleep(PING)

    # Hearing and acting

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                first = message["seq"] - len(message["entries"])
                assert first <= len(self.log), f"a gap: {first} after {len(self.log)}"
                for entry in message["entries"][len(self.log) - first :]:
                    self._learn(entry)
                assert len(self.log) == message["seq"]
                if message["clock"].get("deadline") is not None:  # else it stands still
                    self.readings.append(Reading(_now(), message["clock"]["now"]))
            case "pong" if self.readings and magicmaze.GAME.deadline(self.state) is not None:
                self.readings.append(Reading(_now(), message["now"]))
            case "ack":
                sent = self.sent[message["id"]]
                sent.answer, sent.heard, sent.known = message, _now(), len(self.log)
            case "over":
                self.over = True
            case "trouble":
                raise AssertionError(message)

    def _learn(self, entry: dict[str, Any]) -> None:
        self.log.append(entry)
        magicmaze.GAME.rules.apply(self.state, entry["seat"], code_of(entry["action"]), entry["at"])

    def _act(self) -> None:
        if self.over or self.waiting():
            return
        for code in self.choose(self):
            id = f"{self.seat}.{len(self.sent)}"
            self.sent[id] = Sent(code, _now(), len(self.log))
            action = msgspec.to_builtins(magicmaze.GAME.actions[code])
            self._post(self._out, json.dumps({"type": "act", "id": id, "action": action, "seen": len(self.log)}))


def action_of(plain: dict[str, Any]) -> Action:
    """An action as it comes over the wire."""
    action: Action = msgspec.convert(plain, ANY_ACTION)
    return action


def code_of(plain: dict[str, Any]) -> int:
    """Its code."""
    return magicmaze.GAME.codes[action_of(plain)]


def _now() -> float:
    return monotonic() * 1000


async def _until(due: float) -> None:
    await asyncio.sleep(max(0.0, due - _now()) / 1000)


# How they play


def ready(mate: Mate) -> list[int]:
    """From me the sand may run."""
    return [READY] if mate.state.phase == PREPARING and READY in mate.legal() else []


def to_win(mate: Mate) -> list[int]:
    """My part of the plan."""
    return part(mate, plan(mate.state, LONGEST)) if mate.state.phase == PLAYING else ready(mate)


def to_lose(mate: Mate) -> list[int]:
    """The hourglass as soon as there is one; the more of the glass is full, the less is left. Then anything."""
    s = mate.state
    if s.phase != PLAYING:
        return ready(mate)
    if s.markers == 0:
        anything = on_board(mate.legal())
        return [mate.rng.choice(anything)] if anything else []
    codes = flip_plan(s) if mate.time() >= FLIP else []
    return part(mate, codes or [code for code in plan(s, LONGEST) if not DOME <= code < DOME + len(DOMES)])


def on_board(codes: Sequence[int]) -> list[int]:
    """What is done on the board, but for the end of the mission."""
    return [code for code in codes if code < PLACE and not DOME <= code < DOME + len(DOMES)]


def part(mate: Mate, codes: Sequence[int]) -> list[int]:
    """What is mine at the beginning of the plan, or something of mine that is in nobody's way; or, in haste, more."""
    mine: list[int] = []
    for code in codes[:AHEAD]:
        if code not in mate.legal(mate.after(*mine)):
            break
        mine.append(code)
    if mine or not codes:
        return mine
    touched: set[int] = set()
    for code in codes[:AHEAD]:
        places = set(concerned(mate.state, code))
        if mate.seat in owners(mate.state, code):
            if not places & touched and is_harmless(code) and code in mate.legal():
                return [code]
            if mate.rng.random() < HASTE:
                return [code]
        touched |= places
    return []
