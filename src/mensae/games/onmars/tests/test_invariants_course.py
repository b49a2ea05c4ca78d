"""What is always true of the course of a game, checked after every entry of random games, solo and with all options."""

from collections import Counter

import pytest
from hypothesis import given

from mensae.core.replay import replay
from mensae.core.schema import CHANCE, Entry, Setup
from mensae.core.state import Note, dump
from mensae.games.onmars import GAME
from mensae.games.onmars.actions import CODE
from mensae.games.onmars.data import A_CARDS, NONE, SHELTER, SPACE_SIDE
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.engine import apply, legal
from mensae.games.onmars.rules.lab import best_level, level_of
from mensae.games.onmars.schema import EndTurn, Executive, FirstCard, GoalDealt, Main, Spend
from mensae.games.onmars.secrets import audience
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import (
    FINAL,
    HAND,
    LSS_AT,
    OWN,
    POINTS,
    ROW_AT,
    SECRET,
    SPACE,
    UNITS_AT,
    State,
    copy,
    side_of,
)
from mensae.games.onmars.tests.random_games import FEW_GAMES, Game, Step, begin, games, play
from mensae.games.onmars.tests.test_invariants import SOME_GAMES, own, owners, set_up


@pytest.mark.example("I11")
@pytest.mark.rule("OM-162", "OM-168")
@SOME_GAMES
@given(games())
def test_the_colony_level_never_falls_and_has_risen_as_far_as_it_can_when_a_turn_ends(game: Game) -> None:
    for step in play(game):
        row, before = step.after.table[ROW_AT], step.before.table[ROW_AT]
        assert 2 <= row <= 6
        assert before <= row
        if step.after.active != step.before.active and step.after.active != NONE:
            markers = [int(step.after.table[LSS_AT + column]) for column in range(4)]
            assert min(markers) < row


@pytest.mark.example("I16")
@pytest.mark.rule("OM-040", "OM-203", "OM-204")
@SOME_GAMES
@given(games())
def test_everybody_is_alone_on_one_turn_order_space_of_the_own_side(game: Game) -> None:
    for step in play(game):
        s = step.after
        if set_up(s):
            spaces = [own(s, who, SPACE) for who in range(s.players)]
            assert len(set(spaces)) == s.players
            assert set(spaces) <= set(range(1, 9))
            assert [side_of(s, who) for who in range(s.players)] == [0 if space <= 4 else 1 for space in spaces]
    assert list(SPACE_SIDE[1:]) == [0, 0, 0, 0, 1, 1, 1, 1]


@pytest.mark.example("I21", "I22")
@pytest.mark.rule("OM-173", "OM-174", "OM-176", "OM-218")
@SOME_GAMES
@given(games())
def test_missions_only_get_shorter_and_points_only_more(game: Game) -> None:
    for step in play(game):
        s, before = step.after, step.before
        if not set_up(before):
            continue
        left = [int(s.table[UNITS_AT + place]) for place in range(3)]
        assert all(0 <= now <= step.before.table[UNITS_AT + place] for place, now in enumerate(left))
        done, reached = left.count(0), int(s.table[ROW_AT]) - 1
        assert s.completed == done
        if s.over or s.active != before.active:
            assert view(s, None).remaining == max(0, 3 - done - max(0, reached - 2))
        assert all(own(s, who, POINTS) >= own(before, who, POINTS) for who in range(s.players))
    for who, player in enumerate(view(s, None).players):
        assert own(s, who, FINAL) == sum(player.parts.values())
        assert [
            part for part, points in player.parts.items() if points < 0 and part not in ("blueprints", "contracts")
        ] == []


def told(step: Step) -> list[Note]:
    """What the rules told the log about an entry."""
    t = copy(step.before)
    t.notes = []
    apply(t, step.seat, CODE[step.action], 0)
    return t.notes


@pytest.mark.example("I25")
@pytest.mark.rule("OM-112", "OM-113", "OM-123")
@SOME_GAMES
@given(games())
def test_a_complex_is_no_larger_than_the_tech_that_was_used_and_its_boosts_allow(game: Game) -> None:
    level, boosts = 0, 0
    for step in play(game):
        if not set_up(step.before):
            continue
        for kind, who, a, b, c in told(step):
            if kind == notes.BOOSTED:
                boosts += a
            elif kind == notes.TECH_USED and a <= SHELTER:
                level = int(level_of(step.before, b, a))
            elif kind == notes.CONSTRUCTED:
                if c > 1:
                    assert level + boosts >= c - 1
                    assert level > 0 or best_level(step.before, a) == 0
                level, boosts = 0, 0
            elif kind in (notes.WORKER, notes.TURN_BEGINS):  # Colonists for a surcharge are no boosts
                level, boosts = 0, 0
            assert who < step.before.players


