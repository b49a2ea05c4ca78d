"""What is asked of a reader in every phase, and how the choices are told."""

import pytest

from mensae.core.schema import CHANCE, Seat, Told
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.schema import (
    BuildBridge,
    BuildDome,
    Drawn,
    Eat,
    EndTalk,
    Explore,
    GameAction,
    GiveUp,
    JokerConvert,
    JokerTalk,
    Move,
    Pause,
    PawnOn,
    PawnTo,
    Pipe,
    PlaceRubbish,
    PlaceStart,
    Produce,
    Ready,
    Resume,
    Stare,
    SwitchTile,
    TakeFace,
)
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import CROSS, do, opening, position, put, wait
from mensae.games.magicmaze.tests.refused import speak
from mensae.games.magicmaze.tests.refused_build import talking
from mensae.games.magicmaze.tests.refused_people import alone, away, laying, pausing
from mensae.games.magicmaze.tests.refused_rubbish import asked, asked_which
from mensae.texts import LANGUAGES
from tests.spoken import check_every_language

DOMES = "domes built: 0 of 2"


def ask(s: State, seat: Seat | None = None, language: str = "en") -> str:
    """The prompt of a reader; every language has words for it."""
    told = GAME.speech.prompt(s, seat)
    check_every_language(told, speak)
    return speak(told, language)


def choice(s: State, seat: Seat, action: GameAction) -> str:
    """A legal action as a choice; every language has words for it."""
    assert action in [GAME.actions[code] for code in GAME.rules.legal(s, seat, 0)]
    told: Told = GAME.speech.label(s, seat, action)
    assert all(speak(told, language) for language in LANGUAGES)
    return speak(told)


# Before the start


@pytest.mark.rule("MM-42", "MM-46")
def test_before_the_start_the_prompt_asks_for_face_and_readiness() -> None:
    s = opening()
    assert ask(s, 0) == "Before mission 1: take an action tile, or leave that to chance, and say that you are ready."
    assert ask(s) == "Before mission 1 the table waits for Anna, Bob and Cleo."
    do(s, 1, "take_face(green_yellow)")
    assert ask(s, 0) == "Before mission 1: you have green/yellow; say that you are ready."
    do(s, 1, "ready")
    do(s, 0, "sits(bot, 2)")
    assert ask(s, 0) == ask(s, 1) == "Before mission 1 the table waits for Cleo."


@pytest.mark.rule("MM-42", "MM-221")
def test_with_everybody_gone_the_table_waits_for_whoever_comes_back() -> None:
    s = opening()
    for player in range(s.seats):
        do(s, 0, f"sits(gone, {player + 1})")
    assert ask(s).endswith("the table waits for somebody who comes back.")
    assert speak(GAME.rules.refusal(s, 0, Explore("0.N"), 0).text).endswith("waits for somebody who comes back.")


@pytest.mark.rule("MM-207", "MM-208", "MM-209")
def test_alone_the_prompt_asks_for_the_first_tiles_and_then_for_the_face() -> None:
    s = laying()
    assert ask(s, 0) == ask(s) == "Before mission 1: these tiles go to the sides of the start tile: A1, A3 and A4."
    for tile, side in (("A1", "N"), ("A3", "S"), ("A4", "W")):
        do(s, 1, f"place_start({tile}, {side})")
    assert ask(s, 0) == (
        "Before mission 1: you begin with brown/orange/blue unless you switch; say that you are ready."
    )


@pytest.mark.rule("MM-154", "MM-239", "MM-260")
def test_the_hint_for_mission_2_comes_before_the_start_as_the_table_has_it() -> None:
    hint = "Mind that the dome on B6 needs two orange and nothing makes orange: two of your 3 jokers are for that."
    waits = "Before mission 2 the table waits for Anna, Bob and Cleo."
    assert ask(opening(mission=2)) == f"{waits} {hint}"
    assert ask(opening(mission=2, orange_hint="no")) == waits
    assert ask(opening(mission=3)) == "Before mission 3 the table waits for Anna, Bob and Cleo."
    dutch = "Voor module 2 wacht de tafel op Anna, Bob en Cleo."
    assert ask(opening(mission=2, edition="nl"), None, "nl") == dutch
    assert ask(opening(mission=2, edition="nl", orange_hint="yes"), None, "nl") == (
        f"{dutch} Bedenk dat de koepel op B6 twee keer oranje nodig heeft en niets oranje maakt: "
        "twee van jullie 3 jokers zijn daarvoor."
    )
    assert "Bedenk" not in ask(position(mission=2), None, "nl")


# While the sand runs


