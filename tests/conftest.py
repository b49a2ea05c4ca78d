"""Every test run is the same run; test modules import each other as `tests.…` from the root of the repository."""

import sys
from pathlib import Path

from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent.parent))

settings.register_profile("fixed", deadline=None, derandomize=True, database=None)
settings.load_profile("fixed")
