"""What is always true of the players, checked after every entry of random games, solo and with all options."""

import pytest
from hypothesis import given, settings

from mensae.games.onmars.data import CARDS, HEXES, NONE, SHELTER, WORKING_AREA
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import (
    ACHIEVED,
    ADVANCED,
    CRYSTALS,
    CUBES,
    DISCARDED,
    DOCKED,
    HAND,
    HANGAR,
    LACERDA,
    LEFT,
    LQ,
    MARKS,
    OWN,
    PENDING,
    PLAYERS,
    ROVER,
    SHELTERED,
    SHUTTLE_AT,
    SUPPLY,
    UNITS,
    WA,
    State,
    level,
)
from mensae.games.onmars.tests.random_games import Game, games, play
from tests.examples import examples

SOME_GAMES = settings(max_examples=examples(6))


def set_up(s: State) -> bool:
    """Whether the players have their things: the setup is over."""
    return bool(s.table[SHUTTLE_AT] != NONE)


def owners(s: State) -> list[int]:
    """The players whose Colonists and goal cards are counted: everybody but Lacerda."""
    return [who for who in range(s.players) if not (s.solo and who == LACERDA)]


def own(s: State, who: int, field: int) -> int:
    """One value of a player."""
    return int(s.own[who * OWN + field])


@pytest.mark.example("I01", "I09")
@pytest.mark.rule("OM-009", "OM-022", "OM-024")
@SOME_GAMES
@given(games())
def test_everybody_has_12_colonists_and_no_more_in_the_quarters_than_fit(game: Game) -> None:
    for step in play(game):
        s = step.after
        if not set_up(s):
            continue
        for who in owners(s):
            slots = sum(s.slots[action * PLAYERS + who] for action in range(WORKING_AREA))
            miners = sum(1 for at in range(HEXES) if s.miner[at] == who)
            places = [own(s, who, LQ), own(s, who, WA), own(s, who, SUPPLY), slots, miners]
            assert (sum(places), min(places) >= 0) == (12, True)
            assert own(s, who, LQ) <= 4 + 2 * (own(s, who, SHELTERED) - 1)


@pytest.mark.example("I02")
@pytest.mark.rule("OM-009", "OM-228", "OM-250")
@SOME_GAMES
@given(games())
def test_everybody_has_4_bots_on_the_map_or_in_the_supply(game: Game) -> None:
    for number, step in enumerate(play(game)):
        s = step.after
        if s.solo:
            assert [at for at in s.units[LACERDA * UNITS : LACERDA * UNITS + ROVER] if at != NONE] == []
            assert 0 <= s.his_bots <= 3  # the first is in the Progress area
        if number % 20 == 0 and set_up(s):
            seen = view(s, None)
            for who in owners(s):
                assert seen.players[who].bots + sum(ground.bots.count(who) for ground in seen.ground.values()) == 4


@pytest.mark.example("I03", "I04", "I08")
@pytest.mark.rule("OM-009", "OM-019", "OM-020", "OM-071")
@SOME_GAMES
@given(games())
def test_everybody_has_5_ships_and_5_shelters_and_the_depot_holds_what_it_can(game: Game) -> None:
    for step in play(game):
        s = step.after
        if not set_up(s):
            continue
        for who in range(s.players):
            docked = own(s, who, DOCKED).bit_count()
            assert docked + own(s, who, HANGAR) + own(s, who, LEFT) == 5
            assert 5 - docked <= level(s)
            assert 0 <= own(s, who, CRYSTALS) <= 8 - docked
            assert own(s, who, PENDING) >= 0
            shelters = sum(1 for at in range(HEXES) if s.building[at] == SHELTER + who)
            assert 1 <= shelters == own(s, who, SHELTERED) <= 5


@pytest.mark.example("I05")
@pytest.mark.rule("OM-009", "OM-057", "OM-058", "OM-127")
@SOME_GAMES
@given(games())
def test_everybody_has_8_markers_in_the_supply_on_blueprints_or_on_the_map(game: Game) -> None:
    for step in play(game):
        s = step.after
        if not set_up(s):
            continue
        for who in range(s.players):
            cards = [card for card in range(CARDS) if s.cards[card * 2] == who]
            built = [int(s.cards[card * 2 + 1]) for card in cards if s.cards[card * 2 + 1] != NONE]
            assert own(s, who, MARKS) + len(cards) == 8
            assert sorted(built) == [at for at in range(HEXES) if s.marker[at] == who]
            assert own(s, who, ADVANCED) == len(built)


@pytest.mark.example("I06", "I28")
@pytest.mark.rule("OM-009", "OM-119", "OM-179", "OM-181")
@SOME_GAMES
@given(games())
def test_progress_cubes_stay_in_their_area_and_goal_cards_are_in_hand_completed_or_spent(game: Game) -> None:
    for step in play(game):
        s, before = step.after, step.before
        if not set_up(s):
            continue
        for who in range(s.players):
            assert 0 <= own(s, who, CUBES) < 1 << 5  # at most one of each of the five types
            assert own(before, who, CUBES) & ~own(s, who, CUBES) == 0
        for who in owners(s):
            done = 0 if own(s, who, ACHIEVED) == NONE else 1 << own(s, who, ACHIEVED)
            piles = [own(s, who, HAND), own(s, who, DISCARDED), done]
            assert sum(pile.bit_count() for pile in piles) == (piles[0] | piles[1] | piles[2]).bit_count() == 3


@pytest.mark.example("I07")
@pytest.mark.rule("OM-017", "OM-232")
@SOME_GAMES
@given(games())
def test_storage_holds_no_more_of_a_resource_than_shelters_and_one(game: Game) -> None:
    for step in play(game):
        s = step.after
        if not set_up(s):
            continue
        for who in range(s.players):
            limit = own(s, who, SHELTERED) + 1 if who in owners(s) else 0
            assert all(0 <= count <= limit for count in s.stock[who * 5 : who * 5 + 5])
