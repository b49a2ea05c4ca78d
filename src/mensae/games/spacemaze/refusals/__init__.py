"""Why an action is not legal: the rule, and a sentence with the numbers in it."""

from mensae.games.spacemaze.refusals.asked import refusal

__all__ = ["refusal"]
