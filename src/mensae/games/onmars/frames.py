"""What is still to be done: the kinds of frames on the stack of the state, and the fields of a frame."""

from typing import Final

# A frame of the stack: what is to be done, by whom, and six values
FRAME: Final = 8
DEPTH: Final = 60  # far more frames than ever wait at a time
WHO: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5
E: Final = 6
F: Final = 7

# The kinds of frames, by module
F_SETUP: Final = 0  # start
F_MARKER: Final = 1
F_SHUTTLE: Final = 2
F_ROUND: Final = 10  # turn
F_TURN: Final = 11
F_END: Final = 12
F_SURCHARGE: Final = 20  # workers
F_WORKER: Final = 21
F_CRYSTALS: Final = 22  # pay
F_RESOURCES: Final = 23
F_COLONISTS: Final = 24
F_EFFECT: Final = 30  # effects; A is its number, B the units done, C the boosts made, D whether it may be let go
F_LEARN: Final = 40  # lab
F_DEVELOP: Final = 41
F_DECISIONS: Final = 42
F_BUILT: Final = 51
F_DISPLACED: Final = 52
F_LSS: Final = 53
F_TOPS: Final = 54
F_UPGRADE: Final = 60  # upgrade
F_SHIP: Final = 61  # ships
F_CREW: Final = 62
F_BOT: Final = 63
F_HIRE: Final = 64  # science
F_REFILL: Final = 65
F_GOAL: Final = 66  # goals
F_UPDATE: Final = 70  # lss
F_DEAL: Final = 71
F_STOCK: Final = 72
F_LEVEL: Final = 73
F_SHUTTLES: Final = 80  # travel
F_DEPARTURE: Final = 81
F_TRAVEL: Final = 82
F_EXPLORE: Final = 83
F_TURN_UP: Final = 84
F_TASK: Final = 86  # first
F_SECRETS: Final = 87
F_SOLO: Final = 90  # solo; all from here on are Lacerda's
F_SOLO_LSS: Final = 91
F_SOLO_TECH: Final = 92
F_SOLO_TRAVEL: Final = 93
F_SOLO_LEVEL: Final = 94
F_SOLO_EFFECT: Final = 95
F_SOLO_BUILD: Final = 96
F_SOLO_ROVER: Final = 97
F_SOLO_EXPLORE: Final = 98
