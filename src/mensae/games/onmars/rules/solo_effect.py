"""OM-240, OM-246: Lacerda carries an effect out, be it his action, a bonus, a benefit of the lab, or a tile."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    ABSENT,
    BLUEPRINT,
    CRYSTAL,
    HEX,
    NONE,
    SCIENCE,
    SHELTER,
    UPGRADE_TECH,
)
from mensae.games.onmars.frames import (
    F_BUILT,
    F_REFILL,
    F_SOLO_BUILD,
    F_SOLO_EFFECT,
    F_SOLO_ROVER,
    F_TOPS,
    FRAME,
    A,
    B,
    C,
    D,
    E,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.board import connects, kind_of
from mensae.games.onmars.rules.construct import tops_missing
from mensae.games.onmars.rules.effects import begin
from mensae.games.onmars.rules.lab import best_level, develop, develop_price, free_entries, learn, level_of, use_tech
from mensae.games.onmars.rules.orbit import take_blueprint
from mensae.games.onmars.rules.packed import developed_kind, developed_to, development, upgrade_card, upgrade_hex
from mensae.games.onmars.rules.science import card_price, hire
from mensae.games.onmars.rules.simple import collect
from mensae.games.onmars.rules.solo_colony import (
    HUMAN,
    building_hexes,
    slots_to_hire,
    tech_owner,
    type_to_build,
    upgrades,
)
from mensae.games.onmars.rules.solo_orbit import (
    card_to_take,
    fullest_column,
    open_targets,
    pay_part,
    take_item,
    tile_to_develop,
    tile_to_learn,
)
from mensae.games.onmars.rules.upgrade import upgrade
from mensae.games.onmars.rules.verbs import (
    AMOUNT,
    BUILDING,
    CONSTRUCT,
    COUNT,
    DEVELOP,
    GAIN,
    LAB_EFFECT,
    MOVE,
    PAY_THEN,
    PAYS,
    TAKE_BLUEPRINT,
    TAKE_SCIENCE,
    TAKE_TECH,
    TECH,
    UPGRADE,
    VERB,
    WAREHOUSE,
)
from mensae.games.onmars.state import CHANCE, CRYSTALS, LACERDA, OWN, SCIENCE_AT, State, ask, note, pop, push

# The frame: A effect, B units done (construct: type + 1), C blueprint + 1 to build, D further upgrades by tech,
# E whether the tech was used


def able(s: State, effect: i64) -> bool:
    """OM-245: whether the effect, as he carries it out, can do something."""
    verb = VERB[effect]
    if verb == CONSTRUCT:
        if BUILDING[effect] == ABSENT:
            return type_to_build(s) != NONE
        return len(building_hexes(s, BUILDING[effect])) > 0
    if verb == UPGRADE:
        return len(upgrades(s)) > 0
    if verb == DEVELOP:
        return tile_to_develop(s, PAYS[effect], True) != NONE
    if verb == TAKE_TECH:
        return tile_to_learn(s) != NONE
    if verb == TAKE_BLUEPRINT:
        return card_to_take(s) != NONE
    if verb == WAREHOUSE:
        return fullest_column(s) != NONE
    if verb == TAKE_SCIENCE:
        return len(slots_to_hire(s)) > 0
    if verb == GAIN:
        return AMOUNT[effect][CRYSTAL] > 0
    return verb == MOVE


def able_after(s: State, effect: i64, crystals: i64) -> bool:
    """OM-232: whether he can pay so many crystals and then all that the effect asks for."""
    if s.own[LACERDA * OWN + CRYSTALS] < crystals:
        return False
    s.own[LACERDA * OWN + CRYSTALS] -= crystals
    possible = able(s, effect)
    s.own[LACERDA * OWN + CRYSTALS] += crystals
    return possible


def lab_targets(s: State, kind: i64, pays: bool) -> list[int]:
    """OM-238: spaces with a benefit he can use; without one, all linked spaces."""
    spaces = open_targets(s, kind, pays)
    useful = [space for space in spaces if LAB_EFFECT[space] != NONE and able(s, LAB_EFFECT[space])]
    return useful if useful else spaces


def proceed(s: State) -> bool:
    """The next unit of the effect, or its end."""
    top = s.depth - FRAME
    effect, done = s.stack[top + A], s.stack[top + B]
    verb = VERB[effect]
    if verb == CONSTRUCT:
        return _construct(s, top, effect, done)
    if verb == UPGRADE:
        return _upgrade(s, top, effect, done)
    choices: list[int] = []
    if verb == DEVELOP:
        kind = tile_to_develop(s, PAYS[effect], done == 0) if done < COUNT[effect] else NONE
        if kind != NONE:
            choices = [development(kind, space) for space in lab_targets(s, kind, PAYS[effect])]
    elif verb == TAKE_SCIENCE:
        choices = [SCIENCE + slot for slot in slots_to_hire(s)] if done == 0 else []
    if choices:
        return ask(s, CHANCE, choices)
    pop(s)
    if verb != DEVELOP and verb != TAKE_SCIENCE:
        _at_once(s, effect, verb)
    elif done == 0:
        note(s, notes.NOTHING, LACERDA)
    return False


def _at_once(s: State, effect: i64, verb: i64) -> None:
    """OM-236, OM-237, OM-239, OM-240, OM-247: effects in which nothing is left to chance."""
    if verb == PAY_THEN:
        push(s, F_SOLO_ROVER, LACERDA)
    elif not able(s, effect):
        note(s, notes.NOTHING, LACERDA)
    elif verb == TAKE_TECH:
        entry = free_entries(s, LACERDA)[0]
        learn(s, LACERDA, tile_to_learn(s), entry)
        begin(s, LACERDA, LAB_EFFECT[entry])
    elif verb == GAIN:
        collect(s, LACERDA, effect)
    elif verb == MOVE:
        move_icon(s, s.icon + COUNT[effect])
    else:
        for _ in range(COUNT[effect]):
            if verb == WAREHOUSE:
                take_item(s)
            elif card_to_take(s) != NONE:
                take_blueprint(s, LACERDA, card_to_take(s))


def move_icon(s: State, icon: i64) -> None:
    """OM-240, OM-241: his Bot stands on this icon of the Progress area, after the last one on the first."""
    s.icon = icon % SHELTER
    note(s, notes.HIS_ICON, LACERDA, s.icon)


def _construct(s: State, top: i64, effect: i64, done: i64) -> bool:
    """OM-241, OM-246: the shown type; or the next one of the Progress area, after which his Bot moves on."""
    if BUILDING[effect] != ABSENT:
        pop(s)
        push(s, F_SOLO_BUILD, LACERDA, BUILDING[effect])
    elif done:
        pop(s)
        move_icon(s, done)  # the type + 1: the icon after the one that was built
    elif type_to_build(s) == NONE:
        pop(s)
        note(s, notes.NOTHING, LACERDA)
    else:
        building = type_to_build(s)
        s.stack[top + B] = building + 1
        push(s, F_SOLO_BUILD, LACERDA, building)
    return False


def _upgrade(s: State, top: i64, effect: i64, done: i64) -> bool:
    """OM-243: one upgrade after the other; the best Upgrade Tech in play allows as many more as its level."""
    found = upgrades(s)
    level = best_level(s, UPGRADE_TECH)
    if found and done == COUNT[effect] and TECH[effect] and level > 0 and s.stack[top + E] == 0:
        s.stack[top + D] = level
        s.stack[top + E] = 1
        use_tech(s, LACERDA, LACERDA if level_of(s, LACERDA, UPGRADE_TECH) == level else HUMAN, UPGRADE_TECH)
    if not found or done >= COUNT[effect] + s.stack[top + D]:
        pop(s)
        if done == 0:
            note(s, notes.NOTHING, LACERDA)
        return False
    card = s.stack[top + C] - 1
    if card == NONE:
        return ask(s, CHANCE, [BLUEPRINT + plan for plan in sorted({int(upgrade_card(each)) for each in found})])
    return ask(s, CHANCE, [HEX + upgrade_hex(each) for each in found if upgrade_card(each) == card])


def plan_to_build(s: State) -> i64:
    """OM-243: the blueprint that chance has chosen for his next upgrade; NONE if it has chosen none."""
    top = s.depth - FRAME
    if s.over or s.stack[top] != F_SOLO_EFFECT:
        return NONE
    return s.stack[top + C] - 1


def odds(s: State) -> list[int]:
    """OM-235, OM-243: every blueprint as often as it fits a building, so that all upgrades are equally likely."""
    top = s.depth - FRAME
    if VERB[s.stack[top + A]] != UPGRADE or s.stack[top + C] > 0:
        return s.choices
    return [BLUEPRINT + upgrade_card(each) for each in upgrades(s)]


def answer(s: State, code: i64) -> None:
    """What chance has left him with."""
    top = s.depth - FRAME
    effect = s.stack[top + A]
    verb = VERB[effect]
    if verb == DEVELOP:
        s.stack[top + B] += 1
        target = developed_to(code)
        pay_part(s, develop_price(target, PAYS[effect]))
        develop(s, LACERDA, developed_kind(code), target)
        begin(s, LACERDA, LAB_EFFECT[target])
    elif verb == TAKE_SCIENCE:
        pop(s)
        pay_part(s, card_price(s.table[SCIENCE_AT + code - SCIENCE]))
        hire(s, LACERDA, code - SCIENCE)
        push(s, F_REFILL, LACERDA)
    elif code < HEX:
        s.stack[top + C] = code - BLUEPRINT + 1
    else:
        card = s.stack[top + C] - 1
        s.stack[top + B] += 1
        s.stack[top + C] = 0
        upgrade(s, LACERDA, card, code - HEX)


def build(s: State) -> bool:
    """OM-242: A is the type; the hex of the largest complex, a random one if there are several."""
    building = s.stack[s.depth - FRAME + A]
    if tops_missing(s):
        push(s, F_TOPS, LACERDA)
        return False
    hexes = building_hexes(s, building)
    if not hexes:
        pop(s)
        note(s, notes.NOTHING, LACERDA)
        return False
    return ask(s, CHANCE, [HEX + at for at in hexes])


def build_on(s: State, at: i64) -> None:
    """OM-242: the tech counts as used, and all other steps are those of a player."""
    building = s.stack[s.depth - FRAME + A]
    pop(s)
    owner = tech_owner(s, building, connects(s, at, kind_of(building, LACERDA)))
    if owner != NONE:
        use_tech(s, LACERDA, owner, building)
    push(s, F_BUILT, LACERDA, building, at)
