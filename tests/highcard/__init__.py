"""High Card, the smallest game that uses the whole contract: secrets, simultaneous choices, a clock, shared places."""

from mensae.core.game import Game
from tests.highcard import play
from tests.highcard.schema import GameAction, Options, View

GAME: Game[play.State, GameAction, View] = Game(
    "highcard",
    version=1,
    seats=range(2, 5),  # HC-01
    view=View,
    actions=play.ACTIONS,
    rules=play,
    sight=play,
    speech=play,
    guide=play,
    deeds=play.deeds,
    secrets=play,
    deadline=play.deadline,
    silence=play.silence,
    options=Options,
)
