"""Why a player cannot do this with the turn (chapters 3, 6, 7, 14, 15 and 21.2)."""

from mensae.core.schema import Refusal, Value, no
from mensae.games.onmars.components import GOALS
from mensae.games.onmars.data import (
    A_CARDS,
    ABSENT,
    CONTRACT_NEEDS,
    GOODS,
    HIRE_SLOTS,
    MAIN_SIDE,
    MAINS,
    NONE,
    SLOTS_OF,
)
from mensae.games.onmars.parts import Condition
from mensae.games.onmars.refusals.prices import too_few_crystals
from mensae.games.onmars.refusals.reasons import why_not
from mensae.games.onmars.refusals.uses import after_crystals, no_cards
from mensae.games.onmars.refusals.words import colonists_name, crystals_name, good_name, numbers, spend
from mensae.games.onmars.rules.contracts import is_delivery, needs
from mensae.games.onmars.rules.effects import can
from mensae.games.onmars.rules.goals import amount, holds
from mensae.games.onmars.rules.goods import spendable
from mensae.games.onmars.rules.verbs import EXECUTIVE_EFFECT, EXECUTIVE_PRICE, MAIN_EFFECT, USE_BUILDING, VERB
from mensae.games.onmars.rules.workers import surcharge
from mensae.games.onmars.schema import Deliver, EndTurn, Executive, Goal, Main
from mensae.games.onmars.speech.words import (
    contract_name,
    counted,
    goal_name,
    in_side,
    listed,
    main_name,
    player,
    task_name,
)
from mensae.games.onmars.state import ACHIEVED, CONTRACT, DOCKED, HAND, LQ, OWN, PLAYERS, SECRET, State, copy, side_of

TurnAction = Main | Executive | Goal | Deliver | EndTurn


def no_turn(s: State, who: int, action: TurnAction) -> Refusal:
    """OM-049: what the question at the beginning of a turn and after each action does not allow."""
    match action:
        case Main(name):
            return _no_main(s, who, MAINS.index(name))
        case Executive(space):
            return _no_executive(s, who, space - 1)
        case Goal(goal):
            return _no_goal(s, who, goal - 1)
        case Deliver(contract, good):
            return _no_delivery(s, who, contract - 1, GOODS.index(good))
        case EndTurn():
            return no("OM-049", "onmars-no-end")


def _no_main(s: State, who: int, main: int) -> Refusal:
    """OM-046, OM-047: one a turn, on the own side, with worker and surcharge, and with something to do."""
    known: dict[str, Value] = {"action": main_name(main)}
    if s.main_done:
        return no("OM-046", "onmars-no-second-main")
    if MAIN_SIDE[main] != side_of(s, who):
        there, here = in_side(MAIN_SIDE[main]), in_side(int(side_of(s, who)))
        return no("OM-046", "onmars-no-side", **known, side=there, here=here)
    if SLOTS_OF[main] != ABSENT:
        return _no_worker(s, who, main, SLOTS_OF[main])
    return why_not(s, who, MAIN_EFFECT[main])


def _no_worker(s: State, who: int, main: int, slots: int) -> Refusal:
    """OM-077 to OM-080, OM-258: the worker, the surcharge, and what is left for the effect."""
    colonists = int(s.own[who * OWN + LQ])
    known: dict[str, Value] = {"action": main_name(main)}
    if slots == HIRE_SLOTS and s.slots[slots * PLAYERS + who]:
        return no("OM-080", "onmars-no-hire")
    if colonists == 0:
        return no("OM-078", "onmars-no-worker", **known)
    units = int(surcharge(s, who, slots))
    if colonists - 1 + spendable(s, who) < units:
        have: dict[str, Value] = {"colonists": colonists_name(colonists), "means": crystals_name(s, who)}
        return no("OM-078", "onmars-no-surcharge", **known, surcharge=units, **have)
    if not can(s, who, MAIN_EFFECT[main]):
        return why_not(s, who, MAIN_EFFECT[main])
    sent = max(0, units - int(spendable(s, who)))  # crystals first, so that as many Colonists as possible are left
    return after_worker(s, who, main, sent)


def after_worker(s: State, who: int, main: int, sent: int) -> Refusal:
    """OM-258: the effect could do something now, but not once so many Colonists and crystals have paid."""
    units = int(surcharge(s, who, SLOTS_OF[main]))
    then = copy(s)
    then.own[who * OWN + LQ] -= sent + 1
    spend(then, who, units - sent)
    left: dict[str, Value] = {
        "colonists": colonists_name(int(then.own[who * OWN + LQ])),
        "means": crystals_name(then, who),
        "surcharge": units,
    }
    return no("OM-258", "onmars-no-after-worker", **left, reason=why_not(then, who, MAIN_EFFECT[main]).text)


