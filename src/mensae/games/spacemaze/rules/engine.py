"""The contract in codes: who acts, what is legal, what an action does."""

from typing import Final

from mypy_extensions import i64

from mensae.core.chance import Rng
from mensae.games.spacemaze.data import face_of
from mensae.games.spacemaze.rules.cards import cards, targets
from mensae.games.spacemaze.rules.codes import (
    CHOOSE,
    CLEARED,
    DISCARD,
    DISCARDED,
    DOCK,
    DRAWN,
    END_TURN,
    EXCHANGE,
    LAID,
    MORPH,
    NO_CARD,
    PICK,
    PLAY,
    ROLLED,
    STARTED,
    STEP,
    TURN,
    turn_cell,
    turn_quarters,
)
from mensae.games.spacemaze.rules.effects import dock, exchange, morph, play, turn
from mensae.games.spacemaze.rules.hands import draw_card, drawable
from mensae.games.spacemaze.rules.round import (
    begin,
    clear,
    deal,
    discard,
    discarded,
    discards,
    draw_tile,
    drawn,
    end_turn,
    lay,
    pick,
    picks,
    roll_die,
    rolled,
    rolls,
    surplus,
    tiles_left,
)
from mensae.games.spacemaze.rules.steps import step, steps
from mensae.games.spacemaze.state import (
    ASK_CARD,
    ASK_CLEAR,
    ASK_DEAL,
    ASK_DISCARD,
    ASK_DISCARDED,
    ASK_DRAW,
    ASK_EXCHANGE,
    ASK_LAY,
    ASK_PICK,
    ASK_ROLL,
    ASK_START,
    ASK_STEP,
    OVER,
    State,
)

CHANCE: Final = -1
SEVERAL: Final = -2  # more than one seat may act
ALONE: Final = [[0], [1], [2], [3], [CHANCE]]  # shared: making a list would cost more than finding out


def actor(s: State) -> i64:
    """Who is asked: CHANCE, the seat in turn, or SEVERAL in the discard phase."""
    ask = s.ask
    if ask <= ASK_ROLL or ask in (ASK_DRAW, ASK_CLEAR, ASK_DISCARDED):
        return CHANCE
    return SEVERAL if ask == ASK_DISCARD else s.turn


def actors(s: State) -> list[int]:
    """SM-38, SM-55: the seat in turn; in the discard phase everybody with too many cards, from the start player on."""
    if s.ask == OVER:
        return []
    seat = actor(s)
    if seat == SEVERAL:
        order = [(s.start + i) % s.seats for i in range(s.seats)]
        return [other for other in order if surplus(s, other) > 0]
    return ALONE[seat]


def legal(s: State, seat: i64, at: i64) -> list[int]:
    """Every legal code of the seat, ascending."""
    if s.ask == ASK_DISCARD:
        return discards(s, seat) if 0 <= seat < s.seats else []
    if seat != actor(s) or s.ask == OVER:
        return []
    if s.ask == ASK_STEP:
        return steps(s)
    if s.ask == ASK_PICK:
        return picks(s)
    if s.ask == ASK_CARD:
        return cards(s)
    if seat >= 0:
        return targets(s)
    if s.ask == ASK_ROLL:
        return rolls(s)
    if s.ask in (ASK_DRAW, ASK_DEAL):
        return drawable(s)
    if s.ask == ASK_LAY:
        return [LAID + face_of(tile, quarters) for tile in tiles_left(s) for quarters in range(4)]
    if s.ask == ASK_START:
        return [STARTED + start for start in range(s.seats)]
    return [CLEARED if s.ask == ASK_CLEAR else DISCARDED]


def apply(s: State, seat: i64, code: i64, at: i64) -> None:
    """Does what the code says; the ranges are those of `data`."""
    if code == DISCARDED:
        discarded(s)
    elif code >= DISCARD:
        discard(s, seat, code - DISCARD)
    elif code == CLEARED:
        clear(s)
    elif code in (END_TURN, NO_CARD):
        end_turn(s)
    elif code >= STEP:
        step(s, code)
    elif code >= TURN:
        hit(s, code)
    elif code >= PLAY:
        if play(s, code - PLAY):
            end_turn(s)
    elif code >= PICK:
        pick(s, code - PICK)
    elif code >= ROLLED:
        rolled(s, code - ROLLED)
    elif code >= DRAWN:
        if s.ask == ASK_DEAL:
            deal(s, code - DRAWN)
        else:
            drawn(s, code - DRAWN)
    elif code >= LAID:
        lay(s, code - LAID)
    else:
        begin(s, code - STARTED)


def hit(s: State, code: i64) -> None:
    """The card hits its target, and the turn is over; only DIAGONAL SWITCH has a second one."""
    if code >= DOCK:
        dock(s, code - DOCK)
    elif code >= MORPH:
        morph(s, code - MORPH)
    elif code >= EXCHANGE:
        exchange(s, code - EXCHANGE)
    elif code >= CHOOSE:
        s.chosen = code - CHOOSE
        s.ask = ASK_EXCHANGE
        return
    else:
        turn(s, turn_cell(code), turn_quarters(code))
    end_turn(s)


def draw(s: State, rng: Rng) -> int:
    """One outcome of chance, as likely as the rules make it."""
    if s.ask == ASK_ROLL:
        return roll_die(s, rng)
    if s.ask in (ASK_DRAW, ASK_DEAL):
        return draw_card(s, rng)
    if s.ask == ASK_LAY:
        return draw_tile(s, rng)
    if s.ask == ASK_START:
        return STARTED + rng.below(s.seats)
    return CLEARED if s.ask == ASK_CLEAR else DISCARDED


def play_random(s: State, rng: Rng) -> int:
    """Plays to the end through the functions above, every legal action as likely as the others."""
    entries: i64 = 0
    while s.ask != OVER:
        seats = actors(s)
        seat: i64 = seats[rng.below(len(seats))]
        if seat == CHANCE:
            apply(s, seat, draw(s, rng), 0)
        else:
            codes = legal(s, seat, 0)
            apply(s, seat, codes[rng.below(len(codes))], 0)
        entries += 1
    return entries
