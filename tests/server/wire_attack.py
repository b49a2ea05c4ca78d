"""Attackers who send mutated messages and frames, and look at whatever comes back."""

import asyncio
import json
import random
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from mensae.games import GAMES
from mensae.wire.message import PROTOCOL
from tests.server.mutations import Fate, in_frames, mutated_head, mutated_message
from tests.server.serving import PATIENCE, Person
from tests.server.test_chaos import frames
from tests.server.test_flood import TEXT, frame, handshake

ATTACKERS = 48  # most of them wait to be closed
VISIT = 60  # messages on one socket, at most
ANSWERS = {"ack", "trouble", "pong", "welcome", "hinted"}
LAST = "the-last-one"
CORPUS: list[dict[str, Any]] = [
    {"type": "join", "protocol": 2, "since": 0, "seat": 0},
    {"type": "join", "protocol": 2, "seat": None, "labels": False},
    {"type": "join", "protocol": 2, "sketch": True, "changes": True}, {"type": "join"},
    {"type": "act", "id": "a", "action": {"do": "use", "die": 1, "direction": 2}, "seen": 3},
    {"type": "why", "id": "b", "action": {"do": "place", "hex": "F7"}}, {"type": "undo", "id": "c"},
    {"type": "answer", "id": "d", "agree": True}, {"type": "say", "id": "e", "text": "hello"},
    {"type": "react", "id": "f", "reaction": "wow"}, {"type": "hint", "id": "g"}, {"type": "ping", "lag": 30},
]  # fmt: skip


class Broken(Exception):
    """The server has not held what it promises."""


class Attack:
    """All attackers, and what they have seen."""

    stage = ""  # where others play

    def __init__(self, url: str, seed: int, messages: int) -> None:
        self.url, self.seed, self.left = url, seed, messages
        self.counts: Counter[str] = Counter()
        self.secrets: set[bytes] = set()  # that no attacker may ever read
        self.tables: list[str] = []
        self.addresses = 0

    async def run(self) -> None:
        """Until all messages are sent."""
        await asyncio.gather(*(self._attack(random.Random(self.seed * 1000 + n)) for n in range(ATTACKERS)))

    async def _attack(self, chance: random.Random) -> None:
        """Somebody with tables of their own, who also goes to that of others."""
        while self.left > 0:
            async with Person(self.url) as eve:
                game = chance.choice(list(GAMES))
                table = await eve.create("Eve", chance.choice(["Ed", "bot:easy"]), game=game)
                self.tables.append(table)
                cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in eve.http.cookies.jar)
                for _ in range(chance.randrange(5, 40)):
                    at = chance.choice([table, table, table, self.stage])
                    self.addresses += 1
                    await Visit(self, chance, at, cookies if at == table else "").make()
                    if self.left <= 0:
                        break

    def look(self, data: bytes) -> None:
        """Whatever an attacker receives."""
        for secret in self.secrets:
            if secret in data and b'{"type":"over"' not in data[:40]:  # then the seed is told
                raise Broken(f"a secret was told: {data[:300]!r}")


