"""Determinised Monte Carlo tree search with a budget of time or of playouts."""

from typing import Any

from msgspec import Struct

from mensae.bots.tree import grow
from mensae.core.chance import Rng
from mensae.core.game import AnyGame
from mensae.core.schema import Seat


class Insight(Struct, frozen=True):
    """What the search thinks of one legal action."""

    code: int
    visits: int
    worth: float  # from 0 (lost) to 1 (won), for the seat


class Search:
    """Thinks for a time, or for a number of playouts, and does what it visited most."""

    def __init__(self, seconds: float = 0.0, playouts: int = 0, horizon: int = 30, exploration: float = 0.35) -> None:
        self.seconds = seconds if seconds or playouts else 0.5
        self.playouts = playouts
        self.horizon = horizon
        self.exploration = exploration

    def choose(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int) -> int:
        """The most visited action; an only one without thinking."""
        codes = game.rules.legal(state, seat, at)
        return codes[0] if len(codes) == 1 else self.insights(game, state, seat, rng, at)[0].code

    def insights(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int = 0) -> list[Insight]:
        """Every action that was tried, the best first."""
        root = grow(game, state, seat, rng, at, self.playouts, self.seconds, self.horizon, self.exploration)
        tried = [node for node in root.children.values() if node.visits > 0]
        tried.sort(key=lambda node: (-node.visits, -node.total))
        return [Insight(int(node.code), int(node.visits), node.total / int(node.visits)) for node in tried]
