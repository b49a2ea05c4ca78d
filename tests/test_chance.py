"""Chance at tables follows from the seed alone; chance in simulation is fast and the same everywhere."""

import hashlib
from collections import Counter
from itertools import pairwise
from statistics import mean

import pytest

from mensae.core.chance import SEED_BYTES, FastRng, KeyedRng, Rng, commitment, new_seed

pytestmark = pytest.mark.both

SEED = bytes(range(32))


@pytest.fixture(params=["keyed", "fast"])
def rng(request: pytest.FixtureRequest) -> Rng:
    return KeyedRng(SEED, 7) if request.param == "keyed" else FastRng(7)


def draws(rng: Rng, n: int, count: int) -> list[int]:
    return [int(rng.below(n)) for _ in range(count)]


def words_by_the_book(seed: bytes, seq: int, blocks: int) -> list[int]:
    """BLAKE2b keyed with the seed, personal to this use, over seq and block; eight big-endian words a block."""
    words = []
    for block in range(blocks):
        message = seq.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hashlib.blake2b(message, key=seed, person=b"mensae.chance").digest()
        words += [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 64, 8)]
    return words


def test_the_keyed_stream_is_blake2b_over_seq_and_block() -> None:
    rng = KeyedRng(SEED, 42)
    assert [rng.word() for _ in range(20)] == words_by_the_book(SEED, 42, 3)[:20]


def test_a_keyed_draw_is_the_next_word_modulo_n() -> None:
    assert draws(KeyedRng(SEED, 42), 6, 16) == [word % 6 for word in words_by_the_book(SEED, 42, 2)]


def test_a_keyed_draw_throws_away_words_of_the_incomplete_last_cycle() -> None:
    n = 3 * 2**61  # fits 2.67 times into 2^64
    words = words_by_the_book(SEED, 1, 100)
    kept = [word % n for word in words if word < 2 * n]
    assert len(kept) < len(words)
    assert draws(KeyedRng(SEED, 1), n, len(kept)) == kept


def test_rejection_keeps_large_ranges_even_where_a_modulo_would_not() -> None:
    """Two thirds of the range lie below 2^62; a bare modulo would put three quarters there."""
    values = draws(KeyedRng(SEED, 2), 3 * 2**61, 20_000)
    assert mean(value < 2**62 for value in values) == pytest.approx(2 / 3, abs=0.015)


def test_the_same_seed_and_entry_give_the_same_draws() -> None:
    assert draws(KeyedRng(SEED, 3), 1000, 50) == draws(KeyedRng(SEED, 3), 1000, 50)


def test_other_entries_and_other_seeds_give_other_draws() -> None:
    streams = {tuple(draws(KeyedRng(seed, seq), 1000, 10)) for seed in (SEED, bytes(32)) for seq in range(100)}
    assert len(streams) == 200


def test_the_fast_stream_never_changes() -> None:
    """Census files and recorded experiments rest on it."""
    assert draws(FastRng(1), 1000, 8) == [664, 575, 971, 531, 328, 269, 722, 956]
    assert draws(FastRng(2**40 + 5), 1000, 8) == [674, 388, 718, 673, 610, 789, 705, 569]
    assert draws(FastRng(1), 2**40, 3) == [641713590940, 1024999860302, 894607333062]


def test_the_fast_stream_is_multiply_with_carry() -> None:
    rng = FastRng(99)
    x = int(rng.x)
    for _ in range(1000):
        x = 2131995753 * (x % 2**32) + x // 2**32
        assert 0 < x < 2**63
        assert rng.next32() == (x % 2**32) ^ (x // 2**32)


def test_neighbouring_seeds_of_the_fast_generator_give_unlike_streams() -> None:
    assert len({tuple(draws(FastRng(seed), 6, 12)) for seed in range(1000)}) == 1000


@pytest.mark.parametrize("n", [1, 2, 6, 60, 1000])
def test_draws_are_uniform(rng: Rng, n: int) -> None:
    """Each value is within five standard deviations of its share."""
    counts = Counter(draws(rng, n, 20_000))
    assert set(counts) <= set(range(n))
    share = 20_000 / n
    assert all(abs(counts[value] - share) <= 5 * (share * (1 - 1 / n)) ** 0.5 for value in range(n))


@pytest.mark.parametrize("n", [2**31 - 2, 2**31 - 1, 2**31, 2**32 + 1, 10**15, 2**61 + 1, 2**62, 2**62 + 1, 3 * 2**61])
def test_draws_from_large_ranges_are_uniform(rng: Rng, n: int) -> None:
    """Ten equal parts of the range get a tenth each; the largest n is C(60, 30) and beyond."""
    values = draws(rng, n, 10_000)
    assert all(0 <= value < n for value in values)
    parts = Counter(value * 10 // n for value in values)
    assert all(850 <= parts[part] <= 1150 for part in range(10)), parts


def test_the_order_of_draws_has_no_pattern(rng: Rng) -> None:
    """Each of the 36 pairs of neighbouring dice is about as frequent as the others."""
    values = draws(rng, 6, 36_001)
    pairs = Counter(pairwise(values))
    assert all(840 <= pairs[a, b] <= 1160 for a in range(6) for b in range(6))


def test_a_new_seed_is_long_and_new() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {SEED_BYTES} == {32}


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(b"x" * 32) == hashlib.sha256(b"x" * 32).hexdigest()
