"""The log, the prompts and the choices, as text keys with values."""

from mensae.core.schema import Outcome, Seat, Told, Value, Who
from mensae.core.state import Note
from mensae.games.gardens.data import COLOURS, DIRECTIONS, FIGURES, NAMES
from mensae.games.gardens.result import outcome, planted
from mensae.games.gardens.rules.board import flowerless_neighbours, points, target
from mensae.games.gardens.rules.engine import CHANCE, actor
from mensae.games.gardens.rules.notes import EXTRA_TURN, LOST, MOVED, PASSED, PLANTED
from mensae.games.gardens.rules.track import jump, loss
from mensae.games.gardens.schema import GLYPHS, Dealt, GameAction, Place, Plant, Roll, Rolled, Started, Stuck, Take, Use
from mensae.games.gardens.sight import gains, pool
from mensae.games.gardens.sketch import sketch
from mensae.games.gardens.state import ASK_DEAL, ASK_PLANT, ASKS, CROWDED_TRACK, LAST_FLOWER, NO_FLOWER, OVER, State

__all__ = ["label", "prompt", "rank", "sketch", "tell"]

COLOUR_NAMES = {colour: Told(f"gardens-colour-{colour}") for colour in COLOURS}
FIGURE_NAMES = {figure: Told(f"gardens-figure-{figure}") for figure in FIGURES}
DIRECTION_NAMES: dict[str | None, Told] = {
    direction: Told(f"gardens-direction-{direction}") for direction in DIRECTIONS
}
_EXTRA_TURNS = {
    LAST_FLOWER: "gardens-extra-last",
    CROWDED_TRACK: "gardens-extra-crowded",
    LAST_FLOWER + CROWDED_TRACK: "gardens-extra-both",
}
_ENDS = {"GM-80": "gardens-end-80", "GM-82": "gardens-end-82", "GM-84": "gardens-end-84"}


