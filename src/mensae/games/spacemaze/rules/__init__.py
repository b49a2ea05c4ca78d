"""The rules, a module for each chapter of SPEC.md."""

from mensae.games.spacemaze.refusals import refusal
from mensae.games.spacemaze.result import outcome
from mensae.games.spacemaze.rules.engine import actors, apply, draw, legal
from mensae.games.spacemaze.setup import setup

__all__ = ["actors", "apply", "draw", "legal", "outcome", "refusal", "setup"]
