"""The choices, as text keys with values: each with what it brings."""

from mensae.core.bits import has
from mensae.core.schema import Seat, Told, Value, Who
from mensae.games.spacemaze.data import (
    CARD_KINDS,
    COLOURS,
    DIE_NAMES,
    KINDS,
    NAMES,
    POWER_DICE,
    SIDES,
    TOKENS_TO_WIN,
    alien_of,
    colour_of,
    footprints,
    seat_of,
    turned,
)
from mensae.games.spacemaze.rules.cards import can_play, swapped
from mensae.games.spacemaze.rules.maze import (
    beside,
    docked_cell,
    has_pad,
    open_for,
    open_with,
    pad_is_free,
    relic_at,
)
from mensae.games.spacemaze.rules.steps import tokens_after
from mensae.games.spacemaze.schema import (
    Choose,
    Cleared,
    Discard,
    Discarded,
    Dock,
    Drawn,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Laid,
    Morph,
    NoCard,
    Pad,
    Pick,
    Play,
    Rolled,
    Started,
    Step,
    Take,
    Turn,
)
from mensae.games.spacemaze.speech.words import (
    berth_name,
    card_name,
    colour_name,
    listed,
    place_name,
    points_left,
    points_name,
    power_name,
    receiver_name,
    way_name,
)
from mensae.games.spacemaze.state import State


def label(s: State, seat: Seat, action: GameAction) -> Told:
    """A choice with what it brings; only the seat that chooses reads it, so its hand may be in it."""
    match action:
        case Pick(name):
            return _pick(s, DIE_NAMES.index(name))
        case Play(card):
            return Told("spacemaze-do-play", {"card": card_name(KINDS.index(card)), "means": _means(card)})
        case NoCard():
            return Told("spacemaze-do-no-card")
        case Turn(cell, quarters):
            change = _change(s, NAMES.index(cell), quarters)
            return Told("spacemaze-do-turn", {"cell": cell, "quarters": quarters, "change": change})
        case Choose(cell):
            return Told("spacemaze-do-choose", {"cell": cell})
        case Exchange(cell):
            return Told("spacemaze-do-exchange", {"from": NAMES[swapped(s)], "cell": cell})
        case Morph(mate):
            colour = COLOURS.index(mate)
            where = place_name(s, int(alien_of(s.turn, colour)))
            return Told("spacemaze-do-morph", {"mate": receiver_name(colour), "place": where})
        case Dock(cell, side):
            return Told("spacemaze-do-dock", {"berth": berth_name(NAMES.index(cell), SIDES.index(side))})
        case Exit() | Go() | Pad() | Take() | Give() | Home():
            return _step(s, action)
        case EndTurn():
            return Told("spacemaze-do-end", {"points": points_left(int(s.points))})
        case Discard(card):
            return Told("spacemaze-do-discard", {"card": card_name(KINDS.index(card))})
        case Started() | Laid() | Drawn() | Rolled() | Cleared() | Discarded():
            return Told("table-do-chance")


def _means(card: str) -> Told:
    return Told(f"spacemaze-means-{card}")


def _pick(s: State, die: int) -> Told:
    """SM-46, SM-47: the footprints, or the cards in hand that this die could power right now."""
    if die >= POWER_DICE:
        return Told("spacemaze-do-pick-move", {"points": points_name(int(footprints(die)))})
    fit = [kind for kind in range(CARD_KINDS) if can_play(s, die, kind)]
    if not fit:
        return Told("spacemaze-do-pick-idle", {"die": power_name(die)})
    return Told("spacemaze-do-pick", {"die": power_name(die), "cards": listed([card_name(kind) for kind in fit])})


def _change(s: State, cell: int, quarters: int) -> Told:
    """SM-77: the passages of the tile that a turn opens and closes, for each colour that it matters to."""
    face = turned(s.tiles[cell], quarters)
    now = [int(open_for(s, cell, side)) for side in range(4)]
    then = [int(open_with(s, face, cell, side)) for side in range(4)]
    parts = []
    for colour in range(3):
        opened = [way_name(side) for side in range(4) if has(then[side] & ~now[side], colour)]
        closed = [way_name(side) for side in range(4) if has(now[side] & ~then[side], colour)]
        values: dict[str, Value] = {"alien": colour_name(colour)}
        values |= {"opened": listed(opened)} if opened else {}
        values |= {"closed": listed(closed)} if closed else {}
        if opened or closed:
            key = "both" if opened and closed else "opens" if opened else "closes"
            parts.append(Told(f"spacemaze-change-{key}", values))
    return _row(parts) if parts else Told("spacemaze-change-none")


def _row(parts: list[Told]) -> Told:
    if len(parts) == 1:
        return parts[0]
    return Told("spacemaze-changes", {"first": parts[0], "rest": _row(parts[1:])})


def _step(s: State, action: Step) -> Told:
    """SM-62: one step of an alien."""
    colour = COLOURS.index(action.alien)
    cell = int(s.aliens[alien_of(s.turn, colour)])
    values: dict[str, Value] = {"alien": colour_name(colour)}
    match action:
        case Exit():
            dock = int(docked_cell(s, s.turn))
            return Told("spacemaze-do-exit", {**values, "cell": NAMES[dock], "there": _there(s, colour, dock)})
        case Go(_, side):
            way = SIDES.index(side)
            there = int(beside(s, cell, way))
            to: dict[str, Value] = {"way": way_name(way), "cell": NAMES[there], "there": _there(s, colour, there)}
            return Told("spacemaze-do-go", {**values, **to})
        case Pad():
            return Told("spacemaze-do-pad", {**values, "cell": NAMES[cell]})
        case Take():
            return _take(s, values)
        case Give(_, mate):
            return Told("spacemaze-do-give", {**values, "mate": receiver_name(COLOURS.index(mate))})
        case Home():
            return Told("spacemaze-do-home", values)


def _there(s: State, colour: int, cell: int) -> str:
    """What matters most on the tile ahead: the own dock for the wearer, the relic for others, else an occupied pad."""
    if s.wearer == alien_of(s.turn, colour):
        return "dock" if cell == docked_cell(s, s.turn) else "nothing"
    if relic_at(s) == cell:
        return "relic"
    return "pad" if has_pad(s, cell) and not pad_is_free(s, cell) else "nothing"


def _take(s: State, values: dict[str, Value]) -> Told:
    """SM-138, SM-139, SM-141: who loses the relic, and the tokens afterwards."""
    tokens: dict[str, Value] = {"tokens": int(tokens_after(s)), "most": TOKENS_TO_WIN}
    if s.wearer < 0:
        return Told("spacemaze-do-take", {**values, **tokens})
    owner = int(seat_of(s.wearer))
    if owner == s.turn:
        return Told("spacemaze-do-take-mate", {**values, "mate": receiver_name(int(colour_of(s.wearer)))})
    return Told("spacemaze-do-steal", {**values, **tokens, "robbed": Who(owner)})
