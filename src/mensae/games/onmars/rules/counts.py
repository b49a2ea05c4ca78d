"""What goals, LSS Reward tiles and scoring count of a player (OM-166, OM-183)."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    CARD_TYPE,
    CARDS,
    HEXES,
    MINE,
    NONE,
    REWARD_COUNTS,
    SCIENTIST_COUNT,
    TECH_KINDS,
)
from mensae.games.onmars.rules.board import complex_size, type_of
from mensae.games.onmars.rules.goods import is_lacerda, quarters_capacity
from mensae.games.onmars.rules.lab import level_of
from mensae.games.onmars.state import ADVANCED, FOUND, HANGAR, LQ, OWN, ROVER, SCIENTIST_AT, SHELTERED, UNITS, State


def best_tech(s: State, who: i64) -> i64:
    """The level of the own most developed tile."""
    return max(level_of(s, who, kind) for kind in range(TECH_KINDS))


def techs(s: State, who: i64) -> i64:
    """How many Tech tiles the player has, the Shelter Tech included."""
    return sum(1 for kind in range(TECH_KINDS) if s.lab[who * TECH_KINDS + kind] != NONE)


def mines_held(s: State, who: i64) -> i64:
    """Mines with an own Miner or own marker."""
    return sum(1 for at in range(HEXES) if s.building[at] == MINE and (s.miner[at] == who or s.marker[at] == who))


def bots_on_map(s: State, who: i64) -> i64:
    """Own Bots on the map; Lacerda's stand on the Progress area and on his board (OM-249)."""
    if is_lacerda(s, who):
        return 1 + s.his_bots
    return sum(1 for number in range(who * UNITS, who * UNITS + ROVER) if s.units[number] != NONE)


def quarters(s: State, who: i64) -> i64:
    """Colonists in the Living Quarters; Lacerda's count as full (OM-249)."""
    return quarters_capacity(s, who) if is_lacerda(s, who) else s.own[who * OWN + LQ]


def blueprints(s: State, who: i64) -> i64:
    """Own blueprints, built or not."""
    return sum(1 for card in range(CARDS) if s.cards[card * 2] == who)


def upgraded(s: State, who: i64, building: i64) -> i64:
    """Own advanced buildings of a type."""
    return sum(
        1
        for card in range(CARDS)
        if s.cards[card * 2] == who and s.cards[card * 2 + 1] != NONE and CARD_TYPE[card] == building
    )


def scientists(s: State, who: i64) -> i64:
    """Own Scientists."""
    return sum(1 for scientist in range(SCIENTIST_COUNT) if s.table[SCIENTIST_AT + scientist] == who)


def complexes_marked(s: State, who: i64, size: i64, different: bool) -> i64:
    """Own markers in complexes of at least this size; in different ones, if that is asked."""
    marked = [int(s.group[at]) for at in range(HEXES) if s.marker[at] == who and complex_size(s, at) >= size]
    return len(set(marked)) if different else len(marked)


def largest(s: State, building: i64) -> i64:
    """The size of the largest complex of a type."""
    sizes = [
        int(complex_size(s, at))
        for at in range(HEXES)
        if s.building[at] != NONE and type_of(s.building[at]) == building
    ]
    return max(sizes) if sizes else 0


def reward_count(s: State, who: i64, reward: i64) -> i64:
    """OM-166: what an LSS Reward tile counts."""
    what = REWARD_COUNTS[reward]
    if what == "best_tech_level":
        return best_tech(s, who)
    if what == "ships_in_hangar":
        return s.own[who * OWN + HANGAR]
    if what == "advanced_buildings":
        return s.own[who * OWN + ADVANCED]
    if what == "mines_held":
        return mines_held(s, who)
    if what == "bots_on_map":
        return bots_on_map(s, who)
    if what == "discovery_tiles":
        return s.own[who * OWN + FOUND]
    if what == "shelters":
        return s.own[who * OWN + SHELTERED]
    return quarters(s, who)
