"""Players: one's own tables, and what everybody may know about an account."""

from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter
from sqlalchemy import Connection

from mensae.core.schema import Refused, Seat, refused
from mensae.server import accounts
from mensae.server.api.accounts import signed_in
from mensae.server.api.params import TheHouse, TheHub, TheVisitor
from mensae.server.hub import Hub
from mensae.server.ratings import leaderboard, ratings_of
from mensae.server.seats import Account
from mensae.server.store.tables import Chair, Sheet, finished, of_account
from mensae.wire.people import Finished, MyTable, Player, Ranked, Result

RESULTS = 20
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get("/api/me/tables", opt={"role": "account"})
async def my_tables(hub: TheHub, visitor: TheVisitor, limit: Limit = 50) -> list[MyTable]:
    """One's own tables: first those where it is one's turn, then the newest."""
    account = signed_in(visitor)
    found = await hub.house.store.read(lambda connection: of_account(connection, account.id, limit))
    mine = [_my_table(account, sheet, chairs, await _awaited(hub, sheet)) for sheet, chairs in found]
    return sorted(mine, key=lambda table: not table.awaited)


async def _awaited(hub: Hub, sheet: Sheet) -> list[Seat]:
    """Who is to act; the log alone knows, so a running table is looked up."""
    if sheet.phase != "running":
        return []
    try:
        return (await hub.find(sheet.id)).room().awaited
    except Refused:  # by rules that are not here any more
        return []


def _my_table(account: Account, sheet: Sheet, chairs: list[Chair], awaited: list[Seat]) -> MyTable:
    mine = [seat for seat, chair in enumerate(chairs) if chair.account_id == account.id]
    best = min((chairs[seat] for seat in mine), key=lambda chair: chair.place or 0)
    names = [chair.name for chair in chairs]
    return MyTable(
        sheet.id,
        sheet.game,
        sheet.phase,
        names,
        mine,
        any(seat in awaited for seat in mine),
        best.place,
        best.score,
        sheet.created,
        sheet.ended,
    )


# What everybody may know


@get("/api/results", opt={"role": "anyone"})
async def results(house: TheHouse, limit: Limit = 20) -> list[Finished]:
    """The listed tables that ended last, with at least one person at each."""
    found = await house.store.read(lambda connection: finished(connection, limit))
    return [_finished(sheet, chairs) for sheet, chairs in found]


def _finished(sheet: Sheet, chairs: list[Chair]) -> Finished:
    return Finished(  # the end gave every seat a score and a place, and the table its time
        sheet.id,
        sheet.game,
        [chair.name for chair in chairs],
        [chair.by_bot for chair in chairs],
        [chair.score or 0 for chair in chairs],
        [chair.place or 0 for chair in chairs],
        sheet.ended or 0,
    )


@get("/api/players/{name:str}", opt={"role": "anyone"})
async def player(name: FromPath[str], house: TheHouse) -> Player:
    """An account with its ratings and newest results."""

    def read(connection: Connection) -> Player | None:
        found = accounts.find_account(connection, name)
        if found is None:
            return None
        results = [
            Result(row.game, row.place, row.seats, row.score, row.ended, row.id if row.listed else None)
            for row in accounts.results_of(connection, found.id, RESULTS)
        ]
        return Player(found.name, found.created, ratings_of(connection, found.id), results)

    found = await house.store.read(read)
    if found is None:
        raise refused("server-account-unknown", name=name)
    return found


@get("/api/games/{game:str}/leaderboard", opt={"role": "anyone"})
async def best_players(game: FromPath[str], house: TheHouse, offset: Offset = 0, limit: Limit = 50) -> list[Ranked]:
    """The best players of a game."""
    if game not in house.games:
        raise refused("server-no-game", game=game, games=", ".join(house.games))
    return await house.store.read(lambda connection: leaderboard(connection, game, limit, offset))


HANDLERS: list[Any] = [my_tables, results, player, best_players]
