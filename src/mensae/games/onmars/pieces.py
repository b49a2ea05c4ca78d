"""How many of each component there are, wherever they lie (OM-002, OM-005 to OM-009)."""

from mensae.core.bits import count
from mensae.games.onmars.data import (
    CARDS,
    COLONISTS,
    CONTRACT_COUNT,
    DISCOVERY_COUNT,
    FACE_UP,
    GRID,
    GRID_TECHS,
    MARKERS,
    NONE,
    RESEARCH_COUNT,
    RESEARCH_THERE,
    SCIENTIST_COUNT,
    SHELTER,
    SHELTERS,
    SHIPS,
    TECH_KINDS,
    TILE_THERE,
    TYPES,
    WORKING_AREA,
)
from mensae.games.onmars.rules.goods import is_lacerda
from mensae.games.onmars.rules.orbit import DISPLAY_SPACES
from mensae.games.onmars.rules.start import grid_is_full, sets
from mensae.games.onmars.state import (
    ACHIEVED,
    BOX,
    CONTRACT,
    DECK,
    DISCARDED,
    DISPLAY_AT,
    DOCKED,
    FACE_UP_AT,
    GRID_AT,
    HAND,
    HANGAR,
    LEFT,
    LQ,
    MARKS,
    MINERS,
    ON_RADAR,
    OWN,
    PILE_AT,
    PLAYERS,
    SCIENCE_AT,
    SCIENTIST_AT,
    SHELTERED,
    SUPPLY,
    WA,
    State,
)


def pieces(s: State) -> dict[str, int]:
    """OM-002: Everything that the box counts; whoever is not seated yet has it all there."""
    counts = {f"{TYPES[kind]} tiles": _stack(s, kind) for kind in range(SHELTER)}
    counts["tech tiles"] = _techs(s)
    shown = [int(card) for card in s.table[SCIENCE_AT:SCIENTIST_AT] if card != NONE]
    owned = [int(owner) for owner in s.table[SCIENTIST_AT : SCIENTIST_AT + SCIENTIST_COUNT]]
    counts["scientists"] = sum(1 for card in shown if card < SCIENTIST_COUNT) + sum(1 for who in owned if who >= 0)
    counts["contracts"] = sum(1 for card in shown if card >= SCIENTIST_COUNT)
    counts["contracts"] += sum(1 for c in range(CONTRACT_COUNT) if s.contracts[c * CONTRACT] in (DECK, 0, 1, 2, 3))
    counts["blueprints"] = sum(1 for i in range(DISPLAY_SPACES) if s.table[DISPLAY_AT + i] != NONE)
    counts["blueprints"] += sum(1 for card in range(CARDS) if s.cards[card * 2] in (DECK, BOX, 0, 1, 2, 3))
    counts["discovery tiles"] = _tiles(s, 0, DISCOVERY_COUNT, TILE_THERE)
    counts["discovery tiles"] += sum(1 for i in range(FACE_UP) if s.table[FACE_UP_AT + i] != NONE)
    counts["research tiles"] = _tiles(s, DISCOVERY_COUNT, RESEARCH_COUNT, RESEARCH_THERE)
    counts["goals"] = int(count(s.goals))
    for who in range(s.players):
        base = who * OWN
        counts["goals"] += int(count(s.own[base + HAND]) + count(s.own[base + DISCARDED]))
        counts["goals"] += 1 if s.own[base + SHELTERED] and s.own[base + ACHIEVED] != NONE else 0
        counts.update({f"{name} of {who}": count for name, count in _own(s, who).items()})
    return counts


def _stack(s: State, kind: int) -> int:
    """OM-005: the stack, and the tiles on the map; a starting tile may still wait for its hex (OM-031)."""
    on_map = sum(1 for there in s.building if there == kind)
    return int(count(s.table[PILE_AT + kind])) + max(1, on_map)


def _techs(s: State) -> int:
    """OM-007: the second set lies aside until the grid is full, and is not used with two players."""
    on_grid = sum(1 for space in range(GRID) if s.table[GRID_AT + space] != NONE)
    in_labs = sum(1 for who in range(s.players) for kind in GRID_TECHS if s.lab[who * TECH_KINDS + kind] != NONE)
    aside = 0 if grid_is_full(s) else (sets(s) - 1) * len(GRID_TECHS)
    return on_grid + in_labs + int(count(s.tech_left)) + aside


def _tiles(s: State, first: int, count: int, there: int) -> int:
    """Tiles in the stack, taken, on Radar, out of the game, or on the map."""
    away = sum(1 for tile in range(first, first + count) if s.tiles[tile] in (DECK, BOX, ON_RADAR, 0, 1, 2, 3))
    return away + sum(1 for item in s.ground if there <= item < there + count)


def _own(s: State, who: int) -> dict[str, int]:
    """OM-009: what belongs to one player; Lacerda's Colonists are unlimited (OM-234)."""
    base = who * OWN
    if s.own[base + SHELTERED] == 0:
        counts = {"shelters": SHELTERS, "ships": SHIPS, "markers": MARKERS, "colonists": COLONISTS}
    else:
        on_map = sum(1 for kind in s.building if kind == SHELTER + who)
        cards = sum(1 for card in range(CARDS) if s.cards[card * 2] == who)
        working = sum(int(s.slots[slots * PLAYERS + who]) for slots in range(WORKING_AREA))
        at_home = int(s.own[base + LQ] + s.own[base + WA] + s.own[base + SUPPLY])
        counts = {
            "shelters": on_map + SHELTERS - int(s.own[base + SHELTERED]),
            "ships": int(count(s.own[base + DOCKED]) + s.own[base + HANGAR] + s.own[base + LEFT]),
            "markers": int(s.own[base + MARKS]) + cards,
            "colonists": at_home + working + int(s.own[base + MINERS]),
        }
    if is_lacerda(s, who):
        del counts["colonists"]
    return counts
