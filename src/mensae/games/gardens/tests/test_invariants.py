"""What is always true, checked after every entry of random games."""

import re
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mensae.core.chance import FastRng
from mensae.core.replay import replay
from mensae.core.schema import CHANCE, Entry, Setup
from mensae.core.state import dump
from mensae.games.gardens import GAME
from mensae.games.gardens.data import COLOURS, NAMES
from mensae.games.gardens.schema import Colour, GameAction, Place, Plant, Rolled, Stuck, Use
from mensae.games.gardens.sight import pool
from mensae.games.gardens.state import ASK_DEAL, ASK_PLANT, ASK_ROLLING, NO_FLOWER, OVER, State
from mensae.games.gardens.tests.plane import CLOCKWISE, group, turned
from mensae.games.gardens.tests.position import legal, speak
from mensae.games.gardens.tests.random_games import RANDOM_GAMES, Game, begin, games, play
from mensae.texts import LANGUAGES

CENTRE = NAMES.index("F6")
TURNED = [NAMES.index(turned(hex)) for hex in NAMES]
LISTED = set(re.findall(r"\*\*(GM-\d\d)\*\*", (files(GAME.package) / "SPEC.md").read_text(encoding="utf-8")))


def flowers(s: State) -> dict[str, str]:
    """Colour by hex."""
    return {hex: COLOURS[colour] for hex, colour in zip(NAMES, s.flowers, strict=True) if colour != NO_FLOWER}


@pytest.mark.example("I01")
@pytest.mark.rule("GM-02")
@RANDOM_GAMES
@given(games())
def test_flowers_on_the_board_and_in_stocks_add_up_to_10_of_each_colour(game: Game) -> None:
    for step in play(game):
        grown, stocks = list(step.after.flowers), list(step.after.stocks)
        counts = [grown.count(colour) + sum(stocks[colour::6]) for colour in range(6)]
        if step.after.ask > ASK_DEAL:
            assert counts == [10] * 6
        else:
            assert max(counts) <= 10
        assert GAME.sight.pieces(step.after) == GAME.sight.pieces(step.before)


@pytest.mark.example("I02")
@pytest.mark.rule("GM-19", "GM-39")
@RANDOM_GAMES
@given(games())
def test_no_flower_and_no_gardener_is_ever_on_the_centre(game: Game) -> None:
    for step in play(game):
        assert step.after.flowers[CENTRE] == NO_FLOWER
        assert CENTRE not in list(step.after.gardeners)


@pytest.mark.example("I03")
@pytest.mark.rule("GM-41", "GM-57")
@RANDOM_GAMES
@given(games())
def test_a_hex_never_holds_two_gardeners_and_a_flower_is_planted_only_where_none_is(game: Game) -> None:
    for step in play(game):
        placed = [hex for hex in step.after.gardeners if hex >= 0]
        assert len(set(placed)) == len(placed)
        before, after = flowers(step.before), flowers(step.after)
        assert before.items() <= after.items()
        assert len(after) == len(before) + isinstance(step.action, Plant)


@pytest.mark.example("I04")
@pytest.mark.rule("GM-21", "GM-49")
@RANDOM_GAMES
@given(games())
def test_a_gardener_that_has_moved_stands_on_a_flower(game: Game) -> None:
    moved: set[int] = set()
    for step in play(game):
        if isinstance(step.action, Use) and step.action.direction:
            moved.add(int(step.before.turn * step.before.each) + step.action.gardener - 1)
        if step.after.ask != ASK_PLANT:
            assert all(step.after.flowers[step.after.gardeners[gardener]] != NO_FLOWER for gardener in moved)


@pytest.mark.example("I05")
@pytest.mark.rule("GM-25", "GM-32")
@RANDOM_GAMES
@given(games())
def test_pool_and_box_hold_6_dice_and_a_roll_fills_an_empty_pool(game: Game) -> None:
    for step in play(game):
        dice = pool(step.after)
        assert len(dice) == step.after.pool[0]
        assert len(dice) + GAME.sight.view(step.after, None).box == 6
        if step.after.ask == ASK_ROLLING and not isinstance(step.action, Rolled):
            assert dice == []
        if step.after.ask != ASK_ROLLING and isinstance(step.action, Rolled):
            assert 1 <= len(dice) <= 6


