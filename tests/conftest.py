"""Test modules import each other as `tests.…` from the root of the repository."""

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tells each process of a parallel run where the database server is that they all share."""
    from tests.server import postgres

    node.workerinput["postgres"] = str(postgres.home())


def pytest_configure(config: pytest.Config) -> None:
    """Hears of it, in one of these processes."""
    if told := getattr(config, "workerinput", None):
        from tests.server import postgres

        postgres.share(told["postgres"])
