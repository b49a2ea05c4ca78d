"""Small sets of numbers below 63 as the bits of one integer, for rules that are compiled."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The set of one number."""
    one: i64 = 1 + 0 * number  # a plain 1 is an int of 32 bits in C
    return one << number


def has(bits: i64, number: i64) -> bool:
    """Is the number in the set?"""
    return (bits >> number) & 1 == 1


def count(bits: i64) -> i64:
    """How many numbers are in the set; each turn takes away the lowest."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def lowest(bits: i64) -> i64:
    """The lowest number of a set that is not empty."""
    number: i64 = 0
    while (bits >> number) & 1 == 0:
        number += 1
    return number


def members(bits: i64) -> list[int]:
    """The numbers of the set, ascending."""
    found: list[int] = []
    number: i64 = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found
