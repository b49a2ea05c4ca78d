"""Why an action is not legal: the rule, and the sentence in three languages."""

import re
from functools import partial
from importlib.resources import files

import pytest

from mensae.core.schema import CHANCE, CLOCK, Refused, Setup
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import (
    Cleared,
    Discard,
    Drawn,
    EndTurn,
    Exchange,
    Exit,
    Home,
    Laid,
    NoCard,
    Options,
    Pad,
    Pick,
    Play,
    Rolled,
    Started,
    Take,
)
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.listening import speak
from mensae.games.spacemaze.tests.position import chance, do, finish_round, opening, position, result
from mensae.games.spacemaze.tests.refused import STEPS, Case
from mensae.games.spacemaze.tests.refused_cards import CARDS, ROTATING, holding
from tests.spoken import check_every_language

SEVEN = ["ROTATE_90"] * 5 + ["MORPH"] * 2
FULL = [["GGPO", "G6", "P6"], ["GGPO", "G6", "P6"]]  # panels at the end of the action phase
B2 = {"green": "B2"}


def laying() -> State:
    s = opening(layout="square3")
    chance(s, Started(0))
    return s


def dealing() -> State:
    s = laying()
    chance(s, *(Laid(f"T0{i}", 0) for i in range(1, 9)))
    return s


def rolling() -> State:
    s = position()
    finish_round(s)
    return s


def drawing() -> State:
    s = position(anna=B2, points={"green": 1})
    do(s, Pad("green"))
    return s


def discarding() -> State:
    s = position(panels=FULL, hands=[[*SEVEN, "RUN_2"], ["RUN_1"]])
    chance(s, Cleared())
    return s


def discarded() -> State:
    s = discarding()
    do(s, Discard("RUN_2"), seat=0)
    return s


def over_by_token() -> State:
    s = position(anna={"green": "C3"}, points={"green": 1}, tokens=[2, 0])
    do(s, Take("green"))
    return s


def over_at_home() -> State:
    s = position(anna={"green": "A1 relic"}, points={"green": 1})
    do(s, Home("green"))
    return s


def over_by_rounds() -> State:
    s = position(panels=FULL, round=40)
    chance(s, Cleared())
    return s


PICKING = partial(position, pool=["G2", "G5", "P1", "GGPO"])
OVER = "The game is over."
WAIT = "Wait: chance decides first."
NOT_FROM_A_PLAYER = "Tiles, cards and dice come from the table's generator, not from a player."

