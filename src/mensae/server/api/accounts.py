"""Accounts over HTTP: signing up, in and out, one's own tables, and what everybody may know about players."""

from typing import Annotated, Any

from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from mensae.core.schema import Seat
from mensae.core.table import refused
from mensae.server import accounts
from mensae.server.access import SESSION
from mensae.server.accounts import LONGEST_PASSWORD, SESSION_AGE, Passwords
from mensae.server.api.params import AnyRequest, Name, TheHouse, TheVisitor
from mensae.server.hub import Hub
from mensae.server.limits import Rate, network
from mensae.server.live import House, now_ms
from mensae.server.loading import held
from mensae.server.names import clean_name, name_key
from mensae.server.ratings import Ranked, Rating, leaderboard, ratings_of
from mensae.server.seats import Account, Visitor
from mensae.server.store.tables import Chair, Sheet, of_account

NEW_ACCOUNTS = Rate(burst=10, per_second=1 / 300)
SIGN_INS = Rate(burst=10, per_second=1 / 6)  # of a network
GUESSES = Rate(burst=20, per_second=1 / 5)  # of one password, by all: more than a network has, so none locks people out
RESULTS = 20
STATUS = {
    "server-account-name-letters": 400,
    "server-account-name-taken": 409,
    "server-account-unknown": 404,
    "server-password-long": 400,
    "server-password-name": 400,
    "server-password-short": 400,
    "server-password-wrong": 403,
    "server-sign-in-busy": 503,
    "server-sign-in-wrong": 403,
}

Password = Annotated[str, Meta(max_length=4 * LONGEST_PASSWORD)]  # how long it really may be is told in a sentence
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
ThePasswords = NamedDependency[Passwords]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password so far, and the one from now on."""

    password: Password
    new_password: Password


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, for what cannot be undone."""

    password: Password


class Named(Struct, frozen=True):
    """The account that one is signed in to."""

    name: str


class Myself(Struct, frozen=True):
    """Who asks; guests have no account and no ratings."""

    account: Named | None
    ratings: list[Rating]


class MyTable(Struct, frozen=True):
    """A table where one has a seat."""

    id: str
    game: str
    phase: str  # open, running, over, abandoned
    names: list[str]  # by seat; empty where it is open
    mine: list[Seat]
    place: int | None  # of the best of one's seats, at the end
    score: int | None
    created: int  # ms since 1970
    ended: int | None


class Result(Struct, frozen=True):
    """How a table ended for somebody."""

    game: str
    place: int
    seats: int  # how many played
    score: int
    ended: int  # ms since 1970
    table: str | None  # only of listed tables: whoever knows the id of another may look at it


class Player(Struct, frozen=True):
    """What everybody may know about an account."""

    name: str
    since: int  # ms since 1970
    ratings: list[Rating]
    results: list[Result]  # the newest first


# Signing up, in and out


@post("/api/accounts", opt={"role": "anyone"})
async def sign_up(
    data: JSONBody[Credentials], house: TheHouse, passwords: ThePasswords, visitor: TheVisitor
) -> Response[Myself]:
    """Makes an account and signs in."""
    _slow_down(house, ("account", network(visitor.address)), NEW_ACCOUNTS)
    new = await accounts.create_account(house.store, passwords, data.name, data.password, now_ms())
    return Response(Myself(Named(new.account.name), []), status_code=201, cookies=[_cookie(house, new.token)])


@post("/api/sessions", opt={"role": "anyone"})
async def sign_in(
    data: JSONBody[Credentials], house: TheHouse, passwords: ThePasswords, visitor: TheVisitor
) -> Response[Myself]:
    """Signs this device in."""
    _slow_down(house, ("sign-in", network(visitor.address)), SIGN_INS)
    _slow_down(house, ("guess", name_key(clean_name(data.name))), GUESSES)
    new = await accounts.sign_in(house.store, passwords, data.name, data.password, now_ms())
    return Response(await _myself(house, new.account), status_code=201, cookies=[_cookie(house, new.token)])


@delete("/api/sessions", opt={"role": "anyone"})
async def sign_out(request: AnyRequest, house: TheHouse) -> Response[None]:
    """Signs this device out."""
    if token := request.cookies.get(SESSION):
        await house.store.write(lambda connection: accounts.end_session(connection, token))
    return Response(None, status_code=204, cookies=[_cookie(house, None)])


# Oneself


