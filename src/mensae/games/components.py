"""The printed parts of a game as checked data: what every game that keeps them in `components/*.json` needs."""

from typing import TypeVar

from msgspec import DecodeError, Struct, json

T = TypeVar("T")


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Something in a file; a name that is not known there is a slip."""


class BadComponents(ValueError):
    """A file in `components` that does not fit; the message names the file and what is wrong."""


def decode(text: bytes, kind: type[T], file: str) -> T:
    """The text of a file as the parts that it should hold."""
    try:
        return json.decode(text, type=kind)
    except DecodeError as error:
        raise BadComponents(f"components/{file}: {error}") from error


def check(holds: bool, file: str, problem: str) -> None:
    """Parts that do not fit together are named at once, not when a game breaks."""
    if not holds:
        raise BadComponents(f"components/{file}: {problem}")
