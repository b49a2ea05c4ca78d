"""Chapter 4.3 and SM-35: deck, pile and hands, and what a seat can know of them."""

from collections import Counter
from typing import Any

import pytest

from mensae.core.chance import FastRng
from mensae.core.state import dump
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import KINDS
from mensae.games.spacemaze.rules.hands import reshuffle, to_hand
from mensae.games.spacemaze.schema import (
    Card,
    Cleared,
    Discard,
    Discarded,
    Drawn,
    EndTurn,
    Morph,
    Options,
    Pad,
    Pick,
    Play,
)
from mensae.games.spacemaze.state import State, held
from mensae.games.spacemaze.tests.position import (
    ALL_CARDS,
    chance,
    do,
    legal,
    look,
    mine,
    others,
    points,
    position,
    standing,
)
from mensae.games.spacemaze.tests.random_games import Game, play

FULL = ["GGPO", "G1", "P1"]


def step_on_pad(**situation: Any) -> State:
    """Anna's green alien steps on a pad."""
    s = position(**{"anna": {"green": "B2"}, "points": {"green": 2, "purple": 1}, **situation})
    do(s, Pad("green"))
    return s


def deals(s: State, seat: int, times: int = 200) -> list[State]:
    """What the seat can imagine."""
    rng = FastRng(5)
    return [GAME.resample(s, seat, rng) for _ in range(times)]


def hand(s: State, seat: int) -> list[str]:
    return list(mine(s, seat).hand)


# Drawing


@pytest.mark.rule("SM-57", "SM-58")
def test_the_pile_becomes_the_deck_when_a_card_is_drawn_from_an_empty_deck() -> None:
    pile = ["MORPH", "RUN_2", "RUN_2"]
    rest = others(*pile, "EXCHANGE")
    s = step_on_pad(deck=[], pile=pile, hands=[[], rest], panels=[[], ["G6 EXCHANGE"]])
    assert (look(s).deck, look(s).pile) == (3, {})
    assert legal(s) == [Drawn("RUN_2"), Drawn("MORPH")]  # not the EXCHANGE on Bob's panel
    chance(s, Drawn("MORPH"))
    assert (look(s).deck, hand(s, 0), look(s).players[1].powers[0].card) == (2, ["MORPH"], "EXCHANGE")


@pytest.mark.rule("SM-58")
def test_the_last_card_of_the_deck_leaves_the_pile_alone() -> None:
    pile = ["MORPH", "RUN_2"]
    s = step_on_pad(deck=["RUN_1"], hands=[[], others(*pile, "RUN_1")])
    assert legal(s) == [Drawn("RUN_1")]
    chance(s, Drawn("RUN_1"))
    assert (look(s).deck, look(s).pile) == (0, {"MORPH": 1, "RUN_2": 1})


@pytest.mark.rule("SM-59")
def test_without_deck_and_pile_no_card_is_drawn_but_the_pad_is_occupied() -> None:
    s = step_on_pad(hands=[[], ALL_CARDS])
    assert (look(s).asks, look(s).turn, points(s)) == ("step", 0, [1, 1, 0])
    assert (standing(s)["green"], hand(s, 0)) == ("B2 pad", [])
    assert [getattr(action, "alien", None) for action in legal(s)] == ["purple", None]  # green has stopped


@pytest.mark.rule("SM-57", "SM-60")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    s, rng = step_on_pad(deck=["MORPH", "RUN_2", "RUN_2", "RUN_2"]), FastRng(3)
    seen = Counter(GAME.actions[GAME.rules.draw(s, rng)] for _ in range(4000))
    assert set(seen) == {Drawn("MORPH"), Drawn("RUN_2")}
    assert 850 < seen[Drawn("MORPH")] < 1150


# What a seat can know


@pytest.mark.rule("SM-35")
def test_what_the_seat_has_seen_stays_in_every_deal() -> None:
    s = position(
        3,
        hands=[["MORPH", "RUN_1"], ["RUN_2"] * 3, ["EXCHANGE"] * 4],
        pile=["SUPERGLUE"],
        panels=[["G6 MOVE_BASE"], [], []],
    )
    for seat in (0, 1, 2):
        for other in deals(s, seat, 50):
            assert GAME.sight.view(other, seat) == GAME.sight.view(s, seat)
            assert Counter(card for cards in all_cards(other) for card in cards) == Counter(ALL_CARDS)


