"""Actions can be tried before they are done: what they would show, up to what is hidden, and why they are refused."""

from typing import Any

import pytest
from msgspec.structs import replace

from mensae.core.replay import replay
from mensae.core.schema import CHANCE, CLOCK, HOST, Action, AgreeUndo, Refused, Seat, Setup, Told, Who
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.core.trying import MOST
from mensae.games.gardens.schema import Place, Take
from mensae.lab.promises import Trial, check_looks
from mensae.lab.promises.random_games import played
from tests import highcard
from tests.highcard.play import CODE, State
from tests.highcard.schema import Dealt, Keep, Options, Swap, View
from tests.tables import FIRST, SEED, TIME_UP, AnyTable, cards, garden, key_of, last_placing, peeking, picture, variant
from tests.variants import changed

pytestmark = pytest.mark.both


def dealt(table: AnyTable, *hands: int) -> AnyTable:
    """The same table with these cards dealt."""
    state = table.game.rules.setup(table.setup)
    for card in hands:
        table.game.rules.apply(state, CHANCE, CODE[Dealt(card)], 0)
    return Table(table.game, table.setup, SEED, state)


# Looks


def test_a_look_shows_and_tells_what_the_actions_would_and_changes_nothing() -> None:
    table, first, _ = garden()
    before = picture(table)
    look = table.tried(first, FIRST)
    assert (look.done, look.refusal, look.end) == (2, None, "others")
    assert picture(table) == before
    assert table.state.notes is None
    table.act(first, FIRST[0])
    table.act(first, FIRST[1])
    assert table.game.sight.view(look.state, first) == table.view(first)
    assert look.told == [seen.told for seen in table.entries(first)[-2:]]
    assert look.did == [seen.did for seen in table.entries(first)[-2:]]


def test_a_look_at_nothing_is_the_position() -> None:
    table, first, _ = garden()
    look = table.tried(first, [])
    assert (look.done, look.end) == (0, "")
    assert dump(look.state) == dump(table.state)


def test_a_look_ends_before_chance() -> None:
    table, second = last_placing()
    look = table.tried(second, [Take("M2"), Place("K1"), Take("M3")])
    assert (look.done, look.refusal, look.end) == (2, None, "chance")
    assert table.game.rules.actors(look.state) == [CHANCE]


def test_a_look_ends_where_others_go_on() -> None:
    table, first, _ = garden()
    look = table.tried(first, [*FIRST, Take("M2")])
    assert (look.done, look.refusal, look.end) == (2, None, "others")


def test_a_look_ends_with_the_game() -> None:
    def apply(s: State, seat: Seat, code: int, at: int) -> None:
        s.shown = seat >= 0
        highcard.GAME.rules.apply(s, seat, code, at)

    table = variant(apply=apply, secrets=None)
    look = table.tried(0, [Keep(), Keep()])
    assert (look.done, look.end) == (1, "over")


def test_a_look_ends_before_the_clock() -> None:
    table = cards()
    look = table.tried(0, [Keep()], TIME_UP)
    assert (look.done, look.refusal, look.end) == (0, None, "others")
    assert len(table.log) == 3  # the clock has not acted
    assert table.tried(0, [Keep()], TIME_UP - 1).done == 1


def test_a_look_ends_when_an_action_uses_up_the_time() -> None:
    def apply(s: State, seat: Seat, code: int, at: int) -> None:
        if seat < 0:
            highcard.GAME.rules.apply(s, seat, code, at)
        else:
            s.until = at

    look = variant(apply=apply).tried(0, [Keep(), Keep()], 5)
    assert (look.done, look.end) == (1, "others")


@pytest.mark.parametrize("wrong", [Take("M1"), Place("Z9"), Keep(), AgreeUndo()])
def test_what_is_not_legal_then_is_refused_as_it_would_be(wrong: Action) -> None:
    table, first, _ = garden()
    look = table.tried(first, [Take("M1"), wrong])
    table.act(first, Take("M1"))
    with pytest.raises(Refused) as refused:
        table.act(first, wrong)
    assert (look.done, look.refusal, look.end) == (1, refused.value.refusal, "")


