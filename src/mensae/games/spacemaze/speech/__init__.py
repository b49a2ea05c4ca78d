"""The log, the prompts and the choices, as text keys with values; and the board in letters."""

from mensae.games.spacemaze.sketch import sketch
from mensae.games.spacemaze.speech.labels import label
from mensae.games.spacemaze.speech.log import tell
from mensae.games.spacemaze.speech.prompts import prompt

__all__ = ["label", "prompt", "sketch", "tell"]