def all_cards(s: State) -> list[list[str]]:
    """The cards of every place."""
    view = look(s, 0)
    places = [hand(s, seat) for seat in range(int(s.seats))] + [mine(s, seat).aside for seat in range(int(s.seats))]
    places.append([card for card, count in view.pile.items() for _ in range(count)])
    places.append([power.card for player in view.players for power in player.powers if power.card])
    return [*map(list, places), in_deck(s)]


def in_deck(s: State) -> list[str]:
    return [KINDS[kind] for kind, n in enumerate(held(s, 4)) for _ in range(n)]


@pytest.mark.rule("SM-35")
def test_a_deal_changes_nothing_but_cards_and_not_the_game_itself() -> None:
    s = position(hands=[["MORPH"], ["RUN_2", "RUN_1"]], anna={"green": "B2 relic"}, tokens=[1, 1], pool=["G4", "GGPO"])
    before = dump(s)
    for other in deals(s, 0, 20):
        dealt = dump(other)
        assert {key: value for key, value in dealt.items() if key != "cards"} == {
            key: value for key, value in before.items() if key != "cards"
        }
    assert dump(s) == before


@pytest.mark.rule("SM-35")
def test_every_unseen_card_is_equally_likely_in_a_foreign_hand() -> None:
    s = position(hands=[["MORPH", "MORPH"], ["RUN_2"] * 3 + ["RUN_1"]], pile=["SUPERGLUE", "SUPERGLUE"])
    seen: Counter[str] = Counter()
    for other in deals(s, 0, 1500):
        seen.update(hand(other, 1))
    unseen = Counter(others("MORPH", "MORPH", "SUPERGLUE", "SUPERGLUE"))
    assert set(seen) == set(unseen)
    for card, count in unseen.items():
        due = 1500 * 4 * count / 36
        assert abs(seen[card] - due) < 5 * due**0.5, card


@pytest.mark.rule("SM-35", "SM-31")
def test_every_place_of_two_foreign_hands_is_dealt_alike() -> None:
    s = position(3, hands=[["MORPH"], ["RUN_2"] * 2, ["MOVE_BASE"] * 2])
    both: Counter[bool] = Counter()
    for other in deals(s, 0, 1000):
        assert (len(hand(other, 1)), len(hand(other, 2)), len(in_deck(other))) == (2, 2, 35)
        both["MORPH" in hand(other, 1)] += 1
    assert abs(both[True] - 1000 * 2 / 39) < 36  # the second MORPH is one of 39 cards, two of which Bob holds


@pytest.mark.rule("SM-35", "SM-53", "SM-55")
def test_cards_laid_aside_are_secret_until_all_are_done() -> None:
    hands = [["ROTATE_90"] * 5 + ["MORPH"] * 2 + ["RUN_1"], ["ROTATE_180"] * 5 + ["RUN_2"] * 3 + ["EXCHANGE"]]
    s = position(hands=hands, panels=[FULL, FULL])
    chance(s, Cleared())
    do(s, Discard("EXCHANGE"), seat=1)
    seen = {mine(other, 1).aside[0] for other in deals(s, 0, 400)}
    assert seen == set(others(*hands[0]))
    assert all(mine(other, 1).aside == ["EXCHANGE"] and hand(other, 1) == hand(s, 1) for other in deals(s, 1, 20))


@pytest.mark.rule("SM-55", "SM-57")
@pytest.mark.parametrize("card", ["MORPH", "EXCHANGE"])  # held since the first deck, drawn from the second
def test_after_a_shuffle_nobody_can_tell_from_which_deck_a_card_is_laid_aside(card: Card) -> None:
    s = position(hands=[["ROTATE_90"], ["MORPH", "RUN_2"]], deck=[], panels=[FULL, FULL])
    reshuffle(s)
    for kind in [KINDS.index("EXCHANGE"), KINDS.index("ROTATE_180")] * 3:
        to_hand(s, 1, kind)
    chance(s, Cleared())
    do(s, Discard(card), seat=1)
    seen = [mine(other, 1).aside[0] for other in deals(s, 0, 800)]
    old = sum(each in ("MORPH", "RUN_2") for each in seen)
    assert 150 < old < 280  # two of eight cards are old, and a few of those in the new deck look like them


# After the deck has run out


