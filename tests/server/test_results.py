"""Which seats are one's own, and what the last tables brought."""

from typing import Any

from tests.server.roles import sign_in
from tests.server.serving import Person, Running
from tests.server.test_tables import (
    KEEP,
    SWAP,
    each_server,
    ended,
    people,
    people_on_each,
    refusal,
    seated,
    server,
)

__all__ = ["each_server", "server"]  # fixtures


async def mine(person: Person, table: str) -> Any:
    answer = await person.ask("GET", f"/api/tables/{table}/mine")
    assert answer.status_code == 200
    return answer.json()


async def played(first: Person, second: Person, **more: Any) -> str:
    """The id of a table that has been played to its end."""
    table, *places = await seated(first, second, **more)
    for place, action in zip(places, (SWAP, KEEP), strict=True):
        assert refusal(await place.act(action)) is None
    await ended(*places)
    return table


async def results(person: Person, query: str = "") -> list[dict[str, Any]]:
    answer = await person.ask("GET", f"/api/results{query}")
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()
    return found


@people
async def test_a_visitor_is_told_which_seats_are_theirs(ada: Person, ben: Person, eve: Person) -> None:
    table = await ada.create("Ada", None, "Ann", "bot:easy", game="highcard")
    assert await mine(ada, table) == {"seats": [0, 2]}
    assert await mine(ben, table) == {"seats": []}
    await ben.take(table, "Ben")
    assert await mine(ben, table) == {"seats": [1]}
    assert await mine(eve, table) == {"seats": []}
    assert refusal(await eve.ask("GET", "/api/tables/nowhere/mine")) == "server-no-table"


@people
async def test_seats_in_an_account_are_found_from_another_device(server: Running, ada: Person, ben: Person) -> None:
    await sign_in(server, {"Grace": ada})
    table = await ada.create("Grace", None, game="highcard")
    ben.http.cookies.set("mensae-session", ada.http.cookies["mensae-session"], path="/")
    assert await mine(ben, table) == {"seats": [0]}


@people_on_each
async def test_the_newest_results_of_listed_tables_are_shown_to_everybody(
    ada: Person, ben: Person, eve: Person
) -> None:
    before = await results(eve, "?limit=100")
    first = await played(ada, ben, listed=True)
    hidden = await played(ada, ben)
    second = await played(ada, ben, listed=True)
    running = await ada.create("Ada", "Ann", game="highcard", listed=True)
    given_up = await ada.create("Ada", None, game="highcard", listed=True)
    await ada.ask("PUT", f"/api/tables/{given_up}/abandon", {"agree": True})
    found = await results(eve, "?limit=100")
    assert [each["id"] for each in found] == [second, first, *(each["id"] for each in before)]
    assert not {hidden, running, given_up} & {each["id"] for each in found}
    assert [each["id"] for each in await results(eve, "?limit=1")] == [second]
    newest = found[0]
    assert (newest["game"], newest["names"], newest["bots"]) == ("highcard", ["Ada", "Ben"], [False, False])
    scores, places = newest["scores"], newest["places"]
    assert sorted(places) in ([1, 2], [1, 1])
    assert (scores[0] > scores[1]) == (places[0] < places[1])
    room = (await eve.ask("GET", f"/api/tables/{second}")).json()
    assert newest["ended"] >= room["started"]


@people_on_each
async def test_tables_of_bots_alone_bring_no_results(ada: Person, ben: Person) -> None:
    table = await ada.create("bot:easy", "bot:easy", game="highcard", listed=True)
    place = await ben.join(table)
    while place.over is None:
        await place.receive()
    assert table not in [each["id"] for each in await results(ada)]
    assert (await ada.ask("GET", "/api/results?limit=0")).status_code == 400
    assert (await ada.ask("GET", "/api/results?limit=101")).status_code == 400
