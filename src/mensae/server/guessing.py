"""Who guesses passwords has few tries, and nobody is kept out because others guess.

Wrong passwords are counted for each network at each account: ten, and then one in five minutes. Whoever has more
networks has more tries, so all strangers together have a hundred at an account, and then two a minute. That is a
million a year from however many networks; of eight letters at random there are two hundred thousand million. Eight
networks do not reach it (80, and then 1.6 a minute). With more of them a stranger has to wait, even the owner with a
new device. Their other devices do not: a browser that has signed in to this account before, or is signed in to it now,
is counted by itself.
"""

from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from sqlalchemy import Connection, delete, insert, select, update

from mensae.core.schema import Refused, refused
from mensae.server.accounts import find_account
from mensae.server.house import House
from mensae.server.limits import Limits, Rate, network
from mensae.server.names import clean_name, name_key
from mensae.server.seats import Visitor, hashed
from mensae.server.store.schema import browsers

SIGN_INS = Rate(burst=10, per_second=1 / 6)  # of strangers of a network, right or wrong: hashing takes its time
RETURNS = Rate(burst=30, per_second=1 / 2)  # of those of a network who are known
TRIES = Rate(burst=10, per_second=1 / 300)  # of a network at an account, wrong ones, as are those below
KNOWN_TRIES = Rate(burst=10, per_second=1 / 30)  # of a browser that the account knows, or of a session
STRANGERS = Rate(burst=100, per_second=1 / 30)  # of all others at an account
MOST_BROWSERS = 50  # that an account knows, the newest

Count = tuple[Limits, tuple[Hashable, ...]]


@asynccontextmanager
async def guess(house: House, name: str, visitor: Visitor, browser: str) -> AsyncIterator[None]:
    """Counts a try to sign in, unless it was right or not looked at; raises `Refused` if it is one too many."""
    counted = await _count(house, name, visitor, browser)
    try:
        yield
    except Refused as error:
        if error.refusal.text.key == "server-sign-in-wrong":
            counted = []
        raise
    finally:
        _give_back(counted)


async def _count(house: House, name: str, visitor: Visitor, browser: str) -> list[Count]:
    """What counts only wrong tries is returned."""
    account_id, known_by = await house.store.read(lambda connection: _whose(connection, name, visitor, browser))
    whence, whom = network(visitor.address), account_id or name_key(clean_name(name))
    if known_by is not None:
        _take(house.limits, ("return", whence), RETURNS)
        return [_take(house.limits, ("known guess", known_by, whom), KNOWN_TRIES)]
    _take(house.limits, ("sign-in", whence), SIGN_INS)
    of_network = _take(house.limits, ("guess", whence, whom), TRIES)
    if account_id is None:
        return [of_network]
    try:
        return [of_network, _take(house.strangers, ("guess", account_id), STRANGERS)]
    except Refused:
        _give_back([of_network])
        raise


def _whose(connection: Connection, name: str, visitor: Visitor, browser: str) -> tuple[str | None, Hashable]:
    """The account of this name, and by what it knows who asks, which nobody can choose; None for strangers."""
    found = find_account(connection, name)
    if found is None:
        return None, None
    if knows(connection, found.id, browser):
        return found.id, hashed(browser)
    is_signed_in = visitor.account is not None and visitor.account.id == found.id
    return found.id, "session" if is_signed_in else None


def count_proof(house: House, token: str) -> None:
    """Counts a password that somebody who is signed in must show; raises `Refused` if it is one too many."""
    _take(house.limits, ("proof", hashed(token)), KNOWN_TRIES)


def _take(limits: Limits, key: tuple[Hashable, ...], rate: Rate) -> Count:
    if wait := limits.take(key, rate):
        raise refused("server-slow-down", seconds=int(wait) + 1)
    return limits, key


def _give_back(counted: list[Count]) -> None:
    for limits, key in counted:
        limits.give_back(key)


# Browsers that have signed in


def knows(connection: Connection, account_id: str, browser: str) -> bool:
    """Whether this browser has signed in to the account before."""
    here = (browsers.c.account_id == account_id) & (browsers.c.token == hashed(browser))
    return connection.execute(select(browsers.c.seen).where(here)).first() is not None


def remember(connection: Connection, account_id: str, browser: str, now: int) -> None:
    """This browser has signed in to the account; of too many the account forgets the oldest."""
    row = {"account_id": account_id, "token": hashed(browser)}
    here = (browsers.c.account_id == account_id) & (browsers.c.token == row["token"])
    if not connection.execute(update(browsers).where(here).values(seen=now)).rowcount:
        connection.execute(insert(browsers).values(seen=now, **row))
    of_account = select(browsers.c.token).where(browsers.c.account_id == account_id)
    newest = of_account.order_by(browsers.c.seen.desc(), browsers.c.token).limit(MOST_BROWSERS).subquery()
    too_many = (browsers.c.account_id == account_id) & browsers.c.token.not_in(select(newest.c.token))
    connection.execute(delete(browsers).where(too_many))
