"""Why a card or its target is not legal (chapters 8 and 9)."""

from collections.abc import Sequence

from mensae.core.bits import has, members
from mensae.core.schema import Refusal, Value, no
from mensae.games.spacemaze.data import (
    ADJACENT,
    BERTHS,
    COST,
    DIAGONAL,
    EFFECT,
    FROM_DIAGONAL,
    GLUE,
    KINDS,
    NAMES,
    NOWHERE,
    QUARTERS,
    ROTATE,
    RUN,
    SIDES,
    SWAP_ALIENS,
    SWAP_TILES,
    TARGETS,
    alien_of,
    colour_of,
    die_value,
    seat_of,
)
from mensae.games.spacemaze.rules.cards import can_be_swapped, performer, reach, slots
from mensae.games.spacemaze.rules.codes import DOCK
from mensae.games.spacemaze.schema import Dock, Turn
from mensae.games.spacemaze.speech.words import (
    alien_name,
    berth_name,
    card_name,
    card_names,
    listed,
    performer_values,
    place_name,
)
from mensae.games.spacemaze.state import State, held

# By kind of card: what it does
CARD_RULES = dict(
    zip(
        KINDS,
        ["SM-109", "SM-110", "SM-111", "SM-113", "SM-115", "SM-116", "SM-120", "SM-121", "SM-124", "SM-128", "SM-133"],
        strict=True,
    )
)


def no_card(s: State, kind: int) -> Refusal:
    """SM-47, SM-94: not in hand, or too expensive for the die."""
    hand = held(s, s.turn)
    if hand[kind] == 0:
        return no("SM-47", "spacemaze-no-such-card", card=card_name(kind), hand=card_names(hand))
    if COST[kind] > die_value(s.die):
        costs: dict[str, Value] = {"cost": int(COST[kind]), "value": int(die_value(s.die))}
        return no("SM-94", "spacemaze-no-power", card=card_name(kind), **costs)
    return _no_change(s, kind, {"card": card_name(kind), **performer_values(s)})


def _no_change(s: State, kind: int, known: dict[str, Value]) -> Refusal:
    """SM-99: the card would change nothing, each for its own reason."""
    effect = EFFECT[kind]
    if effect == ROTATE:
        if not _reach(s, TARGETS[kind]):
            return no(_no_diagonal(s), "spacemaze-no-diagonals", **known)
        return no("SM-112", "spacemaze-no-turns", **known)
    if effect == SWAP_TILES:
        if FROM_DIAGONAL[kind] and not _reach(s, DIAGONAL):
            return no(_no_diagonal(s), "spacemaze-no-diagonals", **known)
        if not FROM_DIAGONAL[kind] and _own_cell(s) == NOWHERE:
            return no("SM-114", "spacemaze-no-exchange", **known)
        return _no_relic_tile(s)
    if effect == RUN:
        return no("SM-122", "spacemaze-no-run", **known)
    if effect == SWAP_ALIENS:
        return _no_morphs(s, known)
    if effect == GLUE:
        key = "spacemaze-no-more-glue" if performer(s, s.die) == s.wearer else "spacemaze-no-wearer"
        return no("SM-129", key, card=known["card"], alien=known["alien"])
    inside = len([colour for colour in range(3) if s.aliens[alien_of(s.turn, colour)] == NOWHERE])
    return no("SM-133", "spacemaze-no-base", card=known["card"], inside=inside)


def _own_cell(s: State) -> int:
    """SM-105, SM-106: the tile of the performing alien; in its UFO it has none."""
    return int(s.aliens[performer(s, s.die)])


def _reach(s: State, targets: int) -> Sequence[int]:
    """SM-102 to SM-106: the cells of these targets, seen from the performing alien."""
    return reach(s, performer(s, s.die), targets)


def _no_diagonal(s: State) -> str:
    """SM-103, SM-106: from the UFO the range is measured in its own way."""
    return "SM-106" if _own_cell(s) == NOWHERE else "SM-103"


def _no_morphs(s: State, known: dict[str, Value]) -> Refusal:
    """SM-127, SM-130: the alien or a teammate is glued, or with neither anything would change."""
    if s.glued and seat_of(s.wearer) == s.turn:
        glued = alien_name(int(colour_of(s.wearer)))
        return no("SM-130", "spacemaze-no-morph-glued", card=known["card"], alien=glued)
    return no("SM-127", "spacemaze-no-morphs", **known)


