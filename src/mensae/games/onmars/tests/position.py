"""Builds the position that a test begins with, and plays on from it.

`s = position()` is a game after its setup, seat 0 in the Colony and about to act. Then set what the test is about
(`goods(s, 0, water=2)`, `building(s, "generator", "0,-3")`, ...): the choices of the turn follow at once. Nothing has
to be balanced by hand: Colonists and Bots come from the supply, cards from the display, tiles from their stacks.
Hexes are "q,r", seats begin with 0; cards, contracts and goals have their printed numbers. In a solo game Lacerda is
player 1. Here are turns and what players have; `table` sets map and cards, and `looking` tells how things are.
"""

from collections.abc import Sequence
from typing import Any

from mensae.core.schema import CHANCE, Seat, Setup
from mensae.games.onmars.actions import ACTIONS, CODE
from mensae.games.onmars.data import (
    GOAL_COUNT,
    GOALS_EACH,
    GOODS,
    LAB_IDS,
    NONE,
    RESOURCES,
    SHIPS,
    TECH_KINDS,
    TECHS,
    TYPES,
    WORKED,
)
from mensae.games.onmars.frames import F_ROUND, F_TURN, FRAME
from mensae.games.onmars.rules import engine
from mensae.games.onmars.rules import turn as turns
from mensae.games.onmars.rules.lab import put_tech
from mensae.games.onmars.schema import (
    GameAction,
    MainAction,
    MissionLaid,
    Options,
    PutMarker,
    PutShuttle,
    Side,
    Skip,
    SpaceDrawn,
    Started,
)
from mensae.games.onmars.setup import setup
from mensae.games.onmars.state import (
    ACHIEVED,
    CRYSTALS,
    CUBES,
    DISCARDED,
    DOCKED,
    GRID_AT,
    HAND,
    HANGAR,
    LEFT,
    LQ,
    OWN,
    PENDING,
    PLAYERS,
    SHUTTLE_AT,
    SPACE,
    SUPPLY,
    WA,
    State,
    pop,
    push,
)

QUIET_MISSIONS = (MissionLaid("m8"), MissionLaid("m1"), MissionLaid("m4"), MissionLaid("m3"))


def position(
    seats: int = 2,
    spaces: Sequence[int] = (5, 6, 7, 8),  # Turn Order, by seat; bonuses are let go
    shuttle: Side = "colony",
    draws: Sequence[GameAction] = QUIET_MISSIONS,  # what chance likes best, else the first that is possible
    **options: Any,
) -> State:
    """The first turn is about to begin; nobody holds goal cards: all were spent as crystals (see `hand`)."""
    s = opening(seats, **options)
    liked = [Started(0), *draws, PutShuttle(shuttle), Skip()]
    for space in spaces:
        liked += [SpaceDrawn(space), PutMarker(space)]
    while s.table[SHUTTLE_AT] == NONE:
        codes = [CODE[each] for each in liked if CODE[each] in s.choices] or list(s.choices)
        if s.asked >= 0 and isinstance(ACTIONS[codes[0]], PutMarker):
            codes = [CODE[PutMarker(spaces[int(s.asked)])]]
        engine.apply(s, s.asked, codes[0], 0)
    for seat in range(seats):
        s.own[seat * OWN + HAND] = 0
    hand(s, 0)
    return s


def opening(seats: int = 2, **options: Any) -> State:
    """A game before its first entry."""
    return setup(Setup(seats, Options(**options)))


def orbit(seats: int = 2, **options: Any) -> State:
    """The same with seat 0 in Orbit, and all others after it in the Colony."""
    return position(seats, (1, 5, 6, 7), **options)


def until(s: State, kind: type[GameAction]) -> State:
    """Whatever comes first happens, until something of this kind is asked for."""
    while not isinstance(choices(s)[0], kind):
        do(s, choices(s)[0])
    return s


def to_markers(seats: int = 2, first: Seat = 0) -> State:
    """A game in which the players are about to put their markers."""
    s = opening(seats)
    do(s, Started(first))
    return until(s, PutMarker)


# Playing on


def choices(s: State) -> list[GameAction]:
    """Everything that whoever is asked may do now."""
    refresh(s)
    return [ACTIONS[code] for code in s.choices]


def asked(s: State) -> Seat:
    """Who has to answer now; CHANCE if nobody has."""
    return int(s.asked)


def do(s: State, *actions: GameAction, seat: Seat | None = None) -> None:
    """Whoever is asked, chance included, answers one question after the other; each answer is legal."""
    for action in actions:
        assert seat is None or asked(s) == seat, f"{asked(s)} is asked, not {seat} for {action}"
        assert action in choices(s), f"{action} is not possible, but {choices(s)}"
        engine.apply(s, s.asked, CODE[action], 0)


