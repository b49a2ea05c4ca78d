"""Workers follow their tables from entry to entry, and know and advise the same as those who are told all."""

import os
import signal
from functools import cache
from typing import Any

import pytest

from mensae.bots.mate import Mate
from mensae.core.chance import FastRng
from mensae.core.schema import Seat, Setup, Skill
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games import magicmaze
from mensae.games.magicmaze.team.thoughts import MOST
from mensae.lab.team import play_table
from mensae.server.following import Following, Hearsay, Known, Unknown
from mensae.server.position import Position, build, mark_of
from mensae.server.processes import is_gone
from mensae.server.thinking import Advise, answer
from mensae.server.workers import Think
from tests.server.worker_games import GAMES
from tests.server.worker_pool import BUDGET, here, run, until, working
from tests.tables import SEED, placed

TEAM: list[tuple[Seat, Skill]] = [(0, "hard"), (1, "medium"), (2, "easy")]


@cache
def maze() -> Position:
    """A whole game of Magic Maze on Mars by three mates."""
    table: Table[Any, Any, Any] = Table(magicmaze.GAME, Setup(3, magicmaze.GAME.options(mission=3)), SEED)
    play_table(table, [Mate(skill) for _, skill in TEAM])
    return whole(table)


def whole(table: Table[Any, Any, Any], name: str = "t") -> Position:
    moves = [(entry.seat, table.game.codes[entry.action], entry.at) for entry in table.standing]
    return Position(table.game.id, table.setup, moves, table.now, table=name)


def after(position: Position, count: int, name: str = "t") -> Position:
    """The table as it was after so many moves."""
    moves = position.moves[:count]
    return Position(position.game, position.setup, moves, moves[-1][2] if moves else 0, table=name)


def told(heard: Hearsay, tables: Following, position: Position) -> Any:
    """The state that a worker has, which is told no more than it must be."""
    return tables.find(*heard.news(position)).state


def test_only_what_is_new_is_told() -> None:
    game, heard = maze(), Hearsay()
    assert heard.news(after(game, 20)) == (after(game, 20), None)
    news, known = heard.news(after(game, 23))
    assert (news.moves, known) == (game.moves[20:23], Known(mark_of(game.moves[:20]), mark_of(game.moves[:23])))
    news, known = heard.news(after(game, 23))  # time has passed, and nothing else
    assert (news.moves, known) == ([], Known(mark_of(game.moves[:23]), mark_of(game.moves[:23])))
    assert heard.news(after(game, 23, "other")) == (after(game, 23, "other"), None)
    nameless = Position(game.game, game.setup, game.moves, game.at)
    assert heard.news(nameless) == heard.news(nameless) == (nameless, None)


@pytest.mark.both
def test_mates_advise_the_same_whether_they_were_followed_or_told_all() -> None:
    game, heard, tables = maze(), Hearsay(), Following(GAMES)
    count = busy = 0
    while count < len(game.moves):
        count += 1 + count % 4
        position = after(game, min(count, len(game.moves)))
        news, known = heard.news(position)
        assert (known is None) == (count == 1)
        followed = answer(Advise(news, TEAM), tables, known)
        if count % 5 == 0:
            assert followed == answer(Advise(position, TEAM), Following(GAMES)), f"after {count} moves"
        busy += any(advice.code is not None for advice in followed.advices)  # type: ignore[union-attr]
    assert busy > 20


def test_bots_of_other_games_think_the_same_about_a_table_that_is_followed() -> None:
    table, rng, heard, tables = placed()[0], FastRng(5), Hearsay(), Following(GAMES)
    for number in range(12):
        seat = table.actors[0]
        job = Think(whole(table), seat, "search:30", number)
        news, known = heard.news(job.position)
        assert answer(Think(news, seat, "search:30", number), tables, known) == here(job)
        choices = table.legal(seat)
        table.act(seat, choices[rng.below(len(choices))])
    assert len(tables) == 1


def test_a_log_that_went_another_way_is_told_from_the_beginning() -> None:
    table, first, second = placed()
    heard, tables = Hearsay(), Following(GAMES)
    table.act(table.actors[0], table.legal(table.actors[0])[0])
    told(heard, tables, whole(table))
    mover = next(entry.seat for entry in reversed(table.standing) if entry.seat >= 0)
    table.undo(mover)
    for seat in (first, second):
        if table.asked is not None and seat != mover:
            table.answer_undo(seat, True)
    fewer = heard.news(whole(table))
    assert fewer == (whole(table), None)
    tables.find(*fewer)
    table.act(table.actors[0], table.legal(table.actors[0])[-1])
    assert dump(told(heard, tables, whole(table))) == dump(table.state)


def test_as_many_moves_that_are_not_the_same_are_told_from_the_beginning() -> None:
    game, heard, tables = maze(), Hearsay(), Following(GAMES)
    told(heard, tables, after(game, 30))
    later = [(seat, code, at + (number == 29)) for number, (seat, code, at) in enumerate(game.moves[:31])]
    other = Position(game.game, game.setup, later, later[-1][2], table="t")
    assert heard.news(other) == (other, None)
    assert dump(tables.find(other, None).state) == dump(build(other, GAMES))


def test_a_worker_that_lacks_what_comes_before_says_so() -> None:
    game, tables = maze(), Following(GAMES)
    heard = Hearsay()
    heard.news(after(game, 10))
    question = heard.news(after(game, 12))
    with pytest.raises(Unknown):
        tables.find(*question)
    tables.find(after(game, 11), None)
    with pytest.raises(Unknown):
        tables.find(*question)


def test_what_is_kept_is_bounded_by_number_and_by_age() -> None:
    now = 0.0
    game, heard = after(maze(), 8), Hearsay(most=3)
    tables = Following(GAMES, most=3, age=100.0, clock=lambda: now)
    for name in "abcad":
        told(heard, tables, after(game, 8, name))
    assert len(tables) == 3
    assert [heard.news(after(game, 8, name))[1] is not None for name in "cad"] == [True] * 3
    with pytest.raises(Unknown):  # it was asked about longest ago
        tables.find(after(game, 8, "b"), Known(mark_of(game.moves), mark_of(game.moves)))
    now = 99.0
    told(heard, tables, after(game, 8, "a"))
    now = 101.0
    told(heard, tables, after(game, 8, "a"))
    assert len(tables) == 1


def test_a_team_remembers_no_more_than_so_many_positions() -> None:
    followed = Following(GAMES).find(maze(), None)
    assert 100 < len(followed.memory) <= MOST


def test_real_workers_follow_and_one_that_was_killed_is_told_all() -> None:
    game = maze()

    async def main() -> None:
        async with working(2) as workers:
            pids = workers.pids
            for count in (40, 41, 44, 44, 60, 61):
                if count == 60:
                    for pid in pids:
                        os.kill(pid, signal.SIGKILL)
                    await until(lambda: all(map(is_gone, workers._alive)))
                job = Advise(after(game, count), TEAM)
                assert await workers.run(job, BUDGET) == answer(job, Following(GAMES))
            assert set(pids) != set(workers.pids)

    run(main())


def test_a_worker_that_has_forgotten_is_told_all() -> None:
    game = maze()

    async def main() -> None:
        async with working(1) as workers:
            heard = Hearsay()
            heard.news(after(game, 30))  # which the worker never heard of
            workers._heard[next(iter(workers._alive))] = heard
            job = Advise(after(game, 35), TEAM)
            assert await workers.run(job, BUDGET) == answer(job, Following(GAMES))
            later = Advise(after(game, 36), TEAM)
            assert await workers.run(later, BUDGET) == answer(later, Following(GAMES))

    run(main())
