"""Magic Maze on Mars, a game by Kasper Lapp (2019) for 1 to 6 players, in real time. The rules are in SPEC.md."""

from msgspec import Struct

from mensae.core.game import RealTime
from mensae.core.schema import UndoRule
from mensae.games.magicmaze import realtime
from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.dump import dump
from mensae.games.magicmaze.guide import playout, worth
from mensae.games.magicmaze.prose import label, prompt, tell
from mensae.games.magicmaze.refusals import refusal
from mensae.games.magicmaze.result import outcome
from mensae.games.magicmaze.rules.engine import actors, apply, deadline, draw, legal, play_random
from mensae.games.magicmaze.schema import Options
from mensae.games.magicmaze.setup import audience, resample, setup, silence
from mensae.games.magicmaze.sight import View
from mensae.games.magicmaze.sketch import sketch
from mensae.games.magicmaze.state import State, copy
from mensae.games.magicmaze.view import pieces, view

ID = "magicmaze"
VERSION = 1
SEATS = range(1, 7)  # MM-01
OPTIONS: type[Struct] = Options
VIEW: type[Struct] = View
UNDO: UndoRule = "never"  # MM-229
LOOKAHEAD = 1
REAL_TIME: RealTime[State] | None = realtime

__all__ = [
    "ACTIONS",
    "ID",
    "LOOKAHEAD",
    "OPTIONS",
    "REAL_TIME",
    "SEATS",
    "UNDO",
    "VERSION",
    "VIEW",
    "actors",
    "apply",
    "audience",
    "copy",
    "deadline",
    "draw",
    "dump",
    "label",
    "legal",
    "outcome",
    "pieces",
    "play_random",
    "playout",
    "prompt",
    "refusal",
    "resample",
    "setup",
    "silence",
    "sketch",
    "tell",
    "view",
    "worth",
]
