"""Chapter 6: worker slots, clearing and the surcharge."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.components import MAIN, SETUP
from mensae.games.onmars.data import ABSENT, HIRE_SLOTS, MAINS, SLOTS_OF, SURCHARGE
from mensae.games.onmars.frames import F_CRYSTALS, F_SURCHARGE, FRAME, WHO, A
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.effects import can
from mensae.games.onmars.rules.goods import is_lacerda, spendable, work
from mensae.games.onmars.rules.verbs import MAIN_EFFECT
from mensae.games.onmars.state import CRYSTALS, LQ, OWN, PLAYERS, WA, State, ask, note, pop, push

_SLOTS: Final = next(action.slots for action in MAIN.actions if isinstance(action.slots, int) and action.slots)
_BY_COLOUR: Final = [SETUP.by_player_count[n].surcharge == "per_other_colour" for n in (1, 2, 3, 4)]


def present(s: State, slots: i64) -> i64:
    """How many Colonists stand on the action."""
    total: i64 = 0
    for other in range(s.players):
        total += s.slots[slots * PLAYERS + other]
    return total


def clears(s: State, slots: i64) -> list[int]:
    """OM-076: who has to clear a full action: everybody with the most Colonists there."""
    if slots == HIRE_SLOTS or present(s, slots) < _SLOTS:
        return []
    counts = [int(s.slots[slots * PLAYERS + other]) for other in range(s.players)]
    return [other for other in range(s.players) if counts[other] == max(counts)]


def clear(s: State, slots: i64) -> None:
    """OM-076: the Colonists of these players go to their Working Areas."""
    for other in clears(s, slots):
        count = s.slots[slots * PLAYERS + other]
        s.slots[slots * PLAYERS + other] = 0
        note(s, notes.CLEARED, other, slots, count)
        if not is_lacerda(s, other):
            s.own[other * OWN + WA] += count


def surcharge(s: State, who: i64, slots: i64) -> i64:
    """OM-077, OM-080, OM-081, OM-221: different other colours, or with two players every Colonist, after clearing."""
    gone = clears(s, slots)
    total: i64 = 0
    for other in range(s.players):
        there = 0 if other in gone else s.slots[slots * PLAYERS + other]
        if _BY_COLOUR[s.players - 1]:
            total += 1 if other != who and there > 0 else 0
        else:
            total += there
    return total


def ways(s: State, who: i64, main: i64) -> list[int]:
    """OM-047, OM-078, OM-258: how many Colonists may pay the surcharge so that worker and effect are still possible."""
    slots: i64 = SLOTS_OF[main]
    if slots == HIRE_SLOTS and s.slots[slots * PLAYERS + who] > 0:
        return []
    units = surcharge(s, who, slots)
    base = who * OWN
    found: list[int] = []
    colonists: i64 = 0
    while colonists <= units:
        crystals = units - colonists
        if s.own[base + LQ] > colonists and spendable(s, who) >= crystals:
            s.own[base + LQ] -= colonists + 1
            s.own[base + CRYSTALS] -= crystals
            if can(s, who, MAIN_EFFECT[main]):
                found.append(int(colonists))
            s.own[base + LQ] += colonists + 1
            s.own[base + CRYSTALS] += crystals
        colonists += 1
    return found


def may_choose(s: State, who: i64, main: i64) -> bool:
    """OM-047: the action can be paid so that its effect can do something; Control Center always can."""
    if SLOTS_OF[main] != ABSENT:
        return len(ways(s, who, main)) > 0
    return MAINS[main] == "control_center" or can(s, who, MAIN_EFFECT[main])


def proceed(s: State) -> bool:
    """F_SURCHARGE asks how it is paid, A being the Main action; F_WORKER puts the worker on its slot."""
    top = s.depth - FRAME
    kind, who, main = s.stack[top], s.stack[top + WHO], s.stack[top + A]
    if kind == F_SURCHARGE:
        return ask(s, who, [SURCHARGE + colonists for colonists in ways(s, who, main)])
    pop(s)
    place_worker(s, who, SLOTS_OF[main])
    return False


def place_worker(s: State, who: i64, slots: i64) -> None:
    """OM-078: 1 Colonist moves from the Living Quarters to a slot; Lacerda's are unlimited."""
    if not is_lacerda(s, who):
        s.own[who * OWN + LQ] -= 1
    s.slots[slots * PLAYERS + who] += 1
    note(s, notes.WORKER, who, slots)


def answer(s: State, code: i64) -> None:
    """OM-078: Colonists go to the Working Area, crystals pay the rest."""
    top = s.depth - FRAME
    who, main = s.stack[top + WHO], s.stack[top + A]
    units = surcharge(s, who, SLOTS_OF[main])
    pop(s)
    work(s, who, code - SURCHARGE)
    if units > code - SURCHARGE:
        push(s, F_CRYSTALS, who, units - (code - SURCHARGE))
