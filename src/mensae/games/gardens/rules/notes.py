"""What the rules note for the log besides the action itself: kinds of notes, each with one or two values."""

from typing import Final

MOVED: Final = 1  # from this hex, to this one
LOST: Final = 2  # this many spaces on the track
PLANTED: Final = 3  # for these points, with a jump of this many spaces
EXTRA_TURN: Final = 4  # for these reasons
PASSED: Final = 5  # the turn of this seat, which was stuck
BEGINS: Final = 6  # the turn of this seat
PLACED: Final = 7  # this gardener of the seat, 1 or 2
DEALT: Final = 8  # to this stock (seat * 6 + colour), so many flowers
GREW: Final = 9  # a flower, on this hex
