"""Play at a table of a server from any program.

A bot that plays at random and is polite about it:

    import asyncio
    import random
    import sys

    from mensae.client import sit_down


    async def main(link: str) -> None:
        async with await sit_down(link, name="Robo") as visit:
            async for _ in visit:  # one change after the other; all that is known is in visit.known
                if visit.known.legal:
                    await visit.act(random.choice(visit.known.legal).action)
                if visit.known.over:
                    await visit.say("Well played!")
                    break


    asyncio.run(main(sys.argv[1]))

Actions and views are the structs of the game (`mensae.games.<game>.schema`). Lost connections heal by themselves, and
what was asked for meanwhile is done once; nothing is sent faster than the server reads it. `docs/protocol.md` has the
rules behind it.
"""

from mensae.client.connection import Gone
from mensae.client.enter import OtherRules, open_table, play_again, sit_down, stand_up
from mensae.client.host import Declined, Unreachable
from mensae.client.known import Known
from mensae.client.link import Link, NotALink, read_link
from mensae.client.seats import BadSeats, seats_file
from mensae.client.visit import Change, Lost, Visit

__all__ = [
    "BadSeats",
    "Change",
    "Declined",
    "Gone",
    "Known",
    "Link",
    "Lost",
    "NotALink",
    "OtherRules",
    "Unreachable",
    "Visit",
    "open_table",
    "play_again",
    "read_link",
    "seats_file",
    "sit_down",
    "stand_up",
]
