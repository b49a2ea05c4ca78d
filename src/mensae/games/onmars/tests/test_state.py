"""Two states are the same exactly if their fields are: nothing stale is left in them, and they survive packing."""

from itertools import permutations

from hypothesis import given

from mensae.core.chance import FastRng
from mensae.core.state import dump, equal, pack, unpack
from mensae.games.onmars.data import GENERATOR, HEXES, NONE, TILE_THERE
from mensae.games.onmars.rules.board import put_building, put_item
from mensae.games.onmars.rules.engine import play_random
from mensae.games.onmars.rules.geometry import BIT, WHERE
from mensae.games.onmars.state import State, copy, empty
from mensae.games.onmars.tests.random_games import FEW_GAMES, Game, begin, games, play

ON_THE_MAP = ("building", "group", "size", "ground", "near", "far", "built", "items", "tiled")


def map_of(s: State) -> dict[str, object]:
    """What stands and lies on the map, and what follows from it."""
    return {name: value for name, value in dump(s).items() if name in ON_THE_MAP}


def rebuilt(s: State) -> State:
    """The same map, put together anew."""
    t = empty(int(s.players))
    for at in range(HEXES):
        if s.building[at] != NONE:
            put_building(t, at, s.building[at])
        if s.ground[at]:
            put_item(t, at, s.ground[at])
    return t


@FEW_GAMES
@given(games())
def test_nothing_is_left_of_what_is_done(game: Game) -> None:
    for number, step in enumerate(play(game)):
        s = step.after
        assert not any(s.stack[int(s.depth) :])
        if number % 20 == 0:
            assert map_of(s) == map_of(rebuilt(s))
            assert s.fixed == sum(BIT[at] for at in range(HEXES) if s.marker[at] != NONE or s.miner[at] != NONE)
            assert s.tiled == sum(BIT[at] for at in range(HEXES) if s.ground[at] >= TILE_THERE)


def test_a_complex_does_not_tell_in_which_order_it_was_built() -> None:
    found = []
    for order in permutations(("0,0", "1,0", "2,0", "0,1")):
        s = empty(2)
        for at in order:
            put_building(s, WHERE[at], GENERATOR)
        found.append(dump(s))
    assert all(each == found[0] for each in found)


@FEW_GAMES
@given(games())
def test_a_state_survives_packing_and_goes_on(game: Game) -> None:
    for number, step in enumerate(play(game)):
        if number % 150 == 0 and not step.after.over:
            s = copy(step.after)
            t = unpack(begin(game), pack(s))
            assert equal(s, t)
            for each in (s, t):
                play_random(each, FastRng(number))
            assert equal(s, t)
