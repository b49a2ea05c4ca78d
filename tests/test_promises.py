"""The promises of the contract are all checked, and each check notices a game that breaks its promise."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from mensae.core.game import AnyGame
from mensae.core.schema import CHANCE, Seat, Setup, Told
from mensae.games import gardens
from mensae.lab import promises as suite
from mensae.lab.promises import Promise, Trial
from mensae.lab.promises.random_games import played
from mensae.lab.promises.rules import rare_draws
from tests import highcard, rush
from tests.broken_games import BROKEN, fickle_mate
from tests.highcard.schema import Options
from tests.variants import changed

pytestmark = pytest.mark.both

HIGHCARD: AnyGame = highcard.GAME
RUSH: AnyGame = rush.GAME


def test_every_promise_is_checked_and_says_what_is_promised() -> None:
    modules = [import_module(f"{suite.__name__}.{info.name}") for info in iter_modules(suite.__path__)]
    written = {value for module in modules for name, value in vars(module).items() if name.startswith("check_")}
    assert written == {*suite.OF_A_GAME, *suite.OF_EACH_PLAY}
    assert all(suite.sentence(promise).endswith(".") for promise in written)
    assert {check for check, *_ in BROKEN} | {suite.check_texts, suite.check_memory} == written  # and each can fail


def test_rare_outcomes_of_chance_are_found() -> None:
    """Ten blue flowers among the first twelve come once in a thousand million deals."""
    state = gardens.GAME.rules.setup(Setup(5, gardens.GAME.options()))
    while gardens.GAME.sight.view(state, None).asks != "deal":
        gardens.GAME.rules.apply(state, *_first_choice(state), 0)
    legal = set(gardens.GAME.rules.legal(state, CHANCE, 0))
    assert len(legal) == 11
    assert rare_draws(gardens.GAME, state, legal) == legal


def _first_choice(state: Any) -> tuple[Seat, int]:
    seat = gardens.GAME.rules.actors(state)[0]
    return seat, gardens.GAME.rules.legal(state, seat, 0)[0]


@pytest.mark.parametrize(("check", "name", "function"), BROKEN)
def test_the_suite_notices_a_game_with_a_broken_function(check: Promise, name: str, function: Any) -> None:
    broken = changed(highcard.GAME, **{name: function})
    with pytest.raises(AssertionError):  # broken, or caught by the game itself
        check_seeds(check, broken)


@pytest.mark.parametrize("check", list(dict.fromkeys(check for check, *_ in BROKEN)))
def test_the_suite_is_content_with_the_same_games_unbroken(check: Promise) -> None:
    check_seeds(check, HIGHCARD)


def check_seeds(check: Promise, game: AnyGame) -> None:
    for seed in range(10):
        check(Trial(played(game, Setup(3, Options(highest=5)), seed), seed))


def test_the_suite_notices_a_mate_that_changes_its_mind_when_asked() -> None:
    with pytest.raises(suite.Broken, match="where mates were asked before"):
        suite.check_memory(Trial(played(changed(RUSH, mate=fickle_mate), Setup(2, RUSH.options()), 1), 1))


def test_the_suite_notices_a_text_that_no_language_has() -> None:
    broken = changed(gardens.GAME, prompt=lambda s, seat: Told("gardens-ask-nothing"))
    with pytest.raises(suite.Broken, match="gardens-ask-nothing"):
        suite.check_texts(Trial(played(broken, Setup(2, gardens.GAME.options()), 1), 1))
