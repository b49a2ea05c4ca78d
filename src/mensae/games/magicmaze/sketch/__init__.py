"""The table as lines of coloured text."""

from mensae.games.magicmaze.sketch.table import sketch, width

__all__ = ["sketch", "width"]
