"""How fast a server may be asked, so that it never finds it too much; and how long to wait where it does."""

from math import inf
from time import monotonic

from mensae.core.schema import Refusal, Told
from mensae.wire.limits import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND

AT_ONCE = MESSAGES_AT_ONCE - 10  # what left one by one may arrive in a bunch
EACH = 1.05 / MESSAGES_PER_SECOND  # seconds that pay for a message, a little more than the server takes
LONGEST = 60  # seconds; who is asked to wait longer than that wants to know it


class Pace:
    """The messages of one connection: many at once, then one after the other."""

    def __init__(self) -> None:
        self._paid = -inf  # the moment until which all that was sent is paid for

    def turn(self) -> float:
        """Counts a message; returns the seconds until it may go."""
        now = monotonic()
        self._paid = max(self._paid, now - AT_ONCE * EACH) + EACH
        return max(0.0, self._paid - now)


def asked_to_wait(refusal: Refusal | None) -> int | None:
    """The seconds after which the same may be tried again; None where it was refused for another reason, or not."""
    match refusal:
        case Refusal(text=Told("server-slow-down", {"seconds": int(seconds)})) if seconds <= LONGEST:
            return seconds
    return None
