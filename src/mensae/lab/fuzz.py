"""Random games through the table, and every promise of the contract checked on each.

A game that breaks one is saved as a log that `mensae replay` can read.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mensae.core.chance import SEED_BYTES, FastRng, KeyedRng, Rng
from mensae.core.game import AnyGame
from mensae.core.record import BadRecord, export, load
from mensae.core.table import Table
from mensae.lab.promises import OF_EACH_PLAY, Broken, Promise, Trial, check_actions, check_play_random, sentence
from mensae.lab.promises.random_games import play, random_setup
from mensae.lab.promises.trial import AnyTable

MOMENTS = 2  # of a game, drawn anew for each promise
ENOUGH = 50  # games that must be played at least for means to be compared


def fuzz(game: AnyGame, number: int, seed: int, folder: Path) -> AnyTable:
    """Plays random game `number` of a seed to its end; if it breaks a promise, its log is kept in the folder."""
    rng = KeyedRng(seed.to_bytes(32, "big"), number)
    table = random_table(game, rng)
    with _kept(table, folder / f"fuzz-{game.id}-{seed}-{number}.jsonl"):
        play(table, rng, undo=True)
        trial = Trial(table, rng.below(1 << 31), MOMENTS)
        for promise in (*OF_EACH_PLAY, check_record):
            keep(promise, trial)
    return table


def fuzz_once(game: AnyGame, games: int, seed: int) -> None:
    """Checks what does not depend on a single play: every action, and random play if so many games are enough."""
    trial = Trial(random_table(game, FastRng(seed)), seed)
    keep(check_actions, trial)
    if games >= ENOUGH:
        keep(check_play_random, trial)


def keep(promise: Promise, trial: Trial) -> None:
    """Checks a promise; whatever goes wrong names it."""
    try:
        promise(trial)
    except Exception as error:
        error.add_note(f"the promise: {sentence(promise)}")
        raise


def random_table(game: AnyGame, rng: Rng) -> AnyTable:
    """A table with random seats and options."""
    setup = random_setup(game, game.seats[rng.below(len(game.seats))], rng)
    return Table(game, setup, bytes(int(rng.below(256)) for _ in range(SEED_BYTES)))


def check_record(trial: Trial) -> None:
    """A record loads again, and its dice are those of the seed."""
    try:
        load(export(trial.table, _names(trial.table)), {trial.game.id: trial.game}, verify=True)
    except BadRecord as error:
        raise Broken(f"the record does not load again: {error}") from error


@contextmanager
def _kept(table: AnyTable, path: Path) -> Iterator[None]:
    """Keeps the log of a table with which something goes wrong, unless somebody stops it."""
    try:
        yield
    except Exception as error:
        path.write_text(export(table, _names(table), keep_seed=True), encoding="utf-8")
        error.add_note(f"the log of this game is in {path}")
        if isinstance(error, Broken) and error.seq:
            error.add_note(f"the position: mensae replay {path} --at {error.seq - 1}")
        raise


def _names(table: AnyTable) -> list[str]:
    return [f"Bot {seat + 1}" for seat in range(table.setup.seats)]
