"""Files of parts as somebody may have edited them."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from mensae.games.onmars.components import READ, BadComponents

FOLDER = files("mensae.games.onmars") / "components"
BOOST = {"cost": "colonist_lq_to_wa", "max": None, "adds": {"count": 1}}
Change = Callable[[Any], object]


def changed(file: str, *changes: Change) -> bytes:
    """The file after somebody has edited it."""
    parts = json.loads((FOLDER / file).read_bytes())
    for change in changes:
        change(parts)
    return json.dumps(parts).encode()


def put(*path: str | int, value: Any) -> Change:
    """Somebody writes a value at a place of the file."""
    return at(*path[:-1], do=lambda parts: parts.__setitem__(path[-1], value))


def at(*path: str | int, do: Change) -> Change:
    """Somebody changes the part at a place of the file."""

    def change(parts: Any) -> None:
        for key in path:
            parts = parts[key]
        do(parts)

    return change


def drop(*path: str | int) -> Change:
    """Somebody strikes out what is at a place of the file."""
    return at(*path[:-1], do=lambda parts: parts.pop(path[-1]))


def refusal(file: str, text: bytes) -> str:
    """What is said about a text that does not fit; it begins with the name of the file."""
    with pytest.raises(BadComponents) as bad:
        READ[file](text)
    assert str(bad.value).startswith(f"components/{file}: ")
    return str(bad.value)
