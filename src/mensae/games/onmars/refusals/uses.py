"""Why an advanced building cannot be used (chapter 10.2)."""

from mensae.core.schema import Refusal, Value, no
from mensae.games.onmars.data import CARD_TYPE, CARD_USE_PRICE, CARDS, NONE, SCIENTIST_OF
from mensae.games.onmars.refusals.prices import too_few_crystals
from mensae.games.onmars.refusals.reasons import why_not
from mensae.games.onmars.refusals.words import crystals_name, spend
from mensae.games.onmars.rules.effects import can
from mensae.games.onmars.rules.goods import spendable
from mensae.games.onmars.rules.verbs import CARD_EFFECT
from mensae.games.onmars.speech.words import card_name, listed, player, science_name
from mensae.games.onmars.state import SCIENTIST_AT, WORKS_AT, State, copy


def no_use(s: State, who: int, card: int, sent: bool) -> Refusal:
    """OM-130 to OM-133, OM-258: built, the player's, payable, and able to do something."""
    owner = int(s.cards[card * 2])
    scientist = SCIENTIST_OF[CARD_TYPE[card]]
    known: dict[str, Value] = {"card": card_name(card)}
    if owner < 0 or s.cards[card * 2 + 1] == NONE:
        return no("OM-130", "onmars-no-built", **known)
    if sent:
        if s.table[SCIENTIST_AT + scientist] != who:
            return no("OM-132", "onmars-no-scientist", **known, scientist=science_name(scientist))
        if s.table[WORKS_AT + scientist] == card:
            return no("OM-133", "onmars-no-sending", **known, scientist=science_name(scientist))
        return useless(s, who, card)
    here = s.table[WORKS_AT + scientist] == card
    if owner != who and not (here and s.table[SCIENTIST_AT + scientist] == who):
        return no("OM-131", "onmars-no-owner", **known, who=player(s, owner))
    if here or not can(s, who, CARD_EFFECT[card]):
        return useless(s, who, card)
    if spendable(s, who) < CARD_USE_PRICE[card]:
        return too_few_crystals(s, who, "OM-131", CARD_USE_PRICE[card])
    return after_crystals(s, who, CARD_USE_PRICE[card], CARD_EFFECT[card])


def useless(s: State, who: int, card: int) -> Refusal:
    """OM-257: what the card says can do nothing."""
    reason = why_not(s, who, CARD_EFFECT[card])
    return no("OM-257", "onmars-no-card-use", card=card_name(card), reason=reason.text)


def after_crystals(s: State, who: int, price: int, effect: int) -> Refusal:
    """OM-258: the effect could do something now, but not once the price is paid."""
    then = copy(s)
    spend(then, who, price)
    reason = why_not(then, who, effect)
    return no("OM-258", "onmars-no-after-crystals", price=price, means=crystals_name(then, who), reason=reason.text)


def no_cards(s: State, who: int) -> Refusal:
    """OM-131, OM-132, OM-258: a card to use, its price, and something for it to do."""
    cards = [
        card
        for card in range(CARDS)
        if s.cards[card * 2 + 1] != NONE
        and (s.cards[card * 2] == who or s.table[SCIENTIST_AT + SCIENTIST_OF[CARD_TYPE[card]]] == who)
    ]
    if not cards:
        return no("OM-131", "onmars-no-cards")
    if len(cards) == 1 and s.cards[cards[0] * 2] == who:
        return no_use(s, who, cards[0], sent=False)
    names = listed([card_name(card) for card in cards])
    return no(
        "OM-258", "onmars-no-card-helps", cards=names, price=CARD_USE_PRICE[cards[0]], means=crystals_name(s, who)
    )
