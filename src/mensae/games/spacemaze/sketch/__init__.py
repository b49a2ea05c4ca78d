"""The table as lines of coloured text."""

from mensae.games.spacemaze.sketch.board import WIDTH, sketch

__all__ = ["WIDTH", "sketch"]
