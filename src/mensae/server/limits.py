"""Token buckets: who asks too often is told to wait. Crowds: who is there too many times is not let in."""

from collections import Counter, OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic

MOST_BUCKETS = 20_000  # the least recently used are forgotten, so that a flood of addresses costs no memory


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Bucket:
    """One who asks."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = monotonic()

    def take(self, cost: float = 1.0) -> float:
        """0 if there is room, else the seconds to wait."""
        now = monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left >= cost:
            self._left -= cost
            return 0.0
        return (cost - self._left) / self._rate.per_second

    def charge(self, cost: float) -> None:
        """Takes even what is not there, so that whoever asks next waits until it is paid back."""
        self.take(0.0)
        self._left -= cost

    def owed(self) -> float:
        """Seconds until nothing is owed; 0 at once where nothing is."""
        return 0.0 if self._left >= 0 else self.take(0.0)

    def give_back(self, cost: float = 1.0) -> None:
        """It did not count."""
        self._left = min(self._rate.burst, self._left + cost)


class Limits:
    """Buckets by whoever asks and what for."""

    def __init__(self, enforced: bool = True) -> None:
        self.enforced = enforced
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, rate: Rate, cost: float = 1.0) -> float:
        """0 if there is room, else the seconds to wait."""
        return self._bucket(key, rate).take(cost) if self.enforced else 0.0

    def charge(self, key: Hashable, rate: Rate, cost: float) -> None:
        """Counts what was done already, whatever it has cost; whoever owes waits."""
        if self.enforced:
            self._bucket(key, rate).charge(cost)

    def owed(self, key: Hashable) -> float:
        """Seconds until whoever was charged too much has paid it back."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.owed()

    def _bucket(self, key: Hashable, rate: Rate) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def give_back(self, key: Hashable) -> None:
        """What was taken last with this key did not count."""
        if bucket := self._buckets.get(key):
            bucket.give_back()

    def apart(self) -> "Limits":
        """Others as strict as these; whoever floods these does not make those forget anybody."""
        return Limits(self.enforced)


class Crowd:
    """How often each is there at this moment."""

    def __init__(self, most: int | None) -> None:
        self.most = most  # None without a limit
        self._there: Counter[Hashable] = Counter()

    def enter(self, who: Hashable) -> bool:
        """Counts one more; False if there are too many."""
        if self.most is not None and self._there[who] >= self.most:
            return False
        self._there[who] += 1
        return True

    def leave(self, who: Hashable) -> None:
        """Counts one less, of those that were let in."""
        self._there[who] -= 1
        if self._there[who] <= 0:
            del self._there[who]


def network(address: str) -> str:
    """Whom to count as one: an address, but with IPv6 its /64, since a household has as many addresses as it likes."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(IPv6Address(int(parsed) >> 64 << 64)) + "/64"
    return address
