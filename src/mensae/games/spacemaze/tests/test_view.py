"""SM-35, SM-152: what readers see, and that nothing secret is in it."""

from itertools import product
from typing import Any

import msgspec
import pytest

from mensae.core.chance import FastRng
from mensae.core.replay import after_entry, replay
from mensae.core.schema import CHANCE, Setup
from mensae.core.table import Table
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import KINDS
from mensae.games.spacemaze.rules.hands import move_card
from mensae.games.spacemaze.schema import Cleared, Discard, Discarded, Drawn, EndTurn, GameAction, Options, Pad, Pick
from mensae.games.spacemaze.state import ASIDE, DECK, State, held
from mensae.games.spacemaze.tests.position import chance, do, look, mine, opening, position, standing
from mensae.games.spacemaze.views import View

FULL = ["GGPO", "G1", "P1"]
HANDS = [["MORPH", "RUN_1"], ["RUN_2", "EXCHANGE", "SUPERGLUE"], ["ROTATE_90"] * 4]
READERS = (None, 0, 1, 2)
SEED = bytes(range(32))


def swapped(s: State, one: str, place: int, other: str, there: int) -> State:
    """The same table if two cards were the other way round."""
    t = GAME.copy(s)
    for card, start, end in ((one, place, there), (other, there, place)):
        kind = [str(kind) for kind in KINDS].index(card)
        assert held(t, start)[kind] > 0
        move_card(t, kind, start, end)
    return t


def bytes_for(s: State, reader: int | None) -> bytes:
    return msgspec.json.encode(GAME.sight.view(s, reader))


@pytest.mark.example("I16")
@pytest.mark.rule("SM-35", "SM-152")
@pytest.mark.parametrize(
    ("one", "place", "other", "there", "knows"),
    [
        ("RUN_2", 1, "MOVE_BASE", DECK, [1]),
        ("MORPH", 0, "DIAGONAL_TWIST", DECK, [0]),
        ("MORPH", 0, "RUN_2", 1, [0, 1]),
        ("EXCHANGE", 1, "ROTATE_90", 2, [1, 2]),
    ],
)
def test_a_card_in_a_foreign_hand_could_as_well_be_another(
    one: str, place: int, other: str, there: int, knows: list[int]
) -> None:
    s = position(3, hands=HANDS, pile=["RUN_1"])
    t = swapped(s, one, place, other, there)
    for reader in READERS:
        assert (bytes_for(s, reader) == bytes_for(t, reader)) == (reader not in knows)


@pytest.mark.example("I16")
@pytest.mark.rule("SM-35", "SM-55")
def test_cards_laid_aside_are_seen_by_nobody_else_and_on_the_pile_by_all() -> None:
    eight = ["ROTATE_180"] * 5 + ["RUN_2"] * 3
    s = position(3, hands=[["ROTATE_90"] * 5 + ["EXCHANGE"] * 4, eight, []], panels=[FULL] * 3)
    chance(s, Cleared())
    do(s, Discard("EXCHANGE"), seat=0)
    t = swapped(s, "EXCHANGE", ASIDE, "MORPH", DECK)
    for reader in READERS:
        assert (bytes_for(s, reader) == bytes_for(t, reader)) == (reader != 0)
    assert (mine(s, 0).aside, mine(s, 1).aside, GAME.sight.view(s, None).own) == (["EXCHANGE"], [], None)
    do(s, Discard("EXCHANGE"), seat=0)
    do(s, Discard("RUN_2"), seat=1)
    chance(s, Discarded())
    assert all(GAME.sight.view(s, reader).pile == {"EXCHANGE": 2, "RUN_2": 1} for reader in READERS)


@pytest.mark.example("I16")
@pytest.mark.rule("SM-35")
def test_a_reader_sees_the_own_hand_only_and_a_spectator_none() -> None:
    s = position(3, hands=HANDS)
    assert [sorted(mine(s, seat).hand) for seat in range(3)] == [sorted(hand) for hand in HANDS]
    assert GAME.sight.view(s, None).own is None
    assert all([player.cards for player in GAME.sight.view(s, reader).players] == [2, 3, 4] for reader in READERS)


@pytest.mark.rule("SM-35")
def test_all_but_hands_is_the_same_for_every_reader() -> None:
    s = position(
        3,
        anna={"green": "B2 pad relic glued", "purple": "C1"},
        hands=HANDS,
        pile=["RUN_1"],
        panels=[["GGPO", "G6 MOVE_BASE"], ["P3"], []],
        tokens=[1, 2, 0],
    )
    views = [msgspec.structs.replace(GAME.sight.view(s, reader), own=None) for reader in READERS]
    assert views[0] == views[1] == views[2] == views[3]
    view: View = views[0]
    assert (view.pile, [player.tokens for player in view.players]) == ({"RUN_1": 1}, [1, 2, 0])
    assert [[(power.die, power.card) for power in player.powers] for player in view.players] == [
        [("G6", "MOVE_BASE")],
        [("P3", None)],
        [],
    ]
    assert standing(s)["green"] == "B2 pad relic glued"
    assert view.deck == 40 - 9 - 1 - 1


