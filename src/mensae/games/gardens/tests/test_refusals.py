"""Why an action is not legal: the rule, and the sentence in three languages."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple

import pytest

from mensae.core.schema import CHANCE, Refused, Seat, Setup
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games.gardens import GAME
from mensae.games.gardens.schema import GameAction, Options, Place, Plant, Roll, Rolled, Started, Stuck, Take, Use
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import chance, do, opening, position, result, speak
from tests.spoken import check_every_language


class Case(NamedTuple):
    """A seat that wants something which is not legal, and what it hears."""

    key: str
    state: Callable[[], State]
    action: GameAction
    rule: str
    sentence: str
    seat: Seat = 0


def choosing() -> State:
    """Bob has taken Noodle and stands on A1; Anna chooses a Martian."""
    s = opening()
    chance(s, Started(1))
    do(s, Take("M4"), Place("A1"))
    return s


def placing() -> State:
    s = choosing()
    do(s, Take("M1"))
    return s


def dealing() -> State:
    s = placing()
    do(s, Place("A2"))
    return s


def two_opening() -> State:
    s = opening(2, two_gardeners=True)
    chance(s, Started(0))
    return s


def using() -> State:
    return position(gardeners=["F9", "F4"], pool=[1, 3, 3, 5])


def crossing() -> State:
    return position(gardeners=["F9", "A1"], pool=[3, 4])


def blocking() -> State:
    return position(gardeners=["F9", "A1"], pool=[3, 4], centre_hex="block")


def cornered() -> State:
    return position(seats=3, gardeners=["A1", "A3", "C1"], pool=[1, 5], stocks=[{"red": 1}])


def one_way() -> State:
    return position(gardeners=["F7", "A1"], pool=[6])


def near_the_edge() -> State:
    return position(gardeners=["B2", "K1"], pool=[3])


def planting() -> State:
    s = position(gardeners=["F9", "A1"], pool=[1], stocks=[{"blue": 2, "grey": 1, "green": 4}])
    do(s, Use(1, "E"))
    return s


def two_gardeners() -> State:
    return position(gardeners=["F9", "F7", "A1", "A6"], pool=[1, 2, 5], two_gardeners=True)


def two_to_roll() -> State:
    return position(gardeners=["A1", "C4", "K1", "K6"], two_gardeners=True)


def over_by_last_flower() -> State:
    s = position(gardeners=["F9", "A1"], pool=[1, 1], stocks=[{"blue": 1}])
    do(s, Use(1, "E"), Plant("blue"))
    return s


def over_without_room() -> State:
    flowers = {"white": ["A1", "A2", "B1", "B2"], "grey": ["K1", "K2", "J1", "J2"]}
    s = position(gardeners=["K2", "A1"], flowers=flowers, pool=[1])
    do(s, Use(1, "W"))
    return s


def over_by_safety_stop() -> State:
    s = position(gardeners=["F7", "F3"], pool=[6], idle=23)
    do(s, Use(6))
    return s


NOT_FROM_A_PLAYER = "Dice and deal come from the table's generator, not from a player."
NO_CHOICE = "With two gardeners each nobody chooses a type: the start player is black, the other white."
ONE_GARDENER = "You have one gardener; two each is a variant for 2 players."
OVER = "The game is over."

CASES = [
    Case("wait", opening, Take("M1"), "GM-15", "Wait: chance decides first."),
    Case("wait", dealing, Place("C3"), "GM-22", "Wait: chance decides first.", seat=1),
    Case("over", over_by_last_flower, Use(1, "E"), "GM-80", OVER, seat=1),
    Case("over", over_without_room, Use(1, "E"), "GM-82", OVER, seat=1),
    Case("over", over_by_safety_stop, Plant("red"), "GM-84", OVER),
    Case("chance", using, Rolled(6), "GM-99", NOT_FROM_A_PLAYER),
    Case("chance", using, Stuck(), "GM-99", NOT_FROM_A_PLAYER),
    Case("chance", opening, Started(1), "GM-99", NOT_FROM_A_PLAYER, seat=1),
    Case("chance", using, Use(1, "E"), "GM-99", NOT_FROM_A_PLAYER, seat=CHANCE),
    Case("turn", using, Use(1, "E"), "GM-16", "It is the turn of Anna.", seat=1),
    Case("turn", choosing, Take("M2"), "GM-16", "It is the turn of Anna.", seat=1),
    Case("figure", choosing, Take("M4"), "GM-17", "Noodle belongs to Bob; choose another Martian."),
    Case("flower", planting, Plant("red"), "GM-49", "You have no red flower left; you have blue, grey, green."),
    Case("choice", two_opening, Take("M1"), "GM-89", NO_CHOICE),
    Case("second", using, Use(1, "E", 2), "GM-88", ONE_GARDENER),
    Case("second", using, Roll(1), "GM-88", ONE_GARDENER),
    Case("second", planting, Use(1, "E", 2), "GM-88", ONE_GARDENER),
    Case(
        "roll", two_gardeners, Roll(2), "GM-32", "Dice are still in the pool (1 2 5); nobody rolls before all are used."
    ),
    Case("now", choosing, Place("C3"), "GM-17", "Not now. Choose your Martian."),
    Case("now", placing, Plant("red"), "GM-19", "Not now. Place your gardener on any free hex but the centre."),
    Case("now", two_to_roll, Use(1, "E"), "GM-92", "Not now. Which gardener's free neighbours count for the roll?"),
    Case("now", using, Plant("red"), "GM-35", "Not now. Use a die: 1 3 3 5."),
    Case("now", planting, Use(1, "E"), "GM-49", "Not now. Which flower do you plant on F10?"),
    Case("centre-start", placing, Place("F6"), "GM-19", "F6 is the centre, where no gardener may stand."),
    Case("taken-hex", placing, Place("A1"), "GM-19", "The gardener of Bob stands on A1."),
    Case("die", using, Use(4, "NE"), "GM-35", "There is no 4 in the pool; it holds 1 3 3 5."),
    Case("die", using, Use(6), "GM-35", "There is no 6 in the pool; it holds 1 3 3 5."),
    Case("need", crossing, Use(4), "GM-45", "The 4 is not blocked: it can move in 3 ways, so it must move."),
    Case("need", one_way, Use(6), "GM-45", "The 6 is not blocked: it can move in 1 way, so it must move."),
    Case("board", using, Use(3, "E"), "GM-42", "From F9 the board goes on for 2 hexes east; the die shows 3."),
    Case("board", cornered, Use(1, "NW"), "GM-42", "A1 is at the edge: the board ends north-west of it."),
    Case(
        "board",
        near_the_edge,
        Use(3, "NE"),
        "GM-42",
        "From B2 the board goes on for 1 hex north-east; the die shows 3.",
    ),
    Case(
        "own-gardener",
        two_gardeners,
        Use(5, "W"),
        "GM-91",
        "Your other gardener stands on F7, 2 west of F9; the 5 would enter or cross it.",
    ),
    Case(
        "gardener",
        using,
        Use(5, "W"),
        "GM-41",
        "The gardener of Bob stands on F4, 5 west of F9; the 5 would enter or cross it.",
    ),
    Case(
        "gardener",
        cornered,
        Use(5, "SW"),
        "GM-41",
        "The gardener of Cleo stands on C1, 2 south-west of A1; the 5 would enter or cross it.",
    ),
    Case(
        "cross",
        blocking,
        Use(4, "W"),
        "GM-40",
        "The centre lies 3 west of F9, and at this table nobody crosses it; the die shows 4.",
    ),
    Case("centre", crossing, Use(3, "W"), "GM-39", "3 west of F9 is the centre, where no gardener may stand."),
    Case("centre", blocking, Use(3, "W"), "GM-39", "3 west of F9 is the centre, where no gardener may stand."),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key} {case.action}")
def test_what_is_not_legal_is_refused_with_the_rule_and_the_reason(case: Case) -> None:
    s = case.state()
    assert case.action not in [GAME.actions[code] for code in GAME.rules.legal(s, case.seat, 0)]
    refusal = GAME.rules.refusal(s, case.seat, case.action, 0)
    assert (refusal.rule, refusal.text.key) == (case.rule, f"gardens-no-{case.key}")
    assert speak(refusal) == case.sentence
    check_every_language(refusal.text, speak)


@pytest.mark.rule("GM-88")
def test_two_gardeners_for_three_players_are_refused_at_setup() -> None:
    with pytest.raises(Refused) as caught:
        opening(3, two_gardeners=True)
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.text.key) == ("GM-88", "gardens-no-two-gardeners")
    assert speak(refusal) == "Two gardeners each are for 2 players; this table has 3."
    check_every_language(refusal.text, speak)


def test_every_refusal_in_the_texts_is_provoked_here() -> None:
    texts = (files("mensae") / "games" / "gardens" / "texts" / "en.ftl").read_text(encoding="utf-8")
    provoked = {case.key for case in CASES} | {"two-gardeners"}
    assert set(re.findall(r"^gardens-no-([a-z-]+) =", texts, re.MULTILINE)) == provoked


def test_a_table_passes_the_refusal_on_and_stays_as_it_was() -> None:
    table = Table(GAME, Setup(2, Options()), bytes(32))
    table.start()
    seat = table.actors[0]
    before = dump(table.state)
    with pytest.raises(Refused) as caught:
        table.act(seat, Place("A1"))
    assert (caught.value.refusal.rule, dump(table.state)) == ("GM-17", before)


def test_the_rule_that_ended_the_game_refuses_every_action() -> None:
    for end in (over_by_last_flower, over_without_room, over_by_safety_stop):
        s = end()
        rules = {GAME.rules.refusal(s, seat, action, 0).rule for seat in (CHANCE, 0, 1) for action in GAME.actions}
        assert rules == {result(s).rule}


def test_a_player_who_waits_for_chance_is_not_sent_to_wait_for_themselves() -> None:
    s = dealing()
    refusal = GAME.rules.refusal(s, 1, Place("C3"), 0)
    assert "Bob" not in speak(refusal)