@pytest.mark.example("I26")
@pytest.mark.rule("OM-044", "OM-046", "OM-048")
@SOME_GAMES
@given(games())
def test_every_round_gives_everybody_one_turn_with_one_main_action_and_at_most_one_executive_action(game: Game) -> None:
    done: Counter[tuple[str, int]] = Counter()
    for step in play(game):
        if isinstance(step.action, Main | Executive | EndTurn):
            done[type(step.action).__name__, step.seat] += 1
        for kind, who, *_ in told(step):
            if kind == notes.TURN_BEGINS:
                done["turn", who] += 1
            elif kind in (notes.ROUND_BEGINS, notes.GAME_OVER) and set_up(step.before):
                people = owners(step.after)
                assert [done["turn", who] for who in range(step.after.players)] == [1] * int(step.after.players)
                assert [done["Main", who] for who in people] == [1] * len(people)
                assert [done["EndTurn", who] for who in people] == [1] * len(people)
                assert max(done["Executive", who] for who in people) <= 1
                done.clear()


@pytest.mark.example("I27")
@pytest.mark.rule("OM-047", "OM-260")
@SOME_GAMES
@given(games())
def test_whoever_has_to_act_has_legal_choices_and_they_ascend(game: Game) -> None:
    for step in play(game):
        s = step.after
        if not s.over:
            codes = legal(s, s.asked, 0)
            assert codes
            assert codes == sorted(set(codes))


# Chance and secrets


@pytest.mark.example("I31")
@pytest.mark.rule("OM-025")
@FEW_GAMES
@given(games())
def test_the_same_seed_and_the_same_decisions_lead_to_the_same_state(game: Game) -> None:
    steps = [(step.seat, step.action, dump(step.after)) for step in play(game, 400)]
    assert steps == [(step.seat, step.action, dump(step.after)) for step in play(game, 400)]
    entries = [Entry(seq, 0, seat, action) for seq, (seat, action, _) in enumerate(steps)]
    again = replay(GAME, Setup(game.seats, game.options), entries)
    assert dump(again.state) == steps[-1][2]
    assert dump(begin(game)) == dump(begin(game))


def dealt_anew(s: State, reader: int) -> State:
    """The same table with other hidden cards in the hands of all others, as many as before."""
    t = copy(s)
    for who in range(t.players):
        if who == reader:
            continue
        t.own[who * OWN + HAND], t.goals = _exchange(own(t, who, HAND), int(t.goals))
        for mask in ((1 << A_CARDS) - 1, 0xFF << A_CARDS):
            cards, stack = _exchange(own(t, who, SECRET) & mask, int(t.secrets) & mask)
            t.own[who * OWN + SECRET] = own(t, who, SECRET) & ~mask | cards
            t.secrets = int(t.secrets) & ~mask | stack
    return t


def _exchange(hand: int, stack: int) -> tuple[int, int]:
    for card in range(16):
        if hand >> card & 1 and stack:
            other = stack & -stack
            hand, stack = hand & ~(1 << card) | other, stack & ~other | 1 << card
    return hand, stack


@pytest.mark.example("I31")
@pytest.mark.rule("OM-015", "OM-181")
@FEW_GAMES
@given(games())
def test_nobody_sees_the_hidden_cards_of_others(game: Game) -> None:
    for number, step in enumerate(play(game)):
        s = step.after
        known = audience(step.before, step.seat, step.action)
        if isinstance(step.action, GoalDealt | FirstCard):
            assert (step.seat, known is not None and len(known)) == (CHANCE, 1)
        else:
            assert known == ([step.seat] if isinstance(step.action, Spend) else None)
        if number % 25 == 0 and set_up(s):
            for reader in range(game.seats):
                assert view(dealt_anew(s, reader), reader) == view(s, reader)
            assert view(dealt_anew(s, NONE), None) == view(s, None)
