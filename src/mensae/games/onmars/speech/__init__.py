"""The log, the prompts and the choices, as text keys with values; and the board in letters."""

from mensae.games.onmars.sketch import sketch
from mensae.games.onmars.speech.labels import label
from mensae.games.onmars.speech.log import tell
from mensae.games.onmars.speech.prompts import prompt

__all__ = ["label", "prompt", "sketch", "tell"]
