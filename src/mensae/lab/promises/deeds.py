"""What deeds promise: what an entry did, as data."""

from typing import Any

import msgspec

from mensae.core.game import AnyGame
from mensae.core.schema import Did, Entry, Seat
from mensae.core.state import Note
from mensae.lab.promises.listening import noted
from mensae.lab.promises.trial import Broken, Trial, moment

ENTRIES = 40


def check_deeds(trial: Trial) -> None:
    """What an entry did follows from its action and notes, crosses the wire, and names what its readers see."""
    game = trial.game
    for entry in trial.entries(ENTRIES, lambda entry: True):
        state = moment(trial.table, entry.seq).state
        audience = game.audience(state, entry.seat, entry.action)
        changed, notes = noted(game, state, entry)
        for reader in trial.readers:
            knows = audience is None or reader in audience
            did = _asked_twice(game, entry, notes, knows)
            _check_wire(entry, did)
            shown = _words(game, state, reader) | _words(game, changed, reader)
            for each in did:
                _check_names(trial, entry, each, shown)


def _asked_twice(game: AnyGame, entry: Entry, notes: list[Note], knows: bool) -> list[Did]:
    """What a reader is told, who may know the action or not, whatever else was asked in between."""
    asked = [game.deeds(entry.seat, action, list(notes)) for action in (None, entry.action, None, entry.action)]
    if asked[:2] != asked[2:]:
        raise Broken(f"{entry.action} did {asked[:2]}, asked again {asked[2:]}", entry.seq)
    return asked[knows]


def _check_wire(entry: Entry, did: list[Did]) -> None:
    try:
        back = msgspec.json.decode(msgspec.json.encode(did), type=list[Did])
    except msgspec.ValidationError as error:
        raise Broken(f"{did} do not cross the wire: {error}", entry.seq) from error
    if back != did:
        raise Broken(f"{did} come back as {back}", entry.seq)


def _check_names(trial: Trial, entry: Entry, did: Did, shown: set[str]) -> None:
    if did.seat is not None and not 0 <= did.seat < trial.setup.seats:
        raise Broken(f"{entry.action} did {did}, but there is no such seat", entry.seq)
    for name in (did.piece, did.start, did.to):
        if name is not None and not shown.issuperset(name.split()):
            raise Broken(f"{entry.action} did {did}, but no view shows {name}", entry.seq)


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
