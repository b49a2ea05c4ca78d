"""A game whose readers do not see the same, though it says so, is named."""

import pytest

from mensae.core.schema import Seat, Setup
from mensae.games import gardens
from mensae.games.gardens.state import State
from mensae.games.gardens.views import Own
from mensae.lab.promises import Broken, Trial, check_views
from mensae.lab.promises.random_games import played
from tests.variants import changed


def nothing(s: State, seat: Seat, legal: list[int]) -> Own:
    return Own([])


def test_views_are_shared_but_for_what_is_a_seats_own() -> None:
    check_views(Trial(played(gardens.GAME, Setup(2, gardens.GAME.options()), 1), 1))
    with pytest.raises(Broken, match="does not see what a spectator does"):
        check_views(Trial(played(changed(gardens.GAME, own=nothing), Setup(2, gardens.GAME.options()), 1), 1))
