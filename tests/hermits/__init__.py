"""Hermits, a small game with a secret and a clock, for 2 to 6 players. The rules are in SPEC.md."""

from mensae.core import plain
from mensae.core.game import Game
from tests.hermits import play
from tests.hermits.play import ACTIONS, GameAction, State, View

GAME: Game[State, GameAction, View] = Game(
    "hermits", 1, range(2, 7), View, ACTIONS, play, play, play, plain.Guide(play), secrets=play, deadline=play.deadline
)