@pytest.mark.rule("MM-115", "MM-116", "MM-117", "MM-119")
def test_the_prompt_names_the_own_colours_and_whether_to_talk() -> None:
    s = position(mission=2)
    assert ask(s, 0) == f"Your colours are brown and orange. Silence; {DOMES}."
    assert ask(s, 0, "de") == "Spiel mit Braun und Orange, ohne ein Wort; Kuppeln gebaut: 0 von 2."
    assert ask(s) == f"The sand runs, and nobody talks; {DOMES}."
    s = talking()
    assert ask(s, 2) == f"Talk now, until somebody acts; your colours are green and yellow; {DOMES}."
    assert ask(s) == f"The sand runs, and the team may talk until somebody acts; {DOMES}."
    s = position()
    assert ask(s, 1) == "Your colours are blue and purple; talk as you like; domes built: 0 of 1."
    assert ask(s) == "The sand runs, and the team talks as it likes; domes built: 0 of 1."


@pytest.mark.rule("MM-103", "MM-109")
def test_after_the_landing_the_prompt_counts_colonists() -> None:
    s = position("A1@0.N A3@0.S B6@0.E", {"B6.d": "colonist"}, mission=2, domes=["A3.d", "B6.d"])
    assert ask(s, 0) == "Your colours are brown and orange. Silence; colonists in domes: 1 of 2."


@pytest.mark.rule("MM-213", "MM-215")
def test_alone_the_prompt_names_the_colours_of_the_active_face() -> None:
    assert ask(alone(), 0) == (
        "Your colours are blue, brown and orange; you may switch when the stopwatch ends in 0; domes built: 0 of 1."
    )


@pytest.mark.rule("MM-221")
def test_shared_colours_are_named_and_a_vacant_seat_is_told() -> None:
    s = away("shared")
    assert ask(s, 0) == "Your colours are blue, purple, brown and orange; talk as you like; domes built: 0 of 1."
    assert ask(s, 1) == "Nobody plays this seat; the sand runs on."


@pytest.mark.rule("MM-169", "MM-176")
def test_rubbish_to_be_placed_comes_first() -> None:
    assert ask(asked(), 1) == "Place the rubbish for 0.N; it is 1 piece."
    assert ask(asked(), 0) == "Your colours are brown and orange. Silence; domes built: 0 of 5."
    assert ask(asked_which(), 1) == "Place 1 piece of rubbish, for 0.E or 0.N."


def test_the_prompt_does_not_change_while_nothing_happens() -> None:
    s = position(mission=2)
    later = position(mission=2)
    later.now = 100_000
    assert [GAME.speech.prompt(s, seat) for seat in (None, 0)] == [
        GAME.speech.prompt(later, seat) for seat in (None, 0)
    ]


@pytest.mark.rule("MM-228")
def test_in_a_pause_the_prompt_says_for_whom_the_table_waits() -> None:
    s = pausing()
    assert ask(s, 1) == "Pause: say when you want to go on."
    assert ask(s, 0) == ask(s) == "Pause: the table waits for Bob and Cleo."


@pytest.mark.rule("MM-35")
def test_while_chance_draws_the_prompt_says_so() -> None:
    s = position(pieces={"0.S": "blue"})
    do(s, 2, "explore(0.S)")
    assert ask(s) == "Chance decides."


@pytest.mark.rule("MM-55", "MM-112", "MM-114")
def test_the_end_is_told_with_its_reason() -> None:
    s = position(CROSS, {"A3.S": "colonist"}, domes=["A3.d"])
    do(s, 3, "move(colonist, A3.S, A3.d)", 156_500)
    assert ask(s) == "Won, with 23 s of sand left."
    s = position()
    wait(s, 180_000)
    assert ask(s, 0) == "Lost: the sand has run out."
    s = position()
    for seat in (1, 2, 3):
        do(s, seat, "give_up")
    assert ask(s, 0) == "Lost: everybody has given up."


# The choices


@pytest.mark.rule("MM-62", "MM-66", "MM-74", "MM-179", "MM-188")
def test_choices_on_the_board_say_what_they_bring() -> None:
    s = position(pieces={"0.c": "blue", "0.S": "blue"})
    assert choice(s, 0, Move("blue", "0.c", "0.E")) == "Move the blue girder over orange from 0.c to 0.E"
    assert choice(s, 1, Explore("0.S")) == "Explore at 0.S with the blue girder; one of 4 tiles"
    produce = "Produce a blue girder on 0.W; 1 left in the supply afterwards"
    assert choice(position(), 1, Produce("blue", "0.W")) == produce
    s = position("A1@0.N A2@0.E A3@0.S", {"A1.N": "blue"})
    assert choice(s, 1, Explore("A1.N")) == "Explore at A1.N with the blue girder; the last tile"
    s = position("C7@0.N C8@0.E", {"C7.p": "green"}, mission=3)
    assert choice(s, 0, Pipe("green", "C7.p", "C8.p")) == "Send the green leaf through the pipe from C7.p to C8.p"
    s = position("D9@0.N", {"D9.g": "slug", "D9.W": "rubbish"}, mission=4)
    assert choice(s, 0, Eat("D9.g", "D9.W")) == "Have the slug go over brown from D9.g to D9.W and eat the rubbish"


