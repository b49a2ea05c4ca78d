"""What the log says about the relic, and about the end of turns, rounds and games."""

import pytest

from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import Cleared, Discard, Discarded, EndTurn, GameAction, Give, Home, Take
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.listening import heard, speak
from mensae.games.spacemaze.tests.position import chance, do, legal, others, position
from tests.telling import tell

SEVEN = ["ROTATE_90"] * 5 + ["MORPH"] * 2
FULL = [["GGPO", "G6", "P6"], ["GGPO", "G6", "P6"]]  # panels at the end of the action phase


def in_all_languages(s: State, action: GameAction) -> list[str]:
    """The first sentence of the log about an action, in English, German and Dutch."""
    told = tell(GAME, s, GAME.rules.actors(s)[0], action)[0]
    return [speak(told, language) for language in ("en", "de", "nl")]


# The relic


@pytest.mark.rule("SM-137", "SM-138", "SM-141")
def test_the_log_tells_who_takes_the_relic_from_whom_and_the_tokens() -> None:
    s = position(anna={"green": "C3"}, points={"green": 1})
    assert heard(s, Take("green")) == ["Anna's green alien takes the relic on C3: 1 of 3 tokens."]
    s = position(anna={"green": "B2"}, bob={"purple": "B2 relic"}, points={"green": 1}, tokens=[1, 1])
    assert in_all_languages(s, Take("green")) == [
        "Anna's green alien steals the relic from Bob's purple alien: 2 of 3 tokens.",
        "Das grüne Alien von Anna stiehlt dem violetten Alien von Bob das Relikt: 2 von 3 Markern.",
        "De groene alien van Anna steelt de relikwie van de paarse alien van Bob: 2 van de 3 fiches.",
    ]


@pytest.mark.rule("SM-67", "SM-139", "SM-142")
def test_between_teammates_the_log_tells_no_tokens() -> None:
    s = position(anna={"green": "B2", "orange": "B2 relic"}, points={"green": 1, "orange": 1}, tokens=[2, 0])
    assert heard(s, Take("green")) == ["Anna's green alien takes the relic from its teammate, the orange alien."]
    assert heard(s, Give("orange", "green")) == ["Anna's orange alien gives the relic to the green alien."]


@pytest.mark.rule("SM-143", "SM-144")
def test_the_log_tells_both_ways_to_win() -> None:
    s = position(anna={"green": "B2"}, bob={"purple": "B2 relic"}, points={"green": 1}, tokens=[2, 1])
    assert heard(s, Take("green")) == [
        "Anna's green alien steals the relic from Bob's purple alien: 3 of 3 tokens.",
        "That is the third token: Anna wins.",
    ]
    s = position(anna={"orange": "A1 relic"}, points={"orange": 1})
    assert heard(s, Home("orange")) == [
        "Anna's orange alien carries the relic home into the UFO.",
        "The relic is home: Anna wins.",
    ]


# The end of turns, rounds and games


@pytest.mark.rule("SM-69", "SM-71")
def test_the_end_of_a_turn_is_told_only_where_points_are_lost() -> None:
    assert heard(position(points={}), EndTurn()) == []
    assert heard(position(points={"green": 2, "orange": 1}), EndTurn()) == [
        "Anna leaves points unused: 2 green, 1 orange."
    ]


@pytest.mark.rule("SM-50", "SM-51", "SM-52")
def test_the_log_tells_what_is_cleared_away() -> None:
    nothing = position(panels=FULL, round=4)
    assert heard(nothing, Cleared()) == ["Round 4 is over: the pads are cleared, no card was used."]
    one = position(panels=[["GGPO", "G6 MORPH", "P6"], FULL[1]])
    assert heard(one, Cleared()) == ["Round 1 is over: the pads are cleared, 1 used card goes to the discard pile."]
    glued = position(
        bob={"green": "B2 relic glued"}, panels=[["GGPO", "G6 MORPH", "P6"], ["GGPO", "G6 SUPERGLUE", "P6"]]
    )
    assert heard(glued, Cleared()) == [
        "Round 1 is over: the pads are cleared, 2 used cards go to the discard pile.",
        "The glue of Bob comes off.",
    ]


@pytest.mark.rule("SM-53", "SM-55")
def test_cards_laid_aside_are_told_to_their_owner_and_to_all_when_everybody_is_done() -> None:
    s = position(panels=FULL, hands=[[*SEVEN, "RUN_2", "EXCHANGE"], [*others(*SEVEN, "RUN_2", "EXCHANGE")][:8]], turn=1)
    chance(s, Cleared())
    assert GAME.rules.actors(s) == [1, 0]
    assert [speak(told) for told in tell(GAME, s, 0, Discard("MORPH"))] == ["Anna lays MORPH aside."]
    assert [speak(told) for told in tell(GAME, s, 0, Discard("MORPH"), hidden=True)] == ["Anna lays a card aside."]
    do(s, Discard("RUN_2"), Discard("MORPH"), seat=0)
    do(s, legal(s, 1)[0], seat=1)
    assert heard(s, Discarded()) == ["Bob discards ROTATE 180.", "Anna discards RUN +2, MORPH."]


@pytest.mark.example("E32")
@pytest.mark.rule("SM-148")
@pytest.mark.parametrize(
    ("tokens", "wearer", "sentences"),
    [
        ([2, 1], True, ["Anna wins with the most tokens: 2."]),
        ([2, 2], True, ["Bob wins: equal on tokens (2), but with the relic."]),
        ([0, 0], False, ["Anna shares the win, equal on tokens (0).", "Bob shares the win, equal on tokens (0)."]),
    ],
)
def test_the_log_tells_the_end_by_the_number_of_rounds(tokens: list[int], wearer: bool, sentences: list[str]) -> None:
    places = {"green": "B2 relic"} if wearer else {}
    s = position(panels=FULL, tokens=tokens, round=40, bob=places)
    assert heard(s, Cleared()) == [
        "Round 40 is over: the pads are cleared, no card was used.",
        "Round 40 was the last one: the game is over.",
        *sentences,
    ]
    s = position(panels=FULL, tokens=tokens, round=40, hands=[[*SEVEN, "RUN_2"]], bob=places)
    assert len(heard(s, Cleared())) == 1
    chance(s, Cleared())
    do(s, Discard("RUN_2"), seat=0)
    assert heard(s, Discarded())[1:] == ["Round 40 was the last one: the game is over.", *sentences]
