"""Gardens of Mars, a game by Néstor Romeral Andrés (2009) for 2 to 5 players. The rules are in SPEC.md."""

from msgspec import Struct

from mensae.core.game import RealTime
from mensae.core.schema import UndoRule
from mensae.games.gardens.actions import ACTIONS
from mensae.games.gardens.guide import playout, worth
from mensae.games.gardens.prose import label, prompt, tell
from mensae.games.gardens.refusals import refusal
from mensae.games.gardens.result import outcome
from mensae.games.gardens.rules.engine import actors, apply, draw, legal, play_random
from mensae.games.gardens.schema import Options, View
from mensae.games.gardens.setup import audience, deadline, resample, setup, silence
from mensae.games.gardens.sketch import sketch
from mensae.games.gardens.state import State, copy, dump
from mensae.games.gardens.view import pieces, view

ID = "gardens"
VERSION = 1
SEATS = range(2, 6)  # GM-01
OPTIONS: type[Struct] = Options
VIEW: type[Struct] = View
UNDO: UndoRule = "consent"
LOOKAHEAD = 2  # a die and a flower
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
