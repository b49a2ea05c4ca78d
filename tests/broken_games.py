"""Functions that break the contract, each in its own way, and the promise that notices it."""

import dataclasses
from collections.abc import Callable
from typing import Any, cast

from msgspec.structs import replace

from mensae.core.chance import Rng
from mensae.core.schema import CHANCE, CLOCK, Advice, Did, Outcome, Refusal, Seat, Skill, TimeUp, Told
from mensae.core.state import Note, copy_of
from mensae.lab import promises as suite
from mensae.lab.promises import Promise
from tests import highcard
from tests.highcard.play import CODE, DEALT, State, tell
from tests.highcard.schema import Dealt, GameAction, Keep, View


def leaky_view(s: State, seat: Seat | None) -> View:
    return replace(highcard.GAME.sight.view(s, seat), cards=[card or None for card in s.cards])


def leaky_refusal(s: State, seat: Seat, action: GameAction, at: int) -> Refusal:
    return Refusal("HC-09", Told("highcard-no-chance", {"cards": str(s.cards)}))


def leaky_rank(s: State, seat: Seat, action: GameAction) -> int:
    return CODE[action] if s.cards[seat - 1] % 2 else -CODE[action]


def leaky_label(s: State, seat: Seat, action: GameAction) -> Told:
    return Told("highcard-do-keep", {"cards": str(s.cards)})


