"""The legal actions as choices: their words, what fits a typed text, and what the search thinks of them."""

from collections.abc import Sequence

from msgspec import Struct

from mensae.bots.search import Insight
from mensae.core.game import AnyGame, action_types, codes
from mensae.core.notation import NotationError, read, write
from mensae.core.schema import Action, Seat
from mensae.terminal.sitting import Sitting
from mensae.texts import Speaker

HINTS = 3  # how many choices a hint names


class Choice(Struct, frozen=True):
    """A legal action in words and in notation."""

    action: Action
    label: str
    notation: str
    insight: Insight | None = None  # from a hint


def choices(sitting: Sitting, seat: Seat | None, speaker: Speaker, insights: Sequence[Insight] = ()) -> list[Choice]:
    """Every choice of the seat in the order of the rules, but those of a hint first, the best on top."""
    if seat is None:
        return []
    game, state = sitting.game, sitting.table.state
    best = {insight.code: insight for insight in insights[:HINTS]}
    codes = game.legal(state, seat)
    ordered = [*(code for code in best if code in codes), *(code for code in codes if code not in best)]
    return [
        Choice(action, speaker.say(game.label(state, seat, action)), write(action), best.get(code))
        for code, action in ((code, game.ACTIONS[code]) for code in ordered)
    ]


def matching(offered: Sequence[Choice], text: str) -> list[Choice]:
    """The choices in whose label or notation every typed word occurs."""
    words = text.casefold().split()
    return [c for c in offered if all(word in f"{c.label} {c.notation}".casefold() for word in words)]


def typed_action(game: AnyGame, text: str) -> Action | None:
    """The action of the game, legal now or not, that a text in notation means; capitals do not matter."""
    plain = " ".join(text.casefold().split())
    try:
        action = read(text, action_types(game))
    except NotationError:
        action = None
    if action in codes(game):
        return action
    return next((action for action in game.ACTIONS if write(action).casefold() == plain), None)
