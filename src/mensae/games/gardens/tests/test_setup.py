"""Chapter 3: from the first entry to the first turn."""

from typing import Any

import msgspec
import pytest

from mensae.core.chance import FastRng
from mensae.core.record import parse_options
from mensae.core.schema import CHANCE, Refused, Setup
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games.gardens import GAME
from mensae.games.gardens.data import NAMES
from mensae.games.gardens.schema import Dealt, GameAction, Options, Place, Started, Take
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import chance, do, legal, look, opening, position, standing
from mensae.games.gardens.views import Own

HANDS = {2: 30, 3: 20, 4: 15, 5: 12}
SEED = bytes(32)
TAKES = [Take("M1"), Take("M2"), Take("M3"), Take("M4"), Take("M5")]


def placed(seats: int) -> State:
    """Seat 0 began; everyone has taken figures and placed a gardener on row A; the deal is next."""
    s = opening(seats)
    chance(s, Started(0))
    for seat in range(seats):
        do(s, TAKES[seat], Place(NAMES[seat]))
    return s


def deal_first_offers(s: State) -> None:
    """Chance deals, each time the fewest flowers that are possible."""
    while look(s).asks == "deal":
        chance(s, legal(s)[0])


@pytest.mark.rule("GM-01")
def test_two_to_five_play() -> None:
    for seats in (2, 3, 4, 5):
        table = Table(GAME, Setup(seats, Options()), SEED)
        table.start()
        assert len(table.view(None).holdings) == seats
    for seats in (0, 1, 6):
        with pytest.raises(Refused, match="table-seats"):
            Table(GAME, Setup(seats, Options()), SEED)


@pytest.mark.rule("GM-13", "GM-18")
def test_at_the_start_the_board_is_empty_the_dice_are_in_the_box_and_all_scorers_at_0() -> None:
    view = look(opening(3))
    assert (view.flowers, view.pool, view.box) == ({}, [], 6)
    assert [(player.score, player.space, player.laps) for player in view.holdings] == [(0, 0, 0)] * 3


