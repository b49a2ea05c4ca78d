"""Sets of numbers as bits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mensae.core import bits

pytestmark = pytest.mark.both


def test_every_number_below_63_has_a_bit() -> None:
    assert [bits.bit(number) for number in range(63)] == [1 << number for number in range(63)]


@given(st.sets(st.integers(0, 61)))
def test_a_set_of_bits_is_a_set(numbers: set[int]) -> None:
    packed = sum(bits.bit(number) for number in numbers)
    assert bits.members(packed) == sorted(numbers)
    assert bits.count(packed) == len(numbers)
    assert [number for number in range(62) if bits.has(packed, number)] == sorted(numbers)
    if numbers:
        assert bits.lowest(packed) == min(numbers)