def no_turn(s: State, action: Turn) -> Refusal:
    """SM-20, SM-102, SM-103, SM-109 to SM-112, SM-115: no tile, out of range, too far round, or no difference."""
    kind, cell = int(s.card), NAMES.index(action.cell)
    cells = _reach(s, TARGETS[kind])
    if cell not in s.layout.cells:
        return no("SM-20", "spacemaze-no-tile", cell=action.cell)
    if cell not in cells:
        return _out_of_range(s, "SM-103" if TARGETS[kind] & DIAGONAL else "SM-102", action.cell, cells)
    known: dict[str, Value] = {"card": card_name(kind), "cell": action.cell, "quarters": action.quarters}
    if not has(QUARTERS[kind], action.quarters):
        most = max(members(QUARTERS[kind]))
        return no(CARD_RULES[KINDS[kind]], "spacemaze-no-quarters", **known, most=most)
    return no("SM-112", "spacemaze-no-difference", cell=action.cell, quarters=action.quarters)


def _out_of_range(s: State, rule: str, cell: str, cells: Sequence[int]) -> Refusal:
    """SM-106: from the UFO the range is measured in its own way."""
    rule = "SM-106" if _own_cell(s) == NOWHERE else rule
    near = ", ".join(sorted(NAMES[other] for other in cells))
    known: dict[str, Value] = {"card": card_name(int(s.card)), **performer_values(s)}
    return no(rule, "spacemaze-no-range", **known, cell=cell, cells=near)


def no_choose(s: State, cell: str) -> Refusal:
    """SM-103, SM-106, SM-119: the first tile of DIAGONAL SWITCH."""
    return _no_swap(s, "SM-103", cell, _reach(s, DIAGONAL))


def no_exchange(s: State, cell: str) -> Refusal:
    """SM-102, SM-106, SM-119: the adjacent tile."""
    return _no_swap(s, "SM-102", cell, _reach(s, ADJACENT))


def _no_swap(s: State, rule: str, cell: str, cells: Sequence[int]) -> Refusal:
    if NAMES.index(cell) not in s.layout.cells:
        return no("SM-20", "spacemaze-no-tile", cell=cell)
    if NAMES.index(cell) in cells:
        return _no_relic_tile(s)
    if NAMES.index(cell) == _own_cell(s):
        rule = CARD_RULES[KINDS[s.card]]
    return _out_of_range(s, rule, cell, [other for other in cells if can_be_swapped(s, other)])


def _no_relic_tile(s: State) -> Refusal:
    """SM-119: the table agreed that the relic tile stays where it is."""
    return no("SM-119", "spacemaze-no-relic-tile", cell=NAMES[s.relic_cell])


def no_morph(s: State, mate: int) -> Refusal:
    """SM-124, SM-127, SM-130: itself, a glued alien, or no difference."""
    alien = int(performer(s, s.die))
    own = alien_name(int(colour_of(alien)))
    if mate == colour_of(alien):
        return no("SM-124", "spacemaze-no-self", card=card_name(int(s.card)), alien=own)
    if s.glued and s.wearer in (alien, alien_of(s.turn, mate)):
        glued = alien_name(int(colour_of(s.wearer)))
        return no("SM-130", "spacemaze-no-morph-glued", card=card_name(int(s.card)), alien=glued)
    return no("SM-127", "spacemaze-no-morph", place=place_name(s, alien), mate=alien_name(mate), alien=own)


def no_dock(s: State, action: Dock) -> Refusal:
    """SM-21, SM-134: no outer side of the board, or not the next free rim tile."""
    berth = BERTHS.index((NAMES.index(action.cell), SIDES.index(action.side)))
    name = berth_name(*BERTHS[berth])
    if berth not in s.layout.slot_berth:
        return no("SM-21", "spacemaze-no-slot", berth=name)
    clockwise = sorted((code - DOCK for code in slots(s)), key=s.layout.slot_berth.index)
    free = listed([berth_name(*BERTHS[other]) for other in clockwise])
    return no("SM-134", "spacemaze-no-dock", berth=name, free=free)
