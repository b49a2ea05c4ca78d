"""Why an action is not legal: the rule, and the sentence in three languages."""

import re
from functools import partial
from importlib.resources import files

import pytest

from mensae.core.schema import CHANCE, CLOCK, Refused, Setup, Sits, TimeUp
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.schema import (
    Dealt,
    Drawn,
    Joined,
    JokerTalk,
    Options,
    PlaceRubbish,
    Produce,
    Settled,
    Stare,
)
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import CROSS, do, opening, position, wait
from mensae.games.magicmaze.tests.refused import Case, speak
from mensae.games.magicmaze.tests.refused_build import BUILD, talking
from mensae.games.magicmaze.tests.refused_people import PEOPLE, laying
from mensae.games.magicmaze.tests.refused_rubbish import RUBBISH
from mensae.games.magicmaze.tests.refused_transport import TRANSPORT
from tests.spoken import check_every_language


def exploring() -> State:
    s = position(pieces={"0.S": "blue"})
    do(s, 2, "explore(0.S)", 3_000)
    return s


def dealing() -> State:
    s = opening()
    for seat in (1, 2, 3):
        do(s, seat, "ready")
    return s


def won() -> State:
    s = position(CROSS, {"A3.S": "colonist"}, domes=["A3.d"])
    do(s, 3, "move(colonist, A3.S, A3.d)", 100_000)
    return s


def lost() -> State:
    s = position()
    wait(s, 180_000)
    return s


def given_up() -> State:
    s = position()
    for seat in (1, 2, 3):
        do(s, seat, "give_up", 5_000)
    return s


PRODUCE = Produce("blue", "0.W")

EVERYTHING = [
    Case("won", won, PRODUCE, "MM-111", "The game is over: you have won.", seat=1),
    Case("won", won, Sits("gone", 0), "MM-111", "The game is over: you have won."),
    Case("lost", given_up, PRODUCE, "MM-111", "The game is over: you have lost.", seat=1),
    Case("sand", lost, PRODUCE, "MM-56", "The sand has run out.", seat=1, at=180_300),
    Case("sand", position, PRODUCE, "MM-56", "The sand has run out.", seat=1, at=180_000),
    Case(
        "table",
        exploring,
        Drawn("A2"),
        "MM-35",
        "That is not up to you: players act, chance draws, and the clock watches the sand.",
        seat=1,
    ),
    Case(
        "table",
        dealing,
        Dealt("brown_orange"),
        "MM-46",
        "That is not up to you: players act, chance draws, and the clock watches the sand.",
    ),
    Case(
        "table",
        partial(opening, x_tiles=1),
        Joined("X13"),
        "MM-199",
        "That is not up to you: players act, chance draws, and the clock watches the sand.",
    ),
    Case(
        "table",
        position,
        TimeUp(),
        "MM-52",
        "That is not up to you: players act, chance draws, and the clock watches the sand.",
    ),
    Case(
        "table",
        position,
        Settled(),
        "MM-172",
        "That is not up to you: players act, chance draws, and the clock watches the sand.",
        seat=CLOCK,
    ),
    Case(
        "table",
        position,
        PRODUCE,
        "MM-02",
        "That is not up to you: players act, chance draws, and the clock watches the sand.",
        seat=CHANCE,
    ),
    Case("seat", position, PRODUCE, "MM-218", "There is no seat 4; this table has 3 seats.", seat=3),
    Case("wait", exploring, PRODUCE, "MM-78", "Wait: chance draws first.", seat=1),
    Case("wait", dealing, Stare(1), "MM-46", "Wait: chance draws first."),
    Case("wait", partial(opening, x_tiles=1), Stare(1), "MM-199", "Wait: chance draws first."),
    Case("wait", partial(opening, 1), PRODUCE, "MM-208", "Wait: chance draws first."),
    Case(
        "start", opening, PRODUCE, "MM-41", "The sand does not run yet; the table waits for Anna, Bob and Cleo.", seat=1
    ),
    Case(
        "start",
        opening,
        PlaceRubbish("C7.N", "0.c"),
        "MM-41",
        "The sand does not run yet; the table waits for Anna, Bob and Cleo.",
    ),
    Case(
        "start-tiles", laying, PRODUCE, "MM-41", "The sand does not run yet; first these tiles are laid: A1, A3 and A4."
    ),
    Case("guard", talking, PRODUCE, "MM-122", "You are talking: nobody can act for another 1 ms.", seat=1, at=60_999),
    Case("guard", talking, JokerTalk(), "MM-122", "You are talking: nobody can act for another 600 ms.", at=60_400),
]
ALL = [*EVERYTHING, *TRANSPORT, *BUILD, *RUBBISH, *PEOPLE]


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=pytest.mark.rule(case.rule), id=f"{case.key} {case.action}") for case in ALL]
)
def test_what_is_not_legal_is_refused_with_the_rule_and_the_reason(case: Case) -> None:
    s = case.state()
    before = dump(s)
    assert case.action not in [GAME.actions[code] for code in GAME.rules.legal(s, case.seat, case.at)]
    refusal = GAME.rules.refusal(s, case.seat, case.action, case.at)
    assert speak(refusal) == case.sentence
    assert (refusal.rule, refusal.text.key) == (case.rule, f"magicmaze-no-{case.key}")
    assert dump(s) == before
    check_every_language(refusal.text, speak)


