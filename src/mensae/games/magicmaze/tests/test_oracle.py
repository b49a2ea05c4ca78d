"""The rules once more: what the engine allows and does is what an independent reading of SPEC.md allows and does."""

import pytest

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, CLOCK, HOST
from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.rules import engine
from mensae.games.magicmaze.tests.effects_oracle import happen, worded
from mensae.games.magicmaze.tests.oracle import Model
from mensae.games.magicmaze.tests.random_games import Game, Step, look, play, scattered, some_options
from mensae.games.magicmaze.tests.sight_oracle import expected, resembling, shown


def games(first: int, count: int, entries: int) -> list[Game]:
    """Games with any seats, missions and options."""
    found = []
    for seed in range(first, first + count):
        seats, mission = 1 + seed % 6, 1 + seed // 2 % 5
        found.append(Game(seats, some_options(FastRng(seed), seats, mission), seed, entries))
    return found


@pytest.mark.rule("MM-02", "MM-10", "MM-16", "MM-41", "MM-47", "MM-66", "MM-74", "MM-148", "MM-164", "MM-232", "MM-236")
@pytest.mark.parametrize("game", games(26, 12, 90), ids=lambda game: f"{game.seats}-{game.options.mission}-{game.seed}")
def test_a_game_goes_as_the_rules_say(game: Game) -> None:
    assert compare(game, Model(game.seats, game.options)) > 50


@pytest.mark.rule("MM-02", "MM-16", "MM-23", "MM-78", "MM-157", "MM-167", "MM-169", "MM-172", "MM-188", "MM-195")
@pytest.mark.parametrize(
    "game", games(500, 24, 45), ids=lambda game: f"{game.seats}-{game.options.mission}-{game.seed}"
)
def test_so_does_a_game_from_its_middle(game: Game) -> None:
    begin = resembling(look(scattered(game)), game.seats, game.options)
    assert compare(game, begin, from_middle=True) > 0


@pytest.mark.slow
@pytest.mark.rule("MM-02", "MM-10", "MM-74", "MM-157", "MM-236")
@pytest.mark.parametrize(
    "game",
    games(904, 1, 20_000) + games(909, 1, 1_200),
    ids=lambda game: f"{game.seats}-{game.options.mission}-{game.seed}",
)
def test_so_do_long_games(game: Game) -> None:
    assert compare(game, Model(game.seats, game.options)) > 100


def compare(game: Game, m: Model, from_middle: bool = False) -> int:
    """Plays the game and holds every step to the model; gives how many were compared."""
    rng, steps = FastRng(game.seed + 7), 0
    for step in play(game, scattered(game) if from_middle else None):
        assert engine.actors(step.before) == m.actors()
        for seat in range(game.seats):
            for at in {step.at, step.at + rng.below(3_000)}:
                codes = engine.legal(step.before, seat, at)
                assert codes == sorted(codes), f"seat {seat} at {at}"
                legal = [worded(m, ACTIONS[code]) for code in codes]
                assert len(set(legal)) == len(legal)
                assert set(legal) == m.legal(seat, at), f"seat {seat} at {at}"
        sittings = [worded(m, ACTIONS[code]) for code in engine.legal(step.before, HOST, step.at)]
        assert (len(set(sittings)), set(sittings)) == (len(sittings), m.sittings(step.at))
        compare_chance_and_clock(step, m)
        happen(m, step.seat, worded(m, step.action), step.at)
        seen, told = shown(look(step.after)), expected(m)
        assert {key: seen[key] for key in told} == told, step.action
        steps += 1
    return steps


def compare_chance_and_clock(step: Step, m: Model) -> None:
    """What may be drawn, and when the clock acts."""
    drawn = {worded(m, ACTIONS[code]) for code in engine.legal(step.before, CHANCE, 0)}
    assert drawn == m.chances()
    due = m.deadline()
    assert engine.deadline(step.before) == (due[0] if due else None)
    clock = [worded(m, ACTIONS[code]) for code in engine.legal(step.before, CLOCK, 0)]
    assert clock == ([due[1]] if due else [])
    if step.seat == CLOCK:
        assert due == (step.at, worded(m, step.action))
