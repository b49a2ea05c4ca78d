"""The fuzzer finds what is broken and keeps the game that shows it."""

from pathlib import Path
from typing import Any

import pytest

from mensae.core.game import AnyGame
from mensae.core.record import load
from mensae.core.schema import Undo
from mensae.games import GAMES, gardens
from mensae.lab.fuzz import Broken, fuzz
from tests.variants import changed


def broken(**replaced: Any) -> AnyGame:
    """Gardens with some functions replaced by wrong ones."""
    return changed(gardens.GAME, **replaced)


@pytest.mark.parametrize("name", GAMES)
def test_a_sound_game_leaves_no_file(name: str, tmp_path: Path) -> None:
    """One game each: what is tested here is the fuzzer, and the conformance suite plays many more."""
    assert fuzz(GAMES[name], 0, 3, tmp_path).outcome is not None
    assert list(tmp_path.iterdir()) == []


def test_a_lost_piece_is_found_and_its_game_can_be_replayed(tmp_path: Path) -> None:
    def pieces(state: Any) -> dict[str, int]:
        return {**gardens.GAME.sight.pieces(state), "red": 10 - (sum(state.scores) > 4)}

    def until_it_breaks() -> None:
        for number in range(20):
            fuzz(broken(pieces=pieces), number, 1, tmp_path)

    with pytest.raises(Broken, match="now there are") as failure:
        until_it_breaks()
    (path,) = tmp_path.iterdir()
    assert str(path) in failure.value.__notes__[0]
    table = load(path.read_text(encoding="utf-8"), GAMES).table
    assert sum(table.view(None).holdings[seat].score for seat in range(table.setup.seats)) > 4


def test_a_state_that_the_log_does_not_lead_to_is_found(tmp_path: Path) -> None:
    count = iter(range(10**9))

    def apply(state: Any, seat: int, code: int, at: int) -> None:
        gardens.GAME.rules.apply(state, seat, code, at)
        state.idle_limit = 1000 + next(count)  # which is no function of the log

    with pytest.raises(Broken):
        fuzz(broken(apply=apply), 0, 1, tmp_path)
    assert len(list(tmp_path.iterdir())) == 1


def test_a_crash_in_the_rules_keeps_the_game(tmp_path: Path) -> None:
    def apply(state: Any, seat: int, code: int, at: int) -> None:
        gardens.GAME.rules.apply(state, seat, code, at)
        if len(gardens.GAME.sight.view(state, None).flowers) == 7:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fuzz(broken(apply=apply), 0, 1, tmp_path)
    (path,) = tmp_path.iterdir()
    load(path.read_text(encoding="utf-8"), GAMES)


def test_a_game_without_undo_is_played_without_it(tmp_path: Path) -> None:
    table = fuzz(broken(undo="never"), 0, 1, tmp_path)
    assert not [entry for entry in table.log if isinstance(entry.action, Undo)]
