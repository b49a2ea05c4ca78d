"""OM-109: a construction from the choice of the type to the last gain, its LSS reward included (chapter 12)."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    ABSENT,
    BUILD,
    FIRST_LSS_POINTS,
    GENERATOR,
    HEX,
    LSS,
    MINE,
    NONE,
    REWARD_EACH,
    SHELTER,
    SKIP,
    STACK,
    STACKED,
    TOP_LSS,
    TYPE_PRICE,
    USE_TECH,
)
from mensae.games.onmars.frames import F_BUILT, F_LSS, F_SECRETS, F_SOLO_LSS, F_TOPS, FRAME, WHO, A, B, C, D, E, F
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.board import connects, kind_of
from mensae.games.onmars.rules.build import (
    arrows,
    displaced_choices,
    harvest,
    hex_choices,
    man_mine,
    missing_levels,
    put_down,
    spare_boosts,
    take_top_tile,
    type_choices,
)
from mensae.games.onmars.rules.counts import reward_count
from mensae.games.onmars.rules.effects import begin, can
from mensae.games.onmars.rules.goods import is_lacerda, score, work
from mensae.games.onmars.rules.lab import best_level, level_of, use_tech
from mensae.games.onmars.rules.packed import in_stack, stack_tile, tile_type
from mensae.games.onmars.rules.pay import charge
from mensae.games.onmars.rules.verbs import BOOSTS, BUILDING, LSS_EFFECT
from mensae.games.onmars.state import CHANCE, LSS_AT, PILE_AT, REWARD_AT, ROW_AT, TOP_AT, State, ask, note, pop, push

# The frame of the effect: A effect, E type + 1, F hex + 1


def tops_missing(s: State) -> bool:
    """OM-006: a stack whose top tile is not turned up yet."""
    for building in range(SHELTER):
        if s.table[TOP_AT + building] == NONE and s.table[PILE_AT + building]:
            return True
    return False


def proceed(s: State) -> bool:
    """Asks for type, hex and tech."""
    top = s.depth - FRAME
    who, effect = s.stack[top + WHO], s.stack[top + A]
    boosted = BOOSTS[effect] > 0
    if tops_missing(s):
        push(s, F_TOPS, who)
        return False
    if s.stack[top + E] == 0 and BUILDING[effect] != ABSENT:
        s.stack[top + E] = BUILDING[effect] + 1
    if s.stack[top + E] == 0:
        choices = type_choices(s, who, boosted)
    elif s.stack[top + F] == 0:
        choices = hex_choices(s, who, s.stack[top + E] - 1, boosted)
    else:
        return ask(s, who, owner_choices(s, who, s.stack[top + E] - 1, s.stack[top + F] - 1, boosted))
    if not choices:
        pop(s)  # a goal or tile in vain
        return False
    return ask(s, who, choices)


def owner_choices(s: State, who: i64, building: i64, at: i64, boosted: bool) -> list[int]:
    """OM-097, OM-123: whose tech, as far as boosts can add what it lacks."""
    needed = connects(s, at, kind_of(building, who))
    spare = spare_boosts(s, who, building, boosted)
    return [
        USE_TECH + owner
        for owner in range(s.players)
        if level_of(s, owner, building) > 0 and missing_levels(s, owner, building, needed) <= spare
    ]


def answer(s: State, code: i64) -> None:
    """The type, the hex, or the tech."""
    top = s.depth - FRAME
    who = s.stack[top + WHO]
    if BUILD <= code < HEX:
        s.stack[top + E] = code - BUILD + 1
        return
    building = s.stack[top + E] - 1
    if code >= HEX:
        at = code - HEX
        s.stack[top + F] = at + 1
        if connects(s, at, kind_of(building, who)) == 0 or best_level(s, building) == 0:
            settle(s, who, building, at, NONE)
    else:
        settle(s, who, building, s.stack[top + F] - 1, code - USE_TECH)


def settle(s: State, who: i64, building: i64, at: i64, owner: i64) -> None:
    """OM-109: the price is paid, boosts included, and the tile put down."""
    pop(s)
    work(s, who, missing_levels(s, owner, building, connects(s, at, kind_of(building, who))))
    if owner != NONE:
        use_tech(s, who, owner, building)
    push(s, F_BUILT, who, building, at)
    charge(s, who, TYPE_PRICE[building])


def built(s: State) -> bool:
    """Steps 3 to 8 of OM-109; in between a displaced piece may have to find a place."""
    top = s.depth - FRAME
    who, building, at = s.stack[top + WHO], s.stack[top + A], s.stack[top + B]
    if s.stack[top + C] == 0:
        s.stack[top + D] = take_top_tile(s, building)
        s.stack[top + C] = 1  # the frame stays while pieces make way above it
        size = put_down(s, who, building, at)
        s.stack[top + C] = size + 1
        return False
    size, tile = s.stack[top + C] - 1, s.stack[top + D]
    pop(s)
    if s.first_colonists:
        push(s, F_SECRETS, who, building)
    arrows(s, who, tile, at)
    harvest(s, who, building, size)
    if building == MINE:
        man_mine(s, who, at)
    elif building != SHELTER:
        raise_marker(s, who, building)
    return False


def raise_marker(s: State, who: i64, building: i64) -> None:
    """OM-162 to OM-165: the LSS marker moves up; below the colony marker's row it brings points and a benefit."""
    column = building - GENERATOR
    row = s.table[LSS_AT + column]
    if row == TOP_LSS:
        return
    s.table[LSS_AT + column] = row + 1
    note(s, notes.LSS_UP, who, building, row + 1)
    if row == 1:
        score(s, who, FIRST_LSS_POINTS, "OM-163")
    if row < s.table[ROW_AT]:
        reward = s.table[REWARD_AT + column]
        score(s, who, REWARD_EACH[reward] * reward_count(s, who, reward), "OM-166")
        push(s, F_SOLO_LSS if is_lacerda(s, who) else F_LSS, who)


