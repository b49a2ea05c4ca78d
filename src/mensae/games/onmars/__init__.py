"""On Mars, a game by Vital Lacerda (2020) for 1 to 4 players. The rules are in SPEC.md."""

from msgspec import Struct

from mensae.core.game import RealTime
from mensae.core.schema import UndoRule
from mensae.games.onmars.actions import ACTIONS
from mensae.games.onmars.dump import dump
from mensae.games.onmars.guide import playout, worth
from mensae.games.onmars.pieces import pieces
from mensae.games.onmars.prose import label, prompt, tell
from mensae.games.onmars.refusals import refusal
from mensae.games.onmars.result import outcome
from mensae.games.onmars.rules.engine import actors, apply, draw, legal, play_random
from mensae.games.onmars.rules.hidden import resample
from mensae.games.onmars.schema import Options
from mensae.games.onmars.setup import audience, deadline, setup, silence
from mensae.games.onmars.sight import View
from mensae.games.onmars.sketch import sketch
from mensae.games.onmars.state import State, copy
from mensae.games.onmars.view import view

ID = "onmars"
VERSION = 1
SEATS = range(1, 5)  # OM-001
OPTIONS: type[Struct] = Options
VIEW: type[Struct] = View
UNDO: UndoRule = "turn"  # up to the last card or tile that was turned up
LOOKAHEAD = 2  # what an action under way still asks is played to its end by `worth`
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
