"""Chapter 22: Lacerda's turn, his travel, and how he grows with the colony; whatever is open is left to chance."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import bit
from mensae.games.onmars.components import SOLO_DECK
from mensae.games.onmars.data import (
    ABSENT,
    BOT_PLACED,
    BOTS,
    COLONY,
    CRYSTAL,
    HEX,
    HIRE_SLOTS,
    KEEP,
    MAINS,
    ORBIT,
    SHELTER,
    SHIPS,
    SIDES,
    SLOTS_OF,
    SOLO_CARD,
    SOLO_CARDS,
)
from mensae.games.onmars.frames import (
    F_DECISIONS,
    F_END,
    F_MARKER,
    F_SOLO,
    F_SOLO_BUILD,
    F_SOLO_EFFECT,
    F_SOLO_EXPLORE,
    F_SOLO_LEVEL,
    F_SOLO_LSS,
    F_SOLO_ROVER,
    F_SOLO_TECH,
    F_TOPS,
    F_UPDATE,
    FRAME,
    A,
    B,
)
from mensae.games.onmars.rules import notes, solo_effect, solo_rover
from mensae.games.onmars.rules.effects import begin
from mensae.games.onmars.rules.goods import gain
from mensae.games.onmars.rules.lab import used_kinds
from mensae.games.onmars.rules.missions import unit
from mensae.games.onmars.rules.packed import development
from mensae.games.onmars.rules.pay import pay_crystals
from mensae.games.onmars.rules.ships import welcome
from mensae.games.onmars.rules.solo_effect import able, able_after, lab_targets
from mensae.games.onmars.rules.steps import decide
from mensae.games.onmars.rules.turn import begin_turn
from mensae.games.onmars.rules.verbs import MAIN_EFFECT
from mensae.games.onmars.rules.workers import clear, place_worker, surcharge
from mensae.games.onmars.state import (
    CHANCE,
    DOCKED,
    LACERDA,
    MISSION_AT,
    OWN,
    PLAYERS,
    State,
    ask,
    note,
    pop,
    push,
    side_of,
)

_ACTIONS: Final = [  # [side * 4 + number]
    0 if number == 0 else MAINS.index(SOLO_DECK.actions[side][number]) for side in SIDES for number in range(4)
]
_CARD_ACTION: Final = bytes([card.action for card in SOLO_DECK.cards])
_CARD_MISSION: Final = bytes(["ABC".index(card.mission) for card in SOLO_DECK.cards])
_CARD_TRAVELS: Final = bytes([card.travels for card in SOLO_DECK.cards])
_MISSIONS_FROM: Final = SOLO_DECK.mission_cube_from_pass
_WHOLE_DECK: Final = (1 << len(SOLO_CARDS)) - 1
_CONSTRUCT: Final = MAINS.index("construct")


def proceed(s: State) -> bool:
    """His next step; True only if chance has more than one thing to choose from."""
    if not _proceed(s):
        return False
    if len(s.choices) > 1:
        return True
    answer(s, s.choices[0])
    return False


def _proceed(s: State) -> bool:
    kind = s.stack[s.depth - FRAME]
    if kind == F_SOLO_EFFECT:
        return solo_effect.proceed(s)
    if kind == F_SOLO_BUILD:
        return solo_effect.build(s)
    if kind == F_SOLO_ROVER:
        return solo_rover.proceed(s)
    if kind == F_SOLO_EXPLORE:
        return solo_rover.explore(s)
    if kind == F_SOLO:
        return _turn(s)
    if kind == F_SOLO_LSS:
        return _lss(s)
    if kind == F_SOLO_TECH:
        return _tech(s)
    return _level(s) if kind == F_SOLO_LEVEL else _travel(s)


def answer(s: State, code: i64) -> None:
    """What chance has chosen for him."""
    kind = s.stack[s.depth - FRAME]
    if kind == F_SOLO_EFFECT:
        solo_effect.answer(s, code)
    elif kind == F_SOLO_BUILD:
        solo_effect.build_on(s, code - HEX)
    elif kind == F_SOLO_ROVER:
        solo_rover.answer(s, code)
    elif kind == F_SOLO_EXPLORE:
        solo_rover.explored(s, code)
    elif kind == F_SOLO:
        _reveal(s, code - SOLO_CARD)
    else:
        assert kind == F_SOLO_TECH
        pop(s)
        decide(s, LACERDA, code)


def odds(s: State) -> list[int]:
    """OM-235: what chance may choose for him; a choice with more ways to go on from it is there more often."""
    kind = s.stack[s.depth - FRAME]
    if kind == F_SOLO_ROVER:
        return solo_rover.odds(s)
    return solo_effect.odds(s) if kind == F_SOLO_EFFECT else s.choices


def _turn(s: State) -> bool:
    """OM-230, OM-231: a card, the action of his side, the mission, and the end of the turn; A is the next of these."""
    top = s.depth - FRAME
    step = s.stack[top + A]
    if step == 0:
        begin_turn(s, LACERDA)
        if s.solo_deck == 0:
            s.solo_deck = _WHOLE_DECK
            s.solo_pass += 1
        s.stack[top + A] = 1
    if step <= 1:
        return ask(s, CHANCE, [SOLO_CARD + card for card in range(len(SOLO_CARDS)) if s.solo_deck >> card & 1])
    if step == 2:
        s.stack[top + A] = 3
        s.main_done = True
        _act(s, _ACTIONS[side_of(s, LACERDA) * 4 + _CARD_ACTION[s.solo_card]])
        return False
    if s.solo_pass >= _MISSIONS_FROM:
        unit(s, LACERDA, s.table[MISSION_AT + _CARD_MISSION[s.solo_card]])
    pop(s)
    push(s, F_END, LACERDA)
    return False


def _reveal(s: State, card: i64) -> None:
    """OM-230: the top card of the solo deck."""
    s.solo_deck &= ~bit(card)
    s.solo_card = card
    s.stack[s.depth - FRAME + A] = 2
    note(s, notes.HIS_CARD, LACERDA, card, s.solo_pass)


def _act(s: State, main: i64) -> None:
    """OM-233, OM-234: clearing, surcharge in crystals and worker, then the effect; if that fails, his Rover moves."""
    slots: i64 = SLOTS_OF[main]
    crystals = 0 if slots == ABSENT else surcharge(s, LACERDA, slots)
    placed = slots == HIRE_SLOTS and s.slots[slots * PLAYERS + LACERDA] > 0
    if placed or not able_after(s, MAIN_EFFECT[main], crystals):
        note(s, notes.FAILED, LACERDA, main)
        push(s, F_SOLO_ROVER, LACERDA)
        return
    note(s, notes.HIS_ACTION, LACERDA, main)
    if slots != ABSENT:
        clear(s, slots)
        if crystals > 0:
            pay_crystals(s, LACERDA, crystals)
        place_worker(s, LACERDA, slots)
    begin(s, LACERDA, MAIN_EFFECT[main])


def _lss(s: State) -> bool:
    """OM-249: his Colonist leaves the Hire slot; without one there he gains a crystal."""
    pop(s)
    slot = HIRE_SLOTS * PLAYERS + LACERDA
    if s.slots[slot] > 0:
        s.slots[slot] -= 1
        note(s, notes.CAME_HOME, LACERDA, 1)
    else:
        gain(s, LACERDA, CRYSTAL, 1)
    return False


def _tech(s: State) -> bool:
    """OM-251: he develops a tile that the human has used, if that is possible."""
    waiting = s.stack[s.depth - 2 * FRAME + A]
    kinds = used_kinds(s, LACERDA, waiting)
    choices = [development(kind, space) for kind in kinds for space in lab_targets(s, kind, False)]
    return ask(s, CHANCE, choices if choices else [KEEP + kinds[0]])


def _travel(s: State) -> bool:
    """OM-247, OM-248: A is the side the Shuttle has left, B the next step of his travel."""
    top = s.depth - FRAME
    left, step = s.stack[top + A], s.stack[top + B]
    s.stack[top + B] = step + 1
    there = ORBIT if left == COLONY else COLONY
    if step == 0:
        if side_of(s, LACERDA) != left or not _CARD_TRAVELS[s.solo_card]:
            pop(s)
        elif there == COLONY:
            push(s, F_SOLO_EXPLORE, LACERDA)
    elif step == 1:
        note(s, notes.TRAVELLED, LACERDA, there)
        push(s, F_MARKER, LACERDA, there + 1)
    elif step == 2:
        if there == COLONY and able(s, MAIN_EFFECT[_CONSTRUCT]):
            note(s, notes.HIS_ACTION, LACERDA, _CONSTRUCT)
            begin(s, LACERDA, MAIN_EFFECT[_CONSTRUCT])
    else:
        pop(s)
        push(s, F_UPDATE, LACERDA)
        push(s, F_DECISIONS, LACERDA)
        push(s, F_TOPS, LACERDA)
    return False


def _level(s: State) -> bool:
    """OM-250: a Shelter, for whose tech the human decides at once, the topmost Ship, and a Bot; A is the next step."""
    top = s.depth - FRAME
    step = s.stack[top + A]
    s.stack[top + A] = step + 1
    if step == 0:
        push(s, F_SOLO_BUILD, LACERDA, SHELTER)
    elif step == 1:
        push(s, F_DECISIONS, LACERDA)
    else:
        pop(s)
        _grow(s)
    return False


def _grow(s: State) -> None:
    """OM-250: Ship and Bot; the Bot counts for M4."""
    docked = s.own[LACERDA * OWN + DOCKED]
    for space in range(SHIPS):
        if docked >> space & 1:
            welcome(s, LACERDA, space)
            break
    if s.his_bots < BOTS - 1:
        s.his_bots += 1
        note(s, notes.HIS_BOT, LACERDA, s.his_bots)
        unit(s, LACERDA, BOT_PLACED)
