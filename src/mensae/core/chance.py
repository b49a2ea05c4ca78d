"""Chance for real tables and for simulation, with one face: `below(n)`.

At a table every draw has its own keyed generator, so the outcome of entry `seq` follows from the secret seed alone:
nobody can predict it without the seed, and everybody can check it once the seed is shown.
"""

import hashlib
import secrets
from typing import Final, final

from mypy_extensions import i64

SEED_BYTES: Final = 32
FORK_SEQ: Final = 1 << 62  # the draw that deals a fork anew; no entry of a table ever has this number
_WORD: Final = 1 << 64


class Rng:
    """A source of whole numbers."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError("an Rng says how it draws")


@final
class KeyedRng(Rng):
    """BLAKE2b keyed with the seed over `(seq, block)`: unpredictable, reproducible, without modulo bias."""

    def __init__(self, seed: bytes, seq: int) -> None:
        self.seed = seed
        self.seq = seq
        self.blocks = 0
        self.digest = b""
        self.read = 0  # bytes of the digest

    def below(self, n: i64) -> i64:
        """Uniform by rejection: words of the incomplete last cycle are thrown away."""
        size: int = n
        limit: int = _WORD - _WORD % size
        while True:
            word = self.word()
            if word < limit:
                return word % size

    def word(self) -> int:
        """The next 64 bits of the stream."""
        start = self.read
        if start == len(self.digest):
            place = self.seq.to_bytes(8, "big") + self.blocks.to_bytes(8, "big")
            self.digest = hashlib.blake2b(place, key=self.seed, person=b"mensae.chance").digest()
            self.blocks += 1
            start = 0
        self.read = start + 8
        return int.from_bytes(self.digest[start : start + 8], "big")


_MULTIPLIER: Final = 2131995753  # below 2^31, with a * 2^32 - 1 and a * 2^31 - 1 both prime
_LOW: Final = 0xFFFFFFFF


@final
class FastRng(Rng):
    """Multiply with carry, for simulation: the same stream compiled and interpreted, never above 2^63."""

    def __init__(self, seed: i64 = 1) -> None:
        carry: i64 = (seed >> 32 & 0x3FFFFFFF) + 1  # 62 bits of the seed count
        self.x: i64 = carry << 32 | seed & _LOW
        warm: i64 = 0
        while warm < 16:
            self.next32()
            warm += 1

    def next32(self) -> i64:
        """The next 32 bits of the stream."""
        x: i64 = _MULTIPLIER * (self.x & _LOW) + (self.x >> 32)
        self.x = x
        return (x ^ (x >> 32)) & _LOW

    def below(self, n: i64) -> i64:
        """Uniform up to a bias of n / 2^32, which no simulation can see; exact by rejection for large n."""
        if n < 0x7FFFFFFF:
            return (self.next32() * n) >> 32
        mask: i64 = 1
        while mask < n:
            mask = mask * 2 + 1
        while True:
            word: i64 = ((self.next32() & 0x7FFFFFFF) << 32 | self.next32()) & mask
            if word < n:
                return word


def new_seed() -> bytes:
    """A fresh secret seed for a table."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The SHA-256 of the seed, shown at the start: it binds the table to its dice without betraying them."""
    return hashlib.sha256(seed).hexdigest()
