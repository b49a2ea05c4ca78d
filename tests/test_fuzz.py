"""The fuzzer finds what is broken and keeps the game that shows it."""

from pathlib import Path
from typing import Any

import pytest

from mensae.core.game import AnyGame
from mensae.core.record import load
from mensae.core.replay import after_entry
from mensae.core.schema import Told, Undo
from mensae.games import GAMES, gardens
from mensae.lab.fuzz import ENOUGH, fuzz, fuzz_once
from mensae.lab.promises import Broken
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
    seq = failure.value.seq
    assert seq is not None
    assert failure.value.__notes__ == [
        "the promise: No piece comes or goes.",
        f"the log of this game is in {path}",
        f"the position: mensae replay {path} --at {seq - 1}",
    ]
    table = load(path.read_text(encoding="utf-8"), GAMES).table
    before, position = (sum(after_entry(table, at).state.scores) for at in (seq - 2, seq - 1))
    assert before <= 4 < position


@pytest.mark.parametrize(
    ("name", "function", "promise"),
    [
        ("copy", lambda state: state, "A copy is equal, and neither changes with the other."),
        ("worth", lambda state, seat: 2.0, "`worth` is from 0 to 1, and a playout, short or to the end, stays within"),
        ("prompt", lambda state, seat: Told("gardens-nothing"), "Every prompt, choice, line of the log and refusal"),
    ],
)
def test_every_promise_of_the_suite_is_checked_and_named(
    name: str, function: Any, promise: str, tmp_path: Path
) -> None:
    with pytest.raises(Broken) as failure:
        fuzz(broken(**{name: function}), 0, 1, tmp_path)
    assert failure.value.__notes__[0].startswith(f"the promise: {promise}")


def test_what_no_single_game_shows_is_checked_once() -> None:
    gardener = gardens.GAME.actions[0]
    with pytest.raises(Broken, match="two codes"):
        fuzz_once(broken(actions=[*gardens.GAME.actions, gardener]), 1, 1)
    lazy = broken(play_random=lambda state, rng: gardens.GAME.guide.playout(state, rng, 1_000_000))
    fuzz_once(lazy, ENOUGH - 1, 1)  # too few games to tell
    with pytest.raises(Broken, match="means"):
        fuzz_once(lazy, ENOUGH, 1)


def test_an_undo_that_leads_elsewhere_is_found(tmp_path: Path) -> None:
    """A copy that forgets something: undo starts from one."""

    def copy(state: Any) -> Any:
        copied = gardens.GAME.copy(state)
        copied.idle_limit = 1
        return copied

    with pytest.raises(Broken) as failure:
        fuzz(broken(copy=copy), 0, 1, tmp_path)
    assert (
        failure.value.__notes__[0]
        == "the promise: Setup and entries give the state, at every moment, and the seed gives what chance did."
    )


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