def test_every_refusal_in_the_texts_is_provoked_here() -> None:
    texts = (files("mensae") / "games" / "magicmaze" / "texts" / "en.ftl").read_text(encoding="utf-8")
    provoked = {case.key for case in ALL} | {"expert", "solo-tiles"}
    assert set(re.findall(r"^magicmaze-no-([a-z-]+) =", texts, re.MULTILINE)) == provoked


@pytest.mark.rule("MM-205")
def test_alone_there_is_no_expert_rule() -> None:
    with pytest.raises(Refused) as caught:
        opening(1, expert=True)
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.text.key) == ("MM-205", "magicmaze-no-expert")
    assert speak(refusal) == (
        "The expert rule needs two players at least: alone there is nobody to pass your action tile to."
    )
    check_every_language(refusal.text, speak)


@pytest.mark.rule("MM-206")
def test_together_there_is_no_choice_of_solo_tiles() -> None:
    with pytest.raises(Refused) as caught:
        opening(4, solo_tiles="six")
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.text.key) == ("MM-206", "magicmaze-no-solo-tiles")
    assert speak(refusal) == (
        "Playing with all six action tiles is for one player; you are 4, and each has one of the 8 faces."
    )
    check_every_language(refusal.text, speak)


@pytest.mark.rule("MM-116", "MM-125")
def test_who_wants_to_talk_in_silence_hears_when_talk_opens() -> None:
    silence = GAME.silence(position(mission=2))
    assert silence is not None
    assert (silence.rule, speak(silence)) == (
        "MM-116",
        "Silence: talk opens when the timer is flipped, or with a joker.",
    )
    check_every_language(silence.text, speak)
    assert GAME.silence(talking()) is None


@pytest.mark.rule("MM-234")
def test_a_table_passes_the_refusal_on_and_stays_as_it_was() -> None:
    table = Table(GAME, Setup(3, Options()), bytes(32))
    table.start()
    before = dump(table.state)
    with pytest.raises(Refused) as caught:
        table.act(0, PRODUCE)
    assert (caught.value.refusal.rule, dump(table.state)) == ("MM-41", before)


@pytest.mark.rule("MM-56", "MM-111")
def test_after_the_end_one_rule_refuses_everything() -> None:
    for end, rule in ((won, "MM-111"), (given_up, "MM-111"), (lost, "MM-56")):
        s = end()
        for seat in (CLOCK, CHANCE, 0, 2, 5):
            assert {GAME.rules.refusal(s, seat, action, 0).rule for action in GAME.actions} == {rule}


@pytest.mark.rule("MM-56", "MM-236")
def test_the_stamp_decides_what_refuses() -> None:
    s = talking()
    rules = [GAME.rules.refusal(s, 0, PRODUCE, at).rule for at in (60_999, 61_000, 180_000)]
    assert rules == ["MM-122", "MM-47", "MM-56"]
