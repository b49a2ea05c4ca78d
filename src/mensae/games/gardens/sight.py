"""What a reader sees: everything (GM-07), field by field."""

from typing import get_args

from mensae.core.schema import Seat
from mensae.games.gardens.actions import ACTIONS
from mensae.games.gardens.data import COLOURS, DICE, FIGURES, HEXES, NAMES
from mensae.games.gardens.result import planted
from mensae.games.gardens.rules.board import flowerless_neighbours, group, points, target, touches
from mensae.games.gardens.rules.codes import use_of
from mensae.games.gardens.rules.engine import legal
from mensae.games.gardens.rules.opening import in_bag
from mensae.games.gardens.rules.track import jump, laps, loss, space
from mensae.games.gardens.schema import Colour, Figure, Hex, Reason, Use
from mensae.games.gardens.state import ASK_DEAL, ASK_PLANT, ASK_USE, ASKS, NO_FLOWER, NONE, State
from mensae.games.gardens.views import Blocked, Gardener, Holding, Own, Plot, Target, View

_REASONS: tuple[Reason | None, ...] = (None, *get_args(Reason))


def view(s: State, seat: Seat | None) -> View:
    """GM-07: the same for every reader, but for what the seat can do itself."""
    return View(
        asks=ASKS[s.ask],
        turn=int(s.turn),
        start=int(s.start),
        flowers={NAMES[h]: _colour(s.flowers[h]) for h in range(HEXES) if s.flowers[h] != NO_FLOWER},
        gardeners=[_gardener(s, i) for i in range(len(s.gardeners))],
        holdings=[_holding(s, i) for i in range(s.seats)],
        pool=pool(s),
        box=DICE - int(s.pool[0]),
        die=int(s.die) or None,
        extra=_REASONS[s.extra],
        idle=int(s.idle),
        own=None if seat is None else own(s, seat, legal(s, seat, 0) if s.ask in (ASK_USE, ASK_PLANT) else []),
    )


def own(s: State, seat: Seat, codes: list[int]) -> Own:
    """GM-24: what each use and each flower that is legal for the seat brings or costs."""
    if not codes or s.ask not in (ASK_USE, ASK_PLANT):
        return Own([])
    if s.ask == ASK_PLANT:
        hex = int(s.gardeners[s.moved])
        return Own([], plot=Plot(NAMES[hex], gains(s, hex), _groups(s, hex)))
    uses = [(code, action) for code in codes if isinstance(action := ACTIONS[code], Use)]
    targets = [_target(s, code, use) for code, use in uses if use.direction]
    return Own(targets, [Blocked(use.die, int(loss(s, seat))) for _, use in uses if not use.direction])


def pool(s: State) -> list[int]:
    """GM-06: the dice on the table, in ascending order."""
    return [face for face in range(1, 7) for _ in range(s.pool[face])]


def gains(s: State, hex: int) -> dict[Colour, int]:
    """GM-51, GM-59: what each flower in stock would bring on the hex, jump included."""
    return {_colour(c): gain(s, hex, c) for c in range(6) if s.stocks[s.turn * 6 + c] > 0}


def gain(s: State, hex: int, colour: int) -> int:
    """The points for planting the colour on the hex, and the spaces of the jump."""
    scored = points(s, hex, colour)
    return int(scored + jump(s, s.turn, scored))


def _groups(s: State, hex: int) -> dict[Colour, list[Hex]]:
    """GM-50: the flowers that each one in stock would be connected to on the hex, where there are any."""
    colours = [c for c in range(6) if s.stocks[s.turn * 6 + c] > 0 and touches(s, hex, c)]
    return {_colour(c): [NAMES[member] for member in group(s, hex, c) if member != hex] for c in colours}


def _target(s: State, code: int, use: Use) -> Target:
    die, gardener, direction = use_of(code)
    hex = int(target(s.gardeners[s.turn * s.each + gardener], direction, die))
    assert use.direction is not None
    if s.flowers[hex] == NO_FLOWER:
        return Target(use.die, use.direction, use.gardener, NAMES[hex], gains(s, hex), _groups(s, hex))
    return Target(use.die, use.direction, use.gardener, NAMES[hex], None, loss=int(loss(s, s.turn)))


def _gardener(s: State, index: int) -> Gardener:
    hex = int(s.gardeners[index])
    seat, number = index // s.each, index % s.each + 1
    if hex == NONE:
        return Gardener(seat, number, None, 0)
    return Gardener(seat, number, NAMES[hex], int(flowerless_neighbours(s, hex)))


def _holding(s: State, seat: int) -> Holding:
    score = int(s.scores[seat])
    figure: Figure | None = None if s.figures[seat] == NONE else FIGURES[s.figures[seat]]
    stock = {_colour(c): int(s.stocks[seat * 6 + c]) for c in range(6)}
    grown = planted(s, seat) if s.ask > ASK_DEAL else 0
    return Holding(figure, score, int(space(score)), int(laps(score)), stock, grown)


def _colour(index: int) -> Colour:
    return COLOURS[index]


def pieces(s: State) -> dict[str, int]:
    """GM-02: flowers in the bag, in stocks and on the board; dice in pool and box; gardeners."""
    grown = [int(flower) for flower in s.flowers]
    counts = {
        colour: sum(int(s.stocks[seat * 6 + c]) for seat in range(s.seats)) + grown.count(c)
        for c, colour in enumerate(COLOURS)
    }
    if s.ask <= ASK_DEAL:
        counts = {colour: counts[colour] + int(in_bag(s, c)) for c, colour in enumerate(COLOURS)}
    dice = len(pool(s)) + DICE - int(s.pool[0])
    return {**counts, "dice": dice, "gardeners": len(s.gardeners), "scorers": len(s.scores)}
