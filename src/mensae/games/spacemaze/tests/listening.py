"""What players read and hear, as text."""

from mensae.core.schema import Refusal, Told
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import GameAction
from mensae.games.spacemaze.state import State
from mensae.texts import LANGUAGES, Speaker
from tests.telling import tell

PLAYERS = ["Anna", "Bob", "Cleo", "Dirk"]


def speak(told: Told | Refusal, language: str = "en") -> str:
    """The text as Anna, Bob and the others read it."""
    return Speaker(language, GAME.id, PLAYERS).say(told.text if isinstance(told, Refusal) else told)


def heard(s: State, action: GameAction, hidden: bool = False) -> list[str]:
    """What the log says in English about an action; the other languages have words for it too."""
    told = tell(GAME, s, GAME.rules.actors(s)[0], action, hidden=hidden)
    for language in LANGUAGES:
        assert all(speak(each, language) for each in told)
    return [speak(each) for each in told]
