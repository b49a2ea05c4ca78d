"""Numbers that stand for several things at once: what goes in comes out again."""

from itertools import product

import pytest
from hypothesis import given

from mensae.core.schema import CHANCE, Setup
from mensae.core.state import Note, dump, equal, pack, unpack
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import (
    BERTHS,
    CELLS,
    COLOURS,
    DIE_NAMES,
    KINDS,
    LETTERS,
    MOVES,
    NAMES,
    POWER_DICE,
    SIDES,
    TILE_IDS,
    alien_of,
    colour_of,
    die_colour,
    die_value,
    face_of,
    footprints,
    points_for,
    points_of,
    power_die,
    quarters_of,
    seat_of,
    tile_of,
    turned,
)
from mensae.games.spacemaze.rules.codes import (
    DOCK,
    EXIT,
    GO,
    HOME,
    PAD,
    TAKE,
    TURN,
    gift,
    receiver,
    step_code,
    step_colour,
    step_of,
    turn_cell,
    turn_code,
    turn_quarters,
)
from mensae.games.spacemaze.rules.hands import to_hand
from mensae.games.spacemaze.schema import Discard, Dock, Drawn, Exit, GameAction, Give, Go, Home, Pad, Take, Turn
from mensae.games.spacemaze.state import DECK, PLACES, State, card_of, cards_in, count_of, counts_of, held
from mensae.games.spacemaze.tests.position import legal, opening
from mensae.games.spacemaze.tests.random_games import FEW_GAMES, Game, begin, games, play

pytestmark = pytest.mark.both


def test_an_alien_is_a_seat_and_a_colour() -> None:
    aliens = [alien_of(seat, colour) for seat in range(4) for colour in range(3)]
    assert aliens == [*range(12)]
    assert [(seat_of(alien), colour_of(alien)) for alien in aliens] == [*product(range(4), range(3))]


@pytest.mark.rule("SM-108")
def test_a_face_is_a_tile_and_its_quarters() -> None:
    faces = [face_of(tile, quarters) for tile in range(len(TILE_IDS)) for quarters in range(4)]
    assert faces == [*range(len(TILE_IDS) * 4)]
    assert [(tile_of(face), quarters_of(face)) for face in faces] == [*product(range(len(TILE_IDS)), range(4))]
    assert all(
        turned(face, quarters) == face_of(face // 4, (face % 4 + quarters) % 4)
        for face in faces
        for quarters in (1, 2, 3)
    )


@pytest.mark.rule("SM-11", "SM-12")
def test_a_power_die_is_a_colour_and_a_value_and_a_move_die_has_points_of_each_colour() -> None:
    dice = [power_die(colour, value) for colour in range(3) for value in range(1, 7)]
    assert [DIE_NAMES[die] for die in dice] == [f"{letter}{value}" for letter in LETTERS for value in range(1, 7)]
    assert [(die_colour(die), die_value(die)) for die in dice] == [*product(range(3), range(1, 7))]
    for number, name in enumerate(MOVES):
        points = footprints(POWER_DICE + number)
        assert [points_of(points, colour) for colour in range(3)] == [name.count(letter) for letter in LETTERS]


def test_points_of_several_colours_can_be_added() -> None:
    points = points_for(0, 4) + points_for(1, 0) + points_for(2, 3)
    assert [points_of(points, colour) for colour in range(3)] == [4, 0, 3]


@pytest.mark.rule("SM-44")
def test_cards_are_counted_by_kind() -> None:
    cards = sum(kind * card_of(kind) for kind in range(11))
    assert counts_of(cards) == [count_of(cards, kind) for kind in range(11)] == [*range(11)]


@pytest.mark.rule("SM-02", "SM-44")
@FEW_GAMES
@given(games(rounds=6))
def test_no_card_is_counted_twice(game: Game) -> None:
    for step in play(game):
        places = [held(step.after, place) for place in range(PLACES)]
        assert [sum(counts) for counts in zip(*places, strict=True)] == held(begin(game), DECK)
        assert [cards_in(step.after, place) for place in range(PLACES)] == [sum(counts) for counts in places]


@pytest.mark.rule("SM-44")
def test_which_of_two_equal_cards_somebody_has_makes_no_difference() -> None:
    states = []
    for order in ((0, 1), (1, 0)):
        s = opening()
        for seat in order:
            to_hand(s, seat, KINDS.index("MORPH"))
        states.append(s)
    assert equal(*states)


def test_a_turn_is_a_cell_and_quarters() -> None:
    for cell, quarters in product(range(CELLS), (1, 2, 3)):
        code = turn_code(cell, quarters)
        assert (turn_cell(code), turn_quarters(code)) == (cell, quarters)
        assert GAME.actions[code] == Turn(NAMES[cell], quarters)
    assert turn_code(0, 1) == TURN


def test_a_step_is_a_colour_and_what_its_alien_does() -> None:
    for colour, alien in enumerate(COLOURS):
        steps: dict[int, GameAction] = {EXIT: Exit(alien), PAD: Pad(alien), TAKE: Take(alien), HOME: Home(alien)}
        steps |= {GO + side: Go(alien, name) for side, name in enumerate(SIDES)}
        for to, mate in enumerate(COLOURS):
            if to != colour:
                steps[gift(colour, to)] = Give(alien, mate)
                assert receiver(colour, gift(colour, to)) == to
        assert sorted(steps) == [*range(10)]
        for step, action in steps.items():
            code = step_code(colour, step)
            assert (GAME.actions[code], step_colour(code), step_of(code)) == (action, colour, step)


def test_a_berth_is_a_cell_and_a_side() -> None:
    assert [GAME.actions[DOCK + i] for i in range(len(BERTHS))] == [
        Dock(NAMES[cell], SIDES[side]) for cell, side in BERTHS
    ]


@FEW_GAMES
@given(games(rounds=6))
def test_every_list_of_choices_is_ascending(game: Game) -> None:
    for step in play(game):
        for seat in range(CHANCE, game.seats):
            codes = GAME.rules.legal(step.after, seat, 0)
            assert codes == sorted(codes)


@FEW_GAMES
@given(games(rounds=6))
def test_a_packed_state_is_the_same_again(game: Game) -> None:
    for step in play(game):
        again = unpack(GAME.rules.setup(Setup(game.seats, game.options)), pack(step.after))
        assert dump(again) == dump(step.after)
        assert again.layout is step.after.layout
    assert GAME.rules.outcome(again) == GAME.rules.outcome(step.after)


def noted(s: State, seat: int, action: GameAction) -> list[Note]:
    """What the rules note when this is done."""
    after = GAME.copy(s)
    notes: list[Note] = []
    after.notes = notes
    GAME.rules.apply(after, seat, GAME.codes[action], 0)
    return notes


@pytest.mark.rule("SM-35", "SM-55")
@FEW_GAMES
@given(games(rounds=10))
def test_no_note_tells_which_card_was_drawn_or_laid_aside(game: Game) -> None:
    for step in play(game):
        if isinstance(step.action, Drawn | Discard):
            others = legal(step.before, step.seat)
            assert len({tuple(noted(step.before, step.seat, other)) for other in others}) == 1
