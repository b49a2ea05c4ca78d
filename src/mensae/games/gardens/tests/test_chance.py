"""GM-15, GM-22, GM-25, GM-99: what chance draws, how often, and from where."""

from collections import Counter
from collections.abc import Mapping
from math import comb, sqrt

import msgspec
import pytest

from mensae.core.chance import FastRng, KeyedRng, Rng
from mensae.core.replay import after_entry, replay
from mensae.core.schema import CHANCE, Setup
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games.gardens import GAME
from mensae.games.gardens.data import NAMES
from mensae.games.gardens.schema import Dealt, GameAction, Options, Place, Started, Take
from mensae.games.gardens.state import ASK_DEAL, State
from mensae.games.gardens.tests.position import chance, do, legal, look, opening, position
from mensae.games.gardens.views import View

DEALS = 1000
HANDS = {2: 30, 3: 20, 4: 15, 5: 12}
TAKES = [Take("M1"), Take("M2"), Take("M3"), Take("M4"), Take("M5")]


def drawn(s: State, rng: Rng) -> GameAction:
    """What chance draws; it is one of the outcomes that are listed."""
    code = GAME.rules.draw(s, rng)
    assert code in GAME.rules.legal(s, CHANCE, 0)
    return GAME.actions[code]


def fits(counts: Counter[int], weights: Mapping[int, int]) -> bool:
    """Pearson's chi-square: the counts are within six deviations of what the weights lead to; its tail is long."""
    draws, total = sum(counts.values()), sum(weights.values())
    rare = [value for value, weight in weights.items() if draws * weight / total < 5]
    cells = [[value] for value in weights if value not in rare] + ([rare] if rare else [])
    pairs = [
        (sum(counts[value] for value in cell), draws * sum(weights[value] for value in cell) / total) for cell in cells
    ]
    chi_square = sum((seen - due) ** 2 / max(due, 1) for seen, due in pairs)
    freedom = len(pairs) - 1
    return set(counts) <= set(weights) and chi_square < freedom + 6 * sqrt(2 * freedom)


def before_the_deal(seats: int) -> State:
    s = opening(seats)
    chance(s, Started(0))
    for seat in range(seats):
        do(s, TAKES[seat], Place(NAMES[seat]))
    return s


@pytest.mark.rule("GM-22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_hand_gets_each_colour_as_often_as_a_well_mixed_bag_gives_it(seats: int) -> None:
    start, rng, hand = before_the_deal(seats), FastRng(100 + seats), HANDS[seats]
    seen: dict[tuple[int, str], Counter[int]] = {}
    for _ in range(DEALS):
        s = GAME.copy(start)
        while s.ask == ASK_DEAL:
            GAME.rules.apply(s, CHANCE, GAME.codes[drawn(s, rng)], 0)
        for seat, player in enumerate(look(s).holdings):
            for colour, count in player.stock.items():
                seen.setdefault((seat, colour), Counter())[count] += 1
    weights = {count: comb(10, count) * comb(50, hand - count) for count in range(11)}
    assert len(seen) == seats * 6
    assert [place for place, counts in seen.items() if not fits(counts, weights)] == []


@pytest.mark.rule("GM-22")
def test_each_draw_of_the_deal_depends_on_what_is_left_in_the_bag() -> None:
    s = before_the_deal(3)
    chance(s, Dealt("blue", 9), Dealt("yellow", 1), Dealt("white", 7), Dealt("grey", 1), Dealt("red", 0))
    chance(s, Dealt("blue", 1), Dealt("yellow", 8))  # of white 3 are left, of the other colours 9, 10 and 8; 11 to deal
    rng, seen = FastRng(7), Counter[int]()
    for _ in range(4000):
        action = drawn(s, rng)
        assert isinstance(action, Dealt)
        seen[action.count] += 1
    assert legal(s) == [Dealt("white", count) for count in range(4)]
    assert fits(seen, {count: comb(3, count) * comb(27, 11 - count) for count in range(4)})
    assert not fits(seen, {count: comb(10, count) * comb(50, 20 - count) for count in range(11)})


@pytest.mark.rule("GM-22", "GM-25")
def test_every_face_of_a_die_is_equally_likely() -> None:
    s, rng = position(), FastRng(3)
    faces = Counter(legal(s).index(drawn(s, rng)) for _ in range(6000))
    assert fits(faces, dict.fromkeys(range(6), 1))


@pytest.mark.rule("GM-15")
@pytest.mark.parametrize("last", [(), (1, 2, 4)])
def test_every_possible_start_player_is_equally_likely(last: tuple[int, ...]) -> None:
    s, rng = opening(5, last), FastRng(11)
    starts = Counter(action.seat for action in (drawn(s, rng) for _ in range(5000)) if isinstance(action, Started))
    assert fits(starts, dict.fromkeys(last or range(5), 1))


@pytest.mark.rule("GM-22", "GM-99")
def test_the_table_draws_with_the_same_weights() -> None:
    s = before_the_deal(2)
    counts: Counter[int] = Counter()
    for seq in range(3000):
        action = drawn(s, KeyedRng(bytes(32), seq))
        assert isinstance(action, Dealt)
        counts[action.count] += 1
    assert fits(counts, {count: comb(10, count) * comb(50, 30 - count) for count in range(11)})


def play(seed: bytes, seats: int, choices: FastRng) -> Table[State, GameAction, View]:
    """A whole game at a table, every legal action as likely as the others."""
    table = Table(GAME, Setup(seats, Options()), seed)
    table.start()
    while table.actors:
        actions = table.legal(table.actors[0])
        table.act(table.actors[0], actions[choices.below(len(actions))])
    return table


@pytest.mark.example("I16")
@pytest.mark.rule("GM-99")
def test_the_same_seed_options_and_actions_give_the_same_game() -> None:
    seed = bytes(range(32))
    one, two = play(seed, 3, FastRng(5)), play(seed, 3, FastRng(5))
    assert one.log == two.log
    assert dump(one.state) == dump(two.state)
    again = replay(GAME, one.setup, one.log, seed, verify=True)
    assert dump(again.state) == dump(one.state)


@pytest.mark.rule("GM-99")
def test_another_seed_gives_another_game() -> None:
    assert play(bytes(32), 3, FastRng(5)).log != play(bytes([1] * 32), 3, FastRng(5)).log


@pytest.mark.rule("GM-99")
def test_what_a_client_sees_depends_on_the_past_alone() -> None:
    table = play(bytes(range(32)), 2, FastRng(9))
    for seq in range(0, len(table.log), 20):
        without_seed = after_entry(table, seq)
        with_another = replay(GAME, table.setup, table.log[: seq + 1], seed=bytes([7] * 32))
        assert without_seed.view(0) == with_another.view(0)
        assert bytes(range(32)).hex().encode() not in msgspec.json.encode(with_another.view(0))
