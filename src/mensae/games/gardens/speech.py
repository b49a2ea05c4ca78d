"""The log, the prompts and the choices, as text keys with values."""

from mensae.core.schema import Outcome, Seat, Told, Value, Who
from mensae.games.gardens.actions import CODE
from mensae.games.gardens.data import COLOURS, NAMES
from mensae.games.gardens.result import outcome, planted
from mensae.games.gardens.rules.board import flowerless_neighbours, points
from mensae.games.gardens.rules.engine import CHANCE, actor, apply
from mensae.games.gardens.schema import GLYPHS, Dealt, GameAction, Place, Plant, Roll, Rolled, Started, Stuck, Take, Use
from mensae.games.gardens.sight import gains, pool
from mensae.games.gardens.sketch import sketch
from mensae.games.gardens.state import ASK_DEAL, ASK_PLANT, ASKS, CROWDED_TRACK, LAST_FLOWER, OVER, State, copy

__all__ = ["label", "prompt", "sketch", "tell_before"]


def tell_before(s: State, seat: Seat, action: GameAction | None, at: int = 0) -> list[Told]:
    """One or more sentences; dice and deal are told with their last entry. Nothing is secret (GM-07)."""
    if action is None:
        return []
    after = _after(s, action)
    return [*_tell(s, after, action), *_tell_extra_turn(s, after, action), *_tell_end(after)]


def _after(s: State, action: GameAction) -> State:
    after = copy(s)
    apply(after, s.turn, CODE[action], 0)
    return after


def _tell(s: State, after: State, action: GameAction) -> list[Told]:
    who = Who(int(s.turn))
    match action:
        case Started(seat):
            return [Told("gardens-started", {"who": Who(seat)})]
        case Take(figure):
            return [Told("gardens-take", {"who": who, "figure": figure_name(figure)})]
        case Place(hex):
            return [Told("gardens-place", {"who": who, "hex": hex})]
        case Dealt():
            return [] if after.ask == ASK_DEAL else [_told_hand(after, seat) for seat in range(s.seats)]
        case Roll(gardener):
            return [Told("gardens-roll", {"who": who, "hex": _hex(s, gardener)})]
        case Rolled():
            if after.to_roll > 0:
                return []
            dice = pool(after)
            return [Told("gardens-rolled", {"who": who, "count": len(dice), "dice": " ".join(map(str, dice))})]
        case Stuck():
            return [Told("gardens-stuck", {"who": who})]
        case Use(die, None):
            return [Told("gardens-blocked", {"who": who, "die": die, "loss": _loss(s, after)})]
        case Use(die, direction, gardener):
            values: dict[str, Value] = {"who": who, "die": die, "direction": direction_name(direction)}
            values |= {"from": _hex(s, gardener), "hex": NAMES[after.gardeners[after.moved]]}
            if after.ask == ASK_PLANT:
                return [Told("gardens-move", values)]
            return [Told("gardens-move-flower", {**values, "loss": _loss(s, after)})]
        case Plant(colour):
            hex = NAMES[s.gardeners[s.moved]]
            values = {"who": who, "colour": colours(colour), "hex": hex, "gain": _gain(s, after, colour)}
            return [Told("gardens-plant", values)]


def _tell_extra_turn(s: State, after: State, action: GameAction) -> list[Told]:
    if after.extra == 0 or not isinstance(action, Plant):
        return []
    values: dict[str, Value] = {"who": Who(int(s.turn)), "colour": colours(action.colour)}
    if after.extra == LAST_FLOWER:
        return [Told("gardens-extra-last", values)]
    if after.extra == CROWDED_TRACK:
        return [Told("gardens-extra-crowded", values)]
    return [Told("gardens-extra-both", values)]


def _tell_end(after: State) -> list[Told]:
    result = outcome(after)
    if result is None:
        return []
    end = Told(f"gardens-end-{after.ended_by}", {"who": Who(int(after.turn)), "turns": int(after.idle)})
    return [end, *(_tell_winner(after, result, winner) for winner in result.winners)]


def _tell_winner(after: State, result: Outcome, winner: Seat) -> Told:
    """GM-86: a shared win and one by flowers are told as such."""
    score = result.scores[winner]
    values: dict[str, Value] = {"who": Who(winner), "score": score}
    if len(result.winners) > 1:
        return Told("gardens-wins-shared", values)
    if result.scores.count(score) > 1:
        return Told("gardens-wins-planted", {**values, "planted": int(planted(after, winner))})
    return Told("gardens-wins", values)


