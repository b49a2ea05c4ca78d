"""The words that log, prompts, choices and refusals share."""

from collections.abc import Sequence
from typing import Final

from mensae.core.bits import has
from mensae.core.schema import Told, Value, Who
from mensae.games.magicmaze.data import (
    COLONIST,
    COLOURS,
    DOME_OF,
    FACE_IDS,
    KIND,
    NAMES,
    NEEDS,
    NONE,
    PERSON,
    PIECES,
    PLATFORM,
    ROCKET,
    SIDES,
    TILE_IDS,
)
from mensae.games.magicmaze.rules.codes import slot
from mensae.games.magicmaze.state import NOTHING, NOWHERE, State

FACE: Final = "magicmaze-face"

# The words of the printed parts, made once: texts never change, and nearly every entry and choice has some of them
_COLOURS: Final = [Told(f"magicmaze-colour-{colour}") for colour in COLOURS]
_A_PIECE: Final = [Told(f"magicmaze-a-{piece}") for piece in PIECES]
_THE_PIECE: Final = [Told(f"magicmaze-the-{piece}") for piece in PIECES]
_NEW_PIECE: Final = [Told(f"magicmaze-new-{piece}") for piece in PIECES]


def listed(parts: Sequence[Told]) -> Told:
    """One word, or several in a row with "and" before the last."""
    return _row(parts, "magicmaze-and")


def either(parts: Sequence[Told]) -> Told:
    """One word, or several in a row with "or" before the last."""
    return _row(parts, "magicmaze-or")


def in_row(parts: Sequence[Told]) -> Told:
    """One word, or several with nothing but commas, where they stand in a list themselves."""
    return _row(parts, "magicmaze-list")


def _row(parts: Sequence[Told], last: str, others: str = "magicmaze-list") -> Told:
    if len(parts) == 1:
        return parts[0]
    key = last if len(parts) == 2 else others
    return Told(key, {"first": parts[0], "rest": _row(parts[1:], last, others)})


def colour_name(colour: int) -> Told:
    """MM-06: a colour by itself."""
    return _COLOURS[colour]


def colour_names(bits: int) -> Told:
    """The colours of a bit set; there is at least one."""
    return listed([colour_name(colour) for colour in range(6) if has(bits, colour)])


def face_name(face: int) -> Told:
    """MM-44: an action tile by its colours, in the order in which they stand on it."""
    return _row([Told(f"magicmaze-colour-{colour}") for colour in FACE_IDS[face].split("_")], FACE, FACE)


def a_piece(piece: int) -> Told:
    """A blue girder: what stands somewhere."""
    return _A_PIECE[piece]


def the_piece(piece: int) -> Told:
    """The blue girder: what is moved."""
    return _THE_PIECE[piece]


def new_piece(piece: int) -> Told:
    """A blue girder: what is produced, or what somebody gets."""
    return _NEW_PIECE[piece]


def side_name(side: int) -> Told:
    """MM-13: a side of the start tile."""
    return Told(f"magicmaze-side-{SIDES[side]}")


def word(text: str) -> Told:
    """A name that is the same in every language, as a part of a list."""
    return Told("magicmaze-name", {"name": text})


def names(texts: Sequence[str]) -> Told:
    """Platforms or tiles in a row; there is at least one."""
    return listed([word(text) for text in texts])


def tile_names(bits: int) -> Told:
    """The tiles of a bit set; there is at least one."""
    return names([name for tile, name in enumerate(TILE_IDS) if has(bits, tile)])


def seat_names(seats: Sequence[int]) -> Told:
    """Players in a row; with none, since everybody has gone, whoever comes back."""
    return listed([Told("magicmaze-name", {"name": Who(seat)}) for seat in seats] or [Told("magicmaze-somebody")])


def called(s: State, platform: str) -> str:
    """MM-15: the first name of a platform in play."""
    return NAMES[s.root[PLATFORM[platform]]]


def standing(s: State, p: int) -> dict[str, Value]:
    """MM-73: what stands on a platform in play, and how many pieces that are."""
    if KIND[p] == ROCKET and s.rocket > 1:
        return {"there": Told("magicmaze-colonists", {"count": int(s.rocket)}), "count": int(s.rocket)}
    site = DOME_OF[p]
    if KIND[p] == ROCKET:
        pieces = [COLONIST] * int(s.rocket)
    elif site != NONE and s.built[site] == 0:
        pieces = [colour for colour in range(6) for _ in range(s.held[slot(site, colour)])]
    else:
        pieces = [int(s.on[p])] if s.on[p] != NOTHING else []
    there = listed([a_piece(piece) for piece in pieces]) if pieces else Told("magicmaze-nothing")
    return {"there": there, "count": max(1, len(pieces))}


def missing(s: State, site: int) -> list[int]:
    """MM-93: the colours of the free slots of a site."""
    found: list[int] = []
    for colour in range(6):
        found += [colour] * (NEEDS[slot(site, colour)] - int(s.held[slot(site, colour)]))
    return found


def level_name(s: State, number: int) -> Told:
    """MM-260: a mission, or a module."""
    return Told("magicmaze-level-module" if s.terms.module else "magicmaze-level-mission", {"number": number})


def seconds(ms: int) -> int:
    """The nearest number of whole seconds."""
    return (ms + 500) // 1000


def trade(s: State, ms: int) -> dict[str, Value]:
    """MM-57: the sand before and after a flip with so much left."""
    left = seconds(ms)
    return {"left": left, "after": seconds(int(s.terms.sand)) - left}


def rule_number(rule: str) -> str:
    """55 of MM-55, by which a text about the rule is called."""
    return rule.removeprefix("MM-")


def people_without(s: State, bits: int) -> list[int]:
    """The persons at the table who are not in the set."""
    return [seat for seat in range(s.seats) if s.sitter[seat] == PERSON and not has(bits, seat)]


def is_in_play(s: State, p: int) -> bool:
    """Whether the tile of the platform lies on the table."""
    return s.root[p] != NOWHERE
