"""The choices, as text keys with values: each with what it costs and brings."""

from mensae.core.schema import Seat, Told, Value
from mensae.games.onmars.data import (
    A_CARDS,
    ABSENT,
    CARD_TYPE,
    CARD_USE_PRICE,
    CRYSTAL,
    FIRST_CARDS,
    GOODS,
    LSS_CHOICES,
    MAINS,
    SCIENTIST_OF,
    SIDES,
    SLOTS_OF,
    TECHS,
)
from mensae.games.onmars.frames import F_EFFECT, FRAME, A
from mensae.games.onmars.rules.effects import free_to_use
from mensae.games.onmars.rules.verbs import (
    EXECUTIVE_EFFECT,
    EXECUTIVE_PRICE,
    FIRST_REWARD,
    LSS_EFFECT,
    SECOND_REWARD,
    TASK_EFFECT,
    USE_BUILDING,
    VERB,
)
from mensae.games.onmars.rules.workers import surcharge
from mensae.games.onmars.schema import (
    Deliver,
    Drawn,
    EndTurn,
    Executive,
    GameAction,
    Goal,
    Keep,
    Lss,
    Main,
    PutMarker,
    PutShuttle,
    Reveal,
    Reward,
    Send,
    Travel,
    Use,
)
from mensae.games.onmars.speech.effects import card_use, effect_name, space_name
from mensae.games.onmars.speech.labels_effects import label_effect
from mensae.games.onmars.speech.labels_steps import label_step
from mensae.games.onmars.speech.words import (
    card_name,
    contract_name,
    counted,
    goal_name,
    in_side,
    main_name,
    scientist_name,
    task_name,
    tech_name,
    to_side,
)
from mensae.games.onmars.state import State, side_of


def label(s: State, seat: Seat, action: GameAction) -> Told:
    """A choice with what it costs and brings; only the seat that chooses reads it, so its cards may be in it."""
    if isinstance(action, Drawn):
        return Told("table-do-chance")
    match action:
        case Main() | Executive() | Goal() | Deliver() | EndTurn() | Reveal():
            return _turn(s, seat, action)
        case PutMarker(space):
            return space_name(space)
        case PutShuttle(side):
            return Told("onmars-do-dock", {"side": in_side(SIDES.index(side))})
        case Reward(which):
            goal = s.stack[s.depth - FRAME + A]
            effects = FIRST_REWARD if which == "develop" else SECOND_REWARD
            return Told("onmars-do-effect", {"effect": effect_name(effects[goal])})
        case Lss(benefit):
            return Told("onmars-do-effect", {"effect": effect_name(LSS_EFFECT[LSS_CHOICES.index(benefit)])})
        case Travel(by):
            here = int(side_of(s, seat))
            if by == "stay":
                return Told("onmars-do-stay", {"side": in_side(here)})
            return Told(f"onmars-do-{by}", {"side": to_side(1 - here)})
        case Keep(tech):
            return Told("onmars-do-keep", {"tech": tech_name(TECHS.index(tech))})
        case Use(card) | Send(card):
            return _use(s, card - 1, isinstance(action, Send))
        case _:
            in_effect = s.stack[s.depth - FRAME] == F_EFFECT
            return label_effect(s, seat, action) if in_effect else label_step(s, seat, action)


def _turn(s: State, seat: Seat, action: Main | Executive | Goal | Deliver | EndTurn | Reveal) -> Told:
    """OM-046 to OM-049: what can be done with a turn."""
    match action:
        case Main(name):
            return _main(s, seat, MAINS.index(name))
        case Executive(space):
            effect = EXECUTIVE_EFFECT[space - 1]
            values: dict[str, Value] = {"space": space, "effect": effect_name(effect)}
            if VERB[effect] == USE_BUILDING:  # the card has the price
                return Told("onmars-do-executive-card", values)
            return Told("onmars-do-executive", {**values, "price": counted(CRYSTAL, EXECUTIVE_PRICE[space - 1])})
        case Goal(goal):
            rewards: dict[str, Value] = {
                "first": effect_name(FIRST_REWARD[goal - 1]),
                "second": effect_name(SECOND_REWARD[goal - 1]),
            }
            return Told("onmars-do-goal", {**rewards, "goal": goal_name(goal - 1)})
        case Deliver(contract, good):
            goods: dict[str, Value] = {"goods": counted(GOODS.index(good), 1)}
            return Told("onmars-do-deliver", {**goods, "contract": contract_name(contract - 1)})
        case EndTurn():
            return Told("onmars-do-end")
        case Reveal(card):
            task = FIRST_CARDS.index(card) - A_CARDS
            return Told("onmars-do-reveal", {"task": task_name(task), "effect": effect_name(TASK_EFFECT[task])})


def _main(s: State, seat: Seat, main: int) -> Told:
    """OM-074, OM-077: a Main action with its worker and surcharge."""
    slots = SLOTS_OF[main]
    values: dict[str, Value] = {"action": main_name(main), "means": Told(f"onmars-means-{MAINS[main]}")}
    if slots == ABSENT:
        return Told("onmars-do-main", values)
    return Told("onmars-do-main-worker", {**values, "surcharge": int(surcharge(s, seat, slots))})


def _use(s: State, card: int, sends: bool) -> Told:
    """OM-131 to OM-133: an advanced building for its price, or for nothing."""
    values: dict[str, Value] = {"card": card_name(card), "effect": card_use(card)}
    if sends:
        return Told("onmars-do-send", {**values, "scientist": scientist_name(SCIENTIST_OF[CARD_TYPE[card]])})
    if free_to_use(s, card):
        return Told("onmars-do-use-free", values)
    return Told("onmars-do-use", {**values, "price": counted(CRYSTAL, CARD_USE_PRICE[card])})
