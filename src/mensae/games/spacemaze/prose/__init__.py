"""The log, the prompts and the choices, as text keys with values."""

from mensae.games.spacemaze.prose.labels import label
from mensae.games.spacemaze.prose.log import tell
from mensae.games.spacemaze.prose.prompts import prompt

__all__ = ["label", "prompt", "tell"]