@pytest.mark.rule("SM-35", "SM-47")
def test_others_cannot_see_which_cards_could_be_played() -> None:
    both = []
    for hand in (["MORPH"], ["ROTATE_90"]):
        s = position(hands=[hand], anna={"green": "B2", "purple": "B2", "orange": "B2"})
        do(s, Pick("G6"))
        both.append((bytes_for(s, 1), bytes_for(s, None), GAME.rules.actors(s)))
    assert both[0] == both[1]


# Who is told what


@pytest.mark.rule("SM-35", "SM-55", "SM-86")
def test_only_drawn_and_discarded_cards_have_an_audience() -> None:
    s = position(3, turn=1, bob={"green": "B2"}, points={"green": 1})
    do(s, Pad("green"))
    for action in GAME.actions:
        seat = CHANCE if isinstance(action, Drawn) else 2
        known = GAME.audience(s, seat, action)
        assert known == ([1] if isinstance(action, Drawn) else [2] if isinstance(action, Discard) else None)


@pytest.mark.rule("SM-31", "SM-35")
def test_a_dealt_card_is_told_to_whom_it_is_dealt() -> None:
    s = opening(3)
    told: list[list[int] | None] = []
    while look(s).asks != "roll":
        action = GAME.actions[GAME.rules.draw(s, FastRng(len(told)))]
        if look(s).asks == "deal":
            told.append(GAME.audience(s, CHANCE, action))
            sizes = [player.cards for player in look(s).players]
        chance(s, action)
        if told:
            now = [player.cards for player in look(s).players]
            assert told[-1] == [seat for seat in range(3) if now[seat] > sizes[seat]]
    assert sorted(map(str, told)) == ["[0]"] * 4 + ["[1]"] * 4 + ["[2]"] * 4


def played(seed: bytes, seats: int, **options: Any) -> Table[State, GameAction, View]:
    """A whole game at a table, every legal action as likely as the others."""
    table = Table(GAME, Setup(seats, Options(**options)), seed)
    table.start()
    rng = FastRng(5)
    while table.actors:
        seat = table.actors[rng.below(len(table.actors))]
        actions = table.legal(seat)
        table.act(seat, actions[rng.below(len(actions))])
    return table


@pytest.mark.example("I16")
@pytest.mark.rule("SM-35", "SM-152")
def test_the_log_hides_cards_until_the_game_is_over_and_shows_all_of_it_then() -> None:
    table = played(SEED, 3, layout="diamond2", max_rounds=4)
    assert all(seen.action is not None for seen in table.entries(None))
    running = after_entry(table, len(table.log) - 2)
    for reader in READERS:
        hidden = [
            entry for entry, seen in zip(running.log, running.entries(reader), strict=True) if seen.action is None
        ]
        assert {type(entry.action) for entry in hidden} <= {Drawn, Discard}
        drawn = [entry for entry in running.log if isinstance(entry.action, Drawn)]
        own = [entry for entry in drawn if entry not in hidden]
        assert len(own) >= 4 if reader is not None else own == []
        assert len(own) < len(drawn)


@pytest.mark.example("I16", "I18")
@pytest.mark.rule("SM-152")
def test_the_same_seed_gives_the_same_game_and_no_view_depends_on_what_is_to_come() -> None:
    one, two = played(SEED, 2, layout="square3", max_rounds=3), played(SEED, 2, layout="square3", max_rounds=3)
    assert one.log == two.log
    assert replay(GAME, one.setup, one.log, SEED, verify=True).log == one.log
    assert played(bytes(32), 2, layout="square3", max_rounds=3).log != one.log
    for seq, reader in product(range(0, len(one.log), 25), (None, 0, 1)):
        without_seed = after_entry(one, seq)
        with_another = replay(GAME, one.setup, one.log[: seq + 1], seed=bytes([7] * 32))
        shown = msgspec.json.encode(with_another.view(reader))
        assert msgspec.json.encode(without_seed.view(reader)) == shown
        assert SEED.hex().encode() not in shown


@pytest.mark.rule("SM-87", "SM-61")
def test_points_and_stops_are_shown_for_the_seat_in_turn_only() -> None:
    s = position(2, turn=1, bob={"green": "B2"}, anna={"green": "D4"}, points={"green": 2, "orange": 1})
    do(s, Pad("green"))
    chance(s, Drawn("MORPH"))
    assert [(alien.points, alien.stopped) for alien in look(s, 0).aliens] == [(0, False)] * 3 + [
        (1, True),
        (0, False),
        (1, False),
    ]
    do(s, EndTurn())
    assert {(alien.points, alien.stopped) for alien in look(s).aliens} == {(0, False)}
