"""What deeds promise: what an entry did, as data."""

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import astuple

from mensae.core.game import AnyGame
from mensae.core.schema import Did, Entry, Seat
from mensae.core.state import Note
from mensae.lab.promises.listening import noted
from mensae.lab.promises.trial import Broken, Trial, moment

ENTRIES = 25


def check_deeds(trial: Trial) -> None:
    """What an entry did follows from its action and notes, crosses the wire, and names what views and actions name."""
    game = trial.game
    at_last = {reader: _words(game, trial.table.state, reader) for reader in trial.readers}  # nothing is covered then
    for entry in trial.entries(ENTRIES, lambda entry: True):
        state = moment(trial.table, entry.seq).state
        audience = game.audience(state, entry.seat, entry.action)
        changed, notes = noted(game, state, entry)
        for_all = _asked_twice(game, entry, notes, () if audience is None else (None,))
        for reader in trial.readers:
            did = for_all[-1 if audience is None or reader in audience else 0]
            _check_wire(entry, did)
            shown = _words(game, state, reader) | _words(game, changed, reader) | at_last[reader] | _named(game)
            for each in did:
                _check_names(trial, entry, each, shown)


def _asked_twice(game: AnyGame, entry: Entry, notes: list[Note], hidden: tuple[None, ...]) -> list[list[Did]]:
    """For those who may not know the action, if there are any, and for those who may: the same when asked again."""
    one, other = ([game.deeds(entry.seat, action, [*notes]) for action in (*hidden, entry.action)] for _ in range(2))
    if one != other:
        raise Broken(f"{entry.action} did {one}, asked again {other}", entry.seq)
    return one


def _check_wire(entry: Entry, did: list[Did]) -> None:
    try:
        back = msgspec.json.decode(msgspec.json.encode(did), type=list[Did])
    except msgspec.ValidationError as error:
        raise Broken(f"{did} do not cross the wire: {error}", entry.seq) from error
    if back != did:
        raise Broken(f"{did} come back as {back}", entry.seq)


def _check_names(trial: Trial, entry: Entry, did: Did, shown: set[str]) -> None:
    if did.seat is not None and not 0 <= did.seat <= trial.setup.seats:  # the last may be a player whom nobody plays
        raise Broken(f"{entry.action} did {did}, but there is no such seat", entry.seq)
    for name in (did.piece, did.start, did.to):
        if name is not None and name not in shown and not shown.issuperset(name.split()):
            raise Broken(f"{entry.action} did {did}, but neither a view nor an action names {name}", entry.seq)


@cache
def _named(game: AnyGame) -> set[str]:
    """Every name that an action has: views need not show what is empty."""
    return {str(value) for action in game.actions for value in astuple(action) if value is not None}


def _words(game: AnyGame, state: Any, reader: Seat | None) -> set[str]:
    """Every name in what a reader sees of a state: of fields, places and pieces."""
    found: set[str] = set()
    left: list[Any] = [msgspec.to_builtins(game.sight.view(state, reader))]
    while left:
        match left.pop():
            case dict() as fields:
                left += [*fields, *fields.values()]
            case list() as values:
                left += values
            case str() | int() as value:
                found.add(str(value))
    return found
