"""What always holds for the course of a game: refusals, order, replay and copies. I19, I20 and I24."""

from typing import Any

import pytest

from mensae.core.chance import FastRng
from mensae.core.record import export, load
from mensae.core.replay import replay
from mensae.core.schema import Refused, Setup
from mensae.core.state import dump, equal, pack, unpack
from mensae.core.table import Table
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.data import PLACE, PLATFORM, TALK
from mensae.games.magicmaze.rules import engine
from mensae.games.magicmaze.schema import Explore, GameAction
from mensae.games.magicmaze.state import State, copy
from mensae.games.magicmaze.tests.position import do, position
from mensae.games.magicmaze.tests.random_games import Game, choose, play, some_options
from mensae.games.magicmaze.tests.seen_games import entries
from mensae.games.magicmaze.views import View

AnyTable = Table[State, GameAction, View]


@pytest.mark.example("I19")
@pytest.mark.rule("MM-234")
def test_a_refused_action_changes_nothing() -> None:
    rng = FastRng(19)
    for entry in entries()[:: max(1, len(entries()) // 60)]:
        game = entry.game
        table: AnyTable = Table(GAME, Setup(game.seats, game.options), bytes(32), begin=entry.state)
        before = dump(table.state)
        for _ in range(12):
            seat, action = rng.below(game.seats), ACTIONS[rng.below(len(ACTIONS))]
            at = int(entry.state.now)
            if action not in table.legal(seat, at):
                with pytest.raises(Refused) as no:
                    table.act(seat, action, max(at, table.now))
                assert no.value.refusal.rule is not None
        assert dump(table.state) == before
        assert table.lines == []


def touched(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The fields and platforms in which two states differ."""
    flat = [_flat(each) for each in (before, after)]
    return {key for key in flat[0].keys() | flat[1].keys() if flat[0].get(key) != flat[1].get(key)}


def _flat(fields: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in fields.items():
        if key.startswith(("acted", "acts")):
            continue  # who acted last, and how: no rule asks for it
        parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
        found.update({f"{key} {name}": part for name, part in parts} if parts else {key: value})
    return found


def done(s: State, *acts: tuple[int, int]) -> dict[str, Any]:
    """The state after these actions, one after the other at one time; all are legal at their turn."""
    then = copy(s)
    for seat, code in acts:
        assert code in engine.legal(then, seat, int(s.now)), ACTIONS[code]
        engine.apply(then, seat, code, int(s.now))
    return dump(then)


@pytest.mark.example("I20")
@pytest.mark.rule("MM-70", "MM-232", "MM-238")
def test_actions_that_have_nothing_in_common_commute() -> None:
    rng, pairs = FastRng(20), 0
    for entry in entries()[::9]:
        s, seats = entry.state, entry.game.seats
        now = int(s.now)
        acts = [(seat, code) for seat in range(seats) for code in engine.legal(s, seat, now) if code < PLACE]
        acts = [act for act in acts if act[1] != TALK and not isinstance(ACTIONS[act[1]], Explore)]
        if len(acts) < 2:
            continue
        first, second = acts[rng.below(len(acts))], acts[rng.below(len(acts))]
        begin = dump(s)
        effects = [touched(begin, done(s, act)) for act in (first, second)]
        timer = [effect & {"ends", "landed", "phase", "talk_at"} for effect in effects]
        if not effects[0] & effects[1] and not any(timer) and not _common(s, first[1], second[1]):
            one, other = done(s, first, second), done(s, second, first)
            assert touched(one, other) == set()
            pairs += 1
    assert pairs > 30


def _common(s: State, *codes: int) -> bool:
    """Whether two actions name a platform in common."""
    words = [{str(getattr(ACTIONS[code], field)) for field in ACTIONS[code].__struct_fields__} for code in codes]
    named = [{int(s.root[PLATFORM[word]]) for word in each if word in PLATFORM} for each in words]
    return bool(named[0] & named[1])


def played(game: Game) -> AnyTable:
    """A table at which the game is played at random to its end."""
    table: AnyTable = Table(GAME, Setup(game.seats, game.options), game.seed.to_bytes(32, "big"))
    rng = FastRng(game.seed)
    table.start()
    while table.actors:
        deadline = GAME.deadline(table.state)
        at = table.now + (rng.below(900) if deadline is not None else 0)
        if deadline is not None and deadline <= at:
            table.tick(at)
            continue
        seat = table.actors[rng.below(len(table.actors))]
        code = choose(table.state, engine.legal(table.state, seat, at), rng)
        table.act(seat, ACTIONS[code], at)
    return table


@pytest.mark.example("I24")
@pytest.mark.rule("MM-230", "MM-231")
@pytest.mark.parametrize("seed", [1, 4, 11])
def test_setup_options_and_log_give_the_same_game(seed: int) -> None:
    seats = 1 + seed % 6
    table = played(Game(seats, some_options(FastRng(seed), seats, 1 + seed % 5), seed))
    stamps = [entry.at for entry in table.log]
    assert stamps == sorted(stamps)
    again = replay(GAME, table.setup, table.log, table.seed, verify=True)
    assert dump(again.state) == dump(table.state)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    record = load(export(table, names), {"magicmaze": GAME}, verify=True)
    assert record.table.log == table.log
    assert dump(record.table.state) == dump(table.state)
    assert record.table.outcome == table.outcome


@pytest.mark.rule("MM-231")
def test_a_copy_is_the_same_and_goes_its_own_way() -> None:
    rng = FastRng(3)
    for entry in entries()[::20]:
        s, before = copy(entry.state), dump(entry.state)
        assert dump(s) == before
        list(play(entry.game._replace(entries=5, seed=rng.below(1_000)), s))
        assert dump(entry.state) == before


@pytest.mark.rule("MM-231")
def test_a_state_comes_back_from_its_bytes() -> None:
    for entry in entries()[::20]:
        blank = GAME.rules.setup(Setup(entry.game.seats, entry.game.options))
        assert equal(unpack(blank, pack(entry.state)), entry.state)


@pytest.mark.rule("MM-114")
def test_a_copy_keeps_what_people_have_said() -> None:
    s = position(pause="agreed", mission=2)
    for seat, action in (
        (1, "give_up"),
        (2, "give_up"),
        (2, "stare(1)"),
        (3, "pawn(pipe)"),
        (1, "pause"),
        (2, "resume"),
    ):
        do(s, seat, action, 1_000)
    assert dump(copy(s)) == dump(s)


LISTS = ["root", "other", "on", "held", "built", "bridge", "cell", "turn", "rank", "supply", "face"]
LISTS += ["sitter", "pawn_at", "stare", "queue", "aside", "due", "acted"]


@pytest.mark.rule("MM-231")
@pytest.mark.parametrize("name", LISTS)
def test_a_copy_shares_no_list_and_every_list_is_in_the_dump(name: str) -> None:
    s = position(mission=5)
    before, other = dump(s), copy(s)
    getattr(other, name)[0] += 1
    assert dump(s) == before != dump(other)
