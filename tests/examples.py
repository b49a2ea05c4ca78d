"""How many examples a property is shown."""

from hypothesis import settings

TIMES = 10


def examples(count: int) -> int:
    """So many in tests, which are the same in every run; `TIMES` as many in `make fuzz`."""
    return count if settings().derandomize else TIMES * count
