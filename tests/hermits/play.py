"""Hermits: everybody climbs to a hut in secret, and wants to sleep alone. This module is every part of the game."""

from dataclasses import dataclass

from msgspec import Struct

from mensae.core import plain
from mensae.core.chance import Rng
from mensae.core.schema import CHANCE, CLOCK, Action, Outcome, Seat, Setup, Told, Who
from mensae.core.state import Note, copy_of

HUTS = range(1, 6)  # HE-02
NIGHTS = 3  # HE-02
EVENING = 30_000  # HE-07: ms
SLEPT = 1  # a note: which seat, in which hut, for how many points


class Climb(Action, frozen=True):
    """HE-03: a hermit climbs to this hut."""

    hut: int


class Snowed(Action, frozen=True):
    """HE-05: chance buries this hut."""

    hut: int


class TimeUp(Action, frozen=True):
    """HE-07: night has fallen."""


GameAction = Climb | Snowed | TimeUp
ACTIONS: list[GameAction] = [*map(Climb, HUTS), *map(Snowed, HUTS), TimeUp()]


@dataclass
class State:
    """The mountain as it is."""

    scores: list[int]
    huts: list[int | None]  # tonight, by seat; None: not chosen yet, 0: the valley
    night: int = 1
    dark: int = EVENING  # table time
    notes: list[Note] | None = None


class View(Struct, frozen=True):
    """The mountain as one reader knows it."""

    night: int
    scores: list[int]
    huts: list[int | None]  # None: not chosen yet, or not for this reader
    chosen: list[bool]
    dark: int


def setup(config: Setup) -> State:
    """HE-01, HE-02: nobody has a point, and the first evening begins."""
    return State([0] * config.seats, [None] * config.seats)


def actors(s: State) -> list[Seat]:
    """HE-03, HE-05: all who have not chosen, then chance; after the last night nobody."""
    choosing = [seat for seat, hut in enumerate(s.huts) if hut is None]
    return [] if s.night > NIGHTS else choosing or [CHANCE]


def legal(s: State, seat: Seat, at: int) -> list[int]:
    """HE-03, HE-05: any hut, for hermits and for the snow."""
    if seat == CLOCK:
        return [] if deadline(s) is None else [ACTIONS.index(TimeUp())]
    huts = HUTS if seat in actors(s) else []
    return [ACTIONS.index(Snowed(hut) if seat == CHANCE else Climb(hut)) for hut in huts]


def apply(s: State, seat: Seat, code: int, at: int) -> None:
    """Does what the code says."""
    match ACTIONS[code]:
        case Climb(hut):
            s.huts[seat] = hut
        case TimeUp():
            s.huts = [hut or 0 for hut in s.huts]  # HE-07
        case Snowed(buried):
            for hermit, bed in enumerate(s.huts):
                points = bed if bed and bed != buried and s.huts.count(bed) == 1 else 0  # HE-06
                s.scores[hermit] += points
                plain.note(s, SLEPT, hermit, bed or 0, points)
            s.huts = [None] * len(s.huts)
            s.night += 1
            s.dark = at + EVENING


def outcome(s: State) -> Outcome | None:
    """HE-08: points decide."""
    return None if actors(s) else Outcome("HE-08", s.scores.copy(), plain.places(s.scores))


def view(s: State, seat: Seat | None) -> View:
    """HE-04: hermits know their own hut only."""
    huts = [hut if holder == seat else None for holder, hut in enumerate(s.huts)]
    return View(s.night, s.scores.copy(), huts, [hut is not None for hut in s.huts], s.dark)


draw = plain.draw(legal)
refusal = plain.refusal("HE-03", "hermits-no")
pieces = plain.no_pieces
prompt = plain.prompt(actors, ask="hermits-ask", over="hermits-over")
label = plain.label({Climb: "hermits-do-climb"})
sketch = plain.sketch
acted = plain.tell({Climb: "hermits-climb", Snowed: "hermits-snowed", TimeUp: "hermits-dark"}, hidden="hermits-gone")


def tell(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    """HE-06: after the snow, everybody hears where everybody slept."""
    slept = [Told("hermits-slept", {"who": Who(who), "hut": hut, "points": points}) for _, who, hut, points in notes]
    return [*acted(s, seat, action, notes), *slept]


def audience(s: State, seat: Seat, action: GameAction) -> list[Seat] | None:
    """HE-04: where a hermit climbs is secret."""
    match action:
        case Climb():
            return [seat]
        case Snowed() | TimeUp():
            return None


def resample(s: State, seat: Seat, rng: Rng) -> State:
    """HE-04: the others may be on their way to any hut."""
    t = copy_of(s)
    t.huts = [HUTS[rng.below(len(HUTS))] if hut and holder != seat else hut for holder, hut in enumerate(s.huts)]
    return t


def deadline(s: State) -> int | None:
    """HE-07: the end of the evening, as long as somebody has to choose."""
    return s.dark if None in s.huts and actors(s) else None
