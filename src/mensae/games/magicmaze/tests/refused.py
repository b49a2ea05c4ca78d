"""What a refused action is, and how the texts of a table are heard."""

from collections.abc import Callable
from typing import NamedTuple

from mensae.core.schema import Refusal, Seat, Told
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.actions import CODE
from mensae.games.magicmaze.schema import GameAction
from mensae.games.magicmaze.state import State
from mensae.texts import Speaker
from tests.spoken import check_every_language
from tests.telling import tell

PLAYERS = ["Anna", "Bob", "Cleo", "Dirk", "Eva", "Finn"]


class Case(NamedTuple):
    """A seat that wants something which is not legal, and what it hears."""

    key: str
    state: Callable[[], State]
    action: GameAction
    rule: str
    sentence: str
    seat: Seat = 0
    at: int = 0


def speak(told: Told | Refusal, language: str = "en") -> str:
    """The text as Anna, Bob and the others read it."""
    return Speaker(language, GAME.id, PLAYERS).say(told.text if isinstance(told, Refusal) else told)


def heard(s: State, seat: Seat, action: GameAction, at: int = 0) -> list[str]:
    """What the log says in English about a legal action; the other languages say it too, with the same numbers."""
    assert CODE[action] in GAME.rules.legal(s, seat, at), f"{action} is not legal at {at}"
    told = tell(GAME, s, seat, action, at)
    for each in told:
        check_every_language(each, speak)
    return [speak(each) for each in told]
