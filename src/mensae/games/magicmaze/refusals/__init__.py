"""Why an action is not legal."""

from mensae.games.magicmaze.refusals.general import refusal

__all__ = ["refusal"]
