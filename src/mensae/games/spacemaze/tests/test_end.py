"""Chapter 10: how the game ends and who wins."""

from typing import Any

import pytest

from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import Cleared, Discard, Discarded, Home, Pick, Take
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import chance, do, legal, look, points, position, result, tokens

FULL = ["GGPO", "G1", "P1"]
EIGHT = ["ROTATE_90"] * 5 + ["RUN_1"] * 3


def last_round(tokens: list[int], wearer: int | None = None, limit: int = 40, round: int = 40) -> State:
    """A game whose panels are cleared at the end of a round."""
    names, seats = ("anna", "bob", "cleo", "dirk"), len(tokens)
    places: dict[str, Any] = {} if wearer is None else {names[wearer]: {"green": "B2 relic"}}
    s = position(seats, **places, tokens=tokens, panels=[FULL] * seats, round=round, max_rounds=limit)
    chance(s, Cleared())
    return s


@pytest.mark.rule("SM-143", "SM-05")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_third_token_wins_at_once(seat: int) -> None:
    before = [1, 1, 1]
    before[seat] = 2
    middle = {"green": "C3"}
    s = position(3, anna=middle, bob=middle, cleo=middle, tokens=before, turn=seat, points={"green": 2})
    do(s, Take("green"))
    assert (GAME.rules.actors(s), legal(s), look(s).asks) == ([], [], "over")
    assert (result(s).rule, result(s).winners, tokens(s)[seat]) == ("SM-143", [seat], 3)


@pytest.mark.rule("SM-143")
def test_a_second_token_does_not_win() -> None:
    s = position(anna={"green": "C3"}, tokens=[1, 2], points={"green": 2})
    do(s, Take("green"))
    assert (GAME.rules.outcome(s), tokens(s)) == (None, [2, 2])


@pytest.mark.rule("SM-144", "SM-05")
def test_bringing_the_relic_home_wins_whatever_the_tokens() -> None:
    s = position(3, bob={"purple": "A5 relic"}, tokens=[2, 0, 2], turn=1, points={"purple": 1})
    do(s, Home("purple"))
    assert (result(s).rule, result(s).winners, result(s).scores) == ("SM-144", [1], [2, 0, 2])
    assert result(s).places == [2, 1, 2]
    home = look(s).aliens[4]
    assert (home.seat, home.colour, home.cell, home.relic) == (1, "purple", None, True)


@pytest.mark.rule("SM-146")
def test_the_game_stops_in_the_middle_of_the_turn() -> None:
    s = position(anna={"green": "A1 relic", "purple": "B2"}, pool=["GGPO", "GGPO", "G6"])
    do(s, Pick("GGPO"), Home("green"))
    assert (GAME.rules.actors(s), look(s).turn, points(s)) == ([], 0, [1, 1, 1])
    assert look(s).pool == ["G6", "GGPO"]
    for seat in (-1, 0, 1):
        assert GAME.rules.legal(s, seat, 0) == []


# The last round


@pytest.mark.example("E32")
@pytest.mark.rule("SM-148")
def test_e32_at_the_end_of_round_40_the_wearer_decides_between_those_with_most_tokens() -> None:
    assert result(last_round([2, 2, 1], wearer=1)).winners == [1]
    assert result(last_round([2, 2, 1], wearer=2)).winners == [0, 1]


@pytest.mark.rule("SM-148")
@pytest.mark.parametrize(
    ("counts", "wearer", "places"),
    [
        ([0, 0], None, [1, 1]),
        ([1, 0], 1, [1, 2]),
        ([1, 1], 0, [1, 2]),
        ([1, 1], 1, [2, 1]),
        ([2, 1, 0], 1, [1, 2, 2]),
        ([1, 2, 2, 0], 3, [3, 1, 1, 3]),
        ([1, 2, 2, 0], 2, [2, 2, 1, 2]),
        ([1, 1, 1, 1], None, [1, 1, 1, 1]),
    ],
)
def test_most_tokens_win_then_the_owner_of_the_wearer_then_all_who_are_tied(
    counts: list[int], wearer: int | None, places: list[int]
) -> None:
    s = last_round(counts, wearer)
    assert (result(s).rule, result(s).places, result(s).scores) == ("SM-148", places, counts)


@pytest.mark.rule("SM-148")
@pytest.mark.parametrize(
    ("limit", "round", "over"), [(40, 39, False), (40, 40, True), (1, 1, True), (6, 5, False), (0, 40, False)]
)
def test_the_game_ends_when_the_last_round_is_complete(limit: int, round: int, over: bool) -> None:
    s = last_round([1, 0], limit=limit, round=round)
    assert (GAME.rules.outcome(s) is not None) == over
    assert look(s).asks == ("over" if over else "roll")
    assert look(s).round == (round if over else round + 1)


@pytest.mark.rule("SM-148", "SM-36")
def test_the_discard_phase_belongs_to_the_last_round() -> None:
    s = position(panels=[FULL, FULL], round=40)
    assert GAME.rules.outcome(s) is None
    chance(s, Cleared())
    assert GAME.rules.outcome(s) is not None


@pytest.mark.rule("SM-53", "SM-148")
def test_hands_are_cut_down_in_the_last_round_too() -> None:
    s = position(hands=[EIGHT], panels=[FULL, FULL], round=40)
    chance(s, Cleared())
    assert (look(s).asks, GAME.rules.outcome(s)) == ("discard", None)
    do(s, Discard("RUN_1"), seat=0)
    assert GAME.rules.outcome(s) is None
    chance(s, Discarded())
    assert (result(s).rule, look(s).pile, look(s).players[0].cards) == ("SM-148", {"RUN_1": 1}, 7)
