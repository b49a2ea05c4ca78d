"""Rush on a real server, and how its people and its clock are led, for tests of games in real time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from mensae.server.hub import Hub
from mensae.server.live import LiveTable
from mensae.server.loading import held
from tests.server.databases import Kind, drop, fresh_url
from tests.server.highcard_server import serving_highcard
from tests.server.serving import Person, Place, Running
from tests.server.test_tables import refusal, seated
from tests.server.worker_games import GAMES

READY, CALL, PAUSE, RESUME = {"do": "ready"}, {"do": "call"}, {"do": "pause"}, {"do": "resume"}
HOST = -3
E = 60_000  # when the sand has run out, if it began at 0


def serving_rush(kind: Kind) -> Iterator[Running]:
    url = fresh_url(kind)
    with serving_highcard(url, {"stumble": GAMES["stumble"]}) as running:
        yield running
    drop(url)


def carry(pile: int) -> dict[str, Any]:
    return {"do": "carry", "pile": pile}


def inside(server: Running, table: str, work: Callable[[LiveTable], Any]) -> Any:
    """Asks the table in the server's memory, in the server's own thread, when nobody else has it."""

    async def ask(hub: Hub) -> Any:
        async with held(hub.tables[table]):
            return work(hub.tables[table])

    return server.run(ask)


def pass_time(server: Running, table: str, ms: int) -> None:
    """As if so much more table time had gone by, in which who is missed was not heard of, either."""

    def pass_it(live: LiveTable) -> None:
        live.began -= ms / 1000
        for seat, missed in live.pulse.missed.items():
            live.pulse.missed[seat] = replace(missed, since=missed.since - ms / 1000)
        live.after_change(live)

    inside(server, table, pass_it)


@contextmanager
def clock_at(server: Running, table: str, at: int) -> Iterator[None]:
    """The clock of the table shows this, for as long as the block lasts."""
    live = server.hub.tables[table]

    def freeze(_: LiveTable) -> None:
        live.at = lambda: at  # type: ignore[method-assign]
        live.after_change(live)

    inside(server, table, freeze)
    try:
        yield
    finally:
        inside(server, table, lambda _: live.__dict__.pop("at"))


async def started(ada: Person, *others: str, **options: Any) -> tuple[str, Place]:
    """Ada plays with bots, and the sand runs."""
    table = await ada.create("Ada", *others, game="rush", options=options)
    place = await ada.join(table, 0)
    await done(place, READY)
    return table, place


async def both_started(ada: Person, ben: Person, **options: Any) -> tuple[str, Place, Place]:
    table, a, b = await seated(ada, ben, "rush", options=options)
    await done(a, READY)
    await done(b, READY)
    return table, a, b


async def done(place: Place, action: dict[str, Any]) -> None:
    assert refusal(await place.act(action)) is None


def offered(place: Place) -> list[Any]:
    return [choice["action"] for choice in place.update["legal"]]


def sits(who: str, seat: int) -> dict[str, Any]:
    return {"do": "sits", "who": who, "seat": seat}


def sitters(place: Place, seat: int) -> list[str]:
    """Who has played the seat, one after the other, as the log says."""
    signs = [entry["action"] for entry in place.log if entry["seat"] == HOST]
    return [sign["who"] for sign in signs if sign["seat"] == seat]


def done_by(place: Place, seat: int) -> list[Any]:
    return [entry["action"] for entry in place.log if entry["seat"] == seat]


async def seen(place: Place, true: Callable[[], bool]) -> None:
    while not true():
        await place.receive()
