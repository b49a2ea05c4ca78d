"""Ratings on both databases: who is rated, how, and what everybody sees of it."""

import asyncio
from typing import Any

import pytest
from httpx import AsyncClient
from openskill.models import PlackettLuce
from sqlalchemy import insert

from mensae.server.hub import Hub
from mensae.server.live import LiveTable
from mensae.server.moves import act
from mensae.server.ratings import leaderboard, rate, rated_places, ratings_of
from mensae.server.store import Store, open_store, schema
from mensae.server.store.tables import Chair, Sheet
from mensae.wire.people import Rating
from tests.highcard.schema import Keep
from tests.server.browsers import SECRET, serving, with_store

MODEL = PlackettLuce()
[[WINNER], [LOSER]] = MODEL.rate([[MODEL.rating()], [MODEL.rating()]])


def sheet(game: str = "gardens", **more: Any) -> Sheet:
    return Sheet("table", game, 1, {}, bytes(32), 0, **{"phase": "over", **more})


def person(account: str | None, place: int, away: bool = False) -> Chair:
    return Chair("person", "Somebody", away=away, account_id=account, place=place, score=10 - place)


def bot(place: int) -> Chair:
    return Chair("bot", "Bot", "medium", place=place, score=10 - place)


async def with_accounts(store: Store, *names: str) -> None:
    """Accounts whose ids are their names."""
    rows = [{"id": n, "name": n, "name_key": n.casefold(), "password": "", "created": 0} for n in names]
    await store.write(lambda connection: connection.execute(insert(schema.accounts), rows))


async def play(store: Store, *chairs: Chair, game: str = "gardens") -> None:
    await store.write(lambda connection: rate(connection, sheet(game), list(chairs)))


async def rating(store: Store, account: str) -> Rating:
    [found] = await store.read(lambda connection: ratings_of(connection, account))
    return found


@with_store
async def test_the_winner_rises_and_the_loser_falls(store: Store) -> None:
    await with_accounts(store, "Ada", "Ben")
    await play(store, person("Ben", 2), person("Ada", 1))
    ada, ben = await rating(store, "Ada"), await rating(store, "Ben")
    assert ada == Rating("gardens", WINNER.mu, WINNER.sigma, WINNER.mu - 3 * WINNER.sigma, 1, 1)
    assert ben == Rating("gardens", LOSER.mu, LOSER.sigma, LOSER.mu - 3 * LOSER.sigma, 1, 0)
    await play(store, person("Ben", 1), person("Ada", 2))
    again = await rating(store, "Ada")
    assert (again.games, again.wins) == (2, 1)
    assert again.mu < ada.mu
    assert again.sigma < ada.sigma


@with_store
async def test_bots_and_guests_are_left_out_and_whoever_left_counts(store: Store) -> None:
    await with_accounts(store, "Ada", "Ben")
    await play(store, person("Ada", 3), bot(1), person(None, 2), person("Ben", 4, away=True))
    ada, ben = await rating(store, "Ada"), await rating(store, "Ben")
    assert (ada.mu, ada.games, ada.wins) == (WINNER.mu, 1, 0)  # first among the accounts, but no winner
    assert ben.mu == LOSER.mu


@with_store
async def test_shared_places_are_a_draw_between_those_who_share_them(store: Store) -> None:
    await with_accounts(store, "Ada", "Ben", "Cleo")
    await play(store, person("Ada", 1), person("Ben", 1), person("Cleo", 3))
    ada, ben, cleo = [await rating(store, name) for name in ("Ada", "Ben", "Cleo")]
    assert ada == ben
    assert ada.mu > MODEL.mu > cleo.mu
    assert (ada.wins, cleo.wins) == (1, 0)


@pytest.mark.parametrize(
    ("sheet", "chairs"),
    [
        pytest.param(sheet(), [person("Ada", 1), bot(2), person(None, 3)], id="one account"),
        pytest.param(sheet(), [person("Ada", 1), person("Ben", 2), person("Ada", 3)], id="an account on two seats"),
        pytest.param(sheet(), [bot(1), bot(2)], id="bots among themselves"),
        pytest.param(sheet(), [person("Ada", 1), person("Ben", 1)], id="all win together"),
        pytest.param(sheet(), [person("Ada", 2), person("Ben", 2)], id="all lose together"),
        pytest.param(sheet(origin="other"), [person("Ada", 1), person("Ben", 2)], id="a fork"),
        pytest.param(sheet(phase="abandoned"), [person("Ada", 1), person("Ben", 2)], id="given up"),
    ],
)
def test_some_tables_are_not_rated(sheet: Sheet, chairs: list[Chair]) -> None:
    assert rated_places(sheet, chairs) == {}


