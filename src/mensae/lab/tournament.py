"""Bots against each other: many games over all cores, seats rotated, with honest intervals."""

from collections.abc import Iterator, Sequence
from math import sqrt
from multiprocessing import Pool
from signal import SIG_IGN, SIGINT, signal
from typing import Any, TypeAlias

from msgspec import Struct

from mensae.bots import Bot, UnknownBot, make_bot, make_player, think
from mensae.bots.mate import Mate
from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.schema import CHANCE, CLOCK, Setup
from mensae.games import GAMES
from mensae.lab.team import play_team

PACE = 1000  # ms of table time for a decision

Job: TypeAlias = tuple[str, list[str], Any, int, int]  # game, bots, options, seed, number


class Played(Struct, frozen=True):
    """One game, by bot (not by seat)."""

    shares: list[float]  # of the win: 1 for the only winner, 1/n for each of n; in a team 1 for all
    scores: list[int]
    entries: int


class Standing(Struct, frozen=True):
    """What a bot has reached."""

    bot: str
    games: int
    wins: float  # shared wins count their share, but those of a team
    rate: float
    low: float  # 95 % interval of the rate
    high: float
    mean_score: float


def tournament(
    game: str, bots: Sequence[str], games: int, options: Any, seed: int = 1, workers: int | None = None
) -> Iterator[Played]:
    """Plays the games, each bot in every seat in turn, and gives each as it is finished; the order is fixed."""
    for bot in bots:
        make_player(bot, GAMES[game])  # a wrong name or setup is told at once, not by a worker
    if len({bot.startswith("mate") for bot in bots}) > 1:
        raise UnknownBot("mates play with mates only, since they say when they act")
    GAMES[game].rules.setup(Setup(len(bots), options))
    return _played([(game, list(bots), options, seed, number) for number in range(games)], workers)


def _played(jobs: list[Job], workers: int | None) -> Iterator[Played]:
    with Pool(workers, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:  # Ctrl-C ends the pool, not its games
        yield from pool.imap(_play_job, jobs)


def standings(bots: Sequence[str], played: Sequence[Played]) -> list[Standing]:
    """The result for each bot, in the order given."""
    games = len(played)
    rows = []
    for i, bot in enumerate(bots):
        wins = sum(one.shares[i] for one in played)
        low, high = interval(wins, games)
        mean = sum(one.scores[i] for one in played) / games
        rows.append(Standing(bot, games, wins, wins / games, low, high, mean))
    return rows


def interval(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval in which the true rate lies with 95 %."""
    z = 1.959964
    rate = wins / games
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    middle = rate + z * z / (2 * games)
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def _play_job(job: Job) -> Played:
    game, names, options, seed, number = job
    players = [make_player(name, GAMES[game]) for name in names]
    mates = [player for player in players if isinstance(player, Mate)]
    if mates:
        return play_mates(GAMES[game], mates, options, seed, number)
    return play_game(GAMES[game], [make_bot(name) for name in names], options, seed, number)


def play_mates(game: AnyGame, mates: Sequence[Mate], options: Any, seed: int, number: int) -> Played:
    """Game `number` of a series, in real time; a win that all share counts whole for each."""
    seats = len(mates)
    seating = [mates[(seat - number) % seats] for seat in range(seats)]
    state = game.rules.setup(Setup(seats, options))
    events = play_team(game, state, seating, FastRng(seed * 1_000_003 + number))
    result = game.rules.outcome(state)
    assert result is not None
    where = [(i + number) % seats for i in range(seats)]
    wins = [1.0 if seat in result.winners else 0.0 for seat in where]
    return Played(wins, [result.scores[seat] for seat in where], len(events))


def play_game(game: AnyGame, bots: Sequence[Bot], options: Any, seed: int, number: int) -> Played:
    """Game `number` of a series: bot i sits in seat (i + number) modulo the seats."""
    seats = len(bots)
    seating = [bots[(seat - number) % seats] for seat in range(seats)]
    rng = FastRng(seed * 1_000_003 + number)
    state = game.rules.setup(Setup(seats, options))
    entries = at = 0
    while actors := game.rules.actors(state):
        seat = actors[rng.below(len(actors))]
        deadline = game.deadline(state)
        if seat == CHANCE:
            code = game.rules.draw(state, rng)
        elif deadline is not None and deadline <= at:
            seat, code = CLOCK, game.rules.legal(state, CLOCK, at)[0]
        else:
            code = think(seating[seat], game, state, seat, rng, at)
            at += PACE
        game.rules.apply(state, seat, code, at)
        entries += 1
    result = game.rules.outcome(state)
    assert result is not None
    share = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    where = [(i + number) % seats for i in range(seats)]
    return Played([share[seat] for seat in where], [result.scores[seat] for seat in where], entries)
