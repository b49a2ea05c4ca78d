"""Whole random games in three languages, and what is asked; log and choices have files of their own."""

import pytest

from mensae.core.schema import CHANCE, Told
from mensae.games.onmars import GAME
from mensae.games.onmars.schema import (
    Build,
    EndTurn,
    FirstCard,
    GameAction,
    GoalDealt,
    Main,
    MoveRover,
    Options,
    PutMarker,
    Spend,
    Started,
)
from mensae.games.onmars.secrets import audience
from mensae.games.onmars.speech import label, prompt
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.lacerda import alone
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import (
    choices,
    colonists,
    do,
    goods,
    hand,
    opening,
    orbit,
    position,
    tech,
    to_markers,
    until,
    worker,
)
from mensae.games.onmars.tests.random_games import Game, play
from mensae.games.onmars.tests.speech import asks, heard, offers, speak
from mensae.games.onmars.tests.table import bots, rover
from mensae.texts import LANGUAGES
from tests.spoken import check_every_language
from tests.telling import tell


def spoken(told: Told) -> None:
    """Every language has its words for it, with the same numbers."""
    for language in LANGUAGES:
        speak(told, language)
    check_every_language(told, speak)


@pytest.mark.parametrize(
    ("seats", "variant", "keen"),
    [(1, False, True), (2, False, True), (3, True, True), (4, False, True), (2, True, False)],
)
def test_every_sentence_of_a_game_is_there_in_every_language(seats: int, variant: bool, keen: bool) -> None:
    game = Game(seats, Options(first_colonists=variant), keen, 7)
    for number, (before, seat, action, _) in enumerate(play(game)):
        if number % 5 and number > 60:
            continue
        for told in tell(GAME, before, seat, action):
            spoken(told)
        if audience(before, seat, action) is not None:
            for told in tell(GAME, before, seat, action, hidden=True):
                spoken(told)
        for reader in (None, *range(seats)):
            spoken(prompt(before, reader))
        if seat != CHANCE and number % 25 == 0:
            for language in LANGUAGES:
                offers(before, language)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_end_of_a_game_is_told(seats: int) -> None:
    *_, last = play(Game(seats, Options(), True, 3))
    said = [speak(told) for told in tell(GAME, last.before, last.seat, last.action)]
    assert "The game is over." in said
    assert sum(" OP in all." in each for each in said) == max(2, seats)
    assert said[-1].startswith(("Ann", "Ben", "Cleo"))
    for told in tell(GAME, last.before, last.seat, last.action):
        spoken(told)
    assert speak(prompt(last.after, 0)) == "The game is over."


@pytest.mark.rule("OM-015", "OM-181")
def test_secrets_are_not_told() -> None:
    """Whoever may not know a card hears the same whatever it is."""
    s = until(opening(), GoalDealt)
    told = [[speak(each) for each in tell(GAME, s, CHANCE, action)] for action in choices(s)]
    assert len({str(each) for each in told}) == len(told)
    assert unseen(s) == {"[]"}
    do(s, choices(s)[0])
    do(s, choices(s)[0])
    assert unseen(s) == {"['Ann gets 3 private goals.']"}
    s = until(opening(first_colonists=True), FirstCard)
    assert unseen(s) == {"['Ann gets a secret First Colonist card.']"}
    s = position()
    hand(s, 0, 3, 9)
    goods(s, 0, crystal=4)
    do(s, next(action for action in choices(s) if str(action) == "Executive(space=7)"))
    cards = [Spend(3), Spend(9)]
    spent = {str([speak(each) for each in tell(GAME, s, 0, action)]) for action in cards}
    assert spent == unseen(s, *cards) == {"['Ann spends a private goal as 1 crystal.']"}


def unseen(s: State, *cards: GameAction) -> set[str]:
    """What others hear of each of these cards, or of all that may be drawn."""
    return {str(heard(s, card, hidden=True)) for card in cards or tuple(choices(s))}


# What is asked


def in_every_language(s: State) -> list[str]:
    """The prompt in English, German and Dutch."""
    return [asks(s, language=language) for language in LANGUAGES]


def test_prompts_of_the_setup() -> None:
    assert asks(opening()) == "Chance decides."
    s = to_markers()
    assert asks(s) == "Choose your first Turn Order space."
    assert asks(s, 1) == "Waiting for Ann: Turn Order space."
    do(s, PutMarker(1), PutMarker(5))
    assert in_every_language(s) == ["Where does the Shuttle start?", "Wo beginnt die Fähre?", "Waar begint de shuttle?"]


@pytest.mark.rule("OM-046", "OM-049")
def test_prompts_of_a_turn() -> None:
    s = position()
    goods(s, 0, crystal=0)
    assert asks(s) == "Round 1, you are in the Colony: take a Main action."
    goods(s, 0, crystal=8)
    assert asks(s) == "Round 1, you are in the Colony: take a Main action, or something else first."
    assert asks(s, 1) == "Waiting for Ann: next action."


def test_prompts_of_a_construction() -> None:
    s = position()
    goods(s, 0, all=2, crystal=0)
    bots(s, 0, "0,-3")
    do(s, Main("construct"))
    assert asks(s) == "Which building do you construct?"
    do(s, Build("generator"))
    assert in_every_language(s) == [
        "Where do you construct a Generator?",
        "Wo baust du einen Generator?",
        "Waar bouw je een generator?",
    ]


@pytest.mark.rule("OM-078")
def test_prompt_of_a_surcharge() -> None:
    s = position()
    goods(s, 0, all=2, crystal=3)
    colonists(s, 0, lq=4)
    worker(s, "construct", 1, 2)
    do(s, Main("construct"))
    assert asks(s) == "Construct a Building: pay the surcharge of 2, each with a Colonist or a crystal."


@pytest.mark.rule("OM-052", "OM-259")
def test_prompts_of_units_count_what_is_left() -> None:
    s = orbit()
    goods(s, 0, all=2, crystal=0)
    colonists(s, 0, lq=4)
    tech(s, 0, "mine_tech", "c1_top")
    do(s, Main("research_development"))
    assert asks(s) == "Develop a Tech tile (up to 2)."
    s = orbit()
    do(s, Main("obtain_blueprint"))
    assert asks(s) == "Take a blueprint."
    do(s, choices(s)[0])
    assert in_every_language(s) == [
        "Take a blueprint for 1 Colonist, or stop.",
        "Nimm eine Blaupause für 1 Kolonisten, oder höre auf.",
        "Neem een blauwdruk voor 1 kolonist, of stop.",
    ]


@pytest.mark.rule("OM-260")
def test_prompts_of_movement() -> None:
    s = position()
    do(s, Main("control_center"))
    assert asks(s) == "Move your pieces; Bot points: 2, Rover points: 2."
    rover(s, 1, "0,1")
    do(s, MoveRover("0,1"))
    assert asks(s) == "Go on, you cannot stop there; Bot points: 2, Rover points: 1."


@pytest.mark.rule("OM-198")
def test_prompt_of_a_departure() -> None:
    s = position(shuttle="colony")
    shuttle_phase(s)
    assert asks(s) == "Do you ride the Shuttle to Orbit?"
    assert asks(s, 1) == "Waiting for Ann: travel."


def test_lacerda_has_a_name() -> None:
    s = alone()
    do(s, Main("control_center"))
    while EndTurn() not in choices(s):
        do(s, choices(s)[-1])
    assert [speak(told) for told in tell(GAME, s, 0, EndTurn())] == ["Lacerda begins the turn."]


def test_choices_of_chance_are_not_chosen() -> None:
    s = opening()
    assert speak(label(s, CHANCE, Started(0))) == "Chance decides"
