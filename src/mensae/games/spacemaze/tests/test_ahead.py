"""What a view tells ahead: cards that fit, places in reach, the way home. Each is what playing on would show."""

from collections.abc import Iterator
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import COLOURS, LETTERS, SIDES, colour_of, points_for, seat_of
from mensae.games.spacemaze.schema import (
    Choose,
    Colour,
    Dock,
    Drawn,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Layout,
    Morph,
    Pad,
    Pick,
    Play,
    Step,
    Take,
    Turn,
)
from mensae.games.spacemaze.state import ASK_STEP, State
from mensae.games.spacemaze.tests.position import ROW, chance, do, legal, look, mine, opening, points, position
from mensae.games.spacemaze.tests.random_games import FEW_GAMES, Game, games, play
from mensae.games.spacemaze.views import Fit, Homeward, Reach

Found = dict[tuple[Colour, str, str | None, Colour | None], int]  # who does what where to whom, and for how many points
ON_EVERY_LAYOUT = st.tuples(*(games((layout,), rounds=4) for layout in get_args(Layout)))


def states(played: tuple[Game, ...], *asks: str) -> Iterator[State]:
    """The games whenever one of these is asked."""
    for game in played:
        for step in play(game):
            if look(step.after).asks in asks:
                yield step.after


def after(s: State, *actions: GameAction) -> State:
    """A copy of the table with these done, each of them legal."""
    t = GAME.copy(s)
    do(t, *actions)
    return t


def cell_of(s: State, alien: Colour) -> str | None:
    return next(each.cell for each in look(s).aliens if each.seat == s.turn and each.colour == alien)


# Steps


def tried(s: State, alien: Colour) -> Found:
    """What the steps of an alien lead to if they are simply taken, one after the other, on copies of the table."""
    found: Found = {}
    begins, edge, cost = cell_of(s, alien), [s], 1
    while edge:
        reached: dict[tuple[str | None, int], State] = {}
        for state in edge:
            here = cell_of(state, alien)
            for action in legal(state):
                match action:
                    case Exit(mover) | Go(mover) if mover == alien:
                        there = after(state, action)
                        to = cell_of(there, alien)
                        if to == begins or found.setdefault((alien, "go", to, None), cost) == cost:
                            reached[to, int(there.on_pad)] = there
                    case Pad(mover) | Take(mover) | Home(mover) if mover == alien:
                        found.setdefault((alien, type(action).__name__.lower(), here, None), cost)
                    case Give(mover, mate) if mover == alien:
                        found.setdefault((alien, "give", here, mate), cost)
        edge, cost = list(reached.values()), cost + 1
    return found


def steps_of(s: State, reach: Reach) -> list[Step]:
    """What a board sends to get there."""
    alien, sides = reach.alien, {str(side): side for side in SIDES}
    out: list[Step] = [] if cell_of(s, alien) else [Exit(alien)]
    deeds: dict[str, list[Step]] = {"pad": [Pad(alien)], "take": [Take(alien)], "home": [Home(alien)]}
    deeds["give"] = [Give(alien, reach.mate)] if reach.mate else []
    return [*out, *(Go(alien, sides[side]) for side in reach.way), *deeds.get(reach.does, [])]


@pytest.mark.rule("SM-61", "SM-62", "SM-70", "SM-73", "SM-85", "SM-90")
@FEW_GAMES
@given(ON_EVERY_LAYOUT)
def test_reach_is_all_that_steps_lead_to_and_each_way_is_legal_and_costs_what_it_says(played: tuple[Game, ...]) -> None:
    for s in states(played, "step"):
        offered = mine(s).reach
        expected = {each: cost for alien in COLOURS for each, cost in tried(s, alien).items()}
        assert {(each.alien, each.does, each.to, each.mate): each.cost for each in offered} == expected
        assert len(offered) == len(expected)
        for each in offered:
            steps = steps_of(s, each)
            assert len(steps) == each.cost
            there = after(s, *steps)
            stands = after(s, *steps[:-1]) if each.does == "home" else there
            assert cell_of(stands, each.alien) == each.to
            left = points(s)[COLOURS.index(each.alien)] - each.cost
            if look(there).asks != "over":
                assert points(there)[COLOURS.index(each.alien)] == left


@pytest.mark.rule("SM-62", "SM-63", "SM-65")
def test_an_alien_in_its_ufo_leaves_it_first() -> None:
    s = position(anna={"orange": "UFO"}, tiles=ROW, points={"orange": 3})
    assert mine(s).reach == [Reach("orange", "go", "A1", 1, "", None), Reach("orange", "pad", "A1", 2, "", None)]


@pytest.mark.rule("SM-87", "SM-89", "SM-90")
def test_who_is_on_a_pad_comes_back_to_it_and_who_stopped_there_goes_nowhere() -> None:
    s = position(anna={"orange": "A3 pad"}, tiles=ROW, points={"orange": 3})
    assert Reach("orange", "pad", "A3", 3, "EW", None) in mine(s).reach
    do(s, Go("orange", "E"), Pad("orange"))
    chance(s, Drawn("MORPH"))
    assert mine(s).reach == []


@pytest.mark.rule("SM-66", "SM-67", "SM-68", "SM-85")
def test_nothing_is_in_reach_beyond_the_relic_until_it_is_taken() -> None:
    s = position(anna={"green": "A1", "purple": "A1"}, tiles={"A1": "RELIC"}, points={"green": 2})
    green = [each for each in mine(s).reach if each.alien == "green"]
    assert Reach("green", "take", "A1", 1, "", None) in green
    assert not any(each.does in ("give", "home") for each in green)
    do(s, Take("green"))
    assert Reach("green", "give", "A1", 1, "", "purple") in mine(s).reach
    assert Reach("green", "home", "A1", 1, "", None) in mine(s).reach


