"""Bots at real tables: they play to the end, and whatever goes wrong in them the table goes on."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, update
from websockets.exceptions import ConnectionClosed

from mensae.core.game import AnyGame
from mensae.core.schema import CLOCK, Seat
from mensae.server import course
from mensae.server.course import LEVELS, proceed
from mensae.server.hub import Hub
from mensae.server.live import LiveTable
from mensae.server.store import Unavailable
from mensae.server.store.schema import entries
from tests import highcard
from tests.highcard.play import State
from tests.highcard.schema import Swap
from tests.server import worker_games
from tests.server.databases import fresh_url
from tests.server.serving import PATIENCE, Person, Running, serving
from tests.server.test_tables import KEEP, SWAP, ended, people, refusal, seated, until
from tests.server.worker_pool import BUDGET, GAMES_PATH, dealt
from tests.variants import changed


def fault(state: State, seat: Seat, code: int, at: int) -> None:
    highcard.GAME.rules.apply(state, seat, code, at)
    if highcard.GAME.actions[code] == Swap():
        raise ZeroDivisionError("a fault in the rules")


FAULTY = ("crash", "fault", "leave", "devour", "recurse", "illegal", "hang")
GAMES: dict[str, AnyGame] = {  # each under the name by which the workers know it
    **worker_games.GAMES,
    **{id: changed(worker_games.GAMES[id], id=id) for id in FAULTY},
    "faulty": changed(highcard.GAME, id="faulty", apply=fault),
}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving(fresh_url("sqlite"), GAMES, GAMES_PATH) as running:
        yield running


@contextmanager
def frozen_bots(server: Running) -> Iterator[Callable[[], None]]:
    """Bots think of nothing until they are thawed."""
    server.run(lambda hub: hub.house.workers.run(dealt(), BUDGET))  # there is a worker, and it has nothing to do

    def send(what: signal.Signals) -> None:
        for pid in server.hub.house.workers.pids:
            os.kill(pid, what)

    send(signal.SIGSTOP)
    try:
        yield lambda: send(signal.SIGCONT)
    finally:
        send(signal.SIGCONT)


def inside(server: Running, table: str, work: Callable[[LiveTable], Any]) -> Any:
    """Asks the table in the server's memory, in the server's own thread."""

    async def ask(hub: Hub) -> Any:
        return work(hub.tables[table])

    return server.run(ask)


async def thought_through(server: Running, table: str) -> None:
    async def is_quiet() -> bool:
        return not inside(server, table, lambda live: live.thinking)

    await until(is_quiet)


def pass_time(live: LiveTable, seconds: float) -> None:
    """As if nothing had happened for so long."""
    live.moved, live.began = live.moved - seconds, live.began - seconds
    proceed(live)


# Playing


@people
async def test_bots_of_each_level_play_as_soon_as_somebody_looks(server: Running, eve: Person) -> None:
    table = await eve.create(*(f"bot:{level}" for level in LEVELS), game="highcard")
    assert inside(server, table, lambda live: live.thinking) == {}
    watcher = await eve.join(table)
    assert [chair["level"] for chair in watcher.room["chairs"]] == ["easy", "medium", "hard"]
    await ended(watcher)
    assert sorted(entry["seat"] for entry in watcher.log if entry["seat"] >= 0) == [0, 1, 2]


@people
async def test_a_person_and_bots_play_a_game_to_the_end(ada: Person) -> None:
    place = await ada.join(await ada.create("bot:easy", "Ada", "bot:easy"), 1)
    while (await place.until_asked())["legal"]:
        assert refusal(await place.act(seen=place.update["seq"])) is None
    assert place.over is not None
    assert {entry["seat"] for entry in place.log} == {-1, 0, 1, 2}


@people
async def test_bots_play_in_real_time_beside_people(server: Running, ada: Person) -> None:
    table = await ada.create("Ada", "bot:easy", game="highcard", options={"seconds": 5})
    place = await ada.join(table, 0)
    deadline = place.update["clock"]["deadline"]
    while not place.update["view"]["decided"][1]:
        await place.receive()
    inside(server, table, lambda live: pass_time(live, 4.9))
    await ended(place)
    assert [(entry["seat"], entry["action"]["do"]) for entry in place.log[3:4]] == [(-2, "time-up")]
    assert place.log[2]["at"] < place.log[3]["at"] == deadline


# What goes wrong


@pytest.mark.parametrize("game", FAULTY)
def test_a_bot_that_fails_plays_at_random_and_the_table_ends(server: Running, game: str) -> None:
    @people
    async def story(ada: Person) -> None:
        place = await ada.join(await ada.create("Ada", "bot:easy", game=game, options={"seconds": 60}), 0)
        assert refusal(await place.act(KEEP)) is None
        await ended(place)
        seats = [entry["seat"] for entry in place.log]
        assert sorted(seat for seat in seats if seat >= 0) == [0, 1]
        assert CLOCK not in seats  # the clock did not have to

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(course, "BUDGET", 0.3 if game == "hang" else 15.0)
        patch.setattr(server.hub.house.workers, "grace", 1.0 if game == "hang" else PATIENCE)
        story(server)


@people
async def test_the_clock_does_not_wait_for_a_bot(server: Running, ada: Person) -> None:
    with frozen_bots(server) as thaw:
        table = await ada.create("Ada", "bot:easy", game="highcard", options={"seconds": 5})
        place = await ada.join(table, 0)
        assert refusal(await place.act(SWAP)) is None
        inside(server, table, lambda live: pass_time(live, 5.0))
        await ended(place)
        thaw()

    await thought_through(server, table)
    assert place.log == (await ada.join(table, 0)).log


class Away:
    """The store while the database cannot be reached."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def put(self, job: Any) -> None:
        self.asked.append("put")
        raise Unavailable("away for a moment")

    def __getattr__(self, name: str) -> Any:
        async def fail(*_: Any) -> None:
            self.asked.append(name)
            raise Unavailable("away for a moment")

        return fail


