"""Chapter 8: the lab, new Tech tiles, developments, and what the use of foreign tech brings its owner."""

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.onmars.data import (
    ENTRIES,
    GRID,
    GRID_PRICE,
    KEEP,
    LAB_COLUMN,
    LAB_LINKS,
    LAB_PRICE,
    LAB_SPACE,
    LEARN,
    NONE,
    OXYGEN,
    TECH_KINDS,
    TECH_TAKEN,
    USE_TECH,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.goods import gain
from mensae.games.onmars.rules.missions import TASK_DEVELOP, TASK_TECH, happened, unit
from mensae.games.onmars.rules.packed import development, tech_use, use_kind, use_owner
from mensae.games.onmars.rules.pay import can_pay
from mensae.games.onmars.state import GRID_AT, LABS, OWN, SPACE, State, note


def level_of(s: State, owner: i64, kind: i64) -> i64:
    """OM-091: the column of the tile is its level; 0 without the tile."""
    space = s.lab[owner * TECH_KINDS + kind]
    return 0 if space == NONE else LAB_COLUMN[space]


def best_level(s: State, kind: i64) -> i64:
    """The highest level of this kind in any lab."""
    best: i64 = 0
    owner: i64 = 0
    while owner < s.players:
        there = level_of(s, owner, kind)
        best = there if there > best else best
        owner += 1
    return best


def tech_choices(s: State, kind: i64) -> list[int]:
    """OM-097, OM-103, OM-104: whose tile to use, of any level."""
    return [USE_TECH + owner for owner in range(s.players) if level_of(s, owner, kind) > 0]


def use_tech(s: State, who: i64, owner: i64, kind: i64) -> None:
    """OM-097, OM-099: a foreign tile puts 1 Oxygen on hold for its owner."""
    note(s, notes.TECH_USED, who, kind, owner)
    if owner != who:
        s.uses.append(tech_use(owner, kind))


def free_entries(s: State, who: i64) -> list[int]:
    """OM-060: the empty spaces of column 1."""
    return [entry for entry in ENTRIES if not s.own[who * OWN + LABS] >> entry & 1]


def learn_choices(s: State, who: i64) -> list[int]:
    """OM-060, OM-061: tiles of kinds not owned whose row can be paid, while column 1 has room."""
    if not free_entries(s, who):
        return []
    return [
        LEARN + space
        for space in range(GRID)
        if s.table[GRID_AT + space] != NONE
        and s.lab[who * TECH_KINDS + s.table[GRID_AT + space]] == NONE
        and can_pay(s, who, GRID_PRICE[space])
    ]


def learn(s: State, who: i64, space: i64, entry: i64) -> None:
    """OM-060: the tile of the grid lies in the lab now."""
    kind = s.table[GRID_AT + space]
    s.table[GRID_AT + space] = NONE
    put_tech(s, who, kind, entry)
    s.stirred = True
    note(s, notes.TECH_LEARNED, who, kind, entry)
    unit(s, who, TECH_TAKEN)
    happened(s, who, TASK_TECH)


def put_tech(s: State, who: i64, kind: i64, space: i64) -> None:
    """A tile lies on this space of the lab."""
    old = s.lab[who * TECH_KINDS + kind]
    if old != NONE:
        s.own[who * OWN + LABS] &= ~bit(old)
    s.own[who * OWN + LABS] |= bit(space)
    s.lab[who * TECH_KINDS + kind] = space


def entry_choices(s: State, who: i64) -> list[int]:
    """OM-060: where a new tile may lie."""
    return [LAB_SPACE + ENTRIES.index(entry) for entry in free_entries(s, who)]


def targets(s: State, who: i64, kind: i64) -> list[int]:
    """OM-092: the linked empty spaces of the next column."""
    space = s.lab[who * TECH_KINDS + kind]
    if space == NONE:
        return []
    taken = s.own[who * OWN + LABS]
    return [target for target in LAB_LINKS[space] if not taken >> target & 1]


def develop_price(target: i64, pays: bool) -> int:
    """OM-093: the price of the column entered; nothing at no cost."""
    return LAB_PRICE[LAB_COLUMN[target]] if pays else 0


def develop_choices(s: State, who: i64, pays: bool) -> list[int]:
    """OM-092: every own tile and space, as far as it can be paid."""
    return [
        development(kind, target)
        for kind in range(TECH_KINDS)
        for target in targets(s, who, kind)
        if can_pay(s, who, develop_price(target, pays))
    ]


def can_develop(s: State, who: i64, pays: bool) -> bool:
    """OM-257: an own tile has an empty linked space whose price can be paid."""
    for kind in range(TECH_KINDS):
        for target in targets(s, who, kind):
            if can_pay(s, who, develop_price(target, pays)):
                return True
    return False


def develop(s: State, who: i64, kind: i64, target: i64) -> None:
    """OM-092: the tile moves to the right."""
    put_tech(s, who, kind, target)
    s.stirred = True
    note(s, notes.DEVELOPED, who, kind, target)
    if who == s.active:
        s.developed += 1
        if s.developed >= 2:
            happened(s, who, TASK_DEVELOP)


def next_owner(s: State, turn: i64, waiting: i64) -> i64:
    """OM-101: of the owners in this batch, the next on the Turn Order after the player in turn, who comes last."""
    best: i64 = NONE
    best_key: i64 = 99
    for use in s.uses[:waiting]:
        owner = use_owner(use)
        key = (s.own[owner * OWN + SPACE] - s.own[turn * OWN + SPACE] + 15) % 8
        if key < best_key:
            best, best_key = owner, key
    return best


def decision_choices(s: State, owner: i64, waiting: i64) -> list[int]:
    """OM-100: for each own tile used, develop it at no cost, or keep the Oxygen."""
    kinds = used_kinds(s, owner, waiting)
    developments = [int(development(kind, target)) for kind in kinds for target in targets(s, owner, kind)]
    return developments + [KEEP + kind for kind in kinds]


def used_kinds(s: State, owner: i64, waiting: i64) -> list[int]:
    """OM-100: the own tiles that others have used, in this batch."""
    return sorted({int(use_kind(use)) for use in s.uses[:waiting] if use_owner(use) == owner})


def keep_oxygen(s: State, owner: i64, kind: i64) -> None:
    """OM-100: the held Oxygen goes to Storage, or onto a contract, or is lost."""
    note(s, notes.OXYGEN_KEPT, owner, kind)
    gain(s, owner, OXYGEN, 1)
