"""The numbers of the actions: a code is the first of its kind plus the place in that kind.

The steps of an alien lie side by side, so that the list of all steps, alien by alien, is ascending.
"""

from typing import Final

from mypy_extensions import i64

from mensae.games.spacemaze.data import BERTHS, CARD_KINDS, CELLS, DICE_KINDS, MAZE_TILES

STEPS: Final = 10  # of an alien, whether they are possible or not

STARTED: Final = 0  # + seat
LAID: Final = STARTED + 4  # + face
DRAWN: Final = LAID + MAZE_TILES * 4  # + card kind
ROLLED: Final = DRAWN + CARD_KINDS  # + die
PICK: Final = ROLLED + DICE_KINDS  # + die
PLAY: Final = PICK + DICE_KINDS  # + card kind
NO_CARD: Final = PLAY + CARD_KINDS
TURN: Final = NO_CARD + 1  # + cell and quarters
CHOOSE: Final = TURN + CELLS * 3  # + cell
EXCHANGE: Final = CHOOSE + CELLS  # + cell
MORPH: Final = EXCHANGE + CELLS  # + colour
DOCK: Final = MORPH + 3  # + berth
STEP: Final = DOCK + len(BERTHS)  # + colour and step
END_TURN: Final = STEP + 3 * STEPS
CLEARED: Final = END_TURN + 1
DISCARD: Final = CLEARED + 1  # + card kind
DISCARDED: Final = DISCARD + CARD_KINDS

# The steps of an alien
EXIT: Final = 0
GO: Final = 1  # + side
PAD: Final = 5
TAKE: Final = 6
GIVE: Final = 7  # + the place of the receiver among the other two colours
HOME: Final = 9


def turn_code(cell: i64, quarters: i64) -> i64:
    """The tile on this cell is turned by 1 to 3 quarters."""
    return TURN + cell * 3 + quarters - 1


def turn_cell(code: i64) -> i64:
    """Which tile is turned."""
    return (code - TURN) // 3


def turn_quarters(code: i64) -> i64:
    """By how many quarters it is turned."""
    return (code - TURN) % 3 + 1


def step_code(colour: i64, step: i64) -> i64:
    """The alien of this colour does a step."""
    return STEP + colour * STEPS + step


def step_colour(code: i64) -> i64:
    """Which alien does the step."""
    return (code - STEP) // STEPS


def step_of(code: i64) -> i64:
    """Which step it does."""
    return (code - STEP) % STEPS


def gift(colour: i64, to: i64) -> i64:
    """The step by which an alien gives the relic to a teammate."""
    return GIVE + (to if to < colour else to - 1)


def receiver(colour: i64, step: i64) -> i64:
    """The colour of the teammate to whom the relic is given."""
    place: i64 = step - GIVE
    return place if place < colour else place + 1
