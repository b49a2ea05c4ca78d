"""The server is killed in the midst of play: whatever it has acknowledged is there, once, and play goes on."""

import asyncio
import json
import random
import shutil
import signal
from dataclasses import dataclass, field
from itertools import cycle, groupby, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, make_url
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mensae.core.record import load
from mensae.games import GAMES
from mensae.wire.message import PROTOCOL
from tests.server.databases import KINDS, Kind, drop, execute, fresh_url
from tests.server.process import Process, alive, process
from tests.server.serving import PATIENCE, Person, Place

LIVES = (0.02, 0.4)  # seconds of play between the first answer and the kill
AGAIN = 0.05  # seconds until a player who has lost the server looks for it once more
CHATTY = 0.1  # of all moves go together with a line of chat
# A server with this probe dies by itself when it is told to: with the next group of moves that people made.
EXACTLY = """
import os, signal
from mensae.server.store.work import Writer

told = set()
for moment in (signal.SIGUSR1, signal.SIGUSR2):
    signal.signal(moment, lambda number, _: told.add(number))

def fatal(commit):
    async def group(jobs):
        moves = any(row[5] for job in jobs for row in job.rows)
        if moves and signal.SIGUSR1 in told:
            os.kill(os.getpid(), signal.SIGKILL)
        await commit(jobs)
        if moves and signal.SIGUSR2 in told:
            os.kill(os.getpid(), signal.SIGKILL)
    return group

begin = Writer.__init__
Writer.__init__ = lambda self, commit: begin(self, fatal(commit))
"""
AT_ONCE, BEFORE_COMMIT, AFTER_COMMIT = signal.SIGKILL, signal.SIGUSR1, signal.SIGUSR2
KILLS = (AT_ONCE, BEFORE_COMMIT, AFTER_COMMIT)
LOST = (ConnectionClosed, InvalidHandshake, ConnectionError, EOFError)  # how a client hears of a death


class Player:
    """Plays a seat at random and without a pause, or watches.

    It comes back by itself, and asks again for what was not answered.
    """

    def __init__(self, person: Person, table: str, seat: int | None, chance: random.Random) -> None:
        self.person, self.table, self.seat, self.chance = person, table, seat, chance
        self.log: list[dict[str, Any]] = []
        self.asked: dict[str, dict[str, Any]] = {}  # sent and not answered
        self.done: dict[str, dict[str, Any]] = {}  # acknowledged
        self.over: dict[str, Any] | None = None
        self.online = False
        self.visits = 0
        self._ids = 0

    async def play(self) -> None:
        """Until the game is over, however often the connection is lost."""
        while self.over is None or self.asked:
            try:
                await self._visit()
            except LOST:
                self.online = False
                await asyncio.sleep(AGAIN)
        self.online = False

    async def _visit(self) -> None:
        place = Place(await self.person.socket(self.table), self.seat)
        self.online = True
        self.visits += 1
        known, place.log = list(self.log), self.log
        await place.send(type="join", protocol=PROTOCOL, since=len(known), seat=self.seat)
        await place.expect("update")
        assert self.log[: len(known)] == known, "what was told once is told otherwise now"
        for message in self.asked.values():
            await place.send(**message)
        while self.over is None or self.asked:
            await self._decide(place)
            await self._hear(place, await place.receive())
        await place.close()

    async def _decide(self, place: Place) -> None:
        legal = place.update["legal"]
        if legal and not any(message["type"] == "act" for message in self.asked.values()):
            if self.chance.random() < CHATTY:
                await self._ask(place, type="say", text=f"line {self._ids}")
            await self._ask(place, type="act", action=self.chance.choice(legal)["action"], seen=len(self.log))

    async def _ask(self, place: Place, **message: Any) -> None:
        self._ids += 1
        message["id"] = f"m{self._ids}"
        self.asked[message["id"]] = message
        await place.send(**message)

    async def _hear(self, place: Place, message: dict[str, Any]) -> None:
        match message:
            case {"type": "ack", "id": id, "refusal": None, "seq": seq}:
                assert (seq or 0) <= len(self.log), "acknowledged, but never told"
                self.done[id] = self.asked.pop(id) if id in self.asked else self.done[id]
            case {"type": "ack", "id": id}:
                assert message["refusal"]["text"]["key"] == "server-join-first", f"refused: {message}"
                await place.send(**self.asked[id])  # it has overtaken the join
            case {"type": "over"}:
                self.over = message


