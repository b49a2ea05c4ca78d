"""Why an action is not legal: the rule, and the sentence in three languages."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, CLOCK, Refused, Told
from mensae.core.state import dump
from mensae.games.onmars.actions import ACTIONS, CODE
from mensae.games.onmars.refusals import refusal
from mensae.games.onmars.rules.engine import apply, draw, legal
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.phases import secret
from mensae.games.onmars.tests.position import hand, opening, position, refresh
from mensae.games.onmars.tests.refused import TURN, Case, over, speak
from mensae.games.onmars.tests.refused_buildings import BUILDINGS
from mensae.games.onmars.tests.refused_cards import CARDS
from mensae.games.onmars.tests.refused_hexes import HEXES
from mensae.games.onmars.tests.refused_journeys import JOURNEYS
from mensae.games.onmars.tests.refused_lab import LAB
from mensae.games.onmars.tests.refused_moves import MOVES
from mensae.games.onmars.tests.refused_payments import PAYMENTS
from mensae.games.onmars.tests.refused_turn import GOALS
from mensae.games.onmars.tests.refused_upgrades import UPGRADES
from mensae.games.onmars.tests.refused_uses import USES
from mensae.texts import LANGUAGES
from tests.spoken import check_every_language

FOLDER = files("mensae") / "games" / "onmars"
ALL = [*TURN, *GOALS, *PAYMENTS, *BUILDINGS, *UPGRADES, *MOVES, *HEXES, *LAB, *CARDS, *JOURNEYS, *USES]
SPEC = set(re.findall(r"^- \*\*(OM-\d+)\*\*", (FOLDER / "SPEC.md").read_text(encoding="utf-8"), re.MULTILINE))
PREFIX = "onmars-no-"


def keys(told: Told) -> Iterator[str]:
    """The key of a text, and those of the texts in it."""
    yield told.key
    for value in told.values.values():
        if isinstance(value, Told):
            yield from keys(value)


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=pytest.mark.rule(case.rule), id=f"{case.key} {case.action}") for case in ALL]
)
def test_what_is_not_legal_is_refused_with_the_rule_and_the_reason(case: Case) -> None:
    s = case.state()
    refresh(s)
    assert CODE[case.action] not in legal(s, case.seat, 0)
    before = dump(s)
    refused = refusal(s, case.seat, case.action, 0)
    assert (refused.rule, speak(refused)) == (case.rule, case.sentence)
    assert PREFIX + case.key in keys(refused.text)
    check_every_language(refused.text, speak)
    assert dump(s) == before


@pytest.mark.rule("OM-256")
def test_first_colonists_is_refused_to_one_player_at_setup() -> None:
    with pytest.raises(Refused) as caught:
        opening(1, first_colonists=True)
    refused = caught.value.refusal
    assert (refused.rule, refused.text.key) == ("OM-256", "onmars-no-first-colonists")
    assert speak(refused) == "First Colonists is for 2 to 4 players; at this table there is 1."
    check_every_language(refused.text, speak)


def test_every_refusal_in_the_texts_is_provoked_here() -> None:
    texts = (FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8")
    provoked = {case.key for case in ALL} | {"first-colonists"}
    assert set(re.findall(rf"^{PREFIX}([a-z-]+) =", texts, re.MULTILINE)) == provoked


def test_the_rule_that_ended_the_game_refuses_every_action() -> None:
    for rule in ("OM-208", "OM-262"):
        s = over(rule)
        assert {refusal(s, seat, action, 0).rule for seat in (CHANCE, 0, 1) for action in ACTIONS} == {rule}


@pytest.mark.rule("OM-015")
def test_who_is_not_asked_learns_nothing_about_a_hand() -> None:
    refusals = []
    for goals, cards in (((1, 5), ("fc_a1",)), ((7, 9), ("fc_a3",)), ((2, 3), ("fc_a2",))):
        s = position(first_colonists=True)
        hand(s, 0, *goals)
        secret(s, 0, *cards)
        refresh(s)
        refusals.append([refusal(s, 1, action, 0) for action in ACTIONS])
    assert refusals[0] == refusals[1] == refusals[2]


def check_refusals(s: State, seats: int, rng: FastRng, spoken: set[str]) -> None:
    """Whoever asks for whatever is not legal hears of a rule of the spec, in every language."""
    for seat in range(CLOCK, seats + 2):
        allowed = legal(s, seat, 0)
        for _ in range(20):
            code = rng.below(len(ACTIONS))
            if code not in allowed:
                refused = refusal(s, seat, ACTIONS[code], 0)
                assert refused.rule in SPEC, f"{refused.rule} for {ACTIONS[code]}"
                if refused.text.key not in spoken:
                    spoken.add(refused.text.key)
                    assert all(speak(refused, language) for language in LANGUAGES)


@pytest.mark.parametrize(("seats", "first_colonists"), [(1, False), (2, True), (3, False), (4, True)])
def test_in_random_games_everything_else_is_refused(seats: int, first_colonists: bool) -> None:
    rng = FastRng(seats)
    s = opening(seats, first_colonists=first_colonists)
    spoken: set[str] = set()
    entries = 0
    while not s.over:
        if entries % 3 == 0:
            check_refusals(s, seats, rng, spoken)
        codes = legal(s, int(s.asked), 0)
        apply(s, s.asked, draw(s, rng) if s.asked == CHANCE else codes[rng.below(len(codes))], 0)
        entries += 1
    check_refusals(s, seats, rng, spoken)
    assert "onmars-no-over" in spoken
