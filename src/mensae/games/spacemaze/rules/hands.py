"""Chapter 4.3 and SM-35: deck, hands and pile, and what a seat can know of them."""

from mypy_extensions import i64

from mensae.core.chance import Rng
from mensae.games.spacemaze.data import CARD_COUNT, CARD_KINDS, DRAWN, FIRST_CARD, KIND_OF
from mensae.games.spacemaze.state import (
    ASIDE,
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
    """SM-57, SM-58: the pile becomes the deck; cards on panels and in hands stay where they are.

    With no card in the deck, every seat can tell which cards the others hold together.
    """
    card: i64 = 0
    while card < CARD_COUNT:
        if s.cards[card] == PILE:
            s.cards[card] = DECK
        card += 1
    hands = [held(s, seat) for seat in range(s.seats)]
    for seat in range(s.seats):
        s.kept[seat] = sum(hands[seat])
        for kind in range(CARD_KINDS):
            s.sure[seat * CARD_KINDS + kind] = sum(hands[other][kind] for other in range(s.seats) if other != seat)


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
    s.cards[one(s, DECK, kind)] = seat


def to_panel(s: State, seat: i64, kind: i64) -> None:
    """SM-107: a used card lies on the panel until the discard phase."""
    s.cards[one(s, seat, kind)] = PANELS
    show(s, seat, kind)


def lay_aside(s: State, seat: i64, kind: i64) -> None:
    """SM-53, SM-55: chosen to be discarded; nobody else knows yet."""
    s.cards[one(s, seat, kind)] = ASIDE + seat


def to_pile(s: State, place: i64) -> None:
    """SM-50, SM-53: all cards of a place go to the discard pile."""
    card: i64 = 0
    while card < CARD_COUNT:
        if s.cards[card] == place:
            s.cards[card] = PILE
            if place >= ASIDE:
                show(s, place - ASIDE, KIND_OF[card])
        card += 1


def one(s: State, place: i64, kind: i64) -> i64:
    """SM-44: a card of this kind in a place, all the same which; or -1."""
    card: i64 = FIRST_CARD[kind]
    end: i64 = FIRST_CARD[kind + 1]
    while card < end:
        if s.cards[card] == place:
            return card
        card += 1
    return -1


def show(s: State, seat: i64, kind: i64) -> None:
    """A card has left a hand for all to see: whoever knew of one like it takes it for that one."""
    other: i64 = 0
    while other < s.seats:
        known: i64 = other * CARD_KINDS + kind
        if other != seat and s.sure[known] > 0:
            s.sure[known] -= 1
        other += 1
    left = in_hand(s, seat)
    if left < s.kept[seat]:
        s.kept[seat] = left


def in_hand(s: State, seat: i64) -> i64:
    """How many cards a seat has that the others do not see."""
    return cards_in(s, seat) + cards_in(s, ASIDE + seat)


def resample(s: State, seat: i64, rng: Rng) -> State:
    """SM-35: the cards that this seat does not see are dealt anew, as it could have them dealt.

    Only what the seat knows goes into it, and the generator: how many cards everybody has and which are hidden, and
    of these the ones that were in other hands when the pile was shuffled last, as far as none like them was shown
    since. With two players that is all there is to know about the other hand. What the others know is forgotten.
    """
    t = copy(s)
    if s.ask == OVER:
        return t
    others = [other for other in range(s.seats) if other != seat]
    sure = [kind for kind in range(CARD_KINDS) for _ in range(s.sure[seat * CARD_KINDS + kind])]
    rest = _hidden(s, seat)
    for kind in sure:
        rest.remove(kind)
    holders = [other for other in others for _ in range(min(s.kept[other], in_hand(s, other)))]
    for cards in (sure, rest, holders):
        _shuffle(cards, rng)
    hands: list[list[int]] = [[] for _ in range(s.seats)]
    for i, kind in enumerate(sure):
        hands[holders[i]].append(kind)
    for other in others:
        while len(hands[other]) < in_hand(s, other):
            hands[other].append(rest.pop())
        _shuffle(hands[other], rng)  # SM-55: which of them it laid aside
    _lay_out(s, t, seat, hands, rest)
    return t


def _hidden(s: State, seat: i64) -> list[int]:
    """The kinds of all cards that a seat does not see, in order."""
    card: i64 = 0
    found: list[int] = []
    while card < CARD_COUNT:
        if is_hidden(s.cards[card], seat):
            found.append(KIND_OF[card])
        card += 1
    return found


def _shuffle(cards: list[int], rng: Rng) -> None:
    """Every order is as likely as the others."""
    left: i64 = len(cards)
    while left > 1:
        other: i64 = rng.below(left)
        left -= 1
        cards[other], cards[left] = cards[left], cards[other]


def _lay_out(s: State, t: State, seat: i64, hands: list[list[int]], deck: list[int]) -> None:
    """Every card in its place; which of several equal ones is where tells nothing (SM-44)."""
    places: list[list[int]] = [[] for _ in range(CARD_KINDS)]
    card: i64 = 0
    while card < CARD_COUNT:
        if not is_hidden(s.cards[card], seat):
            places[KIND_OF[card]].append(int(s.cards[card]))
        card += 1
    for other in range(s.seats):
        aside = cards_in(s, ASIDE + other)
        for i, kind in enumerate(hands[other]):
            places[kind].append(ASIDE + other if i < aside else other)
        if other != seat:
            for kind in range(CARD_KINDS):
                t.sure[other * CARD_KINDS + kind] = 0
    for kind in deck:
        places[kind].append(DECK)
    for kind in range(CARD_KINDS):
        for i, place in enumerate(sorted(places[kind])):
            t.cards[FIRST_CARD[kind] + i] = place


def is_hidden(place: i64, seat: i64) -> bool:
    """SM-35: the deck, and hands and cards laid aside of others."""
    return (place <= DECK and place != seat) or (place >= ASIDE and place != ASIDE + seat)
