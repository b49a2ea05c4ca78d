"""Gardens of Mars, a game by Néstor Romeral Andrés (2009) for 2 to 5 players. The rules are in SPEC.md."""

from mensae.core.game import Game
from mensae.games.gardens import deeds, guide, rules, sight, speech
from mensae.games.gardens.actions import ACTIONS
from mensae.games.gardens.rules.engine import play_random
from mensae.games.gardens.schema import GameAction, Options
from mensae.games.gardens.state import State, copy
from mensae.games.gardens.views import View

GAME: Game[State, GameAction, View] = Game(
    "gardens",
    version=1,
    seats=range(2, 6),  # GM-01
    view=View,
    actions=ACTIONS,
    rules=rules,
    sight=sight,
    speech=speech,
    guide=guide,
    deeds=deeds.deeds,
    rank=speech.rank,
    lookahead=2,  # a die and a flower
    options=Options,
    own=sight.own,
    copy=copy,
    random_play=play_random,
)
