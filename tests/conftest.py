"""Every test run is the same run, but for `make fuzz`; test modules import each other as `tests.…`, from the root."""

import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent.parent))

settings.register_profile("fixed", deadline=None, derandomize=True, database=None)
settings.register_profile("fuzz", deadline=None, database=None, max_examples=1000)  # by a seed that is given
settings.load_profile("fixed")


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
