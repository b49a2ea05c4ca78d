"""How good people are at each game: Plackett-Luce, from tables that accounts played against each other."""

from collections.abc import Iterable
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Row, insert, select, update

from mensae.server.store.schema import accounts, ratings
from mensae.server.store.tables import Chair, Sheet
from mensae.wire.people import Ranked, Rating

_MODEL = PlackettLuce()


def rate(connection: Connection, sheet: Sheet, chairs: list[Chair]) -> None:
    """Rates a table that ends; called once, in the transaction that ends it."""
    places = rated_places(sheet, chairs)
    if not places:
        return
    ids = _locked(connection, places)
    if len(ids) < 2:  # the others have deleted their accounts while they played
        return
    before = _ratings(connection, sheet.game, ids)
    fresh = Rating(sheet.game, _MODEL.mu, _MODEL.sigma, 0.0, 0, 0)
    teams = [[_MODEL.rating(before.get(id, fresh).mu, before.get(id, fresh).sigma)] for id in ids]
    for id, [after] in zip(ids, _MODEL.rate(teams, ranks=[places[id] for id in ids]), strict=True):
        old = before.get(id, fresh)
        values = {
            "mu": after.mu,
            "sigma": after.sigma,
            "ordinal": after.ordinal(),
            "games": old.games + 1,
            "wins": old.wins + (places[id] == 1),
        }
        if id in before:
            here = (ratings.c.account_id == id) & (ratings.c.game == sheet.game)
            connection.execute(update(ratings).where(here).values(values))
        else:
            connection.execute(insert(ratings).values(account_id=id, game=sheet.game, **values))


def rated_places(sheet: Sheet, chairs: list[Chair]) -> dict[str, int]:
    """The place of each account; nobody's where the table is not rated.

    Not rated are forks, tables where everybody has the same place since all win or lose together, and tables without
    two accounts or with one account on two seats. Whoever has left counts, or leaving would save a rating; whoever
    put the seat into an account when the game had begun does not.
    """
    seats = [(c.account_id, c.place) for c in chairs if c.kind == "person" and not c.late]
    people = [(id, place) for id, place in seats if id is not None and place is not None]
    places = dict(people)
    together = len({chair.place for chair in chairs}) == 1
    if sheet.phase != "over" or sheet.origin or together or len(places) < 2 or len(places) < len(people):
        return {}
    return places


def _locked(connection: Connection, ids: Iterable[str]) -> list[str]:
    """Those of the accounts that there still are, locked until the transaction ends, always in the same order.

    The accounts are locked, not the ratings, because the first rating has no row to lock yet.
    """
    query = select(accounts.c.id).where(accounts.c.id.in_(list(ids))).order_by(accounts.c.id)
    return list(connection.execute(query.with_for_update(key_share=True)).scalars())


def _ratings(connection: Connection, game: str, ids: list[str]) -> dict[str, Rating]:
    query = select(ratings).where(ratings.c.game == game, ratings.c.account_id.in_(ids))
    return {row.account_id: _rating(row) for row in connection.execute(query)}


def ratings_of(connection: Connection, account_id: str) -> list[Rating]:
    """The ratings of an account, the most played game first."""
    query = select(ratings).where(ratings.c.account_id == account_id)
    rows = connection.execute(query.order_by(ratings.c.games.desc(), ratings.c.game))
    return [_rating(row) for row in rows]


def leaderboard(connection: Connection, game: str, limit: int, offset: int) -> list[Ranked]:
    """The best accounts at a game from number `offset` on; only those who have been rated have a row."""
    query = (
        select(accounts.c.name, ratings)
        .join_from(ratings, accounts)
        .where(ratings.c.game == game)
        .order_by(ratings.c.ordinal.desc(), accounts.c.name_key)
        .limit(limit)
        .offset(offset)
    )
    return [
        Ranked(rank, row.name, row.mu, row.sigma, row.ordinal, row.games, row.wins)
        for rank, row in enumerate(connection.execute(query), offset + 1)
    ]


def _rating(row: "Row[Any]") -> Rating:
    return Rating(row.game, row.mu, row.sigma, row.ordinal, row.games, row.wins)
