"""Whether the time of day can be believed: what is deleted by a clock that is wrong does not come back."""

from time import monotonic, time
from typing import Any

import structlog

DAY = 24 * 3600.0  # seconds
LEAP = 60.0  # seconds; a clock that is set right while it runs goes by less at once

log: Any = structlog.get_logger()


class Daytime:
    """Compares the time of day with the clock that cannot be set, and doubts it for a day after it has leapt.

    A clock that is wrong from the start cannot be compared with anything but what lies in the database: if the newest
    of that is more than a day old, either nobody has played or the clock is ahead.
    """

    def __init__(self) -> None:
        self._ahead = time() - monotonic()
        self._doubted_until = 0.0  # by the monotonic clock

    def compare(self, newest: float | None) -> None:
        """With the time of the newest thing in the database, when the server starts."""
        if newest is not None and (days := (time() - newest) / DAY) > 1:
            log.info(
                "nothing is cleared away for a day: the clock may be ahead, or nobody has played", days=round(days)
            )
            self._doubt()

    def believed(self) -> bool:
        """Whether it has gone evenly for long enough; to be asked often."""
        ahead = time() - monotonic()
        if abs(leapt := ahead - self._ahead) > LEAP:
            log.warning("the clock has leapt, and nothing is cleared away for a day", seconds=round(leapt))
            self._doubt()
        self._ahead = ahead
        return monotonic() >= self._doubted_until

    def _doubt(self) -> None:
        self._doubted_until = monotonic() + DAY