@dataclass
class Played:
    """All that was played, and how the ends of the server hit."""

    players: list[Player] = field(default_factory=list)
    tables: set[str] = field(default_factory=set)
    ends: int = 0
    before_commit: int = 0  # moves that an end kept from the disk
    after_commit: int = 0  # moves on disk whose acknowledgement an end prevented

    @property
    def acknowledged(self) -> int:
        return sum(message["type"] == "act" for player in self.players for message in player.done.values())


@dataclass(frozen=True)
class Line:
    """A row of `entries` or `talk`."""

    table: str
    number: int
    seat: int
    text: str
    key: str | None
    at: int

    def what(self) -> dict[str, Any]:
        """What a message asked for that led to this."""
        return {"action": json.loads(self.text)} if self.text.startswith("{") else {"text": self.text}

    def shape(self) -> tuple[int, int, int, Any]:
        """An entry as a client has it, too."""
        return (self.number, self.at, self.seat, json.loads(self.text))


def on_disk(url: str) -> tuple[list[Line], list[Line]]:
    """Every log, and all talk."""
    entries = "SELECT table_id, seq, seat, action, key, at FROM entries ORDER BY table_id, seq"
    talk = "SELECT table_id, number, seat, text, key, made FROM talk ORDER BY table_id, number"
    return [Line(*row) for row in rows(url, entries)], [Line(*row) for row in rows(url, talk)]


def rows(url: str, query: str) -> list[Any]:
    """What the database answers."""
    if not url.startswith("sqlite:"):
        return execute(url, query)
    engine = create_engine(url)
    with engine.connect() as connection:
        found = list(connection.exec_driver_sql(query))
    engine.dispose()
    return found