@pytest.mark.rule("GM-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_can_make_any_seat_the_start_player(seats: int) -> None:
    s = opening(seats)
    assert GAME.rules.actors(s) == [CHANCE]
    assert legal(s) == [Started(seat) for seat in range(seats)]
    chance(s, Started(seats - 1))
    assert (look(s).start, look(s).turn) == (seats - 1, seats - 1)


@pytest.mark.rule("GM-15")
def test_in_a_rematch_the_player_with_the_lowest_score_starts() -> None:
    assert legal(opening(3, last=(1,))) == [Started(1)]


@pytest.mark.rule("GM-15")
def test_in_a_rematch_one_of_several_with_the_lowest_score_is_drawn() -> None:
    assert legal(opening(4, last=(0, 2))) == [Started(0), Started(2)]


@pytest.mark.rule("GM-15")
@pytest.mark.parametrize("last", [(4,), (1, 4), (-1,), (0, 0)])
def test_a_rematch_is_refused_if_the_last_seats_are_not_seats_of_the_table(last: tuple[int, ...]) -> None:
    with pytest.raises(Refused, match="table-last"):
        Table(GAME, Setup(2, Options(), last), SEED)


@pytest.mark.rule("GM-16")
def test_turns_follow_the_seat_numbers_and_begin_again_after_the_last() -> None:
    s = opening(3)
    chance(s, Started(1))
    order = []
    for take, hex in zip(TAKES, ["A1", "A2", "A3"], strict=False):
        order.append(GAME.rules.actors(s))
        do(s, take, Place(hex))
    assert order == [[1], [2], [0]]
    deal_first_offers(s)
    assert look(s).turn == 1


@pytest.mark.rule("GM-17", "GM-20")
def test_each_player_takes_a_type_that_is_still_free_then_places() -> None:
    s = opening(3)
    chance(s, Started(2))
    do(s, Take("M4"))
    assert all(isinstance(action, Place) for action in legal(s))
    do(s, Place("A1"))
    assert legal(s) == [Take("M1"), Take("M2"), Take("M3"), Take("M5")]
    do(s, Take("M1"), Place("A2"))
    assert legal(s) == [Take("M2"), Take("M3"), Take("M5")]
    assert [player.figure for player in look(s).holdings] == ["M1", None, "M4"]


@pytest.mark.rule("GM-19", "GM-20")
def test_a_gardener_is_placed_on_any_hex_but_the_centre_and_those_of_others() -> None:
    s = opening(3)
    chance(s, Started(0))
    do(s, Take("M1"), Place("A1"), Take("M2"), Place("F7"), Take("M3"))
    assert legal(s) == [Place(hex) for hex in NAMES if hex not in ("F6", "A1", "F7")]
    assert standing(s) == ["A1", "F7", None]


@pytest.mark.rule("GM-21")
def test_placing_plants_nothing() -> None:
    s = placed(5)
    deal_first_offers(s)
    assert look(s).flowers == {}
    assert [sum(player.stock.values()) for player in look(s).holdings] == [12] * 5
    assert [gardener.dice for gardener in look(s).gardeners] == [3, 4, 4, 4, 4]


@pytest.mark.example("E01")
@pytest.mark.rule("GM-22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_flower_is_dealt_and_every_hand_has_the_same_size(seats: int) -> None:
    s = placed(seats)
    deal_first_offers(s)
    players = look(s).holdings
    assert [sum(player.stock.values()) for player in players] == [HANDS[seats]] * seats
    assert [sum(player.stock[colour] for player in players) for colour in players[0].stock] == [10] * 6


@pytest.mark.rule("GM-22")
def test_a_hand_takes_what_the_bag_still_has() -> None:
    s = placed(2)
    assert legal(s) == [Dealt("blue", count) for count in range(11)]
    chance(s, Dealt("blue", 10), Dealt("yellow", 10))
    assert legal(s) == [Dealt("white", count) for count in range(11)]
    chance(s, Dealt("white", 0), Dealt("grey", 0))
    assert legal(s) == [Dealt("red", count) for count in range(11)]
    chance(s, Dealt("red", 3))
    assert [list(player.stock.values()) for player in look(s).holdings] == [[10, 10, 0, 0, 3, 7], [0, 0, 10, 10, 7, 3]]


@pytest.mark.rule("GM-22")
def test_a_hand_cannot_stay_short() -> None:
    s = placed(2)
    chance(s, Dealt("blue", 0), Dealt("yellow", 0), Dealt("white", 5))
    assert legal(s) == [Dealt("grey", count) for count in range(5, 11)]
    chance(s, Dealt("grey", 5))
    assert legal(s) == [Dealt("red", 10)]


@pytest.mark.rule("GM-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_flowers_are_dealt_once_every_gardener_is_on_the_board(seats: int) -> None:
    s = opening(seats)
    chance(s, Started(0))
    for seat in range(seats):
        assert look(s).asks == "take"
        assert not any(any(player.stock.values()) for player in look(s).holdings)
        do(s, TAKES[seat], Place(NAMES[seat]))
    assert (GAME.rules.actors(s), look(s).asks) == ([CHANCE], "deal")


@pytest.mark.rule("GM-24")
def test_every_stock_lies_in_the_open_sorted_by_colour() -> None:
    stocks = [{"red": 1, "blue": 4}, {"green": 2, "white": 1}]
    for reader in (0, 1, None):
        players = GAME.sight.view(position(stocks=stocks, pool=[1]), reader).holdings
        assert [list(player.stock.items()) for player in players] == [
            [("blue", 4), ("yellow", 0), ("white", 0), ("grey", 0), ("red", 1), ("green", 0)],
            [("blue", 0), ("yellow", 0), ("white", 1), ("grey", 0), ("red", 0), ("green", 2)],
        ]


@pytest.mark.rule("GM-07")
def test_everyone_sees_the_same_table_and_every_entry() -> None:
    s = position(gardeners=["F9", "A1"], flowers={"red": ["H2"]}, scores=[3, 4], pool=[2, 5])
    mine, theirs, spectator = (GAME.sight.view(s, reader) for reader in (0, 1, None))
    assert msgspec.structs.replace(mine, own=None) == msgspec.structs.replace(theirs, own=None) == spectator
    assert (mine.own != Own([]), theirs.own) == (True, Own([]))
    everything: list[GameAction] = list(GAME.actions)
    assert all(GAME.audience(s, seat, action) is None for seat in (CHANCE, 0, 1) for action in everything)
    assert dump(GAME.resample(s, 1, FastRng(1))) == dump(s)


@pytest.mark.rule("GM-79")
def test_both_extra_turns_are_in_use_unless_the_table_agrees_otherwise() -> None:
    assert Options() == Options("exclude_new", "own", True, False, "cross", "shared", 12)
    assert parse_options(GAME, {"last_flower_turn": "off", "crowded_track_turn": False}) == Options(
        last_flower_turn="off", crowded_track_turn=False
    )


@pytest.mark.rule("GM-79", "GM-84")
@pytest.mark.parametrize(
    "given", [{"scoring": "double"}, {"idle_limit": -1}, {"idle_limit": 1001}, {"tie_break": ""}, {"dice": 7}]
)
def test_an_option_that_the_game_does_not_know_is_rejected(given: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        parse_options(GAME, given)