@pytest.mark.example("I06")
@pytest.mark.rule("GM-35", "GM-67")
@RANDOM_GAMES
@given(games())
def test_each_turn_uses_exactly_one_die_unless_it_is_stuck(game: Game) -> None:
    for step in play(game):
        used = len(pool(step.before)) - len(pool(step.after))
        if not isinstance(step.action, Rolled):
            assert used == (step.ends_turn and not isinstance(step.action, Stuck))
        if step.before.ask > ASK_DEAL and not step.ends_turn:
            assert step.after.turn == step.before.turn


@pytest.mark.example("I07")
@pytest.mark.rule("GM-59", "GM-62")
@RANDOM_GAMES
@given(games())
def test_no_score_is_below_0_and_no_two_above_0_are_the_same(game: Game) -> None:
    for step in play(game):
        above = [score for score in step.after.scores if score > 0]
        assert min(step.after.scores) >= 0
        assert len(set(above)) == len(above)


@pytest.mark.example("I08")
@pytest.mark.rule("GM-31", "GM-46", "GM-48")
@RANDOM_GAMES
@given(games())
def test_only_a_planting_raises_the_score_and_only_that_of_the_seat_in_turn(game: Game) -> None:
    for step in play(game):
        before, after, seat = list(step.before.scores), list(step.after.scores), int(step.before.turn)
        if isinstance(step.action, Plant):
            assert after[seat] >= before[seat]
        elif isinstance(step.action, Use) and step.ends_turn:
            assert after[seat] < before[seat] or after[seat] == before[seat] == 0
        else:
            assert after[seat] == before[seat]
        assert after[:seat] + after[seat + 1 :] == before[:seat] + before[seat + 1 :]


@pytest.mark.example("I09")
@pytest.mark.rule("GM-50", "GM-51", "GM-53", "GM-54", "GM-60")
@RANDOM_GAMES
@given(games())
def test_a_planting_scores_its_group_and_a_jump_the_spaces_of_the_scorers_in_a_row(game: Game) -> None:
    for step in play(game):
        if isinstance(step.action, Plant):
            seat = int(step.before.turn)
            hex = NAMES[step.before.gardeners[step.before.moved]]
            n = len(group(hex, {h for h, colour in flowers(step.after).items() if colour == step.action.colour}))
            lone = 1 if game.options.scoring == "include_new" else 0
            points = n - 1 if game.options.scoring == "exclude_new" else n if n > 1 else lone
            jump = int(step.after.scores[seat] - step.before.scores[seat]) - points
            assert 0 <= points <= (9 if game.options.scoring == "exclude_new" else 10)
            assert 0 <= jump <= game.seats - 1
            landing = int(step.before.scores[seat]) + points
            assert set(range(landing, landing + jump)) <= set(map(int, step.before.scores))


@pytest.mark.example("I10")
@pytest.mark.rule("GM-70", "GM-72", "GM-77")
@RANDOM_GAMES
@given(games())
def test_with_an_extra_turn_the_same_player_is_to_move_and_the_pool_is_not_empty(game: Game) -> None:
    for step in play(game):
        if step.after.extra > 0:
            assert step.after.turn == step.before.turn
            assert pool(step.after)
            assert GAME.rules.actors(step.after) == [step.after.turn]
        elif step.ends_turn and step.after.ask != OVER:
            assert step.after.turn == (step.before.turn + 1) % game.seats


@pytest.mark.example("I11")
@pytest.mark.rule("GM-80")
@RANDOM_GAMES
@given(games())
def test_at_most_61_less_players_flowers_get_planted(game: Game) -> None:
    for step in play(game):
        grown = len(flowers(step.after))
        assert grown <= 61 - game.seats
        assert 91 - grown >= 32


@pytest.mark.example("I12")
@pytest.mark.rule("GM-84")
@RANDOM_GAMES
@given(games())
def test_a_game_with_an_idle_limit_ends_in_time(game: Game) -> None:
    turns = idle = 0
    for step in play(game):
        turns += step.ends_turn
        idle = 0 if isinstance(step.action, Plant) else idle + step.ends_turn
        limit = game.options.idle_limit * game.seats
        assert step.after.ask == OVER or idle < limit or limit == 0
        assert limit == 0 or turns <= (61 - game.seats) * limit


@pytest.mark.example("I14")
@pytest.mark.rule("GM-08", "GM-11")
@RANDOM_GAMES
@given(games())
def test_turning_the_board_by_60_degrees_turns_the_legal_actions_and_what_they_do(game: Game) -> None:
    for step in play(game):
        twin = turn(step.before)
        assert set(legal(twin)) == {turn_action(action) for action in legal(step.before)}
        GAME.rules.apply(twin, step.seat, GAME.codes[turn_action(step.action)], 0)
        assert dump(twin) == dump(turn(step.after))