def refresh(s: State) -> None:
    """The question of a turn is put again, since a test may have changed what it asks about."""
    if s.depth and s.stack[s.depth - FRAME] == F_TURN and not s.over:
        engine.run(s)


def turn(s: State, seat: Seat) -> None:
    """The turn of this seat begins now, whatever was going on; all others have their turn still to come."""
    while s.depth:
        pop(s)
    s.uses.clear()
    turns.stand_up(s)
    push(s, F_ROUND, NONE)
    push(s, F_TURN, seat)
    engine.run(s)


def draw(s: State) -> None:
    """Chance brings whatever comes first, until a player is asked."""
    while s.asked == CHANCE and not s.over:
        engine.apply(s, CHANCE, s.choices[0], 0)


# Players


def goods(s: State, seat: Seat, **counts: int) -> None:
    """Exactly so many of the goods named; `crystal` is in the Depot, `pending` below it, `all` is each resource."""
    for name, count in counts.items():
        if name == "all":
            goods(s, seat, **dict.fromkeys(GOODS[:RESOURCES], count))
        elif name in ("crystal", "pending"):
            s.own[seat * OWN + (CRYSTALS if name == "crystal" else PENDING)] = count
        else:
            s.stock[seat * RESOURCES + GOODS.index(name)] = count


def colonists(s: State, seat: Seat, lq: int | None = None, wa: int | None = None) -> None:
    """So many Colonists in the Living Quarters and in the Working Area; the others are in the supply."""
    for field, count in ((LQ, lq), (WA, wa)):
        if count is not None:
            _from_supply(s, seat, count - int(s.own[seat * OWN + field]))
            s.own[seat * OWN + field] = count


def worker(s: State, action: MainAction, seat: Seat, count: int = 1) -> None:
    """Colonists of the seat, taken from its supply, on slots of a Main action."""
    _from_supply(s, seat, count)
    s.slots[WORKED.index(action) * PLAYERS + seat] += count


def _from_supply(s: State, seat: Seat, count: int) -> None:
    s.own[seat * OWN + SUPPLY] -= count
    assert s.own[seat * OWN + SUPPLY] >= 0, "12 Colonists are all there are"


def ships(s: State, seat: Seat, docked: Sequence[int] = (1, 2, 3, 4, 5), hangar: int | None = None) -> None:
    """Ships on these Depot spaces; all others are in the Hangar, or so many of them, the rest discarded."""
    left = SHIPS - len(docked)
    s.own[seat * OWN + DOCKED] = sum(1 << (space - 1) for space in docked)
    s.own[seat * OWN + HANGAR] = left if hangar is None else hangar
    s.own[seat * OWN + LEFT] = left - s.own[seat * OWN + HANGAR]


def hand(s: State, seat: Seat, *goals: int) -> None:
    """Exactly these goal cards, up to 3, are in hand; the others of the three were spent as crystals."""
    s.own[seat * OWN + HAND] = sum(1 << (goal - 1) for goal in goals)
    seats = range(1 if s.solo else s.players)
    kept = [int(s.own[other * OWN + HAND] | _achieved(s, other)) for other in seats]
    pool = [goal for goal in range(GOAL_COUNT) if not any(cards >> goal & 1 for cards in kept)]
    for other in seats:
        spent, pool = pool[: GOALS_EACH - kept[other].bit_count()], pool[GOALS_EACH - kept[other].bit_count() :]
        s.own[other * OWN + DISCARDED] = sum(1 << goal for goal in spent)
    s.goals = sum(1 << goal for goal in pool)


def _achieved(s: State, seat: Seat) -> int:
    goal = int(s.own[seat * OWN + ACHIEVED])
    return 0 if goal == NONE else 1 << goal


def space(s: State, seat: Seat, number: int) -> None:
    """The Player marker stands on this Turn Order space."""
    s.own[seat * OWN + SPACE] = number


def cubes(s: State, seat: Seat, *buildings: str) -> None:
    """Cubes of exactly these types are in the Progress area."""
    s.own[seat * OWN + CUBES] = sum(1 << TYPES.index(building) for building in buildings)


def tech(s: State, seat: Seat, kind: str, at: str) -> None:
    """The tile lies on this lab space; a new one comes from the grid, or from the second set with 3 or 4 players."""
    number = TECHS.index(kind)
    if s.lab[seat * TECH_KINDS + number] == NONE:
        grid = [GRID_AT + i for i in range(8) if s.table[GRID_AT + i] == number]
        assert grid or s.tech_left >> number & 1, f"no {kind} is left"
        if grid:
            s.table[grid[0]] = NONE
        else:
            s.tech_left &= ~(1 << number)
    put_tech(s, seat, number, LAB_IDS.index(at))
