"""The letters, signs and colours of the sketch; no colour says anything that a letter does not say too."""

from mensae.core.schema import Sitter
from mensae.games.magicmaze.schema import Colour, Face, Icon, Phase, Piece

LETTERS: dict[Colour, str] = {
    "blue": "b",
    "purple": "p",
    "green": "g",
    "yellow": "y",
    "brown": "r",  # neither N nor W, which are sides
    "orange": "o",
}
INKS: dict[Colour, str] = {
    "blue": "#6cb6ff",
    "purple": "#cf9fff",
    "green": "#5fd787",
    "yellow": "#ffe566",
    "brown": "#c89572",
    "orange": "#ff9340",
}
PLATE = "on #513f5c"  # of a platform
RUBBISH, SLUG, COLONIST = "#", "§", "@"
PIECES: dict[Piece | str, tuple[str, str]] = {
    **{colour: (letter.upper(), f"bold #17111d on {INKS[colour]}") for colour, letter in LETTERS.items()},
    "rubbish": (RUBBISH, "bold #17111d on #a99aa2"),
    "slug": (SLUG, "bold #17111d on #ff8fab"),
    "colonist": (COLONIST, "bold #17111d on #f6ece4"),
}
HOURGLASS, USED = "X", "x"
PIPE, DOME, ROCKET = "◎", "⌂", "▲"
FACTORY, LOCK, HEAP, BRIDGE = "+", "?", "%", "="
GOAL = "•"
JOKER, STACK, PAWN = "★", "▤", "♙"
CHOICE = "›"  # before what can be chosen beside the maze
PHASES: dict[Phase, str] = {
    "drawing": "…",
    "preparing": "○",
    "dealing": "…",
    "playing": "▶",
    "exploring": "…",
    "paused": "‖",
    "won": "✓",
    "lost": "✗",
}
ICONS: dict[Icon, str] = {
    "produce": FACTORY,
    "hourglass": HOURGLASS,
    "bridge": BRIDGE,
    "rubbish": RUBBISH,
    "pipe": PIPE,
    "slug": SLUG,
}
SITTERS: dict[Sitter, str] = {"person": "", "bot": "°", "gone": "×"}


def face_letters(face: Face) -> list[tuple[str, str]]:
    """MM-44: the colours of a face with their inks."""
    return [(letter, f"bold {INKS[colour]}") for colour, letter in LETTERS.items() if colour in face.split("_")]
