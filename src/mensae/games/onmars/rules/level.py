"""Chapter 12: the Colony Status Update."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit, count
from mensae.games.onmars.components import SETUP
from mensae.games.onmars.data import (
    CARD_DEALT,
    CARD_LEVEL,
    CARDS,
    GRID_REFILL,
    GRID_TECHS,
    NONE,
    PROGRESS_LEVELS,
    PROGRESS_POINTS,
    TECH_DEALT,
    TOP_ROW,
)
from mensae.games.onmars.frames import F_DEAL, F_LEVEL, F_SOLO_LEVEL, F_STOCK, FRAME, WHO, A
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.goods import score
from mensae.games.onmars.rules.missions import remaining
from mensae.games.onmars.rules.orbit import DISPLAY_SPACES
from mensae.games.onmars.state import (
    BOX,
    CHANCE,
    CUBES,
    DECK,
    DISPLAY_AT,
    GRID_AT,
    LACERDA,
    LSS_AT,
    OWN,
    ROW_AT,
    SHOWN,
    STORE_AT,
    State,
    ask,
    level,
    note,
    pop,
    push,
)

_WAREHOUSE: Final = [SETUP.by_player_count[n].warehouse_each for n in (1, 2, 3, 4)]


def due(s: State) -> bool:
    """OM-168: all four LSS markers are on or above the row of the colony marker."""
    row = s.table[ROW_AT]
    if row >= TOP_ROW:
        return False
    return all(s.table[LSS_AT + column] >= row for column in range(4))


def update(s: State) -> bool:
    """OM-168 to OM-172: one level after the other, while the condition holds."""
    top = s.depth - FRAME
    if not due(s):
        pop(s)
        return False
    who = s.stack[top + WHO]
    s.table[ROW_AT] += 1
    reached = level(s)
    note(s, notes.LEVEL_UP, who, reached)
    push(s, F_LEVEL, who, reached)
    push(s, F_STOCK, who)
    if reached == 2:
        _empty_display(s, 1, 3)
        push(s, F_DEAL, who, 12)
    elif reached == 3:
        _empty_display(s, 1, 1)
        push(s, F_DEAL, who, 6)
    return False


def _empty_display(s: State, lowest: i64, highest: i64) -> None:
    """OM-169: cards of these levels go to the box."""
    for place in range(DISPLAY_AT, DISPLAY_AT + DISPLAY_SPACES):
        card = s.table[place]
        if card != NONE and lowest <= CARD_LEVEL[card] <= highest:
            s.table[place] = NONE
            s.cards[card * 2] = BOX


def in_deck(s: State) -> list[int]:
    """The blueprints that are still to be dealt."""
    return [card for card in range(CARDS) if s.cards[card * 2] == DECK]


def deal(s: State) -> bool:
    """OM-029, OM-169: A blueprints are dealt from the deck, level 1 before level 3."""
    top = s.depth - FRAME
    left = in_deck(s)
    if s.stack[top + A] == 0 or not left:
        pop(s)
        return False
    lowest = min(CARD_LEVEL[card] for card in left)
    return ask(s, CHANCE, [CARD_DEALT + card for card in left if CARD_LEVEL[card] == lowest])


def dealt(s: State, code: i64) -> None:
    """OM-029: into the first free space, bottom row first."""
    s.stack[s.depth - FRAME + A] -= 1
    place: i64 = DISPLAY_AT
    while s.table[place] != NONE:
        place += 1
    s.table[place] = code - CARD_DEALT
    s.cards[(code - CARD_DEALT) * 2] = SHOWN
    if s.notes is not None and (s.stack[s.depth - FRAME + A] == 0 or not in_deck(s)):
        show_display(s)


def show_display(s: State) -> None:
    """OM-029: all that lies on the display, for the log."""
    for place in range(DISPLAY_AT, DISPLAY_AT + DISPLAY_SPACES):
        if s.table[place] != NONE:
            note(s, notes.ON_DISPLAY, NONE, s.table[place])


def stock(s: State) -> bool:
    """OM-170: the Tech Grid is refilled, bottom row first, then the Warehouse."""
    for space in GRID_REFILL:
        if s.table[GRID_AT + space] == NONE and s.tech_left:
            return ask(s, CHANCE, [TECH_DEALT + kind for kind in GRID_TECHS if s.tech_left >> kind & 1])
    pop(s)
    fill_warehouse(s)
    note(s, notes.RESTOCKED, NONE)
    return False


def stocked(s: State, code: i64) -> None:
    """The tile lies on the first empty space."""
    for space in GRID_REFILL:
        if s.table[GRID_AT + space] == NONE:
            put_on_grid(s, space, code - TECH_DEALT)
            note(s, notes.TECH_DEALT, NONE, code - TECH_DEALT)
            return


def put_on_grid(s: State, space: i64, kind: i64) -> None:
    """A tile of the stack lies on the grid."""
    s.table[GRID_AT + space] = kind
    s.tech_left &= ~bit(kind)


def fill_warehouse(s: State) -> None:
    """OM-027, OM-170: 3 of each good but Minerals; 2 with two players or alone."""
    for good in range(1, 6):
        s.table[STORE_AT + good] = _WAREHOUSE[s.players - 1]


def progress(s: State, who: i64) -> i64:
    """OM-171: points for own cubes in the Progress area."""
    return PROGRESS_POINTS[count(s.own[who * OWN + CUBES])]


def levelled(s: State) -> bool:
    """OM-171, OM-172, OM-250: Progress is scored, the Remaining Missions marker moves, Lacerda grows."""
    top = s.depth - FRAME
    reached = s.stack[top + A]
    pop(s)
    if reached in PROGRESS_LEVELS:
        for who in range(s.players):
            score(s, who, progress(s, who), "OM-171")
    if reached >= 3:
        note(s, notes.REMAINING, NONE, remaining(s))
    if s.solo:
        push(s, F_SOLO_LEVEL, LACERDA)
    return False
