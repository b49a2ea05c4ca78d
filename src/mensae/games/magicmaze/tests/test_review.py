"""After a game: at which pace it was played, from when on it could not be won, and what was missing."""

import pytest

from mensae.bots.mate import Mate
from mensae.core.chance import FastRng
from mensae.core.schema import Setup, TimeUp, Told
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.actions import CODE
from mensae.games.magicmaze.rules.engine import apply
from mensae.games.magicmaze.schema import GameAction, Move, Options, Produce
from mensae.games.magicmaze.setup import setup
from mensae.games.magicmaze.state import State, copy
from mensae.games.magicmaze.team.review import available, missing, review
from mensae.games.magicmaze.tests.position import CROSS, position
from mensae.games.magicmaze.tests.refused import speak
from mensae.lab.team import play_team
from tests.spoken import check_every_language


def lost(s: State, *moves: tuple[int, int, GameAction]) -> list[Told]:
    """What is told of a game that is played like this, and then lost by the sand."""
    entries = [(seat, CODE[move], at) for at, seat, move in moves]
    end = copy(s)
    for seat, code, at in entries:
        apply(end, seat, code, at)
    return review(s, [*entries, (-2, CODE[TimeUp()], int(end.ends))])


def back_and_forth(every: int, until: int) -> list[tuple[int, int, GameAction]]:
    """Blue goes from 0.W to 0.S and back, for nothing."""
    moves: list[tuple[int, int, GameAction]] = [(0, 1, Produce("blue", "0.W"))]
    for number, at in enumerate(range(every, until, every)):
        ends = ("0.W", "0.S") if number % 2 == 0 else ("0.S", "0.W")
        moves.append((at, 1, Move("blue", *ends)))
    return moves


@pytest.mark.rule("MM-113")
def test_a_lost_game_tells_from_when_on_it_could_not_be_won() -> None:
    told = lost(position(CROSS, mission=1, marked=["A2.h"]), *back_and_forth(2_000, 178_000))
    assert [each.key for each in told] == [
        "magicmaze-review-pace",
        "magicmaze-review-moment",
        "magicmaze-review-missing",
    ]
    moment = told[1].values
    at, needed, left = (int(str(moment[name])) for name in ("at", "needed", "left"))
    assert needed > left
    assert 60 < at < 179


def test_a_game_too_slow_from_the_beginning_is_told_so() -> None:
    told = lost(position(CROSS, mission=1, marked=["A2.h"]), *back_and_forth(30_000, 178_000))
    assert told[1].key == "magicmaze-review-start"


def test_a_game_that_ran_into_a_dead_end_is_told_so() -> None:
    s = position(CROSS + " B5@A1.N B6@B5.E", mission=2, domes=["A3.d"])
    s.jokers = 1
    told = lost(s, *back_and_forth(2_000, 100_000))
    assert told[1].key == "magicmaze-review-stuck"


def test_what_was_missing_is_counted() -> None:
    s = position(CROSS, {"A3.d": "brown"}, mission=2)
    assert missing(s) == [
        Told("magicmaze-review-missing", {"sites": 1, "slots": 2, "domes": 2, "colonists": 2, "flips": 2})
    ]


@pytest.mark.rule("MM-60")
def test_the_time_left_counts_a_glass_for_each_flip_to_come() -> None:
    s = position(CROSS, mission=1)
    assert available(s, 100_000) == 80_000 + 180_000
    s.markers, s.marked = 0, 1
    assert available(s, 100_000) == 80_000


def test_a_won_game_tells_its_pace_and_the_fewest_actions() -> None:
    s = setup(Setup(3, Options()))
    begin = copy(s)
    events = play_team(GAME, s, [Mate("hard")] * 3, FastRng(1))
    told = review(begin, [(seat, code, at) for at, seat, code in events])
    assert [each.key for each in told] == ["magicmaze-review-pace"]
    assert told[0].values["actions"] == int(s.acts)
    check_every_language(told[0], speak)


def test_nothing_is_told_of_a_game_in_which_nothing_was_done() -> None:
    s = position(mission=1)
    assert review(s, [(-2, CODE[TimeUp()], 180_000)]) == []
