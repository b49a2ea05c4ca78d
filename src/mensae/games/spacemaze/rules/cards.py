"""Chapters 8 and 9: which cards a power die can play, and what they can hit."""

from mypy_extensions import i64

from mensae.games.spacemaze.data import (
    ADJACENT,
    CARD_KINDS,
    CELLS,
    CHOOSE,
    COST,
    DIAGONAL,
    DOCK,
    EFFECT,
    EXCHANGE,
    FROM_DIAGONAL,
    GLUE,
    MORPH,
    NO_CARD,
    NOWHERE,
    PLAY,
    QUARTERS,
    ROTATE,
    RUN,
    SWAP_ALIENS,
    SWAP_TILES,
    TARGETS,
    TURN,
    TURNED,
)
from mensae.games.spacemaze.rules.maze import docked_cell
from mensae.games.spacemaze.rules.steps import has_step
from mensae.games.spacemaze.state import (
    ASK_CHOOSE,
    ASK_EXCHANGE,
    ASK_MORPH,
    ASK_TURN,
    State,
    count_of,
)


def die_colour(s: State) -> i64:
    """SM-97: the alien that carries out the card has the colour of the die."""
    return s.die // 6


def die_value(s: State) -> i64:
    """SM-94, SM-95: the value that powers the card; more than it costs brings nothing."""
    return s.die % 6 + 1


def performer(s: State) -> i64:
    """SM-97: the alien of the die's colour."""
    return s.turn * 3 + die_colour(s)


def cards(s: State) -> list[int]:
    """SM-47, SM-94, SM-98, SM-99: each card in hand that the die powers and that changes something; or none (SM-41)."""
    value = die_value(s)
    codes: list[int] = []
    kind: i64 = 0
    while kind < CARD_KINDS:
        if COST[kind] <= value and count_of(s.cards[s.turn], kind) > 0 and is_playable(s, kind):
            codes.append(PLAY + kind)
        kind += 1
    codes.append(NO_CARD)
    return codes


def is_playable(s: State, kind: i64) -> bool:
    """SM-99: the card would change something."""
    effect: i64 = EFFECT[kind]
    if effect == ROTATE:
        return can_turn(s, kind)
    if effect == SWAP_TILES:
        return len(diagonals(s) if FROM_DIAGONAL[kind] else exchanges(s, kind)) > 0
    if effect == RUN:
        return has_step(s, die_colour(s))
    if effect == SWAP_ALIENS:
        return len(morphs(s)) > 0
    if effect == GLUE:  # SM-129
        return performer(s) == s.wearer and not s.glued
    return len(slots(s)) > 0


# Range


def own_cell(s: State) -> i64:
    """SM-105, SM-106: the tile of the performing alien; in its UFO it has none."""
    return s.aliens[performer(s)]


def reach(s: State, targets: i64) -> bytes:
    """SM-102 to SM-106: the cells of these targets, seen from the performing alien."""
    own = own_cell(s)
    standpoint: i64 = CELLS + s.docks[s.turn] if own == NOWHERE else own
    return s.layout.reach[targets][standpoint]


# Targets


def targets(s: State) -> list[int]:
    """What can be chosen for the card that is being carried out."""
    if s.ask == ASK_TURN:
        return turns(s, s.card)
    if s.ask == ASK_CHOOSE:
        return diagonals(s)
    if s.ask == ASK_EXCHANGE:
        return exchanges(s, s.card)
    if s.ask == ASK_MORPH:
        return morphs(s)
    return slots(s)


def turns(s: State, kind: i64) -> list[int]:
    """SM-109 to SM-112, SM-115: every tile in range with every turn that changes its doors."""
    codes: list[int] = []
    cells = reach(s, TARGETS[kind])
    i: i64 = 0
    count: i64 = len(cells)
    while i < count:
        cell: i64 = cells[i]
        allowed = allowed_turns(s, kind, cell)
        quarters: i64 = 1
        while quarters <= 3:
            if allowed >> quarters & 1:
                codes.append(TURN + cell * 3 + quarters - 1)
            quarters += 1
        i += 1
    return codes


def can_turn(s: State, kind: i64) -> bool:
    """SM-99: at least one tile in range can be turned."""
    cells = reach(s, TARGETS[kind])
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


def exchanges(s: State, kind: i64) -> list[int]:
    """SM-113, SM-114, SM-117, SM-118: every adjacent tile; EXCHANGE also needs an own one to swap it with."""
    if not FROM_DIAGONAL[kind] and (own_cell(s) == NOWHERE or not can_be_swapped(s, own_cell(s))):
        return []
    return [EXCHANGE + cell for cell in reach(s, ADJACENT) if can_be_swapped(s, cell)]


def diagonals(s: State) -> list[int]:
    """SM-116, SM-117: every diagonal tile, if there is an adjacent one to swap it with."""
    if not any(can_be_swapped(s, cell) for cell in reach(s, ADJACENT)):
        return []
    return [CHOOSE + cell for cell in reach(s, DIAGONAL) if can_be_swapped(s, cell)]


def morphs(s: State) -> list[int]:
    """SM-124 to SM-127, SM-130: every teammate with whom something would change; a glued alien cannot morph."""
    own = performer(s)
    return [
        MORPH + mate - s.turn * 3
        for mate in range(s.turn * 3, s.turn * 3 + 3)
        if mate != own and not (s.glued and s.wearer in (own, mate)) and morph_changes(s, own, mate)
    ]


def morph_changes(s: State, one: i64, other: i64) -> bool:
    """SM-127: different tiles, or one of the two is on the pad or wears the relic."""
    if s.aliens[one] != s.aliens[other]:
        return True
    return bool((s.on_pad >> one | s.on_pad >> other) & 1) or s.wearer in (one, other)


def slots(s: State) -> list[int]:
    """SM-133 to SM-136: all outer sides of the next rim tile without another UFO, clockwise and counter-clockwise."""
    home: i64 = s.turn * 3
    if s.aliens[home] == NOWHERE or s.aliens[home + 1] == NOWHERE or s.aliens[home + 2] == NOWHERE:
        return []
    one, other = next_rim_cell(s, 1), next_rim_cell(s, -1)
    cells = s.layout.slot_cell
    return [DOCK + s.layout.slot_berth[i] for i in range(len(cells)) if cells[i] in (one, other)]


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
