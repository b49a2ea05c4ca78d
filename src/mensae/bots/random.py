"""Plays anything legal."""

from typing import Any

from mensae.core.chance import Rng
from mensae.core.game import AnyGame
from mensae.core.schema import Seat


class Random:
    """Every legal action is as likely as the others."""

    def choose(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int) -> int:
        """One of the legal codes."""
        codes = game.rules.legal(state, seat, at)
        return codes[rng.below(len(codes))]
