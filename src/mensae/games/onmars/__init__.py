"""On Mars, a game by Vital Lacerda (2020) for 1 to 4 players. The rules are in SPEC.md."""

from mensae.core.game import Game
from mensae.games.onmars import deeds, guide, rules, secrets, sight, speech
from mensae.games.onmars.actions import ACTIONS
from mensae.games.onmars.rules.engine import play_random
from mensae.games.onmars.schema import GameAction, Options
from mensae.games.onmars.state import State, copy
from mensae.games.onmars.views import View

GAME: Game[State, GameAction, View] = Game(
    "onmars",
    version=1,
    seats=range(1, 5),  # OM-001
    view=View,
    actions=ACTIONS,
    rules=rules,
    sight=sight,
    speech=speech,
    guide=guide,
    deeds=deeds.deeds,
    secrets=secrets,
    undo="turn",  # up to the last card or tile that was turned up
    lookahead=2,  # what an action under way still asks is played to its end by `worth`
    options=Options,
    own=sight.own,
    copy=copy,
    random_play=play_random,
)
