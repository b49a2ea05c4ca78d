"""Why an action is not legal: the rule, and a sentence with the numbers in it."""

from mensae.games.onmars.refusals.answers import refusal

__all__ = ["refusal"]