def no_surcharge(s: State, who: int, main: int, sent: int) -> Refusal:
    """OM-078, OM-258: more than the surcharge, more than there are, or nothing left for the effect."""
    units = int(surcharge(s, who, SLOTS_OF[main]))
    colonists = int(s.own[who * OWN + LQ])
    if sent > units:
        return no("OM-078", "onmars-no-such-surcharge", surcharge=units, colonists=sent)
    if colonists <= sent:
        return no("OM-079", "onmars-no-colonists-left", colonists=colonists, sent=sent)
    if spendable(s, who) < units - sent:
        return too_few_crystals(s, who, "OM-078", units - sent)
    return after_worker(s, who, main, sent)


def _no_executive(s: State, who: int, space: int) -> Refusal:
    """OM-048, OM-082, OM-083, OM-258: one a turn, no Ship on the space, the price, and something to do."""
    if s.executive_done:
        return no("OM-048", "onmars-no-second-executive")
    if s.own[who * OWN + DOCKED] >> space & 1:
        free = [place + 1 for place in range(len(EXECUTIVE_PRICE)) if not s.own[who * OWN + DOCKED] >> place & 1]
        return no("OM-082", "onmars-no-ship-away", space=space + 1, free=numbers(free))
    effect, price = EXECUTIVE_EFFECT[space], EXECUTIVE_PRICE[space]
    if VERB[effect] == USE_BUILDING:
        return no_cards(s, who)
    if spendable(s, who) < price:
        return too_few_crystals(s, who, "OM-083", price)
    if not can(s, who, effect):
        return why_not(s, who, effect)
    return after_crystals(s, who, price, effect)


def _no_goal(s: State, who: int, goal: int) -> Refusal:
    """OM-179, OM-183: one in a game, from the own hand, with its condition."""
    done, hand = int(s.own[who * OWN + ACHIEVED]), int(s.own[who * OWN + HAND])
    if done != NONE:
        return no("OM-179", "onmars-no-second-goal", goal=goal_name(done))
    if not hand >> goal & 1:
        return no_card_in_hand(hand, goal)
    part = _missing(s, who, GOALS.goals[goal].condition)
    return no(
        "OM-183", "onmars-no-condition", goal=goal_name(goal), need=part.min or 0, amount=int(amount(s, who, part))
    )


def _missing(s: State, who: int, condition: Condition) -> Condition:
    """The first part of the condition that is not true."""
    if condition.test == "all":
        return next(part for part in condition.of if not holds(s, who, part))
    return condition


def no_card_in_hand(hand: int, goal: int) -> Refusal:
    """OM-015: only cards of the own hand."""
    return no("OM-179", "onmars-no-such-goal", goal=goal_name(goal), count=hand.bit_count())


def _no_delivery(s: State, who: int, contract: int, good: int) -> Refusal:
    """OM-191: onto own Delivery contracts, what they need, from what there is."""
    known: dict[str, Value] = {"contract": contract_name(contract)}
    owner = int(s.contracts[contract * CONTRACT])
    if owner != who:
        if owner >= 0:
            return no("OM-191", "onmars-no-own-contract", **known, who=player(s, owner))
        return no("OM-191", "onmars-no-contract", **known)
    if not is_delivery(contract):
        return no("OM-191", "onmars-no-delivery", **known)
    if CONTRACT_NEEDS[contract][good] == 0 or needs(s, contract, good) == 0:
        return _not_needed(s, contract, good)
    return no("OM-191", "onmars-no-goods-for", **known, good=good_name(good), count=int(needs(s, contract, good)))


def _not_needed(s: State, contract: int, good: int) -> Refusal:
    left = [counted(other, int(needs(s, contract, other))) for other in range(6) if needs(s, contract, other)]
    if not left:
        return no("OM-191", "onmars-no-need", contract=contract_name(contract))
    return no(
        "OM-191", "onmars-no-such-need", contract=contract_name(contract), good=good_name(good), goods=listed(left)
    )


def no_reveal(s: State, who: int, card: int) -> Refusal:
    """OM-226: the variant, a card of the own hand, one at a time, and its task done."""
    known: dict[str, Value] = {"task": task_name(card - A_CARDS)}
    if not s.first_colonists:
        return no("OM-226", "onmars-no-variant")
    hand = int(s.own[who * OWN + SECRET])
    if not hand >> card & 1:
        return no("OM-226", "onmars-no-such-task", **known, count=(hand >> A_CARDS).bit_count())
    if s.revealed:
        return no("OM-226", "onmars-no-second-task")
    return no("OM-226", "onmars-no-task-done", **known)
