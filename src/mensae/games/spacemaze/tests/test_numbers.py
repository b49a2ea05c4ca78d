"""Numbers that stand for several things at once: what goes in comes out again."""

import pytest
from hypothesis import given

from mensae.core.schema import Setup
from mensae.core.state import dump, equal, pack, unpack
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import KINDS
from mensae.games.spacemaze.rules.hands import to_hand
from mensae.games.spacemaze.state import DECK, PLACES, card_of, cards_in, count_of, counts_of, held
from mensae.games.spacemaze.tests.position import opening
from mensae.games.spacemaze.tests.random_games import FEW_GAMES, Game, begin, games, play

pytestmark = pytest.mark.both


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


@FEW_GAMES
@given(games(rounds=6))
def test_a_packed_state_is_the_same_again(game: Game) -> None:
    for step in play(game):
        again = unpack(GAME.rules.setup(Setup(game.seats, game.options)), pack(step.after))
        assert dump(again) == dump(step.after)
        assert again.layout is step.after.layout
    assert GAME.rules.outcome(again) == GAME.rules.outcome(step.after)
