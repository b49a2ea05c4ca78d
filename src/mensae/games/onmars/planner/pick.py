"""A quick good answer to every question: the choice with the most appeal, in tenths of a point or so."""

from typing import Final

from mypy_extensions import i64

from mensae.core.chance import Rng
from mensae.games.onmars.data import (
    ACCEPT,
    BLUEPRINT,
    BOOST,
    BUILD,
    CREW,
    CRYSTALS,
    DEVELOP,
    DISCOVERY,
    GOOD,
    HEX,
    KEEP,
    LAB_SPACE,
    LEARN,
    LSS,
    MAIN_ACTION,
    MINERAL,
    MOVE_BOT,
    MOVE_ROVER,
    NONE,
    PAY,
    POINT,
    PUT_MARKER,
    PUT_SHUTTLE,
    REFILL,
    RESOURCES,
    RETRIEVE,
    REVEAL,
    SCIENCE,
    SEND,
    SHIP,
    SKIP,
    SPEND,
    SURCHARGE,
    TAKE_TILE,
    TRAVEL,
    USE,
    USE_TECH,
    WAYS,
)
from mensae.games.onmars.frames import F_EFFECT, F_TURN, FRAME, A
from mensae.games.onmars.planner.action import travel_appeal, turn_appeal
from mensae.games.onmars.planner.choice import (
    bot_appeal,
    build_appeal,
    crew_appeal,
    develop_appeal,
    good_appeal,
    hex_appeal,
    learn_appeal,
    lss_appeal,
    plan_appeal,
    science_appeal,
    skip_appeal,
    step_appeal,
)
from mensae.games.onmars.rules.geometry import STEP_TO
from mensae.games.onmars.rules.verbs import CARD_EFFECT, VERB
from mensae.games.onmars.state import ACHIEVED, OWN, State

SHIP_APPEAL: Final = [8, 2, 6, 9, 5]  # by Depot space
MARKER_APPEAL: Final = [4, 9, 12, 8, 4, 5, 9, 8]  # by Turn Order space
USE_APPEAL: Final = [25, 40, 26, 20, 12, 10, 12, 8, 10, 12, 10, 32, 8, 12, 14, 12, 10, 22, 15, 0]  # by verb
OPEN: Final = 30  # of what is good in any case


def pick(s: State, rng: Rng | None, noise: i64, late: bool) -> i64:
    """The answer of whoever is asked; noise makes it less sure."""
    choices = s.choices
    who = s.asked
    turns = s.stack[s.depth - FRAME] == F_TURN
    best: i64 = choices[0]
    if PAY <= best < BLUEPRINT and choices[len(choices) - 1] != SKIP:
        return cheapest(s, who)
    best_appeal: i64 = -1000
    for choice in choices:
        code: i64 = choice
        appeal = turn_appeal(s, who, code, late) if turns else answer_appeal(s, who, code, late)
        if rng is not None:
            appeal += rng.below(noise)
        if appeal > best_appeal:
            best, best_appeal = code, appeal
    return best


def cheapest(s: State, who: i64) -> i64:
    """The way to pay with the fewest Minerals, and then with what there is most of."""
    best: i64 = NONE
    best_price: i64 = 1000
    for code in s.choices:
        if code == SKIP:
            continue
        price: i64 = 0
        for resource in WAYS[code - PAY]:
            price += (100 if resource == MINERAL else 0) - s.stock[who * RESOURCES + resource]
        if price < best_price:
            best, best_price = code, price
    return best


def answer_appeal(s: State, who: i64, code: i64, late: bool) -> i64:
    """Of an answer that is not the choice of an action."""
    if code < DEVELOP:
        return _early(s, who, code, late)
    if code < USE_TECH:
        if code < GOOD:
            return develop_appeal(code)
        if code < BOOST:
            return good_appeal(s, who, code - GOOD)
        if code < MOVE_BOT:
            return 5
        if code < MOVE_ROVER:
            return bot_appeal(s, who, STEP_TO[code - MOVE_BOT])
        return step_appeal(s, who, code - MOVE_ROVER) + 6 if code < POINT else 0
    if code < HEX:
        if code < TAKE_TILE:
            return 24 if code == USE_TECH + who else 18
        return 60 if code < BUILD else build_appeal(s, who, code - BUILD)
    if code < LSS:
        return hex_appeal(s, who, code - HEX)
    return _late(s, who, code, late)


def _early(s: State, who: i64, code: i64, late: bool) -> i64:
    if code < MAIN_ACTION:
        if code == ACCEPT:
            return OPEN
        return MARKER_APPEAL[code - PUT_MARKER] if code < PUT_SHUTTLE else 0
    if code >= BLUEPRINT:
        if code < LEARN:
            return plan_appeal(s, who, code - BLUEPRINT, late)
        return learn_appeal(s, code - LEARN) if code < LAB_SPACE else 0
    if code >= PAY:
        return 20 if code == cheapest(s, who) else 0
    if code >= SPEND:
        return 20 if s.own[who * OWN + ACHIEVED] != NONE else 0
    if code == CRYSTALS:
        return 10
    return 10 * (SURCHARGE - code) if code >= SURCHARGE else 0


def _late(s: State, who: i64, code: i64, late: bool) -> i64:
    if code < SHIP:
        return lss_appeal(s, who, code - LSS)
    if code < SCIENCE:
        return SHIP_APPEAL[code - SHIP] if code < CREW else crew_appeal(s, who, code)
    if code < REFILL:
        return science_appeal(s, who, code - SCIENCE, late)
    if code < USE:
        return 0
    if code < RETRIEVE:
        card = code - USE if code < SEND else code - SEND
        appeal: i64 = USE_APPEAL[VERB[CARD_EFFECT[card]]]
        return appeal if code < SEND else appeal + 5
    if code < KEEP:
        return 9
    if code < TRAVEL:
        return 8
    if code < DISCOVERY:
        return travel_appeal(s, who, code)
    if code == SKIP:
        top = s.depth - FRAME
        return skip_appeal(s, who, VERB[s.stack[top + A]] if s.stack[top] == F_EFFECT else NONE, late)
    return OPEN if code >= REVEAL else 0
