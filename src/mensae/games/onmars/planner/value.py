"""The points that a player can expect: scored, sure at the end, and likely to come from what is there."""

from typing import Final

from mypy_extensions import i64

from mensae.core.bits import count
from mensae.games.onmars.data import (
    ABSENT,
    CARD_LEVEL,
    CARD_TYPE,
    CARDS,
    CONTRACT_COUNT,
    CONTRACT_TYPE,
    CRYSTAL,
    HEXES,
    LAB_COLUMN,
    LAB_POINTS,
    NONE,
    PLANT,
    PROGRESS_POINTS,
    QUARTERS_POINTS,
    RESOURCES,
    SCIENTIST_COUNT,
    SCIENTIST_SCORES,
    SHELTER,
    SHIPS,
    SLOT_SIDE,
    TECH_KINDS,
    WATER,
    WORKING_AREA,
)
from mensae.games.onmars.planner.reach import reach
from mensae.games.onmars.rules.contracts import needs
from mensae.games.onmars.rules.goods import depot_capacity, is_lacerda, quarters_capacity
from mensae.games.onmars.rules.packed import use_owner
from mensae.games.onmars.state import (
    ACHIEVED,
    CONTRACT,
    CRYSTALS,
    CUBES,
    DOCKED,
    HAND,
    HANGAR,
    LQ,
    MINERS,
    OWN,
    PENDING,
    PLAYERS,
    POINTS,
    SCIENTIST_AT,
    SHELTERED,
    WA,
    State,
    level,
    side_of,
)

# Of the n-th one, while there is time to use it
MINERAL_WORTH: Final = [0.0, 1.5, 2.7, 3.6, 4.2, 4.6, 4.8]
OTHER_WORTH: Final = [0.0, 0.9, 1.5, 1.9, 2.2, 2.4, 2.5]
CRYSTAL_WORTH: Final = [0.0, 0.6, 1.2, 1.7, 2.1, 2.5, 2.8, 3.0, 3.1]
WORKER_WORTH: Final = [0.0, 1.6, 2.8, 3.6, 4.2, 4.7, 5.1, 5.4, 5.6, 5.8, 6.0, 6.1, 6.2]
AWAY_WORTH: Final = 0.45  # of a Colonist who comes home with the next journey
QUARTERS_SMOOTH: Final = [0.0, 0.4, 1.0, 2.4, 3.8, 5.4, 7.2, 9.2, 11.4, 14.0, 16.5, 19.5, 21.0]
TECH_WORTH: Final = [0.0, 0.5, 0.8, 1.1, 1.3, 2.0, 0.5]  # by column, beside its points
SHIP_WORTH: Final = 1.2
SPACE_WORTH: Final = 0.7  # of an Executive action
SHELTER_WORTH: Final = 1.3
MINER_WORTH: Final = 1.2
BUILT_WORTH: Final = 1.6
SCIENTIST_WORTH: Final = 1.5
CARD_WORTH: Final = 0.5
USE_WORTH: Final = 1.3
MARKED: Final = 10  # more than the size of any complex


def expected(s: State, who: i64, rounds: float) -> float:
    """What the player is likely to have when the game is over, with so many rounds to come."""
    base = who * OWN
    own = s.own
    weight = (rounds - 0.7) / 6.0
    weight = 0.0 if weight < 0.0 else 1.0 if weight > 1.0 else weight
    ships = own[base + HANGAR]
    total = float(own[base + POINTS] + 3 * ships) + progress(s, who, rounds)
    total += weight * (
        SHIP_WORTH * float(ships)
        + SPACE_WORTH * float(SHIPS - count(own[base + DOCKED]))
        + SHELTER_WORTH * float(own[base + SHELTERED])
        + MINER_WORTH * float(own[base + MINERS])
    )
    total += colonists(s, who, rounds, weight) + techs(s, who, weight)
    total += plans(s, who, rounds, weight) + science(s, who, rounds, weight)
    if is_lacerda(s, who):
        return total
    return total + weight * (goods(s, who) + reach(s, who))


def unbuilt(s: State, who: i64) -> i64:
    """Own blueprints that still carry their marker."""
    count: i64 = 0
    card: i64 = 0
    while card < CARDS:
        if s.cards[card * 2] == who and s.cards[card * 2 + 1] == NONE:
            count += 1
        card += 1
    return count


def progress(s: State, who: i64, rounds: float) -> float:
    """OM-171, OM-211: cubes score at levels 2 and 3, and at the end."""
    cubes = count(s.own[who * OWN + CUBES])
    now = level(s)
    times = 1.0
    if now < 2:
        times += 0.9
    if now < 3:
        times += 0.7 if rounds > 4.0 else 0.3
    smooth = 0.4 if rounds > 4.0 else 0.0
    return times * ((1.0 - smooth) * float(PROGRESS_POINTS[cubes]) + smooth * 2.2 * float(cubes))


def colonists(s: State, who: i64, rounds: float, weight: float) -> float:
    """OM-213: Colonists at home at the end, and what they can do before that."""
    base = who * OWN
    room = quarters_capacity(s, who)
    if is_lacerda(s, who):
        return float(QUARTERS_POINTS[room])
    side = side_of(s, who)
    quarters = s.own[base + LQ]
    near = s.own[base + WA]
    far: i64 = 0
    slots: i64 = 0
    while slots < WORKING_AREA:
        if SLOT_SIDE[slots] == side:
            near += s.slots[slots * PLAYERS + who]
        else:
            far += s.slots[slots * PLAYERS + who]
        slots += 1
    home = quarters + near
    home = room if home > room else home
    if rounds <= 2.0:
        return float(QUARTERS_POINTS[home]) + weight * WORKER_WORTH[quarters]
    back = home + far
    back = room if back > room else back
    final = (QUARTERS_SMOOTH[home] + QUARTERS_SMOOTH[back]) / 2.0
    return final + weight * (WORKER_WORTH[quarters] + AWAY_WORTH * (WORKER_WORTH[back] - WORKER_WORTH[quarters]))


