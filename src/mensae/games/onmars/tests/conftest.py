"""Makes this folder importable also where `mensae` comes from a place without tests, such as `.compiled`."""

from pathlib import Path

import mensae.games.onmars

mensae.games.onmars.__path__.append(str(Path(__file__).parents[1]))
