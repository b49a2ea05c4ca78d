"""From a log back to its table."""

from collections.abc import Iterable

from mensae.core.game import A, Game, S, V
from mensae.core.notation import write
from mensae.core.schema import CHANCE, Entry, Refusal, Refused, Setup
from mensae.core.table import Table


class BadLog(Exception):
    """A log that is not what the rules and the seed would have made; the message names the entry and the reason."""

    def __init__(self, seq: int, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"entry {seq}: {reason}")
        self.seq = seq
        self.refusal = refusal  # why the entry is not legal, if that is what is wrong


def replay(
    game: Game[S, A, V],
    setup: Setup,
    entries: Iterable[Entry],
    seed: bytes | None = None,
    verify: bool = False,
    begin: S | None = None,
) -> Table[S, A, V]:
    """The table that the entries lead to, from its setup or from where a fork begins.

    Raises `BadLog` at the first that the rules do not allow. With `verify` each outcome of chance must also be the one
    that the seed gives.
    """
    table = Table(game, setup, seed, begin)
    for entry in entries:
        seq = len(table.lines)
        if entry.seq != seq:
            raise BadLog(seq, f"is numbered {entry.seq}")
        if entry.at < table.now:
            raise BadLog(seq, f"is at {entry.at} ms, before the entry above it at {table.now} ms")
        if verify and entry.seat == CHANCE and table.actors == [CHANCE] and (due := table.drawn(seq)) != entry.action:
            raise BadLog(seq, f"chance made '{write(entry.action)}', but the seed gives '{write(due)}'")
        try:
            table.record(entry)
        except Refused as error:
            rule = error.refusal.rule or error.refusal.text.key
            reason = f"'{write(entry.action)}' by seat {entry.seat} is not legal ({rule})"
            raise BadLog(seq, reason, error.refusal) from error
    return table


def after_entry(table: Table[S, A, V], seq: int) -> Table[S, A, V]:
    """The table as it was after entry `seq`, to look at."""
    return replay(table.game, table.setup, table.log[: seq + 1], begin=table.begin)
