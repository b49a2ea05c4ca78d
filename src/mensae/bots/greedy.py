"""Looks one move ahead and takes what is worth most."""

from typing import Any

from mensae.core.chance import Rng
from mensae.core.game import AnyGame
from mensae.core.schema import Seat


class Greedy:
    """Tries every action with its own small decisions that follow, and takes the best; among equals any."""

    def choose(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int) -> int:
        """The legal code that leads to the position of the highest worth."""
        codes = game.rules.legal(state, seat, at)
        worths = [self._worth(game, state, seat, code, at, game.lookahead) for code in codes]
        best = [code for code, worth in zip(codes, worths, strict=True) if worth == max(worths)]
        return best[rng.below(len(best))]

    def _worth(self, game: AnyGame, state: Any, seat: Seat, code: int, at: int, depth: int) -> float:
        after = game.copy(state)
        game.rules.apply(after, seat, code, at)
        codes = game.rules.legal(after, seat, at) if depth > 1 else []
        if not codes:
            return game.guide.worth(after, seat)
        return max(self._worth(game, after, seat, code, at, depth - 1) for code in codes)
