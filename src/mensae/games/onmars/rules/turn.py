"""Chapters 3, 7 and 18: rounds, turns, Executive actions, and the end of the game."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    ABSENT,
    DELIVER,
    DEPOT,
    END_TURN,
    EXECUTIVE,
    GOAL,
    MAIN_ACTION,
    MAIN_SIDE,
    MAINS,
    NONE,
    RESEARCH_DEVELOPMENT,
    REVEAL,
    SLOTS_OF,
    STANDSTILL,
)
from mensae.games.onmars.frames import (
    F_CRYSTALS,
    F_DECISIONS,
    F_END,
    F_REFILL,
    F_SHUTTLES,
    F_SOLO,
    F_SURCHARGE,
    F_TOPS,
    F_TURN,
    F_UPDATE,
    F_WORKER,
    FRAME,
    WHO,
    A,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.effects import begin, can, can_after, depot_share
from mensae.games.onmars.rules.first import forget_tasks, reveal, reveal_choices
from mensae.games.onmars.rules.goals import complete, goal_choices
from mensae.games.onmars.rules.goods import is_lacerda, spendable, store_crystals
from mensae.games.onmars.rules.missions import TASK_RESEARCH, happened, remaining
from mensae.games.onmars.rules.move import clean
from mensae.games.onmars.rules.packed import delivered, delivery_contract
from mensae.games.onmars.rules.science import delivery_choices, hand_over
from mensae.games.onmars.rules.scoring import final_scoring
from mensae.games.onmars.rules.verbs import EXECUTIVE_EFFECT, EXECUTIVE_PRICE, MAIN_EFFECT, USE_BUILDING, VERB
from mensae.games.onmars.rules.workers import clear, may_choose, surcharge
from mensae.games.onmars.state import DOCKED, OWN, SPACE, STANDING, State, ask, note, pop, push, side_of


def next_player(s: State) -> i64:
    """OM-044: the lowest-numbered space among the markers that still stand; NONE if all lie."""
    best: i64 = NONE
    for who in range(s.players):
        if s.own[who * OWN + STANDING]:
            if best == NONE or s.own[who * OWN + SPACE] < s.own[best * OWN + SPACE]:
                best = who
    return best


def stand_up(s: State) -> None:
    """OM-043: a new round begins."""
    for who in range(s.players):
        s.own[who * OWN + STANDING] = 1
    s.stirred = False
    note(s, notes.ROUND_BEGINS, NONE, s.round)


def round_goes_on(s: State) -> bool:
    """OM-043, OM-208, OM-209: A is 0 in the Colonization phase and 1 once its Shuttle phase is over."""
    top = s.depth - FRAME
    if s.stack[top + A] == 1:
        s.stack[top + A] = 0
        s.quiet = 0 if s.stirred else s.quiet + 1
        s.round += 1
        if s.ended_by:
            s.last_round = True
            note(s, notes.LAST_ROUND, NONE)
        stand_up(s)
        return False
    who = next_player(s)
    if who != NONE:
        push(s, F_SOLO if is_lacerda(s, who) else F_TURN, who)
        return False
    if not s.ended_by:
        s.ended_by = end_trigger(s)
        if s.ended_by:
            note(s, notes.END_NEAR, NONE, notes.rule_number(s.ended_by))
    if s.last_round or (s.ended_by and s.space_oddity):
        final_scoring(s)
        s.over = True
        note(s, notes.GAME_OVER, NONE)
        return ask(s, NONE, [])
    s.stack[top + A] = 1
    push(s, F_SHUTTLES, NONE)
    return False


def end_trigger(s: State) -> str:
    """OM-208, OM-262: the rule that brings the end, if one does."""
    if remaining(s) == 0:
        return "OM-208"
    return "OM-262" if not s.stirred and s.quiet + 1 >= STANDSTILL else ""


def begin_turn(s: State, who: i64) -> None:
    """OM-045: pending crystals move to the Depot."""
    s.active = who
    s.main_done = False
    s.executive_done = False
    s.welcomed = 0
    note(s, notes.TURN_BEGINS, who)
    store_crystals(s, who)


def turn(s: State) -> bool:
    """OM-049: the choose_action prompt; A is 1 once the turn has begun."""
    top = s.depth - FRAME
    who = s.stack[top + WHO]
    if s.stack[top + A] == 0:
        s.stack[top + A] = 1
        begin_turn(s, who)
    return ask(s, who, turn_choices(s, who))


def turn_choices(s: State, who: i64) -> list[int]:
    """OM-046 to OM-049: Main action, Executive action, goal, delivery, end of turn, task."""
    choices: list[int] = []
    if not s.main_done:
        side = side_of(s, who)
        choices += [
            MAIN_ACTION + main for main in range(len(MAINS)) if MAIN_SIDE[main] == side and may_choose(s, who, main)
        ]
    if not s.executive_done:
        choices += executive_choices(s, who)
    choices += goal_choices(s, who)
    choices += delivery_choices(s, who)
    if s.main_done:
        choices.append(END_TURN)
    return choices + reveal_choices(s, who)


def executive_choices(s: State, who: i64) -> list[int]:
    """OM-082 to OM-090, OM-258: spaces without an own Ship whose price and effect are possible."""
    docked = s.own[who * OWN + DOCKED]
    means = spendable(s, who)
    found: list[int] = []
    for space in range(DEPOT):
        if docked >> space & 1:
            continue
        effect = EXECUTIVE_EFFECT[space]
        if VERB[effect] == USE_BUILDING:
            if can(s, who, effect):
                found.append(EXECUTIVE + space)
        elif EXECUTIVE_PRICE[space] <= means and can_after(s, who, effect, EXECUTIVE_PRICE[space]):
            found.append(EXECUTIVE + space)
    return found


def answer(s: State, code: i64) -> None:
    """What the player does with the turn."""
    top = s.depth - FRAME
    who = s.stack[top + WHO]
    if code == END_TURN:
        pop(s)
        push(s, F_END, who)
    elif code >= REVEAL:
        reveal(s, who, code - REVEAL)
    elif code >= DELIVER:
        hand_over(s, who, delivery_contract(code), delivered(code))
    else:
        s.events = 0
        if code >= GOAL:
            complete(s, who, code - GOAL)
        elif code >= EXECUTIVE:
            executive(s, who, code - EXECUTIVE)
        else:
            main_action(s, who, code - MAIN_ACTION)


def main_action(s: State, who: i64, main: i64) -> None:
    """OM-258: clearing, surcharge and worker first, then the effect."""
    s.main_done = True
    begin(s, who, MAIN_EFFECT[main])
    if main == RESEARCH_DEVELOPMENT:
        happened(s, who, TASK_RESEARCH)
    slots: i64 = SLOTS_OF[main]
    if slots != ABSENT:
        clear(s, slots)
        push(s, F_WORKER, who, main)
        if surcharge(s, who, slots):
            push(s, F_SURCHARGE, who, main)


def executive(s: State, who: i64, space: i64) -> None:
    """OM-083: the price in crystals first; with space 8 the card has the price."""
    s.executive_done = True
    effect, price = EXECUTIVE_EFFECT[space], EXECUTIVE_PRICE[space]
    begin(s, who, effect)
    if VERB[effect] != USE_BUILDING:
        push(s, F_CRYSTALS, who, price, depot_share(s, who, effect, price))


def end_turn(s: State) -> bool:
    """OM-050: the steps of the end of a turn; A is the next. Two pieces on a hex (OM-051) never need a step."""
    top = s.depth - FRAME
    who, step = s.stack[top + WHO], s.stack[top + A]
    s.stack[top + A] = step + 1
    if step == 0:
        clean(s, who)
        push(s, F_REFILL, who)
        push(s, F_TOPS, who)
    elif step == 1:
        s.active = NONE
        push(s, F_DECISIONS, who)
    elif step == 2:
        push(s, F_UPDATE, who)
    else:
        pop(s)
        s.own[who * OWN + STANDING] = 0
        s.developed = 0
        forget_tasks(s)
    return False
