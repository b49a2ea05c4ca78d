"""Why an action is not legal: the rule, and a sentence with the numbers in it."""

from collections.abc import Sequence

from mensae.core.schema import Refusal, Seat, Told, Value, Who, no
from mensae.games.gardens.actions import ACTIONS
from mensae.games.gardens.data import CENTRE, DIRECTIONS, FIGURES, NAMES, NOWHERE
from mensae.games.gardens.rules.board import target
from mensae.games.gardens.rules.engine import CHANCE, actor, legal
from mensae.games.gardens.schema import Colour, Dealt, GameAction, Place, Plant, Roll, Rolled, Started, Stuck, Take, Use
from mensae.games.gardens.sight import pool
from mensae.games.gardens.speech import COLOUR_NAMES, FIGURE_NAMES, prompt
from mensae.games.gardens.state import (
    ASK_DEAL,
    ASK_PLACE,
    ASK_PLANT,
    ASK_ROLL,
    ASK_ROLLING,
    ASK_START,
    ASK_STUCK,
    ASK_TAKE,
    ASK_USE,
    OVER,
    State,
)

_CHANCE_RULES = {ASK_START: "GM-15", ASK_DEAL: "GM-22", ASK_ROLLING: "GM-29", ASK_STUCK: "GM-30"}


def refusal(s: State, seat: Seat, action: GameAction, at: int) -> Refusal:
    """The first rule that forbids the action."""
    if s.ask == OVER:
        return no(s.ended_by, "gardens-no-over")
    if not 0 <= seat < s.seats:
        return no("GM-99", "gardens-no-chance")
    if isinstance(action, Started | Dealt | Rolled | Stuck):
        return no("GM-99", "gardens-no-chance")
    if actor(s) == CHANCE:
        return no(_CHANCE_RULES[s.ask], "gardens-no-wait")
    if seat != actor(s):
        return no("GM-16", "gardens-no-turn", who=Who(int(s.turn)))
    match action, int(s.ask):
        case Take(figure), ask if ask == ASK_TAKE:
            owner = [int(f) for f in s.figures].index(FIGURES.index(figure))
            return no("GM-17", "gardens-no-figure", figure=FIGURE_NAMES[figure], who=Who(owner))
        case Place(hex), ask if ask == ASK_PLACE:
            return _no_place(s, hex)
        case Use(), ask if ask == ASK_USE:
            return _no_use(s, action)
        case Plant(colour), ask if ask == ASK_PLANT:
            return no("GM-49", "gardens-no-flower", colour=COLOUR_NAMES[colour], stock=_stock(s))
        case Take(), _ if s.each == 2:
            return no("GM-89", "gardens-no-choice")
        case Use(gardener=2) | Roll(), _ if s.each == 1:
            return no("GM-88", "gardens-no-second")
        case Roll(), ask if ask == ASK_USE:
            return no("GM-32", "gardens-no-roll", pool=_pool(s))
        case _, ask:
            rule = {ASK_TAKE: "GM-17", ASK_PLACE: "GM-19", ASK_ROLL: "GM-92", ASK_USE: "GM-35", ASK_PLANT: "GM-49"}
            return no(rule[ask], "gardens-no-now", asked=prompt(s, seat))


def _no_place(s: State, hex: str) -> Refusal:
    if NAMES.index(hex) == CENTRE:
        return no("GM-19", "gardens-no-centre-start", hex=hex)
    owner = [int(h) for h in s.gardeners].index(NAMES.index(hex)) // s.each
    return no("GM-19", "gardens-no-taken-hex", hex=hex, who=Who(int(owner)))


def _no_use(s: State, use: Use) -> Refusal:
    if use.gardener > s.each:
        return no("GM-88", "gardens-no-second")
    if s.pool[use.die] == 0:
        return no("GM-35", "gardens-no-die", die=use.die, pool=_pool(s))
    if use.direction is None:
        ways = [a for a in map(ACTIONS.__getitem__, legal(s, s.turn, 0)) if isinstance(a, Use) and a.die == use.die]
        return no("GM-45", "gardens-no-need", die=use.die, ways=len(ways))
    return _no_path(s, use, DIRECTIONS.index(use.direction))


def _no_path(s: State, use: Use, direction: int) -> Refusal:
    mover = int(s.turn * s.each) + use.gardener - 1
    start = int(s.gardeners[mover])
    path = [int(target(start, direction, steps)) for steps in range(1, use.die + 1)]
    side = Told(f"gardens-side-{use.direction}")  # "north-west of it"
    known: dict[str, Value] = {"die": use.die, "direction": side, "hex": NAMES[start]}
    if NOWHERE in path:
        return no("GM-42", "gardens-no-board", **known, steps=path.index(NOWHERE))
    for steps, hex in enumerate(path, 1):
        others = [i for i in range(len(s.gardeners)) if s.gardeners[i] == hex]
        if others and others[0] // s.each == s.turn:
            return no("GM-91", "gardens-no-own-gardener", **known, at=NAMES[hex], steps=steps)
        if others:
            who = Who(int(others[0] // s.each))
            return no("GM-41", "gardens-no-gardener", **known, at=NAMES[hex], steps=steps, who=who)
        if hex == CENTRE and steps < use.die and s.centre_blocks:
            return no("GM-40", "gardens-no-cross", **known, steps=steps)
    return no("GM-39", "gardens-no-centre", **known)


def _pool(s: State) -> str:
    return " ".join(map(str, pool(s)))


def _stock(s: State) -> Told:
    return _row([a.colour for a in map(ACTIONS.__getitem__, legal(s, s.turn, 0)) if isinstance(a, Plant)])


def _row(colours: Sequence[Colour]) -> Told:
    """One colour, or several in a row."""
    first = COLOUR_NAMES[colours[0]]
    return first if len(colours) == 1 else Told("gardens-colours", {"first": first, "rest": _row(colours[1:])})
