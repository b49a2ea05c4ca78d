"""The letters, signs and colours of the sketch; no colour says anything that a letter does not say too."""

from mensae.core.palette import ACT_HERE, HIGHLIGHT, seat_style
from mensae.core.schema import Span
from mensae.games.onmars.components import DISCOVERIES
from mensae.games.onmars.data import CARD_TYPE, RESEARCH_IDS, RESEARCH_KIND, RESEARCH_KINDS, TECHS, TYPES
from mensae.games.onmars.schema import AnyGood, Building, MainAction, TechKind
from mensae.games.onmars.views import View

WIDTH = 76  # columns of the whole
EARTH = "#3a231b"
GROUND = f"#b98a76 on {EARTH}"  # of a hex without a building
CHOICE, FROM, TAKE = "›", "»", "+"  # before what can be chosen; where a Bot starts; take the tile there
ORBIT, COLONY, SHUTTLE = "○", "●", "⇅"
BLUEPRINT, TECH, LAB, WAREHOUSE, BUILD, SCIENTIST, CONTRACT = "▦", "τ", "λ", "▤", "⌂", "§", "#"
MARKER, MINER, BOT, ROVER, SHIP, HANGAR = "★", "♙", "•", "◆", "▲", "△"
GOAL, SECRET, DISCOVERY, RESEARCH, DONE = "◉", "&", "?", "!", "✓"

TYPE_LETTERS: dict[Building, str] = dict(zip(TYPES, "MGWHOS", strict=True))
TECH_LETTERS: dict[TechKind, str] = dict(zip(TECHS, "MGWHOSRUV", strict=True))
GOOD_LETTERS: dict[AnyGood, str] = {
    "mineral": "m",
    "battery": "b",
    "water": "w",
    "plant": "p",
    "oxygen": "o",
    "crystal": "◇",
}
MAIN_SIGNS: dict[MainAction, str] = {
    "landing_pod": "▽",
    "obtain_blueprint": BLUEPRINT,
    "learn_technology": TECH,
    "research_development": LAB,
    "resupply": WAREHOUSE,
    "control_center": "↔",
    "construct": BUILD,
    "upgrade": MARKER,
    "welcome_ship": HANGAR,
    "hire": SCIENTIST,
}
_PAPER: dict[str, str] = {
    "M": "#b9aeb0",
    "G": "#ffd75f",
    "W": "#9aa8ff",
    "H": "#9be15d",
    "O": "#9ff0ea",
    "S": "#cf9fff",
}
_INK: dict[str, str] = {
    char: colour
    for chars, colour in {
        "mM": "#a99aa2",
        "bG": "#d7a83f",
        "wW": "#4a9be8",
        "pH": "#3fae67",
        "oO": "#39a9a3",
        "◇S": "#a974e0",
    }.items()
    for char in chars
}
_LANES = {"top": "↑", "middle": "–", "bottom": "↓"}
_TILES: dict[str, str] = {  # OM-161; what a tile that constructs or gives resources shows follows from its kind
    "develop": f"{LAB}2",
    "construct_any": f"{BUILD}*",
    "upgrade": f"{MARKER}2",
    "science_card": f"{SCIENTIST}1",
    "blueprints": f"{BLUEPRINT}2",
    "warehouse": f"{WAREHOUSE}2",
    "crystals": "◇3",
    "tech": f"{TECH}1",
    **{f"construct_{kind}": f"{BUILD}{letter}" for kind, letter in TYPE_LETTERS.items()},
    **{f"resource_{good}": f"{letter}{2 if letter == 'm' else 3}" for good, letter in GOOD_LETTERS.items()},
}
TILE_SIGNS: dict[str, str] = {
    **{tile.id: DISCOVERY + _TILES[tile.kind] for tile in DISCOVERIES.tiles},
    **{id: RESEARCH + RESEARCH_KINDS[RESEARCH_KIND[i]].upper() for i, id in enumerate(RESEARCH_IDS)},
}


def letter(view: View, who: int) -> str:
    """The letter of a player; L is Lacerda (OM-228)."""
    return "AL"[who] if view.solo else "ABCD"[who]


def name(view: View, who: int) -> Span:
    """The letter on the colour of the player."""
    return Span(letter(view, who), seat_style(who))


def ink(sign: str) -> str:
    """The colour of a sign by the good or type of building in it."""
    return next((f"bold {_INK[char]}" for char in sign if char in _INK), HIGHLIGHT)


def paper(kind: str, owner: int | None) -> str:
    """The ground of a building: that of its type, or of the player whose Shelter it is."""
    return seat_style(owner) if owner is not None else f"bold #17111d on {_PAPER[kind]}"


def card(number: int) -> str:
    """A blueprint with its type of building."""
    return f"{number}{TYPE_LETTERS[TYPES[CARD_TYPE[number - 1]]]}"


def place(space: str) -> str:
    """A lab space: its column, then top, middle or bottom; there is only one in the last column."""
    column, _, lane = space[1:].partition("_")
    return column + _LANES.get(lane, "")


def item(text: str, mark: str, style: str = "") -> list[Span]:
    """Something with a column before it for its mark; empty if it cannot be chosen."""
    return [Span(mark or " ", HIGHLIGHT), Span(text, ACT_HERE if mark else style)]


def width(line: list[Span]) -> int:
    """How many columns."""
    return sum(len(span.text) for span in line)


def wrapped(parts: list[list[Span]], room: int, indent: int = 0) -> list[list[Span]]:
    """As many lines as the parts need; each part stays in one piece."""
    lines: list[list[Span]] = []
    for part in parts:
        if not lines or width(lines[-1]) + width(part) > room:
            lines.append([Span(" " * indent)] if indent else [])
        lines[-1] += part
    return lines