@pytest.mark.rule("SM-35")
def test_nobody_else_is_told_what_is_in_reach_or_fits() -> None:
    s = position(3, anna={"green": "B2"}, hands=[["ROTATE_90"]] * 3)
    assert mine(s, 0).fits
    assert not mine(s, 1).fits
    do(s, Pick("GGPO"))
    assert (bool(mine(s, 0).reach), mine(s, 0).fits, mine(s, 1).reach) == (True, [], [])


# Cards


def played_out(s: State, dice: list[str]) -> dict[tuple[str, Colour | None], tuple[list[str], list[str]]]:
    """By card and alien: the dice with which it can be played, and what is asked for then, tried on copies."""
    found: dict[tuple[str, Colour | None], tuple[list[str], list[str]]] = {}
    for die in dice:
        t = s if look(s).asks == "card" else after(s, Pick(die))
        for card in [each.card for each in legal(t) if isinstance(each, Play)] if look(t).asks == "card" else []:
            alien = None if card == "MOVE_BASE" else COLOURS[LETTERS.index(die[0])]
            there = after(t, Play(card))
            targets = [] if look(there).asks in ("step", "pick", "clear") else list(map(target, legal(there)))
            powers, at = found.setdefault((card, alien), ([], []))
            powers.append(die)
            at += [each for each in dict.fromkeys(targets) if each not in at]
    return found


def target(action: GameAction) -> str:
    match action:
        case Turn(cell) | Choose(cell) | Exchange(cell):
            return cell
        case Morph(mate):
            return mate
        case Dock(cell, side):
            return f"{cell} {side}"
    raise AssertionError(action)


@pytest.mark.rule("SM-47", "SM-94", "SM-97", "SM-98", "SM-99")
@FEW_GAMES
@given(ON_EVERY_LAYOUT)
def test_cards_fit_with_just_the_dice_and_targets_that_picking_and_playing_would_offer(
    played: tuple[Game, ...],
) -> None:
    for s in states(played, "pick", "card"):
        taken = look(s).die
        dice = [taken] if taken else [each.die for each in legal(s) if isinstance(each, Pick) and len(each.die) == 2]
        expected = [
            Fit(card, alien, [] if taken else powers, at)
            for card in dict.fromkeys(mine(s).hand)
            for (kind, alien), (powers, at) in played_out(s, dice).items()
            if kind == card
        ]
        assert mine(s).fits == expected


@pytest.mark.rule("SM-94", "SM-97", "SM-133")
def test_a_card_names_the_alien_that_carries_it_out_and_the_dice_that_power_it() -> None:
    hand = ["RUN_2", "MOVE_BASE", "MORPH"]
    s = position(
        anna={"green": "B2", "purple": "B3", "orange": "B4"}, hands=[hand], pool=["G5", "P4", "O3", "O6", "GGPO"]
    )
    fits = {(fit.card, fit.alien): fit for fit in mine(s).fits}
    assert fits["MOVE_BASE", None] == Fit("MOVE_BASE", None, ["G5", "P4", "O6"], ["A2 N", "B1 W"])
    assert fits["MORPH", "orange"] == Fit("MORPH", "orange", ["O6"], ["green", "purple"])
    assert ("MORPH", "purple") not in fits


# The way home and the turns


@pytest.mark.rule("SM-68", "SM-73", "SM-85", "SM-144")
@FEW_GAMES
@given(ON_EVERY_LAYOUT)
def test_the_way_home_is_the_shortest_that_the_wearer_could_walk(played: tuple[Game, ...]) -> None:
    for s in states(played, "pick"):
        told = look(s).home
        assert told is None or s.wearer >= 0
        if s.wearer < 0:
            continue
        t = GAME.copy(s)
        t.turn, t.ask = int(seat_of(s.wearer)), ASK_STEP
        t.points = points_for(colour_of(s.wearer), 15)
        alien = COLOURS[colour_of(s.wearer)]
        costs = [cost for (_, does, _, _), cost in tried(t, alien).items() if does == "home"]
        assert ([told.cost] if told else []) == costs
        if told:
            assert (told.seat, told.alien, len(told.cells)) == (t.turn, alien, told.cost - 1)
            [way] = [each.way for each in mine(t).reach if each.does == "home"]
            for cell, side in zip(told.cells, way, strict=True):
                do(t, Go(alien, {str(each): each for each in SIDES}[side]))
                assert cell_of(t, alien) == cell
            do(t, Home(alien))


@pytest.mark.rule("SM-73", "SM-85")
def test_full_tiles_are_in_the_way_home() -> None:
    s = position(4, bob={"orange": "C1 relic"}, docks=["E5 S", "A1 N", "A5 E", "E1 W"])
    assert look(s).home == Homeward(1, "orange", 3, ["B1", "A1"])
    crowd = {"green": "A1", "purple": "A1"}
    s = position(4, bob={"orange": "C1 relic"}, anna=crowd, cleo=crowd, docks=["E5 S", "A1 N", "A5 E", "E1 W"])
    assert look(s).home is None
    assert look(position()).home is None


@pytest.mark.rule("SM-38")
def test_turns_of_a_round_are_counted_from_the_first_to_the_last() -> None:
    assert look(opening()).turn_number == 0
    s = position(2)
    numbers = []
    while look(s).asks == "pick":
        numbers.append(look(s).turn_number)
        do(s, legal(s)[0])
        if look(s).asks in ("card", "step"):
            assert look(s).turn_number == numbers[-1]
            do(s, legal(s)[-1])
    assert (numbers, look(s).asks, look(s).turn_number) == ([1, 2, 3, 4, 5, 6], "clear", 6)