@people
async def test_a_bot_outlives_a_moment_without_the_database(server: Running, ada: Person) -> None:
    away, kept = Away(), server.hub.house.store

    async def replace_store(hub: Hub, store: Any) -> None:
        hub.house.store = store

    with frozen_bots(server) as thaw:
        place = await ada.join(await ada.create("Ada", "bot:easy", game="highcard"), 0)
        assert refusal(await place.act(KEEP)) is None
        server.run(lambda hub: replace_store(hub, away))
        try:
            thaw()

            async def tried() -> bool:
                return "read" in away.asked  # what was written is not known, so the disk is asked

            await until(tried)
        finally:
            server.run(lambda hub: replace_store(hub, kept))
        await ended(place)


@people
async def test_a_fault_in_the_rules_costs_a_connection_and_no_entry(server: Running, ada: Person, ben: Person) -> None:
    table, first, second = await seated(ada, ben, "faulty", options={"seconds": 60})
    with pytest.raises(ConnectionClosed):
        await first.act(SWAP)
    again = await ada.join(table, 0)
    assert (again.update["seq"], again.update["view"]["decided"]) == (2, [False, False])
    assert refusal(await second.act(KEEP)) is None
    assert refusal(await again.act(KEEP, id="again")) is None
    await ended(again, second)
    assert again.log == (await ben.join(table, 1)).log


# Taking over


@people
async def test_a_person_takes_over_in_mid_thought(server: Running, ada: Person, ben: Person) -> None:
    with frozen_bots(server) as thaw:
        table, first, second = await seated(ada, ben, "highcard")
        assert refusal(await ada.ask("DELETE", f"/api/tables/{table}/seats/0")) is None
        assert inside(server, table, lambda live: list(live.thinking)) == [0]
        assert refusal(await ada.ask("POST", f"/api/tables/{table}/seats/0/return")) is None
        thaw()
        await thought_through(server, table)
        assert refusal(await first.act(SWAP)) is None  # nobody has decided for her
        assert refusal(await second.act(KEEP)) is None
        await ended(first)
        assert [entry["action"] for entry in first.log if entry["seat"] == 0] == [SWAP]


@people
async def test_who_lets_the_limit_pass_has_one_decision_made_by_a_bot(
    server: Running, ada: Person, ben: Person
) -> None:
    table, first, second = await seated(ada, ben, "gardens", turn_limit=1000)
    slow = (first, second)[first.update["actors"][0]]
    assert len(slow.update["legal"]) == 5  # figures to take
    inside(server, table, lambda live: pass_time(live, 1000.0))
    while slow.update["seq"] < 2:
        await slow.receive()
    assert (slow.log[1]["seat"], slow.log[1]["action"]["do"]) == (slow.seat, "take")
    assert 900_000 < slow.update["clock"]["limit"] <= 1_000_000  # for the next decision, which is theirs again
    assert not slow.room["chairs"][slow.seat or 0]["away"]
    assert refusal(await slow.act()) is None
    assert slow.update["seq"] == 3


def test_a_limit_that_passes_while_the_server_is_down_has_passed() -> None:
    url, tables = fresh_url("sqlite"), []

    @people
    async def begin(ada: Person) -> None:
        tables.append(await ada.create("Ada", "Eva", turn_limit=3600))

    def an_hour_earlier(connection: Connection) -> None:
        connection.execute(update(entries).values(made=entries.c.made - 3_600_000))

    async def has_moved(hub: Hub) -> bool:
        live = hub.tables.get(tables[0])
        return live is not None and len(live.started().lines) > 1

    @people
    async def wait(server: Running) -> None:
        await until(lambda: asyncio.to_thread(server.run, has_moved))  # though nobody looks

    with serving(url, GAMES, GAMES_PATH) as server:
        begin(server)
        server.run(lambda hub: hub.house.store.write(an_hour_earlier))
    with serving(url, GAMES, GAMES_PATH) as server:
        wait(server)
