"""SM-151: a seat takes back inside its own turn, until a card is drawn or the turn has ended."""

from typing import Any

import pytest

from mensae.core.schema import Entry, Refused, Setup, Undo
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import (
    Choose,
    Cleared,
    Discard,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Go,
    Home,
    NoCard,
    Options,
    Pad,
    Pick,
    Play,
    Turn,
)
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import ALL_CARDS, ROW, chance, position
from mensae.games.spacemaze.views import View

FULL = ["GGPO", "G1", "P1"]
EIGHT = ["ROTATE_180"] * 5 + ["RUN_2"] * 3


def sit(s: State) -> Table[State, GameAction, View]:
    """A table that goes on from a position."""
    return Table(GAME, Setup(int(s.seats), Options()), bytes(32), begin=s)


def table(**situation: Any) -> Table[State, GameAction, View]:
    return sit(position(**situation))


def picture(of: Table[State, GameAction, View]) -> dict[str, Any]:
    return dump(of.state)


def refuses(of: Table[State, GameAction, View], seat: int) -> str:
    """Why the seat may take nothing back."""
    with pytest.raises(Refused) as refused:
        of.undo(seat)
    return refused.value.refusal.text.key


@pytest.mark.rule("SM-151")
def test_steps_are_taken_back_one_by_one_and_at_last_the_die() -> None:
    t = table(anna={"orange": "A2"}, tiles=ROW, pool=["GPOO", "G1"])
    seen = [picture(t)]
    for action in (Pick("GPOO"), Go("orange", "E"), Exit("purple"), Go("orange", "E")):
        t.act(0, action)
        seen.append(picture(t))
    for before in reversed(seen[:-1]):
        t.undo(0)
        assert picture(t) == before
    assert [type(entry.action) for entry in t.log].count(Undo) == 4
    assert refuses(t, 0) == "table-undo-nothing"


@pytest.mark.rule("SM-151")
def test_a_card_and_its_first_target_are_taken_back_and_another_one_is_played() -> None:
    t = table(anna={"green": "B2"}, hands=[["DIAGONAL_SWITCH", "ROTATE_90"]])
    t.act(0, Pick("G6"))
    asked = picture(t)
    t.act(0, Play("DIAGONAL_SWITCH"))
    t.act(0, Choose("A1"))
    t.undo(0)
    assert Choose("A3") in t.legal(0)
    t.undo(0)
    assert picture(t) == asked
    t.act(0, Play("ROTATE_90"))
    t.act(0, Turn("B2", 1))
    assert t.actors == [1]


@pytest.mark.rule("SM-151", "SM-122")
def test_the_first_step_of_a_run_can_be_taken_back_and_is_then_due_again() -> None:
    t = table(anna={"orange": "A3"}, tiles=ROW, hands=[["RUN_2"]])
    for action in (Pick("O6"), Play("RUN_2"), Go("orange", "E")):
        t.act(0, action)
    assert EndTurn() in t.legal(0)
    t.undo(0)
    assert t.legal(0) == [Go("orange", "E"), Go("orange", "W"), Pad("orange")]


@pytest.mark.rule("SM-151")
@pytest.mark.parametrize(
    "turn",
    [
        [Pick("GGPO"), EndTurn()],
        [Pick("G6"), NoCard()],
        [Pick("G1")],
        [Pick("G6"), Play("EXCHANGE"), Exchange("B3")],
    ],
)
def test_nothing_is_taken_back_once_the_turn_has_ended(turn: list[GameAction]) -> None:
    t = table(anna={"green": "B2"}, hands=[["EXCHANGE"]], pool=["GGPO", "G6", "G1", "P1"])
    for action in turn:
        t.act(0, action)
    after = picture(t)
    assert (t.actors, refuses(t, 0)) == ([1], "table-undo-turn")
    assert picture(t) == after
    assert t.asked is None


@pytest.mark.rule("SM-151")
def test_a_log_with_an_undo_after_the_turn_is_refused_too() -> None:
    t = table(pool=["GGPO", "G6"])
    t.act(0, Pick("GGPO"))
    t.act(0, EndTurn())
    with pytest.raises(Refused) as refused:
        t.record(Entry(2, 0, 0, Undo(1)))
    assert refused.value.refusal.text.key == "table-undo-turn"


@pytest.mark.rule("SM-151", "SM-86")
def test_nothing_is_taken_back_once_a_card_is_drawn_but_steps_after_it_are() -> None:
    t = table(anna={"green": "B2"}, points={"green": 1, "purple": 1})
    t.act(0, Pad("green"))
    drawn = picture(t)
    assert refuses(t, 0) == "table-undo-late"
    t.act(0, Exit("purple"))
    t.undo(0)
    assert picture(t) == drawn
    assert refuses(t, 0) == "table-undo-late"


@pytest.mark.rule("SM-151", "SM-59")
def test_a_pad_without_a_card_to_draw_can_be_taken_back() -> None:
    t = table(anna={"green": "B2"}, hands=[[], ALL_CARDS], points={"green": 1})
    before = picture(t)
    t.act(0, Pad("green"))
    t.undo(0)
    assert picture(t) == before


@pytest.mark.rule("SM-151")
def test_who_is_not_in_turn_takes_nothing_back() -> None:
    t = table(pool=["GGPO", "G1", "P1", "PPPO"])
    t.act(0, Pick("G1"))
    t.act(1, Pick("PPPO"))
    t.act(1, Exit("purple"))
    assert refuses(t, 0) == "table-undo-late"
    t.undo(1)
    assert t.legal(1)[0] == Exit("purple")


@pytest.mark.rule("SM-151", "SM-55")
def test_a_discard_is_taken_back_while_the_seat_still_has_to_discard() -> None:
    s = position(3, hands=[["ROTATE_90"] * 5 + ["EXCHANGE"] * 4, EIGHT, []], panels=[FULL] * 3)
    chance(s, Cleared())
    t = sit(s)
    before = picture(t)
    t.act(0, Discard("EXCHANGE"))
    t.undo(0)
    assert picture(t) == before
    t.act(0, Discard("ROTATE_90"))
    t.act(1, Discard("RUN_2"))
    assert refuses(t, 0) == "table-undo-late"  # somebody else has acted since
    assert refuses(t, 1) == "table-undo-turn"  # done
    t.act(0, Discard("ROTATE_90"))
    assert refuses(t, 0) == "table-undo-late"  # all are done, and the next round has begun
    assert t.view(None).pile == {"ROTATE_90": 2, "RUN_2": 1}


@pytest.mark.rule("SM-151", "SM-146")
def test_a_finished_game_stays_finished() -> None:
    t = table(anna={"green": "A1 relic"}, points={"green": 1})
    t.act(0, Home("green"))
    assert refuses(t, 0) == "table-undo-over"
