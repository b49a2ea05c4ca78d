"""Chapter 9: MORPH and SUPERGLUE."""

from typing import Any

import pytest

from mensae.games.spacemaze.schema import (
    Cleared,
    EndTurn,
    Exchange,
    Give,
    Go,
    Home,
    Morph,
    NoCard,
    Pick,
    Play,
    Take,
    Turn,
)
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import (
    chance,
    do,
    finish_round,
    legal,
    look,
    playing,
    position,
    result,
    roll,
    standing,
    tokens,
)

GLUED = {"purple": "B2 relic glued", "green": "B2", "orange": "D4"}
DICE = ("G6", "G6", "P6", "P6", "O6", "O6", "GPOO", "GPOO")


def can_play(card: str, die: str = "G6", **situation: Any) -> bool:
    s = position(hands=[[card]], **situation)
    do(s, Pick(die))
    return legal(s) != [NoCard()]


# MORPH


@pytest.mark.rule("SM-124", "SM-125")
@pytest.mark.parametrize(
    ("green", "purple"),
    [
        ("B2", "E5"),
        ("UFO", "D4"),
        ("B2", "UFO"),
        ("B2 pad", "D4"),
        ("UFO", "D4 pad"),
        ("B2 pad", "D4 pad"),
        ("B2", "B2 pad"),
    ],
)
def test_the_two_take_each_others_exact_place_at_any_distance(green: str, purple: str) -> None:
    s = playing("MORPH", anna={"green": green, "purple": purple, "orange": "C1"})
    do(s, Morph("purple"))
    assert standing(s) == {"green": purple, "purple": green, "orange": "C1"}
    assert (look(s).deck, look(s).turn) == (39, 1)


@pytest.mark.rule("SM-124")
def test_the_performer_chooses_one_of_both_teammates() -> None:
    assert legal(playing("MORPH", "purple", anna={"green": "B2", "purple": "D4", "orange": "C1"})) == [
        Morph("green"),
        Morph("orange"),
    ]


@pytest.mark.rule("SM-125", "SM-73")
def test_morph_onto_a_full_tile_is_allowed() -> None:
    full = {"green": "D4", "purple": "D4", "orange": "D4"}
    s = playing("MORPH", anna={"green": "B2", "purple": "D4"}, bob=full)
    do(s, Morph("purple"))
    assert standing(s)["green"] == "D4"


@pytest.mark.example("E25")
@pytest.mark.rule("SM-126")
def test_e25_the_relic_stays_and_is_worn_by_who_arrives_without_token_or_win() -> None:
    s = playing("MORPH", anna={"purple": "C4 relic"})
    do(s, Morph("purple"))
    assert standing(s) == {"green": "C4 relic", "purple": "UFO", "orange": "UFO"}
    assert (tokens(s), look(s).asks) == ([0, 0], "pick")


@pytest.mark.rule("SM-126")
def test_a_wearer_that_performs_morph_leaves_the_relic_to_its_teammate() -> None:
    s = playing("MORPH", anna={"green": "C4 relic", "orange": "UFO"})
    do(s, Morph("orange"))
    assert standing(s) == {"green": "UFO", "purple": "UFO", "orange": "C4 relic"}
    s = playing("MORPH", anna={"green": "A1 relic", "orange": "UFO"})  # at the dock
    do(s, Morph("orange"))
    assert (look(s).asks, tokens(s)) == ("pick", [0, 0])


@pytest.mark.rule("SM-127", "SM-99")
@pytest.mark.parametrize(
    ("places", "playable"),
    [
        ({}, False),
        ({"green": "B2", "purple": "B2", "orange": "B2"}, False),
        ({"green": "B2", "purple": "B2 pad", "orange": "B2"}, True),
        ({"green": "B2 relic", "purple": "B2", "orange": "B2"}, True),
        ({"green": "B2"}, True),
        ({"purple": "B2"}, True),
    ],
)
def test_morph_must_change_something(places: dict[str, str], playable: bool) -> None:
    assert can_play("MORPH", anna=places) == playable


@pytest.mark.rule("SM-127")
def test_only_teammates_with_whom_something_changes_are_offered() -> None:
    s = playing("MORPH", anna={"green": "B2", "purple": "B2", "orange": "B2 pad"})
    assert legal(s) == [Morph("orange")]
    s = playing("MORPH", anna={"orange": "D4"})
    assert legal(s) == [Morph("orange")]  # green and purple are both in the UFO


@pytest.mark.rule("SM-127", "SM-126")
def test_morph_on_one_tile_hands_the_relic_on() -> None:
    s = playing("MORPH", anna={"green": "B2 relic", "purple": "B2"})
    do(s, Morph("purple"))
    assert (standing(s)["green"], standing(s)["purple"], tokens(s)) == ("B2", "B2 relic", [0, 0])


