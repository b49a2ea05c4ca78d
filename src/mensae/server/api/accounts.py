"""Accounts over HTTP: signing up, in and out, and what belongs to it."""

from typing import Any

from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from mensae.core.schema import refused
from mensae.server import accounts, guessing
from mensae.server.accounts import SESSION_AGE, Passwords
from mensae.server.api.params import AnyRequest, TheHouse, TheHub, TheVisitor
from mensae.server.house import House, now_ms
from mensae.server.hub import Hub
from mensae.server.limits import Rate, network
from mensae.server.loading import held
from mensae.server.ratings import ratings_of
from mensae.server.seats import Account, Visitor
from mensae.wire.names import BROWSER, SESSION
from mensae.wire.people import Credentials, Myself, Named, NewPassword, Proof

NEW_ACCOUNTS = Rate(burst=10, per_second=1 / 300)
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

ThePasswords = NamedDependency[Passwords]


# Signing up, in and out


@post("/api/accounts", opt={"role": "anyone"})
async def sign_up(
    data: JSONBody[Credentials], request: AnyRequest, house: TheHouse, passwords: ThePasswords, visitor: TheVisitor
) -> Response[Myself]:
    """Makes an account and signs in."""
    if wait := house.limits.take(("account", network(visitor.address)), NEW_ACCOUNTS):
        raise refused("server-slow-down", seconds=int(wait) + 1)
    new = await accounts.create_account(house.store, passwords, data.name, data.password, now_ms())
    await _remember(house, new.account, request)
    return Response(Myself(Named(new.account.name), []), status_code=201, cookies=[_cookie(house, new.token)])


@post("/api/sessions", opt={"role": "anyone"})
async def sign_in(
    data: JSONBody[Credentials], request: AnyRequest, house: TheHouse, passwords: ThePasswords, visitor: TheVisitor
) -> Response[Myself]:
    """Signs this device in."""
    async with guessing.guess(house, data.name, visitor, request.cookies[BROWSER]):
        new = await accounts.sign_in(house.store, passwords, data.name, data.password, now_ms())
    await _remember(house, new.account, request)
    return Response(await _myself(house, new.account), status_code=201, cookies=[_cookie(house, new.token)])


async def _remember(house: House, account: Account, request: AnyRequest) -> None:
    """Whoever guesses the password elsewhere does not keep this browser out."""
    browser = request.cookies[BROWSER]
    await house.store.write(lambda connection: guessing.remember(connection, account.id, browser, now_ms()))


@delete("/api/sessions", opt={"role": "anyone"})
async def sign_out(request: AnyRequest, hub: TheHub, visitor: TheVisitor) -> Response[None]:
    """Signs this device out."""
    if token := request.cookies.get(SESSION):
        await hub.house.store.write(lambda connection: accounts.end_session(connection, token))
        hub.sign_out(visitor.account, lambda other: other == token)
    return Response(None, status_code=204, cookies=[_cookie(hub.house, None)])


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
    data: JSONBody[NewPassword], request: AnyRequest, hub: TheHub, passwords: ThePasswords, visitor: TheVisitor
) -> None:
    """Changes the password, and signs all other devices out."""
    account, house, token = signed_in(visitor), hub.house, request.cookies[SESSION]
    guessing.count_proof(house, token)
    await accounts.change_password(house.store, passwords, account, data.password, data.new_password, token)
    hub.sign_out(account, lambda other: other != token)


@delete("/api/me", opt={"role": "account"})
async def delete_account(
    data: JSONBody[Proof], request: AnyRequest, hub: TheHub, passwords: ThePasswords, visitor: TheVisitor
) -> Response[None]:
    """Deletes the account with its ratings; its seats stay with whoever holds their cookies or recovery codes."""
    account, house = signed_in(visitor), hub.house
    guessing.count_proof(house, request.cookies[SESSION])
    await accounts.delete_account(house.store, passwords, account, data.password)
    await _forget(hub, account)
    hub.sign_out(account, lambda other: True)
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


async def _myself(house: House, account: Account | None) -> Myself:
    if account is None:
        return Myself(None, [])
    found = await house.store.read(lambda connection: ratings_of(connection, account.id))
    return Myself(Named(account.name), found)


def signed_in(visitor: Visitor) -> Account:
    """The account of somebody whom the guard has let through."""
    assert visitor.account is not None  # the guard has refused guests
    return visitor.account


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
            sign_up, sign_in, sign_out, me, change_password, delete_account
        ],
        dependencies={"passwords": Provide(provide_passwords, sync_to_thread=False)},
    )
]  # fmt: skip