def _gain(s: State, after: State, colour: str) -> Told:
    """GM-60: the points and the spaces of the jump, "6 + 1 (jump)"."""
    scored = int(points(s, s.gardeners[s.moved], COLOURS.index(colour)))
    moved = int(after.scores[s.turn] - s.scores[s.turn])
    return Told("gardens-gain", {"points": scored, "jump": moved - scored})


def _loss(s: State, after: State) -> Told:
    """GM-61, GM-62: the lost point and the spaces of the jump."""
    moved = int(s.scores[s.turn] - after.scores[s.turn])
    return Told("gardens-loss", {"points": min(moved, 1), "jump": max(moved - 1, 0)})


def _told_hand(after: State, seat: int) -> Told:
    counts: dict[str, Value] = {colour: int(after.stocks[seat * 6 + c]) for c, colour in enumerate(COLOURS)}
    return Told("gardens-dealt", {"who": Who(seat), **counts})


def _hex(s: State, gardener: int) -> str:
    return NAMES[s.gardeners[s.turn * s.each + gardener - 1]]


def prompt(s: State, seat: Seat | None) -> Told:
    """What is asked of the reader, or whom the table waits for."""
    if s.ask == OVER:
        return Told("gardens-ask-over")
    if seat != actor(s):
        who = "table-ask-chance" if actor(s) == CHANCE else "table-ask-other"
        return Told(who, {"who": Who(int(s.turn))})
    values: dict[str, Value] = {"pool": " ".join(map(str, pool(s))), "extra": int(s.extra)}
    if s.ask == ASK_PLANT:
        values["hex"] = NAMES[s.gardeners[s.moved]]
    return Told(f"gardens-ask-{ASKS[s.ask]}", values)


def label(s: State, seat: Seat, action: GameAction) -> Told:
    """A choice with what it brings."""
    match action:
        case Take(figure):
            return Told("gardens-do-take", {"figure": figure_name(figure)})
        case Place(hex):
            return Told("gardens-do-place", {"hex": hex})
        case Roll(gardener):
            dice = flowerless_neighbours(s, s.gardeners[s.turn * s.each + gardener - 1])
            return Told("gardens-do-roll", {"dice": int(dice), "hex": _hex(s, gardener)})
        case Plant(colour):
            gain = _gain(s, _after(s, action), colour)
            return Told("gardens-do-plant", {"symbol": GLYPHS[colour], "colour": colours(colour), "gain": gain})
        case Use(die, None):
            return Told("gardens-do-blocked", {"die": die, "loss": _loss(s, _after(s, action))})
        case Use(die, direction, gardener):
            after = _after(s, action)
            values: dict[str, Value] = {"die": die, "direction": direction_name(direction)}
            values |= {"from": _hex(s, gardener), "hex": NAMES[after.gardeners[after.moved]]}
            if after.ask == ASK_PLANT:
                most, best = _best_gain(after)
                return Told("gardens-do-move", {**values, "most": most, "best": best})
            return Told("gardens-do-move-flower", {**values, "loss": _loss(s, after)})
        case Started() | Dealt() | Rolled() | Stuck():
            return Told("table-do-chance")


def _best_gain(s: State) -> tuple[int, Told]:
    """What the best flower would bring where the gardener stands: spaces on the track, and the text."""
    hex = int(s.gardeners[s.moved])
    most, colour = max((gain, colour) for colour, gain in gains(s, hex).items())
    scored = int(points(s, hex, COLOURS.index(colour)))
    return most, Told("gardens-gain", {"points": scored, "jump": most - scored})


def colours(*names: str) -> Told:
    """One colour, or several in a row."""
    first, *rest = (Told(f"gardens-colour-{name}") for name in names)
    return Told("gardens-colours", {"first": first, "rest": colours(*names[1:])}) if rest else first


def figure_name(figure: str) -> Told:
    """A Martian type by its name."""
    return Told(f"gardens-figure-{figure}")


def direction_name(direction: str | None) -> Told:
    """A direction by its short name."""
    return Told(f"gardens-direction-{direction}")


def side_name(direction: str | None) -> Told:
    """A direction as seen from a hex: "north-west of it"."""
    return Told(f"gardens-side-{direction}")
