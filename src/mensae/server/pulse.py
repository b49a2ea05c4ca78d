"""What a table in real time keeps in mind between one change and the next."""

import asyncio
from dataclasses import dataclass, field

from mensae.core.schema import Seat


@dataclass(frozen=True)
class Missed:
    """Since when a person is not heard of here."""

    since: float  # by the monotonic clock
    entries: int  # how many there were


@dataclass(eq=False)
class Pulse:
    """Who plays along, and who is missed."""

    news: asyncio.Event = field(default_factory=asyncio.Event)  # something has changed since the bots were asked
    mates: "asyncio.Task[None] | None" = None  # the bots of the table
    missed: dict[Seat, Missed] = field(default_factory=dict)
