"""Chapter 4.3 and SM-35: deck, hands and pile, and what a seat can know of them."""

from mypy_extensions import i64

from mensae.core.chance import Rng
from mensae.games.spacemaze.data import CARD_COUNT, CARD_KINDS, DRAWN, FIRST_CARD, KIND_OF
from mensae.games.spacemaze.state import (
    ASIDE,
    ASK_DISCARD,
    ASK_DISCARDED,
    ASK_DRAW,
    DECK,
    OVER,
    PANELS,
    PILE,
    State,
    cards_in,
    copy,
    held,
)


def must_draw(s: State) -> None:
    """SM-57 to SM-59, SM-86: chance is asked for a card; an empty deck is made anew; with no pile either, no card."""
    if cards_in(s, DECK) == 0 and cards_in(s, PILE) > 0:
        reshuffle(s)
    if cards_in(s, DECK) > 0:
        s.ask = ASK_DRAW


def reshuffle(s: State) -> None:
    """SM-57, SM-58: the pile becomes the deck; cards on panels and in hands stay where they are."""
    s.decks += 1
    card: i64 = 0
    while card < CARD_COUNT:
        if s.cards[card] == PILE:
            s.cards[card] = DECK
            s.since[card] = s.decks
        card += 1


def drawable(s: State) -> list[int]:
    """SM-35: every kind of card that is left in the deck, as codes."""
    counts = held(s, DECK)
    return [DRAWN + kind for kind in range(CARD_KINDS) if counts[kind] > 0]


def draw_card(s: State, rng: Rng) -> i64:
    """SM-31, SM-57: every card of the deck is as likely as the others."""
    left: i64 = rng.below(cards_in(s, DECK))
    card: i64 = -1
    while left >= 0:
        card += 1
        if s.cards[card] == DECK:
            left -= 1
    return DRAWN + KIND_OF[card]


def to_hand(s: State, seat: i64, kind: i64) -> None:
    """SM-60: a card of this kind goes from the deck to the hand."""
    s.cards[oldest(s, DECK, kind)] = seat


def to_panel(s: State, seat: i64, kind: i64) -> None:
    """SM-107: a used card lies on the panel until the discard phase."""
    s.cards[oldest(s, seat, kind)] = PANELS


def lay_aside(s: State, seat: i64, kind: i64) -> None:
    """SM-53, SM-55: chosen to be discarded; nobody else knows yet."""
    s.cards[oldest(s, seat, kind)] = ASIDE + seat


def to_pile(s: State, place: i64) -> None:
    """SM-50, SM-53: all cards of a place go to the discard pile."""
    card: i64 = 0
    while card < CARD_COUNT:
        if s.cards[card] == place:
            s.cards[card] = PILE
        card += 1


def oldest(s: State, place: i64, kind: i64) -> i64:
    """The card of this kind in a place that has been out of the deck for longest, or -1.

    Equal cards are the same to the players (SM-44), but this keeps what can be known simple: who has seen the deck run
    out knows what the others held then, and a card of theirs that is played is one of those as long as it can be.
    """
    best: i64 = -1
    card: i64 = FIRST_CARD[kind]
    end: i64 = FIRST_CARD[kind + 1]
    while card < end:
        if s.cards[card] == place and (best < 0 or s.since[card] < s.since[best]):
            best = card
        card += 1
    return best


def resample(s: State, seat: i64, rng: Rng) -> State:
    """SM-35: the cards in deck and foreign hands are dealt anew, as this seat could have it.

    Cards change places only with those of the same deck: whoever saw the pile being shuffled knows which cards were
    in hands at that time, and that those drawn since came from the pile. With two players that is all there is to
    know about the other hand. With more, a card that is played may have been drawn before or since; here it is what it
    was, so the guesses about the other hands are possible ones, but after a shuffle not all possible ones.
    """
    t = copy(s)
    if s.ask == OVER:
        return t
    if s.ask in (ASK_DISCARD, ASK_DISCARDED):
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                choose_anew(t, other, rng)
            other += 1
    deck: i64 = 0
    while deck <= s.decks:
        deal_anew(t, seat, deck, rng)
        deck += 1
    return t


def choose_anew(t: State, seat: i64, rng: Rng) -> None:
    """SM-55: which cards of its hand the seat laid aside, and which it kept."""
    cards = t.cards
    own: list[i64] = []
    card: i64 = 0
    while card < CARD_COUNT:
        if cards[card] == seat or cards[card] == ASIDE + seat:
            own.append(card)
        card += 1
    shuffle_places(t, own, rng)


def deal_anew(t: State, seat: i64, deck: i64, rng: Rng) -> None:
    """Shuffles the places of all cards of one deck that the seat does not see."""
    cards, since = t.cards, t.since
    hidden: list[i64] = []
    card: i64 = 0
    while card < CARD_COUNT:
        if since[card] == deck and is_hidden(cards[card], seat):
            hidden.append(card)
        card += 1
    shuffle_places(t, hidden, rng)


def shuffle_places(t: State, hidden: list[i64], rng: Rng) -> None:
    """Every order of these cards is as likely as the others."""
    cards = t.cards
    left: i64 = len(hidden)
    while left > 1:
        other: i64 = hidden[rng.below(left)]
        left -= 1
        card: i64 = hidden[left]
        place: i64 = cards[card]
        cards[card] = cards[other]
        cards[other] = place


def is_hidden(place: i64, seat: i64) -> bool:
    """SM-35: the deck, and hands and cards laid aside of others."""
    return (place <= DECK and place != seat) or (place >= ASIDE and place != ASIDE + seat)
