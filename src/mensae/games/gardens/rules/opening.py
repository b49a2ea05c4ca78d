"""Chapter 3: start player, figures, gardeners and the deal."""

from mypy_extensions import i64

from mensae.core.bits import members
from mensae.core.chance import Rng
from mensae.games.gardens.data import BLACK_FIGURES, PER_COLOUR, WAYS
from mensae.games.gardens.rules.codes import STARTED, dealt_code
from mensae.games.gardens.rules.notes import BEGINS, DEALT, PLACED
from mensae.games.gardens.rules.turn import start_turn, stock
from mensae.games.gardens.state import ASK_DEAL, ASK_PLACE, ASK_TAKE, State, note


def start(s: State, seat: i64) -> None:
    """GM-15: this seat begins; with two gardeners nobody chooses figures (GM-89)."""
    note(s, BEGINS, seat)
    s.start = seat
    s.turn = seat
    s.ask = ASK_TAKE if s.each == 1 else ASK_PLACE
    if s.each == 2:
        s.figures[seat] = 0  # the start player is black
        s.figures[1 - seat] = BLACK_FIGURES  # the first white type


def take(s: State, figure: i64) -> None:
    """GM-17, GM-18: the two figures of a type; the scorer stands at 0."""
    s.figures[s.turn] = figure
    s.ask = ASK_PLACE


def place(s: State, hex: i64) -> None:
    """GM-19 to GM-21, GM-90: a gardener is placed, one after the other in turn order; nothing is planted."""
    note(s, PLACED, 1 + s.placed // s.seats)
    s.gardeners[s.turn * s.each + s.placed // s.seats] = hex
    s.placed += 1
    s.turn = (s.turn + 1) % s.seats
    note(s, BEGINS, s.turn)
    if s.placed == s.seats * s.each:
        s.ask = ASK_DEAL  # GM-23
    elif s.each == 1:
        s.ask = ASK_TAKE


# GM-22: the deal is drawn colour by colour for each seat; the last colour and the last seat get what is left.


def dealt_seat(s: State) -> i64:
    """The seat that is dealt flowers next."""
    return s.deals // 5


def dealt_colour(s: State) -> i64:
    """The colour that it is dealt."""
    return s.deals % 5


def in_bag(s: State, colour: i64) -> i64:
    """How many flowers of the colour are not dealt yet."""
    left: i64 = PER_COLOUR
    seat: i64 = 0
    while seat < s.seats:
        left -= s.stocks[seat * 6 + colour]
        seat += 1
    return left


def in_bag_after(s: State, colour: i64) -> i64:
    """How many flowers of the later colours are not dealt yet."""
    left: i64 = 0
    later: i64 = colour + 1
    while later < 6:
        left += in_bag(s, later)
        later += 1
    return left


def fewest_dealt(s: State) -> i64:
    """The fewest flowers of the colour that the seat can get: the later colours may not fill its hand."""
    need = s.hand - stock(s, dealt_seat(s)) - in_bag_after(s, dealt_colour(s))
    return need if need > 0 else 0


def most_dealt(s: State) -> i64:
    """The most flowers of the colour that the seat can get."""
    need: i64 = s.hand - stock(s, dealt_seat(s))
    left = in_bag(s, dealt_colour(s))
    return left if left < need else need


def deal(s: State, count: i64) -> None:
    """GM-22: the seat gets this many flowers of the colour; what is left without a choice is given at once."""
    seat = dealt_seat(s)
    get(s, seat * 6 + dealt_colour(s), count)
    s.deals += 1
    if dealt_seat(s) == seat:
        return
    get(s, seat * 6 + 5, s.hand - stock(s, seat))
    if seat == s.seats - 2:
        for colour in range(6):
            get(s, (s.seats - 1) * 6 + colour, in_bag(s, colour))
        start_turn(s)


def get(s: State, stock: i64, count: i64) -> None:
    """GM-22: so many flowers lie in the stock of a seat and a colour."""
    note(s, DEALT, stock, count)
    s.stocks[stock] = count


def draw_start(s: State, rng: Rng) -> i64:
    """GM-15: each of the possible start players is equally likely."""
    seats = members(s.starters)
    return STARTED + seats[rng.below(len(seats))]


def draw_deal(s: State, rng: Rng) -> i64:
    """GM-22: every hand is equally likely, so a count weighs the number of hands that have it."""
    colour = dealt_colour(s)
    need: i64 = s.hand - stock(s, dealt_seat(s))
    left, later = in_bag(s, colour), in_bag_after(s, colour)
    ticket: i64 = rng.below(WAYS[left + later][need])
    count = fewest_dealt(s)
    while True:
        of_colour: i64 = WAYS[left][count]
        of_others: i64 = WAYS[later][need - count]
        if ticket < of_colour * of_others:
            return dealt_code(colour, count)
        ticket -= of_colour * of_others
        count += 1
