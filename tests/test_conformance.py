"""Every game keeps the contract."""

from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mensae import COMPILED
from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.schema import CHANCE, CLOCK, Outcome, Setup, TimeUp
from mensae.games import GAMES
from mensae.lab import promises as suite
from mensae.lab.promises import Promise, Trial
from mensae.lab.promises.random_games import played, random_setup
from tests import hermits, highcard, rush
from tests.examples import examples
from tests.highcard.play import CODE
from tests.highcard.schema import Dealt, Options

pytestmark = pytest.mark.both

HIGHCARD: AnyGame = highcard.GAME
RUSH: AnyGame = rush.GAME
HERMITS: AnyGame = hermits.GAME
ALL: dict[str, AnyGame] = {**GAMES, "highcard": HIGHCARD, "rush": RUSH, "hermits": HERMITS}
TABLES = [pytest.param(game, seats, id=f"{id}-{seats}") for id, game in ALL.items() for seats in game.seats]
SEEDS = range(1, 4) if COMPILED else range(1, 2)  # both builds play the same games; the slow one fewer
CHECKS = [promise for promise in suite.OF_EACH_PLAY if promise is not suite.check_texts]  # our own games have no texts


@lru_cache(maxsize=32)
def trial(game: AnyGame, seats: int, seed: int) -> Trial:
    """A game that is played once, whatever is checked on it."""
    return Trial(played(game, random_setup(game, seats, FastRng(seed)), seed), seed)


@pytest.mark.parametrize("game", [pytest.param(game, id=id) for id, game in ALL.items()])
def test_every_action_survives_the_wire_and_the_notation(game: AnyGame) -> None:
    suite.check_actions(trial(game, game.seats[-1], 1))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("check", CHECKS)
def test_the_game_keeps_the_contract(check: Promise, game: AnyGame, seats: int, seed: int) -> None:
    check(trial(game, seats, seed))


@pytest.mark.slow
@pytest.mark.parametrize("game", [pytest.param(game, id=id) for id, game in ALL.items()])
@given(data=st.data())
@settings(max_examples=examples(30 if COMPILED else 10))  # the same games in both builds
def test_games_with_any_options_end_and_replay_and_lose_no_piece(game: AnyGame, data: st.DataObject) -> None:
    seats, seed = data.draw(st.sampled_from(game.seats)), data.draw(st.integers(0, 2**31))
    for check in (suite.check_games_end, suite.check_replay, suite.check_pieces):
        check(trial(game, seats, seed))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_fast_random_games_are_random_games(game: AnyGame, seats: int) -> None:
    suite.check_play_random(trial(game, seats, 3), 300 if COMPILED else 60)


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("id", GAMES)
def test_the_game_speaks_every_language(id: str, seed: int) -> None:
    for seats in GAMES[id].seats:
        suite.check_texts(trial(GAMES[id], seats, seed))


def test_equal_cards_share_a_place() -> None:
    state = highcard.GAME.rules.setup(Setup(4, Options()))
    for card in (7, 9, 7, 3):
        highcard.GAME.rules.apply(state, CHANCE, CODE[Dealt(card)], 0)
    highcard.GAME.rules.apply(state, CLOCK, CODE[TimeUp()], 20_000)
    highcard.GAME.rules.apply(state, CHANCE, highcard.GAME.rules.draw(state, FastRng()), 20_000)
    assert highcard.GAME.rules.outcome(state) == Outcome("HC-08", [7, 9, 7, 3], [2, 1, 2, 4])
