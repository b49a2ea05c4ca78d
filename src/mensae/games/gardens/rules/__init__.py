"""The rules, a module per group of chapters of SPEC.md."""

from mensae.games.gardens.refusals import refusal
from mensae.games.gardens.result import outcome
from mensae.games.gardens.rules.engine import actors, apply, draw, legal
from mensae.games.gardens.setup import setup

__all__ = ["actors", "apply", "draw", "legal", "outcome", "refusal", "setup"]
