"""Plays the games that are kept: bots, or anything legal, with undos, forks, pauses, and people who come and go."""

from hashlib import sha256
from typing import Any

import msgspec

from mensae.bots import make_player, think
from mensae.bots.mate import Mate
from mensae.core.chance import FastRng
from mensae.core.plain import RANDOM_STEP
from mensae.core.record import Origin, Standing, begin_of, export, parse_options
from mensae.core.schema import CLOCK, HOST, AskUndo, Refused, Seat, Setup, Sits, Sitter
from mensae.core.table import Table
from mensae.games import GAMES
from mensae.lab.team import next_event
from tests.kept.plans import Plan

AnyTable = Table[Any, Any, Any]
NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eva", "Finn")
TALK, PACE = 1500, 900  # ms that people talk, or need for an action
REFUSES = 4  # one answer to a question about an undo in so many


def record_of(plan: Plan) -> str:
    """The record of the planned game; its seed is in it, so that it could go on."""
    game = GAMES[plan.game]
    setup = Setup(plan.seats, parse_options(game, plan.options), plan.last)
    begin: Any = None
    origin: Origin | None = None
    people = set(range(plan.seats))
    for number, (entries, seat) in enumerate(plan.forks):
        table = _played(plan, Table(game, setup, _seed(plan, number), begin), origin, entries, people)
        moves = [Standing(entry.at, entry.seat, msgspec.to_builtins(entry.action)) for entry in table.standing]
        seed = None if seat is None else sha256(f"{plan.name} dealt anew {number}".encode()).hexdigest()
        origin = Origin(moves, seat, seed, origin)
        begin = begin_of(game, setup, origin)
    table = _played(plan, Table(game, setup, _seed(plan, len(plan.forks)), begin), origin, plan.entries, people)
    return export(table, list(NAMES[: plan.seats]), keep_seed=True, players=[plan.bot] * plan.seats, origin=origin)


def _seed(plan: Plan, number: int) -> bytes:
    return sha256(f"{plan.game} {plan.name} {number} {plan.seed}".encode()).digest()


def _played(plan: Plan, table: AnyTable, origin: Origin | None, limit: int | None, people: set[Seat]) -> AnyTable:
    """The table when the game is over, or after so many entries and what chance adds to the last."""
    player = None if plan.bot == "anything" else make_player(plan.bot, table.game)
    rng = FastRng(len(plan.name) + plan.seats + plan.seed)
    rules = table.game.real_time
    memory = rules.new_memory() if rules else None
    due = [*plan.comings, *((count, 0, "pause") for count in plan.pauses)]
    if isinstance(player, Mate) and not plan.comings:
        due = [(0, seat, "bot") for seat in range(plan.seats)]
    if origin is not None:
        due = []
        for seat, what in plan.returns[len(origin.chain()) - 1 :][:1]:
            _happen(table, people, seat, what, origin.moves[-1].at)  # the table time goes on from there
    table.start()
    while table.actors and (limit is None or len(table.lines) < limit):
        happens = next((each for each in sorted(due) if each[0] <= len(table.lines)), None)
        if happens is not None:
            due.remove(happens)
            _happen(table, people, *happens[1:])
        elif isinstance(player, Mate):
            _together(table, player, people, rng, memory)
        elif player is None:
            _anything(table, rng)
        else:
            seat = table.actors[0]
            code = think(player, table.game, table.state, seat, rng)
            table.act(seat, table.game.actions[code], table.now + rng.below(1000))
            if plan.undo and rng.below(plan.undo) == 0:
                _take_back(table, seat if rng.below(2) == 0 else rng.below(plan.seats), rng)
    return table


def _happen(table: AnyTable, people: set[Seat], seat: Seat, what: str, at: int | None = None) -> None:
    """Somebody comes or goes, or all pause and go on."""
    rules = table.game.real_time
    assert rules is not None
    if what != "pause":
        who: Sitter = "person" if what == "person" else "bot" if what == "bot" else "gone"
        table.act(HOST, Sits(who, seat), at)
        (people.add if what == "person" else people.discard)(seat)
        return
    assert _choose(table, "Pause", table.now)
    while rules.stands(table.state):
        assert _choose(table, "Resume", table.now)


def _choose(table: AnyTable, kind: str, at: int) -> bool:
    """The first seat that may does this; whether there is one."""
    for seat in (seat for seat in table.actors if seat >= 0):
        for action in table.legal(seat, at):
            if type(action).__name__ == kind:
                table.act(seat, action, at)
                return True
    return False


def _together(table: AnyTable, mate: Mate, people: set[Seat], rng: FastRng, memory: Any) -> None:
    """The next of a team: people begin, end their talks, and do what hints say; bots do what they do."""
    if _choose(table, "Ready", table.now) or _choose(table, "EndTalk", table.now + TALK):
        return
    if rng.below(3) > 0 and _hinted(table, people, memory):
        return
    event = next_event(table.game, table.state, [mate] * table.setup.seats, table.now, memory)
    if event.seat != CLOCK:
        table.act(event.seat, table.game.actions[event.code], event.at)
    elif not _hinted(table, people, memory):
        table.tick(event.at)


def _hinted(table: AnyTable, people: set[Seat], memory: Any) -> bool:
    """A person does what the plan asks for; whether there is anything."""
    rules, deadline = table.game.real_time, table.game.deadline(table.state)
    assert rules is not None
    if deadline is not None and deadline <= table.now + PACE:
        return False
    for seat in sorted(people, key=lambda seat: (seat + len(table.lines)) % table.setup.seats):
        for code in rules.hints(table.state, seat, memory)[:1]:
            table.act(seat, table.game.actions[code], table.now + PACE)
            return True
    return False


def _anything(table: AnyTable, rng: FastRng) -> None:
    """Any seat acts at any time: first a kind of action, so that rare ones come, and seldom one that ends all."""
    at, seat = table.now + rng.below(RANDOM_STEP), table.actors[rng.below(len(table.actors))]
    deadline = table.game.deadline(table.state)
    if deadline is not None and deadline <= at:
        table.tick(deadline)
        return
    legal = table.legal(seat, at)
    kinds = [kind for kind in dict.fromkeys(map(type, legal)) if kind.__name__ != "GiveUp" or rng.below(50) == 0]
    chosen: type[Any] = kinds[rng.below(len(kinds))]
    some: list[Any] = [action for action in legal if type(action) is chosen]
    table.act(seat, some[rng.below(len(some))], at)


def _take_back(table: AnyTable, seat: Seat, rng: FastRng) -> None:
    """A seat takes back what it did last, or asks for it and is answered, if the rules of undos allow it."""
    try:
        table.undo(seat, table.now + 1)
    except Refused:
        return
    for other in range(table.setup.seats):
        if table.asked is not None and other != seat and rng.below(10) > 0:  # now and then nobody answers
            assert isinstance(table.asked.action, AskUndo)
            table.answer_undo(other, rng.below(REFUSES) > 0, table.now + 1)
