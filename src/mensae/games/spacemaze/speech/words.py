"""The words that log, prompts, choices and refusals share."""

from collections.abc import Sequence

from mensae.core.schema import Refusal, Told, Value
from mensae.games.spacemaze.data import (
    COLOURS,
    DIE_NAMES,
    KINDS,
    LETTERS,
    NAMES,
    NOWHERE,
    POWER_DICE,
    SIDES,
)
from mensae.games.spacemaze.rules.cards import die_colour
from mensae.games.spacemaze.state import State


def listed(parts: Sequence[Told]) -> Told:
    """One word, or several in a row."""
    if len(parts) == 1:
        return parts[0]
    return Told("spacemaze-list", {"first": parts[0], "rest": listed(parts[1:])})


def alien_name(colour: int) -> Told:
    """The green alien, in a sentence that gives it its article."""
    return Told(f"spacemaze-alien-{COLOURS[colour]}")


def receiver_name(colour: int) -> Told:
    """The same for the alien to whom something happens, where a language has a case for that."""
    return Told(f"spacemaze-receiver-{COLOURS[colour]}")


def colour_name(colour: int) -> Told:
    """Only the colour, at the beginning of a choice."""
    return Told(f"spacemaze-colour-{COLOURS[colour]}")


def card_name(kind: int) -> Told:
    """A card by its printed name, which is the same in every language."""
    return Told(f"spacemaze-card-{KINDS[kind]}")


def card_names(counts: Sequence[int]) -> Told:
    """The cards of a hand or pile by kind, with their number where there are several."""
    return listed([_cards(kind, count) for kind, count in enumerate(counts) if count])


def _cards(kind: int, count: int) -> Told:
    return card_name(kind) if count == 1 else Told("spacemaze-cards", {"card": card_name(kind), "count": count})


def way_name(side: int) -> Told:
    """To the east."""
    return Told(f"spacemaze-way-{SIDES[side]}")


def side_name(side: int) -> Told:
    """A side of a tile."""
    return Told(f"spacemaze-side-{SIDES[side]}")


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
    return Told("spacemaze-place-pad" if s.on_pad >> alien & 1 else "spacemaze-place-tile", {"cell": NAMES[cell]})


def performer_values(s: State) -> dict[str, Value]:
    """SM-97: the alien that carries out the card, and where it is."""
    colour = int(die_colour(s))
    return {"alien": alien_name(colour), "place": place_name(s, int(s.turn) * 3 + colour)}


def power_name(die: int) -> Told:
    """SM-11: a power die by colour and value."""
    return Told(f"spacemaze-power-{COLOURS[die // 6]}", {"value": die % 6 + 1})


def points_name(packed: int) -> Told:
    """SM-12, SM-61: the footprints of a die, or points that are left, by colour; there is at least one."""
    counts = [packed >> (4 * colour) & 15 for colour in range(3)]
    return listed([Told(f"spacemaze-points-{COLOURS[c]}", {"count": count}) for c, count in enumerate(counts) if count])


def points_left(packed: int) -> int:
    """SM-61: all points together."""
    return (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15)


def pool_name(pool: Sequence[int]) -> Told:
    """SM-14: the power dice by colour, and the move dice by their footprints; there is at least one die."""
    parts = []
    for colour, name in enumerate(COLOURS):
        values = [str(die % 6 + 1) for die in range(colour * 6, colour * 6 + 6) for _ in range(pool[die])]
        if values:
            parts.append(Told(f"spacemaze-dice-{name}", {"values": " ".join(values)}))
    moves = [_footprints(die) for die in range(POWER_DICE, len(pool)) for _ in range(pool[die])]
    if moves:
        parts.append(Told("spacemaze-dice-moves", {"values": " ".join(moves)}))
    return listed(parts)


def _footprints(die: int) -> str:
    """SM-12: as green/purple/orange."""
    return "/".join(str(DIE_NAMES[die].count(letter)) for letter in LETTERS)


def no(rule: str, key: str, **values: Value) -> Refusal:
    """An action is refused by this rule, for this reason."""
    return Refusal(rule, Told(key, values))
