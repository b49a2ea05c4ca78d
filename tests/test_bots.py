"""Bots play every game, know only what their seat may know, and get better from random to search."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from mensae import COMPILED
from mensae.bots import BOTS, UnknownBot, make_bot, think
from mensae.bots.search import TRIES, Search
from mensae.bots.sure import sure_win
from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.schema import CHANCE, CLOCK, Seat, Setup
from mensae.core.state import dump
from mensae.games import GAMES
from mensae.lab.tournament import interval, play_game, standings, tournament
from tests import highcard
from tests.highcard.play import State
from tests.highcard.schema import Keep, Options
from tests.variants import changed


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy", "search:8", "search:1ms"])
def test_a_bot_plays_a_whole_game_of_legal_actions(id: str, bot: str) -> None:
    game, player, rng = GAMES[id], make_bot(bot), FastRng(4)
    state = game.rules.setup(Setup(game.seats[0], game.options()))
    at = 0
    while actors := game.rules.actors(state):
        seat, deadline = actors[0], game.deadline(state)
        if seat != CHANCE and deadline is not None and deadline <= at:
            seat, code = CLOCK, game.rules.legal(state, CLOCK, at)[0]
        else:
            code = game.rules.draw(state, rng) if seat == CHANCE else think(player, game, state, seat, rng, at)
        assert code in game.rules.legal(state, seat, at)
        game.rules.apply(state, seat, code, at)
        at += 3000  # where a clock runs, games end


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_thinking_leaves_the_position_as_it_was(id: str, bot: str) -> None:
    game, rng = GAMES[id], FastRng(9)
    player = Search(playouts=30) if bot == "search" else make_bot(bot)
    state = game.rules.setup(Setup(game.seats[0], game.options()))
    while game.rules.actors(state) == [CHANCE]:
        game.rules.apply(state, CHANCE, game.rules.draw(state, rng), 0)
    before = dump(state)
    think(player, game, state, game.rules.actors(state)[0], rng)
    assert dump(state) == before


def test_the_same_seed_gives_the_same_playouts() -> None:
    game = GAMES["gardens"]
    first, second = (
        play_game(game, [make_bot("search:10"), make_bot("greedy")], game.options(), seed=3, number=1) for _ in range(2)
    )
    assert first == second


def test_insights_come_best_first_and_count_every_playout() -> None:
    game, rng = GAMES["gardens"], FastRng(2)
    state = game.rules.setup(Setup(2, game.options()))
    while game.rules.actors(state) == [CHANCE]:
        game.rules.apply(state, CHANCE, game.rules.draw(state, rng), 0)
    insights = Search(playouts=200).insights(game, state, game.rules.actors(state)[0], rng)
    assert sum(insight.visits for insight in insights) == 200
    assert [i.visits for i in insights] == sorted((i.visits for i in insights), reverse=True)
    assert all(0 <= insight.worth <= 1 for insight in insights)


# Wins for the taking


def last_moves(game: AnyGame, options: Any, seats: int, games: int) -> Iterator[tuple[Any, Seat]]:
    """Positions of greedy games in which the winner goes on to win before chance or anybody else has a say."""
    bot = make_bot("greedy")
    for seed in range(games):
        state, rng = game.rules.setup(Setup(seats, options)), FastRng(seed + 1)
        mover, before = CHANCE, state
        while actors := game.rules.actors(state):
            if actors[0] != mover:
                mover, before = actors[0], game.copy(state)
            code = game.rules.draw(state, rng) if mover == CHANCE else think(bot, game, state, mover, rng)
            game.rules.apply(state, mover, code, 0)
        result = game.rules.outcome(state)
        if result is not None and result.winners == [mover]:
            yield before, mover


@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [
        ("spacemaze", 2, {"layout": "square5"}),
        ("spacemaze", 2, {"layout": "rect3x5", "relic_tile_fixed": True}),
        ("spacemaze", 4, {"layout": "diamond2"}),
        ("gardens", 2, {}),
    ],
)
def test_search_does_not_leave_a_sure_win_lying(id: str, seats: int, options: dict[str, Any]) -> None:
    game, rng, found = GAMES[id], FastRng(6), 0
    for state, seat in last_moves(game, game.options(**options), seats, games=12):
        while game.rules.actors(state) == [seat]:
            game.rules.apply(state, seat, think(Search(playouts=2), game, state, seat, rng), 0)
        result = game.rules.outcome(state)
        assert result is not None
        assert result.winners == [seat]
        found += 1
    assert found >= 4


def test_a_hint_begins_with_what_wins_for_sure() -> None:
    game, rng = GAMES["spacemaze"], FastRng(1)
    state, seat = next(last_moves(game, game.options(), 2, games=1))
    best, *others = Search(playouts=60).insights(game, state, seat, rng)
    assert (best.code, best.worth) == (sure_win(game, state, seat, rng, 0, TRIES, 0.0), 1.0)
    assert best.visits + sum(insight.visits for insight in others) == 60
    assert best.code not in [insight.code for insight in others]


@pytest.mark.parametrize(("card", "sure"), [(13, True), (12, True), (7, False)])
def test_a_win_that_hangs_on_a_hidden_card_is_not_sure(card: int, sure: bool) -> None:
    def hasty(s: State, seat: Seat, code: int, at: int) -> None:
        """All cards are turned up as soon as one is kept."""
        highcard.GAME.rules.apply(s, seat, code, at)
        s.shown = "keep" in s.choices

    game = changed(highcard.GAME, apply=hasty)
    state = game.rules.setup(Setup(2, Options(highest=11)))
    state.cards, state.choices = [card, 1], [None, "swap"]
    won = game.codes[Keep()] if sure else None
    assert sure_win(game, state, 0, FastRng(3), 0, TRIES, 0.0) == won


@pytest.mark.parametrize(
    "name", ["", "deep", "search:", "search:0", "search:0ms", "greedy:10", "search:5s", "search:-1"]
)
def test_an_unknown_bot_is_refused_with_the_names_that_exist(name: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(f"there is no bot '{name}'; there are random, greedy, search")):
        make_bot(name)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "better", "worse", "games"),
    [
        ("gardens", "greedy", "random", 60),
        ("gardens", "search:150", "greedy", 14),
        ("spacemaze", "greedy", "random", 60),
    ],
)
def test_the_better_bot_wins(game: str, better: str, worse: str, games: int) -> None:
    """The full figures come from `mensae tournament`; playouts, not time, keep this the same on every machine.

    Both builds play the same games, so the slow one plays a few of them.
    """
    count = games if COMPILED else max(8, games // 6)
    played = list(tournament(game, [better, worse], count, GAMES[game].options(), seed=8, workers=2))
    assert standings([better, worse], played)[0].low > 0.5


def test_seats_rotate_and_shares_add_up() -> None:
    game = GAMES["gardens"]
    bots = [make_bot("greedy"), make_bot("random"), make_bot("random")]
    played = [play_game(game, bots, game.options(), seed=1, number=n) for n in range(6)]
    assert all(abs(sum(one.shares) - 1) < 1e-9 for one in played)
    greedy, one, other = standings(["greedy", "random", "random"], played)
    assert greedy.wins >= 5
    assert greedy.mean_score > max(one.mean_score, other.mean_score)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(70, 100)
    assert (round(low, 4), round(high, 4)) == (0.6042, 0.7811)
    assert interval(0, 10)[0] == pytest.approx(0, abs=1e-12)
    assert interval(10, 10)[1] == pytest.approx(1)