@get("/api/me", opt={"role": "anyone"})
async def me(request: AnyRequest, house: TheHouse, visitor: TheVisitor) -> Response[Myself]:
    """Who one is; a session that is half used is renewed."""
    token = request.cookies.get(SESSION)
    cookies = [_cookie(house, token)] if token and await _renew(house, token, now_ms()) else []
    return Response(await _myself(house, visitor.account), cookies=cookies)


async def _renew(house: House, token: str, now: int) -> bool:
    """Whether it was time to renew the session."""
    half_used = await house.store.read(lambda connection: accounts.is_half_used(connection, token, now))
    if half_used:
        await house.store.write(lambda connection: accounts.renew_session(connection, token, now))
    return half_used


@patch("/api/me", opt={"role": "account"}, status_code=204)
async def change_password(
    data: JSONBody[NewPassword], request: AnyRequest, house: TheHouse, passwords: ThePasswords, visitor: TheVisitor
) -> None:
    """Changes the password, and signs all other devices out."""
    account = _signed_in(visitor)
    _slow_down(house, ("guess", account.id), GUESSES)
    token = request.cookies.get(SESSION, "")
    await accounts.change_password(house.store, passwords, account, data.password, data.new_password, token)


@delete("/api/me", opt={"role": "account"})
async def delete_account(
    data: JSONBody[Proof], hub: NamedDependency[Hub], passwords: ThePasswords, visitor: TheVisitor
) -> Response[None]:
    """Deletes the account with its ratings; its seats stay with whoever holds their cookies or recovery codes."""
    account, house = _signed_in(visitor), hub.house
    _slow_down(house, ("guess", account.id), GUESSES)
    await accounts.delete_account(house.store, passwords, account, data.password)
    await _forget(hub, account)
    return Response(None, status_code=204, cookies=[_cookie(house, None)])


async def _forget(hub: Hub, account: Account) -> None:
    """Does in memory what the database has done: the account's seats are those of guests."""
    for live in list(hub.tables.values()):
        if any(chair.account_id == account.id for chair in live.chairs):
            async with held(live):
                for chair in live.chairs:
                    if chair.account_id == account.id:
                        chair.account_id = None
                live.people_changed()


@get("/api/me/tables", opt={"role": "account"})
async def my_tables(house: TheHouse, visitor: TheVisitor, limit: Limit = 50) -> list[MyTable]:
    """One's own tables, the newest first."""
    account = _signed_in(visitor)
    found = await house.store.read(lambda connection: of_account(connection, account.id, limit))
    return [_my_table(account, sheet, chairs) for sheet, chairs in found]


def _my_table(account: Account, sheet: Sheet, chairs: list[Chair]) -> MyTable:
    mine = [seat for seat, chair in enumerate(chairs) if chair.account_id == account.id]
    best = min((chairs[seat] for seat in mine), key=lambda chair: chair.place or 0)
    names = [chair.name for chair in chairs]
    return MyTable(sheet.id, sheet.game, sheet.phase, names, mine, best.place, best.score, sheet.created, sheet.ended)


# What everybody may know


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


async def _myself(house: House, account: Account | None) -> Myself:
    if account is None:
        return Myself(None, [])
    found = await house.store.read(lambda connection: ratings_of(connection, account.id))
    return Myself(Named(account.name), found)


def _signed_in(visitor: Visitor) -> Account:
    assert visitor.account is not None  # the guard has refused guests
    return visitor.account


def _slow_down(house: House, who: tuple[str, str], rate: Rate) -> None:
    if wait := house.limits.take(who, rate):
        raise refused("server-slow-down", seconds=int(wait) + 1)


def _cookie(house: House, token: str | None) -> Cookie:
    """The cookie of a session, or what removes it; no script can read it, and no other site sends it along."""
    return Cookie(
        key=SESSION,
        value=token or "",
        path="/",
        max_age=SESSION_AGE // 1000 if token else 0,
        httponly=True,
        secure=house.settings.secure,
        samesite="lax",
    )


def provide_passwords(state: State) -> Passwords:
    """What hashes the passwords of this server; tests put a cheaper one into the state of the application."""
    if "passwords" not in state:
        state["passwords"] = Passwords()
    passwords: Passwords = state["passwords"]
    return passwords


HANDLERS: list[Any] = [
    Router(
        "",
        route_handlers=[
            sign_up, sign_in, sign_out, me, change_password, delete_account, my_tables, player, best_players
        ],
        dependencies={"passwords": Provide(provide_passwords, sync_to_thread=False)},
    )
]  # fmt: skip
