"""Accounts and sessions on both databases."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select

from mensae.core.schema import Refused
from mensae.server import accounts
from mensae.server.accounts import MOST_WAITING, SESSION_AGE, Passwords
from mensae.server.seats import Account, hashed
from mensae.server.store import Store, schema
from mensae.wire.limits import MAX_PASSWORD
from tests.server.browsers import CHEAP, OTHER, SECRET, with_store

NOW = 1_800_000_000_000


class Counting(PasswordHasher):
    """Counts how often it hashes, and how often at once; `pause` may hold it up."""

    def __init__(self, pause: Callable[[], Any] = lambda: None) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.times = self.now = self.most = 0
        self.pause = pause
        self.lock = threading.Lock()

    def work(self) -> None:
        with self.lock:
            self.times, self.now = self.times + 1, self.now + 1
            self.most = max(self.most, self.now)
        self.pause()
        with self.lock:
            self.now -= 1

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.work()
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Any:
        self.work()
        return super().verify(hash, password)


async def refusal(doing: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.refusal.text.key


async def account_of(store: Store, token: str, now: int = NOW) -> Account | None:
    return await store.read(lambda connection: accounts.account_of_token(connection, token, now))


async def kept_password(store: Store) -> str:
    kept: str = await store.read(lambda c: c.execute(select(schema.accounts.c.password)).scalar_one())
    return kept


@with_store
async def test_a_new_account_is_signed_in_and_only_hashes_are_kept(store: Store) -> None:
    new = await accounts.create_account(store, Passwords(CHEAP), "  Ada  Lovelace ", SECRET, NOW)
    assert new.account.name == "Ada Lovelace"
    assert await account_of(store, new.token) == new.account
    assert await account_of(store, "another") is None
    kept = await kept_password(store)
    assert kept.startswith("$argon2id$")
    assert SECRET not in kept
    tokens = await store.read(lambda c: c.execute(select(schema.sessions.c.token)).scalars().all())
    assert tokens == [hashed(new.token)]


@with_store
async def test_bad_names_and_passwords_are_refused(store: Store) -> None:
    for name, password, key in (
        ("Ada", "1234567", "server-password-short"),
        ("Ada", "x" * (MAX_PASSWORD + 1), "server-password-long"),
        ("Ada Lovelace", "ADA lovelace", "server-password-name"),
        ("A/B", SECRET, "server-account-name-letters"),
        ("\ufdfa" * 10, SECRET, "server-account-name-letters"),  # which is a whole sentence ten times
        ("Ada\0", SECRET, "server-name-letters"),
        (" ", SECRET, "server-name-empty"),
    ):
        assert await refusal(accounts.create_account(store, Passwords(CHEAP), name, password, NOW)) == key


@with_store
async def test_a_name_belongs_to_one_account_however_it_is_written(store: Store) -> None:
    passwords = Passwords(CHEAP)
    await accounts.create_account(store, passwords, "Ada", SECRET, NOW)
    for name in ("Ada", "ADA", " ada ", "Ａｄａ"):
        taken = accounts.create_account(store, passwords, name, SECRET, NOW)
        assert await refusal(taken) == "server-account-name-taken"
        assert (await accounts.sign_in(store, passwords, name, SECRET, NOW)).account.name == "Ada"


@with_store
async def test_of_many_who_want_a_name_at_once_one_gets_it(store: Store) -> None:
    passwords = Passwords(CHEAP)
    wanting = [accounts.create_account(store, passwords, "Ada", SECRET, NOW) for _ in range(8)]
    results = await asyncio.gather(*wanting, return_exceptions=True)
    refused = [each.refusal.text.key for each in results if isinstance(each, Refused)]
    assert refused == ["server-account-name-taken"] * 7
    assert await store.read(lambda c: c.execute(select(func.count()).select_from(schema.sessions)).scalar()) == 1


@with_store
async def test_a_wrong_name_costs_as_much_as_a_wrong_password(store: Store) -> None:
    await accounts.create_account(store, Passwords(CHEAP), "Ada", SECRET, NOW)
    for name in ("Ada", "Nobody"):
        counting = Counting()
        wrong = accounts.sign_in(store, Passwords(counting), name, OTHER, NOW)
        assert (await refusal(wrong), counting.times) == ("server-sign-in-wrong", 1)
    no_name = accounts.sign_in(store, Passwords(CHEAP), "Ada\0", SECRET, NOW)
    assert await refusal(no_name) == "server-name-letters"


@with_store
async def test_a_password_is_hashed_anew_when_the_parameters_change(store: Store) -> None:
    await accounts.create_account(store, Passwords(CHEAP), "Ada", "Zoë's kitten", NOW)
    stronger = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    await accounts.sign_in(store, stronger, "Ada", "Zoe\u0308's kitten", NOW)  # the same letters of another keyboard
    kept = await kept_password(store)
    assert "m=16,t=2,p=1" in kept
    await accounts.sign_in(store, stronger, "Ada", "Zoë's kitten", NOW)
    assert await kept_password(store) == kept


def test_few_passwords_are_hashed_at_once_and_a_flood_is_turned_away() -> None:
    async def test() -> None:
        gate = threading.Event()
        counting = Counting(gate.wait)
        passwords = Passwords(counting, at_once=2)
        crowd = [asyncio.create_task(passwords.hash(SECRET)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        assert await refusal(passwords.hash(SECRET)) == "server-sign-in-busy"
        gate.set()
        await asyncio.gather(*crowd)
        assert (counting.times, counting.most) == (MOST_WAITING, 2)
        assert await passwords.fits(SECRET, await passwords.hash(SECRET))

    asyncio.run(test())


@with_store
async def test_a_session_lasts_90_days_and_is_renewed_when_half_used(store: Store) -> None:
    token = (await accounts.create_account(store, Passwords(CHEAP), "Ada", SECRET, NOW)).token
    early, late, end = NOW + SESSION_AGE // 2, NOW + SESSION_AGE // 2 + 1, NOW + SESSION_AGE
    half_used = await store.read(lambda c: [accounts.is_half_used(c, token, at) for at in (early, late, end)])
    assert half_used == [False, True, False]
    assert await account_of(store, token, end - 1) is not None
    assert await account_of(store, token, end) is None
    await store.write(lambda c: accounts.renew_session(c, token, late))
    assert await account_of(store, token, end) is not None
    assert await store.write(lambda c: accounts.delete_expired(c, end)) == 0
    assert await store.write(lambda c: accounts.delete_expired(c, late + SESSION_AGE)) == 1


@with_store
async def test_signing_out_ends_one_session_and_a_new_password_all_others(store: Store) -> None:
    passwords = Passwords(CHEAP)
    first = await accounts.create_account(store, passwords, "Ada", SECRET, NOW)
    second, third = [await accounts.sign_in(store, passwords, "Ada", SECRET, NOW) for _ in range(2)]
    stranger = await accounts.create_account(store, passwords, "Ben", SECRET, NOW)
    await store.write(lambda c: accounts.end_session(c, first.token))
    wrong = accounts.change_password(store, passwords, second.account, OTHER, OTHER, second.token)
    assert await refusal(wrong) == "server-password-wrong"
    assert await account_of(store, third.token) is not None
    await accounts.change_password(store, passwords, second.account, SECRET, OTHER, second.token)
    found = [await account_of(store, each.token) for each in (first, second, third, stranger)]
    assert found == [None, second.account, None, stranger.account]
    assert await refusal(accounts.sign_in(store, passwords, "Ada", SECRET, NOW)) == "server-sign-in-wrong"
    assert (await accounts.sign_in(store, passwords, "Ada", OTHER, NOW)).account == second.account


@with_store
async def test_who_signs_in_while_the_password_changes_or_the_account_goes_gets_no_session(store: Store) -> None:
    new = await accounts.create_account(store, Passwords(CHEAP), "Ada", SECRET, NOW)
    for password, change in (
        (SECRET, accounts.change_password(store, Passwords(CHEAP), new.account, SECRET, OTHER, new.token)),
        (OTHER, accounts.delete_account(store, Passwords(CHEAP), new.account, OTHER)),
    ):
        gate = threading.Event()
        slow = Counting(gate.wait)
        signing_in = asyncio.create_task(accounts.sign_in(store, Passwords(slow), "Ada", password, NOW))
        while not slow.times:
            await asyncio.sleep(0.01)
        await change
        gate.set()
        assert await refusal(signing_in) == "server-sign-in-wrong"
