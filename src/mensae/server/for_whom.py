"""Whom the work of bots is for: people who wait for them at the table, else those who watch."""

from mensae.server.live import LiveTable
from mensae.server.turns import Lane, Turn

EASY = "easy"  # the level whose bots need a moment only


def is_awaited(live: LiveTable) -> bool:
    """Whether people wait for the bots."""
    return bool(_playing(live))


def bot_turn(live: LiveTable, level: str) -> Turn:
    """The turn of a bot, or of who decides for somebody whose time is up."""
    if people := _playing(live):
        return Turn(Lane.EASY if level == EASY else Lane.AWAITED, people)
    return Turn(Lane.BRIEF if level == EASY else Lane.WATCHED, _looking(live))


def mates_turn(live: LiveTable) -> Turn:
    """The turn of the bots of a table in real time."""
    people = _playing(live)
    return Turn(Lane.ADVICE, people) if people else Turn(Lane.BRIEF, _looking(live))


def hint_turn(live: LiveTable, network: str) -> Turn:
    """The turn of somebody who asks for a hint; in real time the game has it at once."""
    return Turn(Lane.ASKED if live.game.real_time is None else Lane.EASY, [network])


def _playing(live: LiveTable) -> set[str]:
    """Where the people are who look from a seat that they play."""
    return {who.network for seat, who in live.everybody() if seat is not None and not live.chairs[seat].by_bot}


def _looking(live: LiveTable) -> set[str]:
    """Where those are who look at all; nowhere if the bots play on for people who are not here."""
    return {who.network for _, who in live.everybody()}
