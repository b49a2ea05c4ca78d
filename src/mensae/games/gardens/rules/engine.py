"""The contract's inner loop: who acts, what is legal, what it does, what chance draws."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import members
from mensae.core.chance import Rng
from mensae.games.gardens.rules.board import UNLIMITED, flowerless_neighbours, reach, steps_free
from mensae.games.gardens.rules.codes import (
    DEALT,
    NOBODY,
    OPEN_MOVES,
    OPEN_USES,
    PLACE,
    PLACINGS,
    PLANT,
    PLANTINGS,
    ROLL,
    ROLLED,
    STARTED,
    STUCK,
    TAKE,
    USE,
    blocked_code,
    dealt_code,
    dealt_count,
    use_code,
    use_of,
)
from mensae.games.gardens.rules.opening import (
    deal,
    dealt_colour,
    draw_deal,
    draw_start,
    fewest_dealt,
    most_dealt,
    place,
    start,
    take,
)
from mensae.games.gardens.rules.turn import die_rolled, move, plant, roll_dice, stuck, use_blocked
from mensae.games.gardens.state import (
    ASK_DEAL,
    ASK_PLACE,
    ASK_PLANT,
    ASK_ROLL,
    ASK_ROLLING,
    ASK_START,
    ASK_STUCK,
    ASK_TAKE,
    ASK_USE,
    NONE,
    OVER,
    State,
)

CHANCE: Final = -1
ACTORS: Final = [[CHANCE], [0], [1], [2], [3], [4]]  # shared: nobody changes them


def actors(s: State) -> list[int]:
    """GM-16: the seat in turn, or chance for the start player, the deal, the dice (GM-29) and a stuck turn."""
    if s.ask == OVER:
        return []
    return ACTORS[actor(s) + 1]


def actor(s: State) -> i64:
    """The one who acts in a game that is not over."""
    if s.ask >= ASK_START and s.ask <= ASK_STUCK:
        return CHANCE
    return s.turn


def legal(s: State, seat: i64, at: i64) -> list[int]:
    """Every legal action of the seat by code, ascending; this game knows no time."""
    if s.ask == OVER or seat != actor(s):
        return []
    if s.ask == ASK_USE:
        return uses(s)
    if s.ask == ASK_PLANT:
        return plantings(s)
    if s.ask == ASK_ROLLING:
        return [ROLLED + face for face in range(6)]
    if s.ask == ASK_PLACE:
        return placings(s)
    if s.ask == ASK_TAKE:  # GM-17
        return [TAKE + figure for figure in range(5) if figure not in s.figures]
    if s.ask == ASK_DEAL:
        first: int = dealt_code(dealt_colour(s), 0)
        return [first + count for count in range(fewest_dealt(s), most_dealt(s) + 1)]
    if s.ask == ASK_ROLL:  # GM-92
        return [ROLL, ROLL + 1]
    if s.ask == ASK_STUCK:
        return [STUCK]
    return [STARTED + seat for seat in members(s.starters)]


def placings(s: State) -> list[int]:
    """GM-19: any hex but the centre and those of gardeners."""
    codes = PLACINGS.copy()
    for hex in s.gardeners:
        if hex != NONE:
            codes.remove(PLACE + hex)
    return codes


def plantings(s: State) -> list[int]:
    """GM-49: any colour in stock."""
    stocks = s.stocks
    colours: i64 = 0
    colour: i64 = 0
    while colour < 6:
        if stocks[s.turn * 6 + colour] > 0:
            colours |= 1 << colour
        colour += 1
    return PLANTINGS[colours].copy()


def uses(s: State) -> list[int]:
    """GM-35 to GM-37, GM-44 to GM-46, GM-93, GM-95: each different die with each of its moves, or alone if blocked."""
    free = reach(s, s.turn * s.each)
    if free == UNLIMITED and s.each == 1:
        return OPEN_USES[s.gardeners[s.turn]][faces(s)].copy()
    codes: list[int] = []
    free_two = reach(s, s.turn * 2 + 1) if s.each == 2 else 0
    die: i64 = 1
    while die <= 6:
        if s.pool[die] > 0:
            before = len(codes)
            add_moves(s, codes, 0, die, free)
            if s.each == 2:
                add_moves(s, codes, 1, die, free_two)
            if len(codes) == before:
                codes.append(blocked_code(die))
        die += 1
    return codes


def faces(s: State) -> i64:
    """GM-37: the different faces in the pool, as a bit set that begins with the 1."""
    pool = s.pool
    shown: i64 = 0
    die: i64 = 1
    while die <= 6:
        if pool[die] > 0:
            shown |= 1 << (die - 1)
        die += 1
    return shown


def add_moves(s: State, codes: list[int], gardener: i64, die: i64, free: i64) -> None:
    """GM-38, GM-41, GM-43: the moves of a gardener with a die; flowers never stop one, other gardeners do."""
    moves = OPEN_MOVES[gardener][s.gardeners[s.turn * s.each + gardener]][die - 1]
    if free == UNLIMITED:
        codes.extend(moves)
        return
    first = use_code(die, gardener, 0)
    for code in moves:
        if die <= steps_free(free, code - first):
            codes.append(code)


def apply(s: State, seat: i64, code: i64, at: i64) -> None:
    """Does what the code says; the ranges are those of `codes`."""
    if code >= PLANT:
        plant(s, code - PLANT)
    elif code >= USE:
        die, gardener, direction = use_of(code)
        if gardener == NOBODY:
            use_blocked(s, die)
        else:
            move(s, s.turn * s.each + gardener, die, direction)
    elif code == STUCK:
        stuck(s)
    elif code >= ROLLED:
        die_rolled(s, code - ROLLED + 1)
    elif code >= ROLL:
        roll_dice(s, flowerless_neighbours(s, s.gardeners[s.turn * s.each + code - ROLL]))
    elif code >= DEALT:
        deal(s, dealt_count(code))
    elif code >= PLACE:
        place(s, code - PLACE)
    elif code >= TAKE:
        take(s, code - TAKE)
    else:
        start(s, code - STARTED)


def draw(s: State, rng: Rng) -> int:
    """One outcome of chance, as likely as the rules make it."""
    if s.ask == ASK_ROLLING:
        return ROLLED + rng.below(6)
    if s.ask == ASK_DEAL:
        return draw_deal(s, rng)
    if s.ask == ASK_STUCK:
        return STUCK
    return draw_start(s, rng)


def play_random(s: State, rng: Rng) -> int:
    """Plays to the end through the functions above, every legal action as likely as the others."""
    entries: i64 = 0
    while s.ask != OVER:
        seat = actor(s)
        if seat == CHANCE:
            apply(s, seat, draw(s, rng), 0)
        else:
            codes = legal(s, seat, 0)
            apply(s, seat, codes[rng.below(len(codes))], 0)
        entries += 1
    return entries
