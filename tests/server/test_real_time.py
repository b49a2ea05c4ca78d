"""Games in real time on a real server: who plays, when time stands still, and the last moment."""

import asyncio
from collections.abc import Iterator
from time import monotonic

import pytest

from mensae.server import moves
from mensae.server.hub import Hub
from mensae.server.live import LiveTable
from mensae.server.loading import held
from mensae.server.pulse import Missed
from tests.rush.real_time import ABSENCE, PACE
from tests.server.databases import KINDS
from tests.server.rush_play import (
    CALL,
    HOST,
    PAUSE,
    READY,
    RESUME,
    E,
    both_started,
    carry,
    clock_at,
    done,
    done_by,
    inside,
    offered,
    pass_time,
    seen,
    serving_rush,
    sits,
    sitters,
    started,
)
from tests.server.serving import Person, Running
from tests.server.test_tables import ended, people, people_on_each, put_away, refusal, until


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    yield from serving_rush("sqlite")


@pytest.fixture(scope="module", params=KINDS)
def each_server(request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server on each kind of database, where it matters what is kept."""
    yield from serving_rush(request.param)


# Who plays


@people
async def test_bots_are_entered_when_the_table_begins(server: Running, ada: Person) -> None:
    place = await ada.join(await ada.create("bot:easy", "Ada", "bot:hard", game="rush"), 1)
    assert [(entry["seat"], entry["action"], entry["at"]) for entry in place.log] == [
        (HOST, sits("bot", 0), 0),
        (HOST, sits("bot", 2), 0),
    ]
    assert (place.room["real_time"], place.room["undo"], place.welcome["heartbeat"]) == (True, "never", 5000)
    assert place.update["view"]["players"] == ["bot", "person", "bot"]


@people
async def test_nobody_chooses_who_plays(server: Running, ada: Person) -> None:
    table = await ada.create("Ada", "bot:hard", game="rush")
    place = await ada.join(table, 0)
    assert offered(place) == [READY]
    for who in ("bot", "gone", "person"):
        for seat in (0, 1):
            assert refusal(await place.act(sits(who, seat))) == "rush-no-player"
            assert refusal(await place.request(type="why", action=sits(who, seat))) == "rush-no-player"
        assert refusal(await place.act({"do": "sits", "who": who})) == "table-unknown-action"
    assert [entry["seat"] for entry in place.log] == [HOST]


@people_on_each
async def test_who_leaves_has_gone_and_who_comes_back_is_a_person(server: Running, ada: Person, ben: Person) -> None:
    table, a, b = await both_started(ada, ben)
    await ben.ask("DELETE", f"/api/tables/{table}/seats/1")
    await seen(a, lambda: carry(1) in done_by(a, 1))  # a bot plays for him
    assert sitters(a, 1) == ["gone"]
    await ben.ask("POST", f"/api/tables/{table}/seats/1/return")
    await seen(b, lambda: sitters(b, 1) == ["gone", "person"])
    await done(b, CALL)


@people
async def test_a_bot_that_the_others_set_is_a_bot(server: Running, ada: Person, ben: Person) -> None:
    table, a, b = await both_started(ada, ben)
    await b.close()

    async def set_bot() -> bool:
        inside(server, table, lambda live: live.offline_since.update({1: live.offline_since.get(1, 1e9) - 200}))
        return (await ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", {})).is_success

    await until(set_bot)
    await seen(a, lambda: sitters(a, 1) == ["bot"])


@people_on_each
async def test_who_is_offline_for_long_has_gone_until_they_are_back(server: Running, ada: Person, ben: Person) -> None:
    table, a, b = await both_started(ada, ben)
    await b.close()

    async def is_missed() -> bool:
        return not inside(server, table, lambda live: live.online(1))

    await until(is_missed)
    pass_time(server, table, ABSENCE - 5000)
    await done(a, CALL)
    assert sitters(a, 1) == []
    pass_time(server, table, 5000)
    await seen(a, lambda: sitters(a, 1) == ["gone"])
    await done(a, carry(0))  # the bot did not end the talk
    await seen(a, lambda: carry(1) in done_by(a, 1))
    b = await ben.join(table, 1)
    await seen(b, lambda: sitters(b, 1) == ["gone", "person"])
    assert CALL in offered(b)


@people
async def test_a_vacant_seat_is_played_by_nobody(server: Running, ada: Person, ben: Person) -> None:
    table, a, _ = await both_started(ada, ben, vacant=True)
    await ben.ask("DELETE", f"/api/tables/{table}/seats/1")
    await seen(a, lambda: sitters(a, 1) == ["gone"])
    await asyncio.sleep(4 * PACE["medium"] / 1000)
    await done(a, CALL)
    assert (done_by(a, 1), a.update["actors"]) == ([READY], [0])


# Time


@people_on_each
async def test_time_stands_still_before_the_start_and_in_a_pause(server: Running, ada: Person) -> None:
    table = await ada.create("Ada", game="rush")
    place = await ada.join(table, 0)
    assert place.update["clock"] == {"now": 0, "stands": True}
    inside(server, table, lambda live: setattr(live, "began", live.began - 100))
    await done(place, READY)
    assert place.update["clock"] == {"now": place.update["clock"]["now"], "deadline": E}
    assert place.update["clock"]["now"] < E / 2
    pass_time(server, table, 10_000)
    await done(place, PAUSE)
    paused = place.log[-1]["at"]
    assert paused >= 10_000
    inside(server, table, lambda live: setattr(live, "began", live.began - 100))
    assert inside(server, table, lambda live: live.at()) == paused
    await done(place, RESUME)
    assert place.log[-1]["at"] == paused
    assert paused <= inside(server, table, lambda live: live.at()) < paused + E / 2


def long_gone(live: LiveTable) -> None:
    """The person in the first seat has been offline for longer than is waited for."""
    live.pulse.missed[0] = Missed(monotonic() - ABSENCE / 1000, len(live.started().lines))
    assert live.timer is not None
    live.timer.cancel()
    live.timer = None
    live.after_change(live)


@people_on_each
async def test_a_table_that_is_loaded_anew_goes_on_where_it_was(server: Running, ada: Person) -> None:
    table, place = await started(ada, "bot:hard")
    pass_time(server, table, 10_000)
    await done(place, CALL)
    await done(place, PAUSE)
    paused, length = place.log[-1]["at"], len(place.log)
    await place.close()
    inside(server, table, long_gone)  # also in a pause; else the others would wait for ever
    await put_away(server, table)  # now nothing keeps it in memory
    place = await ada.join(table, 0)
    await seen(place, lambda: place.log[-1]["action"] == sits("person", 0))
    assert [entry["action"] for entry in place.log[length:]] == [sits("gone", 0), sits("person", 0)]
    assert place.update["clock"]["now"] == paused
    assert refusal(await place.act(RESUME, id="back")) is None
    assert paused <= inside(server, table, lambda live: live.at()) < paused + E / 2


@people_on_each
async def test_a_fork_goes_on_at_the_same_table_time(server: Running, ada: Person, eve: Person) -> None:
    table, place = await started(ada, "bot:hard", guard=300)
    pass_time(server, table, 20_000)
    await done(place, CALL)
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "me", "name": "Eve"}]
    answer = await eve.ask("POST", f"/api/tables/{table}/fork", {"entries": len(place.log), "seats": seats})
    fork = await eve.join(answer.json()["room"]["id"], 1)
    assert fork.update["clock"]["now"] >= 20_000
    assert fork.update["clock"]["deadline"] == E
    assert [(entry["seat"], entry["action"]) for entry in fork.log] == [
        (HOST, sits("bot", 0)),
        (HOST, sits("person", 1)),
    ]
    await seen(fork, lambda: carry(1) in offered(fork))  # when the guard is over
    await done(fork, carry(1))


@people
async def test_the_sand_runs_on_with_nobody_there(server: Running, ada: Person, eve: Person) -> None:
    table, place = await started(ada)
    await place.close()
    pass_time(server, table, E + 500)

    async def is_over() -> bool:
        return bool((await eve.ask("GET", f"/api/tables/{table}")).json()["phase"] == "over")

    await until(is_over)


@people
async def test_what_time_alone_allows_is_told(server: Running, ada: Person) -> None:
    _, place = await started(ada, guard=300)
    await done(place, CALL)
    length = len(place.log)
    assert carry(0) not in offered(place)
    await seen(place, lambda: carry(0) in offered(place))
    assert len(place.log) == length
    await done(place, carry(0))


# The last moment


@pytest.mark.parametrize(("at", "counts_at"), [(E - 1, E - 1), (E, E - 1), (E + 499, E - 1), (E + 500, None)])
def test_a_person_acts_until_the_grace_is_over(server: Running, at: int, counts_at: int | None) -> None:
    @people
    async def story(server: Running, ada: Person) -> None:
        table, place = await started(ada)
        with clock_at(server, table, at):
            answer = await place.act(carry(0))
            if counts_at is None:
                assert refusal(answer) in (
                    "rush-no-over",
                    "server-closed",
                )  # by the rules, or since the clock was first
                assert (place.log[-1]["seat"], place.log[-1]["at"]) == (-2, E)
                await ended(place)
            else:
                assert refusal(answer) is None
                assert (place.log[-1]["action"], place.log[-1]["at"]) == (carry(0), counts_at)

    story(server)


@people
async def test_the_clock_waits_for_the_grace_and_bots_have_none(server: Running, ada: Person) -> None:
    table, place = await started(ada, "bot:hard")
    with clock_at(server, table, E + 499):
        before = len(place.log)
        await asyncio.sleep(3 * PACE["hard"] / 1000)
        server.run(lambda hub: ticked(hub, table))
        assert refusal(await place.request(type="undo")) == "table-undo-never"
        assert len(place.log) == before
    with clock_at(server, table, E + 500):
        await ended(place)
    assert place.log[-1]["at"] == E


async def ticked(hub: Hub, table: str) -> None:
    async with held(hub.tables[table]):
        await moves.tick(hub.tables[table])
