"""OM-052 to OM-054, OM-259: effects of several units, done one by one, with boosts, until the player stops."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    BLUEPRINT,
    GOOD,
    GOODS,
    GRID_PRICE,
    LEARN,
    SCIENCE,
    SHIP,
    SHIP_TECH,
    SKIP,
    UPGRADE_TECH,
    USE_TECH,
    WORKING_AREA,
)
from mensae.games.onmars.data import (
    RETRIEVE as RETRIEVE_CODE,
)
from mensae.games.onmars.frames import (
    F_CREW,
    F_DEVELOP,
    F_HIRE,
    F_LEARN,
    F_SHIP,
    F_UPGRADE,
    FRAME,
    WHO,
    A,
    B,
    C,
    D,
    E,
    F,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.able import places
from mensae.games.onmars.rules.goods import come_home, gain, gain_colonists, work, would_keep
from mensae.games.onmars.rules.lab import (
    develop_choices,
    develop_price,
    learn_choices,
    level_of,
    tech_choices,
    use_tech,
)
from mensae.games.onmars.rules.orbit import blueprint_choices, take_blueprint, take_from_warehouse, warehouse_choices
from mensae.games.onmars.rules.packed import developed_kind, developed_to
from mensae.games.onmars.rules.pay import charge
from mensae.games.onmars.rules.science import card_price, science_choices
from mensae.games.onmars.rules.ships import ship_choices, ship_tech_helps
from mensae.games.onmars.rules.upgrade import upgrade_choices
from mensae.games.onmars.rules.verbs import (
    ANYWHERE,
    BOOSTS,
    COUNT,
    DEVELOP,
    GAIN_CHOICE,
    PAYS,
    PRICE,
    RETRIEVE,
    TAKE_BLUEPRINT,
    TAKE_SCIENCE,
    TAKE_TECH,
    TECH,
    UPGRADE,
    VERB,
    WANTED,
    WAREHOUSE,
    WELCOME_SHIP,
)
from mensae.games.onmars.state import LQ, OWN, PLAYERS, SCIENCE_AT, WA, State, ask, note, pop, push

# The frame: A effect, B units done, C boosts made, D may be let go, E further units by tech (Ship: boosts allowed + 1),
# F what became of the tech: 0 not asked, 1 used, 2 used and a unit is due, 3 declined for now


def options(s: State, who: i64, effect: i64) -> list[int]:
    """What the next unit may be, prices and limits seen to."""
    verb = VERB[effect]
    if verb == TAKE_BLUEPRINT:
        return blueprint_choices(s, who)
    if verb == TAKE_TECH:
        return learn_choices(s, who)
    if verb == DEVELOP:
        return develop_choices(s, who, PAYS[effect])
    if verb == WAREHOUSE:
        return warehouse_choices(s, who)
    if verb == TAKE_SCIENCE:
        return science_choices(s, who, WANTED[effect], PAYS[effect])
    if verb == UPGRADE:
        return upgrade_choices(s, who, ANYWHERE[effect], PAYS[effect])
    if verb == WELCOME_SHIP:
        return ship_choices(s, who, PRICE[effect] if PAYS[effect] else 0)
    if verb == GAIN_CHOICE:
        return [GOOD + good for good in range(len(GOODS)) if WANTED[effect] >> good & 1 and would_keep(s, who, good)]
    assert verb == RETRIEVE
    return [RETRIEVE_CODE + place for place in places(s, who, WANTED[effect])]


def boosted_options(s: State, who: i64, effect: i64) -> list[int]:
    """OM-054: what a boost allows, after the boosting Colonist has left."""
    base = who * OWN
    s.own[base + LQ] -= 1
    s.own[base + WA] += 1
    found = options(s, who, effect)
    s.own[base + LQ] += 1
    s.own[base + WA] -= 1
    return found


def proceed(s: State) -> bool:
    """Asks for the next unit, with or without a boost; the effect ends when there is none."""
    top = s.depth - FRAME
    who, effect, done, boosts = s.stack[top + WHO], s.stack[top + A], s.stack[top + B], s.stack[top + C]
    verb = VERB[effect]
    if verb == WELCOME_SHIP:
        if s.stack[top + E] == 0:  # OM-073: who was in the Living Quarters before may boost
            spare = s.own[who * OWN + LQ] - s.welcomed
            s.stack[top + E] = (spare if spare > 0 else 0) + 1
        if done > 0 and TECH[effect] and s.stack[top + F] == 0 and ship_tech_helps(s, who):
            return ask(s, who, [*tech_choices(s, SHIP_TECH), SKIP])
    if done < COUNT[effect] + boosts + (s.stack[top + E] if verb == UPGRADE else 0):
        choices = options(s, who, effect)
    else:
        choices = []
        if boosts < BOOSTS[effect] and s.own[who * OWN + LQ] > 0:
            if verb != WELCOME_SHIP or boosts < s.stack[top + E] - 1:
                choices = boosted_options(s, who, effect)
        if verb == UPGRADE and TECH[effect] and s.stack[top + F] == 0 and options(s, who, effect):
            choices = choices + tech_choices(s, UPGRADE_TECH)
    if not choices:
        pop(s)
        return False
    if (done > 0 or s.stack[top + D]) and s.stack[top + F] != 2:
        choices.append(SKIP)
    return ask(s, who, choices)


def asks_for_tech(s: State) -> bool:
    """Whether nothing but tech is offered, which the player may let go."""
    return USE_TECH <= s.choices[0] < USE_TECH + PLAYERS


def answer(s: State, code: i64) -> None:
    """One more unit, a tech, or the end."""
    top = s.depth - FRAME
    who, effect, verb = s.stack[top + WHO], s.stack[top + A], VERB[s.stack[top + A]]
    if code == SKIP:
        if verb == WELCOME_SHIP and s.stack[top + F] == 0 and asks_for_tech(s):
            s.stack[top + F] = 3
        else:
            pop(s)
        return
    if USE_TECH <= code < USE_TECH + PLAYERS:
        add_tech(s, top, who, code - USE_TECH, verb)
        return
    if s.stack[top + B] >= COUNT[effect] + s.stack[top + C] + (s.stack[top + E] if verb == UPGRADE else 0):
        s.stack[top + C] += 1
        work(s, who, 1)
    s.stack[top + B] += 1
    s.stack[top + D] = 0
    if s.stack[top + F] > 1:
        s.stack[top + F] = 1 if s.stack[top + F] == 2 else 0
    carry_out(s, who, effect, code)


def add_tech(s: State, top: i64, who: i64, owner: i64, verb: i64) -> None:
    """OM-106, OM-107: further upgrades, or further Colonists at once."""
    if verb == UPGRADE:
        s.stack[top + E] = level_of(s, owner, UPGRADE_TECH)
        s.stack[top + F] = 2
        use_tech(s, who, owner, UPGRADE_TECH)
    else:
        s.stack[top + F] = 1
        use_tech(s, who, owner, SHIP_TECH)
        gain_colonists(s, who, level_of(s, owner, SHIP_TECH))


def carry_out(s: State, who: i64, effect: i64, code: i64) -> None:
    """One unit; where there is a price, it is paid first."""
    verb = VERB[effect]
    if verb == TAKE_BLUEPRINT:
        take_blueprint(s, who, code - BLUEPRINT)
    elif verb == TAKE_TECH:
        push(s, F_LEARN, who, code - LEARN)
        charge(s, who, GRID_PRICE[code - LEARN])
    elif verb == DEVELOP:
        target = developed_to(code)
        push(s, F_DEVELOP, who, developed_kind(code), target)
        charge(s, who, develop_price(target, PAYS[effect]))
    elif verb == WAREHOUSE:
        take_from_warehouse(s, who, code - GOOD)
    elif verb == TAKE_SCIENCE:
        push(s, F_HIRE, who, code - SCIENCE)
        if PAYS[effect]:
            charge(s, who, card_price(s.table[SCIENCE_AT + code - SCIENCE]))
    elif verb == UPGRADE:
        push(s, F_UPGRADE, who, code - BLUEPRINT, 1 if ANYWHERE[effect] else 0, 1 if PAYS[effect] else 0)
    elif verb == WELCOME_SHIP:
        push(s, F_CREW, who, effect)
        push(s, F_SHIP, who, code - SHIP)
        if PAYS[effect]:
            charge(s, who, PRICE[effect])
    elif verb == GAIN_CHOICE:
        gain(s, who, code - GOOD, 1)
    else:
        retrieve(s, who, code - RETRIEVE_CODE)


def retrieve(s: State, who: i64, place: i64) -> None:
    """OM-024: one Colonist comes home from an action slot or the Working Area."""
    note(s, notes.RETURNED, who, place, 1)
    if place == WORKING_AREA:
        s.own[who * OWN + WA] -= 1
    else:
        s.slots[place * PLAYERS + who] -= 1
    come_home(s, who, 1)