def test_who_is_not_to_act_is_refused_as_it_would_be() -> None:
    table, _, second = garden()
    look = table.tried(second, FIRST)
    assert look.refusal is not None
    assert (look.done, look.refusal.rule, look.end) == (0, "GM-16", "")


@pytest.mark.parametrize("seat", [3, CHANCE, CLOCK, HOST])
def test_looks_are_for_seats_of_the_table(seat: Seat) -> None:
    table = cards()
    for do in (table.tried, table.refusals, table.act_all):
        with pytest.raises(Refused) as refused:
            do(seat, [Keep()])
        assert key_of(refused) == "table-unknown-seat"


def test_a_chain_has_at_most_32_actions() -> None:
    table = cards()
    assert table.tried(0, [Keep()] * MOST).done == 1
    for do in (table.tried, table.act_all):
        with pytest.raises(Refused) as refused:
            do(0, [Keep()] * (MOST + 1))
        assert refused.value.refusal.text == Told("table-chain-long", {"most": 32, "count": 33})


def test_time_cannot_run_backwards_at_a_look() -> None:
    table = cards()
    table.act(0, Keep(), 50)
    for do in (table.tried, table.refusals, table.act_all):
        with pytest.raises(ValueError, match="49 ms is before 50 ms"):
            do(1, [Keep()], 49)


# Secrets


def test_a_look_ends_before_something_is_learned() -> None:
    table = variant(view=peeking)
    look = table.tried(0, [Keep()])
    assert (look.done, look.told, look.refusal, look.end) == (0, [], None, "learned")
    assert table.tried(0, [Swap()]).end == "others"
    assert table.tried(0, [Swap()]).told == [[Told("highcard-swap", {"who": Who(0)})]]


@pytest.mark.parametrize("highest", [2, 3, 13])
def test_a_look_is_the_same_whatever_is_hidden(highest: int) -> None:
    """With few cards all guesses agree at times: then the look shows them, and that is not the truth for each deal."""
    game = changed(highcard.GAME, view=peeking)
    table: AnyTable = Table(game, Setup(2, Options(highest=highest)), SEED)
    for action in (Keep(), Swap()):
        looks = [dealt(table, 1, theirs).tried(0, [action]) for theirs in range(1, highest + 1)]
        assert len({(str(dump(look.state)), look.end) for look in looks}) == 1


def test_a_look_may_be_wrong_where_it_guesses_and_the_suite_is_content() -> None:
    """Whoever has kept sees whether there is a five in another hand, which is seldom."""

    def view(s: State, seat: Seat | None) -> View:
        seen = highcard.GAME.sight.view(s, seat)
        if seat is None or s.choices[seat] != "keep" or 5 not in s.cards[:seat] + s.cards[seat + 1 :]:
            return seen
        return replace(seen, until=5)

    game, wrong = changed(highcard.GAME, view=view), 0
    for seed in range(20):
        over: AnyTable = played(game, Setup(2, Options(highest=8)), seed)
        check_looks(Trial(over, seed))
        table = replay(game, over.setup, over.log[:2], SEED)
        look = table.tried(0, [Keep()])
        wrong += look.done == 1 and look.state.cards[1] != 5 and table.state.cards[1] == 5
    assert wrong > 0


# Many refusals


def test_refusals_of_many_actions_are_those_of_each() -> None:
    table = cards()
    table.act(1, Keep())
    actions: list[Any] = [Keep(), Swap(), Dealt(5), Take("M1"), AgreeUndo()]
    for seat in (0, 1):
        found = table.refusals(seat, actions)
        assert [refusal is None for refusal in found] == [seat == 0, seat == 0, False, False, False]
        for action, refusal in zip(actions, found, strict=True):
            if refusal is not None:
                with pytest.raises(Refused) as refused:
                    table.act(seat, action)
                assert refused.value.refusal == refusal


def test_refusals_ask_once_what_is_legal() -> None:
    asked: list[Seat] = []

    def legal(s: State, seat: Seat, at: int) -> list[int]:
        asked.append(seat)
        return highcard.GAME.rules.legal(s, seat, at)

    table = variant(legal=legal)
    asked.clear()
    table.refusals(0, list(table.game.actions))
    assert asked == [0]
