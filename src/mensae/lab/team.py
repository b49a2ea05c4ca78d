"""A team of bots in a game in real time, played in simulated table time: as fast as they think, but with their pace."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from mensae.bots.mate import LOOK, Mate
from mensae.core.chance import Rng
from mensae.core.game import AnyGame
from mensae.core.schema import CHANCE, CLOCK, HOST, Seat, Sits
from mensae.core.table import Table


class Event(NamedTuple):
    """What happens next."""

    at: int
    seat: Seat
    code: int


def play_team(game: AnyGame, state: Any, mates: Sequence[Mate], rng: Rng) -> list[Event]:
    """Plays to the end in place, with a mate in every seat; returns everything that happened."""
    assert game.real_time is not None
    events, at, memory = [], 0, game.real_time.new_memory()
    sitting = [Event(0, HOST, game.codes[Sits("bot", seat)]) for seat in range(len(mates))]
    while actors := game.rules.actors(state):
        if actors == [CHANCE]:
            event = Event(at, CHANCE, game.rules.draw(state, rng))
        elif sitting:
            event = sitting.pop(0)
        else:
            event = next_event(game, state, mates, at, memory)
        assert event.code in game.rules.legal(state, event.seat, event.at), f"{game.actions[event.code]} is not legal"
        game.rules.apply(state, event.seat, event.code, event.at)
        events.append(event)
        at = event.at
    return events


def play_table(table: Table[Any, Any, Any], mates: Sequence[Mate], limit: int | None = None) -> None:
    """The same at a table, which keeps its log and draws for itself; to the end, or for so many entries."""
    game = table.game
    assert game.real_time is not None
    memory = game.real_time.new_memory()
    table.start()
    for seat in range(len(mates)):
        table.act(HOST, Sits("bot", seat))
    while table.actors and (limit is None or len(table.log) < limit):
        event = next_event(game, table.state, mates, table.now, memory)
        if event.seat == CLOCK:
            table.tick(event.at)
        else:
            table.act(event.seat, game.actions[event.code], event.at)


def next_event(game: AnyGame, state: Any, mates: Sequence[Mate], at: int, memory: Any) -> Event:
    """Who acts first, and when: one of the mates, or the clock."""
    rules = game.real_time
    assert rules is not None
    rules.follow(state, memory)
    while True:
        advices = [(mate.advise(rules, state, seat, at, memory), seat) for seat, mate in enumerate(mates)]
        acts = [Event(max(at, advice.at), seat, advice.code) for advice, seat in advices if advice.code is not None]
        look = min([max(at + LOOK, advice.at) for advice, _ in advices if advice.code is None], default=None)
        first = min(acts, default=None)
        deadline = game.deadline(state)
        if first is not None and (look is None or first.at <= look) and (deadline is None or first.at < deadline):
            return first
        if deadline is not None and (look is None or deadline <= look):
            return Event(deadline, CLOCK, game.rules.legal(state, CLOCK, deadline)[0])
        if look is None or (first is None and deadline is None and rules.stands(state)):
            raise ValueError("nobody means to do anything, and no time passes")
        at = look
