"""What every test of the server may ask for."""

from collections.abc import Iterator

import pytest

from tests.server.databases import KINDS, drop, drop_all, fresh_url


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """A new and empty database of each kind."""
    url = fresh_url(request.param)
    yield url
    drop(url)


def pytest_sessionfinish() -> None:
    """Tests that made databases of their own need not remember to drop them."""
    drop_all()