# SUPERGLUE


@pytest.mark.rule("SM-128", "SM-104")
def test_glue_holds_until_the_round_ends() -> None:
    s = position(anna={"purple": "B2 relic"}, bob={"green": "B2"}, hands=[["SUPERGLUE"]], panels=[["GGPO"], ["G1"]])
    do(s, Pick("P6"), Play("SUPERGLUE"))
    assert standing(s)["purple"] == "B2 relic glued"
    do(s, Pick("GGPO"))
    assert Take("green") not in legal(s)
    do(s, EndTurn())
    finish_round(s)
    assert standing(s)["purple"] == "B2 relic"
    roll(s, *DICE)
    do(s, Pick("GPOO"), Take("green"))
    assert tokens(s) == [0, 1]


@pytest.mark.rule("SM-129", "SM-97")
@pytest.mark.parametrize(
    ("places", "die", "playable"),
    [
        ({"purple": "B2 relic"}, "P6", True),
        ({"purple": "B2 relic"}, "G6", False),  # the die has another colour
        ({"purple": "B2 relic glued"}, "P6", False),
        ({"purple": "C3"}, "P6", False),  # the relic only lies there
        ({}, "P6", False),
    ],
)
def test_superglue_is_for_the_wearer_who_is_not_glued_yet(places: dict[str, str], die: str, playable: bool) -> None:
    assert can_play("SUPERGLUE", die, anna=places) == playable
    assert not can_play("SUPERGLUE", "P6", bob={"purple": "B2 relic"})


@pytest.mark.rule("SM-130")
def test_a_glued_alien_neither_performs_morph_nor_is_its_teammate() -> None:
    assert not can_play("MORPH", "P6", anna=GLUED)
    s = playing("MORPH", "green", anna=GLUED)
    assert legal(s) == [Morph("orange")]
    assert can_play("MORPH", "P6", anna={**GLUED, "purple": "B2 relic"})


@pytest.mark.rule("SM-131", "SM-138")
def test_a_glued_relic_is_neither_given_nor_taken() -> None:
    s = position(anna=GLUED, points={"green": 2, "purple": 2})
    assert [action for action in legal(s) if isinstance(action, Give | Take)] == []
    s = position(anna={**GLUED, "purple": "B2 relic"}, points={"green": 2, "purple": 2})
    assert [action for action in legal(s) if isinstance(action, Give | Take)] == [
        Take("green"),
        Give("purple", "green"),
    ]
    s = position(anna={"green": "B2"}, bob={"purple": "B2 relic glued"}, points={"green": 2})
    assert Take("green") not in legal(s)


@pytest.mark.rule("SM-132")
def test_a_glued_wearer_walks_and_goes_home_and_its_tile_is_turned_and_swapped() -> None:
    s = position(anna={"purple": "A2 relic glued"}, points={"purple": 3})
    do(s, Go("purple", "W"), Home("purple"))
    assert result(s).winners == [0]
    s = playing("EXCHANGE", "green", anna=GLUED)
    do(s, Exchange("B3"))
    assert standing(s)["purple"] == "B3 relic glued"
    s = playing("ROTATE_90", "green", anna=GLUED, tiles={"B2": "T16"})
    do(s, Turn("B2", 1))
    assert standing(s)["purple"] == "B2 relic glued"


def after_glue(**situation: Any) -> State:
    """Anna has glued the relic to her purple alien, and it is Bob's turn."""
    places = {"purple": "B2 relic", "green": "B2", "orange": "D4"}
    s = position(anna=places, bob={"green": "B2", "purple": "B2"}, **situation)
    do(s, Pick("P6"), Play("SUPERGLUE"))
    return s


@pytest.mark.example("E26")
@pytest.mark.rule("SM-128", "SM-129", "SM-130", "SM-131", "SM-132")
def test_e26_what_superglue_forbids_and_what_it_does_not() -> None:
    s = after_glue(hands=[["SUPERGLUE", "SUPERGLUE", "MORPH"], ["EXCHANGE", "ROTATE_90"]])
    do(s, Pick("GGPO"))
    assert Take("green") not in legal(s)
    do(s, EndTurn(), Pick("GGPO"))
    assert not any(isinstance(action, Give | Take) for action in legal(s))
    do(s, EndTurn(), Pick("G6"))
    assert Play("EXCHANGE") in legal(s)
    do(s, Play("ROTATE_90"), Turn("B2", 1))
    do(s, Pick("O6"), Play("MORPH"))
    assert legal(s) == [Morph("green")]
    do(s, Morph("green"), Pick("P6"), Play("EXCHANGE"), Exchange("A2"))
    assert standing(s)["purple"] == "A2 relic glued"
    chance(s, Cleared())
    assert standing(s)["purple"] == "A2 relic"
