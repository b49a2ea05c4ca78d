"""The rules of On Mars, a module for each chapter; all of them compiled."""

from mensae.games.onmars.refusals import refusal
from mensae.games.onmars.result import outcome
from mensae.games.onmars.rules.engine import actors, apply, draw, legal
from mensae.games.onmars.setup import setup

__all__ = ["actors", "apply", "draw", "legal", "outcome", "refusal", "setup"]
