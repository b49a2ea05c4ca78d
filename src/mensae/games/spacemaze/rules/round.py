"""Chapters 3 and 4: setup, the course of a round, and the end by the number of rounds."""

from mypy_extensions import i64

from mensae.core.bits import bit, has
from mensae.core.chance import Rng
from mensae.games.spacemaze.data import (
    CHEAPEST,
    DICE_KINDS,
    HAND_LIMIT,
    MAZE_TILES,
    NO_FACE,
    POWER_DICE,
    ROLLS,
    START_HAND,
    TURNS_EACH,
    die_value,
    face_of,
    footprints,
    power_die,
    seat_of,
    tile_of,
)
from mensae.games.spacemaze.rules.codes import DISCARD, LAID, PICK, ROLLED
from mensae.games.spacemaze.rules.hands import lay_aside, show_aside, to_hand, to_pile
from mensae.games.spacemaze.rules.notes import (
    BEGINS,
    CLEARED,
    DEALT,
    DREW,
    LAID_ASIDE,
    SHOWN,
    TILE_LAID,
    TURN_OVER,
    UNGLUED,
    USELESS,
)
from mensae.games.spacemaze.state import (
    ASIDE,
    ASK_CARD,
    ASK_CLEAR,
    ASK_DEAL,
    ASK_DISCARD,
    ASK_DISCARDED,
    ASK_LAY,
    ASK_PICK,
    ASK_ROLL,
    ASK_STEP,
    NONE,
    OVER,
    PANELS,
    State,
    cards_in,
    held,
    move_field,
    note,
    power_field,
)

# Setup


def begin(s: State, seat: i64) -> None:
    """SM-34: this seat is the first start player."""
    s.start = seat
    s.turn = seat
    s.ask = ASK_LAY


def next_cell(s: State) -> i64:
    """SM-25: the cell that gets the next tile; the relic tile has its place."""
    cells = s.layout.cells
    i: i64 = 0
    while s.tiles[cells[i]] != NO_FACE:
        i += 1
    return cells[i]


def tiles_left(s: State) -> list[int]:
    """SM-25: the maze tiles that are not laid yet."""
    laid: i64 = 0
    for cell in s.layout.cells:
        laid |= bit(tile_of(s.tiles[cell]))
    return [tile for tile in range(MAZE_TILES) if not has(laid, tile)]


def draw_tile(s: State, rng: Rng) -> i64:
    """SM-25, SM-26: any tile that is left, turned at random."""
    left = tiles_left(s)
    tile = left[rng.below(len(left))]
    return LAID + face_of(tile, rng.below(4))


def lay(s: State, face: i64) -> None:
    """SM-25: the tile is laid; after the last one the cards are dealt."""
    cell = next_cell(s)
    note(s, TILE_LAID, cell)
    s.tiles[cell] = face
    s.laid += 1
    if s.laid == len(s.layout.cells) - 1:
        s.ask = ASK_DEAL


def dealt_to(s: State) -> i64:
    """SM-31: the seat that is dealt the next card, one hand after the other."""
    seat: i64 = 0
    while cards_in(s, seat) == START_HAND:
        seat += 1
    return seat


def draws(s: State) -> i64:
    """SM-31, SM-86: the seat that gets the next card of the deck."""
    return dealt_to(s) if s.ask == ASK_DEAL else s.turn


def deal(s: State, kind: i64) -> None:
    """SM-31: four cards for each player."""
    seat = dealt_to(s)
    note(s, DEALT, seat)
    to_hand(s, seat, kind)
    if cards_in(s, s.seats - 1) == START_HAND:
        begin_round(s)


def drawn(s: State, kind: i64) -> None:
    """SM-60, SM-86: the card goes to the hand, and the turn goes on."""
    note(s, DREW, s.turn)
    to_hand(s, s.turn, kind)
    s.ask = ASK_STEP


# The action phase


def begin_round(s: State) -> None:
    """SM-36, SM-37, SM-45: all dice in play are rolled, once."""
    s.round += 1
    s.turns = 0
    s.turn = s.start
    note(s, BEGINS, s.turn)
    s.ask = ASK_ROLL


def roll_die(s: State, rng: Rng) -> i64:
    """SM-11, SM-12: a power die of each colour for every player, then the move dice."""
    face: i64 = rng.below(6)
    colour: i64 = s.rolled // s.seats
    return ROLLED + (power_die(colour, face + 1) if colour < 3 else ROLLS[face])


def rolls(s: State) -> list[int]:
    """What the next die can show."""
    if s.rolled < s.seats * 3:
        colour: i64 = s.rolled // s.seats
        return [ROLLED + power_die(colour, value) for value in range(1, 7)]
    return [ROLLED + die for die in range(POWER_DICE, DICE_KINDS)]