def techs(s: State, who: i64, weight: float) -> float:
    """OM-214: tiles by their columns, and developments that others may owe."""
    lab = s.lab
    points: i64 = 0
    use = 0.0
    at = who * TECH_KINDS
    end = at + TECH_KINDS
    while at < end:
        if lab[at] != NONE:
            column: i64 = LAB_COLUMN[lab[at]]
            points += LAB_POINTS[column]
            use += TECH_WORTH[column]
        at += 1
    for held in s.uses:
        if use_owner(held) == who:
            use += USE_WORTH
    return float(points) + weight * use


def goods(s: State, who: i64) -> float:
    """Resources and crystals, each worth less than the one before."""
    base = who * OWN
    at = who * RESOURCES
    stock = s.stock
    total = MINERAL_WORTH[stock[at]]
    good: i64 = 1
    while good < RESOURCES:
        total += OTHER_WORTH[stock[at + good]]
        good += 1
    if stock[at + WATER] > 0 and stock[at + PLANT] > 0 and SHIPS - count(s.own[base + DOCKED]) < level(s):
        total += 0.8
    crystals = s.own[base + CRYSTALS] + s.own[base + PENDING]
    most = depot_capacity(s, who)
    total += CRYSTAL_WORTH[most if crystals > most else crystals]
    cards = CARD_WORTH * float(count(s.own[base + HAND]))
    return total + (cards if s.own[base + ACHIEVED] != NONE else 1.4 * cards)


def plans(s: State, who: i64, rounds: float, weight: float) -> float:
    """OM-215: blueprints, built or likely to be built."""
    cards = s.cards
    total = 0.0
    waiting = 0.0
    card: i64 = 0
    while card < CARDS:
        if cards[card * 2] == who:
            points = 3.0 if CARD_LEVEL[card] == 1 else 5.0
            if cards[card * 2 + 1] != NONE:
                total += points + weight * BUILT_WORTH
            else:
                sure = (rounds - 1.3 - 1.6 * waiting) / 5.0
                sure = 0.0 if sure < 0.0 else 0.5 if sure > 0.5 else sure
                if points > 3.0:
                    sure *= 0.8
                total += sure * (2.0 * points + BUILT_WORTH) - points
                waiting += 1.0
        card += 1
    return total


def science(s: State, who: i64, rounds: float, weight: float) -> float:
    """OM-216, OM-217: Scientists and contracts."""
    total = 0.0
    scientist: i64 = 0
    while scientist < SCIENTIST_COUNT:
        if s.table[SCIENTIST_AT + scientist] == who:
            total += 3.0 * float(upgraded(s, SCIENTIST_SCORES[scientist])) + SCIENTIST_WORTH * weight
        scientist += 1
    contract: i64 = 0
    while contract < CONTRACT_COUNT:
        if s.contracts[contract * CONTRACT] == who:
            total += contract_worth(s, who, contract, rounds)
        contract += 1
    return total


def upgraded(s: State, building: i64) -> i64:
    """Advanced buildings of a type, whoever owns them."""
    count: i64 = 0
    card: i64 = 0
    while card < CARDS:
        if CARD_TYPE[card] == building and s.cards[card * 2 + 1] != NONE:
            count += 1
        card += 1
    return count


def contract_worth(s: State, who: i64, contract: i64, rounds: float) -> float:
    """OM-194: met, or how likely that is."""
    if CONTRACT_TYPE[contract] == ABSENT:
        if is_lacerda(s, who):
            return 9.0
        missing: i64 = 0
        good: i64 = 0
        while good <= RESOURCES:
            needed = needs(s, contract, good)
            if needed > 0:
                held = s.own[who * OWN + CRYSTALS] if good == CRYSTAL else s.stock[who * RESOURCES + good]
                if needed > held:
                    missing += needed - held
            good += 1
        if missing == 0:
            return 9.0
        sure = 0.85 - 0.15 * float(missing)
        sure = sure if rounds > 4.0 else sure * (rounds - 1.0) / 3.0
        return 13.0 * (sure if sure > 0.0 else 0.0) - 4.0
    if is_lacerda(s, who):
        return 12.0
    best = largest(s, who, CONTRACT_TYPE[contract])
    if best >= MARKED + 4:
        return 12.0
    sure = 0.6 if best == MARKED + 3 else 0.5 if best >= 4 else 0.35 if best == MARKED + 2 or best == 3 else 0.15
    sure = sure if rounds > 6.0 else sure * (rounds - 1.0) / 5.0
    return 18.0 * (sure if sure > 0.0 else 0.0) - 6.0


def largest(s: State, who: i64, building: i64) -> i64:
    """The largest complex of a type where the player can be, and `MARKED` more with an own marker there."""
    kind = SHELTER + who if building == SHELTER else building
    best: i64 = 0
    at: i64 = 0
    while at < HEXES:
        if s.building[at] == kind:
            size = s.size[s.group[at]]
            if s.marker[at] == who:
                size += MARKED
            if size > best:
                best = size
        at += 1
    return best


def unmarked(largest: i64) -> i64:
    """The size alone."""
    return largest % MARKED
