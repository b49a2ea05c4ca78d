"""The log, the prompts and the choices, as text keys with values."""

from mensae.games.onmars.prose.labels import label
from mensae.games.onmars.prose.log import tell
from mensae.games.onmars.prose.prompts import prompt

__all__ = ["label", "prompt", "tell"]
