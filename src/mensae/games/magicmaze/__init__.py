"""Magic Maze on Mars, a game by Kasper Lapp (2019) for 1 to 6 players, in real time. The rules are in SPEC.md."""

from mensae.core.game import Game
from mensae.games.magicmaze import deeds, guide, real_time, rules, sight, speech
from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.rules.engine import deadline
from mensae.games.magicmaze.rules.random_play import play_random
from mensae.games.magicmaze.schema import GameAction, Options
from mensae.games.magicmaze.setup import silence
from mensae.games.magicmaze.state import State, copy
from mensae.games.magicmaze.views import View

GAME: Game[State, GameAction, View] = Game(
    "magicmaze",
    version=1,
    seats=range(1, 7),  # MM-01
    view=View,
    actions=ACTIONS,
    rules=rules,
    sight=sight,
    speech=speech,
    guide=guide,
    deeds=deeds.deeds,
    deadline=deadline,
    silence=silence,
    real_time=real_time,
    undo="never",  # MM-229
    options=Options,
    copy=copy,
    random_play=play_random,
)
