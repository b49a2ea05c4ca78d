"""Section 23: leaving and coming back, giving up and pauses."""

import pytest

from mensae.core.schema import Refused, Setup
from mensae.core.table import Table
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.rules import engine
from mensae.games.magicmaze.schema import GameAction, Options, Produce
from mensae.games.magicmaze.setup import silence
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import do, look, may, owners, position, refused, result, wait
from mensae.games.magicmaze.views import View

# Leaving


@pytest.mark.rule("MM-221", "MM-225")
def test_a_bot_plays_for_who_leaves_unless_colours_are_shared() -> None:
    s = position()
    do(s, 0, "sits(gone, 2)")
    assert owners(s, "produce(blue, 0.W)") == [2]
    s = position(leaver="shared")
    do(s, 0, "sits(gone, 2)")
    assert owners(s, "produce(blue, 0.W)") == [1, 3]
    refused(s, 2, "produce(blue, 0.W)", "MM-221")
    s = position(leaver="shared")
    do(s, 0, "sits(bot, 2)")
    assert owners(s, "produce(blue, 0.W)") == [2]


@pytest.mark.rule("MM-224")
def test_alone_nobody_takes_over() -> None:
    s = position(seats=1)
    do(s, 0, "sits(gone, 1)")
    refused(s, 1, "produce(blue, 0.W)", "MM-224")
    assert not may(s, 0, "sits(bot, 1)")
    do(s, 0, "sits(person, 1)")
    assert may(s, 1, "produce(blue, 0.W)")


# Giving up


@pytest.mark.rule("MM-114")
def test_the_game_is_lost_when_every_person_has_given_up() -> None:
    s = position()
    do(s, 0, "sits(bot, 3)")
    refused(s, 3, "give_up", "MM-114")
    do(s, 1, "give_up", 5_000)
    refused(s, 1, "give_up", "MM-114")
    assert (look(s).phase, look(s).gave_up) == ("playing", [0])
    do(s, 2, "give_up", 6_000)
    assert (look(s).phase, result(s).rule, result(s).places) == ("lost", "MM-114", [2, 2, 2])


@pytest.mark.rule("MM-114", "MM-223")
def test_whoever_leaves_no_longer_counts_and_whoever_comes_has_not_given_up() -> None:
    s = position()
    do(s, 1, "give_up")
    do(s, 0, "sits(gone, 1)")
    do(s, 0, "sits(person, 1)")
    assert look(s).gave_up == []
    do(s, 2, "give_up")
    do(s, 3, "give_up")
    do(s, 0, "sits(gone, 1)")
    assert (look(s).phase, result(s).rule) == ("lost", "MM-114")


@pytest.mark.rule("MM-114", "MM-228")
def test_that_holds_for_who_leaves_in_a_pause() -> None:
    s = position(pause="agreed")
    do(s, 1, "give_up")
    do(s, 2, "give_up")
    do(s, 2, "pause")
    do(s, 0, "sits(gone, 3)")
    assert look(s).phase == "paused"
    do(s, 1, "resume")
    do(s, 2, "resume")
    assert look(s).phase == "lost"


# Pause


@pytest.mark.rule("MM-53", "MM-227", "MM-246")
@pytest.mark.parametrize("edition", ["de", "nl"])
def test_nothing_stops_the_timer_unless_it_was_agreed(edition: str) -> None:
    refused(position(edition=edition), 1, "pause", "MM-227")


@pytest.mark.rule("MM-227", "MM-228")
def test_a_pause_stops_sand_guard_and_choices_until_all_agree() -> None:
    s = position("A2@0.E", {"A2.E": "blue"}, pause="agreed", mission=3)
    do(s, 1, "move(blue, A2.E, A2.h)", 100_000)
    do(s, 0, "sits(bot, 3)")
    do(s, 3, "pause", 100_500)  # any seat
    assert (look(s).phase, engine.deadline(s), wait(s, 10**9)) == ("paused", None, [])
    refused(s, 2, "produce(blue, 0.W)", "MM-228")
    refused(s, 3, "resume", "MM-228")
    assert silence(s) is not None  # chat is closed even if a window is open
    assert (look(s).tiles, look(s).platforms, look(s).roads) == ({}, {}, {})  # the board is covered
    do(s, 1, "resume")
    refused(s, 1, "resume", "MM-228")
    assert look(s).resumed == [0]
    do(s, 2, "resume")
    assert (look(s).phase, look(s).now, look(s).ends) == ("playing", 100_500, 200_000)
    assert (look(s).talk, silence(s), len(look(s).tiles)) == ("open", None, 2)
    assert [may(s, 2, "produce(blue, 0.W)", at) for at in (100_999, 101_000)] == [False, True]


@pytest.mark.rule("MM-228")
def test_who_comes_back_in_a_pause_has_not_agreed_yet() -> None:
    s = position(pause="agreed")
    do(s, 1, "pause")
    do(s, 1, "resume")
    do(s, 0, "sits(gone, 1)")
    do(s, 0, "sits(person, 1)")
    assert look(s).resumed == []
    do(s, 2, "resume")
    do(s, 3, "resume")
    assert look(s).phase == "paused"
    do(s, 1, "resume")
    assert look(s).phase == "playing"


@pytest.mark.rule("MM-228")
def test_a_pause_ends_when_the_last_who_has_not_agreed_leaves() -> None:
    s = position(pause="agreed")
    do(s, 1, "pause")
    do(s, 1, "resume")
    do(s, 2, "resume")
    do(s, 0, "sits(gone, 3)")
    assert look(s).phase == "playing"
    assert silence(position(pause="agreed")) is None  # mission 1


@pytest.mark.rule("MM-229", "MM-237")
def test_there_is_no_undo() -> None:
    table: Table[State, GameAction, View] = Table(GAME, Setup(3, Options()), bytes(32), begin=position())
    table.act(1, Produce("blue", "0.W"), 1_000)
    with pytest.raises(Refused):
        table.undo(1)
    with pytest.raises(Refused):
        table.act(1, Produce("blue", "0.W"), 1_000)
    assert len(table.log) == 1
