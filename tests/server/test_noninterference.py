"""Noninterference over the wire: had a secret been another one, nobody outside its audience would get another byte."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace

from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.schema import Refusal, Seat, Setup, Told
from mensae.core.state import Note
from mensae.core.table import Table
from mensae.games import GAMES
from mensae.lab.promises.random_games import random_setup
from mensae.server.live import LiveTable
from mensae.wire.message import PROTOCOL
from tests import highcard
from tests.highcard.play import State
from tests.highcard.schema import GameAction, Options, View
from tests.server.databases import fresh_url
from tests.server.highcard_server import serving_highcard
from tests.server.serving import Person, Place, Running
from tests.server.twin_worlds import Script, Step, write_script
from tests.server.worker_games import variant

SLOWLY = Options(seconds=60)
PROBES = 12  # times that a reader asks for everything in the course of a game
BY_TIME = {"room", "pong"}  # messages that come sooner or later, or more often on a slow machine
TIMES = re.compile(r'"(at|now|made|created|started|deadline|limit)":(\d+|null)')
HASHES = re.compile(r'"(commitment|seed)":"[0-9a-f]{64}"')


class Kind(msgspec.Struct):
    """Of a message."""

    type: str


kind = msgspec.json.Decoder(Kind).decode  # a frame may be long, and only this matters


class Tap:
    """A socket that remembers every frame."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.frames: list[str] = []

    async def recv(self) -> str:
        frame = str(await self.socket.recv())
        self.frames.append(frame)
        return frame

    async def send(self, text: str) -> None:
        await self.socket.send(text)


