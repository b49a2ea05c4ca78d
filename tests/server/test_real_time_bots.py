"""Bots as team-mates in real time, on a real server; hints, reviews, talk, and two servers at one table."""

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from tests.rush.real_time import PACE
from tests.server.databases import KINDS, drop, fresh_url
from tests.server.highcard_server import serving_highcard
from tests.server.rush_play import (
    CALL,
    PAUSE,
    READY,
    RESUME,
    carry,
    done,
    done_by,
    inside,
    seen,
    serving_rush,
    sitters,
    started,
)
from tests.server.serving import Person, Running
from tests.server.test_tables import ended, give_up, people, people_on_each, refusal


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    yield from serving_rush("sqlite")


@pytest.fixture(scope="module", params=KINDS)
def each_server(request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server on each kind of database, where it matters what is kept."""
    yield from serving_rush(request.param)


@people_on_each
async def test_bots_act_at_their_own_pace(server: Running, ada: Person) -> None:
    _, place = await started(ada, "bot:hard", "bot:easy")
    await seen(place, lambda: done_by(place, 2).count(carry(2)) == 2)
    own = {seat: [entry for entry in place.log if entry["seat"] == seat] for seat in (1, 2)}
    assert [entry["action"] for entry in own[1]] == [carry(1), carry(1)]
    for seat, pace in ((1, PACE["hard"]), (2, PACE["easy"])):
        for entry in own[seat]:
            assert entry["at"] >= place.log[entry["seq"] - 1]["at"] + pace
    await done(place, carry(0))
    await done(place, carry(0))
    await ended(place)
    assert place.over is not None
    assert place.over["outcome"]["places"] == [1, 1, 1]


@people
async def test_bots_play_among_themselves_for_who_looks(server: Running, eve: Person) -> None:
    table = await eve.create("bot:hard", "bot:hard", "bot:hard", game="rush")
    assert inside(server, table, lambda live: live.pulse.mates) is None
    watcher = await eve.join(table)
    await ended(watcher)
    assert len([entry for entry in watcher.log if entry["action"]["do"] == "carry"]) == 6


@people
async def test_bots_wait_while_people_talk(server: Running, ada: Person) -> None:
    _, place = await started(ada, "bot:hard", guard=0)
    await done(place, CALL)
    length = len(place.log)
    await asyncio.sleep(4 * PACE["hard"] / 1000)
    assert refusal(await place.request(type="say", text="Take the blue one")) is None
    assert len(place.log) == length
    await done(place, carry(0))
    await seen(place, lambda: place.log[-1]["action"] == carry(1))


@people
async def test_bots_without_a_plan_do_not_spin(server: Running, ada: Person) -> None:
    workers, jobs = server.hub.house.workers, list[Any]()
    run = workers.run

    async def counted(job: Any, *more: Any) -> Any:
        jobs.extend([job] if job.position.setup.options == {"crates": 7} else [])
        return await run(job, *more)

    _, place = await started(ada, "bot:hard", crates=7)
    await done(place, CALL)
    with patch.object(workers, "run", counted):
        while not jobs:
            await asyncio.sleep(0.01)
        await asyncio.sleep(1.0)
    assert len(jobs) <= 6


@people
async def test_bots_that_fail_do_nothing_and_the_table_goes_on(server: Running, ada: Person) -> None:
    table = await ada.create("Ada", "bot:hard", game="stumble")
    place = await ada.join(table, 0)
    await done(place, READY)
    await asyncio.sleep(0.5)
    await done(place, carry(0))
    assert (done_by(place, 1), sitters(place, 1)) == ([], ["bot"])
    await give_up(table, ada)  # or they would fail on and on while others need the worker


# What else there is


@people
async def test_hints_come_from_the_game(server: Running, ada: Person) -> None:
    _, place = await started(ada, "bot:easy")
    hinted = await place.request(type="hint")
    assert [(idea["action"], idea["visits"]) for idea in hinted["ideas"]] == [(carry(0), 0), (carry(2), 0)]
    await done(place, PAUSE)
    assert refusal(await place.request(type="hint")) == "server-hint-others"


@people_on_each
async def test_a_game_that_is_over_is_reviewed(server: Running, ada: Person, eve: Person) -> None:
    table, place = await started(ada, crates=1)
    path = f"/api/tables/{table}/review"
    assert refusal(await eve.ask("GET", path)) == "server-not-over"
    for pile in range(3):
        await done(place, carry(pile))
    review = (await eve.ask("GET", path)).json()
    assert review["told"][0] == {
        "type": "told", "key": "rush-review", "values": {"who": {"type": "who", "seat": 0}, "count": 3},
    }  # fmt: skip
    assert review["said"][0] == "Ada carried 3 crates."
    assert (await ada.ask("GET", path)).json() == review


@people
async def test_nobody_talks_while_the_game_is_silent(server: Running, ada: Person, eve: Person) -> None:
    table, place = await started(ada)
    watcher = await eve.join(table)
    for who, why in ((place, "rush-no-talk"), (watcher, "server-watching")):
        assert refusal(await who.request(type="say", text="Left!")) == why
        assert refusal(await who.request(type="react", reaction="hurry")) == why
    await done(place, CALL)
    assert refusal(await place.request(type="react", reaction="hurry")) is None
    assert refusal(await watcher.request(type="say", text="Left!")) == "server-watching"


@people
async def test_an_action_is_never_refused_for_what_others_did_meanwhile(server: Running, ada: Person) -> None:
    _, place = await started(ada, crates=4)
    await place.send(type="act", id="one", action=carry(0), seen=0)
    await place.send(type="act", id="two", action=carry(0), seen=0)
    await place.send(type="act", id="three", action=carry(1), seen=0)
    for id in ("one", "two", "three"):
        assert refusal(await place.expect("ack", id=id)) is None


def test_two_servers_keep_one_time_and_one_log() -> None:
    async def story(one: Running, other: Running) -> None:
        async with Person(one.url) as ada, Person(other.url) as ben:
            table = await ada.create("Ada", None, "bot:hard", game="rush", options={"crates": 9})
            await ben.take(table, "Ben")
            a, b = await ada.join(table, 0), await ben.join(table, 1)
            await done(a, READY)
            await done(b, READY)
            await done(b, PAUSE)
            inside(other, table, lambda live: setattr(live, "began", live.began - 50))
            inside(one, table, lambda live: setattr(live, "began", live.began - 50))
            await done(a, RESUME)
            await seen(b, lambda: done_by(b, 2).count(carry(2)) >= 3)
            times = [inside(running, table, lambda live: live.at()) for running in (one, other)]
            assert max(times) < 50_000
            assert [sitters(b, seat) for seat in range(3)] == [[], [], ["bot"]]

    url = fresh_url("postgres")
    with serving_highcard(url) as one, serving_highcard(url) as other:
        asyncio.run(story(one, other))
    drop(url)
