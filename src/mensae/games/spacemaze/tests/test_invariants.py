"""What is always true, checked after every entry of random games. I11 to I13, I15 and I17 are in test_symmetries."""

from collections import Counter

import pytest
from hypothesis import given

from mensae.core.replay import replay
from mensae.core.schema import CHANCE, Entry, Setup
from mensae.core.state import dump
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import DIE_NAMES, POWER_DICE, seat_of
from mensae.games.spacemaze.schema import Card, Cleared, Discard, Discarded, Dock, Drawn, Home, Pick, Rolled, Take
from mensae.games.spacemaze.sight import own
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.random_games import FEW_GAMES, RANDOM_GAMES, Game, begin, games, play
from mensae.games.spacemaze.views import View

NUMBERS: dict[Card, int] = {
    "ROTATE_90": 5,
    "ROTATE_180": 5,
    "ROTATE_270": 4,
    "EXCHANGE": 5,
    "DIAGONAL_TWIST": 4,
    "DIAGONAL_SWITCH": 4,
    "RUN_1": 4,
    "RUN_2": 3,
    "MORPH": 2,
    "SUPERGLUE": 2,
    "MOVE_BASE": 2,
}
SETTING_UP = ("start", "lay", "deal")


def table(s: State) -> View:
    """What a spectator sees."""
    return GAME.sight.view(s, None)


@pytest.mark.example("I01")
@pytest.mark.rule("SM-15", "SM-25")
@RANDOM_GAMES
@given(games())
def test_every_cell_always_holds_one_tile_and_the_tiles_stay_the_same(game: Game) -> None:
    first: set[str] = set()
    for step in play(game):
        view = table(step.after)
        ids = {tile.tile for tile in view.tiles}
        assert len(ids) == len(view.tiles) == len({tile.cell for tile in view.tiles})
        assert "RELIC" in ids
        assert GAME.sight.pieces(step.after) == GAME.sight.pieces(step.before)
        if view.asks not in SETTING_UP:
            first = first or ids
            assert (ids, len(ids)) == (first, len(step.after.layout.cells))


@pytest.mark.example("I02")
@pytest.mark.rule("SM-77", "SM-78", "SM-79", "SM-80", "SM-81", "SM-82", "SM-83")
@RANDOM_GAMES
@given(games())
def test_a_passage_of_two_colours_is_open_for_one_of_equal_ones_for_none_and_with_silver_for_two(game: Game) -> None:
    for step in play(game):
        if not isinstance(step.action, Rolled | Cleared):
            continue
        tiles = {tile.cell: tile for tile in table(step.after).tiles}
        for cell, tile in tiles.items():
            east, south = f"{cell[0]}{int(cell[1]) + 1}", f"{chr(ord(cell[0]) + 1)}{cell[1]}"
            for beside, mine, theirs, shown in ((east, 1, 3, tile.east), (south, 2, 0, tile.south)):
                assert (shown is None) == (beside not in tiles)
                if shown is not None:
                    doors = {tile.doors[mine], tiles[beside].doors[theirs]}
                    assert len(shown) == (2 if "S" in doors else len(doors) - 1)


@pytest.mark.example("I03")
@pytest.mark.rule("SM-03", "SM-72")
@RANDOM_GAMES
@given(games())
def test_every_alien_is_in_its_ufo_or_on_a_cell_and_no_cell_holds_more_than_4(game: Game) -> None:
    for step in play(game):
        view = table(step.after)
        cells = {tile.cell for tile in view.tiles}
        assert Counter(alien.seat for alien in view.aliens) == dict.fromkeys(range(game.seats), 3)
        crowd = Counter(alien.cell for alien in view.aliens if alien.cell is not None)
        assert set(crowd) <= cells
        assert max(crowd.values(), default=0) <= 4


@pytest.mark.example("I04")
@pytest.mark.rule("SM-10", "SM-51", "SM-90")
@RANDOM_GAMES
@given(games())
def test_at_most_one_alien_is_on_a_pad_and_none_after_the_discard_phase(game: Game) -> None:
    for step in play(game):
        view = table(step.after)
        pads = [alien.cell for alien in view.aliens if alien.on_pad]
        assert len(set(pads)) == len(pads)
        assert None not in pads
        assert not {tile.cell for tile in view.tiles if not tile.pad} & set(pads)
        if view.asks in ("roll", "discard", "discarded") or isinstance(step.action, Cleared):
            assert pads == []


@pytest.mark.example("I05")
@pytest.mark.rule("SM-28", "SM-140")
@RANDOM_GAMES
@given(games())
def test_the_relic_lies_on_the_relic_tile_until_somebody_takes_it_and_is_worn_ever_after(game: Game) -> None:
    taken = False
    for step in play(game):
        taken = taken or isinstance(step.action, Take)
        view = table(step.after)
        wearers = [alien for alien in view.aliens if alien.relic]
        assert (view.relic is None, len(wearers)) == (taken, int(taken))
        if not taken:
            assert [tile.cell for tile in view.tiles if tile.tile == "RELIC"] == [view.relic]
        if taken and not isinstance(step.action, Home):
            assert wearers[0].cell is not None


