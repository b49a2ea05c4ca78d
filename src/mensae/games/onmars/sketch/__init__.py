"""The table as lines of coloured text, without a word, so that it needs no language.

On the left is the map, beside it everything that is common, below it two or more lines for each player. What can be
chosen now has a sign before it; what has no place on the table stands at the end of the panel beside the map.
"""

from mensae.games.onmars.sketch.table import sketch

__all__ = ["sketch"]
