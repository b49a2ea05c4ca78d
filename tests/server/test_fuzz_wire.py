"""A part of `make fuzz-wire`, in each run the same one."""

import pytest

from tests.server.fuzz_wire import run


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_comes_over_the_wire_breaks_the_server(seed: int) -> None:
    print(run(seed, messages=6_000))