def left_behind(url: str) -> tuple[list[Line], list[Line]]:
    """What a dead server has left; of SQLite from a copy, so that the next life finds the files as they were."""
    if not url.startswith("sqlite:"):
        return on_disk(url)
    path = Path(str(make_url(url).database))
    with TemporaryDirectory() as folder:
        for file in path.parent.glob(f"{path.name}*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, folder)
        return on_disk(f"sqlite:///{folder}/{path.name}")


def check(entries: list[Line], talk: list[Line], played: Played) -> None:
    """Numbers without gaps, and every acknowledged message once, as it was sent; nothing that nobody asked for."""
    for lines in (entries, talk):
        for _, log in groupby(lines, lambda line: line.table):
            assert all(line.number == number for number, line in enumerate(log)), "a log has a gap"
    keyed = [line for line in (*entries, *talk) if line.key]
    kept = {(line.table, line.key): line for line in keyed}
    assert len(kept) == len(keyed), "something was done twice"
    for player in played.players:
        for id, message in player.done.items():
            line = kept.pop((player.table, f"{player.seat}.{id}"))  # fails if it was lost
            assert line.seat == player.seat
            assert message == {**message, **line.what()}
        for id in player.asked:
            if (player.table, f"{player.seat}.{id}") in kept:
                del kept[player.table, f"{player.seat}.{id}"]
    assert not kept, "done, but never asked for"


async def keep_busy(url: str, chance: random.Random, played: Played, stop: asyncio.Event) -> None:
    """One game after the other, between two people or against a bot, until it is enough."""
    while not stop.is_set():
        try:
            async with Person(url) as person:
                people = chance.choice([1, 2])
                table = await person.create(*["Ada", "Ben"][:people], *["bot:easy"] * (2 - people))
                players = [Player(person, table, seat, random.Random(chance.random())) for seat in range(people)]
                played.players += players
                played.tables.add(table)
                await asyncio.gather(*(player.play() for player in players))
        except httpx.TransportError:  # the server is dead just now
            await asyncio.sleep(AGAIN)


async def end(server: Process, how: signal.Signals, database: str, played: Played) -> None:
    """Ends the server, and looks at what is left."""
    thinkers = server.children()
    assert await asyncio.to_thread(server.end, how) == (-signal.SIGKILL if how in KILLS else 0)
    async with asyncio.timeout(PATIENCE):
        while any(player.online for player in played.players) or any(map(alive, thinkers)):
            await asyncio.sleep(0.005)
    entries, talk = await asyncio.to_thread(left_behind, database)
    check(entries, talk, played)
    keys = {(line.table, line.key) for line in entries}
    moves = [(p.table, f"{p.seat}.{id}") for p in played.players for id in p.asked if p.asked[id]["type"] == "act"]
    played.ends += 1
    played.after_commit += sum(move in keys for move in moves)
    played.before_commit += sum(move not in keys for move in moves)


async def play_and_end(database: str, ends: list[signal.Signals], tables: int, chance: random.Random) -> Played:
    """Ends the server again and again under load; at last all games are played to their end."""
    played, stop = Played(), asyncio.Event()

    async def end_often() -> None:
        for how in ends:
            await more_moves(played, 5)
            await asyncio.sleep(chance.uniform(*LIVES))
            await end(server, how, database, played)
            await server.start()
        stop.set()

    async with process(database, EXACTLY, bot_pace=0) as server:
        busy = [keep_busy(server.url, random.Random(chance.random()), played, stop) for _ in range(tables)]
        await asyncio.gather(*busy, end_often())
        await check_over_the_wire(server.url, database, played)
    return played


async def more_moves(played: Played, count: int) -> None:
    """Waits until so many more moves are acknowledged."""
    enough = played.acknowledged + count
    async with asyncio.timeout(PATIENCE):
        while played.acknowledged < enough:
            await asyncio.sleep(0.005)


async def check_over_the_wire(url: str, database: str, played: Played) -> None:
    """Everybody has the same log, the server shows it to a stranger, the dice were fair, and old ids do nothing."""
    entries, talk = await asyncio.to_thread(on_disk, database)
    check(entries, talk, played)
    logs = {table: [line.shape() for line in entries if line.table == table] for table in played.tables}
    for player in played.players:
        assert not player.asked
        assert shape(player.log) == logs[player.table]
    async with Person(url) as stranger:
        for table, log in logs.items():
            place = await stranger.join(table)
            assert shape(place.log) == log
            response = await stranger.ask("GET", f"/api/tables/{table}/record")
            assert load(response.text, GAMES, verify=True).table.outcome is not None
    for player in played.players:
        await send_again(url, player)
    assert await asyncio.to_thread(on_disk, database) == (entries, talk)


def shape(log: list[dict[str, Any]]) -> list[tuple[int, int, int, Any]]:
    """A log as the database has it."""
    return [(entry["seq"], entry["at"], entry["seat"], entry["action"]) for entry in log]


async def send_again(url: str, player: Player) -> None:
    """A message that was acknowledged in some earlier life of the server is acknowledged again."""
    async with Person(url) as person:
        person.http.cookies = player.person.http.cookies
        place = await person.join(player.table, player.seat)
        for message in [*player.done.values()][-3:]:
            assert (await place.request(**message))["refusal"] is None


def run(kind: Kind, ends: list[signal.Signals], tables: int, seed: int) -> Played:
    """Plays with a database of its own, and tells what happened."""
    database = fresh_url(kind)
    print(f"seed {seed}")
    played = asyncio.run(play_and_end(database, ends, tables, random.Random(seed)))
    drop(database)
    print(
        f"{kind}: {played.ends} ends, {len(played.tables)} games, {played.acknowledged} moves acknowledged, 0 lost;"
        f" on their way at an end: {played.after_commit} on disk, {played.before_commit} not"
    )
    return played


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 4), ("postgres", 2)])
def test_what_was_acknowledged_survives_a_kill(kind: Kind, kills: int) -> None:
    assert run(kind, [AT_ONCE] * kills, tables=2, seed=1).ends == kills


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "kills", "seed"), [("sqlite", 20, 2), ("sqlite", 20, 3), ("postgres", 12, 4)])
def test_what_was_acknowledged_survives_every_kill(kind: Kind, kills: int, seed: int) -> None:
    moments = list(islice(cycle(KILLS), kills))
    played = run(kind, moments, tables=6, seed=seed)
    assert played.ends == kills
    assert played.before_commit >= moments.count(BEFORE_COMMIT), "no kill came before a commit"
    assert played.after_commit >= moments.count(AFTER_COMMIT), "no kill came between a commit and its acknowledgement"


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_server_that_is_told_to_stop_under_load_stops_in_order(kind: Kind) -> None:
    assert run(kind, [signal.SIGTERM] * 2, tables=2, seed=5).ends == 2
