"""Determinised Monte Carlo tree search with a budget of time or of playouts."""

from typing import Any

from msgspec import Struct

from mensae.bots.sure import sure_win
from mensae.bots.tree import grow
from mensae.core.chance import Rng
from mensae.core.game import AnyGame
from mensae.core.schema import Seat


class Insight(Struct, frozen=True):
    """What the search thinks of one legal action."""

    code: int
    visits: int
    worth: float  # from 0 (lost) to 1 (won), for the seat


TRIES = 500  # of its own decisions, to find a win that is there at once
PART = 0.1  # of the time that may go into it


class Search:
    """Takes a win that is sure; else thinks for a time, or for a number of playouts, and does what it visited most."""

    def __init__(self, seconds: float = 0.0, playouts: int = 0, horizon: int = 30, exploration: float = 0.35) -> None:
        self.seconds = seconds if seconds or playouts else 0.5
        self.playouts = playouts
        self.horizon = horizon
        self.exploration = exploration

    def choose(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int) -> int:
        """What wins for sure, else the most visited action; an only one without thinking."""
        codes = game.rules.legal(state, seat, at)
        if len(codes) == 1:
            return codes[0]
        sure = self._sure(game, state, seat, rng, at)
        return self._thought(game, state, seat, rng, at)[0].code if sure is None else sure

    def insights(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int = 0) -> list[Insight]:
        """Every action that was tried, the best first; before them what wins for sure."""
        sure = self._sure(game, state, seat, rng, at)
        thought = self._thought(game, state, seat, rng, at)
        if sure is None:
            return thought
        visits = sum(insight.visits for insight in thought if insight.code == sure)
        return [Insight(sure, visits, 1.0), *(insight for insight in thought if insight.code != sure)]

    def _sure(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int) -> int | None:
        return sure_win(game, state, seat, rng, at, TRIES, self.seconds * PART)

    def _thought(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int) -> list[Insight]:
        root = grow(game, state, seat, rng, at, self.playouts, self.seconds, self.horizon, self.exploration)
        tried = [node for node in root.children.values() if node.visits > 0]
        tried.sort(key=lambda node: (-node.visits, -node.total))
        return [Insight(int(node.code), int(node.visits), node.total / int(node.visits)) for node in tried]
