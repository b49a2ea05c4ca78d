"""`mensae join`: a table of a server in the terminal."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mensae.client import (
    BadSeats,
    Declined,
    NotALink,
    OtherRules,
    Unreachable,
    Visit,
    open_table,
    read_link,
    seats_file,
    sit_down,
)
from mensae.client.seats import recall
from mensae.core.game import AnyGame
from mensae.core.schema import Seat
from mensae.terminal import NO_TERMINAL
from mensae.terminal.remote import harmless
from mensae.texts import Speaker
from mensae.wire.http import Bot, Me, Open, Place

NOT_JOINED = 2  # exit code


def join(
    url: str,
    name: str | None = None,
    seat: Seat | None = None,
    watch: bool = False,
    code: str | None = None,
    language: str = "en",
    new: AnyGame | None = None,
    seats: Sequence[str] = (),
    options: dict[str, Any] | None = None,
) -> int:
    """Plays or watches at the table with this link until the person quits; returns the exit code.

    A seat that was taken from here before is taken again; else an open one is taken under the name, which is asked for
    if none is given. The code moves a seat here. With a new game the address is that of a server, where a table is made
    with these seats (`me`, `open`, or the level of a bot) and options of the game.
    """
    say = Speaker(language).text
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        sys.stderr.write(say("terminal-no-terminal") + "\n")
        return NO_TERMINAL
    memory = seats_file()
    try:
        if new is not None:
            name = name or _asked_name(say("terminal-ask-name"))
            asyncio.run(_open(url, new, [_place(seat, name) for seat in seats], language, memory, options or {}))
            return 0
        link = read_link(url)
        if not watch and not name and not code and not link.code and recall(memory, link, seat=seat) is None:
            name = _asked_name(say("terminal-ask-name"))
        asyncio.run(_visit(url, name, seat, watch, code, language, memory))
    except NotALink:
        problem = say("terminal-no-link", link=url)
    except Unreachable as error:
        problem = say("terminal-no-server", link=url, reason=str(error))
    except Declined as error:
        problem = str(error)
    except OtherRules as error:
        problem = say("terminal-other-rules", rules=str(error))
    except BadSeats as error:
        problem = say("terminal-bad-seats", problem=str(error))
    else:
        return 0
    sys.stderr.write(harmless(problem) + "\n")
    return NOT_JOINED


def _place(seat: str, name: str) -> Place:
    match seat:
        case "me":
            return Me(name)
        case "open":
            return Open()
    return Bot(seat)


async def _open(
    url: str, game: AnyGame, seats: list[Place], language: str, memory: Path, options: dict[str, Any]
) -> None:
    await show(await open_table(url, game, seats, language, memory, **options), language, memory)


def _asked_name(question: str) -> str:
    try:
        while not (name := input(question).strip()):
            pass
    except EOFError:
        raise KeyboardInterrupt from None
    return name


async def _visit(
    url: str, name: str | None, seat: Seat | None, watch: bool, code: str | None, language: str, memory: Path
) -> None:
    await show(await sit_down(url, name, seat, watch, code, language, memory), language, memory)


async def show(visit: Visit, language: str, memory: Path | None = None) -> None:
    """The visit on the screen, until the person closes it."""
    from mensae.terminal.guest import GuestApp

    await visit.__aenter__()
    app = GuestApp(visit, language, memory)
    try:
        await app.run_async()
    finally:
        await app.visit.close()