def rolled(s: State, die: i64) -> None:
    """SM-32, SM-37: the die lies in the pool; after the last one the start player begins."""
    s.pool[die] += 1
    s.rolled += 1
    if s.rolled == s.seats * 4:
        s.ask = ASK_PICK


def may_move(s: State, seat: i64) -> bool:
    """SM-39, SM-42: the seat has no move die yet."""
    return s.panels[move_field(seat)] == 0


def may_power(s: State, seat: i64) -> bool:
    """SM-39, SM-42: the seat has fewer than two power dice."""
    return s.panels[power_field(seat, 1)] == 0


def picks(s: State) -> list[int]:
    """SM-40 to SM-44: every different die that the seat may take, whether it is of use or not."""
    codes: list[int] = []
    die: i64 = 0 if may_power(s, s.turn) else POWER_DICE
    end: i64 = DICE_KINDS if may_move(s, s.turn) else POWER_DICE
    pool = s.pool
    while die < end:
        if pool[die] > 0:
            codes.append(PICK + die)
        die += 1
    return codes


def pick(s: State, die: i64) -> None:
    """SM-46, SM-47: the die goes on the panel and is used."""
    s.pool[die] -= 1
    s.die = die
    if die >= POWER_DICE:
        s.panels[move_field(s.turn)] = die + 1
        s.points = footprints(die)
        s.ask = ASK_STEP
        return
    first = power_field(s.turn, 0)
    s.panels[first if s.panels[first] == 0 else power_field(s.turn, 1)] = die + 1
    hand = cards_in(s, s.turn)
    if die_value(die) >= CHEAPEST and hand > 0:
        s.ask = ASK_CARD
    else:  # everybody can see that no card will follow
        note(s, USELESS, hand)
        end_turn(s)


def end_turn(s: State) -> None:
    """SM-38, SM-48, SM-69: what is unused is lost; the next seat to the left plays, or all have had 3 turns."""
    if s.notes is not None:
        note(s, TURN_OVER, s.die, s.points)
    s.points = 0
    s.stopped = 0  # SM-93
    s.must_step = False
    s.die = NONE
    s.card = NONE
    s.chosen = NONE
    s.turns += 1
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    s.ask = ASK_CLEAR if s.turns == s.seats * TURNS_EACH else ASK_PICK
    if s.notes is not None and s.ask == ASK_PICK:
        if s.notes is not None:
            note(s, BEGINS, s.turn)


# The discard phase


def clear(s: State) -> None:
    """SM-49 to SM-54: dice and cards leave the panels, pads are cleared, glue ends; then hands are cut down."""
    if s.notes is not None:
        note(s, CLEARED, s.round, cards_in(s, PANELS))
    s.turn = s.start
    to_pile(s, PANELS)
    for field in range(len(s.panels)):
        s.panels[field] = 0
    for die in range(DICE_KINDS):
        s.pool[die] = 0
    s.rolled = 0
    s.on_pad = 0
    if s.glued:
        note(s, UNGLUED, seat_of(s.wearer))
        s.glued = False
    s.ask = ASK_DISCARD
    if not has_discards(s):
        next_round(s)


def surplus(s: State, seat: i64) -> i64:
    """SM-53: how many cards the seat has to lay aside."""
    more: i64 = cards_in(s, seat) - HAND_LIMIT
    return more if more > 0 else 0


def has_discards(s: State) -> bool:
    """SM-53: somebody has too many cards."""
    for seat in range(s.seats):
        if surplus(s, seat) > 0:
            return True
    return False


def discards(s: State, seat: i64) -> list[int]:
    """SM-53: any card in hand."""
    if surplus(s, seat) == 0:
        return []
    hand = held(s, seat)
    return [DISCARD + kind for kind in range(len(hand)) if hand[kind] > 0]


def discard(s: State, seat: i64, kind: i64) -> None:
    """SM-53, SM-55: all seats at the same time, so what they choose is shown when all are done."""
    note(s, LAID_ASIDE, seat)
    lay_aside(s, seat, kind)
    if not has_discards(s):
        s.ask = ASK_DISCARDED


def discarded(s: State) -> None:
    """SM-53: the cards that were laid aside go to the pile, from the start player on."""
    for i in range(s.seats):
        seat: i64 = (s.start + i) % s.seats
        if s.cards[ASIDE + seat] != 0:
            note(s, SHOWN, seat, s.cards[ASIDE + seat])
            show_aside(s, seat)
    next_round(s)


def next_round(s: State) -> None:
    """SM-56, SM-148: the next seat to the left is start player, or the last round is over."""
    if s.round == s.max_rounds:
        s.ended_by = "SM-148"
        s.ask = OVER
        return
    s.start = (s.start + 1) % s.seats
    begin_round(s)
