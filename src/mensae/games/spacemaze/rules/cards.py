"""Chapters 8 and 9: which cards a power die can play, and what they can hit.

The alien that carries out a card is an argument: so a die can be judged before it is taken.
"""

from mypy_extensions import i64

from mensae.core.bits import has
from mensae.games.spacemaze.data import (
    ADJACENT,
    CARD_KINDS,
    CELLS,
    COST,
    DIAGONAL,
    EFFECT,
    FROM_DIAGONAL,
    GLUE,
    MOVE_UFO,
    NOWHERE,
    QUARTERS,
    ROTATE,
    RUN,
    SWAP_ALIENS,
    SWAP_TILES,
    TARGETS,
    TURNED,
    alien_of,
    colour_of,
    die_colour,
    die_value,
)
from mensae.games.spacemaze.rules.codes import CHOOSE, DOCK, EXCHANGE, MORPH, NO_CARD, PLAY, turn_code
from mensae.games.spacemaze.rules.maze import docked_cell
from mensae.games.spacemaze.rules.steps import has_step
from mensae.games.spacemaze.state import ASK_EXCHANGE, State, count_of


def performer(s: State, die: i64) -> i64:
    """SM-97: the alien that carries out a card has the colour of the die."""
    return alien_of(s.turn, die_colour(die))


def cards(s: State) -> list[int]:
    """SM-47, SM-98: each card in hand that the die can play; or none (SM-41)."""
    codes: list[int] = []
    kind: i64 = 0
    while kind < CARD_KINDS:
        if can_play(s, s.die, kind):
            codes.append(PLAY + kind)
        kind += 1
    codes.append(NO_CARD)
    return codes


def can_play(s: State, die: i64, kind: i64) -> bool:
    """SM-47, SM-94, SM-95, SM-99: the card is in hand, the die powers it, and it changes something."""
    if COST[kind] > die_value(die) or count_of(s.cards[s.turn], kind) == 0:
        return False
    return changes(s, performer(s, die), kind)


def changes(s: State, alien: i64, kind: i64) -> bool:
    """SM-99: the card would change something."""
    effect: i64 = EFFECT[kind]
    if effect == ROTATE:
        return can_turn(s, alien, kind)
    if effect == RUN:
        return has_step(s, colour_of(alien))
    if effect == GLUE:  # SM-129
        return alien == s.wearer and not s.glued
    return len(first_targets(s, alien, kind)) > 0


# Range


def reach(s: State, alien: i64, targets: i64) -> bytes:
    """SM-102 to SM-106: the cells of these targets, seen from the performing alien, in order."""
    own: i64 = s.aliens[alien]
    standpoint: i64 = CELLS + s.docks[s.turn] if own == NOWHERE else own
    return s.layout.reach[targets][standpoint]


# Targets


def targets(s: State) -> list[int]:
    """What can be chosen for the card that is being carried out."""
    alien = performer(s, s.die)
    return exchanges(s, alien, s.card) if s.ask == ASK_EXCHANGE else first_targets(s, alien, s.card)


def first_targets(s: State, alien: i64, kind: i64) -> list[int]:
    """What can be chosen as soon as the alien carries out the card; nothing for RUN and SUPERGLUE."""
    effect: i64 = EFFECT[kind]
    if effect == ROTATE:
        return turns(s, alien, kind)
    if effect == SWAP_TILES:
        return diagonals(s, alien) if FROM_DIAGONAL[kind] else exchanges(s, alien, kind)
    if effect == SWAP_ALIENS:
        return morphs(s, alien)
    return slots(s) if effect == MOVE_UFO else []


def turns(s: State, alien: i64, kind: i64) -> list[int]:
    """SM-109 to SM-112, SM-115: every tile in range with every turn that changes its doors."""
    codes: list[int] = []
    cells = reach(s, alien, TARGETS[kind])
    i: i64 = 0
    count: i64 = len(cells)
    while i < count:
        cell: i64 = cells[i]
        allowed = allowed_turns(s, kind, cell)
        quarters: i64 = 1
        while quarters <= 3:
            if has(allowed, quarters):
                codes.append(turn_code(cell, quarters))
            quarters += 1
        i += 1
    return codes


