"""Rush, the smallest game in real time: all act at once, sand runs, and time can stand still."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from mensae.core.chance import Rng
from mensae.core.schema import (
    CLOCK,
    HOST,
    Outcome,
    Refusal,
    Seat,
    Setup,
    Sits,
    Sitter,
    Span,
    TimeUp,
    Told,
    Who,
    no,
)
from mensae.core.state import Note
from tests.rush.schema import Call, Carry, GameAction, Options, Pause, Ready, Resume, View

PILES = range(3)
SITTINGS = [Sits(who, seat) for seat in range(4) for who in get_args(Sitter)]  # RU-10
ACTIONS: Sequence[GameAction] = [
    *(Carry(pile) for pile in PILES), Ready(), Call(), Pause(), Resume(), *SITTINGS, TimeUp(),
]  # fmt: skip
CODE: dict[GameAction, int] = {action: code for code, action in enumerate(ACTIONS)}


@dataclass
class State:
    """Times are table time in ms."""

    options: Options
    piles: list[int]
    players: list[Sitter]
    ready: list[bool]
    carried: list[int]  # by seat
    changed: int = 0  # when something was done last
    until: int | None = None  # None before the start
    called: int | None = None  # since when there is talk
    paused: bool = False
    lost: bool = False
    notes: list[Note] | None = None


def setup(config: Setup) -> State:
    """RU-01: three piles, and every player is a person until the table says otherwise."""
    options: Options = config.options
    seats = config.seats
    return State(options, [options.crates for _ in PILES], ["person"] * seats, [False] * seats, [0] * seats)


def over(s: State) -> bool:
    """RU-03, RU-05: the sand or the crates have run out."""
    return s.lost or not any(s.piles)


def actors(s: State) -> list[Seat]:
    """Everybody at once who can do something; if nobody can, the host alone."""
    able = [seat for seat in range(len(s.players)) if legal(s, seat, s.changed)]
    return [] if over(s) else able or [HOST]


def legal(s: State, seat: Seat, at: int) -> list[int]:
    """Every legal action of the seat, by code."""
    if over(s):
        return []
    if seat == CLOCK:
        return [] if deadline(s) is None else [CODE[TimeUp()]]
    if seat == HOST:
        return [CODE[sits] for sits in SITTINGS if sits.seat < len(s.players) and s.players[sits.seat] != sits.who]
    if not 0 <= seat < len(s.players):
        return []
    player, moves = s.players[seat], list[GameAction]()
    if s.paused:
        moves = [Resume()]
    elif s.until is None:
        moves = [Ready()] if player == "person" and not s.ready[seat] else []
    elif not (player == "gone" and s.options.vacant):
        guarded = s.called is not None and at < s.called + s.options.guard  # RU-07
        moves = [] if guarded else [Carry(p) for p in PILES if p % len(s.players) == seat and s.piles[p]]
        moves += [Call()] if s.called is None else []
        moves += [Pause()]
    return [CODE[move] for move in moves]


def apply(s: State, seat: Seat, code: int, at: int) -> None:
    """Does what the code says."""
    match ACTIONS[code]:
        case Ready():
            s.ready[seat] = True
        case Carry(pile):
            s.piles[pile] -= 1
            s.carried[seat] += 1
            s.called = None
        case Call():
            s.called = at
        case Pause() | Resume() as move:
            s.paused = move == Pause()
        case TimeUp():
            s.lost = True
        case Sits(who, other):
            s.players[other] = who
    if s.until is None and all(ready or player != "person" for ready, player in zip(s.ready, s.players, strict=True)):
        s.until = at + s.options.seconds * 1000  # RU-02, RU-03
    s.changed = at


def draw(s: State, rng: Rng) -> int:
    """Nothing is left to chance."""
    raise AssertionError("chance never acts")


def deadline(s: State) -> int | None:
    """RU-03: when the sand has run out."""
    return None if over(s) else s.until


def outcome(s: State) -> Outcome | None:
    """RU-03, RU-05: all win or all lose."""
    places = [2 if s.lost else 1] * len(s.players)
    return Outcome("RU-03" if s.lost else "RU-05", s.carried.copy(), places) if over(s) else None


def view(s: State, seat: Seat | None) -> View:
    """Everything, for everybody."""
    return View(
        piles=s.piles.copy(),
        players=s.players.copy(),
        ready=s.ready.copy(),
        carried=s.carried.copy(),
        started=s.until is not None,
        until=s.until,
        called=s.called,
        paused=s.paused,
        over=over(s),
    )


def pieces(s: State) -> dict[str, int]:
    """RU-01: the crates."""
    return {"crates": sum(s.piles) + sum(s.carried)}


def tell(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    """A sentence for each."""
    match action:
        case None | TimeUp():
            return [Told("rush-time-up")]
        case Carry(pile):
            return [Told("rush-carry", {"who": Who(seat), "pile": pile})]
        case Sits(player, other):
            return [Told(f"rush-{player}", {"who": Who(other)})]
        case Ready() | Call() | Pause() | Resume():
            return [Told(f"rush-{type(action).__name__.lower()}", {"who": Who(seat)})]


def prompt(s: State, seat: Seat | None) -> Told:
    """What is asked."""
    return Told("rush-ask-over") if over(s) else Told("rush-ask", {"left": sum(s.piles)})


def label(s: State, seat: Seat, action: GameAction) -> Told:
    """A choice."""
    pile = action.pile if isinstance(action, Carry) else 0
    return Told("rush-do", {"what": type(action).__name__.lower(), "pile": pile})


def refusal(s: State, seat: Seat, action: GameAction, at: int) -> Refusal:
    """The first rule that forbids the action."""
    match action:
        case _ if over(s):
            return no("RU-03" if s.lost else "RU-05", "rush-no-over")
        case TimeUp():
            return no("RU-03", "rush-no-time-up", seconds=s.options.seconds)
        case Sits():
            return no("RU-10", "rush-no-player")
        case Ready():
            return no("RU-02", "rush-no-ready")
        case Pause() | Resume():
            return no("RU-08", "rush-no-pause")
        case _ if s.paused:
            return no("RU-08", "rush-no-pause")
        case _ if s.until is None:
            return no("RU-02", "rush-no-start")
        case Carry(pile) if pile % len(s.players) == seat and s.piles[pile]:
            return no("RU-07", "rush-no-guard", guard=s.options.guard)
        case Carry() | Call():
            return no("RU-04", "rush-no-carry")


def silence(s: State) -> Refusal | None:
    """RU-06: nobody talks while the sand runs, unless somebody has called."""
    return no("RU-06", "rush-no-talk") if s.until is not None and s.called is None and not over(s) else None


def sketch(view: View, choices: Sequence[GameAction]) -> list[list[Span]]:
    """One line: the piles."""
    marked = {choice.pile for choice in choices if isinstance(choice, Carry)}
    return [[Span(f"{count} ", "bold" if pile in marked else "") for pile, count in enumerate(view.piles)]]


def worth(s: State, seat: Seat) -> float:
    """The part of the crates that is away."""
    return 0.0 if s.lost else sum(s.carried) / (sum(s.carried) + sum(s.piles))


def playout(s: State, rng: Rng, horizon: int) -> int:
    """Everybody carries what is theirs."""
    decisions = 0
    while horizon > 0 and not over(s):
        pile = next(pile for pile in PILES if s.piles[pile])
        apply(s, pile % len(s.players), CODE[Carry(pile)], s.changed)
        decisions += 1
        horizon -= 1
    return decisions
