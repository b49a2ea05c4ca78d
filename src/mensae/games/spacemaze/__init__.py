"""Space Maze, a game by Michel Baudoin (2011) for 2 to 4 players. The rules are in SPEC.md."""

from mensae.core.game import Game
from mensae.games.spacemaze import deeds, guide, rules, secrets, sight, speech
from mensae.games.spacemaze.actions import ACTIONS
from mensae.games.spacemaze.rules.engine import play_random
from mensae.games.spacemaze.schema import GameAction, Options
from mensae.games.spacemaze.state import State, copy
from mensae.games.spacemaze.views import View

GAME: Game[State, GameAction, View] = Game(
    "spacemaze",
    version=1,
    seats=range(2, 5),  # SM-01
    view=View,
    actions=ACTIONS,
    rules=rules,
    sight=sight,
    speech=speech,
    guide=guide,
    deeds=deeds.deeds,
    secrets=secrets,
    undo="turn",  # SM-151
    lookahead=3,  # a die, a card and its target
    options=Options,
    own=sight.own,
    copy=copy,
    random_play=play_random,
)
