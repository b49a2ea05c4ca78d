"""How much of the disk an address or an account may fill in a day.

It is counted in memory, so that no address is kept anywhere; a restart begins anew. What is counted is a little more
than what the databases need for it, with their indexes.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mensae.core.schema import Seat, refused
from mensae.server.house import House
from mensae.server.limits import Rate, network
from mensae.server.seats import Visitor
from mensae.server.store.tables import Chair
from mensae.server.store.work import Row

if TYPE_CHECKING:
    from mensae.server.live import LiveTable

MEGABYTE = 1_000_000
DAY = 24 * 3600  # seconds
AT_ONCE = 0.5  # of a day's share: a class of thirty plays a long game each
ACCOUNTS = 2  # times the share of an address: for an account, and for all accounts of an address together
TABLE, CHAIR, ENTRY, KEY, TALK = 1_000, 200, 150, 60, 250  # bytes, besides the text that is kept with each


class Payer(NamedTuple):
    """Whose share something is taken from."""

    network: str
    account: str | None = None


def payer_of(visitor: Visitor) -> Payer:
    """Whose share it is what the visitor does."""
    return Payer(network(visitor.address), visitor.account.id if visitor.account else None)


def paying(live: "LiveTable", seat: Seat | None = None) -> Payer | None:
    """Whose share it is what somebody does at a table, or what bots do there, as far as that is known and counts."""
    if not live.house.limits.enforced:
        return None
    return live.payers.get(seat) or live.payers.get(None)


def wait(house: House, payer: Payer | None) -> float:
    """Seconds until something more may be kept; what nobody is known for is not counted."""
    if payer is None:
        return 0.0
    return max([house.limits.owed(key) for key, _ in _shares(house.settings.daily_megabytes, payer)])


def check(house: House, payer: Payer | None) -> None:
    """Raises `Refused` where the share is used up."""
    if seconds := wait(house, payer):
        share = house.settings.daily_megabytes * (ACCOUNTS if payer and payer.account else 1)
        raise refused("server-disk-share", megabytes=share, minutes=int(seconds / 60) + 1)


def charge(house: House, payer: Payer | None, size: int) -> None:
    """Takes so many bytes from the share."""
    if payer is not None:
        for key, rate in _shares(house.settings.daily_megabytes, payer):
            house.limits.charge(key, rate, size)


@lru_cache(1000)
def _shares(daily: int, payer: Payer) -> list[tuple[tuple[str, str], Rate]]:
    """An account has a share of its own; so that one address cannot make many, all of its accounts have one, too."""
    if payer.account is None:
        return [(("disk", payer.network), _rate(daily))]
    larger = _rate(ACCOUNTS * daily)
    return [(("disk of account", payer.account), larger), (("disk of accounts", payer.network), larger)]


def _rate(megabytes: int) -> Rate:
    return Rate(AT_ONCE * megabytes * MEGABYTE, megabytes * MEGABYTE / DAY)


def size_of_table(chairs: Sequence[Chair], rows: Iterable[Row]) -> int:
    """A table with its log."""
    return TABLE + CHAIR * len(chairs) + size_of_entries(rows)


def size_of_entries(rows: Iterable[Row]) -> int:
    """Entries of a log; a key is kept twice, since it has an index."""
    return sum(ENTRY + len(row[4]) + (KEY + 2 * len(row[5]) if row[5] else 0) for row in rows)


def size_of_talk(text: str, key: str) -> int:
    """A line of chat."""
    return TALK + len(text.encode()) + 2 * len(key)