def turn(s: State) -> State:
    t = GAME.copy(s)
    for hex, to in enumerate(TURNED):
        t.flowers[to] = s.flowers[hex]
    for i, hex in enumerate(s.gardeners):
        t.gardeners[i] = TURNED[hex] if hex >= 0 else hex
    return t


def turn_action(action: GameAction) -> GameAction:
    match action:
        case Place(hex):
            return Place(turned(hex))
        case Use(die, direction, gardener) if direction:
            return Use(die, CLOCKWISE[(CLOCKWISE.index(direction) + 1) % 6], gardener)
    return action


@pytest.mark.example("I14")
@pytest.mark.rule("GM-05")
@RANDOM_GAMES
@given(games(), st.permutations(COLOURS))
def test_renaming_the_colours_renames_the_legal_actions_and_what_they_do(game: Game, names: list[Colour]) -> None:
    new = dict(zip(COLOURS, names, strict=True))
    for step in play(game):
        if step.before.ask > ASK_DEAL:
            twin = rename(step.before, names)
            action = Plant(new[step.action.colour]) if isinstance(step.action, Plant) else step.action
            assert set(legal(twin)) == {Plant(new[a.colour]) if isinstance(a, Plant) else a for a in legal(step.before)}
            GAME.rules.apply(twin, step.seat, GAME.codes[action], 0)
            assert dump(twin) == dump(rename(step.after, names))


def rename(s: State, names: list[Colour]) -> State:
    t, to = GAME.copy(s), [COLOURS.index(name) for name in names]
    for hex, colour in enumerate(s.flowers):
        t.flowers[hex] = to[colour] if colour != NO_FLOWER else NO_FLOWER
    for i, count in enumerate(s.stocks):
        t.stocks[i // 6 * 6 + to[i % 6]] = count
    return t


@pytest.mark.example("I15")
@pytest.mark.rule("GM-07", "GM-99")
@RANDOM_GAMES
@given(games(), st.integers(0, 39))
def test_a_running_game_has_a_legal_action_and_every_other_is_refused_with_a_rule(game: Game, sample: int) -> None:
    for number, step in enumerate(play(game)):
        codes = GAME.rules.legal(step.before, step.seat, 0)
        assert codes
        assert codes == sorted(set(codes))
        if number % 40 == sample:
            check_legal_actions(step.before, step.seat)
            for seat in (CHANCE, *range(game.seats)):
                check_refusals(step.before, seat)


def check_legal_actions(s: State, seat: int) -> None:
    """Each legal action can be done and changes something."""
    for code in GAME.rules.legal(s, seat, 0):
        after = GAME.copy(s)
        GAME.rules.apply(after, seat, code, 0)
        assert dump(after) != dump(s)


def check_refusals(s: State, seat: int) -> None:
    """Only who acts has legal actions; every other action is refused by a rule, in every language."""
    codes = GAME.rules.legal(s, seat, 0)
    assert (codes != []) == ([seat] == GAME.rules.actors(s))
    others = [action for code, action in enumerate(GAME.actions) if code not in codes]
    refusals = {refusal.text.key: refusal for refusal in (GAME.rules.refusal(s, seat, action, 0) for action in others)}
    assert {refusal.rule for refusal in refusals.values()} <= LISTED
    assert all(speak(refusal, language) for refusal in refusals.values() for language in LANGUAGES)


@pytest.mark.example("I16")
@pytest.mark.rule("GM-99")
@RANDOM_GAMES
@given(games())
def test_the_same_seed_options_and_actions_lead_to_the_same_state(game: Game) -> None:
    steps = [(step.seat, step.action, dump(step.after)) for step in play(game)]
    assert [(step.seat, step.action, dump(step.after)) for step in play(game)] == steps
    entries = [Entry(seq, 0, seat, action) for seq, (seat, action, _) in enumerate(steps)]
    table = replay(GAME, Setup(game.seats, game.options), entries)
    assert dump(table.state) == steps[-1][2]


@pytest.mark.example("I16")
@RANDOM_GAMES
@given(games())
def test_random_play_in_one_call_is_random_play_entry_by_entry(game: Game) -> None:
    at_once = begin(game)
    entries = GAME.play_random(at_once, FastRng(game.seed))
    steps = list(play(game._replace(keen=False)))
    assert (entries, dump(at_once)) == (len(steps), dump(steps[-1].after))