def can_turn(s: State, alien: i64, kind: i64) -> bool:
    """SM-99: at least one tile in range can be turned."""
    cells = reach(s, alien, TARGETS[kind])
    i: i64 = len(cells) - 1
    while i >= 0:
        if allowed_turns(s, kind, cells[i]):
            return True
        i -= 1
    return False


def allowed_turns(s: State, kind: i64, cell: i64) -> i64:
    """SM-112: the quarters that the card allows and that change the doors, as a bit set."""
    on_card: i64 = QUARTERS[kind]
    changing: i64 = TURNED[s.tiles[cell]]
    return on_card & changing


def can_be_swapped(s: State, cell: i64) -> bool:
    """SM-119: with a fixed relic tile it cannot be swapped."""
    return not (s.relic_tile_fixed and cell == s.relic_cell)


def exchanges(s: State, alien: i64, kind: i64) -> list[int]:
    """SM-113, SM-114, SM-117, SM-118: every adjacent tile; EXCHANGE also needs an own one to swap it with."""
    own: i64 = s.aliens[alien]
    if not FROM_DIAGONAL[kind] and (own == NOWHERE or not can_be_swapped(s, own)):
        return []
    return [EXCHANGE + cell for cell in reach(s, alien, ADJACENT) if can_be_swapped(s, cell)]


def diagonals(s: State, alien: i64) -> list[int]:
    """SM-116, SM-117: every diagonal tile, if there is an adjacent one to swap it with."""
    if not any(can_be_swapped(s, cell) for cell in reach(s, alien, ADJACENT)):
        return []
    return [CHOOSE + cell for cell in reach(s, alien, DIAGONAL) if can_be_swapped(s, cell)]


def swapped(s: State) -> i64:
    """SM-113, SM-116: the tile that changes places with the adjacent one: the own, or the diagonal one chosen."""
    return s.chosen if FROM_DIAGONAL[s.card] else s.aliens[performer(s, s.die)]


def morphs(s: State, alien: i64) -> list[int]:
    """SM-124 to SM-127, SM-130: every teammate with whom something would change; a glued alien cannot morph."""
    codes: list[int] = []
    colour: i64 = 0
    while colour < 3:
        mate = alien_of(s.turn, colour)
        if mate != alien and not (s.glued and s.wearer in (alien, mate)) and morph_changes(s, alien, mate):
            codes.append(MORPH + colour)
        colour += 1
    return codes


def morph_changes(s: State, one: i64, other: i64) -> bool:
    """SM-127: different tiles, or one of the two is on the pad or wears the relic."""
    if s.aliens[one] != s.aliens[other]:
        return True
    return has(s.on_pad, one) or has(s.on_pad, other) or s.wearer in (one, other)


def slots(s: State) -> list[int]:
    """SM-133 to SM-136: all outer sides of the next rim tile without another UFO, clockwise and counter-clockwise."""
    colour: i64 = 0
    while colour < 3:
        if s.aliens[alien_of(s.turn, colour)] == NOWHERE:
            return []
        colour += 1
    one, other = next_rim_cell(s, 1), next_rim_cell(s, -1)
    cells = s.layout.slot_cell
    return [DOCK + s.layout.slot_berth[slot] for slot in s.layout.slots if cells[slot] in (one, other)]


def next_rim_cell(s: State, way: i64) -> i64:
    """SM-134: the first other rim tile in this direction at which no other UFO is docked."""
    cells = s.layout.slot_cell
    slot: i64 = s.docks[s.turn]
    own: i64 = cells[slot]
    count: i64 = len(cells)
    while True:
        slot = (slot + way + count) % count
        cell: i64 = cells[slot]
        if cell != own and not is_docked(s, cell):
            return cell


def is_docked(s: State, cell: i64) -> bool:
    """SM-134: another UFO is docked at the tile, at any side of it."""
    seat: i64 = 0
    while seat < s.seats:
        if seat != s.turn and docked_cell(s, seat) == cell:
            return True
        seat += 1
    return False