def benefit(s: State) -> bool:
    """OM-167: one of the LSS benefits that can do something, or none."""
    who = s.stack[s.depth - FRAME + WHO]
    choices = [LSS + number for number, effect in enumerate(LSS_EFFECT) if can(s, who, effect)]
    return ask(s, who, [*choices, SKIP])


def take_benefit(s: State, code: i64) -> None:
    """The chosen benefit is carried out at once."""
    who = s.stack[s.depth - FRAME + WHO]
    pop(s)
    if code != SKIP:
        begin(s, who, LSS_EFFECT[code - LSS])


def tops(s: State) -> bool:
    """OM-006: the next stack without a top tile turns one up."""
    for building in range(SHELTER):
        pile = s.table[PILE_AT + building]
        if s.table[TOP_AT + building] == NONE and pile:
            return ask(s, CHANCE, [STACKED + stack_tile(building, tile) for tile in range(STACK) if pile >> tile & 1])
    pop(s)
    return False


def turned_up(s: State, code: i64) -> None:
    """This tile is on top now."""
    tile = code - STACKED
    s.table[TOP_AT + tile_type(tile)] = in_stack(tile)


def displaced(s: State) -> bool:
    """OM-116: the owner chooses among the closest hexes; without one the piece leaves the map."""
    top = s.depth - FRAME
    who, number, at = s.stack[top + WHO], s.stack[top + A], s.stack[top + B]
    choices = displaced_choices(s, at)
    if not choices:
        pop(s)
        s.units[number] = NONE
        note(s, notes.DISPLACED, who, number, NONE, at)
        return False
    return ask(s, CHANCE if is_lacerda(s, who) else who, choices)


def make_way(s: State, code: i64) -> None:
    """OM-116: the piece stands there now; it collects and cleans nothing."""
    top = s.depth - FRAME
    who, number, at = s.stack[top + WHO], s.stack[top + A], s.stack[top + B]
    pop(s)
    s.units[number] = code - HEX
    note(s, notes.DISPLACED, who, number, code - HEX, at)
