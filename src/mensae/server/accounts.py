"""Accounts, for those who want one: a name and a password, and sessions on devices."""

import asyncio
import os
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from mensae.core.schema import refused
from mensae.server.names import clean_name, name_key, name_look
from mensae.server.seats import Account, hashed, new_id
from mensae.server.store import Conflict, Store
from mensae.server.store.schema import accounts, browsers, chairs, sessions, tables
from mensae.wire.limits import MAX_PASSWORD, MIN_PASSWORD

LONGEST_KEY = 64  # the column's; a single sign may stand for eighteen letters
TOKEN_BYTES = 32  # 256 bits
SESSION_AGE = 90 * 24 * 3600 * 1000  # ms
BROWSER_AGE = 400 * 24 * 3600 * 1000  # ms after which a browser has forgotten the cookie that it is known by
MOST_WAITING = 50  # for a place where passwords are hashed; with more, the last would wait for many seconds
T = TypeVar("T")


def sensible_hasher() -> PasswordHasher:
    """Argon2id with one thread: OWASP's memory and twice its passes, a tenth of a second or so."""
    return PasswordHasher(time_cost=2, memory_cost=46 * 1024, parallelism=1)


class Passwords:
    """Hashes passwords in threads, and only on half of the cores: games go on while many sign in."""

    def __init__(self, hasher: PasswordHasher | None = None, at_once: int | None = None) -> None:
        self._hasher = hasher or sensible_hasher()
        self._places = asyncio.Semaphore(at_once or min(4, max(1, (os.cpu_count() or 1) // 2)))
        self._asked = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._work(lambda: self._hasher.hash(_normal(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether this is the password; that of nobody (None) never is, and takes as long to say so."""
        if kept is None:
            await self.hash(password)
            return False
        try:
            return await self._work(lambda: self._hasher.verify(kept, _normal(password)))
        except VerifyMismatchError:
            return False

    async def renewed(self, password: str, kept: str) -> str:
        """What is kept of the password from now on: the same, unless the parameters have changed."""
        return await self.hash(password) if self._hasher.check_needs_rehash(kept) else kept

    async def _work(self, work: Callable[[], T]) -> T:
        if self._asked >= MOST_WAITING:
            raise refused("server-sign-in-busy")
        self._asked += 1
        try:
            async with self._places:
                return await asyncio.to_thread(work)
        finally:
            self._asked -= 1


def _normal(password: str) -> str:
    """The same bytes from every keyboard."""
    return unicodedata.normalize("NFC", password)


def check_password(password: str, name: str) -> None:
    """Raises `Refused` for a password that is too short, too long, or the name."""
    if len(password) < MIN_PASSWORD:
        raise refused("server-password-short", length=len(password), least=MIN_PASSWORD)
    if len(password) > MAX_PASSWORD:
        raise refused("server-password-long", length=len(password), most=MAX_PASSWORD)
    if name_key(password) == name_key(name):
        raise refused("server-password-name")


# Coming and going


@dataclass(frozen=True)
class SignedIn:
    """An account, and the token that a device shows for it."""

    account: Account
    token: str


async def create_account(store: Store, passwords: Passwords, name: str, password: str, now: int) -> SignedIn:
    """A new account, signed in; raises `Refused` if the name is taken."""
    name = clean_name(name)
    key, look = name_key(name), name_look(name)
    if "/" in name or len(key) > LONGEST_KEY:  # the name is a part of the profile's address
        raise refused("server-account-name-letters")
    check_password(password, name)
    alike = select(accounts.c.id).where((accounts.c.name_key == key) | (accounts.c.look == look))
    if await store.read(lambda connection: connection.execute(alike).first()):
        raise refused("server-account-name-taken", name=name)
    new = SignedIn(Account(new_id(), name), new_token())
    row = {"id": new.account.id, "name": name, "name_key": key, "look": look, "created": now}
    kept = await passwords.hash(password)

    def write(connection: Connection) -> None:
        connection.execute(insert(accounts).values(password=kept, **row))
        open_session(connection, new, now)

    try:
        await store.write(write)
    except Conflict as error:  # somebody was faster
        raise refused("server-account-name-taken", name=name) from error
    return new


async def sign_in(store: Store, passwords: Passwords, name: str, password: str, now: int) -> SignedIn:
    """A new session; raises `Refused`, after the same time, for a wrong name as for a wrong password."""
    found = await store.read(lambda connection: find_account(connection, name))
    if not await passwords.fits(password, found and found.password) or found is None:
        raise refused("server-sign-in-wrong")
    fresh = await passwords.renewed(password, found.password)
    new = SignedIn(Account(found.id, found.name), new_token())

    def write(connection: Connection) -> bool:
        still = _set_password(connection, found.id, found.password, fresh)
        if still:
            open_session(connection, new, now)
        return still

    if not await store.write(write):
        raise refused("server-sign-in-wrong")
    return new


async def change_password(
    store: Store, passwords: Passwords, account: Account, password: str, new_password: str, token: str
) -> None:
    """Another password from now on; only the session of this token goes on."""
    check_password(new_password, account.name)
    kept = await _proven(store, passwords, account, password)
    fresh = await passwords.hash(new_password)

    def write(connection: Connection) -> bool:
        still = _set_password(connection, account.id, kept, fresh)
        if still:
            end_other_sessions(connection, account.id, token)
        return still

    if not await store.write(write):
        raise refused("server-password-wrong")


async def delete_account(store: Store, passwords: Passwords, account: Account, password: str) -> None:
    """Removes name, password, sessions and ratings; seats stay under the names they had, as those of guests."""
    kept = await _proven(store, passwords, account, password)
    here = (accounts.c.id == account.id) & (accounts.c.password == kept)
    if not await store.write(lambda connection: connection.execute(delete(accounts).where(here)).rowcount):
        raise refused("server-password-wrong")


async def _proven(store: Store, passwords: Passwords, account: Account, password: str) -> str:
    """What is kept of the password of whoever knows it; raises `Refused` for the others."""
    query = select(accounts.c.password).where(accounts.c.id == account.id)
    kept: str | None = await store.read(lambda connection: connection.execute(query).scalar())
    if not await passwords.fits(password, kept) or kept is None:
        raise refused("server-password-wrong")
    return kept


def _set_password(connection: Connection, account_id: str, kept: str, fresh: str) -> bool:
    """Whether the password was still the one that was proven, and not changed or deleted meanwhile."""
    here = (accounts.c.id == account_id) & (accounts.c.password == kept)
    return bool(connection.execute(update(accounts).where(here).values(password=fresh)).rowcount)


# Sessions


def new_token() -> str:
    """What a device shows; only its hash is kept."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def open_session(connection: Connection, new: SignedIn, now: int) -> None:
    """Lets the token speak for the account."""
    row = {"token": hashed(new.token), "account_id": new.account.id, "created": now, "expires": now + SESSION_AGE}
    connection.execute(insert(sessions).values(row))


def account_of_token(connection: Connection, token: str, now: int) -> Account | None:
    """Whose token this is."""
    query = (
        select(accounts.c.id, accounts.c.name)
        .join_from(sessions, accounts)
        .where(sessions.c.token == hashed(token), sessions.c.expires > now)
    )
    row = connection.execute(query).first()
    return row and Account(row.id, row.name)


def is_half_used(connection: Connection, token: str, now: int) -> bool:
    """Whether it is time to renew the session."""
    expires = connection.execute(select(sessions.c.expires).where(sessions.c.token == hashed(token))).scalar()
    return expires is not None and now < expires < now + SESSION_AGE // 2


def renew_session(connection: Connection, token: str, now: int) -> None:
    """Lets a session that goes on last its full time again."""
    here = (sessions.c.token == hashed(token)) & (sessions.c.expires > now)
    connection.execute(update(sessions).where(here).values(expires=now + SESSION_AGE))


def end_session(connection: Connection, token: str) -> None:
    """Signs one device out."""
    connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))


def end_other_sessions(connection: Connection, account_id: str, token: str) -> None:
    """Signs all devices out but the one with this token."""
    others = (sessions.c.account_id == account_id) & (sessions.c.token != hashed(token))
    connection.execute(delete(sessions).where(others))


def delete_expired(connection: Connection, now: int) -> int:
    """Removes sessions that are over, and says how many; and browsers that have not signed in for too long."""
    connection.execute(delete(browsers).where(browsers.c.seen <= now - BROWSER_AGE))
    return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount


# Looking


def find_account(connection: Connection, name: str) -> "Row[Any] | None":
    """The account that people would call so; raises `Refused` for what is no name at all."""
    return connection.execute(select(accounts).where(accounts.c.name_key == name_key(clean_name(name)))).first()


def results_of(connection: Connection, account_id: str, limit: int) -> "list[Row[Any]]":
    """The newest results of an account: table, game, listed, ended, place, score, and how many seats there were."""
    others = chairs.alias()
    count = select(func.count()).where(others.c.table_id == tables.c.id).scalar_subquery()
    query = (
        select(tables.c.id, tables.c.game, tables.c.listed, tables.c.ended, chairs.c.place, chairs.c.score)
        .add_columns(count.label("seats"))
        .join_from(chairs, tables)
        .where(chairs.c.account_id == account_id, tables.c.phase == "over")
        .order_by(tables.c.ended.desc(), tables.c.id, chairs.c.seat)
        .limit(limit)
    )
    return list(connection.execute(query))