class World:
    """A table that is played by a script, with everything that its reader receives."""

    def __init__(self, server: Running, script: Script, number: int, served: AnyGame) -> None:
        self.script, self.number = script, number
        self.url, self.table, self.heard = server.url, "", list[str]()
        server.hub.house.games[served.id] = script.variant(number, served)

    async def play(self) -> list[str]:
        """The whole script; returns what the reader received, without ids, hashes and times."""
        async with Person(self.url) as host, Person(self.url) as reading:
            places, tap = await self._sit_down(host, reading)
            reader, squeezed = places[self.script.reader], Tap(await reading.socket(self.table))
            follower = await self._join(squeezed, changes=True)  # who is told only what is different
            often = max(1, len(self.script.steps) // PROBES)
            await self._probe(reading, reader, 0)
            for number, step in enumerate(self.script.steps):
                seq = await self._take(step, places)
                for place in (*places.values(), follower):
                    while place.update["seq"] < seq:
                        await place.receive()
                if number % often == 0 or step is self.script.steps[-1]:
                    await self._probe(reading, reader, number)
            again = Tap(await reading.socket(self.table))
            await self._join(again)
        frames = [frame for frame in (*tap.frames, *squeezed.frames, *again.frames) if kind(frame).type not in BY_TIME]
        return [self._timeless(text) for text in (*frames, *self.heard)]

    async def _sit_down(self, host: Person, reading: Person) -> tuple[dict[Seat | None, Place], Tap]:
        seats, game = self.script.setup.seats, self.script.game.id
        names = [None if seat == self.script.reader else f"Seat {seat}" for seat in range(seats)]
        options = msgspec.to_builtins(self.script.setup.options)
        self.table = await host.create(*names, game=game, options=options)
        if self.script.reader is not None:
            await reading.take(self.table, "Reader")
        places: dict[Seat | None, Place] = {
            seat: await host.join(self.table, seat) for seat in range(seats) if seat != self.script.reader
        }
        tap = Tap(await reading.socket(self.table))
        places[self.script.reader] = await self._join(tap)
        return places, tap

    async def _join(self, tap: Tap, changes: bool = False) -> Place:
        place = Place(cast(Any, tap), self.script.reader)
        await place.send(type="join", protocol=PROTOCOL, seat=self.script.reader, sketch=True, changes=changes)
        await place.expect("update")
        return place

    async def _take(self, step: Step, places: dict[Seat | None, Place]) -> int:
        """Takes a step of the script; returns how many entries there are then."""
        place = places[step.seat]
        if step.actions is not None:
            ack = await place.act(msgspec.to_builtins(step.actions[self.number]))
        else:
            ack = await place.request(type="undo")
            for seat in range(self.script.setup.seats):
                if seat != step.seat and place.update["asked"]:
                    ack = await places[seat].request(type="answer", agree=True)
        assert ack["refusal"] is None, ack
        return int(ack["seq"])

    async def _probe(self, person: Person, place: Place, number: int) -> None:
        """Everything else that the reader can ask for; the answers come on the socket or are kept here."""
        here, seq = f"/api/tables/{self.table}", place.update["seq"]
        query = "" if self.script.reader is None else f"?seat={self.script.reader}"
        paths = [f"/positions/{n}{query}" for n in {0, seq // 2, max(0, seq - 1), seq}]
        for path in ("", "/log", f"/log{query}", *paths):
            self.heard.append((await person.ask("GET", here + path)).text)
        if place.update["view"] is not None and place.over is None and self.script.secrets:
            self.heard += [(await person.ask("GET", f"{here}/record")).text, (await self._fork(person, here)).text]
        actions = self.script.game.actions
        for action in actions[number % 7 :: max(1, len(actions) // 10)] if self.script.reader is not None else ():
            await place.request(type="why", action=msgspec.to_builtins(action))
            await place.request(type="look", actions=[msgspec.to_builtins(action)])
            await place.request(type="explain", actions=[msgspec.to_builtins(action)])
            others = [msgspec.to_builtins(other) for other in actions[:: max(1, len(actions) // 5)]]
            await place.request(type="explain", actions=others, after=[msgspec.to_builtins(action)])

    async def _fork(self, person: Person, here: str) -> Any:
        seats = [{"kind": "me", "name": f"Seat {seat}"} for seat in range(self.script.setup.seats)]
        return await person.ask("POST", f"{here}/fork", {"entries": 0, "seats": seats})

    def _timeless(self, text: str) -> str:
        return HASHES.sub("", TIMES.sub(r'"\1":0', text.replace(self.table, "table")))


def compare(servers: tuple[Running, Running], script: Script, served: AnyGame) -> None:
    """Plays both worlds and compares what the reader received, frame by frame and page by page."""
    worlds = [World(server, script, number, served) for number, server in enumerate(servers)]
    heard = [asyncio.run(world.play()) for world in worlds]
    for first, second in zip(*heard, strict=True):
        assert first == second, f"reader {script.reader} can tell two worlds apart"


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Running, Running]]:
    with serving_highcard(fresh_url("sqlite")) as one, serving_highcard(fresh_url("sqlite")) as other:
        yield one, other


def secretive(seats: int, reader: Seat | None, seed: int = 0) -> Script:
    """Of some scripts of High Card the one with the most secrets."""
    scripts = [write_script(highcard.GAME, Setup(seats, SLOWLY), reader, 100 * seed + n, 25) for n in range(20)]
    best = max(scripts, key=lambda script: (script.secrets, script.undos, len(script.steps)))
    assert best.secrets > seats // 2
    return best


HIGHCARD = [(seats, reader) for seats in highcard.GAME.seats for reader in (None, *range(seats))]


@pytest.mark.parametrize(("seats", "reader"), [(2, None), (2, 1), (3, 0), (4, 2)])
def test_a_reader_of_high_card_cannot_tell_other_secrets(
    seats: int, reader: Seat | None, servers: tuple[Running, Running]
) -> None:
    compare(servers, secretive(seats, reader), highcard.GAME)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "reader"), HIGHCARD)
@pytest.mark.parametrize("seed", range(1, 4))
def test_a_reader_of_more_games_of_high_card_cannot_tell_other_secrets(
    seed: int, seats: int, reader: Seat | None, servers: tuple[Running, Running]
) -> None:
    compare(servers, secretive(seats, reader, seed), highcard.GAME)


@pytest.mark.parametrize("reader", [None, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if game.real_time is None])
def test_a_reader_of_any_game_cannot_tell_other_secrets(
    id: str, reader: Seat | None, servers: tuple[Running, Running]
) -> None:
    """In real time no two worlds are alike, since time passes; nothing is hidden there by an entry either."""
    game = GAMES[id]
    script = write_script(game, random_setup(game, max(2, game.seats[0]), FastRng(5)), reader, 5)
    if not script.secrets:  # then both worlds are one, and a part of it is enough
        del script.steps[60:]
    compare(servers, script, game)


def test_scripts_take_back_and_know_secrets_of_people_and_of_chance() -> None:
    scripts = [secretive(seats, reader) for seats, reader in HIGHCARD]
    steps = [step for script in scripts for step in script.steps]
    assert any(script.undos for script in scripts)
    assert any(step.actions and step.actions[0] != step.actions[1] for step in steps)
    assert any(script.drawn[0] != script.drawn[1] for script in scripts)


# Games and servers that leak


def leaky_view(s: State, seat: Seat | None) -> View:
    return replace(highcard.GAME.sight.view(s, seat), cards=[card or None for card in s.cards])


def leaky_choices(s: State, seat: Seat | None) -> View:
    return replace(highcard.GAME.sight.view(s, seat), choices=s.choices)


def leaky_tell(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    told = highcard.play.tell(s, seat, action, notes)
    return [replace(each, values={**each.values, "cards": str(s.cards)}) for each in told]


def leaky_prompt(s: State, seat: Seat | None) -> Told:
    return replace(highcard.GAME.speech.prompt(s, seat), values={"count": sum(s.cards)})


def leaky_refusal(s: State, seat: Seat, action: GameAction, at: int) -> Refusal:
    return Refusal("HC-09", Told("highcard-no-chance", {"cards": str(s.cards)}))


def leaky_silence(s: State) -> Refusal | None:
    return Refusal("HC-10", Told("highcard-no-talk", {"cards": str(s.cards)}))


LEAKS: dict[str, AnyGame] = {
    "view": variant(view=leaky_view),
    "choices": variant(view=leaky_choices),
    "tell": variant(tell=leaky_tell),
    "prompt": variant(prompt=leaky_prompt),
    "refusal": variant(refusal=leaky_refusal),
    "silence": variant(silence=leaky_silence),
    "audience": variant(audience=lambda s, seat, action: None),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_game_that_leaks_is_noticed(leak: str, servers: tuple[Running, Running]) -> None:
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare(servers, secretive(2, 0), LEAKS[leak])


@contextmanager
def leaking_server(where: str) -> Iterator[None]:
    """A server that forgets for whom a message is."""
    enter, entries = LiveTable.enter, Table.entries
    leaks: dict[str, Any] = {
        "log": patch.object(Table, "entries", lambda table, reader, since, over: entries(table, reader, since, True)),
        "view": patch.object(LiveTable, "enter", lambda live, connection, reader: enter(live, connection, 1)),
    }
    with leaks[where]:
        yield


@pytest.mark.parametrize("where", ["log", "view"])
def test_a_server_that_leaks_is_noticed(where: str, servers: tuple[Running, Running]) -> None:
    script = secretive(3, None)
    with leaking_server(where), pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare(servers, script, highcard.GAME)
