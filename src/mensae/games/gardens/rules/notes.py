"""What the rules note for the log besides the action itself: kinds of notes, each with one or two values."""

from typing import Final

MOVED: Final = 1  # from this hex, to this one
LOST: Final = 2  # this many spaces on the track
PLANTED: Final = 3  # for these points, with a jump of this many spaces
EXTRA_TURN: Final = 4  # for these reasons
PASSED: Final = 5  # the turn of this seat, which was stuck
