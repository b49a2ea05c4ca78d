"""What follows once a unit of an effect is paid: the tile finds its space, the blueprint its building."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    CREW,
    ENTRIES,
    HEX,
    KEEP,
    LAB_SPACE,
    NONE,
    REFILL,
    UPGRADE_PRICE,
)
from mensae.games.onmars.frames import (
    F_BOT,
    F_CREW,
    F_DEVELOP,
    F_HIRE,
    F_LEARN,
    F_REFILL,
    F_SHIP,
    F_SOLO_TECH,
    F_UPGRADE,
    FRAME,
    WHO,
    A,
    B,
    C,
    D,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.effects import begin
from mensae.games.onmars.rules.goods import gain_colonists, is_lacerda
from mensae.games.onmars.rules.lab import (
    decision_choices,
    develop,
    entry_choices,
    keep_oxygen,
    learn,
    next_owner,
)
from mensae.games.onmars.rules.packed import developed_kind, developed_to, tech_use
from mensae.games.onmars.rules.pay import charge
from mensae.games.onmars.rules.science import hire, refill, refill_choices
from mensae.games.onmars.rules.ships import bot_choices, bot_in_supply, put_bot, welcome
from mensae.games.onmars.rules.upgrade import site_choices, upgrade
from mensae.games.onmars.rules.verbs import CREW_ALONE, CREW_BOT, LAB_EFFECT
from mensae.games.onmars.state import CHANCE, State, ask, note, pop, push


def proceed(s: State) -> bool:
    """Does what is paid, or asks where."""
    top = s.depth - FRAME
    kind, who, a, b = s.stack[top], s.stack[top + WHO], s.stack[top + A], s.stack[top + B]
    if kind == F_LEARN:
        return ask(s, who, entry_choices(s, who))
    if kind == F_DEVELOP:
        pop(s)
        develop(s, who, a, b)
        begin(s, who, LAB_EFFECT[b], optional=True)
    elif kind == F_UPGRADE:
        return _upgrade(s, top, who, a)
    elif kind == F_SHIP:
        pop(s)
        welcome(s, who, a)
    elif kind == F_CREW:
        return ask(s, who, [CREW, CREW + 1])
    elif kind == F_BOT:
        choices = bot_choices(s, who) if bot_in_supply(s, who) != NONE else []
        if choices:
            return ask(s, who, choices)
        pop(s)
        note(s, notes.BOT_PUT, who, NONE)
    elif kind == F_HIRE:
        pop(s)
        hire(s, who, a)
    else:
        return _refill(s, who)
    return False


def _upgrade(s: State, top: i64, who: i64, card: i64) -> bool:
    """A card, B anywhere, C pays, D the hex + 1 once it is chosen and paid."""
    at = s.stack[top + D] - 1
    if at < 0:
        return ask(s, who, site_choices(s, who, card, s.stack[top + B] == 1))
    pop(s)
    upgrade(s, who, card, at)
    return False


def _refill(s: State, who: i64) -> bool:
    """OM-190: a contract for every freed slot while the deck has one."""
    choices = refill_choices(s) if s.freed else []
    if not choices:
        s.freed = 0
        pop(s)
        return False
    return ask(s, CHANCE if is_lacerda(s, who) else who, choices)


def answer(s: State, code: i64) -> None:
    """Where it goes."""
    top = s.depth - FRAME
    kind, who, a = s.stack[top], s.stack[top + WHO], s.stack[top + A]
    if kind == F_LEARN:
        pop(s)
        entry: i64 = ENTRIES[code - LAB_SPACE]
        learn(s, who, a, entry)
        begin(s, who, LAB_EFFECT[entry], optional=True)
    elif kind == F_UPGRADE:
        s.stack[top + D] = code - HEX + 1
        if s.stack[top + C]:
            charge(s, who, UPGRADE_PRICE)
    elif kind == F_CREW:
        pop(s)
        if code == CREW:
            push(s, F_BOT, who)
        gain_colonists(s, who, CREW_BOT[a] if code == CREW else CREW_ALONE[a])
    elif kind == F_BOT:
        pop(s)
        put_bot(s, who, code - HEX)
    else:
        assert kind == F_REFILL
        refill(s, who, code - REFILL)


def decisions(s: State) -> bool:
    """OM-100, OM-101: owners of used tech decide, batch by batch; A is how many uses of this batch still wait."""
    top = s.depth - FRAME
    if s.stack[top + A] == 0:
        s.stack[top + A] = len(s.uses)
    if s.stack[top + A] == 0:
        pop(s)
        return False
    owner = next_owner(s, s.stack[top + WHO], s.stack[top + A])
    if is_lacerda(s, owner):
        push(s, F_SOLO_TECH, owner)
        return False
    return ask(s, owner, decision_choices(s, owner, s.stack[top + A]))


def decide(s: State, owner: i64, code: i64) -> None:
    """OM-100: the development with its benefit, or the Oxygen."""
    top = s.depth - FRAME
    kind = code - KEEP if code >= KEEP else developed_kind(code)
    s.uses.remove(tech_use(owner, kind))
    s.stack[top + A] -= 1
    if code >= KEEP:
        keep_oxygen(s, owner, kind)
    else:
        target = developed_to(code)
        develop(s, owner, kind, target)
        begin(s, owner, LAB_EFFECT[target], optional=True)
