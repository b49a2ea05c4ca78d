"""What the prompts ask, and what the choices say that they bring."""

import pytest

from mensae.core.schema import CHANCE, Told
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import BOARDS, COLOURS, KINDS, SIDES
from mensae.games.spacemaze.schema import (
    Choose,
    Cleared,
    Discard,
    Dock,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Morph,
    NoCard,
    Pad,
    Pick,
    Play,
    Started,
    Take,
    Turn,
)
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.listening import speak
from mensae.games.spacemaze.tests.position import ROW, chance, do, legal, opening, playing, position
from mensae.texts import LANGUAGES

SEVEN = ["ROTATE_90"] * 5 + ["MORPH"] * 2
FULL = [["GGPO", "G6", "P6"], ["GGPO", "G6", "P6"]]  # panels at the end of the action phase
SPREAD = {"green": "B2", "purple": "B3", "orange": "B4"}


def asked(s: State, reader: int | None) -> str:
    """The prompt in English; the other languages have one too."""
    told = GAME.speech.prompt(s, reader)
    assert all(speak(told, language) for language in LANGUAGES)
    return speak(told)


def offered(s: State, action: GameAction) -> str:
    """The label of a legal action in English; the other languages have one too."""
    seat = GAME.rules.actors(s)[0]
    assert action in legal(s, seat)
    told = GAME.speech.label(s, seat, action)
    assert all(speak(told, language) for language in LANGUAGES)
    return speak(told)


# Prompts


def test_those_who_wait_read_for_whom() -> None:
    assert [asked(opening(), reader) for reader in (0, None, CHANCE)] == ["Chance decides."] * 3
    s = position(turn=1)
    assert [asked(s, reader) for reader in (0, None)] == ["Bob is to move."] * 2


@pytest.mark.rule("SM-38", "SM-39", "SM-42")
def test_the_prompt_says_which_dice_may_be_taken() -> None:
    assert asked(position(round=3), 0) == "Round 3, turn 1 of 3: take a move die or a power die."
    assert asked(position(panels=[["G6"], ["G6"]]), 0) == "Round 1, turn 2 of 3: take a move die or a power die."
    assert asked(position(panels=[["GGPO"], ["G6"]]), 0) == "Round 1, turn 2 of 3: take a power die."
    assert asked(position(panels=[["G6", "P6"], ["G6", "P6"]]), 0) == "Round 1, turn 3 of 3: take a move die."


@pytest.mark.rule("SM-47", "SM-97")
def test_the_prompt_says_which_alien_a_card_is_for_and_where_it_is() -> None:
    s = position(anna={"purple": "B3 pad"}, hands=[["MORPH"]])
    do(s, Pick("P6"))
    assert asked(s, 0) == "The purple 6 is for your purple alien on the pad of B3: play a card, or none."
    assert asked(s, 1) == "Anna is to move."


def test_the_prompt_asks_for_the_target_of_each_card() -> None:
    s = playing("ROTATE_90", anna={"green": "B2"})
    assert asked(s, 0) == "ROTATE 90: which tile does your green alien on B2 turn?"
    s = playing("DIAGONAL_SWITCH", anna={"green": "B2"})
    assert asked(s, 0) == "DIAGONAL SWITCH: which tile diagonal to your green alien on B2 is swapped?"
    do(s, Choose("A1"))
    assert asked(s, 0) == ("DIAGONAL SWITCH: with which tile adjacent to your green alien on B2 does A1 change places?")
    s = playing("MORPH", anna={"purple": "B2"})
    assert asked(s, 0) == "MORPH: with whom does your green alien in the UFO change places?"
    s = playing("MOVE_BASE", anna=SPREAD)
    assert asked(s, 0) == "MOVE BASE: where does your UFO move from A1 north?"


@pytest.mark.rule("SM-61", "SM-71", "SM-122")
def test_the_prompt_tells_the_points_that_are_left() -> None:
    s = position(points={"green": 2, "orange": 1})
    assert asked(s, 0) == "Take a step or end your turn; points left: 2 green, 1 orange."
    assert asked(position(points={}), 0) == "No step is left: end your turn."
    assert asked(playing("RUN_2"), 0) == "Take the first step; points left: 2 green."


