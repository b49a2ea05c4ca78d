"""Files of parts as somebody may have edited them."""

import json
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from typing import Any

from mensae.games.magicmaze import components
from mensae.games.magicmaze.components import TILES

FOLDER = files("mensae.games.magicmaze") / "components"
READ: dict[str, Callable[[bytes], Any]] = {
    "tiles.json": components.tiles,
    "missions.json": partial(components.missions, tiles=TILES),
    "action_faces.json": components.faces,
}


def changed(file: str, *changes: Callable[[Any], object]) -> bytes:
    """The file after somebody has edited it."""
    parts = json.loads((FOLDER / file).read_bytes())
    for change in changes:
        change(parts)
    return json.dumps(parts).encode()


def put(*path: str | int, value: Any) -> Callable[[Any], object]:
    """Somebody writes a value at a place of the file."""

    def change(parts: Any) -> None:
        for key in path[:-1]:
            parts = parts[key]
        parts[path[-1]] = value

    return change


def at(*path: str | int, do: Callable[[Any], object]) -> Callable[[Any], object]:
    """Somebody changes the part at a place of the file."""

    def change(parts: Any) -> None:
        for key in path:
            parts = parts[key]
        do(parts)

    return change
