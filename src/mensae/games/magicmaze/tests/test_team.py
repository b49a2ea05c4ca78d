"""Bots as team-mates: only their own colours, at the pace of people, and never in the way of people."""

from typing import Any

import pytest

from mensae import COMPILED
from mensae.bots.mate import Mate
from mensae.core.chance import FastRng
from mensae.core.schema import HOST, Setup, Sits
from mensae.games.magicmaze import GAME, real_time
from mensae.games.magicmaze.actions import ACTIONS, CODE
from mensae.games.magicmaze.data import BOT, PERSON, PLACE, RUBBISH_MS
from mensae.games.magicmaze.rules.engine import apply, legal
from mensae.games.magicmaze.schema import (
    BuildDome,
    EndTalk,
    Explore,
    Move,
    Options,
    PawnOn,
    PawnTo,
    PlaceRubbish,
    PlaceStart,
    Produce,
)
from mensae.games.magicmaze.setup import setup
from mensae.games.magicmaze.state import PLAYING, WON, State, copy
from mensae.games.magicmaze.team.pace import PACES
from mensae.games.magicmaze.team.thoughts import Memory, team_plan
from mensae.games.magicmaze.tests.position import CROSS, do, position
from mensae.lab.team import Event, play_team

GAMES = 4 if COMPILED else 1  # both builds play the same games; the slow one plays a few of them
TEAMS = [(mission, seats) for mission in range(1, 6) for seats in (2, 4, 6)] if COMPILED else [(1, 2), (2, 6), (4, 4)]


def team(mission: int, seats: int, seed: int, skill: Any = "hard", **options: Any) -> tuple[State, list[Event]]:
    """A game of bots alone, played in table time."""
    s = setup(Setup(seats, Options(mission=mission, **options)))  # type: ignore[arg-type]
    return s, play_team(GAME, s, [Mate(skill)] * seats, FastRng(seed))


def bots(s: State, *people: int) -> State:
    """Bots in all seats but these, which count from 1."""
    for seat in range(s.seats):
        s.sitter[seat] = PERSON if seat + 1 in people else BOT
    return s


@pytest.mark.rule("MM-225")
@pytest.mark.parametrize(("mission", "seats"), TEAMS)
def test_a_team_of_bots_wins_and_does_only_what_is_legal(mission: int, seats: int) -> None:
    for seed in range(GAMES):
        s, events = team(mission, seats, seed)
        assert s.phase == WON, f"lost: mission {mission}, {seats} seats, seed {seed}"
        again = setup(Setup(seats, Options(mission=mission)))  # type: ignore[arg-type]
        for at, seat, code in events:
            assert code in legal(again, seat, at), ACTIONS[code]
            apply(again, seat, code, at)


@pytest.mark.parametrize("skill", ["easy", "medium", "hard"])
def test_bots_are_no_faster_than_their_skill(skill: Any) -> None:
    _, events = team(2, 3, 1, skill)
    pace, last = PACES[skill], dict.fromkeys(range(3), -(10**6))
    for at, seat, code in events:
        if seat >= 0 and code < PLACE:
            assert at - last[seat] >= pace.repeat * 6 // 10
            last[seat] = at


def test_the_harder_the_bots_the_sooner_they_have_won() -> None:
    times = [team(1, 3, 1, skill)[1][-1].at for skill in ("easy", "medium", "hard")]
    assert times == sorted(times, reverse=True)


@pytest.mark.rule("MM-57")
def test_the_sand_is_flipped_late() -> None:
    flipped = 0
    for seed in range(3):
        s = setup(Setup(2, Options(mission=4)))
        events = play_team(GAME, copy(s), [Mate("medium")] * 2, FastRng(seed))
        for at, seat, code in events:
            action = ACTIONS[code]
            if isinstance(action, Move) and seat >= 0:
                before = int(s.markers)
                left = int(s.ends) - at
                apply(s, seat, code, at)
                if int(s.markers) < before:
                    flipped += 1
                    assert left <= s.terms.sand // 2
            else:
                apply(s, seat, code, at)
    assert flipped


@pytest.mark.rule("MM-226")
def test_bots_wait_while_people_may_talk_and_go_on_when_the_window_is_closed() -> None:
    s = bots(position(CROSS, mission=2), 1)
    s.talk_at = 10_000
    s.now = 10_000
    for seat in (1, 2):
        assert real_time.mate(s, seat, "hard", 20_000, Memory()).code is None
    apply(s, 0, CODE[EndTalk()], 20_000)
    assert any(real_time.mate(s, seat, "hard", 20_000, Memory()).code is not None for seat in (1, 2))


def test_bots_alone_go_on_when_the_guard_is_over() -> None:
    s = bots(position(CROSS, mission=2))
    s.talk_at = s.now = 10_000
    advices = [real_time.mate(s, seat, "hard", 10_000, Memory()) for seat in range(3)]
    assert all(advice.at >= 11_000 for advice in advices if advice.code is not None and advice.code < PLACE)
    assert any(advice.code is not None for advice in advices)


@pytest.mark.rule("MM-129")
def test_a_bot_calls_the_person_for_whom_all_wait() -> None:
    s = bots(position(mission=2), 2)  # only seat 2 makes blue, and there is nothing else to do
    advice = real_time.mate(s, 0, "hard", 0, Memory())
    assert advice.code == CODE[PawnTo(1)]
    assert advice.at >= 3_000
    assert real_time.mate(s, 2, "hard", 0, Memory()).code is None  # one call is enough
    apply(s, 0, CODE[PawnTo(1)], advice.at)
    again = real_time.mate(s, 0, "hard", advice.at, Memory())
    assert (again.code, again.at) == (advice.code, advice.at + 2 * PACES["hard"].patience)


