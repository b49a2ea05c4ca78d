"""Whose turn it is and what is asked: the first reasons why an action is not legal, then those of its kind."""

from mensae.core.schema import Refusal, Seat, Who, no
from mensae.games.spacemaze.data import COLOURS, DICE_KINDS, DIE_NAMES, HAND_LIMIT, KINDS, POWER_DICE, footprints
from mensae.games.spacemaze.refusals.cards import (
    CARD_RULES,
    no_card,
    no_choose,
    no_dock,
    no_exchange,
    no_morph,
    no_turn,
)
from mensae.games.spacemaze.refusals.steps import no_step
from mensae.games.spacemaze.rules.engine import CHANCE, actor
from mensae.games.spacemaze.rules.round import may_move, may_power, surplus
from mensae.games.spacemaze.schema import (
    Choose,
    Cleared,
    Discard,
    Discarded,
    Dock,
    Drawn,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Laid,
    Morph,
    Pad,
    Pick,
    Play,
    Rolled,
    Started,
    Take,
    Turn,
)
from mensae.games.spacemaze.speech.prompts import prompt
from mensae.games.spacemaze.speech.words import card_name, card_names, points_name, pool_name, power_name
from mensae.games.spacemaze.state import (
    ASK_CARD,
    ASK_CHOOSE,
    ASK_CLEAR,
    ASK_DEAL,
    ASK_DISCARD,
    ASK_DISCARDED,
    ASK_DOCK,
    ASK_DRAW,
    ASK_EXCHANGE,
    ASK_LAY,
    ASK_MORPH,
    ASK_PICK,
    ASK_ROLL,
    ASK_START,
    ASK_STEP,
    ASK_TURN,
    OVER,
    State,
    cards_in,
    held,
)

_CHANCE_RULES = {
    ASK_START: "SM-34",
    ASK_LAY: "SM-25",
    ASK_DEAL: "SM-31",
    ASK_ROLL: "SM-37",
    ASK_DRAW: "SM-86",
    ASK_CLEAR: "SM-50",
    ASK_DISCARDED: "SM-55",
}


def refusal(s: State, seat: Seat, action: GameAction, at: int) -> Refusal:
    """The first rule that forbids the action; nothing in it depends on what the seat may not know (SM-35)."""
    if s.ask == OVER:
        return no(s.ended_by, "spacemaze-no-over")
    if not 0 <= seat < s.seats or isinstance(action, Started | Laid | Drawn | Rolled | Cleared | Discarded):
        return no("SM-152", "spacemaze-no-chance")
    if s.ask == ASK_DISCARD:
        return _no_discard(s, seat, action)
    if actor(s) == CHANCE:
        return no(_CHANCE_RULES[s.ask], "spacemaze-no-wait")
    if seat != s.turn:
        return no("SM-38", "spacemaze-no-turn", who=Who(int(s.turn)))
    return _no_action(s, action)


def _no_discard(s: State, seat: Seat, action: GameAction) -> Refusal:
    """SM-53, SM-55: only cards in hand, and only from a hand that is too large."""
    hand = held(s, seat)
    match action:
        case Discard() if surplus(s, seat) == 0:
            return no("SM-53", "spacemaze-no-surplus", count=sum(hand), limit=HAND_LIMIT)
        case Discard(card):
            return no("SM-53", "spacemaze-no-such-card", card=card_name(KINDS.index(card)), hand=card_names(hand))
        case _:
            return no("SM-53", "spacemaze-no-now", asked=prompt(s, seat))


def _no_action(s: State, action: GameAction) -> Refusal:
    """The seat is in turn, and it is asked for something else, or this choice is not among those it has."""
    match action, int(s.ask):
        case Pick(die), ask if ask == ASK_PICK:
            return _no_pick(s, DIE_NAMES.index(die))
        case Play(card), ask if ask == ASK_CARD:
            return no_card(s, KINDS.index(card))
        case Turn(), ask if ask == ASK_TURN:
            return no_turn(s, action)
        case Choose(cell), ask if ask == ASK_CHOOSE:
            return no_choose(s, cell)
        case Exchange(cell), ask if ask == ASK_EXCHANGE:
            return no_exchange(s, cell)
        case Morph(mate), ask if ask == ASK_MORPH:
            return no_morph(s, COLOURS.index(mate))
        case Dock(), ask if ask == ASK_DOCK:
            return no_dock(s, action)
        case (Exit() | Go() | Pad() | Take() | Give() | Home()) as step, ask if ask == ASK_STEP:
            return no_step(s, step)
        case EndTurn(), ask if ask == ASK_STEP:
            return no("SM-122", "spacemaze-no-end", card=card_name(int(s.card)), points=points_name(int(s.points)))
        case Discard(), _:
            return no("SM-54", "spacemaze-no-discard", count=int(cards_in(s, s.turn)), limit=HAND_LIMIT)
        case _:
            return no(_asked_by(s), "spacemaze-no-now", asked=prompt(s, int(s.turn)))


def _asked_by(s: State) -> str:
    """The rule that asks for something else."""
    if s.ask == ASK_PICK:
        return "SM-38"
    if s.ask == ASK_CARD:
        return "SM-47"
    return "SM-71" if s.ask == ASK_STEP else CARD_RULES[KINDS[s.card]]


def _no_pick(s: State, die: int) -> Refusal:
    """SM-38, SM-42: the die is not there, or the seat has its dice of this sort."""
    if die >= POWER_DICE and not may_move(s, s.turn):
        return no("SM-42", "spacemaze-no-second-move")
    if die < POWER_DICE and not may_power(s, s.turn):
        return no("SM-42", "spacemaze-no-third-power")
    pool = [int(s.pool[i]) for i in range(DICE_KINDS)]
    if die >= POWER_DICE:
        points = points_name(int(footprints(die)))
        return no("SM-38", "spacemaze-no-move-die", points=points, pool=pool_name(pool))
    return no("SM-38", "spacemaze-no-die", die=power_name(die), pool=pool_name(pool))
