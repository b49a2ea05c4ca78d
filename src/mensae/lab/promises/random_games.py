"""Games played at random, with random options, through the table."""

from functools import partial
from typing import Any

from msgspec import inspect

from mensae.core.chance import FastRng, Rng
from mensae.core.game import AnyGame
from mensae.core.plain import RANDOM_STEP
from mensae.core.schema import CHANCE, CLOCK, HOST, Entry, Seat, Setup
from mensae.core.table import Table
from mensae.core.undo import is_free, last_of
from mensae.lab.promises.listening import after
from mensae.lab.promises.trial import AnyTable, Broken, refused, rule_ids

LONGEST = 20_000  # entries of a game
HOST_EVERY = 30  # steps in which the host acts once, where there is something for it to say
UNDO_EVERY = 16


def random_setup(game: AnyGame, seats: int, rng: Rng) -> Setup:
    """Options that the game accepts for so many seats."""
    for _ in range(100):
        setup = Setup(seats, random_options(game, rng))
        refusal = refused(partial(game.rules.setup, setup))
        if refusal is None:
            return setup
        if refusal.rule not in rule_ids(game):
            raise Broken(f"setup refuses {setup} by {refusal.rule}, which is not in SPEC.md")
    raise Broken(f"{game.id} refuses 100 sets of options for {seats} seats")


def random_options(game: AnyGame, rng: Rng) -> Any:
    """Any value of each option's type; of numbers the bounds and the default come more often than the rest."""
    info = inspect.type_info(game.options)
    assert isinstance(info, inspect.StructType)
    values: dict[str, Any] = {}
    for field in info.fields:
        match field.type:
            case inspect.LiteralType(choices):
                pass
            case inspect.BoolType():
                choices = (False, True)
            case inspect.IntType(ge=int(low), le=int(high)):
                choices = (low, high, field.default, low + rng.below(high - low + 1))
            case other:
                raise TypeError(f"option {field.name} is a {other}; options are literals, bools and bounded ints")
        values[field.name] = choices[rng.below(len(choices))]
    return game.options(**values)


def played(game: AnyGame, setup: Setup, seed: int) -> AnyTable:
    """A finished table, without an undo."""
    table: AnyTable = Table(game, setup, seed.to_bytes(32, "big"))
    play(table, FastRng(seed), undo=False)
    return table


def play(table: AnyTable, rng: Rng, undo: bool) -> None:
    """Plays to the end: any actor acts, anything legal, at any time; now and then a deadline passes first.

    With `undo` a seat takes back what it just did, from time to time.
    """
    _do("the start", table.start)
    while table.actors:
        if len(table.lines) >= LONGEST:
            raise Broken(f"no end after {LONGEST} entries")
        deadline, at = table.game.deadline(table.state), _arrival(table, rng)
        if deadline is not None and deadline <= at:
            due = max(deadline, table.now)
            if not table.legal(CLOCK, due):
                raise Broken(f"CLOCK has nothing to do at {deadline}", len(table.lines))
            _do("the clock", partial(table.tick, due))
            continue
        seat = _actor(table, rng, at)
        if undo and rng.below(UNDO_EVERY) == 0 and _can_undo(table, seat):
            _do("an undo that nobody has acted on", partial(table.undo, seat, at))
            continue
        if not table.legal(seat, at):
            at = table.now  # what it may do now it may not do then
        _do("random play", partial(table.act, seat, _choice(table, seat, rng, at), at))


def _do(what: str, act: Any) -> None:
    if refusal := refused(act):
        raise Broken(f"{what} is refused: {refusal}")


def _arrival(table: AnyTable, rng: Rng) -> int:
    deadline, real_time = table.game.deadline(table.state), table.game.real_time
    if real_time is not None:
        return table.now if real_time.stands(table.state) else table.now + rng.below(RANDOM_STEP)
    return table.now + rng.below(1000 if deadline is None else (max(1, deadline - table.now) * 5 + 7) // 4)


def _actor(table: AnyTable, rng: Rng, at: int) -> Seat:
    if table.game.real_time is not None and rng.below(HOST_EVERY) == 0 and table.legal(HOST, at):
        return HOST
    return table.actors[rng.below(len(table.actors))]


def _can_undo(table: AnyTable, seat: Seat) -> bool:
    last = last_of(table.standing, seat)
    return table.game.undo != "never" and last is not None and is_free(table.standing, seat, last)


def _choice(table: AnyTable, seat: Seat, rng: Rng, at: int) -> Any:
    """Anything legal; in real time first a kind of action, so that rare ones come, and rather not the end."""
    choices = table.legal(seat, at)
    if not choices:
        raise Broken(f"seat {seat} is to act and has no legal action", len(table.lines))
    if table.game.real_time is None:
        return choices[rng.below(len(choices))]
    for _ in range(5):
        kinds = list(dict.fromkeys(type(choice) for choice in choices))
        kind = kinds[rng.below(len(kinds))]
        some = [choice for choice in choices if type(choice) is kind]
        choice = some[rng.below(len(some))]
        then = after(table.game, table.state, Entry(0, at, seat, choice))
        if table.game.rules.outcome(then) is None:
            break
    return choice


def play_plainly(game: AnyGame, state: Any, rng: Rng) -> int:
    """Plays to the end by `actors`, `legal`, `draw` and `apply`; table time stands still, but in real time."""
    entries = at = 0
    while actors := game.rules.actors(state):
        seat, before = actors[rng.below(len(actors))], at
        if game.real_time is not None and seat != CHANCE and not game.real_time.stands(state):
            at += rng.below(RANDOM_STEP)
            if (deadline := game.deadline(state)) is not None and deadline <= at:
                seat, at = CLOCK, deadline
            elif not game.rules.legal(state, seat, at):  # what it may do now it may not do then
                at = before
        legal = [game.rules.draw(state, rng)] if seat == CHANCE else game.rules.legal(state, seat, at)
        game.rules.apply(state, seat, legal[rng.below(len(legal))], at)
        entries += 1
    return entries
