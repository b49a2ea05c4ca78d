"""Space Maze, a game by Michel Baudoin (2011) for 2 to 4 players. The rules are in SPEC.md."""

from msgspec import Struct

from mensae.core.game import RealTime
from mensae.core.schema import UndoRule
from mensae.games.spacemaze.actions import ACTIONS
from mensae.games.spacemaze.guide import playout, worth
from mensae.games.spacemaze.prose import label, prompt, tell
from mensae.games.spacemaze.refusals import refusal
from mensae.games.spacemaze.result import outcome
from mensae.games.spacemaze.rules.engine import actors, apply, draw, legal, play_random
from mensae.games.spacemaze.rules.hands import resample
from mensae.games.spacemaze.schema import Options, View
from mensae.games.spacemaze.setup import audience, deadline, setup, silence
from mensae.games.spacemaze.sketch import sketch
from mensae.games.spacemaze.state import State, copy, dump
from mensae.games.spacemaze.view import pieces, view

ID = "spacemaze"
VERSION = 1
SEATS = range(2, 5)  # SM-01
OPTIONS: type[Struct] = Options
VIEW: type[Struct] = View
UNDO: UndoRule = "turn"  # SM-151
LOOKAHEAD = 3  # a die, a card and its target
REAL_TIME: RealTime[State] | None = None

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
