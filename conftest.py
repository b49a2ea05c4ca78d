"""Every run of tests is the same run, and ends with whatever started it.

A killed make leaves no test behind that goes on for minutes. Only `make fuzz` gives property tests another seed.
"""

import os
import signal
import threading

import pytest
from hypothesis import settings

settings.register_profile("fixed", deadline=None, database=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, database=None, derandomize=False, max_examples=1000, print_blob=True)
settings.load_profile("fixed")


def pytest_configure(config: pytest.Config) -> None:
    """The run stops at SIGTERM as at Ctrl-C; a process of its own that runs tests stops when the run is gone."""
    if not hasattr(config, "workerinput"):
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    else:
        threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    waiting = threading.Event()
    while os.getppid() == parent:
        waiting.wait(0.5)
    os._exit(1)