def tell(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    """One or more sentences; dice and deal are told with their last entry. Nothing is secret (GM-07)."""
    if action is None:
        return []
    told = _tell(s, seat, action, {note[0]: note for note in notes})
    return told if s.ask != OVER else told + _tell_end(s)


def _tell(s: State, seat: Seat, action: GameAction, noted: dict[int, Note]) -> list[Told]:
    """The action, with what was noted of each kind; the most frequent ones come first."""
    match action:
        case Rolled():
            return [_told_roll(s)] if s.to_roll == 0 else []
        case Use():
            return [_told_use(seat, action, noted)]
        case Plant(colour):
            _, scored, jumped = noted[PLANTED]
            values: dict[str, Value] = {"who": Who(seat), "colour": COLOUR_NAMES[colour]}
            told = Told("gardens-plant", {**values, "hex": _garden(s), "gain": _told_gain(scored, jumped)})
            return [told, Told(_EXTRA_TURNS[noted[EXTRA_TURN][1]], values)] if EXTRA_TURN in noted else [told]
        case Stuck():
            return [Told("gardens-stuck", {"who": Who(noted[PASSED][1])})]
        case Roll(gardener):
            return [Told("gardens-roll", {"who": Who(seat), "hex": NAMES[_stands_on(s, seat, gardener)]})]
        case Dealt():
            return [_told_hand(s, each) for each in range(s.seats)] if s.ask != ASK_DEAL else []
        case Started(start):
            return [Told("gardens-started", {"who": Who(start)})]
        case Take(figure):
            return [Told("gardens-take", {"who": Who(seat), "figure": FIGURE_NAMES[figure]})]
        case Place(hex):
            return [Told("gardens-place", {"who": Who(seat), "hex": hex})]


def _told_roll(s: State) -> Told:
    dice = pool(s)
    return Told("gardens-rolled", {"who": Who(int(s.turn)), "count": len(dice), "dice": " ".join(map(str, dice))})


def _told_use(seat: Seat, use: Use, noted: dict[int, Note]) -> Told:
    if MOVED not in noted:
        return Told("gardens-blocked", {"who": Who(seat), "die": use.die, "loss": _told_loss(noted[LOST][1])})
    _, start, end = noted[MOVED]
    values: dict[str, Value] = {
        "who": Who(seat),
        "die": use.die,
        "direction": DIRECTION_NAMES[use.direction],
        "from": NAMES[start],
        "hex": NAMES[end],
    }
    if LOST not in noted:
        return Told("gardens-move", values)
    return Told("gardens-move-flower", {**values, "loss": _told_loss(noted[LOST][1])})


def _tell_end(s: State) -> list[Told]:
    result = outcome(s)
    assert result is not None
    end = Told(_ENDS[s.ended_by], {"who": Who(int(s.turn)), "turns": int(s.idle)})
    return [end, *(_told_winner(s, result, winner) for winner in result.winners)]


def _told_winner(s: State, result: Outcome, winner: Seat) -> Told:
    """GM-86: a shared win and one by flowers are told as such."""
    score = result.scores[winner]
    values: dict[str, Value] = {"who": Who(winner), "score": score}
    if len(result.winners) > 1:
        return Told("gardens-wins-shared", values)
    if result.scores.count(score) > 1:
        return Told("gardens-wins-planted", {**values, "planted": int(planted(s, winner))})
    return Told("gardens-wins", values)


def _told_gain(scored: int, jumped: int) -> Told:
    """GM-60: the points and the spaces of the jump, "6 + 1 (jump)"."""
    return Told("gardens-gain", {"points": scored, "jump": jumped})


def _told_loss(spaces: int) -> Told:
    """GM-61, GM-62: the lost point and the spaces of the jump."""
    return Told("gardens-loss", {"points": min(spaces, 1), "jump": max(spaces - 1, 0)})


def _told_hand(s: State, seat: int) -> Told:
    counts: dict[str, Value] = {colour: int(s.stocks[seat * 6 + c]) for c, colour in enumerate(COLOURS)}
    return Told("gardens-dealt", {"who": Who(seat), **counts})


def _stands_on(s: State, seat: Seat, gardener: int) -> int:
    """The hex of a gardener, 1 or 2, of the seat."""
    return int(s.gardeners[seat * s.each + gardener - 1])


def _garden(s: State) -> str:
    """The name of the hex where a flower is planted, or was planted last."""
    return NAMES[s.gardeners[s.moved]]


def prompt(s: State, seat: Seat | None) -> Told:
    """What is asked of the reader, or whom the table waits for."""
    if s.ask == OVER:
        return Told("gardens-ask-over")
    if seat != actor(s):
        who = "table-ask-chance" if actor(s) == CHANCE else "table-ask-other"
        return Told(who, {"who": Who(int(s.turn))})
    values: dict[str, Value] = {"pool": " ".join(map(str, pool(s))), "extra": int(s.extra)}
    if s.ask == ASK_PLANT:
        values["hex"] = _garden(s)
    return Told(f"gardens-ask-{ASKS[s.ask]}", values)


def rank(s: State, seat: Seat, action: GameAction) -> int:
    """GM-92: of two gardeners to roll for, the one with the larger number is offered first."""
    match action:
        case Roll(gardener):
            return -int(flowerless_neighbours(s, _stands_on(s, seat, gardener)))
    return 0


def label(s: State, seat: Seat, action: GameAction) -> Told:
    """A choice with what it brings."""
    match action:
        case Use(die, None):
            return Told("gardens-do-blocked", {"die": die, "loss": _told_loss(loss(s, seat))})
        case Use():
            return _label_of_move(s, seat, action)
        case Plant(colour):
            gain = _gain(s, int(s.gardeners[s.moved]), colour)
            return Told("gardens-do-plant", {"symbol": GLYPHS[colour], "colour": COLOUR_NAMES[colour], "gain": gain})
        case Roll(gardener):
            start = _stands_on(s, seat, gardener)
            return Told("gardens-do-roll", {"dice": int(flowerless_neighbours(s, start)), "hex": NAMES[start]})
        case Take(figure):
            return Told("gardens-do-take", {"figure": FIGURE_NAMES[figure]})
        case Place(hex):
            return Told("gardens-do-place", {"hex": hex})
        case Started() | Dealt() | Rolled() | Stuck():
            return Told("table-do-chance")


def _label_of_move(s: State, seat: Seat, use: Use) -> Told:
    start = _stands_on(s, seat, use.gardener)
    end = target(start, DIRECTIONS.index(use.direction), use.die)
    values: dict[str, Value] = {
        "die": use.die,
        "direction": DIRECTION_NAMES[use.direction],
        "from": NAMES[start],
        "hex": NAMES[end],
    }
    if s.flowers[end] != NO_FLOWER:
        return Told("gardens-do-move-flower", {**values, "loss": _told_loss(loss(s, seat))})
    most, best = _best_gain(s, end)
    return Told("gardens-do-move", {**values, "most": most, "best": best})


def _best_gain(s: State, hex: int) -> tuple[int, Told]:
    """What the best flower would bring on the hex: spaces on the track, and the text."""
    most, colour = max((spaces, colour) for colour, spaces in gains(s, hex).items())
    return most, _gain(s, hex, colour)


def _gain(s: State, hex: int, colour: str) -> Told:
    scored = points(s, hex, COLOURS.index(colour))
    return _told_gain(int(scored), int(jump(s, s.turn, scored)))
