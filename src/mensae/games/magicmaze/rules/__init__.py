"""The rules, a module per chapter of SPEC.md."""

from mensae.games.magicmaze.refusals import refusal
from mensae.games.magicmaze.result import outcome
from mensae.games.magicmaze.rules.engine import actors, apply, draw, legal
from mensae.games.magicmaze.setup import setup

__all__ = ["actors", "apply", "draw", "legal", "outcome", "refusal", "setup"]
