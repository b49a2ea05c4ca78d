"""Actions that are tried and not done: what a seat would see and hear, up to where it is not its own to go on.

Where a game has secrets, nothing is tried on the truth, but on guesses: states that the seat cannot tell from it, dealt
by `resample` with a generator that is no secret. A guess follows from what the seat knows, and so does all that comes
of it. So a look betrays nothing, neither by what it shows nor by where it ends; had the guesses been compared with the
truth, their agreement would have told something about it. This is as tight as `resample`, to which the promises hold
every game (`check_guesses`, `check_looks_are_blind`).

What an action would reveal, such as a card in another hand, differs between guesses, and there the chain ends. Now and
then all of them agree by chance; then a look shows as certain what is only likely. It is wrong, but betrays nothing.
"""

from collections.abc import Sequence
from typing import Final, Generic, Literal, TypeAlias

from mensae.core.chance import FastRng
from mensae.core.game import A, Game, S, V
from mensae.core.log import done
from mensae.core.notation import write
from mensae.core.schema import CHANCE, Action, Did, Entry, Refusal, Refused, Seat, Told, refused

MOST: Final = 32  # actions of a chain
GUESSES: Final = 4  # that are compared, where a game has secrets

End: TypeAlias = Literal[
    "",  # nothing: the seat may go on, or was refused
    "chance",  # chance would draw next
    "others",  # another seat, the clock or the host would act next
    "over",  # the game would be over
    "learned",  # the next action would show what the seat does not know
]


class Tried(Generic[S]):
    """How far a chain of actions came, and where it led."""

    def __init__(self, state: S) -> None:
        self.state = state  # after all that was done, for this seat's eyes: whatever it may not know is guessed
        self.told: list[list[Told]] = []  # what the seat would hear, by action
        self.did: list[list[Did]] = []  # the same as data
        self.refusal: Refusal | None = None  # why the next action is not legal
        self.end: End = ""  # why there is no next action

    @property
    def done(self) -> int:
        """How many actions could be done."""
        return len(self.told)


def guesses(game: Game[S, A, V], state: S, seat: Seat, number: int) -> list[S]:
    """What the seat may take for the state, the same for every number; an open state is only copied."""
    if game.secrets is None:
        return [game.copy(state)]
    return [game.resample(state, seat, FastRng(GUESSES * number + guess)) for guess in range(GUESSES)]


def tried(game: Game[S, A, V], worlds: list[S], seat: Seat, actions: Sequence[Action], at: int) -> Tried[S]:
    """Does the actions in all these worlds, as long as they are legal, the seat's own, and seem the same in each."""
    found = Tried(worlds[0])
    if _clock_is_due(game, worlds[0], at):
        found.end = "others"
    for action in actions:
        if found.end:
            break
        found.refusal = why_not(game, found.state, seat, action, at, game.rules.legal(found.state, seat, at))
        if found.refusal is not None:
            break
        worlds = [game.copy(world) for world in worlds]
        entry, code = Entry(0, at, seat, action), game.codes[action]
        seen = [done(game, world, entry, code).seen_by(seat) for world in worlds]
        if len(worlds) > 1 and (seen[1:] != seen[:-1] or not _seem_alike(game, worlds, seat, at)):
            found.end = "learned"
            break
        found.state = worlds[0]
        found.told.append(seen[0].told)
        found.did.append(seen[0].did)
        found.end = _end(game, worlds[0], seat, at)
    return found


def why_not(game: Game[S, A, V], state: S, seat: Seat, action: Action, at: int, legal: list[int]) -> Refusal | None:
    """Why an action is not among the legal ones, None if it is."""
    code = game.codes.get(action)
    if code is None:
        return refused("table-unknown-action", action=write(action)).refusal
    return None if code in legal else game.rules.refusal(state, seat, game.actions[code], at)


def check_whole(chain: Tried[S], count: int) -> None:
    """Raises `Refused` unless so many actions can be done, nobody between them; the last may show something new."""
    refusal, doable = chain.refusal, chain.done + (chain.end == "learned")
    if refusal is None and doable < count:
        refusal = refused("table-chain-ends", done=doable, count=count).refusal
    if refusal is not None:
        raise Refused(refusal, doable)


def _end(game: Game[S, A, V], state: S, seat: Seat, at: int) -> End:
    actors = game.rules.actors(state)
    if not actors:
        return "over"
    if actors == [CHANCE]:
        return "chance"
    return "" if seat in actors and not _clock_is_due(game, state, at) else "others"


def _clock_is_due(game: Game[S, A, V], state: S, at: int) -> bool:
    deadline = game.deadline(state)
    return deadline is not None and deadline <= at


def _seem_alike(game: Game[S, A, V], worlds: list[S], seat: Seat, at: int) -> bool:
    """Whether the seat sees the same in all of them, and may do the same."""
    first = _face(game, worlds[0], seat, at)
    return all(_face(game, world, seat, at) == first for world in worlds[1:])


def _face(game: Game[S, A, V], state: S, seat: Seat, at: int) -> tuple[End, list[int], V]:
    return _end(game, state, seat, at), game.rules.legal(state, seat, at), game.sight.view(state, seat)