CASES = [
    Case("over", over_by_token, Take("green"), "SM-143", OVER),
    Case("over", over_at_home, Pick("G6"), "SM-144", OVER, seat=1),
    Case("over", over_by_rounds, Cleared(), "SM-148", OVER, seat=CHANCE),
    Case("chance", position, Rolled("G6"), "SM-152", NOT_FROM_A_PLAYER),
    Case("chance", laying, Laid("T01", 0), "SM-152", NOT_FROM_A_PLAYER, seat=1),
    Case("chance", drawing, Drawn("MORPH"), "SM-152", NOT_FROM_A_PLAYER),
    Case("chance", position, Pick("G6"), "SM-152", NOT_FROM_A_PLAYER, seat=CHANCE),
    Case("chance", position, EndTurn(), "SM-152", NOT_FROM_A_PLAYER, seat=CLOCK),
    Case("wait", opening, Pick("G6"), "SM-34", WAIT),
    Case("wait", laying, Pick("G6"), "SM-25", WAIT),
    Case("wait", dealing, Pick("G6"), "SM-31", WAIT),
    Case("wait", rolling, Pick("G6"), "SM-37", WAIT, seat=1),
    Case("wait", drawing, EndTurn(), "SM-86", WAIT),
    Case("wait", partial(position, panels=FULL), Pick("G6"), "SM-50", WAIT),
    Case("wait", discarded, Discard("MORPH"), "SM-55", WAIT),
    Case("turn", position, Pick("G6"), "SM-38", "It is the turn of Anna.", seat=1),
    Case("turn", partial(holding, "MORPH"), Play("MORPH"), "SM-38", "It is the turn of Anna.", seat=1),
    Case("now", position, NoCard(), "SM-38", "Not now. Round 1, turn 1 of 3: take a move die or a power die."),
    Case(
        "now",
        partial(holding, "MORPH"),
        Pick("G6"),
        "SM-47",
        "Not now. The green 6 is for your green alien in the UFO: play a card, or none.",
    ),
    Case("now", ROTATING, Exchange("A2"), "SM-109", "Not now. ROTATE 90: which tile does your green alien on B2 turn?"),
    Case(
        "now",
        partial(position, points={"green": 1}),
        Pick("G6"),
        "SM-71",
        "Not now. Take a step or end your turn; points left: 1 green.",
    ),
    Case("now", discarding, Pick("G6"), "SM-53", "Not now. Lay 1 card aside; you may keep 7."),
    Case("now", discarding, Pick("G6"), "SM-53", "Not now. Cards are being laid aside: Anna (1).", seat=1),
    Case(
        "surplus",
        discarding,
        Discard("RUN_1"),
        "SM-53",
        "You have 1 card; only a hand of more than 7 is cut down.",
        seat=1,
    ),
    Case(
        "such-card",
        discarding,
        Discard("RUN_1"),
        "SM-53",
        "You have no RUN +1 in your hand; you have ROTATE 90 ×5, RUN +2, MORPH ×2.",
    ),
    Case(
        "discard",
        partial(position, hands=[["MORPH"]]),
        Discard("MORPH"),
        "SM-54",
        "Cards are laid aside only when the round is over, from hands of more than 7; you have 1.",
    ),
    Case(
        "die",
        PICKING,
        Pick("G4"),
        "SM-38",
        "There is no green 4 in the pool; it has green 2 5, purple 1, move dice (green/purple/orange) 2/1/1.",
    ),
    Case(
        "move-die",
        PICKING,
        Pick("GOOO"),
        "SM-38",
        "There is no move die with 1 green, 3 orange in the pool; it has green 2 5, purple 1, "
        "move dice (green/purple/orange) 2/1/1.",
    ),
    Case(
        "second-move",
        partial(position, panels=[["GGPO"], ["G6"]]),
        Pick("GGPO"),
        "SM-42",
        "You have taken your move die of this round; take a power die.",
    ),
    Case(
        "third-power",
        partial(position, panels=[["G6", "P6"], ["G6", "P6"]]),
        Pick("O6"),
        "SM-42",
        "You have taken your 2 power dice of this round; take a move die.",
    ),
]
ALL = [*CASES, *CARDS, *STEPS]


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=pytest.mark.rule(case.rule), id=f"{case.key} {case.action}") for case in ALL]
)
def test_what_is_not_legal_is_refused_with_the_rule_and_the_reason(case: Case) -> None:
    s = case.state()
    assert case.action not in [GAME.actions[code] for code in GAME.rules.legal(s, case.seat, 0)]
    refusal = GAME.rules.refusal(s, case.seat, case.action, 0)
    assert speak(refusal) == case.sentence
    assert (refusal.rule, refusal.text.key) == (case.rule, f"spacemaze-no-{case.key}")
    check_every_language(refusal.text, speak)


@pytest.mark.rule("SM-19")
def test_a_board_without_seats_for_so_many_is_refused_at_setup() -> None:
    with pytest.raises(Refused) as caught:
        opening(3, layout="rect3x5")
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.text.key) == ("SM-19", "spacemaze-no-layout")
    assert speak(refusal) == "Rectangle 3 × 5 is for 2 players at most; this table has 3."
    check_every_language(refusal.text, speak)


def test_every_refusal_in_the_texts_is_provoked_here() -> None:
    texts = (files("mensae") / "games" / "spacemaze" / "texts" / "en.ftl").read_text(encoding="utf-8")
    provoked = {case.key for case in ALL} | {"layout"}
    assert set(re.findall(r"^spacemaze-no-([a-z-]+) =", texts, re.MULTILINE)) == provoked


def test_a_table_passes_the_refusal_on_and_stays_as_it_was() -> None:
    table = Table(GAME, Setup(2, Options()), bytes(32))
    table.start()
    before = dump(table.state)
    with pytest.raises(Refused) as caught:
        table.act(table.actors[0], Exit("green"))
    assert (caught.value.refusal.rule, dump(table.state)) == ("SM-38", before)


def test_the_rule_that_ended_the_game_refuses_every_action() -> None:
    for end in (over_by_token, over_at_home, over_by_rounds):
        s = end()
        rules = {GAME.rules.refusal(s, seat, action, 0).rule for seat in (CHANCE, 0, 1) for action in GAME.actions}
        assert rules == {result(s).rule}


@pytest.mark.rule("SM-35")
def test_who_is_not_in_turn_learns_nothing_about_a_hand() -> None:
    refusals = []
    for card in ("MORPH", "EXCHANGE"):
        s = holding(card)
        refusals.append([GAME.rules.refusal(s, 1, action, 0) for action in GAME.actions])
    assert refusals[0] == refusals[1]