def reshuffled(seats: int = 2) -> State:
    """Anna drew a card when the deck was empty; Bob held MORPH and RUN_2 then, Cleo SUPERGLUE."""
    held = [["ROTATE_90"], ["MORPH", "RUN_2"], ["SUPERGLUE"]][:seats]
    s = position(
        seats,
        anna={"green": "B2"},
        bob={"green": "D4", "purple": "D5"},
        hands=held,
        deck=[],
        pool=["GGPO", "GPPO", "G1", "G2", "P1", "P6", "O6", "O6"],
    )
    do(s, Pick("GGPO"), Pad("green"))
    chance(s, Drawn("EXCHANGE"))
    do(s, EndTurn())
    return s


@pytest.mark.rule("SM-35", "SM-57", "SM-58")
def test_with_two_players_the_cards_held_when_the_deck_ran_out_are_known() -> None:
    s = reshuffled()
    assert all(hand(other, 1) == ["RUN_2", "MORPH"] for other in deals(s, 0))
    assert all(Counter(in_deck(other)) == Counter(in_deck(s)) for other in deals(s, 0, 20))
    assert {card for other in deals(s, 1, 600) for card in hand(other, 0)} == {"ROTATE_90", *in_deck(s), "EXCHANGE"}
    assert all("ROTATE_90" in hand(other, 0) for other in deals(s, 1))


@pytest.mark.rule("SM-35", "SM-57")
def test_cards_drawn_since_can_be_any_of_the_new_deck() -> None:
    s = reshuffled()
    do(s, Pick("GPPO"), Pad("purple"))
    chance(s, Drawn("MOVE_BASE"))
    seen: Counter[str] = Counter()
    for other in deals(s, 0, 1500):
        known, unknown = Counter(hand(other, 1)), Counter(["MORPH", "RUN_2"])
        assert unknown <= known
        seen.update(known - unknown)
    possible = Counter(others("ROTATE_90", "EXCHANGE", "MORPH", "RUN_2"))
    assert set(seen) == set(possible)
    for card, count in possible.items():
        assert abs(seen[card] - 1500 * count / 36) < 5 * (1500 * count / 36) ** 0.5, card


@pytest.mark.rule("SM-35", "SM-44")
def test_a_known_card_that_is_played_leaves_the_unknown_ones_in_the_hand() -> None:
    s = reshuffled()
    do(s, Pick("GPPO"), Pad("purple"))
    chance(s, Drawn("MORPH"))  # the second one
    do(s, EndTurn())
    do(s, Pick("G1"))
    do(s, Pick("P6"), Play("MORPH"), Morph("green"))
    assert {card for other in deals(s, 0, 900) for card in hand(other, 1)} == {"RUN_2", *in_deck(s), "MORPH"}
    assert all("RUN_2" in hand(other, 1) for other in deals(s, 0))


@pytest.mark.rule("SM-35", "SM-57")
def test_with_three_players_the_two_foreign_hands_are_known_together() -> None:
    s = reshuffled(3)
    splits = {(tuple(hand(other, 1)), tuple(hand(other, 2))) for other in deals(s, 0)}
    assert splits == {
        (("RUN_2", "MORPH"), ("SUPERGLUE",)),
        (("RUN_2", "SUPERGLUE"), ("MORPH",)),
        (("MORPH", "SUPERGLUE"), ("RUN_2",)),
    }


@pytest.mark.rule("SM-35", "SM-57", "SM-58")
@pytest.mark.parametrize("seed", [1, 3])
def test_over_a_whole_game_anna_knows_what_bob_held_at_the_last_shuffle_and_has_not_played_since(seed: int) -> None:
    known: Counter[str] = Counter()
    shuffles, rng = 0, FastRng(seed)
    for number, step in enumerate(play(Game(2, Options(), False, seed))):
        if isinstance(step.action, Pad) and look(step.before).deck == 0:
            known, shuffles = Counter(hand(step.after, 1)), shuffles + 1
        elif isinstance(step.action, Play) and step.seat == 1:
            known -= Counter([step.action.card])
        elif isinstance(step.action, Discarded):
            known -= Counter(mine(step.before, 1).aside)
        if number % 12 == 0:
            unseen = Counter([*hand(step.after, 1), *mine(step.after, 1).aside, *in_deck(step.after)])
            other = GAME.resample(step.after, 0, rng)
            held = Counter([*hand(other, 1), *mine(other, 1).aside])
            assert known <= held
            assert held + Counter(in_deck(other)) == unseen
            assert GAME.sight.view(other, 0) == GAME.sight.view(step.after, 0)
            assert legal(other, 0) == legal(step.after, 0)
    assert shuffles >= 2
