"""Invariants about what actions do: turned boards, undone cards, and the rules once more from a view alone."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, Refused, Setup
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import COLOURS, DIE_NAMES, KINDS, NAMES, NOWHERE, RELIC_FACE, SIDES, alien_of, tile_of
from mensae.games.spacemaze.data import turned as turned_face
from mensae.games.spacemaze.schema import (
    Card,
    Choose,
    Dock,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Laid,
    Morph,
    Options,
    Pad,
    Play,
    Take,
    Turn,
)
from mensae.games.spacemaze.state import ASK_CARD, State, card_of
from mensae.games.spacemaze.tests.oracle import COST, Oracle
from mensae.games.spacemaze.tests.position import legal, six
from mensae.games.spacemaze.tests.random_games import FEW_GAMES, RANDOM_GAMES, Game, Step, games, play, turns
from mensae.games.spacemaze.views import Alien, Tile

SIZES = {"square5": 5, "square3": 3, "diamond2": 5, "diamond3": 7}
STEPS = (Exit, Go, Pad, Take, Give, Home)


def board(s: State) -> tuple[list[Tile], list[tuple[str | None, bool, bool]], str | None]:
    """Tiles, aliens and relic as they lie and stand."""
    view = GAME.sight.view(s, None)
    return view.tiles, [(alien.cell, alien.on_pad, alien.relic) for alien in view.aliens], view.relic


# The rules once more


@pytest.mark.example("I13")
@pytest.mark.rule(
    "SM-42", "SM-43", "SM-62", "SM-71", "SM-94", "SM-99", "SM-112", "SM-117", "SM-122", "SM-127", "SM-134"
)
@RANDOM_GAMES
@given(games())
def test_whatever_a_seat_may_do_follows_from_its_view_by_the_rules(game: Game) -> None:
    compare_with_the_oracle(game)


@pytest.mark.example("I13")
@pytest.mark.rule("SM-62", "SM-99")
@pytest.mark.parametrize("game", [Game(4, Options("square5"), False, 2), Game(2, Options("diamond3", True), False, 7)])
def test_the_same_holds_in_long_games(game: Game) -> None:
    assert compare_with_the_oracle(game) > 400


def compare_with_the_oracle(game: Game) -> int:
    """Plays the game; gives how many decisions were compared."""
    decisions = 0
    for step in play(game):
        s, view = step.after, GAME.sight.view(step.after, int(step.after.turn))
        if GAME.rules.actors(s) == [s.turn] and view.asks != "discard":
            first = view.asks == "step" and isinstance(step.action, Play)
            expected = Oracle(view, must_step=first).actions()
            assert len(set(expected)) == len(expected) > 0
            assert set(legal(s)) == set(expected)
            assert len(legal(s)) == len(expected)
            decisions += 1
    return decisions


@pytest.mark.example("I13")
@pytest.mark.rule("SM-38", "SM-42")
@FEW_GAMES
@given(games(rounds=2))
def test_a_table_accepts_exactly_the_actions_that_are_listed(game: Game) -> None:
    for number, step in enumerate(play(game)):
        if number % 40 == 0 and GAME.rules.outcome(step.after) is None:
            listed = {seat: legal(step.after, seat) for seat in GAME.rules.actors(step.after)}
            for seat in (CHANCE, *range(game.seats)):
                for action in GAME.actions:
                    assert accepts(game, step.after, seat, action) == (action in listed.get(seat, []))


def accepts(game: Game, s: State, seat: int, action: GameAction) -> bool:
    table = Table(GAME, Setup(game.seats, game.options), bytes(32), begin=s)
    try:
        table.act(seat, action)
    except Refused:
        return False
    return True


# What actions change


@pytest.mark.example("I12")
@pytest.mark.rule("SM-100", "SM-116", "SM-22")
@RANDOM_GAMES
@given(games())
def test_a_tile_effect_moves_tiles_only_and_a_step_moves_no_tile(game: Game) -> None:
    for step in play(game):
        if isinstance(step.action, Turn | Exchange):
            assert riders(step.before) == riders(step.after)
            assert (step.before.on_pad, step.before.wearer) == (step.after.on_pad, step.after.wearer)
            assert list(step.before.docks) == list(step.after.docks)
            moved = sum(step.before.tiles[cell] != step.after.tiles[cell] for cell in range(len(NAMES)))
            assert moved == (1 if isinstance(step.action, Turn) else 2)
        elif not isinstance(step.action, Laid):
            assert list(step.before.tiles) == list(step.after.tiles)


def riders(s: State) -> list[int]:
    """The tile under every alien, without its rotation."""
    return [-1 if cell == NOWHERE else int(tile_of(s.tiles[cell])) for cell in s.aliens]


@pytest.mark.example("I15")
@pytest.mark.rule("SM-94", "SM-97")
@RANDOM_GAMES
@given(games())
def test_a_card_costs_at_most_its_die_and_the_alien_of_its_colour_performs_it(game: Game) -> None:
    for step in play(game):
        if step.seat == CHANCE or not isinstance(step.action, (*STEPS, Play, Exchange, Morph)):
            continue
        before = GAME.sight.view(step.before, step.seat)
        assert before.die is not None
        if len(before.die) > 2:
            continue
        if isinstance(step.action, Play):
            assert COST[step.action.card] <= int(before.die[1])
        mine = next(a for a in before.aliens if a.seat == step.seat and a.colour[0].upper() == before.die[0])
        if isinstance(step.action, STEPS):
            assert step.action.alien == mine.colour
        if isinstance(step.action, Play) and step.action.card == "SUPERGLUE":
            assert mine.relic
        if isinstance(step.action, Exchange) and before.card == "EXCHANGE":
            assert step.action.cell == place(step, mine)
        if isinstance(step.action, Morph):
            assert step.action.alien != mine.colour


def place(step: Step, alien: Alien) -> str:
    """Where the alien is now."""
    return NAMES[step.after.aliens[alien_of(alien.seat, COLOURS.index(alien.colour))]]


# Effects that undo themselves


def perform(s: State, seat: int, colour: int, card: Card, *targets: GameAction) -> State | None:
    """The seat plays the card with a six of this colour; None if the rules do not allow it."""
    t = GAME.copy(s)
    t.turn, t.ask, t.die, t.card, t.chosen = seat, ASK_CARD, DIE_NAMES.index(six(COLOURS[colour])), -1, -1
    t.cards[seat] |= card_of(KINDS.index(card))  # whether it has one or not
    for action in (Play(card), *targets):
        if action not in legal(t, seat):
            return None
        GAME.rules.apply(t, seat, GAME.codes[action], 0)
    return t


def again(s: State, seat: int, colour: int, card: Card, *rounds: tuple[GameAction, ...]) -> State | None:
    """The card is played once for each of these targets."""
    t: State | None = s
    for targets in rounds:
        t = None if t is None else perform(t, seat, colour, card, *targets)
    return t


def choice(s: State, seat: int, colour: int, card: Card, rng: FastRng, *chosen: GameAction) -> list[GameAction]:
    """The targets chosen so far and one more at random, if the card can be played."""
    t = perform(s, seat, colour, card, *chosen)
    return [] if t is None else [*chosen, (actions := legal(t, seat))[rng.below(len(actions))]]


def restoring(s: State, seat: int, colour: int, rng: FastRng) -> Iterator[State | None]:
    """Each card as often as it takes to undo it; None where it cannot be played."""
    quarter = tuple(choice(s, seat, colour, "ROTATE_90", rng))
    yield again(s, seat, colour, "ROTATE_90", *[quarter] * 4) if quarter else None
    there = tuple(choice(s, seat, colour, "EXCHANGE", rng))
    back = (Exchange(NAMES[s.aliens[alien_of(seat, colour)]]),) if there else ()
    yield again(s, seat, colour, "EXCHANGE", there, back) if there else None
    first = choice(s, seat, colour, "DIAGONAL_SWITCH", rng)
    both = tuple(choice(s, seat, colour, "DIAGONAL_SWITCH", rng, *first)) if first else ()
    yield again(s, seat, colour, "DIAGONAL_SWITCH", both, both) if both else None
    mate = tuple(choice(s, seat, colour, "MORPH", rng))
    yield again(s, seat, colour, "MORPH", mate, mate) if mate else None


@pytest.mark.example("I11")
@pytest.mark.rule("SM-108", "SM-113", "SM-116", "SM-125")
@FEW_GAMES
@given(games(rounds=6))
def test_four_quarters_and_two_swaps_or_morphs_restore_the_board(game: Game) -> None:
    rng = FastRng(game.seed)
    for s in turns(game):
        for after in restoring(s, int(s.turn), rng.below(3), rng):
            assert after is None or board(after) == board(s)


@pytest.mark.rule("SM-108", "SM-113", "SM-116", "SM-125")
def test_each_of_these_cards_is_played_often_enough_to_prove_something() -> None:
    done, rng = [0] * 4, FastRng(3)
    for s in turns(Game(3, Options("diamond2", False, 12), True, 11)):
        for i, after in enumerate(restoring(s, int(s.turn), rng.below(3), rng)):
            done[i] += after is not None
    assert min(done) >= 10, done


# A turned board


def turned_cell(cell: int, size: int) -> int:
    if cell in (NOWHERE, -1):
        return cell
    row, col = "ABCDEFG".index(NAMES[cell][0]), int(NAMES[cell][1]) - 1
    return NAMES.index(f"{'ABCDEFG'[col]}{size - row}")


def turned(s: State) -> State:
    """The square with everything on it, a quarter further clockwise."""
    t, size = GAME.copy(s), SIZES[s.layout.id]
    for cell in s.layout.cells:
        face = int(s.tiles[cell])
        t.tiles[turned_cell(cell, size)] = face if face >= RELIC_FACE else turned_face(face, 1)
    for alien, cell in enumerate(s.aliens):
        t.aliens[alien] = turned_cell(int(cell), size)
    slots = list(zip(s.layout.slot_cell, s.layout.slot_side, strict=True))
    for seat, slot in enumerate(s.docks):
        cell, side = slots[slot]
        t.docks[seat] = slots.index((turned_cell(cell, size), (side + 1) % 4))
    t.relic_cell, t.chosen = turned_cell(int(s.relic_cell), size), turned_cell(int(s.chosen), size)
    return t


def turned_action(action: GameAction, size: int) -> GameAction:
    match action:
        case Turn(cell, quarters):
            return Turn(NAMES[turned_cell(NAMES.index(cell), size)], quarters)
        case Choose(cell):
            return Choose(NAMES[turned_cell(NAMES.index(cell), size)])
        case Exchange(cell):
            return Exchange(NAMES[turned_cell(NAMES.index(cell), size)])
        case Dock(cell, side):
            return Dock(NAMES[turned_cell(NAMES.index(cell), size)], SIDES[(SIDES.index(side) + 1) % 4])
        case Go(alien, side):
            return Go(alien, SIDES[(SIDES.index(side) + 1) % 4])
        case _:
            return action


@pytest.mark.example("I17")
@pytest.mark.rule("SM-09", "SM-20", "SM-77", "SM-106", "SM-134")
@RANDOM_GAMES
@given(games(layouts=("square5", "square3", "diamond2", "diamond3")))
def test_turning_the_board_turns_the_legal_actions_and_what_they_do(game: Game) -> None:
    size = SIZES[game.options.layout]
    for step in play(game):
        if step.seat != CHANCE and GAME.rules.actors(step.before) == [step.before.turn]:
            t = turned(step.before)
            assert {turned_action(action, size) for action in legal(step.before)} == set(legal(t))
            GAME.rules.apply(t, step.seat, GAME.codes[turned_action(step.action, size)], 0)
            assert dump(t) == dump(turned(step.after))