class Visit:
    """One socket, from its opening to its end."""

    def __init__(self, attack: Attack, chance: random.Random, table: str, cookies: str) -> None:
        self.attack, self.chance, self.table = attack, chance, table
        address = f"10.{attack.addresses >> 16 & 255}.{attack.addresses >> 8 & 255}.{attack.addresses & 255}"
        head = handshake(attack.url, table, address).removesuffix(b"\r\n")
        self.head = head + (f"Cookie: {cookies}\r\n".encode() if cookies else b"") + b"\r\n"
        self.is_watching = table == attack.stage
        self.seat = chance.choice([0, 1, None]) if cookies else None
        self.legal: list[Any] = []
        self.unanswered = 0
        self.hints = 0  # are answered when they are found
        self.ended = asyncio.Event()

    async def make(self) -> None:
        """Opens it, sends what comes to mind, and sees what comes of it."""
        parts = urlsplit(self.attack.url)
        self.reader, self.writer = await asyncio.open_connection(parts.hostname, parts.port)
        try:
            if self.chance.random() < 0.03:
                await self._open_badly()
            else:
                self.writer.write(self.head)
                answer = await self._within(self.reader.readuntil(b"\r\n\r\n"))
                if b" 101 " not in answer:
                    raise Broken(f"a socket was not opened: {answer!r}")
                await self._converse()
        except (ConnectionError, asyncio.IncompleteReadError):
            self.attack.counts["cut by the server"] += 1
        finally:
            self.writer.transport.abort()

    async def _open_badly(self) -> None:
        self.attack.left -= 1
        self.attack.counts["heads"] += 1
        self.writer.write(mutated_head(self.chance, self.head))
        self.writer.write_eof()
        while data := await self._within(self.reader.read(65536)):
            self.attack.look(data)

    async def _converse(self) -> None:
        hearing = asyncio.create_task(self._hear())
        try:
            fate: Fate = "silent"
            if self.chance.random() < 0.7:  # else nothing that follows is asked by anybody who plays
                self._put(
                    frame(TEXT, json.dumps({"type": "join", "protocol": PROTOCOL, "seat": self.seat}).encode()),
                    "answered",
                )
            for _ in range(self.chance.randrange(1, VISIT)):
                if fate in ("closed", "open") or hearing.done():
                    break
                fate = await self._send()
            if fate == "closed":
                await self._within(asyncio.wait([hearing]))
            elif fate != "open":
                await self._expect_all_answers(hearing)
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
        if not hearing.cancelled() and isinstance(error := hearing.exception(), Broken):
            raise error

    async def _send(self) -> Fate:
        message = dict(self.chance.choice(CORPUS))
        if "id" in message:
            message["id"] = f"m{self.chance.randrange(10**9)}"
        if message["type"] in ("act", "why") and self.legal and self.chance.random() < 0.8:
            message["action"] = self.chance.choice(self.legal)["action"]
        sound = self.chance.random() < 0.3
        text = json.dumps(message).encode() if sound else mutated_message(self.chance, message)
        data, fate = in_frames(self.chance, text)
        self.hints += message["type"] == "hint"
        self._put(data, fate)
        await self._within(self.writer.drain())
        return fate

    def _put(self, data: bytes, fate: Fate) -> None:
        self.attack.left -= 1
        self.attack.counts[f"frames: {fate}"] += 1
        self.unanswered += fate == "answered"
        self.writer.write(data)

    async def _expect_all_answers(self, hearing: "asyncio.Task[None]") -> None:
        """Whoever is not closed gets an answer to each message, however much nonsense it was."""
        self._put(frame(TEXT, json.dumps({"type": "undo", "id": LAST}).encode()), "answered")
        ended = asyncio.create_task(self.ended.wait())
        try:
            await self._within(asyncio.wait([ended, hearing], return_when=asyncio.FIRST_COMPLETED))
        finally:
            ended.cancel()
        if not hearing.done() and self.unanswered > self.hints:
            raise Broken(f"{self.unanswered} messages were not answered")

    async def _hear(self) -> None:
        async for heard in frames(self.reader):
            self.attack.look(heard)
            if heard[0] & 15 != TEXT:
                continue
            message = json.loads(heard[heard.index(b"{") :])
            done = " (done)" if message["type"] == "ack" and not message["refusal"] else ""
            self.attack.counts[f"heard: {message['type']}{done}"] += 1
            self.unanswered -= message["type"] in ANSWERS
            if message.get("id") == LAST:
                self.ended.set()
            elif message["type"] == "update":
                self.legal = message["legal"]
                if self.is_watching and (self.legal or message["view"]["own"]):
                    raise Broken(f"a watcher sees a hand: {message['view']}")

    async def _within(self, waiting: Any) -> Any:
        try:
            async with asyncio.timeout(PATIENCE):
                return await waiting
        except TimeoutError:
            raise Broken(f"no answer within {PATIENCE:g} s at {self.table}") from None
