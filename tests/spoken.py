"""What every sentence of a game must keep, whatever the language."""

import re
from collections.abc import Callable, Iterator

from mensae.core.schema import Told, Value
from mensae.texts import LANGUAGES

Speak = Callable[[Told, str], str]


def check_every_language(told: Told, speak: Speak) -> None:
    """Each language says it in its own words, with the same numbers."""
    assert len({speak(told, language) for language in LANGUAGES}) == len(LANGUAGES)
    for language in LANGUAGES:
        assert _spoken_numbers(told, speak, language) == _spoken_numbers(told, speak, "en")


def _spoken_numbers(told: Told, speak: Speak, language: str) -> list[str]:
    return sorted(number for number in re.findall(r"\d+", speak(told, language)) if number in set(_numbers(told)))


def _numbers(value: Value) -> Iterator[str]:
    """Every number in the values of a text, also those of cells and dice."""
    match value:
        case Told(_, values):
            for inner in values.values():
                yield from _numbers(inner)
        case int() | str():
            yield from re.findall(r"\d+", str(value))
