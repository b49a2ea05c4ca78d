"""What a seat asks about actions before it does any of them: nothing is done, recorded or learned."""

from typing import Any

from msgspec import UNSET

from mensae.core.schema import Seat
from mensae.core.trying import check_whole, why_not
from mensae.server.doing import stamp
from mensae.server.live import LiveTable
from mensae.wire.change import SAME, changes
from mensae.wire.socket import Choice, Explained, Explanation, Looked


def look(live: LiveTable, seat: Seat, id: str, actions: list[Any]) -> Looked:
    """What the seat would see after the actions; in a game with secrets by guesses from what it knows."""
    table, game = live.playing(), live.game
    at = stamp(table, live.at())
    tried = table.tried(seat, actions, at)
    patch = changes(game.sight.view(table.state, seat), game.sight.view(tried.state, seat))
    return Looked(
        id=id,
        seq=len(table.lines),
        done=tried.done,
        end=tried.end,
        refusal=tried.refusal,
        told=tried.told,
        did=tried.did,
        prompt=game.speech.prompt(tried.state, seat),
        legal=[Choice(action) for action in game.offers(tried.state, seat, at)],
        view=UNSET if patch is SAME else patch,
    )


def explain(live: LiveTable, seat: Seat, id: str, actions: list[Any], after: list[Any]) -> Explained:
    """The words of each action that is allowed now, or after a chain of others, and why the others are not."""
    table, game = live.playing(), live.game
    at = stamp(table, live.at())
    state = table.state
    if after:
        chain = table.tried(seat, after, at)
        check_whole(chain, len(after))
        state = chain.state
    legal = game.rules.legal(state, seat, at)
    refusals = [why_not(game, state, seat, action, at, legal) for action in actions]
    found = [
        Explanation(game.speech.label(state, seat, action) if refusal is None else None, refusal)
        for action, refusal in zip(actions, refusals, strict=True)
    ]
    return Explained(id, len(table.lines), found)
