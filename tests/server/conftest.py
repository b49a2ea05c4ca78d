"""What every test of the server may ask for."""

from collections.abc import Iterator

import pytest
import structlog
from structlog.dev import ConsoleRenderer, plain_traceback

from tests.server.databases import KINDS, drop, drop_all, fresh_url


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """A new and empty database of each kind."""
    url = fresh_url(request.param)
    yield url
    drop(url)


@pytest.fixture(autouse=True)
def _plain_logs() -> None:
    """Tracebacks as the server writes them; with every local value in them they take seconds."""
    if not structlog.is_configured():
        plain = ConsoleRenderer(exception_formatter=plain_traceback)
        structlog.configure([*structlog.get_config()["processors"][:-1], plain])


def pytest_sessionfinish() -> None:
    """Tests that made databases of their own need not remember to drop them."""
    drop_all()
