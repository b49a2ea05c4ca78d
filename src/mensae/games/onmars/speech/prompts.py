"""What is asked, as text keys with values."""

from typing import Final

from mensae.core.schema import Seat, Told, Value
from mensae.games.onmars.data import (
    END_TURN,
    EXECUTIVE,
    HEX_IDS,
    MAIN_ACTION,
    SLOTS_OF,
)
from mensae.games.onmars.frames import (
    F_BOT,
    F_CREW,
    F_CRYSTALS,
    F_DECISIONS,
    F_DEPARTURE,
    F_DISPLACED,
    F_EFFECT,
    F_EXPLORE,
    F_GOAL,
    F_LEARN,
    F_LSS,
    F_MARKER,
    F_REFILL,
    F_RESOURCES,
    F_SHUTTLE,
    F_SURCHARGE,
    F_TASK,
    F_TURN,
    F_UPGRADE,
    FRAME,
    WHO,
    A,
    B,
)
from mensae.games.onmars.rules.workers import surcharge
from mensae.games.onmars.speech.prompts_effects import ask_effect, topic_of_effect
from mensae.games.onmars.speech.words import (
    card_name,
    counted,
    goal_name,
    in_side,
    main_name,
    player,
    price_name,
    tech_name,
    to_side,
    unit_kind,
)
from mensae.games.onmars.state import CHANCE, GRID_AT, State, side_of

_TOPICS: Final = {
    F_MARKER: "space",
    F_SHUTTLE: "shuttle",
    F_TURN: "turn",
    F_SURCHARGE: "payment",
    F_CRYSTALS: "payment",
    F_RESOURCES: "payment",
    F_LEARN: "learn",
    F_DECISIONS: "decision",
    F_DISPLACED: "displaced",
    F_LSS: "lss",
    F_UPGRADE: "upgrade",
    F_CREW: "ship",
    F_BOT: "bot",
    F_REFILL: "refill",
    F_GOAL: "goal",
    F_DEPARTURE: "travel",
    F_EXPLORE: "explore",
    F_TASK: "task",
}


def prompt(s: State, seat: Seat | None) -> Told:
    """What is asked of the reader, or whom the table waits for."""
    if s.over:
        return Told("onmars-ask-over")
    if s.asked == CHANCE:
        return Told("table-ask-chance")
    top = int(s.depth) - FRAME
    kind = int(s.stack[top])
    if seat != s.asked:
        topic = topic_of_effect(int(s.stack[top + A])) if kind == F_EFFECT else _TOPICS[kind]
        return Told("onmars-wait", {"who": player(s, int(s.asked)), "topic": Told(f"onmars-topic-{topic}")})
    if kind == F_EFFECT:
        return ask_effect(s, top)
    if kind == F_TURN:
        return _ask_turn(s)
    return _ask_payment(s, top, kind) if F_SURCHARGE <= kind <= F_RESOURCES else _ask_step(s, top, kind)


def _ask_turn(s: State) -> Told:
    """OM-046 to OM-049: what is still open in this turn."""
    main = any(MAIN_ACTION <= code < EXECUTIVE for code in s.choices)
    others = any(code != END_TURN and not MAIN_ACTION <= code < EXECUTIVE for code in s.choices)
    where: dict[str, Value] = {"round": int(s.round), "side": in_side(int(side_of(s, s.asked)))}
    if not main:
        return Told("onmars-ask-turn-more" if others else "onmars-ask-turn-end")
    return Told("onmars-ask-turn-both" if others else "onmars-ask-turn-main", where)


def _ask_payment(s: State, top: int, kind: int) -> Told:
    """OM-018, OM-021, OM-078: how something is paid."""
    who, a = int(s.stack[top + WHO]), int(s.stack[top + A])
    if kind == F_SURCHARGE:
        return Told("onmars-ask-surcharge", {"action": main_name(a), "count": int(surcharge(s, who, SLOTS_OF[a]))})
    if kind == F_CRYSTALS:
        return Told("onmars-ask-crystals", {"crystals": counted(5, a)})
    return Told("onmars-ask-resources", {"price": price_name(a)})


def _ask_step(s: State, top: int, kind: int) -> Told:
    """All that is neither turn, payment nor effect."""
    who, a, b = int(s.stack[top + WHO]), int(s.stack[top + A]), int(s.stack[top + B])
    if kind == F_MARKER:
        return Told("onmars-ask-first-space") if a == 0 else Told("onmars-ask-space", {"side": in_side(a - 1)})
    if kind == F_LEARN:
        return Told("onmars-ask-lab", {"tech": tech_name(int(s.table[GRID_AT + a]))})
    if kind == F_DISPLACED:
        return Told("onmars-ask-displaced", {"unit": unit_kind(a), "hex": HEX_IDS[b]})
    if kind == F_UPGRADE:
        return Told("onmars-ask-site", {"card": card_name(a)})
    if kind == F_GOAL:
        return Told("onmars-ask-reward", {"goal": goal_name(a)})
    if kind == F_DEPARTURE:
        side = int(side_of(s, who))
        shuttle = int(side == a)
        return Told("onmars-ask-departure", {"shuttle": shuttle, "side": to_side(1 - side)})
    if kind == F_EXPLORE:
        return Told("onmars-ask-explore-hex" if a else "onmars-ask-explore")
    return Told(f"onmars-ask-{_TOPICS[kind]}")
