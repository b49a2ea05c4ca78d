"""What states promise: the log leads to them, copies are their own, looking changes nothing, undo leads back."""

from functools import partial
from typing import Any

from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.replay import BadLog, replay
from mensae.core.schema import HOST, Entry
from mensae.core.state import dump
from mensae.lab.promises.listening import face, noted
from mensae.lab.promises.trial import AnyTable, Broken, Trial, refused


def check_replay(trial: Trial) -> None:
    """Setup and entries give the state, at every moment, and the seed gives what chance did."""
    if dump(_replayed(trial, len(trial.table.lines)).state) != dump(trial.table.state):
        raise Broken("the replay does not lead to the table", len(trial.table.lines))
    for seq, _, state, table in trial.moments():
        again = _replayed(trial, seq)
        if dump(again.state) != dump(state):
            raise Broken("the replay leads elsewhere", seq)
        for line, same in zip(again.lines, table.lines, strict=False):
            if (line.told, line.told_others, line.notes) != (same.told, same.told_others, same.notes):
                raise Broken(f"the replay tells something else of entry {line.entry.seq}", seq)


def _replayed(trial: Trial, seq: int) -> AnyTable:
    try:
        return replay(trial.game, trial.setup, trial.table.log[:seq], trial.table.seed, verify=True)
    except BadLog as error:
        raise Broken(f"the log does not replay: {error}", error.seq) from error


def check_copy(trial: Trial) -> None:
    """A copy is equal, and neither changes with the other."""
    game = trial.game
    for seq, _, state, _ in trial.moments():
        before, copy, other = dump(state), game.copy(state), game.copy(state)
        if dump(copy) != before:
            raise Broken("the copy differs", seq)
        game.play_random(copy, FastRng(trial.seed))
        if dump(state) != before:
            raise Broken("the state changes with its copy", seq)
        game.play_random(state, FastRng(trial.seed))
        if dump(other) != before:
            raise Broken("the copy changes with its state", seq)


def check_reading(trial: Trial) -> None:
    """Only `apply`, `playout` and `play_random` change a state."""
    game, seats = trial.game, range(trial.setup.seats)
    for seq, now, state, table in trial.moments():
        before = dump(state)
        for reader in trial.readers:
            face(game, state, reader, now)
            game.speech.sketch(game.sight.view(state, reader), [])
        for seat in seats:
            _ = game.guide.worth(state, seat), game.resample(state, seat, FastRng(trial.seed))
        for entry in table.log[seq : seq + 1]:
            if entry.action in game.codes:
                _tell_without_change(game, state, entry)
        _ = game.copy(state), game.sight.pieces(state), game.rules.outcome(state), game.deadline(state)
        _ = game.rules.actors(state), [game.rules.legal(state, seat, now) for seat in range(HOST, len(seats))]
        if dump(state) != before:
            raise Broken("looking at the state changes it", seq)


def _tell_without_change(game: AnyGame, state: Any, entry: Entry) -> None:
    speech = game.speech
    changed, notes = noted(game, state, entry)
    before = dump(changed), notes.copy()
    speech.tell(changed, entry.seat, entry.action, notes)
    if game.audience(state, entry.seat, entry.action) is not None:
        speech.tell(changed, entry.seat, None, notes)
    if (dump(changed), notes) != before:
        raise Broken(f"telling {entry.action} changes the state or the notes", entry.seq)


def check_undo(trial: Trial) -> None:
    """Undo, free or by consent, leads back to the very state before."""
    game, tried, undone = trial.game, 0, 0
    for entry in trial.entries(10, lambda entry: entry.seat >= 0):
        table = replay(game, trial.setup, trial.table.log[: entry.seq], trial.table.seed)
        before = dump(table.state)
        table.act(entry.seat, entry.action, entry.at)
        if table.outcome:
            continue
        tried += 1
        if refusal := refused(partial(table.undo, entry.seat)):
            if game.undo == "consent":
                raise Broken(f"undoing it is refused: {refusal}", entry.seq)
            continue
        for seat in range(trial.setup.seats):
            if table.asked and seat != entry.seat:
                table.answer_undo(seat, agree=True)
        undone += 1
        if dump(table.state) != before:
            raise Broken("undoing it leads elsewhere", entry.seq)
        if dump(replay(game, trial.setup, table.log).state) != before:
            raise Broken("replaying its undo leads elsewhere", entry.seq)
    if tried and not undone and game.undo != "never" and trial.most is None:
        raise Broken("every undo is refused")
