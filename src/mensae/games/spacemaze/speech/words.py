"""The words that log, prompts, choices and refusals share; those without values are made once."""

from collections.abc import Sequence
from typing import Final

from mensae.core.bits import has
from mensae.core.schema import Told, Value
from mensae.games.spacemaze.data import (
    COLOURS,
    DIE_NAMES,
    KINDS,
    LETTERS,
    NAMES,
    NOWHERE,
    POWER_DICE,
    SIDES,
    colour_of,
    die_colour,
    die_value,
    points_of,
    power_die,
)
from mensae.games.spacemaze.rules.cards import performer
from mensae.games.spacemaze.state import State

_ALIENS: Final = [Told(f"spacemaze-alien-{colour}") for colour in COLOURS]
_RECEIVERS: Final = [Told(f"spacemaze-receiver-{colour}") for colour in COLOURS]
_COLOURS: Final = [Told(f"spacemaze-colour-{colour}") for colour in COLOURS]
_CARDS: Final = [Told(f"spacemaze-card-{kind}") for kind in KINDS]
_WAYS: Final = [Told(f"spacemaze-way-{side}") for side in SIDES]
_SIDES: Final = [Told(f"spacemaze-side-{side}") for side in SIDES]


def listed(parts: Sequence[Told]) -> Told:
    """One word, or several in a row."""
    if len(parts) == 1:
        return parts[0]
    return Told("spacemaze-list", {"first": parts[0], "rest": listed(parts[1:])})


def alien_name(colour: int) -> Told:
    """The green alien, in a sentence that gives it its article."""
    return _ALIENS[colour]


def receiver_name(colour: int) -> Told:
    """The same for the alien to whom something happens, where a language has a case for that."""
    return _RECEIVERS[colour]


def colour_name(colour: int) -> Told:
    """Only the colour, at the beginning of a choice."""
    return _COLOURS[colour]


def card_name(kind: int) -> Told:
    """A card by its name; in English it is the printed one."""
    return _CARDS[kind]


def card_names(counts: Sequence[int]) -> Told:
    """The cards of a hand or pile by kind, with their number where there are several."""
    return listed([_cards(kind, count) for kind, count in enumerate(counts) if count])


def _cards(kind: int, count: int) -> Told:
    return card_name(kind) if count == 1 else Told("spacemaze-cards", {"card": card_name(kind), "count": count})


def way_name(side: int) -> Told:
    """To the east."""
    return _WAYS[side]


def side_name(side: int) -> Told:
    """A side of a tile."""
    return _SIDES[side]


def berth_name(cell: int, side: int) -> Told:
    """SM-21: a dock slot."""
    return Told("spacemaze-berth", {"cell": NAMES[cell], "side": side_name(side)})


def dock_name(s: State, seat: int) -> Told:
    """SM-22: where the UFO of the seat is docked."""
    slot = s.docks[seat]
    return berth_name(s.layout.slot_cell[slot], s.layout.slot_side[slot])


def place_name(s: State, alien: int) -> Told:
    """Where an alien is: in the UFO, on a tile, or on its pad."""
    cell = int(s.aliens[alien])
    if cell == NOWHERE:
        return Told("spacemaze-place-ufo")
    return Told("spacemaze-place-pad" if has(s.on_pad, alien) else "spacemaze-place-tile", {"cell": NAMES[cell]})


def performer_values(s: State) -> dict[str, Value]:
    """SM-97: the alien that carries out the card, and where it is."""
    alien = int(performer(s, s.die))
    return {"alien": alien_name(int(colour_of(alien))), "place": place_name(s, alien)}


def power_name(die: int) -> Told:
    """SM-11: a power die by colour and value."""
    return Told(f"spacemaze-power-{COLOURS[die_colour(die)]}", {"value": int(die_value(die))})


def points_name(points: int) -> Told:
    """SM-12, SM-61: the footprints of a die, or points that are left, by colour; there is at least one."""
    counts = [int(points_of(points, colour)) for colour in range(3)]
    return listed([Told(f"spacemaze-points-{COLOURS[c]}", {"count": count}) for c, count in enumerate(counts) if count])


def points_left(points: int) -> int:
    """SM-61: all points together."""
    return sum(int(points_of(points, colour)) for colour in range(3))


def pool_name(pool: Sequence[int]) -> Told:
    """SM-14: the power dice by colour, and the move dice by their footprints; there is at least one die."""
    parts = []
    for colour, name in enumerate(COLOURS):
        values = [str(value) for value in range(1, 7) for _ in range(pool[power_die(colour, value)])]
        if values:
            parts.append(Told(f"spacemaze-dice-{name}", {"values": " ".join(values)}))
    moves = [_footprints(die) for die in range(POWER_DICE, len(pool)) for _ in range(pool[die])]
    if moves:
        parts.append(Told("spacemaze-dice-moves", {"values": " ".join(moves)}))
    return listed(parts)


def _footprints(die: int) -> str:
    """SM-12: as green/purple/orange."""
    return "/".join(str(DIE_NAMES[die].count(letter)) for letter in LETTERS)