@pytest.mark.rule("MM-129")
def test_a_bot_hurries_when_the_pawn_is_put_in_front_of_it() -> None:
    s = bots(position(mission=2), 1, 3)
    do(s, 1, "stare(2)", 100)
    before = real_time.mate(s, 1, "easy", 100, Memory())
    apply(s, 0, CODE[PawnTo(1)], 100)
    after = real_time.mate(s, 1, "easy", 100, Memory())
    assert (before.code, after.code) == (CODE[Produce("blue", "0.W")],) * 2
    assert after.at < before.at


@pytest.mark.rule("MM-131")
def test_the_hourglass_icon_asks_for_a_flip() -> None:
    s = bots(position(CROSS, {"A2.E": "blue"}, mission=2), 2)
    flip = CODE[Move("blue", "A2.E", "A2.h")]
    assert real_time.mate(s, 0, "hard", 95_000, Memory()).code != flip
    apply(s, 1, CODE[PawnOn("hourglass")], 95_000)
    assert real_time.mate(s, 0, "hard", 95_000, Memory()).code == flip
    assert real_time.mate(s, 0, "hard", 126_000, Memory()).code != flip  # the call was long ago


def test_a_bot_leaves_a_person_the_first_go_at_a_colour_they_share() -> None:
    alone = bots(position(mission=1, seats=4))
    shared = bots(position(mission=1, seats=4), 4)  # seats 2 and 4 own blue
    produce = CODE[Produce("blue", "0.W")]
    first = real_time.mate(alone, 1, "hard", 0, Memory())
    second = real_time.mate(shared, 1, "hard", 0, Memory())
    assert (first.code, second.code) == (produce, produce)
    assert first.at < second.at == PACES["hard"].courtesy


def test_a_bot_does_not_at_once_take_back_what_a_person_did() -> None:
    s = bots(position(CROSS, {"A3.S": "green", "A3.d": "brown"}, mission=1, seats=4), 3)
    s.stack = 0
    apply(s, 2, CODE[Move("green", "A3.S", "A3.c")], 5_000)  # over yellow, away from the site
    s.acted_code = CODE[Move("green", "A3.E", "A3.c")]  # as if it had come from there, over blue
    onward = CODE[Move("green", "A3.c", "A3.E")]
    assert team_plan(s, Memory())[0] == onward
    advices = [real_time.mate(s, seat, "hard", 5_000, Memory()) for seat in (0, 1, 3)]
    assert [advice.at for advice in advices if advice.code == onward] == [5_000 + 4 * PACES["hard"].courtesy]


@pytest.mark.rule("MM-169")
def test_a_bot_places_its_rubbish_in_time() -> None:
    s = bots(position("C7@0.N", {"0.N": "rubbish", "0.E": "blue"}, mission=5))
    apply(s, 1, CODE[Explore("0.E")], 1_000)
    apply(s, -1, next(code for code in legal(s, -1, 0) if "C8" in str(ACTIONS[code])), 1_000)
    advice = real_time.mate(s, 1, "easy", 1_000, Memory())
    assert advice.code is not None
    assert isinstance(ACTIONS[advice.code], PlaceRubbish)
    assert advice.at < 1_000 + RUBBISH_MS
    assert advice.code in legal(s, 1, advice.at)


@pytest.mark.rule("MM-221", "MM-224")
def test_nobody_plays_a_vacant_seat() -> None:
    s = bots(position(mission=1, seats=2, leaver="shared"), 1, 2)
    apply(s, HOST, CODE[Sits("gone", 1)], 1_000)
    assert real_time.mate(s, 1, "hard", 1_000, Memory()).code is None


def test_hints_are_what_the_plan_asks_of_the_seat() -> None:
    s = position(CROSS, {"A3.d": "brown green yellow"}, mission=1)
    assert real_time.hints(s, 0, Memory()) == [CODE[BuildDome("A3.d")]]
    s = position(mission=1)
    assert real_time.hints(s, 1, Memory()) == [CODE[Produce("blue", "0.W")]]
    assert real_time.hints(s, 0, Memory()) == []


@pytest.mark.rule("MM-227")
def test_time_stands_still_before_the_start_and_in_a_pause() -> None:
    s = setup(Setup(2, Options(pause="agreed")))
    assert real_time.stands(s)
    s = position(seats=2, pause="agreed")
    assert (s.phase, real_time.stands(s)) == (PLAYING, False)
    do(s, 1, "pause()", 500)
    assert real_time.stands(s)


@pytest.mark.rule("MM-61")
def test_grace_is_for_the_end_of_the_sand_alone() -> None:
    s = position("C7@0.N", {"0.N": "rubbish", "0.E": "blue"}, mission=5, grace_ms=400)
    assert real_time.grace(s) == 400
    apply(s, 1, CODE[Explore("0.E")], 1_000)
    apply(s, -1, next(code for code in legal(s, -1, 0) if "C8" in str(ACTIONS[code])), 1_000)
    assert real_time.grace(s) == 0


@pytest.mark.rule("MM-209")
def test_a_bot_alone_lays_its_first_tiles_at_once_since_no_time_passes_before_the_start() -> None:
    s, events = team(1, 1, 1)
    laid = [event for event in events if isinstance(ACTIONS[event.code], PlaceStart)]
    assert [event.at for event in laid] == [0, 0, 0, 0]
    assert s.phase == WON