@pytest.mark.example("I06")
@pytest.mark.rule("SM-13", "SM-50", "SM-57")
@RANDOM_GAMES
@given(games())
def test_hands_deck_pile_and_panels_hold_the_40_cards(game: Game) -> None:
    for step in play(game):
        views = [GAME.sight.view(step.after, seat) for seat in range(game.seats)]
        out = Counter(views[0].pile)
        owned = [own(step.after, seat, []) for seat in range(game.seats)]
        for cards in owned:
            out.update(cards.hand + cards.aside)
        out.update(power.card for player in views[0].players for power in player.powers if power.card)
        assert all(out[card] <= number for card, number in NUMBERS.items())
        assert set(out) <= set(NUMBERS)
        assert sum(out.values()) + views[0].deck == 40
        assert [len(cards.hand) for cards in owned] == [player.cards for player in views[0].players]


@pytest.mark.example("I07")
@pytest.mark.rule("SM-32", "SM-39", "SM-49")
@RANDOM_GAMES
@given(games())
def test_pool_and_panels_hold_the_dice_and_each_player_ends_with_one_move_and_two_power_dice(game: Game) -> None:
    n = game.seats
    for step in play(game):
        view = table(step.after)
        powers = [power.die for player in view.players for power in player.powers]
        moves = [player.move for player in view.players if player.move]
        dice = Counter("M" if DIE_NAMES.index(die) >= POWER_DICE else die[0] for die in [*view.pool, *powers, *moves])
        if view.asks in ("pick", "card", "step", "draw", "clear", "turn", "choose", "exchange", "morph", "dock"):
            assert dice == {"G": n, "P": n, "O": n, "M": n}
        if view.asks == "clear":
            assert [(player.move is not None, len(player.powers)) for player in view.players] == [(True, 2)] * n
            assert len([die for die in view.pool if DIE_NAMES.index(die) < POWER_DICE]) == len(view.pool) == n
        if isinstance(step.action, Cleared):
            assert dice == {}


@pytest.mark.example("I08")
@pytest.mark.rule("SM-33", "SM-141", "SM-142", "SM-143", "SM-147")
@RANDOM_GAMES
@given(games())
def test_tokens_are_the_takes_from_maze_and_opponents_and_nobody_plays_on_with_3(game: Game) -> None:
    tokens, this_turn = [0] * game.seats, 0
    for step in play(game):
        before = step.before
        if isinstance(step.action, Take) and not (before.wearer >= 0 and seat_of(before.wearer) == step.seat):
            tokens[step.seat] += 1
            this_turn += 1
        assert [player.tokens for player in table(step.after).players] == tokens
        assert this_turn <= 1
        if GAME.rules.outcome(step.after) is None:
            assert max(tokens) <= 2
        if step.ends_turn:
            this_turn = 0


@pytest.mark.example("I09")
@pytest.mark.rule("SM-53", "SM-54")
@RANDOM_GAMES
@given(games(rounds=20))
def test_after_the_discard_phase_no_hand_exceeds_7(game: Game) -> None:
    for step in play(game):
        view = table(step.after)
        if view.asks == "roll" or (view.asks == "over" and isinstance(step.action, Cleared | Discarded)):
            assert max(player.cards for player in view.players) <= 7


@pytest.mark.example("I10")
@pytest.mark.rule("SM-22", "SM-134")
@RANDOM_GAMES
@given(games())
def test_no_two_ufos_are_at_the_same_tile_and_only_the_own_move_base_moves_one(game: Game) -> None:
    for step in play(game):
        before, after = ([player.dock for player in table(s).players] for s in (step.before, step.after))
        assert len({dock.cell for dock in after}) == game.seats
        moved = [seat for seat in range(game.seats) if before[seat] != after[seat]]
        assert moved == ([step.seat] if isinstance(step.action, Dock) else [])


@pytest.mark.example("I14")
@pytest.mark.rule("SM-38", "SM-148")
@RANDOM_GAMES
@given(games())
def test_a_round_has_3n_turns_and_no_more_rounds_are_played_than_agreed(game: Game) -> None:
    picked: Counter[int] = Counter()
    for step in play(game):
        view = table(step.after)
        picked[int(step.before.round)] += isinstance(step.action, Pick)
        if isinstance(step.action, Cleared):
            assert picked[int(step.before.round)] == 3 * game.seats
        assert view.round <= game.options.max_rounds
    assert sum(picked.values()) <= 3 * game.seats * game.options.max_rounds


@pytest.mark.example("I18")
@pytest.mark.rule("SM-152")
@FEW_GAMES
@given(games(rounds=6))
def test_seed_options_and_actions_give_the_same_state_again(game: Game) -> None:
    states = [(step.seat, step.action, dump(step.after)) for step in play(game)]
    assert states == [(step.seat, step.action, dump(step.after)) for step in play(game)]
    entries = [Entry(seq, 0, seat, action) for seq, (seat, action, _) in enumerate(states)]
    again = replay(GAME, Setup(game.seats, game.options), entries)
    assert dump(again.state) == states[-1][2]
    assert dump(begin(game)) == dump(begin(game))


@pytest.mark.example("I16")
@pytest.mark.rule("SM-35", "SM-152")
@FEW_GAMES
@given(games(rounds=8))
def test_only_its_owner_is_told_which_card_was_drawn(game: Game) -> None:
    for step in play(game):
        known = GAME.audience(step.before, step.seat, step.action)
        if isinstance(step.action, Drawn):
            before, after = (table(s).players for s in (step.before, step.after))
            grown = [seat for seat in range(game.seats) if after[seat].cards > before[seat].cards]
            assert (known, step.seat) == (grown, CHANCE)
        else:
            assert known == ([step.seat] if isinstance(step.action, Discard) else None)
