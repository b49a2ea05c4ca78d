"""What players read: log, prompts and choices of a position in English, checked in the other languages as well."""

import re

from mensae.core.schema import CHANCE, Seat, Told
from mensae.games.onmars import GAME
from mensae.games.onmars.schema import GameAction
from mensae.games.onmars.speech import label, prompt
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.position import asked, choices, do
from mensae.texts import LANGUAGES, Speaker
from tests.telling import tell

NAMES = ["Ann", "Ben", "Cleo", "Dirk"]
SPEAKERS = {language: Speaker(language, "onmars", NAMES) for language in LANGUAGES}
RAW = re.compile(r"onmars-|[{}$]|  | \.|_")  # nothing of this belongs into a sentence


def speak(told: Told, language: str = "en") -> str:
    """The text as Ann, Ben and the others read it."""
    said = SPEAKERS[language].say(told)
    assert not RAW.search(said), f"{language}: {said}"
    return said


def heard(s: State, action: GameAction, hidden: bool = False) -> list[str]:
    """What the log says about an action of whoever is asked; the other languages have as many sentences."""
    told = tell(GAME, s, asked(s), action, hidden=hidden)
    for language in LANGUAGES:
        assert all(speak(each, language).endswith(".") for each in told)
    return [speak(each) for each in told]


def story(s: State, *actions: GameAction) -> list[str]:
    """What the log says while these actions are done, one after the other."""
    said = []
    for action in actions:
        assert action in choices(s), f"{action} is not possible, but {choices(s)}"
        said += heard(s, action)
        do(s, action)
    return said


def asks(s: State, seat: Seat | None = None, language: str = "en") -> str:
    """The prompt of whoever is asked, or of somebody else."""
    choices(s)
    return speak(prompt(s, asked(s) if seat is None else seat), language)


def offers(s: State, language: str = "en") -> list[str]:
    """All choices of whoever is asked; no two of them read the same."""
    said = [speak(label(s, asked(s), action), language) for action in choices(s)]
    assert asked(s) == CHANCE or len(set(said)) == len(said), said
    return said
