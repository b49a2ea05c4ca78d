"""What bots steer by: guesses, quick play, and the strength that follows."""

from dataclasses import replace
from typing import Any

import pytest

from mensae.bots.greedy import Greedy
from mensae.bots.random import Random
from mensae.bots.search import Search
from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, Seat, Setup
from mensae.core.state import dump
from mensae.games.onmars import GAME
from mensae.games.onmars.guide import playout, settle, settled, worth
from mensae.games.onmars.planner.clock import rounds_left
from mensae.games.onmars.planner.pick import pick
from mensae.games.onmars.result import outcome
from mensae.games.onmars.rules.engine import actors, apply, draw, legal, play_random
from mensae.games.onmars.rules.hidden import resample
from mensae.games.onmars.schema import Options
from mensae.games.onmars.setup import setup
from mensae.games.onmars.state import CRYSTALS, HANGAR, LQ, POINTS, SUPPLY, WA, State, copy
from mensae.games.onmars.tests.position import position

QUICK = replace(GAME, lookahead=1)  # quick enough for whole games


def begun(seed: int, seats: int = 2, entries: int = 0, **options: Any) -> State:
    """A game some way on, played at random."""
    s = setup(Setup(seats, Options(**options)))
    rng = FastRng(seed)
    while not s.over and (s.asked == CHANCE or entries > 0):
        entries -= s.asked != CHANCE
        codes = legal(s, s.asked, 0)
        apply(s, s.asked, draw(s, rng) if s.asked == CHANCE else codes[rng.below(len(codes))], 0)
    return s


def decide(bots: list[Any], seed: int) -> State:
    """A game between bots to its end."""
    s, rng = begun(seed), FastRng(seed)
    while seats := actors(s):
        seat = seats[0]
        if seat == CHANCE:
            apply(s, seat, draw(s, rng), 0)
        else:
            apply(s, seat, bots[seat].choose(QUICK, resample(s, seat, rng), seat, rng, 0), 0)
    return s


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_worth_is_a_part_of_a_win(seats: int) -> None:
    rng = FastRng(seats)
    s = setup(Setup(seats, Options()))
    while not s.over:
        for seat in range(seats):
            before = dump(s)
            assert 0.0 <= worth(s, seat) <= 1.0
            assert dump(s) == before
        playout(s, rng, 12)
    if seats > 1:
        assert sum(worth(s, seat) for seat in range(seats)) == pytest.approx(1.0)


def test_two_seats_share_the_win() -> None:
    for entries in range(0, 300, 20):
        s = begun(entries, entries=entries)
        if settled(s):
            assert worth(s, 0) + worth(s, 1) == pytest.approx(1.0)


@pytest.mark.parametrize(("field", "more"), [(POINTS, 5), (HANGAR, 1), (CRYSTALS, 2)])
def test_more_is_worth_more(field: int, more: int) -> None:
    s = position()
    before, theirs = worth(s, 0), worth(s, 1)
    s.own[field] += more
    assert worth(s, 0) > before
    assert worth(s, 1) < theirs


def test_colonists_are_worth_most_at_home_and_least_in_the_supply() -> None:
    values = []
    for place in (SUPPLY, WA, LQ):
        s = position()
        s.own[SUPPLY] -= 1
        s.own[place] += 1
        values.append(worth(s, 0))
    assert values == sorted(values)
    assert len(set(values)) == 3


def test_a_lead_is_worth_more_when_the_end_is_near() -> None:
    s = position()
    s.own[POINTS] += 10
    before = worth(s, 0)
    s.last_round = True
    assert worth(s, 0) > before
    assert rounds_left(s) == 1.0


def test_the_end_comes_nearer_with_missions_and_levels() -> None:
    s = position()
    rounds = [rounds_left(s)]
    for _ in range(3):
        s.completed += 1
        rounds.append(rounds_left(s))
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[0] > 8.0
    assert rounds[-1] == 2.0


def test_cards_of_others_in_hand_make_no_difference() -> None:
    for entries in range(0, 200, 40):
        s = begun(7, entries=entries)
        if settled(s):
            assert len({worth(resample(s, 0, FastRng(seed)), 0) for seed in range(5)}) == 1


def test_an_action_under_way_is_judged_by_its_end() -> None:
    rng = FastRng(3)
    s = begun(3)
    seen = 0
    while not s.over and seen < 20:
        if not settled(s) and s.asked != CHANCE:
            after = copy(s)
            settle(after, rounds_left(s) < 3.0)
            assert worth(s, 0) == worth(after, 0)
            seen += 1
        playout(s, rng, 0)
        apply(s, s.asked, draw(s, rng) if s.asked == CHANCE else pick(s, rng, 12, False), 0)
    assert seen == 20


@pytest.mark.parametrize("options", [{}, {"first_colonists": True}, {"length": "long"}, {"space_oddity": True}])
@pytest.mark.parametrize("seats", [2, 4])
def test_quick_play_comes_to_an_end(seats: int, options: dict[str, Any]) -> None:
    s = begun(1, seats, **options)
    decisions = playout(s, FastRng(1), 100_000)
    assert s.over
    assert 50 < decisions < 100_000
    assert playout(s, FastRng(1), 10) == 0


def test_quick_play_ends_alone() -> None:
    s = begun(1, 1)
    playout(s, FastRng(1), 100_000)
    assert s.over
    assert worth(s, 0) in (0.0, 1.0)


@pytest.mark.parametrize("horizon", [0, 1, 10, 40])
def test_quick_play_stops_at_the_horizon_when_nothing_is_under_way(horizon: int) -> None:
    for seed in range(5):
        s = begun(seed, entries=5 * seed)
        assert playout(s, FastRng(seed), horizon) <= horizon + 24
        assert s.over or settled(s)


def test_quick_play_is_far_quicker_than_chance() -> None:
    quick, random = begun(5), begun(5)
    playout(quick, FastRng(5), 100_000)
    play_random(random, FastRng(5))
    assert quick.round < random.round


def points(s: State, seat: Seat) -> int:
    """The total of a seat at the end."""
    result = outcome(s)
    assert result is not None
    return result.scores[seat]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_beats_chance(seed: int) -> None:
    seat = seed % 2
    s = decide([Random() if other != seat else Greedy() for other in range(2)], seed)
    assert points(s, seat) > points(s, 1 - seat) + 20


def test_greedy_games_last_as_long_as_those_of_people() -> None:
    s = decide([Greedy(), Greedy()], 4)
    assert 8 <= s.round <= 40
    assert points(s, 0) > 30
    assert points(s, 1) > 30


def test_search_answers_any_question() -> None:
    for entries in (0, 1, 2, 30, 60, 90):
        s = begun(2, entries=entries)
        seat = actors(s)[0]
        assert Search(playouts=5).choose(GAME, s, seat, FastRng(2), 0) in legal(s, seat, 0)