@pytest.mark.rule("SM-53", "SM-55")
def test_everybody_reads_how_many_cards_are_still_laid_aside() -> None:
    s = position(
        3, panels=[*FULL, FULL[0]], hands=[[*SEVEN, "RUN_2", "RUN_2"], ["RUN_1"], ["ROTATE_180"] * 5 + ["EXCHANGE"] * 3]
    )
    chance(s, Cleared())
    assert asked(s, 0) == "Lay 2 cards aside; you may keep 7."
    assert asked(s, 2) == "Lay 1 card aside; you may keep 7."
    assert [asked(s, reader) for reader in (1, None)] == ["Cards are being laid aside: Anna (2), Cleo (1)."] * 2


def test_the_prompt_says_that_the_game_is_over() -> None:
    s = position(anna={"orange": "A1 relic"}, points={"orange": 1})
    do(s, Home("orange"))
    assert [asked(s, reader) for reader in (0, 1, None)] == ["The game is over."] * 3


# Choices


@pytest.mark.rule("SM-94", "SM-99")
def test_a_power_die_is_offered_with_the_cards_in_hand_that_it_can_power_now() -> None:
    hand = ["ROTATE_90", "EXCHANGE", "MOVE_BASE", "RUN_1"]
    s = position(anna={"purple": "B3"}, hands=[hand], pool=["G6", "P2", "P6", "G1"], tiles={"A1": "T16"})
    assert offered(s, Pick("G6")) == "Take green 6: ROTATE 90, RUN +1"
    assert offered(s, Pick("P6")) == "Take purple 6: ROTATE 90, EXCHANGE, RUN +1"
    assert offered(s, Pick("P2")) == "Take purple 2: ROTATE 90"
    assert offered(s, Pick("G1")) == "Take green 1: no card to power"


@pytest.mark.rule("SM-46")
def test_a_move_die_is_offered_with_its_footprints() -> None:
    s = position(pool=["GGPO", "PPPO"])
    assert offered(s, Pick("GGPO")) == "Take a move die: 2 green, 1 purple, 1 orange"
    assert offered(s, Pick("PPPO")) == "Take a move die: 3 purple, 1 orange"


def test_a_card_is_offered_with_what_it_does() -> None:
    s = position(anna={"green": "B2"}, hands=[["ROTATE_90", "RUN_2"]])
    do(s, Pick("G6"))
    assert offered(s, Play("ROTATE_90")) == "ROTATE 90: turn its own tile or an adjacent one by 1 quarter"
    assert offered(s, Play("RUN_2")) == "RUN +2: 2 more move points"
    assert offered(s, NoCard()) == "Place the die without a card"


@pytest.mark.example("E06")
@pytest.mark.rule("SM-77")
def test_a_turn_is_offered_with_the_passages_that_it_opens_and_closes_for_each_colour() -> None:
    tiles = {"A2": "T01", "B1": "T02", "B2": "T16", "B3": "T10", "C2": "T03", "A3": "T09", "B4": "T08+1"}
    s = playing("ROTATE_270", "orange", anna={"orange": "B2"}, tiles=tiles)
    assert offered(s, Turn("B2", 1)) == "B2 by 1 quarter. Green: closes south, west; Purple: opens north, south"
    green, orange = "Green: opens east, closes south, west", "Orange: opens north, west, closes east"
    assert offered(s, Turn("B2", 2)) == f"B2 by 2 quarters. {green}; Purple: opens south; {orange}"
    green, purple = "Green: opens north, east, closes south", "Purple: opens south, closes north, east"
    assert offered(s, Turn("B3", 2)) == f"B3 by 2 quarters. {green}; {purple}; Orange: closes west"
    ahead = {**tiles, "B2": "T16+1", "B3": "T12+1"}
    s = playing("ROTATE_90", "orange", anna={"orange": "B2"}, tiles=ahead)
    assert offered(s, Turn("B2", 1)) == "B2 by 1 quarter. Purple: closes north, east; Orange: opens north, west"


