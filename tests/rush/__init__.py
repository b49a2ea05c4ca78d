"""Rush, the smallest game in real time: all act at once, sand runs, and time can stand still."""

from mensae.core.game import Game
from tests.rush import play, real_time
from tests.rush.schema import GameAction, Options, View

GAME: Game[play.State, GameAction, View] = Game(
    "rush",
    version=1,
    seats=range(1, 5),  # RU-01
    view=View,
    actions=play.ACTIONS,
    rules=play,
    sight=play,
    speech=play,
    guide=play,
    deadline=play.deadline,
    silence=play.silence,
    real_time=real_time,
    options=Options,
    undo="never",
)
