"""What bots steer by promises, and random play, and team-mates."""

from functools import partial
from statistics import mean, variance
from typing import get_args

from mensae.core.chance import FastRng
from mensae.core.schema import HOST, Skill
from mensae.core.state import dump
from mensae.lab.promises.random_games import LONGEST, play_plainly
from mensae.lab.promises.trial import Broken, Trial

FOLLOWED = 40  # entries


def check_guide(trial: Trial) -> None:
    """`worth` is from 0 to 1, and a playout, short or to the end, stays within the rules."""
    game, rules = trial.game, trial.game.rules
    pieces = game.sight.pieces(rules.setup(trial.setup))
    for seq, now, state, _ in trial.moments():
        for horizon in (1, 5, LONGEST):
            game.guide.playout(state, FastRng(trial.seed), horizon)
            if game.sight.pieces(state) != pieces:
                raise Broken("a playout makes or loses pieces", seq)
            actors = rules.actors(state)
            if bool(actors) != (rules.outcome(state) is None) or not all(rules.legal(state, s, now) for s in actors):
                raise Broken("a playout leads nowhere", seq)
            worths = [game.guide.worth(state, seat) for seat in range(trial.setup.seats)]
            if not all(0 <= worth <= 1 for worth in worths):
                raise Broken(f"worths {worths}", seq)
        if not rules.outcome(state) and rules.actors(state) != [HOST]:
            raise Broken("a playout does not end", seq)


def check_play_random(trial: Trial, games: int = 300) -> None:
    """`play_random` plays like random play through the contract: as long, and with the same scores."""
    game = trial.game
    fast: list[list[int]] = []
    plain: list[list[int]] = []
    for i in range(games):
        for sample, play_on in ((fast, game.play_random), (plain, partial(play_plainly, game))):
            state = game.rules.setup(trial.setup)
            entries = play_on(state, FastRng(trial.seed + i))
            result = game.rules.outcome(state)
            if result is None:
                raise Broken("random play does not end")
            sample.append([entries, *result.scores])
    for mine, theirs in zip(zip(*fast, strict=True), zip(*plain, strict=True), strict=True):
        spread = ((variance(mine) + variance(theirs)) / games) ** 0.5
        if abs(mean(mine) - mean(theirs)) > 4 * spread:
            raise Broken(f"means {mean(mine)} and {mean(theirs)} of entries or scores")


def check_memory(trial: Trial) -> None:
    """What mates advise follows from the positions that were followed, not from what they were asked meanwhile."""
    game, rules = trial.game, trial.game.real_time
    if rules is None:
        return
    state, quiet, asked = game.rules.setup(trial.setup), rules.new_memory(), rules.new_memory()
    at, seats = 0, range(trial.setup.seats)
    for entry in trial.table.standing[:FOLLOWED]:
        at = entry.at
        game.rules.apply(state, entry.seat, game.codes[entry.action], at)
        before = dump(state)
        for memory in (quiet, asked):
            rules.follow(state, memory)
        for seat in seats:
            _ = rules.mate(state, seat, "easy", at + 5000, asked), rules.hints(state, seat, asked)
        if dump(state) != before:
            raise Broken("asking a mate changes the state", entry.seq + 1)
    for seat in seats:
        for skill in get_args(Skill):
            one, other = (rules.mate(state, seat, skill, at, memory) for memory in (quiet, asked))
            if one != other:
                raise Broken(f"seat {seat}: {one} becomes {other} where mates were asked before")
        if rules.hints(state, seat, quiet) != rules.hints(state, seat, asked):
            raise Broken(f"seat {seat}: the hints change where mates were asked before")
