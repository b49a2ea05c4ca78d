"""The log, the prompts and the choices, as text keys with values; and the board in letters."""

from mensae.games.magicmaze.sketch import sketch
from mensae.games.magicmaze.speech.labels import label
from mensae.games.magicmaze.speech.log import tell
from mensae.games.magicmaze.speech.prompts import prompt

__all__ = ["label", "prompt", "sketch", "tell"]
