"""Chapter 2: the options of a game."""

from itertools import product
from typing import Literal

import pytest

from mensae.core.schema import CHANCE, Refused, Setup
from mensae.games.onmars.data import MISSION_IDS
from mensae.games.onmars.schema import Options
from mensae.games.onmars.setup import setup
from mensae.games.onmars.state import MISSION_AT
from mensae.games.onmars.tests.position import asked, position


@pytest.mark.rule("OM-256")
def test_every_combination_of_options_is_allowed_but_first_colonists_alone() -> None:
    lengths: list[Literal["short", "long"]] = ["short", "long"]
    for seats, length, oddity, beginners in product((1, 2, 3, 4), lengths, (False, True), (False, True)):
        config = Setup(seats, Options(length, oddity, beginners))
        if seats == 1 and beginners:
            with pytest.raises(Refused) as refused:
                setup(config)
            assert refused.value.refusal.rule == "OM-256"
        else:
            assert asked(setup(config)) == CHANCE
    assert Options() == Options(length="short", space_oddity=False, first_colonists=False)


@pytest.mark.rule("OM-256")
def test_first_colonists_fix_the_missions_whatever_the_length() -> None:
    for length in ("short", "long"):
        s = position(first_colonists=True, length=length)
        assert [MISSION_IDS[s.table[MISSION_AT + i]] for i in range(3)] == ["m2", "m8", "m1"]