@pytest.mark.rule("MM-57", "MM-58", "MM-82")
def test_a_flip_is_offered_with_its_trade() -> None:
    s = position(CROSS, {"A2.E": "blue"})
    s.now = 138_000
    flip = Move("blue", "A2.E", "A2.h")
    move = "Move the blue girder over brown from A2.E to A2.h"
    assert choice(s, 0, flip) == f"{move}: flips the timer, about 42 s become 138 s"
    s = position(CROSS, {"A2.E": "blue"}, marked=["A2.h"])
    assert choice(s, 0, flip) == move


@pytest.mark.rule("MM-93", "MM-96", "MM-98", "MM-109")
def test_slots_domes_and_the_win_are_offered_as_such() -> None:
    s = position(CROSS, {"A3.S": "yellow"})
    fill, move = Move("yellow", "A3.S", "A3.d"), "Move the yellow banana over green from A3.S to A3.d"
    assert choice(s, 2, fill) == f"{move}: 2 slots are free then"
    put(s, {"A3.d": "brown"})
    assert choice(s, 2, fill) == f"{move}: 1 slot is free then"
    put(s, {"A3.d": "green"})
    assert choice(s, 2, fill) == f"{move}: all slots are full then"
    s = position(CROSS, {"A3.S": "yellow", "A3.d": "brown green"}, auto_dome=True)
    assert choice(s, 2, fill) == f"{move}: builds the dome"
    s = position(CROSS, {"A3.d": "brown green yellow"})
    assert choice(s, 0, BuildDome("A3.d")) == "Build the dome on A3.d; it is the last one"
    s = position("A3@0.S", {"A3.d": "brown green yellow"}, mission=3)
    assert choice(s, 0, BuildDome("A3.d")) == "Build the dome on A3.d; 2 more are needed"
    home, way = Move("colonist", "A3.S", "A3.d"), "Move a colonist over green from A3.S to A3.d"
    s = position(CROSS, {"A3.S": "colonist"}, domes=["A3.d"])
    assert choice(s, 2, home) == f"{way}, and win"
    s = position("A1@0.N A3@0.S B6@0.E", {"A3.S": "colonist"}, mission=2, domes=["A3.d", "B6.d"])
    assert choice(s, 2, home) == f"{way}, into the dome"


@pytest.mark.rule("MM-139", "MM-146", "MM-148")
def test_bridges_and_jokers_are_offered() -> None:
    s = position("B6@0.E", {"B6.S": "purple"}, mission=2)
    assert choice(s, 1, BuildBridge("B6.S-d", "B6.S", "purple")) == "Build the bridge B6.S-d in purple"
    assert choice(s, 1, JokerConvert("B6.S", "purple", "blue")) == (
        "Joker: swap the purple crystal on B6.S for a blue girder; 2 left afterwards"
    )
    assert choice(s, 1, JokerTalk()) == "Joker: talk; 2 left afterwards"


@pytest.mark.rule("MM-158", "MM-159", "MM-169")
def test_places_for_rubbish_are_offered_with_what_stands_there() -> None:
    s = asked()
    assert choice(s, 1, PlaceRubbish("C7.N", "0.c")) == "Rubbish for 0.N on 0.c"
    put(s, {"0.c": "blue", "C7.c": "slug"})
    assert choice(s, 1, PlaceRubbish("C7.N", "0.c")) == "Rubbish for 0.N on 0.c, a resource has to go"
    assert choice(s, 1, PlaceRubbish("C7.N", "C7.c")) == "Rubbish for 0.N on C7.c, to the slug"


@pytest.mark.parametrize(
    ("action", "label"),
    [
        (PawnTo(1), "Pawn in front of Bob"),
        (PawnOn("hourglass"), "Pawn on “hourglass”"),
        (PawnOn("aside"), "Put the pawn aside"),
        (Stare(2), "Stare at Cleo"),
        (EndTalk(), "End the talk"),
        (GiveUp(), "Give up"),
        (Pause(), "Call a pause"),
    ],
)
def test_what_people_do_beside_the_board_is_offered(action: GameAction, label: str) -> None:
    s = position(mission=2, pause="agreed")
    do(s, 2, "joker_talk", 10_000)
    assert choice(s, 0, action) == label


def test_what_people_do_before_the_start_or_in_a_pause_is_offered() -> None:
    assert choice(opening(), 0, Ready()) == "I am ready"
    assert choice(opening(), 0, TakeFace("green_yellow")) == "Take green/yellow"
    brings = "a factory for green and a dome site (green, yellow, brown)"
    assert choice(laying(), 0, PlaceStart("A3", "S")) == f"Lay A3 to the south of the start tile: {brings}"
    assert choice(laying(), 0, SwitchTile("purple_green_yellow")) == "Switch to purple/green/yellow"
    assert choice(pausing(), 1, Resume()) == "Go on"
    s = position(pieces={"0.S": "blue"})
    do(s, 2, "explore(0.S)")
    assert choice(s, CHANCE, Drawn("A2")) == "Chance decides"
