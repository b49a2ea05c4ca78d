"""Texts in the language of the reader, from the `.ftl` files."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from mensae.core.schema import CHANCE, CLOCK, HOST, Told, Value, Who

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "nl")
LONGEST = 800  # letters of a value; Fluent refuses more than 1000, and what is longer was not typed by anybody
_BESIDE = {CHANCE: "table-chance", CLOCK: "table-clock", HOST: "table-host"}  # who acts without a seat


class MissingText(KeyError):
    """A text that a language lacks, or that lacks a value: a fault of ours."""


@cache
def bundle(language: str, game: str | None) -> "FluentBundle":
    """The texts of the platform and, if given, of a game."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to load, and a server has little to say itself

    folders = [files("mensae") / "texts"] + ([files("mensae") / "games" / game / "texts"] if game else [])
    texts = FluentBundle([language], use_isolating=False)
    for folder in folders:
        texts.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return texts


class Speaker:
    """Says texts of a game in a language, with the names of the players in it."""

    def __init__(self, language: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        self.texts = bundle(language, game)
        self.language = language
        self.names = names

    def say(self, told: Told) -> str:
        """The sentence."""
        if not self.texts.has_message(told.key):
            raise MissingText(f"{self.language}: there is no text '{told.key}'")
        pattern = self.texts.get_message(told.key).value
        assert pattern is not None
        said, errors = self.texts.format_pattern(pattern, {name: self._value(v) for name, v in told.values.items()})
        if errors:
            raise MissingText(f"{self.language}: '{told.key}': {errors[0]}")
        return str(said)

    def text(self, key: str, **values: Value) -> str:
        """The sentence with this key."""
        return self.say(Told(key, values))

    def name(self, seat: int) -> str:
        """What the player in the seat is called; nothing in a name can steer a terminal."""
        if seat in _BESIDE:
            return self.text(_BESIDE[seat])
        if seat >= len(self.names):
            return self.text("table-seat", number=seat + 1)
        return "".join(letter if letter.isprintable() else "�" for letter in self.names[seat])

    def _value(self, value: Value) -> Any:
        match value:
            case Who(seat):
                return _cut(self.name(seat))
            case Told():
                return _cut(self.say(value))
            case str():
                return _cut(value)
        return value


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
