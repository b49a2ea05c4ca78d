"""The log, the prompts and the choices, as text keys with values."""

from mensae.games.magicmaze.prose.labels import label
from mensae.games.magicmaze.prose.log import tell
from mensae.games.magicmaze.prose.prompts import prompt

__all__ = ["label", "prompt", "tell"]