def telling_tell(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    return [Told("highcard-keep", {"cards": str(s.cards)})]


def view_with_a_tuple(s: State, seat: Seat | None) -> View:
    return replace(highcard.GAME.sight.view(s, seat), decided=cast(Any, (True,)))


def audience_of_two(s: State, seat: Seat, action: GameAction) -> list[Seat] | None:
    return [0, 1] if isinstance(action, Dealt) else highcard.GAME.audience(s, seat, action)


def resample_that_deals_a_seat_its_own_card_anew(s: State, seat: Seat, rng: Rng) -> State:
    return highcard.GAME.resample(s, (seat + 1) % len(s.cards), rng)


def resample_from_nowhere(s: State, seat: Seat, rng: Rng) -> State:
    t = highcard.GAME.copy(s)
    t.cards = [card if holder == seat or not card or s.shown else 1 for holder, card in enumerate(s.cards)]
    return t


def resample_that_moves_the_truth(s: State, seat: Seat, rng: Rng) -> State:
    """Deals the hidden cards among their holders and the pack, each from where it truly is to another place."""
    t = highcard.GAME.copy(s)
    others = [] if s.shown else [other for other in range(len(s.cards)) if other != seat and s.cards[other]]
    for other in others:
        left = [rank for rank, count in enumerate(t.pack) if count]
        rank = left[
            (left.index(min(left, key=lambda each: abs(each - s.cards[other]))) + rng.below(len(left))) % len(left)
        ]
        t.pack[s.cards[other]] += 1
        t.pack[rank] -= 1
        t.cards[other] = rank
    return t


def resample_that_leaves_a_mark(s: State, seat: Seat, rng: Rng) -> State:
    s.seconds += 1
    return highcard.GAME.resample(s, seat, rng)


def draw_of_any_rank(s: State, rng: Rng) -> int:
    return CODE[Dealt(1 + rng.below(13))]


def draw_of_the_highest(s: State, rng: Rng) -> int:
    return highcard.GAME.rules.legal(s, CHANCE, 0)[-1]


class Remembers:
    """Applies with something in mind that is not in the state: every third choice, say, costs a second."""

    def __init__(self, every: int = 3) -> None:
        self.every, self.choices = every, 0

    def __call__(self, s: State, seat: Seat, code: int, at: int) -> None:
        self.choices += seat >= 0
        s.seconds -= seat >= 0 and self.choices % self.every == 0
        highcard.GAME.rules.apply(s, seat, code, at)


def apply_with_a_card_too_many(s: State, seat: Seat, code: int, at: int) -> None:
    s.pack[1] += code == CODE[Keep()]
    highcard.GAME.rules.apply(s, seat, code, at)


def apply_without_end(s: State, seat: Seat, code: int, at: int) -> None:
    if code == CODE[TimeUp()]:
        s.until = at + 1000
    elif seat == CHANCE:
        highcard.GAME.rules.apply(s, seat, code, at)


def copy_that_forgets(s: State) -> State:
    t = copy_of(s)
    t.seconds = 20
    return t


def copy_that_shares(s: State) -> State:
    """Nobody changes what is laid aside while the copy is played on, but somebody might."""
    t = copy_of(s)
    t.asides = s.asides
    return t


def play_random_by_object(s: State, rng: Rng) -> int:
    s.seconds = id(s)
    return highcard.GAME.play_random(s, rng)


def legal_twice(s: State, seat: Seat, at: int) -> list[int]:
    return highcard.GAME.rules.legal(s, seat, 0) * 2


def legal_backwards(s: State, seat: Seat, at: int) -> list[int]:
    return highcard.GAME.rules.legal(s, seat, at)[::-1]


def apply_that_notes_the_card(s: State, seat: Seat, code: int, at: int) -> None:
    highcard.GAME.rules.apply(s, seat, code, at)
    if s.notes is not None:
        s.notes.append((99, code))


def apply_that_notes_a_hand(s: State, seat: Seat, code: int, at: int) -> None:
    """No sentence speaks of it, but what the entry did then follows from the card."""
    highcard.GAME.rules.apply(s, seat, code, at)
    if s.notes is not None and seat >= 0:
        s.notes += [(DEALT, 0)] * s.cards[seat]


class DeedsThatRemember:
    """Tells everybody the last action that it was told itself."""

    heard: Any = None

    def __call__(self, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Did]:
        self.heard = action or self.heard
        return [Did("decide", seat if seat >= 0 else None, piece=str(self.heard))]


class LegalInTurns:
    """Lists forwards and backwards by turns."""

    forwards = False

    def __call__(self, s: State, seat: Seat, at: int) -> list[int]:
        self.forwards = not self.forwards
        return highcard.GAME.rules.legal(s, seat, 0)[:: 1 if self.forwards else -1]


def legal_for_everybody(s: State, seat: Seat, at: int) -> list[int]:
    return highcard.GAME.rules.legal(s, seat, 0) or [CODE[Keep()]]


def legal_without_clock(s: State, seat: Seat, at: int) -> list[int]:
    return [] if seat == CLOCK else highcard.GAME.rules.legal(s, seat, 0)


def tell_others_the_card(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    hidden = [Told("highcard-shown", {"card": s.cards[0]})] if action is None and seat != CHANCE else []
    return hidden or tell(s, seat, action, notes)


class TellsInTurns:
    """Tells nothing every third time."""

    times = 0

    def __call__(self, s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
        self.times += 1
        return tell(s, seat, action, notes) if self.times % 3 else []


def tell_that_changes(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    s.seconds += 1
    return []


def outcome_with(rule: str, *places: int) -> Callable[[State], Outcome | None]:
    return lambda s: Outcome(rule, s.cards.copy(), list(places)) if s.shown else None


def playout_that_cheats(s: State, rng: Rng, horizon: int) -> None:
    s.pack[13] += 1
    highcard.GAME.guide.playout(s, rng, horizon)


def play_random_with_sense(s: State, rng: Rng) -> int:
    highcard.GAME.guide.playout(s, rng, 99)
    return 9


def fickle_mate(s: Any, seat: Seat, skill: Skill, at: int, memory: list[int]) -> Advice:
    memory.append(at)
    return Advice(None, len(memory))


BROKEN: list[tuple[Promise, str, Any]] = [
    (suite.check_actions, "actions", [*highcard.GAME.actions, Keep()]),
    (suite.check_games_end, "apply", apply_without_end),
    (suite.check_games_end, "outcome", lambda s: None),
    (suite.check_games_end, "outcome", lambda s: Outcome("HC-08", s.cards, [1, 1, 1])),
    (suite.check_outcome, "outcome", outcome_with("HC-99", 1, 1, 1)),
    (suite.check_outcome, "outcome", outcome_with("HC-08", 3, 3, 3)),
    (suite.check_outcome, "outcome", outcome_with("HC-08", 1, 1, 2)),
    (suite.check_outcome, "outcome", outcome_with("HC-08", 1, 2)),
    (suite.check_replay, "apply", Remembers()),
    (suite.check_undo, "apply", Remembers()),
    (suite.check_copy, "copy", dataclasses.replace),
    (suite.check_fields, "copy", copy_that_forgets),
    (suite.check_fields, "copy", copy_that_shares),
    (suite.check_packed, "play_random", play_random_by_object),
    (suite.check_reading, "tell", tell_that_changes),
    (suite.check_legal, "legal", legal_twice),
    (suite.check_legal, "legal", legal_backwards),
    (suite.check_secrets, "apply", apply_that_notes_the_card),
    (suite.check_legal, "legal", LegalInTurns()),
    (suite.check_legal, "legal", legal_for_everybody),
    (suite.check_refusals, "refusal", lambda s, seat, action, at: Refusal("HC-99", Told("highcard-no-deal"))),
    (suite.check_refusals, "refusal", lambda s, seat, action, at: Refusal("HC-09", Told(""))),
    (suite.check_refusals, "silence", lambda s: Refusal("HC-99", Told("highcard-no-talk"))),
    (suite.check_draw, "draw", draw_of_any_rank),
    (suite.check_draw, "draw", draw_of_the_highest),
    (suite.check_pieces, "apply", apply_with_a_card_too_many),
    (suite.check_views, "view", view_with_a_tuple),
    (suite.check_deadlines, "deadline", lambda s: None if highcard.GAME.deadline(s) is None else -1),
    (suite.check_deadlines, "legal", legal_without_clock),
    (suite.check_resample, "tell", tell_others_the_card),
    (suite.check_resample, "apply", apply_that_notes_a_hand),
    (suite.check_deeds, "deeds", DeedsThatRemember()),
    (suite.check_deeds, "deeds", lambda seat, action, notes: [Did("deal", count=cast(Any, 0.5))]),
    (suite.check_deeds, "deeds", lambda seat, action, notes: [Did("deal", seat=CHANCE)]),
    (suite.check_deeds, "deeds", lambda seat, action, notes: [Did("deal", to="the table of a neighbour")]),
    (suite.check_resample, "resample", resample_that_deals_a_seat_its_own_card_anew),
    (suite.check_resample, "resample", resample_from_nowhere),
    (suite.check_guesses, "resample", resample_that_moves_the_truth),
    (suite.check_resample, "label", leaky_label),
    (suite.check_resample, "rank", leaky_rank),
    (suite.check_resample, "tell", telling_tell),
    (suite.check_secrets, "view", leaky_view),
    (suite.check_secrets, "refusal", leaky_refusal),
    (suite.check_secrets, "prompt", lambda s, seat: Told("highcard-ask-choose", {"cards": str(s.cards)})),
    (suite.check_secrets, "silence", lambda s: Refusal("HC-10", Told("highcard-no-talk", {"cards": str(s.cards)}))),
    (suite.check_secrets, "audience", lambda s, seat, action: None),
    (suite.check_secrets, "audience", audience_of_two),
    (suite.check_secrets, "resample", lambda s, seat, rng: highcard.GAME.copy(s)),
    (suite.check_looks, "resample", resample_that_deals_a_seat_its_own_card_anew),
    (suite.check_looks, "resample", resample_that_leaves_a_mark),
    (suite.check_looks, "tell", TellsInTurns()),
    (suite.check_chains, "apply", Remembers(every=4)),
    (suite.check_looks_are_blind, "resample", resample_that_moves_the_truth),
    (suite.check_looks_are_blind, "refusal", leaky_refusal),
    (suite.check_guide, "worth", lambda s, seat: float(s.cards[seat])),
    (suite.check_guide, "playout", playout_that_cheats),
    (suite.check_guide, "playout", lambda s, rng, horizon: None),
    (suite.check_play_random, "play_random", play_random_with_sense),
]
