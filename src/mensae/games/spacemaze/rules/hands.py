"""Chapter 4.3 and SM-35: deck, hands and pile, and what a seat can know of them."""

from mypy_extensions import i64

from mensae.core.chance import Rng
from mensae.games.spacemaze.data import CARD_KINDS
from mensae.games.spacemaze.rules.codes import DRAWN
from mensae.games.spacemaze.rules.notes import NO_CARDS, RESHUFFLED
from mensae.games.spacemaze.state import (
    ASIDE,
    ASK_DRAW,
    DECK,
    OVER,
    PANELS,
    PILE,
    State,
    card_of,
    cards_in,
    copy,
    count_of,
    counts_of,
    held,
    note,
)


def must_draw(s: State) -> None:
    """SM-57 to SM-59, SM-86: chance is asked for a card; an empty deck is made anew; with no pile either, no card."""
    if cards_in(s, DECK) == 0 and cards_in(s, PILE) > 0:
        reshuffle(s)
    if cards_in(s, DECK) > 0:
        s.ask = ASK_DRAW
    else:
        note(s, NO_CARDS)


def reshuffle(s: State) -> None:
    """SM-57, SM-58: the pile becomes the deck; cards on panels and in hands stay where they are.

    With no card in the deck, every seat can tell which cards the others hold together.
    """
    note(s, RESHUFFLED, cards_in(s, PILE))
    s.cards[DECK] += s.cards[PILE]
    s.cards[PILE] = 0
    all_hands: i64 = 0
    for seat in range(s.seats):
        all_hands += s.cards[seat]
    for seat in range(s.seats):
        s.kept[seat] = cards_in(s, seat)
        s.sure[seat] = all_hands - s.cards[seat]


def drawable(s: State) -> list[int]:
    """SM-35: every kind of card that is left in the deck, as codes."""
    counts = held(s, DECK)
    return [DRAWN + kind for kind in range(CARD_KINDS) if counts[kind] > 0]


def draw_card(s: State, rng: Rng) -> i64:
    """SM-31, SM-57: every card of the deck is as likely as the others."""
    deck: i64 = s.cards[DECK]
    left: i64 = rng.below(cards_in(s, DECK))
    kind: i64 = 0
    while left >= count_of(deck, kind):
        left -= count_of(deck, kind)
        kind += 1
    return DRAWN + kind


def move_card(s: State, kind: i64, place: i64, to: i64) -> None:
    """SM-44: a card of this kind, all the same which, goes from one place to another."""
    s.cards[place] -= card_of(kind)
    s.cards[to] += card_of(kind)


def to_hand(s: State, seat: i64, kind: i64) -> None:
    """SM-60: a card of this kind goes from the deck to the hand."""
    move_card(s, kind, DECK, seat)


def to_panel(s: State, seat: i64, kind: i64) -> None:
    """SM-107: a used card lies on the panel until the discard phase."""
    move_card(s, kind, seat, PANELS)
    show(s, seat, kind)


def lay_aside(s: State, seat: i64, kind: i64) -> None:
    """SM-53, SM-55: chosen to be discarded; nobody else knows yet."""
    move_card(s, kind, seat, ASIDE + seat)


def to_pile(s: State, place: i64) -> None:
    """SM-50, SM-53: all cards of a place go to the discard pile."""
    s.cards[PILE] += s.cards[place]
    s.cards[place] = 0


def show_aside(s: State, seat: i64) -> None:
    """SM-53, SM-55: what a seat has laid aside goes to the pile, for all to see."""
    counts = held(s, ASIDE + seat)
    to_pile(s, ASIDE + seat)
    for kind in range(CARD_KINDS):
        for _ in range(counts[kind]):
            show(s, seat, kind)


def show(s: State, seat: i64, kind: i64) -> None:
    """A card has left a hand for all to see: whoever knew of one like it takes it for that one."""
    other: i64 = 0
    while other < s.seats:
        if other != seat and count_of(s.sure[other], kind) > 0:
            s.sure[other] -= card_of(kind)
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
    hidden: i64 = s.cards[DECK]
    for other in others:
        hidden += s.cards[other] + s.cards[ASIDE + other]
    sure = _kinds(s.sure[seat])
    rest = _kinds(hidden - s.sure[seat])
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
        aside = cards_in(s, ASIDE + other)
        t.cards[ASIDE + other] = _cards(hands[other][:aside])
        t.cards[other] = _cards(hands[other][aside:])
        t.sure[other] = 0
    t.cards[DECK] = _cards(rest)
    return t


def _kinds(cards: i64) -> list[int]:
    """The kind of each card, in order."""
    return [kind for kind, count in enumerate(counts_of(cards)) for _ in range(count)]


def _cards(kinds: list[int]) -> i64:
    """The cards of these kinds."""
    cards: i64 = 0
    for kind in kinds:
        cards += card_of(kind)
    return cards


def _shuffle(cards: list[int], rng: Rng) -> None:
    """Every order is as likely as the others."""
    left: i64 = len(cards)
    while left > 1:
        other: i64 = rng.below(left)
        left -= 1
        cards[other], cards[left] = cards[left], cards[other]