def test_targets_are_offered_by_their_places() -> None:
    s = playing("EXCHANGE", anna={"green": "B2"})
    assert offered(s, Exchange("B3")) == "Swap B2 with B3"
    s = playing("DIAGONAL_SWITCH", anna={"green": "B2"})
    assert offered(s, Choose("A3")) == "Swap A3 with an adjacent tile"
    do(s, Choose("A3"))
    assert offered(s, Exchange("B1")) == "Swap A3 with B1"
    s = playing("MORPH", anna={"purple": "B2 pad"})
    assert offered(s, Morph("purple")) == "Change places with the purple alien on the pad of B2"
    s = playing("MOVE_BASE", anna=SPREAD)
    assert offered(s, Dock("A2", "N")) == "Move the UFO to A2 north"


def test_steps_are_offered_with_what_is_on_the_tile_ahead() -> None:
    s = position(
        anna={"orange": "A3"},
        bob={"green": "A1 pad", "purple": "A2 relic"},
        tiles=ROW,
        points={"green": 1, "orange": 2},
    )
    assert offered(s, Exit("green")) == "Green: leave the UFO for A1, pad occupied"
    assert offered(s, Go("orange", "E")) == "Orange: east to A4"
    assert offered(s, Go("orange", "W")) == "Orange: west to A2, where the relic is"
    assert offered(s, Pad("orange")) == "Orange: step on the pad of A3, draw a card"
    s = position(anna={"orange": "C2"}, bob={"green": "B3 relic"}, tiles={"C2": "T24"}, points={"orange": 1})
    assert offered(s, Go("orange", "E")) == "Orange: east to C3"  # the relic tile without the relic has no pad either
    s = position(anna={"orange": "A2 relic"}, tiles=ROW, points={"orange": 1})
    assert offered(s, Go("orange", "W")) == "Orange: west to A1, your dock"
    assert offered(s, Go("orange", "E")) == "Orange: east to A3"


@pytest.mark.rule("SM-141", "SM-142")
def test_the_relic_is_offered_with_the_tokens_that_it_brings() -> None:
    s = position(anna={"green": "C3"}, points={"green": 1}, tokens=[1, 0])
    assert offered(s, Take("green")) == "Green: take the relic, 2 of 3 tokens"
    s = position(anna={"green": "B2"}, bob={"purple": "B2 relic"}, points={"green": 1}, tokens=[2, 1])
    assert offered(s, Take("green")) == "Green: steal the relic from Bob, 3 of 3 tokens"
    s = position(anna={"green": "A1", "orange": "A1 relic"}, points={"green": 1, "orange": 1})
    assert offered(s, Take("green")) == "Green: take the relic from the orange alien"
    assert offered(s, Give("orange", "green")) == "Orange: give the relic to the green alien"
    assert offered(s, Home("orange")) == "Orange: home with the relic, and win"


@pytest.mark.rule("SM-69")
def test_the_end_of_a_turn_is_offered_with_the_points_that_are_lost() -> None:
    assert offered(position(points={}), EndTurn()) == "End the turn"
    assert offered(position(points={"green": 1}), EndTurn()) == "End the turn, 1 point is lost"
    assert offered(position(points={"green": 2, "orange": 1}), EndTurn()) == "End the turn, 3 points are lost"


def test_cards_are_offered_to_be_laid_aside_by_name_and_chance_is_not_a_choice() -> None:
    s = position(panels=FULL, hands=[[*SEVEN, "RUN_2"]])
    chance(s, Cleared())
    assert offered(s, Discard("RUN_2")) == "Lay RUN +2 aside"
    assert offered(opening(), Started(0)) == "Chance decides"


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_name_of_its_own(language: str) -> None:
    words = {"alien": COLOURS, "receiver": COLOURS, "colour": COLOURS, "needs": COLOURS, "way": SIDES, "side": SIDES}
    for kind, names in {**words, "door": "RYBS", "card": KINDS, "means": KINDS, "layout": list(BOARDS)}.items():
        assert len({speak(Told(f"spacemaze-{kind}-{name}"), language) for name in names}) == len(names)


def test_cards_have_a_name_in_every_language_and_the_game_keeps_its_title() -> None:
    assert len({speak(Told("spacemaze-title"), language) for language in LANGUAGES}) == 1
    for key in ("pitch", *(f"{what}-{kind}" for what in ("card", "means") for kind in KINDS)):
        assert len({speak(Told(f"spacemaze-{key}"), language) for language in LANGUAGES}) == len(LANGUAGES)
