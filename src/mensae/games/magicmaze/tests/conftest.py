"""Makes this folder importable also where `mensae` comes from a place without tests, such as `.compiled`."""

from pathlib import Path

import pytest

import mensae.games.magicmaze

mensae.games.magicmaze.__path__.append(str(Path(__file__).parents[1]))
pytest.register_assert_rewrite("mensae.games.magicmaze.tests.position")
