"""A database that an earlier server made: every table is found as it was left, and what is not over goes on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mensae.core.record import load
from mensae.games import GAMES
from tests.kept.heard import plain_entry
from tests.server.databases import drop, fresh_url
from tests.server.kept import DATABASE, FOLDER, Kept, KeptTable, find, found, unpack
from tests.server.make_kept import hinted
from tests.server.serving import Person, Running, serving
from tests.server.test_tables import refusal, room

VERSIONS = sorted(path.parent for path in FOLDER.glob(f"version_*/{DATABASE}"))


@pytest.fixture(params=VERSIONS, ids=lambda path: path.name)
def database(request: pytest.FixtureRequest) -> Iterator[tuple[Running, Kept]]:
    """A server on a copy, however old its tables are by now."""
    url = fresh_url("sqlite")
    unpack(request.param, Path(url.removeprefix("sqlite:///")))
    with serving(url, keep_spare_days=0) as server:
        yield server, found(request.param)
    drop(url)


def test_tables_of_every_game_are_kept() -> None:
    tables = found(VERSIONS[0]).tables
    assert {(table.game, table.phase) for table in tables} == {(g, p) for g in GAMES for p in ("running", "over")}
    assert any(table.origin in [other.id for other in tables] for table in tables)
    assert any(table.talk for table in tables)


def test_everybody_finds_the_tables_as_they_were_left(database: tuple[Running, Kept]) -> None:
    server, kept = database

    async def look() -> None:
        async with Person(server.url) as person:
            kept.give(person)
            for table in kept.tables:
                assert await find(person, table.name, table.id, table.entries, kept.seats(table.id)) == table
            for table in kept.tables:
                answer = await person.ask("GET", f"/api/tables/{table.id}/record")
                if table.phase == "over":
                    ended = load(answer.text, GAMES, verify=True).table
                    assert (len(ended.log), msgspec.to_builtins(ended.outcome)) == (table.entries, table.outcome)
                elif table.game == "spacemaze":
                    assert refusal(answer) == "server-record-secret"

    asyncio.run(look())


def test_what_is_not_over_goes_on(database: tuple[Running, Kept]) -> None:
    server, kept = database

    async def play() -> None:
        async with Person(server.url) as person:
            kept.give(person)
            for table in kept.tables:
                if table.phase == "running":
                    await goes_on(person, table, kept.seats(table.id))

    asyncio.run(play())


async def goes_on(person: Person, table: KeptTable, seats: list[int]) -> None:
    """People act where they are asked, until one of them and every bot has done something."""
    places = [await person.join(table.id, seat) for seat in seats]
    bots = {seat for seat, chair in enumerate((await room(person, table.id))["chairs"]) if chair["kind"] == "bot"}
    done: set[int] = set()
    while not done & set(seats) or not bots <= done:
        actor = next((place for place in places if place.seat in places[0].update["actors"]), places[0])
        if actor.room["real_time"]:
            await hinted(actor)
        else:
            await actor.until_asked()
            ack = await actor.act(id=f"{actor.seat}-after-{len(actor.log)}")
            assert refusal(ack) is None
            for place in places:
                while place.update["seq"] < ack["seq"]:
                    await place.receive()
        done = {entry["seat"] for entry in places[0].log[table.entries :] if "seat" in plain_entry(entry)}
    for place in places:
        await place.close()