@with_store
async def test_an_account_that_was_deleted_meanwhile_is_left_out(store: Store) -> None:
    await with_accounts(store, "Ada", "Ben")
    await play(store, person("Ada", 1), person("Ben", 3), person("Gone", 2))
    assert (await rating(store, "Ada")).mu == WINNER.mu
    await play(store, person("Ada", 1), person("Gone", 2))
    assert (await rating(store, "Ada")).games == 1


@with_store
async def test_every_game_has_its_own_leaderboard(store: Store) -> None:
    await with_accounts(store, "Eve", "Ben", "ada", "Dan")
    await play(store, person("Eve", 1), person("Ben", 2))
    await play(store, person("ada", 1), person("Dan", 2))
    await play(store, person("Ben", 1), person("Dan", 2), game="maze")
    lines = await store.read(lambda connection: leaderboard(connection, "gardens", 10, 0))
    assert [(line.rank, line.name, line.wins) for line in lines] == [
        (1, "ada", 1),
        (2, "Eve", 1),
        (3, "Ben", 0),
        (4, "Dan", 0),
    ]
    assert await store.read(lambda connection: leaderboard(connection, "gardens", 2, 1)) == lines[1:3]
    maze = await store.read(lambda connection: leaderboard(connection, "maze", 10, 0))
    assert [line.name for line in maze] == ["Ben", "Dan"]


def test_two_servers_that_finish_tables_at_once_lose_no_game(database_url: str) -> None:
    async def test() -> None:
        stores = [await open_store(database_url) for _ in range(2)]
        await with_accounts(stores[0], "Ada", "Ben", "Cleo")
        tables = [[person("Ada", 1), person("Ben", 2)], [person("Cleo", 2), person("Ben", 3), person("Ada", 1)]]
        for _ in range(10):
            await asyncio.gather(*(play(store, *chairs) for store in stores for chairs in tables))
        assert [(await rating(stores[0], name)).games for name in ("Ada", "Ben", "Cleo")] == [40, 40, 20]
        for store in stores:
            await store.close()

    asyncio.run(test())


async def played(hub: Hub, ada: AsyncClient, ben: AsyncClient, listed: bool) -> LiveTable:
    """A table of two that has come to its end."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = await ada.post("/api/tables", json={"game": "highcard", "seats": seats, "listed": listed})
    live = await hub.find(made.json()["room"]["id"])
    await ben.post(f"/api/tables/{live.id}/seats", json={"name": "Benny"})
    for seat in range(2):
        await act(live, seat, [Keep()], "key")
    return live


@with_store
async def test_a_table_played_to_its_end_is_rated_and_seen(store: Store) -> None:
    async with serving(store) as (hub, browser), browser() as ada, browser() as ben:
        for client, name in ((ada, "Ada"), (ben, "Ben")):
            await client.post("/api/accounts", json={"name": name, "password": SECRET})
        private = await played(hub, ada, ben, listed=False)
        live = await played(hub, ada, ben, listed=True)
        while not rated_places(live.sheet, live.chairs):  # equal cards
            live = await played(hub, ada, ben, listed=True)
        chair = live.chairs[0]

        tables = (await ada.get("/api/me/tables")).json()
        mine = tables[0]
        assert (mine["id"], mine["phase"], mine["names"], mine["mine"]) == (live.id, "over", ["Ada", "Benny"], [0])
        assert (mine["place"], mine["score"]) == (chair.place, chair.score)
        assert tables[-1]["id"] == private.id
        assert (await ada.get("/api/me/tables?limit=1")).json() == [mine]

        me = (await ada.get("/api/me")).json()
        player = (await ben.get("/api/players/ADA")).json()
        newest, oldest = player["results"][0], player["results"][-1]
        assert (player["name"], player["ratings"]) == ("Ada", me["ratings"])
        assert (newest["table"], oldest["table"]) == (live.id, None)  # whoever has the link may look
        assert (newest["place"], newest["seats"], newest["score"]) == (chair.place, 2, chair.score)

        board = (await ben.get("/api/games/highcard/leaderboard")).json()
        assert {line["name"] for line in board} == {"Ada", "Ben"}
        assert [line["ordinal"] for line in board if line["name"] == "Ada"] == [me["ratings"][0]["ordinal"]]
        assert (await ben.get("/api/games/chess/leaderboard")).status_code == 404

        assert (await ben.request("DELETE", "/api/me", json={"password": SECRET})).status_code == 204
        assert [line["name"] for line in (await ada.get("/api/games/highcard/leaderboard")).json()] == ["Ada"]
        assert (await ada.get("/api/me/tables")).json() == tables
