"""Whole games, decision by decision, with every point counted from the pieces on the table."""

from functools import cache

import pytest

from mensae.core.schema import Outcome
from mensae.games.onmars.tests.scripted import Moment, scripted
from mensae.games.onmars.tests.tally import final_parts, scored_in_play

# By seat: points in play, then Progress, Ships, Colonists, Tech, blueprints, Scientists and contracts at the end
SCORES = {
    "two_space_oddity": [
        [13, 1, 0, 3, 1 + 1 + 3, 3 - 7 * 3, 0, 0],
        [10, 1, 0, 6, 1 + 1 + 4, 3 - 2 * 3, 0, 0],
    ],
    "three": [
        [12, 2, 3, 15, 1 + 1 + 2 + 4, 3 + 3 - 5, 3 * 2, 12],
        [17, 4, 3, 15, 2 + 2 + 5 + 9, -3 * 3, 3, 0],
        [18, 4, 3, 10, 1 + 1 + 2 + 3, 4 * 3 + 5 - 3 * 3, 3 * 3, 0],
    ],
    "four_first_colonists": [
        [13, 2, 0, 15, 1 + 1 + 2 + 2 + 5 + 9, 3 - 2 * 3, 3 * 6, 0],
        [8, 2, 0, 21, 1 + 1 + 2, 5 * 3 + 5 - 3 - 5, 3, 0],
        [21, 4, 0, 10, 1 + 1 + 3, 3 + 5 - 3, 3, 0],
        [9, 1, 0, 10, 1 + 1 + 2 + 3 + 3, -3, 3, 0],
    ],
}
PLACES = {"two_space_oddity": [2, 1], "three": [1, 3, 2], "four_first_colonists": [1, 2, 3, 4]}


@cache
def played(name: str) -> tuple[Moment, list[int]]:
    """The last entry of the game, and the points in play as counted on the way."""
    counted = [0] * len(SCORES[name])
    for moment in scripted(name):
        counted = [total + points for total, points in zip(counted, scored_in_play(moment), strict=True)]
    return moment, counted


@pytest.mark.rule("OM-141", "OM-163", "OM-164", "OM-166", "OM-171", "OM-218")
@pytest.mark.parametrize("name", SCORES)
def test_points_in_play_come_from_the_lss_from_progress_and_from_the_mineral_mine(name: str) -> None:
    last, counted = played(name)
    assert counted == [player.points for player in last.after.players] == [row[0] for row in SCORES[name]]


@pytest.mark.rule("OM-211", "OM-212", "OM-213", "OM-214", "OM-215", "OM-216", "OM-217")
@pytest.mark.parametrize("name", SCORES)
def test_every_part_of_the_final_score_is_what_lies_on_the_table(name: str) -> None:
    last, _ = played(name)
    for who, player in enumerate(last.after.players):
        assert player.parts == final_parts(last, who)
        assert list(player.parts.values()) == SCORES[name][who][1:]


@pytest.mark.rule("OM-208", "OM-209", "OM-218", "OM-219", "OM-222")
@pytest.mark.parametrize("name", SCORES)
def test_the_highest_total_wins_and_more_crystals_decide_the_tie_of_three(name: str) -> None:
    last, _ = played(name)
    totals = [sum(row) for row in SCORES[name]]
    assert last.result == Outcome("OM-208", totals, PLACES[name])
    assert [player.total for player in last.after.players] == totals
    assert last.after.last_round == (name != "two_space_oddity")
    if name == "three":
        assert (totals, [player.crystals for player in last.after.players]) == ([59, 51, 59], [6, 1, 3])
