"""What a game need not write itself: defaults of the contract, for games without more to say."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from mensae.core.chance import Rng
from mensae.core.schema import CHANCE, CLOCK, HOST, Action, Did, Outcome, Refusal, Seat, Span, Told, Who, no
from mensae.core.state import Listening, Note

if TYPE_CHECKING:
    from mensae.core.game import AnyGame, Rules

S = TypeVar("S", bound=Listening)
Texts: TypeAlias = Mapping[type[Action], str]  # the key of a text for each kind of action
RANDOM_STEP = 2000  # ms
WIDEST = 76  # columns of a sketch


def no_deadline(state: Any) -> int | None:
    """People take their time."""
    return None


def no_silence(state: Any) -> Refusal | None:
    """Talking is free."""
    return None


def no_rank(state: Any, seat: Seat, action: Any) -> int:
    """Choices are offered in the order of their codes."""
    return 0


def no_deeds(seat: Seat, action: Any, notes: list[Note]) -> list[Did]:
    """Only sentences tell what was done."""
    return []


class Guide:
    """For bots of a game that has no guide of its own: only the end is worth something, and playouts are random."""

    def __init__(self, rules: "Rules[Any, Any]") -> None:
        self.rules = rules

    def worth(self, state: Any, seat: Seat) -> float:
        """A share of the win; before the end everybody stands equally well."""
        result: Outcome | None = self.rules.outcome(state)
        if result is None:
            return 0.5
        return 1 / len(result.winners) if seat in result.winners else 0.0

    def playout(self, state: Any, rng: Rng, horizon: int) -> int:
        """Anything legal, until only the host could go on; time stands still."""
        rules, decisions = self.rules, 0
        while horizon > 0 and (seats := rules.actors(state)) and seats != [HOST]:
            seat = seats[rng.below(len(seats))]
            rules.apply(state, seat, _anything(rules, state, seat, rng, 0), 0)
            decisions += seat != CHANCE
            horizon -= 1
        return decisions


def play_random(game: "AnyGame", state: Any, rng: Rng) -> int:
    """Plays to the end in place, every legal action as likely as the others; returns the number of entries.

    In real time each comes up to `RANDOM_STEP` ms after the one before, unless time stands still.
    """
    rules, real_time = game.rules, game.real_time
    entries = at = 0
    while seats := rules.actors(state):
        seat, before = seats[rng.below(len(seats))], at
        if real_time and seat != CHANCE and not real_time.stands(state):
            at += rng.below(RANDOM_STEP)
            if (deadline := game.deadline(state)) is not None and deadline <= at:
                seat, at = CLOCK, deadline
            elif not rules.legal(state, seat, at):  # what it may do now it may not do then
                at = before
        rules.apply(state, seat, _anything(rules, state, seat, rng, at), at)
        entries += 1
    return entries


def _anything(rules: "Rules[Any, Any]", state: Any, seat: Seat, rng: Rng, at: int) -> int:
    if seat == CHANCE:
        return rules.draw(state, rng)
    codes = rules.legal(state, seat, at)
    return codes[0] if seat == CLOCK else codes[rng.below(len(codes))]


# For small games that are not compiled


def note(state: Listening, kind: int, *values: int) -> None:
    """Leaves a note of what a rule did, if somebody listens."""
    if state.notes is not None:
        state.notes.append((kind, *values))


def places(scores: Sequence[int]) -> list[int]:
    """The places by score: the highest is first, and equal scores share a place."""
    return [1 + sum(other > score for other in scores) for score in scores]


def no_pieces(state: Any) -> dict[str, int]:
    """Nothing could get lost."""
    return {}


def draw(legal: Callable[[S, Seat, int], list[int]]) -> Callable[[S, Rng], int]:
    """Makes a `draw` to which every legal outcome is as likely as the others."""

    def draw(state: S, rng: Rng) -> int:
        codes = legal(state, CHANCE, 0)
        return codes[rng.below(len(codes))]

    return draw


def refusal(rule: str, key: str) -> Callable[[Any, Seat, Action, int], Refusal]:
    """Makes a `refusal` that gives one rule and one text for everything that is not legal."""

    def refusal(state: Any, seat: Seat, action: Action, at: int) -> Refusal:
        return no(rule, key)

    return refusal


def prompt(actors: Callable[[S], list[Seat]], ask: str, over: str) -> Callable[[S, Seat | None], Told]:
    """Makes a `prompt`: `ask` for a seat that acts, `over` after the end; others read whom the table waits for."""

    def prompt(state: S, seat: Seat | None) -> Told:
        waiting = actors(state)
        if not waiting:
            return Told(over)
        if waiting == [CHANCE]:
            return Told("table-ask-chance")
        return Told(ask) if seat in waiting else Told("table-ask-other", {"who": Who(waiting[0])})

    return prompt


def label(texts: Texts) -> Callable[[Any, Seat, Action], Told]:
    """Makes a `label`: the text for the kind of action, with its fields as values; chance and clock need none."""

    def label(state: Any, seat: Seat, action: Action) -> Told:
        return Told(texts[type(action)], asdict(action)) if seat >= 0 else Told("table-do-chance")

    return label


def tell(texts: Texts, hidden: str | None = None) -> Callable[[Any, Seat, Action | None, list[Note]], list[Told]]:
    """Makes a `tell`: the text for the kind of action, with `who` and its fields as values; `hidden` has only `who`."""

    def tell(state: Any, seat: Seat, action: Action | None, notes: list[Note]) -> list[Told]:
        if action is not None:
            return [Told(texts[type(action)], {"who": Who(seat), **asdict(action)})]
        assert hidden is not None, "there is no text for a hidden action"
        return [Told(hidden, {"who": Who(seat)})]

    return tell


def sketch(view: Struct, choices: Sequence[Action]) -> list[list[Span]]:
    """Each field of the view on a line with its name: enough to play by, until the game draws its board."""
    fields = asdict(view)
    wide = max(map(len, fields))
    return [[Span(f"{name:>{wide}}  ", "dim"), Span(_sign(fields[name])[: WIDEST - wide - 2])] for name in fields]


def _sign(value: Any) -> str:
    match value:
        case None | False:
            return "·"
        case True:
            return "✓"
        case list() | tuple():
            return " ".join(map(_sign, value))
        case _:
            return str(value)
